// What another box changes: two boxes, the same luck, bots of the same level, and an interval for everything that is counted.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

#include <unistd.h>

#include <fmt/core.h>

#include "bots/comparison.hpp"
#include "cli/commands.hpp"
#include "engine/json.hpp"
#include "engine/words.hpp"

namespace atelier::cli {

namespace {

std::atomic<bool> stopped = false;

void stop(int) { stopped = true; }

std::string worded(bots::Figure const& figure, Words const& words) {
  std::string const seat = figure.seat ? ", seat " + std::to_string(*figure.seat) : "";
  if (figure.name == "length") return "decisions a game";
  if (figure.name == "won") return "games won";
  if (figure.name == "wins") return "victories" + seat;
  if (figure.name == "points") return (figure.seat ? "points" : "points, mean seat") + seat;
  return words.say("measured." + figure.name);
}

// "4.70 (4.32 to 5.08)"
std::string told(bots::Spread const& spread, bool share, bool difference) {
  double const unit = share ? 100 : 1;
  auto const number = [&](double value) { return difference ? fmt::format("{:+.2f}", value * unit) : fmt::format("{:.2f}", value * unit); };
  return number(spread.mean) + (share ? " %" : "") + " (" + number(spread.low) + " to " + number(spread.high) + ")";
}

void tell(bots::Comparison const& comparison, Words const& words) {
  fmt::print("{}, level {}, seed {}: box {} against box {}, intervals of 95 %\n", comparison.game, comparison.bot, comparison.seed,
             comparison.boxes[0].substr(0, 8), comparison.boxes[1].substr(0, 8));
  for (auto const& part : comparison.parts) {
    fmt::print("\n{} games of each box, {}\n", part.games, part.options.text);
    fmt::print("{:<40} {:>26} {:>26} {:>28}\n", "", "first", "second", "difference");
    for (auto const& figure : part.figures) {
      bool const share = bots::is_share(figure.name);
      fmt::print("{:<40} {:>26} {:>26} {:>28}\n", worded(figure, words), told(figure.first, share, false),
                 told(figure.second, share, false), told(figure.difference, share, true));
    }
  }
}

// Says how far it is, once a second, where somebody looks.
class Progress {
 public:
  explicit Progress(bots::Match const& match) {
    if (::isatty(STDERR_FILENO) == 0) return;
    thread_ = std::jthread([&match](std::stop_token const& done) {
      while (!done.stop_requested()) {
        fmt::print(stderr, "\r{:.1f} % ", 100 * match.done());
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
      }
      fmt::print(stderr, "\r        \r");
    });
  }

 private:
  std::jthread thread_;
};

}  // namespace

int compare(TableFlags const& table, CompareFlags const& flags) {
  Kind const* kind = nullptr;
  std::array<Box, 2> boxes;
  TableFlags asked = table;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    asked.components = flags.boxes[i] == "usual" ? "" : flags.boxes[i];
    auto const chosen = choose_game(asked);
    if (!chosen) return complain(chosen.error());
    kind = chosen->kind;
    auto box = read_box(*kind, chosen->game->components());
    if (!box) return complain(flags.boxes[i] + ": " + box.error()[0].en);
    boxes[i] = *std::move(box);
  }
  if (flags.games == 0) return complain("--games must be at least 1");
  auto pairing = bots::pair(*kind, *options_of(table), boxes[0], boxes[1], flags.games, flags.seed);
  if (!pairing) return complain(pairing.error());
  bots::Match match(*std::move(pairing));
  std::signal(SIGINT, stop);
  {
    Progress const progress(match);
    match.play(flags.threads > 0 ? flags.threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency())), stopped);
  }
  auto said = match.so_far();
  said.state = stopped ? bots::ComparisonState::stopped : bots::ComparisonState::done;
  if (flags.json)
    fmt::print("{}\n", to_json(said));
  else
    tell(said, Words(kind->text("en"), "en", {}));
  return 0;
}

}  // namespace atelier::cli
