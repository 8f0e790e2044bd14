// Checks what a components file says before anything starts: one sentence that begins with the path of what is wrong.
#include <numeric>

#include "engine/described.hpp"
#include "games/projekt_art/projekt_art.hpp"

namespace atelier::projekt_art {

namespace {

bool within(int value, int low, int high) { return value >= low && value <= high; }

std::string numbers_wrong(Components const& box) {
  struct Range {
    char const* name;
    int value, low, high;
  };
  Range const ranges[] = {
      {"agents", box.agents.value, 1, 200},
      {"health", box.health.value, 1, 200},
      {"each_resource", box.each_resource.value, 1, 12},
      {"artworks", box.artworks.value, 1, 20},
      {"ally_dice", box.ally_dice.value, 0, most_allies},
      {"last_cards", box.last_cards.value, 12, 40},
      {"drawn", box.drawn.value, 1, 2},
      {"solo_drawn", box.solo_drawn.value, 2, 6},
      {"solo_removed", box.solo_removed.value, 0, 30},
      {"takeover", box.takeover.value, 1, 20},
      {"weapon_bonus", box.weapon_bonus.value, 1, 10},
  };
  for (auto const& each : ranges)
    if (!within(each.value, each.low, each.high))
      return std::string(each.name) + ": must be from " + std::to_string(each.low) + " to " + std::to_string(each.high);
  for (int health : box.start_health.value)
    if (!within(health, 1, 20) || health * most_players > box.health.value) return "start_health: six players must find it in the box";
  if (box.die.value.empty()) return "die: needs at least one face";
  for (int pips : box.die.value)
    if (!within(pips, 1, die_faces)) return "die: faces must be from 1 to 6";
  return {};
}

std::string cards_wrong(std::vector<MissionCard> const& all) {
  if (all.size() != cards) return "cards: there must be 72";
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::string const path = "cards[" + std::to_string(i) + "]";
    auto const& card = all[i];
    for (int count : card.cost)
      if (!within(count, 0, 6)) return path + ".cost: each must be from 0 to 6";
    for (int count : card.gain)
      if (!within(count, 0, 6)) return path + ".gain: each must be from 0 to 6";
    for (int count : card.agents)
      if (!within(count, 0, 6)) return path + ".agents: each must be from 0 to 6";
    if (card.clues.empty()) return path + ".clues: needs one or two";
    if (card.clues.size() == 2 && card.clues[0] == card.clues[1]) return path + ".clues: two of the same kind cannot be on one card";
  }
  return {};
}

std::string track_wrong(MapSheet const& map, std::string const& path, int artworks) {
  if (map.track.empty() || static_cast<int>(map.track.size()) > std::min(8, artworks))
    return path + ".track: needs 1 to 8 spaces, and no more than there are artworks";
  for (std::size_t i = 0; i < map.track.size(); ++i) {
    auto const& space = map.track[i];
    std::string const at = path + ".track[" + std::to_string(i) + "]";
    if (!within(space.threat, 0, 60)) return at + ".threat: must be from 0 to 60";
    if (!within(space.price, 1, 12)) return at + ".price: must be from 1 to 12";
    if (i > 0 && (space.threat < map.track[i - 1].threat || space.price < map.track[i - 1].price))
      return at + ": threat and price never fall";
    if (map.carrying && !space.art) return at + ".art: is missing where works are carried";
  }
  return {};
}

std::string map_wrong(MapSheet const& map, std::string const& path, Components const& box) {
  if (map.places.empty()) return path + ".places: needs at least one";
  auto const on_map = [&](Site site) {
    return std::any_of(map.places.begin(), map.places.end(), [&](Place const& each) { return each.site == site; });
  };
  if (!within(map.agents_by_players, 0, 6)) return path + ".agents_by_players: must be from 0 to 6";
  int agents = map.agents_by_players * most_players;
  int symbols[arts] = {};
  for (std::size_t i = 0; i < map.places.size(); ++i) {
    auto const& place = map.places[i];
    std::string const at = path + ".places[" + std::to_string(i) + "]";
    if (std::count_if(map.places.begin(), map.places.end(), [&](Place const& each) { return each.site == place.site; }) > 1)
      return at + ".site: " + std::string(enumerator_name(place.site)) + " stands there twice";
    if (!within(place.agents, 0, 20)) return at + ".agents: must be from 0 to 20";
    agents += place.agents;
    if (place.art) ++symbols[static_cast<int>(*place.art)];
  }
  for (int count : symbols)
    if (!within(count, 1, map.carrying ? 1 : 2)) return path + ".places: every symbol must stand on one place, or on two";
  if (agents > box.agents.value) return path + ".places: there are not so many agents";
  for (int r = 0; r < resources; ++r)
    if (!within(map.pool[r], 0, box.each_resource.value)) return path + ".pool: there are not so many";
  if (!within(map.lost_markers, 0, most_places)) return path + ".lost_markers: must be from 0 to 12";
  if (!within(map.agents_at_start_place, 0, 10)) return path + ".agents_at_start_place: must be from 0 to 10";
  if (!on_map(map.start)) return path + ".start: is not on the map";
  if (map.first_art && !on_map(*map.first_art)) return path + ".first_art: is not on the map";
  if (map.armoury && !on_map(*map.armoury)) return path + ".armoury: is not on the map";
  for (std::size_t i = 0; i < map.roads.size(); ++i) {
    auto const& road = map.roads[i];
    std::string const at = path + ".roads[" + std::to_string(i) + "]";
    if (!on_map(road.from) || !on_map(road.to) || road.from == road.to) return at + ": must join two places of the map";
    if (!within(road.fuel, 0, 6) || !within(road.back, 0, 6)) return at + ": must cost from 0 to 6";
  }
  return track_wrong(map, path, box.artworks.value);
}

}  // namespace

std::expected<ProjektArt, std::string> ProjektArt::make(Options const& options, Components const& components, int rules) {
  if (rules < 1 || rules > rules_version) return std::unexpected("rules: must be from 1 to " + std::to_string(rules_version));
  std::string wrong = numbers_wrong(components);
  if (wrong.empty()) wrong = cards_wrong(components.cards);
  for (int i = 0; i < maps && wrong.empty(); ++i) {
    auto const& map = components.maps[static_cast<std::size_t>(i)];
    std::string const path = "maps[" + std::to_string(i) + "]";
    if (static_cast<int>(map.map) != i) wrong = path + ".map: must be " + std::string(enumerator_name(static_cast<Map>(i)));
    if (wrong.empty()) wrong = map_wrong(map, path, components);
  }
  if (!wrong.empty()) return std::unexpected(std::move(wrong));
  return ProjektArt(options, components, rules);
}

}  // namespace atelier::projekt_art
