// What the server clears away by itself, with a clock that is set.
#include "server/clearing.hpp"

#include <fstream>

#include "engine/box.hpp"
#include "server/analyses.hpp"
#include "server/test_folder.hpp"
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

class ClearingTest : public TableTest {
 protected:
  TestFolder folder;
  Meters meters;

  void clear(Retention const& retention) { std::make_shared<Clearing>(hall, retention, meters, folder.path())->start(); }
  bool kept(std::string const& id) { return store.entries.contains(id) && !store.entries[id].empty(); }
  std::uint64_t removed() const { return meters.hits(Limit::retention); }

  // A table at which a game has come to its end, with nobody at it.
  std::string finished() {
    auto pages = started_table();
    while (play_one(pages)) {
    }
    for (auto& each : pages) each->leave();
    return table;
  }
  std::string running() {
    auto pages = started_table();
    EXPECT_TRUE(play_one(pages));
    for (auto& each : pages) each->leave();
    return table;
  }
};

TEST_F(ClearingTest, ATableAtWhichNoGameWasBegunGoesAfterItsTimeAndTheLobbyForgetsIt) {
  auto const id = open();
  seated(id, 0)->leave();
  auto const lobby = page();
  lobby->say(R"({"type":"list_tables"})");
  EXPECT_NE(lobby->frames().back().find(id), std::string::npos);
  clear({.never_started_hours = 3});
  house.pass(hours(2));
  EXPECT_TRUE(kept(id));
  house.pass(hours(3));
  EXPECT_FALSE(kept(id));
  EXPECT_FALSE(store.notices.contains(id));
  EXPECT_EQ(removed(), 1U);
  auto const later = page();
  later->say(R"({"type":"list_tables"})");
  EXPECT_EQ(later->frames().back().find(id), std::string::npos);
  later->say(watch_text(id));
  EXPECT_EQ(later->last_refusal(), "watch: unknown_table");
}

TEST_F(ClearingTest, EveryKindOfTableHasATimeOfItsOwnAndRunningGamesStayUnlessTheOperatorSaysOtherwise) {
  auto const over = finished(), going_on = running(), never = open();
  clear({.never_started_hours = 0, .finished_days = 2});
  house.pass(hours(24 * 400));
  EXPECT_FALSE(kept(over));
  EXPECT_TRUE(kept(going_on));
  EXPECT_TRUE(kept(never));
  clear({.never_started_hours = 0, .abandoned_days = 500});
  house.pass(hours(24 * 99));
  EXPECT_TRUE(kept(going_on));
  house.pass(hours(24 * 2));
  EXPECT_FALSE(kept(going_on));
  EXPECT_TRUE(kept(never));
  EXPECT_EQ(removed(), 2U);
}

TEST_F(ClearingTest, ATableThatSomebodyLooksAtIsNotRemovedUnderThem) {
  auto const id = finished();
  auto const looking = watching(id);
  clear({.finished_days = 1});
  house.pass(hours(24 * 30));
  EXPECT_TRUE(kept(id));
  looking->leave();
  house.pass(hours(2));
  EXPECT_FALSE(kept(id));
}

TEST_F(ClearingTest, WhoeverComesToATableGivesItItsTimeAnew) {
  auto const id = open();
  clear({.never_started_hours = 10});
  house.pass(hours(9));
  seated(id, 0)->leave();
  house.pass(hours(9));
  EXPECT_TRUE(kept(id));
  house.pass(hours(3));
  EXPECT_FALSE(kept(id));
}

TEST_F(ClearingTest, TheAnalysisOfATableGoesWithIt) {
  auto const over = finished(), other = running();
  std::filesystem::create_directories(folder.path() + "/analyses");
  for (auto const& each : {over, other}) std::ofstream(Analyses::file(folder.path(), each)) << "{}";
  clear({.finished_days = 1});
  house.pass(hours(24 * 3));
  EXPECT_FALSE(std::filesystem::exists(Analyses::file(folder.path(), over)));
  EXPECT_TRUE(std::filesystem::exists(Analyses::file(folder.path(), other)));
}

TEST_F(ClearingTest, ATableIsReadOnceAsLongAsNobodyTouchesIt) {
  running();
  clear({});
  house.pass(hours(30));
  auto const loads = store.loads;
  house.pass(hours(24 * 10));
  EXPECT_EQ(store.loads, loads);
}

TEST_F(ClearingTest, WhatCannotBeReadOrRemovedIsKeptAndTriedAgain) {
  auto const id = open(), damaged = open();
  store.entries[damaged].front().text = "{}";
  clear({.never_started_hours = 1});
  store.readable = false;
  house.pass(hours(3));
  store.readable = true;
  store.writable = false;
  house.pass(hours(3));
  EXPECT_TRUE(kept(id));
  EXPECT_EQ(removed(), 0U);
  store.writable = true;
  house.pass(hours(3));
  EXPECT_FALSE(kept(id));
  EXPECT_TRUE(kept(damaged)) << "somebody may want to know why";
}

TEST_F(ClearingTest, ABoxGoesWhenNoTableIsPlayedWithItAnyMore) {
  auto const& czary = *find_kind("czary-mary");
  auto changed = *parse_json(usual_box(czary).components);
  *box_tree::find(changed, "lives.value") = 1;
  auto const box = *read_box(czary, boost::json::serialize(changed));
  store.kept_boxes[box.hash] = {box.hash, "czary-mary", box.components};
  store.kept_boxes["unused"] = {"unused", "czary-mary", box.components};
  store.boxes_used["unused"] = house.now();
  auto const opener = page();
  opener->say(R"({"type":"open_table","game":"czary-mary","options":{"seats":2,"first":0},"listed":true,"box":")" + box.hash + R"("})");
  auto const id = std::string(opener->last("opened").at("table").as_string());
  EXPECT_EQ(store.boxes_used[box.hash], house.now());
  clear({.never_started_hours = 24 * 20, .boxes_days = 10});
  house.pass(hours(24 * 9));
  EXPECT_EQ(store.kept_boxes.size(), 2U);
  house.pass(hours(24 * 2));
  EXPECT_FALSE(store.kept_boxes.contains("unused"));
  EXPECT_TRUE(store.kept_boxes.contains(box.hash)) << "a table is played with it";
  house.pass(hours(24 * 10));
  EXPECT_FALSE(kept(id));
  EXPECT_FALSE(store.kept_boxes.contains(box.hash));
  EXPECT_EQ(removed(), 3U);
}

}  // namespace
}  // namespace atelier::server
