// The store's file: opened as this program wants it, brought up to date, and examined after a failure.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "server/store/statement.hpp"

namespace atelier::server {

// Errors are one sentence.
std::expected<Database, std::string> open_file(std::string const& file);
std::expected<void, std::string> refuse_newer(std::string const& file, sqlite3*);  // a file that a newer program has made
std::expected<void, std::string> prepare_schema(std::string const& file, sqlite3*);
void lengthen_log(std::string const& file, sqlite3*, long bytes);
bool write_log_again(sqlite3*);  // all of the log, as it is read now, to the disk
std::string write_nothing();     // the statement that writes to the file and changes nothing in it
std::unexpected<std::string> trouble(std::string const& file, sqlite3*);

// What is in a file, or which names are in a folder, to the disk.
std::expected<void, std::string> sync(std::string const& file_or_folder);

enum class Rows { entries, lines, orders };

// A row that may or may not be in the file.
struct Sought {
  Rows of;
  std::string const* table;
  int number;
};

// What the file holds, seen by nobody but whoever examines it, with all other connections closed. A failed commit can have left whole
// pages in the log: whoever opens the file next takes them for committed, and so does this.
struct Examined {
  std::vector<std::optional<std::string>> texts;  // of each row sought; none: it is not there
  bool safe = false;                              // all of it lies on the disk, in the file itself
};
std::expected<Examined, std::string> examine(std::string const& file, std::vector<Sought> const&);

}  // namespace atelier::server
