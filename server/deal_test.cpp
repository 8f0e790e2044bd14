// Fixed deals: what tests play with, and what everybody else is warned of.
#include <sstream>

#include "engine/journal.hpp"
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

class DealTest : public TableTest {
 protected:
  DealTest() { hall = std::make_shared<Hall>(house, store, bot_pace, true); }

  static std::string opening(std::string const& deal, std::string const& game = "czary-mary") {
    return R"({"type":"open_table","game":")" + game + R"(","options":{"seats":3},"listed":true,"deal":")" + deal + R"("})";
  }
  // A game of one person, who plays by a seed, against two bots: everything that person was shown.
  Shown play(std::string const& deal, std::uint64_t seed) {
    auto const opener = page();
    opener->say(opening(deal));
    table = std::string(opener->last("opened").at("table").as_string());
    std::vector<std::unique_ptr<TestPage>> pages;
    pages.push_back(seated(table, 0));
    for (int seat : {1, 2}) pages[0]->say(R"({"type":"seat_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
    pages[0]->say(R"({"type":"start"})");
    pages.push_back(watching(table));
    pages.push_back(watching(table));
    rng = Rng(seed);
    for (int i = 0; i < 2000 && pages[0]->last("table").at("stage") != "over"; ++i)
      if (!play_one(pages)) house.pass(bot_pace);
    EXPECT_EQ(pages[0]->last("table").at("stage"), "over");
    EXPECT_EQ(pages[0]->last("table").at("fair"), false);
    return pages[0]->shown();
  }
};

TEST_F(DealTest, TheSameDealWithTheSameMovesGoesTheSameWay) {
  auto const first = play("storm", 1);
  auto const second = play("storm", 1);
  EXPECT_EQ(first.views, second.views);
  EXPECT_EQ(first.events, second.events);
  EXPECT_NE(play("calm", 1).views, first.views);
  EXPECT_NE(play("storm", 2).views, first.views);
}

TEST_F(DealTest, TheJournalNamesTheDealAndCanBeDrawnAgain) {
  play("storm", 1);
  std::string text;
  hall->table(table)->journal([&](auto given) { text = *given; });
  house.run();
  std::istringstream in(text);
  auto const read = JournalReader(in, find_kind).next();
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->journal.header.chance.deal, "storm");
  EXPECT_FALSE(read->journal.header.chance.commitment) << "nobody shall take it for a fair table";
  auto const checked = verify_chance(*read);
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_GT(*checked, 10U);

  text.replace(text.find("storm"), 5, "stern");
  std::istringstream forged(text);
  EXPECT_FALSE(verify_chance(*JournalReader(forged, find_kind).next()));
}

TEST_F(DealTest, ATableWithoutADealIsFairOnATestServerToo) {
  auto pages = full_table(2);
  EXPECT_EQ(pages[0]->last("table").at("fair"), true);
}

TEST_F(DealTest, OtherServersTakeNoDeal) {
  hall = std::make_shared<Hall>(house, store, bot_pace);
  auto const page = this->page();
  page->say(opening("storm"));
  EXPECT_EQ(page->last_refusal(), "open_table: no_fixed_deals");
  page->say(R"({"type":"open_table","game":"czary-mary","options":{},"listed":true,"deal":null})");
  EXPECT_TRUE(page->last("opened").is_object());
}

TEST_F(DealTest, ADealIsAShortText) {
  auto const page = this->page();
  page->say(opening(""));
  EXPECT_EQ(page->last_refusal(), "open_table: bad_field");
  page->say(opening(std::string(65, 'x')));
  EXPECT_EQ(page->last_refusal(), "open_table: bad_field");
  page->say(opening(std::string(64, 'x')));
  EXPECT_TRUE(page->last("opened").is_object());
}

TEST_F(DealTest, AFixedTableStaysFixedOnAnyServer) {
  play("storm", 1);
  auto const other = std::make_shared<Hall>(house, store, bot_pace);
  TestPage page(*other, house);
  page.say(watch_text(table));
  EXPECT_EQ(page.last("table").at("fair"), false);
  page.leave();
}

}  // namespace
}  // namespace atelier::server
