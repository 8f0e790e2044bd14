#include "server/store/sqlite.hpp"

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>
#include <utility>
#include <variant>

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include <spdlog/spdlog.h>

namespace atelier::server {

namespace {

constexpr int schema_version = 1;
constexpr char schema[] = R"(
  CREATE TABLE entries (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY ("table", number)
  ) WITHOUT ROWID;
  CREATE TABLE notices (
    age INTEGER PRIMARY KEY,
    "table" TEXT NOT NULL UNIQUE,
    shown INTEGER NOT NULL,
    summary TEXT NOT NULL
  );
  CREATE INDEX shown_notices ON notices (age) WHERE shown;
)";

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

// A prepared statement: bind, step, and it is ready again when the use of it ends.
class Statement {
 public:
  Statement() = default;
  bool prepare(sqlite3* database, char const* sql) {
    sqlite3_stmt* made = nullptr;
    bool const good = sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr) == SQLITE_OK;
    statement_.reset(made);
    return good;
  }
  void bind(int at, std::string const& text) { sqlite3_bind_text(get(), at, text.data(), static_cast<int>(text.size()), SQLITE_STATIC); }
  void bind(int at, int number) { sqlite3_bind_int(get(), at, number); }
  int step() { return sqlite3_step(get()); }
  int run() {
    int const result = step();
    reset();
    return result;
  }
  void reset() { sqlite3_reset(get()); }
  void close() { statement_.reset(); }
  std::string text(int column) {
    auto const* bytes = reinterpret_cast<char const*>(sqlite3_column_text(get(), column));
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(get(), column))};
  }
  int number(int column) { return sqlite3_column_int(get(), column); }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  sqlite3_stmt* get() const { return statement_.get(); }
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

struct AskAppend {
  std::string table;
  int number;
  std::string text;
  Store::Appended done;
  Fate fate = Fate::failed;
};
struct AskLoad {
  std::string table;
  int after;
  Store::Loaded done;
};
struct AskNote {
  Notice notice;
};
struct AskList {
  int most;
  Store::Listed done;
};
using Ask = std::variant<AskAppend, AskLoad, AskNote, AskList>;

class SqliteStore final : public Store {
 public:
  SqliteStore(int lock, Database database) : lock_(lock), database_(std::move(database)) {}
  ~SqliteStore() override {
    {
      std::lock_guard const guard(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) thread_.join();
    // A statement that lives keeps its database open.
    for (auto* each : {&begin_, &commit_, &rollback_, &append_, &load_, &note_, &list_}) each->close();
    database_.reset();
    ::close(lock_);
  }

  bool prepare() {
    auto* db = database_.get();
    return begin_.prepare(db, "BEGIN IMMEDIATE") && commit_.prepare(db, "COMMIT") && rollback_.prepare(db, "ROLLBACK") &&
           append_.prepare(db, R"(INSERT INTO entries ("table", number, text) VALUES (?, ?, ?))") &&
           load_.prepare(db, R"(SELECT number, text FROM entries WHERE "table" = ? AND number > ? ORDER BY number)") &&
           note_.prepare(db,
                         R"(INSERT INTO notices ("table", shown, summary) VALUES (?, ?, ?)
                            ON CONFLICT ("table") DO UPDATE SET shown = excluded.shown, summary = excluded.summary)") &&
           list_.prepare(db, R"(SELECT "table", summary FROM notices WHERE shown ORDER BY age DESC LIMIT ?)");
  }
  void start() { thread_ = std::thread([this] { work(); }); }

  void append(std::string table, int number, std::string text, Appended done) override {
    put(AskAppend{std::move(table), number, std::move(text), std::move(done)});
  }
  void load(std::string table, int after, Loaded done) override { put(AskLoad{std::move(table), after, std::move(done)}); }
  void note(Notice notice) override { put(AskNote{std::move(notice)}); }
  void list(int most, Listed done) override { put(AskList{most, std::move(done)}); }

 private:
  void put(Ask ask) {
    bool first = false;
    {
      std::lock_guard const guard(mutex_);
      first = asked_.empty();
      asked_.push_back(std::move(ask));
    }
    if (first) wake_.notify_one();
  }

  void work() {
    std::vector<Ask> asks;
    for (;;) {
      {
        std::unique_lock guard(mutex_);
        wake_.wait(guard, [this] { return closing_ || !asked_.empty(); });
        if (asked_.empty()) return;
        asks.swap(asked_);
      }
      write(asks);
      for (auto& each : asks) answer(each);
      asks.clear();
    }
  }

  // Everything that waits, in one transaction.
  void write(std::vector<Ask>& asks) {
    bool begun = false;
    for (auto& ask : asks) {
      auto* append = std::get_if<AskAppend>(&ask);
      auto* note = std::get_if<AskNote>(&ask);
      if (!append && !note) continue;
      if (!begun && begin_.run() != SQLITE_DONE) return complain("begin");
      begun = true;
      if (append) append->fate = write(*append);
      if (note) write(*note);
    }
    if (!begun || commit_.run() == SQLITE_DONE) return;
    complain("commit");
    rollback_.run();
    for (auto& ask : asks)
      if (auto* append = std::get_if<AskAppend>(&ask)) append->fate = Fate::failed;
  }

  Fate write(AskAppend const& ask) {
    append_.bind(1, ask.table);
    append_.bind(2, ask.number);
    append_.bind(3, ask.text);
    int const result = append_.run();
    if (result == SQLITE_DONE) return Fate::stored;
    if (result == SQLITE_CONSTRAINT) return Fate::conflict;
    complain("append");
    return Fate::failed;
  }

  void write(AskNote const& ask) {
    note_.bind(1, ask.notice.table);
    note_.bind(2, ask.notice.shown ? 1 : 0);
    note_.bind(3, ask.notice.summary);
    if (note_.run() != SQLITE_DONE) complain("note");
  }

  void answer(Ask& ask) {
    if (auto* append = std::get_if<AskAppend>(&ask)) append->done(append->fate);
    if (auto* load = std::get_if<AskLoad>(&ask)) answer(*load);
    if (auto* list = std::get_if<AskList>(&ask)) answer(*list);
  }

  void answer(AskLoad& ask) {
    std::vector<Stored> entries;
    load_.bind(1, ask.table);
    load_.bind(2, ask.after);
    int result = 0;
    while ((result = load_.step()) == SQLITE_ROW) entries.push_back({load_.number(0), load_.text(1)});
    load_.reset();
    if (result == SQLITE_DONE) return ask.done(std::move(entries));
    complain("load");
    ask.done(std::unexpected(std::string(sqlite3_errmsg(database_.get()))));
  }

  void answer(AskList& ask) {
    std::vector<Notice> notices;
    list_.bind(1, ask.most);
    int result = 0;
    while ((result = list_.step()) == SQLITE_ROW) notices.push_back({list_.text(0), true, list_.text(1)});
    list_.reset();
    if (result == SQLITE_DONE) return ask.done(std::move(notices));
    complain("list");
    ask.done(std::unexpected(std::string(sqlite3_errmsg(database_.get()))));
  }

  void complain(char const* what) { spdlog::error("the store could not {}: {}", what, sqlite3_errmsg(database_.get())); }

  int lock_;
  Database database_;
  Statement begin_, commit_, rollback_, append_, load_, note_, list_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Ask> asked_;
  bool closing_ = false;
  std::thread thread_;
};

std::unexpected<std::string> trouble(std::string const& file, sqlite3* database) {
  int const code = sqlite3_errcode(database) & 0xFF;
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED) return std::unexpected("the store " + file + " is locked by another program");
  if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT)
    return std::unexpected("the store " + file + " is damaged or not a store (" + sqlite3_errmsg(database) + "); put a copy of it in its place or move it away");
  return std::unexpected("the store " + file + " cannot be used: " + sqlite3_errmsg(database));
}

bool run(sqlite3* database, std::string const& sql) { return sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK; }

int user_version(sqlite3* database) {
  Statement statement;
  if (!statement.prepare(database, "PRAGMA user_version") || statement.step() != SQLITE_ROW) return -1;
  return statement.number(0);
}

// One server a folder: tables are in its memory, and two memories would differ.
std::expected<int, std::string> lock_folder(std::string const& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return std::unexpected("the data folder " + folder + " cannot be made: " + error.message());
  std::string const file = folder + "/lock";
  int const lock = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0) return std::unexpected("the data folder " + folder + " cannot be written to: " + std::generic_category().message(errno));
  if (::flock(lock, LOCK_EX | LOCK_NB) == 0) return lock;
  ::close(lock);
  return std::unexpected("another server is using the data folder " + folder);
}

std::expected<Database, std::string> open_file(std::string const& file) {
  sqlite3* opened = nullptr;
  int const result = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(opened);
  if (result != SQLITE_OK) return trouble(file, opened);
  sqlite3_busy_timeout(opened, 2000);
  // FULL: every commit waits for the disk. Without it a power cut could take back what players were told.
  if (!run(opened, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")) return trouble(file, opened);
  int const version = user_version(opened);
  if (version < 0) return trouble(file, opened);
  if (version > schema_version) return std::unexpected("the store " + file + " was made by a newer version of this program");
  std::string const make = "BEGIN IMMEDIATE;" + std::string(schema) + "PRAGMA user_version = " + std::to_string(schema_version) + "; COMMIT;";
  if (version == 0 && !run(opened, make)) return trouble(file, opened);
  if (!run(opened, "BEGIN IMMEDIATE; COMMIT;")) return trouble(file, opened);
  return database;
}

}  // namespace

std::expected<std::unique_ptr<Store>, std::string> open_sqlite(std::string const& folder) {
  auto const lock = lock_folder(folder);
  if (!lock) return std::unexpected(lock.error());
  std::string const file = folder + "/atelier.db";
  auto database = open_file(file);
  if (!database) {
    ::close(*lock);
    return std::unexpected(database.error());
  }
  auto* const raw = database->get();
  auto store = std::make_unique<SqliteStore>(*lock, *std::move(database));
  if (!store->prepare()) return trouble(file, raw);
  store->start();
  return store;
}

}  // namespace atelier::server
