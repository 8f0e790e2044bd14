// What a search over possible worlds needs of Modern Art: which paintings and bids are worth a thought, how far to look, and what money,
// galleries and hands are worth then.
#pragma once

#include "engine/effort.hpp"
#include "games/modern_art/bots.hpp"
#include "games/modern_art/knowledge.hpp"

namespace atelier::modern_art {

class Dream {
 public:
  using Game = ModernArt;
  static constexpr int most_candidates = 12;
  static constexpr Effort effort{.worlds = 64, .first = 8, .margin = 1.0, .playouts = 60};
  static constexpr int rounds_in_mind = 30;  // of those who play on
  static constexpr int rounds_judged = 40;   // at the horizon
  static constexpr int lots_ahead = 0;       // after the one in question

  Dream(ModernArt const& game, View const& view, Manner manner = Manner::even)
      : game_(game),
        lens_(game, view),
        manner_(manner),
        me_(lens_.me),
        round_(lens_.known.round),
        goal_(paintings_shown(lens_.known) + lots_ahead) {
    if (lens_.known.phase == Phase::putting_up) ++goal_;
  }

  void candidates(Rng&, List<MoveId, most_candidates>& out) const {
    MoveId const own = dealer_move(lens_, manner_);
    out.push_back(own);
    auto const add = [&](MoveId id) {
      for (MoveId each : out)
        if (each == id) return;
      if (out.size() < out.capacity()) out.push_back(id);
    };
    Choice const may = lens_.choice();
    for (int i = 0; i < may.spoken; ++i) add(move_at(may.words[static_cast<std::size_t>(i)]));
    if (may.held > 0) add_paintings(may, own, add);
    if (may.high >= may.low) add_amounts(may, add);
  }
  State world(Rng& rng) const {
    return game_.sample(lens_, rng, [&](State const& s, Seat seat, Rng& draws) { return answer(s, seat, draws); });
  }
  MoveId answer(State const& s, Seat seat, Rng&) const {
    return hasty_dealer_move(Lens(game_, s, seat), rounds_in_mind, index(seat) == me_ ? manner_ : Manner::even);
  }

  bool far_enough(State const& s) const { return s.round != round_ || (s.phase == Phase::putting_up && paintings_shown(s) >= goal_); }

  // Thousands of mine against those of the others, the richest above all.
  double worth(State const& s) const {
    if (s.phase == Phase::over) return ahead(s, {}) + victory * victory_share(game_.scores(s), seat_at(me_));
    if (s.round != round_) return ahead(s, {}) + hand(s);
    Lens const then(game_, s, seat_at(me_));
    return ahead(s, Outlook(then, rounds_judged).expect(0, 0, s.auctioneer)) + hand(s);
  }

 private:
  static constexpr double victory = 60;
  static constexpr double kept = 0.15;  // of what a painting in hand would fetch by its artist's rise so far

  static int paintings_shown(State const& s) {
    int sum = 0;
    for (int count : s.shown) sum += count;
    return sum;
  }

  // One painting of each artist and auction.
  template <class Add>
  static void add_paintings(Choice const& may, MoveId own, Add&& add) {
    int last = -1;
    int const taken = index(own) - may.of_card;
    may.cards.each([&](Card card) {
      int const kind = card / most_copies;
      if (kind != last && kind != taken / most_copies) add(move_at(may.of_card + card));
      last = kind;
    });
  }
  // Parts of what the lot is worth to me, and the least.
  template <class Add>
  void add_amounts(Choice const& may, Add&& add) const {
    double const worth = lot_worth(lens_);
    add(move_at(may.of_amount + may.low));
    for (double part : {0.35, 0.45, 0.55, 0.62, 0.68, 0.75, 0.82, 0.9, 1.0})
      if (int const amount = static_cast<int>(part * worth); amount > may.low && amount <= may.high) add(move_at(may.of_amount + amount));
  }

  double ahead(State const& s, Worth const& worth) const {
    double mine = 0, most = -1e9, others = 0;
    for (int seat = 0; seat < game_.seats(); ++seat) {
      auto const p = static_cast<std::size_t>(seat);
      double has = s.money[p];
      for (std::size_t a = 0; a < artists; ++a) has += worth[a] * s.bought[p].count(static_cast<Artist>(a));
      if (seat == me_)
        mine = has;
      else
        others += has, most = std::max(most, has);
    }
    return mine - 0.4 * most - 0.6 * others / (game_.seats() - 1);
  }
  double hand(State const& s) const {
    double sum = 0;
    if (s.round == rounds && s.round == round_) return 0.2 * kept * 10 * s.hands[static_cast<std::size_t>(me_)].count();
    for (std::size_t a = 0; a < artists; ++a) {
      double risen = 10;
      for (auto const& round : s.board) risen += round[a];
      sum += risen * s.hands[static_cast<std::size_t>(me_)].count(static_cast<Artist>(a));
    }
    return kept * sum;
  }

  ModernArt const& game_;
  Lens lens_;
  Manner manner_;
  int me_;
  int round_;
  int goal_;
};

}  // namespace atelier::modern_art
