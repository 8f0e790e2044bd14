#pragma once

#include "engine/any_game.hpp"

namespace atelier {

Kind const& modern_art_kind();

}  // namespace atelier
