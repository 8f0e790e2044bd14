// Nothing that a viewer may not know is in any frame it gets: not as a face, not as a secret, not as a length.
#include "server/test_table.hpp"

namespace atelier::server {
namespace {

using boost::json::value;

constexpr int hidden = 9;

void expect_hidden(value const& spell, std::string const& where) { EXPECT_TRUE(spell == 0 || spell == hidden) << where << ": " << spell; }

// What a viewer of a running game of Czary Mary sees after one step. Seat -1 is a spectator.
void expect_no_hidden_face_in(value const& view, int seat) {
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
}

// In everything it was told and shown, step by step.
void expect_no_hidden_face(Shown const& shown, int seat) {
  for (auto const& view : shown.views) expect_no_hidden_face_in(view, seat);
  for (auto const& event : shown.events) {
    auto const& type = event.at("type").as_string();
    if (type == "stone_dealt" && (seat < 0 || event.at("seat") == seat)) expect_hidden(event.at("spell"), "stone dealt");
    if (type == "secret_laid") expect_hidden(event.at("spell"), "secret laid");
    if (type == "secret_taken" && event.at("seat") != seat) expect_hidden(event.at("spell"), "secret taken");
  }
}

TEST_F(TableTest, NoFrameShowsAHiddenFace) {
  auto pages = started_table(4);
  auto const spectator = watching(table);
  std::array<Shown, 5> so_far;
  while (play_one(pages)) {
    if (pages[0]->last("table").at("stage") == "over") break;
    // A page that asks for everything from the beginning gets no more than one that was there, and none that asks for the last steps.
    expect_no_hidden_face(watching(table, token(*pages[1]))->shown(), 1);
    expect_no_hidden_face(watching(table)->shown(), -1);
    expect_no_hidden_face(watching(table, token(*pages[1]), std::max(number(*pages[0]) - 5, 1))->shown(), 1);
    for (int seat = 0; seat < 4; ++seat) so_far[static_cast<std::size_t>(seat)] = pages[static_cast<std::size_t>(seat)]->shown();
    so_far[4] = spectator->shown();
  }
  for (int seat = 0; seat < 4; ++seat) expect_no_hidden_face(so_far[static_cast<std::size_t>(seat)], seat);
  expect_no_hidden_face(so_far[4], -1);
}

TEST_F(TableTest, NoFrameHasTheSecretATokenOrSomeonesPartBeforeTheEnd) {
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
        EXPECT_EQ(frame.find(some_part(other)), frame.npos);
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

// A deal of Czary Mary for two as the moves of chance, in JSON.
std::vector<std::string> some_deal(AnyGame const& game, Rng& rng) {
  std::vector<std::string> moves;
  auto const position = game.start();
  while (position->to_act() == Seats(chance)) {
    auto const id = position->roll(rng);
    position->write_move(id, moves.emplace_back());
    position->apply(chance, id);
  }
  return moves;
}

// The same deal with the spells that seat 0 cannot see, its own stones and the secret ones, dealt among those places in another way.
std::vector<std::string> alike_for_seat_0(std::vector<std::string> moves, Rng& rng) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (moves[i].find(R"("deal","seat":0)") != moves[i].npos || moves[i].find("lay_secret") != moves[i].npos) places.push_back(i);
  auto const spell = [&](std::size_t i) -> char& { return moves[i][moves[i].size() - 2]; };
  for (std::size_t i = places.size(); i > 1; --i) std::swap(spell(places[i - 1]), spell(places[rng.below(static_cast<std::uint32_t>(i))]));
  return moves;
}

// What seat 0 is told of a deal, step by step, and the truth.
std::pair<std::string, std::string> told_to_seat_0(AnyGame const& game, Shelf& shelf, std::vector<std::string> const& deal) {
  Record record("abcdefghijkm", shelf);
  record.apply(
      {entry::Open{"czary-mary", 1, {game.options()}, {game.components()}, some_part(1), some_part(2), 0, true, {}, {}, {}, {}}, {}}, 1);
  Change change{entry::Start{}, {}};
  auto const position = game.start();
  for (auto const& each : deal) {
    auto const id = position->read_move(chance, each);
    EXPECT_TRUE(id) << each;
    change.moves.push_back({chance, *id});
    position->apply(chance, *id);
  }
  Telling telling;
  telling.add(seat_at(0));
  record.apply(change, 2, [&](Passed const& step) { telling.pass(step); });
  std::string truth;
  record.position().write_view(Viewer::book(), truth);
  return {telling.steps(seat_at(0)), truth};
}

// A change leaves out what stayed as it was, and could tell by that. It is made from two views of the same viewer and from nothing else:
// worlds that a viewer cannot tell apart give the same bytes.
TEST_F(TableTest, WorldsAViewerCannotTellApartGiveTheSameBytes) {
  auto const game = *hall->shelf().take(*find_kind("czary-mary"), R"({"seats":2,"first":0})", "");
  int others = 0;
  for (int i = 0; i < 30; ++i) {
    auto const deal = some_deal(*game, rng);
    auto const [told, truth] = told_to_seat_0(*game, hall->shelf(), deal);
    for (int j = 0; j < 5; ++j) {
      auto const [again, other_truth] = told_to_seat_0(*game, hall->shelf(), alike_for_seat_0(deal, rng));
      EXPECT_EQ(again, told);
      others += other_truth != truth;
    }
  }
  EXPECT_GT(others, 100) << "the worlds must really differ";
}

TEST_F(TableTest, ATokenIsStoredOnlyAsAHash) {
  auto pages = full_table(2);
  for (auto const& entry : store.entries[table]) EXPECT_EQ(entry.text.find(token(*pages[0])), std::string::npos);
}

}  // namespace
}  // namespace atelier::server
