#include "server/store/sqlite.hpp"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/store/test_asking.hpp"
#include "server/test_folder.hpp"

namespace atelier::server {
namespace {

std::unique_ptr<Store> open(TestFolder const& folder) {
  auto store = open_sqlite(folder.path());
  EXPECT_TRUE(store) << store.error();
  return store ? *std::move(store) : nullptr;
}

std::vector<std::int64_t> times(Store& store, std::string const& table) {
  std::promise<std::vector<std::int64_t>> promise;
  auto future = promise.get_future();
  store.load(table, 0, [&](auto entries) {
    std::vector<std::int64_t> found;
    if (entries)
      for (auto const& each : *entries) found.push_back(each.time);
    promise.set_value(found);
  });
  return future.get();
}

using Notices = std::vector<std::string>;
Notices list(Store& store, int most) {
  std::promise<Notices> promise;
  auto future = promise.get_future();
  store.list(most, [&](auto notices) {
    Notices found;
    if (notices)
      for (auto const& each : *notices) found.push_back(each.table + " " + each.summary);
    promise.set_value(found);
  });
  return future.get();
}

TEST(SqliteStore, GivesBackWhatWasAppendedInOrder) {
  TestFolder const folder;
  auto const store = open(folder);
  EXPECT_EQ(append(*store, "a", 1, "one").get(), Fate::stored);
  EXPECT_EQ(append(*store, "b", 1, "other").get(), Fate::stored);
  EXPECT_EQ(append(*store, "a", 2, "two").get(), Fate::stored);
  EXPECT_EQ(load(*store, "a"), (Texts{{1, "one"}, {2, "two"}}));
  EXPECT_EQ(load(*store, "a", 1), (Texts{{2, "two"}}));
  EXPECT_EQ(load(*store, "none"), Texts{});
}

TEST(SqliteStore, ANumberIsGivenOnce) {
  TestFolder const folder;
  auto const store = open(folder);
  EXPECT_EQ(append(*store, "a", 1, "first").get(), Fate::stored);
  EXPECT_EQ(append(*store, "a", 1, "second").get(), Fate::conflict);
  EXPECT_EQ(load(*store, "a"), (Texts{{1, "first"}}));
}

TEST(SqliteStore, AConflictInAGroupLeavesTheOthersStored) {
  TestFolder const folder;
  auto const store = open(folder);
  std::vector<std::future<Fate>> fates;
  for (int i = 1; i <= 500; ++i) {
    fates.push_back(append(*store, "a", i, "a"));
    fates.push_back(append(*store, "a", i, "again"));
    fates.push_back(append(*store, "b", i, "b"));
  }
  for (std::size_t i = 0; i < fates.size(); ++i) EXPECT_EQ(fates[i].get(), i % 3 == 1 ? Fate::conflict : Fate::stored);
  EXPECT_EQ(load(*store, "a")->size(), 500U);
  EXPECT_EQ(load(*store, "b")->size(), 500U);
}

TEST(SqliteStore, IsTheSameAfterReopening) {
  TestFolder const folder;
  append(*open(folder), "a", 1, "one").get();
  auto const store = open(folder);
  EXPECT_EQ(load(*store, "a"), (Texts{{1, "one"}}));
  EXPECT_EQ(append(*store, "a", 1, "again").get(), Fate::conflict);
}

TEST(SqliteStore, ClosingStoresWhatWaits) {
  TestFolder const folder;
  std::vector<std::future<Fate>> fates;
  {
    auto const store = open(folder);
    for (int i = 1; i <= 100; ++i) fates.push_back(append(*store, "a", i, "x"));
  }
  for (auto& each : fates) EXPECT_EQ(each.get(), Fate::stored);
  EXPECT_EQ(load(*open(folder), "a")->size(), 100U);
}

TEST(SqliteStore, KeepsTalkBesideTheEntries) {
  TestFolder const folder;
  {
    auto const store = open(folder);
    EXPECT_EQ(append(*store, "a", 1, "entry").get(), Fate::stored);
    for (int i = 1; i <= 5; ++i) EXPECT_EQ(keep(*store, "a", i, "line").get(), Fate::stored);
    EXPECT_EQ(keep(*store, "a", 5, "again").get(), Fate::conflict);
    EXPECT_EQ(keep(*store, "b", 1, "other").get(), Fate::stored);
  }
  auto const store = open(folder);
  EXPECT_EQ(load(*store, "a"), (Texts{{1, "entry"}}));
  EXPECT_EQ(recall(*store, "a", 3), (Texts{{3, "line"}, {4, "line"}, {5, "line"}}));
  EXPECT_EQ(recall(*store, "b", 3), (Texts{{1, "other"}}));
  EXPECT_EQ(recall(*store, "none", 3), Texts{});
}

TEST(SqliteStore, KeepsOrdersAndGivesBackOfEachSeatTheLast) {
  TestFolder const folder;
  {
    auto const store = open(folder);
    EXPECT_EQ(keep_order(*store, "a", 1, R"({"seat":0,"limit":5})").get(), Fate::stored);
    EXPECT_EQ(keep_order(*store, "a", 2, R"({"seat":1,"limit":9})").get(), Fate::stored);
    EXPECT_EQ(keep_order(*store, "a", 3, R"({"seat":0,"limit":null})").get(), Fate::stored);
    EXPECT_EQ(keep_order(*store, "a", 3, "again").get(), Fate::conflict);
  }
  auto const store = open(folder);
  EXPECT_EQ(recall_orders(*store, "a"), (Texts{{2, R"({"seat":1,"limit":9})"}, {3, R"({"seat":0,"limit":null})"}}));
  EXPECT_EQ(recall_orders(*store, "b"), Texts{});
  EXPECT_EQ(keep_order(*store, "b", 1, "not JSON").get(), Fate::stored);
  EXPECT_EQ(recall_orders(*store, "b"), (Texts{{1, "not JSON"}})) << "whoever reads it says what is wrong with it";
}

// As a server before there was talk left it.
TEST(SqliteStore, OpensAStoreOfTheFirstVersion) {
  TestFolder const folder;
  {
    sqlite3* old = nullptr;
    ASSERT_EQ(sqlite3_open((folder.path() + "/atelier.db").c_str(), &old), SQLITE_OK);
    ASSERT_EQ(
        sqlite3_exec(old,
                     R"(CREATE TABLE entries ("table" TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, UNIQUE ("table", number));
                                   CREATE TABLE notices ("table" TEXT PRIMARY KEY, created INTEGER NOT NULL, shown INTEGER NOT NULL, summary TEXT NOT NULL);
                                   CREATE INDEX shown_notices ON notices (created) WHERE shown;
                                   INSERT INTO entries VALUES ('a', 1, 'old');
                                   INSERT INTO entries VALUES ('b', 2, '{"type":"start","moves":[]}');
                                   INSERT INTO entries VALUES ('b', 1, '{"type":"open","created":1700000000}');
                                   PRAGMA user_version = 1;)",
                     nullptr, nullptr, nullptr),
        SQLITE_OK);
    sqlite3_close(old);
  }
  for (int times = 0; times < 2; ++times) {
    auto const store = open(folder);
    EXPECT_EQ(load(*store, "a"), (Texts{{1, "old"}}));
    EXPECT_EQ(keep(*store, "a", times + 1, "new").get(), Fate::stored);
  }
  EXPECT_EQ(recall(*open(folder), "a", 10), (Texts{{1, "new"}, {2, "new"}}));
  EXPECT_EQ(times(*open(folder), "a"), std::vector<std::int64_t>{0}) << "nobody knows when";
  EXPECT_EQ(times(*open(folder), "b"), (std::vector<std::int64_t>{1'700'000'000'000, 1'700'000'000'000})) << "when it was opened";
}

TEST(SqliteStore, GivesBackTheTimeOfEveryEntry) {
  TestFolder const folder;
  append(*open(folder), "a", 1, "one").get();
  append(*open(folder), "a", 2, "two").get();
  EXPECT_EQ(times(*open(folder), "a"), (std::vector<std::int64_t>{1'700'000'000'001, 1'700'000'000'002}));
}

TEST(SqliteStore, LeavesAStoreOfANewerVersionAlone) {
  TestFolder const folder;
  open(folder).reset();
  sqlite3* newer = nullptr;
  ASSERT_EQ(sqlite3_open((folder.path() + "/atelier.db").c_str(), &newer), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(newer, "PRAGMA user_version = 99", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(newer);
  auto const store = open_sqlite(folder.path());
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().find("newer version"), std::string::npos) << store.error();
}

TEST(SqliteStore, ListsShownNoticesNewestTableFirst) {
  TestFolder const folder;
  {
    auto const store = open(folder);
    std::int64_t created = 1'700'000'000;
    for (std::string const table : {"a", "b", "c"}) store->note({table, created++, true, "waiting"});
    store->note({"b", 1'700'000'001, false, "over"});
    store->note({"a", 1'700'000'000, true, "playing"});
    EXPECT_EQ(list(*store, 10), (Notices{"c waiting", "a playing"}));
    EXPECT_EQ(list(*store, 1), Notices{"c waiting"});
  }
  EXPECT_EQ(list(*open(folder), 10), (Notices{"c waiting", "a playing"}));
}

// A child stores as fast as it can and says through a pipe what it was told is stored; it is killed in the middle of that.
TEST(SqliteStore, KeepsWhatItReportedThroughAKill) {
  TestFolder const folder;
  int pipes[2];
  ASSERT_EQ(::pipe(pipes), 0);
  pid_t const child = ::fork();
  if (child == 0) {
    auto store = open_sqlite(folder.path());
    for (int i = 1; store; ++i)
      (*store)->append("a", i, i, "entry " + std::to_string(i), [i, out = pipes[1]](Fate fate) {
        if (fate == Fate::stored && ::write(out, &i, sizeof i) != sizeof i) ::_exit(1);
      });
    ::_exit(1);
  }
  ::close(pipes[1]);
  int reported = 0;
  int got = 0;
  while (reported < 2000 && ::read(pipes[0], &got, sizeof got) == sizeof got) reported = got;
  ::kill(child, SIGKILL);
  while (::read(pipes[0], &got, sizeof got) == sizeof got) reported = got;
  ::close(pipes[0]);
  ::waitpid(child, nullptr, 0);
  ASSERT_GE(reported, 2000);
  auto const entries = load(*open(folder), "a");
  ASSERT_TRUE(entries);
  ASSERT_GE(static_cast<int>(entries->size()), reported);
  EXPECT_EQ(entries->at(reported), "entry " + std::to_string(reported));
}

TEST(SqliteStore, OneServerAFolder) {
  TestFolder const folder;
  auto const store = open(folder);
  auto const second = open_sqlite(folder.path());
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error(), "another server is using the data folder " + folder.path());
}

TEST(SqliteStore, SaysWhatIsWrongWithAFolder) {
  TestFolder const folder;
  std::ofstream(folder.path() + "/atelier.db") << "this is no database, whatever its name says, and it is long enough to be looked into";
  auto const damaged = open_sqlite(folder.path());
  ASSERT_FALSE(damaged);
  EXPECT_NE(damaged.error().find("is damaged or not a store"), std::string::npos) << damaged.error();

  std::ofstream(folder.path() + "/file") << "x";
  auto const no_folder = open_sqlite(folder.path() + "/file");
  ASSERT_FALSE(no_folder);
  EXPECT_NE(no_folder.error().find("cannot be"), std::string::npos) << no_folder.error();
}

std::vector<std::string> tables(Store& store, std::string const& after, int most) {
  std::promise<std::vector<std::string>> promise;
  store.tables(after, most, [&](auto tables) {
    std::vector<std::string> found;
    if (tables)
      for (auto const& each : *tables) found.push_back(each.table + " " + std::to_string(each.number) + " " + std::to_string(each.time));
    promise.set_value(found);
  });
  return promise.get_future().get();
}

bool remove(Store& store, std::string const& table, int number) {
  std::promise<bool> promise;
  store.remove(table, number, [&](bool removed) { promise.set_value(removed); });
  return promise.get_future().get();
}

TEST(SqliteStore, ListsTablesByNameWithTheirLastEntries) {
  TestFolder const folder;
  auto const store = open(folder);
  EXPECT_EQ(tables(*store, "", 10), (std::vector<std::string>{}));
  for (auto const* table : {"c", "a", "b"})
    for (int number = 1; number <= (*table == 'b' ? 12 : 2); ++number) append(*store, table, number, "text").get();
  EXPECT_EQ(tables(*store, "", 2), (std::vector<std::string>{"a 2 1700000000002", "b 12 1700000000012"}));
  EXPECT_EQ(tables(*store, "b", 2), (std::vector<std::string>{"c 2 1700000000002"}));
  EXPECT_EQ(tables(*store, "c", 2), (std::vector<std::string>{}));
}

TEST(SqliteStore, RemovesATableWholeAndOnlyIfNothingHasHappenedThereSince) {
  TestFolder const folder;
  auto const store = open(folder);
  for (auto const* table : {"a", "b"}) {
    append(*store, table, 1, "one").get();
    append(*store, table, 2, "two").get();
    keep(*store, table, 1, "a line").get();
    keep_order(*store, table, 1, R"({"seat":0})").get();
    store->note({table, 1, true, "noticed"});
  }
  EXPECT_FALSE(remove(*store, "a", 1)) << "there is an entry 2";
  EXPECT_EQ(load(*store, "a"), (Texts{{1, "one"}, {2, "two"}}));
  EXPECT_TRUE(remove(*store, "a", 2));
  EXPECT_FALSE(remove(*store, "a", 2)) << "it is gone";
  EXPECT_EQ(load(*store, "a"), Texts{});
  EXPECT_EQ(recall(*store, "a"), Texts{});
  EXPECT_EQ(recall_orders(*store, "a"), Texts{});
  EXPECT_EQ(list(*store, 10), Notices{"b noticed"});
  EXPECT_EQ(load(*store, "b"), (Texts{{1, "one"}, {2, "two"}}));
  EXPECT_EQ(recall(*store, "b"), (Texts{{1, "a line"}}));
}

TEST(SqliteStore, RemovesABoxThatNobodyHasUsedSince) {
  TestFolder const folder;
  auto const store = open(folder);
  store->keep_box({"old", "game", "{}"}, 100, 0, [](Keeping) {});
  store->keep_box({"new", "game", "{}"}, 200, 0, [](Keeping) {});
  std::promise<std::vector<std::string>> found;
  store->boxes(150, [&](auto boxes) { found.set_value(*boxes); });
  EXPECT_EQ(found.get_future().get(), std::vector<std::string>{"old"});
  auto const removed = [&](std::string const& hash) {
    std::promise<bool> promise;
    store->remove_box(hash, 150, [&](bool done) { promise.set_value(done); });
    return promise.get_future().get();
  };
  EXPECT_FALSE(removed("new"));
  EXPECT_TRUE(removed("old"));
  EXPECT_FALSE(removed("old"));
}

}  // namespace
}  // namespace atelier::server
