// The contract of engine/game.hpp, held by every game the program was built with: games/contract_test.cpp.in is made into one test file
// per game by the build, so that a new game is tested unasked.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "cli/allocations.hpp"
#include "engine/hearing.hpp"
#include "games/registry.hpp"
#include "games/testing.hpp"

namespace atelier {

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
      ASSERT_TRUE(moves.empty() || index(moves.back()) < G::move_ids);
      ASSERT_TRUE(std::equal(moves.begin(), moves.end(), offered.begin(), offered.end())) << "the view offers something else to seat " << i;
    }
    ASSERT_FALSE(asked.has(chance) && asked.count() > 1) << "chance shares a moment with a seat";
  });
}

TYPED_TEST_P(Contract, WhatIsNotLegalIsRefusedInWords) {
  using G = TypeParam;
  std::set<std::string> codes;
  this->every_moment(1, [&](G const& game, typename G::State const& state, Rng& rng) {
    Seat const seat = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(game.seats()))));
    MoveId const id = move_at(static_cast<int>(rng.below(G::move_ids)));
    auto const moves = may_act(game, state).has(seat) ? this->legal_moves(game, state, seat) : std::vector<MoveId>{};
    if (std::find(moves.begin(), moves.end(), id) == moves.end()) codes.emplace(game.refuse(state, seat, id).code);
  });
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
    auto const before = cli::allocations();
    auto state = game.start();
    Running table(game, state, silence);
    play_out(table, [&](Seat seat) {
      if (seat == chance) return roll(game, state, rng);
      (void)game.view(state, seat);
      return random_legal(game, state, seat, rng);
    });
    ASSERT_EQ(cli::allocations(), before) << "to play, look and score must not ask for memory";
  });
}

// Whenever somebody decides, seats that have heard and done the same see the same.
TYPED_TEST_P(Contract, AKeyTellsWhatASeatHasHeardAndDone) {
  using G = TypeParam;
  auto const game = testing::make_game<G>(this->kind(), testing::configurations<G>(this->kind())[0]);
  std::map<std::tuple<int, std::uint64_t>, typename G::View> seen;
  for (std::uint64_t i = 0; i < 200; ++i) {
    Rng rng(i % 20);  // the same games again and again, parting late: half of each is played with luck of its own
    Hearing hearing;
    auto state = game.start();
    Running table(game, state, hearing);
    int n = 0;
    play_out(table, [&](Seat seat) -> std::optional<MoveId> {
      for (int each = 0; seat != chance && each < game.seats(); ++each) {
        auto const view = game.view(state, seat_at(each));
        auto const [known, fresh] = seen.try_emplace({each, hearing.key(seat_at(each))}, view);
        EXPECT_TRUE(fresh || known->second == view) << "seat " << each << " heard the same and sees something else";
      }
      if (::testing::Test::HasFailure() || n > 60) return {};
      if (n++ == 30) rng = Rng(i, 5);
      MoveId const id = seat == chance ? roll(game, state, rng) : random_legal(game, state, seat, rng);
      if (seat != chance) hearing.chose(seat, id);
      return id;
    });
  }
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
      EXPECT_EQ(told_first.size(), told_second.size());
      EXPECT_EQ(seen(*position), before) << "what a clone does, its original notices";
      EXPECT_EQ(seen(*position->clone()), before);
    }
    return id;
  });
}

REGISTER_TYPED_TEST_SUITE_P(Contract, LegalMovesAscendAndAreWhatTheViewOffers, WhatIsNotLegalIsRefusedInWords,
                            DrawingWithoutListsIsDrawingFromThem, APossibleWorldLooksTheSameToItsSeat,
                            ChaptersNeverFallAndPointsStayWithinThePayoffs, PlayingAllocatesNothing, AKeyTellsWhatASeatHasHeardAndDone,
                            ACloneGoesTheSameWay);

}  // namespace atelier
