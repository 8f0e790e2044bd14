// Tables of Final Touch for tests.
#pragma once

#include "games/final_touch/final_touch.hpp"
#include "games/final_touch/kind.hpp"
#include "games/testing.hpp"

namespace atelier::final_touch {

inline FinalTouch table_for(Options const& options) { return atelier::testing::make_game<FinalTouch>(final_touch_kind(), options); }

inline FinalTouch table_for(int seats) {
  Options options;
  options.seats.value = seats;
  return table_for(options);
}

// Moves what a viewer may not know about, as the rulebook says: hands of others, which nobody but their owners sees, and the deck.
// A swap keeps what everyone knows: cards drawn since the deck was shuffled change places with such cards or with the deck, older ones
// with older ones. What a player played had to be in the hand, so only cards still held move.
inline void scramble(State& s, Viewer viewer, Rng& rng) {
  if (s.phase == Phase::over) return;
  auto const any = [&](Cards cards) {
    auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.total())));
    int paint = 0;
    while (ticket >= cards[paint]) ticket -= cards[paint++];
    return Cards::one(paint);
  };
  auto const hidden = [&](std::size_t seat) { return !viewer.is(seat_at(static_cast<int>(seat))); };
  for (int i = 0; i < 40; ++i) {
    auto const a = static_cast<std::size_t>(rng.below(most_players)), b = static_cast<std::size_t>(rng.below(most_players));
    if (!hidden(a)) continue;
    Cards const fresh = Cards::fewer(s.hands[a], s.drawn[a]);
    if (!fresh.empty() && !s.deck.empty()) {
      Cards const out = any(fresh), in = any(s.deck);
      s.hands[a] = s.hands[a] - out + in;
      s.drawn[a] = s.drawn[a] - out + in;
      s.deck = s.deck - in + out;
    }
    Cards const old_a = s.hands[a] - Cards::fewer(s.hands[a], s.drawn[a]), old_b = s.hands[b] - Cards::fewer(s.hands[b], s.drawn[b]);
    if (a == b || !hidden(b) || old_a.empty() || old_b.empty()) continue;
    Cards const from_a = any(old_a), from_b = any(old_b);
    s.hands[a] = s.hands[a] - from_a + from_b;
    s.hands[b] = s.hands[b] - from_b + from_a;
  }
}

}  // namespace atelier::final_touch
