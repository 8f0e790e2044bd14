// What an operator does with a data folder, apart from serving it. Errors are one sentence.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "server/limits.hpp"

namespace atelier::server {

template <class T>
using Or = std::expected<T, std::string>;

// Copies the store into one new file that only its owner can read. A server may run on the folder and goes on meanwhile.
Or<void> back_up(std::string const& folder, std::string const& file);

// Puts a backup in the store's place. Answers the name under which the store that was there is kept; empty if there was none. Nobody may
// serve the folder, here and in what follows.
Or<std::string> restore(std::string const& file, std::string const& folder);

// A table's journal, once its game is over; or its entries as they are stored, JSON Lines, with every secret. A server may run.
Or<std::string> export_journal(std::string const& folder, std::string const& table);
Or<std::string> export_entries(std::string const& folder, std::string const& table);

// Leaves no byte of the table. Answers how many entries there were.
Or<int> delete_table(std::string const& folder, std::string const& table);

// Takes a person's name from every table where it was used, and what was said under it. The games stay and verify.
struct Forgotten {
  int seats = 0;
  int lines = 0;
};
Or<Forgotten> delete_player(std::string const& folder, std::string const& name);

// Removes tables that were kept long enough, and then boxes that no table is played with; `now` is in milliseconds since 1970. With
// `only_count` nothing is removed.
struct Pruned {
  int never_started = 0, finished = 0, abandoned = 0, kept = 0;
  int boxes = 0;  // that people made and nobody plays with
};
Or<Pruned> prune(std::string const& folder, Retention const&, std::int64_t now, bool only_count);

}  // namespace atelier::server
