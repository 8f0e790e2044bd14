// Boxes people make: over HTTP, at tables, in journals and in the store.
#include "engine/box.hpp"

#include <sstream>

#include <gtest/gtest.h>

#include "engine/box_tree.hpp"
#include "engine/journal.hpp"
#include "server/test_sockets.hpp"
#include "server/test_table.hpp"
#include "server/upkeep.hpp"

namespace atelier::server {
namespace {

namespace json = boost::json;

Kind const& czary() { return *find_kind("czary-mary"); }

// Czary Mary's box with so many lives: every number of them is another box.
std::string with_lives(int lives) {
  auto box = *parse_json(usual_box(czary()).components);
  *box_tree::find(box, "lives.value") = lives;
  return json::serialize(box);
}
std::string hash_of(std::string const& components) { return read_box(czary(), components)->hash; }

std::string post(int port, std::string const& path, std::string const& body, std::string const& more = "") {
  return converse(port, "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + more +
                            "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
}
int status_of(std::string const& answer) { return answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0; }
json::value body_of(std::string const& answer) {
  auto const at = answer.find("\r\n\r\n");
  auto const value = at == answer.npos ? std::unexpected("") : parse_json(answer.substr(at + 4));
  return value ? *value : json::value();
}

std::string text(json::value const& value) { return value.is_string() ? std::string(value.as_string()) : ""; }

class BoxesOverHttp : public ::testing::Test {
 protected:
  TestFolder folder;
  std::unique_ptr<RunningServer> server = run_server(folder.path());
  int port() const { return server->port(); }
};

TEST_F(BoxesOverHttp, TheProgramsBoxIsToldWithItsFieldsAndAsTheFileTheProgramReads) {
  auto const answer = body_of(get(port(), "/api/boxes/fresco"));
  ASSERT_TRUE(answer.is_object());
  auto const& kind = *find_kind("fresco");
  EXPECT_EQ(text(answer.at("hash")), usual_box(kind).hash);
  EXPECT_EQ(answer.at("own"), false);
  EXPECT_TRUE(answer.at("changes").as_array().empty());
  EXPECT_FALSE(answer.at("fields").as_array().empty());
  EXPECT_FALSE(answer.at("notes").as_array().empty());
  EXPECT_EQ(read_box(kind, answer.at("toml").as_string())->hash, usual_box(kind).hash);
  EXPECT_EQ(status_of(get(port(), "/api/boxes/chess")), 404);
  EXPECT_EQ(status_of(get(port(), "/api/boxes/fresco/0000")), 404);
  EXPECT_EQ(status_of(get(port(), "/api/boxes/fresco/" + std::string(64, '0'))), 404);
  EXPECT_EQ(status_of(get(port(), "/box/fresco")), 200);
}

TEST_F(BoxesOverHttp, ABoxIsCheckedAndNothingIsKept) {
  auto const good = body_of(post(port(), "/api/boxes/czary-mary/check?whole", with_lives(4)));
  EXPECT_EQ(good.at("sound"), true);
  EXPECT_EQ(good.at("kept"), false);
  EXPECT_EQ(good.at("own"), true);
  EXPECT_EQ(good.at("changes").at(0).at("path"), "lives.value");
  auto const hash = text(good.at("hash"));
  EXPECT_EQ(read_box(czary(), good.at("toml").as_string())->hash, hash);
  EXPECT_EQ(status_of(get(port(), "/api/boxes/czary-mary/" + hash)), 404);
  auto const bad = post(port(), "/api/boxes/czary-mary/check", with_lives(0));
  EXPECT_EQ(status_of(bad), 200);
  EXPECT_EQ(body_of(bad).at("sound"), false);
  EXPECT_EQ(body_of(bad).at("problems").at(0).at("path"), "lives");
  EXPECT_EQ(body_of(bad).at("problems").at(0).at("pl"), "musi być od 1 do 20");
}

TEST_F(BoxesOverHttp, AKeptBoxIsFoundByItsHashAlsoAfterARestart) {
  EXPECT_EQ(status_of(post(port(), "/api/boxes/czary-mary", with_lives(0))), 422);
  auto const kept = post(port(), "/api/boxes/czary-mary", with_lives(4));
  EXPECT_EQ(status_of(kept), 200);
  EXPECT_EQ(body_of(kept).at("kept"), true);
  auto const path = "/api/boxes/czary-mary/" + hash_of(with_lives(4));
  EXPECT_EQ(status_of(post(port(), "/api/boxes/czary-mary", with_lives(4))), 200) << "kept once, whoever sends it";
  server.reset();
  server = run_server(folder.path());
  auto const found = body_of(get(port(), path));
  EXPECT_EQ(found.at("own"), true);
  EXPECT_EQ(found.at("components").at("lives").at("value"), 4);
  EXPECT_NE(get(port(), path + ".toml").find("[lives]\n"), std::string::npos);
  EXPECT_EQ(body_of(get(port(), "/api/components/" + hash_of(with_lives(4)))).at("lives").at("value"), 4) << "before any table";
  EXPECT_EQ(status_of(get(port(), "/api/boxes/fresco/" + hash_of(with_lives(4)))), 404) << "it is another game's";
}

TEST_F(BoxesOverHttp, WhatIsTooLongOrFromAnotherSiteIsRefused) {
  EXPECT_EQ(status_of(post(port(), "/api/boxes/czary-mary/check", std::string(longest_box + 1, ' '))), 413);
  EXPECT_EQ(status_of(post(port(), "/api/boxes/czary-mary/check", std::string(longest_box + 5000, ' '))), 413);
  EXPECT_EQ(status_of(post(port(), "/api/boxes/czary-mary/check", "{}", "Origin: https://elsewhere.example\r\n")), 403);
  EXPECT_EQ(status_of(post(port(), "/api/boxes/czary-mary/more", "{}")), 405);
  EXPECT_EQ(status_of(post(port(), "/api/games", "{}")), 405);
}

TEST(Boxes, AnAddressKeepsSoManyAnHourAndTheServerSoMany) {
  TestFolder const folder;
  ServeSettings settings;
  settings.port = 0;
  settings.data_dir = folder.path();
  settings.threads = 1;
  settings.boxes.most = 2;
  settings.boxes.an_hour = 4;
  auto const server = *open_server(settings);
  auto const keep = [&](int lives) { return status_of(post(server->port(), "/api/boxes/czary-mary", with_lives(lives))); };
  EXPECT_EQ(keep(2), 200);
  EXPECT_EQ(keep(3), 200);
  EXPECT_EQ(keep(4), 503);
  EXPECT_EQ(keep(2), 200) << "it is there already";
  EXPECT_EQ(keep(2), 429);
}

TEST(Boxes, AnAddressHasSoManyCheckedAMinute) {
  TestFolder const folder;
  ServeSettings settings;
  settings.port = 0;
  settings.data_dir = folder.path();
  settings.threads = 1;
  settings.boxes.checks_a_minute = 2;
  auto const server = *open_server(settings);
  auto const check = [&] { return status_of(post(server->port(), "/api/boxes/czary-mary/check", "{}")); };
  for (int i = 0; i < 2; ++i) EXPECT_EQ(check(), 200);
  bool refused = false;  // one comes back every half minute
  for (int i = 0; i < 100 && !refused; ++i) refused = check() == 429;
  EXPECT_TRUE(refused);
}

class BoxAtATable : public TableTest {
 protected:
  std::string keep(std::string const& components) {
    auto const hash = hash_of(components);
    store.kept_boxes[hash] = {hash, "czary-mary", read_box(czary(), components)->components};
    return hash;
  }
  static std::string open_with(std::string const& hash, std::string const& game = "czary-mary") {
    return R"({"type":"open_table","game":")" + game + R"(","options":{"seats":2,"first":0},"listed":true,"box":")" + hash + R"("})";
  }
};

TEST_F(BoxAtATable, TheTableTheListAndTheJournalNameItAndSayThatItIsNotTheUsualOne) {
  auto const hash = keep(with_lives(1));
  auto opener = page();
  opener->say(open_with(hash));
  table = std::string(opener->last("opened").at("table").as_string());
  std::vector<std::unique_ptr<TestPage>> pages;
  pages.push_back(seated(table, 0));
  pages.push_back(seated(table, 1));
  EXPECT_EQ(text(pages[0]->last("table").at("components")), hash);
  EXPECT_EQ(pages[0]->last("table").at("own_box"), true);
  opener->say(R"({"type":"list_tables"})");
  EXPECT_EQ(opener->last("tables").at("tables").at(0).at("own_box"), true);
  EXPECT_EQ(hall->shelf().components(hash), store.kept_boxes[hash].components);
  pages[0]->say(R"({"type":"start"})");
  ASSERT_EQ(pages[0]->view().at("players").at(0).at("lives"), 1) << "the box is played with";
  for (int moves = 0; moves < 2000 && play_one(pages); ++moves) {
  }
  ASSERT_EQ(stage(), "over");
  std::string told;
  hall->table(table)->journal([&](auto journal) { told = *journal; });
  house.run();
  std::istringstream in(told);
  auto const read = JournalReader(in, find_kind).next();  // whoever reads it needs nothing but the file
  ASSERT_TRUE(read) << read.error();
  EXPECT_TRUE(verify_chance(*read));
  EXPECT_EQ(read->journal.header.components_hash, hash);
  EXPECT_EQ(read->journal.header.own_box, true);
  hall->table(table)->steps(Viewer::spectator(), [&](auto steps) { told = *steps; });
  house.run();
  EXPECT_EQ(parse_json(told)->at("own_box"), true);
  // And the table is what it was for a server that starts anew.
  auto const again = std::make_shared<Hall>(house, store, bot_pace);
  TestPage later(*again, house);
  later.say(watch_text(table));
  EXPECT_EQ(later.last("table").at("own_box"), true);
  EXPECT_EQ(text(later.last("table").at("components")), hash);
}

TEST_F(BoxAtATable, TheUsualBoxByItsHashIsTheUsualBox) {
  auto opener = page();
  opener->say(open_with(usual_box(czary()).hash));
  opener->say(watch_text(std::string(opener->last("opened").at("table").as_string())));
  EXPECT_EQ(opener->last("table").at("own_box"), false);
}

TEST_F(BoxAtATable, WhatIsNotKeptHereOrDoesNotFitIsRefused) {
  auto opener = page();
  opener->say(open_with(std::string(64, '0')));
  EXPECT_EQ(opener->last_refusal(), "open_table: unknown_box");
  opener->say(open_with("no hash"));
  EXPECT_EQ(opener->last_refusal(), "open_table: unknown_box");
  auto const hash = keep(with_lives(2));
  opener->say(open_with(hash, "fresco"));
  EXPECT_EQ(opener->last_refusal(), "open_table: unknown_box");
  store.kept_boxes[hash].components = with_lives(0);
  opener->say(open_with(hash));
  EXPECT_EQ(opener->last_refusal(), "open_table: bad_options");
  store.readable = false;
  opener->say(open_with(hash));
  EXPECT_EQ(opener->last_refusal(), "open_table: not_loaded");
  EXPECT_TRUE(opener->last("opened").is_null());
}

TEST_F(BoxAtATable, BotsPlayItToTheEnd) {
  auto const hash = keep(with_lives(2));
  auto person = page();
  person->say(open_with(hash));
  table = std::string(person->last("opened").at("table").as_string());
  person = seated(table, 0);
  person->say(R"({"type":"seat_bot","seat":1,"bot":"club"})");
  person->say(R"({"type":"start"})");
  person->say(R"({"type":"leave"})");
  for (int waits = 0; waits < 5000 && stage() != "over"; ++waits) house.pass(bot_pace);
  EXPECT_EQ(stage(), "over");
}

TEST(BoxesInTheStore, SurviveABackupAndArePrunedWhenNobodyPlaysWithThem) {
  TestFolder const outside;
  std::string const folder = outside.path() + "/data", other = outside.path() + "/other", backup = outside.path() + "/backup.db";
  constexpr std::int64_t day = 24 * 3'600'000;
  auto const now = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
  std::string table;
  {
    auto const server = run_server(folder);
    EXPECT_EQ(status_of(post(server->port(), "/api/boxes/czary-mary", with_lives(2))), 200);
    EXPECT_EQ(status_of(post(server->port(), "/api/boxes/czary-mary", with_lives(3))), 200);
    SocketPage page(server->port());
    page.client.send(R"({"type":"open_table","game":"czary-mary","options":{"seats":2},"listed":true,"box":")" + hash_of(with_lives(2)) +
                     "\"}");
    table = std::string(page.wait("opened").at("table").as_string());
    ASSERT_TRUE(back_up(folder, backup));
  }
  std::filesystem::create_directories(other);
  ASSERT_TRUE(restore(backup, other));
  auto const there = [&](int lives) {
    auto const server = run_server(other);
    return status_of(get(server->port(), "/api/boxes/czary-mary/" + hash_of(with_lives(lives)))) == 200;
  };
  EXPECT_TRUE(there(2));
  EXPECT_TRUE(there(3));
  Retention keeps;
  keeps.never_started_hours = 0;
  EXPECT_EQ(prune(other, keeps, now + 300 * day, false)->boxes, 0);
  EXPECT_EQ(prune(other, keeps, now + 400 * day, true)->boxes, 1) << "only counted";
  EXPECT_EQ(prune(other, keeps, now + 400 * day, false)->boxes, 1);
  EXPECT_TRUE(there(2)) << "a table is played with it";
  EXPECT_FALSE(there(3));
  keeps.boxes_days = 0;
  ASSERT_TRUE(delete_table(other, table));
  EXPECT_EQ(prune(other, keeps, now + 4000 * day, false)->boxes, 0) << "0 means for ever";
  keeps.boxes_days = 1;
  EXPECT_EQ(prune(other, keeps, now + 400 * day, false)->boxes, 1);
}

}  // namespace
}  // namespace atelier::server
