#include "engine/bits.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/rng.hpp"

using namespace atelier;

namespace {

std::vector<int> set_bits(std::array<std::uint64_t, 2> const& words) {
  std::vector<int> set;
  for (int bit = 0; bit < 128; ++bit)
    if (words[bit / 64] >> bit % 64 & 1) set.push_back(bit);
  return set;
}

// Words with few, about half, and nearly all bits set, and the two ends.
std::vector<std::array<std::uint64_t, 2>> words_of_all_kinds() {
  std::vector<std::array<std::uint64_t, 2>> all{
      {0, 0}, {1, 0}, {0, std::uint64_t{1} << 63}, {0, ~std::uint64_t{0}}, {~std::uint64_t{0}, ~std::uint64_t{0}}};
  Rng rng(7);
  for (int i = 0; i < 300; ++i) {
    std::array<std::uint64_t, 2> words{};
    for (auto& word : words) {
      word = rng.next();
      if (i % 3 == 0) word &= rng.next() & rng.next();
      if (i % 3 == 1) word |= rng.next() | rng.next();
    }
    all.push_back(words);
  }
  return all;
}

TEST(Bits, TheNthBitIsFoundByCounting) {
  for (auto const& words : words_of_all_kinds())
    for (auto const word : words) {
      auto const set = set_bits({word, 0});
      for (std::size_t n = 0; n < set.size(); ++n) ASSERT_EQ(nth_bit(word, static_cast<int>(n)), set[n]) << word;
    }
}

TEST(Bits, AnUrnGivesTheNthOfWhatIsLeft) {
  Rng rng(8);
  for (auto const& words : words_of_all_kinds()) {
    Urn urn(words);
    for (auto left = set_bits(words); !left.empty();) {
      auto const n = rng.below(static_cast<std::uint32_t>(left.size()));
      ASSERT_EQ(urn.take(static_cast<int>(n)), left[n]);
      left.erase(left.begin() + n);
      ASSERT_EQ(set_bits(urn.left()), left);
    }
  }
}

}  // namespace
