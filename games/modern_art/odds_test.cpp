// What possible worlds are worth: every world that fits what a seat has seen comes as often as the rules make it.
#include "games/belief.hpp"
#include "games/modern_art/testing.hpp"

namespace atelier::modern_art {
namespace {

// Nine paintings, three of them sold by closed fist, and hardly any money: few enough worlds to count them all.
Components small_box() {
  auto box = table_for(3).components();
  box.nex.value = {1, 0, 1, 0, 1};
  box.bahut.value = {0, 1, 1, 0, 0};
  box.darmoir.value = {0, 0, 1, 1, 0};
  box.sadland.value = {1, 0, 0, 0, 0};
  box.koriko.value = {0, 0, 0, 0, 1};
  box.money.value = 1;
  box.prizes.value = {1, 1, 0};
  box.last_painting.value = 2;
  box.deals.value = {{{2, 1, 0, 0}, {1, 1, 0, 0}, {1, 0, 0, 0}}};
  return box;
}

void compare_worlds(Options const& options) {
  auto const game = *ModernArt::make(options, small_box());
  auto const secret = [](State const& s, Seat) { return s.phase == Phase::sealed; };
  atelier::testing::Odds odds, chosen;
  for (int i = 0; i < 8; ++i) {
    atelier::testing::Watched const watched{
        .me = seat_at(i % game.seats()), .seed = 61 + static_cast<std::uint64_t>(i), .stride = 3, .most = 4000, .samples = 3000};
    atelier::testing::compare_odds(odds, game, watched, secret);
    if (i < 4) atelier::testing::compare_odds(chosen, game, watched, secret, atelier::testing::choosy(game));
  }
  EXPECT_EQ(odds.wrong(), "") << odds;
  EXPECT_GT(odds.moments(), 20) << odds;
  EXPECT_NE(chosen.wrong(), "") << "a wrong sampler passes: " << chosen;
}

TEST(ModernArtOdds, PossibleWorldsOfThreePlayersComeAsOftenAsTheRulesMakeThem) {
  Options options;
  options.seats.value = 3;
  compare_worlds(options);
}
TEST(ModernArtOdds, PossibleWorldsOfFourPlayersComeAsOftenAsTheRulesMakeThem) {
  Options options;
  options.seats.value = 4;
  compare_worlds(options);
}
TEST(ModernArtOdds, PossibleWorldsOfFivePlayersComeAsOftenAsTheRulesMakeThem) {
  Options options;
  options.seats.value = 5;
  compare_worlds(options);
}
TEST(ModernArtOdds, PossibleWorldsWithTheMysteryHandComeAsOftenAsTheRulesMakeThem) { compare_worlds(mystery_options()); }

// A policy that bids what it sees: how many Nexes are in the hand, and how many fists are closed already.
int bid_by_sight(State const& s, int seat, int closed) { return 10 * s.hands[static_cast<std::size_t>(seat)].count(Artist::nex) + closed; }

TEST(ModernArtOdds, APolicyIsAskedForAFistInTheWorldAsItStoodWhenItWasClosed) {
  Table t(4, {"Ns Bo K1", "No Bo Ko", "Bo N1 Nf", "Do Nd Ns"});
  t.put_up("Ns");
  t.bid(3, 40);
  t.bid(0, 17);
  t.bid(1, 5);
  Rng rng(71);
  std::set<int> bids;
  for (int i = 0; i < 200; ++i) {
    std::vector<int> asked;
    auto const world = t.game.sample(t.game.view(t.s, seat_at(0)), rng, [&](State const& then, Seat seat, Rng&) {
      asked.push_back(index(seat));
      EXPECT_TRUE(then.acting.has(seat));
      EXPECT_EQ(then.acting.count(), index(seat) == 3 ? 4 : 2);
      EXPECT_EQ(then.sealed[0], index(seat) == 3 ? 0 : 17) << "mine was closed after that of seat 3";
      return move_at(ids::bid + bid_by_sight(then, index(seat), 4 - then.acting.count()));
    });
    EXPECT_EQ(asked, (std::vector<int>{3, 1})) << "in the order of the fists, mine and the open one not";
    EXPECT_EQ(world.sealed[3], bid_by_sight(world, 3, 0));
    EXPECT_EQ(world.sealed[0], 17);
    EXPECT_EQ(world.sealed[1], bid_by_sight(world, 1, 2));
    EXPECT_EQ(world.sealed[2], 0);
    EXPECT_EQ(world.acting, Seats(seat_at(2)));
    bids.insert(world.sealed[3]);
  }
  EXPECT_GT(bids.size(), 2U) << "hands differ from world to world, and bids with them";
}

TEST(ModernArtOdds, TheBookSeesWhatClosedFistsHoldAndNobodyElseDoes) {
  Table t(4, {"Ns Bo", "Bo", "Bo", "Do"});
  t.put_up("Ns");
  t.bid(3, 40);
  t.bid(1, 5);
  EXPECT_EQ(t.game.view(t.s, Viewer::book()).fists, (List<int, most_players>{40, 5}));
  for (Viewer viewer : {Viewer(seat_at(1)), Viewer(seat_at(0)), Viewer::spectator()}) {
    auto const view = t.game.view(t.s, viewer);
    EXPECT_TRUE(view.fists.empty());
    EXPECT_EQ(view.memory.fists, (List<Seat, most_players>{seat_at(3), seat_at(1)})) << "who closed one is public";
  }
}

}  // namespace
}  // namespace atelier::modern_art
