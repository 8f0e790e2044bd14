#include "server/shelf.hpp"

#include "engine/box.hpp"
#include "engine/components.hpp"
#include "engine/fair.hpp"
#include "games/registry.hpp"

namespace atelier::server {

std::expected<std::shared_ptr<AnyGame const>, std::string> Shelf::take(Kind const& kind, std::string_view options,
                                                                       std::string_view components, int rules) {
  std::lock_guard const lock(mutex_);
  return take_locked(kind, options, components, rules);
}

std::expected<std::shared_ptr<AnyGame const>, std::string> Shelf::take_locked(Kind const& kind, std::string_view options,
                                                                              std::string_view components, int rules) {
  if (components.empty()) {
    auto& box = boxes_[&kind];
    if (box.empty()) {
      auto read = read_component_file(kind.default_components(), "components.toml");
      if (!read) return std::unexpected(read.error());
      box = std::move(read->json);
    }
    components = box;
  }
  auto made = kind.make(options, components, rules);
  if (!made) return made;
  // The game spells out every option, so games that were asked for in different words meet here.
  std::string key = std::string(kind.id()) + " " + std::to_string((*made)->rules());
  key.append("\n").append((*made)->options()).append("\n").append((*made)->components());
  auto& shared = games_[std::move(key)];
  if (auto game = shared.lock()) return game;
  shared = *made;
  auto const hash = fair::hex(fair::hash((*made)->components()));
  if (opened_.try_emplace(hash, (*made)->components()).second && (*made)->components() != usual_box(kind).components)
    order_.push_back(hash);
  if (order_.size() > most_opened) {
    opened_.erase(order_.front());
    order_.pop_front();
  }
  std::erase_if(games_, [](auto const& each) { return each.second.expired(); });
  return made;
}

std::optional<std::string> Shelf::components(std::string_view hash) {
  std::lock_guard const lock(mutex_);
  if (!opened_.contains(hash))
    for (auto const* kind : kinds())
      if (!boxes_.contains(kind)) (void)take_locked(*kind, "{}", "", 0);
  auto const found = opened_.find(hash);
  return found == opened_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace atelier::server
