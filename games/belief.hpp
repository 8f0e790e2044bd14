// What a seat may believe, by the rules alone: every world that fits all it has seen, with its exact probability. The proof of sample().
//
// It starts from the one state before the first move and follows a game move by move. At a chance move every outcome is tried, and those
// are kept after which the seat's view is the one it really saw. A decision made in the open is played in every world where it is legal: it
// tells nothing more. A secret one of somebody else is any legal move, evenly. Nothing here knows how a game samples.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/game.hpp"
#include "engine/hearing.hpp"
#include "games/testing.hpp"

namespace atelier::testing {

template <class State>
std::string bytes_of(State const& state) {
  return {reinterpret_cast<char const*>(&state), sizeof state};
}

template <class G>
class Belief {
 public:
  using State = typename G::State;

  Belief(G const& game, Seat me) : game_(&game), me_(me) { worlds_.push_back({game.start(), 1.0}); }

  // The true game has moved: `after` is its state now. `secret`: nobody but `seat` saw what it chose.
  void follow(State const& after, Seat seat, MoveId id, bool secret = false) {
    auto const seen = game_->view(after, me_);
    worlds_after_.clear();
    for (auto const& [world, probability] : worlds_) {
      if (seat == chance)
        try_outcomes(world, probability, seen);
      else if (secret && seat != me_)
        try_choices(world, probability, seat, seen);
      else
        try_move(world, probability, seat, id, seen);
    }
    settle();
  }

  std::size_t worlds() const { return worlds_.size(); }

  G const& game() const { return *game_; }

  // Calls look(state, probability) for every possible world.
  template <class Look>
  void each_world(Look&& look) const {
    for (auto const& [world, probability] : worlds_) look(world, probability);
  }

  // The probability of whatever `holds(state)` says.
  template <class Holds>
  double probability(Holds&& holds) const {
    double sum = 0;
    for (auto const& [world, probability] : worlds_)
      if (holds(world)) sum += probability;
    return sum;
  }

 private:
  struct World {
    State state;
    double probability;
  };

  void try_outcomes(State const& world, double probability, typename G::View const& seen) {
    Outcomes outcomes;
    game_->chance(world, outcomes);
    for (int i = 0; i < outcomes.size(); ++i)
      keep(world, probability * outcomes.weight(i) / outcomes.total(), chance, outcomes.id(i), seen);
  }
  void try_choices(State const& world, double probability, Seat seat, typename G::View const& seen) {
    MoveList moves;
    game_->legal(world, seat, moves);
    for (MoveId id : moves) keep(world, probability / moves.size(), seat, id, seen);
  }
  void try_move(State const& world, double probability, Seat seat, MoveId id, typename G::View const& seen) {
    MoveList moves;
    game_->legal(world, seat, moves);
    if (moves.has(id)) keep(world, probability, seat, id, seen);
  }
  void keep(State world, double probability, Seat seat, MoveId id, typename G::View const& seen) {
    Silence silence;
    game_->apply(world, seat, id, silence);
    if (game_->view(world, me_) == seen) worlds_after_[bytes_of(world)] += probability;
  }

  // Worlds that have become alike are one; what is left adds up to one.
  void settle() {
    worlds_.clear();
    double sum = 0;
    for (auto const& [bytes, probability] : worlds_after_) sum += probability;
    for (auto const& [bytes, probability] : worlds_after_) {
      auto& world = worlds_.emplace_back(game_->start(), probability / sum);
      std::memcpy(static_cast<void*>(&world.state), bytes.data(), sizeof(State));
    }
  }
  G const* game_;
  Seat me_;
  std::vector<World> worlds_;
  std::unordered_map<std::string, double> worlds_after_;
};

// Calls fact(number) for every value there is, the number telling where it stands and what it is.
template <class T, class Fact>
void each_fact(T const& value, std::uint64_t where, Fact&& fact) {
  auto const inner = [&](auto const& part, std::uint64_t nth) {
    std::uint64_t there = where;
    mix(there, nth + 1);
    each_fact(part, there, fact);
  };
  if constexpr (DescribedStruct<T>) {
    std::uint64_t nth = 0;
    for_each_member<T>([&](std::string_view, auto pointer) { inner(value.*pointer, nth++); });
  } else if constexpr (requires { value.has_value(); }) {
    if (value) inner(*value, 0);
  } else if constexpr (requires { value.begin(), value.end(); }) {
    std::uint64_t nth = 0;
    for (auto const& each : value) inner(each, nth++);
  } else {
    std::uint64_t number = where;
    mix(number, 0);
    mix(number, static_cast<std::uint64_t>(static_cast<int>(value)));
    fact(number);
  }
}

// A world's name: what the book shows of it, and what lies beneath where a game's test says so, as beneath(state). Every fact is told.
template <class G, class Fact>
std::uint64_t name_of(G const& game, typename G::State const& state, Fact&& fact) {
  std::uint64_t name = mix_start;
  each_fact(game.view(state, Viewer::book()), mix_start, [&](std::uint64_t each) { mix(name, each), fact(each); });
  if constexpr (requires { beneath(state); }) mix(name, beneath(state));
  return name;
}

// How well sampled worlds fit the exact ones, over many moments. Two questions are asked: does each world come as often as it should
// (chi-square; rare worlds are gathered, in an order that means nothing, into cells that expect five samples), and is each single thing the
// book shows, a card in its place, as likely as it should be. Seeds are fixed, and the bounds lie where chance does not reach, so that
// nothing fails by luck.
class Odds {
 public:
  // Draws `samples` worlds with draw(rng) and holds them against the belief.
  template <class G, class Draw>
  void compare(Belief<G> const& belief, Draw&& draw, Rng& rng, int samples) {
    std::map<std::uint64_t, Cell> worlds;  // by name; exact and drawn
    std::unordered_map<std::uint64_t, Cell> facts;
    auto const look = [&](typename G::State const& state, auto&& count) {
      count(worlds[name_of(belief.game(), state, [&](std::uint64_t fact) { count(facts[fact]); })]);
    };
    belief.each_world(
        [&](auto const& state, double probability) { look(state, [&](Cell& cell) { cell.expected += probability * samples; }); });
    for (int i = 0; i < samples; ++i) look(draw(rng), [](Cell& cell) { cell.found += 1; });
    judge_worlds(worlds);
    for (auto const& [fact, cell] : facts) judge_fact(cell, samples);
  }

  int moments() const { return moments_; }  // those with two cells or more to compare
  // What does not fit, or nothing.
  std::string wrong() const {
    if (impossible_ > 0) return std::to_string(impossible_) + " samples are worlds that cannot be";
    if (statistic_ > freedom_ + 6 * std::sqrt(2 * freedom_) + 20)
      return "worlds come too often or too seldom: chi-square " + std::to_string(statistic_) + " where " + std::to_string(freedom_) +
             " is expected";
    if (farthest_ > 1) return "something shown is too likely or too unlikely: " + std::to_string(farthest_) + " times the bound";
    return {};
  }
  friend std::ostream& operator<<(std::ostream& out, Odds const& odds) {
    return out << odds.moments_ << " moments, chi-square " << odds.statistic_ << " of " << odds.freedom_ << ", farthest fact "
               << odds.farthest_;
  }

 private:
  struct Cell {
    double expected = 0;
    double found = 0;
  };

  void judge_worlds(std::map<std::uint64_t, Cell> const& worlds) {
    std::vector<Cell> cells;
    Cell rare;
    for (auto const& [name, world] : worlds) {
      if (world.expected == 0) impossible_ += world.found;
      if (world.expected >= 5) {
        cells.push_back(world);
        continue;
      }
      rare.expected += world.expected, rare.found += world.found;
      if (rare.expected >= 5) cells.push_back(std::exchange(rare, {}));
    }
    if (!cells.empty()) cells.back().expected += rare.expected, cells.back().found += rare.found;
    if (cells.size() < 2) return;
    ++moments_;
    freedom_ += static_cast<double>(cells.size() - 1);
    for (auto const& [expected, found] : cells) statistic_ += (found - expected) * (found - expected) / expected;
  }
  // Six standard deviations, and a little for what is rare.
  void judge_fact(Cell const& fact, int samples) {
    double const variance = fact.expected * std::max(0.0, 1 - fact.expected / samples);
    farthest_ = std::max(farthest_, std::abs(fact.found - fact.expected) / (6 * std::sqrt(variance) + 6));
  }

  int moments_ = 0;
  double statistic_ = 0;
  double freedom_ = 0;
  double farthest_ = 0;
  double impossible_ = 0;
};

// A random game that is followed: whose eyes, which luck, and at how many moments how closely it is looked at.
struct Watched {
  Seat me{};
  std::uint64_t seed = 0;
  int stride = 1;           // every so many moves
  std::size_t most = 3000;  // worlds possible at once; with more of them the game is left
  std::size_t fewest = 2;   // with fewer there is nothing to compare
  int samples = 1500;
};

inline constexpr auto in_the_open = [](auto const&, Seat) { return false; };

// Plays the game and holds draw(view, rng) against what `me` may believe. `secret(state, seat)` says whether what this seat chooses now is
// seen by nobody else.
template <class G, class Secret, class Draw>
void compare_odds(Odds& odds, G const& game, Watched const& how, Secret&& secret, Draw&& draw) {
  Belief<G> belief(game, how.me);
  Rng rng(how.seed), luck(how.seed, 1);
  auto state = game.start();
  Silence silence;
  Running table(game, state, silence);
  struct {
    Seat seat;
    MoveId id;
    bool secret;
  } last{};
  int n = 0;
  play_out(table, [&](Seat seat) -> std::optional<MoveId> {
    if (n++ > 0) {
      belief.follow(state, last.seat, last.id, last.secret);
      EXPECT_GT(belief.worlds(), 0U) << "the truth itself was lost";
      if (belief.worlds() == 0 || belief.worlds() > how.most) return {};
      if ((n - 1) % how.stride == 0 && belief.worlds() >= how.fewest) {
        auto const view = game.view(state, how.me);
        odds.compare(belief, [&](Rng& dice) { return draw(view, dice); }, luck, how.samples);
      }
    }
    last = {seat, random_answer(game, state, seat, rng), seat != chance && secret(state, seat)};
    return last.id;
  });
}

template <class G, class Secret>
void compare_odds(Odds& odds, G const& game, Watched const& how, Secret&& secret) {
  compare_odds(odds, game, how, secret, [&](auto const& view, Rng& rng) { return game.sample(view, rng); });
}

// A sampler that is wrong on purpose, for any game: of two possible worlds it takes the one whose name comes first. The comparison must
// find it out.
template <class G>
auto choosy(G const& game) {
  return [&](auto const& view, Rng& rng) {
    auto const name = [&](auto const& state) { return name_of(game, state, [](std::uint64_t) {}); };
    auto const one = game.sample(view, rng), other = game.sample(view, rng);
    return name(one) < name(other) ? one : other;
  };
}

}  // namespace atelier::testing
