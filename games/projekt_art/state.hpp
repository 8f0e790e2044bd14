// The whole truth of a game of Projekt A.R.T., as one plain value.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include <boost/describe/enum.hpp>

#include "engine/seat.hpp"
#include "games/projekt_art/components.hpp"

namespace atelier::projekt_art {

// A mission card by its number, 1 to 72; `none` is no card.
enum class Card : std::uint8_t { none };
constexpr int number(Card card) { return static_cast<int>(card); }
constexpr Card card_numbered(int number) { return static_cast<Card>(number); }

// A set of cards.
class CardSet {
 public:
  constexpr bool has(Card card) const { return (words_[number(card) >> 6] >> (number(card) & 63)) & 1U; }
  constexpr void add(Card card) { words_[number(card) >> 6] |= std::uint64_t{1} << (number(card) & 63); }
  constexpr void remove(Card card) { words_[number(card) >> 6] &= ~(std::uint64_t{1} << (number(card) & 63)); }
  constexpr void clear() { words_ = {}; }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr std::uint64_t word(int which) const { return words_[which]; }  // bit n of word w: card 64 w + n
  // The card with so many of the set below it. Precondition: rank < size().
  constexpr Card at(int rank) const {
    int const low = std::popcount(words_[0]);
    return rank < low ? nth(words_[0], rank, 0) : nth(words_[1], rank - low, 64);
  }
  constexpr bool covers(CardSet const& other) const { return other.without(*this).empty(); }
  constexpr CardSet& operator|=(CardSet const& other) {
    words_[0] |= other.words_[0], words_[1] |= other.words_[1];
    return *this;
  }
  constexpr CardSet operator&(CardSet const& other) const {
    CardSet both = *this;
    both.words_[0] &= other.words_[0], both.words_[1] &= other.words_[1];
    return both;
  }
  constexpr CardSet without(CardSet const& other) const {
    CardSet rest = *this;
    rest.words_[0] &= ~other.words_[0], rest.words_[1] &= ~other.words_[1];
    return rest;
  }
  friend constexpr bool operator==(CardSet const&, CardSet const&) = default;

  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Card operator*() const { return card_numbered(low_ ? std::countr_zero(low_) : 64 + std::countr_zero(high_)); }
    constexpr Iterator& operator++() {
      if (low_)
        low_ &= low_ - 1;
      else
        high_ &= high_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator const&, Iterator const&) = default;

   private:
    std::uint64_t low_, high_;
  };
  constexpr Iterator begin() const { return {words_[0], words_[1]}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  // Halves the word, taking the half that holds the bit: no step depends on how many bits there are.
  static constexpr Card nth(std::uint64_t word, int rank, int base) {
    for (int half = 32; half > 0; half /= 2) {
      int const below = std::popcount(word & ((std::uint64_t{1} << half) - 1));
      bool const above = rank >= below;
      rank -= above ? below : 0;
      word >>= above ? half : 0;
      base += above ? half : 0;
    }
    return card_numbered(base);
  }

  std::array<std::uint64_t, 2> words_{};
};

// Where the game stands. Whenever the deck has no card turned up, chance turns one up first.
enum class Phase : std::uint8_t {
  preparing,   // Rio: each player puts agents on the map
  drawing,     // each takes the cards of the round, in any order
  mission,     // A: each plays a card, buys cards, or lets others go first
  stalled,     // A: all who have to play let the others go first; whoever can must now act
  healing,     // the player of the card gives away the health it brought
  finding,     // a card completed two kinds: its player says which is found
  laying,      // two islands fit a find: its finder chooses
  moving,      // B, and the time before it, until the first pawn moves
  collecting,  // works wait to be collected, and their order matters
  paying,      // Scandinavia: resources, or health in their place, must be given up
  dropping,    // Scandinavia: a clue card must be given up
  fighting,    // C, and the time before it, until the first fight
  rolling,     // chance rolls dice of a fight
  struggling,  // the roll was too low
  closing,     // between C and D; in the USA clue cards are traded first
  over
};
BOOST_DESCRIBE_ENUM(Phase, preparing, drawing, mission, stalled, healing, finding, laying, moving, collecting, paying, dropping, fighting,
                    rolling, struggling, closing, over)

// How a game ends.
enum class Outcome : std::uint8_t {
  running,
  won,
  no_health,   // a player lost the last health
  no_time,     // the end tile was uncovered and the round is over
  no_agents,   // an agent had to be placed and none was left
  no_markers,  // a place was lost and no marker was left
  trapped,     // a pawn could not leave a lost place
  no_card,     // nobody who had to play could play or buy
  district     // Rio: a district was lost before its work was collected
};
BOOST_DESCRIBE_ENUM(Outcome, running, won, no_health, no_time, no_agents, no_markers, trapped, no_card, district)

// A fight that is over, as its dice still lie on the table.
struct PastFight {
  enum class End : std::uint8_t { none, won, lost };
  End end = End::none;
  std::uint8_t place = 0;
  std::uint8_t leader = 0;
  std::uint8_t needed = 0;
  std::uint8_t bonus = 0;
  std::array<std::uint8_t, most_dice> dice{};
};

struct State {
  CardSet unseen;   // below the turned-up card of the deck, and, alone, the cards taken out of it
  CardSet discard;  // face up
  std::array<CardSet, most_players> hands{};
  std::array<CardSet, most_players> clues{};   // the clue track: all in the first one, unless each has his own
  CardSet given;                               // clue cards that changed hands in this round
  std::array<CardSet, most_players> denied{};  // cards a player has proved not to hold: he waited when whoever can must act
  Card top = Card::none;                       // the deck's first card: its back is seen by all, its face by nobody
  std::uint8_t deck = 0;                       // cards left in it, the first one included
  Phase phase = Phase::drawing;
  Phase outer = Phase::drawing;  // the phase that goes on when the present one is done
  Outcome outcome = Outcome::running;
  std::uint8_t round = 0;
  std::array<std::uint8_t, resources> pool{};  // fuel, weapons, radios
  std::array<std::uint8_t, most_players> health{};
  std::array<std::uint8_t, most_pawns> pawns{};  // place by pawn; alone, the second is the companion
  std::array<std::uint8_t, most_places> agents{};
  std::array<std::uint8_t, most_places> artworks{};
  std::uint8_t agents_left = 0;  // reserves
  std::uint8_t health_left = 0;
  std::uint8_t artworks_left = 0;
  std::uint8_t markers_left = 0;                      // for lost places
  std::uint16_t lost = 0;                             // places, by bit
  std::uint16_t fought = 0;                           // places that had their fight in this round
  std::uint16_t to_collect = 0;                       // places whose work waits to be collected
  std::uint8_t white_hand = 0;                        // agents on its field
  std::uint8_t collected = 0;                         // works on the track
  std::uint8_t allies = 0;                            // dice unlocked
  std::uint8_t ready = 0;                             // seats that are ready, or wait for others
  std::uint8_t begun = 0;                             // seats that have acted in this phase: the time to win over allies is over for them
  std::array<std::uint8_t, most_players> drawn{};     // cards drawn in this round; agents put in preparing
  std::array<std::uint8_t, most_players> played{};    // cards played in this round
  std::array<std::uint8_t, most_pawns> free_steps{};  // free steps made in this movement
  std::uint8_t actor = 0;                             // whose card or find it is; in a fight its leader
  std::uint8_t owed = 0;                              // health still to give away, or resources still to give up
  std::uint8_t place = 0;                             // where the fight is, or the work that was taken away
  std::uint8_t found = 0;                             // laying: the kind of art
  Card played_card = Card::none;                      // the card being resolved
  std::uint8_t bonus = 0;                             // by weapons, in this fight
  std::array<std::uint8_t, most_dice> dice{};         // pips; players' dice by pawn, then the allies'; 0: not in this fight
  std::uint16_t rolling = 0;                          // dice to roll, by bit
  PastFight last_fight;                               // of this round
};

}  // namespace atelier::projekt_art
