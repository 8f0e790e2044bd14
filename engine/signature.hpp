// One number per game that any change of its rules changes: a hash over seeded random games of every configuration.
#pragma once

#include <cstdint>

#include "engine/any_game.hpp"

namespace atelier {

std::uint64_t signature(Kind const&);

}  // namespace atelier
