#include "games/final_touch/bots.hpp"

#include "games/final_touch/judge.hpp"
#include "games/final_touch/worlds.hpp"

namespace atelier::final_touch {

namespace {

// Plays candidates out in possible worlds until two masterpieces more have left the easel.
class Daydream {
 public:
  static constexpr int worlds = 150;
  static constexpr int masterpieces_ahead = 2;
  static constexpr int most_candidates = 7;

  Daydream(FinalTouch const& game, View const& view) : game_(game), view_(view), me_(index(*view.you)) {}

  // As long as the budget lasts, but at least one world.
  MoveId choose(Budget const& budget, Rng& rng) {
    find_candidates();
    if (candidates_ == 1) return ids_[0];
    std::array<double, most_candidates> sums{};
    Worlds const possible(game_, view_);
    for (int world = 0; world == 0 || (world < worlds && !budget.spent(positions_)); ++world) {
      State const start = possible.draw(rng);
      std::uint64_t const luck = rng.next();  // every candidate meets the same luck
      for (int i = 0; i < candidates_; ++i) {
        State s = start;
        Rng dice(luck);
        Silence silence;
        game_.apply(s, seat_at(me_), ids_[static_cast<std::size_t>(i)], silence);
        play_on(s, dice);
        sums[static_cast<std::size_t>(i)] += worth(s);
      }
    }
    auto const best = std::max_element(sums.begin(), sums.begin() + candidates_) - sums.begin();
    return ids_[static_cast<std::size_t>(best)];
  }

 private:
  void find_candidates() {
    Lens const lens(game_, view_);
    Judge const judge(lens);
    Choices const may = lens.choices();
    std::array<double, most_candidates> values{};
    for (int i = 0; i < may.count(); ++i) {
      MoveId const id = may.at(i);
      double const value = judge.move(id);
      if (index(id) < ids::smear && retouches.cards(index(id) - ids::retouch) == lens.missing) {
        ids_[0] = id, candidates_ = 1;  // nobody leaves a finished masterpiece to others
        return;
      }
      std::size_t place = static_cast<std::size_t>(candidates_);
      if (candidates_ < most_candidates)
        ++candidates_;
      else if (value <= values[--place])
        continue;
      for (; place > 0 && values[place - 1] < value; --place) values[place] = values[place - 1], ids_[place] = ids_[place - 1];
      values[place] = value, ids_[place] = id;
    }
  }

  void play_on(State& s, Rng& dice) {
    int const last = std::min(static_cast<int>(view_.sold.size()) + masterpieces_ahead, paintings);
    Silence silence;
    for (Seats acting = game_.to_act(s); !acting.empty() && s.settled_count < last; acting = game_.to_act(s)) {
      Seat const seat = acting.lowest();
      game_.apply(s, seat, seat == atelier::chance ? game_.roll(s, dice) : careful_move(Lens(game_, s, seat)), silence);
      ++positions_;
    }
  }

  // Money of my side against the richest rival's; a game won or lost counts more than any money.
  double worth(State const& s) const {
    int const mine = game_.money(s, me_);
    int richest = 0, rivals = 0, sum = 0;
    for (int seat = 0; seat < game_.seats(); ++seat) {
      if (game_.side(seat) == game_.side(me_)) continue;
      richest = std::max(richest, game_.money(s, seat));
      sum += game_.money(s, seat), ++rivals;
    }
    if (s.phase == Phase::over)
      return victory * (2 * victory_share(game_.scores(s), seat_at(me_), [&](Seat each) { return game_.side(each); }) - 1);
    double const extra = game_.side(s.turn) == game_.side(me_) ? 1.2 : 0.0;
    return mine + extra - 0.6 * richest - 0.4 * sum / rivals;
  }
  static constexpr double victory = 20;

  FinalTouch const& game_;
  View const& view_;
  int me_;
  int candidates_ = 0;
  std::uint64_t positions_ = 0;  // looked at
  std::array<MoveId, most_candidates> ids_{};
};

}  // namespace

MoveId greedy_move(Lens const& lens, Rng& rng) {
  Choices const may = lens.choices();
  if (!may.retouch().empty()) return move_at(ids::retouch + retouches.id(may.retouch().counts()));
  return may.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(may.count()))));
}

// The thrifty one keeps a card back, the stubborn one stays with the colour it has most of; neither when it can finish.
MoveId novice_move(Lens const& lens, Rng& rng, Manner manner) {
  Cards fitting = lens.choices().retouch();
  if (fitting == lens.missing || fitting.total() < 2) return greedy_move(lens, rng);
  int most = 0;
  for (int paint = 1; paint < paints; ++paint)
    if (fitting[paint] > fitting[most]) most = paint;
  if (manner == Manner::thrifty) fitting -= Cards::one(most);
  if (manner == Manner::stubborn)
    for (int paint = 0; paint < paints; ++paint)
      while (paint != most && fitting[paint] > 0) fitting -= Cards::one(paint);
  return move_at(ids::retouch + retouches.id(fitting.counts()));
}

MoveId casual_move(Lens const& lens, Rng& rng, Manner manner) {
  return rng.below(2) == 0 ? greedy_move(lens, rng) : careful_move(lens, manner);
}

MoveId careful_move(Lens const& lens, Manner manner) { return Judge(lens, manner).best(); }

MoveId forger_move(FinalTouch const& game, View const& view, Budget const& budget, Rng& rng) {
  return Daydream(game, view).choose(budget, rng);
}

}  // namespace atelier::final_touch
