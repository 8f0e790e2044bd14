// Projekt A.R.T.: what each map changes, and the game alone.
#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

// Every card the same, so that a test need not look for one.
auto all_cards(MissionCard const& card) {
  return [card](Components& box) {
    for (auto& each : box.cards) each = card;
  };
}
MissionCard silent(Back clues) { return {{}, {}, {}, clues, Source::reconstructed}; }

// Egipt.

TEST(ProjektArtEgypt, StartsInTheSouthWithoutFuelAndWithAWorkInTheNorth) {
  Table t(table_for(3, Map::egypt));
  EXPECT_EQ(t.s.pool, (std::array<std::uint8_t, 3>{0, 3, 3}));
  EXPECT_EQ(t.artworks(Site::alexandria), 1);
  EXPECT_EQ(t.s.artworks_left, 7);
  for (Site south : {Site::abu_simbel, Site::aswan, Site::luxor}) EXPECT_EQ(t.agents(south), 2);
  for (Site north : {Site::asyut, Site::minya, Site::cairo, Site::alexandria}) EXPECT_EQ(t.agents(north), 3);
  for (std::size_t pawn = 0; pawn < 3; ++pawn) EXPECT_EQ(t.s.pawns[pawn], t.at(Site::abu_simbel));
}

TEST(ProjektArtEgypt, DownTheNileIsFreeAndUpItCostsFuelOrHealth) {
  Table t(table_for(2, Map::egypt));
  t.plan();
  t.to_movement();
  for (Site north : {Site::aswan, Site::luxor, Site::asyut, Site::minya, Site::cairo, Site::alexandria})
    t.act(0, Step{false, north, false});
  EXPECT_EQ(t.s.health[0], 3);
  t.s.pool[0] = 1;
  t.act(0, Step{false, Site::cairo, false});
  EXPECT_EQ(t.s.pool[0], 0);
  t.act(0, Step{false, Site::minya, false});
  EXPECT_EQ(t.s.health[0], 2);
}

// USA.

TEST(ProjektArtUsa, ThreeEqualCluesMustLieBeforeOnePlayer) {
  auto t = table_with(2, Map::usa, all_cards(silent({Art::films})));
  EXPECT_EQ(t.agents(Site::dallas), 0);
  t.plan();
  t.lay(0, no(70)), t.lay(0, no(71));
  t.act(1, PlayCard{*t.s.hands[1].begin()});
  EXPECT_EQ(t.artworks(Site::los_angeles), 0);
  t.act(0, PlayCard{*t.s.hands[0].begin()});
  EXPECT_EQ(t.artworks(Site::los_angeles), 1);
  EXPECT_EQ(t.s.clues[0].size(), 0);
  EXPECT_EQ(t.s.clues[1].size(), 1);
}

TEST(ProjektArtUsa, AWeaponForEachPlayersPawnInDallasWhenMovementEnds) {
  Table t(table_for(3, Map::usa));
  t.plan();
  t.to_movement();
  t.act(0, Step{false, Site::chicago, false});
  t.all_ready();
  EXPECT_EQ(t.s.pool[1], 5);
}

TEST(ProjektArtUsa, RollsAgainAreOnesOwn) {
  auto t = table_with(2, Map::usa, all_cards(silent({Art::films, Art::books})));
  t.plan();
  t.to_fights();
  t.stand(0, Site::chicago), t.stand(1, Site::chicago);
  t.lay(0, no(70)), t.lay(1, no(71));
  t.s.allies = 1;
  t.s.collected = 6;
  t.act(0, Fight{});
  t.dice({1, 1, 1});
  EXPECT_TRUE(t.can(0, Reroll{no(70), {0, 6}}));  // his own and the ally's, which the leader rolls
  EXPECT_FALSE(t.can(0, Reroll{no(70), {0, 1}}));
  EXPECT_FALSE(t.can(0, Reroll{no(71), {0}}));
  EXPECT_TRUE(t.can(1, Reroll{no(71), {1}}));
  EXPECT_FALSE(t.can(1, Reroll{no(71), {6}}));
}

TEST(ProjektArtUsa, CluesAreTradedAfterTheFightsWhereNoAgentIsAndAGiftMayComplete) {
  auto t = table_with(2, Map::usa, all_cards(silent({Art::films})));
  t.plan();
  t.to_fights();
  t.lay(0, no(70)), t.lay(0, no(71)), t.lay(1, no(69));
  EXPECT_FALSE(t.can(1, GiveClue{no(69), seat_at(0)}));
  t.all_ready();
  ASSERT_EQ(t.s.phase, Phase::closing);
  t.act(1, GiveClue{no(69), seat_at(0)});
  EXPECT_EQ(t.artworks(Site::los_angeles), 1);
  EXPECT_TRUE(t.s.clues[0].empty());
  EXPECT_EQ(t.s.phase, Phase::closing);

  auto watched = table_with(2, Map::usa, all_cards(silent({Art::films})));
  watched.plan();
  watched.to_fights();
  watched.lay(1, no(69));
  watched.stand(0, Site::miami), watched.stand(1, Site::miami);
  watched.all_ready();
  EXPECT_FALSE(watched.can(1, GiveClue{no(69), seat_at(0)}));
}

TEST(ProjektArtUsa, ACardChangesHandsOnceInARound) {
  auto t = table_with(2, Map::usa, all_cards(silent({Art::films})));
  t.plan();
  t.to_fights();
  t.lay(1, no(69));
  t.all_ready();
  t.act(1, GiveClue{no(69), seat_at(0)});
  EXPECT_FALSE(t.can(0, GiveClue{no(69), seat_at(1)}));
}

// Skandynawia.

Table scandinavia(Site site) {
  Table t(table_for(2, Map::scandinavia));
  t.plan();
  t.to_movement();
  t.s.agents_left += t.agents(site), t.agents(site) = 0;
  t.artworks(site) = 1, --t.s.artworks_left;
  t.stand(0, site);
  return t;
}

TEST(ProjektArtScandinavia, RedRoadsCostTwoFuelAndTheGoldenRuleFillsUp) {
  Table t(table_for(2, Map::scandinavia));
  t.plan();
  t.to_movement();
  t.stand(0, Site::oslo), t.stand(1, Site::oslo);
  t.s.pool[0] = 1;
  t.act(0, Step{false, Site::stockholm, false});
  EXPECT_EQ(t.s.pool[0], 0);
  EXPECT_EQ(t.s.health[0], 2);
  t.s.health_left += 2, t.s.health[1] = 1;
  EXPECT_FALSE(t.can(1, Step{false, Site::stockholm, false}));
  EXPECT_TRUE(t.can(1, Step{false, Site::bergen, false}));
}

TEST(ProjektArtScandinavia, TwoOfAResourceAreGainedAsFarAsTheReserveGoes) {
  struct Gain {
    Site site;
    std::size_t resource;
  };
  for (auto const& gain : {Gain{Site::gothenburg, 0}, Gain{Site::trondheim, 1}, Gain{Site::copenhagen, 2}}) {
    auto t = scandinavia(gain.site);
    t.s.pool[gain.resource] = 5;
    t.all_ready();
    EXPECT_EQ(t.s.collected, 1);
    EXPECT_EQ(t.s.pool[gain.resource], 6);
  }
}

TEST(ProjektArtScandinavia, ResourcesAreGivenUpAndHealthWhereThePoolIsEmpty) {
  auto t = scandinavia(Site::stockholm);
  t.s.pool = {0, 1, 0};
  t.all_ready();
  ASSERT_EQ(t.s.phase, Phase::paying);
  EXPECT_FALSE(t.can(1, Suffer{seat_at(1)}));
  t.act(0, GiveUp{Resource::weapons});
  t.act(1, Suffer{seat_at(1)});
  EXPECT_EQ(t.s.health[1], 2);
  EXPECT_EQ(t.s.phase, Phase::fighting);
}

TEST(ProjektArtScandinavia, AClueCardIsGivenUpIfThereIsOne) {
  auto none = scandinavia(Site::oslo);
  none.all_ready();
  EXPECT_EQ(none.s.phase, Phase::fighting);
  auto t = scandinavia(Site::oslo);
  t.lay(0, no(70)), t.lay(0, no(5));
  t.all_ready();
  ASSERT_EQ(t.s.phase, Phase::dropping);
  t.act(0, DropClue{no(70)});
  EXPECT_EQ(t.s.clues[0].size(), 1);
  EXPECT_TRUE(t.s.discard.has(no(70)));
}

TEST(ProjektArtScandinavia, AgentsInEveryOtherCityAndToTheWhiteHandForLostOnes) {
  auto t = scandinavia(Site::bergen);
  t.s.agents_left += 2;
  t.mark_lost(Site::oslo);
  t.all_ready();
  EXPECT_EQ(t.agents(Site::bergen), 0);
  EXPECT_EQ(t.agents(Site::stockholm), 3);
  EXPECT_EQ(t.s.white_hand, 1);

  auto poor = scandinavia(Site::bergen);
  poor.agents(Site::oslo) += poor.s.agents_left - 3, poor.s.agents_left = 3;
  poor.all_ready();
  EXPECT_EQ(poor.s.outcome, Outcome::no_agents);
}

TEST(ProjektArtScandinavia, TheTeamChoosesTheOrderOfTwoWorksAndBothAreCollected) {
  auto t = scandinavia(Site::stockholm);
  t.s.agents_left += 2, t.agents(Site::bergen) = 0;
  t.artworks(Site::bergen) = 1, --t.s.artworks_left;
  t.stand(1, Site::bergen);
  t.all_ready();
  ASSERT_EQ(t.s.phase, Phase::collecting);
  t.act(1, Collect{Site::bergen});  // its effect puts an agent into Stockholm, whose work was settled before
  EXPECT_EQ(t.agents(Site::stockholm), 1);
  EXPECT_EQ(t.s.phase, Phase::paying);
  EXPECT_EQ(t.s.collected, 2);
}

TEST(ProjektArtScandinavia, AFightWonBringsTheEffectToo) {
  auto t = scandinavia(Site::gothenburg);
  t.agents(Site::gothenburg) = 1, --t.s.agents_left;
  t.s.allies = 5;
  t.s.pool[0] = 1;
  t.all_ready();
  t.act(0, Fight{});
  t.dice({6, 6, 6, 6, 6, 6});
  EXPECT_EQ(t.s.pool[0], 3);
  EXPECT_EQ(t.s.collected, 1);
}

// Wyspy Polinezji.

TEST(ProjektArtPolynesia, StartsWithoutAgentsAndWithSixMarkers) {
  Table t(table_for(2, Map::polynesia));
  EXPECT_EQ(t.s.agents_left, 40);
  EXPECT_EQ(t.s.markers_left, 6);
  for (int art = 0; art < arts; ++art) EXPECT_EQ(std::popcount(t.game.places_with(art)), 2);
}

TEST(ProjektArtPolynesia, AnAgentForASymbolComesToBothIslandsOrTheWhiteHand) {
  MissionCard card = silent({Art::music});
  card.agents = {1, 0, 0, 0, 0, 0};
  auto t = table_with(2, Map::polynesia, all_cards(card));
  t.plan();
  t.act(0, PlayCard{*t.s.hands[0].begin()});
  EXPECT_EQ(t.agents(Site::tahiti), 1);
  EXPECT_EQ(t.agents(Site::maui), 1);
  t.s.agents_left += 1;
  t.mark_lost(Site::maui);
  t.act(1, PlayCard{*t.s.hands[1].begin()});
  EXPECT_EQ(t.agents(Site::tahiti), 2);
  EXPECT_EQ(t.s.white_hand, 1);
}

TEST(ProjektArtPolynesia, AnyIslandIsOneFuelAway) {
  Table t(table_for(2, Map::polynesia));
  t.plan();
  t.to_movement();
  t.act(0, Step{false, Site::rapa_nui, false});
  EXPECT_EQ(t.s.pool[0], 2);
}

TEST(ProjektArtPolynesia, TheFinderChoosesTheIslandAndOnlyOneWorkLiesOnBoth) {
  auto t = table_with(2, Map::polynesia, all_cards(silent({Art::films})));
  t.plan();
  t.lay(0, no(70)), t.lay(0, no(71));
  t.act(1, PlayCard{*t.s.hands[1].begin()});
  ASSERT_EQ(t.s.phase, Phase::laying);
  EXPECT_FALSE(t.can(0, LayArt{Site::maui}));
  t.act(1, LayArt{Site::maui});
  EXPECT_EQ(t.artworks(Site::maui), 1);
  t.lay(0, no(68)), t.lay(0, no(69));
  t.act(0, PlayCard{*t.s.hands[0].begin()});
  EXPECT_EQ(t.artworks(Site::tahiti), 0);
  EXPECT_TRUE(t.s.clues[0].empty());
}

TEST(ProjektArtPolynesia, WithOneIslandLostTheFindGoesToTheOther) {
  auto t = table_with(2, Map::polynesia, all_cards(silent({Art::films})));
  t.plan();
  t.mark_lost(Site::maui);
  t.lay(0, no(70)), t.lay(0, no(71));
  t.act(1, PlayCard{*t.s.hands[1].begin()});
  EXPECT_EQ(t.s.phase, Phase::mission);
  EXPECT_EQ(t.artworks(Site::tahiti), 1);
}

// Rio de Janeiro.

TEST(ProjektArtRio, ExampleThreePlayersPutSixAgentsWhereTheyLike) {
  Table t(table_for(3, Map::rio));
  EXPECT_EQ(t.s.phase, Phase::preparing);
  EXPECT_EQ(t.s.agents_left, 40);
  t.act(2, PutAgent{Site::urca});
  t.act(2, PutAgent{Site::urca});
  EXPECT_FALSE(t.can(2, PutAgent{Site::urca}));
  t.act(0, PutAgent{Site::centro});
  t.act(1, PutAgent{Site::ipanema});
  t.act(1, PutAgent{Site::tijuca});
  t.act(0, PutAgent{Site::centro});
  EXPECT_EQ(t.s.phase, Phase::drawing);
  EXPECT_EQ(t.s.agents_left, 34);
  EXPECT_EQ(t.agents(Site::urca), 2);
  for (std::size_t pawn = 0; pawn < 3; ++pawn) EXPECT_EQ(t.s.pawns[pawn], t.at(Site::centro));
}

Table rio() {
  Table t(table_for(2, Map::rio));
  t.plan();
  t.to_movement();
  t.s.agents_left += t.agents(Site::centro), t.agents(Site::centro) = 0;
  return t;
}
Site wanted(Table const& t, int space) { return t.game.site_of(t.game.wanted_place(space)); }

TEST(ProjektArtRio, DashedLinesAreFree) {
  auto t = rio();
  t.act(0, Step{false, Site::santa_teresa, false});
  EXPECT_EQ(t.s.pool[0], 3);
  t.act(0, Step{false, Site::ipanema, false});
  EXPECT_EQ(t.s.pool[0], 2);
}

// So that every movement ends.
TEST(ProjektArtRio, APawnMakesTwelveFreeStepsAtMost) {
  auto t = rio();
  for (int step = 0; step < 12; ++step) t.act(0, Step{false, step % 2 ? t.game.sheet().start : Site::santa_teresa, false});
  EXPECT_EQ(t.s.pool[0], 3);
  EXPECT_FALSE(t.can(0, Step{false, Site::santa_teresa, false}));
  EXPECT_TRUE(t.can(0, Ready{}));
}

TEST(ProjektArtRio, APawnCarriesAWorkEvenThroughAgents) {
  auto t = rio();
  t.artworks(Site::santa_teresa) = 1, --t.s.artworks_left;
  t.agents(Site::santa_teresa) = 3, t.s.agents_left -= 3;
  t.stand(0, Site::santa_teresa);
  t.act(0, Step{false, Site::centro, true});
  EXPECT_EQ(t.artworks(Site::centro), 1);
  EXPECT_EQ(t.artworks(Site::santa_teresa), 0);
  t.act(0, Step{false, Site::maracana, false});  // it may stay behind
  EXPECT_EQ(t.artworks(Site::centro), 1);
}

TEST(ProjektArtRio, WorksAreCollectedOnlyInTheDistrictsTheTrackShowsInItsOrder) {
  auto t = rio();
  t.artworks(wanted(t, 1)) = 2, t.artworks(wanted(t, 0)) = 1, t.s.artworks_left -= 3;
  t.stand(0, wanted(t, 1)), t.stand(1, Site::centro);
  t.all_ready();
  EXPECT_EQ(t.s.collected, 0);
  auto both = rio();
  both.artworks(wanted(both, 1)) = 2, both.artworks(wanted(both, 0)) = 1, both.s.artworks_left -= 3;
  both.stand(0, wanted(both, 1)), both.stand(1, wanted(both, 0));
  both.all_ready();
  EXPECT_EQ(both.s.collected, 2);  // several in a row, if they fit
  EXPECT_EQ(both.artworks(wanted(both, 1)), 1);
  EXPECT_EQ(both.agents(Site::centro), 4);
}

TEST(ProjektArtRio, ALostDistrictWhoseWorkIsStillToComeLosesTheGameAndTheCentreDoesNot) {
  auto t = rio();
  t.s.phase = t.s.outer = Phase::fighting;
  t.agents(Site::centro) = 5, t.s.agents_left -= 5;
  t.stand(0, Site::urca), t.stand(1, Site::urca);
  t.all_ready();
  t.all_ready();
  EXPECT_EQ(t.s.outcome, Outcome::running);
  EXPECT_EQ(t.s.markers_left, 2);
  auto lost = rio();
  lost.s.phase = lost.s.outer = Phase::fighting;
  lost.agents(wanted(lost, 5)) = 5, lost.s.agents_left -= 5;
  lost.all_ready();
  lost.all_ready();
  EXPECT_EQ(lost.s.outcome, Outcome::district);
  auto done = rio();
  done.s.phase = done.s.outer = Phase::fighting;
  done.s.collected = 1, --done.s.artworks_left;
  done.agents(wanted(done, 0)) = 5, done.s.agents_left -= 5;
  done.all_ready();
  done.all_ready();
  EXPECT_EQ(done.s.outcome, Outcome::running);
}

TEST(ProjektArtRio, AgentsForALostCentreGoToTheWhiteHandAndTheLastWorkWinsFirst) {
  auto t = rio();
  t.stand(0, wanted(t, 0)), t.stand(1, Site::urca);
  t.mark_lost(Site::centro);
  t.artworks(wanted(t, 0)) = 1, --t.s.artworks_left;
  t.all_ready();
  EXPECT_EQ(t.s.white_hand, 2);
  auto last = rio();
  last.s.collected = 5;
  last.stand(0, wanted(last, 5));
  last.artworks(wanted(last, 5)) = 1;
  last.s.agents_left = 0;
  last.all_ready();
  EXPECT_EQ(last.s.outcome, Outcome::won);
}

// Tryb solo.

TEST(ProjektArtSolo, FifteenCardsAreOutThreeAreDrawnAndTwoPlayed) {
  auto t = table_with(1, Map::japan, all_cards(silent({Art::films})));
  EXPECT_EQ(t.s.health[0], 6);
  EXPECT_EQ(t.s.deck, 57);
  t.plan();
  EXPECT_EQ(t.s.hands[0].size(), 3);
  t.act(0, PlayCard{*t.s.hands[0].begin()});
  EXPECT_EQ(t.s.phase, Phase::mission);
  EXPECT_TRUE(t.can(0, Buy{Resource::fuel}));
  t.act(0, PlayCard{*t.s.hands[0].begin()});
  EXPECT_EQ(t.s.phase, Phase::moving);
  EXPECT_EQ(t.s.discard.size(), 1);
}

TEST(ProjektArtSolo, TheCompanionMovesAlonePicksUpWorksAndNeverFightsAlone) {
  Table t(table_for(1));
  t.plan();
  t.to_movement();
  t.artworks(Site::nagoya) = 1, --t.s.artworks_left;
  t.s.agents_left += 2, t.agents(Site::nagoya) = 0;
  t.act(0, Step{true, Site::nagoya, false});
  EXPECT_EQ(t.s.pool[0], 2);
  EXPECT_EQ(t.s.pawns[0], t.at(Site::tokyo));
  t.all_ready();
  EXPECT_EQ(t.s.collected, 1);
  t.agents(Site::nagoya) = 1, --t.s.agents_left;
  t.s.agents_left += 2, t.agents(Site::tokyo) = 0;
  EXPECT_FALSE(t.can(0, Fight{}));
}

TEST(ProjektArtSolo, TogetherBothDiceAreRolledAndThePlayerLeads) {
  Table t(table_for(1));
  t.plan();
  t.to_fights();
  t.act(0, Fight{});
  auto const fight = *t.game.view(t.s, seat_at(0)).fight;
  EXPECT_EQ(fight.leader, seat_at(0));
  EXPECT_EQ(fight.dice.size(), 2U);
  EXPECT_FALSE(fight.dice[1].seat);
}

}  // namespace
}  // namespace atelier::projekt_art
