// The table of Czary Mary as text.
#pragma once

#include <string>

#include "engine/words.hpp"
#include "games/czary_mary/czary_mary.hpp"

namespace atelier::czary_mary {

std::string draw(CzaryMary const&, View const&, Words const&);

}  // namespace atelier::czary_mary
