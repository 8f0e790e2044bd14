#include "server/health.hpp"

#include <gtest/gtest.h>

#include "server/test_house.hpp"

namespace atelier::server {
namespace {

using namespace std::chrono_literals;

class HealthTest : public ::testing::Test {
 protected:
  // What is answered by now.
  std::string ask() {
    auto const answer = std::make_shared<std::string>("nothing yet");
    health->ask([answer](auto const& state) { *answer = state ? "ok" : state.error(); });
    house.run();
    asked.push_back(answer);
    return *answer;
  }

  TestHouse house;
  TestStore store;
  std::shared_ptr<Health> health = std::make_shared<Health>(house, store);
  std::vector<std::shared_ptr<std::string>> asked;
};

TEST_F(HealthTest, IsTheStores) {
  EXPECT_EQ(ask(), "ok");
  store.writable = false;
  house.pass(1s);
  EXPECT_EQ(ask(), "the disk is gone");
  store.writable = true;
  house.pass(1s);
  EXPECT_EQ(ask(), "ok");
}

TEST_F(HealthTest, AMomentsQuestionsShareOneCheck) {
  for (int i = 0; i < 100; ++i) EXPECT_EQ(ask(), "ok");
  EXPECT_EQ(store.checks, 1);
  house.pass(1s);
  ask();
  EXPECT_EQ(store.checks, 2);
}

TEST_F(HealthTest, ASlowStoreIsWhatItWasAMomentAgo) {
  EXPECT_EQ(ask(), "ok");
  store.silent = true;
  house.pass(2s);
  EXPECT_EQ(ask(), "nothing yet");
  EXPECT_EQ(ask(), "nothing yet");
  house.pass(50ms);
  for (auto const& each : asked) EXPECT_EQ(*each, "ok");
  EXPECT_EQ(ask(), "ok") << "at once, while the same check goes on";
  house.pass(3s);
  EXPECT_EQ(ask(), "the store has not answered for 3 seconds");
  EXPECT_EQ(store.checks, 2);
}

TEST_F(HealthTest, WhatWasTrueLongAgoIsNotAnswered) {
  EXPECT_EQ(ask(), "ok");
  store.silent = true;
  house.pass(60s);
  EXPECT_EQ(ask(), "nothing yet");
  house.pass(1s);
  EXPECT_EQ(*asked.back(), "nothing yet");
  house.pass(2s);
  EXPECT_EQ(*asked.back(), "the store has not answered for 3 seconds");
}

TEST_F(HealthTest, AStoreThatDoesNotAnswerIsNotWaitedForLongNorAskedAgain) {
  store.silent = true;
  EXPECT_EQ(ask(), "nothing yet");
  EXPECT_EQ(ask(), "nothing yet");
  house.pass(3s);
  for (auto const& each : asked) EXPECT_EQ(*each, "the store has not answered for 3 seconds");
  house.pass(60s);
  EXPECT_EQ(ask(), "the store has not answered for 3 seconds");
  EXPECT_EQ(store.checks, 1);
  store.unanswered.front()({});
  EXPECT_EQ(ask(), "ok");
  store.silent = false;
  house.pass(10s);
  EXPECT_EQ(ask(), "ok");
  EXPECT_EQ(store.checks, 2);
}

}  // namespace
}  // namespace atelier::server
