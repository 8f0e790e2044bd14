// Everything that is refused, and that nothing else comes of it.
#include "server/refusals.hpp"

#include "server/test_table.hpp"

namespace atelier::server {
namespace {

TEST_F(TableTest, EveryCodeHasASentence) {
  for_each_enumerator<No>([](std::string_view name, No no) {
    EXPECT_FALSE(sentence(no).empty()) << name;
    EXPECT_TRUE(sentence(no).ends_with('.')) << name;
    EXPECT_EQ(sentence(refusal(no)), sentence(no));
  });
}

TEST_F(TableTest, WhatIsNoRequestIsRefused) {
  auto const page = this->page();
  auto const refused = [&](std::string_view text) {
    page->forget();
    page->say(text);
    EXPECT_EQ(page->frames().size(), 1U) << text;
    return page->last_refusal();
  };
  for (auto const* text :
       {"", "{", "nonsense", "[1,2]", "42", "null", "\"watch\"", "{\"type\":\"watch\"} ", "\xFF\xFE", "{\"type\":\"list_tables\"}x"})
    EXPECT_TRUE(refused(text) == "message: bad_json" || std::string_view(text).starts_with("{\"type\":\"watch\"}")) << text;
  EXPECT_EQ(refused(std::string(100, '[')), "message: bad_json");
  EXPECT_EQ(refused("{}"), "message: unknown_type");
  EXPECT_EQ(refused(R"({"type":7})"), "message: unknown_type");
  EXPECT_EQ(refused(R"({"type":"dance"})"), "message: unknown_type");
  EXPECT_EQ(refused(R"({"type":"update"})"), "message: unknown_type");
  EXPECT_EQ(refused(R"({"type":"watch"})"), "watch: bad_field");
  EXPECT_EQ(refused(R"({"type":"watch","table":7,"token":null,"seen":0})"), "watch: bad_field");
  EXPECT_EQ(refused(R"({"type":"watch","table":"abcdefghijkm","token":null,"seen":"0"})"), "watch: bad_field");
  EXPECT_EQ(refused(R"({"type":"watch","table":"abcdefghijkm","token":null,"seen":1e99})"), "watch: bad_field");
  EXPECT_EQ(refused(R"({"type":"watch","table":"abcdefghijkm","token":null,"seen":0,"more":1})"), "watch: bad_field");
  EXPECT_EQ(refused(R"({"type":"sit","seat":-1,"name":"x","key":"","sealed":""})"), "sit: bad_field");
  EXPECT_EQ(refused(R"({"type":"sit","seat":99,"name":"x","key":"","sealed":""})"), "sit: bad_field");
  EXPECT_EQ(refused(R"({"type":"play","seen":0})"), "play: bad_field");
  EXPECT_EQ(refused(R"({"type":"start",")" + std::string(5000, 'x') + R"(":1})"), "start: bad_field");
  EXPECT_LT(page->frames()[0].size(), 300U);
}

TEST_F(TableTest, OpeningIsRefused) {
  auto const page = this->page();
  page->say(R"({"type":"open_table","game":"chess","options":{},"listed":true})");
  EXPECT_EQ(page->last_refusal(), "open_table: unknown_game");
  page->say(R"({"type":"open_table","game":"czary-mary","options":{"seats":9},"listed":true})");
  EXPECT_EQ(page->last_refusal(), "open_table: bad_options");
  EXPECT_NE(page->last("refused").at("text").as_string().find("seats"), std::string::npos);
  page->say(R"({"type":"open_table","game":"czary-mary","options":[],"listed":true})");
  EXPECT_EQ(page->last_refusal(), "open_table: bad_options");
  page->say(R"({"type":"open_table","game":"czary-mary","options":{"dragons":2},"listed":true})");
  EXPECT_EQ(page->last_refusal(), "open_table: bad_options");
  store.writable = false;
  page->say(open_text(2));
  EXPECT_EQ(page->last_refusal(), "open_table: not_stored");
  EXPECT_TRUE(store.notices.empty());
  EXPECT_EQ(hall->open_tables(), 0);
}

TEST_F(TableTest, WatchingIsRefused) {
  EXPECT_EQ(watching("abcdefghijkm")->last_refusal(), "watch: unknown_table");
  EXPECT_EQ(watching("../../etc/passwd")->last_refusal(), "watch: unknown_table");
  EXPECT_EQ(watching("")->last_refusal(), "watch: unknown_table");
  table = open(2);
  EXPECT_EQ(watching(table, "no such token")->last_refusal(), "watch: wrong_token");
  EXPECT_EQ(watching(table, std::string(64, '0'))->last_refusal(), "watch: wrong_token");
  store.readable = false;
  EXPECT_EQ(watching(table)->last_refusal(), "watch: not_loaded");
  store.readable = true;
  EXPECT_EQ(watching(table)->last("table").at("table").as_string(), table);
}

TEST_F(TableTest, ATableThatCannotBeReadSaysSo) {
  auto const pages = started_table(2);
  store.entries[table].back().text = R"({"type":"moves","moves":[{"seat":0,"move":{"type":"fly"}}]})";
  store.entries[table].push_back({4, "broken"});
  auto const other = std::make_shared<Hall>(house, store, bot_pace);
  TestPage page(*other, house);
  page.say(watch_text(table));
  EXPECT_EQ(page.last_refusal(), "watch: unreadable_table");
  EXPECT_TRUE(page.last("table").is_null());
  page.leave();
}

TEST_F(TableTest, ATableWithASeatItDoesNotHaveSaysSo) {
  std::string const hex(64, '0');
  for (std::string const& entry :
       {R"({"type":"sit","seat":2,"name":"Ola","token_hash":")" + hex + R"(","entropy":")" + hex + R"("})",
        std::string(R"({"type":"seat_bot","seat":"chance","bot":"random"})"), std::string(R"({"type":"unseat","seat":5})"),
        std::string(R"({"type":"part","seat":3,"part":"00"})"), std::string(R"({"type":"broken","seats":[0,4]})")}) {
    table = open(2);
    store.entries[table].push_back({2, entry});
    auto const other = std::make_shared<Hall>(house, store, bot_pace);
    TestPage page(*other, house);
    page.say(watch_text(table));
    EXPECT_EQ(page.last_refusal(), "watch: unreadable_table") << entry;
    page.leave();
  }
}

TEST_F(TableTest, WithoutATableNothingIsAnswered) {
  auto const page = this->page();
  page->say(sit_text(0));
  EXPECT_EQ(page->last_refusal(), "sit: not_watching");
  page->say(R"({"type":"start"})");
  EXPECT_EQ(page->last_refusal(), "start: not_watching");
  page->say(watch_text("abcdefghijkm"));
  page->say(sit_text(0));
  EXPECT_EQ(page->last_refusal(), "sit: unknown_table");
}

TEST_F(TableTest, SittingIsRefused) {
  table = open(2);
  auto const first = seated(table, 0);
  auto const page = watching(table);
  auto const refused = [&](std::string_view text) {
    page->say(text);
    return page->last_refusal();
  };
  EXPECT_EQ(refused(sit_text(0)), "sit: seat_taken");
  EXPECT_EQ(refused(sit_text(2)), "sit: no_such_seat");
  EXPECT_EQ(refused(sit_text(1, "   ")), "sit: bad_name");
  EXPECT_EQ(refused(sit_text(1, "a\\u0007b")), "sit: bad_name");
  EXPECT_EQ(refused(sit_text(1, std::string(25, 'x'))), "sit: bad_name");
  auto const sit = [](std::string const& seat, std::string const& key, std::string const& sealed) {
    return R"({"type":"sit","seat":)" + seat + R"(,"name":"x","key":")" + key + R"(","sealed":")" + sealed + R"("})";
  };
  EXPECT_EQ(refused(sit("1", some_part(1), "00")), "sit: bad_seal");
  EXPECT_EQ(refused(sit("1", some_part(1), std::string(64, 'g'))), "sit: bad_seal");
  EXPECT_EQ(refused(sit("1", "", some_part(1))), "sit: bad_seal");
  EXPECT_EQ(refused(sit(R"("chance")", some_part(1), some_part(1))), "sit: no_such_seat");
  EXPECT_EQ(refused(sit_text(1, "Player 0")), "sit: name_taken");
  EXPECT_EQ(refused(sit_text(1, "PLAYER O")), "sit: name_taken");
  EXPECT_EQ(refused(sit_text(1, "Club player")), "sit: bots_name");
  first->say(sit_text(1));
  EXPECT_EQ(first->last_refusal(), "sit: already_seated");
  page->say(sit_text(1));
  EXPECT_EQ(page->last("seated").at("seat"), 1);
  first->say(R"({"type":"start"})");
  EXPECT_EQ(watching(table)->last("table").at("stage"), "playing");
  auto const late = seated(table, 1);
  EXPECT_EQ(late->last_refusal(), "sit: already_started");
}

TEST_F(TableTest, SeatingBotsAndUnseatingIsRefused) {
  table = open(3);
  auto const first = seated(table, 0);
  auto const second = seated(table, 1);
  auto const spectator = watching(table);
  auto const refused = [](TestPage& page, std::string_view text) {
    page.say(text);
    return page.last_refusal();
  };
  EXPECT_EQ(refused(*spectator, R"({"type":"seat_bot","seat":2,"bot":"random"})"), "seat_bot: not_seated");
  EXPECT_EQ(refused(*first, R"({"type":"seat_bot","seat":1,"bot":"random"})"), "seat_bot: seat_taken");
  EXPECT_EQ(refused(*first, R"({"type":"seat_bot","seat":5,"bot":"random"})"), "seat_bot: no_such_seat");
  EXPECT_EQ(refused(*first, R"({"type":"seat_bot","seat":2,"bot":"deep blue"})"), "seat_bot: unknown_bot");
  EXPECT_EQ(refused(*first, R"({"type":"unseat","seat":2})"), "unseat: seat_empty");
  EXPECT_EQ(refused(*first, R"({"type":"unseat","seat":4})"), "unseat: no_such_seat");
  EXPECT_EQ(refused(*spectator, R"({"type":"unseat","seat":1})"), "unseat: not_seated");
  EXPECT_EQ(refused(*spectator, R"({"type":"start"})"), "start: not_seated");
  EXPECT_EQ(refused(*first, R"({"type":"start"})"), "start: empty_seats");
  EXPECT_EQ(first->last("refused").at("value"), 1);
  first->say(R"({"type":"seat_bot","seat":2,"bot":"random"})");
  EXPECT_EQ(refused(*second, R"({"type":"start"})"), "start: not_host");
  EXPECT_EQ(refused(*second, R"({"type":"unseat","seat":0})"), "unseat: not_host");
  EXPECT_EQ(refused(*first, reveal_text(some_part(0))), "reveal: not_awaited");
  EXPECT_EQ(refused(*first, R"({"type":"leave"})"), "leave: not_started");
  first->say(R"({"type":"start"})");
  EXPECT_EQ(refused(*first, R"({"type":"start"})"), "start: already_started");
  EXPECT_EQ(refused(*first, R"({"type":"unseat","seat":0})"), "unseat: already_started");
  EXPECT_EQ(refused(*first, R"({"type":"seat_bot","seat":2,"bot":"random"})"), "seat_bot: already_started");
}

TEST_F(TableTest, MovesAreRefused) {
  auto pages = full_table(2);
  auto const refused = [](TestPage& page, std::string const& text) {
    page.say(text);
    return page.last_refusal();
  };
  EXPECT_EQ(refused(*pages[0], play_text(0, R"({"type":"call","spell":8})")), "play: not_started");
  pages[0]->say(R"({"type":"start"})");
  int const seen = number(*pages[0]);
  auto const spectator = watching(table);
  EXPECT_EQ(refused(*spectator, play_text(seen, R"({"type":"call","spell":8})")), "play: not_seated");
  EXPECT_EQ(refused(*pages[1], play_text(seen, R"({"type":"call","spell":8})")), "play: not_your_turn");
  EXPECT_EQ(refused(*pages[0], play_text(seen - 1, R"({"type":"call","spell":8})")), "play: stale");
  EXPECT_EQ(refused(*pages[0], play_text(seen + 1, R"({"type":"call","spell":8})")), "play: stale");
  EXPECT_EQ(refused(*pages[0], play_text(seen, R"({"type":"fly"})")), "play: unknown_move");
  EXPECT_EQ(refused(*pages[0], play_text(seen, R"({"type":"call","spell":99})")), "play: unknown_move");
  EXPECT_EQ(refused(*pages[0], play_text(seen, "null")), "play: unknown_move");
  EXPECT_EQ(refused(*pages[0], play_text(seen, R"({"type":"stop"})")), "play: must_call_first");
  EXPECT_EQ(pages[0]->last("refused").at("text"), "You may stop only after a right call.");
  EXPECT_NE(refused(*pages[0], play_text(seen, R"({"type":"roll","pips":3})")), "");
  EXPECT_EQ(number(*pages[0]), seen);
  while (play_one(pages)) {
  }
  EXPECT_EQ(refused(*pages[0], play_text(number(*pages[0]), R"({"type":"call","spell":8})")), "play: game_over");
}

TEST_F(TableTest, TooMuchAtOnceIsRefusedAndTheRestIsAnswered) {
  auto pages = started_table(2);
  store.held = true;
  int const seen = number(*pages[0]);
  for (int i = 0; i < 400; ++i) pages[0]->say(play_text(seen, R"({"type":"call","spell":8})"));
  EXPECT_EQ(pages[0]->last_refusal(), "play: too_busy");
  store.release();
  house.run();
  EXPECT_GT(number(*pages[0]), seen);
  EXPECT_EQ(pages[0]->last_refusal(), "play: stale");
}

}  // namespace
}  // namespace atelier::server
