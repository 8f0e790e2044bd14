// Modern Art by the headings of its rulebook, with its worked examples.
#include "games/modern_art/testing.hpp"

namespace atelier::modern_art {
namespace {

using Money = std::vector<int>;

// Przygotowanie do gry.

TEST(ModernArtPreparation, EverybodyGetsTheCardsOfTheTableAndAHundred) {
  int const cards[] = {10, 9, 8};
  for (int seats = 3; seats <= 5; ++seats) {
    auto const s = atelier::testing::first_decision(table_for(seats), 3);
    for (std::size_t seat = 0; seat < 5; ++seat) {
      EXPECT_EQ(s.hands[seat].count(), static_cast<int>(seat) < seats ? cards[seats - 3] : 0);
      EXPECT_EQ(s.money[seat], static_cast<int>(seat) < seats ? 100 : 0);
    }
    EXPECT_EQ(s.deck.count(), 70 - seats * cards[seats - 3]);
  }
}

TEST(ModernArtPreparation, TheBoxHoldsSeventyPaintingsOfFiveArtists) {
  auto const box = table_for(3).box();
  EXPECT_EQ(box.count(), 70);
  int const all[] = {12, 13, 14, 15, 16};
  for (int artist = 0; artist < artists; ++artist) EXPECT_EQ(box.count(static_cast<Artist>(artist)), all[artist]);
}

TEST(ModernArtPreparation, ChanceDecidesWhoBeginsUnlessTheHostChose) {
  Outcomes outcomes;
  auto game = table_for(4);
  game.chance(game.start(), outcomes);
  EXPECT_EQ(outcomes.size(), 4);
  Options options;
  options.first.value = 2;
  EXPECT_EQ(atelier::testing::first_decision(table_for(options), 1).auctioneer, 2);
  options.first.value = 4;
  EXPECT_EQ(ModernArt::make(options, game.components()).error(), "first: seat 4 does not exist at a table of 4");
  options = {};
  options.mystery_hand = true;
  EXPECT_EQ(ModernArt::make(options, game.components()).error(), "mystery_hand: only a table of 3 has one");
}

TEST(ModernArtPreparation, ABadBoxIsRefusedWithItsPath) {
  auto box = table_for(4).components();
  auto const refusal = [](Components const& box) { return ModernArt::make({}, box).error(); };
  auto bad = box;
  bad.koriko.value[0] = 6;
  EXPECT_EQ(refusal(bad), "koriko: each must be from 0 to 5");
  bad = box;
  bad.money.value = 1000;
  EXPECT_EQ(refusal(bad), "money: must be from 0 to 999");
  bad = box;
  bad.last_painting.value = 1;
  EXPECT_EQ(refusal(bad), "last_painting: must be from 2 to 8");
  bad = box;
  bad.sadland.value = {};
  EXPECT_EQ(refusal(bad), "deals: 55 paintings are too few for 3 players");
}

// Aukcja otwarta.

TEST(ModernArtOpenAuction, AnyoneMayRaiseAtAnyTimeAndARaiseReopensTheFloor) {
  Table t(4, {"No Bo", "Bo", "Bo", "D1"});
  t.put_up("No");
  EXPECT_TRUE(t.waits_for({0, 1, 2, 3}));
  t.bid(2, 5);  // not the next in turn
  EXPECT_TRUE(t.waits_for({0, 1, 3}));
  t.pass(0);
  t.pass(3);
  t.bid(1, 6);
  EXPECT_TRUE(t.waits_for({0, 2, 3})) << "those who passed are asked again";
  t.bid(0, 9);  // the auctioneer bids as well
  t.bid(3, 20);
  t.all_pass_but(3);
  EXPECT_EQ(t.money(), (Money{120, 100, 100, 80}));
  EXPECT_EQ(t.owns(3), 1);
  EXPECT_EQ(t.s.auctioneer, 1);
}

TEST(ModernArtOpenAuction, WhoPassedMayStillRaiseWhileOthersThink) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  t.put_up("No");
  t.bid(0, 5);
  t.pass(1);
  EXPECT_TRUE(t.waits_for({2}));
  EXPECT_TRUE(t.game.may_act(t.s).has(seat_at(1)));
  EXPECT_FALSE(t.may(1, ids::pass)) << "once is enough";
  EXPECT_EQ(t.refused(1, ids::pass), (Refusal{"already_passed"}));
  t.bid(1, 8);
  t.pass(2);
  t.pass(0);
  EXPECT_EQ(t.owns(1), 1);
  EXPECT_EQ(t.money(), (Money{108, 92, 100}));
}

TEST(ModernArtOpenAuction, TheLeaderNeitherRaisesNorPasses) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  t.put_up("No");
  t.bid(1, 7);
  EXPECT_EQ(t.refused(1, ids::bid + 9), (Refusal{"you_lead", 7}));
  EXPECT_EQ(t.refused(1, ids::pass), (Refusal{"you_lead", 7}));
}

TEST(ModernArtOpenAuction, OfTwoRaisesThatCrossTheFirstCountsAndTheOtherIsTooLowNow) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  t.put_up("No");
  EXPECT_TRUE(t.may(1, ids::bid + 12));
  EXPECT_TRUE(t.may(2, ids::bid + 12));
  t.bid(1, 12);
  EXPECT_EQ(t.refused(2, ids::bid + 12), (Refusal{"too_low", 13}));
  EXPECT_EQ(t.money(), (Money{100, 100, 100})) << "nothing is lost";
  EXPECT_TRUE(t.may(2, ids::bid + 13));
}

TEST(ModernArtOpenAuction, WithoutABidTheAuctioneerGetsItFree) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  t.put_up("No");
  for (int seat : {2, 0, 1}) t.pass(seat);
  EXPECT_EQ(t.owns(0), 1);
  EXPECT_EQ(t.money(), (Money{100, 100, 100}));
}

TEST(ModernArtOpenAuction, AnAuctioneerWhoBuysPaysTheBank) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  t.put_up("No");
  t.bid(0, 30);
  t.all_pass_but(0);
  EXPECT_EQ(t.money(), (Money{70, 100, 100}));
}

TEST(ModernArtOpenAuction, TheHammerWaitsOnlyHereAndPassesForTheSilent) {
  Options options;
  options.seats.value = 3;
  options.hammer.value = 7;
  Table t(table_for(options), {"No B1", "Bo", "Bo"});
  EXPECT_EQ(t.game.patience(t.s), 0);
  t.put_up("No");
  EXPECT_EQ(t.game.patience(t.s), 7);
  EXPECT_EQ(t.game.silent_move(t.s, seat_at(1)), move_at(ids::pass));
  options.hammer.value = 0;
  EXPECT_EQ(table_for(options).patience(t.s), 0);
}

// Aukcja jednorazowa.

TEST(ModernArtOnceAround, EachSpeaksOnceAndTheAuctioneerLast) {
  Table t(4, {"Bo", "N1 Bo", "Bo", "Do"}, 1);
  t.put_up("N1");
  EXPECT_TRUE(t.waits_for({2}));
  t.bid(2, 10);
  t.pass(3);
  EXPECT_EQ(t.refused(0, ids::bid + 10), (Refusal{"too_low", 11}));
  EXPECT_EQ(t.refused(2, ids::bid + 15), (Refusal{"you_lead", 10}));
  t.bid(0, 15);
  EXPECT_TRUE(t.waits_for({1}));
  t.bid(1, 16);
  EXPECT_EQ(t.money(), (Money{100, 84, 100, 100}));
  EXPECT_EQ(t.owns(1), 1);
  EXPECT_EQ(t.s.auctioneer, 2);
}

TEST(ModernArtOnceAround, WithoutABidTheAuctioneerGetsItFree) {
  Table t(3, {"N1 Bo", "Bo", "Bo"});
  t.put_up("N1");
  for (int seat : {1, 2, 0}) t.pass(seat);
  EXPECT_EQ(t.owns(0), 1);
  EXPECT_EQ(t.money(), (Money{100, 100, 100}));
}

// Aukcja zamkniętej dłoni.

TEST(ModernArtSealedBids, TheHighestWinsAndPaysTheAuctioneer) {
  Table t(3, {"Ns Bo", "Bo", "Bo"});
  t.put_up("Ns");
  t.fists({12, 0, 13});
  EXPECT_EQ(t.money(), (Money{113, 100, 87}));
  EXPECT_EQ(t.owns(2), 1);
}

TEST(ModernArtSealedBids, OfEqualBidsTheAuctioneersWins) {
  Table t(4, {"Bo", "Bo", "Ns Bo", "Do"}, 2);
  t.put_up("Ns");
  t.fists({20, 20, 20, 20});
  EXPECT_EQ(t.owns(2), 1);
  EXPECT_EQ(t.money(), (Money{100, 100, 80, 100}));
}

TEST(ModernArtSealedBids, OfEqualBidsOfOthersTheNearestClockwiseWins) {
  Table t(4, {"Bo", "Bo", "Ns Bo", "Do"}, 2);
  t.put_up("Ns");
  t.fists({20, 20, 3, 5});
  EXPECT_EQ(t.owns(0), 1) << "3, then 0, then 1 sit left of the auctioneer";
}

TEST(ModernArtSealedBids, WithAllHandsEmptyTheAuctioneerGetsItFree) {
  Table t(3, {"Ns Bo", "Bo", "Bo"});
  t.put_up("Ns");
  t.fists({0, 0, 0});
  EXPECT_EQ(t.owns(0), 1);
  EXPECT_EQ(t.money(), (Money{100, 100, 100}));
}

TEST(ModernArtSealedBids, AreTakenInAnyOrderAndStaySecretUntilTheLastIsIn) {
  std::string told[2];
  std::string views[2];
  for (int which = 0; which < 2; ++which) {
    Table t(4, {"Ns Bo", "Bo", "Bo", "Do"});
    t.put_up("Ns");
    t.bid(3, which ? 100 : 0);
    t.bid(1, which ? 7 : 42);
    EXPECT_TRUE(t.waits_for({0, 2}));
    EXPECT_EQ(t.refused(3, ids::bid + 1), (Refusal{"fist_closed"}));
    for (Viewer viewer : {Viewer(seat_at(0)), Viewer(seat_at(2)), Viewer::spectator()}) {
      told[which] += t.heard.for_viewer(viewer);
      views[which] += to_json(t.game.view(t.s, viewer));
    }
    EXPECT_EQ(t.game.view(t.s, seat_at(1)).sealed, which ? 7 : 42);
  }
  EXPECT_EQ(told[0], told[1]);
  EXPECT_EQ(views[0], views[1]);
}

// Aukcja ustalonej ceny.

TEST(ModernArtFixedPrice, TheFirstToTheLeftWhoWantsItPaysThePrice) {
  Table t(4, {"Nf Bo", "Bo", "Bo", "Do"});
  t.put_up("Nf");
  EXPECT_TRUE(t.waits_for({0}));
  t.price(18);
  t.decline(1);
  t.take(2);
  EXPECT_EQ(t.money(), (Money{118, 100, 82, 100}));
  EXPECT_EQ(t.s.auctioneer, 1) << "the auction is over, 3 is not asked";
}

TEST(ModernArtFixedPrice, WhenAllDeclineTheAuctioneerMustPayTheBank) {
  Table t(3, {"Nf Bo", "Bo", "Bo"});
  t.put_up("Nf");
  t.price(40);
  t.decline(1);
  t.decline(2);
  EXPECT_EQ(t.owns(0), 1);
  EXPECT_EQ(t.money(), (Money{60, 100, 100}));
}

TEST(ModernArtFixedPrice, MayNotExceedWhatTheAuctioneerHas) {
  Table t(3, {"Nf Bo", "Bo", "Bo"});
  t.s.money[0] = 30;
  t.put_up("Nf");
  EXPECT_EQ(t.refused(0, ids::price + 31), (Refusal{"too_high", 30}));
  EXPECT_EQ(t.refused(0, ids::price), (Refusal{"too_low", 1}));
  t.price(30);
  t.s.money[1] = 29;
  EXPECT_EQ(t.refused(1, ids::take), (Refusal{"too_dear", 30}));
  EXPECT_TRUE(t.may(1, ids::decline));
}

TEST(ModernArtFixedPrice, AnAuctioneerWithoutMoneyAsksNothing) {
  Table t(3, {"Nf Bo", "Bo", "Bo"});
  t.s.money[0] = 0;
  t.put_up("Nf");
  EXPECT_TRUE(t.may(0, ids::price));
  t.price(0);
  t.decline(1);
  t.take(2);
  EXPECT_EQ(t.owns(2), 1);
  EXPECT_EQ(t.money(), (Money{0, 100, 100}));
}

// Ogólne zasady licytacji.

TEST(ModernArtBids, AreWholeThousandsAboveTheStandingBidAndWithinOnesMoney) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  t.s.money[1] = 10;
  t.put_up("No");
  EXPECT_EQ(t.refused(1, ids::bid), (Refusal{"too_low", 1}));
  EXPECT_EQ(t.refused(1, ids::bid + 11), (Refusal{"too_high", 10}));
  t.bid(2, 10);
  EXPECT_EQ(t.refused(1, ids::bid + 11), (Refusal{"too_high", 10}));
  EXPECT_TRUE(t.may(1, ids::pass)) << "asked even when nothing else is left";
}

// Aukcja łączona. Przykład aukcji łączonej: Henryk 0, Marek 1, Maria 2, and a fourth at the table.

Table henryks_double() {
  Table t(4, {"Nd No Ko", "N1 Ko", "Ns Ko", "Ko"});
  t.put_up("Nd");
  t.decline(0);  // Henryk could add one but will not
  t.decline(1);
  t.add(2, "Ns");
  return t;
}

TEST(ModernArtDoubleAuction, ExampleMariaAddsASealedNexAndBuysBothFromTheBank) {
  Table t = henryks_double();
  EXPECT_EQ(t.s.phase, Phase::sealed);
  t.fists({20, 24, 25, 0});
  EXPECT_EQ(t.owns(2), 2);
  EXPECT_EQ(t.money(), (Money{100, 100, 75, 100}));
  EXPECT_EQ(t.s.auctioneer, 3) << "left of Maria; Marek loses the turn";
}

TEST(ModernArtDoubleAuction, ExampleHenrykOrMarekWouldPayMaria) {
  for (int buyer : {0, 1}) {
    Table t = henryks_double();
    std::vector<int> bids{3, 3, 24, 0};
    bids[static_cast<std::size_t>(buyer)] = 25;
    t.fists(bids);
    EXPECT_EQ(t.owns(buyer), 2);
    Money money{100, 100, 125, 100};
    money[static_cast<std::size_t>(buyer)] = 75;
    EXPECT_EQ(t.money(), money);
    EXPECT_EQ(t.s.auctioneer, 3);
  }
}

TEST(ModernArtDoubleAuction, TheOpenerMayAddAtOnceAndTheSecondSaysHowItIsSold) {
  Table t(3, {"Nd Nf Bo", "No Bo", "Bo"});
  t.put_up("Nd");
  EXPECT_TRUE(t.waits_for({0}));
  t.add(0, "Nf");
  EXPECT_EQ(t.s.phase, Phase::pricing);
  t.price(50);
  t.take(1);
  EXPECT_EQ(t.owns(1), 2);
  EXPECT_EQ(t.money(), (Money{150, 50, 100}));
  EXPECT_EQ(t.s.auctioneer, 1);
}

TEST(ModernArtDoubleAuction, WhenNobodyAddsTheOpenerGetsItFree) {
  Table t(3, {"Bo", "Nd No Bo", "No Bo"}, 1);
  t.put_up("Nd");
  for (int seat : {1, 2, 0}) t.decline(seat);
  EXPECT_EQ(t.owns(1), 1);
  EXPECT_EQ(t.money(), (Money{100, 100, 100}));
  EXPECT_EQ(t.s.auctioneer, 2);
  EXPECT_EQ(t.s.shown[0], 1);
}

TEST(ModernArtDoubleAuction, EverySeatIsAskedEvenWithoutAFittingCard) {
  Table t(3, {"Nd Bo", "Bo", "No"});
  t.put_up("Nd");
  MoveList moves;
  t.game.legal(t.s, seat_at(0), moves);
  EXPECT_EQ(moves.size(), 1);
  t.decline(0);
  t.game.legal(t.s, seat_at(1), moves);
  EXPECT_EQ(moves.size(), 1);
  t.decline(1);
  t.game.legal(t.s, seat_at(2), moves);
  EXPECT_EQ(moves.size(), 2);
}

TEST(ModernArtDoubleAuction, TheSecondIsOfTheSameArtistAndNoDouble) {
  Table t(3, {"Nd Nd Bo Ns", "Bo", "Bo"});
  t.put_up("Nd");
  MoveList moves;
  t.game.legal(t.s, seat_at(0), moves);
  EXPECT_EQ(moves.size(), 2);
  Card const other_double = card_of({Artist::nex, Auction::paired, 1});
  EXPECT_EQ(t.refused(0, ids::add + other_double), (Refusal{"does_not_match"}));
  EXPECT_EQ(t.refused(0, ids::add + card_of({Artist::bahut, Auction::open, 0})), (Refusal{"does_not_match"}));
  EXPECT_EQ(t.refused(0, ids::add + card_of({Artist::koriko, Auction::open, 0})), (Refusal{"not_in_hand"}));
}

// Koniec rundy aukcyjnej.

TEST(ModernArtRoundEnd, TheFifthPaintingEndsTheRoundUnsoldAndCounts) {
  Table t(3, {"No Bo", "Bo", "Bo"}, 0);
  t.shown({4, 4, 0, 0, 0});
  t.own(1, "Nf");
  t.own(2, "B1");
  t.put_up("No");
  EXPECT_EQ(t.s.round, 2);
  EXPECT_EQ(t.s.board[0], (std::array<std::uint8_t, 5>{30, 20, 0, 0, 0}));
  EXPECT_EQ(t.money(), (Money{100, 130, 120}));
  EXPECT_EQ(t.s.auctioneer, 1) << "left of who put up the last one";
  EXPECT_TRUE(t.s.bought[1].empty());
}

TEST(ModernArtRoundEnd, WithoutTheFifthTheTieWouldHaveGoneElsewhere) {
  Table t(3, {"Bo No", "Bo", "Bo"}, 0);
  t.shown({4, 4, 0, 0, 0});
  t.put_up("Bo");
  EXPECT_EQ(t.s.board[0], (std::array<std::uint8_t, 5>{20, 30, 0, 0, 0}));
}

TEST(ModernArtRoundEnd, AFifthAddedToADoubleLeavesBothUnsoldAndBothCount) {
  Table t(4, {"Kd Bo", "Bo", "Ko Bo", "Do"});
  t.shown({0, 0, 0, 0, 3});
  t.put_up("Kd");
  EXPECT_EQ(t.s.shown[4], 4);
  t.decline(0);
  t.decline(1);
  t.add(2, "Ko");
  EXPECT_EQ(t.s.round, 2);
  EXPECT_EQ(t.money(), (Money{100, 100, 100, 100}));
  EXPECT_EQ(t.s.board[0][4], 30);
  EXPECT_EQ(t.s.auctioneer, 3) << "left of who added";
}

TEST(ModernArtRoundEnd, ADoubleAsTheFifthAsksForNoSecond) {
  Table t(3, {"Kd Ko", "Ko", "Bo"});
  t.shown({0, 0, 0, 0, 4});
  t.put_up("Kd");
  EXPECT_EQ(t.s.round, 2);
  EXPECT_EQ(t.s.hands[0].count(), 1);
}

TEST(ModernArtRoundEnd, HandsAreKeptAndNewCardsAddedToThem) {
  Table t(4, {"Ko Bo N1", "Bo", "Bo", "Do"});
  t.shown({0, 0, 0, 0, 4});
  t.put_up("Ko");
  EXPECT_EQ(t.s.phase, Phase::dealing);
  Rng rng(4);
  for (int card = 0; card < 16; ++card) {
    auto const [seat, id] = atelier::testing::random_step(t.game, t.s, rng);
    t.game.apply(t.s, seat, id, t.heard);
  }
  EXPECT_EQ(t.s.hands[0].count(), 6);
  EXPECT_EQ(t.s.hands[1].count(), 5);
  EXPECT_EQ(t.s.phase, Phase::putting_up);
  EXPECT_EQ(t.s.auctioneer, 1);
}

// Sprzedaż obrazów do banku.

TEST(ModernArtRanking, OfEqualArtistsTheLeftOneIsHigher) {
  auto const game = table_for(3);
  auto const places_of = [&](std::array<std::uint8_t, 5> shown) {
    std::vector<int> all;
    for (Artist artist : game.ranking(shown)) all.push_back(static_cast<int>(artist));
    return all;
  };
  EXPECT_EQ(places_of({2, 3, 3, 2, 5}), (std::vector<int>{4, 1, 2}));
  EXPECT_EQ(places_of({1, 1, 1, 1, 1}), (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(places_of({0, 4, 0, 4, 5}), (std::vector<int>{4, 1, 3}));
  EXPECT_EQ(places_of({2, 2, 5, 2, 2}), (std::vector<int>{2, 0, 1}));
}

TEST(ModernArtRanking, OnlyArtistsThatWereShownAreRanked) {
  auto const game = table_for(3);
  EXPECT_EQ(game.ranking({0, 0, 0, 0, 5}).size(), 1U);
  EXPECT_EQ(game.ranking({0, 1, 0, 0, 5}).size(), 2U);
  EXPECT_EQ(game.ranking({}).size(), 0U);
}

// Przykład: wartość Koriko. Each round ends with the fifth painting of somebody; seat 0 owns two Korikos each time.
class Korikos : public ::testing::Test {
 protected:
  // Plays the end of round `round` with these paintings shown before the last, which is of `last`; gives what two Korikos bring.
  int two_korikos(int round, std::array<std::uint8_t, artists> shown, std::string_view last) {
    t.s.round = static_cast<std::uint8_t>(round);
    t.s.phase = Phase::putting_up;
    t.s.auctioneer = 1;
    t.s.acting = seat_at(1);
    t.s.deck = t.game.box();
    t.s.hands = {};
    t.s.hands[0].add(t.draw("Bo"));
    t.s.hands[1].add(t.draw(last));
    t.s.bought = {};
    t.own(0, "Ko");
    t.own(0, "K1");
    t.shown(shown);
    int const before = t.s.money[0];
    t.put_up(last);
    return t.s.money[0] - before;
  }
  Table t{3, {"Bo", "Bo", "Bo"}, 1};
};

TEST_F(Korikos, ExampleOfTheFourRounds) {
  EXPECT_EQ(two_korikos(1, {2, 1, 3, 0, 4}, "Kf"), 60) << "first: 30 each";
  EXPECT_EQ(two_korikos(2, {4, 3, 1, 1, 2}, "Nf"), 80) << "third: 10 and the 30 of round one";
  EXPECT_EQ(two_korikos(3, {4, 3, 3, 1, 2}, "No"), 0) << "not among three: nothing, whatever lies in the column";
  EXPECT_EQ(two_korikos(4, {4, 1, 0, 2, 3}, "N1"), 120) << "second: 20, 10 and 30";
  std::array<std::array<std::uint8_t, 5>, 4> const board{{{10, 0, 20, 0, 30}, {30, 20, 0, 0, 10}, {30, 20, 10, 0, 0}, {30, 0, 0, 10, 20}}};
  EXPECT_EQ(t.s.board, board);
  EXPECT_EQ(t.s.phase, Phase::over);
}

// Koniec kart.

TEST(ModernArtEmptyHands, WhoHasNoCardsIsPassedOverButBids) {
  Table t(4, {"No Bo", "", "Bo", "Bo"});
  t.put_up("No");
  t.bid(1, 4);
  t.all_pass_but(1);
  EXPECT_EQ(t.owns(1), 1);
  EXPECT_EQ(t.s.auctioneer, 2);
}

TEST(ModernArtEmptyHands, ASingleHandPutsUpOneAfterAnother) {
  Table t(3, {"", "No Bo D1", ""}, 1);
  t.put_up("No");
  for (int seat : {0, 1, 2}) t.pass(seat);
  EXPECT_EQ(t.s.auctioneer, 1);
}

TEST(ModernArtEmptyHands, TheLastCardOfRoundFourIsUnsoldAndCounts) {
  Table t(3, {"No", "", ""});
  t.s.round = 4;
  t.shown({0, 1, 1, 1, 0});
  t.own(1, "D1");
  t.put_up("No");
  EXPECT_EQ(t.s.phase, Phase::over);
  EXPECT_EQ(t.s.board[3], (std::array<std::uint8_t, 5>{30, 20, 10, 0, 0}));
  EXPECT_EQ(t.money(), (Money{100, 110, 100}));
}

TEST(ModernArtEmptyHands, TheLastCardAddedToADoubleLeavesBothUnsold) {
  Table t(3, {"Nd", "No", ""});
  t.s.round = 4;
  t.put_up("Nd");
  t.decline(0);
  t.add(1, "No");
  EXPECT_EQ(t.s.phase, Phase::over);
  EXPECT_EQ(t.s.unsold.count(), 2);
  EXPECT_EQ(t.s.board[3][0], 30);
}

TEST(ModernArtEmptyHands, ADoubleAsTheLastCardIsUnsoldAtOnce) {
  Table t(3, {"", "", "Nd"}, 2);
  t.s.round = 4;
  t.put_up("Nd");
  EXPECT_EQ(t.s.phase, Phase::over);
  EXPECT_EQ(t.s.unsold.count(), 1);
}

// Zwycięstwo.

TEST(ModernArtVictory, EqualMoneySharesIt) {
  Table t(3, {"No", "", ""});
  t.s.round = 4;
  t.s.money = {80, 120, 120};
  t.put_up("No");
  auto const scores = t.game.scores(t.s);
  EXPECT_EQ(scores.ranks, (List<int, max_seats>{3, 1, 1}));
  EXPECT_NE(t.heard.for_viewer(Viewer::spectator()).find("\"winners\":[1,2]"), std::string::npos);
}

// Wariant na trzech graczy.

TEST(ModernArtMysteryHand, IsDealtAsForFour) {
  auto const s = atelier::testing::first_decision(table_for(mystery_options()), 2);
  EXPECT_EQ(s.hands[0].count(), 9);
  EXPECT_EQ(s.mystery, 9);
  EXPECT_EQ(s.deck.count(), 70 - 27);
}

Table mystery_table(std::vector<std::string_view> const& hands) {
  Table t(table_for(mystery_options()), hands);
  t.s.mystery = 9;
  return t;
}

// Beside it the deck holds only what later rounds will deal, to four hands.
TEST(ModernArtMysteryHand, GetsCardsOfEveryDeal) {
  auto const game = table_for(mystery_options());
  auto const& deals = game.components().deals.value[1];  // of four players
  int last_round = 0;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Rng rng(seed);
    atelier::testing::play_checked(game, rng, 5000, [&](State const& s) {
      if (s.phase == Phase::beginning || s.phase == Phase::dealing) return;
      int to_come = 70;
      for (int round = 0; round < s.round; ++round) to_come -= 4 * deals[static_cast<std::size_t>(round)];
      ASSERT_EQ(s.deck.count() - s.mystery, to_come);
      last_round = std::max(last_round, int{s.round});
    });
  }
  EXPECT_EQ(last_round, rounds);
}

TEST(ModernArtMysteryHand, AfterAnAuctionItsAuctioneerMayTurnACardThatCountsForNobody) {
  Table t = mystery_table({"No Bo", "Bo", "Bo"});
  t.put_up("No");
  for (int seat : {0, 1, 2}) t.pass(seat);
  EXPECT_EQ(t.s.phase, Phase::flipping);
  EXPECT_TRUE(t.waits_for({0}));
  t.flip();
  EXPECT_TRUE(t.game.to_act(t.s).has(chance));
  t.turn("Kd");
  EXPECT_EQ(t.s.shown[4], 1);
  EXPECT_EQ(t.s.mystery, 8);
  EXPECT_EQ(t.s.phase, Phase::putting_up) << "a double gets no second";
  EXPECT_EQ(t.s.auctioneer, 1);
  EXPECT_EQ(t.owns(0) + t.owns(1) + t.owns(2), 1);
}

TEST(ModernArtMysteryHand, MayBeLeftAlone) {
  Table t = mystery_table({"No Bo", "Bo", "Bo"});
  t.put_up("No");
  for (int seat : {0, 1, 2}) t.pass(seat);
  t.leave();
  EXPECT_EQ(t.s.mystery, 9);
  EXPECT_EQ(t.s.auctioneer, 1);
}

TEST(ModernArtMysteryHand, ATurnedFifthEndsTheRoundAndTheNextBeginsLeftOfWhoTurned) {
  Table t = mystery_table({"Nd Bo", "No Bo", "Bo"});
  t.shown({0, 0, 0, 0, 4});
  t.put_up("Nd");
  t.decline(0);
  t.add(1, "No");
  for (int seat : {0, 1, 2}) t.pass(seat);
  EXPECT_TRUE(t.waits_for({1})) << "who added to the double is its auctioneer";
  t.flip();
  t.turn("Ko");
  EXPECT_EQ(t.s.round, 2);
  EXPECT_EQ(t.s.auctioneer, 2);
  EXPECT_EQ(t.s.board[0], (std::array<std::uint8_t, 5>{20, 0, 0, 0, 30}));
  EXPECT_EQ(t.money(), (Money{100, 140, 100}));
}

TEST(ModernArtMysteryHand, NoCardIsTurnedAfterTheOneThatEndsTheRound) {
  Table t = mystery_table({"Ko Bo", "Bo", "Bo"});
  t.shown({0, 0, 0, 0, 4});
  t.put_up("Ko");
  EXPECT_EQ(t.s.round, 2);
  EXPECT_EQ(t.s.phase, Phase::dealing);
}

TEST(ModernArtMysteryHand, ItsCardsDoNotKeepARoundAlive) {
  Table t = mystery_table({"No", "", ""});
  t.s.round = 2;
  t.put_up("No");
  EXPECT_EQ(t.s.round, 3) << "no hand has a card left, though the mystery hand has";
}

TEST(ModernArtMysteryHand, ARoundThatBeginsWithoutCardsIsSkipped) {
  Table t = mystery_table({"No", "", ""});
  t.s.round = 3;
  t.s.money = {100, 130, 90};
  t.own(2, "K1");
  t.put_up("No");
  Rng rng(1);
  while (t.s.phase == Phase::dealing) {  // round 4 deals nothing by the box; this table got its cards by hand
    auto const [seat, id] = atelier::testing::random_step(t.game, t.s, rng);
    t.game.apply(t.s, seat, id, t.heard);
  }
  EXPECT_EQ(t.s.phase, Phase::over);
  EXPECT_EQ(t.s.board[3], (std::array<std::uint8_t, 5>{}));
  EXPECT_NE(t.heard.for_viewer(Viewer::spectator()).find("round_skipped"), std::string::npos);
}

// Moves by others.

TEST(ModernArtMoves, ASeatThatIsNotAskedIsRefused) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  EXPECT_EQ(t.refused(1, ids::put_up), (Refusal{"not_your_turn"}));
  EXPECT_EQ(t.refused(0, ids::put_up + card_of({Artist::koriko, Auction::open, 0})), (Refusal{"not_in_hand"}));
  EXPECT_EQ(t.refused(0, ids::take), (Refusal{"not_offered"}));
  t.s.phase = Phase::over;
  EXPECT_EQ(t.game.refuse(t.s, seat_at(0), move_at(ids::pass)), (Refusal{"game_over"}));
}

}  // namespace
}  // namespace atelier::modern_art
