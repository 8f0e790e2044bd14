#include "server/store/sqlite.hpp"

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <variant>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <spdlog/spdlog.h>

#include "server/store/statement.hpp"

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
)"};
constexpr int schema_version = std::size(schema_steps);

// One server a folder: tables are in its memory, and two memories would differ. Whoever holds this has the folder.
class FolderLock {
 public:
  static std::expected<FolderLock, std::string> take(std::string const& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return std::unexpected("the data folder " + folder + " cannot be made: " + error.message());
    FolderLock lock;
    lock.file_ = ::open((folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock.file_ < 0)
      return std::unexpected("the data folder " + folder + " cannot be written to: " + std::generic_category().message(errno));
    if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) return std::unexpected("another server is using the data folder " + folder);
    return lock;
  }
  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock() {
    if (file_ >= 0) ::close(file_);
  }

 private:
  FolderLock() = default;
  int file_ = -1;
};

struct AskAppend {  // an entry or a line of talk
  Statement* into;
  std::string table;
  int number;
  std::string text;
  Store::Appended done;
  Fate fate = Fate::failed;
};
struct AskLoad {
  Statement* from;
  std::string table;
  int limit;  // after which number, or how many
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

// The log keeps this length and is written over again and again: a file that grows makes every wait for the disk many times longer, and
// players would feel it.
constexpr long log_bytes = 16L << 20;

// Moves pages from the log to the file while the writer goes on: done by the writer, this would hold every table up for tens of
// milliseconds. What was logged meanwhile is left to the writer, and is little.
class Keeper {
 public:
  explicit Keeper(Database database) : database_(std::move(database)), thread_([this] { work(); }) {}
  ~Keeper() {
    {
      std::lock_guard const guard(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }
  // Called with the length of the log after a commit. True when the writer should finish what the keeper has done.
  bool committed(int pages) {
    std::lock_guard const guard(mutex_);
    if (pages < worth_keeping || busy_) return false;
    if (std::exchange(kept_, false)) return true;
    busy_ = true;
    wake_.notify_one();
    return false;
  }

 private:
  static constexpr int worth_keeping = 3500;  // so that the log seldom outgrows log_bytes

  void work() {
    std::unique_lock guard(mutex_);
    for (;;) {
      wake_.wait(guard, [this] { return closing_ || busy_; });
      if (closing_) return;
      guard.unlock();
      sqlite3_wal_checkpoint_v2(database_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
      guard.lock();
      busy_ = false;
      kept_ = true;
    }
  }

  Database database_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool busy_ = false;
  bool kept_ = false;
  bool closing_ = false;
  std::thread thread_;
};

class SqliteStore final : public Store {
 public:
  SqliteStore(FolderLock lock, Database database, Database second)
      : lock_(std::move(lock)),
        database_(std::move(database)),
        keeper_(std::in_place, std::move(second)) {
    sqlite3_wal_hook(
        database_.get(),
        [](void* self, sqlite3*, char const*, int pages) {
          static_cast<SqliteStore*>(self)->log_pages_ = pages;
          return SQLITE_OK;
        },
        this);
  }
  ~SqliteStore() override {
    {
      std::lock_guard const guard(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) thread_.join();
    keeper_.reset();
    // A statement that lives keeps its database open.
    for (auto* each : {&begin_, &commit_, &rollback_, &append_, &load_, &keep_, &recall_, &note_, &list_}) each->close();
    database_.reset();
  }

  bool prepare() {
    auto* db = database_.get();
    return begin_.prepare(db, "BEGIN IMMEDIATE") && commit_.prepare(db, "COMMIT") && rollback_.prepare(db, "ROLLBACK") &&
           append_.prepare(db, R"(INSERT INTO entries ("table", number, text) VALUES (?, ?, ?))") &&
           load_.prepare(db, R"(SELECT number, text FROM entries WHERE "table" = ? AND number > ? ORDER BY number)") &&
           keep_.prepare(db, R"(INSERT INTO lines ("table", number, text) VALUES (?, ?, ?))") &&
           recall_.prepare(db,
                           R"(SELECT number, text FROM (SELECT number, text FROM lines WHERE "table" = ? ORDER BY number DESC LIMIT ?)
                              ORDER BY number)") &&
           note_.prepare(db,
                         R"(INSERT INTO notices ("table", created, shown, summary) VALUES (?, ?, ?, ?)
                            ON CONFLICT ("table") DO UPDATE SET shown = excluded.shown, summary = excluded.summary)") &&
           list_.prepare(db, R"(SELECT "table", created, summary FROM notices WHERE shown ORDER BY created DESC LIMIT ?)");
  }
  void start() {
    thread_ = std::thread([this] { work(); });
  }

  void append(std::string table, int number, std::string text, Appended done) override {
    put(AskAppend{&append_, std::move(table), number, std::move(text), std::move(done)});
  }
  void load(std::string table, int after, Loaded done) override { put(AskLoad{&load_, std::move(table), after, std::move(done)}); }
  void keep(std::string table, int number, std::string line, Appended done) override {
    put(AskAppend{&keep_, std::move(table), number, std::move(line), std::move(done)});
  }
  void recall(std::string table, int most, Loaded done) override { put(AskLoad{&recall_, std::move(table), most, std::move(done)}); }
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
      if (keeper_->committed(log_pages_)) sqlite3_wal_checkpoint_v2(database_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
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
    ask.into->bind(1, ask.table);
    ask.into->bind(2, ask.number);
    ask.into->bind(3, ask.text);
    int const result = ask.into->run();
    if (result == SQLITE_DONE) return Fate::stored;
    if (result == SQLITE_CONSTRAINT) return Fate::conflict;
    complain("append");
    return Fate::failed;
  }

  void write(AskNote const& ask) {
    note_.bind(1, ask.notice.table);
    note_.bind(2, ask.notice.created);
    note_.bind(3, ask.notice.shown ? 1 : 0);
    note_.bind(4, ask.notice.summary);
    if (note_.run() != SQLITE_DONE) complain("note");
  }

  void answer(Ask& ask) {
    if (auto* append = std::get_if<AskAppend>(&ask)) append->done(append->fate);
    if (auto* load = std::get_if<AskLoad>(&ask)) answer(*load);
    if (auto* list = std::get_if<AskList>(&ask)) answer(*list);
  }

  void answer(AskLoad& ask) {
    std::vector<Stored> entries;
    auto& from = *ask.from;
    from.bind(1, ask.table);
    from.bind(2, ask.limit);
    int result = 0;
    while ((result = from.step()) == SQLITE_ROW) entries.push_back({static_cast<int>(from.number(0)), from.text(1)});
    from.reset();
    if (result == SQLITE_DONE) return ask.done(std::move(entries));
    complain("load");
    ask.done(std::unexpected(std::string(sqlite3_errmsg(database_.get()))));
  }

  void answer(AskList& ask) {
    std::vector<Notice> notices;
    list_.bind(1, ask.most);
    int result = 0;
    while ((result = list_.step()) == SQLITE_ROW) notices.push_back({list_.text(0), list_.number(1), true, list_.text(2)});
    list_.reset();
    if (result == SQLITE_DONE) return ask.done(std::move(notices));
    complain("list");
    ask.done(std::unexpected(std::string(sqlite3_errmsg(database_.get()))));
  }

  void complain(char const* what) { spdlog::error("the store could not {}: {}", what, sqlite3_errmsg(database_.get())); }

  FolderLock lock_;
  Database database_;
  std::optional<Keeper> keeper_;
  int log_pages_ = 0;
  Statement begin_, commit_, rollback_, append_, load_, keep_, recall_, note_, list_;
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
    return std::unexpected("the store " + file + " is damaged or not a store (" + sqlite3_errmsg(database) +
                           "); put a copy of it in its place or move it away");
  return std::unexpected("the store " + file + " cannot be used: " + sqlite3_errmsg(database));
}

bool run(sqlite3* database, std::string const& sql) { return sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK; }

int user_version(sqlite3* database) {
  Statement statement;
  if (!statement.prepare(database, "PRAGMA user_version") || statement.step() != SQLITE_ROW) return -1;
  return static_cast<int>(statement.number(0));
}

std::expected<Database, std::string> open_file(std::string const& file) {
  sqlite3* opened = nullptr;
  int const result = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(opened);
  if (result != SQLITE_OK) return trouble(file, opened);
  sqlite3_busy_timeout(opened, 2000);
  // FULL: every commit waits for the disk. Without it a power cut could take back what players were told.
  if (!run(opened, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -1000;")) return trouble(file, opened);
  return database;
}

void lengthen_log(std::string const& file, sqlite3* database) {
  int keep = 1;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_PERSIST_WAL, &keep);
  // Zeros after the log's end are no frames of it: SQLite reads up to them and writes over them. Failing here costs speed, nothing else.
  int const log = ::open((file + "-wal").c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  if (log < 0) return;
  std::string const zeros(1 << 20, '\0');
  for (auto size = ::lseek(log, 0, SEEK_END); size >= 0 && size < log_bytes;) {
    auto const written = ::write(log, zeros.data(), static_cast<std::size_t>(std::min<long>(log_bytes - size, 1 << 20)));
    if (written <= 0) break;
    size += written;
  }
  ::fsync(log);
  ::close(log);
}

std::expected<void, std::string> prepare_schema(std::string const& file, sqlite3* database) {
  int const version = user_version(database);
  if (version < 0) return trouble(file, database);
  if (version > schema_version) return std::unexpected("the store " + file + " was made by a newer version of this program");
  std::string steps = "BEGIN IMMEDIATE;";
  for (int step = version; step < schema_version; ++step) steps += schema_steps[step];
  steps += "PRAGMA user_version = " + std::to_string(schema_version) + "; COMMIT;";
  if (version < schema_version && !run(database, steps)) return trouble(file, database);
  if (!run(database, "BEGIN IMMEDIATE; COMMIT;")) return trouble(file, database);
  return {};
}

std::expected<std::unique_ptr<Store>, std::string> open_locked(std::string const& file, FolderLock lock) {
  auto database = open_file(file);
  if (!database) return std::unexpected(database.error());
  if (auto const prepared = prepare_schema(file, database->get()); !prepared) return std::unexpected(prepared.error());
  lengthen_log(file, database->get());
  auto second = open_file(file);
  if (!second) return std::unexpected(second.error());
  auto* const raw = database->get();
  auto store = std::make_unique<SqliteStore>(std::move(lock), *std::move(database), *std::move(second));
  if (!store->prepare()) return trouble(file, raw);
  store->start();
  return store;
}

}  // namespace

std::expected<std::unique_ptr<Store>, std::string> open_sqlite(std::string const& folder) {
  auto lock = FolderLock::take(folder);
  if (!lock) return std::unexpected(lock.error());
  return open_locked(folder + "/atelier.db", *std::move(lock));
}

}  // namespace atelier::server
