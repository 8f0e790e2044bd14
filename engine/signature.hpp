// One number per game and version of its rules that any change of them changes: a hash over seeded random games of every configuration.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/any_game.hpp"

namespace atelier {

struct Signature {
  std::uint64_t played = 0;   // what was played and how it ended
  std::uint64_t allowed = 0;  // what every seat might have done at every moment, asked or not
  friend bool operator==(Signature const&, Signature const&) = default;
};

// `components` as JSON: a version's number is that of the box it was first played with.
Signature signature(Kind const&, int rules, std::string_view components);

}  // namespace atelier
