// Commit and reveal: nobody bends the deal, nobody stops it, and a journal proves what was promised.
#include <set>
#include <sstream>

#include "engine/journal.hpp"
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

using std::chrono::seconds;

class DealingTest : public TableTest {
 protected:
  // Two people at a table, asked for their parts, of which none is told by itself.
  std::vector<std::unique_ptr<TestPage>> called() {
    auto pages = full_table(2);
    for (auto& each : pages) each->reveals = false;
    pages[0]->say(R"({"type":"start"})");
    return pages;
  }
  static boost::json::value awaited(TestPage const& page) { return page.last("table").at("awaited"); }
  std::string secret() const { return std::string(parse_json(store.entries.at(table)[0].text)->at("secret").as_string()); }
  // What the table would deal first, with these parts.
  std::string deal(std::string const& first, std::string const& second) const {
    std::vector<std::string> const parts{first, second};
    return deal(fair::Stream::of_parts(secret(), table, parts));
  }
  std::string deal(fair::Stream const& stream) const {
    auto const game = *hall->shelf().take(*find_kind("czary-mary"), R"({"seats":2,"first":0})", "");
    auto const position = game->start();
    Outcomes outcomes;
    std::string moves;
    for (std::uint64_t n = 1; position->to_act() == Seats(chance); ++n) {
      outcomes.clear();
      position->chance(outcomes);
      auto const id = stream.draw(outcomes, n);
      position->write_move(id, moves);
      position->apply(chance, id);
    }
    return moves;
  }
  std::string dealt() const {
    std::string moves;
    for (auto const& each : store.entries.at(table)) {
      auto const entry = *parse_json(each.text);
      if (entry.at("type") != "start") continue;
      for (auto const& move : entry.at("moves").as_array()) moves += boost::json::serialize(move.at("move"));
    }
    return moves;
  }
  std::string journal() {
    std::string text;
    hall->table(table)->journal([&](auto given) { text = given ? *given : ""; });
    house.run();
    return text;
  }
  static std::expected<ReadJournal, std::string> read(std::string const& text) {
    std::istringstream in(text);
    return JournalReader(in, find_kind).next();
  }
};

TEST_F(DealingTest, PartsAreAskedForOnlyWhenAllAreSealedAndThenTheGameBegins) {
  auto pages = full_table(3);
  for (auto& each : pages) each->reveals = false;
  auto const table_now = pages[0]->last("table");
  EXPECT_TRUE(table_now.at("awaited").is_null());
  EXPECT_EQ(table_now.at("dealing"), 2);
  for (std::size_t seat : {0U, 1U, 2U})
    EXPECT_EQ(table_now.at("sealed").at(seat).as_string(), fair::seal("part", some_part(static_cast<int>(seat))));
  pages[0]->say(R"({"type":"start"})");
  EXPECT_EQ(awaited(*pages[1]), *parse_json("[0,1,2]"));
  pages[2]->say(reveal_text(some_part(2)));
  EXPECT_EQ(awaited(*pages[1]), *parse_json("[0,1]"));
  pages[0]->say(reveal_text(some_part(0)));
  EXPECT_EQ(stage(), "waiting");
  pages[1]->say(reveal_text(some_part(1)));
  EXPECT_EQ(stage(), "playing");
}

TEST_F(DealingTest, WhileAGameIsBegunNobodySitsDownOrStandsUp) {
  auto pages = called();
  auto const refused = [&](std::string const& text) {
    pages[0]->say(text);
    return pages[0]->last_refusal();
  };
  EXPECT_EQ(refused(R"({"type":"unseat","seat":1})"), "unseat: beginning");
  EXPECT_EQ(refused(R"({"type":"seat_bot","seat":1,"bot":"random"})"), "seat_bot: beginning");
  EXPECT_EQ(refused(R"({"type":"start"})"), "start: beginning");
  auto const comer = watching(table);
  comer->say(sit_text(1, "Ada"));
  EXPECT_EQ(comer->last_refusal(), "sit: beginning");
}

// Whoever sits down last and knows the table's secret, as its operator could, tries to choose the deal.
TEST_F(DealingTest, TheLastToSitWhoKnowsTheSecretCannotBendTheDeal) {
  table = open(2);
  auto const honest = seated(table, 0);
  auto const bent = watching(table);
  honest->reveals = bent->reveals = false;
  // Nothing the table tells or keeps by then holds the honest part, so no choice of one's own part says what will be dealt.
  for (auto const& frame : bent->frames()) EXPECT_EQ(frame.find(some_part(0)), frame.npos);
  for (auto const& entry : store.entries[table]) EXPECT_EQ(entry.text.find(some_part(0)), entry.text.npos);
  bent->say(sit_text(1));
  honest->say(R"({"type":"start"})");
  honest->say(reveal_text(some_part(0)));
  // Now it can be reckoned, and of many other parts one would deal what is wished for: but it is sealed.
  int others = 0;
  for (int i = 0; i < 12; ++i) {
    auto const part = fair::hex(fair::hash("wish " + std::to_string(i)));
    others += deal(some_part(0), part) != deal(some_part(0), some_part(1));
    bent->say(reveal_text(part));
    EXPECT_EQ(bent->last_refusal(), "reveal: wrong_part");
    EXPECT_EQ(stage(), "waiting");
  }
  EXPECT_GT(others, 8) << "the choice would have been worth something";
  auto const due = deal(some_part(0), some_part(1));
  bent->say(reveal_text(some_part(1)));
  EXPECT_EQ(dealt(), due);
}

// What one could do before: the same attack on the dealing of version 1 succeeds. Tables that were opened then are dealt so to their end.
TEST_F(DealingTest, InVersionOneTheLastToSitCouldChoose) {
  std::vector<std::string> entropy{some_part(0), ""};
  auto const key = fair::hash("secret");
  std::set<std::string> deals;
  for (int i = 0; i < 12; ++i) {
    entropy[1] = fair::hex(fair::hash("wish " + std::to_string(i)));
    deals.insert(deal(fair::Stream(key, "abcdefghijkm", entropy)));
  }
  EXPECT_GT(deals.size(), 8U) << "each known before the last to sit has said anything";
}

TEST_F(DealingTest, WhoDoesNotTellLosesTheSeatIsNamedAndTheStartBeginsAnew) {
  auto pages = called();
  pages[0]->say(reveal_text(some_part(0)));
  house.pass(seconds(14));
  EXPECT_EQ(awaited(*pages[0]), *parse_json("[1]"));
  house.pass(seconds(2));
  EXPECT_TRUE(awaited(*pages[0]).is_null());
  EXPECT_EQ(pages[0]->last("table").at("seats").at(1).at("sitter"), "nobody");
  EXPECT_TRUE(pages[1]->last("table").at("you").is_null());
  EXPECT_TRUE(pages[0]->last("table").at("sealed").at(0).is_null()) << "what was told counts no more";

  // Somebody else sits down, and may know every part that was told: new ones are sealed.
  pages[0]->reveals = true;
  pages[1] = seated(table, 1);
  pages[0]->say(R"({"type":"start"})");
  EXPECT_EQ(pages[0]->last_refusal(), "start: nothing_sealed");
  pages[0]->say(sit_text(0, "Player 0"));
  EXPECT_FALSE(pages[0]->last("table").at("sealed").at(0).is_null());
  pages[0]->say(R"({"type":"start"})");
  EXPECT_EQ(stage(), "playing");
  while (play_one(pages)) {
  }
  auto const back = read(journal());
  ASSERT_TRUE(back) << back.error();
  EXPECT_TRUE(verify_chance(*back));
  EXPECT_EQ(back->journal.header.chance.parts->broken, (std::vector<std::vector<std::string>>{{"Player 1"}}));
}

TEST_F(DealingTest, APartIsToldOnceAndOnlyByWhoSealedIt) {
  auto pages = called();
  pages[1]->say(reveal_text(some_part(0)));
  EXPECT_EQ(pages[1]->last_refusal(), "reveal: wrong_part");
  auto const before = store.entries[table].size();
  pages[0]->say(reveal_text(some_part(0)));
  pages[0]->say(reveal_text(some_part(0)));
  EXPECT_EQ(pages[0]->last_refusal(), "");
  EXPECT_EQ(store.entries[table].size(), before + 1) << "told twice, it is told once";
  pages[0]->say(reveal_text(some_part(1)));
  EXPECT_EQ(pages[0]->last_refusal(), "reveal: not_awaited");
  auto const spectator = watching(table);
  spectator->say(reveal_text(some_part(1)));
  EXPECT_EQ(spectator->last_refusal(), "reveal: not_seated");
}

// Whatever a server has stored when it dies, the next one goes on from there.
TEST_F(DealingTest, AServerThatDiesAtAnyMomentOfTheBeginningLosesNothing) {
  auto pages = full_table(3);
  pages[0]->say(R"({"type":"start"})");
  ASSERT_EQ(stage(), "playing");
  auto const all = store.entries[table];
  std::vector<std::string> tokens;
  for (auto& each : pages) {
    tokens.push_back(token(*each));
    each->leave();
  }
  for (std::size_t kept = 4; kept <= all.size(); ++kept) {
    store.entries[table].assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(kept));
    auto const next = std::make_shared<Hall>(house, store, bot_pace);
    std::vector<std::unique_ptr<TestPage>> back;
    for (auto const& each : tokens) {
      back.push_back(std::make_unique<TestPage>(*next, house));
      back.back()->say(watch_text(table, each));
    }
    if (kept == 4) back[0]->say(R"({"type":"start"})");
    EXPECT_EQ(back[0]->last("table").at("stage"), "playing") << kept << " of " << all.size() << " entries";
    EXPECT_EQ(store.entries[table].size(), all.size());
    EXPECT_EQ(store.entries[table].back().text, all.back().text) << "the same deal";
    for (auto& each : back) each->leave();
  }
}

TEST_F(DealingTest, WhoDoesNotComeBackToTheNextServerLosesTheSeat) {
  auto pages = called();
  auto const next = std::make_shared<Hall>(house, store, bot_pace);
  TestPage page(*next, house);
  page.say(watch_text(table, token(*pages[0])));
  for (auto& each : pages) each->leave();
  house.pass(seconds(14));
  EXPECT_EQ(awaited(page), *parse_json("[1]"));
  house.pass(seconds(2));
  EXPECT_EQ(page.last("table").at("seats").at(1).at("sitter"), "nobody");
  page.leave();
}

TEST_F(DealingTest, AStartThatCouldNotBeStoredBeginsLater) {
  auto pages = called();
  pages[0]->say(reveal_text(some_part(0)));
  store.held = true;
  pages[1]->say_without_waiting(reveal_text(some_part(1)));
  house.run();
  store.release();  // the part is stored, and then the disk is full
  store.writable = false;
  house.run();
  EXPECT_EQ(stage(), "waiting");
  house.pass(seconds(1));
  store.writable = true;
  house.pass(seconds(3));
  EXPECT_EQ(stage(), "playing");
}

TEST_F(DealingTest, AJournalProvesWhatWasSealed) {
  auto pages = started_table(2);
  while (play_one(pages)) {
  }
  auto const text = journal();
  auto const checked = verify_chance(*read(text));
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_GT(*checked, 10U);
  auto const swapped = [&](std::string const& what, std::string const& with) {
    auto other = text;
    other.replace(other.find(what), what.size(), with);
    auto const verified = verify_chance(*read(other));
    return verified ? "" : verified.error();
  };
  EXPECT_EQ(swapped(some_part(1), some_part(2)), "the part of seat 2 is not the one sealed before the first deal");
  EXPECT_EQ(swapped(fair::seal("part", some_part(0)), some_part(0)), "the part of seat 1 is not the one sealed before the first deal");
  EXPECT_EQ(swapped(secret(), some_part(7)), "the secret is not the one the table committed to before the first deal");
}

TEST_F(DealingTest, ATableOfVersionOneIsSatDownAtStartedAndVerifiedAsItWas) {
  table = open(2);
  auto opening = *parse_json(store.entries[table][0].text);
  opening.at("dealing") = nullptr;
  auto const key = fair::from_hex(opening.at("secret").as_string());
  opening.at("commitment") = fair::hex(fair::commitment(*key));
  store.entries[table][0].text = boost::json::serialize(opening);
  hall = std::make_shared<Hall>(house, store, bot_pace);
  std::vector<std::unique_ptr<TestPage>> pages;
  for (int seat : {0, 1}) pages.push_back(seated(table, seat));
  EXPECT_EQ(pages[0]->last("table").at("dealing"), 1);
  EXPECT_TRUE(pages[0]->last("table").at("sealed").at(0).is_null());
  pages[0]->say(R"({"type":"start"})");
  EXPECT_EQ(stage(), "playing");
  while (play_one(pages)) {
  }
  auto const back = read(journal());
  ASSERT_TRUE(back) << back.error();
  EXPECT_TRUE(back->journal.header.chance.entropy);
  auto const checked = verify_chance(*back);
  EXPECT_TRUE(checked) << checked.error();
}

}  // namespace
}  // namespace atelier::server
