// Corners of Modern Art where two rules meet, worked out from the rulebook by hand.
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

TEST(ModernArtCorners, AnEmptyMysteryHandAsksNobody) {
  Table t = mystery_table({"No Bo", "Bo", "Bo"}, 0);
  t.put_up("No");
  for (int seat : {0, 1, 2}) t.pass(seat);
  EXPECT_EQ(t.s.phase, Phase::putting_up);
  EXPECT_EQ(t.s.auctioneer, 1);
}

}  // namespace
}  // namespace atelier::modern_art
