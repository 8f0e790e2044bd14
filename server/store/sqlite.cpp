#include "server/store/sqlite.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>
#include <variant>

#include <spdlog/spdlog.h>

#include "server/metrics.hpp"
#include "server/store/file.hpp"
#include "server/store/folder_lock.hpp"
#include "server/store/keeper.hpp"

namespace atelier::server {

namespace {

struct AskAppend {
  Rows of;
  std::string table;
  int number;
  std::string text;
  std::optional<std::int64_t> time;  // of an entry
  Store::Appended done;
  Fate fate = Fate::failed;
};
struct AskLoad {
  Rows of;
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
struct AskKeepBox {
  KeptBox box;
  std::int64_t now;
  int most;
  Store::BoxKept done;
  Keeping keeping = Keeping::failed;
};
struct AskFindBox {
  std::string hash;
  Store::BoxFound done;
};
struct AskTables {
  std::string after;
  int most;
  Store::TablesFound done;
};
struct AskRemove {
  std::string table;
  int number;
  Store::Removed done;
  bool removed = false;
};
struct AskBoxes {
  std::int64_t used_before;
  Store::BoxesFound done;
};
struct AskRemoveBox {
  std::string hash;
  std::int64_t used_before;
  Store::Removed done;
  bool removed = false;
};
struct AskCheck {
  Store::Checked done;
  bool written = false;
};
using Ask =
    std::variant<AskAppend, AskLoad, AskNote, AskList, AskKeepBox, AskFindBox, AskTables, AskRemove, AskBoxes, AskRemoveBox, AskCheck>;

bool writes(Ask const& ask) {
  return !std::holds_alternative<AskLoad>(ask) && !std::holds_alternative<AskList>(ask) && !std::holds_alternative<AskFindBox>(ask) &&
         !std::holds_alternative<AskTables>(ask) && !std::holds_alternative<AskBoxes>(ask);
}

class SqliteStore final : public Store {
 public:
  SqliteStore(FolderLock lock, std::string file, long log_bytes) : lock_(std::move(lock)), file_(std::move(file)), log_bytes_(log_bytes) {}
  ~SqliteStore() override {
    {
      std::lock_guard const guard(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) thread_.join();
    close();
  }

  std::expected<void, std::string> open() {
    auto database = open_file(file_);
    if (!database) return std::unexpected(database.error());
    if (auto const prepared = prepare_schema(file_, database->get()); !prepared) return prepared;
    lengthen_log(file_, database->get(), log_bytes_);
    // What is removed is written over, not only let go of.
    if (sqlite3_exec(database->get(), "PRAGMA secure_delete = ON", nullptr, nullptr, nullptr) != SQLITE_OK)
      return trouble(file_, database->get());
    auto second = open_file(file_);
    if (!second) return std::unexpected(second.error());
    if (!prepare(database->get())) return trouble(file_, database->get());
    database_ = *std::move(database);
    keeper_.emplace(*std::move(second), log_bytes_);
    sqlite3_wal_hook(
        database_.get(),
        [](void* self, sqlite3*, char const*, int pages) {
          static_cast<SqliteStore*>(self)->log_pages_ = pages;
          return SQLITE_OK;
        },
        this);
    return {};
  }
  // A server that died may have left a log that is seen and does not lie on the disk: a sync that fails once says nothing the next time.
  // What is read from here on is told, and what is stored stands behind it in the log.
  std::expected<void, std::string> make_safe() {
    if (!write_log_again(database_.get()))
      return std::unexpected("the store " + file_ + " cannot be written for good: its log does not reach the disk");
    return {};
  }
  void start() {
    thread_ = std::thread([this] { work(); });
  }

  void append(std::string table, int number, std::int64_t time, std::string text, Appended done) override {
    put(AskAppend{Rows::entries, std::move(table), number, std::move(text), time, std::move(done)});
  }
  void load(std::string table, int after, Loaded done) override { put(AskLoad{Rows::entries, std::move(table), after, std::move(done)}); }
  void keep(std::string table, int number, std::string line, Appended done) override {
    put(AskAppend{Rows::lines, std::move(table), number, std::move(line), {}, std::move(done)});
  }
  void recall(std::string table, int most, Loaded done) override { put(AskLoad{Rows::lines, std::move(table), most, std::move(done)}); }
  void keep_order(std::string table, int number, std::string order, Appended done) override {
    put(AskAppend{Rows::orders, std::move(table), number, std::move(order), {}, std::move(done)});
  }
  void recall_orders(std::string table, int after, Loaded done) override {
    put(AskLoad{Rows::orders, std::move(table), after, std::move(done)});
  }
  void note(Notice notice) override { put(AskNote{std::move(notice)}); }
  void list(int most, Listed done) override { put(AskList{most, std::move(done)}); }
  void keep_box(KeptBox box, std::int64_t now, int most, BoxKept done) override {
    put(AskKeepBox{std::move(box), now, most, std::move(done)});
  }
  void find_box(std::string hash, BoxFound done) override { put(AskFindBox{std::move(hash), std::move(done)}); }
  void tables(std::string after, int most, TablesFound done) override { put(AskTables{std::move(after), most, std::move(done)}); }
  void remove(std::string table, int number, Removed done) override { put(AskRemove{std::move(table), number, std::move(done)}); }
  void boxes(std::int64_t used_before, BoxesFound done) override { put(AskBoxes{used_before, std::move(done)}); }
  void remove_box(std::string hash, std::int64_t used_before, Removed done) override {
    put(AskRemoveBox{std::move(hash), used_before, std::move(done)});
  }
  void check(Checked done) override { put(AskCheck{std::move(done)}); }

 private:
  bool prepare(sqlite3* db) {
    return begin_.prepare(db, "BEGIN IMMEDIATE") && commit_.prepare(db, "COMMIT") && rollback_.prepare(db, "ROLLBACK") &&
           append_.prepare(db, R"(INSERT INTO entries ("table", number, text, time) VALUES (?, ?, ?, ?))") &&
           load_.prepare(db, R"(SELECT number, text, time FROM entries WHERE "table" = ? AND number > ? ORDER BY number)") &&
           keep_.prepare(db, R"(INSERT INTO lines ("table", number, text) VALUES (?, ?, ?))") &&
           recall_.prepare(db,
                           R"(SELECT number, text, 0 FROM (SELECT number, text FROM lines WHERE "table" = ? ORDER BY number DESC LIMIT ?)
                              ORDER BY number)") &&
           keep_order_.prepare(db, R"(INSERT INTO orders ("table", number, text) VALUES (?, ?, ?))") &&
           recall_orders_.prepare(db, R"(SELECT max(number), text, 0 FROM orders WHERE "table" = ? AND number > ?
                      GROUP BY CASE WHEN json_valid(text) THEN json_extract(text, '$.seat') END ORDER BY 1)") &&
           note_.prepare(db,
                         R"(INSERT INTO notices ("table", created, shown, summary) VALUES (?, ?, ?, ?)
                            ON CONFLICT ("table") DO UPDATE SET shown = excluded.shown, summary = excluded.summary)") &&
           list_.prepare(db, R"(SELECT "table", created, summary FROM notices WHERE shown ORDER BY created DESC LIMIT ?)") &&
           use_box_.prepare(db, "UPDATE boxes SET used = ? WHERE hash = ?") &&
           keep_box_.prepare(
               db, "INSERT INTO boxes (hash, game, text, used) SELECT ?, ?, ?, ? WHERE ? = 0 OR (SELECT count(*) FROM boxes) < ?") &&
           find_box_.prepare(db, "SELECT hash, game, text FROM boxes WHERE hash = ?") &&
           // From name to name, without looking at the entries between.
           tables_.prepare(db, R"(WITH RECURSIVE named(name) AS (
                        SELECT min("table") FROM entries WHERE "table" > ?
                        UNION ALL SELECT (SELECT min("table") FROM entries WHERE "table" > name) FROM named WHERE name IS NOT NULL)
                      SELECT "table", number, time FROM (SELECT name FROM named WHERE name IS NOT NULL LIMIT ?) JOIN entries
                        ON "table" = name AND number = (SELECT max(number) FROM entries WHERE "table" = name) ORDER BY "table")") &&
           last_.prepare(db, R"(SELECT max(number) FROM entries WHERE "table" = ?)") &&
           remove_lines_.prepare(db, R"(DELETE FROM lines WHERE "table" = ?)") &&
           remove_orders_.prepare(db, R"(DELETE FROM orders WHERE "table" = ?)") &&
           remove_notice_.prepare(db, R"(DELETE FROM notices WHERE "table" = ?)") &&
           remove_entries_.prepare(db, R"(DELETE FROM entries WHERE "table" = ?)") &&
           boxes_.prepare(db, "SELECT hash FROM boxes WHERE used < ?") &&
           remove_box_.prepare(db, "DELETE FROM boxes WHERE hash = ? AND used < ?") && touch_.prepare(db, write_nothing().c_str()) &&
           probe_.prepare(db, "SELECT max(rowid) FROM entries");
  }

  // A statement that lives keeps its database open.
  void close() {
    keeper_.reset();
    for (auto* each :
         {&begin_,         &commit_,        &rollback_,      &append_,         &load_,     &keep_,       &recall_, &keep_order_,
          &recall_orders_, &note_,          &list_,          &use_box_,        &keep_box_, &find_box_,   &tables_, &last_,
          &remove_lines_,  &remove_orders_, &remove_notice_, &remove_entries_, &boxes_,    &remove_box_, &touch_,  &probe_})
      each->close();
    database_.reset();
  }

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
      if (database_) keep_file();
    }
  }

  // What was moved to the file by parts is synced with the last of them. If that sync fails, all of it may be lost, and SQLite moves only
  // the last part again, over a log that it then begins anew. So nothing more is moved until everything is, from the log's beginning.
  void keep_file() {
    bool const finish = keeper_->committed(log_pages_);
    if (!keeper_->failed() && (!finish || move_log(database_.get()))) return;
    complain("move the log to the file");
    sound_ = false;
  }

  // ---- writing

  // Everything that waits, in one transaction. While the file is not sound nothing is tried: an entry behind one that a power cut could
  // still take back would go with it.
  void write(std::vector<Ask>& asks) {
    if (!sound_) mend(asks);
    if (!sound_) return;
    auto const begun = Durations::Clock::now();
    auto const outcome = transact(asks);
    if (std::any_of(asks.begin(), asks.end(), writes)) metrics().batch.since(begun);
    if (outcome != Outcome::done) metrics().batch_failures.add();
    if (outcome == Outcome::in_doubt) return find_out(asks);
    for (auto& ask : asks) {
      auto* append = std::get_if<AskAppend>(&ask);
      if (append && outcome == Outcome::undone) append->fate = Fate::failed;
      if (auto* keep = std::get_if<AskKeepBox>(&ask); keep && outcome == Outcome::undone) keep->keeping = Keeping::failed;
      if (outcome == Outcome::undone) forget_removal(ask);
      if (auto* check = std::get_if<AskCheck>(&ask)) check->written = outcome == Outcome::done;
    }
  }

  enum class Outcome { done, undone, in_doubt };

  Outcome transact(std::vector<Ask>& asks) {
    bool begun = false;
    for (auto& ask : asks) {
      if (!writes(ask)) continue;
      if (!begun && begin_.run() != SQLITE_DONE) {
        complain("begin");
        return Outcome::undone;
      }
      begun = true;
      if (write(ask)) continue;
      // A failure such as a full disk has ended the transaction already, or it is ended here: nothing of it is ever committed.
      rollback_.run();
      return Outcome::undone;
    }
    if (!begun || commit_.run() == SQLITE_DONE) return Outcome::done;
    complain("commit");
    return Outcome::in_doubt;
  }

  bool write(Ask& ask) {
    if (auto* append = std::get_if<AskAppend>(&ask)) return write(*append);
    if (auto* note = std::get_if<AskNote>(&ask)) return write(*note);
    if (auto* keep = std::get_if<AskKeepBox>(&ask)) return write(*keep);
    if (auto* remove = std::get_if<AskRemove>(&ask)) return write(*remove);
    if (auto* remove = std::get_if<AskRemoveBox>(&ask)) return write(*remove);
    if (touch_.run() == SQLITE_DONE) return true;
    complain("write");
    return false;
  }

  bool write(AskAppend& ask) {
    metrics().batch_rows.add();
    auto& into = ask.of == Rows::entries ? append_ : ask.of == Rows::lines ? keep_ : keep_order_;
    into.bind(1, ask.table);
    into.bind(2, ask.number);
    into.bind(3, ask.text);
    if (ask.time) into.bind(4, *ask.time);
    int const result = into.run();
    ask.fate = result == SQLITE_DONE ? Fate::stored : result == SQLITE_CONSTRAINT ? Fate::conflict : Fate::failed;
    if (ask.fate == Fate::failed) complain("append");
    return ask.fate != Fate::failed;
  }

  bool write(AskNote const& ask) {
    note_.bind(1, ask.notice.table);
    note_.bind(2, ask.notice.created);
    note_.bind(3, ask.notice.shown ? 1 : 0);
    note_.bind(4, ask.notice.summary);
    bool const done = note_.run() == SQLITE_DONE;
    if (!done) complain("note");
    return done;
  }

  bool write(AskKeepBox& ask) {
    use_box_.bind(1, ask.now);
    use_box_.bind(2, ask.box.hash);
    bool done = use_box_.run() == SQLITE_DONE;
    ask.keeping = Keeping::kept;
    if (done && sqlite3_changes(database_.get()) == 0) {
      keep_box_.bind(1, ask.box.hash);
      keep_box_.bind(2, ask.box.game);
      keep_box_.bind(3, ask.box.components);
      keep_box_.bind(4, ask.now);
      keep_box_.bind(5, ask.most);
      keep_box_.bind(6, ask.most);
      done = keep_box_.run() == SQLITE_DONE;
      if (done && sqlite3_changes(database_.get()) == 0) ask.keeping = Keeping::full;
    }
    if (done) return true;
    complain("keep a box");
    ask.keeping = Keeping::failed;
    return false;
  }

  // A table goes whole or not at all.
  bool write(AskRemove& ask) {
    last_.bind(1, ask.table);
    bool done = last_.step() == SQLITE_ROW;
    int const number = done ? static_cast<int>(last_.number(0)) : 0;
    last_.reset();
    if (done && number != ask.number) return true;  // somebody has been there
    for (auto* each : {&remove_lines_, &remove_orders_, &remove_notice_, &remove_entries_}) {
      if (!done) break;
      each->bind(1, ask.table);
      done = each->run() == SQLITE_DONE;
    }
    ask.removed = done && sqlite3_changes(database_.get()) > 0;
    if (!done) complain("remove a table");
    return done;
  }

  bool write(AskRemoveBox& ask) {
    remove_box_.bind(1, ask.hash);
    remove_box_.bind(2, ask.used_before);
    bool const done = remove_box_.run() == SQLITE_DONE;
    ask.removed = done && sqlite3_changes(database_.get()) > 0;
    if (!done) complain("remove a box");
    return done;
  }

  // Not done, or nobody knows: then it is asked again some day.
  static void forget_removal(Ask& ask) {
    if (auto* remove = std::get_if<AskRemove>(&ask)) remove->removed = false;
    if (auto* remove = std::get_if<AskRemoveBox>(&ask)) remove->removed = false;
  }

  // ---- after a failed commit

  // What was to be committed may be in the log all the same: the file is closed, opened and read, and the answers are what it says.
  void find_out(std::vector<Ask>& asks) {
    std::vector<AskAppend*> appends;
    std::vector<Sought> rows;
    for (auto& ask : asks) {
      forget_removal(ask);
      if (auto* keep = std::get_if<AskKeepBox>(&ask)) keep->keeping = Keeping::failed;  // kept again, it is as good as kept once
      if (auto* append = std::get_if<AskAppend>(&ask)) {
        appends.push_back(append);
        rows.push_back({append->of, &append->table, append->number});
      }
    }
    auto const examined = reopen(rows);
    for (std::size_t i = 0; i < appends.size(); ++i) {
      auto& append = *appends[i];
      append.fate = examined ? fate_of(append, examined->texts[i], examined->safe) : Fate::unknown;
      if (append.fate == Fate::unknown) unsure_.insert(append.table);
    }
  }

  static Fate fate_of(AskAppend const& append, std::optional<std::string> const& text, bool safe) {
    if (!text) return Fate::failed;
    if (append.fate == Fate::conflict || *text != append.text) return Fate::conflict;
    return safe ? Fate::stored : Fate::unknown;
  }

  std::optional<Examined> reopen(std::vector<Sought> const& rows) {
    sound_ = false;
    close();
    auto examined = examine(file_, rows);
    auto const opened = open();
    if (!examined) spdlog::error("the store cannot be examined: {}", examined.error());
    if (!opened) spdlog::error("the store cannot be opened again: {}", opened.error());
    sound_ = examined && examined->safe && opened;
    if (sound_) unsure_.clear();
    if (!examined) return {};
    return *std::move(examined);
  }

  // Before a write, and before reading what cannot be read yet.
  void mend(std::vector<Ask> const& asks) {
    bool const needed = !database_ || !unsure_.empty() || std::any_of(asks.begin(), asks.end(), writes);
    if (needed) reopen({});
    if (sound_) spdlog::info("the store is sound again");
  }

  // ---- answering

  void answer(Ask& ask) {
    if (auto* append = std::get_if<AskAppend>(&ask)) append->done(append->fate);
    if (auto* load = std::get_if<AskLoad>(&ask)) answer(*load);
    if (auto* list = std::get_if<AskList>(&ask)) answer(*list);
    if (auto* keep = std::get_if<AskKeepBox>(&ask)) keep->done(keep->keeping);
    if (auto* find = std::get_if<AskFindBox>(&ask)) answer(*find);
    if (auto* tables = std::get_if<AskTables>(&ask)) answer(*tables);
    if (auto* remove = std::get_if<AskRemove>(&ask)) remove->done(remove->removed);
    if (auto* boxes = std::get_if<AskBoxes>(&ask)) answer(*boxes);
    if (auto* remove = std::get_if<AskRemoveBox>(&ask)) remove->done(remove->removed);
    if (auto* check = std::get_if<AskCheck>(&ask)) check->done(checked(*check));
  }

  void answer(AskLoad& ask) {
    if (!database_ || unsure_.contains(ask.table)) return ask.done(std::unexpected("the store has failed and is not mended yet"));
    std::vector<Stored> entries;
    auto& from = ask.of == Rows::entries ? load_ : ask.of == Rows::lines ? recall_ : recall_orders_;
    from.bind(1, ask.table);
    from.bind(2, ask.limit);
    int result = 0;
    while ((result = from.step()) == SQLITE_ROW) entries.push_back({static_cast<int>(from.number(0)), from.text(1), from.number(2)});
    from.reset();
    if (result == SQLITE_DONE) return ask.done(std::move(entries));
    complain("load");
    ask.done(std::unexpected(std::string(sqlite3_errmsg(database_.get()))));
  }

  void answer(AskList& ask) {
    if (!database_) return ask.done(std::unexpected("the store has failed and is not mended yet"));
    std::vector<Notice> notices;
    list_.bind(1, ask.most);
    int result = 0;
    while ((result = list_.step()) == SQLITE_ROW) notices.push_back({list_.text(0), list_.number(1), true, list_.text(2)});
    list_.reset();
    if (result == SQLITE_DONE) return ask.done(std::move(notices));
    complain("list");
    ask.done(std::unexpected(std::string(sqlite3_errmsg(database_.get()))));
  }

  void answer(AskFindBox& ask) {
    if (!database_) return ask.done(std::unexpected("the store has failed and is not mended yet"));
    find_box_.bind(1, ask.hash);
    int const result = find_box_.step();
    std::optional<KeptBox> found;
    if (result == SQLITE_ROW) found = KeptBox{find_box_.text(0), find_box_.text(1), find_box_.text(2)};
    find_box_.reset();
    if (result == SQLITE_ROW || result == SQLITE_DONE) return ask.done(std::move(found));
    complain("find a box");
    ask.done(std::unexpected(std::string(sqlite3_errmsg(database_.get()))));
  }

  void answer(AskTables& ask) {
    if (!database_) return ask.done(std::unexpected("the store has failed and is not mended yet"));
    std::vector<Last> found;
    tables_.bind(1, ask.after);
    tables_.bind(2, ask.most);
    int result = 0;
    while ((result = tables_.step()) == SQLITE_ROW)
      found.push_back({tables_.text(0), static_cast<int>(tables_.number(1)), tables_.number(2)});
    tables_.reset();
    if (result == SQLITE_DONE) return ask.done(std::move(found));
    complain("list all tables");
    ask.done(std::unexpected(std::string(sqlite3_errmsg(database_.get()))));
  }

  void answer(AskBoxes& ask) {
    if (!database_) return ask.done(std::unexpected("the store has failed and is not mended yet"));
    std::vector<std::string> found;
    boxes_.bind(1, ask.used_before);
    int result = 0;
    while ((result = boxes_.step()) == SQLITE_ROW) found.push_back(boxes_.text(0));
    boxes_.reset();
    if (result == SQLITE_DONE) return ask.done(std::move(found));
    complain("list boxes");
    ask.done(std::unexpected(std::string(sqlite3_errmsg(database_.get()))));
  }

  std::expected<void, std::string> checked(AskCheck const& ask) {
    if (!ask.written) return std::unexpected("the store cannot be written to");
    bool const read = probe_.run() == SQLITE_ROW;
    if (!read) return std::unexpected("the store cannot be read");
    return {};
  }

  void complain(char const* what) { spdlog::error("the store could not {}: {}", what, sqlite3_errmsg(database_.get())); }

  FolderLock lock_;
  std::string file_;
  long log_bytes_;
  Database database_;
  std::optional<Keeper> keeper_;
  int log_pages_ = 0;
  Statement begin_, commit_, rollback_, append_, load_, keep_, recall_, keep_order_, recall_orders_, note_, list_, use_box_, keep_box_,
      find_box_, tables_, last_, remove_lines_, remove_orders_, remove_notice_, remove_entries_, boxes_, remove_box_, touch_, probe_;
  bool sound_ = true;             // what can be read is what will be there after any crash
  std::set<std::string> unsure_;  // tables with an entry of which nobody knows whether it is there
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Ask> asked_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace

std::expected<std::unique_ptr<Store>, std::string> open_sqlite(std::string const& folder, long log_bytes) {
  auto lock = FolderLock::take(folder);
  if (!lock) return std::unexpected(lock.error());
  auto store = std::make_unique<SqliteStore>(*std::move(lock), folder + "/atelier.db", log_bytes);
  if (auto const opened = store->open(); !opened) return std::unexpected(opened.error());
  if (auto const safe = store->make_safe(); !safe) return std::unexpected(safe.error());
  store->start();
  return store;
}

}  // namespace atelier::server
