// What the bots of Czary Mary know. Each gets the seat's view and nothing else.
#pragma once

#include <array>
#include <string_view>

#include "games/czary_mary/czary_mary.hpp"

namespace atelier::czary_mary {

inline constexpr std::array<std::string_view, 2> bots{"random", "counting"};

// Calls what is worth most by exact odds, and stops when nothing is worth the risk.
MoveId counting_move(CzaryMary const&, View const&, Rng&);

}  // namespace atelier::czary_mary
