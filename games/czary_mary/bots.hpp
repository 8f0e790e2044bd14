// What the bots of Czary Mary know. Each gets what its seat knows and nothing else.
#pragma once

#include <array>
#include <string_view>

#include "engine/manner.hpp"
#include "games/czary_mary/lens.hpp"

namespace atelier::czary_mary {

inline constexpr std::array<std::string_view, 2> bots{"random", "counting"};

// Calls what is worth most by exact odds, and stops when nothing is worth the risk. Precondition: the seat is asked.
MoveId counting_move(Lens const&, Manner = Manner::even);

// The same with a sense for how much a thing is worth among so many players: what a master takes for its own next move.
MoveId seasoned_move(Lens const&, Manner = Manner::even);

// Calls what it sees least of on the table, forgets what earlier calls have told, and goes on too long.
MoveId novice_move(Lens const&, Manner = Manner::even);
// Remembers, and calls what most likely stands there, whatever it does; stops when even that is doubtful.
MoveId casual_move(Lens const&, Manner = Manner::even);

}  // namespace atelier::czary_mary
