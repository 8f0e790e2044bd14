// Taking moves back: what stands is the game in which they were never made, nobody learns anything by it, and people have a say in it.
#include <sstream>

#include "engine/journal.hpp"
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

using boost::json::value;

// A table of people from its opening on, as its entries make it.
struct Kept {
  Shelf& shelf;
  Record record;
  std::vector<Stored> entries;

  Kept(Shelf& on, Kind const& kind, std::string const& options) : shelf(on), record("abcdefghijkm", on) {
    auto const game = *shelf.take(kind, options, "");
    std::string const secret(64, '5');
    entry::Open open;
    open.game = kind.id();
    open.rules = game->rules();
    open.options = {game->options()};
    open.components = {game->components()};
    open.secret = open.commitment = secret;
    open.dealing = 2;
    store({open, {}});
    for (int seat = 0; seat < game->seats(); ++seat)
      store(*record.sit({}, {seat_at(seat), some_name(seat), part(seat), fair::seal("part", part(seat))}));
    store(*record.start(seat_at(0)));
    for (int seat = 0; seat < game->seats(); ++seat) store(*record.reveal(seat_at(seat), {part(seat)}));
    store(record.begin());
  }
  static std::string part(int seat) { return std::string(64, static_cast<char>('0' + seat)); }
  void store(Change const& change) {
    record.apply(change, 1'700'000'000'000);
    entries.push_back({record.number(), to_json(change.entry), record.time()});
  }
  void play(Seat seat, MoveId id) {
    std::string move;
    record.position().write_move(id, move);
    auto const change = record.play(seat, {record.number(), {*parse_json(move)}});
    ASSERT_TRUE(change) << change.error().code;
    store(*change);
  }
  // What everybody sees, one after the other.
  std::vector<std::string> seen() const {
    std::vector<std::string> all;
    auto const look = [&](Viewer viewer) { record.position().write_view(viewer, all.emplace_back(), true); };
    for (int seat = 0; seat < record.game().seats(); ++seat) look(seat_at(seat));
    look(Viewer::spectator());
    look(Viewer::book());
    return all;
  }
};

MoveId any_of(Position const& position, Seat seat, Rng& rng) {
  MoveList moves;
  position.legal(seat, moves);
  return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
}

// Whether somebody may do this and take it back: it tells nothing, and neither chance nor the end comes after it.
bool comes_back(Position const& position, Seat seat, MoveId id) {
  if (!position.takes_back(seat, id)) return false;
  auto const after = position.clone();
  after->apply(seat, id);
  return !after->to_act().empty() && !after->to_act().has(chance);
}

class EveryGame : public ::testing::TestWithParam<int> {
 protected:
  Kind const& kind = *kinds()[static_cast<std::size_t>(GetParam())];
  Shelf shelf;
  int taken_back = 0, with_others = 0;

  // Somebody does something else first, and others go on from there, until it is all taken back.
  void stray(Kept& table, Seat mover, Rng& rng) {
    MoveId other = any_of(table.record.position(), mover, rng);
    for (int tries = 0; tries < 4 && !comes_back(table.record.position(), mover, other); ++tries)
      other = any_of(table.record.position(), mover, rng);
    if (!comes_back(table.record.position(), mover, other)) return;
    auto const before = table.seen();
    auto const said = table.record.journal();
    int const since = table.record.number();
    table.play(mover, other);
    ASSERT_NE(table.record.may_undo(mover), protocol::MayUndo::no);
    for (int more = static_cast<int>(rng.below(3)); more > 0; --more) {
      auto const& position = table.record.position();
      Seat const next = position.ask_first(position.to_act());
      MoveId const id = any_of(position, next, rng);
      if (next == mover || !comes_back(position, next, id)) break;
      table.play(next, id);
      ++with_others;
    }
    auto const undoing = table.record.undo(mover, {table.record.number()});
    ASSERT_TRUE(undoing) << undoing.error().code;
    EXPECT_EQ(undoing->asked.empty(), table.record.number() == since + 1);
    table.store(undoing->change);
    EXPECT_EQ(table.seen(), before) << "the table is not what it was";
    EXPECT_TRUE(table.record.journal().starts_with(said)) << "what was played is not kept";
    // Everybody is told that, and sees again what they saw before.
    for (auto const& viewer : {Viewer(seat_at(0)), Viewer(seat_at(1)), Viewer::spectator()})
      table.record.replay(table.record.number() - 1, [&](Passed const& step) {
        ASSERT_EQ(step.told.size(), 1U);
        EXPECT_TRUE(step.told[0].audience.has(viewer) && step.told[0].json.contains("taken_back"));
        std::string view, now;
        step.after.write_view(viewer, view);
        table.record.position().write_view(viewer, now);
        EXPECT_EQ(view, now);
      });
    ++taken_back;
  }
};
INSTANTIATE_TEST_SUITE_P(Each, EveryGame, ::testing::Range(0, static_cast<int>(kinds().size())), [](auto const& info) {
  std::string name(kinds()[static_cast<std::size_t>(info.param)]->id());
  std::ranges::replace(name, '-', '_');
  return name;
});

// The property, over configurations of every game: views of all seats, chance, the result, and what is stored and read again.
TEST_P(EveryGame, WithMovesTakenBackIsTheGameInWhichTheyWereNeverMade) {
  auto configurations = kind.configurations();
  std::erase_if(configurations, [&](std::string const& each) { return (*shelf.take(kind, each, ""))->seats() < 2; });
  std::size_t const looked_at = 6;
  auto const bots = kind.bots();
  int const novice = static_cast<int>(std::ranges::find(bots, "novice") - bots.begin());
  for (std::size_t i = 0; i < configurations.size(); i += (configurations.size() / looked_at) | 1) {
    SCOPED_TRACE(configurations[i]);
    Kept with(shelf, kind, configurations[i]), without(shelf, kind, configurations[i]);
    Rng rng(11 + i), stray_rng(5 + i);
    int const enough = taken_back + 150;  // a table has its limit
    while (without.record.stage() == protocol::Stage::playing) {
      auto const& position = without.record.position();
      Seat const mover = position.ask_first(position.to_act());
      if (stray_rng.below(3) == 0 && taken_back < enough) stray(with, mover, stray_rng);
      if (HasFatalFailure()) return;
      MoveId const id = position.ask_bot(novice, mover, {}, rng);
      without.play(mover, id);
      with.play(mover, id);
      ASSERT_FALSE(HasFatalFailure());
      ASSERT_EQ(with.seen(), without.seen());
    }
    EXPECT_EQ(to_json(*with.record.result()), to_json(*without.record.result()));

    Record again("abcdefghijkm", shelf);
    for (auto const& each : with.entries) ASSERT_TRUE(again.read(each));
    EXPECT_EQ(again.journal(), with.record.journal());

    auto const read = [](Record const& record) {
      std::istringstream in(record.journal());
      return JournalReader(in, find_kind).next();
    };
    auto const one = read(with.record), other = read(without.record);
    ASSERT_TRUE(one && other) << (one ? "" : one.error());
    EXPECT_TRUE(std::ranges::equal(one->journal.moves, other->journal.moves,
                                   [](auto const& a, auto const& b) { return a.seat == b.seat && a.id == b.id; }));
    EXPECT_EQ(one->journal.played.size() > one->journal.moves.size(), !one->journal.backs.empty());
    ASSERT_TRUE(verify_chance(*one));
    EXPECT_EQ(*verify_chance(*one), *verify_chance(*other)) << "every draw, once";
  }
  // In Final Touch a card is drawn after every move.
  EXPECT_EQ(taken_back > 0, kind.id() != "final-touch") << taken_back;
  EXPECT_EQ(with_others > 0, kind.id() != "final-touch" && kind.id() != "czary-mary") << with_others;
}

TEST_P(EveryGame, NobodyTakesBackWhatChanceOrAHiddenThingHasComeAfter) {
  Kept table(shelf, kind, "{}");
  Rng rng(3);
  int refused = 0;
  while (table.record.stage() == protocol::Stage::playing) {
    auto const& position = table.record.position();
    Seat const mover = position.ask_first(position.to_act());
    MoveId const id = any_of(position, mover, rng);
    bool const tells = !position.takes_back(mover, id);
    auto const after = position.clone();
    after->apply(mover, id);
    bool const drawn = after->to_act().has(chance);
    table.play(mover, id);
    if (table.record.stage() != protocol::Stage::playing || !(tells || drawn)) continue;
    auto const undoing = table.record.undo(mover, {table.record.number()});
    ASSERT_FALSE(undoing);
    EXPECT_EQ(undoing.error(), refusal(drawn ? No::undo_drawn : No::undo_shown));
    EXPECT_EQ(table.record.may_undo(mover), protocol::MayUndo::no);
    ++refused;
  }
  EXPECT_GT(refused, 0);
  EXPECT_EQ(table.record.undo(seat_at(0), {table.record.number()}).error(), refusal(No::game_over));
}

class TakingBack : public TableTest {
 protected:
  TakingBack() { game = "modern-art"; }
  static std::string phase(TestPage const& page) { return std::string(page.view().at("phase").as_string()); }
  static std::string bid(int amount) { return R"({"type":"bid","amount":)" + std::to_string(amount) + "}"; }
  static std::string undo(TestPage const& page) { return R"({"type":"undo","seen":)" + std::to_string(number(page)) + "}"; }
  static std::string answer(TestPage const& page, bool agree) {
    return R"({"type":"answer_undo","number":)" + std::to_string(number(page)) + R"(,"agree":)" + (agree ? "true}" : "false}");
  }
  static std::string may_undo(TestPage const& page) { return std::string(page.last("update").at("undo").as_string()); }
  static value question(TestPage const& page) { return page.last("table").at("undo"); }
  static value taken_back(int seat, int moves) {
    return *parse_json(R"({"type":"taken_back","seat":)" + std::to_string(seat) + R"(,"moves":)" + std::to_string(moves) + "}");
  }
  std::size_t stored() { return store.entries[table].size(); }

  using Pages = std::vector<std::unique_ptr<TestPage>>;
  // Until a painting lies there that is sold in this way.
  void play_to(Pages& pages, std::string const& wanted) {
    for (int i = 0; i < 400 && phase(*pages[0]) != wanted; ++i)
      for (auto& page : pages)
        if (asked(*page)) {
          auto const moves =
              (*hall->shelf().take(*find_kind(game), R"({"seats":)" + std::to_string(pages.size()) + "}", ""))->moves_in(page->view());
          auto const fits =
              std::ranges::find_if(moves, [&](std::string const& move) { return move.contains("\"auction\":\"" + wanted + '"'); });
          page->say(play_text(number(*page), fits == moves.end() ? moves.front() : *fits));
          break;
        }
    ASSERT_EQ(phase(*pages[0]), wanted);
  }
  Pages at_an_open_auction(std::string const& more = R"(,"hammer":0)") {
    auto pages = started_table(3, more);
    play_to(pages, "open");
    return pages;
  }
};

TEST_F(TakingBack, OnesOwnLastMoveAtOnceWhereNobodyElseHasActed) {
  auto pages = at_an_open_auction();
  auto const before = std::vector{pages[0]->view(), pages[1]->view(), pages[2]->view()};
  pages[1]->say(play_text(number(*pages[1]), bid(5)));
  EXPECT_EQ(may_undo(*pages[1]), "at_once");
  auto const spectator = watching(table);
  EXPECT_EQ(may_undo(*spectator), "no");
  auto const told = stored();
  pages[1]->say(undo(*pages[1]));
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(pages[i]->view(), before[i]);
    EXPECT_EQ(pages[i]->shown().events.back(), taken_back(1, 1));
  }
  EXPECT_EQ(stored(), told + 1) << "an undo is an entry";
  EXPECT_EQ(spectator->shown().events, watching(table)->shown().events) << "who comes later hears of the move and of the undo";
  pages[1]->say(play_text(number(*pages[1]), bid(3)));
  EXPECT_EQ(pages[0]->view().at("amount"), 3) << "and the table goes on from there";
}

TEST_F(TakingBack, WhereOthersHaveActedAllAreAskedAndASingleRefusalEndsIt) {
  auto pages = at_an_open_auction();
  auto const before = pages[0]->view();
  pages[1]->say(play_text(number(*pages[1]), bid(5)));
  pages[2]->say(play_text(number(*pages[2]), bid(7)));
  EXPECT_EQ(may_undo(*pages[1]), "if_all_agree");
  EXPECT_EQ(may_undo(*pages[2]), "at_once");
  auto const told = stored();
  pages[1]->say(undo(*pages[1]));
  EXPECT_EQ(question(*pages[0]).at("seat"), 1);
  EXPECT_EQ(question(*pages[0]).at("awaited"), (boost::json::array{0, 2}));
  EXPECT_EQ(stored(), told) << "a question is no entry";
  pages[0]->say(undo(*pages[0]));
  EXPECT_NE(pages[0]->last_refusal(), "");
  pages[1]->say(answer(*pages[1], true));
  EXPECT_EQ(pages[1]->last_refusal(), "answer_undo: not_asked");
  auto const spectator = watching(table);
  spectator->say(answer(*pages[1], true));
  EXPECT_EQ(spectator->last_refusal(), "answer_undo: not_asked");

  pages[0]->say(answer(*pages[0], true));
  EXPECT_EQ(question(*pages[1]).at("awaited"), boost::json::array(1, 2));
  pages[2]->say(answer(*pages[2], false));
  EXPECT_TRUE(question(*pages[1]).is_null());
  EXPECT_EQ(pages[1]->last_refusal(), "undo: undo_refused");
  EXPECT_EQ(pages[0]->view().at("amount"), 7);
  pages[1]->forget();
  pages[1]->say(undo(*pages[1]));
  EXPECT_EQ(pages[1]->last_refusal(), "undo: undo_refused") << "nobody is asked the same twice";
  EXPECT_TRUE(question(*pages[0]).is_null());

  pages[0]->say(play_text(number(*pages[0]), R"({"type":"pass"})"));
  pages[1]->say(undo(*pages[1]));
  pages[0]->say(answer(*pages[0], true));
  pages[2]->say(answer(*pages[2], true));
  EXPECT_EQ(pages[0]->view(), before);
  EXPECT_EQ(pages[2]->shown().events.back(), taken_back(1, 3));
  EXPECT_TRUE(question(*pages[2]).is_null());
}

TEST_F(TakingBack, AnyMoveEndsTheQuestionAndSoDoesSilence) {
  auto pages = at_an_open_auction();
  auto const ask = [&] {
    pages[1]->say(play_text(number(*pages[1]), bid(static_cast<int>(pages[1]->view().at("amount").as_int64()) + 1)));
    pages[2]->say(play_text(number(*pages[2]), bid(static_cast<int>(pages[2]->view().at("amount").as_int64()) + 1)));
    pages[1]->say(undo(*pages[1]));
    ASSERT_FALSE(question(*pages[0]).is_null());
  };
  ask();
  auto const late = answer(*pages[2], true);
  pages[0]->say(play_text(number(*pages[0]), R"({"type":"pass"})"));
  EXPECT_TRUE(question(*pages[2]).is_null());
  pages[2]->say(late);
  EXPECT_EQ(pages[2]->last_refusal(), "answer_undo: not_asked");
  ask();
  house.pass(std::chrono::seconds(59));
  EXPECT_FALSE(question(*pages[0]).is_null());
  house.pass(std::chrono::seconds(2));
  EXPECT_TRUE(question(*pages[0]).is_null());
  EXPECT_EQ(pages[1]->last_refusal(), "undo: undo_unanswered");
  EXPECT_EQ(pages[0]->view().at("leader"), 2);
}

TEST_F(TakingBack, WhatOnlyBotsHaveDoneSinceIsTakenBackWithIt) {
  table = open(3, R"(,"hammer":0)");
  Pages pages;
  pages.push_back(seated(table, 0));
  for (int seat : {1, 2}) pages[0]->say(R"({"type":"seat_bot","seat":)" + std::to_string(seat) + R"(,"bot":"novice"})");
  pages[0]->say(R"({"type":"start"})");
  int taken = 0;
  for (int i = 0; i < 300 && taken < 3 && pages[0]->last("table").at("stage") == "playing"; ++i) {
    if (!asked(*pages[0])) {
      house.pass(bot_pace);
      continue;
    }
    auto const before = pages[0]->view();
    auto const moves = (*hall->shelf().take(*find_kind(game), R"({"seats":3})", ""))->moves_in(before);
    pages[0]->say(play_text(number(*pages[0]), moves.front()));
    int const mine = number(*pages[0]);
    house.pass(bot_pace);
    if (number(*pages[0]) == mine || may_undo(*pages[0]) != "at_once") continue;
    pages[0]->say(undo(*pages[0]));
    if (pages[0]->view() != before) continue;  // an older decision of that seat
    EXPECT_GT(pages[0]->shown().events.back().at("moves").as_int64(), 1);
    ++taken;
    EXPECT_TRUE(asked(*pages[0])) << "and the seat is asked anew";
    pages[0]->say(play_text(number(*pages[0]), moves.back()));
  }
  EXPECT_EQ(taken, 3);
}

TEST_F(TakingBack, SilenceIsNobodysDecision) {
  auto pages = at_an_open_auction(R"(,"hammer":6)");
  pages[1]->say(play_text(number(*pages[1]), bid(5)));
  house.pass(std::chrono::seconds(7));
  ASSERT_NE(phase(*pages[0]), "open");
  EXPECT_EQ(may_undo(*pages[1]), "at_once") << "the others have said nothing";
  EXPECT_NE(pages[0]->last("update").at("undo"), "at_once");
  pages[1]->say(undo(*pages[1]));
  EXPECT_EQ(phase(*pages[0]), "open");
  EXPECT_EQ(pages[1]->last("update").at("left"), 6000) << "the hammer counts anew";
}

TEST_F(TakingBack, AnAnswerToWhatWasAskedBeforeIsStale) {
  auto pages = at_an_open_auction();
  pages[1]->say(play_text(number(*pages[1]), bid(5)));
  int const seen = number(*pages[2]);
  auto const old = undo(*pages[1]);
  pages[1]->say(undo(*pages[1]));
  pages[2]->say(play_text(seen, bid(6)));
  EXPECT_EQ(pages[2]->last_refusal(), "play: stale");
  pages[1]->say(play_text(number(*pages[1]), bid(4)));
  pages[1]->say(old);
  EXPECT_EQ(pages[1]->last_refusal(), "undo: stale") << "another decision than the one that was meant";
}

TEST_F(TakingBack, EveryRefusalSaysWhy) {
  auto pages = started_table(3, R"(,"hammer":0)");
  auto const refused = [&](TestPage& page) {
    page.say(undo(page));
    return page.last_refusal();
  };
  auto const stranger = watching(table);
  EXPECT_EQ(refused(*stranger), "undo: not_seated");
  EXPECT_EQ(refused(*pages[1]), "undo: nothing_to_undo");
  play_to(pages, "sealed");
  for (auto& page : pages) page->say(play_text(number(*page), bid(1)));
  EXPECT_EQ(refused(*pages[2]), "undo: undo_shown") << "the fists are open";
  pages[0]->say(R"({"type":"leave"})");
  EXPECT_EQ(refused(*pages[0]), "undo: bot_plays");
  game = "final-touch";
  auto others = started_table(2);
  auto const moves = (*hall->shelf().take(*find_kind(game), R"({"seats":2})", ""))->moves_in(others[0]->view());
  others[0]->say(play_text(number(*others[0]), moves.front()));
  EXPECT_EQ(refused(*others[0]), "undo: undo_drawn");
  auto const waiting = seated(open(2), 0);
  EXPECT_EQ(refused(*waiting), "undo: not_started");
}

TEST_F(TakingBack, ATableTakesBackOnlySoOften) {
  auto pages = at_an_open_auction();
  for (int i = 0; i < 200; ++i) {
    pages[1]->say(play_text(number(*pages[1]), bid(5)));
    pages[1]->say(undo(*pages[1]));
  }
  EXPECT_TRUE(pages[1]->last("refused").is_null());
  pages[1]->say(play_text(number(*pages[1]), bid(5)));
  EXPECT_EQ(may_undo(*pages[1]), "no");
  pages[1]->say(undo(*pages[1]));
  EXPECT_EQ(pages[1]->last_refusal(), "undo: undo_limit");
}

// The server dies while an undo is on its way to the store, before it is there or after: either way the next one knows exactly one truth.
TEST_F(TakingBack, AnUndoIsThereWholeOrNotAtAll) {
  for (bool const reaches : {false, true}) {
    store.entries.clear();
    auto pages = at_an_open_auction();
    auto const before = pages[2]->view();
    pages[1]->say(play_text(number(*pages[1]), bid(5)));
    auto const after = pages[2]->view();
    auto const token_of_two = token(*pages[2]);
    pages[2]->forget();
    store.held = true;
    pages[1]->say(undo(*pages[1]));
    EXPECT_TRUE(pages[2]->last("update").is_null()) << "nothing is told before it is stored";
    auto const told = store.entries;
    store.release();
    house.run();
    if (!reaches) store.entries = told;
    auto const next = std::make_shared<Hall>(house, store, bot_pace);
    TestPage page(*next, house);
    page.say(watch_text(table, token_of_two));
    EXPECT_EQ(page.view(), reaches ? before : after);
    EXPECT_EQ(page.shown().events.back() == taken_back(1, 1), reaches);
    page.leave();
  }
}

TEST_F(TakingBack, AStoredUndoOfWhatChanceDrewOrOfMoreThanThereIsMakesTheTableUnreadable) {
  for (auto const* wrong : {R"({"type":"take_back","seat":1,"moves":0})", R"({"type":"take_back","seat":1,"moves":20})",
                            R"({"type":"take_back","seat":1,"moves":9000})", R"({"type":"take_back","seat":5,"moves":1})"}) {
    auto pages = started_table(3, R"(,"hammer":0)");
    for (auto& page : pages) page->leave();
    auto& entries = store.entries[table];
    entries.push_back({entries.back().number + 1, wrong, entries.back().time});
    auto const next = std::make_shared<Hall>(house, store, bot_pace);
    TestPage page(*next, house);
    page.say(watch_text(table));
    EXPECT_EQ(page.last_refusal(), "watch: unreadable_table") << wrong;
  }
}

TEST_F(TakingBack, MessagesAreSpelledAsTheProtocolSays) {
  auto pages = at_an_open_auction();
  pages[1]->say(play_text(number(*pages[1]), bid(5)));
  pages[2]->say(play_text(number(*pages[2]), bid(7)));
  pages[1]->say(undo(*pages[1]));
  for (auto const* type : {"table", "update"}) {
    auto const told = boost::json::serialize(pages[1]->last(type));
    auto const read = read_json<protocol::Reply>(told);
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*parse_json(to_json(*read)), *parse_json(told));
  }
}

}  // namespace
}  // namespace atelier::server
