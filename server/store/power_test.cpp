// Power cuts, kills and failing disks from seeds. What the store has told to be stored is there afterwards, exactly; what it has refused
// does not come back; what was on its way is there with all of its transaction, or none of it.
#include <deque>
#include <future>
#include <iostream>
#include <latch>
#include <map>
#include <optional>
#include <set>
#include <thread>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "server/log.hpp"
#include "server/store/sqlite.hpp"
#include "server/store/test_asking.hpp"
#include "server/store/test_power.hpp"
#include "server/store/test_seeds.hpp"
#include "server/test_folder.hpp"

namespace atelier::server {
namespace {

constexpr long short_log = 96 << 10;  // so that it is moved to the file, and begun anew, every few transactions

struct Ask {
  bool line;  // of talk; otherwise an entry
  std::string table;
  int number;
  std::string text;
  int batch;
  bool doubtful;  // another one in the same batch has this number
  std::optional<Fate> fate = {};
  std::size_t told_at = 0;
};

// What may go wrong in a life besides its end.
struct Trouble {
  TestPower::Fault fault;
  int after, times, batch, mended;
};

struct Mistakes {
  bool forgets_to_sync = false, hides_failed_syncs = false, tells_early = false;
};

// So long that a life never moves it into the file: then one thread alone writes, and a seed always goes the same way.
constexpr long long_log = 2L << 20;

// One folder through several lives of a store. Each ends with a kill or with a power cut, at any moment of it.
class Story {
 public:
  Story(std::uint64_t seed, bool troubled, Mistakes mistakes = {}) : rng_(seed), troubled_(troubled), mistakes_(mistakes) {}

  // Empty, or what went wrong.
  std::string run() {
    int const lives = 1 + static_cast<int>(rng_.below(3));
    for (int life = 0; life < lives && problem_.empty(); ++life) live(true);
    if (problem_.empty()) live(false);
    return problem_;
  }
  int cuts() const { return cuts_; }
  int told() const { return told_; }
  int failed_lives() const { return failed_lives_; }

 private:
  // ---- a life

  void live(bool ends) {
    TestFolder const folder;
    disk_.write_to(folder.path());
    TestPower power(folder.path(), disk_);
    power.forgets_to_sync = mistakes_.forgets_to_sync;
    power.hides_failed_syncs = mistakes_.hides_failed_syncs;
    power_ = &power;
    asks_.clear();
    found_.clear();
    trouble_.reset();
    {
      auto opened = open_sqlite(folder.path() + "/data", troubled_ ? long_log : short_log);
      if (!opened) return complain("the folder cannot be opened: " + opened.error());
      store_ = *std::move(opened);
      look();
      if (problem_.empty()) expect_sound(folder.path() + "/data/atelier.db");
      if (problem_.empty()) work();
      power.mend();
      store_.reset();
    }
    if (!problem_.empty()) return;
    if (auto const missed = power.whole(); !missed.empty()) return complain("not everything was written down: " + missed);
    if (ends) end(power);
  }

  void end(TestPower& power) {
    auto const all = power.now();
    auto const at = rng_.below(static_cast<std::uint32_t>(all) + 1);
    remember(at);
    disk_ = power.disk_at(at);
    bool const killed = rng_.below(3) == 0;
    if (!killed) disk_.cut(rng_), ++cuts_;
    failed_lives_ += power.has_failed();
    where_ += (killed ? " killed at " : " cut at ") + std::to_string(at) + " of " + std::to_string(all) + ";";
  }

  // What had been told by then. Who reads an entry may tell it on; who does not find it may say that it is not there.
  void remember(std::size_t at) {
    for (auto const& [key, text] : found_)
      if (text.second <= at) settle(key, text.first);
    for (auto const& ask : asks_) {
      Key const key(ask.line, ask.table, ask.number);
      bool const in_time = ask.told_at <= at;
      told_ += ask.fate == Fate::stored && in_time;
      if (ask.fate == Fate::stored && in_time) {
        kept_[key] = ask.text;
        auto& noted = noted_[ask.table];
        noted = std::max(noted, ask.batch);
      } else if (ask.fate && ask.fate != Fate::unknown && in_time) {
        refused_.insert(ask.text);
      } else {
        open_[key].insert(ask.text);
        batches_[ask.batch].push_back({key, ask.text, ask.doubtful});
      }
    }
  }

  using Key = std::tuple<bool, std::string, int>;
  static std::string name(Key const& key) {
    return std::string(std::get<0>(key) ? "line " : "entry ") + std::to_string(std::get<2>(key)) + " of " + std::get<1>(key);
  }

  void settle(Key const& key, std::optional<std::string> const& text) {
    if (text) kept_[key] = *text;
    for (auto const& each : open_[key])
      if (each != text) refused_.insert(each);
    open_.erase(key);
  }

  // ---- looking

  // Everything there is, held against what was told.
  void look() {
    std::map<Key, std::string> there;
    for (auto const& table : tables())
      for (bool const line : {false, true}) {
        auto const texts = line ? recall(*store_, table, 1 << 20) : load(*store_, table);
        auto const at = power_->now();
        if (!texts) return complain("table " + table + " cannot be read");
        int last = 0;
        for (auto const& [number, text] : *texts) {
          Key const key(line, table, number);
          if (number != ++last) return complain(name({line, table, last}) + " is missing before " + name(key));
          there[key] = text;
          found_[key] = {text, at};
        }
        for (auto const& [key, texts_of_key] : open_)
          if (std::get<0>(key) == line && std::get<1>(key) == table && !found_.contains(key)) found_[key] = {std::nullopt, at};
      }
    for (auto const& [key, text] : kept_) {
      if (!there.contains(key)) return complain(name(key) + " was told to be stored and is not there");
      if (there[key] != text) return complain(name(key) + " is not what was told to be stored");
    }
    for (auto const& [key, text] : there) {
      if (refused_.contains(text)) return complain(name(key) + " was refused and is there");
      auto const open = open_.find(key);
      if (!kept_.contains(key) && (open == open_.end() || !open->second.contains(text)))
        return complain(name(key) + " was never asked for");
    }
    for (auto const& [batch, rows] : batches_) {
      std::set<bool> seen;
      for (auto const& [key, text, doubtful] : rows)
        if (!doubtful) seen.insert(there.contains(key) && there[key] == text);
      if (seen.size() > 1) return complain("transaction " + std::to_string(batch) + " is there in part");
    }
    batches_.clear();
    look_at_notices();
    next_.clear();
    for (auto const& [key, text] : there) {
      auto& next = next_[{std::get<0>(key), std::get<1>(key)}];
      next = std::max(next, std::get<2>(key) + 1);
    }
  }

  // They are written with the entries they tell of.
  void look_at_notices() {
    std::promise<std::map<std::string, int>> promise;
    auto future = promise.get_future();
    store_->list(1000, [&](auto notices) {
      std::map<std::string, int> listed;
      if (notices)
        for (auto const& each : *notices) listed[each.table] = std::stoi(each.summary);
      promise.set_value(listed);
    });
    auto const listed = future.get();
    for (auto const& [table, batch] : noted_)
      if (!listed.contains(table) || listed.at(table) < batch)
        return complain("the notice of " + table + " is older than what it tells of");
  }

  void expect_sound(std::string const& file) {
    sqlite3* database = nullptr;
    sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr);
    std::string said;
    sqlite3_exec(
        database, "PRAGMA integrity_check", [](void* to, int, char** row, char**) { return *static_cast<std::string*>(to) += row[0], 0; },
        &said, nullptr);
    sqlite3_close(database);
    if (said != "ok") complain("the file is damaged: " + said);
  }

  static std::vector<std::string> tables() { return {"a", "b", "c", "d", "e"}; }

  // ---- working

  void work() {
    int const batches = 4 + static_cast<int>(rng_.below(24));
    if (troubled_ && (mistakes_.hides_failed_syncs || rng_.below(4))) trouble_ = some_trouble(batches);
    for (int i = 0; i < batches && problem_.empty(); ++i) {
      if (trouble_ && i == trouble_->batch) power_->fail(trouble_->fault, trouble_->after, trouble_->times);
      if (trouble_ && i == trouble_->mended) power_->mend();
      batch(!trouble_ || i < trouble_->batch || i > trouble_->mended + 1);
    }
  }

  Trouble some_trouble(int batches) {
    auto const fault = mistakes_.hides_failed_syncs ? TestPower::Fault::sync : static_cast<TestPower::Fault>(rng_.below(3));
    int const after = static_cast<int>(rng_.below(30));
    int const times = rng_.below(2) ? 1 : 1 + static_cast<int>(rng_.below(40));
    int const batch = static_cast<int>(rng_.below(static_cast<std::uint32_t>(batches)));
    if (mistakes_.hides_failed_syncs) return {fault, after, 1000, batch, batches};
    return {fault, after, times, batch, batch + 1 + static_cast<int>(rng_.below(4))};
  }

  // In one transaction: the store's thread is held until all of it waits. Some come while the disk is slow, and are the next one.
  void batch(bool must_work) {
    std::latch held(1), go(1);
    std::thread::id writer;
    store_->load("none", 0, [&](auto const&) {
      writer = std::this_thread::get_id();
      held.count_down();
      go.wait();
    });
    held.wait();
    auto const first = asks_.size();
    busy_.clear();
    ask_for_some(false);
    auto const last = asks_.size();
    bool told_early = false;
    if (rng_.below(6) == 0)
      power_->slow([&] {
        if (std::this_thread::get_id() != writer) return;
        for (auto i = first; i < last; ++i) told_early |= asks_[i].fate == Fate::stored;
        ask_for_some(true);
      });
    go.count_down();
    // Answers come in the order of the asks: whoever asks last is answered last. What came meanwhile is behind the first of these.
    load(*store_, "none");
    power_->slow(nullptr);
    load(*store_, "none");
    if (told_early) return complain("something was told while the disk was still at it");
    for (auto i = first; i < asks_.size(); ++i) expect_answer(asks_[i], must_work);
    find_out_the_unknown();
  }

  void ask_for_some(bool meanwhile) {
    int const number = ++batch_;
    int const many = 1 + static_cast<int>(rng_.below(6));
    for (int i = 0; i < many; ++i) {
      auto const table = tables()[rng_.below(5)];
      bool const line = rng_.below(4) == 0;
      if (unread_.contains(table) || (meanwhile && busy_.contains({line, table}))) continue;
      if (!meanwhile) busy_.insert({line, table});
      auto& next = next_.try_emplace({line, table}, 1).first->second;
      bool const again = rng_.below(8) == 0 && next > 1;
      ask(line, table, again ? next - 1 : next++, number, again);
      store_->note({table, 1'700'000'000, true, std::to_string(number)});
    }
  }

  void ask(bool line, std::string const& table, int number, int batch, bool again) {
    std::string text = std::to_string(++texts_) + " ";
    text.resize(text.size() + (rng_.below(10) ? rng_.below(900) : rng_.below(12'000)), static_cast<char>('a' + rng_.below(26)));
    asks_.push_back({line, table, number, text, batch, again});
    auto& asked = asks_.back();
    asked.told_at = power_->now();
    auto done = [this, &asked](Fate fate) {
      if (!mistakes_.tells_early || fate != Fate::stored) asked.told_at = power_->now();
      asked.fate = fate;
    };
    if (line) {
      store_->keep(table, number, text, std::move(done));
    } else {
      store_->append(table, number, 1'700'000'000'000 + number, text, std::move(done));
    }
  }

  void expect_answer(Ask const& ask, bool must_work) {
    Key const key(ask.line, ask.table, ask.number);
    if (!ask.fate) return complain(name(key) + " was not answered");
    if (must_work && ask.fate != (ask.doubtful ? Fate::conflict : Fate::stored))
      return complain(name(key) + " was answered " + std::to_string(static_cast<int>(*ask.fate)) + " on a disk that works");
    if (ask.fate == Fate::failed || ask.fate == Fate::conflict) {
      auto& next = next_[{ask.line, ask.table}];
      if (!ask.doubtful) next = std::min(next, ask.number);
    }
    if (ask.fate == Fate::unknown) unread_.insert(ask.table);
  }

  // As a table does it: nothing more is asked of it until it can be read.
  void find_out_the_unknown() {
    for (auto table = unread_.begin(); table != unread_.end();) {
      auto const entries = load(*store_, *table);
      auto const lines = recall(*store_, *table, 1 << 20);
      auto const at = power_->now();
      if (!entries || !lines) {
        ++table;
        continue;
      }
      for (auto& ask : asks_)
        if (ask.table == *table && ask.fate == Fate::unknown) {
          auto const& texts = ask.line ? *lines : *entries;
          auto const found = texts.find(ask.number);
          ask.fate = found != texts.end() && found->second == ask.text ? Fate::stored : Fate::failed;
          ask.told_at = at;
        }
      next_[{false, *table}] = static_cast<int>(entries->size()) + 1;
      next_[{true, *table}] = static_cast<int>(lines->size()) + 1;
      table = unread_.erase(table);
    }
  }

  void complain(std::string const& what) {
    if (problem_.empty()) problem_ = what + " (" + where_ + ")";
  }

  Rng rng_;
  bool troubled_;
  Mistakes mistakes_;
  std::string problem_, where_;
  int cuts_ = 0, told_ = 0, failed_lives_ = 0;

  // What all lives know.
  PowerDisk disk_;
  std::map<Key, std::string> kept_;
  std::set<std::string> refused_;
  std::map<Key, std::set<std::string>> open_;  // asked for, and never answered
  struct Row {
    Key key;
    std::string text;
    bool doubtful;
  };
  std::map<int, std::vector<Row>> batches_;
  std::map<std::string, int> noted_;  // the transaction that a table's notice may not be older than
  int batch_ = 0, texts_ = 0;

  // This life.
  TestPower* power_ = nullptr;
  std::unique_ptr<Store> store_;
  std::deque<Ask> asks_;
  std::map<Key, std::pair<std::optional<std::string>, std::size_t>> found_;  // when it began, and when that was read
  std::map<std::pair<bool, std::string>, int> next_;
  std::set<std::string> unread_;
  std::set<std::pair<bool, std::string>> busy_;  // with the transaction that is under way
  std::optional<Trouble> trouble_;
};

struct Sum {
  int cuts = 0, told = 0, failed = 0;
};

Sum run_all(std::vector<std::uint64_t> const& all, bool troubled) {
  if (all.size() > 1) set_up_log({.level = "off"});  // a failing disk makes many complaints
  Sum sum;
  int broken = 0;
  for (auto const seed : all) {
    Story story(seed, troubled);
    if (auto const problem = story.run(); !problem.empty()) {
      ADD_FAILURE() << problem << again(seed);
      if (++broken == 5) break;
    }
    sum.cuts += story.cuts();
    sum.told += story.told();
    sum.failed += story.failed_lives();
  }
  set_up_log({});
  std::cout << all.size() << " seeds, " << sum.cuts << " power cuts, " << sum.told << " told to be stored, " << sum.failed
            << " lives with a disk that failed\n";
  return sum;
}

TEST(PowerCuts, LoseNothingThatWasToldAndBringBackNothingThatWasRefused) {
  auto const all = seeds(150);
  auto const sum = run_all(all, false);
  if (all.size() == 1) return;
  EXPECT_GT(sum.cuts, static_cast<int>(all.size()) / 2);
  EXPECT_GT(sum.told, static_cast<int>(all.size()) * 10);
}

TEST(PowerCuts, NorOnADiskThatIsFullBreaksOrDoesNotSync) {
  auto const all = seeds(150);
  auto const sum = run_all(all, true);
  if (all.size() == 1) return;
  EXPECT_GT(sum.failed, static_cast<int>(all.size()) / 4);
}

// A failed sync leaves entries in the log that everybody sees and the disk does not have. The server that saw it fail is killed; the next
// one reads them, tells them, and stores more behind them.
TEST(PowerCuts, WhatIsFoundInTheLogIsSafeBeforeItIsTold) {
  PowerDisk disk;
  {
    TestFolder const folder;
    TestPower power(folder.path());
    auto const store = *open_sqlite(folder.path() + "/data", short_log);
    EXPECT_EQ(append(*store, "a", 1, "one").get(), Fate::stored);
    power.fail(TestPower::Fault::sync, 0, 1000);
    EXPECT_EQ(append(*store, "a", 2, "two").get(), Fate::unknown);
    disk = power.disk_at(power.now());  // killed
    power.mend();
  }
  for (auto const seed : seeds(20)) {
    TestFolder const folder, left;
    disk.write_to(folder.path());
    TestPower const power(folder.path(), disk);
    auto const store = *open_sqlite(folder.path() + "/data", short_log);
    EXPECT_EQ(load(*store, "a"), (Texts{{1, "one"}, {2, "two"}}));
    EXPECT_EQ(append(*store, "a", 3, "three").get(), Fate::stored);
    auto later = power.disk_at(power.now());
    Rng rng(seed);
    later.cut(rng);
    later.write_to(left.path());
    EXPECT_EQ(load(**open_sqlite(left.path() + "/data", short_log), "a"), (Texts{{1, "one"}, {2, "two"}, {3, "three"}})) << again(seed);
  }
}

// How many seeds it takes until a store with that mistake is found out.
int found_after(bool troubled, Mistakes mistakes) {
  set_up_log({.level = "off"});
  int found = 0;
  for (int seed = 1; seed <= 200 && !found; ++seed)
    if (!Story(static_cast<std::uint64_t>(seed), troubled, mistakes).run().empty()) found = seed;
  set_up_log({});
  std::cout << "found out after " << found << " seeds\n";
  return found;
}

TEST(PowerCuts, WouldFindAStoreThatDoesNotSync) { EXPECT_GT(found_after(false, {.forgets_to_sync = true}), 0); }
TEST(PowerCuts, WouldFindAStoreThatTellsBeforeItCommits) { EXPECT_GT(found_after(false, {.tells_early = true}), 0); }
TEST(PowerCuts, WouldFindAStoreThatTakesAFailedSyncForDone) { EXPECT_GT(found_after(true, {.hides_failed_syncs = true}), 0); }

}  // namespace
}  // namespace atelier::server
