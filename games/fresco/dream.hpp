// What a search over possible worlds needs of Fresco: which hours and plans are worth a thought, how far to look, and what a painter's
// belongings are worth then.
#pragma once

#include "engine/effort.hpp"
#include "games/fresco/bots.hpp"
#include "games/fresco/outlook.hpp"

namespace atelier::fresco {

class Dream {
 public:
  using Game = Fresco;
  static constexpr int most_candidates = 8;
  static constexpr Effort effort{.worlds = 24, .first = 3, .margin = 1.0, .playouts = 30};

  Dream(Fresco const& game, View const& view, Manner manner = Manner::even)
      : game_(game),
        view_(view),
        lens_(game, view),
        manner_(manner),
        me_(lens_.me()),
        chapter_(game.chapter(game.known(view))) {}

  // Every hour, and plans that send one apprentice elsewhere. Whatever follows in the day the planner does as well as anybody.
  void candidates(Rng& rng, List<MoveId, most_candidates>& out) const {
    MoveId const own = planner_move(lens_, manner_);
    out.push_back(own);
    if (lens_.leonardo_acts()) return;
    for (int hour : lens_.may(Deed::wake))
      if (id_of(Deed::wake, hour) != own) out.push_back(id_of(Deed::wake, hour));
    if (lens_.plans()) add_plans(sheet_numbered(index(own) - ids::plan), rng, out);
  }
  // Plans that others have made are the planner's, as far as one can guess.
  State world(Rng& rng) const {
    return game_.sample(view_, rng, [&](State const& asked, Seat seat, Rng&) { return planner_move(Lens(game_, asked, seat)); });
  }
  MoveId answer(State const& s, Seat seat, Rng&) const {
    return planner_move(Lens(game_, s, seat), index(seat) == me_ ? manner_ : Manner::even);
  }
  bool far_enough(State const& s) const { return game_.chapter(s) > chapter_; }

  double worth(State const& s) const {
    double mine = 0, best = -1e9, others = 0;
    for (int seat = 0; seat < game_.seats(); ++seat) {
      double const has = belongings(s, seat);
      if (seat == me_)
        mine = has;
      else
        others += has, best = std::max(best, has);
    }
    double const won = s.phase == Phase::over ? victory * victory_share(game_.scores(s), seat_at(me_)) : 0;
    return mine - 0.5 * best - 0.5 * others / (game_.seats() - 1) + won;
  }

 private:
  static constexpr double victory = 15;

  void add_plans(Sheet const& own, Rng& rng, List<MoveId, most_candidates>& out) const {
    MoveList all;
    game_.legal(view_, all);
    int seen = 0;
    for (MoveId id : all) {
      Sheet const other = sheet_numbered(index(id) - ids::plan);
      int moved = 0;
      for (std::size_t place = 0; place < places; ++place) moved += std::abs(other[place] - own[place]);
      if (moved != 2) continue;
      ++seen;  // any of them, if they are too many
      if (out.size() < out.capacity())
        out.push_back(id);
      else if (auto const at = rng.below(static_cast<std::uint32_t>(seen)); at + 1 < out.capacity())
        out[at + 1] = id;
    }
  }
  double belongings(State const& s, int seat) const {
    auto const& painter = s.painters[static_cast<std::size_t>(seat)];
    if (s.phase == Phase::over) return painter.score;
    Lens const then(game_, s, seat_at(seat));
    Outlook const outlook(then);
    return painter.score + outlook.next(outlook.desk(), 0) + outlook.money(painter.thalers) + outlook.mood(painter.mood) +
           outlook.income(std::popcount(painter.tiles));
  }

  Fresco const& game_;
  View const& view_;
  Lens lens_;
  Manner manner_;
  int me_;
  int chapter_;
};

}  // namespace atelier::fresco
