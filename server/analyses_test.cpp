// Finished games that are looked back on beside the server's work.
#include "server/analyses.hpp"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "bots/analysis.hpp"
#include "engine/journal.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"
#include "games/source_folder.hpp"
#include "server/test_folder.hpp"

namespace atelier::server {
namespace {

constexpr int few = 2;  // playouts
char const* const table = "abcdefghijkm";

// The first game that was kept of Final Touch.
std::string journal() {
  std::ifstream file(testing::source_folder() + "/games/final_touch/journals/rules-2.jsonl");
  std::string all, line;
  while (std::getline(file, line)) {
    all += line + "\n";
    if (line.starts_with("{\"result\"")) break;
  }
  return all;
}

std::string whole(Analyses& analyses) {
  for (;;) {
    auto const found = analyses.ask(table, journal());
    if (!found || found->whole) return found ? found->text : "";
    std::this_thread::yield();
  }
}

TEST(Analyses, ComeWhenTheyAreWorkedOutAndAreWhatTheJournalGives) {
  TestFolder const folder;
  Analyses analyses(folder.path(), few);
  auto const first = analyses.ask(table, journal());
  ASSERT_TRUE(first);
  EXPECT_FALSE(first->whole);
  EXPECT_TRUE(parse_json(first->text)->at("done").is_number());
  std::istringstream text(journal());
  auto const read = JournalReader(text, find_kind).next();
  EXPECT_EQ(whole(analyses), to_json(*bots::analyse(*read->game, read->journal.moves, few)));
}

TEST(Analyses, AreKeptWhenTheServerIsStartedAgain) {
  TestFolder const folder;
  std::string told;
  {
    Analyses analyses(folder.path(), few);
    told = whole(analyses);
  }
  Analyses again(folder.path(), few + 1);
  auto const found = again.ask(table, "");
  ASSERT_TRUE(found && found->whole);
  EXPECT_EQ(found->text, told);
}

TEST(Analyses, TooManyAtOnceAreRefusedAndAStopGivesUpWhatIsUnderWay) {
  TestFolder const folder;
  Analyses analyses(folder.path(), 2000);  // the first alone is work for seconds
  int taken = 0;
  while (analyses.ask("table" + std::to_string(taken), journal())) ++taken;
  EXPECT_EQ(taken, 16);
  EXPECT_TRUE(analyses.ask("table3", journal())) << "who waits already goes on waiting";
}

}  // namespace
}  // namespace atelier::server
