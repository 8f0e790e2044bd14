// The people among the bots: each has a name, a level and a manner, the same in every game. The name is what stored tables hold, so nobody
// is ever renamed; whoever joins joins at the end of a level.
#pragma once

#include <array>
#include <string_view>

#include <boost/describe/class.hpp>

#include "engine/manner.hpp"

namespace atelier::bots {

enum class Level { novice, casual, club, master };
BOOST_DESCRIBE_ENUM(Level, novice, casual, club, master)

struct Character {
  std::string_view name;
  Level level{};
  Manner manner{};
  BOOST_DESCRIBE_CLASS(Character, (), (name, level, manner), (), ())
};

// Of club players, whom people meet who have not chosen, there are enough to fill the largest table.
inline constexpr std::array<Character, 14> characters{{
    {"Kuba", Level::novice, Manner::bold},
    {"Hania", Level::novice, Manner::thrifty},
    {"Felek", Level::novice, Manner::stubborn},
    {"Olga", Level::casual, Manner::bold},
    {"Tadek", Level::casual, Manner::thrifty},
    {"Marta", Level::casual, Manner::stubborn},
    {"Witold", Level::club, Manner::thrifty},
    {"Zofia", Level::club, Manner::bold},
    {"Halina", Level::club, Manner::stubborn},
    {"Bruno", Level::club, Manner::bold},
    {"Celina", Level::club, Manner::thrifty},
    {"Ignacy", Level::master, Manner::bold},
    {"Wanda", Level::master, Manner::thrifty},
    {"Gustaw", Level::master, Manner::stubborn},
}};

}  // namespace atelier::bots
