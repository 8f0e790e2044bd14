// Talk at a table: who may speak, what is kept of it and in which order, and that the game beside it does not notice.
#include "server/talk.hpp"
#include "games/registry.hpp"

#include "server/test_table.hpp"

namespace atelier::server {
namespace {

using boost::json::value;

std::string say_text(std::string const& text) { return R"({"type":"say","text":")" + text + R"("})"; }
std::string point_text(std::string const& at) { return R"({"type":"point","at":")" + at + R"("})"; }

// Every line a page was told, in the order it was told, as "n name: text".
std::vector<std::string> heard(TestPage const& page) {
  std::vector<std::string> lines;
  for (auto const& frame : page.frames()) {
    auto const message = *parse_json(frame);
    if (message.at("type") != "said") continue;
    for (auto const& line : message.at("lines").as_array())
      lines.push_back(std::to_string(line.at("n").as_int64()) + " " + std::string(line.at("name").as_string()) + ": " +
                      (line.at("text").is_string() ? std::string(line.at("text").as_string()) : "-"));
  }
  return lines;
}
using Lines = std::vector<std::string>;

TEST_F(TableTest, PeopleTalkBeforeDuringAndAfterTheGameAndEverybodyReadsIt) {
  auto pages = full_table(2);
  auto const spectator = watching(table);
  pages[0]->say(say_text("before"));
  pages[0]->say(R"({"type":"start"})");
  pages[1]->say(say_text("during"));
  while (play_one(pages)) {
  }
  ASSERT_EQ(stage(), "over");
  pages[0]->say(say_text("after"));
  Lines const all{"1 Player 0: before", "2 Player 1: during", "3 Player 0: after"};
  EXPECT_EQ(heard(*pages[0]), all);
  EXPECT_EQ(heard(*pages[1]), all);
  EXPECT_EQ(heard(*spectator), all);
  EXPECT_EQ(heard(*watching(table)), all);
  for (auto const& frame : pages[0]->frames()) {
    auto const reply = read_json<protocol::Reply>(frame);
    ASSERT_TRUE(reply) << reply.error();
    EXPECT_EQ(*parse_json(to_json(*reply)), *parse_json(frame));
  }
}

TEST_F(TableTest, ALineIsToldOnlyWhenItIsStored) {
  auto pages = started_table(2);
  store.held = true;
  pages[0]->say(say_text("wait"));
  EXPECT_EQ(heard(*pages[0]), Lines{});
  EXPECT_EQ(heard(*pages[1]), Lines{});
  store.release();
  house.run();
  EXPECT_EQ(heard(*pages[1]), Lines{"1 Player 0: wait"});
  ASSERT_EQ(store.lines[table].size(), 1U);
}

TEST_F(TableTest, ALineThatCannotBeStoredWasNotSaid) {
  auto pages = started_table(2);
  store.writable = false;
  pages[0]->say(say_text("lost"));
  EXPECT_EQ(pages[0]->last_refusal(), "say: not_stored");
  store.writable = true;
  pages[0]->say(say_text("kept"));
  EXPECT_EQ(heard(*pages[1]), Lines{"2 Player 0: kept"});
  EXPECT_EQ(heard(*watching(table)), Lines{"2 Player 0: kept"});
}

TEST_F(TableTest, LinesOnTheirWayTogetherKeepTheirOrder) {
  auto pages = full_table(2);
  store.held = true;
  for (auto const* text : {"a", "b", "c"}) pages[0]->say(say_text(text));
  pages[1]->say(say_text("d"));
  store.release();
  house.run();
  EXPECT_EQ(heard(*pages[1]), (Lines{"1 Player 0: a", "2 Player 0: b", "3 Player 0: c", "4 Player 1: d"}));
}

TEST_F(TableTest, TalkDoesNotHoldUpTheGameNorComeIntoItsJournal) {
  auto pages = started_table(2);
  auto const entries = store.entries[table].size();
  int const seen = number(*pages[0]);
  store.held = true;
  pages[1]->say(say_text("hurry"));
  pages[0]->say(play_text(seen, R"({"type":"call","spell":8})"));
  store.release();
  house.run();
  EXPECT_EQ(store.entries[table].size(), entries + 1);
  EXPECT_GT(number(*pages[0]), seen);
  while (play_one(pages)) {
  }
  std::string journal;
  hall->table(table)->journal([&](auto given) { journal = *given; });
  house.run();
  EXPECT_EQ(journal.find("hurry"), journal.npos);
}

TEST_F(TableTest, ABotThinksOnWhilePeopleTalk) {
  table = open(2);
  auto const page = seated(table, 1);
  page->say(R"({"type":"seat_bot","seat":0,"bot":"random"})");
  page->say(R"({"type":"start"})");
  int const start = number(*page);
  house.pass(bot_pace - std::chrono::milliseconds(1));
  page->say(say_text("well?"));
  house.pass(std::chrono::milliseconds(1));
  EXPECT_GT(number(*page), start);
}

TEST_F(TableTest, TalkIsThereAfterTheTableWasDroppedAndAfterARestart) {
  auto pages = started_table(2);
  auto const key = token(*pages[0]);
  pages[0]->say(say_text("remember me"));
  for (auto& each : pages) each->leave();
  EXPECT_EQ(hall->open_tables(), 0);
  auto const back = watching(table, key);
  EXPECT_EQ(heard(*back), Lines{"1 Player 0: remember me"});

  auto const other = std::make_shared<Hall>(house, store, bot_pace);
  TestPage page(*other, house);
  page.say(watch_text(table, key));
  page.say(say_text("and me"));
  EXPECT_EQ(heard(page), (Lines{"1 Player 0: remember me", "2 Player 0: and me"}));

  // The first server does not know of that line; the store does, and both are told here.
  back->say(say_text("who?"));
  EXPECT_EQ(back->last_refusal(), "");
  EXPECT_EQ(heard(*back).back(), "3 Player 0: who?");
  EXPECT_EQ(std::ranges::count(heard(*back), "2 Player 0: and me"), 1);
  back->say(say_text("oh"));
  EXPECT_EQ(heard(*back).back(), "4 Player 0: oh");
  page.leave();
}

TEST_F(TableTest, ATableWhoseTalkCannotBeReadIsTriedAgain) {
  auto pages = full_table(2);
  pages[0]->say(say_text("here"));
  for (auto& each : pages) each->leave();
  store.readable = false;
  EXPECT_EQ(watching(table)->last_refusal(), "watch: not_loaded");
  store.readable = true;
  EXPECT_EQ(heard(*watching(table)), Lines{"1 Player 0: here"});
}

TEST_F(TableTest, ADamagedLineIsLeftOutAndItsNumberNotGivenAgain) {
  auto pages = full_table(2);
  auto const key = token(*pages[0]);
  for (auto const* text : {"one", "two"}) pages[0]->say(say_text(text));
  store.lines[table][1].text = "broken";
  for (auto& each : pages) each->leave();
  auto const back = watching(table, key);
  back->say(say_text("three"));
  EXPECT_EQ(heard(*back), (Lines{"1 Player 0: one", "3 Player 0: three"}));
}

TEST_F(TableTest, WhoComesLateReadsTheLastHundredLines) {
  auto pages = full_table(2);
  for (int i = 1; i <= 130; ++i) {
    pages[0]->say(say_text("line " + std::to_string(i)));
    house.pass(std::chrono::seconds(1));
  }
  auto const told = heard(*watching(table));
  ASSERT_EQ(told.size(), 100U);
  EXPECT_EQ(told.front(), "31 Player 0: line 31");
  EXPECT_EQ(told.back(), "130 Player 0: line 130");
  EXPECT_EQ(store.lines[table].size(), 130U);
  for (auto& each : pages) each->leave();
  EXPECT_EQ(heard(*watching(table)), told);
}

TEST_F(TableTest, ALineKeepsTheNameOfWhoSaidIt) {
  auto pages = full_table(2);
  pages[1]->say(say_text("bye"));
  pages[1]->say(R"({"type":"unseat","seat":1})");
  auto const next = watching(table);
  next->say(sit_text(1, "Ada"));
  next->say(say_text("hello"));
  EXPECT_EQ(heard(*pages[0]), (Lines{"1 Player 1: bye", "2 Ada: hello"}));
}

TEST_F(TableTest, PointingIsToldToEverybodyAndNotKept) {
  auto pages = started_table(2);
  auto const spectator = watching(table);
  pages[1]->say(point_text("seat:0"));
  for (auto const* page : {pages[0].get(), pages[1].get(), spectator.get()}) {
    EXPECT_EQ(page->last("pointed").at("seat"), 1);
    EXPECT_EQ(page->last("pointed").at("at"), "seat:0");
  }
  pages[1]->say(point_text(""));
  EXPECT_EQ(spectator->last("pointed").at("at"), "");
  EXPECT_TRUE(store.lines[table].empty());
  EXPECT_TRUE(watching(table)->last("pointed").is_null());
}

TEST_F(TableTest, AnInvitationLeadsToAnotherTable) {
  auto pages = started_table(2);
  auto const next = open(2);
  pages[0]->say(R"({"type":"invite","table":")" + next + R"("})");
  auto const line = pages[1]->last("said").at("lines").at(0);
  EXPECT_EQ(line.at("invite").as_string(), next);
  EXPECT_TRUE(line.at("text").is_null());
  pages[0]->say(R"({"type":"invite","table":"https://example.org"})");
  EXPECT_EQ(pages[0]->last_refusal(), "invite: unknown_table");
}

TEST_F(TableTest, TalkingIsRefused) {
  auto pages = full_table(2);
  auto const spectator = watching(table);
  auto const refused = [](TestPage& page, std::string const& text) {
    page.forget();
    page.say(text);
    EXPECT_EQ(page.frames().size(), 1U) << text;
    return page.last_refusal();
  };
  EXPECT_EQ(refused(*spectator, say_text("hello")), "say: not_seated");
  EXPECT_EQ(refused(*spectator, point_text("seat:0")), "point: not_seated");
  EXPECT_EQ(refused(*spectator, R"({"type":"signal","signal":"help","about":[]})"), "signal: not_seated");
  EXPECT_EQ(refused(*spectator, R"({"type":"invite","table":"abcdefghijkm"})"), "invite: not_seated");
  auto& page = *pages[0];
  EXPECT_EQ(refused(page, say_text("")), "say: bad_line");
  EXPECT_EQ(refused(page, say_text(" \\u0007\\n\\u200b ")), "say: bad_line");
  EXPECT_EQ(refused(page, say_text(std::string(301, 'x'))), "say: bad_line");
  EXPECT_EQ(refused(page, R"({"type":"say"})"), "say: bad_field");
  EXPECT_EQ(refused(page, R"({"type":"signal","signal":"no_such","about":[]})"), "signal: unknown_signal");
  EXPECT_EQ(refused(page, R"({"type":"signal","signal":"no_such"})"), "signal: bad_field");
  EXPECT_EQ(refused(page, point_text("Seat:0")), "point: bad_thing");
  EXPECT_EQ(refused(page, point_text("seat")), "point: bad_thing");
  EXPECT_EQ(refused(page, point_text("seat:0\\u0022]")), "point: bad_thing");
  EXPECT_TRUE(store.lines[table].empty());
  auto const nowhere = this->page();
  EXPECT_EQ(refused(*nowhere, say_text("hello")), "say: not_watching");
}

TEST_F(TableTest, WhoStandsUpIsSilentAgain) {
  auto pages = full_table(2);
  pages[1]->say(R"({"type":"unseat","seat":1})");
  pages[1]->say(say_text("still here"));
  EXPECT_EQ(pages[1]->last_refusal(), "say: not_seated");
}

TEST_F(TableTest, FiveLinesAtOnceThenOneASecondForEachSeat) {
  auto pages = full_table(2);
  for (int i = 0; i < 5; ++i) pages[0]->say(say_text("quick"));
  EXPECT_EQ(pages[0]->last_refusal(), "");
  pages[0]->say(say_text("too quick"));
  EXPECT_EQ(pages[0]->last_refusal(), "say: too_fast");
  pages[1]->say(say_text("another seat"));
  EXPECT_EQ(pages[1]->last_refusal(), "");
  auto const same = watching(table, token(*pages[0]));
  same->say(say_text("a second page of the same seat"));
  EXPECT_EQ(same->last_refusal(), "say: too_fast");
  pages[0]->forget();
  house.pass(std::chrono::seconds(1));
  pages[0]->say(say_text("calm"));
  EXPECT_EQ(pages[0]->last_refusal(), "");
  pages[0]->say(say_text("again"));
  EXPECT_EQ(pages[0]->last_refusal(), "say: too_fast");
  pages[0]->say(point_text("seat:1"));
  EXPECT_EQ(pages[0]->last("pointed").at("at"), "seat:1");
  for (int i = 0; i < 20; ++i) pages[0]->say(point_text("seat:0"));
  EXPECT_EQ(pages[0]->last_refusal(), "point: too_fast");
}

// ---- signals: the catalogue says which there are, and how many things they are about

constexpr std::string_view catalogue =
    R"({"signal.last": "I can go last", "signal.go": "I go to {first}", "signal.carry": "I carry {first} to {second}"})";

TEST(Talk, ASignalIsOneOfTheGamesAndNamesItsThings) {
  Talk talk;
  Talk::Speaker const ola{seat_at(1), "Ola", std::chrono::hours(1)};
  auto const code = [&](std::string signal, std::vector<std::string> about) {
    auto const line = talk.signal(ola, {std::move(signal), std::move(about)}, catalogue);
    return line ? "" : std::string(line.error().code) + " " + std::to_string(line.error().value);
  };
  EXPECT_EQ(code("dance", {}), "unknown_signal 0");
  EXPECT_EQ(code("", {}), "unknown_signal 0");
  EXPECT_EQ(code("go", {}), "wrong_things 1");
  EXPECT_EQ(code("carry", {"place:a"}), "wrong_things 2");
  EXPECT_EQ(code("last", {"place:a", "place:b", "place:c"}), "wrong_things 0");
  EXPECT_EQ(code("go", {"Place"}), "bad_thing 0");
  auto const line = talk.signal(ola, {"carry", {"fuel:0", "place:old-town_2"}}, catalogue);
  ASSERT_TRUE(line);
  EXPECT_EQ(line->n, 1);
  EXPECT_EQ(line->seat, seat_at(1));
  EXPECT_EQ(line->name, "Ola");
  EXPECT_EQ(line->signal, "carry");
  EXPECT_EQ(line->about, (std::vector<std::string>{"fuel:0", "place:old-town_2"}));
  EXPECT_EQ(code("last", {}), "");
}

TEST(Talk, EverySignalOfEveryGameCanBeGiven) {
  for (auto const* kind : kinds()) {
    auto const texts = *parse_json(kind->text("en"));
    for (auto const& [key, sentence] : texts.as_object()) {
      if (!key.starts_with("signal.")) continue;
      Talk talk;
      ASSERT_TRUE(sentence.is_string()) << key;
      auto const blanks =
          sentence.as_string().find("{second}") != std::string::npos ? 2 : sentence.as_string().find("{first}") != std::string::npos;
      std::vector<std::string> const about(static_cast<std::size_t>(blanks), "place:somewhere");
      EXPECT_TRUE(talk.signal({seat_at(0), "Ola", {}}, {std::string(key.substr(7)), about}, kind->text("en"))) << kind->id() << " " << key;
    }
  }
}

TEST(Talk, ThingsAreWrittenAsKindAndName) {
  for (auto const* good : {"seat:0", "place:old-town", "a:b", "token_2:_-9"}) EXPECT_TRUE(names_a_thing(good)) << good;
  for (auto const* bad : {"", ":", "seat:", ":0", "seat", "seat:0:1", "Seat:0", "seat:ż", "seat: 0", "seat:0\n", "seat:\"]"})
    EXPECT_FALSE(names_a_thing(bad)) << bad;
  EXPECT_TRUE(names_a_thing("k:" + std::string(62, 'x')));
  EXPECT_FALSE(names_a_thing("k:" + std::string(63, 'x')));
}

}  // namespace
}  // namespace atelier::server
