// Everything a seat or chance can do, as people read it and as dense ids.
#pragma once

#include <variant>

#include <boost/describe/class.hpp>

#include "engine/move.hpp"
#include "games/czary_mary/state.hpp"

namespace atelier::czary_mary {

struct Call {  // a player names a spell
  Spell spell{};
  BOOST_DESCRIBE_CLASS(Call, (), (spell), (), ())
};
struct Stop {  // a player ends the turn after at least one right call
  BOOST_DESCRIBE_CLASS(Stop, (), (), (), ())
};
struct Begin {  // chance: who begins the first round
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Begin, (), (seat), (), ())
};
struct Deal {  // chance: a stone from the pool to a player's place
  Seat seat{};
  int slot = 0;
  Spell spell{};
  BOOST_DESCRIBE_CLASS(Deal, (), (seat, slot, spell), (), ())
};
struct LaySecret {  // chance: a stone from the pool to the secret ones
  Spell spell{};
  BOOST_DESCRIBE_CLASS(LaySecret, (), (spell), (), ())
};
struct LayOpen {  // chance: a stone from the pool face up on the board
  Spell spell{};
  BOOST_DESCRIBE_CLASS(LayOpen, (), (spell), (), ())
};
struct TakeAway {  // chance: which of the caster's stones of the called spell goes to the board
  int slot = 0;
  BOOST_DESCRIBE_CLASS(TakeAway, (), (slot), (), ())
};
struct TakeSecret {  // chance: which secret stone the caster of owl sight gets
  int slot = 0;
  BOOST_DESCRIBE_CLASS(TakeSecret, (), (slot), (), ())
};
struct Roll {  // chance: the die
  int pips = 0;
  BOOST_DESCRIBE_CLASS(Roll, (), (pips), (), ())
};

using Move = std::variant<Call, Stop, Begin, Deal, LaySecret, LayOpen, TakeAway, TakeSecret, Roll>;

// Dense ids: players first, then chance.
namespace ids {
inline constexpr int call = 0;  // + spell - 1
inline constexpr int stop = call + spells;
inline constexpr int begin = stop + 1;                                       // + seat
inline constexpr int deal = begin + most_players;                            // + (seat * hand_size + slot) * spells + spell - 1
inline constexpr int lay_secret = deal + most_players * hand_size * spells;  // + spell - 1
inline constexpr int lay_open = lay_secret + spells;
inline constexpr int take_away = lay_open + spells;        // + slot
inline constexpr int take_secret = take_away + hand_size;  // + slot
inline constexpr int roll = take_secret + most_secrets;    // + pips - 1
inline constexpr int count = roll + 6;
}  // namespace ids

constexpr MoveId call_of(Spell spell) { return move_at(ids::call + number(spell) - 1); }

}  // namespace atelier::czary_mary
