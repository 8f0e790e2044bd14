// Writes the page's TypeScript types and the protocol's document, or checks that those on disk are what this program would write.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/core.h>

#include "bots/analysis.hpp"
#include "bots/comparison.hpp"
#include "cli/commands.hpp"
#include "engine/box.hpp"
#include "engine/typescript.hpp"
#include "games/registry.hpp"
#include "server/protocol.hpp"
#include "server/refusals.hpp"

namespace atelier::cli {

namespace {

constexpr std::string_view preface = "// Written by `atelier types` from the C++ structs. Change those, not this.\n\n";

std::string protocol_types() {
  TypeScript types;
  types.declare<protocol::Request>("Request");
  types.declare<protocol::Reply>("Reply");
  types.declare<protocol::TableEvent>("TableEvent");
  types.declare<protocol::Steps>("Steps");
  types.declare<protocol::Analysing>("Analysing");
  types.declare<bots::Analysis>("Analysis");
  types.declare<BoxSheet>("BoxSheet");
  types.declare<BoxVerdict>("BoxVerdict");
  types.declare<protocol::Compare>("Compare");
  types.declare<bots::Comparison>("Comparison");
  return types.text();
}

std::string read_file(std::filesystem::path const& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string refusal_codes() {
  std::string rows = "| code | in English |\n|---|---|\n";
  for_each_enumerator<server::No>([&](std::string_view name, server::No no) {
    rows += "| `" + std::string(name) + "` | " + std::string(server::sentence(no)) + " |\n";
  });
  return rows;
}

// The document's text with everything between two of its marks replaced; a document without them gets them, at its end.
std::string with(std::string const& document, std::string const& mark, std::string const& text) {
  std::string const open = "<!-- " + mark + " -->\n", close = "<!-- end of " + mark + " -->";
  auto const begin = document.find(open), end = document.find(close);
  if (begin == document.npos || end == document.npos) return document + "\n" + open + text + close + "\n";
  return document.substr(0, begin + open.size()) + text + document.substr(end);
}

std::string protocol_document(std::string const& document) {
  return with(with(document, "types", "```ts\n" + protocol_types() + "```\n"), "refusals", refusal_codes());
}

using Written = std::vector<std::pair<std::filesystem::path, std::string>>;

// A file of types that this program would not write is that of a game which is gone, or has another name now.
int leftovers(std::string const& folder, Written const& files) {
  int code = 0;
  std::error_code none;
  for (auto const& each : std::filesystem::directory_iterator(folder, none))
    if (std::ranges::find(files, each.path(), &Written::value_type::first) == files.end())
      code = complain(each.path().string() + " is written by nobody; delete it");
  return code;
}

}  // namespace

int types(std::string const& out, bool check) {
  Written files;
  auto const add = [&](std::string const& name, std::string text) {
    while (text.ends_with("\n\n")) text.pop_back();
    files.emplace_back(std::filesystem::path(out) / name, std::string(preface) + text);
  };
  add("protocol.ts", protocol_types());
  for (auto const* kind : kinds()) add(std::string(kind->id()) + ".ts", kind->typescript());
  std::filesystem::path const document = "docs/protocol.md";
  // Elsewhere than in the repository only types are written; but whoever asks whether all is current wants the document too.
  if (check || std::filesystem::exists(document)) files.emplace_back(document, protocol_document(read_file(document)));
  int code = check ? leftovers(out, files) : 0;
  for (auto const& [path, text] : files) {
    if (check) {
      if (read_file(path) != text) code = complain(path.string() + " is not what the structs say; run `atelier types` in the repository");
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
