// What happens, one small struct each: animation, log line, replay and screen reader all read these.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/list.hpp"
#include "games/czary_mary/state.hpp"

namespace atelier::czary_mary {

struct RoundBegan {
  int round = 0;
  Seat first{};
  BOOST_DESCRIBE_CLASS(RoundBegan, (), (round, first), (), ())
};
struct StoneDealt {  // the face is hidden from its owner and from spectators
  Seat seat{};
  int slot = 0;
  Spell spell{};
  BOOST_DESCRIBE_CLASS(StoneDealt, (), (seat, slot, spell), (), ())
};
struct SecretLaid {  // the face is only in the book
  int slot = 0;
  Spell spell{};
  BOOST_DESCRIBE_CLASS(SecretLaid, (), (slot, spell), (), ())
};
struct StoneLaidOpen {
  Spell spell{};
  BOOST_DESCRIBE_CLASS(StoneLaidOpen, (), (spell), (), ())
};
struct TurnBegan {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(TurnBegan, (), (seat), (), ())
};
struct Called {
  Seat seat{};
  Spell spell{};
  BOOST_DESCRIBE_CLASS(Called, (), (seat, spell), (), ())
};
struct Missed {  // no such stone stands before the caller
  Seat seat{};
  Spell spell{};
  BOOST_DESCRIBE_CLASS(Missed, (), (seat, spell), (), ())
};
struct Mistaken {  // a call below the last one; nobody says whether the stone was there
  Seat seat{};
  Spell spell{};
  Spell last{};
  BOOST_DESCRIBE_CLASS(Mistaken, (), (seat, spell, last), (), ())
};
struct Cast {  // the call was right: this stone goes to the board
  Seat seat{};
  int slot = 0;
  Spell spell{};
  BOOST_DESCRIBE_CLASS(Cast, (), (seat, slot, spell), (), ())
};

enum class RollReason { dragon, dragon_missed, sweet_dreams };
BOOST_DESCRIBE_ENUM(RollReason, dragon, dragon_missed, sweet_dreams)
struct Rolled {
  Seat seat{};
  int pips = 0;
  RollReason why{};
  BOOST_DESCRIBE_CLASS(Rolled, (), (seat, pips, why), (), ())
};
struct LivesLost {
  Seat seat{};
  int lives = 0;
  int left = 0;
  BOOST_DESCRIBE_CLASS(LivesLost, (), (seat, lives, left), (), ())
};
struct LivesGained {  // at least one: who has the most already hears nothing
  Seat seat{};
  int lives = 0;
  int left = 0;
  BOOST_DESCRIBE_CLASS(LivesGained, (), (seat, lives, left), (), ())
};
struct SecretTaken {  // only the taker sees the face
  Seat seat{};
  int slot = 0;
  Spell spell{};
  BOOST_DESCRIBE_CLASS(SecretTaken, (), (seat, slot, spell), (), ())
};
struct NoSecretLeft {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(NoSecretLeft, (), (seat), (), ())
};
struct FellOut {  // no lives left
  Seat seat{};
  BOOST_DESCRIBE_CLASS(FellOut, (), (seat), (), ())
};
struct Stopped {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Stopped, (), (seat), (), ())
};

enum class RoundEnd {
  emptied,       // the winner cast the last standing stone
  felled,        // the winner's spell cost someone the last life
  fell,          // someone lost the last life by a wrong call: no winner
  last_standing  // one takes all: only the winner is left
};
BOOST_DESCRIBE_ENUM(RoundEnd, emptied, felled, fell, last_standing)
struct RoundOver {  // everything is turned over, then shuffled
  int round = 0;
  RoundEnd why{};
  std::optional<Seat> winner;
  List<int, most_players> points;
  List<int, most_players> floors;
  List<std::array<Spell, hand_size>, most_players> stones;
  BOOST_DESCRIBE_CLASS(RoundOver, (), (round, why, winner, points, floors, stones), (), ())
};
struct GameOver {
  List<Seat, most_players> winners;
  BOOST_DESCRIBE_CLASS(GameOver, (), (winners), (), ())
};

using Event = std::variant<RoundBegan, StoneDealt, SecretLaid, StoneLaidOpen, TurnBegan, Called, Missed, Mistaken, Cast, Rolled, LivesLost,
                           LivesGained, SecretTaken, NoSecretLeft, FellOut, Stopped, RoundOver, GameOver>;

}  // namespace atelier::czary_mary
