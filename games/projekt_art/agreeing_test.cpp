// Projekt A.R.T. has no turns: who may act when others are ready, wait, or have begun; whose health is volunteered; and how tables that
// began under the first rules go on.
#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

Table moving(ProjektArt game) {
  Table t(std::move(game));
  t.plan();
  t.to_movement();
  return t;
}
Table fighting(ProjektArt game) {
  Table t(std::move(game));
  t.plan();
  t.to_fights();
  return t;
}
Refusal refused(Table const& t, int seat, Move const& move) { return t.game.refuse(t.s, seat_at(seat), *t.game.id(move)); }

// Ready and waiting are no silence.

TEST(ProjektArtReady, WhoIsReadyIsNotWaitedForAndMayStillMove) {
  auto t = moving(table_for(3));
  t.act(1, Ready{});
  EXPECT_FALSE(t.game.to_act(t.s).has(seat_at(1)));
  EXPECT_TRUE(t.game.may_act(t.s).has(seat_at(1)));
  auto const offer = t.game.view(t.s, seat_at(1)).offer;
  ASSERT_TRUE(offer);
  EXPECT_FALSE(offer->ready);
  EXPECT_FALSE(offer->recruit);
  EXPECT_FALSE(offer->steps.empty());
  EXPECT_EQ(refused(t, 1, Ready{}), (Refusal{"already_ready"}));
  t.act(0, Ready{});
  t.act(1, Step{false, Site::nagoya, false});
  EXPECT_EQ(t.s.ready, 0);  // any action withdraws what all have said
  EXPECT_EQ(t.game.to_act(t.s).count(), 3);
}

TEST(ProjektArtReady, WhoWaitsMayStillPlayOrBuy) {
  auto t = table_with(3, Map::japan, plain({}));
  t.plan();
  t.act(0, Wait{});
  EXPECT_FALSE(t.can(0, Wait{}));
  EXPECT_TRUE(t.can(0, Buy{Resource::fuel}));
  t.act(0, PlayCard{*t.s.hands[0].begin()});
  EXPECT_EQ(t.s.played[0], 1);
}

TEST(ProjektArtReady, WhoIsReadyMayStillLeadAFightAndWhoLeftItToOthersMayStillHelp) {
  auto t = fighting(table_for(2));
  t.s.collected = 6;
  t.act(1, Ready{});
  t.act(1, Fight{});
  t.dice({1, 1});
  ASSERT_EQ(t.s.phase, Phase::struggling);
  t.act(0, Wait{});
  EXPECT_FALSE(t.game.to_act(t.s).has(seat_at(0)));
  EXPECT_FALSE(t.can(0, Wait{}));
  t.act(0, UseWeapon{});
  EXPECT_EQ(t.s.bonus, 2);
}

TEST(ProjektArtReady, WhoIsReadyMayStillGiveAClueBeforeTheRoundEnds) {
  auto t = table_with(2, Map::usa, plain({}));
  t.plan();
  t.to_fights();
  t.lay(0, no(70));
  t.all_ready();
  ASSERT_EQ(t.s.phase, Phase::closing);
  t.act(0, Ready{});
  EXPECT_FALSE(t.can(0, Recruit{}));
  t.act(0, GiveClue{no(70), seat_at(1)});
  EXPECT_TRUE(t.s.clues[1].has(no(70)));
}

TEST(ProjektArtReady, WhoHasNothingLeftToDoMayNotAct) {
  auto t = fighting(table_for(2));
  t.s.agents_left = static_cast<std::uint8_t>(t.s.agents_left + t.agents(Site::kyoto)), t.agents(Site::kyoto) = 0;
  t.stand(1, Site::kyoto);
  t.act(1, Ready{});
  EXPECT_FALSE(t.game.may_act(t.s).has(seat_at(1)));
  EXPECT_FALSE(t.game.view(t.s, seat_at(1)).offer);
}

TEST(ProjektArtReady, UnderTheFirstRulesReadyWasSilenceUntilSomebodyActed) {
  auto t = moving(first_rules(2));
  t.act(1, Ready{});
  EXPECT_FALSE(t.can(1, Step{false, Site::nagoya, false}));
  EXPECT_EQ(refused(t, 1, Step{false, Site::nagoya, false}), (Refusal{"already_ready"}));
  t.act(0, Step{false, Site::nagoya, false});
  EXPECT_TRUE(t.can(1, Step{false, Site::nagoya, false}));
}

// Allies: between the phases, for each player until he is ready or takes a step himself.

TEST(ProjektArtAllyTime, AnothersStepDoesNotEndIt) {
  auto t = moving(table_for(3));
  t.s.pool[2] = 6;
  t.act(0, Step{false, Site::nagoya, false});
  EXPECT_FALSE(t.can(0, Recruit{}));
  EXPECT_EQ(refused(t, 0, Recruit{}), (Refusal{"too_late_for_allies"}));
  t.act(1, Recruit{});
  EXPECT_EQ(t.s.allies, 1);
  t.act(2, Ready{});
  EXPECT_FALSE(t.can(2, Recruit{}));
  EXPECT_EQ(refused(t, 2, Recruit{}), (Refusal{"too_late_for_allies"}));
  t.act(1, Step{false, Site::nagoya, false});  // withdraws what seat 2 said
  EXPECT_TRUE(t.can(2, Recruit{}));
  EXPECT_FALSE(t.can(1, Recruit{}));
}

TEST(ProjektArtAllyTime, AnothersFightDoesNotEndItAndHelpingInItDoes) {
  auto t = fighting(table_for(3));
  t.stand(2, Site::kyoto);
  t.s.pool = {3, 6, 6};
  t.act(0, Fight{});
  t.dice({1, 1});
  ASSERT_EQ(t.s.phase, Phase::struggling);
  while (t.s.phase == Phase::struggling) t.act(1, UseWeapon{});
  ASSERT_EQ(t.s.phase, Phase::fighting);  // Kyoto may still be fought for
  EXPECT_FALSE(t.can(0, Recruit{}));
  EXPECT_FALSE(t.can(1, Recruit{}));
  EXPECT_TRUE(t.can(2, Recruit{}));
}

TEST(ProjektArtAllyTime, BeginsAnewWithEveryPhase) {
  auto t = moving(table_for(2));
  t.act(0, Step{false, Site::nagoya, false});
  t.all_ready();
  ASSERT_EQ(t.s.phase, Phase::fighting);
  t.s.pool[2] = 6;
  EXPECT_TRUE(t.can(0, Recruit{}));
  t.all_ready();
  ASSERT_EQ(t.s.phase, Phase::closing);
  EXPECT_TRUE(t.can(0, Recruit{}));
}

TEST(ProjektArtAllyTime, UnderTheFirstRulesAnybodysFirstStepEndedItForAll) {
  auto t = moving(first_rules(2));
  t.s.pool[2] = 6;
  t.act(1, Step{false, Site::nagoya, false});
  EXPECT_FALSE(t.can(0, Recruit{}));
  auto fights = fighting(first_rules(3));
  fights.stand(2, Site::kyoto);
  fights.s.pool = {3, 6, 6};
  fights.act(0, Fight{});
  fights.dice({6, 6});
  EXPECT_FALSE(fights.can(2, Recruit{}));
}

// Skandynawia: "one of the players must give up health".

Table stockholm(ProjektArt game) {
  auto t = moving(std::move(game));
  t.s.agents_left += t.agents(Site::stockholm), t.agents(Site::stockholm) = 0;
  t.artworks(Site::stockholm) = 1, --t.s.artworks_left;
  t.stand(0, Site::stockholm);
  set_health(t, 0, 2);
  t.s.pool = {};
  t.all_ready();
  return t;
}

TEST(ProjektArtVolunteer, OnlyThePlayerHimselfVolunteersHisHealth) {
  auto t = stockholm(table_for(3, Map::scandinavia));
  ASSERT_EQ(t.s.phase, Phase::paying);
  EXPECT_FALSE(t.can(0, Suffer{seat_at(1)}));
  EXPECT_EQ(refused(t, 0, Suffer{seat_at(1)}), (Refusal{"own_health"}));
  for (int seat = 0; seat < 3; ++seat) {
    auto const offer = t.game.view(t.s, seat_at(seat)).offer;
    ASSERT_TRUE(offer) << "anybody may, wherever the pawn stands";
    EXPECT_EQ(offer->suffer, (List<Seat, most_players>{seat_at(seat)}));
  }
  t.act(0, Suffer{seat_at(0)});
  EXPECT_EQ(t.s.health[0], 1);
  t.act(2, Suffer{seat_at(2)});
  EXPECT_EQ(t.s.health[2], 2);
  EXPECT_EQ(t.s.phase, Phase::fighting);
}

TEST(ProjektArtVolunteer, TheTableWaitsForThoseWithMostHealth) {
  auto t = stockholm(table_for(3, Map::scandinavia));
  EXPECT_EQ(t.game.to_act(t.s), Seats(seat_at(1)).with(seat_at(2)));
  EXPECT_EQ(t.game.may_act(t.s).count(), 3);
  t.act(2, Suffer{seat_at(2)});
  EXPECT_EQ(t.game.to_act(t.s), Seats(seat_at(1)));
}

TEST(ProjektArtVolunteer, WhileThePoolHasAnythingThoseWhoStandThereChooseFromIt) {
  auto t = moving(table_for(2, Map::scandinavia));
  t.s.agents_left += t.agents(Site::stockholm), t.agents(Site::stockholm) = 0;
  t.artworks(Site::stockholm) = 1, --t.s.artworks_left;
  t.stand(0, Site::stockholm), t.stand(1, Site::oslo);
  t.s.pool = {0, 1, 0};
  t.all_ready();
  EXPECT_FALSE(t.can(0, Suffer{seat_at(0)}));
  EXPECT_FALSE(t.can(1, GiveUp{Resource::weapons}));
  t.act(0, GiveUp{Resource::weapons});
  EXPECT_TRUE(t.can(1, Suffer{seat_at(1)}));
}

TEST(ProjektArtVolunteer, UnderTheFirstRulesThoseWhoStoodThereNamedAnybody) {
  auto t = stockholm(first_rules(3, Map::scandinavia));
  EXPECT_FALSE(t.can(1, Suffer{seat_at(1)}));
  t.act(0, Suffer{seat_at(1)});
  EXPECT_EQ(t.s.health[1], 2);
}

TEST(ProjektArtVolunteer, ABotThatIsWaitedForVolunteers) {
  auto t = stockholm(table_for(3, Map::scandinavia));
  EXPECT_EQ(teammate_move(t.game, t.game.view(t.s, seat_at(1))), move_at(ids::suffer + 1));
  auto old = stockholm(first_rules(3, Map::scandinavia));
  EXPECT_EQ(teammate_move(old.game, old.game.view(old.s, seat_at(0))), move_at(ids::suffer + 1));
}

// Utracone miasta: a pawn whose way out was paid for an ally. Only the red road leads out of Trondheim, for two fuel.

Table at_the_red_road(ProjektArt game) {
  auto t = moving(std::move(game));
  t.stand(1, Site::oslo);
  t.stand(0, Site::trondheim);
  for (Site site : {Site::trondheim, Site::stockholm, Site::bergen}) t.s.agents_left += t.agents(site), t.mark_lost(site);
  set_health(t, 0, 2);
  t.s.pool[0] = 0;
  t.s.pool[2] = static_cast<std::uint8_t>(t.game.price(0) - 1);  // an ally costs one health
  EXPECT_TRUE(t.can(0, Step{false, Site::oslo, false}));
  return t;
}

TEST(ProjektArtStuckPawn, AnAllyPaidWithTheHealthOfTheWayOutLosesTheGameAtOnce) {
  auto t = at_the_red_road(table_for(2, Map::scandinavia));
  t.act(0, Recruit{});
  EXPECT_EQ(t.s.outcome, Outcome::trapped);
}

TEST(ProjektArtStuckPawn, AnAllyPaidByAMateLeavesTheWayOpen) {
  auto t = at_the_red_road(table_for(2, Map::scandinavia));
  t.act(1, Recruit{});
  EXPECT_EQ(t.s.outcome, Outcome::running);
  EXPECT_TRUE(t.can(0, Step{false, Site::oslo, false}));
}

TEST(ProjektArtStuckPawn, ABotDoesNotBuyThatAlly) {
  auto t = at_the_red_road(table_for(2, Map::scandinavia));
  set_health(t, 0, 3), set_health(t, 1, 1);  // seat 0 would pay, and the way out costs two health as well
  t.s.pool[2] = static_cast<std::uint8_t>(t.game.price(0) - 2);
  auto const id = teammate_move(t.game, t.game.view(t.s, seat_at(0)));
  MoveList moves;
  t.game.legal(t.s, seat_at(0), moves);
  EXPECT_TRUE(moves.has(id));
  EXPECT_NE(id, move_at(ids::recruit));
}

// What was played goes on as it went: mates may buy, step or be ready. The end comes when one steps, or nobody else is left to act.
TEST(ProjektArtStuckPawn, UnderTheFirstRulesTheGameIsLostWhenNobodyElseIsLeftToAct) {
  auto t = at_the_red_road(first_rules(2, Map::scandinavia));
  t.act(0, Recruit{});
  EXPECT_EQ(t.s.outcome, Outcome::running);
  EXPECT_EQ(t.game.to_act(t.s), Seats(seat_at(1)));
  auto stepped = t;
  stepped.act(1, Step{false, Site::gothenburg, false});
  EXPECT_EQ(stepped.s.outcome, Outcome::trapped);
  t.act(1, Ready{});
  EXPECT_EQ(t.s.outcome, Outcome::trapped);
}

TEST(ProjektArtStuckPawn, UnderTheFirstRulesABotThatCanOnlyBuyOnBuys) {
  auto t = at_the_red_road(first_rules(2, Map::scandinavia));
  set_health(t, 0, 1);  // trapped from now on, and an ally costs the last health
  EXPECT_EQ(t.game.to_act(t.s).count(), 2);
  EXPECT_EQ(teammate_move(t.game, t.game.view(t.s, seat_at(0))), move_at(ids::recruit));
}

TEST(ProjektArtRules, AGameIsMadeForAnyVersionThereWas) {
  auto const box = atelier::testing::box_of<ProjektArt>(projekt_art_kind());
  EXPECT_EQ(ProjektArt::make({}, box, 1)->rules(), 1);
  EXPECT_EQ(ProjektArt::make({}, box)->rules(), 2);
  EXPECT_EQ(ProjektArt::make({}, box, 3).error(), "rules: must be from 1 to 2");
  EXPECT_EQ(ProjektArt::make({}, box, 0).error(), "rules: must be from 1 to 2");
}

}  // namespace
}  // namespace atelier::projekt_art
