// Fair chance: outcomes that nobody chose and anybody can check.
//
// The table seals a 256-bit secret when it is opened, and everybody who sits down seals a part of their own; only when all seals are public
// does anybody tell a part. The key of the game's chance is a hash over the secret, the table's name and all parts; outcome number n is
// drawn from a stream keyed by that and n. Whoever seals last knows no other part, whoever tells last can no longer change their own: as
// long as one of them all keeps to it, nobody chose. At the end everything is told, and `atelier verify` draws it all again.
//
// That is version 2 of the dealing. In version 1 people gave their randomness in the open as they sat down: whoever came last and knew
// the table's secret could choose. Tables and journals from that time are played on and verified as they were.
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
Bytes32 commitment(Bytes32 const& secret);  // version 1: what is published before the first deal
Bytes32 hash(std::string_view text);        // of components, and of the keys of earlier tables
// What is told of a secret before the secret itself, as anybody can make it: SHA-256 of "atelier PURPOSE SECRET", 64 hex digits.
std::string seal(std::string_view purpose, std::string_view secret);

// The chance of one game.
class Stream {
 public:
  Stream() = default;
  Stream(Bytes32 const& secret, std::string_view table, std::span<std::string const> entropy);  // version 1; by seat, empty for bots
  // Version 2: the key is the SHA-256 of "atelier chance SECRET TABLE PART PART …", parts by seat, "-" for bots.
  static Stream of_parts(std::string_view secret, std::string_view table, std::span<std::string const> parts);
  // Chance that follows from a text alone, for tests: whoever knows the text knows what comes.
  static Stream of_deal(std::string_view deal);
  // The outcome that stands at sequence number n of the journal. Exactly uniform over the weights.
  MoveId draw(Outcomes const&, std::uint64_t n) const;

 private:
  Bytes32 key_{};
};

}  // namespace atelier::fair
