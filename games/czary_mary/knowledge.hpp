// What a seat can conclude about the stones it does not see: exact odds and possible worlds, from its view alone.
//
// A wrong call proves something of every stone that stood then, so an older stone is never ruled out less than a younger one: the sets
// of spells that places allow form a chain. Filled from the strictest place on, each place may take any unseen stone its set allows
// but those already placed, and that count does not depend on which ones they were. Products of such counts are exact.
#pragma once

#include <algorithm>
#include <array>

#include "games/czary_mary/czary_mary.hpp"

namespace atelier::czary_mary {

class Unseen {
 public:
  // Precondition: the view is a seat's.
  Unseen(View const& view, Components const& components) {
    auto const seen = [&](Spell stone) {
      if (is_face(stone)) --counts_[number(stone) - 1];
    };
    for (int i = 0; i < spells; ++i) counts_[i] = static_cast<std::uint8_t>(components.copies.value[i] - view.board[i]);
    for (auto const& player : view.players) {
      for (Spell stone : player.stones) seen(stone);
      for (Spell stone : player.secrets) seen(stone);
    }
    int const me = index(*view.you);
    for (int slot = 0; slot < hand_size; ++slot)
      if (view.players[me].stones[slot] == Spell::hidden) places_[hidden_++] = {slot, view.memory.ruled_out[me][slot]};
    std::sort(places_.begin(), places_.begin() + hidden_,
              [](Place a, Place b) { return std::popcount(a.ruled_out) > std::popcount(b.ruled_out); });
  }

  Counts const& counts() const { return counts_; }
  int hidden() const { return hidden_; }  // own stones standing

  // The probability that a stone of this spell stands before the seat, all worlds that fit the view being equally likely.
  double odds(Spell spell) const {
    double without = 1;
    for (int i = 0; i < hidden_; ++i) {
      int const any = allowed(places_[i].ruled_out) - i;
      int const others = allowed(static_cast<std::uint8_t>(places_[i].ruled_out | (1 << (number(spell) - 1)))) - i;
      without *= static_cast<double>(std::max(others, 0)) / any;
    }
    return 1 - without;
  }

  // Faces for the hidden places, drawn exactly evenly; what is left stays in counts().
  template <class Place>
  void draw_own(Rng& rng, Place&& place) {
    for (int i = 0; i < hidden_; ++i) place(places_[i].slot, draw(rng, places_[i].ruled_out));
  }
  Spell draw(Rng& rng, std::uint8_t ruled_out = 0) {
    auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(allowed(ruled_out))));
    for (int i = 0;; ++i) {
      if ((ruled_out >> i) & 1) continue;
      ticket -= counts_[i];
      if (ticket < 0) {
        --counts_[i];
        return spell_numbered(i + 1);
      }
    }
  }

 private:
  struct Place {
    int slot = 0;
    std::uint8_t ruled_out = 0;
  };
  int allowed(std::uint8_t ruled_out) const {
    int count = 0;
    for (int i = 0; i < spells; ++i)
      if (!((ruled_out >> i) & 1)) count += counts_[i];
    return count;
  }

  Counts counts_{};
  std::array<Place, hand_size> places_{};
  int hidden_ = 0;
};

}  // namespace atelier::czary_mary
