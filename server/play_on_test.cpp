// A table that begins at a moment of a finished game, and journals that somebody brings.
#include <sstream>

#include "engine/journal.hpp"
#include "server/messages.hpp"
#include "server/reading.hpp"
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

class PlayOnTest : public TableTest {
 protected:
  // A whole game of two people; afterwards `table` is it.
  std::vector<std::unique_ptr<TestPage>> finished() {
    auto pages = started_table();
    while (play_one(pages)) {
    }
    EXPECT_EQ(stage(), "over");
    return pages;
  }
  std::string text_of(std::string const& id, void (Table::*ask)(Table::Text)) {
    std::string text;
    (*hall->table(id).*ask)([&](auto given) { text = given ? *given : ""; });
    house.run();
    return text;
  }
  std::string journal(std::string const& id) { return text_of(id, &Table::journal); }
  boost::json::array steps(std::string const& id, Viewer viewer = Viewer::book()) {
    std::string text;
    hall->table(id)->steps(viewer, [&](auto given) { text = given ? *given : ""; });
    house.run();
    return parse_json(text)->at("steps").as_array();
  }
  static std::string play_on(std::string const& id, int number, int step, std::string const& more = "") {
    return R"({"type":"play_on","table":")" + id + R"(","number":)" + std::to_string(number) + R"(,"step":)" + std::to_string(step) +
           R"(,"listed":true)" + more + "}";
  }
  std::string refusal_of(std::string const& text) {
    auto const asking = page();
    asking->say(text);
    return asking->last_refusal();
  }
  // The last entry before the end, in which somebody is asked.
  int middle() { return static_cast<int>(store.entries[table].size()) / 2; }
  // A table at that moment with two people who have begun, and the view of the moment as the book had it.
  std::vector<std::unique_ptr<TestPage>> played_on(int number) {
    auto const opener = page();
    opener->say(play_on(table, number, 0));
    table = std::string(opener->last("opened").at("table").as_string());
    std::vector<std::unique_ptr<TestPage>> pages;
    for (int seat = 0; seat < 2; ++seat) pages.push_back(seated(table, seat));
    for (int seat = 0; seat < 2; ++seat)
      pages[static_cast<std::size_t>(seat)]->say(watch_text(table, pages[static_cast<std::size_t>(seat)]->token()));
    pages[0]->say(R"({"type":"start"})");
    return pages;
  }
  static std::expected<ReadJournal, std::string> read(std::string const& text) {
    std::istringstream in(text);
    return JournalReader(in, find_kind).next();
  }
};

TEST_F(PlayOnTest, ATableBeginsAtAMomentOfAFinishedGameIsMarkedAndVerifies) {
  finished();
  auto const source = table;
  auto const before = read(journal(source));
  ASSERT_TRUE(before);
  int const number = middle();
  auto pages = played_on(number);
  auto const told = pages[0]->last("table");
  EXPECT_EQ(told.at("stage"), "playing");
  EXPECT_EQ(told.at("from"), *parse_json(R"({"table":")" + source + R"(","number":)" + std::to_string(number) + R"(,"step":0})"));
  // Everything before stands in the log; one view is shown.
  EXPECT_FALSE(pages[0]->shown().events.empty());
  EXPECT_EQ(pages[0]->shown().views.size(), 1U);
  auto const lobby = page();
  lobby->say(R"({"type":"list_tables"})");
  EXPECT_EQ(lobby->last("tables").at("tables").at(0).at("from"), told.at("from"));
  while (play_one(pages)) {
  }
  auto const after = read(journal(table));
  ASSERT_TRUE(after) << after.error();
  auto const& from = after->journal.header.from;
  ASSERT_TRUE(from);
  EXPECT_EQ(from->table, source);
  auto const given = static_cast<std::size_t>(from->moves);
  ASSERT_GT(given, 0U);
  ASSERT_LT(given, before->journal.moves.size());
  for (std::size_t i = 0; i < given; ++i) {
    EXPECT_EQ(after->journal.moves[i].seat, before->journal.moves[i].seat);
    EXPECT_EQ(after->journal.moves[i].id, before->journal.moves[i].id);
  }
  auto const checked = verify_chance(*after);
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_LT(*checked, *verify_chance(*before) + after->journal.moves.size());
  // Chance went on by this table's own secret: with the given moves taken for drawn ones, it does not verify.
  auto pretended = read(journal(table));
  pretended->journal.header.from.reset();
  EXPECT_FALSE(verify_chance(*pretended));
  pretended->journal.header.from = JournalFrom{source, number, 0, 1'000'000};
  EXPECT_FALSE(verify_chance(*pretended));
}

TEST_F(PlayOnTest, TheMomentIsTheOneThatWasShown) {
  finished();
  auto const all = steps(table);
  for (int const number : {middle(), middle() + 1}) {
    std::string now;
    hall->table(table)->play_on(number, 0, [&](std::expected<entry::Open, Refusal> const& open) {
      ASSERT_TRUE(open);
      auto const game = *hall->shelf().take(*find_kind(open->game), open->options.text, open->components.text, open->rules);
      auto const position = game->start();
      for (auto const& move : open->from->moves) position->apply(move.seat, *position->read_move(move.seat, move.move.text), nullptr);
      position->write_view(Viewer::book(), now);
    });
    house.run();
    Shown shown;
    boost::json::array until;
    for (auto const& each : all) {
      if (each.at("number") == number + 1 || (each.at("number") == number && !until.empty() && until.back().at("number") == number)) break;
      until.push_back(each);
    }
    shown.hear(boost::json::object{{"number", number}, {"steps", until}});
    EXPECT_EQ(*parse_json(now), shown.view);
  }
}

TEST_F(PlayOnTest, OnlyMomentsOfFinishedGamesBeforeTheirEndAreGiven) {
  auto pages = started_table();
  EXPECT_EQ(refusal_of(play_on(table, 6, 0)), "play_on: still_playing");
  while (play_one(pages)) {
  }
  int const last = static_cast<int>(store.entries[table].size());
  EXPECT_EQ(refusal_of(play_on(table, 1, 0)), "play_on: no_moment") << "nothing was dealt there";
  EXPECT_EQ(refusal_of(play_on(table, middle(), 99)), "play_on: no_moment");
  EXPECT_EQ(refusal_of(play_on(table, middle(), -1)), "play_on: no_moment");
  EXPECT_EQ(refusal_of(play_on(table, last + 1, 0)), "play_on: no_moment");
  EXPECT_EQ(refusal_of(play_on(table, -5, 0)), "play_on: no_moment");
  EXPECT_EQ(refusal_of(play_on("aaaaaaaaaaaa", 5, 0)), "play_on: unknown_table");
  EXPECT_EQ(refusal_of(play_on("x", 5, 0)), "play_on: unknown_table");
  EXPECT_EQ(refusal_of(play_on(table, middle(), 0, R"(,"host":"short")")), "play_on: bad_seal");
  EXPECT_EQ(refusal_of(play_on(table, middle(), 0, R"(,"deal":"mine")")), "play_on: no_fixed_deals");
}

TEST_F(PlayOnTest, ItIsReadAgainFromTheStore) {
  finished();
  auto pages = played_on(middle());
  ASSERT_TRUE(play_one(pages));
  auto const view = pages[0]->view();
  auto const token = pages[0]->token();
  pages.clear();
  hall = std::make_shared<Hall>(house, store, bot_pace);
  auto const back = watching(table, token);
  EXPECT_EQ(back->view(), view);
  EXPECT_FALSE(back->last("table").at("from").is_null());
}

TEST_F(PlayOnTest, AStoredTableThatBeginsWithWhatTheRulesForbidIsRefused) {
  finished();
  auto const opener = page();
  opener->say(play_on(table, middle(), 0));
  auto const id = std::string(opener->last("opened").at("table").as_string());
  auto& text = store.entries[id][0].text;
  auto const seat = text.find(R"("seat":"chance")");
  text.replace(seat, 15, R"("seat":0)");
  hall = std::make_shared<Hall>(house, store, bot_pace);
  EXPECT_EQ(watching(id)->last_refusal(), "watch: unreadable_table");
}

// ---- journals that somebody brings

TEST_F(PlayOnTest, AJournalThatIsBroughtGivesTheStepsOfItsTable) {
  finished();
  for (auto const viewer : {Viewer::book(), Viewer::spectator(), Viewer(seat_at(1))}) {
    auto const answer = read_journal(journal(table), viewer);
    ASSERT_TRUE(answer) << answer.error().why;
    auto const told = *parse_json(*answer);
    EXPECT_EQ(told.at("checked").at("dealing"), 2);
    EXPECT_EQ(told.at("checked").at("people"), 2);
    EXPECT_EQ(told.at("checked").at("given"), 0);
    EXPECT_GT(told.at("checked").at("outcomes").as_int64(), 10);
    auto const& brought = told.at("steps").at("steps").as_array();
    auto const kept = steps(table, viewer);
    ASSERT_EQ(brought.size(), kept.size());
    for (std::size_t i = 0; i < kept.size(); ++i)
      for (auto const* part : {"events", "view", "change"}) EXPECT_EQ(brought[i].at(part), kept[i].at(part)) << i << part;
  }
  EXPECT_TRUE(parse_json(*read_journal(journal(table), {}))->at("steps").is_null());
  EXPECT_EQ(read_journal(journal(table), seat_at(4)).error().status, 404);
}

TEST_F(PlayOnTest, WhatIsNoWholeJournalIsRefusedInOneSentence) {
  finished();
  auto const whole = journal(table);
  auto const refused = [](std::string const& text) {
    auto const answer = read_journal(text, Viewer::book());
    EXPECT_FALSE(answer);
    return answer ? "" : answer.error().why;
  };
  for (std::string const& nothing :
       {std::string(), std::string("\n"), std::string("{}"), std::string("a picture"), std::string(1000, '\0')})
    EXPECT_FALSE(refused(nothing).empty());
  EXPECT_NE(refused(whole.substr(0, whole.rfind("{\"result\""))).find("the game is not over"), std::string::npos);
  EXPECT_NE(refused(whole + whole).find("more than one game"), std::string::npos);
  auto changed = whole;
  changed.replace(changed.find("\"commitment\":\"") + 14, 4, "ffff");
  EXPECT_NE(refused(changed).find("committed"), std::string::npos);
  EXPECT_NE(refused(std::string(2 * most_journal_moves + 1, '\n')).find("more lines"), std::string::npos);
}

TEST_F(PlayOnTest, OnlySoManyJournalsAreReadAtOnce) {
  finished();
  auto const text = journal(table);
  Reading reading(house);
  int read = 0, refused = 0;
  for (int i = 0; i < most_readings + 2; ++i) reading.ask(text, {}, [&](auto const& answer) { ++(answer ? read : refused); });
  EXPECT_EQ(refused, 2);
  house.run();
  EXPECT_EQ(read, most_readings);
  reading.ask(text, {}, [&](auto const& answer) { ++(answer ? read : refused); });
  house.run();
  EXPECT_EQ(read, most_readings + 1) << "there is room again";
}

}  // namespace
}  // namespace atelier::server
