// What is in the box: the numbers the rules work with, read from components.toml or a file of the player's own.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/within.hpp"

namespace atelier::final_touch {

inline constexpr int paints = 5;
inline constexpr int most_players = 4;
inline constexpr int most_hand = 5;
inline constexpr int most_of_a_paint = 3;  // a masterpiece asks for a colour at most so often
inline constexpr int most_touches = 8;

// The colour of a touch card. `hidden` is a card whose face the viewer may not see.
enum class Paint : std::uint8_t { yellow, green, blue, brown, pink, hidden };
BOOST_DESCRIBE_ENUM(Paint, yellow, green, blue, brown, pink, hidden)

enum class Painting : std::uint8_t {
  mona_lisa,
  american_gothic,
  boating_party,
  liberty,
  creation_of_adam,
  starry_night,
  sunflowers,
  son_of_man,
  persistence_of_memory,
  dance,
  pearl_earring,
  scream,
  great_wave,
  kiss,
  birth_of_venus,
  water_lilies,
  composition,
  nighthawks,
  whistlers_mother,
  wanderer,
  lady_with_an_ermine,
  grande_jatte,
  napoleon,
  fifer,
  arnolfini
};
BOOST_DESCRIBE_ENUM(Painting, mona_lisa, american_gothic, boating_party, liberty, creation_of_adam, starry_night, sunflowers, son_of_man,
                    persistence_of_memory, dance, pearl_earring, scream, great_wave, kiss, birth_of_venus, water_lilies, composition,
                    nighthawks, whistlers_mother, wanderer, lady_with_an_ermine, grande_jatte, napoleon, fifer, arnolfini)
inline constexpr int paintings = 25;
constexpr int index(Painting painting) { return static_cast<int>(painting); }

using Counts = std::array<std::uint8_t, paints>;  // cards by colour

struct Masterpiece {
  Painting painting{};
  Fact<Counts> needs;   // touches by colour
  Fact<int> completed;  // $ for who gives the final touch
  Fact<int> ruined;     // $ for the rivals of who ruins it
  BOOST_DESCRIBE_CLASS(Masterpiece, (), (painting, needs, completed, ruined), (), ())
};

struct Components {
  Fact<Counts> copies;  // touch cards by colour
  Fact<int> hand;       // cards a player refills to
  Fact<int> target;     // $ that end the game
  Fact<int> smears;     // that ruin a masterpiece
  std::vector<Masterpiece> masterpieces;
  BOOST_DESCRIBE_CLASS(Components, (), (copies, hand, target, smears, masterpieces), (), ())
};

}  // namespace atelier::final_touch
