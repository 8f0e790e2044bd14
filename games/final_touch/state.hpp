// The whole truth of a game of Final Touch, as one plain value.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <boost/describe/enum.hpp>

#include "engine/seat.hpp"
#include "games/final_touch/components.hpp"

namespace atelier::final_touch {

// Cards by colour, one byte each, so that a hand is compared, played and counted in one step. No count ever exceeds 127.
class Cards {
 public:
  constexpr Cards() = default;
  constexpr explicit Cards(std::uint64_t bytes) : bytes_(bytes) {}
  constexpr Cards(Counts const& counts) {
    for (int i = 0; i < paints; ++i) bytes_ |= static_cast<std::uint64_t>(counts[static_cast<std::size_t>(i)]) << (8 * i);
  }
  static constexpr Cards one(int paint) { return Cards(std::uint64_t{1} << (8 * paint)); }

  constexpr bool empty() const { return bytes_ == 0; }
  constexpr int operator[](int paint) const { return static_cast<int>((bytes_ >> (8 * paint)) & 0xFF); }
  constexpr int total() const { return static_cast<int>((bytes_ * 0x0101010101010101ULL) >> 56); }
  // The colour of card number `ticket` when they lie in order of colours. Precondition: ticket < total().
  constexpr int at(std::uint32_t ticket) const {
    std::uint64_t const sums = bytes_ * 0x01010101ULL;  // how many cards there are up to each colour; no branch depends on the ticket
    int paint = 0;
    for (int i = 0; i < paints - 1; ++i) paint += ticket >= ((sums >> (8 * i)) & 0xFF);
    return paint;
  }
  constexpr std::uint64_t bytes() const { return bytes_; }
  constexpr bool has(Cards other) const { return (((bytes_ | top) - other.bytes_) & top) == top; }
  // A bit for each colour there is.
  constexpr unsigned colours() const {
    return static_cast<unsigned>(((((bytes_ + 0x7F7F7F7F7FULL) & top) >> 7) * 0x0102040810204080ULL) >> 56) & 31U;
  }
  constexpr Counts counts() const {
    Counts counts{};
    for (int i = 0; i < paints; ++i) counts[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>((*this)[i]);
    return counts;
  }
  // Of each colour the smaller number.
  static constexpr Cards fewer(Cards a, Cards b) {
    std::uint64_t const enough = ((((a.bytes_ | top) - b.bytes_) & top) >> 7) * 0xFF;  // bytes in which a has at least as many as b
    return Cards((b.bytes_ & enough) | (a.bytes_ & ~enough));
  }

  constexpr Cards& operator+=(Cards other) { return bytes_ += other.bytes_, *this; }
  constexpr Cards& operator-=(Cards other) { return bytes_ -= other.bytes_, *this; }  // precondition: has(other)
  friend constexpr Cards operator+(Cards a, Cards b) { return a += b; }
  friend constexpr Cards operator-(Cards a, Cards b) { return a -= b; }
  friend constexpr bool operator==(Cards, Cards) = default;

 private:
  static constexpr std::uint64_t top = 0x8080808080ULL;
  std::uint64_t bytes_ = 0;
};

// Where the game stands. Only `painting` asks a player; the rest but `over` is chance's.
enum class Phase : std::uint8_t {
  beginning,  // who begins
  dealing,    // the first hands
  unveiling,  // the deck of masterpieces shows its next one (at the start the first goes to the easel)
  painting,   // the player whose turn it is retouches or smears
  readying,   // a masterpiece left the easel: who completed or ruined it refills and plays on
  refilling,  // the turn is over: the cards played are drawn again
  over
};
BOOST_DESCRIBE_ENUM(Phase, beginning, dealing, unveiling, painting, readying, refilling, over)

// Why it is this player's turn.
enum class Reason : std::uint8_t {
  first,      // the game begins
  order,      // the next clockwise
  completed,  // an extra turn: the player gave a masterpiece its final touch
  ruined,     // an extra turn: the player ruined one
  duel        // two players tied; this one begins the duel
};
BOOST_DESCRIBE_ENUM(Reason, first, order, completed, ruined, duel)

inline constexpr std::uint8_t no_painting = 31;

// A masterpiece that left the easel.
struct Settled {
  std::uint8_t painting : 5 = 0;
  std::uint8_t seat : 2 = 0;  // who completed or ruined it
  std::uint8_t ruined : 1 = 0;
};

// What the whole table saw of the cards in hand: the turns in order, and at each shuffle the hands as they were then (each owner
// remembers one's own; the sum is public, for everything else lay open). How likely a hand is follows from it and from nothing less: a
// play tells what was in hand then, and a card drawn later cannot be the one played.
class Record {
 public:
  static constexpr int most_turns = 160;   // more than can pass between two shuffles of the largest box
  static constexpr int most_shuffles = 8;  // the printed box cannot be shuffled more than five times

  struct Turn {
    std::uint8_t cards = 0;  // the number of the set (retouches.hpp); a smear is a set of one
    std::uint8_t seat = 0;
  };
  struct Shuffle {
    std::uint16_t turns = 0;  // played before it
    std::array<std::uint16_t, most_players> hands{};

    Cards hand(int seat) const {
      std::uint64_t bytes = 0;
      for (int paint = 0; paint < paints; ++paint) bytes |= ((std::uint64_t{hands[seat]} >> (3 * paint)) & 7) << (8 * paint);
      return Cards(bytes);
    }
    void set_hand(int seat, Cards cards) {
      unsigned bits = 0;
      for (int paint = 0; paint < paints; ++paint) bits |= static_cast<unsigned>(cards[paint]) << (3 * paint);
      hands[seat] = static_cast<std::uint16_t>(bits);
    }
  };

  std::span<Turn const> turns() const { return {turns_.data(), turn_count_}; }
  std::span<Shuffle const> shuffles() const { return {shuffles_.data(), shuffle_count_}; }
  std::span<Shuffle> shuffles() { return {shuffles_.data(), shuffle_count_}; }

  void add_turn(int seat, int cards) {
    if (turn_count_ == most_turns) [[unlikely]]
      forget();
    turns_[turn_count_++] = {static_cast<std::uint8_t>(cards), static_cast<std::uint8_t>(seat)};
  }
  Shuffle& add_shuffle() {
    if (shuffle_count_ == most_shuffles) [[unlikely]]
      forget();
    auto& shuffle = shuffles_[shuffle_count_++];
    shuffle.turns = turn_count_;
    return shuffle;
  }

 private:
  void forget();

  std::array<Shuffle, most_shuffles> shuffles_{};
  std::array<Turn, most_turns> turns_{};
  std::uint8_t turn_count_ = 0;
  std::uint8_t shuffle_count_ = 0;
};

struct State {
  Cards deck;  // touch cards face down
  Cards discard;
  Cards missing;  // what the masterpiece on the easel still needs
  Cards touched;  // the retouching zone
  Cards smeared;  // the smearing zone
  std::array<Cards, most_players> hands;
  Record record;
  std::uint32_t covered = 0;                       // masterpieces (bit per painting) still under the visible one
  std::array<std::uint8_t, most_players> money{};  // by side
  std::array<Settled, paintings> settled{};
  std::uint8_t settled_count = 0;
  std::uint8_t easel = no_painting;
  std::uint8_t next = no_painting;  // on top of the deck of masterpieces
  std::uint8_t smears = 0;
  std::uint8_t turn = 0;
  std::uint8_t painters = 0;  // bit per seat that takes turns; two in a duel of three
  Phase phase = Phase::beginning;
  Reason reason = Reason::first;
};

}  // namespace atelier::final_touch
