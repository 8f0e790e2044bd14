#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>

#include <fmt/core.h>

#include "bots/characters.hpp"
#include "cli/commands.hpp"
#include "engine/fair.hpp"
#include "engine/journal.hpp"

namespace atelier::cli {

namespace {

// A game at one terminal: one person, bots on the other seats.
class Evening {
 public:
  Evening(ChosenGame chosen, std::vector<int> bots, PlayFlags const& flags, std::uint64_t seed)
      : chosen_(std::move(chosen)),
        bots_(std::move(bots)),
        me_(seat_at(flags.seat)),
        colour_(isatty(STDOUT_FILENO) != 0),
        dice_(seed),
        mind_(seed, 1),
        position_(chosen_.game->start()),
        words_(chosen_.kind->text(flags.language), flags.language, names(flags), me_) {
    company_.people.push_back(me_);
    std::vector<JournalSeat> seats;
    auto const all = names(flags);
    for (int seat = 0; seat < chosen_.game->seats(); ++seat)
      seats.push_back({all[static_cast<std::size_t>(seat)],
                       seat == flags.seat ? "person" : std::string(chosen_.kind->bot_name(bots_[static_cast<std::size_t>(seat)]))});
    JournalChance from;
    from.seed = std::to_string(seed);
    auto header = header_of(*chosen_.game, seats, from);
    if (chosen_.own_box) header.own_box = true;
    write_header(header, journal_);
  }

  // False when the person leaves before the end.
  bool play() {
    if (!play_out(*this, [this](Seat seat) { return decide(seat); })) return false;
    fmt::print("\n{}", position_->draw(me_, words_));
    write_result_line(position_->scores(), {}, journal_);
    return true;
  }

  std::string const& journal() const { return journal_; }

  // As play_out() wants a table: what happens is told and written down.
  Seats to_act() const { return position_->to_act(); }
  Seat ask_first(Seats among) const { return position_->ask_first(among); }
  void apply(Seat seat, MoveId id) {
    moves_.push_back({seat, id});
    write_move_line(moves_.size(), moves_.back(), *position_, journal_);
    if (seat == chance || !position_->takes_back(seat, id)) bound_ = moves_.size();
    std::vector<Told> told;
    position_->apply(seat, id, &told);
    for (auto const& each : told)
      if (each.audience.has(me_)) fmt::print("{}{}{}\n", colour_ ? "\033[2m" : "", words_.event(each.json), colour_ ? "\033[0m" : "");
  }

 private:
  std::optional<MoveId> decide(Seat seat) {
    if (seat == chance) return position_->roll(dice_);
    if (seat == me_) return ask();
    return position_->ask_bot(bots_[static_cast<std::size_t>(index(seat))], seat, {}, mind_, company_);
  }
  std::vector<std::string> names(PlayFlags const& flags) const {
    static constexpr std::string_view others[] = {"Ola", "Jan", "Ewa", "Adam", "Iza", "Piotr"};
    std::vector<std::string> all;
    for (int seat = 0; seat < chosen_.game->seats(); ++seat) {
      auto const bot = chosen_.kind->bot_name(bots_[static_cast<std::size_t>(seat)]);
      bool const named = std::ranges::find(bots::characters, bot, &bots::Character::name) != bots::characters.end();
      all.emplace_back(seat == flags.seat ? std::string_view(flags.name) : named ? bot : others[seat]);
    }
    return all;
  }

  // A move's number is its dense id, so that the same move has the same number all evening.
  static int number(MoveId id) { return index(id) + 1; }

  std::string action(MoveId id) const {
    std::string json;
    position_->write_move(id, json);
    return words_.action(json);
  }

  // Long runs of neighbouring moves (bids) are shown by their ends.
  void list(MoveList const& moves) const {
    char const* const strong = colour_ ? "\033[1;31m" : "";
    char const* const plain = colour_ ? "\033[0m" : "";
    for (int i = 0; i < moves.size(); ++i) {
      int last = i;
      while (last + 1 < moves.size() && number(moves[last + 1]) == number(moves[last]) + 1) ++last;
      if (moves.size() <= 30 || last - i < 4) {
        fmt::print("{}{:>4}{}  {}\n", strong, number(moves[i]), plain, action(moves[i]));
        continue;
      }
      fmt::print("{}{:>4}{}  {}\n   …\n{}{:>4}{}  {}\n", strong, number(moves[i]), plain, action(moves[i]), strong, number(moves[last]),
                 plain, action(moves[last]));
      i = last;
    }
  }

  // My last decision, and what the bots have done since. False where that tells something, or chance has moved.
  bool take_back() {
    auto mine = moves_.size();
    while (mine > bound_ && moves_[mine - 1].seat != me_) --mine;
    if (mine == bound_) return false;
    write_back_line({moves_.size(), me_, moves_.size() - (mine - 1)}, journal_);
    moves_.resize(mine - 1);
    position_ = chosen_.game->start();
    for (auto const& each : moves_) position_->apply(each.seat, each.id);
    return true;
  }

  MoveList show() const {
    MoveList moves;
    position_->legal(me_, moves);
    fmt::print("\n{}\n", position_->draw(me_, words_));
    list(moves);
    return moves;
  }

  std::optional<MoveId> ask() {
    MoveList moves = show();
    while (true) {
      fmt::print("{}", words_.say("terminal.ask"));
      std::fflush(stdout);
      std::string line;
      if (!std::getline(std::cin, line) || line == "q") return {};
      if (line == "u" || line == "undo") {
        if (take_back())
          moves = show();
        else
          fmt::print("{}\n", words_.say("terminal.no_way_back"));
        continue;
      }
      char* end = nullptr;
      long const choice = std::strtol(line.c_str(), &end, 10);
      if (!line.empty() && !*end && choice >= 1 && choice <= 65535 && moves.has(move_at(static_cast<int>(choice) - 1)))
        return move_at(static_cast<int>(choice) - 1);
      fmt::print("{}\n", words_.say("terminal.again"));
    }
  }

  ChosenGame chosen_;
  std::vector<int> bots_;
  Seat me_;
  Company company_;
  bool colour_;
  Rng dice_;
  Rng mind_;
  std::unique_ptr<Position> position_;
  Words words_;
  std::vector<JournalMove> moves_;  // that stand
  std::size_t bound_ = 0;           // how many of them can no longer be taken back
  std::string journal_;
};

}  // namespace

int play(TableFlags const& table, PlayFlags const& flags) {
  auto chosen = choose_game(table);
  if (!chosen) return complain(chosen.error());
  int const seats = chosen->game->seats();
  if (flags.seat < 0 || flags.seat >= seats) return complain("--seat must be from 0 to " + std::to_string(seats - 1));
  if (flags.language != "en" && flags.language != "pl") return complain("--lang is en or pl");
  auto bots = choose_bots(*chosen->kind, seats, flags.bots);
  if (!bots) return complain(bots.error());
  std::uint64_t seed = flags.seed;
  if (seed == 0)
    for (unsigned char byte : fair::fresh()) seed = seed << 8 ^ seed >> 56 ^ byte;
  Evening evening(*std::move(chosen), *std::move(bots), flags, seed);
  evening.play();
  if (!flags.journal.empty()) {
    std::ofstream file(flags.journal, std::ios::binary | std::ios::trunc);
    file << evening.journal();
    file.close();
    if (!file) return complain("cannot write the journal '" + flags.journal + "'");
  }
  return 0;
}

}  // namespace atelier::cli
