#include "engine/box.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <boost/json/serialize.hpp>

#include "engine/box_tree.hpp"
#include "engine/fair.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"

namespace atelier {
namespace {

namespace json = boost::json;

// The program's box with another value at a path.
std::string changed(Kind const& kind, std::string const& path, std::string_view value) {
  auto box = *parse_json(usual_box(kind).components);
  auto* place = box_tree::find(box, path);
  EXPECT_TRUE(place) << path;
  if (place) *place = *parse_json(value);
  return json::serialize(box);
}

std::string said_to(Kind const& kind, std::string const& path, std::string_view value) {
  auto const verdict = judge_box(kind, changed(kind, path, value));
  if (verdict.problems.empty()) return "fine";
  return verdict.problems[0].path + ": " + verdict.problems[0].en;
}

BoxField field(Kind const& kind, std::string_view path) {
  auto const& fields = box_fields(kind);
  auto const found = std::ranges::find(fields, path, &BoxField::path);
  return found == fields.end() ? BoxField{} : *found;
}

TEST(Box, WrittenAsTomlAndReadAgainItIsTheSameBox) {
  for (auto const* kind : kinds()) {
    auto const& usual = usual_box(*kind);
    auto const again = read_box(*kind, box_toml(*kind, *parse_json(usual.components)));
    ASSERT_TRUE(again) << kind->id() << ": " << again.error()[0].path << ": " << again.error()[0].en;
    EXPECT_EQ(again->components, usual.components);
    EXPECT_EQ(again->hash, usual.hash);
  }
}

TEST(Box, ItsHashIsTheOneOfJournalsWhateverOrderItsValuesWereIn) {
  for (auto const* kind : kinds()) {
    auto const& usual = usual_box(*kind);
    EXPECT_EQ(usual.hash, fair::hex(fair::hash((*kind->make("{}", usual.components))->components())));
    json::object turned;
    auto const box = parse_json(usual.components)->as_object();
    std::vector<std::string> names;
    for (auto const& [name, value] : box) names.insert(names.begin(), std::string(name));
    for (auto const& name : names) turned[name] = box.at(name);
    EXPECT_EQ(read_box(*kind, json::serialize(turned))->hash, usual.hash);
  }
}

TEST(Box, WhatIsWrongIsSaidOfTheValueThatIsWrongInBothLanguages) {
  Kind const& kind = *find_kind("fresco");
  auto const verdict = judge_box(kind, changed(kind, "tiles[3].points", "61"));
  ASSERT_EQ(verdict.problems.size(), 1U);
  EXPECT_FALSE(verdict.sound);
  EXPECT_FALSE(verdict.hash);
  EXPECT_EQ(verdict.problems[0].path, "tiles[3].points");
  EXPECT_EQ(verdict.problems[0].en, "must be from 1 to 60");
  EXPECT_EQ(verdict.problems[0].pl, "musi być od 1 do 60");
  EXPECT_EQ(said_to(kind, "market[2].paints", "[]"), "market[2].paints: needs at least one paint");
  EXPECT_EQ(said_to(kind, "tiles[0].points", "5"),
            "tiles[0].points: the first tile lies in the middle and must be the dearest of them, 11");
  Kind const& art = *find_kind("projekt-art");
  EXPECT_EQ(said_to(art, "maps[0].roads[1].from", "\"cairo\""), "maps[0].roads[1]: must join two places of the map");
}

TEST(Box, InTomlTheLineIsSaidToo) {
  Kind const& kind = *find_kind("czary-mary");
  std::string toml(kind.default_components());
  toml.replace(toml.find("value = 6"), 9, "value = 66");
  auto const verdict = judge_box(kind, toml);
  ASSERT_EQ(verdict.problems.size(), 1U);
  EXPECT_EQ(verdict.problems[0].line, 8);
  auto const broken = judge_box(kind, "[lives]\nvalue = \n");
  ASSERT_EQ(broken.problems.size(), 1U);
  EXPECT_EQ(broken.problems[0].line, 2);
}

TEST(Box, OneThatIsTooSmallForSomeTablesSaysForWhich) {
  Kind const& kind = *find_kind("final-touch");
  auto const verdict = judge_box(kind, changed(kind, "copies.value", "[5, 5, 5, 5, 5]"));
  EXPECT_TRUE(verdict.sound);
  EXPECT_EQ(verdict.seats, (std::vector{2}));
  ASSERT_EQ(verdict.problems.size(), 2U);
  EXPECT_EQ(verdict.problems[0].en, "25 cards are too few for 3 players, who need 26");
  EXPECT_EQ(verdict.problems[0].pl, "25 kart to za mało dla 3 graczy, którzy potrzebują 26");
}

TEST(Box, EveryFieldIsKnownWithItsBoundsAndChoices) {
  Kind const& kind = *find_kind("fresco");
  auto const points = field(kind, "tiles[].points");
  EXPECT_EQ(points.kind, FieldKind::number);
  EXPECT_EQ(points.low, 1);
  auto const paints = field(kind, "tiles[].paints[]");
  EXPECT_EQ(paints.kind, FieldKind::choice);
  EXPECT_EQ(paints.choices, (std::vector<std::string>{"red", "yellow", "blue", "orange", "green", "purple", "pink", "brown"}));
  EXPECT_EQ(field(kind, "tiles").low, 25);
  EXPECT_EQ(field(kind, "tiles").high, 25);
  EXPECT_EQ(field(kind, "tiles[].paints").low, 1);
  EXPECT_EQ(field(kind, "tiles[].paints").high, 3);
  EXPECT_EQ(field(kind, "market[].four_only").kind, FieldKind::flag);
  Kind const& art = *find_kind("projekt-art");
  EXPECT_EQ(field(art, "maps[].roads[].fuel").high, 6);
  EXPECT_EQ(field(art, "maps[].roads").high, 24);
  EXPECT_TRUE(field(art, "maps[].armoury").optional);
  EXPECT_FALSE(field(art, "maps[].start").optional);
  EXPECT_EQ(field(*find_kind("final-touch"), "masterpieces").high, 25);
  for (auto const* each : kinds())
    for (auto const& one : box_fields(*each))
      EXPECT_TRUE(one.kind != FieldKind::choice || one.choices.size() > 1) << each->id() << " " << one.path;
}

TEST(Box, TheConstraintsAGameKeepsAreInItsOwnWordsAndInPolish) {
  for (auto const* kind : kinds()) {
    EXPECT_FALSE(box_constraints(*kind).empty()) << kind->id();
    for (auto const& each : box_constraints(*kind)) EXPECT_NE(each.pl, each.en) << kind->id() << " " << each.path;
  }
}

TEST(Box, TotalsCountEveryChoiceAndAddUpRowsOfNumbers) {
  auto const count = [](Kind const& kind, std::string_view path, std::string_view of) -> std::int64_t {
    for (auto const& total : box_totals(kind, *parse_json(usual_box(kind).components)))
      if (total.path == path)
        for (auto const& each : total.counts)
          if (each.of == of) return each.count;
    return -1;
  };
  EXPECT_EQ(count(*find_kind("final-touch"), "copies.value", "0"), 12);
  EXPECT_EQ(count(*find_kind("projekt-art"), "cards[].clues[]", "films"), 18);
  EXPECT_EQ(count(*find_kind("fresco"), "market[].paints[]", "pink"), 0);
}

TEST(Box, TwoBoxesAreComparedLineByLine) {
  Kind const& kind = *find_kind("fresco");
  auto const before = *parse_json(usual_box(kind).components);
  EXPECT_TRUE(box_changes(before, before).empty());
  auto after = before;
  *box_tree::find(after, "tiles[3].points") = 9;
  *box_tree::find(after, "tiles[4].paints") = json::array{"red"};
  auto const changes = box_changes(before, after);
  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(changes[0].path, "tiles[3].points");
  EXPECT_EQ(changes[0].before->text, "10");
  EXPECT_EQ(changes[0].after->text, "9");
  EXPECT_EQ(changes[1].path, "tiles[4].paints");
  Kind const& art = *find_kind("projekt-art");
  auto const maps = *parse_json(usual_box(art).components);
  auto fewer = maps;
  auto& roads = box_tree::find(fewer, "maps[0].roads")->as_array();
  auto const gone = roads[2];
  roads.erase(roads.begin() + 2);
  auto const removed = box_changes(maps, fewer);
  EXPECT_TRUE(std::ranges::any_of(removed, [](BoxChange const& each) { return !each.after && each.before; }));
  EXPECT_TRUE(std::ranges::all_of(removed, [](BoxChange const& each) { return each.path.starts_with("maps[0].roads["); }));
}

TEST(Box, HostileOnesGetOneSentence) {
  std::string const deep(100'000, '[');
  for (auto const* kind : kinds()) {
    auto const words = [&](std::string_view text) {
      auto const verdict = judge_box(*kind, text);
      EXPECT_FALSE(verdict.sound) << text.substr(0, 40);
      EXPECT_FALSE(verdict.problems.empty() || verdict.problems[0].en.empty()) << text.substr(0, 40);
      return verdict.problems.empty() ? std::string() : verdict.problems[0].en;
    };
    for (std::string const& text : std::vector<std::string>{"", "{", "{}", "[]", "null", "a = 1", "a.b.c = 1", "[[a]]\n[a]",
                                                            "{\"lives\":1}", "a = " + deep, "{\"a\":" + deep})
      words(text);
    EXPECT_EQ(words(std::string(longest_box + 1, ' ')), "a box has at most 128 KiB");
    // Every number as hostile as it can be, one at a time: refused, or sound.
    auto const box = *parse_json(usual_box(*kind).components);
    std::set<std::string> seen;
    box_tree::each(box, "", [&](std::string const& path, json::value const& value) {
      if (!value.is_int64() || !seen.insert(box_tree::pattern_of(path)).second) return;
      for (std::string const hostile : {"-1", "0", "2147483647", "-2147483648", "9223372036854775807", "1e300", "null", "\"\"", "[]"}) {
        auto const verdict = judge_box(*kind, changed(*kind, path, hostile));
        EXPECT_TRUE(verdict.sound ? !verdict.seats.empty() : !verdict.problems.empty()) << path << " " << hostile;
      }
    });
  }
}

}  // namespace
}  // namespace atelier
