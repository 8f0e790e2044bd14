#include "games/kept.hpp"

#include <gtest/gtest.h>

namespace atelier {
namespace {

// A version once played stays alive: what was played under it is by the rules, ends as it ended, and its chance can be drawn again.
TEST(Kept, GamesOfEveryVersionOfTheRulesAreReplayedAndVerified) {
  for (auto const* kind : kinds())
    for (int rules = 1; rules <= kind->rules_version(); ++rules) {
      auto const path = testing::kept_journal(*kind, rules);
      std::ifstream file(path);
      ASSERT_TRUE(file) << "keep a game: atelier sim " << kind->id() << " --games 1 --journal " << path;
      JournalReader reader(file, find_kind);
      for (int nth = 1; nth == 1 || reader.more(); ++nth) {
        auto const read = reader.next();
        ASSERT_TRUE(read) << path << ": " << read.error();
        EXPECT_EQ(read->journal.header.game, kind->id());
        EXPECT_EQ(read->journal.header.rules, rules) << path;
        EXPECT_TRUE(read->journal.result) << path << ", game " << nth << " is not over";
        auto const checked = verify_chance(*read);
        ASSERT_TRUE(checked) << path << ", game " << nth << ": " << checked.error();
        EXPECT_GT(*checked, 0U);
      }
    }
}

}  // namespace
}  // namespace atelier
