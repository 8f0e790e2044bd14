// The entries a table is made of, as the store keeps them. Moves are typed, so that they replay for ever.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>

#include "engine/described.hpp"
#include "engine/seat.hpp"

namespace atelier::server::entry {

struct Played {
  Seat seat{};  // "chance" for what was dealt or rolled
  Json move;
  BOOST_DESCRIBE_CLASS(Played, (), (seat, move), (), ())
};
struct From {  // the moment of a finished game at which this one begins, and the moves that lead there
  std::string table;
  int number = 0;
  int step = 0;
  std::vector<Played> moves;
  BOOST_DESCRIBE_CLASS(From, (), (table, number, step, moves), (), ())
};

struct Open {
  std::string game;
  int rules = 0;
  Json options;
  Json components;
  std::string secret;      // of the table's chance, 64 hex digits; nobody is told before the end
  std::string commitment;  // its hash, told from the beginning
  std::int64_t created = 0;
  bool listed = true;
  std::optional<std::string> deal;      // what chance follows from instead of the secret, at a table of a test server
  std::optional<std::string> host;      // the key of whoever opened it
  std::optional<int> dealing;           // the version of how chance is made (engine/fair.hpp); none: 1
  std::optional<std::string> stand_in;  // the bot that plays on for people who leave
  std::optional<bool> hints;            // people may ask what a master would do
  std::optional<bool> own_box;          // true: it is played with a box of somebody's own, which stands in `components`
  std::optional<From> from;             // none: it begins at its beginning
  BOOST_DESCRIBE_CLASS(Open, (),
                       (game, rules, options, components, secret, commitment, created, listed, deal, host, dealing, stand_in, hints,
                        own_box, from),
                       (), ())
};
struct Sit {
  Seat seat{};
  std::string name;
  std::string token_hash;              // the key: a seal of the token, at older tables another hash of it
  std::optional<std::string> entropy;  // of version 1 of the dealing
  std::optional<std::string> sealed;   // the seal of the person's part of chance
  BOOST_DESCRIBE_CLASS(Sit, (), (seat, name, token_hash, entropy, sealed), (), ())
};
struct SeatBot {
  Seat seat{};
  std::string bot;
  BOOST_DESCRIBE_CLASS(SeatBot, (), (seat, bot), (), ())
};
struct Unseat {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Unseat, (), (seat), (), ())
};

struct Call {  // everybody who sits is asked to tell the part that was sealed
  BOOST_DESCRIBE_CLASS(Call, (), (), (), ())
};
struct Part {
  Seat seat{};
  std::string part;
  BOOST_DESCRIBE_CLASS(Part, (), (seat, part), (), ())
};
struct Broken {  // these did not tell theirs and lose their seats; the others seal new parts, for theirs are known
  std::vector<Seat> seats;
  BOOST_DESCRIBE_CLASS(Broken, (), (seats), (), ())
};

struct Start {  // with whatever chance does before anyone is asked; moves the table begins with are in `Open`
  std::vector<Played> moves;
  BOOST_DESCRIBE_CLASS(Start, (), (moves), (), ())
};
struct Moves {  // a decision and what chance made of it
  std::vector<Played> moves;
  BOOST_DESCRIBE_CLASS(Moves, (), (moves), (), ())
};
struct Silence {  // the same of those who did not say a word in time
  std::vector<Played> moves;
  BOOST_DESCRIBE_CLASS(Silence, (), (moves), (), ())
};
struct TakeBack {  // the last so many moves that stand do not stand any more
  Seat seat{};     // whose decision the first of them is
  int moves = 0;
  BOOST_DESCRIBE_CLASS(TakeBack, (), (seat, moves), (), ())
};
struct StandIn {  // from here on a bot plays for the person who sits there
  Seat seat{};
  std::string bot;
  BOOST_DESCRIBE_CLASS(StandIn, (), (seat, bot), (), ())
};
struct ComeBack {  // and from here on the person again
  Seat seat{};
  BOOST_DESCRIBE_CLASS(ComeBack, (), (seat), (), ())
};

using Entry = std::variant<Open, Sit, SeatBot, Unseat, Call, Part, Broken, Start, Moves, Silence, TakeBack, StandIn, ComeBack>;

}  // namespace atelier::server::entry
