#include <optional>
#include <sstream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#define TOML_EXCEPTIONS 0  // Debian's compiled library has them on, so the header is used alone
#define TOML_HEADER_ONLY 1
#define TOML_ASSERT(condition) static_cast<void>(0)  // a broken file is refused in words, in debug builds too
#include <toml++/toml.h>

#include "engine/any_game.hpp"
#include "engine/components.hpp"

namespace atelier {

namespace {

boost::json::value to_value(toml::node const& node, std::string const& path, ComponentLines& lines) {
  lines[path] = static_cast<int>(node.source().begin.line);
  if (auto const* table = node.as_table()) {
    boost::json::object object;
    for (auto const& [key, value] : *table)
      object[key.str()] = to_value(value, path.empty() ? std::string(key.str()) : path + "." + std::string(key.str()), lines);
    return object;
  }
  if (auto const* array = node.as_array()) {
    boost::json::array list;
    for (auto const& each : *array) list.push_back(to_value(each, path + "[" + std::to_string(list.size()) + "]", lines));
    return list;
  }
  if (auto const* number = node.as_integer()) return number->get();
  if (auto const* real = node.as_floating_point()) return real->get();
  if (auto const* flag = node.as_boolean()) return flag->get();
  if (auto const* text = node.as_string()) return boost::json::string(text->get());
  return nullptr;
}

// The first line with a letter outside ASCII that is not in a comment: toml++ 3.3 is undefined where TOML allows none (a bare ą is enough),
// and no value of a box needs one.
std::optional<int> foreign_line(std::string_view text) {
  bool const blocks = text.contains("\"\"\"") || text.contains("'''");  // in those, what looks like a comment may be none
  int line = 1;
  char quote = 0;
  bool comment = false, escaped = false;
  for (char const each : text) {
    if (each == '\n') {
      ++line;
      quote = 0;
      comment = escaped = false;
    } else if (static_cast<unsigned char>(each) >= 0x80) {
      if (!comment || blocks) return line;
    } else if (quote != 0) {
      if (!escaped && each == quote) quote = 0;
      escaped = !escaped && quote == '"' && each == '\\';
    } else if (!comment) {
      comment = each == '#';
      if (each == '"' || each == '\'') quote = each;
    }
  }
  return {};
}

}  // namespace

std::expected<ComponentFile, std::string> read_component_file(std::string_view text, std::string_view file) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (auto const line = foreign_line(text))
    return std::unexpected(std::string(file) + ", line " + std::to_string(*line) + ": only comments may hold letters outside ASCII");
  auto const parsed = toml::parse(text, std::string(file));
  if (!parsed) {
    auto const& error = parsed.error();
    return std::unexpected(std::string(file) + ", line " + std::to_string(error.source().begin.line) + ": " +
                           std::string(error.description()));
  }
  ComponentFile read;
  read.file = file;
  read.json = boost::json::serialize(to_value(parsed.table(), "", read.lines));
  return read;
}

std::string ComponentFile::locate(std::string const& problem) const {
  auto const colon = problem.find(": ");
  std::string path = problem.substr(0, colon);
  for (; !path.empty(); path.resize(path.find_last_of(".[") == std::string::npos ? 0 : path.find_last_of(".[")))
    if (auto const found = lines.find(path); found != lines.end()) return file + ", line " + std::to_string(found->second) + ": " + problem;
  return file + ": " + problem;
}

}  // namespace atelier
