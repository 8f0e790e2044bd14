#include "server/upkeep.hpp"

#include <cstdio>
#include <ctime>
#include <filesystem>
#include <optional>
#include <set>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "engine/json.hpp"
#include "server/analyses.hpp"
#include "server/clearing.hpp"
#include "server/hall.hpp"
#include "server/record.hpp"
#include "server/store/file.hpp"
#include "server/store/folder_lock.hpp"

namespace atelier::server {

namespace {

constexpr std::int64_t day = 24 * std::int64_t{3'600'000};

std::string store_in(std::string const& folder) { return folder + "/atelier.db"; }

bool run(sqlite3* database, char const* sql) { return sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK; }

std::string first_text(sqlite3* database, char const* sql) {
  Statement statement;
  return statement.prepare(database, sql) && statement.step() == SQLITE_ROW ? statement.text(0) : "";
}

Or<Database> open_existing(std::string const& file, int flags) {
  if (!std::filesystem::exists(file)) return std::unexpected("there is no store " + file);
  sqlite3* opened = nullptr;
  int const result = sqlite3_open_v2(file.c_str(), &opened, flags, nullptr);
  Database database(opened);
  if (result != SQLITE_OK) return trouble(file, opened);
  sqlite3_busy_timeout(opened, 10'000);
  return database;
}

// For reading, also beside a server. Reading a file in WAL mode writes to its index, so it is opened for writing.
Or<Database> open_to_read(std::string const& folder) {
  auto database = open_existing(store_in(folder), SQLITE_OPEN_READWRITE);
  if (!database) return database;
  if (auto const fits = refuse_newer(store_in(folder), database->get()); !fits) return std::unexpected(fits.error());
  return database;
}

// A file that nobody else may read, from its first byte on.
Or<void> make_private(std::string const& file) {
  int const made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (made < 0) return std::unexpected(file + " cannot be written: " + std::generic_category().message(errno));
  ::fchmod(made, 0600);
  ::close(made);
  return {};
}

std::string folder_of(std::string const& file) {
  auto const parent = std::filesystem::path(file).parent_path().string();
  return parent.empty() ? "." : parent;
}

// Copies a whole database as it stands at one moment, checks the copy and gives it its name.
Or<void> copy(sqlite3* from, std::string const& from_name, std::string const& to) {
  std::string const part = to + ".part";
  if (auto const made = make_private(part); !made) return made;
  {
    auto const target = open_existing(part, SQLITE_OPEN_READWRITE);
    if (!target) return std::unexpected(target.error());
    auto* const backup = sqlite3_backup_init(target->get(), "main", from, "main");
    int const result = backup ? sqlite3_backup_step(backup, -1) : SQLITE_ERROR;
    sqlite3_backup_finish(backup);
    std::string problem = result == SQLITE_DONE ? "" : sqlite3_errmsg(target->get());
    // One file that is whole by itself: no log beside it.
    if (problem.empty() && !run(target->get(), "PRAGMA journal_mode = DELETE")) problem = sqlite3_errmsg(target->get());
    if (problem.empty())
      if (auto const check = first_text(target->get(), "PRAGMA quick_check(1)"); check != "ok") problem = "it is damaged: " + check;
    if (!problem.empty()) {
      ::unlink(part.c_str());
      return std::unexpected(from_name + " cannot be copied to " + to + ": " + problem);
    }
  }
  if (auto const done = sync(part); !done) return done;
  if (::rename(part.c_str(), to.c_str()) != 0)
    return std::unexpected(to + " cannot be given its name: " + std::generic_category().message(errno));
  return sync(folder_of(to));
}

struct Owned {
  FolderLock lock;
  Database database;
};

// For changing, with no server about. What is deleted is written over.
Or<Owned> own(std::string const& folder) {
  if (!std::filesystem::exists(store_in(folder))) return std::unexpected("there is no store " + store_in(folder));
  auto lock = FolderLock::take(folder);
  if (!lock) return std::unexpected(lock.error() + "; stop it first");
  auto database = open_file(store_in(folder));
  if (!database) return std::unexpected(database.error());
  if (auto const prepared = prepare_schema(store_in(folder), database->get()); !prepared) return std::unexpected(prepared.error());
  if (!run(database->get(), "PRAGMA secure_delete = ON; BEGIN IMMEDIATE")) return trouble(store_in(folder), database->get());
  return Owned{*std::move(lock), *std::move(database)};
}

// Stores the changes, and leaves nothing of what was before in free pages or in the log.
Or<void> finish(std::string const& folder, Owned& owned) {
  auto* const raw = owned.database.get();
  if (!run(raw, "COMMIT") || !run(raw, "PRAGMA wal_checkpoint(TRUNCATE)") || !run(raw, "VACUUM") ||
      !run(raw, "PRAGMA wal_checkpoint(TRUNCATE)"))
    return trouble(store_in(folder), raw);
  return {};
}

Or<std::vector<Stored>> entries_of(std::string const& folder, sqlite3* database, std::string const& table) {
  Statement select;
  if (!select.prepare(database, R"(SELECT number, text, time FROM entries WHERE "table" = ? ORDER BY number)"))
    return trouble(store_in(folder), database);
  select.bind(1, table);
  std::vector<Stored> entries;
  while (select.step() == SQLITE_ROW) entries.push_back({static_cast<int>(select.number(0)), select.text(1), select.number(2)});
  if (entries.empty()) return std::unexpected("there is no table '" + table.substr(0, 40) + "' in " + folder);
  return entries;
}

Or<void> replay(std::vector<Stored> const& entries, Record& record) {
  for (auto const& each : entries)
    if (auto const read = record.read(each); !read)
      return std::unexpected("entry " + std::to_string(each.number) + " of table " + record.table() + " cannot be read: " + read.error());
  return {};
}

Or<int> remove(std::string const& folder, sqlite3* database, std::string const& table) {
  int removed = 0;
  for (auto const* sql : {R"(DELETE FROM lines WHERE "table" = ?)", R"(DELETE FROM orders WHERE "table" = ?)",
                          R"(DELETE FROM notices WHERE "table" = ?)", R"(DELETE FROM entries WHERE "table" = ?)"}) {
    Statement statement;
    if (!statement.prepare(database, sql)) return trouble(store_in(folder), database);
    statement.bind(1, table);
    if (statement.run() != SQLITE_DONE) return trouble(store_in(folder), database);
    removed = sqlite3_changes(database);
  }
  if (removed > 0) ::unlink(Analyses::file(folder, table).c_str());  // there may be none
  return removed;
}

// Every member called "name" that says this name says another one. Answers how many there were.
int rename_in(boost::json::value& value, std::string const& name, std::string const& other) {
  int found = 0;
  if (auto* object = value.if_object())
    for (auto& [key, member] : *object) {
      if (key == "name" && member.is_string() && member.as_string() == name) ++found, member = other;
      found += rename_in(member, name, other);
    }
  if (auto* array = value.if_array())
    for (auto& each : *array) found += rename_in(each, name, other);
  return found;
}

// In every row of a column of JSON. A seat's number makes the new name one of its own at its table.
Or<int> rename_rows(std::string const& folder, sqlite3* database, char const* select, char const* update, std::string const& name) {
  Statement rows, change;
  if (!rows.prepare(database, select) || !change.prepare(database, update)) return trouble(store_in(folder), database);
  std::vector<std::pair<std::int64_t, std::string>> changed;
  int found = 0;
  while (rows.step() == SQLITE_ROW) {
    auto value = parse_json(rows.text(1));
    if (!value) continue;
    auto const* object = value->if_object();
    auto const* seat = object ? object->if_contains("seat") : nullptr;
    int here = 0;
    if (seat && seat->is_int64()) {
      here = rename_in(*value, name, "Player " + std::to_string(seat->as_int64() + 1));
    } else if (object && object->contains("seats") && value->at("seats").is_array()) {
      auto& seats = value->at("seats").as_array();
      for (std::size_t i = 0; i < seats.size(); ++i) here += rename_in(seats[i], name, "Player " + std::to_string(i + 1));
    }
    if (here > 0) changed.emplace_back(rows.number(0), boost::json::serialize(*value));
    found += here;
  }
  for (auto const& [row, text] : changed) {
    change.bind(1, text);
    change.bind(2, row);
    if (change.run() != SQLITE_DONE) return trouble(store_in(folder), database);
  }
  return found;
}

std::string moment() {
  std::time_t const now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &parts);
  return text;
}

// All of the log into the file. A store that is damaged keeps its log.
Or<void> empty_log(std::string const& store) {
  auto const database = open_existing(store, SQLITE_OPEN_READWRITE);
  if (!database) return {};
  Statement checkpoint;
  bool const busy = checkpoint.prepare(database->get(), "PRAGMA wal_checkpoint(TRUNCATE)") && checkpoint.step() == SQLITE_ROW &&
                    checkpoint.number(0) != 0;
  if (busy) return std::unexpected("another program is reading the store " + store + "; wait until it is done");
  return {};
}

// Keeps the store that is there under another name, and whatever log there is. At every moment one whole store has the store's name, and no
// log is ever beside a store it does not belong to: each step lies on the disk before the next begins.
Or<std::string> keep_aside(std::string const& folder) {
  std::string const store = store_in(folder);
  bool const there = std::filesystem::exists(store);
  if (there)
    if (auto const emptied = empty_log(store); !emptied) return std::unexpected(emptied.error());
  if (!there && !std::filesystem::exists(store + "-wal")) return "";
  std::string const kept = store + ".before-" + moment();
  std::error_code error;
  if (there) std::filesystem::copy_file(store, kept, error);
  if (!error && there)
    if (auto const safe = sync(kept); !safe) return std::unexpected(safe.error());
  if (!error && std::filesystem::exists(store + "-wal")) std::filesystem::rename(store + "-wal", kept + "-wal", error);
  if (error) return std::unexpected("the store that is there cannot be kept as " + kept + ": " + error.message());
  ::unlink((store + "-shm").c_str());
  if (auto const safe = sync(folder); !safe) return std::unexpected(safe.error());
  return there ? kept : "";
}

}  // namespace

Or<void> back_up(std::string const& folder, std::string const& file) {
  if (std::filesystem::exists(file)) return std::unexpected(file + " is there already; a backup takes the place of nothing");
  auto const database = open_to_read(folder);
  if (!database) return std::unexpected(database.error());
  return copy(database->get(), store_in(folder), file);
}

Or<std::string> restore(std::string const& file, std::string const& folder) {
  auto const backup = open_existing(file, SQLITE_OPEN_READONLY);
  if (!backup) return std::unexpected(backup.error());
  if (first_text(backup->get(), "SELECT name FROM sqlite_master WHERE name = 'entries'").empty())
    return std::unexpected(file + " is no backup of a store");
  if (auto const fits = refuse_newer(file, backup->get()); !fits) return std::unexpected(fits.error());
  auto const lock = FolderLock::take(folder);
  if (!lock) return std::unexpected(lock.error() + "; stop it first");
  std::string const store = store_in(folder), fresh = store + ".restored";
  if (auto const copied = copy(backup->get(), file, fresh); !copied) return std::unexpected(copied.error());
  auto kept = keep_aside(folder);
  if (!kept) return kept;
  if (::rename(fresh.c_str(), store.c_str()) != 0)
    return std::unexpected(store + " cannot be replaced: " + std::generic_category().message(errno));
  if (auto const done = sync(folder); !done) return std::unexpected(done.error());
  return kept;
}

Or<std::string> export_journal(std::string const& folder, std::string const& table) {
  auto const database = open_to_read(folder);
  if (!database) return std::unexpected(database.error());
  auto const entries = entries_of(folder, database->get(), table);
  if (!entries) return std::unexpected(entries.error());
  Shelf shelf;
  Record record(table, shelf);
  if (auto const read = replay(*entries, record); !read) return std::unexpected(read.error());
  if (record.stage() != protocol::Stage::over)
    return std::unexpected("the game at table " + table + " is not over; --entries writes what is stored, with all that is hidden in it");
  return record.journal();
}

Or<std::string> export_entries(std::string const& folder, std::string const& table) {
  auto const database = open_to_read(folder);
  if (!database) return std::unexpected(database.error());
  auto const entries = entries_of(folder, database->get(), table);
  if (!entries) return std::unexpected(entries.error());
  std::string out;
  for (auto const& each : *entries)
    out += "{\"number\":" + std::to_string(each.number) + ",\"time\":" + std::to_string(each.time) + ",\"entry\":" + each.text + "}\n";
  return out;
}

Or<int> delete_table(std::string const& folder, std::string const& table) {
  auto owned = own(folder);
  if (!owned) return std::unexpected(owned.error());
  auto const removed = remove(folder, owned->database.get(), table);
  if (!removed) return removed;
  if (*removed == 0) return std::unexpected("there is no table '" + table.substr(0, 40) + "' in " + folder);
  if (auto const done = finish(folder, *owned); !done) return std::unexpected(done.error());
  return removed;
}

Or<Forgotten> delete_player(std::string const& folder, std::string const& name) {
  auto owned = own(folder);
  if (!owned) return std::unexpected(owned.error());
  auto* const raw = owned->database.get();
  Forgotten forgotten;
  auto const seats = rename_rows(folder, raw, "SELECT rowid, text FROM entries WHERE text LIKE '%\"name\"%'",
                                 "UPDATE entries SET text = ? WHERE rowid = ?", name);
  if (!seats) return std::unexpected(seats.error());
  auto const notices =
      rename_rows(folder, raw, "SELECT rowid, summary FROM notices", "UPDATE notices SET summary = ? WHERE rowid = ?", name);
  if (!notices) return std::unexpected(notices.error());
  forgotten.seats = *seats;
  Statement lines;
  if (!lines.prepare(raw, "DELETE FROM lines WHERE json_valid(text) AND json_extract(text, '$.name') = ?"))
    return trouble(store_in(folder), raw);
  lines.bind(1, name);
  if (lines.run() != SQLITE_DONE) return trouble(store_in(folder), raw);
  forgotten.lines = sqlite3_changes(raw);
  if (forgotten.seats == 0 && forgotten.lines == 0)
    return std::unexpected("nobody called '" + name.substr(0, 80) + "' has sat at a table in " + folder);
  if (auto const done = finish(folder, *owned); !done) return std::unexpected(done.error());
  return forgotten;
}

namespace {

// Boxes that no table of those that stay is played with, and nobody has kept or played for so long.
Or<int> prune_boxes(std::string const& folder, sqlite3* database, std::set<std::string> const& played, std::int64_t used_before) {
  std::vector<std::string> old;
  Statement select, remove;
  if (!select.prepare(database, "SELECT hash FROM boxes WHERE used < ?") || !remove.prepare(database, "DELETE FROM boxes WHERE hash = ?"))
    return trouble(store_in(folder), database);
  select.bind(1, used_before);
  while (select.step() == SQLITE_ROW)
    if (!played.contains(select.text(0))) old.push_back(select.text(0));
  select.reset();
  for (auto const& hash : old) {
    remove.bind(1, hash);
    if (remove.run() != SQLITE_DONE) return trouble(store_in(folder), database);
  }
  return static_cast<int>(old.size());
}

}  // namespace

Or<Pruned> prune(std::string const& folder, Retention const& retention, std::int64_t now, bool only_count) {
  auto owned = own(folder);
  if (!owned) return std::unexpected(owned.error());
  auto* const raw = owned->database.get();
  std::vector<std::string> tables;
  {
    Statement all;
    if (!all.prepare(raw, R"(SELECT DISTINCT "table" FROM entries)")) return trouble(store_in(folder), raw);
    while (all.step() == SQLITE_ROW) tables.push_back(all.text(0));
  }
  Pruned pruned;
  Shelf shelf;
  std::set<std::string> played;  // boxes, by hash
  for (auto const& table : tables) {
    auto const entries = entries_of(folder, raw, table);
    Record record(table, shelf);
    int Pruned::* why = &Pruned::kept;
    // A table that cannot be read is kept: somebody may want to know why.
    if (entries && replay(*entries, record)) {
      auto const stage = record.stage();
      if (kept_long_enough(retention, stage, entries->back().time, now))
        why = stage == protocol::Stage::waiting ? &Pruned::never_started
              : stage == protocol::Stage::over  ? &Pruned::finished
                                                : &Pruned::abandoned;
    }
    ++(pruned.*why);
    if (why == &Pruned::kept && record.opened()) played.insert(record.components_hash());
    if (why == &Pruned::kept || only_count) continue;
    if (auto const removed = remove(folder, raw, table); !removed) return std::unexpected(removed.error());
  }
  if (retention.boxes_days > 0) {
    auto const boxes = prune_boxes(folder, raw, played, now - retention.boxes_days * day);
    if (!boxes) return std::unexpected(boxes.error());
    pruned.boxes = *boxes;
  }
  if (only_count || pruned.never_started + pruned.finished + pruned.abandoned + pruned.boxes == 0) {
    run(raw, "ROLLBACK");
    return pruned;
  }
  if (auto const done = finish(folder, *owned); !done) return std::unexpected(done.error());
  return pruned;
}

}  // namespace atelier::server
