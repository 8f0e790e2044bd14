// What a master would do, for whoever asks at a table where that is allowed.
#include <boost/json/serialize.hpp>

#include "server/test_table.hpp"

namespace atelier::server {
namespace {

constexpr std::string_view ask = R"({"type":"hint"})";

class HintsTest : public TableTest {
 protected:
  HintsTest() { hall = std::make_shared<Hall>(house, store, bot_pace, true); }

  // Everybody sits and plays; what is dealt follows from `deal`.
  std::vector<std::unique_ptr<TestPage>> at_table(std::string const& hints, std::string const& deal = "hints") {
    auto const opener = page();
    auto text = open_text(2, "", game);
    text.insert(text.size() - 1, R"(,"deal":")" + deal + R"(","hints":)" + hints);
    opener->say(text);
    table = std::string(opener->last("opened").at("table").as_string());
    std::vector<std::unique_ptr<TestPage>> pages;
    for (int seat = 0; seat < 2; ++seat) pages.push_back(seated(table, seat));
    for (int seat = 0; seat < 2; ++seat) pages[static_cast<std::size_t>(seat)]->say(watch_text(table, some_token(seat)));
    pages[0]->say(R"({"type":"start"})");
    if (asked(*pages[1])) std::swap(pages[0], pages[1]);
    return pages;  // the first is asked
  }
  static std::string moves_of(boost::json::value const& hinted) { return boost::json::serialize(hinted.at("moves")); }
};

TEST_F(HintsTest, ATableHasNoneUnlessWhoOpenedItSaidSo) {
  for (std::string const none : {"false", "null"}) {
    auto const pages = at_table(none);
    EXPECT_EQ(pages[0]->last("table").at("hints"), false);
    pages[0]->say(ask);
    EXPECT_EQ(pages[0]->last_refusal(), "hint: no_hints");
    EXPECT_TRUE(pages[0]->last("hinted").is_null());
  }
}

TEST_F(HintsTest, WhoIsAskedIsToldLegalMovesAndNobodyElseHearsOfIt) {
  auto const pages = at_table("true");
  auto const guest = watching(table);
  EXPECT_EQ(pages[0]->last("table").at("hints"), true);
  pages[1]->forget();
  guest->forget();
  pages[0]->say(ask);
  auto const hinted = pages[0]->last("hinted");
  ASSERT_FALSE(hinted.is_null());
  EXPECT_EQ(hinted.at("number"), number(*pages[0]));
  auto const game = hall->shelf().take(*find_kind("czary-mary"), R"({"seats":2})", "");
  auto const legal = (*game)->moves_in(pages[0]->view());
  auto const& moves = hinted.at("moves").as_array();
  ASSERT_GE(moves.size(), 2U);
  for (auto const& each : moves) {
    EXPECT_NE(std::find(legal.begin(), legal.end(), boost::json::serialize(each.at("move"))), legal.end());
    EXPECT_GE(each.at("chance").as_int64(), 0);
    EXPECT_LE(each.at("chance").as_int64(), 1000);
  }
  EXPECT_TRUE(pages[1]->frames().empty());
  EXPECT_TRUE(guest->frames().empty());
  EXPECT_EQ(store.entries[table].back().number, number(*pages[0])) << "nothing was stored";
}

TEST_F(HintsTest, OnlyTheSeatThatIsWaitedForGetsOne) {
  auto const pages = at_table("true");
  pages[1]->say(ask);
  EXPECT_EQ(pages[1]->last_refusal(), "hint: not_your_turn");
  auto const guest = watching(table);
  guest->say(ask);
  EXPECT_EQ(guest->last_refusal(), "hint: not_seated");
}

TEST_F(HintsTest, AskedAgainItIsTheSameAndAfterAMoveAnother) {
  auto const pages = at_table("true");
  pages[0]->say(ask);
  auto const first = pages[0]->last("hinted");
  pages[0]->forget();
  pages[0]->say_without_waiting(ask);
  pages[0]->say(ask);
  EXPECT_EQ(pages[0]->last("hinted"), first);
  EXPECT_EQ(pages[0]->frames().size(), 2U);
  pages[0]->say(play_text(number(*pages[0]), boost::json::serialize(first.at("moves").at(0).at("move"))));
  auto& next = asked(*pages[0]) ? *pages[0] : *pages[1];
  next.say(ask);
  ASSERT_FALSE(next.last("hinted").is_null());
  EXPECT_EQ(next.last("hinted").at("number"), number(next));
  EXPECT_GT(number(next), static_cast<int>(first.at("number").as_int64()));
}

TEST_F(HintsTest, AFixedDealGivesTheSameHintEveryTime) {
  auto const once = at_table("true");
  once[0]->say(ask);
  auto const again = at_table("true");
  again[0]->say(ask);
  EXPECT_EQ(moves_of(once[0]->last("hinted")), moves_of(again[0]->last("hinted")));
}

}  // namespace
}  // namespace atelier::server
