// One number per game and version of its rules that any change of them changes: a hash over seeded random games of every configuration.
#pragma once

#include <cstdint>

#include "engine/any_game.hpp"

namespace atelier {

std::uint64_t signature(Kind const&, int rules);

}  // namespace atelier
