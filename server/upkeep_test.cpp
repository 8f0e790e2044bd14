// What an operator does with a data folder: backups of a running server, restoring, exporting, deleting, pruning.
#include <fstream>
#include <sstream>

#include <sqlite3.h>
#include <sys/stat.h>

#include "engine/journal.hpp"
#include "games/source_folder.hpp"
#include "server/test_sockets.hpp"
#include "server/upkeep.hpp"

namespace atelier::server {
namespace {

constexpr std::int64_t day = 24 * 3'600'000;

bool anywhere_in(std::string const& folder, std::string const& text) {
  for (auto const& each : std::filesystem::directory_iterator(folder))
    if (bytes_of(each.path().string()).find(text) != std::string::npos) return true;
  return false;
}

unsigned rights_of(std::string const& file) {
  struct stat found{};
  EXPECT_EQ(::stat(file.c_str(), &found), 0) << file;
  return found.st_mode & 0777U;
}

std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

class Upkeep : public ::testing::Test {
 protected:
  TestFolder outside;
  std::string folder = outside.path() + "/data";
  std::string backup = outside.path() + "/backup.db";
  // One table at which a person sits and has said something.
  std::string table_of_one(RunningServer& server) {
    SocketPage page(server.port());
    auto const table = open_table(page, 2);
    EXPECT_NE(sit(page, table, 0), "");
    page.client.send(R"({"type":"say","text":"remarkable words"})");
    EXPECT_TRUE(page.wait("said").is_object());
    return table;
  }
};

TEST_F(Upkeep, ABackupOfARunningServerHoldsWhatWasToldAndIsForItsOwnerAlone) {
  auto server = run_server(folder);
  auto const table = table_of_one(*server);
  auto const done = back_up(folder, backup);
  ASSERT_TRUE(done) << done.error();
  EXPECT_EQ(rights_of(backup), 0600U);
  EXPECT_FALSE(back_up(folder, backup)) << "a backup takes the place of nothing";
  auto const later = table_of_one(*server);
  server.reset();

  auto const kept = restore(backup, folder);
  ASSERT_TRUE(kept) << kept.error();
  EXPECT_TRUE(export_entries(folder, table));
  EXPECT_FALSE(export_entries(folder, later)) << "it was opened after the backup";
  EXPECT_TRUE(std::filesystem::exists(*kept));
  server = run_server(folder);
  SocketPage page(server->port());
  page.client.send(watch_text(table));
  EXPECT_EQ(page.wait("said").at("lines").at(0).at("text"), "remarkable words");
}

TEST_F(Upkeep, TheFolderAndItsFilesAreForTheirOwnerAlone) {
  auto const server = run_server(folder);
  table_of_one(*server);
  EXPECT_EQ(rights_of(folder), 0700U);
  for (auto const& each : std::filesystem::directory_iterator(folder)) EXPECT_EQ(rights_of(each.path().string()), 0600U) << each.path();
}

TEST_F(Upkeep, WhatWasOpenToOthersIsClosedWhenAServerTakesTheFolder) {
  run_server(folder);
  ASSERT_EQ(::chmod(folder.c_str(), 0755), 0);
  std::ofstream(folder + "/atelier.db.before-20260101-000000") << "an old store";
  for (auto const& each : std::filesystem::directory_iterator(folder)) ASSERT_EQ(::chmod(each.path().c_str(), 0644), 0);
  std::filesystem::create_directory(folder + "/analyses");
  ASSERT_EQ(::chmod((folder + "/analyses").c_str(), 0755), 0);
  auto const server = run_server(folder);
  EXPECT_EQ(rights_of(folder), 0700U);
  EXPECT_EQ(rights_of(folder + "/analyses"), 0700U);
  std::filesystem::remove(folder + "/analyses");
  for (auto const& each : std::filesystem::directory_iterator(folder)) EXPECT_EQ(rights_of(each.path().string()), 0600U) << each.path();
}

TEST_F(Upkeep, AFolderThatHoldsSomethingElseKeepsItsRights) {
  run_server(folder);
  std::ofstream(folder + "/letters.txt") << "somebody's";
  ASSERT_EQ(::chmod(folder.c_str(), 0755), 0);
  ASSERT_EQ(::chmod((folder + "/letters.txt").c_str(), 0644), 0);
  ASSERT_EQ(::chmod((folder + "/atelier.db").c_str(), 0644), 0);
  auto const server = run_server(folder);
  EXPECT_EQ(rights_of(folder), 0755U);
  EXPECT_EQ(rights_of(folder + "/letters.txt"), 0644U);
  EXPECT_EQ(rights_of(folder + "/atelier.db"), 0600U);
}

TEST_F(Upkeep, WhatChangesAFolderIsRefusedWhileAServerHasIt) {
  auto const server = run_server(folder);
  auto const table = table_of_one(*server);
  ASSERT_TRUE(back_up(folder, backup));
  auto const expected = "another server is using the data folder " + folder + "; stop it first";
  EXPECT_EQ(restore(backup, folder).error(), expected);
  EXPECT_EQ(delete_table(folder, table).error(), expected);
  EXPECT_EQ(delete_player(folder, "Ola").error(), expected);
  EXPECT_EQ(prune(folder, {}, now(), false).error(), expected);
}

TEST_F(Upkeep, OnlyABackupIsRestoredAndNothingIsTouchedOtherwise) {
  std::ofstream(backup) << "something else";
  EXPECT_FALSE(restore(backup, folder));
  EXPECT_FALSE(std::filesystem::exists(folder + "/atelier.db"));
  EXPECT_EQ(restore(outside.path() + "/none", folder).error(), "there is no store " + outside.path() + "/none");
}

TEST_F(Upkeep, ANewerStoreIsRefusedInOneSentence) {
  run_server(folder);
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open((folder + "/atelier.db").c_str(), &database), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(database, "PRAGMA user_version = 99", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(database);
  std::string const sentence = "the store " + folder + "/atelier.db was made by a newer version of this program";
  EXPECT_EQ(back_up(folder, backup).error(), sentence);
  EXPECT_EQ(prune(folder, {}, now(), false).error(), sentence);
  ServeSettings settings;
  settings.port = 0;
  settings.data_dir = folder;
  auto const server = open_server(settings);
  ASSERT_FALSE(server);
  EXPECT_EQ(server.error(), sentence);
}

TEST_F(Upkeep, ADeletedTableLeavesNoByte) {
  auto server = run_server(folder);
  auto const table = table_of_one(*server);
  auto const other = table_of_one(*server);
  server.reset();
  ASSERT_TRUE(anywhere_in(folder, table));
  auto const gone = delete_table(folder, table);
  ASSERT_TRUE(gone) << gone.error();
  EXPECT_GT(*gone, 1);
  EXPECT_FALSE(anywhere_in(folder, table));
  EXPECT_TRUE(export_entries(folder, other));
  EXPECT_FALSE(delete_table(folder, table));
}

TEST_F(Upkeep, ADeletedPlayersNameAndWordsLeaveNoByteAndTheTableStays) {
  auto server = run_server(folder);
  SocketPage page(server->port());
  auto const table = open_table(page, 2);
  page.client.send(watch_text(table));
  page.client.send(sit_text(0, "Wanda Unmistakable"));
  ASSERT_TRUE(page.wait("seated").is_object());
  page.client.send(R"({"type":"say","text":"remarkable words"})");
  ASSERT_TRUE(page.wait("said").is_object());
  page.client.close();
  server.reset();
  ASSERT_TRUE(anywhere_in(folder, "Unmistakable"));
  auto const gone = delete_player(folder, "Wanda Unmistakable");
  ASSERT_TRUE(gone) << gone.error();
  EXPECT_EQ(gone->seats, 1);
  EXPECT_EQ(gone->lines, 1);
  EXPECT_FALSE(anywhere_in(folder, "Unmistakable"));
  EXPECT_FALSE(anywhere_in(folder, "remarkable"));
  EXPECT_FALSE(delete_player(folder, "Wanda Unmistakable"));

  server = run_server(folder);
  SocketPage later(server->port());
  later.client.send(watch_text(table));
  EXPECT_EQ(later.wait("table").at("seats").at(0).at("name"), "Player 1");
}

TEST_F(Upkeep, TablesAreRemovedWhenTheyWereKeptLongEnough) {
  auto server = run_server(folder);
  auto const table = table_of_one(*server);
  server.reset();
  Retention const retention{24, 0, 0};
  EXPECT_EQ(prune(folder, retention, now() + day / 2, false)->never_started, 0);
  EXPECT_EQ(prune(folder, retention, now() + 2 * day, true)->never_started, 1) << "only counted";
  EXPECT_TRUE(export_entries(folder, table));
  EXPECT_EQ(prune(folder, Retention{0, 1, 1}, now() + 900 * day, false)->kept, 1) << "0 means for ever";
  EXPECT_EQ(prune(folder, retention, now() + 2 * day, false)->never_started, 1);
  EXPECT_FALSE(export_entries(folder, table));
}

// The fixture has a game under way and a finished one.
TEST_F(Upkeep, AFinishedGameIsExportedAndARunningOneIsNot) {
  std::filesystem::create_directories(folder);
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open((folder + "/atelier.db").c_str(), &database), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(database, bytes_of(testing::source_folder() + "/server/fixtures/schema_2.sql").c_str(), nullptr, nullptr, nullptr),
            SQLITE_OK);
  sqlite3_close(database);
  EXPECT_EQ(prune(folder, {}, now(), true)->kept, 2) << "and the schema is brought forward";
  auto const journal = export_journal(folder, "wisyf7a2743p");
  ASSERT_TRUE(journal) << journal.error();
  std::istringstream in(*journal);
  auto const read = JournalReader(in, find_kind).next();
  ASSERT_TRUE(read) << read.error();
  EXPECT_TRUE(verify_chance(*read));
  EXPECT_FALSE(export_journal(folder, "khqujfk9mm54"));
  EXPECT_TRUE(export_entries(folder, "khqujfk9mm54"));
  EXPECT_FALSE(export_journal(folder, "nothing"));
  Retention const all{0, 1, 0};
  EXPECT_EQ(prune(folder, all, now() + 1000 * day, false)->finished, 1);
  EXPECT_TRUE(export_entries(folder, "khqujfk9mm54")) << "a running game stays";
  Retention const abandoned{0, 0, 1};
  EXPECT_EQ(prune(folder, abandoned, now() + 1000 * day, false)->abandoned, 1) << "unless the operator says otherwise";
  EXPECT_FALSE(export_entries(folder, "khqujfk9mm54"));
}

}  // namespace
}  // namespace atelier::server
