// Tables of Czary Mary for tests.
#pragma once

#include "games/czary_mary/czary_mary.hpp"
#include "games/czary_mary/kind.hpp"
#include "games/testing.hpp"

namespace atelier::czary_mary {

inline CzaryMary table_for(Options const& options) { return atelier::testing::make_game<CzaryMary>(czary_mary_kind(), options); }

inline CzaryMary table_for(int seats) {
  Options options;
  options.seats.value = seats;
  return table_for(options);
}

// Moves what a viewer may not know about, as the rulebook says: nobody sees the pool and the secret stones on the table, a player not
// the own standing stones nor others' secret stones; who only looks on sees no standing stone and no secret one. What a wrong call
// proved stays true.
inline void scramble(State& s, Viewer viewer, Rng& rng) {
  if (s.phase == Phase::over || s.phase == Phase::beginning) return;
  struct Place {
    Spell* stone;
    std::uint8_t ruled_out;
  };
  std::vector<Spell> pool;
  for (int i = 0; i < spells; ++i) pool.insert(pool.end(), s.pool[static_cast<std::size_t>(i)], spell_numbered(i + 1));
  std::vector<Place> places;
  for (auto& stone : pool) places.push_back({&stone, 0});
  for (std::size_t seat = 0; seat < s.stones.size(); ++seat)
    for (std::size_t slot = 0; slot < hand_size; ++slot)
      if (s.stones[seat][slot] != Spell::none && (!viewer.is_seat() || index(viewer.seat()) == static_cast<int>(seat)))
        places.push_back({&s.stones[seat][slot], s.ruled_out[seat][slot]});
  for (std::size_t slot = 0; slot < most_secrets; ++slot)
    if (s.secrets[slot] != Spell::none && !(viewer.is_seat() && s.secret_holder[slot] == index(viewer.seat()) + 1))
      places.push_back({&s.secrets[slot], 0});
  if (places.empty()) return;
  auto const allowed = [](Place const& place, Spell spell) { return !((place.ruled_out >> (number(spell) - 1)) & 1); };
  auto const stands = [&] { return std::find(s.stones[s.turn].begin(), s.stones[s.turn].end(), s.called) != s.stones[s.turn].end(); };
  for (int i = 0; i < 60; ++i) {
    auto& a = places[rng.below(static_cast<std::uint32_t>(places.size()))];
    auto& b = places[rng.below(static_cast<std::uint32_t>(places.size()))];
    if (!allowed(a, *b.stone) || !allowed(b, *a.stone)) continue;
    std::swap(*a.stone, *b.stone);
    if (s.phase == Phase::taking_away && !stands()) std::swap(*a.stone, *b.stone);  // everybody knows that the call was right
  }
  s.pool = {};
  for (Spell stone : pool) ++s.pool[static_cast<std::size_t>(number(stone) - 1)];
}

}  // namespace atelier::czary_mary
