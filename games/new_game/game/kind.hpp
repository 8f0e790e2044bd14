#pragma once

#include "engine/any_game.hpp"

namespace atelier {

Kind const& new_game_kind();

}  // namespace atelier
