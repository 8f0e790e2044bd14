// Comparisons that the server plays for somebody.
#include "server/comparisons.hpp"

#include <gtest/gtest.h>

#include "engine/box_tree.hpp"
#include "server/test_sockets.hpp"

namespace atelier::server {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

Kind const& kind() { return *find_kind("czary-mary"); }

bots::Pairing pairing(std::uint64_t games) { return *bots::pair(kind(), "{}", usual_box(kind()), usual_box(kind()), games, 3); }

boost::json::value said(Comparisons const& comparisons, std::string const& name) {
  auto const text = comparisons.seen(name);
  return text ? *parse_json(*text) : boost::json::value();
}
std::string state(Comparisons const& comparisons, std::string const& name) {
  auto const found = said(comparisons, name);
  return found.is_null() ? "" : std::string(found.at("state").as_string());
}
void wait_for(Comparisons const& comparisons, std::string const& name, std::string_view wanted) {
  while (state(comparisons, name) != wanted) std::this_thread::yield();
}

constexpr std::uint64_t endless = 100'000;  // games, as far as a test is concerned

TEST(Comparisons, ComeToTheirEndAndAreWhatTheMatchGives) {
  Comparisons comparisons(BoxLimits{});
  ASSERT_EQ(comparisons.begin("one", pairing(4), "a", minutes(0)), "one");
  wait_for(comparisons, "one", "done");
  bots::Match match(pairing(4));
  std::atomic<bool> const stop = false;
  match.play(1, stop);
  auto expected = match.so_far();
  expected.comparison = "one";
  expected.state = bots::ComparisonState::done;
  EXPECT_EQ(comparisons.seen("one"), to_json(expected));
  EXPECT_FALSE(comparisons.seen("other"));
}

TEST(Comparisons, AreStoppedWaitingOrUnderWay) {
  Comparisons comparisons(BoxLimits{});
  ASSERT_TRUE(comparisons.begin("first", pairing(endless), "a", minutes(0)));
  ASSERT_TRUE(comparisons.begin("second", pairing(endless), "a", minutes(0)));
  wait_for(comparisons, "first", "working");
  EXPECT_TRUE(comparisons.stop("second"));
  EXPECT_EQ(state(comparisons, "second"), "stopped");
  EXPECT_TRUE(comparisons.stop("first"));
  wait_for(comparisons, "first", "stopped");
  EXPECT_LT(said(comparisons, "first").at("done").to_number<double>(), 1);
  EXPECT_FALSE(comparisons.stop("third"));
}

TEST(Comparisons, SoManyWaitInAllAndOfOneAddress) {
  BoxLimits limits;
  limits.comparisons_waiting = 3;
  Comparisons comparisons(limits);
  EXPECT_TRUE(comparisons.begin("1", pairing(endless), "a", minutes(0)));
  EXPECT_TRUE(comparisons.begin("2", pairing(endless), "a", minutes(0)));
  EXPECT_FALSE(comparisons.begin("3", pairing(endless), "a", minutes(0)));
  EXPECT_TRUE(comparisons.begin("4", pairing(endless), "b", minutes(0)));
  EXPECT_FALSE(comparisons.begin("5", pairing(endless), "c", minutes(0)));
  comparisons.stop("2");
  EXPECT_TRUE(comparisons.begin("6", pairing(endless), "a", minutes(0)));
}

TEST(Comparisons, WhatWasDoneIsForgottenAfterAnHour) {
  Comparisons comparisons(BoxLimits{});
  ASSERT_TRUE(comparisons.begin("old", pairing(1), "a", minutes(0)));
  wait_for(comparisons, "old", "done");
  ASSERT_TRUE(comparisons.begin("newer", pairing(1), "a", minutes(59)));
  EXPECT_TRUE(comparisons.seen("old"));
  ASSERT_TRUE(comparisons.begin("newest", pairing(1), "a", minutes(61)));
  EXPECT_FALSE(comparisons.seen("old"));
  EXPECT_TRUE(comparisons.seen("newer"));
}

class ComparisonsOverHttp : public ::testing::Test {
 protected:
  TestFolder folder;
  std::unique_ptr<RunningServer> server = run_server(folder.path());

  std::pair<int, boost::json::value> ask(std::string const& method, std::string const& path, std::string const& body = "") const {
    auto const answer =
        converse(server->port(), method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: " +
                                     std::to_string(body.size()) + "\r\n\r\n" + body);
    auto const at = answer.find("\r\n\r\n");
    auto const value = at == answer.npos ? std::unexpected("") : parse_json(answer.substr(at + 4));
    return {answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0, value ? *value : boost::json::value()};
  }
};

TEST_F(ComparisonsOverHttp, AKeptBoxIsComparedWithTheUsualOne) {
  auto box = *parse_json(usual_box(kind()).components);
  *box_tree::find(box, "lives.value") = 2;
  auto const kept = ask("POST", "/api/boxes/czary-mary", boost::json::serialize(box)).second;
  auto const hash = std::string(kept.at("hash").as_string());
  auto const [status, begun] =
      ask("POST", "/api/comparisons", R"({"game":"czary-mary","options":{"seats":2},"boxes":[null,")" + hash + R"("],"games":5,"seed":7})");
  ASSERT_EQ(status, 202);
  auto const path = "/api/comparisons/" + std::string(begun.at("comparison").as_string());
  auto found = ask("GET", path).second;
  while (found.at("state") != "done") found = ask("GET", path).second;
  EXPECT_EQ(std::string(found.at("boxes").at(0).as_string()), usual_box(kind()).hash);
  EXPECT_EQ(std::string(found.at("boxes").at(1).as_string()), hash);
  EXPECT_EQ(found.at("parts").at(0).at("games"), 5);
  EXPECT_EQ(found.at("parts").at(0).at("options").at("seats"), 2);
}

TEST_F(ComparisonsOverHttp, ItIsStoppedByWhoeverKnowsItsName) {
  auto const begun = ask("POST", "/api/comparisons", R"({"game":"czary-mary","games":20000})").second;
  auto const path = "/api/comparisons/" + std::string(begun.at("comparison").as_string());
  EXPECT_EQ(ask("DELETE", path).first, 200);
  while (ask("GET", path).second.at("state") != "stopped") std::this_thread::yield();
}

TEST_F(ComparisonsOverHttp, WhatCannotBeComparedIsRefused) {
  auto const status = [&](std::string const& body) { return ask("POST", "/api/comparisons", body).first; };
  EXPECT_EQ(status("{"), 400);
  EXPECT_EQ(status(R"({"game":"czary-mary"})"), 400);
  EXPECT_EQ(status(R"({"game":"chess","games":1})"), 404);
  EXPECT_EQ(status(R"({"game":"czary-mary","games":0})"), 422);
  EXPECT_EQ(status(R"({"game":"czary-mary","games":20001})"), 422);
  EXPECT_EQ(status(R"({"game":"czary-mary","games":1,"boxes":[null]})"), 422);
  EXPECT_EQ(status(R"({"game":"czary-mary","games":1,"options":{"seats":9}})"), 422);
  EXPECT_EQ(status(R"({"game":"czary-mary","games":1,"boxes":[null,"00"]})"), 404);
  EXPECT_EQ(ask("GET", "/api/comparisons/none").first, 404);
  EXPECT_EQ(ask("DELETE", "/api/comparisons/none").first, 404);
  EXPECT_EQ(ask("POST", "/api/comparisons/none").first, 405);
  EXPECT_EQ(ask("DELETE", "/api/comparisons").first, 405);
}

}  // namespace
}  // namespace atelier::server
