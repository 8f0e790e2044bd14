// The table of Fresco as text.
#pragma once

#include <string>

#include "engine/words.hpp"
#include "games/fresco/fresco.hpp"

namespace atelier::fresco {

std::string draw(Fresco const&, View const&, Words const&);

}  // namespace atelier::fresco
