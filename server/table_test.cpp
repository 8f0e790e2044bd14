// The life of a table: seats, start, moves, end; the store in between; pages that come and go.
#include <sstream>

#include "engine/journal.hpp"
#include "server/messages.hpp"
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

TEST_F(TableTest, OpensSeatsAndStarts) {
  auto pages = full_table(2);
  auto const waiting = pages[0]->last("table");
  EXPECT_EQ(waiting.at("stage"), "waiting");
  EXPECT_EQ(waiting.at("you"), 0);
  EXPECT_EQ(waiting.at("seats").at(1).at("name"), "Player 1");
  EXPECT_EQ(waiting.at("seats").at(1).at("present"), true);
  EXPECT_TRUE(waiting.at("result").is_null());
  EXPECT_TRUE(pages[0]->last("update").is_null());

  pages[0]->say(R"({"type":"start"})");
  EXPECT_EQ(pages[0]->last("table").at("stage"), "playing");
  EXPECT_GT(number(*pages[0]), 0);
  EXPECT_EQ(number(*pages[0]), number(*pages[1]));
  EXPECT_TRUE(asked(*pages[0]));
  EXPECT_FALSE(asked(*pages[1]));
}

TEST_F(TableTest, PlaysToTheEndAndRevealsItsSecret) {
  auto pages = started_table(3);
  auto const spectator = watching(table);
  auto const commitment = pages[0]->last("table").at("commitment");
  int decisions = 0;
  while (play_one(pages)) ++decisions;
  EXPECT_GT(decisions, 5);
  auto const over = spectator->last("table");
  EXPECT_EQ(over.at("stage"), "over");
  EXPECT_EQ(over.at("commitment"), commitment);
  EXPECT_EQ(fair::seal("secret", over.at("result").at("secret").as_string()), commitment.as_string());
  EXPECT_EQ(pages[1]->view(), spectator->view());  // the book, for everybody
}

TEST_F(TableTest, JournalIsGivenOutAtTheEndAndCanBeVerified) {
  auto pages = started_table(2);
  std::expected<std::string, Refusal> journal;
  auto const ask = [&] {
    hall->table(table)->journal([&](auto given) { journal = given; });
    house.run();
  };
  ask();
  EXPECT_EQ(journal.error(), refusal(No::still_playing));
  while (play_one(pages)) {
  }
  ask();
  ASSERT_TRUE(journal);
  std::istringstream in(*journal);
  auto const read = JournalReader(in, find_kind).next();
  ASSERT_TRUE(read) << read.error();
  EXPECT_GT(static_cast<int>(read->journal.moves.size()), number(*pages[0])) << "an entry holds a decision and what chance made of it";
  auto const checked = verify_chance(*read);
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_GT(*checked, 10U);
}

TEST_F(TableTest, MessagesAreSpelledAsTheProtocolSays) {
  auto pages = started_table(2);
  for (auto const& frame : pages[0]->frames()) {
    auto const reply = read_json<protocol::Reply>(frame);
    ASSERT_TRUE(reply) << reply.error() << "\n" << frame;
    EXPECT_EQ(*parse_json(to_json(*reply)), *parse_json(frame));
  }
}

TEST_F(TableTest, NothingIsToldBeforeItIsStored) {
  auto pages = started_table(2);
  auto const before = pages[0]->frames().size();
  auto const told_other = pages[1]->frames().size();
  store.held = true;
  ASSERT_TRUE(play_one(pages));
  EXPECT_EQ(pages[0]->frames().size(), before);
  EXPECT_EQ(pages[1]->frames().size(), told_other);
  store.release();
  house.run();
  EXPECT_EQ(pages[0]->frames().size(), before + 1);
  EXPECT_EQ(pages[1]->frames().size(), told_other + 1);
}

TEST_F(TableTest, WhatCannotBeStoredDidNotHappen) {
  auto pages = started_table(2);
  int const before = number(*pages[0]);
  auto const told_other = pages[1]->frames().size();
  store.writable = false;
  ASSERT_TRUE(play_one(pages));
  EXPECT_EQ(pages[0]->last_refusal(), "play: not_stored");
  EXPECT_EQ(pages[1]->frames().size(), told_other);
  EXPECT_EQ(number(*pages[0]), before);
  store.writable = true;
  ASSERT_TRUE(play_one(pages));
  EXPECT_GT(number(*pages[0]), before);
}

TEST_F(TableTest, ASeatThatCannotBeStoredStaysEmpty) {
  table = open(2);
  auto const page = watching(table);
  store.writable = false;
  page->say(sit_text(0));
  EXPECT_EQ(page->last_refusal(), "sit: not_stored");
  store.writable = true;
  page->say(sit_text(0));
  EXPECT_EQ(page->last("seated").at("seat"), 0);
}

TEST_F(TableTest, OfTwoCrossingMovesTheSecondIsStale) {
  auto pages = started_table(2);
  auto const again = watching(table, token(*pages[0]));  // the same player on a second page
  int const seen = number(*pages[0]);
  store.held = true;
  pages[0]->say(play_text(seen, R"({"type":"call","spell":8})"));
  again->say(play_text(seen, R"({"type":"call","spell":7})"));
  store.release();
  house.run();
  EXPECT_GT(number(*pages[0]), seen);
  EXPECT_EQ(again->last_refusal(), "play: stale");
  EXPECT_EQ(again->last("refused").at("value"), number(*again));
}

TEST_F(TableTest, OfTwoCrossingMovesTheSecondIsPlayedWhenTheFirstCouldNotBeStored) {
  auto pages = started_table(2);
  auto const again = watching(table, token(*pages[0]));
  int const seen = number(*pages[0]);
  store.held = true;
  pages[0]->say(play_text(seen, R"({"type":"call","spell":8})"));
  again->say(play_text(seen, R"({"type":"call","spell":7})"));
  store.writable = false;
  store.release();
  store.writable = true;
  house.run();
  EXPECT_EQ(pages[0]->last_refusal(), "play: not_stored");
  EXPECT_GT(number(*again), seen);
}

TEST_F(TableTest, APageThatComesBackIsToldWhatItMissed) {
  auto pages = started_table(2);
  auto const steady = watching(table, token(*pages[1]));
  auto const away = watching(table, token(*pages[1]));
  int const seen = number(*away);
  away->leave();
  boost::json::array missed;
  for (int i = 0; i < 5 && play_one(pages); ++i)
    for (auto const& event : events_of(steady->last("update"))) missed.push_back(event);
  ASSERT_FALSE(missed.empty());
  auto const back = watching(table, token(*pages[1]), seen);
  EXPECT_EQ(back->shown().events, missed);
  EXPECT_EQ(back->view(), steady->view());
  EXPECT_TRUE(watching(table, token(*pages[1]), number(*steady))->shown().events.empty());
  auto const whole = watching(table, token(*pages[1]), 0)->shown().events;
  EXPECT_GT(whole.size(), missed.size());
  EXPECT_EQ(watching(table, token(*pages[1]), 1'000'000)->shown().events, whole);
}

TEST_F(TableTest, ATableNobodyLooksAtIsDroppedAndOpenedAgain) {
  auto pages = started_table(2);
  ASSERT_TRUE(play_one(pages));
  auto const view = pages[0]->view();
  auto const key = token(*pages[0]);
  EXPECT_EQ(hall->open_tables(), 1);
  for (auto& each : pages) each->leave();
  EXPECT_EQ(hall->open_tables(), 0);
  int const loads = store.loads;
  auto const back = watching(table, key);
  EXPECT_EQ(store.loads, loads + 1);
  EXPECT_EQ(back->view(), view);
  EXPECT_EQ(hall->open_tables(), 1);
}

TEST_F(TableTest, AnotherServerGoesOnWithTheSameStore) {
  auto pages = started_table(2);
  ASSERT_TRUE(play_one(pages));
  auto const other = std::make_shared<Hall>(house, store, bot_pace);
  TestPage page(*other, house);
  page.say(watch_text(table, token(*pages[0])));
  EXPECT_EQ(page.view(), pages[0]->view());
  page.leave();
}

TEST_F(TableTest, WhoIsThereIsToldToEverybody) {
  auto pages = full_table(2);
  auto const key = token(*pages[1]);
  pages[1]->leave();
  EXPECT_EQ(pages[0]->last("table").at("seats").at(1).at("present"), false);
  auto const first = watching(table, key);
  auto const second = watching(table, key);
  EXPECT_EQ(pages[0]->last("table").at("seats").at(1).at("present"), true);
  first->leave();
  EXPECT_EQ(pages[0]->last("table").at("seats").at(1).at("present"), true);
  second->leave();
  EXPECT_EQ(pages[0]->last("table").at("seats").at(1).at("present"), false);
}

TEST_F(TableTest, StandingUpFreesTheSeatAndItsToken) {
  auto pages = full_table(2);
  auto const key = token(*pages[1]);
  pages[1]->say(R"({"type":"unseat","seat":1})");
  EXPECT_TRUE(pages[1]->last("table").at("you").is_null());
  EXPECT_EQ(pages[0]->last("table").at("seats").at(1).at("sitter"), "nobody");
  EXPECT_EQ(watching(table, key)->last_refusal(), "watch: wrong_token");
  auto const next = seated(table, 1);
  EXPECT_EQ(next->last("seated").at("seat"), 1);
}

TEST_F(TableTest, LookingAtAnotherTableLeavesTheFirst) {
  auto pages = full_table(2);
  auto const other = open(2);
  pages[1]->say(watch_text(other));
  EXPECT_EQ(pages[0]->last("table").at("seats").at(1).at("present"), false);
  EXPECT_EQ(pages[1]->last("table").at("table").as_string(), other);
  pages[1]->forget();
  pages[0]->say(R"({"type":"start"})");
  EXPECT_TRUE(pages[1]->frames().empty());
}

// ---- bots

TEST_F(TableTest, BotsAnswerAtTheirPaceAndNotBefore) {
  table = open(2);
  auto const page = seated(table, 1);
  page->say(R"({"type":"seat_bot","seat":0,"bot":"random"})");
  page->say(R"({"type":"start"})");
  int const start = number(*page);
  house.pass(bot_pace - std::chrono::milliseconds(1));
  EXPECT_EQ(number(*page), start);
  house.pass(std::chrono::milliseconds(1));
  EXPECT_GT(number(*page), start);
}

TEST_F(TableTest, ABotThatDoesNotComeToAnEndIsMovedForByTheHouse) {
  table = open(2);
  auto const page = seated(table, 1);
  page->say(R"({"type":"seat_bot","seat":0,"bot":"master"})");
  house.stuck = true;
  page->say(R"({"type":"start"})");
  int const start = number(*page);
  house.pass(bot_pace + std::chrono::milliseconds(1999));
  EXPECT_EQ(number(*page), start);
  house.pass(std::chrono::milliseconds(1));
  EXPECT_GT(number(*page), start);
}

TEST_F(TableTest, AMasterAnswersAtItsPace) {
  table = open(2);
  auto const page = seated(table, 1);
  page->say(R"({"type":"seat_bot","seat":0,"bot":"master"})");
  page->say(R"({"type":"start"})");
  int const start = number(*page);
  house.pass(bot_pace);
  EXPECT_GT(number(*page), start);
}

TEST_F(TableTest, BotsPlayAWholeGameWithAPerson) {
  table = open(3);
  std::vector<std::unique_ptr<TestPage>> pages(3);
  auto page = seated(table, 0);
  for (int seat : {1, 2}) page->say(R"({"type":"seat_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
  EXPECT_EQ(page->last("table").at("seats").at(2).at("sitter"), "bot");
  page->say(R"({"type":"start"})");
  std::vector<std::unique_ptr<TestPage>> people;
  people.push_back(std::move(page));
  people.push_back(watching(table));
  people.push_back(watching(table));
  for (int i = 0; i < 1000 && people[0]->last("table").at("stage") != "over"; ++i)
    if (!play_one(people)) house.pass(bot_pace);
  EXPECT_EQ(people[0]->last("table").at("stage"), "over");
}

TEST_F(TableTest, ABotGoesOnWhenSomebodyComesBackAfterARestart) {
  table = open(2);
  auto page = seated(table, 1);
  page->say(R"({"type":"seat_bot","seat":0,"bot":"random"})");
  page->say(R"({"type":"start"})");
  int const start = number(*page);
  auto const other = std::make_shared<Hall>(house, store, bot_pace);  // the first server never gets to the bot's move
  TestPage back(*other, house);
  back.say(watch_text(table, token(*page)));
  EXPECT_EQ(number(back), start);
  house.pass(bot_pace);
  EXPECT_GT(number(back), start);
  back.leave();
}

TEST_F(TableTest, ABotWhoseMoveWasNotStoredTriesAgain) {
  table = open(2);
  auto const page = seated(table, 1);
  page->say(R"({"type":"seat_bot","seat":0,"bot":"random"})");
  page->say(R"({"type":"start"})");
  int const start = number(*page);
  store.writable = false;
  house.pass(bot_pace);
  EXPECT_EQ(number(*page), start);
  store.writable = true;
  house.pass(std::chrono::seconds(10));
  EXPECT_GT(number(*page), start);
}

// A person in seat 0 and a bot in seat 1 at a table of Projekt A.R.T.
class CompanyTest : public TableTest {
 protected:
  std::unique_ptr<TestPage> begin() {
    game = "projekt-art";
    TestPage host(*hall, house);
    host.say(R"({"type":"open_table","game":"projekt-art","options":{"seats":2},"listed":true})");
    table = std::string(host.last("opened").at("table").as_string());
    auto page = seated(table, 0);
    page->say(R"({"type":"seat_bot","seat":1,"bot":"teammate"})");
    page->say(R"({"type":"start"})");
    return page;
  }
  static std::string phase(TestPage const& page) { return std::string(page.view().at("phase").as_string()); }
  std::vector<std::string> moves(TestPage const& page) {
    return (*hall->shelf().take(*find_kind("projekt-art"), R"({"seats":2})", ""))->moves_in(page.view());
  }
  static bool is(std::string const& move, std::string_view type) { return move.contains(R"("type":")" + std::string(type) + '"'); }
  // What the person plays at once: everything but what ends a phase.
  bool plays(TestPage& page, std::string_view type) {
    for (auto const& move : moves(page))
      if (is(move, type)) return page.say(play_text(number(page), move)), true;
    return false;
  }
};

TEST_F(CompanyTest, ABotGivesPeopleAMomentBeforeItClosesAWindow) {
  auto page = begin();
  int moments = 0;
  for (int i = 0; i < 400 && moments < 3 && page->last("table").at("stage") == "playing"; ++i) {
    if (page->view().at("players").at(0).at("waited_for").as_bool() && !moves(*page).empty()) {
      bool const played = plays(*page, "draw") || plays(*page, "ready") || plays(*page, "play_card") || plays(*page, "wait") ||
                          plays(*page, "heal") || plays(*page, "find") || plays(*page, "accept_defeat") || plays(*page, "step");
      ASSERT_TRUE(played) << phase(*page);
      continue;
    }
    auto const before = number(*page);
    house.pass(bot_pace);
    if (number(*page) != before) continue;
    house.pass(bot_pace);
    ASSERT_NE(number(*page), before) << "a moment is as long as the bot's pace, and no longer";
    ++moments;
  }
  EXPECT_EQ(moments, 3);
}

TEST_F(CompanyTest, ABotHearsASignalUntilItHasMoved) {
  auto const waits = [&](std::string const& signal) {
    auto page = begin();
    for (int i = 0; i < 100 && phase(*page) == "drawing"; ++i)
      if (!plays(*page, "draw")) house.pass(bot_pace);
    EXPECT_EQ(phase(*page), "mission");
    if (!signal.empty()) page->say(signal);
    house.pass(bot_pace);
    auto const& bot = page->view().at("players").at(1);
    return bot.at("played") == 0 && bot.at("ready") == true;
  };
  EXPECT_FALSE(waits(""));
  EXPECT_TRUE(waits(R"({"type":"signal","signal":"wait","about":[]})"));
  EXPECT_FALSE(waits(R"({"type":"signal","signal":"last","about":[]})"));
}

TEST_F(CompanyTest, WhatIsSaidKeepsNobodyWaitingForLong) {
  auto page = begin();
  for (int i = 0; i < 100 && phase(*page) == "drawing"; ++i)
    if (!plays(*page, "draw")) house.pass(bot_pace);
  int const before = number(*page);
  std::chrono::milliseconds const step = bot_pace / 3;
  for (int i = 0; i < 6; ++i) {
    page->say(R"({"type":"point","at":"site:tokyo"})");
    house.pass(step);
  }
  EXPECT_GT(number(*page), before) << "a bot begins anew once for each move";
}

TEST_F(CompanyTest, NobodySeatsAnEmulatedPerson) {
  TestPage host(*hall, house);
  host.say(R"({"type":"open_table","game":"projekt-art","options":{"seats":2},"listed":true})");
  auto const other = seated(std::string(host.last("opened").at("table").as_string()), 0);
  other->say(R"({"type":"seat_bot","seat":1,"bot":"person-silent"})");
  EXPECT_EQ(other->last_refusal(), "seat_bot: unknown_bot");
}

// ---- the lobby

// The list as a page has it that was told the whole of it once and then what changed.
boost::json::array listed(TestPage const& page) {
  boost::json::array tables;
  for (auto const& frame : page.frames()) {
    auto const told = *parse_json(frame);
    if (told.at("type") == "tables") tables = told.at("tables").as_array();
    if (told.at("type") != "tables_changed") continue;
    boost::json::array news;
    for (auto const& each : told.at("changed").as_array()) {
      auto const before = std::find_if(tables.begin(), tables.end(), [&](auto const& old) { return old.at("table") == each.at("table"); });
      if (before == tables.end())
        news.push_back(each);
      else
        *before = each;
    }
    for (auto const& each : tables) {
      auto const& removed = told.at("removed").as_array();
      if (std::find(removed.begin(), removed.end(), each.at("table")) == removed.end()) news.push_back(each);
    }
    tables = news;
  }
  return tables;
}

TEST_F(TableTest, TheLobbyListsOpenTablesAndHearsOfChanges) {
  auto const lobby = page();
  lobby->say(R"({"type":"list_tables"})");
  EXPECT_TRUE(listed(*lobby).empty());
  auto pages = full_table(2);
  TestPage hidden(*hall, house);
  hidden.say(R"({"type":"open_table","game":"czary-mary","options":{},"listed":false})");
  house.pass(std::chrono::seconds(1));
  auto const tables = listed(*lobby);
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0].at("table").as_string(), table);
  EXPECT_EQ(tables[0].at("seats").at(0).at("name"), "Player 0");
  EXPECT_EQ(tables[0].at("stage"), "waiting");

  pages[0]->say(R"({"type":"start"})");
  house.pass(std::chrono::seconds(1));
  EXPECT_EQ(listed(*lobby).at(0).at("stage"), "playing");
  while (play_one(pages)) {
  }
  house.pass(std::chrono::seconds(1));
  EXPECT_TRUE(listed(*lobby).empty());
}

TEST_F(TableTest, OpeningATableMendsItsNotice) {
  auto pages = full_table(2);
  store.notices[table].summary = "one change behind";
  auto const other = std::make_shared<Hall>(house, store, bot_pace);
  TestPage page(*other, house);
  page.say(watch_text(table));
  page.say(R"({"type":"list_tables"})");
  EXPECT_EQ(page.last("tables").at("tables").at(0).at("seats").at(1).at("name"), "Player 1");
  EXPECT_NE(store.notices[table].summary, "one change behind");
  page.leave();
}

TEST_F(TableTest, TheLobbyIsToldOnceForManyChanges) {
  auto const lobby = page();
  lobby->say(R"({"type":"list_tables"})");
  lobby->forget();
  for (int i = 0; i < 10; ++i) open(2);
  house.pass(std::chrono::seconds(1));
  EXPECT_EQ(lobby->frames().size(), 1U);
  EXPECT_EQ(lobby->last("tables_changed").at("changed").as_array().size(), 10U);
  auto const later = page();
  later->say(R"({"type":"list_tables"})");
  EXPECT_EQ(later->last("tables").at("tables"), lobby->last("tables_changed").at("changed")) << "newest first";
}

TEST_F(TableTest, OneTableThatChangesCostsEveryPageOfTheLobbyOneShortMessage) {
  for (int i = 0; i < 150; ++i) open(2);
  std::vector<std::unique_ptr<TestPage>> lobby;
  for (int i = 0; i < 20; ++i) {
    lobby.push_back(page());
    lobby.back()->say(R"({"type":"list_tables"})");
    EXPECT_EQ(listed(*lobby.back()).size(), 100U);
    EXPECT_GT(lobby.back()->frames().back().size(), 10'000U);
    lobby.back()->forget();
  }
  auto const id = open(2);
  auto const person = seated(id, 0);
  house.pass(std::chrono::seconds(1));
  for (auto const& each : lobby) {
    ASSERT_EQ(each->frames().size(), 1U);
    EXPECT_LT(each->frames().back().size(), 600U);
    EXPECT_EQ(each->last("tables_changed").at("changed").at(0).at("table").as_string(), id);
    EXPECT_EQ(each->last("tables_changed").at("removed").as_array().size(), 1U) << "the oldest of a hundred makes room";
  }
}

TEST_F(TableTest, WhoLooksAtATableIsNotToldOfTheLobby) {
  auto const id = open(2);
  auto const looking = page();
  looking->say(R"({"type":"list_tables"})");
  looking->say(watch_text(id));
  looking->forget();
  open(2);
  house.pass(std::chrono::seconds(5));
  EXPECT_TRUE(looking->frames().empty());
  looking->say(R"({"type":"list_tables"})");
  EXPECT_EQ(listed(*looking).size(), 2U) << "asked again, the list is told";
}

TEST_F(TableTest, TheLobbyKnowsTheTablesOfTheStore) {
  auto pages = full_table(2);
  auto const other = std::make_shared<Hall>(house, store, bot_pace);
  TestPage page(*other, house);
  page.say(R"({"type":"list_tables"})");
  auto const listed = page.last("tables").at("tables").as_array();
  ASSERT_EQ(listed.size(), 1U);
  EXPECT_EQ(listed[0].at("seats").at(1).at("name"), "Player 1");
  EXPECT_EQ(listed[0].at("seats").at(1).at("present"), false);
  page.leave();
}

}  // namespace
}  // namespace atelier::server
