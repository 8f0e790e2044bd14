// Several people at once: an open auction with a hammer that falls by itself, raises that cross on the wire, and fists that stay closed.
#include "server/test_auction.hpp"

namespace atelier::server {
namespace {

TEST_F(AuctionTable, SilenceIsAPassWhenTheHammerHasCounted) {
  auto pages = started_table(3, R"(,"hammer":6)");
  play_to(pages, "open");
  EXPECT_EQ(pages[0]->last("update").at("left"), 6000);
  house.pass(std::chrono::milliseconds(2000));
  pages[1]->say(play_text(number(*pages[1]), bid(5)));
  EXPECT_EQ(pages[0]->last("update").at("left"), 6000) << "every raise begins the count anew";
  EXPECT_EQ(view(*pages[2]).at("leader"), 1);

  house.pass(std::chrono::milliseconds(4500));
  auto const late = watching(table);
  EXPECT_EQ(late->last("update").at("left"), 1500) << "who comes in the middle sees how much is left";
  house.pass(std::chrono::milliseconds(1400));
  EXPECT_EQ(phase(*pages[0]), "open");
  house.pass(std::chrono::milliseconds(200));
  EXPECT_NE(phase(*pages[0]), "open");
  EXPECT_EQ(view(*pages[1]).at("players").at(1).at("money"), 95);
  EXPECT_TRUE(pages[0]->last("update").at("left").is_null());
}

TEST_F(AuctionTable, WithoutAHammerTheTableWaits) {
  auto pages = started_table(3, R"(,"hammer":0)");
  play_to(pages, "open");
  EXPECT_TRUE(pages[0]->last("update").at("left").is_null());
  house.pass(std::chrono::hours(24));
  EXPECT_EQ(phase(*pages[0]), "open");
}

TEST_F(AuctionTable, OfTwoRaisesThatCrossTheFirstStoredWins) {
  auto pages = started_table(3, R"(,"hammer":6)");
  play_to(pages, "open");
  int const seen = number(*pages[1]);
  ASSERT_EQ(seen, number(*pages[2]));
  pages[2]->say_without_waiting(play_text(seen, bid(12)));
  pages[1]->say_without_waiting(play_text(seen, bid(12)));
  house.run();
  EXPECT_EQ(view(*pages[0]).at("leader"), 2);
  EXPECT_EQ(pages[1]->last_refusal(), "play: too_low");
  EXPECT_EQ(pages[1]->last("refused").at("value"), 13);
  EXPECT_EQ(view(*pages[1]).at("players").at(1).at("money"), 100);
  EXPECT_TRUE(pages[2]->last("refused").is_null());

  // A higher raise that was made before the other was seen still counts.
  pages[1]->say(play_text(seen, bid(20)));
  EXPECT_EQ(view(*pages[0]).at("leader"), 1);
  // The leader's own next word answers a question that is over.
  pages[1]->say(play_text(seen, bid(30)));
  EXPECT_EQ(view(*pages[0]).at("amount"), 20);
}

TEST_F(AuctionTable, AWordForAnAuctionThatIsOverIsStale) {
  auto pages = started_table(3, R"(,"hammer":6)");
  play_to(pages, "open");
  int const seen = number(*pages[1]);
  house.pass(std::chrono::milliseconds(6100));
  pages[2]->say(play_text(seen, bid(9)));
  EXPECT_EQ(pages[2]->last_refusal(), "play: stale");
}

TEST_F(AuctionTable, AHammerThatWasUpWhenTheServerStoppedIsRaisedAnew) {
  auto pages = started_table(3, R"(,"hammer":6)");
  play_to(pages, "open");
  std::vector<std::string> tokens;
  for (auto& page : pages) tokens.push_back(token(*page)), page->leave();
  pages.clear();
  hall = std::make_shared<Hall>(house, store, bot_pace);
  auto const back = watching(table, tokens[0]);
  EXPECT_EQ(phase(*back), "open");
  house.pass(std::chrono::milliseconds(6100));
  EXPECT_NE(phase(*back), "open");
}

// The same evening twice, with other bids in the fists: until the last is in, nobody else can tell the difference by a single byte.
TEST_F(AuctionTable, ClosedFistsAreInNoFrameOfAnybodyElse) {
  std::vector<std::string> heard[2];
  for (int evening = 0; evening < 2; ++evening) {
    AuctionTable played;
    auto pages = played.started_table(3);
    auto const spectator = played.watching(played.table);
    played.play_to(pages, "sealed");
    spectator->forget();
    pages[0]->forget();
    int const seen = played.number(*pages[1]);
    pages[2]->say(play_text(seen, bid(evening == 0 ? 0 : 77)));
    pages[1]->say(play_text(seen, bid(evening == 0 ? 100 : 3)));
    for (auto const* page : {spectator.get(), pages[0].get()})
      heard[evening].insert(heard[evening].end(), page->frames().begin(), page->frames().end());
    EXPECT_EQ(AuctionTable::view(*pages[1]).at("sealed"), evening == 0 ? 100 : 3);
  }
  EXPECT_GE(heard[0].size(), 4U);
  EXPECT_EQ(heard[0], heard[1]);
}

}  // namespace
}  // namespace atelier::server
