// Judging a game that is over, for every game: what a position promised everybody, and what a move gave away.
//
// Both play on to the very end with the game's quick bot on every seat (the Dream's `answer`). Over one position that is noisy; two moves
// of one seat are therefore compared in the same worlds with the same luck.
#pragma once

#include <algorithm>
#include <cmath>

#include "bots/rollout.hpp"
#include "engine/any_game.hpp"

namespace atelier::bots {

// What everybody has of the victory when this state is played on.
template <Dream D>
Prospects played_on(typename D::Game const& game, D& quick, typename D::Game::State state, std::uint64_t luck) {
  Rng dice(luck);
  Rng minds(luck, 1);
  roll_out(game, state, dice, [&](Seat seat) { return quick.answer(state, seat, minds); });
  auto const scores = game.scores(state);
  Prospects shares;
  for (int seat = 0; seat < game.seats(); ++seat)
    shares.push_back(victory_share(scores, seat_at(seat), [&](Seat each) { return side(game, each); }));
  return shares;
}

template <Dream D>
Prospects prospects_of(typename D::Game const& game, typename D::Game::State const& state, int playouts, std::uint64_t luck,
                       Budget const& budget) {
  auto const view = game.view(state, seat_at(0));
  Prospects sums;
  sums.resize(static_cast<std::size_t>(game.seats()));
  if (game.to_act(state).empty()) playouts = 1;
  D quick(game, view);
  Rng seeds(luck);
  for (int i = 0; i < playouts && !budget.spent(0); ++i) {
    auto const shares = played_on(game, quick, state, seeds.next());
    for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += shares[seat] / playouts;
  }
  return sums;
}

template <Dream D>
Reconsidered reconsidered(typename D::Game const& game, typename D::Game::View const& view, MoveId played, int playouts, std::uint64_t luck,
                          Budget const& budget) {
  Rng rng(luck);
  Reconsidered found{rollout_move<D>(game, view, budget, rng), {}, 0};
  found.gain.resize(static_cast<std::size_t>(game.seats()));
  if (found.better == played) return found;
  D dream(game, view);
  Seat const me = *view.you;
  double squares = 0;
  Silence silence;
  for (int i = 0; i < playouts && !budget.spent(0); ++i) {
    auto const world = dream.world(rng);
    std::uint64_t const fortune = rng.next();
    auto other = world, own = world;
    game.apply(other, me, found.better, silence);
    game.apply(own, me, played, silence);
    auto const with_other = played_on(game, dream, other, fortune);
    auto const with_own = played_on(game, dream, own, fortune);
    for (std::size_t seat = 0; seat < found.gain.size(); ++seat) found.gain[seat] += (with_other[seat] - with_own[seat]) / playouts;
    double const mine = with_other[static_cast<std::size_t>(index(me))] - with_own[static_cast<std::size_t>(index(me))];
    squares += mine * mine;
  }
  double const mean = found.gain[static_cast<std::size_t>(index(me))];
  found.error = std::sqrt(std::max(0.0, squares / playouts - mean * mean) / playouts);
  return found;
}

// The master's choice, and what else the quick bot of the game would weigh first. All of them are played on in the same worlds with the
// same luck. Half of the budget is for the choice.
template <Dream D>
Advice advised(typename D::Game const& game, typename D::Game::View const& view, int playouts, std::uint64_t luck, Budget const& budget) {
  Rng rng(luck);
  Budget choosing = budget;
  if (auto const now = Budget::Clock::now(); budget.deadline != Budget::Clock::time_point::max())
    choosing.deadline = now + (budget.deadline - now) / 2;
  Advice advice;
  advice.push_back({rollout_move<D>(game, view, choosing, rng), 0, 0});
  D dream(game, view);
  List<MoveId, D::most_candidates> weighed;
  dream.candidates(rng, weighed);
  for (auto const id : weighed)
    if (id != advice[0].move && advice.size() < advice.capacity()) advice.push_back({id, 0, 0});
  auto const me = static_cast<std::size_t>(index(*view.you));
  std::array<double, Advice::capacity()> squares{};
  int worlds = 0;
  for (Silence silence; worlds < playouts && (worlds == 0 || !budget.spent(0)); ++worlds) {
    auto const world = dream.world(rng);
    std::uint64_t const fortune = rng.next();
    double first = 0;
    for (std::size_t i = 0; i < advice.size(); ++i) {
      auto state = world;
      game.apply(state, *view.you, advice[i].move, silence);
      double const share = played_on(game, dream, state, fortune)[me];
      if (i == 0) first = share;
      advice[i].chance += share;
      squares[i] += (first - share) * (first - share);
    }
  }
  for (std::size_t i = 0; i < advice.size(); ++i) advice[i].chance /= worlds;
  for (std::size_t i = 1; i < advice.size(); ++i) {
    double const lead = advice[0].chance - advice[i].chance;
    advice[i].error = std::sqrt(std::max(0.0, squares[i] / worlds - lead * lead) / worlds);
  }
  std::sort(advice.begin() + 1, advice.end(), [](auto const& a, auto const& b) { return a.chance > b.chance; });
  return advice;
}

}  // namespace atelier::bots
