#include "games/projekt_art/terminal.hpp"

namespace atelier::projekt_art {
std::string draw(ProjektArt const&, View const&, Words const&) { return {}; }
}  // namespace atelier::projekt_art
