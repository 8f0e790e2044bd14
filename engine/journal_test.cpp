#include "engine/journal.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "engine/components.hpp"
#include "engine/fair.hpp"
#include "games/registry.hpp"

namespace atelier {
namespace {

std::shared_ptr<AnyGame const> any_table(Kind const& kind) {
  return *kind.make("{}", read_component_file(kind.default_components(), "components.toml")->json);
}

// A game of random moves as its journal, its outcomes drawn from a fair stream.
std::string fair_journal(Kind const& kind, std::uint64_t seed) {
  auto const game = any_table(kind);
  auto const secret = fair::hash(std::to_string(seed));
  JournalChance from;
  from.commitment = fair::hex(fair::commitment(secret));
  from.table = "table";
  from.entropy = std::vector<std::string>(static_cast<std::size_t>(game->seats()), "e");
  fair::Stream const stream(secret, *from.table, *from.entropy);
  std::vector<JournalSeat> seats(static_cast<std::size_t>(game->seats()), {"Ola", "person"});
  std::string text;
  write_header(header_of(*game, seats, from), text);
  auto position = game->start();
  Rng rng(seed);
  Outcomes outcomes;
  std::uint64_t n = 0;
  play_out(*position, [&](Seat seat) {
    if (seat == chance) position->chance(outcomes);
    MoveId const id = seat == chance ? stream.draw(outcomes, n + 1) : position->ask_bot(0, seat, {}, rng);
    write_move_line(++n, {seat, id}, *position, text);
    return id;
  });
  write_result_line(position->scores(), fair::hex(secret), text);
  return text;
}

std::expected<ReadJournal, std::string> read(std::string const& text) {
  std::istringstream in(text);
  return JournalReader(in, find_kind).next();
}

std::string line(std::string const& text, int number) {
  std::istringstream in(text);
  std::string found;
  while (number-- > 0) std::getline(in, found);
  return found;
}

std::string with_line(std::string text, int number, std::string const& other) {
  auto const old = line(text, number);
  return text.replace(text.find(old), old.size(), other);
}

class Journals : public ::testing::TestWithParam<Kind const*> {};
INSTANTIATE_TEST_SUITE_P(EveryGame, Journals, ::testing::ValuesIn(kinds().begin(), kinds().end()), [](auto const& info) {
  std::string name(info.param->id());
  std::erase(name, '-');
  return name;
});

TEST_P(Journals, AWrittenGameReadsBackAndItsChanceIsTrue) {
  auto const text = fair_journal(*GetParam(), 5);
  auto const back = read(text);
  ASSERT_TRUE(back) << back.error();
  EXPECT_TRUE(back->end->to_act().empty());
  ASSERT_TRUE(back->journal.result);
  auto const checked = verify_chance(*back);
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_GT(*checked, 0U);
}

TEST_P(Journals, SeveralGamesFollowEachOtherInOneFile) {
  std::istringstream in(fair_journal(*GetParam(), 1) + fair_journal(*GetParam(), 2));
  JournalReader reader(in, find_kind);
  EXPECT_TRUE(reader.next());
  EXPECT_TRUE(reader.more());
  EXPECT_TRUE(reader.next());
  EXPECT_FALSE(reader.more());
}

TEST_P(Journals, AFileCutAnywhereIsReadOrRefusedInOneSentence) {
  auto const text = fair_journal(*GetParam(), 5);
  for (std::size_t size = 0; size < text.size(); size += 1 + text.size() / 300) {
    auto const back = read(text.substr(0, size));
    if (!back) EXPECT_EQ(back.error().find('\n'), std::string::npos) << back.error();
  }
}

TEST_P(Journals, DamageIsNamedWithItsLine) {
  auto const text = fair_journal(*GetParam(), 5);
  EXPECT_EQ(read("").error(), "the file is empty");
  EXPECT_TRUE(read("hello\n").error().starts_with("line 1: this is not the header of a journal: this is not JSON"));
  EXPECT_TRUE(read("{\"atelier\":1}\n").error().starts_with("line 1: this is not the header of a journal: game: is missing"));
  EXPECT_TRUE(read(with_line(text, 4, "{")).error().starts_with("line 4: this is not JSON"));
  EXPECT_EQ(read(with_line(text, 4, line(text, 5))).error(), "line 4: move 4 stands where move 3 must");
  EXPECT_TRUE(read(with_line(text, 3, R"({"n":2,"seat":0,"move":{"type":"nonsense"}})"))
                  .error()
                  .starts_with("line 3: the rules do not allow move 2"));
  auto foreign = text;
  foreign.replace(foreign.find(GetParam()->id()), GetParam()->id().size(), "chess");
  EXPECT_EQ(read(foreign).error(), "line 1: the game 'chess' is not known to this program");
}

TEST_P(Journals, WhatIsTakenBackIsKeptAndStandsNoMore) {
  auto const text = fair_journal(*GetParam(), 5);
  int decision = 2;
  while (line(text, decision).contains("\"chance\"")) ++decision;
  auto const with = [&](int after, std::string const& more) { return with_line(text, after, line(text, after) + "\n" + more); };
  auto const back = R"({"back":1,"seat":0,"at":1700000000000})";
  auto const plain = read(text), undone = read(with(decision, back + ("\n" + line(text, decision))));
  ASSERT_TRUE(undone) << undone.error();
  auto const& journal = undone->journal;
  EXPECT_EQ(journal.moves.size(), plain->journal.moves.size());
  EXPECT_EQ(journal.played.size(), journal.moves.size() + 1);
  ASSERT_EQ(journal.backs.size(), 1U);
  EXPECT_EQ(journal.backs[0].moves, static_cast<std::size_t>(decision) - 1);
  EXPECT_EQ(journal.backs[0].at, 1700000000000);
  EXPECT_EQ(*verify_chance(*undone), *verify_chance(*plain));
  EXPECT_TRUE(plain->journal.backs.empty());

  auto const at = "line " + std::to_string(decision + 1) + ": ";
  EXPECT_EQ(read(with(2, back)).error(), "line 3: what chance has drawn cannot be taken back");
  EXPECT_EQ(read(with(decision, R"({"back":0,"seat":0})")).error(), at + "so many moves do not stand: 0");
  EXPECT_EQ(read(with(decision, R"({"back":9000,"seat":0})")).error(), at + "so many moves do not stand: 9000");
  EXPECT_EQ(read(with(decision, R"({"back":1,"seat":5})")).error(), at + "the table has no such seat");
  EXPECT_EQ(read(with(decision, back)).error(), "line " + std::to_string(decision + 2) + ": move " + std::to_string(decision) +
                                                    " stands where move " + std::to_string(decision - 1) + " must");
}

TEST_P(Journals, AChangedOutcomeASwappedSecretAndAFalseResultAreFound) {
  auto const text = fair_journal(*GetParam(), 5);
  auto other_secret = text;
  auto const at = other_secret.find("\"secret\":\"") + 10;
  other_secret[at] = other_secret[at] == '0' ? '1' : '0';
  EXPECT_EQ(verify_chance(*read(other_secret)).error(), "the secret is not the one the table committed to before the first deal");

  auto other_entropy = text;
  other_entropy.replace(other_entropy.find("\"e\""), 3, "\"f\"");
  EXPECT_TRUE(verify_chance(*read(other_entropy)).error().ends_with("is not what the table's chance gives"));

  auto false_result = text;
  auto const points = false_result.rfind("\"points\":[") + 10;
  false_result[points] = false_result[points] == '9' ? '8' : static_cast<char>(false_result[points] + 1);
  EXPECT_TRUE(read(false_result).error().ends_with("the result is not what the moves lead to"));

  auto changed_box = text;
  bool const printed = changed_box.find("\"printed\"") != std::string::npos;
  std::string const was = printed ? "\"printed\"" : "\"reconstructed\"";
  changed_box.replace(changed_box.find(was), was.size(), printed ? "\"reconstructed\"" : "\"printed\"");
  EXPECT_EQ(read(changed_box).error(), "line 1: the components do not fit their hash");
}

}  // namespace
}  // namespace atelier
