// Every hand of up to five cards, numbered, smaller hands first.
#pragma once

#include <array>
#include <cstdint>

#include "games/final_touch/state.hpp"

namespace atelier::final_touch {

class Hands {
 public:
  static constexpr int count = 252;
  static constexpr int empty = 0;
  static constexpr int none = 255;  // no hand: a sixth card, or one that is not there

  Hands() {
    for (auto& each : with_) each.fill(none);
    for (auto& each : without_) each.fill(none);
    int known = 1;
    for (int id = 0; id < known; ++id) {
      int const size = cards_[id].total();
      first_[size + 1] = id + 1;
      for (int paint = 0; paint < paints && size < most_hand; ++paint) {
        Cards const more = cards_[id] + Cards::one(paint);
        int other = 0;
        while (other < known && !(cards_[other] == more)) ++other;
        if (other == known) cards_[known++] = more;
        with_[id][paint] = static_cast<std::uint8_t>(other);
        without_[other][paint] = static_cast<std::uint8_t>(id);
      }
    }
  }

  Cards cards(int id) const { return cards_[id]; }
  int with(int id, int paint) const { return with_[id][paint]; }
  int without(int id, int paint) const { return without_[id][paint]; }
  // The hands of so many cards: from first(size) to before first(size + 1).
  int first(int size) const { return first_[size]; }
  // Precondition: at most five cards.
  int id(Cards cards) const {
    int id = empty;
    for (int paint = 0; paint < paints; ++paint)
      for (int card = 0; card < cards[paint]; ++card) id = with(id, paint);
    return id;
  }

 private:
  std::array<Cards, count> cards_{};
  std::array<std::array<std::uint8_t, paints>, count> with_{};
  std::array<std::array<std::uint8_t, paints>, count> without_{};
  std::array<int, most_hand + 2> first_{};
};

inline Hands const all_hands;

}  // namespace atelier::final_touch
