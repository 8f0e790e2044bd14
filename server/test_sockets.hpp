// For the tests: a server in this process, and pages and requests that reach it over real sockets.
#pragma once

#include <string>
#include <string_view>

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "engine/json.hpp"
#include "engine/rng.hpp"
#include "games/registry.hpp"
#include "server/client.hpp"
#include "server/serve.hpp"
#include "server/test_folder.hpp"
#include "server/test_house.hpp"

namespace atelier::server {

inline std::unique_ptr<RunningServer> run_server(std::string const& folder,
                                                 std::chrono::milliseconds bot_pace = std::chrono::milliseconds(1)) {
  ServeSettings settings;
  settings.port = 0;
  settings.data_dir = folder;
  settings.bot_pace = bot_pace;
  settings.threads = 2;
  settings.unlimited = {"127.0.0.1"};  // tests ask faster than people; attacks_test.cpp is about those who do
  auto server = open_server(settings);
  EXPECT_TRUE(server) << server.error();
  return server ? *std::move(server) : nullptr;
}

// Sends bytes and answers everything that comes until the server closes.
inline std::string converse(int port, std::string_view bytes) {
  int const file = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(static_cast<std::uint16_t>(port));
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  EXPECT_EQ(::connect(file, reinterpret_cast<sockaddr*>(&to), sizeof to), 0);
  while (!bytes.empty()) {
    auto const sent = ::send(file, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) break;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  std::string answer;
  char piece[4096];
  for (ssize_t got = 0; (got = ::recv(file, piece, sizeof piece, 0)) > 0;) answer.append(piece, static_cast<std::size_t>(got));
  ::close(file);
  return answer;
}

inline std::string get(int port, std::string const& path, std::string const& more = "", std::string const& method = "GET") {
  return converse(port, method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + more + "\r\n");
}

// How long a test waits for what must come: far longer than any machine takes, for only a mistake gets there.
inline constexpr int last_resort = 60'000;

// A page over a real socket that remembers what it was told.
class SocketPage {
 public:
  explicit SocketPage(int port) : client(*Client::dial("127.0.0.1", port)) {}

  // The next message of a type, passing over others; null when none comes.
  boost::json::value wait(std::string_view type, int milliseconds = last_resort) {
    while (auto text = client.next(milliseconds)) {
      auto value = parse_json(*text);
      if (!value) return nullptr;
      if (value->at("type") == "update") shown.hear(*value);
      // As a page does, unless a test keeps it from it.
      if (reveals && value->at("type") == "table" && is_awaited(*value))
        client.send(reveal_text(some_part(static_cast<int>(value->at("you").as_int64()))));
      if (value->at("type").as_string() == type) return *value;
    }
    return nullptr;
  }
  bool asked() const { return shown.view.is_object() && !shown.view.at("offer").is_null(); }
  int number() const { return shown.number; }

  bool reveals = true;
  Client client;
  Shown shown;
};

// The first of them is the host and starts; all tell their parts.
inline void start(std::vector<SocketPage*> const& pages) {
  pages[0]->client.send(R"({"type":"start"})");
  auto const asked = [](boost::json::value const& table) { return table.is_object() && is_awaited(table); };
  for (auto* each : pages)
    for (auto told = each->wait("table"); told.is_object() && !asked(told);) told = each->wait("table");
  for (auto* each : pages) EXPECT_TRUE(each->wait("update").is_object());
}

inline std::string open_table(SocketPage& page, int seats, std::string const& more = "", std::string const& game = "czary-mary") {
  page.client.send(open_text(seats, more, game));
  auto const opened = page.wait("opened");
  return opened.is_null() ? "" : std::string(opened.at("table").as_string());
}

inline std::string sit(SocketPage& page, std::string const& table, int seat) {
  page.client.send(watch_text(table));
  page.client.send(sit_text(seat));
  auto const seated = page.wait("seated");
  return seated.is_null() ? "" : some_token(seat);
}

// A move that the view offers.
inline std::string some_move(boost::json::value const& view, int seats, Rng& rng, std::string const& of = "czary-mary") {
  Shelf shelf;
  auto const game = shelf.take(*find_kind(of), R"({"seats":)" + std::to_string(seats) + "}", "");
  auto const moves = (*game)->moves_in(view);
  return moves.empty() ? "null" : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace atelier::server
