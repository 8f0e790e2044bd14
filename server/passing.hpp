// Steps as they go by, of a table or of a journal: whoever writes them down listens.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/move.hpp"

namespace atelier::server {

// A move that was played. Four bytes a move: a table keeps all of them, and whatever a page missed is told from them again.
struct Move {
  Seat seat{};
  MoveId id{};
};

// A step as it goes by: a decision, a roll, or a run of chance moves that is one gesture.
struct Passed {
  int number = 0;         // of its entry
  std::int64_t time = 0;  // of its entry
  bool last = false;      // of its entry
  std::size_t moves = 0;  // of the game, up to here
  std::span<Told const> told;
  Position const* before = nullptr;  // null before the first move of the game
  Position const& after;
};
using Pass = std::function<void(Passed const&)>;

// Gathers the moves of an entry into steps.
class Steps {
 public:
  Steps(Pass const& pass, int number, std::int64_t time, std::size_t moves) : pass_(pass), number_(number), time_(time), moves_(moves) {}

  void begin(Position const& now) {
    if (pass_) before_ = now.clone();
  }
  std::vector<Told>* told() { return pass_ ? &told_ : nullptr; }
  // `next` is the entry's next move, null after its last.
  void moved(Move const& move, Move const* next, Position const& now) {
    ++moves_;
    if (!pass_ || (next && move.seat == chance && next->seat == chance && now.one_gesture())) return;
    pass_({number_, time_, next == nullptr, moves_, told_, before_.get(), now});
    told_.clear();
    if (next) before_ = now.clone();
  }

 private:
  Pass const& pass_;
  int number_;
  std::int64_t time_;
  std::size_t moves_;
  std::unique_ptr<Position> before_;
  std::vector<Told> told_;
};

// A step in which nothing of the game changes: a bot plays for the person of this seat, or, if it names none, the person again.
void pass_sitter(Pass const&, int number, std::int64_t time, std::size_t moves, Seat, std::string const& bot, Position const&);

// A step in which so many moves are taken back by this seat.
void pass_back(Pass const&, int number, std::int64_t time, std::size_t moves, Seat, std::size_t taken_back, Position const& before,
               Position const& now);

}  // namespace atelier::server
