#include "server/silence.hpp"

#include <gtest/gtest.h>

namespace atelier::server {
namespace {

using std::chrono::seconds;

TEST(SilenceTest, WhoSaysNothingIsAskedAndGivenUpWithinHalfAMinute) {
  Silence silence;
  silence.heard(seconds(100));
  EXPECT_FALSE(silence.is_long(10, seconds(110)));
  ASSERT_TRUE(silence.is_long(10, seconds(111)));
  silence.ask(2, 2, seconds(112));
  EXPECT_FALSE(silence.is_long(10, seconds(113))) << "asked once";
  EXPECT_FALSE(silence.is_given_up(14, 2, seconds(126)));
  EXPECT_TRUE(silence.is_given_up(14, 2, seconds(127)));
}

TEST(SilenceTest, WhoAnswersIsAskedAgainOnlyAfterAsMuchSilence) {
  Silence silence;
  silence.heard(seconds(100));
  for (int round = 1; round <= 5; ++round) {
    auto const asked = seconds(100 + round * 20);
    ASSERT_TRUE(silence.is_long(10, asked));
    silence.ask(static_cast<std::uint64_t>(round) * 2, static_cast<std::uint64_t>(round) * 2, asked);
    silence.heard(asked);
    EXPECT_FALSE(silence.is_given_up(14, 1000, asked + seconds(2)));
    EXPECT_FALSE(silence.is_long(10, asked + seconds(10)));
  }
}

TEST(SilenceTest, OnASlowLineTheTimeForTheAnswerBeginsWhenTheQuestionHasCome) {
  Silence silence;
  silence.heard(seconds(100));
  silence.ask(5000, 1000, seconds(111));
  EXPECT_FALSE(silence.is_given_up(14, 2000, seconds(120)));
  EXPECT_FALSE(silence.is_given_up(14, 4000, seconds(130)));
  EXPECT_FALSE(silence.is_given_up(14, 5000, seconds(140))) << "now it has come";
  EXPECT_FALSE(silence.is_given_up(14, 9000, seconds(150)));
  EXPECT_TRUE(silence.is_given_up(14, 20'000, seconds(155))) << "what is told after the question gives nobody more time";
}

TEST(SilenceTest, ALineOnWhichNothingMovesIsGivenUp) {
  Silence silence;
  silence.heard(seconds(100));
  silence.ask(5000, 1000, seconds(111));
  EXPECT_FALSE(silence.is_given_up(14, 1000, seconds(125)));
  EXPECT_TRUE(silence.is_given_up(14, 1000, seconds(126)));
}

TEST(SilenceTest, NothingThatIsSaidAfterTheGoodbyeCounts) {
  Silence silence;
  silence.heard(seconds(100));
  silence.say_goodbye(50, 50, seconds(101));
  silence.heard(seconds(102));
  EXPECT_TRUE(silence.is_given_up(14, 50, seconds(116)));
}

TEST(SilenceTest, ZeroSecondsAreNoLimit) {
  Silence silence;
  EXPECT_FALSE(silence.is_long(0, seconds(100'000)));
  silence.ask(2, 2, seconds(1));
  EXPECT_FALSE(silence.is_given_up(0, 2, seconds(100'000)));
}

}  // namespace
}  // namespace atelier::server
