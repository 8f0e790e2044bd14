#pragma once

#include "engine/any_game.hpp"

namespace atelier {

Kind const& projekt_art_kind();

}  // namespace atelier
