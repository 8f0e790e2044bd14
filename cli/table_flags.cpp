#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/commands.hpp"
#include "engine/box.hpp"
#include "engine/components.hpp"
#include "engine/fair.hpp"
#include "games/registry.hpp"

namespace atelier::cli {

namespace json = boost::json;

int complain(std::string_view sentence) {
  std::fprintf(stderr, "atelier: %.*s\n", static_cast<int>(sentence.size()), sentence.data());
  return 2;
}

namespace {

std::string flag_of(std::string_view option) {
  std::string flag = "--" + std::string(option);
  std::replace(flag.begin(), flag.end(), '_', '-');
  return flag;
}

std::expected<json::value, std::string> value_of(json::object const& option, std::string const& flag, std::string const& given) {
  auto const kind = option.at("kind").as_string();
  if (kind == "bool") {
    if (given == "true" || given == "false") return given == "true";
    return std::unexpected(flag + " is true or false, not '" + given + "'");
  }
  if (kind == "choice") return json::value(given);
  char* end = nullptr;
  long const number = std::strtol(given.c_str(), &end, 10);
  if (given.empty() || *end) return std::unexpected(flag + " needs a whole number, not '" + given + "'");
  return number;
}

std::string known_flags(json::array const& options) {
  std::string list;
  for (auto const& option : options) list += (list.empty() ? "" : ", ") + flag_of(option.as_object().at("name").as_string());
  return list;
}

// Flags as the JSON object of options: "--seats 3", "--seats=3", "--mistakes", "--mistakes=false".
std::expected<std::string, std::string> read_flags(Kind const& kind, std::vector<std::string> const& flags) {
  std::string info;
  kind.write_info(info);
  auto const parsed = json::parse(info);
  auto const& options = parsed.at("options").as_array();
  json::object chosen;
  for (std::size_t i = 0; i < flags.size(); ++i) {
    auto const equals = flags[i].find('=');
    std::string const flag = flags[i].substr(0, equals);
    auto const option =
        std::find_if(options.begin(), options.end(), [&](json::value const& each) { return flag_of(each.at("name").as_string()) == flag; });
    if (option == options.end())
      return std::unexpected("'" + flag + "' is not an option of " + std::string(kind.id()) + "; it has " + known_flags(options));
    bool const is_bool = option->at("kind").as_string() == "bool";
    std::string given = "true";
    if (equals != std::string::npos)
      given = flags[i].substr(equals + 1);
    else if (!is_bool && ++i < flags.size())
      given = flags[i];
    else if (!is_bool)
      return std::unexpected(flag + " needs a value");
    auto const value = value_of(option->as_object(), flag, given);
    if (!value) return std::unexpected(value.error());
    chosen[option->at("name").as_string()] = *value;
  }
  return json::serialize(chosen);
}

std::expected<ComponentFile, std::string> box_of(Kind const& kind, std::string const& file) {
  if (file.empty()) return read_component_file(kind.default_components(), "components.toml");
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::unexpected("cannot read the components file '" + file + "'");
  std::ostringstream text;
  text << in.rdbuf();
  return read_component_file(text.str(), file);
}

}  // namespace

std::expected<ChosenGame, std::string> choose_game(TableFlags const& table) {
  Kind const* kind = find_kind(table.game);
  if (!kind) {
    std::string list;
    for (auto const* each : kinds()) list += (list.empty() ? "" : ", ") + std::string(each->id());
    return std::unexpected("there is no game '" + table.game + "'; the games are " + list);
  }
  auto const options = read_flags(*kind, table.flags);
  if (!options) return std::unexpected(options.error());
  auto const box = box_of(*kind, table.components);
  if (!box) return std::unexpected(box.error());
  auto game = kind->make(*options, box->json);
  if (!game) return std::unexpected(table.components.empty() ? game.error() : box->locate(game.error()));
  bool const own_box = fair::hex(fair::hash((*game)->components())) != usual_box(*kind).hash;
  return ChosenGame{kind, *std::move(game), own_box};
}

std::expected<std::string, std::string> options_of(TableFlags const& table) { return read_flags(*find_kind(table.game), table.flags); }

std::expected<std::vector<ChosenGame>, std::string> choose_configurations(TableFlags const& table) {
  auto const first = choose_game(table);  // says what is wrong with the flags, if anything is
  if (!first) return std::unexpected(first.error());
  auto const wanted = json::parse(*read_flags(*first->kind, table.flags)).as_object();
  auto const box = box_of(*first->kind, table.components);
  std::vector<ChosenGame> all;
  for (auto const& text : first->kind->configurations()) {
    auto const options = json::parse(text).as_object();
    bool const fits = std::all_of(wanted.begin(), wanted.end(), [&](auto const& each) { return options.at(each.key()) == each.value(); });
    if (!fits) continue;
    auto game = first->kind->make(text, box->json);
    if (!game) return std::unexpected(game.error());
    all.push_back({first->kind, *std::move(game), first->own_box});
  }
  if (all.empty()) all.push_back(*first);
  return all;
}

std::expected<std::vector<int>, std::string> choose_bots(Kind const& kind, int seats, std::string_view names) {
  auto const known = kind.bots();
  std::vector<std::string_view> all(known.begin(), known.end());
  all.insert(all.end(), kind.people().begin(), kind.people().end());
  std::vector<int> chosen;
  std::stringstream list{std::string(names)};
  for (std::string name; std::getline(list, name, ',');) {
    auto const found = std::find(all.begin(), all.end(), name);
    if (found == all.end()) {
      std::string list_of_all;
      for (auto each : all) list_of_all += (list_of_all.empty() ? "" : ", ") + std::string(each);
      return std::unexpected("there is no bot '" + name + "' for " + std::string(kind.id()) + "; it has " + list_of_all);
    }
    chosen.push_back(static_cast<int>(found - all.begin()));
  }
  if (chosen.empty()) chosen.push_back(static_cast<int>(known.size()) - 1);
  if (chosen.size() == 1) chosen.resize(static_cast<std::size_t>(seats), chosen[0]);
  if (static_cast<int>(chosen.size()) != seats)
    return std::unexpected("--bots names " + std::to_string(chosen.size()) + " bots for " + std::to_string(seats) + " seats");
  return chosen;
}

}  // namespace atelier::cli
