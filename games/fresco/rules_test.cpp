// Fresco by the headings of its rulebook: its worked examples, and what is easily played wrong.
#include "games/fresco/testing.hpp"

namespace atelier::fresco {
namespace {

// Przygotowanie.

TEST(FrescoPreparation, TwelveThalersAPaintOfEachPrimaryAndFiveApprentices) {
  auto const s = laid_out(table_for(4));
  for (auto const& each : s.painters) {
    EXPECT_EQ(each.thalers, 12);
    EXPECT_EQ(each.paints, paints("RYB"));
    EXPECT_EQ(each.apprentices, 5);
    EXPECT_EQ(each.mood, 5);
  }
}

TEST(FrescoPreparation, ThirteenMarketTilesForFourAndNineForFewer) {
  for (int seats = 2; seats <= 4; ++seats) {
    auto const game = table_for(seats);
    auto const s = laid_out(game);
    EXPECT_EQ(game.stalls(), seats == 4 ? 4 : 3);
    EXPECT_EQ(16 - std::count(s.board.market.begin(), s.board.market.end(), 0), seats == 4 ? 13 : 9);
    EXPECT_EQ(std::popcount(static_cast<unsigned>(s.bag)), seats == 4 ? 1 : 2);
  }
}

TEST(FrescoPreparation, AnElevenLiesInTheMiddleUnderTheBishop) {
  auto const game = table_for(3);
  auto const s = laid_out(game);
  EXPECT_EQ(game.tile(s.board.fresco[centre] - 1).points, 11);
  EXPECT_EQ(s.board.bishop, centre);
  EXPECT_EQ(s.board.covered, 25);
}

TEST(FrescoPreparation, WithMoreColoursTheTwentyFourLiesInTheMiddleAndSevenBaseTilesStayOut) {
  auto const game = table_for(3, "3");
  auto const s = laid_out(game);
  EXPECT_EQ(game.tile(s.board.fresco[centre] - 1).points, 24);
  int rare = 0;
  for (int tile : s.board.fresco) rare += tile - 1 >= base_tiles;
  EXPECT_EQ(rare, 7);
  EXPECT_EQ(s.board.covered, 25);
}

TEST(FrescoPreparation, TheBoxHoldsTilesFromThreeToElevenAndFromThirteenToTwentyFour) {
  auto const box = table_for(2).components();
  for (auto const& tile : box.tiles) {
    EXPECT_GE(tile.points, 3);
    EXPECT_LE(tile.points, 11);
    EXPECT_GE(tile.paints.size(), 2U);
  }
  for (auto const& tile : box.colour_tiles) {
    EXPECT_GE(tile.points, 13);
    EXPECT_LE(tile.points, 24);
  }
}

TEST(FrescoPreparation, AWrongBoxIsRefusedWithItsPath) {
  auto const box = table_for(2).components();
  auto const refused = [&](auto&& change) {
    auto other = box;
    change(other);
    auto const made = Fresco::make({}, other);
    return made ? std::string() : made.error();
  };
  EXPECT_EQ(refused([](Components& b) { b.mood_start.value = 11; }), "mood_start: must be from 1 to 10");
  EXPECT_EQ(refused([](Components& b) { b.market[3].paints.clear(); }), "market[3].paints: needs at least one paint");
  EXPECT_EQ(refused([](Components& b) { b.hostel[2].hour = 6; }), "hostel[2].hour: must be later than the line before");
  EXPECT_EQ(refused([](Components& b) { b.tiles[4].splashes = {Paint::red}; }), "tiles[4].splashes: only orange, green and purple");
  EXPECT_EQ(refused([](Components& b) { b.portraits[0].deck = Deck::c; }), "portraits: each deck must have 6");
  EXPECT_EQ(refused([](Components& b) { std::swap(b.requests[0], b.requests[1]); }),
            "requests[0].kind: the order is general, purple, orange, green");
}

TEST(FrescoPreparation, ABoxWhoseMiddleTileOrRequestPilesAreNotAsTheRulebookLaysThemIsRefused) {
  auto const box = table_for(2).components();
  auto const refused = [&](int rules, auto&& change) {
    auto other = box;
    change(other);
    auto const made = Fresco::make({}, other, rules);
    return made ? std::string() : made.error();
  };
  auto const three_first = [](Components& b) { b.tiles[0].points = 3; };
  auto const thirteen_first = [](Components& b) { std::swap(b.colour_tiles[0], b.colour_tiles[6]); };
  auto const dearest_below = [](Components& b) { b.requests[1].points = {10, 9, 8}; };
  EXPECT_EQ(refused(2, three_first), "tiles[0].points: the first tile lies in the middle and must be the dearest of them, 11");
  EXPECT_EQ(refused(2, thirteen_first), "colour_tiles[0].points: the first tile lies in the middle and must be the dearest of them, 24");
  EXPECT_EQ(refused(2, dearest_below), "requests[1].points: must rise from the bottom of the pile to its top");
  EXPECT_EQ(refused(2, [](Components& b) { b.requests[1].points = {8, 8, 8}; }), "");
  EXPECT_EQ(refused(2, [](Components& b) { std::swap(b.tiles[1], b.tiles[2]); }), "");
  // Tables that began with such a box go on with it.
  EXPECT_EQ(refused(1, three_first), "");
  EXPECT_EQ(refused(1, thirteen_first), "");
  EXPECT_EQ(refused(1, dearest_below), "");
  EXPECT_EQ(refused(3, [](Components&) {}), "rules: fresco is played under versions 1 to 2, not 3");
  EXPECT_EQ(refused(0, [](Components&) {}), "rules: fresco is played under versions 1 to 2, not 0");
}

// Wybór pory wstawania i dostosowanie nastroju.

TEST(FrescoWaking, InTheFirstRoundTheLastStartSpaceChoosesFirst) {
  auto const game = table_for(4);
  State s = laid_out(game, 3);
  for (int space = 4; space >= 1; --space) {
    EXPECT_EQ(painter(s, s.order[4 - space]).start_space, space);
  }
}

TEST(FrescoWaking, ExampleRedIsLastGetsUpAtSevenAndNobodyElseMay) {
  auto const game = table_for(4);
  Rng rng(1);
  State s = laid_out(game);
  for (int p = 0; p < 4; ++p) stand_at(s, p, 20 + p);
  stand_at(s, 2, 5);  // red
  wake_all(game, s, {0, 1, 2, 3});
  plan_all(game, s, {});
  finish_round(game, s, rng);
  EXPECT_EQ(s.order[0], 2);
  int const mood = painter(s, 2).mood;
  play(game, s, seat_at(2), WakeUp{2});
  EXPECT_EQ(game.components().hostel[2].hour, 7);
  EXPECT_EQ(painter(s, 2).mood, mood - 1);
  EXPECT_EQ(game.price_at(painter(s, 2).hour), 2);
  EXPECT_FALSE(may(game, s, WakeUp{2}));
  EXPECT_EQ(game.refuse(s, seat_at(s.order[1]), *game.id(WakeUp{2})), (Refusal{"hour_taken", 7}));
}

TEST(FrescoWaking, APainterOnTheTrackIsAheadOfAllOnStartSpaces) {
  auto const game = table_for(4);
  Rng rng(1);
  State s = laid_out(game);
  wake_all(game, s, {0, 1, 2, 3});
  stand_at(s, 1, 1);
  plan_all(game, s, {});
  finish_round(game, s, rng);
  EXPECT_EQ(s.order[3], 1);
}

TEST(FrescoWaking, PaintersStillOnStartSpacesRotateAfterARound) {
  auto const game = table_for(3);
  Rng rng(1);
  State s = laid_out(game);
  auto const before = s.painters;
  wake_all(game, s, {0, 1, 2});
  plan_all(game, s, {});
  finish_round(game, s, rng);
  for (std::size_t p = 0; p < 3; ++p) EXPECT_EQ(s.painters[p].start_space, before[p].start_space == 1 ? 3 : before[p].start_space - 1);
}

TEST(FrescoWaking, ASinglePainterOnAStartSpaceStaysThere) {
  auto const game = table_for(2, "3");
  Rng rng(1);
  State s = laid_out(game);
  wake_all(game, s, {0, 1});
  stand_at(s, 0, 4);
  int const space = painter(s, 1).start_space;
  plan_all(game, s, {});
  finish_round(game, s, rng);
  EXPECT_EQ(painter(s, 1).start_space, space);
}

TEST(FrescoWaking, MoodNeverLeavesItsTrack) {
  auto const game = table_for(2, "3");
  State s = laid_out(game);
  painter(s, 0).mood = 1;
  painter(s, 1).mood = 9;
  wake_all(game, s, {0, 4});
  EXPECT_EQ(painter(s, 0).mood, 0);
  EXPECT_EQ(painter(s, 1).mood, 9);
}

TEST(FrescoWaking, TheTopTwoSpacesGiveAnApprenticeAndTheBottomTwoCostOne) {
  auto const game = table_for(2, "3");
  int const expected[10] = {4, 4, 5, 5, 5, 5, 5, 5, 6, 6};
  for (int mood = 0; mood < 10; ++mood) {
    State s = laid_out(game);
    painter(s, 0).mood = mood;
    wake_all(game, s, {3, 4});
    EXPECT_EQ(painter(s, 0).apprentices, expected[mood]);
  }
}

TEST(FrescoWaking, MoodWonInTheTheatreCountsFromTheNextWakeUpOn) {
  auto const game = table_for(2, "3");
  Rng rng(1);
  State s = laid_out(game);
  painter(s, 0).mood = 6;
  wake_all(game, s, {3, 4});
  plan_all(game, s, {{0, 0, 0, 0, 1}});
  EXPECT_EQ(painter(s, 0).mood, 8);
  EXPECT_EQ(painter(s, 0).apprentices, 5);
  finish_round(game, s, rng);
  wake_all(game, s, {3, 4});
  EXPECT_EQ(painter(s, 0).apprentices, 6);
  plan_all(game, s, {});
  finish_round(game, s, rng);
  wake_all(game, s, {2, 4});  // 7:00 leaves the space again
  EXPECT_EQ(painter(s, 0).apprentices, 5);
}

TEST(FrescoWaking, EarlierHoursActFirst) {
  auto const game = table_for(4);
  State s = laid_out(game);
  wake_all(game, s, {3, 0, 4, 1});
  EXPECT_EQ(s.order, (std::array<std::uint8_t, 4>{1, 3, 0, 2}));
}

// Planowanie akcji.

TEST(FrescoPlanning, ExampleOneToTheMarketTwoToTheCathedralOneToTheWorkshopOneToTheTheatre) {
  auto const game = table_for(3);
  auto const s = at_work(game, {{1, 2, 0, 1, 1}}, [](State&) {});
  EXPECT_EQ(s.painters[0].sheet, (Sheet{1, 2, 0, 1, 1}));
  EXPECT_EQ(s.place, Place::market);
  EXPECT_EQ(s.visit.sent, 1);
}

TEST(FrescoPlanning, EveryApprenticeMayBePlacedNoneHasToBeAndThreeFitAPlace) {
  auto const game = table_for(3);
  State s = laid_out(game);
  wake_all(game, s, {1, 2, 3});
  EXPECT_TRUE(may(game, s, Plan{}));
  EXPECT_TRUE(may(game, s, Plan{3, 2, 0, 0, 0}));
  EXPECT_FALSE(may(game, s, Plan{3, 3, 0, 0, 0}));
  EXPECT_EQ(game.refuse(s, seat_at(0), *game.id(Plan{3, 3, 0, 0, 0})), (Refusal{"too_many_apprentices", 5}));
  EXPECT_FALSE(game.id(Plan{4, 0, 0, 0, 0}));
}

TEST(FrescoPlanning, PlansAreMadeInAnyOrder) {
  auto const game = table_for(3);
  State s = laid_out(game);
  wake_all(game, s, {1, 2, 3});
  play(game, s, seat_at(2), Plan{0, 0, 1, 0, 0});
  EXPECT_TRUE(game.to_act(s) == Seats::first(2));
  play(game, s, seat_at(0), Plan{});
  play(game, s, seat_at(1), Plan{});
  EXPECT_EQ(s.painters[2].thalers, 15);
}

// Rynek.

TEST(FrescoMarket, ExampleRedBuysThreeYellowsAtStallFourForTwoThalers) {
  auto const game = table_for(4);
  int yellows = -1;
  for (int tile = 0; tile < market_tiles; ++tile)
    if (auto const& face = game.components().market[tile].paints; face == List<Paint, 3>{Paint::yellow, Paint::yellow, Paint::yellow})
      yellows = tile;
  ASSERT_GE(yellows, 0);
  State s = laid_out(game);
  wake_all(game, s, {2, 0, 3, 4});
  for (auto& slot : s.board.market)
    if (slot == yellows + 1) std::swap(slot, s.board.market[12]);
  s.board.market[12] = yellows + 1;
  plan_all(game, s, {{1, 0, 0, 0, 0}});
  play(game, s, Buy{3, 0});
  EXPECT_EQ(painter(s, 0).thalers, 10);
  EXPECT_EQ(painter(s, 0).paints, paints("RYBYYY"));
  EXPECT_FALSE(may(game, s, Buy{3, 1}));
  play(game, s, Done{});
  for (std::size_t slot = 12; slot < 16; ++slot) EXPECT_EQ(s.board.market[slot], 0);
}

TEST(FrescoMarket, AllPurchasesComeFromOneStallAndTheStallIsEmptied) {
  auto const game = table_for(3);
  State s = at_work(game, {{3, 0, 0, 0, 0}, {1, 0, 0, 0, 0}}, [](State&) {});
  play(game, s, Buy{1, 0});
  EXPECT_FALSE(may(game, s, Buy{0, 0}));
  EXPECT_FALSE(may(game, s, CloseStall{0}));
  EXPECT_EQ(game.refuse(s, seat_at(0), *game.id(Buy{0, 0})), (Refusal{"one_stall", 2}));
  play(game, s, Buy{1, 2});
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 0).thalers, 12 - 2 * game.price_at(0));
  EXPECT_FALSE(may(game, s, CloseStall{1}));  // the next painter finds it empty
  EXPECT_TRUE(may(game, s, CloseStall{0}));
}

TEST(FrescoMarket, ClosingAStallIsFreeAndNeedsNoMoney) {
  auto const game = table_for(3);
  State s = at_work(game, {{1, 0, 0, 0, 0}, {1, 0, 0, 0, 0}}, [](State& t) { painter(t, 0).thalers = 2; });
  EXPECT_FALSE(may(game, s, Buy{0, 0}));
  EXPECT_EQ(game.refuse(s, seat_at(0), *game.id(Buy{0, 0})), (Refusal{"too_dear", game.price_at(0)}));
  play(game, s, CloseStall{2});
  EXPECT_FALSE(may(game, s, CloseStall{1}));
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 0).thalers, 2);
  EXPECT_FALSE(may(game, s, Buy{2, 0}));
}

TEST(FrescoMarket, NothingStaysOnTheStallsForTheNextRound) {
  auto const game = table_for(3);
  Rng rng(5);
  State s = laid_out(game);
  wake_all(game, s, {1, 2, 3});
  plan_all(game, s, {});
  Outcomes outcomes;
  game.chance(s, outcomes);
  EXPECT_EQ(outcomes.size(), 11);
  finish_round(game, s, rng);
  EXPECT_EQ(16 - std::count(s.board.market.begin(), s.board.market.end(), 0), 9);
}

// Katedra: fresk.

State in_cathedral(Fresco const& game, int sent, std::string_view has, auto&& change) {
  return at_work(game, {sent_to(Place::cathedral, sent)}, [&](State& s) {
    painter(s, 0).paints = paints(has);
    change(s);
  });
}

TEST(FrescoCathedral, ExampleAThreeWithTheBishopOnTheDiagonalIsWorthFive) {
  auto const game = table_for(3);
  int const three = tile_of(game, 3);
  State s = in_cathedral(game, 2, "RRYYBB", [&](State& t) { put(t, 6, three); });
  play(game, s, Restore{6});
  EXPECT_EQ(painter(s, 0).score, 5);
  EXPECT_EQ(s.board.bishop, 6);
  EXPECT_EQ(painter(s, 0).tiles, 1U << three);
  EXPECT_EQ(s.board.fresco[6], 0);
  EXPECT_TRUE(may(game, s, RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}}) || game.tile(three).paints.size() == 3);
  EXPECT_EQ(s.visit.used, 1);
}

TEST(FrescoCathedral, OnTheBishopsOwnSegmentTheBonusIsThree) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "OGP", [](State&) {});
  play(game, s, Restore{centre});
  EXPECT_EQ(painter(s, 0).score, 14);
}

TEST(FrescoCathedral, FarFromTheBishopThereIsNoBonus) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "RYBOGP", [&](State& t) { put(t, 0, tile_of(game, 4)); });
  int const points = 4;
  s.painters[0].paints = {9, 9, 9, 9, 9, 9, 0, 0};
  play(game, s, Restore{0});
  EXPECT_EQ(painter(s, 0).score, points);
}

TEST(FrescoCathedral, TheStepCostsAThalerCountsForTheBonusAndBindsToAFragment) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "RYB", [&](State& t) { put(t, 0, tile_of(game, 4)); });
  s.painters[0].paints = {9, 9, 9, 9, 9, 9, 0, 0};
  play(game, s, StepBishop{6});
  EXPECT_EQ(painter(s, 0).thalers, 11);
  EXPECT_FALSE(may(game, s, Done{}));
  EXPECT_FALSE(may(game, s, StepBishop{0}));
  EXPECT_FALSE(may(game, s, RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}}));
  EXPECT_EQ(game.refuse(s, seat_at(0), move_at(ids::done)), (Refusal{"step_binds"}));
  play(game, s, Restore{0});
  EXPECT_EQ(painter(s, 0).score, 6);
  EXPECT_TRUE(may(game, s, Done{}));
}

TEST(FrescoCathedral, TheBishopMayStepBeforeEachFragmentAndOntoRestoredOnes) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 2, "", [](State&) {});
  s.painters[0].paints = {9, 9, 9, 9, 9, 9, 0, 0};
  play(game, s, Restore{13});
  play(game, s, StepBishop{12});
  play(game, s, Restore{11});
  EXPECT_EQ(painter(s, 0).thalers, 11);
  EXPECT_EQ(s.board.bishop, 11);
}

TEST(FrescoCathedral, WithoutPaintsForAnyFragmentThereIsNoStep) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "", [](State&) {});
  MoveList moves;
  game.legal(s, seat_at(0), moves);
  ASSERT_EQ(moves.size(), 1);
  EXPECT_EQ(moves[0], move_at(ids::done));
  EXPECT_EQ(game.refuse(s, seat_at(0), *game.id(Restore{3})), (Refusal{"missing_paints"}));
}

TEST(FrescoCathedral, PaintsOfATileCannotBeReplaced) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "OOOPPPGGG", [&](State& t) { put(t, 3, tile_of(game, 4)); });
  EXPECT_FALSE(may(game, s, Restore{3}));
}

// Katedra: ołtarz.

TEST(FrescoAltar, ExampleGreenForYellowMakesThree) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "RBG", [](State&) {});
  play(game, s, RestoreAltar{{Paint::red, Paint::blue, Paint::green}});
  EXPECT_EQ(painter(s, 0).score, 3);
  EXPECT_EQ(painter(s, 0).paints, Paints{});
}

TEST(FrescoAltar, ExampleTwoOrangesAndAGreenMakeFive) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "OOG", [](State&) {});
  play(game, s, RestoreAltar{{Paint::orange, Paint::orange, Paint::green}});
  EXPECT_EQ(painter(s, 0).score, 5);
}

TEST(FrescoAltar, ExampleGreenOrangeAndPurpleMakeSix) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "GOP", [](State&) {});
  play(game, s, RestoreAltar{{Paint::green, Paint::orange, Paint::purple}});  // in any order
  EXPECT_EQ(painter(s, 0).score, 6);
}

TEST(FrescoAltar, EveryPaymentHasItsPrice) {
  auto const game = table_for(3, "3");
  auto const price = [&](std::string_view has) -> int {
    for (int i = 0; i < payments; ++i)
      if (altar_payments[i].cost == paints(has)) return game.payment_points(i);
    return 0;
  };
  EXPECT_EQ(price("RYB"), 2);
  EXPECT_EQ(price("RBP"), 3);
  EXPECT_EQ(price("RRB"), 0);  // a primary stands for itself only
  EXPECT_EQ(price("YOO"), 4);
  EXPECT_EQ(price("PPP"), 5);
  EXPECT_EQ(price("OGP"), 6);
  EXPECT_EQ(price("OOK"), 0);  // pink needs the blended altar, whose paints differ
  EXPECT_EQ(price("RKB"), 0);
  EXPECT_EQ(price("OGN"), 11);
  EXPECT_EQ(price("KKN"), 17);
}

TEST(FrescoAltar, ExampleModuleThreeOnePinkMakesNine) {
  auto const game = table_for(3, "3");
  State s = in_cathedral(game, 1, "OGK", [](State&) {});
  play(game, s, RestoreAltar{{Paint::orange, Paint::green, Paint::pink}});
  EXPECT_EQ(painter(s, 0).score, 9);
}

TEST(FrescoAltar, ExampleModuleThreeThreeBrownsMakeTwentyOne) {
  auto const game = table_for(3, "3");
  State s = in_cathedral(game, 1, "NNN", [](State&) {});
  play(game, s, RestoreAltar{{Paint::brown, Paint::brown, Paint::brown}});
  EXPECT_EQ(painter(s, 0).score, 21);
}

TEST(FrescoAltar, ItNeverEarnsABonusAndMayBeRestoredByEveryApprentice) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 2, "RRYYBB", [](State&) {});
  RestoreAltar const altar{{Paint::red, Paint::yellow, Paint::blue}};
  play(game, s, altar);
  play(game, s, altar);
  EXPECT_EQ(painter(s, 0).score, 4);
  EXPECT_EQ(s.board.bishop, centre);
}

// Tor punktacji.

TEST(FrescoScoreTrack, OnATakenSpaceThePlayerChoosesAheadOrBehind) {
  auto const game = table_for(4);
  for (bool ahead : {false, true}) {
    State s = in_cathedral(game, 1, "RBG", [](State& t) {
      stand_at(t, 0, 10);
      stand_at(t, 1, 13);
      stand_at(t, 2, 12);
      stand_at(t, 3, 14);
    });
    play(game, s, RestoreAltar{{Paint::red, Paint::blue, Paint::green}});
    EXPECT_EQ(s.phase, Phase::landing);
    auto const view = game.view(s, seat_at(0));
    EXPECT_EQ(view.offer->land->ahead, 15);
    EXPECT_EQ(view.offer->land->behind, 11);
    play(game, s, Land{ahead});
    EXPECT_EQ(painter(s, 0).score, ahead ? 15 : 11);
    EXPECT_EQ(s.phase, Phase::visiting);
  }
}

TEST(FrescoScoreTrack, BehindMayBeTheSpaceHeCameFrom) {
  auto const game = table_for(4);
  State s = in_cathedral(game, 1, "RYB", [](State& t) {
    stand_at(t, 0, 10);
    stand_at(t, 1, 12);
    stand_at(t, 2, 11);
  });
  play(game, s, RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}});
  play(game, s, Land{false});
  EXPECT_EQ(painter(s, 0).score, 10);
}

TEST(FrescoScoreTrack, FromAStartSpaceThereIsNoBehindBelowSpaceOne) {
  auto const game = table_for(4);
  State s = in_cathedral(game, 1, "RYB", [](State& t) {
    stand_at(t, 1, 2);
    stand_at(t, 2, 1);
  });
  play(game, s, RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}});
  EXPECT_EQ(s.phase, Phase::visiting);
  EXPECT_EQ(painter(s, 0).score, 3);
  EXPECT_EQ(painter(s, 0).start_space, 0);
}

TEST(FrescoScoreTrack, TileAndBonusAreWalkedAsOneMove) {
  auto const game = table_for(4);
  State s = in_cathedral(game, 1, "OGP", [](State& t) { stand_at(t, 1, 11); });
  play(game, s, Restore{centre});  // passes space 11, where somebody stands
  EXPECT_EQ(painter(s, 0).score, 14);
  EXPECT_EQ(s.phase, Phase::visiting);
}

// Studio, warsztat, teatr.

TEST(FrescoStudio, EachApprenticeEarnsThreeAndNobodyIsAsked) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 0, 3, 0, 0}, {0, 0, 0, 1, 0}}, [](State&) {});
  EXPECT_EQ(painter(s, 0).thalers, 21);
  EXPECT_EQ(s.place, Place::workshop);
}

TEST(FrescoStudio, ExampleWithoutApprenticesThereRedIsPassedOver) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 0, 0, 1, 0}, {0, 0, 1, 0, 0}}, [](State&) {});
  EXPECT_EQ(painter(s, 0).thalers, 12);
  EXPECT_EQ(painter(s, 1).thalers, 15);
}

TEST(FrescoWorkshop, ExampleOneApprenticeMixesTwice) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 0, 0, 1, 0}}, [](State& t) { painter(t, 0).paints = paints("RRYYBB"); });
  play(game, s, Mix{Paint::orange});
  play(game, s, Mix{Paint::purple});
  EXPECT_EQ(painter(s, 0).paints, paints("YBOP"));
  EXPECT_FALSE(may(game, s, Mix{Paint::green}));
  EXPECT_EQ(game.refuse(s, seat_at(0), *game.id(Mix{Paint::green})), (Refusal{"no_apprentice"}));
}

TEST(FrescoWorkshop, APaintJustMixedMayBeMixedOnWithModuleThree) {
  auto const game = table_for(3, "3");
  State s = at_work(game, {{0, 0, 0, 1, 0}}, [](State& t) { painter(t, 0).paints = paints("RRB"); });
  EXPECT_FALSE(may(game, s, Mix{Paint::pink}));
  play(game, s, Mix{Paint::purple});
  play(game, s, Mix{Paint::pink});
  EXPECT_EQ(painter(s, 0).paints, paints("K"));
}

TEST(FrescoWorkshop, BrownIsOrangeAndGreen) {
  auto const game = table_for(3, "3");
  State s = at_work(game, {{0, 0, 0, 2, 0}}, [](State& t) { painter(t, 0).paints = paints("RYYB"); });
  play(game, s, Mix{Paint::orange});
  play(game, s, Mix{Paint::green});
  play(game, s, Mix{Paint::brown});
  EXPECT_EQ(painter(s, 0).paints, paints("N"));
}

TEST(FrescoWorkshop, WithoutModuleThreeThereIsNoPinkOrBrown) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 0, 0, 1, 0}}, [](State& t) { painter(t, 0).paints = paints("RPOG"); });
  EXPECT_FALSE(may(game, s, Mix{Paint::pink}));
  EXPECT_FALSE(may(game, s, Mix{Paint::brown}));
}

TEST(FrescoTheatre, ExampleOneApprenticeLiftsTheMoodByTwo) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 0, 0, 0, 1}, {0, 0, 0, 0, 3}}, [](State&) {});
  EXPECT_EQ(painter(s, 0).mood, 2 + 2);
  EXPECT_EQ(painter(s, 1).mood, 9);  // never past the top: 3 + 6
}

// Koniec rundy, koniec gry.

TEST(FrescoRoundEnd, IncomeIsAThalerForEachRestoredTile) {
  auto const game = table_for(3);
  Rng rng(2);
  State s = at_work(game, {{}}, [](State& t) { painter(t, 1).tiles = 0b10110; });
  finish_round(game, s, rng);
  EXPECT_EQ(painter(s, 0).thalers, 12);
  EXPECT_EQ(painter(s, 1).thalers, 15);
}

TEST(FrescoGameEnd, SixTilesOrFewerAtTheBeginningMakeTheLastRound) {
  auto const game = table_for(3);
  for (int left : {6, 7}) {
    Rng rng(2);
    State s = at_work(game, {{0, 1, 0, 0, 0}}, [&](State& t) {
      std::vector<int> covered;
      for (int i = 0; i < left; ++i) covered.push_back(i);
      leave_only(t, covered);
    });
    EXPECT_FALSE(s.last);
    finish_round(game, s, rng);
    EXPECT_EQ(s.last, left == 6);
  }
}

TEST(FrescoGameEnd, TheLastRoundVisitsTheCathedralAgainInsteadOfTheTheatre) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 1, 0, 0, 2}}, [](State& t) {
    t.last = true;
    painter(t, 0).paints = paints("RRRYYYBBB");
  });
  RestoreAltar const altar{{Paint::red, Paint::yellow, Paint::blue}};
  int const mood = painter(s, 0).mood;
  play(game, s, altar);
  play(game, s, Done{});
  EXPECT_EQ(s.place, Place::again);
  play(game, s, altar);
  play(game, s, altar);
  play(game, s, Done{});
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(painter(s, 0).mood, mood);
}

TEST(FrescoGameEnd, TheLastRoundPaysNoIncomeAndTwoThalersAreAPoint) {
  auto const game = table_for(3);
  State s = at_work(game, {{}, {0, 1, 0, 0, 0}}, [](State& t) {
    t.last = true;
    painter(t, 0).tiles = 0b111;
    painter(t, 0).thalers = 7;
    painter(t, 1).thalers = 1;
  });
  play(game, s, Done{});
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(painter(s, 0).score, 3);
  EXPECT_EQ(painter(s, 1).score, 0);
}

TEST(FrescoGameEnd, FinalPointsGoInTheOrderOfTheHoursAndAlwaysForward) {
  auto const game = table_for(4);
  State s = at_work(game, {{}, {}, {}, {0, 1, 0, 0, 0}}, [](State& t) {
    t.last = true;
    for (int p = 0; p < 4; ++p) stand_at(t, p, 10 + p), painter(t, p).thalers = 0;
    painter(t, 0).thalers = 2;  // to 11, taken, 12 and 13 too: 14
    painter(t, 3).thalers = 3;  // to 14, now taken: 15
  });
  play(game, s, Done{});
  EXPECT_EQ(painter(s, 0).score, 14);
  EXPECT_EQ(painter(s, 3).score, 15);
  EXPECT_EQ(game.scores(s).ranks[3], 1);
}

TEST(FrescoGameEnd, AFrescoFinishedEarlyMakesItsRoundTheLast) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "OGP", [](State& t) {
    leave_only(t, {centre});
    painter(t, 1).tiles = 0b11;
  });
  play(game, s, Restore{centre});
  play(game, s, Done{});
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_EQ(painter(s, 1).thalers, 12);  // no income
}

TEST(FrescoGameEnd, OnlyPlayersWhoNeverLeftTheStartSpacesShareAPlace) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 1, 0, 0, 0}}, [](State& t) {
    t.last = true;
    for (int p = 0; p < 3; ++p) painter(t, p).thalers = 0;
  });
  play(game, s, Done{});
  EXPECT_EQ(game.scores(s).ranks, (List<int, 6>{1, 1, 1}));
}

// Taking back.

TEST(FrescoTakingBack, AVisitBeginsAgainUntilItIsConfirmed) {
  auto const game = table_for(3);
  State s = at_work(game, {{2, 1, 0, 0, 0}}, [](State& t) { painter(t, 0).paints = {9, 9, 9, 9, 9, 9, 0, 0}; });
  EXPECT_FALSE(may(game, s, TakeBack{}));
  auto const before = s;
  play(game, s, Buy{0, 0});
  play(game, s, Buy{0, 1});
  play(game, s, TakeBack{});
  EXPECT_EQ(s.painters[0], before.painters[0]);
  EXPECT_EQ(s.board, before.board);
  EXPECT_EQ(s.bag, before.bag);
  play(game, s, CloseStall{1});
  play(game, s, TakeBack{});
  play(game, s, Done{});
  auto const cathedral = s;
  play(game, s, StepBishop{6});
  play(game, s, Restore{0});
  play(game, s, TakeBack{});
  EXPECT_EQ(s.painters[0], cathedral.painters[0]);
  EXPECT_EQ(s.board, cathedral.board);
}

TEST(FrescoTakingBack, AlsoWhileChoosingTheScoreSpaceButNotForEver) {
  auto const game = table_for(3);
  State s = in_cathedral(game, 1, "RYB", [](State& t) {
    stand_at(t, 0, 10);
    stand_at(t, 1, 12);
  });
  for (int i = 0; i < most_restarts; ++i) {
    play(game, s, RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}});
    EXPECT_EQ(s.phase, Phase::landing);
    play(game, s, TakeBack{});
    EXPECT_EQ(painter(s, 0).score, 10);
  }
  play(game, s, RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}});
  EXPECT_FALSE(may(game, s, TakeBack{}));
}

}  // namespace
}  // namespace atelier::fresco
