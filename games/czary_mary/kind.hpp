#pragma once

#include "engine/any_game.hpp"

namespace atelier {

Kind const& czary_mary_kind();

}  // namespace atelier
