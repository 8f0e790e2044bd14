// The table of Modern Art as text.
#pragma once

#include <string>

#include "engine/words.hpp"
#include "games/modern_art/modern_art.hpp"

namespace atelier::modern_art {

std::string draw(ModernArt const&, View const&, Words const&);

}  // namespace atelier::modern_art
