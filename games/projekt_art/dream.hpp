// What a search over possible worlds needs of Projekt A.R.T.: which moves are worth a thought, how far to look, and the team's chance to
// win from there.
#pragma once

#include <cmath>

#include "engine/effort.hpp"
#include "games/projekt_art/bots.hpp"
#include "games/projekt_art/chances.hpp"

namespace atelier::projekt_art {

class Dream {
 public:
  using Game = ProjektArt;
  static constexpr int most_candidates = 12;
  static constexpr Effort effort{.worlds = 64, .first = 8, .margin = 1.0, .playouts = 300};
  static constexpr int rounds_ahead = 1;

  Dream(ProjektArt const& game, View const& view, Company const& company = {})
      : game_(game),
        view_(view),
        lens_(game, view),
        fellows_(game, company),
        round_(view.round) {}

  void candidates(Rng&, List<MoveId, most_candidates>& out) const {
    MoveId const own = teammate_move(lens_, fellows_);
    out.push_back(own);
    if (view_.phase == Phase::drawing || view_.phase == Phase::preparing) return;
    MoveList moves;
    lens_.legal(moves);
    for (MoveId id : moves)
      if (id != own && out.size() < out.capacity()) out.push_back(id);
  }
  State world(Rng& rng) const { return game_.sample(view_, rng); }
  // People may do more than to say ready, but nothing is built on it.
  MoveId answer(State const& s, Seat seat, Rng&) const {
    Lens const lens(game_, s, seat);
    return fellows_.is_person(index(seat)) ? person_move(Person::silent, lens) : teammate_move(lens, fellows_);
  }
  bool far_enough(State const& s) const { return s.round >= round_ + rounds_ahead; }
  double worth(State const& s) const {
    if (s.phase == Phase::over) return s.outcome == Outcome::won;
    return winning_chance(game_, s);
  }

 private:
  ProjektArt const& game_;
  View const& view_;
  Lens lens_;
  Fellows fellows_;
  int round_;
};

}  // namespace atelier::projekt_art
