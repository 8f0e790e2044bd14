// The games of a journal file, one after another.
#pragma once

#include <fstream>
#include <string>

#include "cli/commands.hpp"
#include "engine/journal.hpp"
#include "games/registry.hpp"

namespace atelier::cli {

// `each` gets a ReadJournal and returns an exit code; the first that is not 0 ends it. A file that cannot be read is complained of.
template <class Each>
int each_game(std::string const& file, Each&& each) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return complain("cannot read the journal '" + file + "'");
  JournalReader reader(in, find_kind);
  do {
    auto const read = reader.next();
    if (!read) return complain(file + ", " + read.error());
    if (int const code = each(*read)) return code;
  } while (reader.more());
  return 0;
}

}  // namespace atelier::cli
