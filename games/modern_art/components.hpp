// What is in the box: the paintings and the numbers the rules work with, read from components.toml or a file of the player's own.
#pragma once

#include <array>

#include "engine/within.hpp"

namespace atelier::modern_art {

inline constexpr int artists = 5;
inline constexpr int auctions = 5;
inline constexpr int most_copies = 5;  // of one artist and one auction
inline constexpr int most_paintings = artists * auctions * most_copies;
inline constexpr int fewest_players = 3;
inline constexpr int most_players = 5;
inline constexpr int rounds = 4;
inline constexpr int places = 3;         // artists that are worth something in a round
inline constexpr int most_cards = 40;    // one player can be dealt in a game
inline constexpr int highest_bid = 999;  // in thousands; no lot can bring a third of it

struct Components {
  Fact<std::array<int, auctions>> nex;  // paintings by auction
  Fact<std::array<int, auctions>> bahut;
  Fact<std::array<int, auctions>> darmoir;
  Fact<std::array<int, auctions>> sadland;
  Fact<std::array<int, auctions>> koriko;
  Fact<int> money;                                     // of each gallery at the start
  Fact<std::array<std::array<int, rounds>, 3>> deals;  // cards for each player by round, with 3, 4 and 5 players
  Fact<std::array<int, places>> prizes;                // what an artist rises by
  Fact<int> last_painting;                             // of one artist ends the round
  BOOST_DESCRIBE_CLASS(Components, (), (nex, bahut, darmoir, sadland, koriko, money, deals, prizes, last_painting), (), ())
};

}  // namespace atelier::modern_art
