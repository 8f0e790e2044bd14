// What is said at a table: who may speak, how fast, and the last lines for whoever comes. Talk is beside the game: it changes no entry and
// no position. No clock, no store, no sockets: requests are checked and become lines, lines that were stored are added.
#pragma once

#include <array>
#include <chrono>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.hpp"
#include "server/allowance.hpp"
#include "server/protocol.hpp"
#include "server/refusals.hpp"
#include "server/store/store.hpp"

namespace atelier::server {

inline constexpr int lines_kept = 100;  // in memory, and told to whoever comes

// Whether this could be a thing to point at: kind:name.
bool names_a_thing(std::string_view);

class Talk {
 public:
  struct Speaker {
    std::optional<Seat> seat;
    std::string name;
    std::chrono::milliseconds now;
  };

  // Requests. A line that is answered has its number, which no other line gets, whether it comes to be stored or not.
  using Verdict = std::expected<protocol::Line, Refusal>;
  Verdict say(Speaker const&, protocol::Say const&);
  Verdict signal(Speaker const&, protocol::Signal const&, std::string_view catalogue);
  Verdict invite(Speaker const&, protocol::Invite const&);
  std::expected<void, Refusal> point(Speaker const&, protocol::Point const&);

  // The same line under the next number: somebody else has used its own.
  protocol::Line renumbered(protocol::Line line) { return line.n = ++numbers_, line; }

  // Lines that were stored: one of this server's, or as the store gave it. The error says why it cannot be read.
  void add(protocol::Line);
  std::expected<void, std::string> read(Stored const&);
  std::span<protocol::Line const> lines() const { return lines_; }

 private:
  Verdict number(Speaker const&, protocol::Line);

  std::vector<protocol::Line> lines_;  // the last ones, by number
  int numbers_ = 0;                    // given so far
  std::array<Allowance, max_seats> speaking_;
  std::array<Allowance, max_seats> pointing_;
};

}  // namespace atelier::server
