// What the server says about a table, written straight into text. The tests hold these to protocol.hpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "server/record.hpp"

namespace atelier::server {

// Who someone at the table is to the game: once it is over, everybody looks into the book.
Viewer viewer_at(Position const&, std::optional<Seat>);

std::string table_message(Record const&, std::optional<Seat> you, Seats present, std::optional<protocol::UndoQuestion> const& = {});

// An update from its steps, which are JSON, one after another with commas. Precondition: started.
std::string update_message(Record const&, std::optional<Seat> you, std::string_view steps, std::optional<int> left);

// When a page has missed more steps than this, they go to its log and only the last is shown.
inline constexpr int most_shown = 60;
// What a page that has seen everything up to number `seen` has missed. At least one step; the last has a view.
std::string missed_steps(Record const&, std::optional<Seat>, int seen);
// As protocol::Steps. Precondition: the game is over.
std::string steps_message(Record const&, Viewer);

// Steps as they go by, written at once for all who look on.
class Telling {
 public:
  void add(std::optional<Seat> seat) { texts_[place(seat)].emplace().reserve(1024); }
  void pass(Passed const&);
  std::string const& steps(std::optional<Seat> seat) const { return *texts_[place(seat)]; }  // precondition: it was added

 private:
  static std::size_t place(std::optional<Seat> seat) { return static_cast<std::size_t>(seat ? index(*seat) : max_seats); }
  std::array<std::optional<std::string>, max_seats + 1> texts_;  // by seat; the last is for spectators
};

}  // namespace atelier::server
