#include "games/registry.hpp"

namespace atelier {

std::span<Kind const* const> kinds() {
  static Kind const* const all[] = {
      &czary_mary_kind(), &final_touch_kind(), &modern_art_kind(), &fresco_kind(), &projekt_art_kind(),
  };
  return all;
}

Kind const* find_kind(std::string_view id) {
  for (auto const* kind : kinds())
    if (kind->id() == id) return kind;
  return nullptr;
}

}  // namespace atelier
