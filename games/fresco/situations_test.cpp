// Situations in which two passages of the rulebook meet, each with the outcome that follows from both.
#include "games/fresco/testing.hpp"

namespace atelier::fresco {
namespace {

Painter& painter(State& s, int p) { return s.painters[static_cast<std::size_t>(p)]; }

void wake_next(Fresco const& game, State& s, int who, int hour) {
  while (s.order[s.turn] != who) {
    MoveList hours;
    game.legal(s, game.to_act(s).lowest(), hours);
    for (MoveId id : hours)
      if (index(id) != ids::wake + hour) {
        Silence silence;
        game.apply(s, game.to_act(s).lowest(), id, silence);
        break;
      }
  }
  play(game, s, WakeUp{hour});
}

// Nastrój: the theatre's help and the early hour are both counted before the apprentice is given.
TEST(FrescoSituations, WhoClimbsToTheBrightSpacesAndGetsUpAtFiveNeverSeesTheSixthApprentice) {
  auto const game = table_for(3);
  for (int hour : {0, 3}) {
    Rng rng(2);
    State s = at_work(game, {{0, 0, 0, 0, 2}, {0, 0, 0, 1, 0}}, [](State& t) { painter(t, 0).mood = 5; });
    EXPECT_EQ(painter(s, 0).apprentices, 5);
    finish_round(game, s, rng);
    EXPECT_EQ(painter(s, 0).mood, 9);
    wake_next(game, s, 0, hour);
    EXPECT_EQ(painter(s, 0).apprentices, hour == 0 ? 5 : 6);
  }
}

// Biskup goes to the segment that was restored: what lies beside it earns two without a step.
TEST(FrescoSituations, TheSecondSegmentBesideTheFirstEarnsTwoForNothing) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 2, 0, 0, 0}}, [](State& t) {
    t.board.bishop = 24;
    painter(t, 0).paints = {9, 9, 9, 9, 9, 9, 0, 0};
  });
  int const first = game.tile(s.board.fresco[0] - 1).points, second = game.tile(s.board.fresco[6] - 1).points;
  play(game, s, Restore{0});
  EXPECT_EQ(painter(s, 0).score, first);
  play(game, s, Restore{6});
  EXPECT_EQ(painter(s, 0).score, first + second + 2);
  EXPECT_EQ(painter(s, 0).thalers, 12);
}

TEST(FrescoSituations, TheAltarLeavesTheBishopWhereHeIsAndTheTileBeneathHimUntouched) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 1, 0, 0, 0}}, [](State& t) { painter(t, 0).paints = paints("RYBOGP"); });
  int const covered = s.board.covered;
  play(game, s, RestoreAltar{{Paint::orange, Paint::green, Paint::purple}});
  EXPECT_EQ(s.board.bishop, centre);
  EXPECT_EQ(s.board.covered, covered);
  EXPECT_EQ(painter(s, 0).tiles, 0U);
  EXPECT_EQ(painter(s, 0).score, 6);
}

// Pink replaces one of orange, green and purple; it does not make two oranges different, and it never lies among primaries.
TEST(FrescoSituations, PinkOnTheAltarNeedsDifferentBlendedPaintsBesideIt) {
  auto const game = table_for(3, "3");
  State s = at_work(game, {{0, 1, 0, 0, 0}}, [](State& t) { painter(t, 0).paints = {9, 9, 9, 9, 9, 9, 9, 9}; });
  EXPECT_FALSE(game.id(RestoreAltar{{Paint::orange, Paint::orange, Paint::pink}}));
  EXPECT_FALSE(game.id(RestoreAltar{{Paint::red, Paint::yellow, Paint::pink}}));
  EXPECT_FALSE(game.id(RestoreAltar{{Paint::red, Paint::red, Paint::yellow}}));
  play(game, s, RestoreAltar{{Paint::orange, Paint::pink, Paint::pink}});
  EXPECT_EQ(painter(s, 0).score, 12);
}

// Koniec gry is looked at when a round begins: the seventh tile may fall at noon, the theatre still plays in the evening.
TEST(FrescoSituations, ARoundThatFallsBelowSevenTilesEndsLikeAnyOther) {
  auto const game = table_for(3);
  Rng rng(2);
  State s = at_work(game, {{0, 1, 0, 0, 1}}, [](State& t) {
    leave_only(t, {centre, 1, 2, 3, 4, 5, 6});
    painter(t, 0).paints = {9, 9, 9, 9, 9, 9, 0, 0};
    painter(t, 0).mood = 4;
  });
  play(game, s, Restore{centre});
  play(game, s, Done{});
  finish_round(game, s, rng);
  EXPECT_EQ(painter(s, 0).mood, 6);
  EXPECT_EQ(painter(s, 0).thalers, 13);  // it paid income
  EXPECT_TRUE(s.last);
}

// A finished fresco ends the game after the round, not at once.
TEST(FrescoSituations, AfterTheLastTileTheStudioStillPaysAndTheWorkshopStillMixes) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 1, 0, 0, 0}, {0, 0, 2, 1, 0}}, [](State& t) {
    leave_only(t, {centre});
    painter(t, 0).paints = paints("OGP");
    painter(t, 1).thalers = 0;
  });
  play(game, s, Restore{centre});
  play(game, s, Done{});
  EXPECT_EQ(s.place, Place::workshop);
  EXPECT_EQ(painter(s, 1).thalers, 6);
  play(game, s, Mix{Paint::orange});
  play(game, s, Done{});
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(painter(s, 1).score, 3);
}

// The second cathedral of the last round comes after the workshop: there it can be painted with what was mixed today.
TEST(FrescoSituations, InTheLastRoundWhatIsMixedIsPaintedWithTheSameDay) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 0, 0, 2, 1}}, [](State& t) {
    t.last = true;
    leave_only(t, {centre});
    painter(t, 0).paints = paints("RRYYBB");
  });
  for (Paint paint : {Paint::orange, Paint::green, Paint::purple}) play(game, s, Mix{paint});
  play(game, s, Done{});
  play(game, s, Restore{centre});
  EXPECT_EQ(painter(s, 0).score, 14);
}

// Dochód and prośby: three Thalers of three tiles become one and a paint, and the tiles serve no second request.
TEST(FrescoSituations, TilesUnderARequestEarnNothingAndServeNoOther) {
  auto const game = table_for(3, "2");
  std::uint32_t purple = 0;
  for (int tile = 0, count = 0; tile < base_tiles && count < 3; ++tile)
    if ((game.splashed(RequestKind::purple) >> tile) & 1) purple |= 1U << tile, ++count;
  Rng rng(3);
  State s = at_work(game, {{0, 0, 0, 1, 0}}, [&](State& t) { painter(t, 0).tiles = purple; });
  int const thalers = painter(s, 0).thalers, pots = painter(s, 0).paints[static_cast<std::size_t>(Paint::purple)];
  play(game, s, Fulfil{RequestKind::purple});
  EXPECT_FALSE(may(game, s, Fulfil{RequestKind::general}));
  play(game, s, Done{});
  finish_round(game, s, rng);
  EXPECT_EQ(painter(s, 0).thalers, thalers + 1);
  EXPECT_EQ(painter(s, 0).paints[static_cast<std::size_t>(Paint::purple)], pots + 1);
  EXPECT_EQ(painter(s, 0).tiles, 0U);
}

// Autoportret: points are walked now, better mood is felt tomorrow.
TEST(FrescoSituations, MoodOfAPortraitGivesNoApprenticeToday) {
  auto const game = table_for(3, "1");
  int card = 0;
  while (game.components().portraits[static_cast<std::size_t>(card)].sitter != Sitter::muse) ++card;
  State s = at_work(game, {{0, 0, 1, 0, 0}}, [&](State& t) { t.board.portraits = {static_cast<std::uint8_t>(card + 1), 0}; });
  play(game, s, TakePortrait{0});
  EXPECT_EQ(painter(s, 0).mood, game.components().mood_spaces.value - 1);
  EXPECT_EQ(painter(s, 0).apprentices, 5);
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 0).thalers, 12);  // the apprentice who painted earns nothing
}

// Leonardo takes an hour away from the players, and acts at it like anybody.
TEST(FrescoSituations, LeonardosHourIsHisAloneAndHeShopsInItsTurn) {
  auto const game = table_for(2);
  State s = laid_out(game);
  while (s.order[s.turn] != 2) {
    int const hour = s.turn == 0 ? 3 : 4;
    play(game, s, WakeUp{hour});
  }
  play(game, s, WakeUp{0});
  if (s.phase == Phase::waking) {
    EXPECT_FALSE(may(game, s, WakeUp{0}));
    while (s.phase == Phase::waking) play(game, s, WakeUp{may(game, s, WakeUp{3}) ? 3 : 4});
  }
  plan_all(game, s, {{1, 0, 0, 0, 0}, {1, 0, 0, 0, 0}});
  EXPECT_EQ(s.order[s.turn], 2);
  play(game, s, CloseStall{1});
  play(game, s, Done{});
  EXPECT_NE(s.order[s.turn], 2);
  EXPECT_FALSE(may(game, s, CloseStall{1}));
}

// Leonardo's points go by the bishop's bonus, and a taken space is chosen by whoever steers him.
TEST(FrescoSituations, TheSteersmanChoosesWhereLeonardoLands) {
  auto const game = table_for(2);
  State s = at_work(game, {}, [&](State& t) {
    put(t, 13, tile_of(game, 3));
    leave_only(t, {13, 0, 1, 2, 3, 4, 5, 6});
    stand_at(t, 0, 5);  // 3 and 2 of the bishop in the middle
  });
  play(game, s, CloseStall{0});
  play(game, s, Done{});
  Seat const steering = game.to_act(s).lowest();
  EXPECT_EQ(index(steering), s.steering);
  play(game, s, Restore{13});
  ASSERT_EQ(s.phase, Phase::landing);
  EXPECT_EQ(game.to_act(s).lowest(), steering);
  play(game, s, Land{false});
  EXPECT_EQ(painter(s, 2).score, 4);
}

}  // namespace
}  // namespace atelier::fresco
