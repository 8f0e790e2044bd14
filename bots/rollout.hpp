// One player for every game: plays each promising move on in possible worlds with the game's own quick bot, up to a natural horizon, and
// leaves that bot's choice only for a move that is better beyond doubt.
//
// Three things make it stronger than the bot it plays on with. The horizon is near (the end of a round), because the noise of a whole
// game drowns what a move changes. Every candidate meets the same worlds and the same luck, so that only differences between candidates
// count. And a candidate must beat the bot's own choice by a margin in standard errors: the best of many noisy means is mostly noise.
//
// What a game brings is a Dream, made of a game and a seat's view, and nothing else:
//   Game                                the game
//   most_candidates                     how many moves are weighed at most
//   Dream(Game const&, View const&)     may allocate; nothing after it does
//   Dream(Game const&, View const&, Manner)   where it has manners: the quick bot of this nature plays for the seat
//   Dream(Game const&, View const&, Company const&)   where it listens: the others play as one sees and hears of them
//   void candidates(Rng&, List<MoveId, most_candidates>&)   the bot's own choice first, then others, one at least
//   State world(Rng&)                   a state the seat could be in
//   MoveId answer(State const&, Seat, Rng&)   the quick bot, through the seat's lens
//   bool far_enough(State const&)       the horizon; the end of the game ends it anyway
//   double worth(State const&)          of a state at the horizon or at the end, for the seat
//   static constexpr Effort effort      how much is enough
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/budget.hpp"
#include "engine/company.hpp"
#include "engine/effort.hpp"
#include "engine/game.hpp"
#include "engine/manner.hpp"

namespace atelier::bots {

template <class D>
concept Dream =
    Game<typename D::Game> && requires(D& dream, typename D::Game const& game, typename D::Game::View const& view,
                                       typename D::Game::State const& state, Seat seat, Rng& rng, List<MoveId, D::most_candidates>& moves) {
      D(game, view);
      { dream.candidates(rng, moves) };
      { dream.world(rng) } -> std::same_as<typename D::Game::State>;
      { dream.answer(state, seat, rng) } -> std::same_as<MoveId>;
      { dream.far_enough(state) } -> std::same_as<bool>;
      { dream.worth(state) } -> std::same_as<double>;
      { D::effort } -> std::convertible_to<Effort>;
    };

template <Dream D>
class Rollout {
 public:
  using G = typename D::Game;

  Rollout(G const& game, typename G::View const& view, Manner manner = Manner::even, Company const& company = {})
      : game_(game),
        dream_(dream(game, view, manner, company)),
        me_(*view.you) {}

  // The same for the same seed and work; under a deadline as good as the time allows.
  MoveId choose(Budget const& budget, Rng& rng) {
    dream_.candidates(rng, moves_);
    if (moves_.size() == 1) return moves_[0];
    for (std::size_t i = 0; i < moves_.size(); ++i) alive_.push_back(static_cast<std::uint8_t>(i));
    constexpr Effort effort = D::effort;
    int stage = effort.first;
    for (int worlds = 0; worlds < effort.worlds;) {
      for (int i = 0; i < stage && worlds < effort.worlds; ++i, ++worlds)
        if (!try_world(budget, rng)) return best(effort.margin);
      halve();
      stage *= 2;
    }
    return best(effort.margin);
  }

  std::uint64_t positions() const { return positions_; }

  static constexpr std::uint64_t often = 4;  // positions between two looks at the clock: some quick bots take a quarter of a millisecond

 private:
  static D dream(G const& game, typename G::View const& view, [[maybe_unused]] Manner manner, [[maybe_unused]] Company const& company) {
    if constexpr (std::constructible_from<D, G const&, typename G::View const&, Manner>)
      return D(game, view, manner);
    else if constexpr (std::constructible_from<D, G const&, typename G::View const&, Company const&>)
      return D(game, view, company);
    else
      return D(game, view);
  }

  static constexpr std::size_t most = D::most_candidates;
  struct Lead {  // over the bot's own choice, world by world
    double sum = 0;
    double squares = 0;
    int worlds = 0;
    double mean() const { return worlds == 0 ? 0 : sum / worlds; }
    // A candidate seen in one world only has no error to speak of, and no case.
    double error() const {
      if (worlds < 2) return HUGE_VAL;
      double const variance = std::max(0.0, (squares - sum * sum / worlds) / (worlds - 1));
      return std::sqrt(variance / worlds);
    }
  };

  // All candidates in one world, or none: a candidate that had more luck than another must not gain by it.
  bool try_world(Budget const& budget, Rng& rng) {
    if (budget.spent(positions_)) return false;
    auto const start = dream_.world(rng);
    std::uint64_t const luck = rng.next();
    std::array<double, most> values;
    for (std::size_t i = 0; i < alive_.size(); ++i) {
      auto state = start;
      if (!play_on(state, moves_[alive_[i]], luck, budget)) return false;
      values[i] = dream_.worth(state);
    }
    for (std::size_t i = 1; i < alive_.size(); ++i) {
      double const lead = values[i] - values[0];
      Lead& of = leads_[alive_[i]];
      of.sum += lead;
      of.squares += lead * lead;
      ++of.worlds;
    }
    return true;
  }

  bool play_on(typename G::State& state, MoveId first, std::uint64_t luck, Budget const& budget) {
    Rng dice(luck);
    Rng minds(luck, 1);
    Silence silence;
    game_.apply(state, me_, first, silence);
    if (!may_go_on(budget)) return false;
    while (!dream_.far_enough(state)) {
      Seats const acting = game_.to_act(state);
      if (acting.empty()) break;
      Seat const seat = acting.has(chance) ? chance : ask_first(game_, state, acting);
      game_.apply(state, seat, seat == chance ? roll(game_, state, dice) : dream_.answer(state, seat, minds), silence);
      if (!may_go_on(budget)) return false;
    }
    return true;
  }

  // Counts a position.
  bool may_go_on(Budget const& budget) { return ++positions_ % often != 0 || !budget.spent(positions_); }

  // Keeps the bot's own choice, which is the measure of all, and the better half of the others.
  void halve() {
    if (alive_.size() <= 2) return;
    std::sort(alive_.begin() + 1, alive_.end(),
              [&](auto a, auto b) { return leads_[a].mean() != leads_[b].mean() ? leads_[a].mean() > leads_[b].mean() : a < b; });
    alive_.resize(1 + alive_.size() / 2);
  }

  MoveId best(double margin) const {
    std::size_t best = 0;
    double most_lead = 0;
    for (std::size_t i = 1; i < alive_.size(); ++i) {
      Lead const& lead = leads_[alive_[i]];
      if (lead.mean() > most_lead && lead.mean() > margin * lead.error()) most_lead = lead.mean(), best = alive_[i];
    }
    return moves_[best];
  }

  G const& game_;
  D dream_;
  Seat me_;
  List<MoveId, most> moves_;
  List<std::uint8_t, most> alive_;  // candidates still in the race, the bot's own choice first
  std::array<Lead, most> leads_{};
  std::uint64_t positions_ = 0;
};

template <Dream D>
MoveId rollout_move(typename D::Game const& game, typename D::Game::View const& view, Budget const& budget, Rng& rng,
                    Manner manner = Manner::even, Company const& company = {}) {
  return Rollout<D>(game, view, manner, company).choose(budget, rng);
}

}  // namespace atelier::bots
