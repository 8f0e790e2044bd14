#include "engine/fair.hpp"

#include <gtest/gtest.h>

#include <map>

#include "engine/move.hpp"

namespace atelier::fair {
namespace {

Bytes32 secret_of(unsigned char fill) {
  Bytes32 secret;
  secret.fill(fill);
  return secret;
}

Outcomes three_ways() {
  Outcomes outcomes;
  outcomes.add(move_at(7), 1);
  outcomes.add(move_at(8), 0);
  outcomes.add(move_at(9), 2);
  outcomes.add(move_at(10), 5);
  return outcomes;
}

TEST(Fair, TheSameSecretTableAndEntropyDrawTheSame) {
  std::vector<std::string> const entropy{"aa", ""};
  Stream const one(secret_of(1), "t", entropy), again(secret_of(1), "t", entropy);
  for (std::uint64_t n = 1; n < 200; ++n) EXPECT_EQ(one.draw(three_ways(), n), again.draw(three_ways(), n));
}

TEST(Fair, EveryPartOfTheKeyMatters) {
  auto const drawn = [](Stream const& stream) {
    std::string all;
    for (std::uint64_t n = 1; n < 60; ++n) all += static_cast<char>('a' + index(stream.draw(three_ways(), n)));
    return all;
  };
  std::vector<std::string> const entropy{"ab", "c"}, shifted{"a", "bc"}, other{"ab", "d"};
  auto const base = drawn({secret_of(1), "t", entropy});
  EXPECT_NE(base, drawn({secret_of(2), "t", entropy}));
  EXPECT_NE(base, drawn({secret_of(1), "u", entropy}));
  EXPECT_NE(base, drawn({secret_of(1), "t", shifted}));
  EXPECT_NE(base, drawn({secret_of(1), "t", other}));
}

TEST(Fair, OutcomesComeAsOftenAsTheirWeights) {
  Stream const stream(secret_of(3), "t", {});
  std::map<int, int> seen;
  constexpr int draws = 80'000;
  for (int n = 1; n <= draws; ++n) ++seen[index(stream.draw(three_ways(), static_cast<std::uint64_t>(n)))];
  EXPECT_EQ(seen.size(), 3U);
  EXPECT_NEAR(seen[7], draws / 8.0, 500);
  EXPECT_NEAR(seen[9], draws / 4.0, 700);
  EXPECT_NEAR(seen[10], draws * 5 / 8.0, 800);
}

TEST(Fair, ASealIsWhatAnybodyMakesOfTheSameWords) {
  // printf 'atelier part 00ff' | sha256sum
  EXPECT_EQ(seal("part", "00ff"), "b63c6ca064fdcf29c398555c7fcd4a1b297b193eeec862fd54063cd1306f34a4");
  EXPECT_NE(seal("part", "00ff"), seal("key", "00ff"));
}

TEST(Fair, TheCommitmentHidesAndBinds) {
  EXPECT_NE(commitment(secret_of(1)), secret_of(1));
  EXPECT_NE(commitment(secret_of(1)), commitment(secret_of(2)));
  EXPECT_EQ(*from_hex(hex(secret_of(0xAB))), secret_of(0xAB));
  EXPECT_FALSE(from_hex("abc"));
  EXPECT_FALSE(from_hex(std::string(64, 'g')));
  EXPECT_NE(fresh(), fresh());
}

}  // namespace
}  // namespace atelier::fair
