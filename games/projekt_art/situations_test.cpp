// Projekt A.R.T.: situations a table argues about, each decided by the rulebook.
#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

void set_agents(Table& t, Site site, int agents) {
  t.s.agents_left = static_cast<std::uint8_t>(t.s.agents_left + t.agents(site) - agents);
  t.agents(site) = static_cast<std::uint8_t>(agents);
}
void put_work(Table& t, Site site) { ++t.artworks(site), --t.s.artworks_left; }
void lose(Table& t, Site site) { set_agents(t, site, 0), t.mark_lost(site); }

// Złota zasada.

// "If we do not get a weapon, I shall lose health!"
TEST(ProjektArtSituation, ExampleWithoutAWeaponTheCardCostsHealth) {
  auto const make = plain({card({0, 1, 0, 0}, {}, {}, {Art::films}), card({}, {}, {0, 1, 0, 0}, {Art::books})});
  for (bool const mate_first : {false, true}) {
    auto t = table_with(2, Map::japan, make);
    t.plan();
    t.hold(0, no(1)), t.hold(1, no(2));
    t.s.pool[1] = 0;
    if (mate_first) t.act(1, PlayCard{no(2)});
    t.act(0, PlayCard{no(1)});
    EXPECT_EQ(t.s.health[0], mate_first ? 3 : 2);
  }
}

TEST(ProjektArtSituation, TheLastHealthPaidEndsTheGameBeforeTheCardDoesAnythingElse) {
  auto t = table_with(2, Map::japan, plain({card({1, 0, 0, 0}, {2}, {0, 0, 0, 2}, {Art::films})}));
  t.plan();
  t.hold(0, no(1));
  t.s.pool[0] = 0;
  set_health(t, 0, 1);
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.outcome, Outcome::no_health);
  EXPECT_EQ(t.agents(Site::tokyo), 2);
  EXPECT_EQ(t.s.health[0], 0);
}

TEST(ProjektArtSituation, AnEmptyReserveOfHealthGivesNobodyAnyAndTheCardGoesOn) {
  auto t = table_with(2, Map::japan, plain({card({}, {}, {0, 0, 0, 2}, {Art::films})}));
  t.plan();
  t.hold(0, no(1));
  set_health(t, 1, t.s.health[1] + t.s.health_left);
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.phase, Phase::mission);
  EXPECT_EQ(t.s.health[0], 3);
  EXPECT_TRUE(t.s.clues[0].has(no(1)));
}

// A - Misja.

TEST(ProjektArtSituation, TheTileIsUncoveredWhileDrawingAndAllStillDraw) {
  Table t(table_for(3));
  t.s.deck = 14;  // two cards lie on the tile, six are to be drawn
  t.plan();
  EXPECT_EQ(t.s.phase, Phase::mission);
  EXPECT_EQ(t.s.deck, 8);
  for (std::size_t seat = 0; seat < 3; ++seat) EXPECT_EQ(t.s.hands[seat].size(), 2);
  EXPECT_TRUE(t.game.view(t.s, seat_at(0)).last_round);
}

TEST(ProjektArtSituation, NoAllyIsBoughtInTheMiddleOfAPhase) {
  Table t(table_for(2));
  t.plan();
  t.s.pool[2] = 6;
  EXPECT_FALSE(t.can(0, Recruit{}));  // phase A
  t.to_movement();
  EXPECT_TRUE(t.can(0, Recruit{}));
  t.act(0, Step{false, Site::nagoya, false});
  EXPECT_FALSE(t.can(0, Recruit{}));  // phase B
  t.to_fights();
  t.act(0, Fight{});
  t.dice({6});
  if (t.s.phase == Phase::struggling) t.act(0, AcceptDefeat{});
  EXPECT_FALSE(t.can(0, Recruit{}));  // phase C: Tokyo may still be fought for
  t.all_ready();
  ASSERT_EQ(t.s.phase, Phase::closing);
  EXPECT_TRUE(t.can(1, Recruit{}));  // between C and D
}

// B - Ruch.

TEST(ProjektArtSituation, AMateWhoTakesTheLastFuelTrapsAPawnInALostPlace) {
  Table t(table_for(2, Map::scandinavia));
  t.plan();
  t.to_movement();
  lose(t, Site::trondheim), lose(t, Site::stockholm), lose(t, Site::bergen);
  t.stand(1, Site::oslo);
  t.stand(0, Site::trondheim);  // only the road for two fuel leads out
  set_health(t, 0, 1);
  t.s.pool[0] = 1;
  EXPECT_TRUE(t.can(0, Step{false, Site::oslo, false}));  // a fuel and the last health: legal, and fatal
  t.act(1, Step{false, Site::gothenburg, false});
  EXPECT_EQ(t.s.outcome, Outcome::trapped);
}

TEST(ProjektArtSituation, DownTheNileAPawnLeavesALostCityWithoutFuel) {
  auto t = table_with(2, Map::egypt, plain({}));
  t.plan();
  lose(t, Site::abu_simbel);
  t.act(0, PlayCard{*t.s.hands[0].begin()});
  t.act(1, PlayCard{*t.s.hands[1].begin()});
  ASSERT_EQ(t.s.phase, Phase::moving);
  EXPECT_FALSE(t.can(0, Ready{}));
  t.act(0, Step{false, Site::aswan, false});
  EXPECT_TRUE(t.can(0, Ready{}));
  EXPECT_EQ(t.s.health[0], 3);
}

TEST(ProjektArtSituation, AWorkIsCollectedByAPawnThatNeverMoved) {
  Table t(table_for(2));
  t.plan();
  t.to_movement();
  set_agents(t, Site::tokyo, 0);
  put_work(t, Site::tokyo);
  t.all_ready();
  EXPECT_EQ(t.s.collected, 1);
}

TEST(ProjektArtSituation, TheLastWorkWinsBeforeItsEffect) {
  Table t(table_for(2, Map::scandinavia));
  t.plan();
  t.to_movement();
  set_agents(t, Site::bergen, 0);
  put_work(t, Site::bergen);
  t.stand(0, Site::bergen);
  t.s.collected = 6;
  set_agents(t, Site::oslo, t.agents(Site::oslo) + t.s.agents_left);  // none left for the other cities
  t.all_ready();
  EXPECT_EQ(t.s.outcome, Outcome::won);
}

// C - Walka.

// The picture beside phase C: the leader's die, those of the allies and of everybody else there.
TEST(ProjektArtSituation, ExampleTheTeamsStrengthIsTheSumOfAllItsDice) {
  Table t(table_for(4));
  t.plan();
  t.to_fights();
  t.stand(3, Site::kyoto);
  t.s.allies = 2;
  t.s.collected = 6;
  t.act(1, Fight{});
  t.dice({4, 2, 5, 1, 3});
  EXPECT_EQ(t.game.view(t.s, seat_at(0)).fight->strength, 15);
  EXPECT_FALSE(t.game.to_act(t.s).has(seat_at(3)));  // who stands elsewhere has no part in it
}

TEST(ProjektArtSituation, TheWorkWonInOneFightMakesTheNextFightHarder) {
  Table t(table_for(2));
  t.plan();
  t.to_fights();
  t.stand(1, Site::kyoto);
  put_work(t, Site::tokyo);
  t.s.allies = 5;
  t.act(0, Fight{});
  int const first = t.game.view(t.s, seat_at(0)).fight->needed;
  t.dice({6, 6, 6, 6, 6, 6});
  EXPECT_EQ(t.s.collected, 1);
  t.act(1, Fight{});
  EXPECT_EQ(t.game.view(t.s, seat_at(0)).fight->needed, first + t.game.threat(1) - t.game.threat(0));
}

TEST(ProjektArtSituation, WithoutAgentsThereIsNothingToFight) {
  Table t(table_for(2));
  t.plan();
  t.to_fights();
  set_agents(t, Site::tokyo, 0);
  t.stand(1, Site::kyoto);
  EXPECT_FALSE(t.can(0, Fight{}));
  EXPECT_EQ(t.game.refuse(t.s, seat_at(0), move_at(ids::fight)), (Refusal{"no_agents"}));
  EXPECT_TRUE(t.can(1, Fight{}));
}

TEST(ProjektArtSituation, WhoStandsElsewhereRollsNoDieAgainAndUsesNoWeapon) {
  auto t = table_with(3, Map::japan, plain({card({}, {}, {}, {Art::films})}));
  t.plan();
  t.to_fights();
  t.stand(2, Site::kyoto);
  t.lay(0, no(1));
  t.s.collected = 6;
  t.act(0, Fight{});
  t.dice({1, 1});
  ASSERT_EQ(t.s.phase, Phase::struggling);
  EXPECT_FALSE(t.can(2, Reroll{no(1), {0}}));
  EXPECT_FALSE(t.can(2, UseWeapon{}));
  EXPECT_EQ(t.game.refuse(t.s, seat_at(2), ids::reroll_of(no(1), 0, 0)), (Refusal{"not_now"}));
  EXPECT_FALSE(t.game.view(t.s, seat_at(2)).offer);
  t.act(1, Reroll{no(1), {0}});  // any die, by whoever takes part
}

// D - Koniec rundy.

TEST(ProjektArtSituation, FourAgentsDoNotTakeACityAndTheSecondLossMayLackAMarker) {
  Table t(table_for(2));
  t.plan();
  t.to_fights();
  set_agents(t, Site::kyoto, 4);
  t.all_ready();
  t.all_ready();
  EXPECT_EQ(t.s.lost, 0);
  EXPECT_EQ(t.s.round, 2);
  t.plan();
  t.to_fights();
  t.s.markers_left = 1;
  set_agents(t, Site::kyoto, 5), set_agents(t, Site::sapporo, 5);
  t.all_ready();
  t.all_ready();
  EXPECT_EQ(t.s.outcome, Outcome::no_markers);
}

TEST(ProjektArtSituation, AWorkOfALostCityCanBeFoundAgainElsewhere) {
  auto t =
      table_with(2, Map::japan, plain({card({}, {}, {}, {Art::books}), card({}, {}, {}, {Art::books}), card({}, {}, {}, {Art::books})}));
  t.plan();
  t.to_fights();
  t.s.artworks_left = 1;
  put_work(t, Site::sapporo);  // the last of the reserve
  set_agents(t, Site::sapporo, 5);
  t.all_ready();
  t.all_ready();
  EXPECT_EQ(t.s.artworks_left, 1);
  t.plan();
  t.lay(0, no(1)), t.lay(0, no(2));
  t.hold(0, no(3));
  t.act(0, PlayCard{no(3)});
  EXPECT_EQ(t.artworks(Site::kyoto), 1);
}

// USA.

TEST(ProjektArtSituation, DallasGivesNoSeventhWeaponAndNoneForTheCompanion) {
  Table full(table_for(3, Map::usa));
  full.plan();
  full.to_movement();
  full.s.pool[1] = 5;
  full.all_ready();
  EXPECT_EQ(full.s.pool[1], 6);
  Table alone(table_for(1, Map::usa));
  alone.plan();
  alone.to_movement();
  alone.all_ready();
  EXPECT_EQ(alone.s.pool[1], 4);
}

TEST(ProjektArtSituation, TheCompanionAloneInDallasBringsNoWeapon) {
  Table t(table_for(1, Map::usa));
  t.plan();
  t.to_movement();
  t.act(0, Step{false, Site::chicago, false});
  t.all_ready();
  EXPECT_EQ(t.s.pawns[1], t.at(Site::dallas));
  EXPECT_EQ(t.s.pool[1], 3);
}

TEST(ProjektArtSituation, AGiftThatCompletesTwoKindsIsTheReceiversChoice) {
  auto t = table_with(2, Map::usa,
                      plain({card({}, {}, {}, {Art::films, Art::books}), card({}, {}, {}, {Art::films}), card({}, {}, {}, {Art::films}),
                             card({}, {}, {}, {Art::books}), card({}, {}, {}, {Art::books})}));
  t.plan();
  t.to_fights();
  t.lay(1, no(1));
  for (int n = 2; n <= 5; ++n) t.lay(0, no(n));
  t.all_ready();
  t.act(1, GiveClue{no(1), seat_at(0)});
  ASSERT_EQ(t.s.phase, Phase::finding);
  EXPECT_FALSE(t.can(1, Find{Art::books}));
  t.act(0, Find{Art::books});
  EXPECT_EQ(t.s.clues[0].size(), 2);
  EXPECT_EQ(t.s.artworks_left, 7);
  EXPECT_EQ(t.s.phase, Phase::closing);
}

// Wyspy Polinezji.

TEST(ProjektArtSituation, TwoAgentsAreNeededForTwoIslands) {
  auto t = table_with(2, Map::polynesia, plain({card({}, {1}, {}, {Art::films})}));
  t.plan();
  t.hold(0, no(1));
  set_agents(t, Site::tonga, 39);
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.outcome, Outcome::no_agents);
}

TEST(ProjektArtSituation, WithBothIslandsLostAFindIsVoidAndBothAgentsGoToTheWhiteHand) {
  auto t = table_with(2, Map::polynesia,
                      plain({card({}, {}, {}, {Art::films}), card({}, {}, {}, {Art::films}), card({}, {1}, {}, {Art::films})}));
  t.plan();
  t.stand(0, Site::tonga), t.stand(1, Site::tonga);
  lose(t, Site::tahiti), lose(t, Site::maui);
  t.lay(0, no(1)), t.lay(0, no(2));
  t.hold(0, no(3));
  t.act(0, PlayCard{no(3)});
  EXPECT_EQ(t.s.white_hand, 2);
  EXPECT_EQ(t.s.artworks_left, 8);
  EXPECT_TRUE(t.s.clues[0].empty());
}

TEST(ProjektArtSituation, SixIslandsMayBeLostAndTheSeventhLosesTheGame) {
  Table t(table_for(2, Map::polynesia));
  t.plan();
  t.to_fights();
  std::vector<Site> rest;
  for (int place = 0; place < t.game.places(); ++place)
    if (place != t.s.pawns[0]) rest.push_back(t.game.site_of(place));
  for (std::size_t i = 0; i < 6; ++i) set_agents(t, rest[i], 5);
  t.all_ready();
  t.all_ready();
  EXPECT_EQ(t.s.outcome, Outcome::running);
  EXPECT_EQ(std::popcount(t.s.lost), 6);
  EXPECT_EQ(t.s.markers_left, 0);
  t.plan();
  t.to_fights();
  set_agents(t, rest[6], 5);
  t.all_ready();
  t.all_ready();
  EXPECT_EQ(t.s.outcome, Outcome::no_markers);
}

// Rio de Janeiro.

// The marker is there, so it is put; but the work of that district can never be collected.
TEST(ProjektArtSituation, InRioTheLastMarkerInADistrictStillWantedLosesTheGame) {
  struct Case {
    int collected, markers;
    Outcome outcome;
  };
  for (auto const& [collected, markers, outcome] :
       {Case{0, 1, Outcome::district}, Case{0, 0, Outcome::no_markers}, Case{1, 1, Outcome::running}}) {
    Table t(table_for(2, Map::rio));
    t.plan();
    t.to_fights();
    Site const first = t.game.site_of(t.game.wanted_place(0));
    set_agents(t, Site::centro, 0), set_agents(t, first, 5);
    t.s.collected = static_cast<std::uint8_t>(collected), t.s.artworks_left = static_cast<std::uint8_t>(t.s.artworks_left - collected);
    t.s.markers_left = static_cast<std::uint8_t>(markers);
    t.all_ready();
    t.all_ready();
    EXPECT_EQ(t.s.outcome, outcome);
    if (outcome == Outcome::district) EXPECT_EQ(t.s.markers_left, 0);
  }
}

TEST(ProjektArtSituation, InRioAWonFightCollectsOnlyInTheDistrictTheTrackShows) {
  for (int const space : {0, 1}) {
    Table t(table_for(2, Map::rio));
    t.plan();
    t.to_fights();
    Site const here = t.game.site_of(t.game.wanted_place(space));
    set_agents(t, Site::centro, 0), set_agents(t, here, 1);
    t.stand(0, here);
    put_work(t, here);
    t.s.allies = 5;
    t.act(0, Fight{});
    t.dice({6, 6, 6, 6, 6, 6});
    EXPECT_EQ(t.s.collected, space == 0 ? 1 : 0);
    EXPECT_EQ(t.agents(Site::centro), space == 0 ? 2 : 0);
    EXPECT_EQ(t.artworks(here), space == 0 ? 0 : 1);
  }
}

TEST(ProjektArtSituation, InRioAPawnTakesOneWorkAtATimeAndCarriedWorksShareADistrict) {
  Table t(table_for(2, Map::rio));
  t.plan();
  t.to_movement();
  put_work(t, Site::santa_teresa), put_work(t, Site::centro);
  t.act(0, Step{false, Site::santa_teresa, true});
  EXPECT_EQ(t.artworks(Site::santa_teresa), 2);
  t.act(0, Step{false, Site::centro, true});
  EXPECT_EQ(t.artworks(Site::santa_teresa), 1);
  EXPECT_EQ(t.artworks(Site::centro), 1);
}

TEST(ProjektArtSituation, InRioAFindIsVoidWhereACarriedWorkLies) {
  auto t = table_with(2, Map::rio, plain({card({}, {}, {}, {Art::films}), card({}, {}, {}, {Art::films}), card({}, {}, {}, {Art::films})}));
  t.plan();
  put_work(t, Site::copacabana);
  t.lay(0, no(1)), t.lay(0, no(2));
  t.hold(0, no(3));
  t.act(0, PlayCard{no(3)});
  EXPECT_EQ(t.artworks(Site::copacabana), 1);
  EXPECT_TRUE(t.s.clues[0].empty());
}

// Tryb solo.

TEST(ProjektArtSituation, TheCompanionTooMustLeaveALostPlaceAtThePlayersCost) {
  Table t(table_for(1));
  t.plan();
  t.to_movement();
  t.stand(0, Site::kyoto);
  lose(t, Site::tokyo);
  EXPECT_FALSE(t.can(0, Ready{}));
  t.s.pool[0] = 0;
  t.act(0, Step{true, Site::nagoya, false});
  EXPECT_EQ(t.s.health[0], 5);
  EXPECT_TRUE(t.can(0, Ready{}));
}

}  // namespace
}  // namespace atelier::projekt_art
