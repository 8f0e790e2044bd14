// Bots against each other, fairly: every deal is played from every seating, so that luck of the cards and of the seat cancels, and what is
// left is skill and an interval that says how sure of it we may be.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/any_game.hpp"

namespace atelier::bots {

// Which entrant sits where, seat by seat: what one deal is played as.
//   A table that wins together: each entrant fills it alone.
//   Two entrants: the first on one side, the second on all others, once for every side.
//   As many entrants as sides: each sits once on every side.
// Empty if the number of entrants fits none of these.
std::vector<std::vector<int>> seatings(AnyGame const&, int entrants);
bool wins_together(AnyGame const&);
int sides(AnyGame const&);

struct Contest {
  AnyGame const* game = nullptr;
  std::vector<int> bots;  // the entrants, by the game's numbers
  std::uint64_t seed = 1;
  Budget budget;                      // of a move; its deadline is set anew from `time`
  std::chrono::milliseconds time{0};  // of a move; 0: only the budget counts
  std::optional<int> beside;          // who sits among the entrants, on another seat in every deal; where the table wins together
  bool told = true;                   // that whoever sits beside them is a person
};

// What each entrant had of the victory in one deal: the mean over its seats and all seatings.
using Shares = std::vector<double>;
Shares play_deal(Contest const&, std::uint64_t deal);

// Deals by number. Keys are unique, so that a run can be stopped, stored and taken up again.
using Played = std::map<std::uint64_t, Shares>;

// Plays the deals below `deals` that are not in `played` yet, on so many threads. After each, `look` sees all so far and says whether to go
// on; it is called by one thread at a time.
void run(Contest const&, std::uint64_t deals, int threads, Played& played, std::function<bool(Played const&)> const& look);

struct Estimate {
  double mean = 0;
  double low = 0;  // 95 %
  double high = 0;
  double error = 0;  // the standard error of the mean
};
Estimate estimate(std::vector<double> const& values);
Estimate wilson(double share, double count);  // sound for shares near 0 and 1 too; without the error
Estimate share_of(Played const&, std::size_t entrant);
// How much more the first entrant had than the second, deal by deal.
Estimate lead(Played const&);

// Sequential test of "no better" against "better by `gain`", both wrong at most one time in twenty.
enum class Verdict { open, better, no_better };
Verdict sequential(std::vector<double> const& values, double fair, double gain);

}  // namespace atelier::bots
