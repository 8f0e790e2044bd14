#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

#include <fmt/core.h>
#include <unistd.h>

#include "bots/arena.hpp"
#include "cli/commands.hpp"
#include "engine/json.hpp"

namespace atelier::cli {

namespace {

using namespace bots;

// What `arena --json` prints.
struct EntrantReport {
  std::string bot;
  double share = 0;  // of the victory for each of its seats; at a table that wins together, the part of games won
  double low = 0;    // 95 %
  double high = 0;
  BOOST_DESCRIBE_CLASS(EntrantReport, (), (bot, share, low, high), (), ())
};
struct ArenaReport {
  std::string game;
  Json options;
  std::uint64_t seed = 0;
  std::uint64_t deals = 0;
  std::uint64_t games = 0;
  double fair = 0;  // what equals would have; 0 where the table wins together
  std::vector<EntrantReport> entrants;
  double lead = 0;  // of the first over the second
  double lead_low = 0;
  double lead_high = 0;
  std::string verdict;  // of --sprt: better, no_better, open; empty without
  BOOST_DESCRIBE_CLASS(ArenaReport, (), (game, options, seed, deals, games, fair, entrants, lead, lead_low, lead_high, verdict), (), ())
};

// One line says which contest it is, each further one is a deal: its number and what every entrant had. Lines are added as deals end, so
// whatever stops the program costs the deals under way and no others.
class Memory {
 public:
  std::expected<void, std::string> open(std::string const& path, std::string const& contest, std::size_t entrants, Played& played) {
    if (path.empty()) return {};
    std::string whole;
    if (std::ifstream old(path); old) {
      std::string line;
      if (std::getline(old, line) && line != contest) return std::unexpected("'" + path + "' holds another contest: " + line);
      while (std::getline(old, line) && !old.eof()) {  // a line without its end was cut off
        std::istringstream words(line);
        std::uint64_t deal = 0;
        Shares shares(entrants);
        words >> deal;
        for (double& share : shares) words >> share;
        if (!words) return std::unexpected("'" + path + "' has a line that is no deal: " + line);
        played[deal] = shares;
      }
    }
    file_.open(path, std::ios::trunc);
    file_ << contest << '\n';
    for (auto const& [deal, shares] : played) write(deal, shares);
    if (!file_.flush()) return std::unexpected("cannot write '" + path + "'");
    return {};
  }
  void add(Played const& played) {
    if (!file_.is_open()) return;
    for (auto const& [deal, shares] : played)
      if (!written_.contains(deal)) write(deal, shares);
    file_.flush();
  }

 private:
  void write(std::uint64_t deal, Shares const& shares) {
    file_ << deal;
    for (double share : shares) file_ << fmt::format(" {}", share);
    file_ << '\n';
    written_.emplace(deal, shares);
  }
  std::ofstream file_;
  Played written_;
};

std::atomic<bool> interrupted = false;

struct Entrants {
  std::vector<int> bots;
  std::vector<std::string> names;
};

std::expected<Entrants, std::string> read_entrants(ChosenGame const& chosen, std::string const& text) {
  Entrants entrants;
  std::stringstream list{text};
  for (std::string name; std::getline(list, name, ',');) {
    auto const number = choose_bots(*chosen.kind, 1, name);
    if (!number) return std::unexpected(number.error());
    entrants.bots.push_back((*number)[0]);
    entrants.names.push_back(name);
  }
  if (entrants.bots.size() < 2) return std::unexpected("--bots must name two bots at least");
  if (seatings(*chosen.game, static_cast<int>(entrants.bots.size())).empty())
    return std::unexpected("--bots must name two bots, or one for each of the " + std::to_string(sides(*chosen.game)) + " sides");
  return entrants;
}

// The measure of --sprt: the first entrant's share against a fair one, or its lead where the table wins together.
Verdict judged(Played const& played, bool together, double fair) {
  std::vector<double> values;
  for (auto const& [deal, shares] : played) values.push_back(together ? shares[0] - shares[1] : shares[0]);
  return sequential(values, together ? 0 : fair, 0.05);
}

ArenaReport report_of(ChosenGame const& chosen, Entrants const& entrants, Played const& played, ArenaFlags const& flags) {
  ArenaReport report;
  bool const together = wins_together(*chosen.game);
  report.game = chosen.game->id();
  report.options.text = chosen.game->options();
  report.seed = flags.seed;
  report.deals = played.size();
  report.games = played.size() * seatings(*chosen.game, static_cast<int>(entrants.bots.size())).size();
  report.fair = together ? 0 : 1.0 / sides(*chosen.game);
  for (std::size_t each = 0; each < entrants.bots.size(); ++each) {
    auto const share = share_of(played, each);
    report.entrants.push_back({entrants.names[each], share.mean, share.low, share.high});
  }
  auto const ahead = lead(played);
  report.lead = ahead.mean, report.lead_low = ahead.low, report.lead_high = ahead.high;
  if (flags.sprt) {
    auto const verdict = judged(played, together, report.fair);
    report.verdict = verdict == Verdict::better ? "better" : verdict == Verdict::no_better ? "no_better" : "open";
  }
  return report;
}

void print(ArenaReport const& report) {
  fmt::print("{} {}\n{} games of {} deals, seed {}\n", report.game, report.options.text, report.games, report.deals, report.seed);
  for (auto const& each : report.entrants)
    fmt::print("{:<10} {:6.2f} %  ({:.2f} to {:.2f})\n", each.bot, 100 * each.share, 100 * each.low, 100 * each.high);
  if (report.fair > 0)
    fmt::print("fair: {:.2f} %\n", 100 * report.fair);
  else
    fmt::print("{} leads by {:+.2f} points ({:+.2f} to {:+.2f})\n", report.entrants[0].bot, 100 * report.lead, 100 * report.lead_low,
               100 * report.lead_high);
  if (!report.verdict.empty())
    fmt::print("five points better than an equal: {}\n", report.verdict == "open"     ? "not decided"
                                                         : report.verdict == "better" ? "yes"
                                                                                      : "no");
}

std::string name_of(ChosenGame const& chosen, ArenaFlags const& flags) {
  return fmt::format(
      "arena {} {} rules {} bots {}{} seed {} time {} work {}", chosen.game->id(), chosen.game->options(), chosen.game->rules(), flags.bots,
      flags.beside.empty() ? "" : (flags.untold ? " beside untold " : " beside ") + flags.beside, flags.seed, flags.time, flags.work);
}

}  // namespace

int arena(TableFlags const& table, ArenaFlags const& flags) {
  auto const chosen = choose_game(table);
  if (!chosen) return complain(chosen.error());
  auto const entrants = read_entrants(*chosen, flags.bots);
  if (!entrants) return complain(entrants.error());
  if (flags.games == 0) return complain("--games must be at least 1");
  if (!flags.beside.empty() && !wins_together(*chosen->game)) return complain("--beside needs a table that wins together");
  auto const beside = choose_bots(*chosen->kind, 1, flags.beside);
  if (!beside) return complain(beside.error());

  Contest contest;
  contest.game = chosen->game.get();
  contest.bots = entrants->bots;
  contest.seed = flags.seed;
  contest.time = std::chrono::milliseconds(flags.time);
  if (flags.work > 0) contest.budget.work = flags.work;
  if (!flags.beside.empty()) contest.beside = (*beside)[0], contest.told = !flags.untold;
  Played played;
  Memory memory;
  if (auto const opened = memory.open(flags.state, name_of(*chosen, flags), contest.bots.size(), played); !opened)
    return complain(opened.error());

  interrupted = false;
  auto const stop = [](int) { interrupted = true; };
  auto const before = std::signal(SIGINT, stop);
  auto const before_end = std::signal(SIGTERM, stop);
  auto const per_deal = seatings(*contest.game, static_cast<int>(contest.bots.size())).size();
  std::uint64_t const deals = (flags.games + per_deal - 1) / per_deal;
  bool const together = wins_together(*contest.game), watched = isatty(STDERR_FILENO) && !flags.json;
  auto const cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  run(contest, deals, flags.threads > 0 ? flags.threads : cores, played, [&](Played const& all) {
    memory.add(all);
    auto const share = together ? lead(all) : share_of(all, 0);
    if (watched)
      fmt::print(stderr, "\r{} of {} deals  {} {:.1f} % ({:.1f} to {:.1f})   ", all.size(), deals, entrants->names[0], 100 * share.mean,
                 100 * share.low, 100 * share.high);
    bool const decided = flags.sprt && judged(all, together, 1.0 / sides(*contest.game)) != Verdict::open;
    return !interrupted && !decided;
  });
  std::signal(SIGINT, before);
  std::signal(SIGTERM, before_end);
  if (watched) fmt::print(stderr, "\n");

  auto const report = report_of(*chosen, *entrants, played, flags);
  if (flags.json)
    fmt::print("{}\n", to_json(report));
  else
    print(report);
  return 0;
}

}  // namespace atelier::cli
