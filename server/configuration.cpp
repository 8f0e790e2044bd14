#include "server/configuration.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <optional>
#include <sstream>

#include "engine/components.hpp"
#include "engine/json.hpp"
#include "server/callers.hpp"

namespace atelier {

namespace {

using Read = std::expected<void, std::string>;
using boost::json::value;

std::string quoted(std::string_view text) { return "'" + std::string(text.substr(0, 80)) + "'"; }

// How many letters must be changed, added or left out to come from one to the other.
std::size_t distance(std::string_view one, std::string_view other) {
  std::vector<std::size_t> row(other.size() + 1);
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = i;
  for (std::size_t i = 0; i < one.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t k = 0; k < other.size(); ++k)
      diagonal = std::exchange(row[k + 1], std::min({row[k] + 1, row[k + 1] + 1, diagonal + (one[i] == other[k] ? 0 : 1)}));
  }
  return row.back();
}

// The known name that is nearest, if any is near, also one with the right key in another section.
std::string suggestion(std::string_view name, std::vector<Setting> const& settings) {
  auto const key = [](std::string_view of) { return of.substr(of.find('.') + 1); };
  auto const far = [&](Setting const& each) { return std::min(distance(name, each.name), distance(key(name), key(each.name)) + 1); };
  auto const nearest = std::min_element(settings.begin(), settings.end(), [&](auto const& a, auto const& b) { return far(a) < far(b); });
  if (far(*nearest) > std::max<std::size_t>(2, name.size() / 4)) return "; `atelier config` lists all";
  return "; did you mean " + nearest->name + "?";
}

std::string range(Setting const& of) { return "must be a whole number from " + std::to_string(of.low) + " to " + std::to_string(of.high); }

std::string kind_of(Setting const& of) {
  struct Say {
    Setting const& of;
    std::string operator()(int*) const { return range(of); }
    std::string operator()(std::chrono::milliseconds*) const { return range(of); }
    std::string operator()(bool*) const { return "must be true or false"; }
    std::string operator()(std::string*) const { return "must be a text"; }
    std::string operator()(std::vector<std::string>*) const { return "must be a list of texts"; }
  };
  return std::visit(Say{of}, of.value);
}

// What must hold of a text beyond being one.
std::optional<std::string> wrong(Setting const& of, std::string const& text) {
  if (!of.choices.empty() && std::find(of.choices.begin(), of.choices.end(), text) == of.choices.end()) {
    std::string list;
    for (auto const& each : of.choices) list += (list.empty() ? "" : ", ") + each;
    return "must be one of " + list;
  }
  if (of.secret && !text.empty() && text.size() < 16) return "must have at least 16 characters";
  if (of.name == "server.origins" && (!text.contains("://") || text.ends_with('/')))
    return "must be like \"https://club.example\", without a path";
  if ((of.name == "server.proxies" || of.name == "server.unlimited") && !server::read_address(text))
    return "must be addresses, like \"127.0.0.1\"";
  return {};
}

struct Put {
  Setting const& of;
  value const& from;
  using Answer = std::optional<std::string>;  // what was wrong

  Answer operator()(int* to) const {
    auto const* number = from.if_int64();
    if (!number || *number < of.low || *number > of.high) return kind_of(of);
    *to = static_cast<int>(*number);
    return {};
  }
  Answer operator()(std::chrono::milliseconds* to) const {
    int number = 0;
    auto answer = (*this)(&number);
    if (!answer) *to = std::chrono::milliseconds(number);
    return answer;
  }
  Answer operator()(bool* to) const {
    if (!from.is_bool()) return kind_of(of);
    *to = from.as_bool();
    return {};
  }
  Answer operator()(std::string* to) const {
    if (!from.is_string()) return kind_of(of);
    std::string text(from.as_string());
    if (auto what = wrong(of, text)) return what;
    *to = std::move(text);
    return {};
  }
  Answer operator()(std::vector<std::string>* to) const {
    auto const* array = from.if_array();
    std::vector<std::string> list;
    for (std::size_t i = 0; array && i < array->size(); ++i) {
      auto const* text = (*array)[i].if_string();
      if (!text) return kind_of(of);
      if (auto what = wrong(of, std::string(*text))) return what;
      list.emplace_back(*text);
    }
    if (!array) return kind_of(of);
    *to = std::move(list);
    return {};
  }
};

Read put(std::vector<Setting> const& settings, std::string const& name, value const& from) {
  auto const found = std::find_if(settings.begin(), settings.end(), [&](Setting const& each) { return each.name == name; });
  if (found == settings.end()) return std::unexpected(name + ": there is no such setting" + suggestion(name, settings));
  if (auto const what = std::visit(Put{*found, from}, found->value)) return std::unexpected(name + ": " + *what);
  return {};
}

// A text as the value the setting wants, so that flags and variables need no quotes.
value value_of(std::vector<Setting> const& settings, std::string const& name, std::string_view text) {
  auto const found = std::find_if(settings.begin(), settings.end(), [&](Setting const& each) { return each.name == name; });
  boost::json::string const plain(text.data(), text.size());
  if (found == settings.end() || std::holds_alternative<std::string*>(found->value)) return plain;
  if (std::holds_alternative<std::vector<std::string>*>(found->value)) {
    boost::json::array list;
    while (!text.empty()) {
      auto const each = text.substr(0, text.find(','));
      list.emplace_back(boost::json::string(each.data(), each.size()));
      text.remove_prefix(std::min(text.size(), each.size() + 1));
    }
    return list;
  }
  if (text == "true" || text == "false") return text == "true";
  std::int64_t number = 0;
  auto const end = std::from_chars(text.data(), text.data() + text.size(), number);
  if (end.ec == std::errc() && end.ptr == text.data() + text.size() && !text.empty()) return number;
  return plain;
}

std::string variable_of(std::string const& name) {
  std::string variable = "ATELIER_";
  for (char const c : name) variable += c == '.' ? '_' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return variable;
}

std::string toml_of(Setting const& of) {
  struct Say {
    std::string operator()(int* number) const { return std::to_string(*number); }
    std::string operator()(std::chrono::milliseconds* pace) const { return std::to_string(pace->count()); }
    std::string operator()(bool* is) const { return *is ? "true" : "false"; }
    std::string operator()(std::string* text) const { return to_json(*text); }
    std::string operator()(std::vector<std::string>* list) const { return to_json(*list); }
  };
  return std::visit(Say{}, of.value);
}

}  // namespace

Read read_configuration(ServeSettings& to, std::string_view toml, std::string const& file) {
  auto const read = read_component_file(toml, file);
  if (!read) return std::unexpected(read.error());
  auto const settings = settings_of(to);
  auto const tree = parse_json(read->json);
  if (!tree || !tree->is_object()) return std::unexpected(file + " cannot be read");
  for (auto const& [section, members] : tree->as_object()) {
    std::string const prefix(section);
    bool const known = std::any_of(settings.begin(), settings.end(), [&](auto const& each) { return each.name.starts_with(prefix + "."); });
    if (!known || !members.is_object()) {
      auto const what = known ? ": is a section, written [" + prefix + "]" : ": there is no such section" + suggestion(prefix, settings);
      return std::unexpected(read->locate(prefix + what));
    }
    for (auto const& [key, each] : members.as_object())
      if (auto const done = put(settings, prefix + "." + std::string(key), each); !done) return std::unexpected(read->locate(done.error()));
  }
  return {};
}

Read read_configuration_file(ServeSettings& to, std::string const& file) {
  std::ifstream in(file);
  std::ostringstream text;
  if (!in || !(text << in.rdbuf())) return std::unexpected("the configuration " + file + " cannot be read");
  return read_configuration(to, text.str(), file);
}

Read read_environment(ServeSettings& to, char const* const* environment) {
  auto const settings = settings_of(to);
  for (; environment && *environment; ++environment) {
    std::string_view const pair(*environment);
    auto const variable = pair.substr(0, pair.find('='));
    auto const text = pair.substr(std::min(pair.size(), variable.size() + 1));
    bool ours = false;
    std::string const* name = nullptr;
    for (auto const& each : settings) {
      ours |= variable.starts_with(variable_of(each.name.substr(0, each.name.find('.') + 1)));
      if (variable == variable_of(each.name)) name = &each.name;
    }
    if (!ours) continue;
    if (!name)
      return std::unexpected("the environment's " + std::string(variable.substr(0, 80)) + " is no setting; `atelier config` lists all");
    if (auto const done = put(settings, *name, value_of(settings, *name, text)); !done)
      return std::unexpected("the environment's " + std::string(variable) + " " + done.error().substr(name->size() + 2));
  }
  return {};
}

Read read_flag(ServeSettings& to, std::string_view flag) {
  auto const equals = flag.find('=');
  if (equals == flag.npos) return std::unexpected("--set " + quoted(flag) + " is not like server.port=8080");
  auto const settings = settings_of(to);
  std::string const name(flag.substr(0, equals));
  return put(settings, name, value_of(settings, name, flag.substr(equals + 1)));
}

std::string written_configuration(ServeSettings const& of) {
  ServeSettings copy = of;
  std::string out, section;
  for (auto const& each : settings_of(copy)) {
    auto const dot = each.name.find('.');
    if (auto const now = each.name.substr(0, dot); now != section) out += (section.empty() ? "[" : "\n[") + (section = now) + "]\n";
    out += "# " + each.sentence + "\n";
    bool const hidden = each.secret && !std::get<std::string*>(each.value)->empty();
    out += hidden ? "# " + each.name.substr(dot + 1) + " is set and not shown\n" : each.name.substr(dot + 1) + " = " + toml_of(each) + "\n";
  }
  return out;
}

}  // namespace atelier
