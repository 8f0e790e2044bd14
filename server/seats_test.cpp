// Sitting down over lines that break, hosts, seats nobody answers for, and bots that play for people.
#include <sstream>

#include "engine/journal.hpp"
#include "server/test_sockets.hpp"
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

class SeatsTest : public TableTest {
 protected:
  static boost::json::value seat_of(TestPage const& page, int seat) {
    return page.last("table").at("seats").at(static_cast<std::size_t>(seat));
  }
  static std::string sitter(TestPage const& page, int seat) { return std::string(seat_of(page, seat).at("sitter").as_string()); }
  static int people(TestPage const& page) {
    int count = 0;
    for (auto const& each : page.last("table").at("seats").as_array()) count += each.at("sitter") == "person";
    return count;
  }
  static std::string refused(TestPage& page, std::string const& text) {
    page.say(text);
    return page.last_refusal();
  }
  std::string journal() {
    std::string text;
    hall->table(table)->journal([&](auto given) { text = given ? *given : ""; });
    house.run();
    return text;
  }
};

TEST_F(SeatsTest, TwentyLinesThatBreakBeforeTheAnswerLoseNoSeat) {
  for (int i = 0; i < 20; ++i) {
    table = open(2);
    {
      auto const first = watching(table);
      store.held = i % 2 == 0;  // broken before the seat is stored, or just after
      first->say(sit_text(1));
      first->leave();
      store.release();
      house.run();
    }
    auto const again = watching(table);
    again->say(sit_text(1));
    EXPECT_EQ(again->last("seated").at("seat"), 1);
    again->say(watch_text(table, some_token(1)));
    EXPECT_EQ(again->last("table").at("you"), 1);
    EXPECT_EQ(people(*again), 1);
    EXPECT_EQ(store.entries[table].size(), 2U) << "asked twice, stored once";
    again->leave();
  }
}

TEST(SeatsOverSockets, TwentyLinesThatBreakBeforeTheAnswerLoseNoSeat) {
  TestFolder const folder;
  auto const server = run_server(folder.path());
  for (int i = 0; i < 20; ++i) {
    SocketPage opener(server->port());
    auto const table = open_table(opener, 2);
    {
      SocketPage broken(server->port());
      broken.client.send(watch_text(table));
      broken.client.send(sit_text(1));
      if (i % 2 == 0) broken.client.flush();
      broken.client.close();
    }
    SocketPage again(server->port());
    again.client.send(watch_text(table));
    again.client.send(sit_text(1));
    EXPECT_EQ(again.wait("seated").at("seat"), 1);
    again.client.send(watch_text(table, some_token(1)));
    auto told = again.wait("table");
    while (told.is_object() && told.at("you").is_null()) told = again.wait("table");
    EXPECT_EQ(told.at("you"), 1);
    EXPECT_EQ(told.at("seats").at(0).at("sitter"), "nobody");
  }
}

TEST_F(SeatsTest, AKeyAloneOpensNoSeat) {
  table = open(2);
  auto const owner = seated(table, 0);
  auto const thief = watching(table);
  thief->say(sit_text(0, "Player 0"));  // the same key, as whoever reads the store knows it
  EXPECT_EQ(thief->last("seated").at("seat"), 0);
  EXPECT_TRUE(thief->last("table").at("you").is_null());
  EXPECT_EQ(refused(*thief, R"({"type":"unseat","seat":0})"), "unseat: not_seated");
}

TEST_F(SeatsTest, AKeyIsForOneSeatOfATable) {
  table = open(3);
  auto const owner = seated(table, 0);
  auto const other = watching(table);
  auto text = sit_text(0, "Player 0");
  text.replace(text.find("\"seat\":0"), 8, "\"seat\":1");
  EXPECT_EQ(refused(*other, text), "sit: already_seated");
}

// ---- the host

TEST_F(SeatsTest, TheFirstToSitIsTheHostAndWhenGoneTheNext) {
  table = open(3);
  auto const ada = seated(table, 2);
  auto const ben = seated(table, 0);
  auto const cyd = seated(table, 1);
  EXPECT_EQ(ben->last("table").at("host"), 2);
  EXPECT_EQ(refused(*ben, R"({"type":"unseat","seat":1})"), "unseat: not_host");
  EXPECT_EQ(refused(*ben, R"({"type":"start"})"), "start: not_host");
  ada->say(R"({"type":"unseat","seat":2})");
  EXPECT_EQ(cyd->last("table").at("host"), 0);
  ben->say(R"({"type":"unseat","seat":1})");
  EXPECT_TRUE(cyd->last("table").at("you").is_null());
  EXPECT_EQ(sitter(*ben, 1), "nobody");
  for (int seat : {1, 2}) ben->say(R"({"type":"seat_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
  ben->say(R"({"type":"start"})");
  EXPECT_EQ(stage(), "playing");
  EXPECT_TRUE(ben->last("table").at("host").is_null());
}

TEST_F(SeatsTest, WhoOpenedATableIsItsHostAlsoWhenAStrangerSitsDownFirst) {
  auto const opener = page();
  auto text = open_text(2);
  text.insert(text.size() - 1, R"(,"host":")" + fair::seal("key", some_token(0)) + '"');
  opener->say(text);
  table = std::string(opener->last("opened").at("table").as_string());
  auto const stranger = seated(table, 1);
  EXPECT_EQ(stranger->last("table").at("host"), 1) << "as long as nobody else sits";
  opener->say(watch_text(table));
  opener->say(sit_text(0));
  EXPECT_EQ(stranger->last("table").at("host"), 0);
  EXPECT_EQ(refused(*stranger, R"({"type":"start"})"), "start: not_host");
  opener->say(R"({"type":"unseat","seat":1})");
  EXPECT_EQ(people(*opener), 1);
}

// ---- seats nobody answers for

TEST_F(SeatsTest, ASeatNobodyAnswersForIsFreedBeforeTheStart) {
  auto pages = full_table(3);
  pages[0]->leave();
  house.pass(seconds(119));
  EXPECT_EQ(people(*pages[1]), 3);
  house.pass(seconds(2));
  EXPECT_EQ(sitter(*pages[1], 0), "nobody");
  EXPECT_EQ(pages[1]->last("table").at("host"), 1);
  EXPECT_EQ(watching(table, token(*pages[0]))->last_refusal(), "watch: wrong_token");
}

TEST_F(SeatsTest, WhoComesBackInTimeKeepsTheSeatAndIsWaitedForAnew) {
  auto pages = full_table(2);
  pages[0]->leave();
  house.pass(seconds(100));
  auto back = watching(table, token(*pages[0]));
  house.pass(seconds(100));
  EXPECT_EQ(people(*pages[1]), 2);
  back->leave();
  house.pass(seconds(100));
  EXPECT_EQ(people(*pages[1]), 2);
  house.pass(seconds(30));
  EXPECT_EQ(people(*pages[1]), 1);
}

TEST_F(SeatsTest, AGhostInATableNobodyLookedAtIsFreedForWhoeverComes) {
  auto pages = full_table(2);
  for (auto& each : pages) each->leave();
  EXPECT_EQ(hall->open_tables(), 0);
  house.pass(std::chrono::hours(1));
  auto const comer = watching(table);
  EXPECT_EQ(people(*comer), 2);
  house.pass(seconds(121));
  EXPECT_EQ(people(*comer), 0);
}

TEST_F(SeatsTest, ASeatThatCouldNotBeFreedIsFreedLater) {
  auto pages = full_table(2);
  pages[0]->leave();
  store.writable = false;
  house.pass(seconds(130));
  EXPECT_EQ(people(*pages[1]), 2);
  store.writable = true;
  house.pass(seconds(130));
  EXPECT_EQ(people(*pages[1]), 1);
}

TEST_F(SeatsTest, ARunningGameKeepsTheSeatsOfThoseWhoAreAway) {
  auto pages = started_table(2);
  pages[0]->leave();
  house.pass(std::chrono::hours(24));
  EXPECT_EQ(people(*pages[1]), 2);
  EXPECT_EQ(watching(table, token(*pages[0]))->last("table").at("you"), 0);
}

// ---- bots that play for people

TEST_F(SeatsTest, WhoLeavesARunningGameIsPlayedForAndTakesTheSeatBackWithItsToken) {
  auto pages = started_table(2);
  ASSERT_TRUE(asked(*pages[0]));
  pages[0]->say(R"({"type":"leave"})");
  EXPECT_EQ(seat_of(*pages[1], 0).at("stand_in"), pages[1]->last("table").at("stand_in"));
  EXPECT_EQ(pages[1]->last("table").at("stand_in"), "club");
  EXPECT_EQ(pages[1]->shown().events.back(), *parse_json(R"({"type":"bot_takes_over","seat":0,"bot":"club"})"));
  EXPECT_EQ(pages[1]->shown().events, watching(table, token(*pages[1]))->shown().events) << "whoever comes later reads it too";
  EXPECT_EQ(refused(*pages[0], play_text(number(*pages[0]), R"({"type":"call","spell":8})")), "play: bot_plays");
  EXPECT_EQ(refused(*pages[0], R"({"type":"leave"})"), "leave: bot_plays");
  EXPECT_EQ(refused(*pages[1], R"({"type":"come_back"})"), "come_back: not_replaced");
  int const before = number(*pages[1]);
  house.pass(bot_pace);
  EXPECT_GT(number(*pages[1]), before) << "the bot plays on";

  pages[0]->leave();
  auto const back = watching(table, token(*pages[0]));
  EXPECT_EQ(seat_of(*back, 0).at("sitter"), "person");
  back->say(R"({"type":"come_back"})");
  EXPECT_TRUE(seat_of(*pages[1], 0).at("stand_in").is_null());
  pages[0] = watching(table, token(*pages[0]));
  int const now = number(*back);
  house.pass(bot_pace * 3);
  EXPECT_EQ(number(*back), now) << "nobody moves for a person who is there again";
  while (play_one(pages)) {
  }
  EXPECT_EQ(stage(), "over");
}

TEST_F(SeatsTest, TheJournalSaysWhoPlayedForWhomAndIsVerified) {
  auto pages = started_table(2);
  pages[0]->say(R"({"type":"leave"})");
  house.pass(bot_pace);
  pages[0]->say(R"({"type":"come_back"})");
  for (int i = 0; i < 500 && pages[0]->last("table").at("stage") != "over"; ++i)
    if (!play_one(pages)) house.pass(bot_pace);
  auto const text = journal();
  std::istringstream in(text);
  auto const read = JournalReader(in, find_kind).next();
  ASSERT_TRUE(read) << read.error();
  ASSERT_EQ(read->journal.sitters.size(), 2U) << text;
  EXPECT_EQ(read->journal.sitters[0].plays, "club");
  EXPECT_EQ(read->journal.sitters[1].plays, "person");
  EXPECT_LE(read->journal.sitters[0].moves, read->journal.sitters[1].moves);
  EXPECT_TRUE(verify_chance(*read));
  auto const other = std::make_shared<Hall>(house, store, bot_pace);
  TestPage page(*other, house);
  page.say(watch_text(table));
  EXPECT_EQ(page.last("table").at("stage"), "over") << "and the table is read again as it was";
  page.leave();
}

TEST_F(SeatsTest, WhoIsAwayForAWhileCanBeReplacedAndWhoIsThereCannot) {
  auto pages = started_table(2);
  EXPECT_EQ(refused(*pages[1], R"({"type":"replace","seat":0})"), "replace: still_here");
  pages[0]->leave();
  house.pass(seconds(20));
  EXPECT_EQ(refused(*pages[1], R"({"type":"replace","seat":0})"), "replace: still_here");
  EXPECT_EQ(pages[1]->last("refused").at("value"), 40);
  house.pass(seconds(41));
  auto const spectator = watching(table);
  EXPECT_EQ(refused(*spectator, R"({"type":"replace","seat":0})"), "replace: not_seated");
  pages[1]->say(R"({"type":"replace","seat":0})");
  EXPECT_EQ(seat_of(*pages[1], 0).at("stand_in"), "club");
  EXPECT_EQ(refused(*pages[1], R"({"type":"replace","seat":0})"), "replace: bot_plays");
  int const before = number(*pages[1]);
  house.pass(bot_pace);
  EXPECT_GT(number(*pages[1]), before);
}

TEST_F(SeatsTest, TheBotThatStandsInIsTheOneTheTableWasOpenedWith) {
  auto const opener = page();
  auto text = open_text(2);
  auto wrong = text;
  wrong.insert(wrong.size() - 1, R"(,"stand_in":"deep blue")");
  EXPECT_EQ(refused(*opener, wrong), "open_table: unknown_bot");
  text.insert(text.size() - 1, R"(,"stand_in":"novice")");
  opener->say(text);
  table = std::string(opener->last("opened").at("table").as_string());
  auto const page = seated(table, 0);
  page->say(R"({"type":"seat_bot","seat":1,"bot":"random"})");
  page->say(R"({"type":"start"})");
  page->say(R"({"type":"leave"})");
  EXPECT_EQ(seat_of(*page, 0).at("stand_in"), "novice");
}

}  // namespace
}  // namespace atelier::server
