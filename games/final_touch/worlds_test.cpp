// What a seat can conclude about cards it does not see, held against an exact count through the rules alone.
#include "games/final_touch/worlds.hpp"

#include "games/belief.hpp"
#include "games/final_touch/testing.hpp"

namespace atelier::final_touch {
namespace {

// A small box keeps the number of possible worlds small: few cards in hand, pictures of few touches, a deck that is soon shuffled.
FinalTouch small_table(int seats, int hand, Counts const& copies, int smears) {
  auto box = table_for(2).components();
  box.hand.value = hand;
  box.copies.value = copies;
  box.smears.value = smears;
  box.target.value = 60;
  for (auto& each : box.masterpieces) {
    for (int paint = 0; paint < paints; ++paint)
      if (copies[static_cast<std::size_t>(paint)] == 0) each.needs.value[static_cast<std::size_t>(paint)] = 0;
    if (Cards(each.needs.value).empty()) each.needs.value[0] = 1;
  }
  Options options;
  options.seats.value = seats;
  return *FinalTouch::make(options, box);
}

struct Box {
  int seats, hand;
  Counts copies;
  int smears;
};

class FinalTouchWorlds : public ::testing::TestWithParam<Box> {};
INSTANTIATE_TEST_SUITE_P(Boxes, FinalTouchWorlds,
                         ::testing::Values(Box{2, 3, {7, 6, 4, 0, 0}, 3}, Box{2, 5, {8, 6, 5, 3, 0}, 3}, Box{3, 2, {6, 6, 5, 0, 0}, 2},
                                           Box{3, 3, {8, 7, 4, 0, 0}, 2}, Box{4, 1, {5, 5, 4, 0, 0}, 1}, Box{4, 2, {8, 6, 4, 0, 0}, 1}),
                         [](auto const& info) {
                           return std::to_string(info.param.seats) + "_players_" + std::to_string(info.param.hand) + "_cards";
                         });

TEST_P(FinalTouchWorlds, AreAsLikelyAsTheRulesMakeThem) {
  auto const& [seats, hand, copies, smears] = GetParam();
  auto const game = small_table(seats, hand, copies, smears);
  atelier::testing::Odds odds, forgetful, chosen;
  for (int i = 0; i < 6; ++i) {
    atelier::testing::Watched const watched{.me = seat_at(i % seats), .seed = static_cast<std::uint64_t>(70 + i), .stride = 7};
    atelier::testing::compare_odds(odds, game, watched, atelier::testing::in_the_open);
    if (i > 0) continue;
    atelier::testing::compare_odds(chosen, game, watched, atelier::testing::in_the_open, atelier::testing::choosy(game));
    atelier::testing::compare_odds(forgetful, game, watched, atelier::testing::in_the_open, [&](View view, Rng& rng) {
      view.memory.shuffles.clear();
      return game.sample(view, rng);
    });
  }
  EXPECT_EQ(odds.wrong(), "") << odds;
  EXPECT_GT(odds.moments(), 40) << odds;
  EXPECT_NE(chosen.wrong(), "") << "a wrong sampler passes: " << chosen;
  EXPECT_NE(forgetful.wrong(), "") << "whoever forgets the shuffles passes: " << forgetful;
}

// Worked out by hand: after a shuffle the rival's five cards are known, one of them yellow. The rival plays it and draws one card. It is
// yellow as often as the deck is, and never "the one played, while the old one is still in hand".
TEST(FinalTouchKnowledge, ACardDrawnAfterAPlayIsNotTheOnePlayed) {
  auto const game = table_for(2);
  State s = game.start();
  Silence silence;
  s.easel = static_cast<std::uint8_t>(Painting::liberty);
  s.covered &= ~(1U << s.easel);
  s.missing = game.needs(s.easel);
  s.hands = {Cards(Counts{0, 2, 1, 1, 1}), Cards(Counts{1, 0, 2, 2, 0}), {}, {}};
  s.discard = game.copies() - s.hands[0] - s.hands[1];
  s.deck = {};
  s.phase = Phase::painting;
  auto const play = [&](Paint paint, Paint drawn) {
    game.apply(s, seat_at(s.turn), *game.id(Retouch{{paint}}), silence);
    game.apply(s, chance, *game.id(Draw{seat_at(s.turn), drawn}), silence);
  };
  play(Paint::green, Paint::pink);   // I: the deck is shuffled, 11 yellow among 50, and I draw a pink one
  play(Paint::yellow, Paint::blue);  // the rival
  Rng rng(1);
  Worlds const worlds(game, game.view(s, seat_at(0)));
  constexpr int samples = 20'000;
  int yellow = 0;
  for (int i = 0; i < samples; ++i) yellow += worlds.draw(rng).hands[1][0] > 0;
  EXPECT_NEAR(static_cast<double>(yellow) / samples, 11.0 / 49, 0.01);
}

// Boxes whose deck is shuffled every few turns: what is remembered is bounded, and worlds still look the same.
TEST(FinalTouchKnowledge, ALongGameOfManyShufflesForgetsTheOldestAndStaysPossible) {
  auto const game = small_table(3, 2, {6, 5, 5, 0, 0}, 2);
  std::size_t most = 0;
  for (std::uint64_t i = 0; i < 20; ++i) {
    Rng rng(51, i), dream(52, i);
    int differing = 0;
    atelier::testing::play_checked(game, rng, 2000, [&](State const& s) {
      most = std::max(most, s.record.shuffles().size());
      for (int seat = 0; seat < 3; ++seat)
        atelier::testing::check_samples(
            game, s, seat_at(seat), dream, [](State const& a, State const& b) { return a.hands != b.hands; }, differing);
    });
    if (HasFatalFailure()) return;
  }
  EXPECT_EQ(most, static_cast<std::size_t>(Record::most_shuffles));
}

}  // namespace
}  // namespace atelier::final_touch
