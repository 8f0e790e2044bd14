// A box as the file the program reads.
#include <boost/json/serialize.hpp>

#include "engine/box.hpp"
#include "engine/box_tree.hpp"
#include "engine/json.hpp"

namespace atelier {

namespace json = boost::json;

namespace {

bool is_table(json::value const& value) { return value.is_object(); }

bool is_tables(json::value const& value) {
  auto const* array = value.if_array();
  return array && !array->empty() && is_table((*array)[0]);
}

std::string spaced(std::string_view separator, std::vector<std::string> const& parts) {
  std::string all;
  for (auto const& each : parts) all += (all.empty() ? "" : std::string(separator)) + each;
  return all;
}

// One value on one line. Of what may be missing, what is missing is left out.
std::string inline_value(json::value const& value) {
  std::vector<std::string> parts;
  if (auto const* object = value.if_object()) {
    for (auto const& [name, inner] : *object)
      if (!inner.is_null()) parts.push_back(std::string(name) + " = " + inline_value(inner));
    return parts.empty() ? "{}" : "{ " + spaced(", ", parts) + " }";
  }
  if (auto const* array = value.if_array()) {
    for (auto const& each : *array) parts.push_back(inline_value(each));
    return "[" + spaced(", ", parts) + "]";
  }
  return json::serialize(value);
}

void write_member(std::string_view name, json::value const& value, std::string& out) {
  if (value.is_null()) return;
  out += std::string(name) + " = ";
  if (!is_tables(value)) {
    out += inline_value(value) + "\n";
    return;
  }
  out += "[\n";
  for (auto const& each : value.as_array()) out += "  " + inline_value(each) + ",\n";
  out += "]\n";
}

void write_table(std::string const& head, json::object const& table, std::string& out) {
  out += "\n" + head + "\n";
  for (auto const& [name, value] : table) write_member(name, value, out);
}

}  // namespace

std::string box_toml(Kind const& kind, json::value const& components) {
  auto const texts = *parse_json(kind.text("en"));
  auto const note = [&](std::string_view path) {
    auto const* found = texts.as_object().if_contains("note." + std::string(path));
    return found && found->is_string() ? "# " + std::string(found->as_string()) + "\n" : "";
  };
  std::string out = "# What is in the box of " + std::string(texts.at("title").as_string()) +
                    ". source: \"printed\" = stated by the rulebook or a public source; \"reconstructed\" = chosen.\n";
  // What is no table stands before the first one, or it would belong to that.
  for (auto const& [name, value] : components.as_object())
    if (!is_table(value) && !is_tables(value)) write_member(name, value, out);
  for (auto const& [name, value] : components.as_object()) {
    auto const said = note(name);
    if (!said.empty()) out += "\n" + said.substr(0, said.size() - 1);
    if (is_table(value)) write_table("[" + std::string(name) + "]", value.as_object(), out);
    if (is_tables(value))
      for (auto const& each : value.as_array()) write_table("[[" + std::string(name) + "]]", each.as_object(), out);
  }
  return out;
}

}  // namespace atelier
