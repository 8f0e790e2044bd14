// What each seat has heard and done, as one number a seat: the key of its information set. A sink like any other, so a search gets keys
// while it plays, without building views and without allocating.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include "engine/described.hpp"
#include "engine/list.hpp"
#include "engine/move.hpp"
#include "engine/seat.hpp"

namespace atelier {

// FNV-1a over 64-bit words: cheap enough for every move of a simulation.
constexpr void mix(std::uint64_t& hash, std::uint64_t word) { hash = (hash ^ word) * 0x100000001B3ULL; }
inline constexpr std::uint64_t mix_start = 0xCBF29CE484222325ULL;

// Mixes in all that a described value says.
template <class T>
constexpr void mix_value(std::uint64_t& hash, T const& value) {
  if constexpr (std::is_enum_v<T> || std::is_arithmetic_v<T>) {
    mix(hash, static_cast<std::uint64_t>(value));
  } else if constexpr (DescribedStruct<T>) {
    for_each_member<T>([&](std::string_view, auto pointer) { mix_value(hash, value.*pointer); });
  } else if constexpr (requires { value.has_value(); }) {
    mix(hash, value.has_value());
    if (value) mix_value(hash, *value);
  } else if constexpr (requires { value.size(), value.begin(); }) {
    mix(hash, value.size());
    for (auto const& each : value) mix_value(hash, each);
  } else {
    mix(hash, static_cast<std::uint64_t>(static_cast<int>(value)));
  }
}

class Hearing {
 public:
  Hearing() { keys_.fill(mix_start); }

  template <class Make>
  void tell(Audience audience, Make&& make) {
    auto const event = make();
    std::uint64_t heard = mix_start;
    for (char letter : type_name<std::remove_cvref_t<decltype(event)>>()) mix(heard, static_cast<std::uint64_t>(letter));
    mix_value(heard, event);
    for (int seat = 0; seat < max_seats; ++seat)
      if (audience.has(seat_at(seat))) mix(keys_[static_cast<std::size_t>(seat)], heard);
  }
  // A seat knows what it chose itself, whatever the table was told of it.
  void chose(Seat seat, MoveId id) { mix(keys_[static_cast<std::size_t>(index(seat))], 1 + static_cast<std::uint64_t>(index(id))); }

  std::uint64_t key(Seat seat) const { return keys_[static_cast<std::size_t>(index(seat))]; }

 private:
  std::array<std::uint64_t, max_seats> keys_{};
};

}  // namespace atelier
