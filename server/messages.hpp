// What the server says about a table, written straight into text. The tests hold these to protocol.hpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/record.hpp"
#include "server/wire.hpp"

namespace atelier::server {

// Who someone at the table is to the game: once it is over, everybody looks into the book.
Viewer viewer_at(Position const&, std::optional<Seat>);

std::string table_message(Record const&, std::optional<Seat> you, Seats present, std::optional<protocol::UndoQuestion> const& = {});

// An update from its steps, which are JSON, one after another with commas. Precondition: started.
std::string update_message(Record const&, std::optional<Seat> you, std::string_view steps, std::optional<int> left);

// When a page has missed more steps than this, they go to its log and only the last is shown.
inline constexpr int most_shown = 60;

// What has happened at a table, for pages that missed some of it. The game is gone through once; after that only what is new is, and
// however many ask for the same, it is written and compressed once.
class Past {
 public:
  // The update for a page that has seen everything up to number `seen`. At least one step; the last has a view. Precondition: started.
  Frame missed(Record const&, std::optional<Seat>, int seen, std::optional<int> left);

 private:
  struct Gone {
    int number = 0;
    std::int64_t time = 0;
    bool last = false;
    std::vector<Told> told;
    std::unique_ptr<Position> after;  // of the last most_shown
  };
  struct Written {
    std::optional<Seat> seat;
    int seen = 0;
    std::optional<int> left;
    Frame frame;
  };
  static constexpr std::size_t most_written = 8;

  void catch_up(Record const&);
  std::string steps(Record const&, std::optional<Seat>, int seen) const;

  Course course_;
  std::vector<Gone> gone_;
  int number_ = 0;  // of the entry the frames were written after
  std::vector<Written> written_;
};
// As protocol::Steps. Precondition: the game is over.
std::string steps_message(Record const&, Viewer);
std::string steps_message(ReadJournal const&, Viewer);

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
