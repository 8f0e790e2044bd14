#pragma once

#include "engine/any_game.hpp"

namespace atelier {

Kind const& fresco_kind();

}  // namespace atelier
