// Fair chance: outcomes that nobody chose and anybody can check.
//
// Before the first deal the table publishes the hash of a 256-bit secret. Each player adds randomness of their own. The key of the
// game's chance is a hash over the secret, the table's name and every seat's entropy; outcome number n is drawn from a stream keyed by that
// and n. At the end the secret is revealed, and `atelier verify` draws everything again.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "engine/move.hpp"

namespace atelier::fair {

using Bytes32 = std::array<unsigned char, 32>;

Bytes32 fresh();  // 32 bytes from the operating system
std::string hex(std::span<unsigned char const>);
std::expected<Bytes32, std::string> from_hex(std::string_view);
Bytes32 commitment(Bytes32 const& secret);  // what is published before the first deal
Bytes32 hash(std::string_view text);        // of tokens and components

// The chance of one game.
class Stream {
 public:
  Stream() = default;
  Stream(Bytes32 const& secret, std::string_view table, std::span<std::string const> entropy);  // entropy by seat, empty for bots
  // Chance that follows from a text alone, for tests: whoever knows the text knows what comes.
  static Stream of_deal(std::string_view deal);
  // The outcome that stands at sequence number n of the journal. Exactly uniform over the weights.
  MoveId draw(Outcomes const&, std::uint64_t n) const;

 private:
  Bytes32 key_{};
};

}  // namespace atelier::fair
