// What a seat can conclude about the cards it does not see: possible worlds, from its view alone.
//
// Until the discard pile is shuffled again every unseen card may be anywhere. At that moment the deck is known by heart, for it is
// the open discard pile, and so are the cards in all rivals' hands together: whatever is neither there nor in sight. From then on a
// rival's hand is made of old cards out of that known lot and of fresh ones out of the known deck. Which of the two a card played
// since was, nobody can see; it is drawn here by how many of each the rival held.
#pragma once

#include "games/final_touch/final_touch.hpp"

namespace atelier::final_touch {

class Unseen {
 public:
  // Precondition: the view is a seat's.
  explicit Unseen(View const& view) : view_(view), me_(index(*view.you)) {
    auto const& memory = view.memory;
    Cards const mine = memory.mine;
    fresh_ = Cards(memory.shuffled) - mine;
    Cards const own_old = Cards(*view.players[static_cast<std::size_t>(me_)].hand) + memory.played[static_cast<std::size_t>(me_)] - mine;
    old_ = Cards(memory.held) - own_old;
  }

  // Deals the unseen cards: hands and what was drawn since the shuffle for every rival, the rest is the deck.
  void deal(State& s, Rng& rng) const {
    Lots lots;
    do lots = {old_, fresh_, {}, {}, {}};
    while (!attribute(lots, rng));
    for (int seat = 0; seat < players(); ++seat) {
      if (seat == me_) continue;
      auto const i = static_cast<std::size_t>(seat);
      s.hands[i] = {};
      s.drawn[i] = lots.fresh_played[i];
      while (lots.old_slots[i]-- > 0) s.hands[i] += take(lots.old, rng);
      while (lots.fresh_slots[i]-- > 0) {
        Cards const card = take(lots.fresh, rng);
        s.hands[i] += card;
        s.drawn[i] += card;
      }
    }
    s.deck = lots.fresh;
  }

 private:
  struct Lots {
    Cards old, fresh;
    std::array<Cards, most_players> fresh_played{};
    std::array<int, most_players> old_slots{}, fresh_slots{};
  };

  int players() const { return static_cast<int>(view_.players.size()); }

  // Says of every card played since the shuffle whether it was old or fresh. False if that came to a dead end.
  bool attribute(Lots& lots, Rng& rng) const {
    for (int seat = 0; seat < players(); ++seat) {
      if (seat == me_) continue;
      auto const i = static_cast<std::size_t>(seat);
      Cards const played = view_.memory.played[i];
      lots.fresh_slots[i] = view_.memory.drawn[i];
      lots.old_slots[i] = view_.players[i].cards + played.total() - view_.memory.drawn[i];
      for (int paint = 0; paint < paints; ++paint)
        for (int card = 0; card < played[paint]; ++card)
          if (!attribute_one(lots, i, paint, rng)) return false;
    }
    return true;
  }
  static bool attribute_one(Lots& lots, std::size_t seat, int paint, Rng& rng) {
    auto const odds = [&](int slots, Cards lot) { return lot.empty() ? 0.0 : static_cast<double>(slots) * lot[paint] / lot.total(); };
    double const was_old = odds(lots.old_slots[seat], lots.old), was_fresh = odds(lots.fresh_slots[seat], lots.fresh);
    if (was_old + was_fresh <= 0) return false;
    if (was_fresh <= 0 || rng.unit() * (was_old + was_fresh) < was_old) {
      --lots.old_slots[seat];
      lots.old -= Cards::one(paint);
    } else {
      --lots.fresh_slots[seat];
      lots.fresh -= Cards::one(paint);
      lots.fresh_played[seat] += Cards::one(paint);
    }
    return true;
  }
  static Cards take(Cards& lot, Rng& rng) {
    auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(lot.total())));
    int paint = 0;
    while (ticket >= lot[paint]) ticket -= lot[paint++];
    lot -= Cards::one(paint);
    return Cards::one(paint);
  }

  View const& view_;
  int me_;
  Cards old_, fresh_;
};

}  // namespace atelier::final_touch
