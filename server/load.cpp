#include "server/load.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <deque>
#include <fstream>
#include <memory>
#include <sstream>
#include <thread>
#include <vector>

#include <fmt/core.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>
#include <boost/json/monotonic_resource.hpp>

#include "engine/any_game.hpp"
#include "engine/change.hpp"
#include "engine/components.hpp"
#include "engine/fair.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"
#include "server/client.hpp"
#include "server/protocol.hpp"

namespace atelier {

namespace {

using Clock = std::chrono::steady_clock;
using server::Client;

// What one thread has measured.
struct Measured {
  std::vector<float> to_mover;  // milliseconds from sending a move to its mover's update
  std::vector<float> to_last;   // to the last viewer's
  std::uint64_t frames = 0;
  std::uint64_t update_bytes = 0;  // of the text of updates
  std::uint64_t wire_bytes = 0;    // of everything that came, as it came
  std::uint64_t games = 0;
  std::uint64_t refused = 0;
  std::string first_refusal;
};

struct Table {
  std::string id;
  int seated = 0;
  int number = 0;
  int to_come = 0;                   // updates of this number not yet seen by everybody
  std::optional<std::size_t> asked;  // whose turn it is
  bool measuring = false;            // a move is under way
  std::size_t mover = 0;             // whose it is
  Clock::time_point sent;
};

// The tables of one thread, and a connection for each of their seats.
class Players {
 public:
  Players(LoadSettings const& settings, AnyGame const& game, int tables, int rate, std::uint64_t seed)
      : settings_(settings),
        game_(game),
        rate_(rate),
        rng_(seed),
        tables_(static_cast<std::size_t>(tables)),
        epoll_(::epoll_create1(EPOLL_CLOEXEC)) {}
  ~Players() { ::close(epoll_); }

  std::expected<void, std::string> dial() {
    for (std::size_t i = 0; i < tables_.size() * seats(); ++i) {
      auto client = Client::dial(settings_.host, settings_.port);
      if (!client) return std::unexpected(client.error());
      epoll_event event{};
      event.events = EPOLLIN;
      event.data.u64 = i;
      ::epoll_ctl(epoll_, EPOLL_CTL_ADD, client->file(), &event);
      clients_.push_back(*std::move(client));
    }
    views_.resize(clients_.size());
    return {};
  }

  // Seats everybody and deals, up to the first decision of every table; a few tables at a time, since people do not all come in at once.
  bool begin(Clock::time_point until) {
    constexpr std::size_t at_once = 50;
    holding_ = true;
    for (std::size_t opened = 0; ready_.size() < tables_.size() && Clock::now() < until && !broken_; work(std::chrono::milliseconds(10)))
      while (opened < tables_.size() && opened < ready_.size() + at_once) open(opened++);
    return ready_.size() == tables_.size();
  }

  void run(Clock::time_point until) {
    measured_ = {};
    auto const before = received();
    holding_ = rate_ > 0;
    auto due = Clock::now();
    if (!holding_) {
      for (auto const table : std::exchange(ready_, {})) play(table);
    }
    while (Clock::now() < until && !broken_) {
      work(rate_ > 0 ? std::clamp(due - Clock::now(), Clock::duration::zero(), Clock::duration(std::chrono::milliseconds(10)))
                     : Clock::duration(std::chrono::milliseconds(10)));
      for (; rate_ > 0 && due <= Clock::now() && !ready_.empty(); due += std::chrono::nanoseconds(1'000'000'000 / rate_)) {
        auto const table = ready_.front();
        ready_.pop_front();
        play(table);
      }
    }
    measured_.wire_bytes = received() - before;
  }

  Measured const& measured() const { return measured_; }
  bool broken() const { return broken_; }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(game_.seats()); }
  Client& client(std::size_t table, std::size_t seat) { return clients_[table * seats() + seat]; }
  boost::json::value& view(std::size_t table, std::size_t seat) { return views_[table * seats() + seat]; }
  std::uint64_t received() const {
    std::uint64_t bytes = 0;
    for (auto const& each : clients_) bytes += each.received();
    return bytes;
  }

  void work(Clock::duration wait) {
    epoll_event events[256];
    timespec const most{0, std::max<long>(0, std::chrono::nanoseconds(wait).count())};
    int const count = ::epoll_pwait2(epoll_, events, 256, &most, nullptr);
    for (int i = 0; i < count; ++i) {
      auto const at = static_cast<std::size_t>(events[i].data.u64);
      try {
        if (!clients_[at].receive([&](std::string_view text) { hear(at / seats(), at % seats(), text); })) broken_ = true;
      } catch (std::exception const&) {  // JSON, but not this version's: a message lacks what is looked for
        broken_ = true;
      }
    }
  }

  void open(std::size_t at) {
    tables_[at] = {};
    tables_[at].id = "none yet";
    client(at, 0).send(R"({"type":"open_table","game":")" + settings_.game + R"(","options":)" + settings_.options + R"(,"listed":false})");
  }

  void hear(std::size_t at, std::size_t seat, std::string_view text) {
    ++measured_.frames;
    auto& table = tables_[at];
    if (text.starts_with(R"({"type":"update")")) return update(at, seat, text);
    if (text.starts_with(R"({"type":"opened")")) return sit(at, text);
    if (text.starts_with(R"({"type":"seated")")) return seated(at, seat);
    if (text.starts_with(R"({"type":"table")") && is_about(table, text) && is_awaited(seat, text))
      client(at, seat).send(R"({"type":"reveal","part":")" + part_of(at, seat) + R"("})");
    if (text.starts_with(R"({"type":"table")") && seat == 0 && is_about(table, text) && text.find(R"("stage":"over")") != text.npos) {
      ++measured_.games;
      return open(at);
    }
    if (!text.starts_with(R"({"type":"refused")")) return;
    if (measured_.refused++ == 0) measured_.first_refusal = text;
  }

  // Nobody's game depends on it here, so it may be guessed.
  static std::string part_of(std::size_t table, std::size_t seat) {
    return fair::hex(fair::hash(std::to_string(table) + "." + std::to_string(seat)));
  }
  static bool is_awaited(std::size_t seat, std::string_view text) {
    constexpr std::string_view before = R"("awaited":[)";
    auto const begin = text.find(before);
    if (begin == text.npos) return false;
    auto const seats = text.substr(begin + before.size(), text.find(']', begin) - begin - before.size());
    return seats.find(static_cast<char>('0' + seat)) != seats.npos;
  }

  // The last words of a table that was left come late.
  static bool is_about(Table const& table, std::string_view text) {
    return text.substr(text.find(R"("table":")") + 9).starts_with(table.id);
  }

  void sit(std::size_t at, std::string_view text) {
    auto const begin = text.find(R"("table":")") + 9;
    tables_[at].id = text.substr(begin, text.find('"', begin) - begin);
    take(at, 0);
  }
  // Whoever sits down first is the host, who may start.
  void seated(std::size_t at, std::size_t seat) {
    if (seat == 0)
      for (std::size_t other = 1; other < seats(); ++other) take(at, other);
    if (++tables_[at].seated == game_.seats()) client(at, 0).send(R"({"type":"start"})");
  }
  void take(std::size_t at, std::size_t seat) {
    client(at, seat).send(R"({"type":"watch","table":")" + tables_[at].id + R"(","token":null,"seen":0})");
    client(at, seat).send(R"({"type":"sit","seat":)" + std::to_string(seat) + R"(,"name":"P)" + std::to_string(seat) + R"(","key":")" +
                          fair::hex(fair::fresh()) + R"(","sealed":")" + fair::seal("part", part_of(at, seat)) + R"("})");
  }

  void update(std::size_t at, std::size_t seat, std::string_view text) {
    auto& table = tables_[at];
    if (!is_about(table, text)) return;
    measured_.update_bytes += text.size();
    // Read and forgotten at once: memory that is only ever added to costs least.
    static thread_local std::array<unsigned char, 64 * 1024> memory;
    boost::json::monotonic_resource resource(memory.data(), memory.size());
    auto const update = parse_json(text, &resource);
    if (!update) {
      broken_ = true;
      return;
    }
    auto const number = static_cast<int>(update->at("number").as_int64());
    if (number > table.number) {
      table.number = number;
      table.to_come = game_.seats();
    }
    see(view(at, seat), update->at("steps").as_array());
    if (!view(at, seat).at("offer").is_null()) table.asked = seat;
    --table.to_come;
    if (table.measuring) measure(table, seat);
    if (table.to_come > 0 || !table.asked) return;
    holding_ ? ready_.push_back(at) : play(at);
  }

  static void see(boost::json::value& view, boost::json::array const& steps) {
    for (auto const& step : steps) {
      auto const& object = step.as_object();
      if (auto const& whole = object.at("view"); !whole.is_null())
        view = whole;
      else if (auto const& change = object.at("change"); !change.is_null())
        merge(view, change);
    }
  }

  void measure(Table& table, std::size_t seat) {
    auto const since = static_cast<float>(std::chrono::duration<double, std::milli>(Clock::now() - table.sent).count());
    if (seat == table.mover) measured_.to_mover.push_back(since);
    if (table.to_come > 0) return;
    measured_.to_last.push_back(since);
    table.measuring = false;
  }

  void play(std::size_t at) {
    auto& table = tables_[at];
    table.mover = *table.asked;
    table.asked.reset();
    auto const moves = game_.moves_in(view(at, table.mover));
    if (moves.empty()) {
      broken_ = true;
      return;
    }
    auto const& move = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    table.measuring = true;
    table.sent = Clock::now();
    client(at, table.mover).send(R"({"type":"play","seen":)" + std::to_string(table.number) + R"(,"move":)" + move + "}");
  }

  LoadSettings const& settings_;
  AnyGame const& game_;
  int rate_;
  Rng rng_;
  std::vector<Table> tables_;
  std::vector<Client> clients_;
  std::vector<boost::json::value> views_;  // what each of them sees
  std::deque<std::size_t> ready_;
  Measured measured_;
  int epoll_;
  bool holding_ = false;
  bool broken_ = false;  // a connection ended, a message was not understood, or a view offered nothing
};

struct Spread {
  double p50 = 0;
  double p99 = 0;
  double most = 0;
  BOOST_DESCRIBE_CLASS(Spread, (), (p50, p99, most), (), ())
};

struct Report {
  int tables = 0;
  int viewers = 0;
  double seconds = 0;
  double moves_per_second = 0;
  double frames_per_second = 0;
  std::uint64_t games = 0;
  Spread mover_ms;
  Spread last_viewer_ms;
  double text_bytes_per_viewer_and_move = 0;  // of updates
  double wire_bytes_per_viewer_and_move = 0;  // of everything, as it came
  std::optional<double> server_kb_per_table;
  std::optional<double> server_us_per_move;
  BOOST_DESCRIBE_CLASS(Report, (),
                       (tables, viewers, seconds, moves_per_second, frames_per_second, games, mover_ms, last_viewer_ms,
                        text_bytes_per_viewer_and_move, wire_bytes_per_viewer_and_move, server_kb_per_table, server_us_per_move),
                       (), ())
};

Spread spread_of(std::vector<float>& all) {
  if (all.empty()) return {};
  std::sort(all.begin(), all.end());
  auto const at = [&](double part) {
    return static_cast<double>(all[static_cast<std::size_t>(part * static_cast<double>(all.size() - 1))]);
  };
  return {at(0.5), at(0.99), at(1)};
}

// Kilobytes of memory the server holds now.
std::optional<double> resident(int pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; pid > 0 && std::getline(status, line);)
    if (line.starts_with("VmRSS:")) return std::strtod(line.c_str() + 6, nullptr);
  return {};
}

// Microseconds of a processor the server has used so far.
std::optional<double> worked(int pid) {
  std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
  std::string line;
  if (pid <= 0 || !std::getline(stat, line)) return {};
  std::istringstream fields(line.substr(line.rfind(')') + 2));  // a program's name may hold anything
  std::string skipped;
  for (int i = 3; i < 14; ++i) fields >> skipped;
  double user = 0, system = 0;
  if (!(fields >> user >> system)) return {};
  return (user + system) * 1e6 / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

std::expected<std::shared_ptr<AnyGame const>, std::string> game_of(LoadSettings const& settings) {
  Kind const* kind = find_kind(settings.game);
  if (!kind) return std::unexpected("there is no game '" + settings.game + "'");
  auto const box = read_component_file(kind->default_components(), "components.toml");
  if (!box) return std::unexpected(box.error());
  return kind->make(settings.options, box->json);
}

std::optional<std::string> unfit(LoadSettings const& settings) {
  if (!settings.host.starts_with("127.")) return "the load generator plays against this machine only: --host 127.0.0.1";
  if (settings.tables < 1 || settings.threads < 1 || settings.seconds < 1) return "tables, threads and seconds are at least 1";
  if (settings.rate < 0 || (settings.rate > 0 && settings.rate < settings.threads))
    return "the rate is 0 or at least one move a second for every thread";
  return {};
}

void print(Report const& report, bool json) {
  if (json) return fmt::print("{}\n", to_json(report));
  fmt::print("{} tables, {} viewers each, {:.1f} s\n", report.tables, report.viewers, report.seconds);
  fmt::print("{:>10.0f} moves/s   {:.0f} frames/s   {} games finished\n", report.moves_per_second, report.frames_per_second, report.games);
  fmt::print("{:>10.2f} ms p50, {:.2f} ms p99, {:.2f} ms at most, from sending a move to its mover's update\n", report.mover_ms.p50,
             report.mover_ms.p99, report.mover_ms.most);
  fmt::print("{:>10.2f} ms p50, {:.2f} ms p99, {:.2f} ms at most, to the last viewer's\n", report.last_viewer_ms.p50,
             report.last_viewer_ms.p99, report.last_viewer_ms.most);
  fmt::print("{:>10.0f} bytes of updates to one viewer a move, {:.0f} bytes with everything on the wire\n",
             report.text_bytes_per_viewer_and_move, report.wire_bytes_per_viewer_and_move);
  if (report.server_us_per_move) fmt::print("{:>10.1f} us of a processor the server took a move\n", *report.server_us_per_move);
  if (report.server_kb_per_table)
    fmt::print("{:>10.1f} KB of the server's memory a table, connections included\n", *report.server_kb_per_table);
}

int fail(std::string const& sentence) {
  fmt::print(stderr, "atelier: {}\n", sentence);
  return 2;
}

void allow_many_connections() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

template <class Each>
void on_threads(std::vector<std::unique_ptr<Players>>& all, Each each) {
  std::vector<std::thread> threads;
  for (auto& players : all) threads.emplace_back([&] { each(*players); });
  for (auto& thread : threads) thread.join();
}

}  // namespace

int load(LoadSettings const& settings) {
  if (auto const sentence = unfit(settings)) return fail(*sentence);
  auto const game = game_of(settings);
  if (!game) return fail(game.error());
  allow_many_connections();
  auto const empty = resident(settings.server_pid);

  std::vector<std::unique_ptr<Players>> all;
  for (int i = 0; i < settings.threads; ++i) {
    int const tables = settings.tables / settings.threads + (i < settings.tables % settings.threads ? 1 : 0);
    all.push_back(std::make_unique<Players>(settings, **game, tables, settings.rate / settings.threads, static_cast<std::uint64_t>(i) + 1));
    if (auto const dialled = all.back()->dial(); !dialled) return fail(dialled.error());
  }
  std::atomic<bool> begun = true;
  on_threads(all, [&](Players& players) {
    if (!players.begin(Clock::now() + std::chrono::seconds(60))) begun = false;
  });
  auto const full = resident(settings.server_pid);
  auto const idle = worked(settings.server_pid);
  auto const start = Clock::now();
  on_threads(all, [&](Players& players) { players.run(start + std::chrono::seconds(settings.seconds)); });

  auto const busy = worked(settings.server_pid);

  Report report;
  report.tables = settings.tables;
  report.viewers = (*game)->seats();
  report.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  Measured sum;
  for (auto const& players : all) {
    auto const& each = players->measured();
    sum.to_mover.insert(sum.to_mover.end(), each.to_mover.begin(), each.to_mover.end());
    sum.to_last.insert(sum.to_last.end(), each.to_last.begin(), each.to_last.end());
    sum.frames += each.frames;
    sum.update_bytes += each.update_bytes;
    sum.wire_bytes += each.wire_bytes;
    report.games += each.games;
    if (each.refused > 0) return fail("the server refused: " + each.first_refusal);
    if (players->broken())
      return fail("a connection broke, a message was not understood (is the server of this version?), or a view offered no move");
  }
  if (!begun) return fail("not every table could be opened within a minute");
  report.moves_per_second = static_cast<double>(sum.to_last.size()) / report.seconds;
  report.frames_per_second = static_cast<double>(sum.frames) / report.seconds;
  auto const moves = static_cast<double>(std::max<std::size_t>(sum.to_last.size(), 1));
  report.text_bytes_per_viewer_and_move = static_cast<double>(sum.update_bytes) / moves / report.viewers;
  report.wire_bytes_per_viewer_and_move = static_cast<double>(sum.wire_bytes) / moves / report.viewers;
  if (idle && busy) report.server_us_per_move = (*busy - *idle) / moves;
  report.mover_ms = spread_of(sum.to_mover);
  report.last_viewer_ms = spread_of(sum.to_last);
  if (empty && full) report.server_kb_per_table = (*full - *empty) / settings.tables;
  print(report, settings.json);
  return 0;
}

}  // namespace atelier
