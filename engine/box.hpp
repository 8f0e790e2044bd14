// A game's box as something to look at, change, check and compare: any game's, for what is asked of it is asked of the game's own `make`.
// Paths are spelled as JsonProblem does: "tiles[3].points". Where a whole list is meant, "tiles[].points".
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <boost/json/value.hpp>

#include "engine/any_game.hpp"
#include "engine/described.hpp"

namespace atelier {

// What is wrong with a box, in one sentence about one value.
struct BoxProblem {
  std::string path;  // empty: the box as a whole
  std::string en;
  std::string pl;
  std::optional<int> line;  // of the TOML that was read
  BOOST_DESCRIBE_CLASS(BoxProblem, (), (path, en, pl, line), (), ())
};

enum class FieldKind { number, flag, choice, list, group };
BOOST_DESCRIBE_ENUM(FieldKind, number, flag, choice, list, group)

// What can stand at a path. Bounds are as far as one value of the program's box can go by itself; the check of a whole box has the last
// word.
struct BoxField {
  std::string path;
  FieldKind kind{};
  bool optional = false;   // it may be null
  std::optional<int> low;  // of a number, or of the length of a list; null: none is known
  std::optional<int> high;
  std::vector<std::string> choices;
  BOOST_DESCRIBE_CLASS(BoxField, (), (path, kind, optional, low, high, choices), (), ())
};
// A sentence at a path: a constraint the game keeps, or what is to be known of a value.
struct BoxNote {
  std::string path;
  std::string en;
  std::string pl;
  BOOST_DESCRIBE_CLASS(BoxNote, (), (path, en, pl), (), ())
};
struct BoxCount {
  std::string of;  // a choice, or the index in a row of numbers
  std::int64_t count = 0;
  BOOST_DESCRIBE_CLASS(BoxCount, (), (of, count), (), ())
};
struct BoxTotal {  // over everything at the path
  std::string path;
  std::vector<BoxCount> counts;
  BOOST_DESCRIBE_CLASS(BoxTotal, (), (path, counts), (), ())
};
// A line of the comparison of two boxes; null: it is not there.
struct BoxChange {
  std::string path;
  std::optional<Json> before;
  std::optional<Json> after;
  BOOST_DESCRIBE_CLASS(BoxChange, (), (path, before, after), (), ())
};

// A box whole: the program's own, or one that is kept.
struct BoxSheet {
  std::string game;
  std::string hash;        // as a table and a journal name it
  bool own = false;        // it is not the one in the program
  Json components;         // as in the game's types; values that are facts have their `source`, others that of what they stand in
  std::string toml;        // the same as the file the program reads
  std::vector<int> seats;  // how many can play with it
  std::vector<BoxField> fields;
  std::vector<BoxNote> constraints;
  std::vector<BoxNote> notes;
  std::vector<BoxTotal> totals;
  std::vector<BoxChange> changes;  // since the program's own
  BOOST_DESCRIBE_CLASS(BoxSheet, (), (game, hash, own, components, toml, seats, fields, constraints, notes, totals, changes), (), ())
};

// What came of a box somebody has sent.
struct BoxVerdict {
  bool sound = false;               // somebody can play with it
  bool kept = false;                // by this server, under its hash
  std::optional<std::string> hash;  // of a sound one
  bool own = false;                 // it is not the one in the program
  std::vector<int> seats;
  std::vector<BoxProblem> problems;  // why it is not sound, or why some numbers of seats are missing
  std::vector<BoxTotal> totals;      // of a sound one, as is all that follows
  std::vector<BoxChange> changes;
  std::optional<Json> components;
  std::optional<std::string> toml;
  BOOST_DESCRIBE_CLASS(BoxVerdict, (), (sound, kept, hash, own, seats, problems, totals, changes, components, toml), (), ())
};

inline constexpr std::size_t longest_box = 128 * 1024;  // bytes of TOML or JSON

// A box that was read and found sound.
struct Box {
  std::string components;  // JSON, as the game writes it
  std::string hash;
  std::vector<int> seats;
  std::vector<BoxProblem> problems;  // of the numbers of seats that are missing
};
using Boxed = std::expected<Box, std::vector<BoxProblem>>;

// TOML or JSON, which begins with a brace.
Boxed read_box(Kind const&, std::string_view text);
Box const& usual_box(Kind const&);  // the program's own

BoxSheet describe_box(Kind const&, Box const&);
BoxVerdict judge_box(Kind const&, std::string_view text);

std::string box_toml(Kind const&, boost::json::value const& components);
std::vector<BoxChange> box_changes(boost::json::value const& before, boost::json::value const& after);
std::vector<BoxTotal> box_totals(Kind const&, boost::json::value const& components);
std::vector<BoxField> const& box_fields(Kind const&);
std::vector<BoxNote> const& box_constraints(Kind const&);

// A sentence of the rules about a box in Polish; in English where nobody has said it in Polish yet.
std::string box_words_in_polish(std::string_view reason);

}  // namespace atelier
