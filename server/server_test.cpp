// The whole server over real sockets: HTTP, WebSockets, restarts.
#include <fstream>

#include "server/assets.hpp"
#include "server/deflate.hpp"
#include "server/load.hpp"
#include "server/site.hpp"
#include "server/test_sockets.hpp"

namespace atelier::server {
namespace {

class ServerTest : public ::testing::Test {
 protected:
  TestFolder folder;
  std::unique_ptr<RunningServer> server = run_server(folder.path());
  int port() const { return server->port(); }
};

// ---- HTTP

TEST_F(ServerTest, AnswersThePageAndItsPlaces) {
  for (auto const* path : {"/", "/t/abc", "/help/czary-mary?x=1"}) {
    auto const answer = get(port(), path);
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 OK\r\n")) << answer;
    EXPECT_NE(answer.find("Content-Type: text/html; charset=utf-8\r\n"), answer.npos);
    EXPECT_NE(answer.find("Content-Security-Policy: default-src 'self'"), answer.npos);
    EXPECT_NE(answer.find("frame-ancestors 'none'"), answer.npos);
    EXPECT_NE(answer.find("X-Content-Type-Options: nosniff\r\n"), answer.npos);
    EXPECT_NE(answer.find("Referrer-Policy: no-referrer\r\n"), answer.npos);
  }
  EXPECT_TRUE(get(port(), "/missing.js").starts_with("HTTP/1.1 404"));
  EXPECT_TRUE(get(port(), "/assets/missing").starts_with("HTTP/1.1 404"));
  EXPECT_TRUE(get(port(), "/../../etc/passwd").starts_with("HTTP/1.1 400"));
  EXPECT_TRUE(get(port(), "/", "", "HEAD").ends_with("\r\n\r\n"));
}

TEST_F(ServerTest, AssetsAreKnownByTheirTags) {
  for (auto const& asset : assets()) {
    auto const path = std::string(asset.path);
    auto const first = get(port(), path);
    EXPECT_TRUE(first.starts_with("HTTP/1.1 200")) << path;
    EXPECT_TRUE(first.ends_with(asset.bytes)) << path;
    EXPECT_NE(first.find("ETag: " + std::string(asset.etag)), first.npos);
    EXPECT_EQ(first.find("immutable") != first.npos, path.starts_with("/assets/")) << path;
    auto const again = get(port(), path, "If-None-Match: " + std::string(asset.etag) + "\r\n");
    EXPECT_TRUE(again.starts_with("HTTP/1.1 304")) << path;
    EXPECT_TRUE(again.ends_with("\r\n\r\n"));
  }
}

TEST_F(ServerTest, ApiAnswersInJson) {
  auto const games = get(port(), "/api/games");
  auto const body = parse_json(games.substr(games.find("\r\n\r\n") + 4));
  ASSERT_TRUE(body) << games;
  EXPECT_EQ(body->at(0).at("id"), "czary-mary");
  EXPECT_NE(get(port(), "/api/health").find(R"({"status":"ok","store":"ok"})"), std::string::npos);
  EXPECT_TRUE(get(port(), "/api/nothing").starts_with("HTTP/1.1 404"));
  EXPECT_TRUE(get(port(), "/api/tables/abcdefghijkm/journal").starts_with("HTTP/1.1 404"));
  EXPECT_TRUE(get(port(), "/api/tables/a%2fb/journal").starts_with("HTTP/1.1 404"));
  EXPECT_TRUE(get(port(), "/ws").starts_with("HTTP/1.1 426"));
}

TEST_F(ServerTest, WrongRequestsAreRefused) {
  auto const post = get(port(), "/", "", "POST");
  EXPECT_TRUE(post.starts_with("HTTP/1.1 405"));
  EXPECT_NE(post.find("Allow: GET, HEAD\r\n"), post.npos);
  EXPECT_TRUE(converse(port(), "nonsense\r\n\r\n").starts_with("HTTP/1.1 400"));
  EXPECT_TRUE(converse(port(), "GET / HTTP/9.9\r\n\r\n").starts_with("HTTP/1.1 400"));
  EXPECT_TRUE(get(port(), "/", "X: " + std::string(20000, 'x') + "\r\n").starts_with("HTTP/1.1 413"));
  EXPECT_TRUE(get(port(), "/", "Content-Length: 99999999\r\n", "POST").starts_with("HTTP/1.1 413"));
}

TEST_F(ServerTest, SeveralRequestsOnOneConnection) {
  auto const answer =
      converse(port(), "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  auto const first = answer.find("HTTP/1.1 200");
  EXPECT_NE(answer.find("HTTP/1.1 200", first + 1), answer.npos);
}

TEST(Site, KnowsItsOwnPages) {
  EXPECT_TRUE(same_house("", "localhost:8080"));
  EXPECT_TRUE(same_house("http://localhost:8080", "localhost:8080"));
  EXPECT_TRUE(same_house("https://Games.example", "games.example"));
  EXPECT_FALSE(same_house("https://evil.example", "games.example"));
  EXPECT_FALSE(same_house("http://localhost:8081", "localhost:8080"));
  EXPECT_FALSE(same_house("null", "games.example"));
}

// ---- WebSockets

TEST_F(ServerTest, PagesOfOtherSitesAreNotLetIn) {
  EXPECT_FALSE(Client::dial("127.0.0.1", port(), "Origin: https://evil.example\r\n"));
  EXPECT_TRUE(Client::dial("127.0.0.1", port(), "Origin: http://127.0.0.1:" + std::to_string(port()) + "\r\n"));
}

TEST_F(ServerTest, AFrameOverSixtyFourKilobytesIsRefusedAndClosed) {
  SocketPage page(port());
  page.client.send("\"" + std::string(64 * 1024 - 2, 'x') + "\"");
  EXPECT_EQ(page.wait("refused").at("code"), "bad_json");
  page.client.send(std::string(64 * 1024 + 1, 'x'));
  EXPECT_EQ(page.wait("refused").at("code"), "too_big");
  EXPECT_FALSE(page.client.next());
  EXPECT_EQ(page.client.close_code(), 1009);
}

TEST_F(ServerTest, MessagesAreCompressedForPagesThatOfferToReadThem) {
  SocketPage page(port());
  EXPECT_TRUE(page.client.deflates());
  page.client.send_frame(0xC1, *deflate_message(R"({"type":"list_tables")" + std::string(100, ' ') + "}"));
  EXPECT_TRUE(page.wait("tables").is_object());
  auto plain = Client::dial("127.0.0.1", port(), "", Client::Reads::plain);
  ASSERT_TRUE(plain);
  EXPECT_FALSE(plain->deflates());
  plain->send(watch_text(open_table(page, 2)));
  auto const table = plain->next();  // too long to go uncompressed, had it been agreed
  ASSERT_TRUE(table);
  EXPECT_TRUE(table->starts_with(R"({"type":"table")"));
  plain->send_frame(0xC1, "\0");
  EXPECT_FALSE(plain->next());
  EXPECT_EQ(plain->close_code(), 1002);
  auto const odd = Client::dial("127.0.0.1", port(), "Sec-WebSocket-Extensions: permessage-deflate; nonsense\r\n", Client::Reads::plain);
  ASSERT_TRUE(odd);
  EXPECT_FALSE(odd->deflates());
}

TEST_F(ServerTest, AMessageThatInflatesBeyondTheLimitIsRefusedAndClosed) {
  SocketPage page(port());
  page.client.send_frame(0xC1, *deflate_message("\"" + std::string(64 * 1024 - 2, 'x') + "\""));
  EXPECT_EQ(page.wait("refused").at("code"), "bad_json");
  page.client.send_frame(0xC1, *deflate_message(std::string(10'000'000, 'x')));
  EXPECT_EQ(page.wait("refused").at("code"), "too_big");
  EXPECT_FALSE(page.client.next());
  EXPECT_EQ(page.client.close_code(), 1009);
}

TEST_F(ServerTest, BinaryFramesAreRefused) {
  SocketPage page(port());
  page.client.send(0x2, R"({"type":"list_tables"})");
  EXPECT_EQ(page.wait("refused").at("code"), "not_text");
  page.client.send(R"({"type":"list_tables"})");
  EXPECT_TRUE(page.wait("tables").is_object());
}

TEST_F(ServerTest, AClosingPageIsAnsweredAndItsSeatIsLeft) {
  SocketPage one(port()), two(port());
  auto const table = open_table(one, 2);
  sit(one, table, 0);
  sit(two, table, 1);
  two.client.send(0x8, std::string_view("\x03\xE8", 2));
  while (two.client.next()) {
  }
  EXPECT_EQ(two.client.close_code(), 1000);
  for (;;) {
    auto const told = one.wait("table");
    ASSERT_TRUE(told.is_object());
    auto const& seat = told.at("seats").at(1);
    if (seat.at("sitter") == "person" && seat.at("present") == false) break;
  }
}

TEST_F(ServerTest, AServerThatStopsSaysGoodbye) {
  SocketPage page(port());
  sit(page, open_table(page, 2), 0);
  server.reset();
  while (page.client.next()) {
  }
  EXPECT_EQ(page.client.close_code(), 1001);
}

TEST_F(ServerTest, APageThatDoesNotReadIsCutOff) {
  SocketPage lazy(port());
  auto const table = open_table(lazy, 5);
  auto const key = sit(lazy, table, 0);
  for (int seat = 1; seat < 5; ++seat) lazy.client.send(R"({"type":"seat_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
  lazy.client.send(R"({"type":"start"})");
  ASSERT_TRUE(lazy.wait("update").is_object());
  SocketPage other(port());
  other.client.send(watch_text(table));
  bool present = true;
  for (int tries = 0; present && tries < 300; ++tries) {
    // How much the network swallows before the server's own queue grows differs from machine to machine: go on asking.
    for (int i = 0; lazy.client.flush() && i < 100; ++i) lazy.client.send(watch_text(table, key));
    auto const told = other.wait("table", 100);
    if (told.is_object()) present = told.at("seats").at(0).at("present") == true;
  }
  EXPECT_FALSE(present);
}

// What is not let go of shows itself to the sanitizers.
TEST_F(ServerTest, AServerThatStopsLetsGoOfWhoeverLooksOn) {
  SocketPage lobby(port());
  lobby.client.send(R"({"type":"list_tables"})");
  ASSERT_TRUE(lobby.wait("tables").is_object());
  SocketPage player(port());
  sit(player, open_table(player, 2), 0);
  server.reset();
  while (lobby.client.next()) {
  }
  EXPECT_FALSE(lobby.client.open());
}

TEST_F(ServerTest, ATableIsDroppedWhenEverybodyHasGone) {
  {
    SocketPage page(port());
    sit(page, open_table(page, 2), 0);
    EXPECT_EQ(server->open_tables(), 1);
  }
  for (int i = 0; i < 30'000 && server->open_tables() > 0; ++i) ::usleep(2000);
  EXPECT_EQ(server->open_tables(), 0);
}

TEST_F(ServerTest, AGameGoesOnAfterARestart) {
  Rng rng(3);
  std::string table, key;
  int told = 0;
  boost::json::value view;
  {
    SocketPage page(port());
    table = open_table(page, 2);
    key = sit(page, table, 0);
    page.client.send(R"({"type":"seat_bot","seat":1,"bot":"random"})");
    page.client.send(R"({"type":"start"})");
    page.wait("update");
    for (int i = 0; i < 3; ++i) {
      while (!page.asked()) ASSERT_TRUE(page.wait("update").is_object());
      page.client.send(play_text(page.number(), some_move(page.shown.view, 2, rng)));
      ASSERT_TRUE(page.wait("update").is_object());
    }
    while (!page.asked()) ASSERT_TRUE(page.wait("update").is_object());
    told = page.number();
    view = page.shown.view;
  }
  server.reset();
  server = run_server(folder.path());
  SocketPage page(port());
  page.client.send(watch_text(table, key, told));
  ASSERT_TRUE(page.wait("update").is_object());
  EXPECT_EQ(page.number(), told);
  EXPECT_EQ(page.shown.view, view);
  EXPECT_TRUE(page.shown.events.empty());
  page.client.send(play_text(told, some_move(view, 2, rng)));
  EXPECT_TRUE(page.wait("update").is_object());
  EXPECT_GT(page.number(), told);
  for (std::string const what : {"journal", "analysis"})
    EXPECT_TRUE(get(port(), "/api/tables/" + table + "/" + what).starts_with("HTTP/1.1 403"));
}

TEST_F(ServerTest, JournalIsAFileWhenTheGameIsOver) {
  Rng rng(3);
  SocketPage page(port());
  auto const table = open_table(page, 2);
  sit(page, table, 0);
  page.client.send(R"({"type":"seat_bot","seat":1,"bot":"random"})");
  page.client.send(R"({"type":"start"})");
  page.wait("update");
  for (int i = 0; i < 500 && page.shown.view.at("phase") != "over"; ++i) {
    if (page.asked()) page.client.send(play_text(page.number(), some_move(page.shown.view, 2, rng)));
    ASSERT_TRUE(page.wait("update").is_object());
  }
  EXPECT_EQ(page.wait("table").at("stage"), "over");
  auto const journal = get(port(), "/api/tables/" + table + "/journal");
  EXPECT_TRUE(journal.starts_with("HTTP/1.1 200"));
  EXPECT_NE(journal.find("Content-Type: application/x-ndjson\r\n"), journal.npos);
  EXPECT_NE(journal.find("attachment; filename=\"atelier-" + table + ".jsonl\""), journal.npos);
  EXPECT_NE(journal.find("\"secret\""), journal.npos);
  EXPECT_TRUE(get(port(), "/api/tables/" + table + "/analysis").starts_with("HTTP/1.1 202"));
}

// Modern Art besides, where several seats are asked at once.
TEST_F(ServerTest, TheLoadGeneratorPlays) {
  for (std::string const game : {"czary-mary", "modern-art"}) {
    LoadSettings settings;
    settings.port = port();
    settings.game = game;
    settings.tables = 3;
    settings.seconds = 1;
    settings.json = true;
    ::testing::internal::CaptureStdout();
    EXPECT_EQ(load(settings), 0) << game;
    auto const report = parse_json(::testing::internal::GetCapturedStdout());
    ASSERT_TRUE(report) << game;
    EXPECT_GT(report->at("moves_per_second").to_number<double>(), 5) << game;
  }
  LoadSettings elsewhere;
  elsewhere.host = "192.0.2.1";
  EXPECT_EQ(load(elsewhere), 2);
}

// ---- starting

TEST_F(ServerTest, WhatCannotBeStartedSaysWhy) {
  ServeSettings settings;
  settings.data_dir = folder.path();
  settings.port = 0;
  EXPECT_EQ(open_server(settings).error(), "another server is using the data folder " + folder.path());
  TestFolder const other;
  settings.data_dir = other.path();
  settings.port = port();
  EXPECT_TRUE(open_server(settings).error().starts_with("cannot listen on 127.0.0.1:"));
  settings.bind = "not an address";
  EXPECT_EQ(open_server(settings).error(), "'not an address' is not an address to listen on");
  std::ofstream(other.path() + "/file") << "x";
  settings.data_dir = other.path() + "/file/below";
  EXPECT_FALSE(open_server(settings));
}

}  // namespace
}  // namespace atelier::server
