// What one viewer may know, and what the seat may do now.
#pragma once

#include <array>
#include <optional>

#include <boost/describe/class.hpp>

#include "engine/list.hpp"
#include "games/modern_art/state.hpp"

namespace atelier::modern_art {

struct Range {
  int low = 0;
  int high = 0;
  friend bool operator==(Range const&, Range const&) = default;
  BOOST_DESCRIBE_CLASS(Range, (), (low, high), (), ())
};

// What the seat may do in this phase: put up or add one of `paintings`; bid or name a price in `amount`; say no (pass, decline, leave);
// say yes (take, flip).
struct Offer {
  List<Painting, most_cards> paintings;
  std::optional<Range> amount;
  bool no = false;
  bool yes = false;
  friend bool operator==(Offer const&, Offer const&) = default;
  BOOST_DESCRIBE_CLASS(Offer, (), (paintings, amount, no, yes), (), ())
};

struct Player {
  int cards = 0;                      // in hand
  List<Painting, most_cards> hand;    // the viewer's own; everybody's when the game is over or in the book
  List<Painting, most_cards> bought;  // this round
  bool waited_for = false;            // the table waits for an answer
  std::optional<int> money;           // the viewer's own; everybody's when the game is over
  friend bool operator==(Player const&, Player const&) = default;
  BOOST_DESCRIBE_CLASS(Player, (), (cards, hand, bought, waited_for, money), (), ())
};

// What follows from public moves: every payment was seen, every painting that was ever shown, and who closed a fist after whom.
struct Memory {
  List<int, most_players> money;
  List<Painting, most_paintings> gone;  // shown in earlier rounds
  List<Seat, most_players> fists;       // who has closed one, in that order
  friend bool operator==(Memory const&, Memory const&) = default;
  BOOST_DESCRIBE_CLASS(Memory, (), (money, gone, fists), (), ())
};

struct View {
  std::optional<Seat> you;  // empty for spectators and the book
  Phase phase{};
  int round = 0;
  int dealt = 0;                   // cards dealt before this round so far
  std::optional<Seat> auctioneer;  // who sells the lot, or puts one up next
  std::optional<Seat> opener;      // who put up the lot's first painting
  std::optional<Seat> leader;      // who has bid most
  int amount = 0;                  // the highest bid, or the price
  List<Painting, 2> lot;
  std::optional<int> sealed;      // the viewer's own closed bid
  List<int, most_players> fists;  // what closed fists hold, as they were closed one after the other; only the book sees them
  List<Player, most_players> players;
  List<Painting, most_cards> unsold;                              // this round: put up last or turned from the mystery hand
  std::array<std::array<std::uint8_t, artists>, rounds> board{};  // what each artist rose by
  std::array<std::uint8_t, artists> shown{};                      // paintings of each artist this round
  List<Artist, places> ranking;                                   // as the round would end now
  std::array<int, artists> values{};                              // of one painting, as the round would end now
  int deck = 0;                                                   // cards left to deal, without the mystery hand
  int mystery = 0;                                                // cards of the mystery hand
  std::optional<Offer> offer;
  Memory memory;
  friend bool operator==(View const&, View const&) = default;
  BOOST_DESCRIBE_CLASS(View, (),
                       (you, phase, round, dealt, auctioneer, opener, leader, amount, lot, sealed, fists, players, unsold, board, shown,
                        ranking, values, deck, mystery, offer, memory),
                       (), ())
};

}  // namespace atelier::modern_art
