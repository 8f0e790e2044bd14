// What strangers tried against a running server, over real sockets: each costs it no more than the limits say, and people play on. The
// server believes a proxy here, so that one machine can be many addresses.
#include <vector>

#include "server/test_sockets.hpp"

namespace atelier::server {
namespace {

class Attacks : public ::testing::Test {
 protected:
  Attacks() {
    settings.port = 0;
    settings.data_dir = folder.path();
    settings.threads = 2;
    settings.proxies = {"127.0.0.1"};
    settings.bot_pace = std::chrono::milliseconds(1);
    settings.limits.ping_seconds = 0;  // a page of these tests may have to wait for an attack to end before it reads
  }
  void run() {
    auto opened = open_server(settings);
    ASSERT_TRUE(opened) << opened.error();
    server = *std::move(opened);
  }
  std::uint64_t hits(Limit limit) const { return server->meters().hits(limit); }
  static std::string from(int house) { return "X-Forwarded-For: 192.0.2." + std::to_string(house) + "\r\n"; }
  std::expected<Client, std::string> dial(int house) const { return Client::dial("127.0.0.1", server->port(), from(house)); }

  // Two people in the middle of a game.
  struct People {
    SocketPage first, second;
    std::string table;
    Rng rng{5};
    bool move() {
      auto& mover = first.asked() ? first : second;
      int const number = mover.number();
      mover.client.send(play_text(number, some_move(mover.shown.view, 2, rng)));
      for (auto* each : {&first, &second})
        while (each->number() == number)
          if (!each->wait("update").is_object()) return false;
      return true;
    }
  };
  std::unique_ptr<People> play() {
    auto people = std::make_unique<People>(SocketPage(server->port()), SocketPage(server->port()));
    people->table = open_table(people->first, 2);
    sit(people->first, people->table, 0);
    sit(people->second, people->table, 1);
    start({&people->first, &people->second});
    return people;
  }
  // Whatever an attacker is told until the server has had enough of it.
  static int heard_of(Client& client, std::string_view type) {
    int heard = 0;
    while (auto const text = client.next(last_resort)) heard += text->starts_with(R"({"type":")" + std::string(type) + '"') ? 1 : 0;
    return heard;
  }
  void wait_until_alone(std::int64_t pages) const {
    for (int i = 0; i < last_resort && server->meters().sockets > pages; ++i) ::usleep(1000);
    EXPECT_EQ(server->meters().sockets, pages);
  }

  TestFolder folder;
  ServeSettings settings;
  std::unique_ptr<RunningServer> server;
};

TEST_F(Attacks, AWriteFullOfLooksIsAnsweredAsFarAsItIsPaidFor) {
  run();
  auto people = play();
  ASSERT_TRUE(people->move());
  std::string looks;
  std::vector<Client> spectators;
  for (int i = 0; i < 20; ++i) spectators.push_back(*dial(1));
  for (auto& each : spectators)
    for (int i = 0; i < 600; ++i) each.send(watch_text(people->table, "", i % 3));
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(people->move()) << "the table plays on";
  int answered = 0;
  for (auto& each : spectators) {
    answered += heard_of(each, "table");
    if (each.close_code()) EXPECT_EQ(*each.close_code(), 1008);
  }
  EXPECT_LE(answered, settings.limits.address_work_at_once / 10 + 20 * 40) << "12,000 were asked for";
  EXPECT_GT(hits(Limit::work) + hits(Limit::address_work), 0U);
  wait_until_alone(2);
  EXPECT_TRUE(people->move());
}

TEST_F(Attacks, AFloodEndsAndOthersAreServed) {
  run();
  auto flood = *dial(1);
  for (int i = 0; i < 200'000 && flood.open(); ++i) {
    flood.send(R"({"type":"dance"})");
    if (!flood.flush()) break;
  }
  SocketPage other(server->port());
  other.client.send(R"({"type":"list_tables"})");
  EXPECT_TRUE(other.wait("tables").is_object());
  EXPECT_LT(heard_of(flood, "refused"), 200'000);
  wait_until_alone(1);
  EXPECT_GT(hits(Limit::work), 0U);
}

TEST_F(Attacks, AWriteFullOfNewTablesOpensSoMany) {
  run();
  auto const before = metrics().tables_opened.count();
  auto attacker = *dial(1);
  for (int i = 0; i < 700; ++i) attacker.send(open_text(2));
  int const opened = heard_of(attacker, "opened");
  EXPECT_LE(opened, settings.limits.tables_at_once);
  EXPECT_LE(metrics().tables_opened.count() - before, static_cast<std::uint64_t>(settings.limits.tables_at_once));
  EXPECT_EQ(attacker.close_code(), 1008);
  SocketPage other(server->port());
  EXPECT_NE(open_table(other, 2), "");
}

TEST_F(Attacks, PagesThatDoNotReadHoldSoMuchAndAreCutOff) {
  settings.limits.work_at_once = settings.limits.address_work_at_once = 0;  // so that only what waits is limited
  settings.limits.waiting_kb = 256;
  settings.limits.address_waiting_kb = 512;
  settings.limits.all_waiting_kb = 1024;
  settings.limits.reading_seconds = 1;
  run();
  auto people = play();
  std::vector<Client> lazy;
  for (int i = 0; i < 24; ++i) lazy.push_back(*dial(1 + i % 6));
  auto const cut_off = [&] {
    return hits(Limit::waiting) + hits(Limit::address_waiting) + hits(Limit::all_waiting) + hits(Limit::reading);
  };
  std::int64_t most = 0;
  // How much the network swallows before anything waits differs from machine to machine: go on asking.
  for (int round = 0; round < 10'000 && cut_off() < 12; ++round)
    for (auto& each : lazy) {
      for (int i = 0; i < 10 && each.flush(); ++i) each.send(watch_text(people->table)), each.send(R"({"type":"dance"})");
      most = std::max(most, server->meters().waiting_bytes.load());
    }
  EXPECT_LE(most, 2 * 1024 * settings.limits.all_waiting_kb);
  EXPECT_GE(cut_off(), 12U);
  for (auto& each : lazy) each.close();
  wait_until_alone(2);
  EXPECT_EQ(server->meters().waiting_bytes, 0);
  EXPECT_TRUE(people->move());
}

TEST_F(Attacks, AnAddressHasSoManyConnectionsAndAnotherComesIn) {
  settings.limits.connections = 5;
  run();
  std::vector<Client> all;
  for (int i = 0; i < 5; ++i) all.push_back(*dial(1));
  EXPECT_EQ(dial(1).error(), "the server answered HTTP/1.1 429 Too Many Requests");
  EXPECT_EQ(hits(Limit::connections), 1U);
  EXPECT_TRUE(get(server->port(), "/", from(1)).starts_with("HTTP/1.1 429"));
  EXPECT_TRUE(dial(2));
  EXPECT_TRUE(get(server->port(), "/", from(2)).starts_with("HTTP/1.1 200"));
  all.clear();
  bool again = false;
  for (int tries = 0; tries < 10'000 && !again; ++tries) again = dial(1).has_value();
  EXPECT_TRUE(again) << "who leaves makes room";
}

TEST_F(Attacks, WithoutAProxyThePeerIsTheAddress) {
  settings.proxies = {};
  settings.limits.connections = 3;
  run();
  std::vector<Client> all;
  for (int i = 0; i < 3; ++i) all.push_back(*dial(1));
  auto const refused = get(server->port(), "/", from(2));
  EXPECT_TRUE(refused.empty() || refused.starts_with("HTTP/1.1 429")) << refused;
  EXPECT_EQ(hits(Limit::connections), 1U);
}

TEST_F(Attacks, HandshakesAndRequestsOfOneAddressAreCounted) {
  settings.limits.handshakes_at_once = 4;
  settings.limits.handshakes_a_second = 1;
  settings.limits.address_work_at_once = 30;
  settings.limits.address_work_a_second = 1;
  run();
  int in = 0;
  for (int i = 0; i < 40; ++i) in += dial(1).has_value() ? 1 : 0;
  EXPECT_GE(in, 4);
  EXPECT_LT(in, 40);
  EXPECT_EQ(hits(Limit::handshakes), static_cast<std::uint64_t>(40 - in));
  bool refused = false;
  for (int i = 0; i < 1000 && !refused; ++i) {
    auto const answer = get(server->port(), "/api/games", from(2));
    refused = answer.starts_with("HTTP/1.1 429");
    if (refused) EXPECT_NE(answer.find("Retry-After: "), answer.npos);
  }
  EXPECT_TRUE(refused);
  for (auto const* path : {"/healthz", "/readyz", "/api/health"})
    EXPECT_TRUE(get(server->port(), path, from(2)).starts_with("HTTP/1.1 200")) << path << " is answered to anybody";
}

TEST_F(Attacks, NamesOfTablesAreNotGuessedOverHttpEither) {
  settings.limits.guesses_at_once = 3;
  settings.limits.guesses_a_minute = 1;
  run();
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(get(server->port(), "/api/tables/abcdefghijkm/journal", from(1)).starts_with("HTTP/1.1 404"));
  EXPECT_TRUE(get(server->port(), "/api/tables/abcdefghijkm/journal", from(1)).starts_with("HTTP/1.1 429"));
  EXPECT_TRUE(get(server->port(), "/api/tables/abcdefghijkm/journal", from(2)).starts_with("HTTP/1.1 404"));
  EXPECT_EQ(hits(Limit::guesses), 1U);
}

TEST_F(Attacks, WhatIsDribbledComesToAnEnd) {
  settings.limits.message_seconds = 1;
  run();
  EXPECT_EQ(converse(server->port(), "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "), "") << "half a request";
  auto dribbling = *dial(1);
  dribbling.send_frame(0x01, "{");  // the beginning of a message that goes on
  while (dribbling.next(last_resort)) {
  }
  EXPECT_FALSE(dribbling.open());
  EXPECT_GE(hits(Limit::message_time), 2U);
}

TEST_F(Attacks, WhoSaysTooMuchAtOnceIsToldHowMuchTheServerTakes) {
  settings.limits.message_kb = 8;
  run();
  SocketPage page(server->port());
  page.client.send(std::string(9 * 1024, ' '));
  auto const refused = page.wait("refused");
  EXPECT_EQ(refused.at("code"), "too_big");
  EXPECT_EQ(refused.at("value"), 8);
  EXPECT_EQ(refused.at("text"), "A request may not be longer than 8 KiB.");
  EXPECT_EQ(hits(Limit::message), 1U);
}

TEST_F(Attacks, WhoNeverReadsOrSpeaksIsGone) {
  Limits const usual;
  EXPECT_LE(usual.ping_seconds + usual.answer_seconds + 3 * 2, 30) << "with the server looking every 2 s, three times at most";
  settings.limits.ping_seconds = settings.limits.answer_seconds = 1;
  run();
  std::vector<Client> silent;
  for (int i = 0; i < 50; ++i) {
    silent.push_back(*dial(1));
    if (i % 2) silent.back().send(R"({"type":"list_tables"})");
  }
  wait_until_alone(0);
  EXPECT_EQ(hits(Limit::silence), 50U);
}

TEST_F(Attacks, WhoGoesOnSendingAfterTheGoodbyeIsCutOff) {
  run();
  auto attacker = *dial(1);
  std::string const much = R"({"type":")" + std::string(60'000, 'x') + "\"}";
  for (int i = 0; i < 10'000 && attacker.open(); ++i) {
    attacker.send(much);
    attacker.receive([](std::string_view) {});
  }
  wait_until_alone(0);
  EXPECT_LT(server->meters().heard_bytes, 20U << 20U);
}

}  // namespace
}  // namespace atelier::server
