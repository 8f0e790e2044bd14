// Who sits at a table, who acts, and who looks on.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace atelier {

inline constexpr int max_seats = 6;

// A place at the table, 0 first in turn order; `chance` is the seat that deals and rolls.
enum class Seat : std::uint8_t {};
inline constexpr Seat chance{15};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

// A small set of seats, chance included.
class Seats {
 public:
  constexpr Seats() = default;
  constexpr Seats(Seat seat) : bits_(static_cast<std::uint16_t>(1U << index(seat))) {}
  static constexpr Seats first(int count) {
    Seats seats;
    seats.bits_ = static_cast<std::uint16_t>((1U << count) - 1);
    return seats;
  }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr bool has(Seat seat) const { return (bits_ >> index(seat)) & 1U; }
  constexpr Seat lowest() const { return seat_at(std::countr_zero(bits_)); }  // precondition: not empty
  constexpr Seats with(Seat seat) const { return of(bits_ | Seats(seat).bits_); }
  constexpr Seats without(Seat seat) const { return of(bits_ & ~Seats(seat).bits_); }

  friend constexpr bool operator==(Seats, Seats) = default;

 private:
  static constexpr Seats of(unsigned bits) {
    Seats seats;
    seats.bits_ = static_cast<std::uint16_t>(bits);
    return seats;
  }
  std::uint16_t bits_ = 0;
};

// Who looks: a seat, a spectator of the running game, or the book (a finished game laid open, as replays and journals show it).
class Viewer {
 public:
  constexpr Viewer(Seat seat) : bit_(static_cast<std::uint8_t>(index(seat))) {}
  static constexpr Viewer spectator() { return Viewer(13); }
  static constexpr Viewer book() { return Viewer(14); }

  constexpr bool is_seat() const { return bit_ < max_seats; }
  constexpr Seat seat() const { return seat_at(bit_); }  // precondition: is_seat()
  constexpr bool is(Seat seat) const { return bit_ == index(seat); }
  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  friend class Audience;
  explicit constexpr Viewer(int bit) : bit_(static_cast<std::uint8_t>(bit)) {}
  std::uint8_t bit_;
};

// Whom an event is for. The book hears everything that no other version of the same event tells it.
class Audience {
 public:
  constexpr Audience(Viewer viewer) : bits_(static_cast<std::uint16_t>(1U << viewer.bit_)) {}
  static constexpr Audience everyone() { return Audience(0xFFFF); }

  constexpr bool has(Viewer viewer) const { return (bits_ >> viewer.bit_) & 1U; }
  constexpr Audience with(Viewer viewer) const { return Audience(bits_ | (1 << viewer.bit_)); }
  constexpr Audience without(Viewer viewer) const { return Audience(bits_ & ~(1 << viewer.bit_)); }
  friend constexpr bool operator==(Audience, Audience) = default;

 private:
  explicit constexpr Audience(int bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  std::uint16_t bits_;
};

}  // namespace atelier
