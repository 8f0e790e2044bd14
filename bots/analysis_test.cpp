// Looking back on finished games.
#include "bots/analysis.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "engine/components.hpp"
#include "engine/json.hpp"
#include "games/bot_named.hpp"
#include "games/registry.hpp"

namespace atelier::bots {
namespace {

struct Finished {
  std::shared_ptr<AnyGame const> game;
  std::vector<JournalMove> moves;
  Scores scores;
  int steps = 0;
};

// A whole game; one bot for each seat, or the same for all.
Finished finished(std::string_view id, std::string_view options, std::vector<std::string_view> const& bots, std::uint64_t seed) {
  auto const& kind = *find_kind(id);
  Finished found{*kind.make(options, read_component_file(kind.default_components(), "components.toml")->json), {}, {}, 0};
  auto const position = found.game->start();
  Rng dice(seed), minds(seed, 1);
  bool dealing = false;  // the last move was chance's
  play_out(*position, [&](Seat seat) {
    found.steps += !(dealing && seat == chance && position->one_gesture());
    dealing = seat == chance;
    auto const& bot = bots[bots.size() == 1 ? 0 : static_cast<std::size_t>(std::max(index(seat), 0)) % bots.size()];
    MoveId const id = seat == chance ? position->roll(dice) : position->ask_bot(testing::bot_named(kind, bot), seat, {}, minds);
    found.moves.push_back({seat, id});
    return id;
  });
  found.scores = position->scores();
  return found;
}

Analysis look_back(Finished const& finished, int playouts) { return *analyse(*finished.game, finished.moves, playouts); }

TEST(Analysis, EveryStepHasChancesThatEndInTheResult) {
  for (auto const& [id, options] : std::vector<std::pair<std::string_view, std::string_view>>{{"czary-mary", R"({"seats":3})"},
                                                                                              {"final-touch", R"({"seats":4})"},
                                                                                              {"modern-art", R"({"seats":3})"},
                                                                                              {"fresco", R"({"seats":2})"},
                                                                                              {"projekt-art", R"({"seats":2})"}}) {
    auto const game = finished(id, options, {"novice"}, 4);
    auto const seen = look_back(game, 2);
    ASSERT_EQ(seen.chances.size(), static_cast<std::size_t>(game.steps)) << id;
    for (std::size_t seat = 0; seat < seen.fortunes.size(); ++seat) {
      double const share = victory_share(game.scores, seat_at(static_cast<int>(seat)), [&](Seat each) { return game.game->side(each); });
      EXPECT_NEAR(seen.chances.back()[seat], share, 0.001) << id;
      auto const& fortune = seen.fortunes[seat];
      EXPECT_NEAR(fortune.start + fortune.own + fortune.others + fortune.luck, share, 0.001) << id;
      for (auto const& after : seen.chances) {
        EXPECT_GE(after[seat], 0) << id;
        EXPECT_LE(after[seat], 1) << id;
      }
    }
    for (auto const& slip : seen.slips) EXPECT_LT(slip.step, game.steps) << id;
  }
}

TEST(Analysis, WhoPlaysAtRandomGivesMoreAway) {
  double clumsy = 0, careful = 0, variance = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    auto const seen = look_back(finished("final-touch", R"({"seats":2})", {"random", "club"}, seed), 300);
    clumsy += seen.fortunes[0].own;
    careful += seen.fortunes[1].own;
    variance += std::pow(seen.fortunes[0].error, 2) + std::pow(seen.fortunes[1].error, 2);
    EXPECT_FALSE(seen.slips.empty());
    for (auto const& slip : seen.slips) {
      EXPECT_GT(slip.gain, 2 * slip.error);
      EXPECT_NE(slip.played.text, slip.better.text);
      EXPECT_TRUE(parse_json(slip.told.text)->is_object() && parse_json(slip.told_better.text)->is_object());
    }
  }
  EXPECT_LT(clumsy + 4 * std::sqrt(variance), careful);
}

TEST(Analysis, TheSameGameIsJudgedAlikeEveryTime) {
  auto const game = finished("final-touch", R"({"seats":3})", {"casual"}, 9);
  EXPECT_EQ(to_json(look_back(game, 20)), to_json(look_back(game, 20)));
}

TEST(Analysis, ItEndsWhenItIsToldTo) {
  auto const game = finished("final-touch", R"({"seats":2})", {"casual"}, 9);
  int moves = 0;
  std::atomic<bool> stop = false;
  auto const look = [&](double done) {
    EXPECT_NEAR(done * static_cast<double>(game.moves.size()), moves, 1e-9);
    stop = ++moves == 5;
  };
  EXPECT_FALSE(analyse(*game.game, game.moves, 10, look, &stop));
  EXPECT_EQ(moves, 5);
}

}  // namespace
}  // namespace atelier::bots
