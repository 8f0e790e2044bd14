#include "server/shelf.hpp"

#include "engine/components.hpp"

namespace atelier::server {

std::expected<std::shared_ptr<AnyGame const>, std::string> Shelf::take(Kind const& kind, std::string_view options,
                                                                       std::string_view components) {
  std::lock_guard const lock(mutex_);
  if (components.empty()) {
    auto& box = boxes_[&kind];
    if (box.empty()) {
      auto read = read_component_file(kind.default_components(), "components.toml");
      if (!read) return std::unexpected(read.error());
      box = std::move(read->json);
    }
    components = box;
  }
  auto made = kind.make(options, components);
  if (!made) return made;
  // The game spells out every option, so games that were asked for in different words meet here.
  std::string key(kind.id());
  key.append("\n").append((*made)->options()).append("\n").append((*made)->components());
  auto& shared = games_[std::move(key)];
  if (auto game = shared.lock()) return game;
  shared = *made;
  std::erase_if(games_, [](auto const& each) { return each.second.expired(); });
  return made;
}

}  // namespace atelier::server
