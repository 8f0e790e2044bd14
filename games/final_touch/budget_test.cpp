// A bot that thinks does so within its budget.
#include <atomic>

#include "games/final_touch/bots.hpp"
#include "games/final_touch/testing.hpp"

namespace atelier::final_touch {
namespace {

// How many numbers the forger took from its generator: every world it dreams of takes some, so this is how far it has thought.
int thought(FinalTouch const& game, View const& view, Budget const& budget) {
  Rng rng(5), counting(5);
  MoveList moves;
  game.legal(view, moves);
  EXPECT_TRUE(moves.has(forger_move(game, view, budget, rng)));
  auto const next = rng.next();
  int taken = 0;
  while (counting.next() != next) ++taken;
  return taken;
}

TEST(FinalTouchBudget, TheForgerDreamsOfOneWorldAndThenStopsWhenToldSoOrWhenItsWorkIsDone) {
  auto const game = table_for(3);
  int moments = 0;
  Rng rng(2);
  atelier::testing::play_checked(game, rng, 5000, [&](State const& s) {
    if (s.phase != Phase::painting || moments == 20) return;
    auto const view = game.view(s, to_ask(game, s));
    int const whole = thought(game, view, {});
    if (whole == 0) return;  // nothing to think about: one candidate
    ++moments;
    std::atomic<bool> stop = true;
    Budget stopped, little, some;
    stopped.stop = &stop;
    little.work = 1;
    int const least = thought(game, view, little);
    EXPECT_GT(least, 0);
    EXPECT_EQ(thought(game, view, stopped), least);
    stop = false;
    EXPECT_EQ(thought(game, view, stopped), whole);
    int further = least;
    for (some.work = 10; some.work < 100'000; some.work *= 10) {
      int const now = thought(game, view, some);
      EXPECT_GE(now, further) << "less thought for more work";
      further = now;
    }
    EXPECT_LT(least, further);
    EXPECT_LE(further, whole);
  });
  EXPECT_EQ(moments, 20);
}

}  // namespace
}  // namespace atelier::final_touch
