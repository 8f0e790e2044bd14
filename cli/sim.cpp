#include <algorithm>
#include <chrono>
#include <fstream>

#include <fmt/core.h>

#include "cli/commands.hpp"
#include "engine/journal.hpp"
#include "engine/json.hpp"

namespace atelier::cli {

namespace {

// What `sim --json` prints.
struct SeatReport {
  std::string bot;
  double wins = 0;  // ties as fractions; a team's victory counts whole for each of its seats
  double mean_score = 0;
  BOOST_DESCRIBE_CLASS(SeatReport, (), (bot, wins, mean_score), (), ())
};
struct MeasureReport {
  std::string name;
  double mean = 0;
  BOOST_DESCRIBE_CLASS(MeasureReport, (), (name, mean), (), ())
};
struct SimReport {
  std::string game;
  Json options;
  int seats = 0;
  std::vector<std::string> bots;
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
  double games_per_s = 0;
  double nodes_per_s = 0;
  double mean_moves = 0;
  double won = 0;  // games with a winner: less than all only where the table can lose
  std::vector<SeatReport> per_seat;
  std::vector<MeasureReport> measures;  // what else the game counts at its end; not with --journal
  BOOST_DESCRIBE_CLASS(SimReport, (),
                       (game, options, seats, bots, games, moves, nodes, seconds, games_per_s, nodes_per_s, mean_moves, won, per_seat,
                        measures),
                       (), ())
};

// The same games as Kind::simulate plays, written down move by move.
Tally simulate_into(std::ofstream& file, ChosenGame const& chosen, std::vector<int> const& bots, std::uint64_t games, std::uint64_t seed) {
  Tally tally;
  auto const company = chosen.kind->company_of(bots);
  auto const seats = static_cast<std::size_t>(chosen.game->seats());
  tally.wins.resize(seats);
  tally.points.resize(seats);
  std::vector<JournalSeat> sitters;
  for (std::size_t seat = 0; seat < seats; ++seat)
    sitters.push_back({"seat " + std::to_string(seat), std::string(chosen.kind->bot_name(bots[seat]))});
  std::string text;
  for (; tally.games < games; ++tally.games) {
    auto const own_seed = game_seed(seed, tally.games);
    Rng dice(own_seed);
    Rng mind(own_seed, 1);
    text.clear();
    JournalChance from;
    from.seed = std::to_string(own_seed);
    auto header = header_of(*chosen.game, sitters, from);
    if (chosen.own_box) header.own_box = true;
    write_header(header, text);
    auto position = chosen.game->start();
    std::uint64_t n = 0;
    play_out(*position, [&](Seat seat) {
      MoveId const id =
          seat == chance ? position->roll(dice) : position->ask_bot(bots[static_cast<std::size_t>(index(seat))], seat, {}, mind, company);
      tally.moves += seat != chance;
      write_move_line(++n, {seat, id}, *position, text);
      return id;
    });
    tally.nodes += n;
    auto const scores = position->scores();
    write_result_line(scores, {}, text);
    file << text;
    tally.won += std::ranges::find(scores.ranks, 1) != scores.ranks.end();
    for (std::size_t seat = 0; seat < seats; ++seat) {
      tally.wins[seat] += victory_share(scores, seat_at(static_cast<int>(seat)), [&](Seat each) { return chosen.game->side(each); });
      tally.points[seat] += scores.points[seat];
    }
  }
  return tally;
}

SimReport report_of(ChosenGame const& chosen, std::vector<int> const& bots, Tally const& tally, double seconds) {
  SimReport report;
  report.game = chosen.game->id();
  report.options.text = chosen.game->options();
  report.seats = chosen.game->seats();
  report.games = tally.games;
  report.moves = tally.moves;
  report.nodes = tally.nodes;
  report.seconds = seconds;
  report.games_per_s = static_cast<double>(tally.games) / seconds;
  report.nodes_per_s = static_cast<double>(tally.nodes) / seconds;
  report.mean_moves = static_cast<double>(tally.moves) / static_cast<double>(tally.games);
  report.won = tally.won;
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    std::string const bot(chosen.kind->bot_name(bots[seat]));
    report.bots.push_back(bot);
    report.per_seat.push_back({bot, tally.wins[seat], tally.points[seat] / static_cast<double>(tally.games)});
  }
  for (std::size_t i = 0; i < tally.measures.size(); ++i)
    report.measures.push_back({std::string(chosen.kind->measures()[i]), tally.measures[i] / static_cast<double>(tally.games)});
  return report;
}

}  // namespace

int sim(TableFlags const& table, SimFlags const& flags) {
  auto const chosen = choose_game(table);
  if (!chosen) return complain(chosen.error());
  auto const bots = choose_bots(*chosen->kind, chosen->game->seats(), flags.bots);
  if (!bots) return complain(bots.error());
  if (flags.games == 0) return complain("--games must be at least 1");

  auto const begin = std::chrono::steady_clock::now();
  Tally tally;
  if (flags.journal.empty()) {
    tally = chosen->kind->simulate(*chosen->game, *bots, flags.games, flags.seed);
  } else {
    std::ofstream file(flags.journal, std::ios::binary | std::ios::trunc);
    if (!file) return complain("cannot write the journal '" + flags.journal + "'");
    tally = simulate_into(file, *chosen, *bots, flags.games, flags.seed);
    file.close();
    if (!file) return complain("the journal '" + flags.journal + "' could not be written to its end");
  }
  double const seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();

  auto const report = report_of(*chosen, *bots, tally, seconds);
  if (flags.json) {
    fmt::print("{}\n", to_json(report));
    return 0;
  }
  fmt::print("{} {}\n{} games in {:.2f} s: {:.0f} games/s, {:.2f} million nodes/s, {:.1f} moves a game\n", report.game, report.options.text,
             report.games, report.seconds, report.games_per_s, report.nodes_per_s / 1e6, report.mean_moves);
  for (auto const& measure : report.measures) fmt::print("{:.2f} {} a game\n", measure.mean, measure.name);
  fmt::print("won: {:.2f} % of the games\n", 100 * report.won / static_cast<double>(report.games));
  fmt::print("seat  bot         wins       mean score\n");
  for (std::size_t seat = 0; seat < report.per_seat.size(); ++seat) {
    auto const& line = report.per_seat[seat];
    fmt::print("{:<5} {:<10} {:>6.2f} %  {:>10.2f}\n", seat, line.bot, 100 * line.wins / static_cast<double>(report.games),
               line.mean_score);
  }
  return 0;
}

}  // namespace atelier::cli
