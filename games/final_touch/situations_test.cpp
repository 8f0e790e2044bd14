// Plays every situation of situations.txt.
#include <map>
#include <sstream>

#include "games/final_touch/testing.hpp"
#include "games/situations.hpp"

namespace atelier::final_touch {
namespace {

using atelier::testing::numbers;
using atelier::testing::Situation;
using atelier::testing::Statement;

Cards cards(std::string const& letters) {
  Cards all;
  for (char letter : letters)
    if (letter != '-') all += Cards::one(static_cast<int>(std::string("ygbnp").find(letter)));
  return all;
}

int painting(std::string const& name) {
  int found = no_painting;
  for_each_enumerator<Painting>([&](std::string_view each, Painting value) {
    if (each == name) found = index(value);
  });
  EXPECT_NE(found, int{no_painting}) << name;
  return found;
}

struct Scene {
  FinalTouch game;
  State state;
  std::optional<GameOver> over;

  template <class Make>
  void tell(Audience, Make&& make) {
    auto const event = make();
    if constexpr (std::is_same_v<decltype(event), GameOver const>) over = event;
  }
};

Scene set_up(Situation const& situation) {
  std::map<std::string, std::string> is;
  for (auto const& line : situation.before) is[line.word] = line.rest;
  Scene scene{table_for(numbers(is["seats"])[0]), {}, {}};
  auto const& game = scene.game;
  auto& s = scene.state;
  s = game.start();
  Cards left = s.deck;
  std::istringstream hands(is["hands"]);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats()); ++seat) {
    std::string hand;
    hands >> hand;
    s.hands[seat] = cards(hand);
    left -= s.hands[seat];
  }
  bool const last = is.contains("last");
  s.easel = static_cast<std::uint8_t>(painting(is[last ? "last" : "easel"]));
  s.covered = last ? 0 : s.covered & ~(1U << s.easel);
  if (is.contains("next")) {
    s.next = static_cast<std::uint8_t>(painting(is["next"]));
    s.covered &= ~(1U << s.next);
  }
  s.touched = cards(is["touched"]);
  s.missing = game.needs(s.easel) - s.touched;
  s.smeared = cards(is["smeared"]);
  s.smears = static_cast<std::uint8_t>(s.smeared.total());
  left -= s.touched + s.smeared;
  s.deck = left;
  if (is.contains("deck")) {
    s.discard = left;
    s.deck = {};
    for (int i = numbers(is["deck"])[0], paint = 0; i > 0; --i, paint = (paint + 1) % paints)
      s.deck += Cards::one(paint), s.discard -= Cards::one(paint);
  }
  auto const money = numbers(is["money"]);
  for (int seat = 0; seat < game.seats() && !money.empty(); ++seat)
    s.money[static_cast<std::size_t>(game.side(seat))] = static_cast<std::uint8_t>(money[static_cast<std::size_t>(seat)]);
  s.turn = static_cast<std::uint8_t>(numbers(is["turn"])[0]);
  s.phase = Phase::painting;
  return scene;
}

void play(Scene& scene, Statement const& line) {
  std::istringstream words(line.rest);
  std::string what, which;
  words >> what >> which;
  auto const id = what == "retouch" ? scene.game.id(retouch_with(cards(which)))
                                    : scene.game.id(Smear{static_cast<Paint>(std::string("ygbnp").find(which))});
  ASSERT_TRUE(id) << line.rest;
  MoveList moves;
  Seats const acting = scene.game.to_act(scene.state);
  ASSERT_FALSE(acting.empty());
  scene.game.legal(scene.state, acting.lowest(), moves);
  if (line.word == "refused") {
    EXPECT_FALSE(moves.has(*id)) << line.rest;
    return;
  }
  ASSERT_TRUE(moves.has(*id)) << line.rest;
  scene.game.apply(scene.state, acting.lowest(), *id, scene);
  Outcomes outcomes;
  while (scene.game.to_act(scene.state).has(chance)) {
    scene.game.chance(scene.state, outcomes);
    scene.game.apply(scene.state, chance, outcomes.id(0), scene);
  }
}

void expect(Scene const& scene, Statement const& line) {
  State const& s = scene.state;
  auto const want = numbers(line.rest);
  auto const by_seat = [&](auto&& of) {
    std::vector<int> all;
    for (int seat = 0; seat < scene.game.seats(); ++seat) all.push_back(of(seat));
    return all;
  };
  if (line.word == "money")
    EXPECT_EQ(by_seat([&](int seat) { return scene.game.money(s, seat); }), want);
  else if (line.word == "cards")
    EXPECT_EQ(by_seat([&](int seat) { return s.hands[static_cast<std::size_t>(seat)].total(); }), want);
  else if (line.word == "easel")
    EXPECT_EQ(s.easel, painting(line.rest));
  else if (line.word == "touched")
    EXPECT_EQ(s.touched.counts(), cards(line.rest).counts());
  else if (line.word == "missing")
    EXPECT_EQ(s.missing.counts(), cards(line.rest).counts());
  else if (line.word == "smears")
    EXPECT_EQ(s.smears, want[0]);
  else if (line.word == "deck")
    EXPECT_EQ(s.deck.total(), want[0]);
  else if (line.word == "discard")
    EXPECT_EQ(s.discard.total(), want[0]);
  else if (line.word == "ranks")
    EXPECT_EQ(by_seat([&](int seat) { return scene.game.scores(s).ranks[static_cast<std::size_t>(seat)]; }), want);
  else if (line.word == "reason")
    EXPECT_EQ(enumerator_name(s.reason), line.rest);
  else if (line.word == "turn")
    EXPECT_TRUE(scene.game.to_act(s) == Seats(seat_at(want[0])));
  else if (line.word == "over" || line.word == "winners") {
    ASSERT_TRUE(scene.over && scene.game.to_act(s).empty());
    std::vector<int> winners;
    for (Seat seat : scene.over->winners) winners.push_back(index(seat));
    if (line.word == "over")
      EXPECT_EQ(enumerator_name(scene.over->why), line.rest);
    else
      EXPECT_EQ(winners, want);
  } else
    FAIL() << "what is '" << line.word << "'?";
}

class FinalTouchSituation : public ::testing::TestWithParam<Situation> {};

TEST_P(FinalTouchSituation, EndsAsTheRulebookSays) {
  auto scene = set_up(GetParam());
  for (auto const& line : GetParam().story) {
    SCOPED_TRACE(line.word + " " + line.rest);
    if (line.is_move())
      play(scene, line);
    else
      expect(scene, line);
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Rulebook, FinalTouchSituation, ::testing::ValuesIn(atelier::testing::read_situations("final_touch")),
                         [](auto const& info) { return atelier::testing::test_name(info.param.name); });

TEST(FinalTouchSituations, AreAllThere) { EXPECT_GE(atelier::testing::read_situations("final_touch").size(), 50U); }

}  // namespace
}  // namespace atelier::final_touch
