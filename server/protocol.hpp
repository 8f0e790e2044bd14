// Every message between a page and the server. One WebSocket carries JSON objects, one per frame, each with its "type".
// The TypeScript types of the page and docs/protocol.md are generated from these structs.
//
// A connection looks at one table at a time: `watch` leaves the former one. Without a token it looks as a spectator; with the token of a
// seat it plays that seat.
// Whatever a page asks for is stored before anyone is told; a page that missed something asks again with `watch` and the last
// sequence number it saw.
//
// People talk beside the game: lines have numbers of their own, are no part of the journal and carry nothing of the game's state. A *thing*
// is what one can point at, written "kind:name" in small letters, digits, - and _; which things there are is the game's page to know.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/described.hpp"
#include "engine/seat.hpp"

namespace atelier::protocol {

// What a page may ask.

struct ListTables {  // the lobby: answered with `tables` now and after every change
  BOOST_DESCRIBE_CLASS(ListTables, (), (), (), ())
};
struct OpenTable {  // answered with `opened`
  std::string game;
  Json options;        // an object of the game's options; missing ones take their defaults
  bool listed = true;  // in the lobby's list, or by link only
  BOOST_DESCRIBE_CLASS(OpenTable, (), (game, options, listed), (), ())
};
struct Watch {  // look at a table, as the seat whose token is given; answered with `said` if anything was, `table` and, once it plays,
                // `update`
  std::string table;
  std::optional<std::string> token;
  int seen = 0;  // the last sequence number already shown: the answer's events begin after it
  BOOST_DESCRIBE_CLASS(Watch, (), (table, token, seen), (), ())
};
struct Sit {  // take an empty seat of the watched table; answered with `seated`
  Seat seat{};
  std::string name;
  std::string entropy;  // 64 hex digits of the player's own randomness, mixed into the table's chance
  BOOST_DESCRIBE_CLASS(Sit, (), (seat, name, entropy), (), ())
};
struct SeatBot {  // before the start, anyone seated may put a bot on an empty seat
  Seat seat{};
  std::string bot;
  BOOST_DESCRIBE_CLASS(SeatBot, (), (seat, bot), (), ())
};
struct Unseat {  // before the start: stand up, or send a bot away
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Unseat, (), (seat), (), ())
};
struct Start {  // anyone seated may start once every seat is taken
  BOOST_DESCRIBE_CLASS(Start, (), (), (), ())
};
struct Play {  // a move of the connection's seat, made when sequence number `seen` was the last it had been shown
  int seen = 0;
  Json move;
  BOOST_DESCRIBE_CLASS(Play, (), (seen, move), (), ())
};

struct Say {         // seated people talk, before, during and after the game; answered with `said` to everybody
  std::string text;  // 1 to 300 characters
  BOOST_DESCRIBE_CLASS(Say, (), (text), (), ())
};
struct Signal {                    // a ready-made sentence of the game, which everybody reads in a language of their own
  std::string signal;              // its catalogues say it as "signal.NAME"
  std::vector<std::string> about;  // up to two things, as many as the sentence has blanks
  BOOST_DESCRIBE_CLASS(Signal, (), (signal, about), (), ())
};
struct Invite {  // to another table, usually the next game of the same people
  std::string table;
  BOOST_DESCRIBE_CLASS(Invite, (), (table), (), ())
};
struct Point {  // shows a thing to everybody for a moment; empty takes it back. A gesture: it is not kept
  std::string at;
  BOOST_DESCRIBE_CLASS(Point, (), (at), (), ())
};

using Request = std::variant<ListTables, OpenTable, Watch, Sit, SeatBot, Unseat, Start, Play, Say, Signal, Invite, Point>;

// What the server says.

enum class Stage { waiting, playing, over };
BOOST_DESCRIBE_ENUM(Stage, waiting, playing, over)

enum class Sitter { nobody, person, bot };
BOOST_DESCRIBE_ENUM(Sitter, nobody, person, bot)

struct SeatInfo {
  Sitter sitter{};
  std::string name;      // of the person, or of the bot's kind
  bool present = false;  // a page of this person is connected now
  BOOST_DESCRIBE_CLASS(SeatInfo, (), (sitter, name, present), (), ())
};
struct TableSummary {
  std::string table;
  std::string game;
  Stage stage{};
  std::vector<SeatInfo> seats;
  BOOST_DESCRIBE_CLASS(TableSummary, (), (table, game, stage, seats), (), ())
};
struct ResultInfo {
  std::vector<int> points;
  std::vector<int> ranks;
  std::string secret;  // the table's secret, now that nothing depends on it: whoever kept `commitment` can check every deal
  BOOST_DESCRIBE_CLASS(ResultInfo, (), (points, ranks, secret), (), ())
};

struct Tables {
  std::vector<TableSummary> tables;
  BOOST_DESCRIBE_CLASS(Tables, (), (tables), (), ())
};
struct Opened {
  std::string table;
  BOOST_DESCRIBE_CLASS(Opened, (), (table), (), ())
};
struct Seated {  // the token is the only key to the seat: keep it
  std::string table;
  Seat seat{};
  std::string token;
  BOOST_DESCRIBE_CLASS(Seated, (), (table, seat, token), (), ())
};
struct Table {  // who sits where; sent on `watch` and whenever it changes
  std::string table;
  std::string game;
  Json options;
  Json components;
  Stage stage{};
  std::vector<SeatInfo> seats;
  std::optional<Seat> you;
  std::string commitment;  // hash of the table's secret, fixed before the first deal
  std::optional<ResultInfo> result;
  BOOST_DESCRIBE_CLASS(Table, (), (table, game, options, components, stage, seats, you, commitment, result), (), ())
};
struct Update {  // everything up to `seq` has happened and is stored
  std::string table;
  int seq = 0;
  Json events;              // the game's events after what was seen, oldest first
  Json view;                // the game's view for this page; once the game is over the book's, with every face, for everybody
  std::optional<int> left;  // milliseconds until the table moves on for whoever stays silent; null where it waits for ever
  BOOST_DESCRIBE_CLASS(Update, (), (table, seq, events, view, left), (), ())
};
struct Line {  // something said: a text, a signal or an invitation
  int n = 0;   // grows; a page that comes back shows each line once by it
  Seat seat{};
  std::string name;  // of whoever sat there when it was said
  std::optional<std::string> text;
  std::optional<std::string> signal;
  std::vector<std::string> about;
  std::optional<std::string> invite;
  BOOST_DESCRIBE_CLASS(Line, (), (n, seat, name, text, signal, about, invite), (), ())
};
struct Said {  // on `watch` the last lines, before the table; afterwards each new one
  std::string table;
  std::vector<Line> lines;
  BOOST_DESCRIBE_CLASS(Said, (), (table, lines), (), ())
};
struct Pointed {
  std::string table;
  Seat seat{};
  std::string at;  // empty: not any more
  BOOST_DESCRIBE_CLASS(Pointed, (), (table, seat, at), (), ())
};
struct Refused {  // nothing was changed. refusals.hpp lists the codes, each game adds its own for moves. `code` and `value` are for the
                  // catalogues, `text` is one English sentence
  std::string request;  // the type of what was asked, or "message" if that could not be read
  std::string code;
  int value = 0;
  std::string text;
  BOOST_DESCRIBE_CLASS(Refused, (), (request, code, value, text), (), ())
};

using Reply = std::variant<Tables, Opened, Seated, Table, Update, Said, Pointed, Refused>;

}  // namespace atelier::protocol
