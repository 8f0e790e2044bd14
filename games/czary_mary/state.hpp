// The whole truth of a game of Czary Mary, as one plain value.
#pragma once

#include <array>
#include <cstdint>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/seat.hpp"
#include "games/czary_mary/components.hpp"

namespace atelier::czary_mary {

// A stone's face. `none` is an empty place, `hidden` a stone whose face the viewer may not see. In JSON always one digit, so that
// the length of a message says nothing about a face.
enum class Spell : std::uint8_t { none, dragon, dark_pact, sweet_dreams, owl_sight, storm, winter, fireball, elixir, hidden };

constexpr int number(Spell spell) { return static_cast<int>(spell); }
constexpr Spell spell_numbered(int number) { return static_cast<Spell>(number); }
constexpr bool is_face(Spell spell) { return spell != Spell::none && spell != Spell::hidden; }

// Where the game stands. All but `calling` and `over` are chance's.
enum class Phase : std::uint8_t {
  beginning,      // who begins the first round
  dealing,        // five stones each, then the secret stones, then the open ones
  calling,        // the player whose turn it is calls a spell or stops
  taking_away,    // the call was right: the right-hand neighbour takes one such stone
  rolling,        // the die, for a dragon (called right or wrong) or for sweet dreams
  taking_secret,  // owl sight: one of the secret stones
  refilling,      // the turn is over: back to five stones while the pool lasts
  over
};
BOOST_DESCRIBE_ENUM(Phase, beginning, dealing, calling, taking_away, rolling, taking_secret, refilling, over)

// What became of a call.
enum class Fate : std::uint8_t { open, cast, missed };
BOOST_DESCRIBE_ENUM(Fate, open, cast, missed)

using Counts = std::array<std::uint8_t, spells>;  // by spell number - 1

// The right calls of a round, oldest first. Which of several fitting stones goes to the board is chance, so every right call tells its
// caller something about the stones that stayed: the fewer of them fit, the likelier it was this one that went.
struct Casts {
  static constexpr std::size_t most = 32;  // the printed box has room for 29 in a round

  List<std::uint8_t, most> made;  // (seat * hand_size + slot) * spells + spell - 1
  std::uint32_t openings = 0;     // bit i: made[i] was the first of its turn

  struct One {
    int seat = 0;
    int slot = 0;
    Spell spell{};
    bool opening = false;
  };
  One at(std::size_t i) const {
    int const place = made[i] / spells;
    return {place / hand_size, place % hand_size, spell_numbered(made[i] % spells + 1), static_cast<bool>((openings >> i) & 1U)};
  }
  void add(One const& one) {  // precondition: made.size() < most
    openings |= static_cast<std::uint32_t>(one.opening) << made.size();
    made.push_back(static_cast<std::uint8_t>((one.seat * hand_size + one.slot) * spells + number(one.spell) - 1));
  }

  friend bool operator==(Casts const&, Casts const&) = default;
  BOOST_DESCRIBE_CLASS(Casts, (), (made, openings), (), ())
};

struct State {
  Counts pool{};                                                    // face down, not yet dealt
  Counts board{};                                                   // face up: used, or laid open at the start
  std::array<std::array<Spell, hand_size>, most_players> stones{};  // standing before each player
  std::array<std::array<std::uint8_t, hand_size>, most_players>
      ruled_out{};                                         // spells (bit number - 1) a wrong call proved a stone not to be
  Casts casts;                                             // what right calls tell about the stones that stayed
  std::array<Spell, most_secrets> secrets{};               // secret stones by place; none before they are laid
  std::array<std::uint8_t, most_secrets> secret_holder{};  // who took it: seat + 1, 0 while it lies on the table
  std::array<std::uint8_t, most_players> lives{};
  std::array<std::uint8_t, most_players> floors{};
  std::array<std::uint8_t, most_players> gained{};  // points of the last finished round, before the tower's top stops them
  Phase phase = Phase::beginning;
  std::uint8_t turn = 0;   // whose turn it is
  std::uint8_t dealt = 0;  // stones dealt so far this round, of all three kinds
  std::uint8_t round = 0;
  Spell last = Spell::none;    // the last spell cast this turn
  Spell called = Spell::none;  // the call being resolved
  bool missed = false;         // it was wrong
  Spell latest = Spell::none;  // the latest call of the round, until the next one
  std::uint8_t latest_by = 0;
  Fate fate = Fate::open;  // of that call
  std::uint8_t die = 0;    // as it lies since its latest roll in this round; 0: not rolled yet
};

}  // namespace atelier::czary_mary
