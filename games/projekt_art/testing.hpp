// Tables of Projekt A.R.T. for tests.
#pragma once

#include <vector>

#include "games/projekt_art/projekt_art.hpp"
#include "games/registry.hpp"
#include "games/testing.hpp"

namespace atelier::projekt_art {

inline ProjektArt table_for(Options const& options) { return atelier::testing::make_game<ProjektArt>(projekt_art_kind(), options); }

inline ProjektArt table_for(int seats, Map map = Map::japan, Difficulty difficulty = Difficulty::medium) {
  Options options;
  options.seats.value = seats;
  options.map = map;
  options.difficulty = difficulty;
  return table_for(options);
}

// Moves what a viewer may not know about, as the rulebook says: a hand shows only its backs to the others, the deck only the back of
// its first card. Cards with the same back may change places; below the first card, any.
inline void scramble(ProjektArt const& game, State& s, Viewer viewer, Rng& rng) {
  if (s.phase == Phase::over) return;
  struct Spot {
    CardSet* set;  // null: the deck's first card
    Card card;
  };
  std::vector<Spot> spots;
  for (int seat = 0; seat < game.seats(); ++seat)
    if (!viewer.is(seat_at(seat)))
      for (Card card : s.hands[static_cast<std::size_t>(seat)]) spots.push_back({&s.hands[static_cast<std::size_t>(seat)], card});
  if (s.top != Card::none) spots.push_back({nullptr, s.top});
  for (Card card : s.unseen) spots.push_back({&s.unseen, card});
  for (int i = 0; i < 2000 && spots.size() > 1; ++i) {
    auto& a = spots[rng.below(static_cast<std::uint32_t>(spots.size()))];
    auto& b = spots[rng.below(static_cast<std::uint32_t>(spots.size()))];
    if (a.set == b.set || !(game.back_of(a.card) == game.back_of(b.card))) continue;
    auto const move = [&](Spot const& from, Card to) {
      if (from.set)
        from.set->remove(from.card), from.set->add(to);
      else
        s.top = to;
    };
    Card const was = a.card;
    move(a, b.card);
    move(b, was);
    std::swap(a.card, b.card);
  }
}

}  // namespace atelier::projekt_art
