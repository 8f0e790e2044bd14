#include "engine/words.hpp"

#include <gtest/gtest.h>

namespace atelier {
namespace {

constexpr char const* catalogue = R"({
  "event.called": "{seat:who} woła: {spell:spell}",
  "event.called.you": "Wołasz: {spell:spell}",
  "event.rolled.dragon": "{pips}!",
  "event.lost": {"by": "lives", "one": "{lives} życie", "few": "{lives} życia", "many": "{lives} żyć", "other": "{lives} życia"},
  "event.won": "wygrywa {winners:who}",
  "spell.5": "Gniew Burzy"
})";

TEST(Words, FieldsSeatsAndOtherEntriesAreFilledIn) {
  Words const words(catalogue, "pl", {"Ola", "Jan", "Ewa"});
  EXPECT_EQ(words.event(R"({"type":"called","seat":1,"spell":5})"), "Jan woła: Gniew Burzy");
  EXPECT_EQ(words.event(R"({"type":"rolled","why":"dragon","pips":3})"), "3!");
  EXPECT_EQ(words.event(R"({"type":"won","winners":[0,1,2]})"), "wygrywa Ola, Jan i Ewa");
  EXPECT_EQ(words.event(R"({"type":"unheard_of"})"), "event.unheard_of");
  EXPECT_EQ(words.event(R"({"type":"called","seat":1,"spell":[5,5]})"), "Jan woła: Gniew Burzy i Gniew Burzy");
}

TEST(Words, TheReaderIsSpokenTo) {
  Words const words(catalogue, "pl", {"Ola", "Jan"}, seat_at(1));
  EXPECT_EQ(words.event(R"({"type":"called","seat":1,"spell":5})"), "Wołasz: Gniew Burzy");
  EXPECT_EQ(words.event(R"({"type":"called","seat":0,"spell":5})"), "Ola woła: Gniew Burzy");
}

TEST(Words, ASeatIsNamedWhateverKindOfNumberItIs) {
  Words const words(R"({"player":"{seat:who}"})", "en", {"Ola", "Jan"});
  EXPECT_EQ(words.say("player", {{"seat", std::size_t{1}}}), "Jan");
  EXPECT_EQ(words.say("player", {{"seat", 1}}), "Jan");
  EXPECT_EQ(words.say("player", {{"seat", 2}}), "?");
}

TEST(Words, PolishPluralsAreThree) {
  Words const words(catalogue, "pl", {});
  auto const lost = [&](int lives) { return words.say("event.lost", {{"lives", lives}}); };
  EXPECT_EQ(lost(1), "1 życie");
  EXPECT_EQ(lost(2), "2 życia");
  EXPECT_EQ(lost(5), "5 żyć");
  EXPECT_EQ(lost(12), "12 żyć");
  EXPECT_EQ(lost(22), "22 życia");
  EXPECT_EQ(lost(0), "0 żyć");
}

}  // namespace
}  // namespace atelier
