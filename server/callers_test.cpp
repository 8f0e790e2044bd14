// What one connection and one address may ask for, without sockets: who is who, what is refused, and what comes back.
#include "server/callers.hpp"

#include "server/test_table.hpp"

namespace atelier::server {
namespace {

Address address(std::string const& text) {
  auto const read = read_address(text);
  EXPECT_TRUE(read) << text;
  return read.value_or(Address{});
}

class CallersTest : public TableTest {
 protected:
  Callers& callers() {
    if (!callers_) callers_ = std::make_unique<Callers>(house, limits, meters, proxies, unlimited, boxes);
    return *callers_;
  }
  std::shared_ptr<Caller> caller(std::string const& from = "192.0.2.1") { return callers().connect(address(from)); }
  std::unique_ptr<TestPage> page_of(std::shared_ptr<Caller> caller) { return std::make_unique<TestPage>(*hall, house, std::move(caller)); }

  Limits limits;
  BoxLimits boxes;
  Meters meters;
  std::vector<std::string> proxies, unlimited;

 private:
  std::unique_ptr<Callers> callers_;
};

// ---- who is who

TEST_F(CallersTest, AnAddressOfTheFourthVersionIsTheSameInBothForms) {
  EXPECT_EQ(address("192.0.2.7"), address("::ffff:192.0.2.7"));
  for (auto const* text : {"", "192.0.2", "192.0.2.7:80", "club.example", "::1%lo", " 192.0.2.7"}) EXPECT_FALSE(read_address(text)) << text;
}

TEST_F(CallersTest, OneHouseOfTheSixthVersionIsOneCaller) {
  limits.connections = 1;
  auto const first = caller("2001:db8:1:2::1");
  EXPECT_TRUE(first);
  EXPECT_FALSE(caller("2001:db8:1:2:ffff::9"));
  EXPECT_TRUE(caller("2001:db8:1:3::1"));
  auto const old = caller("192.0.2.1");
  EXPECT_TRUE(old);
  EXPECT_TRUE(caller("192.0.2.2")) << "neighbours of the fourth version are strangers";
}

TEST_F(CallersTest, AProxyIsBelievedAboutTheLastWhoIsNoProxy) {
  proxies = {"127.0.0.1", "10.0.0.9"};
  auto const peer = address("127.0.0.1");
  auto const behind = [&](std::string_view forwarded) { return callers().behind(peer, forwarded); };
  EXPECT_EQ(behind("192.0.2.1"), address("192.0.2.1"));
  EXPECT_EQ(behind("203.0.113.5, 192.0.2.1"), address("192.0.2.1")) << "whatever stands before it the caller wrote";
  EXPECT_EQ(behind("192.0.2.1,10.0.0.9 , 127.0.0.1"), address("192.0.2.1"));
  EXPECT_EQ(behind("2001:db8::1"), address("2001:db8::1"));
  EXPECT_EQ(behind(""), peer);
  EXPECT_EQ(behind("192.0.2.1, nonsense"), peer);
  EXPECT_EQ(behind("10.0.0.9"), peer);
}

TEST_F(CallersTest, HowManyAreRememberedIsBounded) {
  auto const kept = caller("192.0.2.1");
  ASSERT_TRUE(kept->take(Limit::tables));
  for (int i = 0; i < 100'000; ++i) {
    auto const one = caller("2001:db8:" + std::to_string(i / 9999) + ":" + std::to_string(i % 9999) + "::1");
    ASSERT_TRUE(one->take(Limit::address_work, 5));
    ASSERT_LE(callers().known(), Callers::most);
  }
  for (int i = 1; i < limits.tables_at_once; ++i) EXPECT_TRUE(caller("192.0.2.1")->take(Limit::tables)) << "who is connected is remembered";
  EXPECT_FALSE(caller("192.0.2.1")->take(Limit::tables));
}

TEST_F(CallersTest, WhoIsUnlimitedMeetsNoLimit) {
  limits.connections = limits.work_at_once = limits.tables_at_once = 1;
  unlimited = {"192.0.2.1"};
  std::vector<std::shared_ptr<Caller>> all;
  for (int i = 0; i < 1000; ++i) all.push_back(caller());
  for (auto const& each : all) EXPECT_TRUE(each && each->take(Limit::tables) && each->take(Limit::address_work, 100));
  EXPECT_EQ(meters.hits(Limit::tables), 0U);
}

// ---- what is asked

TEST_F(CallersTest, ZeroIsNoLimit) {
  limits = Limits::none();
  auto const page = page_of(caller());
  for (int i = 0; i < 10'000; ++i) ASSERT_TRUE(page->say_without_waiting(R"({"type":"dance"})"));
  house.run();
  EXPECT_EQ(page->last_refusal(), "message: unknown_type") << "each was heard";
}

TEST_F(CallersTest, WhatCannotBePaidForIsRefusedAndWhoGoesOnIsLetGo) {
  auto const page = page_of(caller());
  int heard = 0;
  while (page->say_without_waiting(R"({"type":"dance"})")) ASSERT_LT(++heard, 1000);
  EXPECT_GE(heard, limits.work_at_once);
  EXPECT_LE(heard, limits.work_at_once + 50);
  EXPECT_EQ(page->last_refusal(), "message: too_fast");
  EXPECT_GT(meters.hits(Limit::work), 0U);
}

TEST_F(CallersTest, WhoWaitsIsHeardAgain) {
  auto const page = page_of(caller());
  for (int i = 0; i <= limits.work_at_once; ++i) ASSERT_TRUE(page->say_without_waiting(R"({"type":"dance"})"));
  EXPECT_EQ(page->last_refusal(), "message: too_fast");
  house.pass(std::chrono::seconds(1));
  page->say(R"({"type":"list_tables"})");
  EXPECT_FALSE(page->last("tables").is_null());
}

TEST_F(CallersTest, APersonAtPlayMeetsNoLimit) {
  auto const family = caller();
  std::vector<std::unique_ptr<TestPage>> pages;
  std::string const table = open(5);
  for (int seat = 0; seat < 5; ++seat) {
    pages.push_back(page_of(callers().connect(address("192.0.2.1"))));
    pages.back()->say(R"({"type":"list_tables"})");
    pages.back()->say(watch_text(table));
    pages.back()->say(sit_text(seat));
  }
  pages[0]->say(R"({"type":"start"})");
  // Everybody's line breaks again and again, and everybody talks and points.
  for (int i = 0; i < 40; ++i) {
    for (int seat = 0; seat < 5; ++seat) {
      pages[seat]->leave();
      pages[seat] = page_of(callers().connect(address("192.0.2.1")));
      pages[seat]->say(watch_text(table, some_token(seat), i));
      if (i % 8 == 0) pages[seat]->say(R"({"type":"say","text":"again"})");
      pages[seat]->say(R"({"type":"point","at":"seat:0"})");
      ASSERT_EQ(pages[seat]->last_refusal(), "");
    }
    house.pass(std::chrono::seconds(2));
  }
  for (int i = 0; i <= static_cast<int>(Limit::retention); ++i) EXPECT_EQ(meters.hits(static_cast<Limit>(i)), 0U) << i;
}

TEST_F(CallersTest, ALookThatFollowsAnotherTakesItsPlace) {
  auto pages = started_table(2);
  auto const page = page_of(caller());
  for (int i = 0; i < 5; ++i) page->say_without_waiting(watch_text(table));
  house.run();
  int answered = 0;
  for (auto const& each : page->frames()) answered += each.starts_with(R"({"type":"update")") ? 1 : 0;
  EXPECT_EQ(answered, 1);
  EXPECT_EQ(meters.hits(Limit::watch), 4U);
  EXPECT_EQ(number(*page), number(*pages[0]));
}

TEST_F(CallersTest, ALookThatFollowsSomethingElseIsAnsweredInItsOrder) {
  table = open(2);
  auto const page = page_of(caller());
  page->say_without_waiting(watch_text(table));
  page->say_without_waiting(sit_text(0));
  page->say_without_waiting(watch_text(table, some_token(0)));
  house.run();
  EXPECT_EQ(page->last_refusal(), "");
  EXPECT_EQ(page->last("table").at("you"), 0);
}

TEST_F(CallersTest, OneAddressOpensSoManyTablesAndAnotherIsNotHeldUp) {
  limits.tables_at_once = 3;
  limits.tables_an_hour = 60;
  auto const page = page_of(caller()), other = page_of(caller()), stranger = page_of(caller("192.0.2.2"));
  for (auto* each : {page.get(), page.get(), other.get()}) {
    each->forget();
    each->say(open_text(2));
    EXPECT_FALSE(each->last("opened").is_null());
  }
  other->forget();
  other->say(open_text(2));
  EXPECT_EQ(other->last_refusal(), "open_table: too_fast");
  EXPECT_TRUE(other->last("opened").is_null());
  EXPECT_EQ(store.entries.size(), 3U);
  EXPECT_EQ(meters.hits(Limit::tables), 1U);
  stranger->say(open_text(2));
  EXPECT_FALSE(stranger->last("opened").is_null());
  house.pass(std::chrono::minutes(1));
  other->say(open_text(2));
  EXPECT_FALSE(other->last("opened").is_null());
}

TEST_F(CallersTest, OneAddressSaysSoMuch) {
  limits.talk_at_once = 4;
  table = open(2);
  auto const page = page_of(caller());
  page->say(watch_text(table));
  page->say(sit_text(0));
  for (int i = 0; i < 4; ++i) page->say(R"({"type":"say","text":"hello"})");
  EXPECT_EQ(page->last_refusal(), "");
  page->say(R"({"type":"invite","table":")" + table + "\"}");
  EXPECT_EQ(page->last_refusal(), "invite: too_fast");
  EXPECT_EQ(meters.hits(Limit::talk), 1U);
  EXPECT_EQ(store.lines[table].size(), 4U);
}

TEST_F(CallersTest, WhoGuessesWrongAgainAndAgainMayNotGuessForAWhile) {
  limits.guesses_at_once = 3;
  limits.guesses_a_minute = 6;
  auto pages = full_table(2);
  auto const page = page_of(caller());
  page->say(watch_text("abcdefghijkm"));
  EXPECT_EQ(page->last_refusal(), "watch: unknown_table");
  for (int i = 0; i < 2; ++i) {
    page->say(watch_text(table, "not the token"));
    EXPECT_EQ(page->last_refusal(), "watch: wrong_token");
  }
  page->forget();
  page->say(watch_text(table, token(*pages[0])));
  EXPECT_EQ(page->last_refusal(), "watch: too_fast") << "nor learn whether the next guess is right";
  EXPECT_TRUE(page->last("table").is_null());
  EXPECT_EQ(meters.hits(Limit::guesses), 1U);
  house.pass(std::chrono::seconds(10));
  page->say(watch_text(table));
  EXPECT_FALSE(page->last("table").is_null());
}

// ---- who comes and goes

TEST_F(CallersTest, ComingsAndGoingsAreToldNowAndThen) {
  limits.presence_ms = 500;
  hall = std::make_shared<Hall>(house, store, bot_pace, false, Patience{}, limits);
  auto pages = full_table(2);
  auto const spectator = watching(table);
  house.pass(std::chrono::seconds(1));
  spectator->forget();
  for (int i = 0; i < 100; ++i) {
    pages[1]->leave();
    pages[1] = watching(table, some_token(1, "Player 1"));
  }
  pages[1]->leave();
  EXPECT_EQ(spectator->frames().size(), 1U);
  house.pass(std::chrono::seconds(1));
  ASSERT_EQ(spectator->frames().size(), 2U);
  EXPECT_EQ(spectator->last("table").at("seats").at(1).at("present"), false) << "the last word is how it is";
}

TEST_F(CallersTest, BoxesThatAnAddressMayKeepComeBackOverAnHour) {
  boxes.an_hour = 2;
  unlimited = {"192.0.2.9"};
  auto const one = caller(), other = caller("192.0.2.2"), free = caller("192.0.2.9");
  EXPECT_TRUE(one->take(Limit::boxes));
  EXPECT_TRUE(caller()->take(Limit::boxes)) << "over another of its connections";
  EXPECT_FALSE(one->take(Limit::boxes));
  EXPECT_EQ(meters.hits(Limit::boxes), 1U);
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(free->take(Limit::boxes));
  house.pass(std::chrono::minutes(29));
  EXPECT_FALSE(one->take(Limit::boxes));
  EXPECT_TRUE(other->take(Limit::boxes));
  house.pass(std::chrono::minutes(2));
  EXPECT_TRUE(one->take(Limit::boxes));
  EXPECT_FALSE(one->take(Limit::boxes));
}

}  // namespace
}  // namespace atelier::server
