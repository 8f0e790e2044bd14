#include "server/store/file.hpp"

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace atelier::server {

namespace {

// The file's version is how many of these steps it has taken; an older file takes the rest when it is opened.
// Entries lie in the order they came, and the index beside them is small: a commit of many tables touches few pages. Kept in the order of
// tables instead, every entry would have a page of its own to write, at more than twice the cost.
constexpr char const* schema_steps[] = {R"(
  CREATE TABLE entries (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    UNIQUE ("table", number)
  );
  CREATE TABLE notices (
    "table" TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    summary TEXT NOT NULL
  );
  CREATE INDEX shown_notices ON notices (created) WHERE shown;
)",
                                        R"(
  CREATE TABLE lines (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    UNIQUE ("table", number)
  );
)",
                                        // Entries that were stored without a time get the time their table was opened.
                                        R"(
  ALTER TABLE entries ADD COLUMN time INTEGER NOT NULL DEFAULT 0;
  CREATE TEMP TABLE opened ("table" TEXT PRIMARY KEY, time INTEGER);
  INSERT INTO opened SELECT "table", json_extract(text, '$.created') * 1000 FROM entries WHERE number = 1 AND json_valid(text);
  UPDATE entries SET time = opened.time FROM opened WHERE opened."table" = entries."table" AND opened.time IS NOT NULL;
  DROP TABLE opened;
)",
                                        R"(
  CREATE TABLE boxes (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    used INTEGER NOT NULL
  );
)",
                                        R"(
  CREATE TABLE orders (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    UNIQUE ("table", number)
  );
)"};
constexpr int schema_version = std::size(schema_steps);

bool run(sqlite3* database, std::string const& sql) { return sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK; }

int user_version(sqlite3* database) {
  Statement statement;
  if (!statement.prepare(database, "PRAGMA user_version") || statement.step() != SQLITE_ROW) return -1;
  return static_cast<int>(statement.number(0));
}

std::expected<Database, std::string> open_with(std::string const& file, int flags, char const* pragmas) {
  sqlite3* opened = nullptr;
  int const result = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | flags, nullptr);
  Database database(opened);
  if (result != SQLITE_OK) return trouble(file, opened);
  sqlite3_busy_timeout(opened, 2000);
  if (!run(opened, pragmas)) return trouble(file, opened);
  return database;
}

// The log stays when the last connection closes, with the length it was given.
void keep_log(sqlite3* database) {
  int keep = 1;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_PERSIST_WAL, &keep);
}

}  // namespace

bool write_log_again(sqlite3* database) {
  sqlite3_file* log = nullptr;
  if (sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) != SQLITE_OK || !log || !log->pMethods) return false;
  sqlite3_int64 size = 0;
  if (log->pMethods->xFileSize(log, &size) != SQLITE_OK) return false;
  std::string piece(1 << 16, '\0');
  for (sqlite3_int64 at = 0; at < size; at += static_cast<sqlite3_int64>(piece.size())) {
    int const length = static_cast<int>(std::min<sqlite3_int64>(size - at, static_cast<sqlite3_int64>(piece.size())));
    if (log->pMethods->xRead(log, piece.data(), length, at) != SQLITE_OK) return false;
    if (log->pMethods->xWrite(log, piece.data(), length, at) != SQLITE_OK) return false;
  }
  return log->pMethods->xSync(log, SQLITE_SYNC_NORMAL) == SQLITE_OK;
}

std::string write_nothing() { return "PRAGMA user_version = " + std::to_string(schema_version); }

std::unexpected<std::string> trouble(std::string const& file, sqlite3* database) {
  int const code = sqlite3_errcode(database) & 0xFF;
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED) return std::unexpected("the store " + file + " is locked by another program");
  if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT)
    return std::unexpected("the store " + file + " is damaged or not a store (" + sqlite3_errmsg(database) +
                           "); put a copy of it in its place or move it away");
  return std::unexpected("the store " + file + " cannot be used: " + sqlite3_errmsg(database));
}

std::expected<void, std::string> sync(std::string const& file_or_folder) {
  int const opened = ::open(file_or_folder.c_str(), O_RDONLY | O_CLOEXEC);
  bool const done = opened >= 0 && ::fsync(opened) == 0;
  std::string const problem = std::generic_category().message(errno);
  if (opened >= 0) ::close(opened);
  if (!done) return std::unexpected(file_or_folder + " cannot be written for good: " + problem);
  return {};
}

std::expected<Database, std::string> open_file(std::string const& file) {
  // Nobody else may read it: it holds every deal of every running game. The files beside it are made with the same rights.
  if (int const made = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600); made >= 0) ::fchmod(made, 0600), ::close(made);
  // FULL: every commit waits for the disk. Without it a power cut could take back what players were told.
  return open_with(file, SQLITE_OPEN_CREATE, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -1000;");
}

void lengthen_log(std::string const& file, sqlite3* database, long bytes) {
  keep_log(database);
  // Zeros after the log's end are no frames of it: SQLite reads up to them and writes over them. Failing here costs speed, nothing else.
  int const log = ::open((file + "-wal").c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  if (log < 0) return;
  std::string const zeros(1 << 20, '\0');
  for (auto size = ::lseek(log, 0, SEEK_END); size >= 0 && size < bytes;) {
    auto const written = ::write(log, zeros.data(), static_cast<std::size_t>(std::min<long>(bytes - size, 1 << 20)));
    if (written <= 0) break;
    size += written;
  }
  ::fsync(log);
  ::close(log);
}

std::expected<void, std::string> refuse_newer(std::string const& file, sqlite3* database) {
  int const version = user_version(database);
  if (version < 0) return trouble(file, database);
  if (version > schema_version) return std::unexpected("the store " + file + " was made by a newer version of this program");
  return {};
}

std::expected<void, std::string> prepare_schema(std::string const& file, sqlite3* database) {
  if (auto const fits = refuse_newer(file, database); !fits) return fits;
  int const version = user_version(database);
  std::string steps = "BEGIN IMMEDIATE;";
  for (int step = version; step < schema_version; ++step) steps += schema_steps[step];
  steps += write_nothing() + "; COMMIT;";
  if (version < schema_version && !run(database, steps)) return trouble(file, database);
  if (!run(database, "BEGIN IMMEDIATE; COMMIT;")) return trouble(file, database);
  return {};
}

std::expected<Examined, std::string> examine(std::string const& file, std::vector<Sought> const& rows) {
  // Alone with the file, SQLite keeps the index of the log in memory: on a full disk there may be no room for it beside the file.
  auto const database = open_with(file, 0, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL;");
  if (!database) return std::unexpected(database.error());
  auto* const raw = database->get();
  Statement entry, line, order;
  if (!entry.prepare(raw, R"(SELECT text FROM entries WHERE "table" = ? AND number = ?)") ||
      !line.prepare(raw, R"(SELECT text FROM lines WHERE "table" = ? AND number = ?)") ||
      !order.prepare(raw, R"(SELECT text FROM orders WHERE "table" = ? AND number = ?)"))
    return trouble(file, raw);
  keep_log(raw);
  Examined examined;
  for (auto const& row : rows) {
    auto& statement = row.of == Rows::entries ? entry : row.of == Rows::lines ? line : order;
    statement.bind(1, *row.table);
    statement.bind(2, row.number);
    int const result = statement.step();
    if (result != SQLITE_ROW && result != SQLITE_DONE) return trouble(file, raw);
    examined.texts.push_back(result == SQLITE_ROW ? std::optional(statement.text(0)) : std::nullopt);
    statement.reset();
  }
  // What is only in the log may never have reached the disk: its sync is what failed, perhaps, and a second one would say nothing about
  // the first. Written once more it is safe or it fails again; only then may it be moved to the file, and may other entries follow it in
  // the log, where whoever finds a gap reads no further.
  if (!write_log_again(raw)) return examined;
  int logged = -1;
  int moved = -2;
  examined.safe = sqlite3_wal_checkpoint_v2(raw, nullptr, SQLITE_CHECKPOINT_RESTART, &logged, &moved) == SQLITE_OK && logged == moved;
  return examined;
}

}  // namespace atelier::server
