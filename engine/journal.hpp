// A finished or running game as a file: JSON Lines, a header, then one move per line, chance included, last the result. A file may
// hold several games one after another.
//
//   {"atelier":1,"game":"czary-mary","rules":1,"options":{…},"components":{…},"components_hash":"…","seats":[{"name":"Ola","kind":"person"},…],"chance":{…}}
//   {"n":1,"seat":"chance","move":{"type":"begin","seat":2}}
//   {"n":2,"seat":0,"move":{"type":"call","spell":8},"at":1700000000000}
//   {"seat":0,"plays":"club","at":1700000000000}
//   {"back":1,"seat":0,"at":1700000000000}
//   {"result":{"points":[8,3],"ranks":[1,2]},"secret":"…"}
//
// `back` says how many of the last moves are taken back. They stay in the file, but stand no more: the next move has the number of the
// first of them. Chance's moves are never taken back, so each is drawn by its number among those that stand.
#pragma once

#include <expected>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "engine/any_game.hpp"
#include "engine/described.hpp"

namespace atelier {

struct JournalSeat {
  std::string name;
  std::string kind;  // "person", or the name of a bot
  BOOST_DESCRIBE_CLASS(JournalSeat, (), (name, kind), (), ())
};

// What was sealed before a game dealt by version 2, and what was told of it; by seat, empty for bots.
struct JournalParts {
  std::vector<std::string> sealed;
  std::vector<std::string> told;
  std::vector<std::vector<std::string>> broken;  // starts before this one that came to nothing, and who did not tell a part
  BOOST_DESCRIBE_CLASS(JournalParts, (), (sealed, told, broken), (), ())
};

// Where the outcomes came from: a fair table (commitment, table, and parts, or the entropy of version 1 by seat), a simulation's seed, or
// the fixed deal of a test.
struct JournalChance {
  std::optional<std::string> commitment;
  std::optional<std::string> table;
  std::optional<std::vector<std::string>> entropy;
  std::optional<std::string> seed;
  std::optional<std::string> deal;
  std::optional<JournalParts> parts;
  BOOST_DESCRIBE_CLASS(JournalChance, (), (commitment, table, entropy, seed, deal, parts), (), ())
};

// The game began at a moment of another one: so many moves, chance's included, were played there.
struct JournalFrom {
  std::string table;
  int number = 0;  // of the moment's entry there,
  int step = 0;    // and which of its steps
  int moves = 0;
  BOOST_DESCRIBE_CLASS(JournalFrom, (), (table, number, step, moves), (), ())
};

struct JournalHeader {
  int atelier = 1;
  std::string game;
  int rules = 1;
  Json options;
  Json components;
  std::string components_hash;
  std::optional<bool> own_box;  // true: it was not the program's own box
  std::vector<JournalSeat> seats;
  JournalChance chance;
  std::optional<JournalFrom> from = {};
  BOOST_DESCRIBE_CLASS(JournalHeader, (), (atelier, game, rules, options, components, components_hash, own_box, seats, chance, from), (),
                       ())
};

struct JournalMove {
  Seat seat{};
  MoveId id{};
  std::optional<std::int64_t> at = {};  // milliseconds since 1970, where the table had a clock
};

// From here on a bot plays for the person of this seat, or the person again.
struct JournalSitter {
  std::size_t moves = 0;  // that were played before, whatever became of them
  Seat seat{};
  std::string plays;  // the name of a bot, or "person"
  std::optional<std::int64_t> at = {};
};

// Here a seat takes back what it did, and what was done since.
struct JournalBack {
  std::size_t moves = 0;  // that were played before, whatever became of them
  Seat seat{};
  std::size_t back = 0;  // how many of those that stood
  std::optional<std::int64_t> at = {};
};

struct Journal {
  JournalHeader header;
  std::vector<JournalMove> moves;   // that stand: number n is at n - 1
  std::vector<JournalMove> played;  // all of them, in the order they were played
  std::vector<JournalSitter> sitters;
  std::vector<JournalBack> backs;
  std::optional<Scores> result;       // missing while the game runs
  std::optional<std::string> secret;  // revealed with the result of a fair table
};

// A journal that was read, checked move by move against the rules, with the game it is of and the position it ends in.
struct ReadJournal {
  Journal journal;
  std::shared_ptr<AnyGame const> game;
  std::unique_ptr<Position> end;
};

JournalHeader header_of(AnyGame const&, std::vector<JournalSeat>, JournalChance);
void write_header(JournalHeader const&, std::string& out);  // each with its line end
void write_move_line(std::uint64_t n, JournalMove const&, Position const&, std::string& out);
void write_sitter_line(JournalSitter const&, std::string& out);
void write_back_line(JournalBack const&, std::string& out);
void write_result_line(Scores const&, std::optional<std::string> const& secret, std::string& out);

// Reads, checks and replays the games of a file, one after another. An error is one sentence with the line number.
class JournalReader {
 public:
  JournalReader(std::istream& in, FindKind find) : in_(in), find_(find) {}
  std::expected<ReadJournal, std::string> next();
  bool more();

 private:
  std::istream& in_;
  FindKind find_;
  int line_ = 0;
};

// Draws every outcome of the journal again, but those that another table has drawn. The error says which move differs, or why it cannot be
// checked.
std::expected<std::uint64_t, std::string> verify_chance(ReadJournal const&);  // how many outcomes were checked

}  // namespace atelier
