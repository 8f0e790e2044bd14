#include "games/new_game/new_game.hpp"
#include "games/belief.hpp"
#include "games/new_game/kind.hpp"
#include "games/testing.hpp"

namespace atelier::new_game {
namespace {

// Moves what a viewer may not know about: the deck and the others' cards.
void scramble(State& s, Viewer viewer, Rng& rng) {
  for (int i = 0; i < 20; ++i) {
    std::size_t const seat = rng.below(most_players);
    std::size_t const number = rng.below(numbers);
    if (viewer.is(seat_at(static_cast<int>(seat))) || s.cards[seat] == 0 || s.deck[number] == 0 || s.phase == Phase::over) continue;
    ++s.deck[static_cast<std::size_t>(s.cards[seat] - 1)];
    --s.deck[number];
    s.cards[seat] = static_cast<Card>(number + 1);
  }
}

TEST(NewGame, EveryGameEndsAndNothingLeaks) {
  for (auto const& options : atelier::testing::configurations<NewGame>(new_game_kind())) {
    auto const game = atelier::testing::make_game<NewGame>(new_game_kind(), options);
    int differing = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Rng rng(seed), mix(seed, 1);
      atelier::testing::play_checked(game, rng, 100, [&](State const& s) {
        for (int seat = 0; seat < game.seats(); ++seat) {
          ASSERT_EQ(atelier::testing::leak(game, s, seat_at(seat), scramble, mix), "");
          atelier::testing::check_samples(
              game, s, seat_at(seat), mix, [](State const& a, State const& b) { return a.cards != b.cards; }, differing);
        }
      });
    }
    EXPECT_GT(differing, 100);
  }
}

// In a small box, so that every world can be counted: a card of one's own that was swapped away is nobody else's.
TEST(NewGame, OddsAreThoseOfTheRules) {
  Components box;
  box.copies.value = 1;
  auto const game = *NewGame::make({{3}}, box);
  atelier::testing::Odds odds, chosen;
  for (std::uint64_t seed = 0; seed < 4; ++seed)
    for (int me = 0; me < 3; ++me) {
      atelier::testing::Watched const watched{.me = seat_at(me), .seed = seed, .most = 100'000, .samples = 4000};
      atelier::testing::compare_odds(odds, game, watched, atelier::testing::in_the_open);
      atelier::testing::compare_odds(chosen, game, watched, atelier::testing::in_the_open, atelier::testing::choosy(game));
    }
  EXPECT_EQ(odds.wrong(), "") << odds;
  EXPECT_GT(odds.moments(), 50) << odds;
  EXPECT_NE(chosen.wrong(), "") << "a wrong sampler passes: " << chosen;
}

TEST(NewGame, ALensShowsTheSameThroughAViewAndThroughAState) {
  auto const game = atelier::testing::make_game<NewGame>(new_game_kind(), {});
  Rng rng(3);
  int compared = 0;
  for (int i = 0; i < 20; ++i)
    atelier::testing::play_checked(game, rng, 100, [&](State const& s) {
      if (s.phase != Phase::choosing) return;
      Seat const seat = to_ask(game, s);
      ASSERT_TRUE(Lens(game.view(s, seat)) == Lens(s, seat));
      ++compared;
    });
  EXPECT_GE(compared, 60);
}

TEST(NewGame, PlayersHaveNamesInTheTerminal) {
  auto const& kind = new_game_kind();
  auto const game = *kind.make("{}", read_component_file(kind.default_components(), "components.toml")->json);
  auto const table = game->start()->draw(seat_at(0), Words(kind.text("en"), "en", {"Ola", "Jan", "Ewa"}, seat_at(0)));
  EXPECT_NE(table.find("Jan"), table.npos) << table;
}

}  // namespace
}  // namespace atelier::new_game
