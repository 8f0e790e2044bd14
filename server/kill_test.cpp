// A server in a child process is killed again and again while pages play. Whatever any page was told must be there afterwards.
#include <csignal>
#include <map>

#include <poll.h>
#include <sys/wait.h>

#include "server/store/test_seeds.hpp"
#include "server/test_sockets.hpp"

namespace atelier::server {
namespace {

class Child {
 public:
  explicit Child(std::string const& folder) {
    int pipes[2];
    EXPECT_EQ(::pipe(pipes), 0);
    pid_ = ::fork();
    if (pid_ == 0) {
      ServeSettings settings;
      settings.port = 0;
      settings.data_dir = folder;
      settings.unlimited = {"127.0.0.1"};
      settings.bot_pace = std::chrono::milliseconds(0);
      settings.on_ready = [out = pipes[1]](int port) {
        if (::write(out, &port, sizeof port) != sizeof port) ::_exit(1);
      };
      ::_exit(serve(settings));
    }
    ::close(pipes[1]);
    if (::read(pipes[0], &port_, sizeof port_) != sizeof port_) port_ = 0;
    ::close(pipes[0]);
  }
  ~Child() { kill(); }
  int port() const { return port_; }
  void kill() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
    pid_ = 0;
  }

 private:
  pid_t pid_ = 0;
  int port_ = 0;
};

// One player at one table, over as many connections as it takes.
struct Player {
  std::string table;
  int seat = 0;
  std::string token;
  Shown shown;
  std::map<std::int64_t, std::string> lines;  // of talk, by number
  std::optional<Client> client;
  std::string game = "czary-mary";
  int seats = 2;

  void hear(std::string_view text, Rng& rng) {
    auto const message = *parse_json(text);
    if (message.at("type") == "said")
      for (auto const& line : message.at("lines").as_array()) lines[line.at("n").as_int64()] = line.at("text").as_string();
    if (message.at("type") != "update") return;
    EXPECT_GE(message.at("number").as_int64(), shown.number) << "a page was told of moves that the store has lost";
    shown.hear(message);
    // Somebody who often thinks better of it.
    if (message.at("undo") == "at_once" && rng.below(3) == 0)
      return client->send(R"({"type":"undo","seen":)" + std::to_string(shown.number) + "}");
    if (shown.view.at("offer").is_null()) return;
    client->send(play_text(shown.number, some_move(shown.view, seats, rng, game)));
    client->send(R"({"type":"say","text":"after )" + std::to_string(shown.number) + R"("})");
  }
};

// Plays until the pages were told of so many more entries and lines in all, or no game goes on.
void play(std::vector<Player>& players, Rng& rng, int more) {
  auto const told = [&] {
    int sum = 0;
    for (auto const& each : players) sum += each.shown.number + static_cast<int>(each.lines.size());
    return sum;
  };
  auto const on = [](Player const& each) { return !each.shown.view.is_object() || each.shown.view.at("phase") != "over"; };
  for (int const enough = told() + more; told() < enough && std::any_of(players.begin(), players.end(), on);) {
    std::vector<pollfd> files;
    for (auto const& each : players) files.push_back({each.client->file(), POLLIN, 0});
    ASSERT_GT(::poll(files.data(), files.size(), last_resort), 0) << "nobody is told anything any more";
    for (auto& each : players) each.client->receive([&](std::string_view text) { each.hear(text, rng); });
  }
}

std::vector<Player> begin_games(int port, int tables) {
  std::vector<Player> players;
  for (int i = 0; i < tables; ++i) {
    SocketPage first(port), second(port);
    auto const table = open_table(first, 2);
    players.push_back({table, 0, sit(first, table, 0), {}, {}, {}});
    players.push_back({table, 1, sit(second, table, 1), {}, {}, {}});
    start({&first, &second});
  }
  return players;
}

void begin_auctions(int port, std::vector<Player>& players) {
  constexpr int seats = 3;
  std::vector<std::unique_ptr<SocketPage>> pages;
  for (int seat = 0; seat < seats; ++seat) pages.push_back(std::make_unique<SocketPage>(port));
  auto const table = open_table(*pages[0], seats, R"(,"hammer":0)", "modern-art");
  for (int seat = 0; seat < seats; ++seat)
    players.push_back({table, seat, sit(*pages[static_cast<std::size_t>(seat)], table, seat), {}, {}, {}, "modern-art", seats});
  start({pages[0].get(), pages[1].get(), pages[2].get()});
}

// Whether the seat's whole story, as the store tells it now, begins with what the seat was told.
bool is_kept(int port, Player const& player) {
  SocketPage page(port);
  page.client.send(watch_text(player.table, player.token, 0));
  auto const update = page.wait("update");
  if (!update.is_object()) return false;
  auto const& now = page.shown.events;
  // A game that came to its end is told by the book, which shows the faces as well.
  bool const over = page.shown.view.at("phase") == "over";
  return now.size() >= player.shown.events.size() &&
         std::equal(player.shown.events.begin(), player.shown.events.end(), now.begin(),
                    [&](auto const& told, auto const& kept) { return over ? told.at("type") == kept.at("type") : told == kept; });
}

// Whether every line the seat was told, as far back as lines are told at all, is told again.
bool is_remembered(int port, Player const& player) {
  if (player.lines.empty()) return true;
  SocketPage page(port);
  page.client.send(watch_text(player.table, player.token, 0));
  auto const said = page.wait("said");
  if (!said.is_object()) return false;
  std::map<std::int64_t, std::string> now;
  for (auto const& line : said.at("lines").as_array()) now[line.at("n").as_int64()] = line.at("text").as_string();
  return std::all_of(player.lines.begin(), player.lines.end(), [&](auto const& line) {
    return now.contains(line.first) ? now[line.first] == line.second : !now.empty() && line.first < now.begin()->first;
  });
}

// Six servers one after the other on one folder, each killed while eight people play and talk.
void kill_again_and_again(std::uint64_t seed) {
  TestFolder const folder;
  Rng rng(seed);
  std::vector<Player> players;
  int told = 0;
  std::size_t said = 0;
  for (int round = 0; round < 6; ++round) {
    Child child(folder.path());
    ASSERT_GT(child.port(), 0);
    if (round % 3 == 0) {
      for (auto& each : begin_games(child.port(), 4)) players.push_back(std::move(each));
    }
    for (auto const& each : players) {
      EXPECT_TRUE(each.shown.number == 0 || is_kept(child.port(), each)) << each.table;
      EXPECT_TRUE(is_remembered(child.port(), each)) << each.table;
    }
    for (auto& each : players) {
      each.client = *Client::dial("127.0.0.1", child.port());
      each.client->send(watch_text(each.table, each.token, each.shown.number));
    }
    play(players, rng, 30 + static_cast<int>(rng.below(300)));
    if (::testing::Test::HasFatalFailure()) return;
    child.kill();
    for (auto& each : players)
      while (each.client->receive([&](std::string_view text) { each.hear(text, rng); })) {
      }
    for (auto const& each : players) told += each.shown.number;
  }
  for (auto const& each : players) said += each.lines.size();
  EXPECT_GT(told, 100);
  EXPECT_GT(said, 20U);
}

// Wherever an undo is on its way when the server is killed: what was told of it is there, and the table goes on from one truth.
TEST(KilledServer, KnowsWhatWasTakenBack) {
  TestFolder const folder;
  Rng rng(13);
  std::vector<Player> players;
  for (int round = 0; round < 6; ++round) {
    Child child(folder.path());
    ASSERT_GT(child.port(), 0);
    if (round % 3 == 0) begin_auctions(child.port(), players);
    for (auto& each : players) {
      EXPECT_TRUE(each.shown.number == 0 || is_kept(child.port(), each)) << each.table;
      each.client = *Client::dial("127.0.0.1", child.port());
      each.client->send(watch_text(each.table, each.token, each.shown.number));
    }
    play(players, rng, 100 + static_cast<int>(rng.below(200)));
    if (HasFatalFailure()) return;
    child.kill();
    for (auto& each : players)
      while (each.client->receive([&](std::string_view text) { each.hear(text, rng); })) {
      }
  }
  int taken_back = 0;
  for (auto const& each : players)
    for (auto const& event : each.shown.events) taken_back += event.at("type") == "taken_back";
  EXPECT_GT(taken_back, 20);
}

TEST(KilledServer, LosesNothingThatAnyoneWasTold) {
  for (auto const seed : seeds(1)) {
    SCOPED_TRACE(again(seed));
    kill_again_and_again(seed);
    if (HasFailure()) return;
  }
}

// Killed when so many of two people have told their parts, or right after the game began: the next server goes on from there.
TEST(KilledServer, LosesNoSeatAndNoPartWhileAGameIsBegun) {
  TestFolder const folder;
  for (int told = 0; told <= 2; ++told) {
    std::string table;
    std::vector<std::string> tokens;
    {
      Child child(folder.path());
      ASSERT_GT(child.port(), 0);
      SocketPage first(child.port()), second(child.port());
      table = open_table(first, 2);
      tokens = {sit(first, table, 0), sit(second, table, 1)};
      first.reveals = told > 0;
      if (told == 2) {
        start({&first, &second});
      } else {
        first.client.send(R"({"type":"start"})");
        auto const awaited = [](boost::json::value const& now) {
          return now.is_object() && now.at("awaited").is_array() ? static_cast<int>(now.at("awaited").as_array().size()) : 3;
        };
        auto now = first.wait("table");
        while (now.is_object() && awaited(now) > 2 - told) now = first.wait("table");
        ASSERT_TRUE(now.is_object());
      }
    }  // SIGKILL
    Child child(folder.path());
    SocketPage first(child.port()), second(child.port());
    first.client.send(watch_text(table, tokens[0]));
    second.client.send(watch_text(table, tokens[1]));
    ASSERT_TRUE(first.wait("table").is_object());
    ASSERT_TRUE(second.wait("table").is_object());
    EXPECT_TRUE(first.wait("update").is_object()) << told << " parts were told";
    EXPECT_TRUE(second.wait("update").is_object());
  }
}

}  // namespace
}  // namespace atelier::server
