// Two lines per game: where it is declared, and its place in the list.
#include "games/registry.hpp"

#include "games/czary_mary/kind.hpp"
#include "games/final_touch/kind.hpp"
#include "games/fresco/kind.hpp"
#include "games/modern_art/kind.hpp"
#include "games/projekt_art/kind.hpp"

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
