// The table of Final Touch as text.
#pragma once

#include <string>

#include "engine/words.hpp"
#include "games/final_touch/final_touch.hpp"

namespace atelier::final_touch {

std::string draw(FinalTouch const&, View const&, Words const&);

}  // namespace atelier::final_touch
