#include "engine/signature.hpp"

#include "engine/components.hpp"
#include "engine/hearing.hpp"

namespace atelier {

std::uint64_t signature(Kind const& kind, int rules) {
  auto const box = read_component_file(kind.default_components(), "components.toml");
  std::uint64_t hash = mix_start;
  for (auto const& options : kind.configurations()) mix(hash, kind.playouts(**kind.make(options, box->json, rules), 200, 1).hash);
  return hash;
}

}  // namespace atelier
