// The whole truth of a game of Final Touch, as one plain value.
#pragma once

#include <array>
#include <cstdint>

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

struct State {
  Cards deck;  // touch cards face down
  Cards discard;
  Cards missing;  // what the masterpiece on the easel still needs
  Cards touched;  // the retouching zone
  Cards smeared;  // the smearing zone
  std::array<Cards, most_players> hands;
  std::array<Cards, most_players> drawn;           // since the deck was last shuffled
  std::array<Cards, most_players> played;          // since the deck was last shuffled
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
