// What the bots of Projekt A.R.T. know. Each gets the seat's view and nothing else.
#pragma once

#include <array>
#include <string_view>

#include "games/projekt_art/projekt_art.hpp"

namespace atelier::projekt_art {

inline constexpr std::array<std::string_view, 1> bots{"random"};

}  // namespace atelier::projekt_art
