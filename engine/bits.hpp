// Sets of small numbers kept as bits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace atelier {

// The places of the set bits of a byte, ascending.
inline constexpr std::array<std::array<std::uint8_t, 8>, 256> bits_of_byte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (int byte = 0; byte < 256; ++byte)
    for (int bit = 0, n = 0; bit < 8; ++bit)
      if (byte >> bit & 1) table[byte][n++] = static_cast<std::uint8_t>(bit);
  return table;
}();

// The place of the set bit that has n set bits below it. Precondition: there is one. Bits are counted in bytes side by side, because a
// search through them would branch on what a processor cannot foresee: which card is drawn.
constexpr int nth_bit(std::uint64_t bits, int n) {
  constexpr std::uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;
  std::uint64_t sums = bits - ((bits >> 1) & 0x5555555555555555);
  sums = (sums & 0x3333333333333333) + ((sums >> 2) & 0x3333333333333333);
  sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0F) * ones;  // each byte: the bits of it and of those below
  int const at = 8 * std::popcount(((static_cast<std::uint64_t>(n) * ones | tops) - sums) & tops);  // after those with no more than n
  return at + bits_of_byte[bits >> at & 0xFF][n - static_cast<int>((sums << 8) >> at & 0xFF)];
}

// 128 bits of which many are taken, each time the one that has n set bits below it. Nothing but sums over their bytes is carried from one
// to the next, so that a processor looks for several at once.
class Urn {
 public:
  constexpr explicit Urn(std::array<std::uint64_t, 2> const& bits) : bits_(bits) {
    for (int byte = 0, sum = 0; byte < 16; ++byte) {
      below_[byte >> 3] |= static_cast<std::uint64_t>(sum) << 8 * (byte & 7);
      sum += std::popcount(bits[byte >> 3] >> 8 * (byte & 7) & 0xFF);
    }
  }

  // Precondition: there is one, and 0 <= n < 128.
  constexpr int take(int n) {
    std::uint64_t const tickets = static_cast<std::uint64_t>(n) * ones | tops;
    std::uint64_t const passed[] = {(tickets - below_[0]) & tops, (tickets - below_[1]) & tops};  // bytes with no more than n below them
    int const byte = std::popcount(passed[0]) + std::popcount(passed[1]) - 1;
    int const half = byte >> 3, at = 8 * (byte & 7);
    int const bit = at + bits_of_byte[bits_[half] >> at & 0xFF][n - static_cast<int>(below_[half] >> at & 0xFF)];
    for (int each : {0, 1}) below_[each] -= (passed[each] ^ tops) >> 7;
    bits_[half] ^= std::uint64_t{1} << bit;
    return 64 * half + bit;
  }
  constexpr std::array<std::uint64_t, 2> const& left() const { return bits_; }

 private:
  static constexpr std::uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;

  std::array<std::uint64_t, 2> bits_;
  std::array<std::uint64_t, 2> below_{};  // set bits below each byte
};

}  // namespace atelier
