#include <fmt/core.h>

#include "cli/journal_games.hpp"
#include "engine/json.hpp"

namespace atelier::cli {

namespace {

// A game told event by event with everything laid open: who has the file has it all.
int tell(ReadJournal const& read, bool as_json, std::string const& language) {
  auto const& header = read.journal.header;
  std::vector<std::string> names;
  for (auto const& seat : header.seats) names.push_back(seat.name);
  Words const words(find_kind(header.game)->text(language), language, names);
  auto const viewer = Viewer::book();
  auto position = read.game->start();
  std::uint64_t n = 0;
  for (auto const& move : read.journal.moves) {
    ++n;
    std::vector<Told> told;
    std::string line;
    write_move_line(n, move, *position, line);
    position->apply(move.seat, move.id, &told);
    if (as_json) {
      line.resize(line.size() - 2);
      line += ",\"events\":[";
      bool separate = false;
      for (auto const& each : told) {
        if (!each.audience.has(viewer)) continue;
        if (separate) line += ',';
        separate = true;
        line += each.json;
      }
      fmt::print("{}]}}\n", line);
      continue;
    }
    for (auto const& each : told)
      if (each.audience.has(viewer)) fmt::print("{:>5}  {}\n", n, words.event(each.json));
  }
  if (as_json) {
    std::string view;
    position->write_view(viewer, view);
    fmt::print("{{\"view\":{}}}\n", view);
  } else {
    fmt::print("\n{}", position->draw(viewer, words));
    if (!read.journal.result) fmt::print("\nThe game is not over.\n");
  }
  return 0;
}

}  // namespace

int replay(std::string const& file, bool as_json, std::string const& language) {
  return each_game(file, [&](ReadJournal const& read) { return tell(read, as_json, language); });
}

int verify(std::string const& file) {
  std::uint64_t games = 0, moves = 0, outcomes = 0, fixed = 0;
  int const code = each_game(file, [&](ReadJournal const& read) {
    auto const checked = verify_chance(read);
    if (!checked) return complain(file + ", game " + std::to_string(games + 1) + ": " + checked.error());
    if (!read.journal.result) return complain(file + ", game " + std::to_string(games + 1) + ": the game is not over");
    ++games;
    moves += read.journal.moves.size();
    outcomes += *checked;
    fixed += read.journal.header.chance.deal.has_value();
    return 0;
  });
  if (code != 0) return code;
  fmt::print("{} games, {} moves: all by the rules, all {} outcomes of chance as they must be.\n", games, moves, outcomes);
  if (fixed > 0) fmt::print("{} of them with a fixed deal: that was not a fair table, somebody chose what chance would do.\n", fixed);
  return 0;
}

}  // namespace atelier::cli
