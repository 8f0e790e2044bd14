#include <set>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <fmt/format.h>

#include "cli/journal_games.hpp"
#include "engine/json.hpp"

namespace atelier::cli {

namespace {

// Who plays for whom from here on.
void tell_sitter(JournalSitter const& sitter, bool as_json, std::vector<std::string> const& names) {
  std::string line;
  write_sitter_line(sitter, line);
  if (as_json)
    fmt::print("{}", line);
  else
    fmt::print("       {}: {} plays\n", names[static_cast<std::size_t>(index(sitter.seat))],
               sitter.plays == "person" ? "the person" : "the bot " + sitter.plays);
}

void tell_back(JournalBack const& back, bool as_json, std::vector<std::string> const& names) {
  std::string line;
  write_back_line(back, line);
  if (as_json)
    fmt::print("{}", line);
  else
    fmt::print("       {}: {} {} taken back\n", names[static_cast<std::size_t>(index(back.seat))], back.back,
               back.back == 1 ? "move" : "moves");
}

// A game told event by event with everything laid open: who has the file has it all.
int tell(ReadJournal const& read, bool as_json, std::string const& language) {
  auto const& header = read.journal.header;
  std::vector<std::string> names;
  for (auto const& seat : header.seats) names.push_back(seat.name);
  Words const words(find_kind(header.game)->text(language), language, names);
  auto const viewer = Viewer::book();
  auto position = read.game->start();
  std::vector<JournalMove> stand;
  std::size_t played = 0, sitter = 0, back = 0;
  auto const& sitters = read.journal.sitters;
  auto const& backs = read.journal.backs;
  auto const tell_between = [&] {
    for (; sitter < sitters.size() && sitters[sitter].moves == played; ++sitter) tell_sitter(sitters[sitter], as_json, names);
    for (; back < backs.size() && backs[back].moves == played; ++back) {
      tell_back(backs[back], as_json, names);
      stand.resize(stand.size() - backs[back].back);
      position = read.game->start();
      for (auto const& each : stand) position->apply(each.seat, each.id, nullptr);
    }
  };
  for (auto const& move : read.journal.played) {
    tell_between();
    ++played;
    stand.push_back(move);
    auto const n = stand.size();
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
  tell_between();
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

namespace {

// How a game was dealt, as far as its journal proves it.
struct Proved {
  int games = 0;
  int by_parts = 0;
  int people = 0;  // whose parts are in those
  int in_the_open = 0;
  int fixed = 0;
  std::set<std::string> own_boxes;  // their hashes
  int played_on = 0;                // games that began at a moment of another one
  int given = 0;                    // the moves of that one in them
  std::vector<std::string> silent;  // who broke a start off

  void count(Journal const& journal) {
    auto const& chance = journal.header.chance;
    ++games;
    if (journal.header.from) ++played_on, given += journal.header.from->moves;
    fixed += chance.deal.has_value();
    if (journal.header.own_box.value_or(false)) own_boxes.insert(journal.header.components_hash);
    in_the_open += chance.entropy.has_value();
    if (!chance.parts) return;
    ++by_parts;
    for (auto const& part : chance.parts->told) people += !part.empty();
    for (auto const& start : chance.parts->broken) silent.insert(silent.end(), start.begin(), start.end());
  }
};

void tell(Proved const& proved) {
  if (proved.by_parts > 0) {
    fmt::print(
        "Dealt by parts: {} games. The table's secret and the parts of {} people are those that had been sealed; nobody chose, as long as "
        "one of them\n"
        "all told nobody before. That all seals were public before the first part was told, the pages of those who sat there can check, "
        "this file cannot.\n",
        proved.by_parts, proved.people);
    if (!proved.silent.empty())
      fmt::print(
          "Starts that were broken off, by whoever did not tell a part in time: {}. A deal that was refused so did not come about.\n",
          fmt::join(proved.silent, ", "));
  }
  if (proved.in_the_open > 0)
    fmt::print(
        "Dealt by version 1: {} games. The table's secret was fixed before, but whoever sat down last and knew it could choose the deal.\n",
        proved.in_the_open);
  if (proved.fixed > 0)
    fmt::print("{} of them with a fixed deal: that was not a fair table, somebody chose what chance would do.\n", proved.fixed);
  for (auto const& hash : proved.own_boxes) fmt::print("Not played with the program's own box, but with box {}.\n", hash);
  if (proved.played_on > 0)
    fmt::print(
        "Played on from a moment of another game: {} games. Their first {} moves are by the rules, but how chance was drawn in those, and "
        "that "
        "nobody had\nseen what was hidden then, only the journals of those other games could prove.\n",
        proved.played_on, proved.given);
  if (proved.by_parts + proved.in_the_open > 0)
    fmt::print(
        "Not proved by any journal: that nobody looked. The server knows the deal, for its bots and views, and so could its operator.\n");
}

}  // namespace

int verify(std::string const& file) {
  Proved proved;
  std::uint64_t moves = 0, taken_back = 0, outcomes = 0;
  int const code = each_game(file, [&](ReadJournal const& read) {
    auto const checked = verify_chance(read);
    if (!checked) return complain(file + ", game " + std::to_string(proved.games + 1) + ": " + checked.error());
    if (!read.journal.result) return complain(file + ", game " + std::to_string(proved.games + 1) + ": the game is not over");
    proved.count(read.journal);
    moves += read.journal.moves.size();
    taken_back += read.journal.played.size() - read.journal.moves.size();
    outcomes += *checked;
    return 0;
  });
  if (code != 0) return code;
  fmt::print("{} games, {} moves: all by the rules, all {} outcomes of chance as they must be.\n", proved.games, moves, outcomes);
  if (taken_back > 0)
    fmt::print("{} more moves were taken back, none of them chance's, and none that chance had moved after.\n", taken_back);
  tell(proved);
  return 0;
}

}  // namespace atelier::cli
