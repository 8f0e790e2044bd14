// Every kind of game this program was built with.
#pragma once

#include <span>
#include <string_view>

#include "engine/any_game.hpp"

namespace atelier {

std::span<Kind const* const> kinds();
Kind const* find_kind(std::string_view id);

}  // namespace atelier
