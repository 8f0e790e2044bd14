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
#include "server/passing.hpp"
#include "server/protocol.hpp"
#include "server/refusals.hpp"
#include "server/shelf.hpp"
#include "server/store/store.hpp"

namespace atelier::server {

// An entry, with its moves as the position takes them.
struct Change {
  entry::Entry entry;
  std::vector<Move> moves;
};

// A place in the course of a game, from which it can be gone through again.
struct Course {
  std::unique_ptr<Position> position;  // null before the first entry with moves
  std::size_t entries = 0;             // with moves, behind it
  std::size_t moves = 0;               // that were played
  std::vector<Move> stand;             // those that were not taken back
};

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
  // Taking one's last decision back, and the people whom the table must ask first: nobody, where no other person has acted since.
  struct Undoing {
    Change change;
    std::vector<Seat> asked;
  };
  std::expected<Undoing, Refusal> undo(std::optional<Seat> mine, protocol::Undo const&) const;
  protocol::MayUndo may_undo(std::optional<Seat>) const;
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
  // A bot's seat, or one in which a bot plays.
  bool is_bot(Seat seat) const { return has(seat) && (place(seat).sitter == protocol::Sitter::bot || !place(seat).stand_in.empty()); }
  List<Seat, max_seats> people() const;  // seats in which people play: nobody for whom a bot plays on
  Change free(Seat) const;               // somebody who does not come back before the start

  // Between the host's start and the first deal everybody is asked for the part they have sealed.
  int call() const { return call_; }                 // the entry that asks; 0: nobody is asked
  std::optional<std::vector<Seat>> awaited() const;  // whose part is not there yet; none: nobody is asked
  Change begin() const;                              // precondition: awaited() is the empty list
  Change break_off() const;                          // precondition: awaited() names somebody
  int dealing() const { return dealing_; }
  bool hints() const { return hints_; }
  bool own_box() const { return own_box_; }
  std::optional<Refusal> refuse_hint(std::optional<Seat> mine) const;
  std::optional<Refusal> refuse_order(std::optional<Seat> mine, protocol::Order const&) const;
  std::vector<std::optional<std::string>> sealed() const;  // by seat
  std::string stand_in() const;                            // the bot that plays on for people who leave
  std::string const& name_of(Seat seat) const { return place(seat).name; }
  // The bot to act now, in the order the game gives; empty if people are asked.
  std::optional<Seat> bot_to_act() const;
  std::optional<Seat> first_to_act(Seats of) const;          // of these, in the same order
  std::optional<int> occasion() const { return occasion_; }  // what standing orders are about now; none: nothing is ordered
  int bot_number(Seat) const;                                // among the game's bots
  std::chrono::seconds patience() const;                     // how long the table waits for silent seats now; 0: for ever

  // What a bot's thinking starts from at a table with a fixed deal.
  std::optional<std::uint64_t> bot_seed() const;

  // Passes on every step of the entries after number `seen` once more.
  void replay(int seen, Pass const&) const;
  // Goes on from there to the last entry, or to number `until`.
  void follow(Course&, int until, Pass const&) const;
  std::string const& components_hash() const { return components_hash_; }
  std::string commitment() const;
  std::optional<protocol::ResultInfo> result() const;       // empty until the game is over
  void write_seats(Seats present, std::string& out) const;  // as protocol::SeatInfo
  std::string summary(Seats present) const;                 // as protocol::TableSummary
  std::string journal() const;                              // precondition: started
  // The same game up to that moment, for another table: what is to be sealed and told there is left out. Precondition: started.
  std::expected<entry::Open, Refusal> play_on(int number, int step) const;
  std::optional<protocol::Origin> const& from() const { return from_; }

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
  struct Loose {     // a move that may be taken back
    int number = 0;  // of its entry
    Seat seat{};
    bool own = false;  // decided by the person who sits there: no bot, no silence
  };
  struct Back {  // an entry that takes moves back
    int number = 0;
    Seat seat{};
    std::size_t moves = 0;
  };
  struct Play {  // one move after another, on a position of its own
    std::unique_ptr<Position> position;
    Change change;
    std::vector<entry::Played> played;
  };
  struct Mark {  // an entry with moves, in eight bytes: years to come, and more moves than any game has
    std::uint64_t time : 44;
    std::uint64_t moves : 20;  // of the table, up to its end
  };

  bool started() const { return position_ != nullptr; }
  std::optional<Refusal> refuse_seating(std::optional<Seat> mine, Seat) const;
  void move(Play&, Seat, MoveId) const;
  void let_chance_play(Play&) const;
  Verdict decide(Seat, MoveId) const;
  std::unique_ptr<Position> beginning() const;
  std::expected<void, std::string> open(entry::Open const&);
  std::expected<void, std::string> read_given(entry::From const&);
  std::expected<void, std::string> read_moves(Change&) const;
  void note_questions(Seats before, Seat mover);
  void ask_anew();
  std::vector<Move> standing() const;
  std::unique_ptr<Position> position_after(std::span<Move const>) const;
  std::optional<std::size_t> last_own(Seat) const;
  std::vector<Seat> asked_about(Seat mine, std::size_t decision) const;
  void note_looseness(Move const&, bool tells_nothing, bool own);
  bool may_be_taken_back(entry::TakeBack const&) const;
  std::unique_ptr<Position> take_back(entry::TakeBack const&);
  Back const* back_at(int number) const;
  fair::Stream chances() const;
  Place& place(Seat seat) { return places_[static_cast<std::size_t>(index(seat))]; }
  Place const& place(Seat seat) const { return places_[static_cast<std::size_t>(index(seat))]; }
  bool has(Seat seat) const { return index(seat) < static_cast<int>(places_.size()); }
  std::optional<Refusal> refuse_playing(std::optional<Seat> mine) const;
  entry::Sit sitting(protocol::Sit const&, std::string name) const;
  void change_sitter(Seat, std::string bot);
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
  bool own_box_ = false;
  std::optional<protocol::Origin> from_;
  std::vector<Move> given_;  // the moves that lead there
  int call_ = 0;
  std::vector<std::vector<std::string>> broken_;  // starts that came to nothing: who did not tell a part
  std::vector<SitterChange> sitters_;
  std::string components_hash_;
  std::vector<Place> places_;
  int number_ = 0;
  std::int64_t time_ = 0;
  std::unique_ptr<Position> position_;  // none before the start
  std::optional<int> occasion_;
  int occasion_since_ = 0;    // the entry with which it began
  std::vector<Move> moves_;   // all that were played
  std::size_t stand_ = 0;     // how many were not taken back. Chance counts these
  std::vector<Loose> loose_;  // the last of those that stand
  std::vector<Back> backs_;
  Seats bound_;                               // who has decided something that can no longer be taken back,
  bool drawn_ = false;                        // because chance has moved since; otherwise something hidden was shown
  std::vector<Mark> marks_;                   // one for each entry from the start on, so the last is entry number_
  std::array<int, max_seats> asked_since_{};  // per seat that may speak: the entry of its question, which others' moves do not change
};

}  // namespace atelier::server
