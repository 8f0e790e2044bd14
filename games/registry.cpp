#include "games/registry.hpp"

#include <array>

namespace atelier {

std::span<Kind const* const> kinds() {
  static std::array<Kind const*, 2> const all{
      &czary_mary_kind(),
      &projekt_art_kind(),
  };
  return all;
}

Kind const* find_kind(std::string_view id) {
  for (auto const* kind : kinds())
    if (kind->id() == id) return kind;
  return nullptr;
}

}  // namespace atelier
