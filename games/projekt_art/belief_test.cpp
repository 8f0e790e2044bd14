// The worlds Projekt A.R.T. samples are as likely as the rules make them, counted exactly.
#include "games/belief.hpp"
#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {

// No view shows the face of the deck's first card.
inline std::uint64_t beneath(State const& s) { return static_cast<std::uint64_t>(s.top); }

namespace {

using atelier::testing::in_the_open;

ProjektArt small_game(int seats, Map map, int drawn) {
  Options options;
  options.seats.value = seats;
  options.map = map;
  options.difficulty = Difficulty::easy;
  auto box = atelier::testing::box_of<ProjektArt>(projekt_art_kind());
  box.drawn.value = drawn;
  return *ProjektArt::make(options, box);
}

TEST(ProjektArtBelief, WhatMatesHoldIsAsLikelyAsTheRulesSay) {
  struct Box {
    int seats, drawn;
    Map map;
  };
  atelier::testing::Odds odds, chosen;
  for (auto const& box : {Box{1, 2, Map::japan}, Box{2, 2, Map::usa}, Box{2, 1, Map::rio}, Box{3, 1, Map::scandinavia}})
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      auto const game = small_game(box.seats, box.map, box.drawn);
      atelier::testing::Watched const watched{
          .me = seat_at(static_cast<int>(seed) % box.seats), .seed = seed, .stride = 5, .most = 400, .samples = 1000};
      atelier::testing::compare_odds(odds, game, watched, in_the_open);
      if (seed < 5) atelier::testing::compare_odds(chosen, game, watched, in_the_open, atelier::testing::choosy(game));
    }
  EXPECT_EQ(odds.wrong(), "") << odds;
  EXPECT_GT(odds.moments(), 100) << odds;
  EXPECT_NE(chosen.wrong(), "") << "a wrong sampler passes: " << chosen;
}

// The last cards: two for each, none left in the deck, nothing in the pool.
// They cost up to six fuel and bring some.
struct LastCards : ProjektArt {
  explicit LastCards(ProjektArt const& game) : ProjektArt(game) {}
  static std::expected<LastCards, std::string> make(Options const& options, Components const& box, int rules) {
    return LastCards(*ProjektArt::make(options, box, rules));
  }
  State start() const {
    State s = ProjektArt::start();
    int const dealt = 2 * seats();
    for (int n = dealt + 1; n <= cards; ++n) s.unseen.remove(card_numbered(n)), s.discard.add(card_numbered(n));
    s.deck = static_cast<std::uint8_t>(dealt);
    s.pool = {};
    return s;
  }
};

LastCards last_cards(int seats, int rules) {
  Options options;
  options.seats.value = seats;
  options.difficulty = Difficulty::easy;
  auto box = atelier::testing::box_of<ProjektArt>(projekt_art_kind());
  int const cost[] = {6, 5, 4, 0, 6, 5};
  int const gain[] = {0, 2, 1, 1, 2, 0};
  for (std::size_t i = 0; i < box.cards.size(); ++i) {
    box.cards[i] = {};
    box.cards[i].cost[0] = cost[i % 6], box.cards[i].gain[0] = gain[i % 6];
    box.cards[i].clues = {i % 4 == 3 ? Art::books : Art::films};
  }
  return *LastCards::make(options, box, rules);
}

// Whoever waits when he must act if he can tells what he does not hold, and nobody forgets it.
TEST(ProjektArtBelief, WhatWaitingProvesIsReckonedWithUntilTheHandsAreDiscarded) {
  for (int const rules : {1, 2})
    for (int const seats : {2, 3}) {
      auto const game = last_cards(seats, rules);
      atelier::testing::Odds odds, forgetful;
      for (std::uint64_t seed = 0; seed < 60; ++seed) {
        atelier::testing::Watched const watched{.me = seat_at(static_cast<int>(seed) % seats), .seed = seed, .most = 400, .samples = 500};
        atelier::testing::compare_odds(odds, game, watched, in_the_open);
        atelier::testing::compare_odds(forgetful, game, watched, in_the_open, [&](View view, Rng& rng) {
          view.memory.denied = {};
          return game.sample(view, rng);
        });
      }
      EXPECT_EQ(odds.wrong(), "") << odds;
      EXPECT_GT(odds.moments(), 150) << odds;
      if (seats > 2) EXPECT_NE(forgetful.wrong(), "") << "whoever forgets what waiting proved passes: " << forgetful;
    }
}

}  // namespace
}  // namespace atelier::projekt_art
