// For tests: a bot's number by the name it has at a table.
#pragma once

#include <stdexcept>
#include <string>

#include "engine/any_game.hpp"

namespace atelier::testing {

inline int bot_named(Kind const& kind, std::string_view name) {
  int const all = static_cast<int>(kind.bots().size() + kind.people().size());
  for (int bot = 0; bot < all; ++bot)
    if (kind.bot_name(bot) == name) return bot;
  throw std::runtime_error(std::string(kind.id()) + " has no bot " + std::string(name));
}

}  // namespace atelier::testing
