// For the tests: a table of Modern Art, played until an auction of some kind begins.
#pragma once

#include "server/test_table.hpp"

namespace atelier::server {

class AuctionTable : public TableTest {
 public:
  using TableTest::number, TableTest::started_table, TableTest::table, TableTest::watching;

  AuctionTable() { game = "modern-art"; }
  void TestBody() override {}

  static boost::json::value view(TestPage const& page) { return page.view(); }
  static std::string phase(TestPage const& page) { return std::string(view(page).at("phase").as_string()); }
  static std::string bid(int amount) { return R"({"type":"bid","amount":)" + std::to_string(amount) + "}"; }

  // Puts up paintings of one auction where there are such, and says no to everything else, until one of them lies there.
  void play_to(std::vector<std::unique_ptr<TestPage>>& pages, std::string const& wanted) {
    for (int i = 0; i < 400 && phase(*pages[0]) != wanted; ++i)
      for (auto& page : pages)
        if (asked(*page)) {
          page->say(play_text(number(*page), answer(view(*page), wanted)));
          break;
        }
    ASSERT_EQ(phase(*pages[0]), wanted);
  }

 private:
  static std::string named(std::string const& type, boost::json::value const& painting) {
    auto move = painting.as_object();
    move["type"] = type;
    return boost::json::serialize(move);
  }
  static std::string answer(boost::json::value const& view, std::string const& wanted) {
    auto const& offer = view.at("offer");
    auto const phase = view.at("phase").as_string();
    if (phase == "doubling" || phase == "buying") return R"({"type":"decline"})";
    if (phase == "open" || phase == "once_around") return R"({"type":"pass"})";
    if (phase == "sealed") return bid(0);
    if (phase == "pricing") return R"({"type":"price","amount":1})";
    auto const& hand = offer.at("paintings").as_array();
    for (auto const& each : hand)
      if (each.at("auction").as_string() == wanted) return named("put_up", each);
    return named("put_up", hand[0]);
  }
};

}  // namespace atelier::server
