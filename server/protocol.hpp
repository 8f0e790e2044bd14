// Every message between a page and the server. One WebSocket carries JSON objects, one per frame, each with its "type".
// The TypeScript types of the page and docs/protocol.md are generated from these structs.
//
// A connection looks at one table at a time: `watch` leaves the former one. Without a token it looks as a spectator; with the token of a
// seat it plays that seat.
// Whatever a page asks for is stored before anyone is told. A table is its entries, numbered from 1: opening it is the first, sitting down,
// bots, standing up and the start have numbers of their own, then the moves. That number is the one everywhere: a page that missed
// something asks again with `watch` and the last number it saw.
//
// What happened comes as *steps*: what this page may hear, and the exact view after it. A page computes no state.
//
// People talk beside the game: lines have numbers of their own, are no part of the journal and carry nothing of the game's state. A *thing*
// is what one can point at, written "kind:name" in small letters, digits, - and _; which things there are is the game's page to know.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/described.hpp"
#include "engine/json.hpp"
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
  // Only on a test server (`serve --fixed-deals`): chance and the bots follow from this text alone, 1 to 64 bytes. Such a table is
  // not fair, and says so.
  std::optional<std::string> deal;
  std::optional<std::string> host;      // the `key` with which this page will sit down: it is the host then, whoever sits down first
  std::optional<std::string> stand_in;  // the bot that plays on for people who leave; a club player, unless it says another
  std::optional<bool> hints;            // whether people at the table may ask what a master would do; null: no
  std::optional<std::string> box;       // the hash of a box that is kept here; null: the program's own
  BOOST_DESCRIBE_CLASS(OpenTable, (), (game, options, listed, deal, host, stand_in, hints, box), (), ())
};
struct PlayOn {  // opens a table at a moment of a finished game, under its rules, with its options; answered with `opened`
  std::string table;
  int number = 0;  // of the moment's entry,
  int step = 0;    // and which of the entry's steps, counted from 0; the game is not over there
  bool listed = true;
  std::optional<std::string> deal;  // these three as in `open_table`
  std::optional<std::string> host;
  std::optional<bool> hints;
  BOOST_DESCRIBE_CLASS(PlayOn, (), (table, number, step, listed, deal, host, hints), (), ())
};
struct Watch {  // look at a table, as the seat whose token is given; answered with `said` if anything was, `table` and, once it plays,
                // `update`
  std::string table;
  std::optional<std::string> token;
  int seen = 0;  // the last number already shown: the answer's steps begin after it. 0: nothing yet
  BOOST_DESCRIBE_CLASS(Watch, (), (table, token, seen), (), ())
};
struct Sit {  // take an empty seat of the watched table; answered with `seated`. Asked again, it changes nothing and is answered again
  Seat seat{};
  std::string name;
  std::string key;     // the seal of a token that the page has made itself, and that opens the seat for whoever knows it
  std::string sealed;  // the seal of a part of the table's chance that the page keeps to itself until it is asked
  BOOST_DESCRIBE_CLASS(Sit, (), (seat, name, key, sealed), (), ())
};
struct SeatBot {  // before the start, anyone seated may put a bot on an empty seat
  Seat seat{};
  std::string bot;
  BOOST_DESCRIBE_CLASS(SeatBot, (), (seat, bot), (), ())
};
struct Unseat {  // before the start: stand up, or send a bot away; the host sends people away too
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Unseat, (), (seat), (), ())
};
struct Start {  // the host starts once every seat is taken: `table` names whose parts are `awaited`, and when all are there the game begins
  BOOST_DESCRIBE_CLASS(Start, (), (), (), ())
};
struct Reveal {      // one's own part, when it is awaited
  std::string part;  // 64 hex digits, sealed in `sit`
  BOOST_DESCRIBE_CLASS(Reveal, (), (part), (), ())
};
struct Play {  // a move of the connection's seat, made when `seen` was the last number it had been shown
  int seen = 0;
  ParsedJson move;
  BOOST_DESCRIBE_CLASS(Play, (), (seen, move), (), ())
};
struct Undo {  // takes one's own last decision back, and what was done since, when `seen` was the last number shown. Where other people
               // have acted since, all of them are asked first: `table` says so in `undo`
  int seen = 0;
  BOOST_DESCRIBE_CLASS(Undo, (), (seen), (), ())
};
struct AnswerUndo {  // whoever is awaited in `undo` of `table` agrees or refuses
  int number = 0;    // of the question
  bool agree = false;
  BOOST_DESCRIBE_CLASS(AnswerUndo, (), (number, agree), (), ())
};
struct Hint {  // what a master would do in one's own seat now, where the table has hints; answered with `hinted`
  BOOST_DESCRIBE_CLASS(Hint, (), (), (), ())
};
struct Order {  // what one wants done in one's own seat whenever it is asked, said when `seen` was the last number shown; answered with
                // `ordered`
  int seen = 0;
  std::optional<int> limit;  // how far to go along: 0 is not at all; null takes the order back
  BOOST_DESCRIBE_CLASS(Order, (), (seen, limit), (), ())
};
struct Leave {  // a running game: a bot plays on, the seat stays one's own
  BOOST_DESCRIBE_CLASS(Leave, (), (), (), ())
};
struct Replace {  // lets a bot play for somebody who has been away for a while
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Replace, (), (seat), (), ())
};
struct ComeBack {  // takes one's own seat back from the bot
  BOOST_DESCRIBE_CLASS(ComeBack, (), (), (), ())
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

using Request = std::variant<ListTables, OpenTable, PlayOn, Watch, Sit, SeatBot, Unseat, Start, Reveal, Play, Undo, AnswerUndo, Hint, Order,
                             Leave, Replace, ComeBack, Say, Signal, Invite, Point>;

// What the server says.

enum class Stage { waiting, playing, over };
BOOST_DESCRIBE_ENUM(Stage, waiting, playing, over)

enum class Sitter { nobody, person, bot };
BOOST_DESCRIBE_ENUM(Sitter, nobody, person, bot)

struct SeatInfo {
  Sitter sitter{};
  std::string name;                     // of the person, or of the bot's kind
  bool present = false;                 // a page of this person is connected now
  std::optional<std::string> stand_in;  // the bot that plays for this person now
  BOOST_DESCRIBE_CLASS(SeatInfo, (), (sitter, name, present, stand_in), (), ())
};
struct Origin {  // the moment of a finished game at which this one begins: everything before was played there
  std::string table;
  int number = 0;
  int step = 0;
  BOOST_DESCRIBE_CLASS(Origin, (), (table, number, step), (), ())
};
struct TableSummary {
  std::string table;
  std::string game;
  Stage stage{};
  std::vector<SeatInfo> seats;
  std::optional<bool> own_box;  // true: it is not played with the program's own box
  std::optional<Origin> from;
  BOOST_DESCRIBE_CLASS(TableSummary, (), (table, game, stage, seats, own_box, from), (), ())
};
struct ResultInfo {
  std::vector<int> points;
  std::vector<int> ranks;
  std::string secret;  // the table's secret, now that nothing depends on it: whoever kept `commitment` can check every deal
  BOOST_DESCRIBE_CLASS(ResultInfo, (), (points, ranks, secret), (), ())
};

struct UndoQuestion {  // somebody wants to take a decision back since which other people have acted
  int number = 0;      // of the table's last entry: the next one ends the question
  Seat seat{};
  std::vector<Seat> awaited;  // who has not agreed yet; when all have, it is done, and a single refusal ends it
  BOOST_DESCRIBE_CLASS(UndoQuestion, (), (number, seat, awaited), (), ())
};

struct Tables {
  std::vector<TableSummary> tables;
  BOOST_DESCRIBE_CLASS(Tables, (), (tables), (), ())
};
struct TablesChanged {                // of the list that was told before
  std::vector<TableSummary> changed;  // newest first; those that were not on it come before all others
  std::vector<std::string> removed;
  BOOST_DESCRIBE_CLASS(TablesChanged, (), (changed, removed), (), ())
};
struct Opened {
  std::string table;
  BOOST_DESCRIBE_CLASS(Opened, (), (table), (), ())
};
struct Seated {  // the seat is stored, and the page's token opens it
  std::string table;
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Seated, (), (table, seat), (), ())
};
struct Table {  // who sits where; sent on `watch` and whenever it changes
  std::string table;
  int number = 0;  // of the table's last entry
  std::string game;
  int rules = 0;  // the version of the rules it is played under
  Json options;
  std::string components;  // their hash: GET /api/components/HASH answers them
  Stage stage{};
  std::vector<SeatInfo> seats;
  std::optional<Seat> you;
  std::optional<Seat> host;                        // before the start: who may start, and send people away
  std::optional<std::vector<Seat>> awaited;        // while the game is being begun: whose parts are not there yet
  std::string stand_in;                            // the bot that plays on for people who leave
  bool hints = false;                              // people may ask what a master would do
  bool fair = true;                                // false: chance follows from a text somebody chose (see OpenTable::deal)
  int dealing = 0;                                 // the version of how chance is made; in version 1 nothing is sealed
  std::string commitment;                          // the seal of the table's secret, fixed when it was opened
  std::vector<std::optional<std::string>> sealed;  // by seat, the seal of each person's part
  std::optional<Origin> from;
  std::optional<UndoQuestion> undo;
  std::optional<ResultInfo> result;
  bool own_box = false;  // it is not played with the program's own box
  BOOST_DESCRIBE_CLASS(Table, (),
                       (table, number, game, rules, options, components, stage, seats, you, host, awaited, stand_in, hints, fair, dealing,
                        commitment, sealed, from, undo, result, own_box),
                       (), ())
};
// A decision, a roll, or a run of chance moves that is one gesture (a deal). An entry of the table is one step or several. At most one of
// `view` and `change` is there; with neither it is a step of the past that is only told, not shown.
struct Step {
  int number = 0;              // of the entry it belongs to
  std::int64_t time = 0;       // of the entry, in milliseconds since 1970 by the server's clock
  Json events;                 // what this page may hear, oldest first
  std::optional<Json> view;    // the exact view after them, whole; once the game is over the book's, with every face, for everybody,
  std::optional<Json> change;  // or what differs from the view of the step before, to be merged into it
  BOOST_DESCRIBE_CLASS(Step, (), (number, time, events, view, change), (), ())
};
enum class MayUndo { no, at_once, if_all_agree };
BOOST_DESCRIBE_ENUM(MayUndo, no, at_once, if_all_agree)

struct Update {  // everything up to entry `number` has happened and is stored. The last step has a view or a change
  std::string table;
  int number = 0;
  std::vector<Step> steps;
  std::optional<int> left;  // milliseconds until the table moves on for whoever stays silent; null where it waits for ever
  MayUndo undo{};           // whether this page's seat may take its last decision back now
  BOOST_DESCRIBE_CLASS(Update, (), (table, number, steps, left, undo), (), ())
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
struct HintedMove {
  Json move;       // as in `play`
  int chance = 0;  // in thousandths, to win after it (in a game played together: that all win) if everybody then plays like a good bot
  int error = 0;   // in thousandths, the standard error of how much less that is than after the first move
  BOOST_DESCRIBE_CLASS(HintedMove, (), (move, chance, error), (), ())
};
struct Hinted {  // to whoever asked alone; worked out from that seat's view
  std::string table;
  int number = 0;                 // of the last entry when it was asked
  std::vector<HintedMove> moves;  // a master's choice, and what else is worth a thought
  BOOST_DESCRIBE_CLASS(Hinted, (), (table, number, moves), (), ())
};
struct Ordered {  // to the pages of that seat alone: the order that stands there, when it is given, taken back or over, and on `watch`
  std::string table;
  std::optional<int> limit;  // null: none stands
  BOOST_DESCRIBE_CLASS(Ordered, (), (table, limit), (), ())
};
struct Refused {  // nothing was changed. refusals.hpp lists the codes, each game adds its own for moves. `code` and `value` are for the
                  // catalogues, `text` is one English sentence
  std::string request;  // the type of what was asked, or "message" if that could not be read
  std::string code;
  int value = 0;
  std::string text;
  BOOST_DESCRIBE_CLASS(Refused, (), (request, code, value, text), (), ())
};

struct Closing {  // the server stops, and most likely starts again: what was told is stored. Come back after `back` milliseconds and, by
                  // chance, up to `spread` more
  int back = 0;
  int spread = 0;
  BOOST_DESCRIBE_CLASS(Closing, (), (back, spread), (), ())
};

using Reply = std::variant<Tables, TablesChanged, Opened, Seated, Table, Update, Said, Pointed, Hinted, Ordered, Refused, Closing>;

// Events of the table itself stand in steps beside those of the game.

struct BotTakesOver {  // a bot plays for this person, who left or was away
  Seat seat{};
  std::string bot;
  BOOST_DESCRIBE_CLASS(BotTakesOver, (), (seat, bot), (), ())
};
struct ComesBack {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(ComesBack, (), (seat), (), ())
};

struct TakenBack {  // the decision of this seat and what was done since; the view after it is the one from before them
  Seat seat{};
  int moves = 0;  // each was a step of its own, without chance
  BOOST_DESCRIBE_CLASS(TakenBack, (), (seat, moves), (), ())
};

using TableEvent = std::variant<BotTakesOver, ComesBack, TakenBack>;

// What HTTP says.

struct Steps {  // GET /api/tables/ID/steps?as=…, of a finished game: the first step has the whole view, the others changes
  std::string table;
  std::string game;
  int rules = 0;  // the version of the rules it was played under
  Json options;
  std::string components;  // their hash
  std::vector<SeatInfo> seats;
  std::optional<Origin> from;
  ResultInfo result;
  std::vector<Step> steps;
  bool own_box = false;  // it was not played with the program's own box of its time
  BOOST_DESCRIBE_CLASS(Steps, (), (table, game, rules, options, components, seats, from, result, steps, own_box), (), ())
};

struct Checked {                    // what a journal proves
  int moves = 0;                    // all by the rules
  int given = 0;                    // of these were played at another table; this journal cannot prove how chance was drawn there
  int outcomes = 0;                 // of chance, all drawn again and found as they must be
  int dealing = 0;                  // the version of how chance was made; 0: somebody fixed it beforehand
  int people = 0;                   // whose parts are in it, as they were sealed
  std::vector<std::string> silent;  // who broke a start off
  BOOST_DESCRIBE_CLASS(Checked, (), (moves, given, outcomes, dealing, people, silent), (), ())
};
struct ReadJournal {  // POST /api/journals, with a journal as its body: nothing of it is kept
  Checked checked;
  std::optional<Steps> steps;  // with ?as=…: its table is the one that the journal names, or empty
  BOOST_DESCRIBE_CLASS(ReadJournal, (), (checked, steps), (), ())
};

struct Compare {  // POST /api/comparisons, answered with bots::Comparison
  std::string game;
  std::optional<Json> options;
  std::optional<std::vector<std::optional<std::string>>> boxes;  // two hashes; null: the program's own box
  int games = 0;                                                 // of each box
  std::optional<std::int64_t> seed;                              // the same seed gives the same luck
  BOOST_DESCRIBE_CLASS(Compare, (), (game, options, boxes, games, seed), (), ())
};

struct Analysing {  // GET /api/tables/ID/analysis, of a finished game: 202 with this while it is worked on, later 200 with Analysis
  double done = 0;  // from 0 to 1
  BOOST_DESCRIBE_CLASS(Analysing, (), (done), (), ())
};

}  // namespace atelier::protocol
