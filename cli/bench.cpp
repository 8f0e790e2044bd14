#include <algorithm>
#include <chrono>
#include <span>

#include <fmt/core.h>

#include "cli/allocations.hpp"
#include "cli/commands.hpp"
#include "engine/components.hpp"
#include "engine/json.hpp"
#include "engine/signature.hpp"
#include "games/registry.hpp"

namespace atelier::cli {

namespace {

// What `bench --json` prints, one per configuration.
struct BenchLine {
  std::string game;
  Json config;
  double nodes_per_s = 0;
  double playouts_per_s = 0;  // whole random games of which only the end is looked at
  double copy_ns = 0;
  std::uint64_t state_bytes = 0;
  double allocations_per_game = 0;
  double ismcts_per_s = 0;  // iterations of the plain tree search at the game's first real decision
  double master_ms = 0;     // a master's thought there, when nobody hurries it
  double master_per_s = 0;  // positions it looks at, the moves of its playouts
  double core_speed = 0;    // million steps of a fixed loop per second, measured beside it: divide by it to compare machines
  BOOST_DESCRIBE_CLASS(BenchLine, (),
                       (game, config, nodes_per_s, playouts_per_s, copy_ns, state_bytes, allocations_per_game, ismcts_per_s, master_ms,
                        master_per_s, core_speed),
                       (), ())
};

template <class Work>
double seconds(Work&& work) {
  auto const begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// A chain of dependent steps that nothing can shorten: how fast this core is at this moment.
double core_speed() {
  constexpr int steps = 20'000'000;
  Rng rng(1);
  std::uint64_t sum = 0;
  double const took = seconds([&] {
    for (int i = 0; i < steps; ++i) sum ^= rng.next();
  });
  asm volatile("" : : "r"(sum));
  return steps / took / 1e6;
}

// The first moment at which a seat has more than two moves.
std::pair<std::unique_ptr<Position>, Seat> first_decision(AnyGame const& game) {
  auto position = game.start();
  Rng dice(1);
  Seat asked{};
  play_out(*position, [&](Seat seat) -> std::optional<MoveId> {
    if (seat == chance) return position->roll(dice);
    MoveList legal;
    position->legal(asked = seat, legal);
    return legal.size() > 2 ? std::nullopt : std::optional(legal[0]);
  });
  return {std::move(position), asked};
}

void measure_bots(Kind const& kind, AnyGame const& game, BenchLine& line) {
  auto const [position, seat] = first_decision(game);
  auto const names = kind.bots();
  auto const ask = [&](std::string_view name, std::uint64_t work) {
    Budget budget;
    budget.work = work;
    Rng rng(1);
    int const bot = static_cast<int>(std::ranges::find(names, name) - names.begin());
    return seconds([&] { position->ask_bot(bot, seat, budget, rng); });
  };
  constexpr std::uint64_t iterations = 2000;
  ask("ismcts", iterations / 10);
  line.ismcts_per_s = iterations / ask("ismcts", iterations);
  line.master_ms = 1000 * ask("master", Budget{}.work);
  constexpr std::uint64_t positions = 2000;
  line.master_per_s = positions / ask("master", positions);
}

// The best of several short runs: what the code can do when the machine lets it.
BenchLine measure(Kind const& kind, AnyGame const& game) {
  BenchLine line;
  line.game = kind.id();
  line.config.text = game.options();
  line.state_bytes = kind.state_bytes();
  constexpr std::uint64_t games = 2000;
  constexpr std::uint64_t copies = 4'000'000;
  line.copy_ns = 1e9;
  kind.playouts(game, games / 10, 1);
  for (int run = 0; run < 7; ++run) {
    auto const before = allocations();
    Tally tally;
    double const took = seconds([&] { tally = kind.playouts(game, games, static_cast<std::uint64_t>(run)); });
    line.allocations_per_game = static_cast<double>(allocations() - before) / games;
    line.nodes_per_s = std::max(line.nodes_per_s, static_cast<double>(tally.nodes) / took);
    double const rolled = seconds([&] { kind.roll_out(game, games, static_cast<std::uint64_t>(run)); });
    line.playouts_per_s = std::max(line.playouts_per_s, games / rolled);
    line.copy_ns = std::min(line.copy_ns, seconds([&] { kind.copy_states(game, copies); }) / copies * 1e9);
    line.core_speed = std::max(line.core_speed, core_speed());
  }
  measure_bots(kind, game, line);
  return line;
}

void sum_up(std::span<BenchLine const> lines) {
  auto const [slowest, fastest] = std::ranges::minmax_element(lines, {}, &BenchLine::nodes_per_s);
  fmt::print("{}: {:.1f} to {:.1f} million nodes/s in {} configurations\n\n", slowest->game, slowest->nodes_per_s / 1e6,
             fastest->nodes_per_s / 1e6, lines.size());
}

void print_signature(Kind const& kind, int rules, std::string const& box) {
  auto const [played, allowed] = atelier::signature(kind, rules, box);
  fmt::print("{} {} {:016x} {:016x}\n", kind.id(), rules, played, allowed);
}

}  // namespace

int bench(bool signature, bool as_json, std::string const& only) {
  if (!only.empty() && !find_kind(only)) return complain("there is no game '" + only + "'");
  std::vector<BenchLine> lines;
  for (auto const* kind : kinds()) {
    if (!only.empty() && kind->id() != only) continue;
    auto const box = read_component_file(kind->default_components(), "components.toml");
    if (signature) {
      for (int rules = 1; rules <= kind->rules_version(); ++rules) print_signature(*kind, rules, box->json);
      continue;
    }
    auto const first = lines.size();
    for (auto const& options : kind->configurations()) {
      lines.push_back(measure(*kind, **kind->make(options, box->json)));
      auto const& line = lines.back();
      if (!as_json)
        fmt::print(
            "{}  {:6.1f} million nodes/s  {:7.0f} playouts/s  copy {:4.1f} ns  {} bytes  {} allocations a game  ismcts {:.0f}/s  master "
            "{:.1f} ms, {:.0f} positions/s  core {:.0f}  {}\n",
            line.game, line.nodes_per_s / 1e6, line.playouts_per_s, line.copy_ns, line.state_bytes, line.allocations_per_game,
            line.ismcts_per_s, line.master_ms, line.master_per_s, line.core_speed, line.config.text);
    }
    if (!as_json) sum_up(std::span(lines).subspan(first));
  }
  if (as_json && !signature) fmt::print("{}\n", to_json(lines));
  return 0;
}

}  // namespace atelier::cli
