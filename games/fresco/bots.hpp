// What the bots of Fresco know. Each looks through a seat's lens and sees nothing else.
#pragma once

#include <array>
#include <string_view>

#include "engine/manner.hpp"
#include "games/fresco/lens.hpp"

namespace atelier::fresco {

inline constexpr std::array<std::string_view, 3> bots{"random", "greedy", "planner"};

// Restores the dearest segment the paints allow, buys as much as the money allows, and plans the same way every round: quick enough for
// playouts.
MoveId greedy_move(Lens const&, Rng&, Manner = Manner::even);

// Plans for what can be paid, bought, mixed and restored this round and the next.
MoveId planner_move(Lens const&, Manner = Manner::even);

// As greedy as the greedy one, and always the first out of bed, whatever it costs in mood and Thalers.
MoveId novice_move(Lens const&, Rng&, Manner = Manner::even);

}  // namespace atelier::fresco
