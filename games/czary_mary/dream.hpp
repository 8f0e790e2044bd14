// What a search over possible worlds needs of Czary Mary: which calls are worth a thought, how far to look, and what floors are worth.
#pragma once

#include <cmath>

#include "engine/effort.hpp"
#include "games/czary_mary/bots.hpp"
#include "games/czary_mary/knowledge.hpp"

namespace atelier::czary_mary {

class Dream {
 public:
  using Game = CzaryMary;
  static constexpr int most_candidates = spells + 1;
  static constexpr Effort effort{.worlds = 512, .first = 16, .margin = 1.0, .playouts = 1500};

  Dream(CzaryMary const& game, View const& view, Manner manner = Manner::even)
      : game_(game),
        view_(view),
        lens_(game, view),
        manner_(manner),
        round_(view.round) {}

  // Whatever can stand before me, and to stop; never a mistake on purpose.
  void candidates(Rng&, List<MoveId, most_candidates>& out) const {
    Unseen const unseen(lens_);
    MoveId const own = seasoned_move(lens_, manner_);
    out.push_back(own);
    auto const add = [&](MoveId id) {
      if (id != own) out.push_back(id);
    };
    for (int n = number(lens_.offer()->lowest); n <= spells; ++n)
      if (unseen.odds(spell_numbered(n)) > 0.02) add(call_of(spell_numbered(n)));
    if (lens_.offer()->may_stop) add(move_at(ids::stop));
  }
  State world(Rng& rng) const { return game_.sample(view_, rng); }
  MoveId answer(State const& s, Seat seat, Rng&) const {
    Lens const lens(game_, s, seat);
    return index(seat) == lens_.me() ? seasoned_move(lens, manner_) : counting_move(lens);
  }
  bool far_enough(State const& s) const { return s.round != round_; }

  // The chance to win from the floors everybody has reached: each floor is worth the same factor.
  double worth(State const& s) const {
    auto const me = static_cast<std::size_t>(lens_.me());
    if (s.phase == Phase::over) return victory_share(game_.scores(s), seat_at(lens_.me()));
    double all = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game_.seats()); ++seat) all += std::exp(floor * s.floors[seat]);
    return std::exp(floor * s.floors[me]) / all;
  }

 private:
  static constexpr double floor = 0.45;

  CzaryMary const& game_;
  View const& view_;
  Lens lens_;
  Manner manner_;
  int round_;
};

}  // namespace atelier::czary_mary
