// Projekt A.R.T. by the headings of its rulebook: preparation, phases A to D, and the end. The maps are in maps_test.cpp.
#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

// Przygotowanie.

TEST(ProjektArtPreparation, JapanOnMediumStartsWithThreeOfEverythingAndTwoAgentsInEveryCity) {
  Table t(table_for(4));
  EXPECT_EQ(t.s.pool, (std::array<std::uint8_t, 3>{3, 3, 3}));
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(t.s.health[seat], 3);
  for (std::size_t place = 0; place < 6; ++place) EXPECT_EQ(t.s.agents[place], 2);
  EXPECT_EQ(t.s.agents_left, 28);
  EXPECT_EQ(t.s.health_left, 13);
  EXPECT_EQ(t.s.deck, 72);
  EXPECT_EQ(t.game.track_size(), 7);
  for (std::size_t pawn = 0; pawn < 4; ++pawn) EXPECT_EQ(t.s.pawns[pawn], t.at(Site::tokyo));
}

TEST(ProjektArtPreparation, DifficultyIsFourThreeTwoOrOneHealthAndTwiceThatAlone) {
  for (int difficulty = 0; difficulty < 4; ++difficulty) {
    EXPECT_EQ(Table(table_for(3, Map::japan, static_cast<Difficulty>(difficulty))).s.health[0], 4 - difficulty);
    EXPECT_EQ(Table(table_for(1, Map::japan, static_cast<Difficulty>(difficulty))).s.health[0], 2 * (4 - difficulty));
  }
}

TEST(ProjektArtPreparation, ABadBoxGetsOneSentenceThatBeginsWithThePath) {
  auto const wrong = [](auto&& change) {
    auto box = atelier::testing::box_of<ProjektArt>(projekt_art_kind());
    change(box);
    return ProjektArt::make({}, box).error();
  };
  EXPECT_EQ(wrong([](Components& box) { box.takeover.value = 0; }), "takeover: must be from 1 to 20");
  EXPECT_EQ(wrong([](Components& box) { box.cards.pop_back(); }), "cards: there must be 72");
  EXPECT_EQ(wrong([](Components& box) { box.cards[4].clues = {Art::music, Art::music}; }),
            "cards[4].clues: two of the same kind cannot be on one card");
  EXPECT_EQ(wrong([](Components& box) { box.maps[1].track[3].threat = 0; }), "maps[1].track[3]: threat and price never fall");
  EXPECT_EQ(wrong([](Components& box) { box.maps[0].roads[0].from = Site::cairo; }), "maps[0].roads[0]: must join two places of the map");
}

TEST(ProjektArtPreparation, TheBoxKeepsWhatIsKnownOfTheCards) {
  auto const box = atelier::testing::box_of<ProjektArt>(projekt_art_kind());
  std::array<int, arts> symbols{};
  int two = 0;
  double dear_two = 0, dear_one = 0;
  for (auto const& each : box.cards) {
    for (Art clue : each.clues) ++symbols[static_cast<std::size_t>(clue)];
    two += each.clues.size() == 2;
    double dear = 0;
    for (std::size_t i = 0; i < 4; ++i) dear += each.cost[i] - each.gain[i];
    for (int agents : each.agents) dear += agents;
    (each.clues.size() == 2 ? dear_two : dear_one) += dear;
  }
  for (int count : symbols) EXPECT_EQ(count, symbols[0]);
  EXPECT_EQ(two, 36);
  EXPECT_GT(dear_two / two, dear_one / (72 - two));
  std::size_t const track[] = {7, 7, 7, 7, 7, 6};
  std::size_t const places[] = {6, 7, 7, 6, 12, 7};
  for (std::size_t map = 0; map < maps; ++map) {
    auto const& sheet = box.maps[map];
    EXPECT_EQ(sheet.track.size(), track[map]);
    EXPECT_EQ(sheet.places.size(), places[map]);
    bool ten = false;
    for (std::size_t space = 1; space < sheet.track.size(); ++space) ten |= sheet.track[space].threat == 10;
    EXPECT_TRUE(ten) << "threat 10 on a later space";
    EXPECT_GT(sheet.track[sheet.track.size() - 1].threat, sheet.track[0].threat);
    EXPECT_GT(sheet.track[sheet.track.size() - 1].price, sheet.track[0].price);
  }
}

// Kluczowe informacje.

TEST(ProjektArtGoldenRule, ThePoolPaysFirstAndOwnHealthOnlyWhatItLacks) {
  auto t = table_with(2, Map::japan, plain({card({2, 0, 0, 0}, {}, {}, {Art::films})}));
  t.plan();
  t.hold(0, no(1));
  t.s.pool = {1, 3, 3};
  EXPECT_EQ(t.game.view(t.s, seat_at(0)).offer->play[0].health, 1);
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.pool[0], 0);
  EXPECT_EQ(t.s.health[0], 2);
  EXPECT_EQ(t.s.health[1], 3);
}

TEST(ProjektArtGoldenRule, AFurtherCardCostsHealthOnlyWhenThePoolIsWhollyEmpty) {
  Table t(table_for(3));
  t.plan();
  t.s.pool = {0, 0, 1};
  EXPECT_FALSE(t.can(1, Buy{Resource::fuel}));
  EXPECT_FALSE(t.can(1, Buy{Resource::health}));
  t.act(1, Buy{Resource::radios});
  EXPECT_EQ(t.s.hands[1].size(), 3);
  EXPECT_TRUE(t.can(1, Buy{Resource::health}));
  t.act(1, Buy{Resource::health});
  EXPECT_EQ(t.s.health[1], 2);
  EXPECT_EQ(t.s.hands[1].size(), 4);
}

TEST(ProjektArtGoldenRule, PayingWithTheLastHealthIsLegalAndLosesForAll) {
  auto t = table_with(2, Map::japan, plain({card({1, 0, 0, 0}, {}, {}, {Art::films})}));
  t.plan();
  t.hold(0, no(1));
  t.s.pool[0] = 0;
  t.s.health_left += t.s.health[0] - 1;
  t.s.health[0] = 1;
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.outcome, Outcome::no_health);
  EXPECT_TRUE(t.game.to_act(t.s).empty());
  for (int rank : t.game.scores(t.s).ranks) EXPECT_EQ(rank, 2);
}

TEST(ProjektArtGoldenRule, ACostBeyondPoolAndHealthCannotBePaid) {
  auto t = table_with(2, Map::japan, plain({card({3, 0, 0, 1}, {}, {}, {Art::films})}));
  t.plan();
  t.hold(0, no(1));
  t.s.pool[0] = 0;
  EXPECT_FALSE(t.can(0, PlayCard{no(1)}));
  EXPECT_EQ(t.game.refuse(t.s, seat_at(0), ids::play_of(no(1))), (Refusal{"cannot_pay", 4}));
  t.s.pool[0] = 1;
  EXPECT_TRUE(t.can(0, PlayCard{no(1)}));  // all three health: legal, and fatal
}

TEST(ProjektArtResources, NothingIsEarnedBeyondTheSixThereAre) {
  auto t = table_with(2, Map::japan, plain({card({}, {}, {3, 0, 0, 0}, {Art::films})}));
  t.plan();
  t.hold(0, no(1));
  t.s.pool[0] = 5;
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.pool[0], 6);
}

TEST(ProjektArtResources, HealthMayGoToAnyPlayerAndOnlyWhileTheReserveHasSome) {
  auto const make = plain({card({}, {}, {0, 0, 0, 2}, {Art::films})});
  auto t = table_with(3, Map::japan, make);
  t.plan();
  t.hold(0, no(1));
  t.stand(2, Site::sapporo);
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.phase, Phase::healing);
  EXPECT_FALSE(t.can(1, Heal{seat_at(1)}));
  t.act(0, Heal{seat_at(2)});
  t.act(0, Heal{seat_at(0)});
  EXPECT_EQ(t.s.health, (std::array<std::uint8_t, 6>{4, 3, 4}));

  auto poor = table_with(3, Map::japan, make);
  poor.plan();
  poor.hold(0, no(1));
  poor.s.health[1] += poor.s.health_left - 1, poor.s.health_left = 1;
  poor.act(0, PlayCard{no(1)});
  poor.act(0, Heal{seat_at(0)});
  EXPECT_EQ(poor.s.phase, Phase::mission);
  EXPECT_EQ(poor.s.health[0], 4);
  EXPECT_EQ(poor.s.health_left, 0);
}

// A - Misja.

TEST(ProjektArtMission, EachDrawsTwoInAnyOrderAndThePlanningBegins) {
  Table t(table_for(3));
  t.act(2, Draw{});
  t.act(0, Draw{});
  t.act(2, Draw{});
  EXPECT_FALSE(t.can(2, Draw{}));
  t.act(1, Draw{});
  t.act(1, Draw{});
  EXPECT_EQ(t.s.phase, Phase::drawing);
  t.act(0, Draw{});
  EXPECT_EQ(t.s.phase, Phase::mission);
  EXPECT_EQ(t.s.deck, 66);
  EXPECT_NE(t.s.top, Card::none);
  for (int seat = 0; seat < 3; ++seat) EXPECT_TRUE(t.game.to_act(t.s).has(seat_at(seat)));
}

TEST(ProjektArtMission, MatesSeeBacksOnly) {
  Table t(table_for(3));
  t.plan();
  auto const view = t.game.view(t.s, seat_at(1));
  EXPECT_EQ(view.players[1].faces.size(), 2U);
  EXPECT_EQ(view.players[0].faces.size(), 0U);
  EXPECT_EQ(view.players[0].hand.size(), 2U);
}

// "If I play one of my cards, two agents appear in Tokyo."
TEST(ProjektArtMission, ExampleTwoAgentsInTokyo) {
  auto t = table_with(2, Map::japan, plain({card({0, 0, 1, 0}, {2}, {}, {Art::films})}));
  t.plan();
  t.hold(1, no(1));
  t.act(1, PlayCard{no(1)});
  EXPECT_EQ(t.agents(Site::tokyo), 4);
  EXPECT_EQ(t.s.agents_left, 26);
  EXPECT_EQ(t.s.pool[2], 2);
}

// "I need fuel to play a great card: could someone earn it first?"
TEST(ProjektArtMission, ExampleAMateEarnsTheFuelThatACardCosts) {
  auto t = table_with(2, Map::japan, plain({card({3, 0, 0, 1}, {}, {}, {Art::films}), card({}, {}, {2, 0, 0, 0}, {Art::books})}));
  t.plan();
  t.hold(0, no(1));
  t.hold(1, no(2));
  t.s.pool[0] = 1;
  t.act(0, Wait{});
  EXPECT_FALSE(t.game.to_act(t.s).has(seat_at(0)));
  t.act(1, PlayCard{no(2)});
  EXPECT_TRUE(t.game.to_act(t.s).has(seat_at(0)));  // any action withdraws the waiting
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.health[0], 2);
  EXPECT_EQ(t.s.phase, Phase::moving);
}

TEST(ProjektArtMission, CardsMayBeBoughtUntilOnesOwnCardIsPlayed) {
  auto t = table_with(2, Map::japan, plain({}));
  t.plan();
  t.act(0, Buy{Resource::fuel});
  t.act(0, PlayCard{*t.s.hands[0].begin()});
  EXPECT_FALSE(t.can(0, Buy{Resource::fuel}));
  EXPECT_EQ(t.game.refuse(t.s, seat_at(0), move_at(ids::buy)), (Refusal{"already_played"}));
  EXPECT_EQ(t.s.hands[0].size(), 2);
  t.act(1, PlayCard{*t.s.hands[1].begin()});
  EXPECT_TRUE(t.s.hands[0].empty() && t.s.hands[1].empty());
  EXPECT_EQ(t.s.discard.size(), 3);  // the rest of both hands, face up
}

TEST(ProjektArtMission, WhenAllWaitThoseWhoCanMustAct) {
  auto t = table_with(2, Map::japan, plain({}));
  t.plan();
  t.act(0, Wait{});
  t.act(1, Wait{});
  EXPECT_EQ(t.s.phase, Phase::stalled);
  EXPECT_FALSE(t.can(0, Wait{}));
  t.act(1, PlayCard{*t.s.hands[1].begin()});
  EXPECT_EQ(t.s.phase, Phase::mission);
}

TEST(ProjektArtMission, LostWhenNobodyWhoHasToPlayCanPlayOrBuy) {
  auto t = table_with(2, Map::japan, [](Components& box) {
    for (auto& each : box.cards) each.cost = {6, 6, 0, 0};
  });
  t.plan();
  t.s.pool = {};
  EXPECT_TRUE(t.can(0, Buy{Resource::health}));
  t.s.deck = 0;
  t.s.unseen.add(t.s.top);
  t.s.top = Card::none;
  for (int i = 0; i < 2; ++i) {
    EXPECT_FALSE(t.can(0, Buy{Resource::health}));
    t.act(0, Wait{});
    t.act(1, Wait{});
  }
  EXPECT_EQ(t.s.outcome, Outcome::no_card);
}

TEST(ProjektArtMission, AgentsForALostPlaceGoToTheWhiteHand) {
  auto t = table_with(2, Map::japan, plain({card({}, {2, 1, 0, 0, 0, 0}, {}, {Art::films})}));
  t.plan();
  t.hold(0, no(1));
  t.s.agents_left += 2;
  t.mark_lost(Site::tokyo);
  t.stand(0, Site::kyoto), t.stand(1, Site::kyoto);
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.white_hand, 2);
  EXPECT_EQ(t.agents(Site::tokyo), 0);
  EXPECT_EQ(t.agents(Site::kyoto), 3);
}

TEST(ProjektArtMission, LostAtOnceWhenAnAgentIsMissing) {
  auto t = table_with(2, Map::japan, plain({card({}, {2}, {1, 0, 0, 0}, {Art::films})}));
  t.plan();
  t.hold(0, no(1));
  t.agents(Site::kyoto) += t.s.agents_left - 1, t.s.agents_left = 1;
  t.act(0, PlayCard{no(1)});
  EXPECT_EQ(t.s.outcome, Outcome::no_agents);
  EXPECT_EQ(t.s.pool[0], 3);
}

// Three equal clues.

Table clue_table() {
  return table_with(
      2, Map::japan,
      plain({card({}, {}, {}, {Art::films}), card({}, {}, {}, {Art::films, Art::music}), card({}, {}, {}, {Art::films, Art::books}),
             card({}, {}, {}, {Art::books}), card({}, {}, {}, {Art::books}), card({}, {}, {}, {Art::music})}));
}

TEST(ProjektArtClues, ExactlyTheThreeCardsLeaveWithWhateverElseIsOnThem) {
  auto t = clue_table();
  t.plan();
  t.lay(0, no(1)), t.lay(0, no(2)), t.lay(0, no(6));
  t.hold(0, no(3));
  t.act(0, PlayCard{no(3)});
  EXPECT_EQ(t.artworks(Site::tokyo), 1);
  EXPECT_EQ(t.s.artworks_left, 7);
  EXPECT_EQ(t.s.clues[0].size(), 1);
  EXPECT_TRUE(t.s.clues[0].has(no(6)));
}

TEST(ProjektArtClues, OneCardThatCompletesTwoKindsFindsOneAndTheOtherLosesItsThird) {
  auto t = clue_table();
  t.plan();
  t.lay(0, no(1)), t.lay(0, no(2)), t.lay(0, no(4)), t.lay(0, no(5));
  t.hold(1, no(3));
  t.act(1, PlayCard{no(3)});
  EXPECT_EQ(t.s.phase, Phase::finding);
  EXPECT_FALSE(t.can(0, Find{Art::books}));
  t.act(1, Find{Art::books});
  EXPECT_EQ(t.artworks(Site::kyoto), 1);
  EXPECT_EQ(t.artworks(Site::tokyo), 0);
  EXPECT_TRUE(t.s.clues[0].has(no(1)) && t.s.clues[0].has(no(2)));
  EXPECT_EQ(t.s.clues[0].size(), 2);
}

TEST(ProjektArtClues, AFindIsVoidInALostCityWhereAWorkLiesAndWithNoneLeft) {
  for (int reason = 0; reason < 3; ++reason) {
    auto t = clue_table();
    t.plan();
    t.lay(0, no(1)), t.lay(0, no(2));
    t.hold(0, no(3));
    t.stand(0, Site::kyoto), t.stand(1, Site::kyoto);
    if (reason == 0) t.s.agents_left += 2, t.mark_lost(Site::tokyo);
    if (reason == 1) t.artworks(Site::tokyo) = 1, --t.s.artworks_left;
    if (reason == 2) t.s.artworks_left = 0;
    int const before = t.artworks(Site::tokyo);
    t.act(0, PlayCard{no(3)});
    EXPECT_EQ(t.artworks(Site::tokyo), before);
    EXPECT_TRUE(t.s.clues[0].empty());
    EXPECT_EQ(t.s.phase, Phase::mission);
  }
}

// B - Ruch.

TEST(ProjektArtMovement, ARoadCostsOneFuelAndAReadyIsWithdrawnByAnyAction) {
  Table t(table_for(2));
  t.plan();
  t.to_movement();
  t.act(1, Ready{});
  EXPECT_FALSE(t.game.to_act(t.s).has(seat_at(1)));
  t.act(0, Step{false, Site::nagoya, false});
  EXPECT_EQ(t.s.pool[0], 2);
  EXPECT_TRUE(t.game.to_act(t.s).has(seat_at(1)));
  EXPECT_FALSE(t.can(0, Step{false, Site::sapporo, false}));  // no road
}

TEST(ProjektArtMovement, WithoutFuelAStepCostsHealth) {
  Table t(table_for(2));
  t.plan();
  t.to_movement();
  t.s.pool[0] = 0;
  t.act(0, Step{false, Site::nagoya, false});
  EXPECT_EQ(t.s.health[0], 2);
}

TEST(ProjektArtMovement, NobodyEntersALostCityAndWhoStandsInOneMustLeave) {
  Table t(table_for(2));
  t.plan();
  t.to_movement();
  t.s.agents_left += 4;
  t.mark_lost(Site::tokyo), t.mark_lost(Site::nagoya);
  EXPECT_FALSE(t.can(0, Step{false, Site::nagoya, false}));
  EXPECT_FALSE(t.can(0, Ready{}));
  EXPECT_EQ(t.game.refuse(t.s, seat_at(0), move_at(ids::ready)), (Refusal{"must_leave"}));
  t.act(0, Step{false, Site::sapporo, false});
  EXPECT_TRUE(t.can(0, Ready{}));
}

TEST(ProjektArtMovement, APawnThatCannotLeaveALostCityLosesTheGame) {
  auto t = table_with(2, Map::japan, plain({}));
  t.plan();
  t.s.agents_left += 6;
  t.stand(0, Site::sapporo);
  t.mark_lost(Site::sapporo), t.mark_lost(Site::tokyo), t.mark_lost(Site::kyoto);
  t.act(0, PlayCard{*t.s.hands[0].begin()});
  t.act(1, PlayCard{*t.s.hands[1].begin()});
  EXPECT_EQ(t.s.outcome, Outcome::trapped);
}

TEST(ProjektArtMovement, WorksInPlacesWithPawnsAndWithoutAgentsAreCollectedWhenAllHaveMoved) {
  Table t(table_for(2));
  t.plan();
  t.to_movement();
  t.artworks(Site::tokyo) = t.artworks(Site::nagoya) = t.artworks(Site::kyoto) = 1, t.s.artworks_left = 5;
  t.s.agents_left += 4, t.agents(Site::tokyo) = t.agents(Site::kyoto) = 0;
  int const before = t.game.view(t.s, seat_at(0)).threat;
  t.act(0, Step{false, Site::nagoya, false});  // two agents guard that one
  EXPECT_EQ(t.s.collected, 0);
  t.all_ready();
  EXPECT_EQ(t.s.collected, 1);  // Tokyo; nobody stands in Kyoto
  EXPECT_GT(t.game.view(t.s, seat_at(0)).threat, before);
}

// The picture of the track with two works on it: the third space counts.
TEST(ProjektArtMovement, ExampleTheTrackWithTwoWorksRecovered) {
  Table t(table_for(2));
  t.s.collected = 2;
  auto const view = t.game.view(t.s, seat_at(0));
  EXPECT_EQ(view.threat, t.game.sheet().track[2].threat);
  EXPECT_EQ(view.price, t.game.sheet().track[2].price);
}

TEST(ProjektArtAllies, AreBoughtBeforeOnesFirstStepAtThePriceOfTheFirstFreeSpace) {
  Table t(table_for(2));
  t.plan();
  t.to_movement();
  int const price = t.game.price(0);
  t.s.pool[2] = static_cast<std::uint8_t>(price + 2);
  t.act(0, Recruit{});
  EXPECT_EQ(t.s.pool[2], 2);
  t.act(1, Recruit{});  // the rest in health
  EXPECT_EQ(t.s.health[1], 3 - (price - 2));
  EXPECT_EQ(t.s.allies, 2);
  t.act(1, Step{false, Site::nagoya, false});
  EXPECT_FALSE(t.can(1, Recruit{}));
  t.all_ready();
  EXPECT_EQ(t.s.phase, Phase::fighting);
  t.s.pool[2] = 1;
  EXPECT_TRUE(t.can(0, Recruit{}));  // between B and C
  t.s.allies = 5;
  EXPECT_FALSE(t.can(0, Recruit{}));
  EXPECT_EQ(t.game.refuse(t.s, seat_at(0), move_at(ids::recruit)), (Refusal{"no_allies"}));
}

// C - Walka.

TEST(ProjektArtFight, ExampleTheAgentsStrengthIsFourteen) {
  Table t(table_for(2));
  t.plan();
  t.to_fights();
  t.s.collected = 1;  // threat 10
  t.agents(Site::tokyo) = 3;
  t.s.white_hand = 1, t.s.agents_left -= 2;
  t.act(0, Fight{});
  EXPECT_EQ(t.game.view(t.s, seat_at(1)).fight->needed, 14);
}

// A fight in Tokyo against `needed`: two agents, threat by the box.
Table fight_table(int needed, int seats = 2) {
  auto t = table_with(seats, Map::japan, [&](Components& box) {
    for (auto& space : box.maps[0].track) space.threat = std::max(space.threat, needed - 2);
    box.maps[0].track[0].threat = needed - 2;
  });
  t.plan();
  t.to_fights();
  return t;
}

TEST(ProjektArtFight, TheLeaderRollsTheAlliesTooAndEqualIsEnough) {
  auto t = fight_table(12);
  t.s.allies = 2;
  t.act(1, Fight{});
  EXPECT_EQ(t.game.view(t.s, seat_at(0)).fight->dice.size(), 4U);
  EXPECT_EQ(t.game.view(t.s, seat_at(0)).fight->leader, seat_at(1));
  t.dice({3, 3, 3, 3});
  EXPECT_EQ(t.agents(Site::tokyo), 0);
  EXPECT_EQ(t.s.agents_left, 30);
}

TEST(ProjektArtFight, AWonFightBringsTheWorkAtOnceAndTheThreatRises) {
  auto t = fight_table(9);
  t.artworks(Site::tokyo) = 1, --t.s.artworks_left;
  t.act(0, Fight{});
  t.dice({6, 6});
  EXPECT_EQ(t.s.collected, 1);
  EXPECT_EQ(t.artworks(Site::tokyo), 0);
}

TEST(ProjektArtFight, OneFightInAPlaceAndRoundAndOnlyTheLeaderPaysForDefeat) {
  auto t = fight_table(13);
  t.act(1, Fight{});
  t.dice({1, 1});
  EXPECT_FALSE(t.can(0, AcceptDefeat{}));
  t.act(1, AcceptDefeat{});
  EXPECT_EQ(t.s.health[1], 2);
  EXPECT_EQ(t.s.health[0], 3);
  EXPECT_FALSE(t.can(0, Fight{}));
  EXPECT_EQ(t.agents(Site::tokyo), 2);
}

TEST(ProjektArtFight, WeaponsAndRollsAgainOnlyAfterARollThatIsTooLow) {
  auto t = fight_table(11);
  EXPECT_FALSE(t.can(0, UseWeapon{}));
  t.act(0, Fight{});
  t.dice({3, 3});
  t.s.pool[1] = 1;
  t.act(1, UseWeapon{});
  EXPECT_EQ(t.game.view(t.s, seat_at(0)).fight->strength, 8);
  t.act(0, UseWeapon{});  // golden rule: no weapon left
  EXPECT_EQ(t.s.health[0], 2);
  t.act(0, UseWeapon{});
  EXPECT_EQ(t.s.health[0], 1);
  EXPECT_EQ(t.agents(Site::tokyo), 0);  // 12 against 11
}

// A card with two clues, of which only one is used: the other is gone with the card.
TEST(ProjektArtFight, ExampleASecondSymbolThatWasNotUsedIsLost) {
  auto t = fight_table(14, 3);
  Card two = Card::none, other = Card::none;
  for (int n = 1; n <= cards; ++n)
    if (t.game.back_of(no(n)).size() == 2) other = two, two = no(n);
  t.lay(0, two), t.lay(0, other);
  t.act(0, Fight{});
  t.dice({1, 2, 3});
  t.act(0, Reroll{two, {0}});
  EXPECT_EQ(t.s.rolling, 1);
  t.dice({4});
  EXPECT_EQ(t.s.phase, Phase::struggling);
  EXPECT_FALSE(t.can(0, Reroll{two, {1}}));
  EXPECT_FALSE(t.can(0, Reroll{two, {0}}));
  EXPECT_TRUE(t.s.discard.has(two));
  t.act(2, Reroll{other, {1, 2}});  // another card: two dice at the same time
  EXPECT_EQ(t.s.rolling, 6);
  t.dice({5, 5});
  EXPECT_EQ(t.agents(Site::tokyo), 0);
}

// What people see as one gesture: a page shows it as one step.
TEST(ProjektArtFight, TheDiceAreThrownTogetherAndThoseRolledAgainOneByOne) {
  auto t = fight_table(14, 3);
  Card two = Card::none;
  for (int n = 1; n <= cards && two == Card::none; ++n)
    if (t.game.back_of(no(n)).size() == 2) two = no(n);
  t.lay(0, two);
  t.act(0, Fight{});
  EXPECT_FALSE(t.game.one_gesture(t.s));  // the first die follows a decision
  for (int pips : {1, 2}) {
    t.dice({pips});
    EXPECT_TRUE(t.game.one_gesture(t.s));
  }
  t.dice({3});
  EXPECT_FALSE(t.game.one_gesture(t.s));
  t.act(0, Reroll{two, {0, 1}});
  EXPECT_FALSE(t.game.one_gesture(t.s));
  t.dice({4});
  EXPECT_EQ(t.s.phase, Phase::rolling);
  EXPECT_FALSE(t.game.one_gesture(t.s));
}

TEST(ProjektArtFight, ACardWithOneClueRollsOneDieOnly) {
  auto t = fight_table(13);
  Card one = Card::none;
  for (int n = 1; n <= cards; ++n)
    if (t.game.back_of(no(n)).size() == 1) one = no(n);
  t.lay(0, one);
  t.act(0, Fight{});
  t.dice({1, 2});
  EXPECT_FALSE(t.can(0, Reroll{one, {0, 1}}));
  EXPECT_TRUE(t.can(0, Reroll{one, {1}}));
}

TEST(ProjektArtFight, ALeaderWithoutHealthLosesTheGame) {
  auto t = fight_table(13);
  t.s.health_left += t.s.health[0] - 1;
  t.s.health[0] = 1;
  t.act(0, Fight{});
  t.dice({1, 1});
  t.act(1, Wait{});
  t.act(0, AcceptDefeat{});
  EXPECT_EQ(t.s.outcome, Outcome::no_health);
}

// D - Koniec rundy.

TEST(ProjektArtEndOfRound, FiveAgentsTakeACityAndItsWorkGoesBack) {
  Table t(table_for(2));
  t.plan();
  t.to_fights();
  t.agents(Site::kyoto) = 6, t.s.agents_left -= 4;
  t.artworks(Site::kyoto) = 1, --t.s.artworks_left;
  t.all_ready();
  EXPECT_EQ(t.s.phase, Phase::closing);
  t.all_ready();
  EXPECT_EQ(t.agents(Site::kyoto), 0);
  EXPECT_EQ(t.artworks(Site::kyoto), 0);
  EXPECT_EQ(t.s.artworks_left, 8);
  EXPECT_EQ(t.s.agents_left, 30);
  EXPECT_EQ(t.s.markers_left, 2);
  EXPECT_EQ(t.s.round, 2);
  EXPECT_TRUE(t.game.view(t.s, seat_at(0)).places[t.at(Site::kyoto)].lost);
}

TEST(ProjektArtEndOfRound, LostWhenNoMarkerIsLeft) {
  Table t(table_for(2));
  t.plan();
  t.to_fights();
  t.s.markers_left = 0;
  t.agents(Site::kyoto) = 5, t.s.agents_left -= 3;
  t.all_ready();
  t.all_ready();
  EXPECT_EQ(t.s.outcome, Outcome::no_markers);
}

TEST(ProjektArtEndOfGame, TheRoundInWhichTheTileIsUncoveredIsTheLast) {
  Table t(table_for(2));
  t.plan();
  t.s.deck = 13;
  EXPECT_FALSE(t.game.view(t.s, seat_at(0)).last_round);
  t.act(0, Buy{Resource::fuel});
  EXPECT_EQ(t.s.deck, 12);
  EXPECT_TRUE(t.game.view(t.s, seat_at(0)).last_round);
  t.act(0, Buy{Resource::fuel});  // cards below the tile can still be drawn
  EXPECT_EQ(t.s.deck, 11);
  t.to_fights();
  t.all_ready();
  t.all_ready();
  EXPECT_EQ(t.s.outcome, Outcome::no_time);
}

TEST(ProjektArtEndOfGame, WithNoCardAboveTheTileTheRoundIsTheLastAndWithOneItIsNot) {
  for (int above : {0, 1}) {
    Table t(table_for(2));
    t.plan();
    t.s.deck = 12 + above;
    t.to_fights();
    t.all_ready();
    t.all_ready();
    EXPECT_EQ(t.s.phase == Phase::over, above == 0);
    EXPECT_EQ(t.s.outcome == Outcome::no_time, above == 0);
  }
}

TEST(ProjektArtEndOfGame, TheLastWorkWinsAtOnceEvenInTheLastRound) {
  auto t = fight_table(9);
  t.s.deck = 11;
  t.s.collected = static_cast<std::uint8_t>(t.game.track_size() - 1);
  t.artworks(Site::tokyo) = 1, t.s.artworks_left = 1;
  t.s.agents[t.at(Site::kyoto)] = 9, t.s.agents_left -= 7;
  t.s.allies = 5;
  t.act(0, Fight{});
  t.dice({6, 6, 6, 6, 6, 6, 6});
  EXPECT_EQ(t.s.outcome, Outcome::won);
  for (int rank : t.game.scores(t.s).ranks) EXPECT_EQ(rank, 1);
}

}  // namespace
}  // namespace atelier::projekt_art
