// What the entries of a table add up to: the game, who sits where, the position. Everything a table refuses is refused here. No clock, no
// store, no sockets: requests are checked and become changes, changes that were stored are applied.
#pragma once

#include <array>
#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/fair.hpp"
#include "engine/move.hpp"
#include "server/entries.hpp"
#include "server/protocol.hpp"
#include "server/refusals.hpp"
#include "server/shelf.hpp"

namespace atelier::server {

// A move that was played. Four bytes a move: a table keeps all of them, and whatever a page missed is told from them again.
struct Step {
  Seat seat{};
  MoveId id{};
};

// An entry, with its moves as the position takes them.
struct Change {
  entry::Entry entry;
  std::vector<Step> steps;
};

class Record {
 public:
  Record(std::string table, Shelf& shelf) : table_(std::move(table)), shelf_(&shelf) {}

  // Requests. `mine` is the seat of whoever asks.
  using Answer = std::expected<Change, Refusal>;
  Answer sit(std::optional<Seat> mine, protocol::Sit const&, std::string_view token) const;
  Answer seat_bot(std::optional<Seat> mine, protocol::SeatBot const&) const;
  Answer unseat(std::optional<Seat> mine, protocol::Unseat const&) const;
  Answer start(std::optional<Seat> mine) const;
  Answer play(std::optional<Seat> mine, protocol::Play const&) const;
  Answer bot_plays(Seat, MoveId) const;
  // What happens when nobody of those the table waits for says a word. Precondition: patience() is not 0.
  Answer silence() const;

  // An entry as the store gave it. The error says why it does not fit.
  std::expected<void, std::string> read(std::string_view text);
  // A change that was stored. Events of its moves are appended to `told` unless it is null.
  void apply(Change const&, std::vector<Told>* told);
  std::expected<void, std::string> open(entry::Open const&);

  bool opened() const { return game_ != nullptr; }
  std::string const& table() const { return table_; }
  AnyGame const& game() const { return *game_; }
  Kind const& kind() const { return *kind_; }
  bool listed() const { return listed_; }
  std::int64_t created() const { return created_; }
  protocol::Stage stage() const;
  int seq() const { return static_cast<int>(steps_.size()); }
  Position const& position() const { return *position_; }  // precondition: started
  std::optional<Seat> seat_of(std::string_view token) const;
  std::string const& name_of(Seat seat) const { return place(seat).name; }
  // The bot to act now, lowest seat first; empty if people are asked.
  std::optional<Seat> bot_to_act() const;
  int bot_number(Seat) const;             // among the game's bots
  std::chrono::seconds patience() const;  // how long the table waits for silent seats now; 0: for ever

  // What happened after sequence number `seen`, told from the beginning.
  std::vector<Told> events_after(int seen) const;
  std::string commitment() const { return fair::hex(fair::commitment(secret_)); }
  std::optional<protocol::ResultInfo> result() const;       // empty until the game is over
  void write_seats(Seats present, std::string& out) const;  // as protocol::SeatInfo
  std::string summary(Seats present) const;                 // as protocol::TableSummary
  std::string journal() const;                              // precondition: started

 private:
  struct Place {
    protocol::Sitter sitter{};
    std::string name;
    fair::Bytes32 entropy{};
    fair::Bytes32 token_hash{};
  };
  struct Play {  // one move after another, on a position of its own
    std::unique_ptr<Position> position;
    Change change;
    std::vector<entry::Played> played;
  };

  bool started() const { return position_ != nullptr; }
  std::optional<Refusal> refuse_seating(std::optional<Seat> mine, Seat) const;
  void move(Play&, Seat, MoveId) const;
  void let_chance_play(Play&) const;
  Answer decide(Seat, MoveId) const;
  std::expected<std::vector<Step>, std::string> read_steps(std::vector<entry::Played> const&, std::unique_ptr<Position>) const;
  void begin();
  Place& place(Seat seat) { return places_[static_cast<std::size_t>(index(seat))]; }
  Place const& place(Seat seat) const { return places_[static_cast<std::size_t>(index(seat))]; }
  bool has(Seat seat) const { return index(seat) < static_cast<int>(places_.size()); }
  bool is_bot(Seat seat) const { return has(seat) && place(seat).sitter == protocol::Sitter::bot; }
  std::vector<std::string> entropy() const;  // by seat, empty for bots

  std::string table_;
  Shelf* shelf_;
  Kind const* kind_ = nullptr;
  std::shared_ptr<AnyGame const> game_;
  bool listed_ = true;
  std::int64_t created_ = 0;
  fair::Bytes32 secret_{};
  std::vector<Place> places_;
  std::unique_ptr<Position> position_;  // none before the start
  std::vector<Step> steps_;             // number n is at n - 1
  std::array<int, max_seats>
      asked_since_{};  // per seat that may speak: the sequence number of its question, which others' moves do not change
};

}  // namespace atelier::server
