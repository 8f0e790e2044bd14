// Whatever box is taken can be played to the end, by those who know nothing and by those who think.
#include "games/odd_boxes.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"

namespace atelier {
namespace {

constexpr int most_steps = 400'000;

int boxes_per_game() {
  char const* asked = std::getenv("ATELIER_ODD_BOXES");
  return asked ? std::atoi(asked) : 60;
}

TEST(OddBoxes, AreRefusedInASentenceOrPlayedToTheEnd) {
  for (auto const* kind : kinds()) {
    int sound = 0;
    for (int seed = 0; seed < boxes_per_game(); ++seed) {
      Rng numbers(static_cast<std::uint64_t>(seed), 7);
      auto const text = testing::odd_box(*kind, numbers);
      auto const box = read_box(*kind, text);
      if (!box) {
        ASSERT_FALSE(box.error().empty() || box.error()[0].en.empty()) << kind->id() << " seed " << seed;
        continue;
      }
      ++sound;
      auto const seats = box->seats[numbers.below(static_cast<std::uint32_t>(box->seats.size()))];
      auto const game = *kind->make(R"({"seats":)" + std::to_string(seats) + "}", box->components);
      auto const club = std::ranges::find(kind->bots(), "club") - kind->bots().begin();
      for (int const bot : {0, static_cast<int>(club)}) {
        Rng rng(static_cast<std::uint64_t>(seed), 1);
        auto const steps = testing::play_to_the_end(*game, bot, numbers, rng, most_steps);
        ASSERT_TRUE(steps) << kind->id() << ", seed " << seed << ", bot " << bot << ": the game does not end";
        ASSERT_GE(*steps, 0) << kind->id() << ", seed " << seed << ", bot " << bot << ": a move that is not legal";
      }
    }
    EXPECT_GT(sound, boxes_per_game() / 10) << kind->id();
  }
}

TEST(OddBoxes, AFrescoOnWhichNobodyCanEverWorkEndsWithTheThousandthRound) {
  auto const& kind = *find_kind("fresco");
  auto box = *parse_json(usual_box(kind).components);
  *box_tree::find(box, "apprentices.value") = 1;
  *box_tree::find(box, "bad_mood.value") = *box_tree::find(box, "mood_spaces.value");
  *box_tree::find(box, "good_mood.value") = 0;
  auto const game = *kind.make(R"({"seats":3})", boost::json::serialize(box));  // beside two Leonardo would
  auto position = game->start();
  Rng rng(4);
  play_out(*position, [&](Seat seat) { return seat == chance ? position->roll(rng) : position->ask_bot(0, seat, {}, rng); });
  std::string view;
  position->write_view(Viewer::book(), view);
  EXPECT_EQ(parse_json(view)->at("round"), 1000);
}

TEST(OddBoxes, WrittenAndReadAgainTheyAreTheSame) {
  for (auto const* kind : kinds())
    for (int seed = 0; seed < 40; ++seed) {
      Rng numbers(static_cast<std::uint64_t>(seed), 8);
      auto const box = read_box(*kind, testing::odd_box(*kind, numbers));
      if (!box) continue;
      auto const again = read_box(*kind, box_toml(*kind, *parse_json(box->components)));
      ASSERT_TRUE(again) << kind->id() << ", seed " << seed << ": " << again.error()[0].path << ": " << again.error()[0].en;
      EXPECT_EQ(again->hash, box->hash) << kind->id() << ", seed " << seed;
    }
}

}  // namespace
}  // namespace atelier
