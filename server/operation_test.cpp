// What an operator sees of a running server: its health, its metrics, its log, and how it goes.
#include <csignal>

#include <spdlog/logger.h>
#include <spdlog/sinks/ostream_sink.h>
#include <sys/wait.h>

#include "server/log.hpp"
#include "server/test_sockets.hpp"

namespace atelier::server {
namespace {

constexpr char const* token = "0123456789abcdef";

class Operation : public ::testing::Test {
 protected:
  Operation() {
    ServeSettings settings;
    settings.port = 0;
    settings.data_dir = folder.path();
    settings.metrics_token = token;
    settings.origins = {"https://club.example"};
    settings.back_in_seconds = 7;
    settings.threads = 2;
    server = *open_server(settings);
  }
  std::string ask(std::string const& path, std::string const& more = "") const { return get(server->port(), path, more); }
  std::string metrics() const { return ask("/metrics", "Authorization: Bearer " + std::string(token) + "\r\n"); }
  // The value of a line of the metrics.
  double value(std::string const& name) const {
    auto const text = metrics();
    auto const at = text.find("\n" + name + " ");
    EXPECT_NE(at, text.npos) << name << " is not in " << text;
    return at == text.npos ? -1 : std::stod(text.substr(at + name.size() + 2));
  }

  TestFolder folder;
  std::unique_ptr<RunningServer> server;
};

TEST_F(Operation, ItIsAliveAndReady) {
  EXPECT_TRUE(ask("/healthz").starts_with("HTTP/1.1 200"));
  EXPECT_NE(ask("/readyz").find(R"({"status":"ok","store":"ok"})"), std::string::npos);
}

TEST_F(Operation, PlacesOfThePageAreThePageAndOthersAreNot) {
  for (std::string const path : {"/", "/t/abcdefghijkm", "/replay/abcdefghijkm", "/help/fresco", "/box/fresco", "/box/fresco/0123"})
    EXPECT_TRUE(ask(path).starts_with("HTTP/1.1 200")) << path;
  for (std::string const path :
       {"/nowhere", "/t/", "/t/a/b", "/help", "/box/", "/box//a", "/box/fresco/", "/box/fresco/a/b", "/t", "/admin.php", "/assets/none.js"})
    EXPECT_TRUE(ask(path).starts_with("HTTP/1.1 404")) << path;
}

TEST_F(Operation, MetricsAreForWhoeverHasTheToken) {
  EXPECT_TRUE(ask("/metrics").starts_with("HTTP/1.1 401"));
  EXPECT_TRUE(ask("/metrics", "Authorization: Bearer 0123456789abcdeX\r\n").starts_with("HTTP/1.1 401"));
  EXPECT_TRUE(metrics().starts_with("HTTP/1.1 200"));
  TestFolder const other;
  auto const closed = run_server(other.path());
  EXPECT_TRUE(get(closed->port(), "/metrics", "Authorization: Bearer \r\n").starts_with("HTTP/1.1 404"));
}

TEST_F(Operation, MovesTablesRefusalsAndBatchesAreCounted) {
  auto const moves = value(R"(atelier_moves_total{by="person"})");
  auto const told = value("atelier_move_told_seconds_count");
  auto const refused = value(R"(atelier_refusals_total{code="not_seated"})");
  auto const opened = value("atelier_tables_opened_total");
  auto const rows = value("atelier_store_rows_total");
  Rng rng(5);
  SocketPage first(server->port()), second(server->port());
  auto const table = open_table(first, 2);
  sit(first, table, 0);
  second.client.send(watch_text(table));
  second.client.send(R"({"type":"start"})");
  EXPECT_EQ(second.wait("refused").at("code"), "not_seated");
  sit(second, table, 1);
  start({&first, &second});
  auto& mover = first.asked() ? first : second;
  mover.client.send(play_text(mover.number(), some_move(mover.shown.view, 2, rng)));
  ASSERT_TRUE(mover.wait("update").is_object());
  // Told to the page a moment before it is counted.
  for (int tries = 0; tries < 6000 && value("atelier_move_told_seconds_count") == told; ++tries) ::usleep(10'000);
  EXPECT_EQ(value("atelier_move_told_seconds_count"), told + 1);
  EXPECT_EQ(value(R"(atelier_move_told_seconds_bucket{le="+Inf"})"), told + 1);
  EXPECT_EQ(value(R"(atelier_moves_total{by="person"})"), moves + 1);
  EXPECT_EQ(value(R"(atelier_refusals_total{code="not_seated"})"), refused + 1);
  EXPECT_EQ(value("atelier_tables_opened_total"), opened + 1);
  EXPECT_GE(value("atelier_tables_awake"), 1);
  EXPECT_GE(value("atelier_store_rows_total"), rows + 5);
}

TEST_F(Operation, PagesOfTheHouseComeInUnderEveryNameItHas) {
  auto const let_in = [&](std::string const& origin) {
    return Client::dial("127.0.0.1", server->port(), "Origin: " + origin + "\r\n").has_value();
  };
  EXPECT_TRUE(let_in("https://club.example"));
  EXPECT_TRUE(let_in("http://127.0.0.1:" + std::to_string(server->port())));
  EXPECT_FALSE(let_in("https://elsewhere.example"));
}

TEST_F(Operation, AServerThatGoesSaysWhenToComeBack) {
  SocketPage page(server->port());
  auto const table = open_table(page, 2);
  server->say_goodbye();
  auto const closing = page.wait("closing");
  ASSERT_TRUE(closing.is_object());
  EXPECT_EQ(closing.at("back"), 7000);
  EXPECT_EQ(closing.at("spread"), 1000);
  EXPECT_FALSE(Client::dial("127.0.0.1", server->port())) << "nobody else is let in";
  server.reset();
  while (page.client.next(5000)) {
  }
  EXPECT_EQ(page.client.close_code(), 1001);
}

TEST(Stopping, ASignalEndsTheServerWithNothingWrong) {
  TestFolder const folder;
  int pipes[2];
  ASSERT_EQ(::pipe(pipes), 0);
  auto const pid = ::fork();
  if (pid == 0) {
    ServeSettings settings;
    settings.port = 0;
    settings.data_dir = folder.path();
    settings.log.level = "off";
    settings.on_ready = [&](int port) {
      if (::write(pipes[1], &port, sizeof port) != sizeof port) ::_exit(1);
    };
    ::_exit(serve(settings));
  }
  int port = 0;
  ASSERT_EQ(::read(pipes[0], &port, sizeof port), static_cast<ssize_t>(sizeof port));
  SocketPage page(port);
  auto const table = open_table(page, 2);
  EXPECT_NE(table, "");
  ::kill(pid, SIGTERM);
  EXPECT_TRUE(page.wait("closing").is_object());
  int status = -1;
  ::waitpid(pid, &status, 0);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
  for (int const each : pipes) ::close(each);
}

// ---- the log

struct Logged {
  std::ostringstream out;
  std::shared_ptr<spdlog::sinks::sink> sink = sifted(std::make_shared<spdlog::sinks::ostream_sink_mt>(out));
  Logged() { sink->set_pattern("%v"); }
  void log(std::chrono::seconds at, std::string const& text) {
    sink->log(spdlog::details::log_msg(spdlog::log_clock::time_point(at), {}, "atelier", spdlog::level::warn, text));
  }
};

TEST(Log, WhatIsSaidAgainAndAgainIsSaidOnceAndCounted) {
  Logged logged;
  using std::chrono::seconds;
  for (int i = 0; i < 5; ++i) logged.log(seconds(100 + i), "no room");
  logged.log(seconds(104), "something else");
  logged.log(seconds(111), "no room");
  EXPECT_EQ(logged.out.str(), "no room\nsomething else\nno room (and 4 times before this)\n");
}

TEST(Log, AsJsonEveryLineIsAnObject) {
  Logged logged;
  write_as_json(*logged.sink);
  logged.log(std::chrono::seconds(1), "say \"ą\"\n");
  auto const line = parse_json(logged.out.str());
  ASSERT_TRUE(line) << logged.out.str();
  EXPECT_EQ(line->at("time"), 1000);
  EXPECT_EQ(line->at("level"), "warning");
  EXPECT_EQ(line->at("message"), "say \"ą\"\n");
}

}  // namespace
}  // namespace atelier::server
