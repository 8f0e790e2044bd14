// A small fast generator for simulation and bots (xoshiro256++). Tables of people draw from engine/fair.hpp instead.
#pragma once

#include <bit>
#include <cstdint>

namespace atelier {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (auto& word : words_) {  // splitmix64 spreads any seed over the whole state
      seed += 0x9E3779B97F4A7C15ULL;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
      z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
      word = z ^ (z >> 31);
    }
  }
  // The generator of part `part` of a run: neighbouring parts share nothing.
  constexpr Rng(std::uint64_t seed, std::uint64_t part) : Rng(seed ^ Rng(part * 2 + 1).next()) {}

  constexpr std::uint64_t next() {
    std::uint64_t const result = std::rotl(words_[0] + words_[3], 23) + words_[0];
    std::uint64_t const t = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= t;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // Uniform in [0, bound), by multiplication; the bias is below bound / 2^32, far under what a simulation can see.
  constexpr std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32); }
  // Uniform in [0, 1).
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

 private:
  std::uint64_t words_[4];
};

// The seed of game number `game` of a run.
constexpr std::uint64_t game_seed(std::uint64_t run, std::uint64_t game) { return Rng(run, game).next(); }

}  // namespace atelier
