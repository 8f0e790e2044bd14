// One line per game.
#pragma once

#include "engine/any_game.hpp"

namespace atelier {

Kind const& czary_mary_kind();
Kind const& final_touch_kind();

}  // namespace atelier
