// Component files: TOML with a line number for every value, so that a wrong one can be pointed at.
#pragma once

#include <expected>
#include <map>
#include <string>
#include <string_view>

namespace atelier {

using ComponentLines = std::map<std::string, int>;  // by path, as JsonProblem spells it

struct ComponentFile {
  std::string file;
  std::string json;
  ComponentLines lines;
  // A sentence that begins with a path, with file and line before it.
  std::string locate(std::string const& problem) const;
};

std::expected<ComponentFile, std::string> read_component_file(std::string_view text, std::string_view file);

}  // namespace atelier
