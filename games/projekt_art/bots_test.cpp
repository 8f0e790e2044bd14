// How the bots of Projekt A.R.T. play. `atelier sim projekt-art --calibrate` prints the whole table.
#include "games/projekt_art/bots.hpp"
#include "games/bot_named.hpp"
#include "games/projekt_art/odds.hpp"
#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

double won(int seats, int map, int difficulty, char const* bot, std::uint64_t games) {
  Kind const& kind = projekt_art_kind();
  static auto const box = read_component_file(kind.default_components(), "components.toml");
  Options options;
  options.seats.value = seats;
  options.map = static_cast<Map>(map);
  options.difficulty = static_cast<Difficulty>(difficulty);
  auto const game = *kind.make(to_json(options), box->json);
  std::vector<int> const bots(static_cast<std::size_t>(seats), atelier::testing::bot_named(kind, bot));
  auto const tally = kind.simulate(*game, bots, games, 4);
  for (double wins : tally.wins) EXPECT_DOUBLE_EQ(wins, tally.wins[0]);  // all win together
  return tally.wins[0] / static_cast<double>(games);
}

TEST(ProjektArtOdds, ExampleFiveDiceAgainstFourteen) {
  Odds const odds(atelier::testing::box_of<ProjektArt>(projekt_art_kind()));
  EXPECT_NEAR(odds.at_least(1, 4), 0.5, 1e-12);
  EXPECT_NEAR(odds.at_least(2, 7), 21.0 / 36, 1e-12);
  EXPECT_NEAR(odds.at_least(5, 14), 0.84799, 1e-5);
  EXPECT_NEAR(odds.at_least(5, 12), 0.94123, 1e-5);
  EXPECT_EQ(odds.at_least(3, 19), 0);
}

// Wide bounds: the calibration itself is measured with more games.
TEST(ProjektArtBots, ATeamWinsMoreOftenTheMoreHealthItHas) {
  for (int map = 0; map < maps; ++map) {
    double rate[4];
    for (int difficulty = 0; difficulty < 4; ++difficulty) {
      rate[difficulty] = 0;
      for (int seats = 2; seats <= 4; ++seats) rate[difficulty] += won(seats, map, difficulty, "teammate", 40) / 3;
    }
    std::printf("%-12s teammates win %3.0f %% on easy, %3.0f %% on medium, %3.0f %% on hard, %3.0f %% on the fourth (120 games each)\n",
                std::string(enumerator_name(static_cast<Map>(map))).c_str(), 100 * rate[0], 100 * rate[1], 100 * rate[2], 100 * rate[3]);
    EXPECT_GT(rate[0], 0.6);
    EXPECT_GT(rate[0], rate[2]);
    EXPECT_GT(rate[1], rate[3]);
    EXPECT_LT(rate[3], 0.35);
  }
}

TEST(ProjektArtBots, ARandomTeamHardlyEverWins) {
  double most = 0;
  for (int map = 0; map < maps; ++map)
    for (int seats = 1; seats <= 6; ++seats) most = std::max(most, won(seats, map, 0, "random", 100));
  std::printf("a random team wins %.1f %% on easy at most\n", 100 * most);
  EXPECT_LT(most, 0.02);
}

// Out of its view or out of the state, in every phase of every map.
TEST(ProjektArtBots, ALensOverTheStateTellsWhatTheViewTells) {
  Silence silence;
  for (int map = 0; map < maps; ++map)
    for (int seats : {1, 2, 4}) {
      auto const game = table_for(seats, static_cast<Map>(map), Difficulty::easy);
      Rng rng(37, static_cast<std::uint64_t>(map));
      for (int i = 0; i < 6; ++i) {
        State s = game.start();
        while (!game.to_act(s).empty()) {
          Seat const seat = to_ask(game, s);
          auto [who, id] = atelier::testing::random_step(game, s, rng);
          if (seat != chance) {
            MoveId const quick = teammate_move(Lens(game, s, seat));
            ASSERT_EQ(quick, teammate_move(game, game.view(s, seat))) << enumerator_name(s.phase);
            if (i % 2 == 0) id = quick;
          }
          game.apply(s, seat, id, silence);
        }
      }
    }
}

// Never by accident: the last health goes only where nothing else can be done.
TEST(ProjektArtBots, TheLastHealthIsNeverSpentWhileAnythingElseIsOffered) {
  for (int map = 0; map < maps; ++map)
    for (int seats : {1, 3}) {
      auto const game = table_for(seats, static_cast<Map>(map), Difficulty::impossible);
      Rng rng(31, static_cast<std::uint64_t>(map));
      Silence silence;
      for (int i = 0; i < 12; ++i) {
        State s = game.start(), before = s;
        Seat seat{};
        MoveId id{};
        auto const decide = [&](Seat asked) {
          before = s, seat = asked;
          return id = seat == chance ? roll(game, s, rng) : teammate_move(game, game.view(s, seat));
        };
        atelier::testing::play_on(game, s, decide, silence, [&] {
          if (s.outcome != Outcome::no_health || seat == chance) return;
          MoveList moves;
          game.legal(before, seat, moves);
          if (before.phase == Phase::moving && !moves.has(move_at(ids::ready))) return;  // a pawn must leave a lost place
          for (MoveId other : moves) {
            State another = before;
            game.apply(another, seat, other, silence);
            bool const retreat = index(id) >= ids::suffer;  // the fight itself was worth the risk
            EXPECT_TRUE(retreat || another.outcome == Outcome::no_health) << "a way out was left in " << enumerator_name(before.phase);
          }
        });
      }
    }
}

TEST(ProjektArtBots, AnAllyIsHiredWithHealthByWhoeverHasMostAndNeverWithTheLast) {
  Table t(table_for(2));
  t.plan();
  t.to_movement();
  auto const recruits = [&](int seat) { return teammate_move(t.game, t.game.view(t.s, seat_at(seat))) == move_at(ids::recruit); };
  t.s.pool[2] = static_cast<std::uint8_t>(t.game.price(0) - 1);  // one health short
  t.s.health[0] = 3, t.s.health[1] = 2;
  EXPECT_TRUE(recruits(0));
  EXPECT_FALSE(recruits(1));
  t.s.health[0] = t.s.health[1] = 1;
  EXPECT_FALSE(recruits(0));
  t.s.pool[2] = static_cast<std::uint8_t>(t.game.price(0));
  EXPECT_TRUE(recruits(0));
}

// Bots fill seats beside others whatever those do.
TEST(ProjektArtBots, PlayBesideRandomPlayers) {
  Kind const& kind = projekt_art_kind();
  auto const box = read_component_file(kind.default_components(), "components.toml");
  for (int map = 0; map < maps; ++map) {
    Options options;
    options.map = static_cast<Map>(map);
    options.difficulty = Difficulty::easy;
    auto const game = *kind.make(to_json(options), box->json);
    int const teammate = atelier::testing::bot_named(kind, "teammate");
    EXPECT_EQ(kind.simulate(*game, std::vector<int>{teammate, 0, teammate}, 20, 3).games, 20U);
  }
}

}  // namespace
}  // namespace atelier::projekt_art
