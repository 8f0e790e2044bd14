// The supplement of Fresco: portraits, requests, and the two-player game with Leonardo. More colours are tested with altar and workshop.
#include "games/fresco/testing.hpp"

namespace atelier::fresco {
namespace {

// The first painter in the studio with these two portraits.
State in_studio(Fresco const& game, int sent, Sitter left, Sitter right) {
  return at_work(game, {sent_to(Place::studio, sent), {0, 0, 1, 0, 0}}, [&](State& s) { show(game, s, left, right); });
}

// Dodatek 1: Portrety.

TEST(FrescoPortraits, TwoAreUnveiledEachRoundFromTheDecksAThenBThenC) {
  auto const game = table_for(3, "1");
  Rng rng(4);
  State s = laid_out(game);
  for (int round = 1; round <= 9; ++round) {
    EXPECT_EQ(s.round, round);
    for (int card : s.board.portraits) EXPECT_EQ(index(game.components().portraits[card - 1].deck), (round - 1) / 3);
    EXPECT_EQ(s.last, round == 9);  // the last two make the last round
    wake_all(game, s, {2, 3, 4});
    plan_all(game, s, {});
    finish_round(game, s, rng);
  }
  EXPECT_EQ(s.phase, Phase::over);
}

TEST(FrescoPortraits, OneApprenticePaintsOneTheOthersEarnThree) {
  auto const game = table_for(3, "1");
  State s = in_studio(game, 3, Sitter::patron, Sitter::muse);
  play(game, s, TakePortrait{0});
  EXPECT_EQ(painter(s, 0).thalers, 19);
  EXPECT_FALSE(may(game, s, TakePortrait{1}));
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 0).thalers, 25);
  play(game, s, TakePortrait{1});  // the next painter
  EXPECT_EQ(painter(s, 1).mood, 9);
}

TEST(FrescoPortraits, WithBothTakenApprenticesCanOnlyEarn) {
  auto const game = table_for(3, "1");
  State s =
      at_work(game, {{0, 0, 1, 0, 0}, {0, 0, 1, 0, 0}, {0, 0, 2, 1, 0}}, [&](State& t) { show(game, t, Sitter::patron, Sitter::actor); });
  play(game, s, TakePortrait{0});
  play(game, s, Done{});
  play(game, s, TakePortrait{1});
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 2).thalers, 18);
  EXPECT_EQ(s.place, Place::workshop);
}

TEST(FrescoPortraits, NobodyHasToPaintOne) {
  auto const game = table_for(3, "1");
  State s = in_studio(game, 2, Sitter::patron, Sitter::muse);
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 0).thalers, 18);
}

TEST(FrescoPortraits, TheMerchantGivesTwoPrimariesOfChoiceAndAThaler) {
  auto const game = table_for(3, "1");
  State s = in_studio(game, 1, Sitter::merchant, Sitter::muse);
  play(game, s, TakePortrait{0});
  EXPECT_FALSE(may(game, s, Done{}));
  play(game, s, PickPaint{Paint::blue});
  play(game, s, PickPaint{Paint::blue});
  EXPECT_EQ(painter(s, 0).paints, paints("RYBBB"));
  EXPECT_EQ(painter(s, 0).thalers, 13);
  play(game, s, TakeBack{});
  EXPECT_EQ(painter(s, 0).paints, paints("RYB"));
}

TEST(FrescoPortraits, TheServantAddsAThalerToEachIncome) {
  auto const game = table_for(3, "1");
  Rng rng(1);
  State s = in_studio(game, 1, Sitter::servant, Sitter::muse);
  play(game, s, TakePortrait{0});
  finish_round(game, s, rng);
  EXPECT_EQ(painter(s, 0).thalers, 13);
}

TEST(FrescoPortraits, TheActorMakesEachTheatreApprenticeWorthThree) {
  auto const game = table_for(3, "1");
  State s = at_work(game, {{0, 0, 0, 0, 2}}, [](State& t) { painter(t, 0).portraits = 1 << index(Sitter::actor); });
  EXPECT_EQ(painter(s, 0).mood, 2 + 6);
}

TEST(FrescoPortraits, TheAbbotAddsAPointToEachBonusButNotWhereThereIsNone) {
  auto const game = table_for(3, "1");
  Painter abbot;
  abbot.portraits = 1 << index(Sitter::abbot);
  EXPECT_EQ(game.bonus_at(abbot, 12, 12), 4);
  EXPECT_EQ(game.bonus_at(abbot, 12, 6), 3);
  EXPECT_EQ(game.bonus_at(abbot, 12, 2), 0);
  EXPECT_EQ(game.bonus_at(abbot, 9, 10), 0);  // rows do not touch at the edges
}

TEST(FrescoPortraits, TheSextonSendsTheBishopOnceARoundOnTopOfTheStepAlsoWithTwoVisits) {
  auto const game = table_for(3, "1");
  State s = at_work(game, {{0, 1, 0, 0, 1}}, [](State& t) {
    t.last = true;
    painter(t, 0).portraits = 1 << index(Sitter::sexton);
    painter(t, 0).paints = {9, 9, 9, 9, 9, 9, 0, 0};
  });
  play(game, s, SendBishop{0});
  EXPECT_EQ(s.board.bishop, 0);
  EXPECT_EQ(painter(s, 0).thalers, 11);
  EXPECT_FALSE(may(game, s, SendBishop{24}));
  EXPECT_TRUE(may(game, s, Done{}));  // only the step binds
  play(game, s, StepBishop{1});
  play(game, s, Restore{1});
  play(game, s, Done{});
  EXPECT_EQ(s.place, Place::again);
  EXPECT_FALSE(may(game, s, SendBishop{24}));
}

TEST(FrescoPortraits, TheSextonSendsTheBishopAgainInTheNextRound) {
  auto const game = table_for(3, "1");
  State s = at_work(game, {{0, 1, 0, 0, 0}}, [](State& t) { painter(t, 0).portraits = 1 << index(Sitter::sexton); });
  play(game, s, SendBishop{0});
  Rng rng(1);
  finish_round(game, s, rng);
  wake_all(game, s, {0, 1, 2});
  plan_all(game, s, {{0, 1, 0, 0, 0}});
  ASSERT_EQ(s.place, Place::cathedral);
  EXPECT_TRUE(may(game, s, SendBishop{24}));
}

TEST(FrescoPortraits, PointsOfACardAreWalkedOnTheTrack) {
  auto const game = table_for(3, "1");
  State s = in_studio(game, 1, Sitter::self, Sitter::muse);
  stand_at(s, 1, 6);
  stand_at(s, 0, 0);
  s.before.painter = s.painters[0];
  play(game, s, TakePortrait{0});
  EXPECT_EQ(s.phase, Phase::landing);
  play(game, s, Land{true});
  EXPECT_EQ(painter(s, 0).score, 7);
}

// Dodatek 2: Prośby biskupa.

State in_workshop(Fresco const& game, int sent, std::uint32_t tiles) {
  return at_work(game, {sent_to(Place::workshop, sent)}, [&](State& s) {
    painter(s, 0).tiles = tiles;
    painter(s, 0).paints = paints("RRRYYYBBB");
  });
}

std::uint32_t any_three(std::uint32_t tiles) {
  std::uint32_t three = 0;
  for (int i = 0; i < 3; ++i, tiles &= tiles - 1) three |= tiles & -tiles;
  return three;
}

TEST(FrescoRequests, ExampleAGeneralRequestGivesSixThenAThalerAndAPrimaryOfChoiceEachRound) {
  auto const game = table_for(3, "2");
  Rng rng(1);
  State s = in_workshop(game, 1, 0b111);
  play(game, s, Fulfil{RequestKind::general});
  EXPECT_EQ(painter(s, 0).score, 6);
  EXPECT_EQ(painter(s, 0).tiles, 0U);
  play(game, s, Done{});
  deal(game, s, rng);
  ASSERT_EQ(s.phase, Phase::earning);
  EXPECT_EQ(painter(s, 0).thalers, 13);  // the three tiles pay no more
  play(game, s, PickPaint{Paint::yellow});
  EXPECT_EQ(painter(s, 0).paints, paints("RRRYYYYBBB"));
}

TEST(FrescoRequests, ExampleAPurpleRequestGivesTenThenAThalerAndAPurpleEachRound) {
  auto const game = table_for(3, "2");
  Rng rng(1);
  State s = in_workshop(game, 1, any_three(game.splashed(RequestKind::purple)));
  play(game, s, Fulfil{RequestKind::purple});
  EXPECT_EQ(painter(s, 0).score, 10);
  finish_round(game, s, rng);
  EXPECT_EQ(painter(s, 0).thalers, 13);
  EXPECT_EQ(painter(s, 0).paints, paints("RRRYYYBBBP"));
}

TEST(FrescoRequests, TheDearestOfAPileGoesFirst) {
  auto const game = table_for(3, "2");
  auto const& points = game.components().requests[0].points;
  EXPECT_LE(points[0], points[1]);
  EXPECT_LE(points[1], points[2]);
  State s = in_workshop(game, 1, 0b111);
  s.board.requests[0] = 2;
  play(game, s, Fulfil{RequestKind::general});
  EXPECT_EQ(painter(s, 0).score, points[1]);
}

TEST(FrescoRequests, ASpecialRequestTakesOnlyTilesWithItsSplash) {
  auto const game = table_for(3, "2");
  auto const orange = game.splashed(RequestKind::orange);
  State s = in_workshop(game, 1, any_three(orange) | any_three(~orange & 0x1FFFFFF));
  play(game, s, Fulfil{RequestKind::orange});  // exactly three fit, nothing to choose
  EXPECT_EQ(painter(s, 0).tiles & orange, 0U);
  EXPECT_EQ(std::popcount(painter(s, 0).tiles), 3);
  State poor = in_workshop(game, 1, any_three(~orange & 0x1FFFFFF));
  EXPECT_FALSE(may(game, poor, Fulfil{RequestKind::orange}));
  EXPECT_EQ(game.refuse(poor, seat_at(0), *game.id(Fulfil{RequestKind::orange})), (Refusal{"request_not_met"}));
}

TEST(FrescoRequests, WithMoreTilesThanThreeThePlayerChooses) {
  auto const game = table_for(3, "2");
  State s = in_workshop(game, 1, 0b111110);
  play(game, s, Fulfil{RequestKind::general});
  EXPECT_EQ(s.phase, Phase::stacking);
  EXPECT_FALSE(may(game, s, Stack{0}));
  play(game, s, Stack{5});
  play(game, s, Stack{1});
  EXPECT_FALSE(may(game, s, Stack{5}));
  play(game, s, Stack{3});
  EXPECT_EQ(painter(s, 0).tiles, 0b010100U);
  EXPECT_EQ(painter(s, 0).score, 6);
}

TEST(FrescoRequests, AnApprenticeEitherFulfilsOrMixesAndOnlyOneFulfils) {
  auto const game = table_for(3, "2");
  State s = in_workshop(game, 2, 0b111111);
  play(game, s, Fulfil{RequestKind::general});
  for (int tile : {0, 1, 2}) play(game, s, Stack{tile});
  EXPECT_FALSE(may(game, s, Fulfil{RequestKind::general}));
  play(game, s, Mix{Paint::orange});
  play(game, s, Mix{Paint::orange});
  EXPECT_FALSE(may(game, s, Mix{Paint::green}));

  State other = in_workshop(game, 2, 0b111);
  play(game, other, Mix{Paint::orange});
  play(game, other, Mix{Paint::orange});
  EXPECT_TRUE(may(game, other, Fulfil{RequestKind::general}));  // the second apprentice is free
  play(game, other, Mix{Paint::green});
  EXPECT_FALSE(may(game, other, Fulfil{RequestKind::general}));
}

TEST(FrescoRequests, AnEmptyPileIsFulfilled) {
  auto const game = table_for(3, "2");
  State s = in_workshop(game, 1, 0b111);
  s.board.requests[0] = 0;
  EXPECT_FALSE(may(game, s, Fulfil{RequestKind::general}));
}

// Rozgrywka 2-osobowa.

State with_leonardo(Fresco const& game, auto&& change) {
  return at_work(game, {}, [&](State& s) { change(s); });
}

TEST(FrescoLeonardo, HeBeginsOnTheThirdStartSpaceAndInTheMiddleOfTheFresco) {
  auto const game = table_for(2);
  auto const s = laid_out(game);
  ASSERT_TRUE(game.has_leonardo());
  EXPECT_EQ(s.painters[2].start_space, 3);
  EXPECT_EQ(s.board.leonardo, centre);
  EXPECT_EQ(s.order[0], 2);
}

TEST(FrescoLeonardo, WhoChoosesFirstSteersHimFirstThenTheySteerInTurn) {
  auto const game = table_for(2);
  Rng rng(1);
  State s = laid_out(game);
  int const first = s.order[1];
  EXPECT_EQ(s.steering, first);
  EXPECT_TRUE(game.to_act(s) == Seats(seat_at(first)));
  for (int round = 1; round < 4; ++round) {
    EXPECT_EQ(s.steering, (first + round - 1) % 2);
    wake_all(game, s, {2, 3, 4});
    plan_all(game, s, {});
    finish_round(game, s, rng);
  }
}

TEST(FrescoLeonardo, TheySteerInTurnAlsoWhereOneOfThemAlwaysChoosesFirst) {
  auto const game = table_for(2);
  Rng rng(1);
  State s = laid_out(game);
  int const first = s.steering;
  for (int round = 1; round < 5; ++round) {
    EXPECT_EQ(s.steering, (first + round - 1) % 2);
    if (round > 1) EXPECT_EQ(s.order[0], 0);
    wake_all(game, s, {2, 3, 4});
    plan_all(game, s, {});
    for (int p = 0; p < 3; ++p) painter(s, p).score = 20 * (p + 1), painter(s, p).start_space = 0;
    finish_round(game, s, rng);
  }
}

TEST(FrescoLeonardo, HeMustCloseAStallAndBuysNothing) {
  auto const game = table_for(2);
  State s = with_leonardo(game, [](State&) {});
  ASSERT_EQ(s.place, Place::market);
  EXPECT_FALSE(may(game, s, Done{}));
  EXPECT_FALSE(may(game, s, Buy{0, 0}));
  play(game, s, CloseStall{1});
  play(game, s, Done{});
  EXPECT_EQ(s.board.market[4], 0);
}

TEST(FrescoLeonardo, HeRestoresNextToHisMasterNeverOnTheDiagonalAndTakesTheBonus) {
  auto const game = table_for(2);
  State s = with_leonardo(game, [&](State& t) { put(t, 7, tile_of(game, 3)); });
  play(game, s, CloseStall{0});
  play(game, s, Done{});
  MoveList moves;
  game.legal(s, game.to_act(s).lowest(), moves);
  ASSERT_EQ(moves.size(), 4);
  for (int segment : {7, 11, 13, 17}) EXPECT_TRUE(may(game, s, Restore{segment}));
  play(game, s, Restore{7});
  EXPECT_EQ(s.painters[2].score, 5);
  EXPECT_EQ(s.board.leonardo, 7);
  EXPECT_EQ(s.board.bishop, 7);
  EXPECT_EQ(std::popcount(s.painters[2].tiles), 1);
}

TEST(FrescoLeonardo, WithNothingNextToHimHeGoesToTheLowestValue) {
  auto const game = table_for(2);
  State s = with_leonardo(game, [&](State& t) {
    int low = 0;
    for (int tile = 0; tile < base_tiles; ++tile)  // two of the lowest and one dear tile, far away
      if (game.tile(tile).points == 3 && low < 2) put(t, low++ == 0 ? 0 : 24, tile);
    put(t, 4, tile_of(game, 10));
    leave_only(t, {0, 4, 24});
  });
  play(game, s, CloseStall{0});
  play(game, s, Done{});
  EXPECT_TRUE(may(game, s, Restore{0}));
  EXPECT_TRUE(may(game, s, Restore{24}));
  EXPECT_FALSE(may(game, s, Restore{4}));
}

TEST(FrescoLeonardo, InTheLastRoundHeStaysOutOfTheCathedral) {
  auto const game = table_for(2);
  State s = with_leonardo(game, [](State& t) { t.last = true; });
  int const covered = s.board.covered;
  play(game, s, CloseStall{0});
  play(game, s, Done{});
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(s.board.covered, covered);
}

TEST(FrescoLeonardo, HeCannotWinButHoldsHisSpace) {
  auto const game = table_for(2);
  State s = with_leonardo(game, [](State& t) {
    t.last = true;
    stand_at(t, 2, 50);
    stand_at(t, 0, 48);
    painter(t, 0).thalers = 4;
    painter(t, 1).thalers = 0;
  });
  play(game, s, CloseStall{0});
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 0).score, 51);
  EXPECT_EQ(game.scores(s).points.size(), 2U);
  EXPECT_EQ(game.scores(s).ranks[0], 1);
}

TEST(FrescoLeonardo, WithPortraitsHeMustPaintOneAndScoresOnlyItsPoints) {
  auto const game = table_for(2, "1");
  State s = with_leonardo(game, [&](State& t) {
    t.last = true;  // no cathedral on the way
    show(game, t, Sitter::self, Sitter::patron);
  });
  play(game, s, CloseStall{0});
  play(game, s, Done{});
  ASSERT_EQ(s.place, Place::studio);
  EXPECT_FALSE(may(game, s, Done{}));
  play(game, s, TakePortrait{0});
  EXPECT_EQ(s.painters[2].score, 6);
  EXPECT_EQ(s.painters[2].thalers, 0);
}

TEST(FrescoLeonardo, WithRequestsHeMayFulfilOneAndItsTilesLeaveTheGame) {
  auto const game = table_for(2, "2");
  State s = with_leonardo(game, [&](State& t) {
    t.last = true;
    painter(t, 2).tiles = 0b111;
  });
  play(game, s, CloseStall{0});
  play(game, s, Done{});
  ASSERT_EQ(s.place, Place::workshop);
  EXPECT_TRUE(may(game, s, Done{}));
  EXPECT_FALSE(may(game, s, Mix{Paint::orange}));
  play(game, s, Fulfil{RequestKind::general});
  EXPECT_EQ(s.painters[2].score, 6);
  EXPECT_EQ(s.painters[2].tiles, 0U);
  EXPECT_EQ(s.board.requests[0], 2);
  EXPECT_EQ(s.painters[2].requests[0], 0);
}

TEST(FrescoLeonardo, HeStaysAwayFromMoreColoursUnlessTheTableWantsHim) {
  EXPECT_FALSE(table_for(2, "3").has_leonardo());
  EXPECT_FALSE(table_for(3).has_leonardo());
  Options options;
  options.seats.value = 2;
  options.colours = true;
  options.leonardo_always = true;
  EXPECT_TRUE(table_for(options).has_leonardo());
}

}  // namespace
}  // namespace atelier::fresco
