// Writes the page's TypeScript types, or checks that those in a folder are the ones this program would write.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/core.h>

#include "cli/commands.hpp"
#include "engine/typescript.hpp"
#include "server/protocol.hpp"

namespace atelier::cli {

namespace {

constexpr std::string_view preface = "// Written by `atelier types` from the C++ structs. Change those, not this.\n\n";

std::string protocol_types() {
  TypeScript types;
  types.declare<protocol::Request>("Request");
  types.declare<protocol::Reply>("Reply");
  return types.text();
}

std::string read_file(std::filesystem::path const& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace

int types(std::string const& out, bool check) {
  std::vector<std::pair<std::string, std::string>> files{{"protocol.ts", protocol_types()}};
  for (auto const* kind : kinds()) files.emplace_back(std::string(kind->id()) + ".ts", kind->typescript());
  int code = 0;
  for (auto const& [name, body] : files) {
    auto const path = std::filesystem::path(out) / name;
    std::string text = std::string(preface) + body;
    while (text.ends_with("\n\n")) text.pop_back();
    if (check) {
      if (read_file(path) != text) code = complain(path.string() + " is not what the structs say; run `atelier types --out " + out + "`");
      continue;
    }
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (!file) return complain("cannot write '" + path.string() + "'");
  }
  return code;
}

}  // namespace atelier::cli
