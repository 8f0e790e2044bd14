#include "games/final_touch/bots.hpp"

#include "games/final_touch/judge.hpp"

namespace atelier::final_touch {

namespace {

// Two of three who fight it out are two.
int players_at(FinalTouch const& game, bool duel) { return duel ? 2 : game.seats(); }

Sight sight_of(FinalTouch const& game, View const& view) {
  Sight sight;
  sight.hand = *view.players[static_cast<std::size_t>(index(*view.you))].hand;
  sight.missing = view.easel->missing;
  if (view.next) sight.next = view.next->needs;
  sight.unseen =
      Cards(game.components().copies.value) - sight.hand - Cards(view.discard) - Cards(view.easel->touched) - Cards(view.smeared);
  sight.smears_left = view.most_smears - view.smears;
  sight.completed = view.easel->completed;
  sight.ruined = view.easel->ruined;
  sight.players = players_at(game, view.duel);
  return sight;
}

// The same for a player of a possible world.
Sight sight_of(FinalTouch const& game, State const& s, Cards all) {
  Sight sight;
  sight.hand = s.hands[s.turn];
  sight.missing = s.missing;
  if (s.next != no_painting) sight.next = game.needs(s.next);
  sight.unseen = all - sight.hand - s.discard - s.touched - s.smeared;
  sight.smears_left = game.components().smears.value - s.smears;
  sight.completed = game.completed_value(s.easel);
  sight.ruined = game.ruined_value(s.easel);
  sight.players = players_at(game, game.duel(s));
  return sight;
}

MoveId best_of(Judge const& judge, MoveList const& moves) {
  MoveId best = moves[0];
  double most = -1e9;
  for (MoveId id : moves)
    if (double const value = judge.move(id); value > most) most = value, best = id;
  return best;
}

// Plays candidates out in possible worlds until two masterpieces more have left the easel.
class Daydream {
 public:
  static constexpr int worlds = 150;
  static constexpr int masterpieces_ahead = 2;
  static constexpr int most_candidates = 7;

  Daydream(FinalTouch const& game, View const& view)
      : game_(game),
        view_(view),
        all_(game.components().copies.value),
        me_(index(*view.you)) {}

  MoveId choose(Rng& rng) {
    find_candidates();
    if (candidates_ == 1) return ids_[0];
    std::array<double, most_candidates> sums{};
    for (int world = 0; world < worlds; ++world) {
      State const start = game_.sample(view_, rng);
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
    Sight const sight = sight_of(game_, view_);
    Judge const judge(sight);
    MoveList moves;
    game_.legal(view_, moves);
    std::array<double, most_candidates> values{};
    for (MoveId id : moves) {
      double const value = judge.move(id);
      if (index(id) < ids::smear && retouches.cards(index(id) - ids::retouch) == sight.missing) {
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
      MoveId id;
      if (acting.lowest() == atelier::chance) {
        game_.chance(s, outcomes_);
        id = outcomes_.at(dice.below(outcomes_.total()));
      } else {
        game_.legal(s, acting.lowest(), moves_);
        id = best_of(Judge(sight_of(game_, s, all_)), moves_);
      }
      game_.apply(s, acting.lowest(), id, silence);
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
    if (s.phase == Phase::over) return victory * (2 * victory_share(game_.scores(s), seat_at(me_)) * (game_.seats() == 4 ? 2 : 1) - 1);
    double const extra = game_.side(s.turn) == game_.side(me_) ? 1.2 : 0.0;
    return mine + extra - 0.6 * richest - 0.4 * sum / rivals;
  }
  static constexpr double victory = 20;

  FinalTouch const& game_;
  View const& view_;
  Cards all_;
  int me_;
  int candidates_ = 0;
  std::array<MoveId, most_candidates> ids_{};
  MoveList moves_;
  Outcomes outcomes_;
};

}  // namespace

MoveId greedy_move(FinalTouch const& game, View const& view, Rng& rng) {
  if (Cards const all = view.offer->retouch; !all.empty()) return *game.id(retouch_with(all));
  MoveList moves;
  game.legal(view, moves);
  return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
}

MoveId careful_move(FinalTouch const& game, View const& view, Rng&) {
  Sight const sight = sight_of(game, view);
  MoveList moves;
  game.legal(view, moves);
  return best_of(Judge(sight), moves);
}

MoveId forger_move(FinalTouch const& game, View const& view, Rng& rng) { return Daydream(game, view).choose(rng); }

}  // namespace atelier::final_touch
