// What the bots of Projekt A.R.T. know. Each gets the seat's view and nothing else.
#pragma once

#include <array>
#include <string_view>

#include "games/projekt_art/lens.hpp"

namespace atelier::projekt_art {

inline constexpr std::array<std::string_view, 2> bots{"random", "teammate"};

// Plays cards for what the team lacks and against what they cost in danger, moves by a plan that all bots share, fights where exact odds
// are good, and never spends the last health of its own accord.
MoveId teammate_move(Lens const&);
inline MoveId teammate_move(ProjektArt const& game, View const& view) { return teammate_move(Lens(game, view)); }

// A teammate who looks at cards and works alone, and now and then spends the last health.
MoveId novice_move(Lens const&);
// A teammate who takes what gathers on the map lightly.
MoveId casual_move(Lens const&);

}  // namespace atelier::projekt_art
