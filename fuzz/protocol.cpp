// Reads anything as a page's request and as the moves and options inside one.
#include <cstdlib>

#include "engine/any_game.hpp"
#include "engine/components.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"
#include "server/names.hpp"
#include "server/protocol.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  using namespace atelier;
  std::string_view const text(reinterpret_cast<char const*>(data), size);
  if (auto const request = read_json<protocol::Request>(text)) {
    auto const again = to_json(*request);
    auto const second = read_json<protocol::Request>(again);
    if (!second || to_json(*second) != again) std::abort();  // what was understood must survive being written down
  }
  if (auto const line = server::proper_line(text); line && server::proper_line(*line) != line) std::abort();  // a clean line is clean
  if (auto const name = server::proper_name(text); name && server::proper_name(*name) != name) std::abort();
  for (auto const* kind : kinds()) {
    auto const box = read_component_file(kind->default_components(), "components.toml")->json;
    (void)kind->make(text, box);
    (void)kind->make("{}", text);
    auto const position = (*kind->make("{}", box))->start();
    (void)position->read_move(seat_at(0), text);
    (void)read_component_file(text, "fuzz.toml");
  }
  return 0;
}
