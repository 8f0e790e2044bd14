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
#include <vector>

#include "engine/game.hpp"
#include "engine/json.hpp"

namespace atelier::testing {

template <Game G>
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

  // By what the book shows of each world: the whole truth, in one way of writing it.
  std::map<std::string, double> probabilities() const {
    std::map<std::string, double> all;
    for (auto const& [world, probability] : worlds_) all[name(world)] += probability;
    return all;
  }
  std::string name(State const& world) const { return to_json(game_->view(world, Viewer::book())); }

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
  static std::string bytes_of(State const& state) { return {reinterpret_cast<char const*>(&state), sizeof state}; }

  G const* game_;
  Seat me_;
  std::vector<World> worlds_;
  std::unordered_map<std::string, double> worlds_after_;
};

// Draws `samples` worlds and compares how often each came with its exact probability, by chi-square; rare worlds are counted together. A
// world that cannot be fails at once. Seeds are fixed, so the bound (five standard deviations) never fails by luck.
template <Game G>
void expect_samples_fit(G const& game, Belief<G> const& belief, typename G::View const& view, Rng& rng, int samples) {
  auto const exact = belief.probabilities();
  std::map<std::string, int> drawn;
  for (int i = 0; i < samples; ++i) {
    auto const name = belief.name(game.sample(view, rng));
    ASSERT_TRUE(exact.contains(name)) << "sampled a world that cannot be: " << name << "\nseen: " << to_json(view);
    ++drawn[name];
  }
  double statistic = 0, rare = 0, rare_drawn = 0;
  int cells = 0;
  auto const count = [&](double expected, double found) {
    statistic += (found - expected) * (found - expected) / expected;
    ++cells;
  };
  for (auto const& [name, probability] : exact) {
    double const expected = probability * samples;
    auto const found = drawn.contains(name) ? drawn.at(name) : 0;
    if (expected >= 5)
      count(expected, found);
    else
      rare += expected, rare_drawn += found;
  }
  if (rare >= 5) count(rare, rare_drawn);
  double const freedom = std::max(cells - 1, 1);
  EXPECT_LT(statistic, freedom + 5 * std::sqrt(2 * freedom) + 10)
      << exact.size() << " worlds, " << cells << " compared; seen: " << to_json(view);
}

// Plays a random game from a seed and holds sample() against the belief of `me` after every `stride`-th move, until more than `most` worlds
// are possible at once or the game is over. `secret(state, seat)` says whether what this seat chooses now is seen by nobody else. Answers
// how many moments with more than one possible world were compared.
template <Game G, class Secret>
int expect_right_odds(G const& game, Seat me, std::uint64_t seed, int stride, std::size_t most, int samples, Secret&& secret) {
  Belief<G> belief(game, me);
  auto state = game.start();
  Silence silence;
  Rng rng(seed), luck(seed, 1);
  int compared = 0;
  for (int n = 1; !game.to_act(state).empty(); ++n) {
    Seat const seat = to_ask(game, state);
    MoveId const id = seat == chance ? roll(game, state, rng) : random_legal(game, state, seat, rng);
    bool const hidden = seat != chance && secret(state, seat);
    game.apply(state, seat, id, silence);
    belief.follow(state, seat, id, hidden);
    EXPECT_GT(belief.worlds(), 0U) << "the truth itself was lost";
    if (belief.worlds() == 0 || belief.worlds() > most) break;
    if (n % stride != 0 || belief.worlds() < 2) continue;
    expect_samples_fit(game, belief, game.view(state, me), luck, samples);
    ++compared;
    if (::testing::Test::HasFailure()) break;
  }
  return compared;
}

}  // namespace atelier::testing
