// What the bots of Fresco know. Each gets the seat's view and nothing else.
#pragma once

#include <array>
#include <string_view>

#include "games/fresco/fresco.hpp"

namespace atelier::fresco {

inline constexpr std::array<std::string_view, 3> bots{"random", "greedy", "master"};

// Restores the dearest segment the paints allow, buys as much as the money allows, and plans the same way every round.
MoveId greedy_move(Fresco const&, View const&, Rng&);

// Plans for what can be paid, bought, mixed and restored this round and the next.
MoveId master_move(Fresco const&, View const&, Rng&);

}  // namespace atelier::fresco
