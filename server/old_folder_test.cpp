// A data folder that a server before entries had times has left: it opens, is played on, and what it holds is verified.
#include <fstream>
#include <sstream>

#include <sqlite3.h>

#include "engine/journal.hpp"
#include "games/source_folder.hpp"
#include "server/test_sockets.hpp"

namespace atelier::server {
namespace {

constexpr std::string_view under_way = "khqujfk9mm54";
constexpr std::string_view finished = "wisyf7a2743p";
constexpr std::string_view key = "9ee3fa36282fb9df068a93a02147a484fc8aa43e397d3547d86c63a8551304bc";
constexpr std::int64_t opened_at = 1'794'963'687'000;

class OldFolder : public ::testing::Test {
 protected:
  OldFolder() {
    std::ifstream in(testing::source_folder() + "/server/fixtures/schema_2.sql");
    std::ostringstream sql;
    sql << in.rdbuf();
    sqlite3* database = nullptr;
    EXPECT_EQ(sqlite3_open((folder.path() + "/atelier.db").c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, sql.str().c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
    server = run_server(folder.path());
  }
  static std::string body(std::string const& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }
  ReadJournal journal(std::string_view table) const {
    std::istringstream in(body(get(server->port(), "/api/tables/" + std::string(table) + "/journal")));
    auto read = JournalReader(in, find_kind).next();
    EXPECT_TRUE(read) << read.error();
    return *std::move(read);
  }

  TestFolder folder;
  std::unique_ptr<RunningServer> server;
};

TEST_F(OldFolder, AGameUnderWayIsPlayedToItsEndAndVerified) {
  Rng rng(3);
  SocketPage page(server->port());
  page.client.send(watch_text(std::string(under_way), std::string(key)));
  ASSERT_TRUE(page.wait("update").is_object());
  EXPECT_EQ(page.number(), 12) << "entries are counted, those before the start as well";
  for (int i = 0; i < 2000 && page.shown.view.at("phase") != "over"; ++i) {
    if (page.asked()) page.client.send(play_text(page.number(), some_move(page.shown.view, 2, rng)));
    ASSERT_TRUE(page.wait("update").is_object());
  }
  auto const read = journal(under_way);
  EXPECT_EQ(read.journal.moves[0].at, opened_at) << "the time the table was opened";
  EXPECT_GT(*read.journal.moves.back().at, 1'700'000'000'000);
  EXPECT_NE(*read.journal.moves.back().at, opened_at);
  auto const checked = verify_chance(read);
  EXPECT_TRUE(checked) << checked.error();
}

TEST_F(OldFolder, AFinishedGameIsVerifiedAndSeenStepByStep) {
  auto const read = journal(finished);
  EXPECT_EQ(read.journal.moves.size(), 370U);
  auto const checked = verify_chance(read);
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_GT(*checked, 200U);
  auto const steps = parse_json(body(get(server->port(), "/api/tables/" + std::string(finished) + "/steps?as=spectator")));
  ASSERT_TRUE(steps);
  auto const& last = steps->at("steps").as_array().back();
  EXPECT_EQ(last.at("number"), 108);
  EXPECT_EQ(last.at("time"), opened_at);
}

TEST_F(OldFolder, WhatWasSaidIsThere) {
  SocketPage page(server->port());
  page.client.send(watch_text(std::string(under_way)));
  EXPECT_EQ(page.wait("said").at("lines").at(0).at("text"), "Powodzenia!");
}

}  // namespace
}  // namespace atelier::server
