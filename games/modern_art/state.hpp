// The whole truth of a game of Modern Art, as one plain value.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/bits.hpp"
#include "engine/seat.hpp"
#include "games/modern_art/components.hpp"

namespace atelier::modern_art {

// In the order of the board: of artists with as many paintings the left one ranks higher.
enum class Artist : std::uint8_t { nex, bahut, darmoir, sadland, koriko };
BOOST_DESCRIBE_ENUM(Artist, nex, bahut, darmoir, sadland, koriko)

// How a painting is sold; `paired` is the double auction, which takes the kind of its second painting.
enum class Auction : std::uint8_t { open, once_around, sealed, fixed_price, paired };
BOOST_DESCRIBE_ENUM(Auction, open, once_around, sealed, fixed_price, paired)

// One painting of the box: artist, auction, and which of its kind.
struct Painting {
  Artist artist{};
  Auction auction{};
  std::uint8_t copy = 0;
  friend bool operator==(Painting const&, Painting const&) = default;
  BOOST_DESCRIBE_CLASS(Painting, (), (artist, auction, copy), (), ())
};

// A painting as a number from 0, artist by artist.
using Card = std::uint8_t;
inline constexpr Card no_card = 255;
inline constexpr int cards_per_artist = auctions * most_copies;

constexpr Card card_of(Painting const& p) {
  return static_cast<Card>((static_cast<int>(p.artist) * auctions + static_cast<int>(p.auction)) * most_copies + p.copy);
}
constexpr Artist artist_of(Card card) { return static_cast<Artist>(card / cards_per_artist); }
constexpr Auction auction_of(Card card) { return static_cast<Auction>(card / most_copies % auctions); }
constexpr Painting painting_of(Card card) { return {artist_of(card), auction_of(card), static_cast<std::uint8_t>(card % most_copies)}; }

// A set of paintings.
class Cards {
 public:
  constexpr Cards() = default;
  constexpr explicit Cards(std::array<std::uint64_t, 2> const& bits) : words_(bits) {}
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int count() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr bool has(Card card) const { return (words_[card >> 6] >> (card & 63)) & 1; }
  constexpr void add(Card card) { words_[card >> 6] |= std::uint64_t{1} << (card & 63); }
  constexpr void remove(Card card) { words_[card >> 6] &= ~(std::uint64_t{1} << (card & 63)); }
  constexpr int count(Artist artist) const {
    int const first = static_cast<int>(artist) * cards_per_artist;
    std::uint64_t bits = first < 64 ? words_[0] >> first : words_[1] >> (first - 64);
    if (first < 64 && first > 64 - cards_per_artist) bits |= words_[1] << (64 - first);
    return std::popcount(bits & ((std::uint64_t{1} << cards_per_artist) - 1));
  }
  // Calls visit(card) for each, ascending.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    for (int word = 0; word < 2; ++word)
      for (std::uint64_t left = words_[word]; left; left &= left - 1) visit(static_cast<Card>(word * 64 + std::countr_zero(left)));
  }
  // The card that has n smaller ones in the set. Precondition: 0 <= n < count().
  constexpr Card nth(int n) const {
    int const low = std::popcount(words_[0]);
    int const half = n >= low;
    return static_cast<Card>(64 * half + nth_bit(words_[half], n - half * low));
  }
  // The cards from 64 * half on, as bits.
  constexpr std::uint64_t bits(int half) const { return words_[half]; }
  constexpr std::array<std::uint64_t, 2> const& bits() const { return words_; }
  constexpr Cards& operator|=(Cards const& other) {
    words_[0] |= other.words_[0];
    words_[1] |= other.words_[1];
    return *this;
  }
  constexpr Cards& operator-=(Cards const& other) {
    words_[0] &= ~other.words_[0];
    words_[1] &= ~other.words_[1];
    return *this;
  }
  friend constexpr Cards operator&(Cards a, Cards const& b) {
    a.words_[0] &= b.words_[0];
    a.words_[1] &= b.words_[1];
    return a;
  }
  friend constexpr bool operator==(Cards const&, Cards const&) = default;

 private:
  std::array<std::uint64_t, 2> words_{};
};
static_assert(most_paintings <= 128);

// The paintings of each artist that are no doubles.
inline constexpr std::array<Cards, artists> singles = [] {
  std::array<Cards, artists> all;
  for (int card = 0; card < most_paintings; ++card)
    if (auction_of(static_cast<Card>(card)) != Auction::paired)
      all[static_cast<std::size_t>(card / cards_per_artist)].add(static_cast<Card>(card));
  return all;
}();

// Where the game stands.
enum class Phase : std::uint8_t {
  beginning,    // chance: who puts up the first painting
  dealing,      // chance: cards before a round
  putting_up,   // the auctioneer chooses a painting
  doubling,     // a double lies there: each in turn may add a second painting
  open,         // anyone raises at any time
  once_around,  // each in turn bids or passes once
  sealed,       // all lay a secret bid
  pricing,      // the auctioneer names a price
  buying,       // each in turn may take the lot for the price
  flipping,     // mystery hand: the auctioneer may turn a card of it
  turning,      // chance: which card that is
  over
};
BOOST_DESCRIBE_ENUM(Phase, beginning, dealing, putting_up, doubling, open, once_around, sealed, pricing, buying, flipping, turning, over)

inline constexpr std::uint8_t nobody = 255;

struct State {
  Cards deck;  // not yet dealt; the mystery hand is still among them
  std::array<Cards, most_players> hands{};
  std::array<Cards, most_players> bought{};                       // this round
  Cards unsold;                                                   // this round: put up last or turned from the mystery hand
  std::array<std::uint16_t, most_players> money{};                // in thousands
  std::array<std::uint16_t, most_players> sealed{};               // bids in closed fists
  std::array<std::array<std::uint8_t, artists>, rounds> board{};  // what each artist rose by, round by round
  std::array<std::uint8_t, artists> shown{};                      // paintings of each artist this round
  Seats acting{atelier::chance};                                  // whose answer the table waits for
  Phase phase = Phase::beginning;
  std::uint8_t round = 0;                              // from 1
  std::uint8_t dealt = 0;                              // cards dealt before this round so far
  std::uint8_t auctioneer = nobody;                    // who sells the lot, or is about to put one up
  std::uint8_t opener = nobody;                        // who put up the lot's first painting
  std::uint8_t leader = nobody;                        // who has bid most
  std::uint8_t mystery = 0;                            // cards of the mystery hand
  Card first = no_card;                                // the lot: a double that waits for or got a second painting
  Card second = no_card;                               // the lot: the painting whose auction counts
  std::array<std::uint8_t, most_players - 1> fists{};  // who has closed a fist, in that order; the last one opens them all
  std::uint16_t amount = 0;                            // the highest bid, or the price named
  friend bool operator==(State const&, State const&) = default;
};

}  // namespace atelier::modern_art
