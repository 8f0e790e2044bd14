// Situations in which two passages of the rulebook meet, each with the outcome that follows from both.
#include "games/fresco/testing.hpp"

namespace atelier::fresco {
namespace {

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
  int const thalers = painter(s, 0).thalers, pots = painter(s, 0).paints[index(Paint::purple)];
  play(game, s, Fulfil{RequestKind::purple});
  EXPECT_FALSE(may(game, s, Fulfil{RequestKind::general}));
  play(game, s, Done{});
  finish_round(game, s, rng);
  EXPECT_EQ(painter(s, 0).thalers, thalers + 1);
  EXPECT_EQ(painter(s, 0).paints[index(Paint::purple)], pots + 1);
  EXPECT_EQ(painter(s, 0).tiles, 0U);
}

// Autoportret: points are walked now, better mood is felt tomorrow.
TEST(FrescoSituations, MoodOfAPortraitGivesNoApprenticeToday) {
  auto const game = table_for(3, "1");
  State s = at_work(game, {{0, 0, 1, 0, 0}}, [&](State& t) { show(game, t, Sitter::muse); });
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

// Premia biskupa: three where he stands, two on the eight segments around him, nothing two steps away in any direction.
TEST(FrescoSituations, TwoSegmentsFromTheBishopThereIsNoBonusInAnyDirection) {
  auto const game = table_for(3);
  Painter const plain;
  for (int bishop = 0; bishop < segments; ++bishop)
    for (int segment = 0; segment < segments; ++segment) {
      int const rows = std::abs(bishop / 5 - segment / 5), columns = std::abs(bishop % 5 - segment % 5);
      int const distance = std::max(rows, columns);
      EXPECT_EQ(game.bonus_at(plain, bishop, segment), distance == 0 ? 3 : distance == 1 ? 2 : 0) << bishop << " to " << segment;
    }
  for (int segment : {0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 19, 20, 21, 22, 23, 24}) {
    State s = at_work(game, {{0, 1, 0, 0, 0}}, [](State& t) { painter(t, 0).paints = {9, 9, 9, 9, 9, 9, 0, 0}; });
    int const points = game.tile(s.board.fresco[segment] - 1).points;
    play(game, s, Restore{segment});
    EXPECT_EQ(painter(s, 0).score, points) << segment;
  }
}

// Tor punktacji: its first space is 1, and behind a master on 2 it is free.
TEST(FrescoSituations, BehindAMasterOnTheSecondSpaceOneMayLandOnTheFirst) {
  auto const game = table_for(3);
  for (bool first_is_taken : {false, true}) {
    State s = at_work(game, {{0, 1, 0, 0, 0}}, [&](State& t) {
      painter(t, 0).paints = paints("RYB");
      stand_at(t, 1, 2);
      if (first_is_taken) stand_at(t, 2, 1);
    });
    play(game, s, RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}});
    if (first_is_taken) {  // nothing is left behind: no choice
      EXPECT_EQ(s.phase, Phase::visiting);
      EXPECT_EQ(painter(s, 0).score, 3);
    } else {
      ASSERT_EQ(s.phase, Phase::landing);
      EXPECT_EQ(game.view(s, seat_at(0)).offer->land, (LandOffer{3, 1}));
      play(game, s, Land{false});
      EXPECT_EQ(painter(s, 0).score, 1);
      EXPECT_EQ(painter(s, 0).start_space, 0);
    }
  }
}

// The space a master leaves is free for him: he may go back to it and gain nothing.
TEST(FrescoSituations, OneMayGoBackToTheFirstSpaceOneCameFrom) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 1, 0, 0, 0}}, [](State& t) {
    painter(t, 0).paints = paints("RYB");
    stand_at(t, 0, 1);
    stand_at(t, 1, 2);
    stand_at(t, 2, 3);
  });
  play(game, s, RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}});
  EXPECT_EQ(game.view(s, seat_at(0)).offer->land, (LandOffer{4, 1}));
  play(game, s, Land{false});
  EXPECT_EQ(painter(s, 0).score, 1);
}

// "Pierwszy zostaje przesunięty na koniec kolejki, a pozostali o 1 pozycję do przodu": of those who still wait.
TEST(FrescoSituations, WhereOneMasterHasLeftTheOthersRotateOverTheSpacesTheyHold) {
  auto const game = table_for(4);
  Rng rng(1);
  State s = laid_out(game);
  wake_all(game, s, {0, 1, 2, 3});
  for (int p = 0; p < 4; ++p) painter(s, p).start_space = p + 1;
  stand_at(s, 1, 7);  // S2 is empty
  plan_all(game, s, {});
  finish_round(game, s, rng);
  EXPECT_EQ(painter(s, 0).start_space, 4);
  EXPECT_EQ(painter(s, 1).start_space, 0);
  EXPECT_EQ(painter(s, 2).start_space, 1);
  EXPECT_EQ(painter(s, 3).start_space, 3);
  EXPECT_EQ(s.order, (std::array<std::uint8_t, 4>{0, 3, 2, 1}));  // S4, S3, S1, then the track
}

// Start spaces are no score spaces: any number of masters waits at nothing, and only they can share a place.
TEST(FrescoSituations, SeveralPaintersAtNothingBlockNobodyAndShareTheirRank) {
  auto const game = table_for(4);
  State s = at_work(game, {{0, 1, 0, 0, 0}}, [](State& t) {
    t.last = true;
    for (int p = 0; p < 4; ++p) painter(t, p).thalers = 1;  // half a point is none
    painter(t, 0).paints = paints("RYB");
  });
  play(game, s, RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}});
  EXPECT_EQ(painter(s, 0).score, 2);
  play(game, s, Done{});
  ASSERT_EQ(s.phase, Phase::over);
  EXPECT_EQ(game.scores(s).points, (List<int, max_seats>{2, 0, 0, 0}));
  EXPECT_EQ(game.scores(s).ranks, (List<int, max_seats>{1, 2, 2, 2}));
  State none = at_work(game, {}, [](State& t) {
    t.last = true;
    for (int p = 0; p < 4; ++p) painter(t, p).thalers = 0;
  });
  ASSERT_EQ(none.phase, Phase::over);
  EXPECT_EQ(game.scores(none).ranks, (List<int, max_seats>{1, 1, 1, 1}));
}

// Aktor lies before the painter from the moment he is painted, and the theatre plays after the studio.
TEST(FrescoSituations, TheActorPaintedAtNoonLiftsTheMoodOfTheSameEvening) {
  auto const game = table_for(3, "1");
  State s = at_work(game, {{0, 0, 1, 0, 2}, {0, 0, 0, 0, 2}}, [&](State& t) {
    show(game, t, Sitter::actor);
    painter(t, 0).mood = painter(t, 1).mood = 1;
  });
  play(game, s, TakePortrait{0});
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 0).mood, 1 + 2 * 3);
  EXPECT_EQ(painter(s, 1).mood, 1 + 2 * 2);
}

// "Prośba ogólna pozwala na wybór w każdej rundzie jednej farby": each of them.
TEST(FrescoSituations, TwoGeneralRequestsPayTwoThalersAndTwoPaintsOfChoice) {
  auto const game = table_for(3, "2");
  Rng rng(1);
  State s = at_work(game, {}, [](State& t) {
    painter(t, 0).requests[index(RequestKind::general)] = 2;
    painter(t, 1).requests[index(RequestKind::general)] = 1;
    t.board.requests[index(RequestKind::general)] = 0;
  });
  deal(game, s, rng);
  ASSERT_EQ(s.phase, Phase::earning);
  EXPECT_TRUE(game.to_act(s) == Seats(seat_at(0)));
  EXPECT_EQ(painter(s, 0).thalers, 14);
  play(game, s, PickPaint{Paint::blue});
  EXPECT_TRUE(game.to_act(s) == Seats(seat_at(0)));  // the second token
  play(game, s, PickPaint{Paint::red});
  EXPECT_EQ(painter(s, 0).paints, paints("RYBBR"));
  EXPECT_TRUE(game.to_act(s) == Seats(seat_at(1)));
  EXPECT_EQ(painter(s, 1).thalers, 13);
  play(game, s, PickPaint{Paint::yellow});
  EXPECT_EQ(s.phase, Phase::waking);
  EXPECT_EQ(s.round, 2);
}

// Dodatki 1 i 2: a portrait in the studio and a request in the workshop on one day; new portraits lie open before the income is chosen.
TEST(FrescoSituations, AServantAndARequestOfOneDayPayTheNextMorningTogether) {
  auto const game = table_for(3, "12");
  Rng rng(1);
  State s = at_work(game, {{0, 0, 2, 1, 0}}, [&](State& t) {
    show(game, t, Sitter::servant);
    painter(t, 0).tiles = 0b1111;
  });
  play(game, s, TakePortrait{0});
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 0).thalers, 15);  // the other apprentice earned
  play(game, s, Fulfil{RequestKind::general});
  for (int tile : {0, 1, 2}) play(game, s, Stack{tile});
  EXPECT_EQ(painter(s, 0).score, 6);
  play(game, s, Done{});
  deal(game, s, rng);
  ASSERT_EQ(s.phase, Phase::earning);
  EXPECT_TRUE(s.board.portraits[0] != 0 && s.board.portraits[1] != 0);
  EXPECT_EQ(painter(s, 0).thalers, 18);  // a tile, the request and the servant
  play(game, s, PickPaint{Paint::red});
  EXPECT_EQ(painter(s, 0).paints, paints("RRYB"));
}

TEST(FrescoSituations, WithPortraitsAndRequestsLeonardoPaintsOneAndMayFulfilOneTheSameDay) {
  auto const game = table_for(2, "12");
  State s = at_work(game, {{0, 0, 1, 0, 0}}, [&](State& t) {
    t.last = true;  // he stays out of the cathedral
    show(game, t, Sitter::self, Sitter::patron);
    painter(t, 2).tiles = 0b111;
  });
  EXPECT_EQ(painter(s, 2).sheet, (Sheet{1, 0, 1, 1, 0}));
  play(game, s, CloseStall{0});
  play(game, s, Done{});
  EXPECT_EQ(s.order[s.turn], 0);
  play(game, s, TakePortrait{1});
  play(game, s, Done{});
  EXPECT_EQ(s.order[s.turn], 2);
  EXPECT_FALSE(may(game, s, Done{}));
  play(game, s, TakePortrait{0});
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 2).score, 6);
  play(game, s, Fulfil{RequestKind::general});
  EXPECT_EQ(painter(s, 2).score, 12);
  play(game, s, Done{});
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(painter(s, 0).score, (12 + 7) / 2);
}

}  // namespace
}  // namespace atelier::fresco
