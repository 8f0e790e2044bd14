// What people order in advance in an open auction: kept, secret, and played by the rules' own moves.
#include "server/test_auction.hpp"

namespace atelier::server {
namespace {

using boost::json::value;
using std::chrono::milliseconds;

constexpr milliseconds long_enough{20'000};

class OrdersTest : public AuctionTable {
 public:
  using TableTest::house, TableTest::store;

  // Three people at an open auction without a hammer, unless it is said what else.
  std::vector<std::unique_ptr<TestPage>> at_auction(std::string const& options = R"(,"hammer":0)") {
    auto pages = started_table(3, options);
    play_to(pages, "open");
    auctioneer = static_cast<int>(pages[0]->view().at("auctioneer").as_int64());
    for (auto& each : pages) each->forget();
    return pages;
  }
  TestPage& at(std::vector<std::unique_ptr<TestPage>>& pages, int places_left) const {
    return *pages[static_cast<std::size_t>((auctioneer + places_left) % 3)];
  }
  int seat(int places_left) const { return (auctioneer + places_left) % 3; }
  static void order(TestPage& page, std::string const& limit) { order(page, limit, number(page)); }
  static void order(TestPage& page, std::string const& limit, int seen) {
    page.say(R"({"type":"order","seen":)" + std::to_string(seen) + R"(,"limit":)" + limit + "}");
  }
  static void pass(TestPage& page) { page.say(play_text(number(page), R"({"type":"pass"})")); }
  static value standing(TestPage const& page) {
    auto const ordered = page.last("ordered");
    return ordered.is_null() ? value("nothing was said") : ordered.at("limit");
  }
  static value leader(TestPage const& page) { return page.view().at("leader"); }
  static value amount(TestPage const& page) { return page.view().at("amount"); }
  std::unique_ptr<TestPage> after_restart(std::vector<std::unique_ptr<TestPage>>& pages, int of) {
    auto const key = token(*pages[static_cast<std::size_t>(of)]);
    for (auto& page : pages) page->leave();
    pages.clear();
    hall = std::make_shared<Hall>(house, store, bot_pace);
    return watching(table, key);
  }

  int auctioneer = 0;
};

TEST_F(OrdersTest, UpToALimitIsTheLeastRaiseEachTimeAndThenAPass) {
  auto pages = at_auction();
  auto& ola = at(pages, 1);
  auto& jan = at(pages, 2);
  order(ola, "4");
  EXPECT_EQ(standing(ola), 4);
  EXPECT_EQ(amount(jan), 0) << "a person does not answer at once either";
  house.pass(long_enough);
  EXPECT_EQ(leader(jan), seat(1));
  EXPECT_EQ(amount(jan), 1);
  jan.say(play_text(number(jan), bid(3)));
  house.pass(long_enough);
  EXPECT_EQ(amount(jan), 4);
  jan.say(play_text(number(jan), bid(5)));
  house.pass(long_enough);
  EXPECT_EQ(leader(jan), seat(2)) << "no further than was ordered";
  EXPECT_EQ(ola.view().at("players").at(static_cast<std::size_t>(seat(1))).at("waited_for"), false) << "it has passed";
}

TEST_F(OrdersTest, OutOfTheAuctionPassesAfterEveryRaise) {
  auto pages = at_auction();
  order(at(pages, 1), "0");
  house.pass(long_enough);
  auto& jan = at(pages, 2);
  EXPECT_EQ(jan.shown().events.back().at("type"), "passed");
  jan.say(play_text(number(jan), bid(2)));
  house.pass(long_enough);
  EXPECT_EQ(jan.shown().events.back().at("type"), "passed");
  EXPECT_EQ(jan.shown().events.back().at("seat"), seat(1));
  pass(at(pages, 0));
  EXPECT_NE(phase(jan), "open") << "everybody has spoken";
}

TEST_F(OrdersTest, OfSeveralTheSeatsActInTheOrderInWhichTheyAreAsked) {
  auto pages = at_auction();
  order(at(pages, 2), "5");
  order(at(pages, 1), "7");
  order(at(pages, 0), "0");
  house.pass(long_enough);
  house.pass(long_enough);
  // 1, 2, 3, 4, 5 by turns: the fifth is beyond nobody's limit but the sixth is beyond the second's.
  std::vector<std::pair<value, value>> bids;
  for (auto const& each : pages[0]->shown().events)
    if (each.at("type") == "raised") bids.emplace_back(each.at("seat"), each.at("amount"));
  ASSERT_GE(bids.size(), 5U);
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(bids[i].first, seat(i % 2 == 0 ? 1 : 2));
    EXPECT_EQ(bids[i].second, static_cast<int>(i) + 1);
  }
  auto const& sold = *std::ranges::find_if(pages[0]->shown().events, [](auto const& each) { return each.at("type") == "sold"; });
  EXPECT_EQ(sold.at("seat"), seat(1));
  EXPECT_EQ(sold.at("amount"), 5);
}

TEST_F(OrdersTest, EndsWithTheLotAndIsNotForTheNext) {
  auto pages = at_auction();
  auto& ola = at(pages, 1);
  order(ola, "40");
  int const seen = number(ola);
  house.pass(long_enough);
  for (int left : {2, 0}) pass(at(pages, left));
  EXPECT_NE(phase(ola), "open");
  EXPECT_EQ(standing(ola), nullptr);
  order(ola, "3");
  EXPECT_EQ(ola.last_refusal(), "order: no_orders");
  play_to(pages, "open");
  house.pass(long_enough);
  EXPECT_EQ(amount(ola), 0);
  order(ola, "3", seen);
  EXPECT_EQ(ola.last_refusal(), "order: stale") << "it was meant for the lot before";
}

TEST_F(OrdersTest, StaysWithinThePurseAndAboveWhatIsBid) {
  auto pages = at_auction();
  auto& ola = at(pages, 1);
  order(ola, "101");
  EXPECT_EQ(ola.last_refusal(), "order: too_high");
  EXPECT_EQ(ola.last("refused").at("value"), 100);
  at(pages, 2).say(play_text(number(ola), bid(9)));
  order(ola, "9");
  EXPECT_EQ(ola.last_refusal(), "order: too_low");
  EXPECT_EQ(ola.last("refused").at("value"), 10);
  order(ola, "-1");
  EXPECT_EQ(ola.last_refusal(), "order: too_low");
  EXPECT_EQ(standing(ola), "nothing was said");
  EXPECT_TRUE(store.orders[table].empty());
  order(ola, "100");
  house.pass(long_enough);
  EXPECT_EQ(amount(ola), 10);
  at(pages, 2).say(play_text(number(ola), bid(100)));
  house.pass(long_enough);
  EXPECT_EQ(leader(ola), seat(2)) << "nobody pays what they do not have";
}

TEST_F(OrdersTest, WhoLooksOnOrdersNothing) {
  auto const pages = at_auction();
  auto const guest = watching(table);
  order(*guest, "3");
  EXPECT_EQ(guest->last_refusal(), "order: not_seated");
}

TEST_F(OrdersTest, ANewOneTakesThePlaceOfTheOldAndItCanBeTakenBack) {
  auto pages = at_auction();
  auto& ola = at(pages, 1);
  order(ola, "50");
  order(ola, "0");
  house.pass(long_enough);
  EXPECT_EQ(ola.shown().events.back().at("type"), "passed");
  order(ola, "null");
  EXPECT_EQ(standing(ola), nullptr);
  at(pages, 2).say(play_text(number(ola), bid(2)));
  house.pass(long_enough);
  EXPECT_EQ(ola.shown().events.back().at("type"), "raised") << "nobody speaks for the seat any more";
}

TEST_F(OrdersTest, WhoDoesSomethingElseByHandHasTakenItBack) {
  auto pages = at_auction();
  auto& ola = at(pages, 1);
  order(ola, "20");
  ola.say(play_text(number(ola), bid(1)));
  EXPECT_EQ(standing(ola), 20) << "it is what the order would have done";
  at(pages, 2).say(play_text(number(ola), bid(2)));
  ola.say(play_text(number(ola), R"({"type":"pass"})"));
  EXPECT_EQ(standing(ola), nullptr);
  auto const back = after_restart(pages, seat(1));
  EXPECT_TRUE(back->last("ordered").is_null()) << "nor does it come back after a restart";
}

TEST_F(OrdersTest, SurvivesARestartAndAReload) {
  auto pages = at_auction();
  order(at(pages, 1), "12");
  auto const again = watching(table, token(at(pages, 1)));
  EXPECT_EQ(standing(*again), 12);
  again->leave();
  auto const back = after_restart(pages, seat(1));
  EXPECT_EQ(standing(*back), 12);
  EXPECT_EQ(amount(*back), 0);
  house.pass(long_enough);
  EXPECT_EQ(leader(*back), seat(1));
  EXPECT_EQ(amount(*back), 1);
}

TEST_F(OrdersTest, IsNoEntryAndItsMovesAreOrdinaryOnes) {
  auto pages = at_auction();
  auto const before = store.entries[table].size();
  order(at(pages, 1), "12");
  EXPECT_EQ(store.entries[table].size(), before);
  house.pass(long_enough);
  ASSERT_EQ(store.entries[table].size(), before + 1);
  auto const entry = *parse_json(store.entries[table].back().text);
  EXPECT_EQ(entry.at("type"), "moves");
  EXPECT_EQ(boost::json::serialize(entry.at("moves").at(0).at("move")), bid(1));
}

// The same auction once by order and once by hand, at the same moments: nobody else can tell the difference by a single byte.
TEST_F(OrdersTest, NobodyElseHearsOfItAtAll) {
  std::vector<std::string> heard[2];
  std::vector<milliseconds> moments;
  for (bool const by_hand : {false, true}) {
    OrdersTest played;
    auto pages = played.at_auction();
    auto const guest = played.watching(played.table);
    guest->forget();
    auto& ola = played.at(pages, 1);
    auto& jan = played.at(pages, 2);
    if (!by_hand) played.order(ola, "3");
    for (int raise = 0; raise < 2; ++raise) {
      auto const begun = played.house.time();
      if (by_hand) {
        played.house.pass(moments[static_cast<std::size_t>(raise)]);
        ola.say(play_text(number(ola), bid(2 * raise + 1)));
      } else {
        while (leader(jan) != played.seat(1)) played.house.pass(milliseconds(1));
        moments.push_back(played.house.time() - begun);
      }
      jan.say(play_text(number(jan), bid(2 * raise + 2)));
    }
    for (auto const* page : {guest.get(), &jan, &played.at(pages, 0)})
      heard[by_hand].insert(heard[by_hand].end(), page->frames().begin(), page->frames().end());
  }
  EXPECT_GE(heard[0].size(), 12U);
  EXPECT_EQ(heard[0], heard[1]);
  for (auto const moment : moments) EXPECT_GE(moment, milliseconds(800)) << "as long as a person takes";
  EXPECT_NE(moments[0], moments[1]) << "and never the same";
}

TEST_F(OrdersTest, ABotAnswersNeitherSoonerNorLaterForIt) {
  milliseconds took[2];
  for (bool const ordered : {false, true}) {
    OrdersTest played;
    auto pages = played.at_auction();
    auto& jan = played.at(pages, 2);
    played.at(pages, 0).say(R"({"type":"leave"})");
    if (ordered) {
      played.house.pass(milliseconds(100));
      played.order(jan, "0");
    }
    auto const spoke = [&] {
      auto const& last = jan.shown().events.back();
      return last.at("type") != "bot_takes_over" && last.at("seat") == played.seat(0);
    };
    while (!spoke() && played.house.time() < std::chrono::minutes(5)) played.house.pass(milliseconds(1));
    took[ordered] = played.house.time();
  }
  EXPECT_EQ(took[0], took[1]);
}

TEST_F(OrdersTest, ActsBeforeTheHammerFalls) {
  auto pages = at_auction(R"(,"hammer":1)");
  order(at(pages, 1), "2");
  house.pass(milliseconds(999));
  EXPECT_EQ(leader(at(pages, 2)), seat(1));
}

TEST_F(OrdersTest, ABotThatTakesOverKeepsNoOrderAndNeitherDoesItsOwner) {
  auto pages = at_auction();
  auto& ola = at(pages, 1);
  order(ola, "30");
  ola.say(R"({"type":"leave"})");
  EXPECT_EQ(standing(ola), nullptr);
  order(ola, "30");
  EXPECT_EQ(ola.last_refusal(), "order: bot_plays");
  ola.say(R"({"type":"come_back"})");
  auto const back = after_restart(pages, seat(1));
  EXPECT_TRUE(back->last("ordered").is_null());
}

TEST_F(OrdersTest, WhatCannotBeStoredDoesNotStand) {
  auto pages = at_auction();
  auto& ola = at(pages, 1);
  store.writable = false;
  order(ola, "30");
  EXPECT_EQ(ola.last_refusal(), "order: not_stored");
  store.writable = true;
  house.pass(long_enough);
  EXPECT_EQ(amount(ola), 0);
}

TEST_F(OrdersTest, OfWhichNobodyKnowsTheStoreIsAskedUntilItAnswers) {
  for (bool const lost : {false, true}) {
    OrdersTest played;
    auto pages = played.at_auction();
    auto& ola = played.at(pages, 1);
    played.store.unsure = true;
    played.store.lost = lost;
    played.store.readable = false;
    played.order(ola, "30");
    EXPECT_EQ(standing(ola), "nothing was said");
    played.store.unsure = played.store.lost = false;
    played.store.readable = true;
    played.house.pass(retry_pace);
    if (lost)
      EXPECT_EQ(ola.last_refusal(), "order: not_stored");
    else
      EXPECT_EQ(standing(ola), 30);
  }
}

TEST_F(OrdersTest, InAGameThatTakesNoneNoneIsTaken) {
  game = "czary-mary";
  auto const pages = started_table(2);
  order(*pages[0], "1");
  EXPECT_EQ(pages[0]->last_refusal(), "order: no_orders");
}

}  // namespace
}  // namespace atelier::server
