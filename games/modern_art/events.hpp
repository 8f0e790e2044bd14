// What happens, one small struct each: animation, log line, replay and screen reader all read these.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/list.hpp"
#include "games/modern_art/state.hpp"

namespace atelier::modern_art {

struct RoundBegan {
  int round = 0;
  Seat first{};
  int cards = 0;  // dealt to each before it
  BOOST_DESCRIBE_CLASS(RoundBegan, (), (round, first, cards), (), ())
};
struct PaintingDealt {  // to who gets it
  Seat seat{};
  Artist artist{};
  Auction auction{};
  int copy = 0;
  BOOST_DESCRIBE_CLASS(PaintingDealt, (), (seat, artist, auction, copy), (), ())
};
struct CardDealt {  // the same to everybody else
  Seat seat{};
  BOOST_DESCRIBE_CLASS(CardDealt, (), (seat), (), ())
};
struct PaintingPutUp {
  Seat seat{};
  Artist artist{};
  Auction auction{};
  int copy = 0;
  int count = 0;  // of this artist this round, with this one
  BOOST_DESCRIBE_CLASS(PaintingPutUp, (), (seat, artist, auction, copy, count), (), ())
};
enum class Adder {
  opener,  // who put up the double and goes on selling it
  other    // takes over from the opener
};
BOOST_DESCRIBE_ENUM(Adder, opener, other)
struct SecondAdded {  // whoever adds it is the auctioneer from here on
  Seat seat{};
  Artist artist{};
  Auction auction{};
  int copy = 0;
  int count = 0;
  Adder why{};
  BOOST_DESCRIBE_CLASS(SecondAdded, (), (seat, artist, auction, copy, count, why), (), ())
};
struct SecondDeclined {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(SecondDeclined, (), (seat), (), ())
};
struct Raised {  // open and once around
  Seat seat{};
  int amount = 0;
  BOOST_DESCRIBE_CLASS(Raised, (), (seat, amount), (), ())
};
struct Passed {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Passed, (), (seat), (), ())
};
struct FistClosed {  // a sealed bid is in; how much stays in the hand
  Seat seat{};
  BOOST_DESCRIBE_CLASS(FistClosed, (), (seat), (), ())
};
struct FistsOpened {
  List<int, most_players> bids;
  BOOST_DESCRIBE_CLASS(FistsOpened, (), (bids), (), ())
};
struct PriceNamed {
  Seat seat{};
  int amount = 0;
  BOOST_DESCRIBE_CLASS(PriceNamed, (), (seat, amount), (), ())
};
struct PriceDeclined {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(PriceDeclined, (), (seat), (), ())
};

enum class Payee { auctioneer, bank, nobody };
BOOST_DESCRIBE_ENUM(Payee, auctioneer, bank, nobody)
struct Sold {
  Seat seat{};  // the new owner
  Seat auctioneer{};
  int amount = 0;
  Payee why{};  // who gets the money
  List<Painting, 2> lot;
  BOOST_DESCRIBE_CLASS(Sold, (), (seat, auctioneer, amount, why, lot), (), ())
};
struct MysteryTurned {
  Seat seat{};
  Artist artist{};
  Auction auction{};
  int copy = 0;
  int count = 0;
  BOOST_DESCRIBE_CLASS(MysteryTurned, (), (seat, artist, auction, copy, count), (), ())
};
struct MysteryLeft {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(MysteryLeft, (), (seat), (), ())
};

enum class RoundEnd {
  full,      // the last painting of an artist was shown
  last_card  // nobody holds a card any more
};
BOOST_DESCRIBE_ENUM(RoundEnd, full, last_card)
struct RoundOver {
  int round = 0;
  RoundEnd why{};
  Artist artist{};  // of the painting that ended it
  std::array<std::uint8_t, artists> shown{};
  List<Artist, places> ranking;       // best first
  std::array<int, artists> values{};  // of one painting this round
  BOOST_DESCRIBE_CLASS(RoundOver, (), (round, why, artist, shown, ranking, values), (), ())
};
struct Ranked {  // one artist of the ranking
  Artist artist{};
  int place = 0;
  int prize = 0;
  int value = 0;
  BOOST_DESCRIBE_CLASS(Ranked, (), (artist, place, prize, value), (), ())
};
struct PaintingsSold {  // a gallery sells to the bank
  Seat seat{};
  int paintings = 0;
  int amount = 0;
  BOOST_DESCRIBE_CLASS(PaintingsSold, (), (seat, paintings, amount), (), ())
};
struct RoundSkipped {  // nobody has a card
  int round = 0;
  BOOST_DESCRIBE_CLASS(RoundSkipped, (), (round), (), ())
};
struct GameOver {
  List<Seat, most_players> winners;
  List<int, most_players> money;
  BOOST_DESCRIBE_CLASS(GameOver, (), (winners, money), (), ())
};

using Event =
    std::variant<RoundBegan, PaintingDealt, CardDealt, PaintingPutUp, SecondAdded, SecondDeclined, Raised, Passed, FistClosed, FistsOpened,
                 PriceNamed, PriceDeclined, Sold, MysteryTurned, MysteryLeft, RoundOver, Ranked, PaintingsSold, RoundSkipped, GameOver>;

}  // namespace atelier::modern_art
