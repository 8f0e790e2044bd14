// Games that were played under each version of the rules and are kept for ever: games/<game>/journals/rules-N.jsonl, whole journals as
// `atelier sim
// --journal` or a table wrote them. Their headers carry the box of that time, so nothing that is told of old rules depends on today's.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "engine/any_game.hpp"
#include "engine/components.hpp"
#include "engine/journal.hpp"
#include "games/registry.hpp"
#include "games/source_folder.hpp"

namespace atelier::testing {

inline std::filesystem::path kept_journal(Kind const& kind, int rules) {
  std::string folder(kind.id());
  std::ranges::replace(folder, '-', '_');
  return source_folder() + "/games/" + folder + "/journals/rules-" + std::to_string(rules) + ".jsonl";
}

// The box a version of the rules was first played with, as JSON; today's, where no game is kept yet.
inline std::string kept_box(Kind const& kind, int rules) {
  std::ifstream file(kept_journal(kind, rules));
  JournalReader reader(file, find_kind);
  if (file && reader.more())
    if (auto const read = reader.next()) return read->journal.header.components.text;
  return read_component_file(kind.default_components(), "components.toml")->json;
}

}  // namespace atelier::testing
