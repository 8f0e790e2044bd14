// What became of an entry on its way to the store: stored, taken by somebody else, failed, or nobody knows.
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

// A second server over the same store.
class FatesTest : public TableTest {
 protected:
  std::shared_ptr<Hall> other = std::make_shared<Hall>(house, store, bot_pace);
  std::unique_ptr<TestPage> elsewhere(std::string const& token = "") {
    auto page = std::make_unique<TestPage>(*other, house);
    page->say(watch_text(table, token));
    return page;
  }
  std::size_t stored() { return store.entries[table].size(); }
};

TEST_F(FatesTest, AMoveThatMetAnotherIsJudgedAgainAndStale) {
  auto pages = started_table(2);
  auto const page = elsewhere(token(*pages[0]));
  page->say(play_text(number(*page), R"({"type":"call","spell":8})"));
  int const decided = number(*page);
  ASSERT_GT(decided, number(*pages[0]));

  pages[0]->say(play_text(number(*pages[0]), R"({"type":"call","spell":7})"));
  EXPECT_EQ(pages[0]->last_refusal(), "play: stale");
  EXPECT_EQ(pages[0]->last("refused").at("value"), decided);
  EXPECT_EQ(number(*pages[0]), decided);
  EXPECT_EQ(pages[0]->view(), page->view());
  EXPECT_EQ(number(*pages[1]), decided);
  page->leave();
}

TEST_F(FatesTest, WhoSitsDownBesideSomebodyElseAtTheSameMomentSits) {
  table = open(3);
  auto const here = watching(table);
  auto const there = elsewhere();
  there->say(sit_text(1, "Ewa"));
  here->say(sit_text(0));
  EXPECT_EQ(here->last_refusal(), "");
  EXPECT_EQ(here->last("seated").at("seat"), 0);
  EXPECT_EQ(here->last("table").at("you"), 0);
  EXPECT_EQ(here->last("table").at("seats").at(1).at("name"), "Ewa");
  there->leave();
}

TEST_F(FatesTest, OfTwoOnTheSameSeatTheFirstStoredSits) {
  table = open(2);
  auto const here = watching(table);
  auto const there = elsewhere();
  there->say(sit_text(0, "Ewa"));
  here->say(sit_text(0));
  EXPECT_EQ(here->last_refusal(), "sit: seat_taken");
  EXPECT_TRUE(here->last("seated").is_null());
  EXPECT_EQ(here->last("table").at("seats").at(0).at("name"), "Ewa");
  there->leave();
}

TEST_F(FatesTest, AGameThatSomebodyElseStartedIsNotStartedTwice) {
  auto pages = full_table(2);
  auto const there = elsewhere(token(*pages[0]));
  there->say(R"({"type":"start"})");
  pages[0]->say(R"({"type":"start"})");
  EXPECT_EQ(pages[0]->last_refusal(), "start: beginning");
  EXPECT_EQ(stage(), "playing");
  EXPECT_EQ(pages[0]->view().at("players"), watching(table, token(*pages[0]))->view().at("players"));
  there->leave();
}

TEST_F(FatesTest, WhoStoodUpElsewhereDoesNotSitHere) {
  auto pages = full_table(2);
  auto const there = elsewhere(token(*pages[0]));
  there->say(R"({"type":"unseat","seat":0})");
  pages[0]->say(R"({"type":"start"})");
  EXPECT_EQ(pages[0]->last_refusal(), "start: not_seated");
  EXPECT_TRUE(pages[0]->last("table").at("you").is_null());
  there->leave();
}

TEST_F(FatesTest, ABotWhoseMoveMetAnotherThinksAnew) {
  table = open(2);
  auto const page = seated(table, 1);
  page->say(R"({"type":"seat_bot","seat":0,"bot":"random"})");
  page->say(R"({"type":"start"})");
  auto const there = elsewhere(token(*page));
  house.pass(bot_pace);  // both servers let the bot move; one of them was first
  EXPECT_EQ(page->view(), there->view());
  EXPECT_EQ(number(*page), number(*there));
  there->leave();
}

TEST_F(FatesTest, AnUnknownFateIsFoundOutBeforeAnythingIsSaid) {
  auto pages = started_table(2);
  int const before = number(*pages[0]);
  store.unsure = true;
  ASSERT_TRUE(play_one(pages));
  EXPECT_EQ(number(*pages[0]), before + 1) << "it was there";
  EXPECT_EQ(pages[0]->last_refusal(), "");
  store.lost = true;
  ASSERT_TRUE(play_one(pages));
  EXPECT_EQ(number(*pages[0]), before + 1);
  bool const refused = pages[0]->last_refusal() == "play: not_stored" || pages[1]->last_refusal() == "play: not_stored";
  EXPECT_TRUE(refused) << "it was not";
  EXPECT_EQ(static_cast<int>(stored()), before + 1);
}

TEST_F(FatesTest, ASeatOfUnknownFateHasItsTokenWhenItIsThere) {
  table = open(2);
  auto const page = watching(table);
  store.unsure = true;
  page->say(sit_text(0));
  EXPECT_EQ(page->last("seated").at("seat"), 0);
  EXPECT_EQ(page->last("table").at("you"), 0);
  EXPECT_EQ(watching(table, token(*page))->last("table").at("you"), 0);
}

TEST_F(FatesTest, NothingIsSaidWhileTheStoreCannotBeRead) {
  auto pages = started_table(2);
  auto const frames = pages[0]->frames().size();
  auto const others = pages[1]->frames().size();
  store.unsure = true;
  store.readable = false;
  ASSERT_TRUE(play_one(pages));
  house.pass(std::chrono::seconds(60));
  EXPECT_EQ(pages[0]->frames().size(), frames);
  EXPECT_EQ(pages[1]->frames().size(), others);
  store.readable = true;
  house.pass(std::chrono::seconds(10));
  EXPECT_GT(pages[0]->frames().size(), frames);
  EXPECT_EQ(static_cast<int>(stored()), number(*pages[0]));
}

TEST_F(FatesTest, AMoveThatMetAnotherWaitsUntilThatOneCanBeRead) {
  auto pages = started_table(2);
  auto const page = elsewhere(token(*pages[0]));
  page->say(play_text(number(*page), R"({"type":"call","spell":8})"));
  store.readable = false;
  pages[0]->say(play_text(number(*pages[0]), R"({"type":"call","spell":7})"));
  house.pass(std::chrono::seconds(60));
  EXPECT_EQ(pages[0]->last_refusal(), "");
  store.readable = true;
  house.pass(std::chrono::seconds(10));
  EXPECT_EQ(pages[0]->last_refusal(), "play: stale");
  EXPECT_EQ(pages[0]->view(), page->view());
  page->leave();
}

TEST_F(FatesTest, ATableWhoseNameIsTakenGetsAnother) {
  table = open(2);
  TestHouse twin;  // what is random here comes as it came there
  auto const second = std::make_shared<Hall>(twin, store, bot_pace);
  TestPage page(*second, twin);
  page.say(open_text(2));
  EXPECT_EQ(page.last_refusal(), "");
  auto const opened = std::string(page.last("opened").at("table").as_string());
  EXPECT_NE(opened, table);
  EXPECT_EQ(store.entries[opened].size(), 1U);
  EXPECT_EQ(stored(), 1U);
  page.leave();
}

TEST_F(FatesTest, AnOpeningOfUnknownFateIsFoundOut) {
  store.unsure = true;
  table = open(2);
  EXPECT_EQ(watching(table)->last("table").at("number"), 1);
  store.lost = true;
  auto const page = this->page();
  page->say(open_text(2));
  EXPECT_EQ(page->last_refusal(), "open_table: not_stored");
}

TEST_F(FatesTest, ALineOfUnknownFateIsFoundOut) {
  auto pages = full_table(2);
  store.unsure = true;
  pages[0]->say(R"({"type":"say","text":"kept"})");
  EXPECT_EQ(pages[1]->last("said").at("lines").at(0).at("text"), "kept");
  EXPECT_EQ(pages[0]->last_refusal(), "");
  store.lost = true;
  pages[0]->say(R"({"type":"say","text":"lost"})");
  EXPECT_EQ(pages[0]->last_refusal(), "say: not_stored");
}

}  // namespace
}  // namespace atelier::server
