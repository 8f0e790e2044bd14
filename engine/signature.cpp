#include "engine/signature.hpp"

#include "engine/components.hpp"

namespace atelier {

std::uint64_t signature(Kind const& kind) {
  auto const box = read_component_file(kind.default_components(), "components.toml");
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (auto const& options : kind.configurations())
    hash = (hash ^ kind.playouts(**kind.make(options, box->json), 200, 1).hash) * 0x100000001B3ULL;
  return hash;
}

}  // namespace atelier
