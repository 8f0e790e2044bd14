// What a search over possible worlds needs of Final Touch: which plays are worth a thought, how far to look, and what money is worth.
#pragma once

#include "engine/effort.hpp"
#include "games/final_touch/bots.hpp"
#include "games/final_touch/judge.hpp"
#include "games/final_touch/worlds.hpp"

namespace atelier::final_touch {

class Dream {
 public:
  using Game = FinalTouch;
  static constexpr int most_candidates = 10;
  static constexpr int masterpieces_ahead = 2;
  static constexpr Effort effort{.worlds = 1024, .first = 32, .margin = 0.5, .playouts = 2000};

  Dream(FinalTouch const& game, View const& view, Manner manner = Manner::even)
      : game_(game),
        manner_(manner),
        me_(index(*view.you)),
        last_(std::min(static_cast<int>(view.sold.size()) + masterpieces_ahead, paintings)),
        lens_(game, view),
        worlds_(game, view) {}

  // The best at first sight, best first. Nobody leaves a finished masterpiece to others.
  void candidates(Rng&, List<MoveId, most_candidates>& out) const {
    Judge const judge(lens_, manner_);
    Choices const may = lens_.choices();
    std::array<double, most_candidates> values{};
    for (int i = 0; i < may.count(); ++i) {
      MoveId const id = may.at(i);
      if (index(id) < ids::smear && retouches.cards(index(id) - ids::retouch) == lens_.missing) {
        out = {id};
        return;
      }
      double const value = judge.move(id);
      std::size_t place = out.size();
      if (place < out.capacity())
        out.push_back(id);
      else if (value <= values[--place])
        continue;
      for (; place > 0 && values[place - 1] < value; --place) values[place] = values[place - 1], out[place] = out[place - 1];
      values[place] = value, out[place] = id;
    }
  }
  State world(Rng& rng) const { return worlds_.draw(rng); }
  MoveId answer(State const& s, Seat seat, Rng&) const {
    return careful_move(Lens(game_, s, seat), index(seat) == me_ ? manner_ : Manner::even);
  }
  bool far_enough(State const& s) const { return s.settled_count >= last_; }

  // Money of my side against the richest rival's; a game won or lost counts more than any money.
  double worth(State const& s) const {
    if (s.phase == Phase::over)
      return victory * (2 * victory_share(game_.scores(s), seat_at(me_), [&](Seat each) { return game_.side(each); }) - 1);
    int richest = 0, rivals = 0, sum = 0;
    for (int seat = 0; seat < game_.seats(); ++seat) {
      if (game_.side(seat) == game_.side(me_)) continue;
      richest = std::max(richest, game_.money(s, seat));
      sum += game_.money(s, seat), ++rivals;
    }
    double const extra = game_.side(s.turn) == game_.side(me_) ? turn : 0.0;
    return game_.money(s, me_) + extra - 0.6 * richest - 0.4 * sum / rivals;
  }

 private:
  static constexpr double victory = 20;
  static constexpr double turn = 1.2;  // to begin the next masterpiece

  FinalTouch const& game_;
  Manner manner_;
  int me_;
  int last_;
  Lens lens_;
  Worlds worlds_;
};

}  // namespace atelier::final_touch
