// Tables of every game as they were stored when each had but one version of its rules: they open, are played on under it, and are verified.
#include <fstream>
#include <map>
#include <sstream>

#include <sqlite3.h>

#include "engine/components.hpp"
#include "engine/journal.hpp"
#include "games/source_folder.hpp"
#include "server/test_sockets.hpp"

namespace atelier::server {
namespace {

struct OldGame {
  char const* game;
  int seats;
  char const *waiting, *playing, *over;
};

class OldGames : public ::testing::TestWithParam<OldGame> {
 protected:
  OldGames() {
    std::ifstream in(testing::source_folder() + "/server/fixtures/schema_2_all_games.sql");
    std::ostringstream sql;
    sql << in.rdbuf();
    sqlite3* database = nullptr;
    EXPECT_EQ(sqlite3_open((folder.path() + "/atelier.db").c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, sql.str().c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
    server = run_server(folder.path());
  }
  static std::string token(int seat) { return std::string(63, '0') + std::to_string(seat); }
  static std::string body(std::string const& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }
  void expect_verified(std::string const& table) const {
    std::istringstream in(body(get(server->port(), "/api/tables/" + table + "/journal")));
    auto const read = JournalReader(in, find_kind).next();
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->journal.header.game, GetParam().game);
    EXPECT_EQ(read->journal.header.rules, 1);
    EXPECT_TRUE(read->journal.result);
    auto const checked = verify_chance(*read);
    ASSERT_TRUE(checked) << checked.error();
    EXPECT_GT(*checked, 0U);
  }

  TestFolder folder;
  std::unique_ptr<RunningServer> server;
};
INSTANTIATE_TEST_SUITE_P(Each, OldGames,
                         ::testing::Values(OldGame{"czary-mary", 4, "bctkfu2ykfen", "evtfge8nzabh", "heprtg3cnniq"},
                                           OldGame{"final-touch", 4, "24wtzf7ihjg4", "9zijatqkymjk", "7b8rshqrmpbb"},
                                           OldGame{"modern-art", 3, "7yrw3rm4emvc", "wu9aqy7q4aqd", "e8cjh9hrajmu"},
                                           OldGame{"fresco", 2, "xuxf6mt7aw6g", "68wsnbiehtpg", "j6snwh4q3tes"},
                                           OldGame{"projekt-art", 2, "dirsns73wd2d", "mw8u93uhj4p7", "ywvfmdd9v4tj"}),
                         [](auto const& info) {
                           std::string name(info.param.game);
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST_P(OldGames, ATableThatWaitsIsFilledAndStarted) {
  SocketPage page(server->port());
  page.client.send(watch_text(GetParam().waiting, token(0)));
  auto const table = page.wait("table");
  ASSERT_EQ(table.at("stage"), "waiting");
  EXPECT_EQ(table.at("rules"), 1) << "a table keeps the rules it was opened with";
  EXPECT_EQ(table.at("you"), 0);
  for (int seat = 1; seat < GetParam().seats; ++seat)
    page.client.send(R"({"type":"seat_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
  page.client.send(R"({"type":"start"})");
  ASSERT_TRUE(page.wait("update").is_object());
  EXPECT_TRUE(page.shown.view.is_object());
}

TEST_P(OldGames, AGameUnderWayIsPlayedToItsEndUnderItsRulesAndVerified) {
  auto const& [id, seats, _, playing, over] = GetParam();
  Rng rng(3);
  std::vector<SocketPage> pages;
  std::shared_ptr<AnyGame const> game;
  for (int seat = 0; seat < seats; ++seat) {
    auto& page = pages.emplace_back(server->port());
    page.client.send(watch_text(playing, token(seat)));
    auto const table = page.wait("table");
    ASSERT_EQ(table.at("you"), seat);
    auto const& kind = *find_kind(id);
    auto const box = read_component_file(kind.default_components(), "components.toml");
    game = *kind.make(boost::json::serialize(table.at("options")), box->json, 1);
    ASSERT_TRUE(page.wait("update").is_object());
  }
  // Whoever may do something does; then all are told.
  auto const play_one = [&] {
    for (auto& each : pages) {
      auto const moves = each.asked() ? game->moves_in(each.shown.view) : std::vector<std::string>{};
      if (moves.empty()) continue;
      each.client.send(play_text(each.number(), moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
      EXPECT_TRUE(each.wait("update").is_object());
      for (auto& other : pages)
        while (other.number() < each.number() && other.wait("update").is_object()) {
        }
      return true;
    }
    return false;
  };
  while (play_one() && !HasFailure()) {
  }
  expect_verified(playing);
}

TEST_P(OldGames, AFinishedGameIsVerifiedAndSeenStepByStep) {
  expect_verified(GetParam().over);
  auto const steps = parse_json(body(get(server->port(), "/api/tables/" + std::string(GetParam().over) + "/steps?as=spectator")));
  ASSERT_TRUE(steps);
  EXPECT_EQ(steps->at("rules"), 1);
  EXPECT_GT(steps->at("steps").as_array().size(), 10U);
}

}  // namespace
}  // namespace atelier::server
