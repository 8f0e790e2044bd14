// What the bots of Projekt A.R.T. know. Each gets the seat's view and nothing else.
#pragma once

#include <array>
#include <string_view>

#include "games/projekt_art/fellows.hpp"
#include "games/projekt_art/lens.hpp"

namespace atelier::projekt_art {

inline constexpr std::array<std::string_view, 2> bots{"random", "teammate"};

// Plays cards for what the team lacks and against what they cost in danger, moves by a plan that all bots share, fights where exact odds
// are good, and never spends the last health of its own accord. Beside people it plans with their pawns where they stand, leads where
// they have not asked to, and heeds what they signal.
MoveId teammate_move(Lens const&, Fellows const& = {});
inline MoveId teammate_move(ProjektArt const& game, View const& view) { return teammate_move(Lens(game, view)); }

// A teammate who grabs works too early, underrates agents and allies, and now and then spends the last health.
MoveId novice_move(Lens const&);
// A teammate who takes what gathers on the map lightly.
MoveId casual_move(Lens const&, Fellows const& = {});

// People as others meet them, to measure how bots play beside them: all play cards as a teammate does.
enum class Person {
  follows,  // moves well, and never leads
  silent,   // moves well, and only says ready from the fights on
  idle      // only says ready from the movement on
};
inline constexpr std::array<std::string_view, 3> people{"person-follows", "person-silent", "person-idle"};
MoveId person_move(Person, Lens const&);

}  // namespace atelier::projekt_art
