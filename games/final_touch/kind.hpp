#pragma once

#include "engine/any_game.hpp"

namespace atelier {

Kind const& final_touch_kind();

}  // namespace atelier
