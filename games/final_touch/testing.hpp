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
// A swap keeps what everyone knows: cards that came from the deck since it was shuffled change places with cards in it; older ones, which
// were in the hand at the shuffle as well, with such cards of others.
inline void scramble(State& s, Viewer viewer, Rng& rng) {
  if (s.phase == Phase::over) return;
  auto const any = [&](Cards cards) { return Cards::one(cards.at(rng.below(static_cast<std::uint32_t>(cards.total())))); };
  auto const shuffles = s.record.shuffles();
  auto const old = [&](int seat) { return shuffles.empty() ? Cards() : Cards::fewer(s.hands[seat], shuffles.back().hand(seat)); };
  auto const swap_old = [&](int seat, Cards out, Cards in) {
    s.hands[seat] = s.hands[seat] - out + in;
    shuffles.back().set_hand(seat, shuffles.back().hand(seat) - out + in);
  };
  for (int i = 0; i < 40; ++i) {
    auto const a = static_cast<int>(rng.below(most_players)), b = static_cast<int>(rng.below(most_players));
    if (viewer.is(seat_at(a))) continue;
    if (Cards const fresh = s.hands[a] - old(a); !fresh.empty() && !s.deck.empty()) {
      Cards const out = any(fresh), in = any(s.deck);
      s.hands[a] = s.hands[a] - out + in;
      s.deck = s.deck - in + out;
    }
    if (a == b || viewer.is(seat_at(b)) || old(a).empty() || old(b).empty()) continue;
    Cards const from_a = any(old(a)), from_b = any(old(b));
    swap_old(a, from_a, from_b);
    swap_old(b, from_b, from_a);
  }
}

}  // namespace atelier::final_touch
