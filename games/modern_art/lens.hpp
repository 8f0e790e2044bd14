// What a seat knows of the table, out of a state or out of a view, and the same from both. Making one costs about as much as copying a
// state: for searches and bots, which a whole view is too dear for. Included by modern_art.hpp.
#pragma once

#include "games/modern_art/modern_art.hpp"

namespace atelier::modern_art {

struct Lens {
  Lens(ModernArt const&, State const&, Seat);
  Lens(ModernArt const&, View const&);

  ModernArt const& game;
  int me = nobody;
  State known;                                     // what is hidden lies in the deck: the hands of others; their closed fists are empty
  std::array<std::uint8_t, most_players> cards{};  // in each hand

  Cards const& hand() const { return known.hands[static_cast<std::size_t>(me)]; }
  Cards const& unseen() const { return known.deck; }
  Choice choice() const { return game.choice(known, seat_at(me)); }  // what the seat may do now
};

inline Lens::Lens(ModernArt const& played, State const& s, Seat seat) : game(played), me(index(seat)), known(s) {
  bool const open = s.phase == Phase::over;
  for (int each = 0; each < game.seats(); ++each) {
    cards[each] = static_cast<std::uint8_t>(s.hands[each].count());
    if (each == me || open) continue;
    known.deck |= s.hands[each];
    known.hands[each] = {};
    known.sealed[each] = 0;
  }
}

// Hands the seat does not see are dealt from what it has never seen. Closed fists it does not see are closed again by the policy, in the
// order in which they were.
template <class Policy>
State ModernArt::sample(Lens const& lens, Rng& rng, Policy&& policy) const {
  State world = lens.known;
  std::array<Card, most_paintings> unseen{};
  int left = 0;
  world.deck.each([&](Card card) { unseen[left++] = card; });
  for (int seat = 0; seat < seats_; ++seat)
    for (int held = world.hands[seat].count(); held < lens.cards[seat]; ++held) {
      auto& drawn = unseen[rng.below(static_cast<std::uint32_t>(left))];
      world.hands[seat].add(drawn);
      world.deck.remove(drawn);
      drawn = unseen[--left];
    }
  if (world.phase != Phase::sealed) return world;
  int const closed = seats_ - world.acting.count();
  world.acting = Seats::first(seats_);
  world.sealed = {};
  world.fists = {};
  Silence silence;
  for (int i = 0; i < closed; ++i) {
    int const seat = lens.known.fists[i];
    apply(world, seat_at(seat), seat == lens.me ? move_at(ids::bid + lens.known.sealed[seat]) : policy(world, seat_at(seat), rng), silence);
  }
  return world;
}

template <class Policy>
State ModernArt::sample(View const& view, Rng& rng, Policy&& policy) const {
  return sample(Lens(*this, view), rng, policy);
}

}  // namespace atelier::modern_art
