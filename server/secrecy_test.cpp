// Nothing that a viewer may not know is in any frame it gets: not as a face, not as a secret, not as a length.
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

using boost::json::value;

constexpr int hidden = 9;

void expect_hidden(value const& spell, std::string const& where) { EXPECT_TRUE(spell == 0 || spell == hidden) << where << ": " << spell; }

// What a viewer of a running game of Czary Mary sees. Seat -1 is a spectator.
void expect_no_hidden_face(value const& update, int seat) {
  auto const& view = update.at("view");
  int at = 0;
  for (auto const& player : view.at("players").as_array()) {
    bool const own = at == seat;
    for (auto const& stone : player.at("stones").as_array())
      if (own || seat < 0) expect_hidden(stone, "stones");
    for (auto const& stone : player.at("secrets").as_array())
      if (!own) expect_hidden(stone, "secrets taken");
    ++at;
  }
  for (auto const& stone : view.at("secrets").as_array()) expect_hidden(stone, "secrets");
  for (auto const& event : update.at("events").as_array()) {
    auto const& type = event.at("type").as_string();
    if (type == "stone_dealt" && (seat < 0 || event.at("seat") == seat)) expect_hidden(event.at("spell"), "stone dealt");
    if (type == "secret_laid") expect_hidden(event.at("spell"), "secret laid");
    if (type == "secret_taken" && event.at("seat") != seat) expect_hidden(event.at("spell"), "secret taken");
  }
}

TEST_F(TableTest, NoFrameShowsAHiddenFace) {
  auto pages = started_table(4);
  auto const spectator = watching(table);
  while (play_one(pages)) {
    if (pages[0]->last("table").at("stage") == "over") break;
    for (int seat = 0; seat < 4; ++seat) expect_no_hidden_face(pages[static_cast<std::size_t>(seat)]->last("update"), seat);
    expect_no_hidden_face(spectator->last("update"), -1);
    // A page that asks for everything from the beginning gets no more than one that was there.
    expect_no_hidden_face(watching(table, token(*pages[1]))->last("update"), 1);
    expect_no_hidden_face(watching(table)->last("update"), -1);
  }
}

TEST_F(TableTest, NoFrameHasTheSecretATokenOrSomeonesEntropyBeforeTheEnd) {
  auto pages = started_table(3);
  auto const spectator = watching(table);
  std::string const secret(parse_json(store.entries[table][0].text)->at("secret").as_string());
  for (int i = 0; i < 12; ++i) play_one(pages);
  ASSERT_NE(stage(), "over");
  auto const check = [&](TestPage const& page, int seat) {
    for (auto const& frame : page.frames()) {
      EXPECT_EQ(frame.find(secret), frame.npos);
      for (int other = 0; other < 3; ++other) {
        if (other != seat) EXPECT_EQ(frame.find(token(*pages[static_cast<std::size_t>(other)])), frame.npos);
        EXPECT_EQ(frame.find(entropy(other)), frame.npos);
      }
    }
  };
  for (int seat = 0; seat < 3; ++seat) check(*pages[static_cast<std::size_t>(seat)], seat);
  check(*spectator, -1);
}

TEST_F(TableTest, TheLengthOfAFrameSaysNothingAboutHiddenFaces) {
  std::vector<std::size_t> own, spectators;
  for (int i = 0; i < 20; ++i) {
    auto pages = full_table(4);
    auto const spectator = watching(table);
    pages[0]->say(R"({"type":"start"})");
    own.push_back(pages[0]->frames().back().size());
    spectators.push_back(spectator->frames().back().size());
  }
  for (auto const each : own) EXPECT_EQ(each, own[0]);
  for (auto const each : spectators) EXPECT_EQ(each, spectators[0]);
}

TEST_F(TableTest, ATokenIsStoredOnlyAsAHash) {
  auto pages = full_table(2);
  for (auto const& entry : store.entries[table]) EXPECT_EQ(entry.text.find(token(*pages[0])), std::string::npos);
}

}  // namespace
}  // namespace atelier::server
