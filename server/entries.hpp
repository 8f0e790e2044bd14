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

struct Open {
  std::string game;
  int rules = 0;
  Json options;
  Json components;
  std::string secret;      // of the table's chance, 64 hex digits; nobody is told before the end
  std::string commitment;  // its hash, told from the beginning
  std::int64_t created = 0;
  bool listed = true;
  std::optional<std::string> deal;  // what chance follows from instead of the secret, at a table of a test server
  BOOST_DESCRIBE_CLASS(Open, (), (game, rules, options, components, secret, commitment, created, listed, deal), (), ())
};
struct Sit {
  Seat seat{};
  std::string name;
  std::string token_hash;
  std::string entropy;
  BOOST_DESCRIBE_CLASS(Sit, (), (seat, name, token_hash, entropy), (), ())
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

struct Played {
  Seat seat{};  // "chance" for what was dealt or rolled
  Json move;
  BOOST_DESCRIBE_CLASS(Played, (), (seat, move), (), ())
};
struct Start {  // with whatever chance does before anyone is asked
  std::vector<Played> moves;
  BOOST_DESCRIBE_CLASS(Start, (), (moves), (), ())
};
struct Moves {  // a decision and what chance made of it
  std::vector<Played> moves;
  BOOST_DESCRIBE_CLASS(Moves, (), (moves), (), ())
};

using Entry = std::variant<Open, Sit, SeatBot, Unseat, Start, Moves>;

}  // namespace atelier::server::entry
