// Every set of cards one can retouch with, numbered: up to five cards, no colour more than three times.
#pragma once

#include <array>
#include <cstdint>

#include "games/final_touch/state.hpp"

namespace atelier::final_touch {

class Retouches {
 public:
  static constexpr int count = 221;

  Retouches() {
    by_key_.fill(-1);
    for (int key = 1, id = 0; key < keys; ++key)
      if (Cards const cards = of_key(key); cards.total() <= most_hand) {
        cards_[static_cast<std::size_t>(id)] = cards;
        by_key_[static_cast<std::size_t>(key)] = static_cast<std::int16_t>(id++);
      }
    std::size_t end = 0;
    for (int key = 0; key < keys; ++key) {
      begin_[static_cast<std::size_t>(key)] = static_cast<std::uint16_t>(end);
      if (key > 0 && by_key_[static_cast<std::size_t>(key)] < 0) continue;
      for (int id = 0; id < count; ++id)
        if (of_key(key).has(cards_[static_cast<std::size_t>(id)])) parts_[end++] = static_cast<std::uint8_t>(id);
    }
    begin_[keys] = static_cast<std::uint16_t>(end);
  }

  Cards cards(int id) const { return cards_[static_cast<std::size_t>(id)]; }
  // The number of a set, or -1 if nobody can ever retouch with it.
  int id(Counts const& counts) const {
    for (auto number : counts)
      if (number > most_of_a_paint) return -1;
    return by_key_[static_cast<std::size_t>(key(counts))];
  }
  // The number of the set of one card.
  int single(int paint) const { return by_key_[std::size_t{1} << (2 * paint)]; }
  // The numbers of all sets within these cards, ascending. Precondition: the cards are a hand's, none more than three times.
  std::uint8_t const* begin(Cards cards) const { return parts_.data() + begin_[static_cast<std::size_t>(key(cards))]; }
  std::uint8_t const* end(Cards cards) const { return parts_.data() + begin_[static_cast<std::size_t>(key(cards)) + 1]; }

 private:
  static constexpr int keys = 1 << (2 * paints);
  static constexpr int most_parts = 8192;

  // Two bits a colour.
  static int key(Cards cards) {
    auto const b = cards.bytes();
    return static_cast<int>((b & 3) | ((b >> 6) & 0xC) | ((b >> 12) & 0x30) | ((b >> 18) & 0xC0) | ((b >> 24) & 0x300));
  }
  static Cards of_key(int key) {
    Counts counts{};
    for (int i = 0; i < paints; ++i) counts[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>((key >> (2 * i)) & 3);
    return counts;
  }

  std::array<Cards, count> cards_{};
  std::array<std::int16_t, keys> by_key_{};
  std::array<std::uint16_t, keys + 1> begin_{};
  std::array<std::uint8_t, most_parts> parts_{};
};

inline Retouches const retouches;

}  // namespace atelier::final_touch
