// What `atelier sim` counts.
#include <gtest/gtest.h>

#include "engine/components.hpp"
#include "games/bot_named.hpp"
#include "games/registry.hpp"

namespace atelier {
namespace {

Tally simulated(char const* id, char const* options, std::vector<std::string> const& names, std::uint64_t games) {
  auto const& kind = *find_kind(id);
  std::vector<int> bots;
  for (auto const& name : names) bots.push_back(testing::bot_named(kind, name));
  auto const game = *kind.make(options, read_component_file(kind.default_components(), "components.toml")->json);
  return kind.simulate(*game, bots, games, 3);
}

TEST(Simulate, ATeamsVictoryCountsWholeForEachOfItsMembers) {
  auto const tally = simulated("final-touch", R"({"seats":4})", {"greedy", "greedy", "greedy", "greedy"}, 60);
  EXPECT_EQ(tally.wins[0], tally.wins[2]);
  EXPECT_EQ(tally.wins[1], tally.wins[3]);
  EXPECT_DOUBLE_EQ(tally.wins[0] + tally.wins[1], 60);
  EXPECT_EQ(tally.won, 60U);
}

TEST(Simulate, WhoPlaysAloneSharesAVictoryOnlyWithThoseWhoTied) {
  auto const tally = simulated("czary-mary", R"({"seats":3})", {"random", "random", "random"}, 60);
  EXPECT_NEAR(tally.wins[0] + tally.wins[1] + tally.wins[2], 60, 1e-9);
}

TEST(Simulate, ATableThatPlaysTogetherWinsTogetherOrNotAtAll) {
  auto const tally = simulated("projekt-art", R"({"seats":3,"difficulty":"easy"})", {"teammate", "teammate", "teammate"}, 30);
  EXPECT_EQ(tally.wins[0], tally.wins[1]);
  EXPECT_EQ(tally.wins[0], tally.wins[2]);
  EXPECT_EQ(tally.wins[0], static_cast<double>(tally.won));
  EXPECT_LE(tally.won, 30U);
}

TEST(Simulate, TheSameSeedGivesTheSameGames) {
  EXPECT_EQ(simulated("modern-art", "{}", {"random", "random", "random", "random"}, 5).hash,
            simulated("modern-art", "{}", {"random", "random", "random", "random"}, 5).hash);
}

}  // namespace
}  // namespace atelier
