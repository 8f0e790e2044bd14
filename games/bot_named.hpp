// For tests: a bot's number by the name it has at a table.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include "engine/any_game.hpp"

namespace atelier::testing {

inline int bot_named(Kind const& kind, std::string_view name) {
  auto const names = kind.bots();
  auto const found = std::ranges::find(names, name);
  if (found == names.end()) throw std::runtime_error(std::string(kind.id()) + " has no bot " + std::string(name));
  return static_cast<int>(found - names.begin());
}

}  // namespace atelier::testing
