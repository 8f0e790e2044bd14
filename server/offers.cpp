#include "server/offers.hpp"

#include <boost/json/serialize.hpp>

#include "engine/components.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"

namespace atelier::server {

namespace {

namespace json = boost::json;

// Numbers with more values than these are measures, like seconds, and none of them depends on who plays.
constexpr std::int64_t most_values = 16;

json::array values_of(json::object const& option) {
  auto const& kind = option.at("kind").as_string();
  if (kind == "bool") return {false, true};
  if (kind == "choice") return option.at("choices").as_array();
  json::array values;
  auto const low = option.at("low").as_int64(), high = option.at("high").as_int64();
  if (high - low < most_values)
    for (auto value = low; value <= high; ++value) values.emplace_back(value);
  return values;
}

// Which values of the other options no table of so many seats can have, the rest being as usual. Whether it can, the game says.
json::array unfit(Kind const& kind, json::array const& options, json::array const& seats) {
  auto const box = read_component_file(kind.default_components(), "components.toml")->json;
  json::array found;
  for (auto count = seats.at(0).as_int64(); count <= seats.at(1).as_int64(); ++count)
    for (auto const& option : options) {
      auto const& name = option.at("name").as_string();
      if (name == "seats") continue;
      for (auto const& value : values_of(option.as_object())) {
        json::object const chosen{{"seats", count}, {name, value}};
        if (!kind.make(json::serialize(chosen), box)) found.push_back({{"seats", count}, {"option", name}, {"value", value}});
      }
    }
  return found;
}

}  // namespace

std::string offers() {
  json::array all;
  for (auto const* kind : kinds()) {
    std::string text;
    kind->write_info(text);
    auto const info = parse_json(text)->as_object();
    json::object offer;
    for (auto const* each : {"id", "seats", "bots", "characters", "options"}) offer[each] = info.at(each);
    offer["unfit"] = unfit(*kind, offer["options"].as_array(), offer["seats"].as_array());
    all.push_back(std::move(offer));
  }
  return json::serialize(all);
}

}  // namespace atelier::server
