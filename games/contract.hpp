// The contract of engine/game.hpp, held by every game the program was built with: games/contract_test.cpp.in is made into one test file
// per game by the build, so that a new game is tested unasked.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "cli/allocations.hpp"
#include "engine/hearing.hpp"
#include "games/registry.hpp"
#include "games/testing.hpp"

namespace atelier {

// A concrete game asked as a Position is.
template <Game G>
struct Moment {
  G const& game;
  typename G::State const& state;
  Seats may_act() const { return atelier::may_act(game, state); }
  void legal(Seat seat, MoveList& out) const { game.legal(state, seat, out); }
  void chance(Outcomes& out) const { game.chance(state, out); }
};

inline bool possible(auto const& position, Seat seat, MoveId id) {
  if (!position.may_act().has(seat)) return false;
  if (seat != chance) {
    MoveList moves;
    position.legal(seat, moves);
    return moves.has(id);
  }
  Outcomes outcomes;
  position.chance(outcomes);
  for (int i = 0; i < outcomes.size(); ++i)
    if (outcomes.id(i) == id) return true;
  return false;
}

template <Game G>
class Contract : public ::testing::Test {
 protected:
  using State = typename G::State;

  static Kind const& kind() { return *find_kind(G::id_name); }

  // Calls look(game, rng) for every configuration under every version of the rules.
  template <class Look>
  static void every_game(Look&& look) {
    auto const box = testing::box_of<G>(kind());
    for (int rules = 1; rules <= G::rules_version; ++rules)
      for (auto const& options : testing::configurations<G>(kind())) {
        auto const game = G::make(options, box, rules);
        ASSERT_TRUE(game) << game.error();
        ASSERT_EQ(game->rules(), rules);
        SCOPED_TRACE(to_json(options) + " by rules " + std::to_string(rules));
        Rng rng(7);
        look(*game, rng);
        if (HasFatalFailure()) return;
      }
  }

  // Calls look(game, state, rng) at every moment of `games` random games of each configuration, the end included.
  template <class Look>
  static void every_moment(int games, Look&& look) {
    every_game([&](G const& game, Rng& rng) {
      for (int i = 0; i < games; ++i) testing::play_checked(game, rng, 100'000, [&](State const& state) { look(game, state, rng); });
    });
  }

  static void expect_both_ways(G const& game, MoveId id) {
    ASSERT_LT(index(id), G::move_ids);
    auto const back = game.id(game.move(id));
    ASSERT_TRUE(back && *back == id) << "move " << index(id) << " does not survive its typed form";
  }

  static std::vector<MoveId> legal_moves(G const& game, State const& state, Seat seat) {
    MoveList moves;
    game.legal(state, seat, moves);
    return {moves.begin(), moves.end()};
  }
};

TYPED_TEST_SUITE_P(Contract);

TYPED_TEST_P(Contract, LegalMovesAscendAndAreWhatTheViewOffers) {
  using G = TypeParam;
  this->every_moment(1, [&](G const& game, typename G::State const& state, Rng&) {
    Seats const asked = game.to_act(state), may = may_act(game, state);
    for (int i = 0; i < game.seats(); ++i) {
      Seat const seat = seat_at(i);
      MoveList offered;
      game.legal(game.view(state, seat), offered);
      if (!may.has(seat)) {
        ASSERT_TRUE(offered.empty()) << "seat " << i << " is offered moves it may not make";
        continue;
      }
      auto const moves = this->legal_moves(game, state, seat);
      ASSERT_FALSE(asked.has(seat) && moves.empty()) << "seat " << i << " is asked and can do nothing";
      ASSERT_TRUE(std::is_sorted(moves.begin(), moves.end()) && std::adjacent_find(moves.begin(), moves.end()) == moves.end());
      for (MoveId id : moves) this->expect_both_ways(game, id);
      ASSERT_TRUE(std::equal(moves.begin(), moves.end(), offered.begin(), offered.end())) << "the view offers something else to seat " << i;
    }
    ASSERT_FALSE(asked.has(chance) && asked.count() > 1) << "chance shares a moment with a seat";
    if (!asked.has(chance)) return;
    Outcomes outcomes;
    game.chance(state, outcomes);
    for (int i = 0; i < outcomes.size(); ++i) this->expect_both_ways(game, outcomes.id(i));
  });
}

// As a page sends them: any move of any seat, at any moment. What is legal comes back as its id, everything else as a refusal with words.
TYPED_TEST_P(Contract, WhatIsNotLegalIsRefusedInWords) {
  using G = TypeParam;
  std::set<std::string> codes;
  int refused = 0;
  auto const box = read_component_file(this->kind().default_components(), "components.toml");
  for (int rules = 1; rules <= G::rules_version; ++rules)
    for (auto const& options : this->kind().configurations()) {
      auto const game = *this->kind().make(options, box->json, rules);
      auto const position = game->start();
      Rng rng(7);
      play_out(*position, [&](Seat asked) {
        MoveId const id = move_at(static_cast<int>(rng.below(G::move_ids)));
        Seat const seat = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(game->seats()))));
        std::string json;
        position->write_move(id, json);
        auto const read = position->read_move(seat, json);
        EXPECT_EQ(read.has_value(), possible(*position, seat, id)) << json;
        if (read) EXPECT_EQ(*read, id);
        if (!read && read.error().code != "unknown_move") codes.emplace(read.error().code), ++refused;  // that one is the engine's
        return asked == chance ? position->roll(rng) : position->ask_bot(0, asked, {}, rng);
      });
    }
  EXPECT_GT(refused, 0);
  for (auto const& code : codes)
    for (auto const* language : {"en", "pl"})
      EXPECT_NE(this->kind().text(language).find("\"refusal." + code + "\""), std::string_view::npos)
          << language << " has no words for " << code;
}

TYPED_TEST_P(Contract, DrawingWithoutListsIsDrawingFromThem) {
  using G = TypeParam;
  this->every_moment(1, [&](G const& game, typename G::State const& state, Rng& rng) {
    Seats acting = game.to_act(state);
    if (acting.empty()) return;
    if (acting.has(chance)) {
      Outcomes outcomes;
      game.chance(state, outcomes);
      ASSERT_GT(outcomes.total(), 0U);
      Rng listed = rng, unlisted = rng;
      MoveId const drawn = outcomes.at(listed.below(outcomes.total()));
      ASSERT_EQ(roll(game, state, unlisted), drawn);
      ASSERT_EQ(listed.next(), unlisted.next()) << "roll() draws more or less than once";
      return;
    }
    ASSERT_TRUE(acting.has(ask_first(game, state, acting)));
    for (; !acting.empty(); acting = acting.without(acting.lowest())) {
      auto const moves = this->legal_moves(game, state, acting.lowest());
      Rng listed = rng, unlisted = rng;
      MoveId const drawn = moves[listed.below(static_cast<std::uint32_t>(moves.size()))];
      ASSERT_EQ(random_legal(game, state, acting.lowest(), unlisted), drawn);
      ASSERT_EQ(listed.next(), unlisted.next()) << "random_legal() draws more or less than once";
    }
  });
}

TYPED_TEST_P(Contract, ARunOfChanceIsItsMovesOneByOne) {
  using G = TypeParam;
  Silence silence;
  this->every_moment(1, [&](G const& game, typename G::State const& state, Rng& rng) {
    if (!game.to_act(state).has(chance)) return;
    auto run = state, single = state;
    Rng of_run = rng, of_single = rng;
    auto const drawn_alike = [](Rng one, Rng other) { return one.next() == other.next() && one.next() == other.next(); };
    roll_on(game, run, of_run);
    do {
      ASSERT_TRUE(game.to_act(single).has(chance)) << "roll_on() goes on where somebody must decide";
      game.apply(single, chance, roll(game, single, of_single), silence);
    } while (!drawn_alike(of_run, of_single));
    ASSERT_EQ(game.to_act(run), game.to_act(single));
    ASSERT_EQ(game.view(run, Viewer::book()), game.view(single, Viewer::book()));
    for (int seat = 0; seat < game.seats(); ++seat) ASSERT_EQ(game.view(run, seat_at(seat)), game.view(single, seat_at(seat)));
  });
}

TYPED_TEST_P(Contract, APossibleWorldLooksTheSameToItsSeat) {
  using G = TypeParam;
  int moment = 0;
  this->every_moment(1, [&](G const& game, typename G::State const& state, Rng& rng) {
    if (moment++ % 5 != 0 || game.to_act(state).empty()) return;
    int differing = 0;
    for (int seat = 0; seat < game.seats(); ++seat)
      testing::check_samples(game, state, seat_at(seat), rng, [](auto const&, auto const&) { return false; }, differing);
  });
}

TYPED_TEST_P(Contract, ChaptersNeverFallAndPointsStayWithinThePayoffs) {
  using G = TypeParam;
  this->every_game([&](G const& game, Rng& rng) {
    auto const payoffs = game.payoffs();
    for (int i = 0; i < 3; ++i) {
      int chapter = 0, longest = 0;
      auto last = game.start();
      testing::play_checked(game, rng, 100'000, [&](typename G::State const& state) {
        int const now = game.chapter(state);
        ASSERT_GE(now, chapter);
        longest = std::max(longest, now - chapter);
        chapter = now;
        last = state;
      });
      ASSERT_LE(longest, 1) << "a chapter was passed over";
      auto const scores = game.scores(last);
      for (int points : scores.points) ASSERT_TRUE(points >= payoffs.least && points <= payoffs.most) << points;
      if (payoffs.together) ASSERT_EQ(std::set<int>(scores.ranks.begin(), scores.ranks.end()).size(), 1U);
    }
  });
}

TYPED_TEST_P(Contract, PlayingAllocatesNothing) {
  using G = TypeParam;
  this->every_game([&](G const& game, Rng& rng) {
    Silence silence;
    MoveList moves;
    Outcomes outcomes;
    auto const before = cli::allocations();
    auto state = game.start();
    Running table(game, state, silence);
    play_out(table, [&](Seat seat) {
      if (seat == chance) {
        game.chance(state, outcomes);
        return roll(game, state, rng);
      }
      game.legal(game.view(state, seat), moves);
      game.legal(state, seat, moves);
      (void)game.refuse(state, seat, move_at(static_cast<int>(rng.below(G::move_ids))));
      return random_legal(game, state, seat, rng);
    });
    (void)game.scores(state);
    ASSERT_EQ(cli::allocations(), before) << "to play, look and score must not ask for memory";
  });
}

// Two games side by side that sound the same to one seat: whatever it does not hear, deals from the first card on and the secret choices of
// others, differs between them wherever it can.
template <Game G>
class Twins {
 public:
  Twins(G const& game, Seat me, std::uint64_t seed) : game_(game), me_(me), rng_(seed), one_{game.start(), {}}, other_(one_) {}

  // Plays both to the end and looks at every decision.
  void play() {
    for (int n = 0; n < 600 && !game_.to_act(one_.state).empty() && !::testing::Test::HasFailure(); ++n) {
      if (!(game_.to_act(one_.state) == game_.to_act(other_.state))) {
        EXPECT_TRUE(in_the_open()) << "who is asked tells seat " << index(me_) << " what it has not heard";
        other_ = one_;
      }
      Seat const asked = to_ask(game_, one_.state);
      if (asked != chance) look(asked);
      moved_ = asked;
      alone_ = game_.to_act(one_.state).count() == 1;
      step(asked);
    }
  }

  int different() const { return different_; }  // decisions at which they were different games
  int unsure() const { return unsure_; }        // worlds that the seat holds possible and that are not the true one

 private:
  struct World {
    typename G::State state;
    Hearing hearing;
  };

  void look(Seat asked) {
    auto const view = game_.view(one_.state, me_);
    auto const truth = book(one_.state);
    EXPECT_TRUE(view == game_.view(other_.state, me_) || (asked == moved_ && in_the_open()))
        << "seat " << index(me_) << " sees what it has not heard";
    different_ += !(truth == book(other_.state));
    unsure_ += !(truth == book(game_.sample(view, rng_)));
  }
  // Somebody whom alone the table waits for chooses in sight of all, by several moves and told when the choice is whole (the tiles that go
  // under a request in Fresco): until then whoever looks on sees more than it has heard.
  bool in_the_open() const {
    return alone_ && moved_ != chance && moved_ != me_ &&
           !(game_.view(one_.state, Viewer::spectator()) == game_.view(other_.state, Viewer::spectator()));
  }

  void step(Seat seat) {
    constexpr int tries = 8;
    MoveId id = testing::random_answer(game_, one_.state, seat, rng_);
    for (int i = 0; i < tries && seat != chance && !can(other_, seat, id); ++i) id = testing::random_answer(game_, one_.state, seat, rng_);
    EXPECT_TRUE(seat != me_ || can(other_, seat, id)) << "what seat " << index(me_) << " may do tells what it has not heard";
    one_ = after(one_, seat, id);
    for (int i = 0; i < tries && seat != me_; ++i) {
      World const next = after(other_, seat, testing::random_answer(game_, other_.state, seat, rng_));
      if (next.hearing.key(me_) == one_.hearing.key(me_)) return void(other_ = next);
    }
    if (can(other_, seat, id)) {
      World const next = after(other_, seat, id);
      if (next.hearing.key(me_) == one_.hearing.key(me_)) return void(other_ = next);
    }
    other_ = one_;  // nothing that sounds the same can happen there: they part anew from here
  }
  bool can(World const& world, Seat seat, MoveId id) const { return possible(Moment<G>{game_, world.state}, seat, id); }
  World after(World world, Seat seat, MoveId id) const {
    if (seat != chance) world.hearing.chose(seat, id);
    game_.apply(world.state, seat, id, world.hearing);
    return world;
  }
  auto book(typename G::State const& state) const { return game_.view(state, Viewer::book()); }

  G const& game_;
  Seat me_;
  Rng rng_;
  World one_, other_;
  Seat moved_ = chance;  // who moved last,
  bool alone_ = false;   // and whether nobody else might have
  int different_ = 0, unsure_ = 0;
};

TYPED_TEST_P(Contract, WhatASeatHasNotHeardItDoesNotSee) {
  using G = TypeParam;
  this->every_game([&](G const& game, Rng& rng) {
    int different = 0, unsure = 0;
    for (int i = 0; i < 3 * game.seats(); ++i) {
      Twins<G> twins(game, seat_at(i / 3), rng.next());
      twins.play();
      ASSERT_FALSE(::testing::Test::HasFailure());
      different += twins.different(), unsure += twins.unsure();
    }
    EXPECT_TRUE(different > 0 || unsure == 0) << "things are hidden, and they were never different";
  });
}

// The proof that a move may be taken back, and that it would notice one that may not.
TYPED_TEST_P(Contract, AMoveThatMayBeTakenBackTellsNobodyAnything) {
  using G = TypeParam;
  constexpr std::uint32_t looked_at = 4;  // of the moves of a seat, at a moment
  int marked = 0, found_out = 0, needless = 0;
  this->every_moment(1, [&](G const& game, typename G::State const& state, Rng& rng) {
    Seats const may = may_act(game, state);
    for (int mover = 0; mover < game.seats(); ++mover) {
      if (!may.has(seat_at(mover))) continue;
      auto const moves = this->legal_moves(game, state, seat_at(mover));
      for (std::uint32_t i = 0; i < looked_at && !moves.empty(); ++i) {
        MoveId const id = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        bool const harmless = takes_back(game, state, seat_at(mover), id);
        if (!harmless && found_out > 0) continue;
        Silence silence;
        auto after = state;
        game.apply(after, seat_at(mover), id, silence);
        if (game.to_act(after).empty()) continue;
        bool tells = false;
        for (int seat = 0; seat < game.seats(); ++seat) {
          auto const told = testing::told_by(game, state, seat_at(mover), id, seat_at(seat), rng);
          if (harmless) ASSERT_EQ(told, "");
          tells |= !told.empty();
        }
        marked += harmless;
        found_out += tells;
        needless += !harmless && !tells && !game.to_act(after).has(chance);
      }
    }
  });
  EXPECT_GT(marked, 0) << "nothing may ever be taken back";
  EXPECT_TRUE(found_out > 0 || needless == 0) << "nothing was found out of moves after which chance does not move";
}

TYPED_TEST_P(Contract, ACloneGoesTheSameWay) {
  auto const box = read_component_file(this->kind().default_components(), "components.toml");
  auto const game = *this->kind().make(this->kind().configurations()[0], box->json);
  auto const position = game->start();
  auto const seen = [](Position const& where) {
    std::string all;
    where.write_view(Viewer::book(), all, true);
    return all;
  };
  Rng rng(3);
  int n = 0;
  play_out(*position, [&](Seat seat) {
    MoveId const id = seat == chance ? position->roll(rng) : position->ask_bot(0, seat, {}, rng);
    if (n++ % 10 == 0) {
      auto const before = seen(*position);
      auto const first = position->clone(), second = position->clone();
      std::vector<Told> told_first, told_second;
      first->apply(seat, id, &told_first);
      second->apply(seat, id, &told_second);
      EXPECT_EQ(seen(*first), seen(*second));
      EXPECT_TRUE(std::ranges::equal(told_first, told_second, [](Told const& one, Told const& other) {
        return one.audience == other.audience && one.json == other.json;
      }));
      EXPECT_EQ(seen(*position), before) << "what a clone does, its original notices";
      EXPECT_EQ(seen(*position->clone()), before);
    }
    return id;
  });
}

REGISTER_TYPED_TEST_SUITE_P(Contract, LegalMovesAscendAndAreWhatTheViewOffers, WhatIsNotLegalIsRefusedInWords,
                            DrawingWithoutListsIsDrawingFromThem, ARunOfChanceIsItsMovesOneByOne, APossibleWorldLooksTheSameToItsSeat,
                            ChaptersNeverFallAndPointsStayWithinThePayoffs, PlayingAllocatesNothing, WhatASeatHasNotHeardItDoesNotSee,
                            AMoveThatMayBeTakenBackTellsNobodyAnything, ACloneGoesTheSameWay);

}  // namespace atelier
