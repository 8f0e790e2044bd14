// The table of Projekt A.R.T. as text.
#pragma once

#include <string>

#include "engine/words.hpp"
#include "games/projekt_art/projekt_art.hpp"

namespace atelier::projekt_art {

std::string draw(ProjektArt const&, View const&, Words const&);

}  // namespace atelier::projekt_art
