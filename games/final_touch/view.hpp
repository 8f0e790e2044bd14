// What one viewer may know, and what the seat may do now.
#pragma once

#include <array>
#include <optional>

#include <boost/describe/class.hpp>

#include "engine/list.hpp"
#include "games/final_touch/state.hpp"

namespace atelier::final_touch {

// What the seat may do: retouch with 1 card or more, at most `retouch` of each colour; or smear with one card of a colour marked 1.
struct Offer {
  Counts retouch{};
  Counts smear{};
  friend bool operator==(Offer const&, Offer const&) = default;
  BOOST_DESCRIBE_CLASS(Offer, (), (retouch, smear), (), ())
};

// A masterpiece as everyone sees it.
struct Canvas {
  Painting painting{};
  Counts needs{};
  Counts touched{};
  Counts missing{};
  int completed = 0;
  int ruined = 0;
  friend bool operator==(Canvas const&, Canvas const&) = default;
  BOOST_DESCRIBE_CLASS(Canvas, (), (painting, needs, touched, missing, completed, ruined), (), ())
};

struct Player {
  int money = 0;          // of the team, where there are teams
  int team = 0;           // players of one team win together
  bool painting = false;  // takes turns; in a duel only two do
  int cards = 0;
  std::optional<Counts> hand;  // only one's own
  friend bool operator==(Player const&, Player const&) = default;
  BOOST_DESCRIBE_CLASS(Player, (), (money, team, painting, cards, hand), (), ())
};

// A masterpiece that was completed, or ruined and so paid to the rivals of `seat`.
struct Sold {
  Painting painting{};
  Seat seat{};
  bool ruined = false;
  int value = 0;
  List<Seat, most_players> paid;  // to whom
  friend bool operator==(Sold const&, Sold const&) = default;
  BOOST_DESCRIBE_CLASS(Sold, (), (painting, seat, ruined, value, paid), (), ())
};

// The cards one turn took out of a hand.
struct Turn {
  Seat seat{};
  Counts cards{};
  friend bool operator==(Turn const&, Turn const&) = default;
  BOOST_DESCRIBE_CLASS(Turn, (), (seat, cards), (), ())
};

// A hand as it was at a shuffle.
struct HandThen {
  int cards = 0;
  std::optional<Counts> hand;  // only one's own
  friend bool operator==(HandThen const&, HandThen const&) = default;
  BOOST_DESCRIBE_CLASS(HandThen, (), (cards, hand), (), ())
};

// A moment at which the discard pile became the deck.
struct Shuffle {
  int turns = 0;  // played before it
  List<HandThen, most_players> players;
  Counts held{};  // in all hands together: whatever lay nowhere else
  friend bool operator==(Shuffle const&, Shuffle const&) = default;
  BOOST_DESCRIBE_CLASS(Shuffle, (), (turns, players, held), (), ())
};

// What follows from public moves: the cards everyone played, in order, and what was known at each shuffle.
struct Memory {
  List<Turn, Record::most_turns> turns;
  List<Shuffle, Record::most_shuffles> shuffles;
  friend bool operator==(Memory const&, Memory const&) = default;
  BOOST_DESCRIBE_CLASS(Memory, (), (turns, shuffles), (), ())
};

struct View {
  std::optional<Seat> you;  // empty for spectators and the book
  Phase phase{};
  std::optional<Seat> turn;  // empty until someone has begun
  Reason reason{};           // why it is this player's turn
  bool duel = false;         // two tied players fight for one last masterpiece
  int target = 0;
  std::optional<Canvas> easel;
  std::optional<Canvas> next;
  int smears = 0;
  int most_smears = 0;
  Counts smeared{};
  List<Player, most_players> players;
  int deck = 0;  // touch cards left to draw
  Counts discard{};
  int masterpieces = 0;        // under the visible next one
  List<Sold, paintings> sold;  // in order
  std::optional<Offer> offer;
  Memory memory;
  friend bool operator==(View const&, View const&) = default;
  BOOST_DESCRIBE_CLASS(View, (),
                       (you, phase, turn, reason, duel, target, easel, next, smears, most_smears, smeared, players, deck, discard,
                        masterpieces, sold, offer, memory),
                       (), ())
};

}  // namespace atelier::final_touch
