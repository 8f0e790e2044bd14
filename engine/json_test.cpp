#include "engine/json.hpp"

#include <gtest/gtest.h>

#include "engine/typescript.hpp"

namespace atelier {
namespace {

enum class Mood { calm, cross };
BOOST_DESCRIBE_ENUM(Mood, calm, cross)

struct Sitter {
  std::string name;
  std::optional<Seat> seat;
  Mood mood{};
  List<int, 3> coins;
  BOOST_DESCRIBE_CLASS(Sitter, (), (name, seat, mood, coins), (), ())
};
struct StandUp {
  BOOST_DESCRIBE_CLASS(StandUp, (), (), (), ())
};
struct SitDown {
  Within<2, 5> chairs{2};
  bool quietly = false;
  BOOST_DESCRIBE_CLASS(SitDown, (), (chairs, quietly), (), ())
};
using Wish = std::variant<StandUp, SitDown>;

TEST(Json, DescribedStructsSurviveTheRoundTrip) {
  Sitter const ola{"Ola \"Żółw\"\n", seat_at(3), Mood::cross, {1, -20}};
  auto const text = to_json(ola);
  EXPECT_EQ(text, "{\"name\":\"Ola \\\"Żółw\\\"\\n\",\"seat\":3,\"mood\":\"cross\",\"coins\":[1,-20]}");
  auto const back = read_json<Sitter>(text);
  ASSERT_TRUE(back);
  EXPECT_EQ(to_json(*back), text);
}

TEST(Json, VariantsCarryTheirType) {
  EXPECT_EQ(to_json(Wish(StandUp{})), R"({"type":"stand_up"})");
  EXPECT_EQ(to_json(Wish(SitDown{{4}, true})), R"({"type":"sit_down","chairs":4,"quietly":true})");
  EXPECT_TRUE(std::holds_alternative<StandUp>(*read_json<Wish>(R"({"type":"stand_up"})")));
}

TEST(Json, WhatIsWrongIsNamedWithItsPlace) {
  auto const wrong = [](char const* text) { return read_json<Wish>(text).error(); };
  EXPECT_EQ(wrong(R"({"type":"sit_down","chairs":9,"quietly":true})"), "chairs: 9 is not between 2 and 5");
  EXPECT_EQ(wrong(R"({"type":"sit_down","chairs":2.5,"quietly":true})"), "chairs: must be a whole number");
  EXPECT_EQ(wrong(R"({"type":"sit_down","chairs":2})"), "quietly: is missing");
  EXPECT_EQ(wrong(R"({"type":"sit_down","chairs":2,"quietly":true,"extra":1})"), "extra: is not known here");
  EXPECT_EQ(wrong(R"({"type":"jump"})"), "type: 'jump' is not known");
  EXPECT_EQ(wrong(R"({})"), "type: is missing");
  EXPECT_EQ(wrong(R"([1])"), "must be an object");
  EXPECT_TRUE(wrong("{").starts_with("this is not JSON"));
  EXPECT_EQ(read_json<Sitter>(R"({"name":"a","seat":null,"mood":"sad","coins":[]})").error(), "mood: must be one of calm, cross");
  EXPECT_EQ(read_json<Sitter>(R"({"name":"a","seat":7,"mood":"calm","coins":[]})").error(), "seat: 7 is not between 0 and 5");
  EXPECT_EQ(read_json<Sitter>(R"({"name":"a","seat":1,"mood":"calm","coins":[1,2,3,4]})").error(),
            "coins: must have 0 to 3 entries, not 4");
  EXPECT_EQ(read_json<Sitter>(R"({"name":"a","seat":1,"mood":"calm","coins":[1,"b"]})").error(), "coins[1]: must be a whole number");
}

TEST(Json, OptionsLeftOutKeepTheirDefaults) {
  auto const some = read_options<SitDown>(R"({"quietly":true})");
  ASSERT_TRUE(some);
  EXPECT_EQ(some->chairs, 2);
  EXPECT_TRUE(some->quietly);
  EXPECT_EQ(read_options<SitDown>(R"({"loudly":true})").error(), "loudly: is not known here");
}

TEST(TypeScript, TypesFollowTheStructs) {
  TypeScript types;
  types.declare<Wish>("Wish");
  types.declare<Sitter>();
  EXPECT_EQ(types.text(),
            "export interface StandUp {\n  type: 'stand_up';\n}\n\n"
            "export interface SitDown {\n  type: 'sit_down';\n  chairs: number;\n  quietly: boolean;\n}\n\n"
            "export type Wish = StandUp | SitDown;\n\n"
            "export type Mood = 'calm' | 'cross';\n\n"
            "export interface Sitter {\n  name: string;\n  seat: number | null;\n  mood: Mood;\n  coins: number[];\n}\n\n");
}

}  // namespace
}  // namespace atelier
