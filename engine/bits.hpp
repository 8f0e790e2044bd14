// Sets of small numbers kept as bits.
#pragma once

#include <bit>
#include <cstdint>

namespace atelier {

// The place of the set bit that has n set bits below it. Precondition: there is one. Bits are counted in bytes side by side, because a
// search through them would branch on what a processor cannot foresee: which card is drawn.
constexpr int nth_bit(std::uint64_t bits, int n) {
  constexpr std::uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;
  auto const bytes_up_to = [](std::uint64_t sums, std::uint64_t count) { return std::popcount((((count * ones) | tops) - sums) & tops); };
  std::uint64_t sums = bits - ((bits >> 1) & 0x5555555555555555);
  sums = (sums & 0x3333333333333333) + ((sums >> 2) & 0x3333333333333333);
  sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0F) * ones;  // each byte: the bits of it and of those below
  int const at = 8 * bytes_up_to(sums, static_cast<std::uint64_t>(n));
  std::uint64_t const rest = static_cast<std::uint64_t>(n) - (((sums << 8) >> at) & 0xFF);
  std::uint64_t const spread = (((bits >> at) & 0xFF) * ones) & 0x8040201008040201;  // one bit of that byte in each
  std::uint64_t const marks = ((spread + 0x7F7F7F7F7F7F7F7F) & tops) >> 7;
  return at + bytes_up_to(marks * ones, rest);
}

}  // namespace atelier
