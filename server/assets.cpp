#include "server/assets.hpp"

#include <algorithm>
#include <array>

#include "assets.inc"

namespace atelier::server {

std::span<Asset const> assets() { return built_assets; }

Asset const* find_asset(std::string_view path) {
  auto const all = assets();
  auto const found = std::find_if(all.begin(), all.end(), [&](Asset const& each) { return each.path == path; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace atelier::server
