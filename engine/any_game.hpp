// A game without its types, for hosts: positions, moves, views and events as JSON text. Hot loops use the concrete type instead.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/fwd.hpp>

#include "engine/budget.hpp"
#include "engine/company.hpp"
#include "engine/game.hpp"
#include "engine/words.hpp"

namespace atelier {

// One event as it goes out: who hears it, and its JSON.
struct Told {
  Audience audience;
  std::string json;
};

// Each seat's share of the victory, as far as one can tell.
using Prospects = List<double, max_seats>;

// A move that was played, beside what a master would have done with the same knowledge.
struct Reconsidered {
  MoveId better{};   // the move that was played, if the master finds none above it
  Prospects gain;    // what each seat would have had more of the victory
  double error = 0;  // the standard error of the mover's gain
};

// A move that a master weighs, for whoever asks what to do.
struct Advised {
  MoveId move{};
  double chance = 0;  // the seat's share of the victory after it
  double error = 0;   // standard error of what it has less than the first
};
using Advice = List<Advised, 3>;  // the master's own choice first; one at least

// One running game.
class Position {
 public:
  virtual ~Position() = default;
  virtual std::unique_ptr<Position> clone() const = 0;

  virtual Seats to_act() const = 0;
  // Those and whoever else may speak, though nobody waits for them.
  virtual Seats may_act() const = 0;
  // Whom of these seats of to_act a host asks that must ask one.
  virtual Seat ask_first(Seats among) const = 0;
  // Chance is to move, and people see its move as one with the chance move before it.
  virtual bool one_gesture() const = 0;
  // Whether this move tells nobody anything, so that it may be taken back. Precondition: it is legal for this seat.
  virtual bool takes_back(Seat, MoveId) const = 0;
  // Seconds a live table waits here for silent seats, and what a silent seat of to_act then does. 0: it waits for ever.
  virtual int patience() const = 0;
  virtual MoveId silent_move(Seat) const = 0;
  // Standing orders, see engine/orders.hpp.
  virtual std::optional<int> occasion() const = 0;
  virtual std::optional<Refusal> refuse_order(Seat, int limit) const = 0;
  virtual MoveId ordered(Seat, int limit) const = 0;
  virtual void legal(Seat, MoveList&) const = 0;
  virtual void chance(Outcomes&) const = 0;
  virtual MoveId roll(Rng&) const = 0;  // one of them, by its weight
  // Plays a move that read_move, legal or chance gave. Events are appended to `told` unless it is null.
  virtual void apply(Seat, MoveId, std::vector<Told>* told = nullptr) = 0;
  virtual Scores scores() const = 0;

  // A typed move in JSON as an id, checked to be legal for this seat (for chance: possible) now.
  virtual std::expected<MoveId, Refusal> read_move(Seat, std::string_view json) const = 0;
  virtual std::expected<MoveId, Refusal> move_of(Seat, boost::json::value const&) const = 0;  // the same, of JSON that was parsed
  virtual void write_move(MoveId, std::string& out) const = 0;
  // What a viewer may know. The memory is left out unless the game shows it or `with_memory` asks for it.
  virtual void write_view(Viewer, std::string& out, bool with_memory = false) const = 0;
  // What must be merged (engine/change.hpp) into the viewer's view of `before`, another position of the same game, to get its view of this
  // one; the empty object where nothing differs. False: no change can say it, and nothing is appended.
  virtual bool write_change(Position const& before, Viewer, std::string& out) const = 0;
  // The table as a terminal shows it to a viewer.
  virtual std::string draw(Viewer, Words const&) const = 0;
  // What the bot answers for this seat. The bot is given the seat's view, a budget, what is said and seen at the table, and nothing else.
  virtual MoveId ask_bot(int bot, Seat, Budget const&, Rng&, Company const& = {}) const = 0;
  // How many natural stretches of the game are behind: what was said in an earlier one is over.
  virtual int chapter() const = 0;
  // The move ends something in which others may still have a say: a host that can gives people a moment before it plays it for a bot.
  virtual bool closes_window(Seat, MoveId) const = 0;

  // For whoever looks back at a finished game, with everything laid open: how it ends if the game's quick bot plays everybody on from
  // here, the mean of so many playouts. The same luck gives the same answer, unless a stop ends it.
  virtual Prospects prospects(int playouts, std::uint64_t luck, Budget const& = {}) const = 0;
  // The move of a seat, judged by what the seat could know then.
  virtual Reconsidered reconsider(Seat, MoveId played, int playouts, std::uint64_t luck, Budget const& = {}) const = 0;
  // What a master would do in this seat of to_act, beside what it weighed most, from the seat's view alone.
  virtual Advice advise(Seat, int playouts, std::uint64_t luck, Budget const& = {}) const = 0;
};

// A game as options and components have made it.
class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual std::string_view id() const = 0;
  virtual int rules() const = 0;  // the version of the rules it is played under
  virtual int seats() const = 0;
  virtual int side(Seat) const = 0;                   // seats of a side win and lose together
  virtual std::string const& options() const = 0;     // JSON object, every option present
  virtual std::string const& components() const = 0;  // JSON object
  virtual std::unique_ptr<Position> start() const = 0;
  virtual int usual_playouts() const = 0;  // of a position that is looked back on (Position::prospects)
  // The typed moves open to the seat a view was made for, from the view's JSON alone; empty if the seat is not asked.
  virtual std::vector<std::string> moves_in(boost::json::value const& view) const = 0;
};

// What simulate() counts over many games.
struct Tally {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;  // decisions of seats
  std::uint64_t nodes = 0;  // decisions and chance
  double won = 0;           // games somebody won: all, but where a table can lose together
  List<double, max_seats> wins;
  List<double, max_seats> points;
  std::uint64_t hash = 0;    // over every move and score: the signature
  List<double, 8> measures;  // what Kind::measures() names, summed over the games
};

// A kind of game: makes the game from options and components, and knows what it offers.
class Kind {
 public:
  virtual ~Kind() = default;
  virtual std::string_view id() const = 0;
  virtual int rules_version() const = 0;                       // the newest; 1 to this one can be played
  virtual std::span<std::string_view const> bots() const = 0;  // weakest first; number 0 is "random"
  // Bots that play as people do, to measure how others play beside them: no table offers them. Their numbers follow those of bots().
  virtual std::span<std::string_view const> people() const = 0;
  bool is_person(int bot) const { return bot >= static_cast<int>(bots().size()); }
  std::string_view bot_name(int bot) const {
    auto const number = static_cast<std::size_t>(bot);
    return is_person(bot) ? people()[number - bots().size()] : bots()[number];
  }
  Company company_of(std::span<int const> bots) const {
    Company company;
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
      if (is_person(bots[seat])) company.people.push_back(seat_at(static_cast<int>(seat)));
    return company;
  }
  virtual std::string_view default_components() const = 0;             // TOML text
  virtual std::string_view text(std::string_view language) const = 0;  // the catalogue, JSON
  // Options and components as JSON objects; missing options take their defaults. Rules 0: the newest version.
  virtual std::expected<std::shared_ptr<AnyGame const>, std::string> make(std::string_view options, std::string_view components,
                                                                          int rules = 0) const = 0;
  // {"id", "rules", "seats", "bots", "options": [...], "moves": [...], "components": {...}}
  virtual void write_info(std::string& out) const = 0;
  virtual std::string typescript() const = 0;
  // Plays `games` games with the concrete types, bot number bots[i] on seat i.
  virtual Tally simulate(AnyGame const&, std::span<int const> bots, std::uint64_t games, std::uint64_t seed) const = 0;
  // Plays `games` games at random from the rules alone, no views. The tally's hash is the game's signature.
  virtual Tally playouts(AnyGame const&, std::uint64_t games, std::uint64_t seed) const = 0;
  // The same for a search that only wants to know how it ends: nothing is counted.
  virtual void roll_out(AnyGame const&, std::uint64_t games, std::uint64_t seed) const = 0;
  // What a game counts at its end besides points, for calibration: names of Tally::measures.
  virtual std::span<std::string_view const> measures() const { return {}; }
  // Copies states of a random game `copies` times; how long that took is for the caller to see.
  virtual void copy_states(AnyGame const&, std::uint64_t copies) const = 0;
  virtual std::size_t state_bytes() const = 0;
  // Options worth measuring and testing: every variant at every seat count, as JSON.
  virtual std::vector<std::string> configurations() const = 0;
};

// How a host finds a kind of game by its id; null if there is none.
using FindKind = Kind const* (*)(std::string_view id);

}  // namespace atelier
