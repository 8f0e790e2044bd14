// Every configuration of a game, one line each: how often it is won and with what score, with 95 % intervals.
#include <fmt/core.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "bots/arena.hpp"
#include "cli/commands.hpp"
#include "engine/json.hpp"

namespace atelier::cli {

namespace {

// What `sim --calibrate --json` prints, one per line.
struct Calibration {
  std::string game;
  Json options;
  std::uint64_t games = 0;
  double won = 0;      // games with a winner; where everybody plays against everybody, all of them
  double won_low = 0;  // Wilson interval, 95 %
  double won_high = 0;
  double first_share = 0;  // of the victories that fall to seat 0
  double score = 0;        // mean over seats
  double mean_moves = 0;
  BOOST_DESCRIBE_CLASS(Calibration, (), (game, options, games, won, won_low, won_high, first_share, score, mean_moves), (), ())
};

Calibration measure(ChosenGame const& chosen, std::vector<int> const& bots, SimFlags const& flags) {
  auto const tally = chosen.kind->simulate(*chosen.game, bots, flags.games, flags.seed);
  auto const games = static_cast<double>(tally.games);
  Calibration line;
  line.game = chosen.game->id();
  line.options.text = chosen.game->options();
  line.games = tally.games;
  line.won = tally.won / games;
  auto const share = bots::wilson(std::min(line.won, 1.0), games);
  line.won_low = share.low;
  line.won_high = share.high;
  line.first_share = line.won > 0 ? tally.wins[0] / games / line.won : 0;
  for (double points : tally.points) line.score += points / games / static_cast<double>(tally.points.size());
  line.mean_moves = static_cast<double>(tally.moves) / games;
  return line;
}

std::string brief(std::string const& options) {
  std::string text;
  auto const parsed = boost::json::parse(options);
  for (auto const& [name, value] : parsed.as_object()) {
    if (value.is_bool() && !value.as_bool()) continue;
    text += (text.empty() ? "" : " ") + std::string(name);
    if (!value.is_bool()) text += "=" + (value.is_string() ? std::string(value.as_string()) : boost::json::serialize(value));
  }
  return text;
}

}  // namespace

int calibrate(TableFlags const& table, SimFlags const& flags) {
  auto const all = choose_configurations(table);
  if (!all) return complain(all.error());
  if (flags.games == 0) return complain("--games must be at least 1");
  if (!flags.json)
    fmt::print("| {:<48} | {:>7} | {:>15} | {:>9} | {:>10} |\n|---|---|---|---|---|\n", "configuration", "won", "95 %", "score", "moves");
  for (auto const& chosen : *all) {
    auto const bots = choose_bots(*chosen.kind, chosen.game->seats(), flags.bots);
    if (!bots) return complain(bots.error());
    auto const line = measure(chosen, *bots, flags);
    if (flags.json)
      fmt::print("{}\n", to_json(line));
    else
      fmt::print("| {:<48} | {:>5.1f} % | {:>5.1f} - {:>5.1f} % | {:>9.2f} | {:>10.1f} |\n", brief(line.options.text), 100 * line.won,
                 100 * line.won_low, 100 * line.won_high, line.score, line.mean_moves);
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace atelier::cli
