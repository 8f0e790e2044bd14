#include <fmt/core.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/commands.hpp"
#include "games/registry.hpp"

namespace atelier::cli {

int games(bool as_json) {
  std::string all = "[";
  for (auto const* kind : kinds()) {
    if (all.size() > 1) all += ',';
    kind->write_info(all);
  }
  all += ']';
  if (as_json) {
    fmt::print("{}\n", all);
    return 0;
  }
  auto const parsed = boost::json::parse(all);
  for (auto const& game : parsed.as_array()) {
    Kind const* kind = find_kind(game.at("id").as_string());
    Words const words(kind->text("en"), "en", {});
    fmt::print("{}  {}: {}\n", std::string(kind->id()), words.say("title"), words.say("tagline"));
    fmt::print("  players  {} to {}\n  bots    ", game.at("seats").at(0).as_int64(), game.at("seats").at(1).as_int64());
    for (auto bot : kind->bots()) fmt::print(" {}", bot);
    fmt::print("\n");
    for (auto const& option : game.at("options").as_array()) {
      std::string const name(option.at("name").as_string());
      std::string flag = "--" + name;
      for (auto& c : flag)
        if (c == '_') c = '-';
      fmt::print("  {:<20} {}. {} (default {})\n", flag, words.say("option." + name), words.say("option." + name + ".hint"),
                 boost::json::serialize(option.at("default")));
    }
  }
  return 0;
}

}  // namespace atelier::cli
