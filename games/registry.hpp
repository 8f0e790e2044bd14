// One line per game.
#pragma once

#include "engine/any_game.hpp"

namespace atelier {

Kind const& czary_mary_kind();
Kind const& final_touch_kind();
Kind const& modern_art_kind();
Kind const& fresco_kind();
Kind const& projekt_art_kind();

}  // namespace atelier
