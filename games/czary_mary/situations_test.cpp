// Plays every situation of situations.txt.
#include <map>
#include <set>
#include <sstream>

#include "games/czary_mary/testing.hpp"
#include "games/situations.hpp"

namespace atelier::czary_mary {
namespace {

using atelier::testing::numbers;
using atelier::testing::Situation;
using atelier::testing::Statement;

// Remembers the moment the round ended, before everything is shuffled again.
struct Witness {
  State const& state;
  std::optional<State> end;
  std::optional<RoundOver> over;
  std::optional<GameOver> game_over;

  template <class Make>
  void tell(Audience, Make&& make) {
    auto const event = make();
    if constexpr (std::is_same_v<decltype(event), RoundOver const>) end = state, over = event;
    if constexpr (std::is_same_v<decltype(event), GameOver const>) game_over = event;
  }
};

struct Scene {
  CzaryMary game;
  State state;
};

// The table of a situation. Stones nobody mentions lie on the board, after the pool and the secret stones have had theirs.
Scene set_up(Situation const& situation) {
  std::map<std::string, std::string> is;
  for (auto const& line : situation.before) is[line.word] = line.rest;
  Options options;
  std::istringstream table(is["table"]);
  for (std::string word; table >> word;) {
    if (word == "seats") table >> options.seats.value;
    if (word == "mistakes") options.mistakes = true;
    if (word == "least_resistance") options.least_resistance = true;
    if (word == "one_takes_all") options.one_takes_all = true;
  }
  Scene scene{table_for(options), {}};
  auto& s = scene.state;
  Counts left{};
  for (int i = 0; i < spells; ++i) left[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i + 1);
  auto const take = [&](int spell) {
    EXPECT_GT(left[static_cast<std::size_t>(spell - 1)], 0) << "too many stones of spell " << spell;
    --left[static_cast<std::size_t>(spell - 1)];
    return spell_numbered(spell);
  };
  auto const take_any = [&] {  // high numbers first: what is drawn must not change the story
    for (int spell = spells; spell >= 1; --spell)
      if (left[static_cast<std::size_t>(spell - 1)] > 0) return take(spell);
    return Spell::none;
  };
  std::istringstream hands(is["stones"]);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(options.seats.value); ++seat) {
    std::string hand;
    hands >> hand;
    for (std::size_t slot = 0; hand != "-" && slot < hand.size(); ++slot) s.stones[seat][slot] = take(hand[slot] - '0');
    s.lives[seat] = static_cast<std::uint8_t>(numbers(is["lives"])[seat]);
    s.floors[seat] = static_cast<std::uint8_t>(numbers(is["floors"])[seat]);
  }
  std::size_t slot = 0;
  auto const secrets = numbers(is["secrets"]);
  for (std::size_t seat = 0; seat < secrets.size(); ++seat)
    for (int i = 0; i < secrets[seat]; ++i) s.secret_holder[slot++] = static_cast<std::uint8_t>(seat + 1);
  for (std::size_t i = 0; i < 4; ++i) s.secrets[i] = take_any();
  for (int i = 0; i < numbers(is["pool"])[0]; ++i) ++s.pool[static_cast<std::size_t>(number(take_any()) - 1)];
  s.board = left;
  s.turn = static_cast<std::uint8_t>(numbers(is["turn"])[0]);
  s.round = 1;
  s.dealt = static_cast<std::uint8_t>(options.seats * hand_size + 4);
  s.phase = Phase::calling;
  return scene;
}

// Chance until somebody must decide, the die showing what the situation says.
void settle(CzaryMary const& game, State& s, int pips, Witness& witness) {
  Outcomes outcomes;
  while (game.to_act(s).has(chance) && !witness.over) {
    game.chance(s, outcomes);
    game.apply(s, chance, s.phase == Phase::rolling ? move_at(ids::roll + pips - 1) : outcomes.id(0), witness);
  }
}

void play(Scene& scene, Statement const& line, Witness& witness) {
  std::istringstream words(line.rest);
  std::string what, roll;
  int spell = 0, pips = 0;
  words >> what >> spell >> roll >> pips;
  MoveId const id = what == "stop" ? move_at(ids::stop) : call_of(spell_numbered(spell));
  MoveList moves;
  Seats const acting = scene.game.to_act(scene.state);
  bool const possible = !acting.empty() && acting.lowest() != chance;
  if (possible) scene.game.legal(scene.state, acting.lowest(), moves);
  if (line.word == "refused") {
    EXPECT_FALSE(moves.has(id)) << line.rest;
    return;
  }
  ASSERT_TRUE(moves.has(id)) << line.rest;
  scene.game.apply(scene.state, acting.lowest(), id, witness);
  EXPECT_EQ(scene.state.phase == Phase::rolling || (scene.state.phase == Phase::taking_away && (spell == 1 || spell == 3)), pips > 0)
      << line.rest << ": a roll where there must be none, or none where there must be one";
  settle(scene.game, scene.state, pips, witness);
}

template <class Of>
std::vector<int> by_seat(int seats, Of&& of) {
  std::vector<int> all;
  for (int seat = 0; seat < seats; ++seat) all.push_back(of(seat));
  return all;
}

void expect(Scene const& scene, Statement const& line, Witness const& witness) {
  static std::set<std::string> const known{"lives",  "secrets", "standing", "pool",    "next",   "legal",
                                           "winner", "points",  "floors",   "starter", "victory"};
  ASSERT_TRUE(known.contains(line.word)) << "what is '" << line.word << "'?";
  auto const& game = scene.game;
  State const& s = witness.end ? *witness.end : scene.state;
  auto const want = numbers(line.rest);
  auto const at = [&](auto const& array) {
    return by_seat(game.seats(), [&](int seat) { return static_cast<int>(array[static_cast<std::size_t>(seat)]); });
  };
  if (line.word == "lives") EXPECT_EQ(at(s.lives), want);
  if (line.word == "secrets")
    EXPECT_EQ(by_seat(game.seats(),
                      [&](int seat) { return static_cast<int>(std::count(s.secret_holder.begin(), s.secret_holder.end(), seat + 1)); }),
              want);
  if (line.word == "standing")
    EXPECT_EQ(by_seat(game.seats(),
                      [&](int seat) {
                        auto const& stones = s.stones[static_cast<std::size_t>(seat)];
                        return hand_size - static_cast<int>(std::count(stones.begin(), stones.end(), Spell::none));
                      }),
              want);
  if (line.word == "pool") EXPECT_EQ(game.view(s, Viewer::spectator()).pool, want[0]);
  if (line.word == "next") EXPECT_TRUE(game.to_act(s) == Seats(seat_at(want[0])));
  if (line.word == "legal") {
    MoveList moves;
    game.legal(s, game.to_act(s).lowest(), moves);
    std::vector<int> calls;
    for (MoveId id : moves) calls.push_back(index(id) + 1);
    EXPECT_EQ(calls, want);
  }
  bool const about_end =
      line.word == "winner" || line.word == "points" || line.word == "floors" || line.word == "starter" || line.word == "victory";
  if (!about_end) return;
  ASSERT_TRUE(witness.over) << "the round must be over";
  if (line.word == "winner") EXPECT_EQ(witness.over->winner ? std::to_string(index(*witness.over->winner)) : "none", line.rest);
  if (line.word == "points") EXPECT_EQ(at(witness.over->points), want);
  if (line.word == "floors") EXPECT_EQ(at(witness.over->floors), want);
  if (line.word == "starter") {
    EXPECT_FALSE(witness.game_over);
    EXPECT_EQ(scene.state.turn, want[0]);
    EXPECT_EQ(scene.state.phase, Phase::dealing);
  }
  if (line.word == "victory") {
    ASSERT_TRUE(witness.game_over);
    std::vector<int> winners;
    for (Seat seat : witness.game_over->winners) winners.push_back(index(seat));
    EXPECT_EQ(winners, want);
    EXPECT_TRUE(game.to_act(scene.state).empty());
  }
}

class CzaryMarySituation : public ::testing::TestWithParam<Situation> {};

TEST_P(CzaryMarySituation, EndsAsTheRulebookSays) {
  auto scene = set_up(GetParam());
  Witness witness{scene.state, {}, {}, {}};
  int expected = 0;
  for (auto const& line : GetParam().story) {
    SCOPED_TRACE(line.word + " " + line.rest);
    if (line.is_move())
      play(scene, line, witness);
    else
      expect(scene, line, witness), ++expected;
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(expected, 0);
}

INSTANTIATE_TEST_SUITE_P(Rulebook, CzaryMarySituation, ::testing::ValuesIn(atelier::testing::read_situations("czary_mary")),
                         [](auto const& info) { return atelier::testing::test_name(info.param.name); });

TEST(CzaryMarySituations, AreAllThere) { EXPECT_GE(atelier::testing::read_situations("czary_mary").size(), 49U); }

}  // namespace
}  // namespace atelier::czary_mary
