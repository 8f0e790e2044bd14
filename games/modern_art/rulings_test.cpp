// Corners of Modern Art where two rules meet, worked out from the rulebook by hand.
#include "engine/words.hpp"
#include "games/modern_art/testing.hpp"

namespace atelier::modern_art {
namespace {

using Money = std::vector<int>;

Table mystery_table(std::vector<std::string_view> const& hands, int cards) {
  Table t(table_for(mystery_options()), hands);
  t.s.mystery = static_cast<std::uint8_t>(cards);
  return t;
}

int answers(Table const& t, int seat) {
  MoveList moves;
  t.game.legal(t.s, seat_at(seat), moves);
  return moves.size();
}

// Aukcja łączona: whoever adds is the auctioneer in every respect.

TEST(ModernArtCorners, TiedFistsInADoubleAreCountedFromWhoAddedTheSecond) {
  Table t(4, {"Nd Bo", "Bo", "Ns Bo", "Do"});
  t.put_up("Nd");
  t.decline(0);
  t.decline(1);
  t.add(2, "Ns");
  t.fists({20, 20, 5, 0});
  EXPECT_EQ(t.owns(0), 2) << "clockwise of seat 2 come 3, 0, 1";
  EXPECT_EQ(t.money(), (Money{80, 100, 120, 100}));
}

TEST(ModernArtCorners, InADoubleAtAFixedPriceTheOpenerIsAskedInTurnAndPaysWhoAdded) {
  Table t(3, {"Nd Bo", "Nf Bo", "Bo"});
  t.put_up("Nd");
  t.decline(0);
  t.add(1, "Nf");
  t.price(40);
  EXPECT_TRUE(t.waits_for({2}));
  t.decline(2);
  t.take(0);
  EXPECT_EQ(t.owns(0), 2);
  EXPECT_EQ(t.money(), (Money{60, 140, 100}));
  EXPECT_EQ(t.s.auctioneer, 2);
}

TEST(ModernArtCorners, InADoubleOnceAroundTheFirstWordIsLeftOfWhoAddedAndTheLastIsTheirs) {
  Table t(3, {"Nd Bo", "N1 Bo", "Bo"});
  t.put_up("Nd");
  t.decline(0);
  t.add(1, "N1");
  EXPECT_TRUE(t.waits_for({2}));
  t.bid(2, 5);
  EXPECT_TRUE(t.waits_for({0}));
  t.bid(0, 6);
  EXPECT_TRUE(t.waits_for({1}));
  t.bid(1, 7);
  EXPECT_EQ(t.owns(1), 2);
  EXPECT_EQ(t.money(), (Money{100, 93, 100})) << "to the bank; the opener gets nothing";
}

TEST(ModernArtCorners, InAnOpenDoubleTheOpenerMayOutbidAndPaysWhoAdded) {
  Table t(3, {"Nd Bo", "Bo", "No Bo"});
  t.put_up("Nd");
  t.decline(0);
  t.decline(1);
  t.add(2, "No");
  t.bid(1, 9);
  t.bid(0, 10);
  t.all_pass_but(0);
  EXPECT_EQ(t.owns(0), 2);
  EXPECT_EQ(t.money(), (Money{90, 100, 110}));
  EXPECT_EQ(t.s.auctioneer, 0) << "left of seat 2";
}

TEST(ModernArtCorners, ASeatWithoutCardsIsAskedForASecondAndWhoAddsTheLastCardStillSells) {
  Table t(4, {"Nd Bo", "", "No", "Bo"});
  t.put_up("Nd");
  t.decline(0);
  EXPECT_EQ(answers(t, 1), 1);
  t.decline(1);
  t.add(2, "No");
  for (int seat : {0, 1, 2, 3}) t.pass(seat);
  EXPECT_EQ(t.owns(2), 2) << "free for who added, as there was no bid";
  EXPECT_EQ(t.s.auctioneer, 3);
}

TEST(ModernArtCorners, TakingOverIsSaidOnlyOfSomebodyElseWhoAddsTheSecond) {
  auto const words_of = [](Table const& t, std::optional<Seat> reader) {
    Words const words(modern_art_kind().text("en"), "en", {"Ola", "Jan", "Ewa"}, reader);
    std::string said;
    for (auto const& [audience, json] : t.heard.events)
      if (json.find("second_added") != json.npos) said += words.event(json);
    return said;
  };
  Table own(3, {"Nd No Bo", "N1 Bo", "Bo"});
  own.put_up("Nd");
  own.add(0, "No");
  EXPECT_EQ(words_of(own, {}), "Ola adds a second Nex: open auction");
  EXPECT_EQ(words_of(own, seat_at(0)), "You add a second Nex: open auction");
  Table other(3, {"Nd No Bo", "N1 Bo", "Bo"});
  other.put_up("Nd");
  other.decline(0);
  other.add(1, "N1");
  EXPECT_EQ(words_of(other, {}), "Jan adds a second Nex and takes over: once around");
  EXPECT_EQ(words_of(other, seat_at(1)), "You add a second Nex and take over: once around");
}

TEST(ModernArtCorners, AnAddedFixedPriceIsLimitedByTheMoneyOfWhoAddedIt) {
  Table t(3, {"Nd Bo", "Nf Bo", "Bo"});
  t.s.money = {200, 35, 90};
  t.put_up("Nd");
  t.decline(0);
  t.add(1, "Nf");
  EXPECT_TRUE(t.waits_for({1}));
  EXPECT_EQ(t.refused(1, ids::price + 36), (Refusal{"too_high", 35})) << "the opener's 200 do not count";
  EXPECT_EQ(answers(t, 1), 35);
  t.price(35);
  t.decline(2);
  t.decline(0);
  EXPECT_EQ(t.owns(1), 2) << "who added must buy both when all decline";
  EXPECT_EQ(t.money(), (Money{200, 0, 90}));
}

// Koniec rundy aukcyjnej.

TEST(ModernArtCorners, AFifthAddedByTheOpenerLeavesBothUnsoldAndTheNextRoundBeginsToTheLeft) {
  Table t(4, {"Bo", "Kd Kf Bo", "Ko Bo", "Do"}, 1);
  t.shown({0, 0, 0, 0, 3});
  t.own(2, "K1");
  t.put_up("Kd");
  t.add(1, "Kf");
  EXPECT_EQ(t.s.round, 2) << "no price is asked for";
  EXPECT_EQ(t.s.board[0], (std::array<std::uint8_t, 5>{0, 0, 0, 0, 30}));
  EXPECT_EQ(t.money(), (Money{100, 100, 130, 100})) << "nobody owns the two of the last lot";
  EXPECT_EQ(t.s.auctioneer, 2) << "left of the opener";
  EXPECT_EQ(t.s.hands[1].count(), 1);
}

// Aukcja ustalonej ceny.

TEST(ModernArtCorners, APriceOfNothingThatAllDeclineLeavesTheLotToItsAuctioneer) {
  Table t(3, {"Nf Bo", "Bo", "Bo"});
  t.s.money[0] = 0;
  t.put_up("Nf");
  EXPECT_EQ(answers(t, 0), 1);
  t.price(0);
  t.decline(1);
  t.decline(2);
  EXPECT_EQ(t.owns(0), 1);
  EXPECT_EQ(t.money(), (Money{0, 100, 100}));
  EXPECT_NE(t.heard.for_viewer(Viewer::spectator()).find("\"why\":\"nobody\""), std::string::npos) << "no money changes hands";
  EXPECT_EQ(t.s.auctioneer, 1);
}

// Ogólne zasady licytacji: money.

TEST(ModernArtCorners, WithoutMoneyOneIsAskedAndCanOnlyPass) {
  Table t(3, {"N1 Bo", "Bo", "Bo"});
  t.s.money[1] = 0;
  t.put_up("N1");
  EXPECT_EQ(answers(t, 1), 1);
  EXPECT_TRUE(t.may(1, ids::pass));
  Table sealed(3, {"Ns Bo", "Bo", "Bo"});
  sealed.s.money[1] = 0;
  sealed.put_up("Ns");
  EXPECT_EQ(answers(sealed, 1), 1);
  EXPECT_TRUE(sealed.may(1, ids::bid)) << "an empty fist";
}

TEST(ModernArtCorners, AllOnesMoneyMayBeBidAndAnEqualBidIsNone) {
  Table t(3, {"N1 Bo", "Bo", "Bo"});
  t.s.money[1] = 30;
  t.put_up("N1");
  EXPECT_FALSE(t.may(1, ids::bid + 31));
  t.bid(1, 30);
  EXPECT_EQ(t.refused(2, ids::bid + 30), (Refusal{"too_low", 31}));
  t.pass(2);
  t.pass(0);
  EXPECT_EQ(t.money(), (Money{130, 0, 100}));
}

TEST(ModernArtCorners, WhoCannotPayAFixedPriceIsAskedAndCanOnlyDecline) {
  Table t(3, {"Nf Bo", "Bo", "Bo"});
  t.s.money[1] = 19;
  t.put_up("Nf");
  t.price(20);
  EXPECT_TRUE(t.waits_for({1}));
  EXPECT_EQ(answers(t, 1), 1);
  t.decline(1);
  EXPECT_EQ(answers(t, 2), 2);
}

// Sprzedaż obrazów do banku.

TEST(ModernArtCorners, WorthlessPaintingsGoToTheBankAllTheSame) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  t.shown({4, 2, 2, 1, 0});
  t.own(1, "S1");
  t.put_up("No");
  EXPECT_EQ(t.money(), (Money{100, 100, 100}));
  EXPECT_EQ(t.owns(1), 0) << "nothing is carried into the next round";
}

TEST(ModernArtCorners, EveryPaintingOfAnArtistIsPaidForAlsoTheFourth) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  t.shown({4, 4, 1, 0, 0});
  for (auto const* painting : {"N1", "N1", "Ns", "Nf"}) t.own(1, painting);
  for (auto const* painting : {"B1", "Bs", "Bf", "Bd"}) t.own(2, painting);
  t.own(2, "D1");
  t.put_up("No");
  EXPECT_EQ(t.money(), (Money{100, 100 + 4 * 30, 100 + 4 * 20 + 10}));
}

TEST(ModernArtCorners, EarlierChipsBreakNoTie) {
  Table t(3, {"No Bo", "Bo", "Bo"});
  t.s.round = 2;
  t.s.board[0][4] = 30;
  t.shown({4, 1, 1, 0, 1});
  t.own(1, "Ko");
  t.put_up("No");
  EXPECT_EQ(t.s.board[1], (std::array<std::uint8_t, 5>{30, 20, 10, 0, 0}));
  EXPECT_EQ(t.money(), (Money{100, 100, 100}));
}

// Następne rundy: the fourth.

TEST(ModernArtCorners, NothingIsDealtForTheFourthRound) {
  Table t(4, {"No Bo", "Bo D1", "Bo", ""});
  t.s.round = 3;
  t.shown({4, 0, 0, 0, 0});
  t.put_up("No");
  EXPECT_EQ(t.s.round, 4);
  EXPECT_EQ(t.s.phase, Phase::putting_up);
  EXPECT_EQ(t.s.auctioneer, 1);
  EXPECT_EQ(t.s.hands[1].count(), 2);
}

TEST(ModernArtCorners, AFourthRoundWhoseStarterHasNoCardsBeginsWithTheNextWhoHas) {
  Table t(4, {"No", "", "", "Bo D1"});
  t.s.round = 3;
  t.shown({4, 0, 0, 0, 0});
  t.put_up("No");
  EXPECT_EQ(t.s.round, 4);
  EXPECT_EQ(t.s.auctioneer, 3) << "seats 1 and 2 are passed over";
  EXPECT_TRUE(t.waits_for({3}));
  EXPECT_NE(t.heard.for_viewer(Viewer::spectator()).find("\"round\":4,\"first\":3"), std::string::npos);
  t.put_up("Bo");
  t.bid(1, 5);
  t.all_pass_but(1);
  EXPECT_EQ(t.owns(1), 1) << "but they bid";
  EXPECT_EQ(t.s.auctioneer, 3);
}

TEST(ModernArtCorners, AFifthInTheFourthRoundEndsTheGameWhateverIsInHand) {
  Table t(3, {"No Bo Ko", "Bo D1", "Bo"});
  t.s.round = 4;
  t.shown({4, 0, 0, 0, 0});
  t.own(2, "N1");
  t.put_up("No");
  EXPECT_EQ(t.s.phase, Phase::over);
  EXPECT_EQ(t.money(), (Money{100, 100, 130}));
}

// Wariant na trzech graczy.

TEST(ModernArtCorners, AfterADoubleNobodyJoinedItsOpenerMayTurnACard) {
  Table t = mystery_table({"Nd Bo", "Bo", "Bo"}, 9);
  t.put_up("Nd");
  for (int seat : {0, 1, 2}) t.decline(seat);
  EXPECT_EQ(t.s.phase, Phase::flipping);
  EXPECT_TRUE(t.waits_for({0}));
  EXPECT_EQ(t.owns(0), 1);
}

TEST(ModernArtCorners, AnArtistShownByMysteryCardsAloneIsRanked) {
  Table t = mystery_table({"No Bo Nf", "Bo N1", "Bo"}, 9);
  t.shown({3, 0, 0, 0, 0});
  t.put_up("No");
  for (int seat : {0, 1, 2}) t.pass(seat);
  t.flip();
  t.turn("Ko");
  EXPECT_EQ(t.game.view(t.s, seat_at(0)).values, (std::array<int, artists>{30, 0, 0, 0, 20}));
  t.put_up("N1");
  EXPECT_EQ(t.s.round, 2);
  EXPECT_EQ(t.s.board[0], (std::array<std::uint8_t, 5>{30, 0, 0, 0, 20})) << "though no gallery has a Koriko";
  EXPECT_EQ(t.money(), (Money{130, 100, 100}));
}

TEST(ModernArtCorners, AnEmptyMysteryHandAsksNobody) {
  Table t = mystery_table({"No Bo", "Bo", "Bo"}, 0);
  t.put_up("No");
  for (int seat : {0, 1, 2}) t.pass(seat);
  EXPECT_EQ(t.s.phase, Phase::putting_up);
  EXPECT_EQ(t.s.auctioneer, 1);
}

}  // namespace
}  // namespace atelier::modern_art
