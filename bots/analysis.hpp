// A finished game looked back on: how everybody's chances went, which moves gave most away, and what was luck.
//
// The chances after each step are those of the position with everything laid open, played on by the game's quick bot. A move is judged by
// what its seat could know: beside it stands what a master would have done, and both are played on in the same possible worlds. What
// a result owes to one's own moves and to those of the others is the sum of what they gave away; the rest is luck.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "engine/any_game.hpp"
#include "engine/described.hpp"
#include "engine/journal.hpp"

namespace atelier::bots {

// A move that gave something away, as far as one can tell.
struct Slip {
  int step = 0;  // from 0, as the game's steps are shown
  Seat seat{};
  Json played;  // the move
  Json better;  // a master's, with the same knowledge
  Json told;    // the first that is told of either with everything laid open: an event, or null
  Json told_better;
  double gain = 0;   // of the victory the better move would have brought its seat
  double error = 0;  // standard error of that
  BOOST_DESCRIBE_CLASS(Slip, (), (step, seat, played, better, told, told_better, gain, error), (), ())
};

// Where a seat's result comes from: start + own + others + luck is what it had of the victory in the end.
struct Fortune {
  double start = 0;   // its chance before the first move
  double own = 0;     // what its own moves gave away, mostly below 0
  double others = 0;  // what it has of those of the others
  double luck = 0;
  double error = 0;  // standard error of own
  BOOST_DESCRIBE_CLASS(Fortune, (), (start, own, others, luck, error), (), ())
};

struct Analysis {
  int playouts = 0;
  bool together = false;                     // all win or lose as one: one curve says it
  std::vector<std::vector<double>> chances;  // after each step, of each seat
  std::vector<Slip> slips;                   // beyond doubt, in the order they came
  std::vector<Fortune> fortunes;             // of each seat
  BOOST_DESCRIBE_CLASS(Analysis, (), (playouts, together, chances, slips, fortunes), (), ())
};

// The same moves give the same answer; nothing is returned after a stop. `look` hears before each move which part is done.
std::optional<Analysis> analyse(AnyGame const&, std::span<JournalMove const>, int playouts, std::function<void(double)> const& look = {},
                                std::atomic<bool> const* stop = nullptr);

}  // namespace atelier::bots
