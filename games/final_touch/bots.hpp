// What the bots of Final Touch know. Each gets the seat's view, or a lens that shows no more, and nothing else.
#pragma once

#include <array>
#include <string_view>

#include "engine/budget.hpp"
#include "engine/manner.hpp"
#include "games/final_touch/lens.hpp"

namespace atelier::final_touch {

inline constexpr std::array<std::string_view, 4> bots{"random", "greedy", "careful", "forger"};

// Touches as much as it can, and smears only when nothing fits.
MoveId greedy_move(Lens const&, Rng&);
// Finishes what it can finish; otherwise leaves the masterpiece as far from finished for the next rival as its hand allows. Quick: others
// can play games out with it.
MoveId careful_move(Lens const&, Manner = Manner::even);
// Careful most of the time, and greedy when a full brush tempts it.
MoveId casual_move(Lens const&, Rng&, Manner = Manner::even);
// Greedy, as its nature has it.
MoveId novice_move(Lens const&, Rng&, Manner);
// Plays every move out in possible worlds, all players careful, and takes what earns its side most.
MoveId forger_move(FinalTouch const&, View const&, Budget const&, Rng&);

}  // namespace atelier::final_touch
