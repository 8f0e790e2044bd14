// Everything a seat or chance can do: as people read it, and as a dense id.
#pragma once

#include <variant>

#include <boost/describe/class.hpp>

#include "games/modern_art/state.hpp"

namespace atelier::modern_art {

struct PutUp {  // the auctioneer puts a painting up
  Artist artist{};
  Auction auction{};
  int copy = 0;
  BOOST_DESCRIBE_CLASS(PutUp, (), (artist, auction, copy), (), ())
};
struct Add {  // a second painting to a double
  Artist artist{};
  Auction auction{};
  int copy = 0;
  BOOST_DESCRIBE_CLASS(Add, (), (artist, auction, copy), (), ())
};
struct Bid {  // aloud, or 0 and more in a closed fist
  int amount = 0;
  BOOST_DESCRIBE_CLASS(Bid, (), (amount), (), ())
};
struct Pass {  // no bid
  BOOST_DESCRIBE_CLASS(Pass, (), (), (), ())
};
struct Price {  // the auctioneer of a fixed price
  int amount = 0;
  BOOST_DESCRIBE_CLASS(Price, (), (amount), (), ())
};
struct Take {  // the lot for its price
  BOOST_DESCRIBE_CLASS(Take, (), (), (), ())
};
struct Decline {  // the lot for its price, or to add a second painting
  BOOST_DESCRIBE_CLASS(Decline, (), (), (), ())
};
struct Flip {  // turn a card of the mystery hand
  BOOST_DESCRIBE_CLASS(Flip, (), (), (), ())
};
struct Leave {  // leave the mystery hand alone
  BOOST_DESCRIBE_CLASS(Leave, (), (), (), ())
};
struct Begin {  // chance: who puts up the first painting
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Begin, (), (seat), (), ())
};
struct Deal {  // chance: a card from the deck to a player
  Seat seat{};
  Artist artist{};
  Auction auction{};
  int copy = 0;
  BOOST_DESCRIBE_CLASS(Deal, (), (seat, artist, auction, copy), (), ())
};
struct Turn {  // chance: a card of the mystery hand
  Artist artist{};
  Auction auction{};
  int copy = 0;
  BOOST_DESCRIBE_CLASS(Turn, (), (artist, auction, copy), (), ())
};

using Move = std::variant<PutUp, Add, Bid, Pass, Price, Take, Decline, Flip, Leave, Begin, Deal, Turn>;

// Dense ids: players first, then chance. One place for the arithmetic of moves.
namespace ids {
inline constexpr int pass = 0;
inline constexpr int decline = 1;
inline constexpr int leave = 2;
inline constexpr int take = 3;
inline constexpr int flip = 4;
inline constexpr int put_up = 5;                       // + card
inline constexpr int add = put_up + most_paintings;    // + card
inline constexpr int bid = add + most_paintings;       // + thousands
inline constexpr int price = bid + highest_bid + 1;    // + thousands
inline constexpr int begin = price + highest_bid + 1;  // + seat
inline constexpr int turn = begin + most_players;      // + card
inline constexpr int deal = turn + most_paintings;     // + seat * most_paintings + card
inline constexpr int count = deal + most_players * most_paintings;
}  // namespace ids

}  // namespace atelier::modern_art
