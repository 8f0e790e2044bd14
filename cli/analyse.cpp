#include <algorithm>

#include <fmt/core.h>
#include <unistd.h>

#include "bots/analysis.hpp"
#include "cli/journal_games.hpp"
#include "engine/json.hpp"

namespace atelier::cli {

namespace {

using bots::Analysis;
using bots::Slip;

constexpr std::size_t most_slips = 8;

double percent(double share) { return 100 * share; }

void print_fortunes(Analysis const& analysis, std::vector<std::string> const& names) {
  fmt::print("\n{:<24} {:>7} {:>7} {:>14} {:>8} {:>7}\n", "chance to win, in %", "start", "luck", "own moves", "others'", "end");
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    auto const& [start, own, others, luck, error] = analysis.fortunes[seat];
    double const end = analysis.chances.empty() ? start : analysis.chances.back()[seat];
    fmt::print("{} {:>7.1f} {:>+7.1f} {:>+7.1f} ± {:>4.1f} {:>+8.1f} {:>7.1f}\n", padded(names[seat], 24), percent(start), percent(luck),
               percent(own), percent(error), percent(others), percent(end));
  }
}

// As the log tells it; a choice nobody hears of as a button would say it.
std::string in_words(Words const& words, Json const& told, Json const& move) {
  return told.text == "null" ? words.action(move.text) : words.event(told.text);
}

// The dearest, in the order they came.
void print_slips(Analysis analysis, Words const& words) {
  auto& slips = analysis.slips;
  if (slips.empty()) return fmt::print("\nNobody gave anything away that could be proved.\n");
  std::ranges::sort(slips, std::ranges::greater{}, &Slip::gain);
  slips.resize(std::min(slips.size(), most_slips));
  std::ranges::sort(slips, {}, &Slip::step);
  fmt::print("\nWhat gave most away:\n");
  for (auto const& slip : slips) {
    auto const played = in_words(words, slip.told, slip.played), better = in_words(words, slip.told_better, slip.better);
    fmt::print("{:>6}  {}\n        {:.1f} ± {:.1f} less than: {}\n", slip.step + 1, played, percent(slip.gain), percent(slip.error),
               played == better ? "another choice" : better);
  }
}

int look_back(ReadJournal const& read, AnalyseFlags const& flags) {
  auto const& header = read.journal.header;
  bool const watched = isatty(STDERR_FILENO) != 0;
  auto const analysis =
      bots::analyse(*read.game, read.journal.moves, flags.playouts > 0 ? flags.playouts : read.game->usual_playouts(), [&](double part) {
        if (watched) fmt::print(stderr, "\r{:3.0f} %", percent(part));
      });
  if (watched) fmt::print(stderr, "\r     \r");
  if (flags.json) return fmt::print("{}\n", to_json(*analysis)), 0;
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < header.seats.size(); ++seat) {
    auto const& [name, kind] = header.seats[seat];
    names.push_back(!name.empty() ? name : fmt::format("{} {}", kind, seat + 1));
  }
  Words const words(find_kind(header.game)->text(flags.language), flags.language, names);
  fmt::print("{}, {} steps, each position played on {} times{}\n", words.say("title"), analysis->chances.size(), analysis->playouts,
             read.journal.result ? "" : "; the game is not over");
  print_fortunes(*analysis, names);
  print_slips(*analysis, words);
  return 0;
}

}  // namespace

int analyse(AnalyseFlags const& flags) {
  return each_game(flags.file, [&](ReadJournal const& read) { return look_back(read, flags); });
}

}  // namespace atelier::cli
