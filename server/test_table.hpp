// For the tests: a hall of tables with pages at them, without threads or sockets.
#pragma once

#include <gtest/gtest.h>
#include <boost/json/serialize.hpp>

#include "engine/rng.hpp"
#include "games/registry.hpp"
#include "server/test_house.hpp"

namespace atelier::server {

class TableTest : public ::testing::Test {
 protected:
  static constexpr std::chrono::milliseconds bot_pace{900};
  TestStore store;
  TestHouse house;
  std::shared_ptr<Hall> hall = std::make_shared<Hall>(house, store, bot_pace);
  std::string table;
  Rng rng{7};

  std::string game = "czary-mary";

  std::string open(int seats = 2, std::string const& more = "") {
    TestPage page(*hall, house);
    page.say(open_text(seats, more, game));
    return std::string(page.last("opened").at("table").as_string());
  }

  std::unique_ptr<TestPage> page() { return std::make_unique<TestPage>(*hall, house); }
  std::unique_ptr<TestPage> watching(std::string const& table, std::string const& token = "", int seen = 0) {
    auto made = page();
    made->say(watch_text(table, token, seen));
    return made;
  }
  std::unique_ptr<TestPage> seated(std::string const& table, int seat) {
    auto made = watching(table);
    made->say(sit_text(seat, "Player " + std::to_string(seat)));
    return made;
  }
  // A table with a page on every seat.
  std::vector<std::unique_ptr<TestPage>> full_table(int seats = 2, std::string const& more = "") {
    table = open(seats, more);
    std::vector<std::unique_ptr<TestPage>> pages;
    for (int seat = 0; seat < seats; ++seat) pages.push_back(seated(table, seat));
    return pages;
  }
  std::vector<std::unique_ptr<TestPage>> started_table(int seats = 2, std::string const& more = "") {
    auto pages = full_table(seats, more);
    pages[0]->say(R"({"type":"start"})");
    return pages;
  }

  static std::string token(TestPage const& page) { return page.token(); }
  static int number(TestPage const& page) { return page.shown().number; }
  static bool asked(TestPage const& page) { return page.view().is_object() && !page.view().at("offer").is_null(); }
  std::string stage() {
    auto const page = watching(table);
    auto const stage = std::string(page->last("table").at("stage").as_string());
    page->leave();
    return stage;
  }

  // Whoever is asked plays something legal.
  bool play_one(std::vector<std::unique_ptr<TestPage>>& pages) {
    for (auto& each : pages) {
      if (!asked(*each)) continue;
      auto const game = hall->shelf().take(*find_kind("czary-mary"), R"({"seats":)" + std::to_string(pages.size()) + "}", "");
      auto const moves = (*game)->moves_in(each->view());
      each->say(play_text(number(*each), moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
      return true;
    }
    return false;
  }
};

}  // namespace atelier::server
