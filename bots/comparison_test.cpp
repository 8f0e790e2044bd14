#include "bots/comparison.hpp"

#include <gtest/gtest.h>
#include <boost/json/serialize.hpp>

#include "engine/box_tree.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"

namespace atelier::bots {
namespace {

constexpr std::uint64_t games = 6, seed = 11;

Box changed(Kind const& kind, std::string const& path, int value) {
  auto box = *parse_json(usual_box(kind).components);
  *box_tree::find(box, path) = value;
  return *read_box(kind, boost::json::serialize(box));
}

// Each game with one number changed.
std::vector<std::pair<Kind const*, Box>> changes() {
  std::vector<std::pair<Kind const*, Box>> all;
  for (auto const& [game, path, value] : std::vector<std::tuple<char const*, char const*, int>>{{"czary-mary", "lives.value", 3},
                                                                                                {"final-touch", "target.value", 15},
                                                                                                {"modern-art", "money.value", 60},
                                                                                                {"fresco", "studio_pay.value", 5},
                                                                                                {"projekt-art", "takeover.value", 4}})
    all.emplace_back(find_kind(game), changed(*find_kind(game), path, value));
  return all;
}

Comparison played(Kind const& kind, Box const& other, std::string_view options, int threads) {
  Match match(*pair(kind, options, usual_box(kind), other, games, seed));
  std::atomic<bool> const stop = false;
  match.play(threads, stop);
  return match.so_far();
}

Spread figure(std::vector<Figure> const& figures, std::string_view name, std::optional<int> seat, bool second) {
  for (auto const& each : figures)
    if (each.name == name && each.seat == seat) return second ? each.second : each.first;
  ADD_FAILURE() << "no figure " << name;
  return {};
}

TEST(Comparison, ItsFiguresAreThoseOfSimOfEachBox) {
  for (auto const& [kind, other] : changes()) {
    auto const comparison = played(*kind, other, "{}", 2);
    EXPECT_EQ(comparison.done, 1);
    EXPECT_EQ(comparison.boxes, (std::vector{usual_box(*kind).hash, other.hash}));
    for (auto const& part : comparison.parts)
      for (bool const second : {false, true}) {
        auto const game = *kind->make(part.options.text, (second ? other : usual_box(*kind)).components);
        auto const club = static_cast<int>(std::ranges::find(kind->bots(), "club") - kind->bots().begin());
        std::vector<int> const bots(static_cast<std::size_t>(game->seats()), club);
        auto const tally = kind->simulate(*game, bots, games, seed);
        auto const& figures = part.figures;
        EXPECT_DOUBLE_EQ(figure(figures, "length", {}, second).mean, static_cast<double>(tally.moves) / games) << kind->id();
        if (game->side(seat_at(0)) == game->side(seat_at(1))) {
          EXPECT_DOUBLE_EQ(figure(figures, "won", {}, second).mean, tally.won / games) << kind->id();
          continue;
        }
        for (int seat = 0; seat < game->seats(); ++seat) {
          auto const i = static_cast<std::size_t>(seat);
          EXPECT_DOUBLE_EQ(figure(figures, "wins", seat, second).mean, tally.wins[i] / games) << kind->id();
          EXPECT_DOUBLE_EQ(figure(figures, "points", seat, second).mean, tally.points[i] / games) << kind->id();
        }
      }
  }
}

TEST(Comparison, OfABoxWithItselfNothingDiffers) {
  Kind const& kind = *find_kind("czary-mary");
  for (auto const& each : played(kind, usual_box(kind), R"({"seats":3})", 1).parts.at(0).figures) {
    EXPECT_EQ(each.difference.mean, 0) << each.name;
    EXPECT_EQ(each.difference.low, 0) << each.name;
    EXPECT_LE(each.first.low, each.first.mean);
    EXPECT_GE(each.first.high, each.first.mean);
  }
}

TEST(Comparison, IsTheSameOnAnyNumberOfThreads) {
  Kind const& kind = *find_kind("final-touch");
  auto const other = changed(kind, "smears.value", 2);
  EXPECT_EQ(to_json(played(kind, other, "{}", 1)), to_json(played(kind, other, "{}", 3)));
}

TEST(Comparison, WhereAllWinTogetherThereIsAPartForEachDifficulty) {
  Kind const& kind = *find_kind("projekt-art");
  auto const parts = [&](std::string_view options) { return pair(kind, options, usual_box(kind), usual_box(kind), 1, 1)->parts; };
  auto const all = parts("{}");
  ASSERT_EQ(all.size(), 4U);
  EXPECT_NE(all[0].first->options().find("easy"), std::string::npos);
  EXPECT_NE(all[3].first->options().find("impossible"), std::string::npos);
  EXPECT_EQ(parts(R"({"difficulty":"hard"})").size(), 1U);
}

TEST(Comparison, CanBeStoppedAndSaysWhatThereIs) {
  Kind const& kind = *find_kind("czary-mary");
  Match match(*pair(kind, "{}", usual_box(kind), usual_box(kind), 1000, seed));
  std::atomic<bool> stop = false;
  int looked = 0;
  match.play(1, stop, [&] { stop = ++looked == 3; });
  auto const said = match.so_far();
  EXPECT_EQ(said.parts.at(0).games, 3U);
  EXPECT_DOUBLE_EQ(said.done, 0.003);
}

TEST(Comparison, WhatCannotBePlayedIsRefusedInASentence) {
  Kind const& kind = *find_kind("czary-mary");
  auto const& box = usual_box(kind);
  EXPECT_FALSE(pair(kind, R"({"seats":9})", box, box, 1, 1));
  EXPECT_FALSE(pair(kind, "[]", box, box, 1, 1));
  auto const small = changed(kind, "copies.value[7]", 0);  // 28 stones; five players and the secrets need 29
  EXPECT_EQ(pair(kind, R"({"seats":5})", box, small, 1, 1).error(), "with the second box: copies: 28 stones are too few for 5 players");
}

}  // namespace
}  // namespace atelier::bots
