// What an operator does with a data folder, cut off at any moment: the folder is as it was or as it should become, and whole.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "games/source_folder.hpp"
#include "server/store/sqlite.hpp"
#include "server/store/test_asking.hpp"
#include "server/store/test_power.hpp"
#include "server/store/test_seeds.hpp"
#include "server/test_folder.hpp"
#include "server/upkeep.hpp"

namespace atelier::server {
namespace {

constexpr long short_log = 96 << 10;
constexpr std::int64_t long_after = 1'900'000'000'000;

// Everything a folder's store holds, in words.
std::string contents(std::string const& folder) {
  {
    auto const store = open_sqlite(folder, short_log);
    if (!store) return store.error();
  }
  sqlite3* database = nullptr;
  sqlite3_open((folder + "/atelier.db").c_str(), &database);
  std::string text;
  auto const add = [](void* to, int columns, char** row, char**) {
    for (int i = 0; i < columns; ++i) *static_cast<std::string*>(to) += std::string(row[i]) + " ";
    return 0;
  };
  for (auto const* sql : {"PRAGMA integrity_check", R"(SELECT "table", number, text, time FROM entries ORDER BY "table", number)",
                          R"(SELECT "table", number, text FROM lines ORDER BY "table", number)"})
    sqlite3_exec(database, sql, add, &text, nullptr);
  sqlite3_close(database);
  return text;
}

// A folder with these tables as a killed server leaves it: some of it only in the log.
PowerDisk folder_with(std::vector<std::string> const& tables) {
  TestFolder const folder;
  TestPower const power(folder.path());
  auto const store = open_sqlite(folder.path() + "/data", short_log);
  for (int number = 1; number <= 8; ++number)
    for (auto const& table : tables) {
      append(**store, table, number,
             R"({"type":"sit","seat":0,"name":"Wanda of )" + table + R"(","padding":")" + std::string(300, 'x') + "\"}")
          .get();
      keep(**store, table, number, R"({"seat":0,"name":"Wanda of )" + table + R"(","text":"hello"})").get();
    }
  return power.disk_at(power.now());
}

class UpkeepUnderPowerCuts : public ::testing::Test {
 protected:
  struct Left {
    std::string folder;
    bool done;  // it was said to be
  };

  // Does it once, and looks at what power cuts and kills leave, at many of its moments and right after it.
  template <class Do, class Look>
  void cut(PowerDisk const& before, Do const& act, Look const& look) {
    TestFolder const folder;
    before.write_to(folder.path());
    TestPower power(folder.path(), before);
    act(folder.path());
    auto const all = power.now();
    ASSERT_EQ(power.whole(), "");
    ASSERT_GT(all, 3U);
    for (auto const seed : seeds(60)) {
      Rng rng(seed);
      auto const at = seed % 4 == 0 ? all : rng.below(static_cast<std::uint32_t>(all));
      auto disk = power.disk_at(at);
      if (rng.below(3)) disk.cut(rng);  // otherwise killed
      TestFolder const left;
      disk.write_to(left.path());
      SCOPED_TRACE("cut at " + std::to_string(at) + " of " + std::to_string(all) + again(seed));
      look(Left{left.path(), at == all});
      if (HasFailure()) return;
    }
  }
  // As it was or as it should be; and as it should be once it was said to be done.
  void expect_one_of(Left const& left, std::string const& old, std::string const& fresh) {
    auto const now = contents(left.folder + "/data");
    if (now != fresh && (left.done || now != old)) ADD_FAILURE() << "neither: " << now.substr(0, 200);
  }
  static std::string contents_of(PowerDisk const& disk) {
    TestFolder const folder;
    disk.write_to(folder.path());
    return contents(folder.path() + "/data");
  }
};

TEST_F(UpkeepUnderPowerCuts, RestoreLeavesTheOldStoreOrTheNewOneAndKeepsTheOldOne) {
  TestFolder const elsewhere;
  std::string const backup = elsewhere.path() + "/backup.db";
  auto const saved = folder_with({"a", "b"});
  {
    TestFolder const folder;
    saved.write_to(folder.path());
    ASSERT_TRUE(back_up(folder.path() + "/data", backup));
  }
  auto const before = folder_with({"b", "c", "d"});
  auto const old = contents_of(before);
  auto const fresh = contents_of(saved);
  cut(
      before, [&](auto const& folder) { ASSERT_TRUE(restore(backup, folder + "/data")); },
      [&](Left const& left) {
        auto const kept = [&] {
          for (auto const& each : std::filesystem::directory_iterator(left.folder + "/data"))
            if (auto const name = each.path().string(); name.find(".before-") != name.npos && !name.ends_with("-wal")) return name;
          return std::string();
        }();
        TestFolder const aside;
        if (!kept.empty()) std::filesystem::copy_file(kept, aside.path() + "/atelier.db");
        if (!kept.empty() && std::filesystem::exists(kept + "-wal"))
          std::filesystem::copy_file(kept + "-wal", aside.path() + "/atelier.db-wal");
        expect_one_of(left, old, fresh);
        if (contents(left.folder + "/data") == fresh) EXPECT_EQ(contents(aside.path()), old) << "what was there is not kept";
      });
}

// A log without its store belongs to none: beside another one it would be read as that one's.
TEST_F(UpkeepUnderPowerCuts, RestorePutsNoStoreBesideTheLogOfAnother) {
  TestFolder const elsewhere, folder;
  std::string const backup = elsewhere.path() + "/backup.db";
  auto const saved = folder_with({"a"});
  {
    TestFolder const source;
    saved.write_to(source.path());
    ASSERT_TRUE(back_up(source.path() + "/data", backup));
  }
  folder_with({"b", "c"}).write_to(folder.path());
  std::filesystem::remove(folder.path() + "/data/atelier.db");
  ASSERT_TRUE(restore(backup, folder.path() + "/data"));
  EXPECT_EQ(contents(folder.path() + "/data"), contents_of(saved));
}

TEST_F(UpkeepUnderPowerCuts, ABackupIsWholeOrIsNotThere) {
  auto const before = folder_with({"a", "b"});
  auto const all = contents_of(before);
  cut(
      before, [&](auto const& folder) { ASSERT_TRUE(back_up(folder + "/data", folder + "/backup.db")); },
      [&](Left const& left) {
        EXPECT_EQ(contents(left.folder + "/data"), all);
        bool const there = std::filesystem::exists(left.folder + "/backup.db");
        EXPECT_TRUE(there || !left.done);
        TestFolder const restored;
        if (!there)
          EXPECT_TRUE(back_up(left.folder + "/data", left.folder + "/backup.db")) << "what was left of the first one is in the way";
        ASSERT_TRUE(restore(left.folder + "/backup.db", restored.path()));
        EXPECT_EQ(contents(restored.path()), all);
      });
}

TEST_F(UpkeepUnderPowerCuts, ATableIsDeletedOrNotAndLeavesNoByteWhenItIs) {
  auto const before = folder_with({"a", "unmistakable", "c"});
  auto const old = contents_of(before);
  auto const fresh = contents_of(folder_with({"a", "c"}));
  cut(
      before, [&](auto const& folder) { ASSERT_TRUE(delete_table(folder + "/data", "unmistakable")); },
      [&](Left const& left) {
        if (left.done)
          for (auto const& each : std::filesystem::directory_iterator(left.folder + "/data"))
            EXPECT_EQ(bytes_of(each.path().string()).find("unmistakable"), std::string::npos) << each.path();
        expect_one_of(left, old, fresh);
      });
}

TEST_F(UpkeepUnderPowerCuts, APersonIsForgottenOrNot) {
  auto const before = folder_with({"a", "b"});
  auto const old = contents_of(before);
  TestFolder const folder;
  before.write_to(folder.path());
  ASSERT_TRUE(delete_player(folder.path() + "/data", "Wanda of a"));
  auto const fresh = contents(folder.path() + "/data");
  cut(
      before, [&](auto const& data) { ASSERT_TRUE(delete_player(data + "/data", "Wanda of a")); },
      [&](Left const& left) { expect_one_of(left, old, fresh); });
}

// The folder of an earlier program, in the schema of that time.
PowerDisk old_folder() {
  TestFolder const folder;
  std::filesystem::create_directory(folder.path() + "/data");
  sqlite3* database = nullptr;
  sqlite3_open((folder.path() + "/data/atelier.db").c_str(), &database);
  sqlite3_exec(database, bytes_of(testing::source_folder() + "/server/fixtures/schema_2.sql").c_str(), nullptr, nullptr, nullptr);
  sqlite3_close(database);
  return TestPower(folder.path()).disk_at(0);
}

TEST_F(UpkeepUnderPowerCuts, AnOldFolderIsBroughtForwardOrIsStillTheOldOne) {
  auto const before = old_folder();
  auto const forward = contents_of(before);
  EXPECT_NE(forward.find("khqujfk9mm54"), std::string::npos);
  cut(
      before, [&](auto const& folder) { ASSERT_TRUE(open_sqlite(folder + "/data", short_log)); },
      [&](Left const& left) { expect_one_of(left, forward, forward); });
}

TEST_F(UpkeepUnderPowerCuts, TablesArePrunedTogetherOrNotAtAll) {
  auto const before = old_folder();
  auto const old = contents_of(before);
  Retention const finished_ones{0, 1, 0};
  TestFolder const folder;
  before.write_to(folder.path());
  ASSERT_EQ(prune(folder.path() + "/data", finished_ones, long_after, false)->finished, 1);
  auto const fresh = contents(folder.path() + "/data");
  ASSERT_NE(old, fresh);
  cut(
      before, [&](auto const& data) { ASSERT_EQ(prune(data + "/data", finished_ones, long_after, false)->finished, 1); },
      [&](Left const& left) { expect_one_of(left, old, fresh); });
}

TEST_F(UpkeepUnderPowerCuts, ATableThatARunningServerClearsAwayIsThereWholeOrNotAtAll) {
  auto const before = folder_with({"aaa", "bbb"});
  auto const old = contents_of(before);
  auto const clear = [](std::string const& folder) {
    auto const store = open_sqlite(folder, short_log);
    std::promise<bool> removed;
    (*store)->remove("aaa", 8, [&](bool done) { removed.set_value(done); });
    ASSERT_TRUE(removed.get_future().get());
  };
  TestFolder const folder;
  before.write_to(folder.path());
  clear(folder.path() + "/data");
  auto const fresh = contents(folder.path() + "/data");
  ASSERT_EQ(fresh.find("aaa"), std::string::npos);
  ASSERT_NE(fresh.find("bbb"), std::string::npos);
  cut(before, [&](auto const& data) { clear(data + "/data"); }, [&](Left const& left) { expect_one_of(left, old, fresh); });
}

}  // namespace
}  // namespace atelier::server
