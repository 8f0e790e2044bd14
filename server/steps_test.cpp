// Steps: numbers, times, and the exact view after each, however a page comes to see them.
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

using boost::json::array;
using boost::json::value;

class StepsTest : public TableTest {
 protected:
  // The table's own entries, played again without anything of the server's telling.
  Record record() {
    Record record(table, hall->shelf());
    for (auto const& each : store.entries[table]) EXPECT_TRUE(record.read(each));
    return record;
  }
  static value view_of(Position const& position, Viewer viewer) {
    std::string text;
    position.write_view(viewer, text);
    return *parse_json(text);
  }
  // The views of every step after number `seen`, each written whole.
  array exact(Viewer viewer, int seen) {
    array views;
    record().replay(seen, [&](Passed const& step) { views.push_back(view_of(step.after, viewer)); });
    return views;
  }
  std::expected<std::string, Refusal> steps_as(Viewer viewer) {
    std::expected<std::string, Refusal> steps = std::unexpected(Refusal{"never answered"});
    hall->table(table)->steps(viewer, [&](auto given) { steps = given; });
    house.run();
    return steps;
  }
  void play_to_the_end(std::vector<std::unique_ptr<TestPage>>& pages) {
    while (play_one(pages)) {
    }
    EXPECT_EQ(stage(), "over");
  }
};

TEST_F(StepsTest, TheNumberOfAnEntryIsThePagesNumber) {
  table = open(2);
  auto const first = watching(table);
  EXPECT_EQ(first->last("table").at("number"), 1) << "opening it";
  first->say(sit_text(0));
  EXPECT_EQ(first->last("table").at("number"), 2);
  first->say(R"({"type":"seat_bot","seat":1,"bot":"random"})");
  first->say(R"({"type":"unseat","seat":1})");
  auto const second = seated(table, 1);
  EXPECT_EQ(first->last("table").at("number"), 5);
  first->say(R"({"type":"start"})");
  // Everybody was asked for a part of the chance, two told theirs, and the game began.
  EXPECT_EQ(number(*first), 9);
  EXPECT_EQ(store.entries[table].back().number, 9);
  first->say(play_text(9, R"({"type":"call","spell":8})"));
  EXPECT_EQ(number(*second), 10);
  first->say(play_text(9, R"({"type":"call","spell":8})"));
  EXPECT_EQ(first->last_refusal(), "play: stale");
  EXPECT_EQ(first->last("refused").at("value"), 10);
}

TEST_F(StepsTest, EveryEntryHasTheTimeOfTheClock) {
  auto pages = full_table(2);
  house.pass(std::chrono::milliseconds(1234));
  pages[0]->say(R"({"type":"start"})");
  EXPECT_EQ(store.entries[table][0].time, 1'700'000'000'000);
  EXPECT_EQ(store.entries[table].back().time, 1'700'000'001'234);
  auto const start = pages[1]->last("update");
  for (auto const& step : start.at("steps").as_array()) EXPECT_EQ(step.at("time"), 1'700'000'001'234);
  house.pass(std::chrono::milliseconds(766));
  ASSERT_TRUE(play_one(pages));
  EXPECT_EQ(pages[1]->last("update").at("steps").at(0).at("time"), 1'700'000'002'000);
  auto const late = watching(table, "", 3);
  EXPECT_EQ(late->last("update").at("steps").at(0).at("time"), 1'700'000'001'234) << "times are kept";
}

TEST_F(StepsTest, LiveStepsMergeToTheExactViewsOfEverybody) {
  auto pages = full_table(3);
  auto const spectator = watching(table);
  pages[0]->say(R"({"type":"start"})");
  while (play_one(pages)) {
    auto const now = record();
    if (now.stage() == protocol::Stage::over) break;
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(pages[static_cast<std::size_t>(seat)]->view(), view_of(now.position(), seat_at(seat)));
  }
  auto const shown = spectator->shown().views;
  auto const exactly = exact(Viewer::spectator(), 0);
  ASSERT_EQ(shown.size(), exactly.size());
  for (std::size_t i = 0; i + 1 < shown.size(); ++i) ASSERT_EQ(shown[i], exactly[i]) << i;
  EXPECT_EQ(shown.back(), view_of(record().position(), Viewer::book())) << "at the end everybody looks into the book";
  for (auto const& page : pages) EXPECT_EQ(page->view(), shown.back());
}

TEST_F(StepsTest, AChangeIsSmallerThanAView) {
  auto pages = started_table(4);
  auto const whole = boost::json::serialize(pages[0]->view()).size();
  ASSERT_TRUE(play_one(pages));
  auto const update = pages[0]->last("update");
  auto const& step = update.at("steps").at(0);
  EXPECT_TRUE(step.at("view").is_null());
  EXPECT_LT(boost::json::serialize(step.at("change")).size(), whole / 2);
}

TEST_F(StepsTest, WhoComesBackIsShownWhatWasMissedStepByStep) {
  auto pages = started_table(2);
  int const seen = number(*pages[0]);
  for (int i = 0; i < 6; ++i) ASSERT_TRUE(play_one(pages));
  auto const back = watching(table, token(*pages[1]), seen);
  auto const steps = back->last("update").at("steps").as_array();
  EXPECT_FALSE(steps[0].at("view").is_null());
  for (std::size_t i = 1; i < steps.size(); ++i) EXPECT_FALSE(steps[i].at("change").is_null());
  EXPECT_EQ(steps[0].at("number"), seen + 1);
  EXPECT_EQ(back->shown().views, exact(seat_at(1), seen));
}

TEST_F(StepsTest, WhoMissedTheStartIsShownTheDeal) {
  auto pages = full_table(2);
  int const seen = 3;
  auto const key = token(*pages[1]);
  pages[1]->leave();
  pages[0]->say(R"({"type":"start"})");
  auto const back = watching(table, key, seen);
  EXPECT_EQ(back->shown().views, exact(seat_at(1), seen));
}

TEST_F(StepsTest, WhoHasSeenEverythingIsShownHowItStands) {
  auto pages = started_table(2);
  auto const again = watching(table, token(*pages[0]), number(*pages[0]));
  auto const steps = again->last("update").at("steps").as_array();
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_TRUE(steps[0].at("events").as_array().empty());
  EXPECT_EQ(steps[0].at("view"), pages[0]->view());
  EXPECT_EQ(steps[0].at("number"), number(*pages[0]));
}

TEST_F(StepsTest, WhoComesLateIsToldEverythingAndShownHowItStands) {
  auto pages = started_table(2);
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(play_one(pages));
  auto const late = watching(table);
  auto const steps = late->last("update").at("steps").as_array();
  EXPECT_EQ(steps.size(), exact(Viewer::spectator(), 0).size());
  for (std::size_t i = 0; i + 1 < steps.size(); ++i) EXPECT_TRUE(steps[i].at("view").is_null() && steps[i].at("change").is_null());
  EXPECT_EQ(late->shown().views.size(), 1U);
  EXPECT_EQ(late->view(), view_of(record().position(), Viewer::spectator()));
}

TEST_F(StepsTest, MoreThanSixtyMissedStepsAreToldAndNotShown) {
  auto pages = started_table(2);
  int const seen = number(*pages[0]);
  while (exact(Viewer::spectator(), seen).size() <= static_cast<std::size_t>(most_shown)) ASSERT_TRUE(play_one(pages));
  EXPECT_EQ(watching(table, "", seen)->shown().views.size(), 1U);
  int nearer = seen;
  while (exact(Viewer::spectator(), nearer).size() > static_cast<std::size_t>(most_shown)) ++nearer;
  EXPECT_EQ(watching(table, "", nearer)->shown().views, exact(Viewer::spectator(), nearer));
}

TEST_F(StepsTest, FinishedGamesGiveTheSameStepsForAnyEyes) {
  auto pages = full_table(3);
  auto const spectator = watching(table);
  pages[0]->say(R"({"type":"start"})");
  EXPECT_EQ(steps_as(Viewer::book()).error(), refusal(No::still_playing));
  play_to_the_end(pages);
  for (auto const viewer : {Viewer::spectator(), Viewer::book(), Viewer(seat_at(0)), Viewer(seat_at(2))}) {
    auto const text = steps_as(viewer);
    ASSERT_TRUE(text);
    auto const steps = read_json<protocol::Steps>(*text);
    ASSERT_TRUE(steps) << steps.error();
    EXPECT_EQ(*parse_json(to_json(*steps)), *parse_json(*text)) << "spelled as the protocol says";
    Shown shown;
    shown.hear(value{{"number", 0}, {"steps", parse_json(*text)->at("steps")}});
    EXPECT_EQ(shown.views, exact(viewer, 0));
    if (viewer == Viewer::spectator()) {
      // But for the last entry, which was told by the book.
      auto const& live = spectator->shown().events;
      for (std::size_t i = 0; i + 40 < std::min(live.size(), shown.events.size()); ++i) EXPECT_EQ(shown.events[i], live[i]) << i;
    }
  }
  EXPECT_EQ(steps_as(seat_at(3)).error(), refusal(No::no_such_seat, 3));
}

TEST_F(StepsTest, AnotherServersMovesAreShownAsWhatWasMissed) {
  auto pages = started_table(2);
  auto const other = std::make_shared<Hall>(house, store, bot_pace);
  TestPage elsewhere(*other, house);
  elsewhere.say(watch_text(table, token(*pages[0])));
  elsewhere.say(play_text(number(elsewhere), R"({"type":"call","spell":8})"));
  pages[1]->forget();
  pages[0]->say(play_text(number(*pages[0]), R"({"type":"call","spell":7})"));
  EXPECT_EQ(pages[1]->view(), view_of(record().position(), seat_at(1)));
  EXPECT_EQ(number(*pages[1]), number(elsewhere));
  elsewhere.leave();
}

}  // namespace
}  // namespace atelier::server
