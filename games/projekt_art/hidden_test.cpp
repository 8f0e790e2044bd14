// Projekt A.R.T. tells nobody what he may not know, in views, in legal moves and in events; and a world built from a view is a possible
// one.
#include <map>

#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

using atelier::testing::configurations;
using atelier::testing::Heard;

Viewer any_viewer(ProjektArt const& game, Rng& rng) {
  auto const who = static_cast<int>(rng.below(static_cast<std::uint32_t>(game.seats() + 1)));
  return who < game.seats() ? Viewer(seat_at(who)) : Viewer::spectator();
}

// Every configuration, from the start and from where bots have brought the game; after every move somebody looks.
template <class Look>
void look_on(std::uint64_t seed, Look&& look) {
  for (auto const& options : configurations<ProjektArt>(projekt_art_kind())) {
    SCOPED_TRACE(to_json(options));
    auto const game = table_for(options);
    Rng rng(seed);
    for (int rounds : {0, 2, 4, 7}) {
      State from = rounds == 0 ? game.start() : after_rounds(game, rounds, rng);
      play_on(game, from, rng, [&](State const& s) { look(game, s); });
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(ProjektArtHiddenInformation, NoViewChangesWithWhatItMustNotShow) {
  Rng mix(6);
  int looked = 0;
  look_on(5, [&](ProjektArt const& game, State const& s) {
    auto const shuffle = [&](State& other, Viewer viewer, Rng& by) { scramble(game, other, viewer, by); };
    ++looked;
    ASSERT_EQ(atelier::testing::leak(game, s, any_viewer(game, mix), shuffle, mix), "");
  });
  EXPECT_GT(looked, 10'000);
}

TEST(ProjektArtHiddenInformation, APossibleWorldLooksTheSameAndIsNotAlwaysTheTrueOne) {
  Rng dream(8);
  std::map<std::string, std::array<int, 2>> worlds;  // by configuration: all, and those that are not the true one
  look_on(7, [&](ProjektArt const& game, State const& s) {
    if (s.phase == Phase::over) return;
    Seat const seat = seat_at(static_cast<int>(dream.below(static_cast<std::uint32_t>(game.seats()))));
    auto& [all, differing] = worlds[to_json(game.options())];
    if (s.top != Card::none) all += 3;
    atelier::testing::check_samples(
        game, s, seat, dream, [&](State const& a, State const& b) { return !(a.hands == b.hands) || a.top != b.top; }, differing);
  });
  EXPECT_EQ(worlds.size(), 144U);
  for (auto const& [options, counts] : worlds)
    EXPECT_GT(counts[1] * 3, counts[0]) << options;  // alone, only the first card of the deck is hidden
}

State planning(ProjektArt const& game, std::uint64_t seed) {
  Rng rng(seed);
  Silence silence;
  State s = game.start();
  while (s.phase != Phase::mission || game.to_act(s).has(chance)) {
    auto const [seat, id] = atelier::testing::random_step(game, s, rng);
    game.apply(s, seat, id, silence);
  }
  return s;
}

// Slips a view could make, each on its own.
struct LeakyProjektArt : ProjektArt {
  enum Slip { one_face, top_face, hand_by_number, cards_to_come, mates_offer };
  Slip slip;
  LeakyProjektArt(ProjektArt const& game, Slip what) : ProjektArt(game), slip(what) {}
  View view(State const& s, Viewer viewer) const {
    View view = ProjektArt::view(s, viewer);
    if (!viewer.is(seat_at(1)) || s.hands[0].empty() || s.top == Card::none) return view;
    switch (slip) {
      case one_face: view.players[0].faces.push_back(*s.hands[0].begin()); break;
      case top_face: view.played_card = s.top; break;
      case hand_by_number: {
        view.players[0].hand.clear();
        for (Card card : s.hands[0]) view.players[0].hand.push_back(back_of(card));
        break;
      }
      case cards_to_come:
        for (Card card : s.unseen) view.white_hand += number(card);
        break;
      case mates_offer: view.between = static_cast<int>(ProjektArt::view(s, seat_at(0)).offer->play.size()) == s.hands[0].size(); break;
    }
    return view;
  }
};

TEST(ProjektArtHiddenInformation, EveryViewThatLeaksIsCaught) {
  for (int map = 0; map < maps; ++map)
    for (int seats = 2; seats <= 6; ++seats) {
      auto const game = table_for(seats, static_cast<Map>(map));
      auto const shuffle = [&](State& state, Viewer viewer, Rng& by) { scramble(game, state, viewer, by); };
      std::array<int, 5> caught{};
      int possible = 0, tried = 0;
      for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Rng rng(seed);
        State s = planning(game, seed);
        s.pool = {}, s.health[0] = 1;  // so that what a mate can pay depends on the faces
        ASSERT_EQ(atelier::testing::leak(game, s, seat_at(1), shuffle, rng), "");
        // A face is a secret while a card with its back lies where only chance or another player sees it.
        CardSet elsewhere = s.unseen;
        elsewhere.add(s.top);
        for (std::size_t mate = 2; mate < s.hands.size(); ++mate) elsewhere |= s.hands[mate];
        bool secret = false;
        for (Card card : elsewhere) secret |= game.back_of(card) == game.back_of(*s.hands[0].begin());
        possible += secret;
        ++tried;
        for (int slip = 0; slip < 5; ++slip) {
          bool found = false;
          for (int i = 0; i < 8 && !found; ++i)
            found = !atelier::testing::leak(LeakyProjektArt(game, static_cast<LeakyProjektArt::Slip>(slip)), s, seat_at(1), shuffle, rng)
                         .empty();
          caught[static_cast<std::size_t>(slip)] += found;
        }
      }
      EXPECT_EQ(caught[LeakyProjektArt::one_face], possible);
      EXPECT_GE(possible, 9);
      EXPECT_GE(caught[LeakyProjektArt::top_face], 9);
      EXPECT_EQ(caught[LeakyProjektArt::cards_to_come], tried);
      EXPECT_GT(caught[LeakyProjektArt::hand_by_number], 0);
      EXPECT_GT(caught[LeakyProjektArt::mates_offer], 0);
    }
}

// Stalled: what a mate proves by waiting once more.
class Stalled {
 public:
  // All cards have one back, and the deck is empty. Odd cards cost `dear` fuel, which is not there, even ones two.
  explicit Stalled(int dear, int seats = 3)
      : t(table_with(seats, Map::japan, [&](Components& box) {
          for (std::size_t i = 0; i < box.cards.size(); ++i) {
            box.cards[i] = {};
            box.cards[i].clues = {Art::films};
            box.cards[i].cost[0] = i % 2 == 0 ? dear : 2;  // card 1, 3, ...
          }
        })) {
    t.plan();
    for (auto& hand : t.s.hands) hand.clear();
    t.s.discard = t.s.unseen, t.s.discard.add(t.s.top);
    for (int n = 1; n <= cards; ++n) t.s.discard.add(card_numbered(n));
    t.s.unseen.clear();
    t.s.top = Card::none;
    t.s.deck = 0;
    t.s.pool = {};
  }
  void hold(int seat, int card) {
    t.s.discard.remove(card_numbered(card));
    t.s.hands[static_cast<std::size_t>(seat)].add(card_numbered(card));
  }
  void health(int seat, int health) {
    auto& have = t.s.health[static_cast<std::size_t>(seat)];
    t.s.health_left = static_cast<std::uint8_t>(t.s.health_left + have - health);
    have = static_cast<std::uint8_t>(health);
  }
  void stall() {
    for (int seat = 0; seat < 3; ++seat) t.act(seat, Wait{});
    ASSERT_EQ(t.s.phase, Phase::stalled);
  }
  Table t;
};

TEST(ProjektArtHiddenInformation, AMateWhoCouldOnlyWaitHoldsNoCardThatHeCouldPlay) {
  Stalled table(6);
  for (int seat = 0; seat < 3; ++seat) table.hold(seat, 1 + 2 * seat);
  table.hold(0, 2), table.hold(2, 4);
  table.stall();
  auto& t = table.t;
  Rng rng(3);
  std::set<Card> before, after;
  for (int i = 0; i < 200; ++i) before.insert(*t.game.sample(t.game.view(t.s, seat_at(0)), rng).hands[1].begin());
  t.act(1, Wait{});
  for (int i = 0; i < 200; ++i) {
    auto const world = t.game.sample(t.game.view(t.s, seat_at(0)), rng);
    after.insert(*world.hands[1].begin());
    EXPECT_EQ(to_json(t.game.view(world, seat_at(0))), to_json(t.game.view(t.s, seat_at(0))));
  }
  EXPECT_EQ(before.size(), 3U);  // 3, 4 or 5
  EXPECT_EQ(after, (std::set<Card>{card_numbered(3), card_numbered(5)}));
}

// Two wait, one of them richer: every deal that fits is equally likely.
TEST(ProjektArtHiddenInformation, DealsThatFitWhatWasProvedAreEquallyLikely) {
  Stalled table(6);
  table.health(1, 4), table.health(2, 1);
  table.hold(0, 8), table.hold(1, 1), table.hold(2, 2), table.hold(2, 3);  // 2 costs two: too dear for one health
  table.t.s.health_left -= 1, table.t.s.health[0] += 1;
  auto& t = table.t;
  table.stall();
  t.act(1, Wait{});
  t.act(2, Wait{});
  Rng rng(4);
  std::map<int, int> deals;
  for (int i = 0; i < 4000; ++i) ++deals[number(*t.game.sample(t.game.view(t.s, seat_at(0)), rng).hands[1].begin())];
  ASSERT_EQ(deals.size(), 2U);  // card 1 or 3; what is left fits the poorer player either way
  EXPECT_NEAR(deals[1], 2000, 160);
}

// What was too dear for seat 1 when he had to act if he could, he does not hold afterwards either.
TEST(ProjektArtHiddenInformation, WhatAMateProvedIsRememberedWhenOthersGoOn) {
  Stalled table(6);
  table.hold(0, 8), table.hold(1, 1);
  for (int card : {2, 3, 4}) table.hold(2, card);
  table.health(1, 2);
  auto& t = table.t;
  table.stall();
  t.act(1, Wait{});  // no even card: those cost two
  t.act(2, PlayCard{card_numbered(2)});
  ASSERT_EQ(t.s.phase, Phase::mission);
  Rng rng(6);
  std::set<Card> held;
  for (int i = 0; i < 100; ++i) held.insert(*t.game.sample(t.game.view(t.s, seat_at(0)), rng).hands[1].begin());
  EXPECT_EQ(held, (std::set<Card>{card_numbered(1), card_numbered(3)}));
  EXPECT_TRUE(t.s.denied[2].empty());
}

// Proved at different moments: seat 1 does not hold 1, seat 2 does not hold 2. Of three cards, one each, three deals are left.
TEST(ProjektArtHiddenInformation, ProofsOfDifferentMomentsLeaveAllFittingDealsEquallyLikely) {
  Stalled table(6, 4);
  for (int seat = 0; seat < 4; ++seat) table.hold(seat, seat == 0 ? 8 : 4 - seat);
  auto& t = table.t;
  t.s.denied[1].add(card_numbered(1)), t.s.denied[2].add(card_numbered(2));
  Rng rng(7);
  std::map<std::pair<int, int>, int> deals;
  for (int i = 0; i < 6000; ++i) {
    auto const world = t.game.sample(t.game.view(t.s, seat_at(0)), rng);
    ++deals[{number(*world.hands[1].begin()), number(*world.hands[2].begin())}];
  }
  ASSERT_EQ(deals.size(), 3U);
  for (auto const& [deal, count] : deals) EXPECT_NEAR(count, 2000, 160) << deal.first << deal.second;
}

// The last one who has to play waits only when nothing else can be done.
TEST(ProjektArtHiddenInformation, TheLastToPlayProvesItByStalling) {
  Stalled table(6);
  for (int seat = 0; seat < 3; ++seat) table.hold(seat, 1 + 2 * seat);
  table.hold(0, 2);
  auto& t = table.t;
  t.s.played[1] = t.s.played[2] = 1;
  table.t.s.hands[0].remove(card_numbered(2)), table.hold(1, 2);
  t.act(0, Wait{});
  ASSERT_EQ(t.s.phase, Phase::stalled);
  Rng rng(5);
  for (int i = 0; i < 100; ++i) EXPECT_NE(*t.game.sample(t.game.view(t.s, seat_at(2)), rng).hands[0].begin(), card_numbered(2));
}

// USA: all clue cards of a large team may change hands in one round.
TEST(ProjektArtHiddenInformation, AViewHoldsAllTheGiftsOfARound) {
  Table t(table_for(6, Map::usa));
  t.plan();
  t.to_fights();
  t.s.phase = Phase::closing;
  for (int n = 1; n <= 30; ++n) t.lay(n % 6, card_numbered(n)), t.s.given.add(card_numbered(n));
  auto const view = t.game.view(t.s, seat_at(2));
  EXPECT_EQ(view.given.size(), 30U);
  Rng rng(1);
  EXPECT_TRUE(t.game.sample(view, rng).given == t.s.given);
}

TEST(ProjektArtHiddenInformation, EventsReadTheSameWhicheverCardWithThatBackItIs) {
  auto const game = table_for(3);
  Rng rng(3);
  State s = game.start();
  int compared = 0;
  for (int node = 0; node < 3000; ++node) {
    if (game.to_act(s).empty()) s = game.start();
    bool const draws = s.phase == Phase::drawing && !game.to_act(s).has(chance);
    if (draws || game.to_act(s).has(chance)) {
      Heard<Event> first, second;
      State a = s, b = s;
      int taker = -1;
      if (draws) {
        for (Card other : s.unseen)
          if (game.back_of(other) == game.back_of(s.top)) b.top = other;
        b.unseen.remove(b.top), b.unseen.add(s.top);
        taker = index(game.to_act(s).lowest());
        game.apply(a, seat_at(taker), move_at(ids::draw), first);
        game.apply(b, seat_at(taker), move_at(ids::draw), second);
        compared += b.top != a.top;
      } else if (s.phase != Phase::rolling) {
        Outcomes outcomes;
        game.chance(s, outcomes);
        MoveId const one = outcomes.id(0);
        MoveId twin = one;
        for (int i = 0; i < outcomes.size(); ++i)
          if (game.back_of(card_numbered(index(outcomes.id(i)) - ids::turn_up + 1)) ==
              game.back_of(card_numbered(index(one) - ids::turn_up + 1)))
            twin = outcomes.id(i);
        game.apply(a, chance, one, first);
        game.apply(b, chance, twin, second);
        ++compared;
      }
      for (int seat = 0; seat < 3; ++seat)
        if (seat != taker) EXPECT_EQ(first.for_viewer(seat_at(seat)), second.for_viewer(seat_at(seat)));
      EXPECT_EQ(first.for_viewer(Viewer::spectator()), second.for_viewer(Viewer::spectator()));
    }
    auto const [seat, id] = atelier::testing::random_step(game, s, rng);
    Silence silence;
    game.apply(s, seat, id, silence);
  }
  EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace atelier::projekt_art
