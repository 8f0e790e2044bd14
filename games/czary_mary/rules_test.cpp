// Czary Mary by the headings of its rulebook. Situations with several steps are in situations.txt.
#include <numeric>

#include "games/bot_named.hpp"
#include "games/czary_mary/bots.hpp"
#include "games/czary_mary/knowledge.hpp"
#include "games/czary_mary/testing.hpp"

namespace atelier::czary_mary {
namespace {

using atelier::testing::configurations;
using atelier::testing::first_decision;
using atelier::testing::Heard;

int sum(Counts const& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

// Przygotowanie do gry.

TEST(CzaryMaryPreparation, FiveStonesEachFourSecretAndTheRestInThePool) {
  int const pool[] = {10, 11, 12, 7};
  int const open[] = {12, 6, 0, 0};
  for (int seats = 2; seats <= 5; ++seats) {
    auto const s = first_decision(table_for(seats), 3);
    EXPECT_EQ(sum(s.pool), pool[seats - 2]);
    EXPECT_EQ(sum(s.board), open[seats - 2]);
    EXPECT_EQ(std::count(s.secrets.begin(), s.secrets.end(), Spell::none), most_secrets - 4);
    for (std::size_t seat = 0; seat < 5; ++seat) {
      EXPECT_EQ(s.lives[seat], seat < static_cast<std::size_t>(seats) ? 6 : 0);
      EXPECT_EQ(std::count(s.stones[seat].begin(), s.stones[seat].end(), Spell::none), seat < static_cast<std::size_t>(seats) ? 0 : 5);
    }
  }
}

TEST(CzaryMaryPreparation, ChanceDecidesWhoBeginsUnlessTheHostChose) {
  Outcomes outcomes;
  auto game = table_for(4);
  game.chance(game.start(), outcomes);
  EXPECT_EQ(outcomes.size(), 4);
  Options options;
  options.first.value = 2;
  EXPECT_EQ(first_decision(table_for(options), 1).turn, 2);
  options.first.value = 4;
  EXPECT_EQ(CzaryMary::make(options, game.components()).error(), "first: seat 4 does not exist at a table of 4");
}

// Opis gry: a spell with four copies, three of which the others show.

TEST(CzaryMaryDeduction, OfFourOwlsThreeInSightLeaveOneWhereverItIs) {
  auto const game = table_for(4);
  State s = first_decision(game, 1);
  s.turn = 0;
  s.pool = {1, 2, 3, 1, 5, 6, 7, 8};
  auto const stand = [&](int seat, std::array<int, 5> stones) {
    for (std::size_t slot = 0; slot < 5; ++slot) {
      s.stones[static_cast<std::size_t>(seat)][slot] = spell_numbered(stones[slot]);
      if (stones[slot] != 4) --s.pool[static_cast<std::size_t>(stones[slot] - 1)];
    }
  };
  stand(0, {8, 8, 7, 6, 5});
  stand(1, {4, 8, 7, 6, 5});
  stand(2, {4, 8, 7, 6, 3});
  stand(3, {4, 8, 7, 6, 2});
  s.secrets = {Spell::elixir, Spell::elixir, Spell::elixir, Spell::fireball};
  s.pool[7] -= 3, s.pool[6] -= 1;
  auto const view = game.view(s, seat_at(0));
  Unseen const unseen{Lens(game, view)};
  EXPECT_EQ(unseen.counts()[3], 1);
  EXPECT_EQ(sum(unseen.counts()), 5 + 4 + 12);
  EXPECT_NEAR(unseen.odds(Spell::owl_sight), 5.0 / 21, 1e-12);

  State other = s;
  std::swap(other.stones[0][0], other.secrets[3]);
  other.stones[0][0] = Spell::owl_sight;  // the fourth owl stands before the reader instead of lying in the pool
  --other.pool[3], ++other.pool[6];
  EXPECT_EQ(to_json(game.view(other, seat_at(0))), to_json(view));
}

// Przebieg tury.

TEST(CzaryMaryTurn, WhatMayBeCalledFollowsFromTheLastCallOnly) {
  auto const game = table_for(3);
  State s = first_decision(game, 1);
  MoveList moves;
  game.legal(s, seat_at(s.turn), moves);
  EXPECT_EQ(moves.size(), 8);
  s.last = Spell::fireball;
  game.legal(s, seat_at(s.turn), moves);
  EXPECT_EQ(moves.size(), 3);
  EXPECT_EQ(moves[0], call_of(Spell::fireball));
  EXPECT_EQ(moves[2], move_at(ids::stop));
}

TEST(CzaryMaryTurn, AMistakeTellsNobodyWhetherTheStoneWasThere) {
  Options options;
  options.seats.value = 3;
  options.mistakes = true;
  auto const game = table_for(options);
  std::string told[2];
  for (int there = 0; there < 2; ++there) {
    State s = first_decision(game, 4);
    s.stones[s.turn] = {Spell::elixir, Spell::elixir, Spell::elixir, Spell::fireball, there ? Spell::owl_sight : Spell::winter};
    s.last = Spell::storm;
    Heard<Event> heard;
    game.apply(s, seat_at(s.turn), call_of(Spell::owl_sight), heard);
    told[there] = heard.for_viewer(Viewer::spectator()) + heard.for_viewer(seat_at(s.turn));
    EXPECT_EQ(s.ruled_out[s.turn], (std::array<std::uint8_t, 5>{}));
  }
  EXPECT_EQ(told[0], told[1]);
}

TEST(CzaryMaryTurn, RefusalsSayWhy) {
  auto const game = table_for(3);
  State s = first_decision(game, 1);
  Seat const turn = seat_at(s.turn);
  Seat const other = seat_at((s.turn + 1) % 3);
  EXPECT_EQ(game.refuse(s, other, call_of(Spell::elixir)), (Refusal{"not_your_turn"}));
  EXPECT_EQ(game.refuse(s, turn, move_at(ids::stop)), (Refusal{"must_call_first"}));
  s.last = Spell::winter;
  EXPECT_EQ(game.refuse(s, turn, call_of(Spell::storm)), (Refusal{"too_low", 6}));
  EXPECT_EQ(game.refuse(s, turn, move_at(ids::roll)), (Refusal{"not_offered"}));
  s.phase = Phase::over;
  EXPECT_EQ(game.refuse(s, turn, call_of(Spell::elixir)), (Refusal{"game_over"}));
}

TEST(CzaryMaryTurn, OneOfEqualStonesIsTakenByChance) {
  auto const game = table_for(2);
  State s = first_decision(game, 1);
  s.stones[s.turn] = {Spell::elixir, Spell::storm, Spell::elixir, Spell::winter, Spell::elixir};
  Silence silence;
  game.apply(s, seat_at(s.turn), call_of(Spell::elixir), silence);
  Outcomes outcomes;
  game.chance(s, outcomes);
  ASSERT_EQ(outcomes.size(), 3);
  EXPECT_EQ(outcomes.id(1), move_at(ids::take_away + 2));
  EXPECT_EQ(outcomes.weight(1), 1U);
}

// Koniec tury: what is drawn is as likely as there are stones of it in the pool.

TEST(CzaryMaryTurn, ARefillDrawsEachSpellByItsStonesInThePool) {
  auto const game = table_for(4);
  State s = first_decision(game, 1);
  s.turn = 2;
  s.last = Spell::storm;
  s.stones[2] = {Spell::elixir, Spell::none, Spell::winter, Spell::none, Spell::elixir};
  s.pool = {1, 0, 0, 2, 0, 3, 0, 5};
  Silence silence;
  game.apply(s, seat_at(2), move_at(ids::stop), silence);
  Outcomes outcomes;
  std::vector<std::pair<int, int>> weights;  // spell, stones
  for (int slot : {1, 3}) {                  // the two empty places, one after the other
    game.chance(s, outcomes);
    weights.clear();
    for (int i = 0; i < outcomes.size(); ++i) {
      auto const deal = std::get<Deal>(game.move(outcomes.id(i)));
      EXPECT_EQ(index(deal.seat), 2);
      EXPECT_EQ(deal.slot, slot);
      weights.emplace_back(number(deal.spell), static_cast<int>(outcomes.weight(i)));
    }
    if (slot == 1) EXPECT_EQ(weights, (std::vector<std::pair<int, int>>{{1, 1}, {4, 2}, {6, 3}, {8, 5}}));
    if (slot == 3) EXPECT_EQ(weights, (std::vector<std::pair<int, int>>{{4, 2}, {6, 3}, {8, 5}}));
    game.apply(s, chance, outcomes.id(0), silence);
  }
  EXPECT_EQ(s.phase, Phase::calling);
  EXPECT_EQ(s.turn, 3);
}

// Szczegółowe omówienie zaklęć.

// A table of "one takes all" where only seats with lives are still in, seat 0 to call and its one fitting stone taken away.
struct Cast1 {
  CzaryMary game;
  State s;
  Heard<Event> heard;
};
Cast1 cast_among(std::array<std::uint8_t, 5> lives, std::array<Spell, 5> stones, Spell spell) {
  Options options;
  options.seats.value = 4;
  options.one_takes_all = true;
  options.first.value = 0;
  Cast1 cast{table_for(options), {}, {}};
  cast.s = first_decision(cast.game, 1);
  cast.s.lives = lives;
  cast.s.stones[0] = stones;
  cast.game.apply(cast.s, seat_at(0), call_of(spell), cast.heard);
  Outcomes outcomes;
  cast.game.chance(cast.s, outcomes);
  EXPECT_EQ(outcomes.size(), 1);
  cast.game.apply(cast.s, chance, outcomes.id(0), cast.heard);
  return cast;
}

TEST(CzaryMarySpells, AStormWithTwoLeftCostsTheOtherOneLife) {
  auto const stones = std::array{Spell::storm, Spell::winter, Spell::winter, Spell::fireball, Spell::elixir};
  auto const cast = cast_among({3, 0, 2, 0, 0}, stones, Spell::storm);
  EXPECT_EQ(cast.s.lives, (std::array<std::uint8_t, 5>{3, 0, 1, 0, 0}));
  EXPECT_EQ(cast.heard.for_viewer(seat_at(1)), R"({"type":"called","seat":0,"spell":5})"
                                               "\n"
                                               R"({"type":"cast","seat":0,"slot":0,"spell":5})"
                                               "\n"
                                               R"({"type":"lives_lost","seat":2,"lives":1,"left":1})"
                                               "\n");
}

TEST(CzaryMarySpells, ADarkPactLeavesTheFallenAlone) {
  auto const stones = std::array{Spell::dark_pact, Spell::winter, Spell::winter, Spell::fireball, Spell::elixir};
  auto const cast = cast_among({3, 0, 2, 4, 0}, stones, Spell::dark_pact);
  EXPECT_EQ(cast.s.lives, (std::array<std::uint8_t, 5>{4, 0, 1, 3, 0}));
  EXPECT_EQ(cast.heard.for_viewer(seat_at(1)), R"({"type":"called","seat":0,"spell":2})"
                                               "\n"
                                               R"({"type":"cast","seat":0,"slot":0,"spell":2})"
                                               "\n"
                                               R"({"type":"lives_lost","seat":2,"lives":1,"left":1})"
                                               "\n"
                                               R"({"type":"lives_lost","seat":3,"lives":1,"left":3})"
                                               "\n"
                                               R"({"type":"lives_gained","seat":0,"lives":1,"left":4})"
                                               "\n");
}

TEST(CzaryMarySpells, WhoeverLosesTheLastLifeIsSaidToFallOut) {
  auto const stones = std::array{Spell::dark_pact, Spell::winter, Spell::winter, Spell::fireball, Spell::elixir};
  auto const told = cast_among({3, 1, 2, 4, 0}, stones, Spell::dark_pact).heard.for_viewer(seat_at(2));
  EXPECT_NE(told.find(R"({"type":"lives_lost","seat":1,"lives":1,"left":0})"
                      "\n"
                      R"({"type":"fell_out","seat":1})"),
            told.npos)
      << told;
  EXPECT_EQ(told.find("fell_out"), told.rfind("fell_out"));
}

TEST(CzaryMarySpells, NobodyIsToldOfAGainOfNoLives) {
  for (int lives : {6, 5}) {
    auto const stones = std::array{Spell::elixir, Spell::winter, Spell::winter, Spell::fireball, Spell::storm};
    auto const cast = cast_among({static_cast<std::uint8_t>(lives), 6, 6, 6, 0}, stones, Spell::elixir);
    EXPECT_EQ(cast.s.lives[0], 6);
    bool const told = cast.heard.for_viewer(Viewer::book()).find("lives_gained") != std::string::npos;
    EXPECT_EQ(told, lives == 5);
  }
}

// Jeden bierze wszystko: the last stone wins with others alive, who get nothing.

TEST(CzaryMaryOneTakesAll, TheLastStoneWinsTwoFloorsAndOthersAliveGetNone) {
  auto const stones = std::array{Spell::winter, Spell::none, Spell::none, Spell::none, Spell::none};
  auto const cast = cast_among({2, 6, 5, 0, 0}, stones, Spell::winter);
  EXPECT_EQ(cast.s.floors, (std::array<std::uint8_t, 5>{2, 0, 0, 0, 0}));
  EXPECT_EQ(cast.s.gained, (std::array<std::uint8_t, 5>{2, 0, 0, 0, 0}));
  EXPECT_EQ(cast.s.round, 2);
  EXPECT_EQ(cast.s.turn, 1);  // left of who took the last turn
  EXPECT_NE(cast.heard.for_viewer(Viewer::book()).find(R"("why":"emptied","winner":0,"points":[2,0,0,0])"), std::string::npos);
}

// (4): with a box of fewer secret stones an owl may find none.

TEST(CzaryMarySpells, AnOwlWithoutSecretStonesIsStillARightCall) {
  auto box = table_for(3).components();
  box.secrets.value = 0;
  Options options;
  options.seats.value = 3;
  auto const game = *CzaryMary::make(options, box);
  State s = first_decision(game, 1);
  s.stones[s.turn][0] = Spell::owl_sight;
  Silence silence;
  game.apply(s, seat_at(s.turn), call_of(Spell::owl_sight), silence);
  Outcomes outcomes;
  game.chance(s, outcomes);
  game.apply(s, chance, outcomes.id(0), silence);
  EXPECT_EQ(s.phase, Phase::calling);
  EXPECT_EQ(s.last, Spell::owl_sight);
}

// What must hold after every move of every game.

void check_invariants(CzaryMary const& game, State const& s) {
  if (s.phase == Phase::beginning) return;
  auto const& box = game.components();
  Counts stones = s.pool;
  int owls_paid = 0;
  for (std::size_t i = 0; i < spells; ++i) stones[i] = static_cast<std::uint8_t>(stones[i] + s.board[i]);
  auto const add = [&](Spell stone) {
    if (stone != Spell::none) ++stones[static_cast<std::size_t>(number(stone) - 1)];
  };
  for (auto const& hand : s.stones) std::for_each(hand.begin(), hand.end(), add);
  std::for_each(s.secrets.begin(), s.secrets.end(), add);
  for (std::size_t i = 0; i < spells; ++i) ASSERT_EQ(stones[i], box.copies.value[i]) << "stones of spell " << i + 1;
  int in = 0;
  for (int seat = 0; seat < game.seats(); ++seat) {
    auto const i = static_cast<std::size_t>(seat);
    ASSERT_LE(s.lives[i], box.lives.value);
    ASSERT_LE(s.floors[i], box.floors.value);
    in += s.lives[i] > 0;
    int const standing = hand_size - static_cast<int>(std::count(s.stones[i].begin(), s.stones[i].end(), Spell::none));
    if (s.phase == Phase::calling) ASSERT_GT(standing, 0);
    if (s.phase == Phase::calling && s.turn != seat && s.lives[i] > 0 && sum(s.pool) > 0) ASSERT_EQ(standing, hand_size);
    for (std::size_t slot = 0; slot < hand_size; ++slot) {
      if (s.stones[i][slot] == Spell::none)
        ASSERT_EQ(s.ruled_out[i][slot], 0);
      else
        ASSERT_FALSE((s.ruled_out[i][slot] >> (number(s.stones[i][slot]) - 1)) & 1) << "a stone is what it was proved not to be";
    }
  }
  for (auto holder : s.secret_holder) owls_paid += holder > 0;
  ASSERT_LE(owls_paid, s.board[3]);
  if (s.phase == Phase::calling) {
    ASSERT_GT(s.lives[s.turn], 0);
    ASSERT_GE(in, game.options().one_takes_all ? 2 : game.seats());
  }
  if (s.phase == Phase::over) ASSERT_GT(std::count(s.floors.begin(), s.floors.end(), box.floors.value), 0);
}

// What a finished round may give.
struct RoundWatch {
  bool one_takes_all;
  int rounds = 0;
  template <class Make>
  void tell(Audience, Make&& make) {
    auto const event = make();
    if constexpr (std::is_same_v<decltype(event), RoundOver const>) {
      ++rounds;
      int scoring = 0, most = 0;
      for (int points : event.points) scoring += points > 0, most = std::max(most, points);
      EXPECT_GE(scoring, 1);
      EXPECT_LE(most, one_takes_all ? 6 : 7);
      if (one_takes_all) EXPECT_EQ(scoring, 1);
    }
  }
};

TEST(CzaryMaryRandomPlay, EveryConfigurationKeepsItsInvariants) {
  auto const all = configurations<CzaryMary>(czary_mary_kind());
  auto const games = std::max<std::uint64_t>(atelier::testing::games_per_run(1600) / all.size(), 1);
  std::uint64_t played = 0;
  for (auto const& options : all) {
    SCOPED_TRACE(to_json(options));
    auto const game = table_for(options);
    for (std::uint64_t i = 0; i < games; ++i, ++played) {
      Rng rng(17, played);
      atelier::testing::play_checked(game, rng, 20'000, [&](State const& s) { check_invariants(game, s); });
      if (HasFatalFailure()) return;
      RoundWatch watch{options.one_takes_all};
      Rng again(17, played);
      State s = game.start();
      while (!game.to_act(s).empty()) {
        auto const [seat, id] = atelier::testing::random_step(game, s, again);
        game.apply(s, seat, id, watch);
      }
      EXPECT_GE(watch.rounds, 2);
    }
  }
  std::printf("%llu random games over %zu configurations\n", static_cast<unsigned long long>(played), all.size());
}

TEST(CzaryMaryRandomPlay, ChanceAndARandomCallComeAsFromTheirLists) {
  for (auto const& options : configurations<CzaryMary>(czary_mary_kind())) {
    auto const game = table_for(options);
    Rng rng(23);
    MoveList moves;
    Outcomes outcomes;
    atelier::testing::play_checked(game, rng, 20'000, [&](State const& s) {
      if (s.phase == Phase::over) return;
      Rng listed = rng, direct = rng;
      if (s.phase == Phase::calling) {
        game.legal(s, seat_at(s.turn), moves);
        ASSERT_EQ(game.random_legal(s, seat_at(s.turn), direct),
                  moves[static_cast<int>(listed.below(static_cast<std::uint32_t>(moves.size())))]);
      } else {
        game.chance(s, outcomes);
        ASSERT_EQ(game.roll(s, direct), outcomes.at(listed.below(outcomes.total())));
      }
      ASSERT_EQ(listed.next(), direct.next());  // one draw each
    });
  }
}

TEST(CzaryMaryContract, ChaptersAreRoundsAndAHandIsDealtInOneGesture) {
  auto const game = table_for(3);
  Rng rng(12);
  State s = game.start();
  EXPECT_EQ(game.chapter(s), 0);
  EXPECT_FALSE(game.one_gesture(s));
  Silence silence;
  std::optional<Phase> before;  // of the last move, if it was chance's
  while (!game.to_act(s).empty()) {
    // A stone from the pool is one gesture with the stone before it, if that was the same deal or the same refill.
    bool const drawn = (s.phase == Phase::dealing || s.phase == Phase::refilling) && before == s.phase;
    EXPECT_EQ(game.one_gesture(s), drawn);
    before = s.phase;
    int const chapter = game.chapter(s), round = s.round;
    auto const [seat, id] = atelier::testing::random_step(game, s, rng);
    game.apply(s, seat, id, silence);
    EXPECT_EQ(game.chapter(s) - chapter, s.phase == Phase::over || (s.round != round && round > 0) ? 1 : 0);
  }
  EXPECT_EQ(game.chapter(s), s.round);
  for (int points : game.scores(s).points) EXPECT_TRUE(points >= game.payoffs().least && points <= game.payoffs().most);
}

TEST(CzaryMaryContract, OnlyVersionsThatExistArePlayed) {
  auto const game = table_for(3);
  EXPECT_EQ(CzaryMary::make(game.options(), game.components(), 1)->rules(), 1);
  EXPECT_EQ(CzaryMary::make(game.options(), game.components(), 2).error(), "rules: there is no version 2");
  EXPECT_FALSE(CzaryMary::make(game.options(), game.components(), 0));
}

// Casts::most right calls and more, in a box of many stones: what falls out told nothing any more.
TEST(CzaryMaryKnowledge, InAHugeBoxOnlyCallsThatTellNothingAreForgotten) {
  auto box = table_for(2).components();
  box.copies.value = {0, 0, 30, 30, 0, 0, 0, 30};  // nothing that hurts
  Options options;
  options.seats.value = 2;
  options.least_resistance = true;
  auto const game = *CzaryMary::make(options, box);
  auto const told = [&](State const& s, int seat) {
    std::string all;
    for (auto const& call : Lens(game, s, seat_at(seat)).right_calls())
      all += std::to_string(number(call.spell)) + "," + std::to_string(call.stood) + "," + std::to_string(call.again) + " ";
    return all;
  };
  Rng rng(2);
  Silence silence;
  int forgotten = 0;
  for (State s = game.start(); !game.to_act(s).empty();) {
    State const before = s;
    if (s.phase == Phase::calling) {  // always right, and one in three turns goes on
      Spell const spell = s.stones[s.turn][static_cast<std::size_t>(one_of(~places_of(s.stones[s.turn], Spell::none) & 31U, rng))];
      game.apply(s, seat_at(s.turn), s.last != Spell::none && rng.below(3) > 0 ? move_at(ids::stop) : call_of(spell), silence);
    } else {
      game.apply(s, chance, game.roll(s, rng), silence);
    }
    if (before.phase != Phase::taking_away || before.casts.made.size() < Casts::most || s.round != before.round) continue;
    ++forgotten;
    EXPECT_LT(s.casts.made.size(), Casts::most);
    EXPECT_EQ(told(s, 1 - before.turn), told(before, 1 - before.turn));
  }
  EXPECT_GT(forgotten, 3);
}

// Nothing leaks.

TEST(CzaryMaryHiddenInformation, NoViewChangesWithWhatItMustNotShow) {
  for (auto const& options : configurations<CzaryMary>(czary_mary_kind())) {
    auto const game = table_for(options);
    Rng rng(5), mix(6);
    atelier::testing::play_checked(game, rng, 20'000,
                                   [&](State const& s) { ASSERT_EQ(atelier::testing::leak_to_anyone(game, s, scramble, mix), ""); });
  }
}

TEST(CzaryMaryHiddenInformation, APossibleWorldLooksTheSameAndIsNotAlwaysTheTrueOne) {
  for (auto const& options : configurations<CzaryMary>(czary_mary_kind())) {
    auto const game = table_for(options);
    Rng rng(7), dream(8);
    std::array<int, 5> differing{};
    auto const differs = [](int seat, State const& a, State const& b) {
      return a.stones[static_cast<std::size_t>(seat)] != b.stones[static_cast<std::size_t>(seat)];
    };
    atelier::testing::play_checked(game, rng, 20'000,
                                   [&](State const& s) { atelier::testing::check_samples_of_all(game, s, dream, differs, differing); });
    for (int seat = 0; seat < game.seats(); ++seat) EXPECT_GT(differing[static_cast<std::size_t>(seat)], 20);
  }
}

// A view that shows a player one own stone, as a slip in view() would.
struct LeakyCzaryMary : CzaryMary {
  explicit LeakyCzaryMary(CzaryMary const& game) : CzaryMary(game) {}
  View view(State const& s, Viewer viewer) const {
    View view = CzaryMary::view(s, viewer);
    if (viewer.is_seat())
      view.players[static_cast<std::size_t>(index(viewer.seat()))].stones[0] = s.stones[static_cast<std::size_t>(index(viewer.seat()))][0];
    return view;
  }
};

TEST(CzaryMaryHiddenInformation, AViewThatLeaksOneStoneIsCaught) {
  auto const game = table_for(4);
  LeakyCzaryMary const leaky(game);
  Rng rng(9);
  State const s = first_decision(game, 2);
  int caught = 0;
  for (int i = 0; i < 20; ++i) caught += !atelier::testing::leak(leaky, s, seat_at(1), scramble, rng).empty();
  EXPECT_EQ(caught, 20);
  EXPECT_EQ(atelier::testing::leak(game, s, seat_at(1), scramble, rng), "");
}

TEST(CzaryMaryHiddenInformation, EventsOfADealReadTheSameWhateverIsDealt) {
  auto const game = table_for(4);
  Rng rng(3);
  int compared = 0;
  atelier::testing::compare_draws(
      game, rng, [](State const& s) { return s.phase == Phase::dealing || s.phase == Phase::refilling; },
      [&](State const& s, auto const& first, auto const& second) {
        int const taker = s.phase == Phase::refilling ? s.turn : s.dealt < game.seats() * hand_size ? s.dealt / hand_size : -1;
        EXPECT_EQ(first.for_viewer(Viewer::spectator()), second.for_viewer(Viewer::spectator()));
        if (taker >= 0) EXPECT_EQ(first.for_viewer(seat_at(taker)), second.for_viewer(seat_at(taker)));
        for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(first.for_viewer(seat_at(seat)).size(), second.for_viewer(seat_at(seat)).size());
        ++compared;
      });
  EXPECT_GT(compared, 50);
}

TEST(CzaryMaryBots, AnswerTheSameFromAViewAndFromTheStateItShows) {
  int asked = 0;
  for (auto const& options : configurations<CzaryMary>(czary_mary_kind())) {
    auto const game = table_for(options);
    Rng rng(31);
    atelier::testing::play_checked(game, rng, 20'000, [&](State const& s) {
      if (s.phase != Phase::calling) return;
      Lens const seen(game, game.view(s, seat_at(s.turn))), known(game, s, seat_at(s.turn));
      ASSERT_EQ(seen.unseen(), known.unseen());
      for (int n = 1; n <= spells; ++n) ASSERT_EQ(Unseen(seen).odds(spell_numbered(n)), Unseen(known).odds(spell_numbered(n)));
      ASSERT_EQ(counting_move(seen), counting_move(known));
      ++asked;
    });
  }
  EXPECT_GT(asked, 1000);
}

TEST(CzaryMaryBots, CountingBeatsRandomAtEverySeatCount) {
  Kind const& kind = czary_mary_kind();
  auto const box = read_component_file(kind.default_components(), "components.toml");
  for (int seats = 2; seats <= 5; ++seats) {
    auto const game = *kind.make("{\"seats\":" + std::to_string(seats) + "}", box->json);
    std::vector<int> bots(static_cast<std::size_t>(seats), 0);
    bots[0] = atelier::testing::bot_named(kind, "counting");
    auto const tally = kind.simulate(*game, bots, 600, 4);
    double const share = tally.wins[0] / 600;
    std::printf("%d players: counting wins %.1f %% against random players (fair share %.1f %%)\n", seats, 100 * share, 100.0 / seats);
    EXPECT_GT(share, 2.0 / seats > 0.9 ? 0.9 : 2.0 / seats);
  }
}

}  // namespace
}  // namespace atelier::czary_mary
