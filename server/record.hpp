// What the entries of a table add up to: the game, who sits where, the position. Everything a table refuses is refused here. No clock, no
// store, no sockets: requests are checked and become changes, changes that were stored are applied.
#pragma once

#include <array>
#include <chrono>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/fair.hpp"
#include "engine/journal.hpp"
#include "engine/move.hpp"
#include "server/entries.hpp"
#include "server/protocol.hpp"
#include "server/refusals.hpp"
#include "server/shelf.hpp"
#include "server/store/store.hpp"

namespace atelier::server {

// A move that was played. Four bytes a move: a table keeps all of them, and whatever a page missed is told from them again.
struct Move {
  Seat seat{};
  MoveId id{};
};

// An entry, with its moves as the position takes them.
struct Change {
  entry::Entry entry;
  std::vector<Move> moves;
};

// A step as it goes by: a decision, a roll, or a run of chance moves that is one gesture.
struct Passed {
  int number = 0;         // of its entry
  std::int64_t time = 0;  // of its entry
  bool last = false;      // of its entry
  std::span<Told const> told;
  Position const* before = nullptr;  // null before the first move of the game
  Position const& after;
};
using Pass = std::function<void(Passed const&)>;

class Record {
 public:
  Record(std::string table, Shelf& shelf) : table_(std::move(table)), shelf_(&shelf) {}

  // Requests. `mine` is the seat of whoever asks.
  using Verdict = std::expected<Change, Refusal>;
  Verdict sit(std::optional<Seat> mine, protocol::Sit const&) const;
  bool sits_already(protocol::Sit const&) const;  // in that seat, by that key
  Verdict seat_bot(std::optional<Seat> mine, protocol::SeatBot const&) const;
  Verdict unseat(std::optional<Seat> mine, protocol::Unseat const&) const;
  std::optional<Change> seal_anew(std::optional<Seat> mine, protocol::Sit const&) const;  // of whoever sits_already
  Verdict start(std::optional<Seat> mine) const;
  Verdict reveal(std::optional<Seat> mine, protocol::Reveal const&) const;
  bool has_told(std::optional<Seat> mine, protocol::Reveal const&) const;
  Verdict leave(std::optional<Seat> mine) const;
  Verdict replace(std::optional<Seat> mine, protocol::Replace const&) const;
  Verdict come_back(std::optional<Seat> mine) const;
  Verdict play(std::optional<Seat> mine, protocol::Play const&) const;
  Verdict bot_plays(Seat, MoveId) const;
  // What happens when nobody of those the table waits for says a word. Precondition: patience() is not 0.
  Verdict silence() const;

  // The next entry as the store gave it, read and applied. The error says why it does not fit.
  std::expected<Change, std::string> read(Stored const&);
  // A change that was stored as the next entry. Its steps are passed on if anybody listens.
  void apply(Change const&, std::int64_t time, Pass const& pass = {});

  bool opened() const { return game_ != nullptr; }
  std::string const& table() const { return table_; }
  AnyGame const& game() const { return *game_; }
  Kind const& kind() const { return *kind_; }
  bool listed() const { return listed_; }
  std::int64_t created() const { return created_; }
  protocol::Stage stage() const;
  int number() const { return number_; }       // of the last entry; 0: there is none
  std::int64_t time() const { return time_; }  // of the last entry
  bool fair() const { return !deal_; }
  Position const& position() const { return *position_; }  // precondition: started
  std::optional<Seat> seat_of(std::string_view token) const;
  // Before the start: whoever opened the table, or who of those who sit has sat longest; empty if nobody sits, or the game has begun.
  std::optional<Seat> host() const;
  bool is_person(Seat seat) const { return has(seat) && place(seat).sitter == protocol::Sitter::person; }
  List<Seat, max_seats> people() const;  // seats in which people play: nobody for whom a bot plays on
  Change free(Seat) const;               // somebody who does not come back before the start

  // Between the host's start and the first deal everybody is asked for the part they have sealed.
  int call() const { return call_; }                 // the entry that asks; 0: nobody is asked
  std::optional<std::vector<Seat>> awaited() const;  // whose part is not there yet; none: nobody is asked
  Change begin() const;                              // precondition: awaited() is the empty list
  Change break_off() const;                          // precondition: awaited() names somebody
  int dealing() const { return dealing_; }
  bool hints() const { return hints_; }
  std::optional<Refusal> refuse_hint(std::optional<Seat> mine) const;
  std::vector<std::optional<std::string>> sealed() const;  // by seat
  std::string stand_in() const;                            // the bot that plays on for people who leave
  std::string const& name_of(Seat seat) const { return place(seat).name; }
  // The bot to act now, in the order the game gives; empty if people are asked.
  std::optional<Seat> bot_to_act() const;
  int bot_number(Seat) const;             // among the game's bots
  std::chrono::seconds patience() const;  // how long the table waits for silent seats now; 0: for ever

  // What a bot's thinking starts from at a table with a fixed deal.
  std::optional<std::uint64_t> bot_seed() const;

  // Passes on every step of the entries after number `seen` once more.
  void replay(int seen, Pass const&) const;
  std::string const& components_hash() const { return components_hash_; }
  std::string commitment() const;
  std::optional<protocol::ResultInfo> result() const;       // empty until the game is over
  void write_seats(Seats present, std::string& out) const;  // as protocol::SeatInfo
  std::string summary(Seats present) const;                 // as protocol::TableSummary
  std::string journal() const;                              // precondition: started

 private:
  struct Place {
    protocol::Sitter sitter{};
    std::string name;
    std::string sealed;  // of their part; in version 1 of the dealing their entropy
    fair::Bytes32 token_hash{};
    int since = 0;         // the entry that sat them down
    std::string part;      // empty until it is told
    std::string stand_in;  // the bot that plays for them
  };
  struct SitterChange {
    int number = 0;
    Seat seat{};
    std::string bot;  // empty: the person plays again
  };
  struct Play {  // one move after another, on a position of its own
    std::unique_ptr<Position> position;
    Change change;
    std::vector<entry::Played> played;
  };
  struct Mark {  // an entry with moves, in eight bytes: years to come, and more moves than any game has
    std::uint64_t time : 44;
    std::uint64_t moves : 20;  // of the game, up to its end
  };

  bool started() const { return position_ != nullptr; }
  std::optional<Refusal> refuse_seating(std::optional<Seat> mine, Seat) const;
  void move(Play&, Seat, MoveId) const;
  void let_chance_play(Play&) const;
  Verdict decide(Seat, MoveId) const;
  std::expected<void, std::string> open(entry::Open const&);
  std::expected<void, std::string> read_moves(Change&) const;
  void note_questions(Seats before, Seat mover);
  fair::Stream chances() const;
  Place& place(Seat seat) { return places_[static_cast<std::size_t>(index(seat))]; }
  Place const& place(Seat seat) const { return places_[static_cast<std::size_t>(index(seat))]; }
  bool has(Seat seat) const { return index(seat) < static_cast<int>(places_.size()); }
  // A bot's seat, or one in which a bot plays.
  bool is_bot(Seat seat) const { return has(seat) && (place(seat).sitter == protocol::Sitter::bot || !place(seat).stand_in.empty()); }
  std::optional<Refusal> refuse_playing(std::optional<Seat> mine) const;
  entry::Sit sitting(protocol::Sit const&, std::string name) const;
  void change_sitter(Seat, std::string bot);
  void pass_sitter(SitterChange const&, std::int64_t time, Pass const&, Position const&) const;
  SitterChange const* sitter_change(int number) const;
  JournalChance journal_chance() const;
  // By seat, empty for bots.
  std::vector<std::string> of_people(std::string Place::* what) const;

  std::string table_;
  Shelf* shelf_;
  Kind const* kind_ = nullptr;
  std::shared_ptr<AnyGame const> game_;
  bool listed_ = true;
  std::int64_t created_ = 0;
  fair::Bytes32 secret_{};
  std::optional<std::string> deal_;
  std::optional<fair::Bytes32> host_;  // the key of whoever opened the table
  int dealing_ = 1;
  std::string stand_in_;  // empty: the usual one
  bool hints_ = false;
  int call_ = 0;
  std::vector<std::vector<std::string>> broken_;  // starts that came to nothing: who did not tell a part
  std::vector<SitterChange> sitters_;
  std::string components_hash_;
  std::vector<Place> places_;
  int number_ = 0;
  std::int64_t time_ = 0;
  std::unique_ptr<Position> position_;        // none before the start
  std::vector<Move> moves_;                   // chance counts them: move n is at n - 1
  std::vector<Mark> marks_;                   // one for each entry from the start on, so the last is entry number_
  std::array<int, max_seats> asked_since_{};  // per seat that may speak: the entry of its question, which others' moves do not change
};

}  // namespace atelier::server
