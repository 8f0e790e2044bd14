#include "games/new_game/new_game.hpp"
#include "games/new_game/kind.hpp"
#include "games/testing.hpp"

namespace atelier::new_game {
namespace {

// Moves what a viewer may not know about: the deck and the others' cards.
void scramble(State& s, Viewer viewer, Rng& rng) {
  for (int i = 0; i < 20; ++i) {
    std::size_t const seat = rng.below(most_players);
    std::size_t const number = rng.below(numbers);
    if (viewer.is(seat_at(static_cast<int>(seat))) || s.cards[seat] == 0 || s.deck[number] == 0 || s.phase == Phase::over) continue;
    ++s.deck[static_cast<std::size_t>(s.cards[seat] - 1)];
    --s.deck[number];
    s.cards[seat] = static_cast<Card>(number + 1);
  }
}

TEST(NewGame, EveryGameEndsAndNothingLeaks) {
  for (auto const& options : atelier::testing::configurations<NewGame>(new_game_kind())) {
    auto const game = atelier::testing::make_game<NewGame>(new_game_kind(), options);
    int differing = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Rng rng(seed), mix(seed, 1);
      atelier::testing::play_checked(game, rng, 100, [&](State const& s) {
        for (int seat = 0; seat < game.seats(); ++seat) {
          ASSERT_EQ(atelier::testing::leak(game, s, seat_at(seat), scramble, mix), "");
          atelier::testing::check_samples(
              game, s, seat_at(seat), mix, [](State const& a, State const& b) { return a.cards != b.cards; }, differing);
        }
      });
    }
    EXPECT_GT(differing, 100);
  }
}

}  // namespace
}  // namespace atelier::new_game
