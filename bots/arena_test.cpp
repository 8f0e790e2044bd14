// The statistics of the arena, and that it is fair.
#include "bots/arena.hpp"

#include <gtest/gtest.h>

#include "engine/components.hpp"
#include "games/bot_named.hpp"
#include "games/registry.hpp"

namespace atelier::bots {
namespace {

std::shared_ptr<AnyGame const> made(std::string_view id, std::string_view options) {
  auto const& kind = *find_kind(id);
  return *kind.make(options, read_component_file(kind.default_components(), "components.toml")->json);
}
int number_of(std::string_view id, std::string_view name) { return testing::bot_named(*find_kind(id), name); }
bool on(Played const&) { return true; }

TEST(Arena, TwoSitOnceOnEverySide) {
  EXPECT_EQ(seatings(*made("czary-mary", R"({"seats":3})"), 2), (std::vector<std::vector<int>>{{0, 1, 1}, {1, 0, 1}, {1, 1, 0}}));
}
TEST(Arena, ATeamIsOneSide) {
  EXPECT_EQ(seatings(*made("final-touch", R"({"seats":4})"), 2), (std::vector<std::vector<int>>{{0, 1, 0, 1}, {1, 0, 1, 0}}));
}
TEST(Arena, AsManyAsSidesSitOnceEverywhere) {
  EXPECT_EQ(seatings(*made("modern-art", R"({"seats":3})"), 3), (std::vector<std::vector<int>>{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}}));
}
TEST(Arena, ATableThatWinsTogetherIsFilledByEachInTurn) {
  EXPECT_EQ(seatings(*made("projekt-art", R"({"seats":2})"), 2), (std::vector<std::vector<int>>{{0, 0}, {1, 1}}));
}
TEST(Arena, OtherNumbersDoNotFit) { EXPECT_TRUE(seatings(*made("czary-mary", R"({"seats":4})"), 3).empty()); }

// By symmetry, not by luck: equal bots play the same game from every seating of a deal.
TEST(Arena, ABotAgainstItselfHasExactlyTheFairShare) {
  struct Table {
    char const* game;
    char const* options;
    char const* bot;
    double fair;
  };
  for (Table const& table : {Table{"czary-mary", R"({"seats":3})", "master", 1.0 / 3},
                             Table{"final-touch", R"({"seats":4})", "casual", 0.5}, Table{"czary-mary", R"({"seats":5})", "random", 0.2}}) {
    auto const game = made(table.game, table.options);
    Contest contest;
    contest.game = game.get();
    contest.bots.assign(2, number_of(table.game, table.bot));
    contest.budget.work = 200;
    Played played;
    run(contest, 8, 1, played, on);
    auto const share = share_of(played, 0);
    EXPECT_NEAR(share.mean, table.fair, 1e-12) << table.game;
    EXPECT_NEAR(share.error, 0, 1e-12) << table.game;
  }
}
// The one beside them sits on every seat in turn, and the others are told that it is a person.
TEST(Arena, ABotSitsBesideEitherOfTwoTeams) {
  auto const game = made("projekt-art", R"({"seats":2,"difficulty":"easy"})");
  Contest contest;
  contest.game = game.get();
  contest.bots.assign(2, number_of("projekt-art", "club"));
  contest.beside = number_of("projekt-art", "random");
  Played played;
  run(contest, 6, 1, played, on);
  EXPECT_EQ(share_of(played, 0).mean, 0) << "nobody wins beside somebody who does anything at all";
  contest.beside = number_of("projekt-art", "person-follows");
  Played beside;
  run(contest, 60, 1, beside, on);
  EXPECT_GT(share_of(beside, 0).mean, 0);
  EXPECT_EQ(lead(beside).mean, 0);
  contest.told = false;
  Played untold;
  run(contest, 60, 1, untold, on);
  EXPECT_LT(share_of(untold, 0).mean, share_of(beside, 0).mean) << "who is not told waits for a person who never leads";
}
TEST(Arena, ATableThatWinsTogetherHasNoLeadOverItself) {
  auto const game = made("projekt-art", R"({"seats":2,"difficulty":"easy"})");
  Contest contest;
  contest.game = game.get();
  contest.bots.assign(2, number_of("projekt-art", "club"));
  Played played;
  run(contest, 10, 1, played, on);
  EXPECT_EQ(lead(played).mean, 0);
}

TEST(Arena, TheSameDealsWhoeverPlaysThemInWhateverOrder) {
  auto const game = made("czary-mary", R"({"seats":2})");
  Contest contest;
  contest.game = game.get();
  contest.bots = {number_of("czary-mary", "club"), number_of("czary-mary", "casual")};
  Played alone, together, resumed;
  run(contest, 30, 1, alone, on);
  run(contest, 30, 2, together, on);
  run(contest, 30, 1, resumed, [](Played const& all) { return all.size() < 7; });
  EXPECT_EQ(resumed.size(), 7U);
  run(contest, 30, 2, resumed, on);
  EXPECT_EQ(alone, together);
  EXPECT_EQ(alone, resumed);
}

TEST(Arena, MeanAndIntervalOfKnownNumbers) {
  auto const seen = estimate({0, 1, 1, 0, 1, 1, 1, 1});
  EXPECT_DOUBLE_EQ(seen.mean, 0.75);
  EXPECT_NEAR(seen.error, 0.163663, 1e-6);  // the sample's deviation 0.46291 over the root of 8
  EXPECT_NEAR(seen.low, 0.75 - 1.96 * 0.163663, 1e-6);
  EXPECT_NEAR(seen.high, 0.75 + 1.96 * 0.163663, 1e-6);
}
TEST(Arena, NothingIsSureOfOneDeal) { EXPECT_EQ(estimate({1}).high, HUGE_VAL); }

// How often the interval holds the truth, over many runs with fixed seeds.
TEST(Arena, TheIntervalHoldsTheTruthNineteenTimesInTwenty) {
  Rng rng(8);
  int held = 0;
  for (int run = 0; run < 2000; ++run) {
    std::vector<double> values;
    for (int i = 0; i < 200; ++i) values.push_back(rng.unit() < 0.3);
    auto const seen = estimate(values);
    held += seen.low <= 0.3 && 0.3 <= seen.high;
  }
  EXPECT_NEAR(held / 2000.0, 0.95, 0.015);
}
TEST(Arena, TheSequentialTestIsSeldomWrong) {
  Rng rng(9);
  int wrong_better = 0, wrong_no_better = 0;
  auto const decide = [&](double truth) {
    std::vector<double> values;
    Verdict verdict = Verdict::open;
    while (verdict == Verdict::open) {
      for (int i = 0; i < 20; ++i) values.push_back(rng.unit() < truth);
      verdict = sequential(values, 0.5, 0.05);
    }
    return verdict;
  };
  for (int run = 0; run < 200; ++run) {
    wrong_better += decide(0.50) == Verdict::better;
    wrong_no_better += decide(0.55) == Verdict::no_better;
  }
  EXPECT_LE(wrong_better, 18);
  EXPECT_LE(wrong_no_better, 18);
}

}  // namespace
}  // namespace atelier::bots
