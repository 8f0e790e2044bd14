// What is in the box: the numbers the rules work with, read from components.toml or a file of the player's own.
#pragma once

#include <array>

#include "engine/list.hpp"
#include "engine/within.hpp"

namespace atelier::czary_mary {

inline constexpr int spells = 8;
inline constexpr int hand_size = 5;
inline constexpr int most_players = 5;
inline constexpr int most_secrets = 8;

struct Components {
  Fact<std::array<int, spells>> copies;  // stones of spell 1..8
  Fact<int> lives;                       // at the start of a round, and the most anyone may have
  Fact<int> secrets;                     // stones laid aside face down
  Fact<std::array<int, 4>> open_stones;  // laid face up on the board with 2, 3, 4, 5 players
  Fact<int> floors;                      // of the tower
  Fact<List<int, 12>> die;               // one entry per face
  Fact<int> winner_points;
  Fact<int> survivor_points;
  Fact<int> takes_all_points;
  BOOST_DESCRIBE_CLASS(Components, (), (copies, lives, secrets, open_stones, floors, die, winner_points, survivor_points, takes_all_points),
                       (), ())
};

}  // namespace atelier::czary_mary
