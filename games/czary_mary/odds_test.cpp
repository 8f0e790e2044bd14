// What calls tell about the stones one cannot see: odds by hand, and possible worlds against every world the rules allow.
#include <numeric>

#include "games/belief.hpp"
#include "games/czary_mary/knowledge.hpp"
#include "games/czary_mary/testing.hpp"

namespace atelier::czary_mary {
namespace {

// Two players at the start of seat 0's turn: 19 stones seat 0 cannot see, among them `unseen` of `spell`, three of which it has.
State two_players(CzaryMary const& game, Spell spell, int unseen) {
  auto const of = [](Spell each) { return static_cast<std::size_t>(number(each) - 1); };
  Counts left{};
  for (std::size_t i = 0; i < spells; ++i) left[i] = static_cast<std::uint8_t>(game.components().copies.value[i]);
  auto const take_any = [&](bool the_spell) {
    for (std::size_t i = 0; i < spells; ++i)
      if (left[i] > 0 && (i == of(spell)) == the_spell) return --left[i], spell_numbered(static_cast<int>(i) + 1);
    return Spell::none;
  };
  State s;
  s.phase = Phase::calling;
  s.round = 1;
  s.dealt = 26;
  s.lives = {6, 6};
  for (std::size_t slot = 0; slot < hand_size; ++slot) {
    s.stones[0][slot] = take_any(slot < 3);
    s.stones[1][slot] = take_any(false);
  }
  for (std::size_t i = 0; i < 4; ++i) s.secrets[i] = take_any(false);
  for (int i = 0; i < 10; ++i) ++s.pool[of(take_any(i < unseen - 3))];
  s.board = left;
  return s;
}

// Seat 0 calls the spell and its youngest such stone goes.
void call_right(CzaryMary const& game, State& s, Spell spell) {
  Silence silence;
  Outcomes outcomes;
  game.apply(s, seat_at(0), call_of(spell), silence);
  game.chance(s, outcomes);
  game.apply(s, chance, outcomes.id(outcomes.size() - 1), silence);
}

double odds_again(CzaryMary const& game, State const& s, Spell spell) { return Unseen(Lens(game, game.view(s, seat_at(0)))).odds(spell); }

// Of all 11628 hands of five out of nineteen: with six elixirs about, 1287 hold none and 4290 just one.
TEST(CzaryMaryOdds, AfterARightElixirAnotherStandsWithThePartOfHandsThatHeldTwo) {
  auto const game = table_for(2);
  State s = two_players(game, Spell::elixir, 6);
  EXPECT_NEAR(odds_again(game, s, Spell::elixir), (11628.0 - 1287) / 11628, 1e-12);
  call_right(game, s, Spell::elixir);
  EXPECT_NEAR(odds_again(game, s, Spell::elixir), 6051.0 / 10341, 1e-12);  // 0.585, where 5 of 18 stones alone would say 0.766
}

// With four fireballs about, 3003 hands hold none and 5460 just one.
TEST(CzaryMaryOdds, AfterARightFireballAnotherStandsWithThePartOfHandsThatHeldTwo) {
  auto const game = table_for(2);
  State s = two_players(game, Spell::fireball, 4);
  call_right(game, s, Spell::fireball);
  EXPECT_NEAR(odds_again(game, s, Spell::fireball), 3165.0 / 8625, 1e-12);  // 0.367, not 0.554
}

// Of the 3165 hands with two elixirs of four or more, 435 hold a third.
TEST(CzaryMaryOdds, AfterTwoRightElixirsAThirdStandsWithThePartOfHandsThatHeldThree) {
  auto const game = table_for(2);
  State s = two_players(game, Spell::elixir, 4);
  call_right(game, s, Spell::elixir);
  call_right(game, s, Spell::elixir);
  EXPECT_NEAR(odds_again(game, s, Spell::elixir), 435.0 / 3165, 1e-12);  // 0.137, not 0.331
}

// Seat 0 stops and draws a stone of this spell.
void refill(CzaryMary const& game, State& s, Spell spell) {
  Silence silence;
  game.apply(s, seat_at(0), move_at(ids::stop), silence);
  game.apply(s, chance, *game.id(Deal{seat_at(0), 2, spell}), silence);
}

// An elixir went, an elixir came to its place and went as well: both times the four others were passed over. n elixirs among them are
// worth C(4, n) C(13, 4 - n) / (1 + n)^2, as four of the seventeen stones unseen are elixirs.
TEST(CzaryMaryOdds, ASpellDrawnLaterWasNoneOfThoseThatStoodAtAnEarlierCall) {
  auto const game = table_for(2);
  State s = two_players(game, Spell::elixir, 6);
  call_right(game, s, Spell::elixir);
  refill(game, s, Spell::elixir);
  s.turn = 0;
  call_right(game, s, Spell::elixir);
  double const none = 715, some = 4 * 286 / 4.0 + 6 * 78 / 9.0 + 4 * 13 / 16.0 + 1 / 25.0;
  EXPECT_NEAR(odds_again(game, s, Spell::elixir), some / (none + some), 1e-12);
}

// Four old stones and a new one, about which the call told nothing.
TEST(CzaryMaryOdds, AStoneDrawnAfterARightCallIsAsLikelyAsAnyUnseenOne) {
  auto const game = table_for(2);
  State s = two_players(game, Spell::elixir, 6);
  call_right(game, s, Spell::elixir);
  refill(game, s, Spell::elixir);
  auto const view = game.view(s, seat_at(0));
  Rng rng(3);
  constexpr int draws = 40'000;
  std::array<int, hand_size> elixirs{};
  for (int i = 0; i < draws; ++i) {
    State const world = game.sample(view, rng);
    for (std::size_t slot = 0; slot < hand_size; ++slot) elixirs[slot] += world.stones[0][slot] == Spell::elixir;
  }
  double const at_least_one = 10341.0 / 11628, mean = 5 * 6.0 / 19;  // elixirs of the hand before the call
  double const old = (mean / at_least_one - 1) / 4;                  // of a hand with some one went, four places share the rest
  double const fresh = (5 - 4 * old) / 14;                           // the other elixirs lie among 14 stones
  for (std::size_t slot = 0; slot < hand_size; ++slot) EXPECT_NEAR(elixirs[slot] / double{draws}, slot == 2 ? fresh : old, 0.012) << slot;
}

// Everything a seat has seen, against every world the rules allow, in boxes small enough to list them.
struct Small {
  char const* what;
  std::array<int, spells> copies;
  int secrets;
  int seats;
  bool least_resistance, one_takes_all, mistakes;
};

TEST(CzaryMaryOdds, PossibleWorldsComeAsOftenAsTheRulesDealThem) {
  Small const boxes[] = {
      {"two spells", {0, 0, 0, 0, 0, 0, 6, 8}, 0, 2, false, false, false},
      {"owls and secrets", {0, 0, 0, 3, 0, 0, 4, 7}, 2, 2, false, false, false},
      {"in any order", {0, 0, 2, 0, 0, 0, 4, 8}, 1, 2, true, false, false},
      {"with mistakes", {0, 2, 0, 0, 0, 0, 5, 7}, 1, 2, false, false, true},
      {"three, until one is left", {1, 0, 0, 0, 0, 4, 6, 9}, 1, 3, true, true, false},
      {"four", {0, 0, 0, 2, 0, 0, 8, 14}, 1, 4, false, true, true},
  };
  using atelier::testing::in_the_open;
  atelier::testing::Odds odds, forgetful, chosen;
  for (auto const& small : boxes) {
    SCOPED_TRACE(small.what);
    auto box = table_for(2).components();
    box.copies.value = small.copies;
    box.secrets.value = small.secrets;
    box.open_stones.value = {0, 0, 0, 0};
    Options options;
    options.seats.value = small.seats;
    options.least_resistance = small.least_resistance;
    options.one_takes_all = small.one_takes_all;
    options.mistakes = small.mistakes;
    auto const game = *CzaryMary::make(options, box);
    for (int seat = 0; seat < 2; ++seat) {
      atelier::testing::Watched const watched{
          .me = seat_at(seat), .seed = 40 + static_cast<std::uint64_t>(seat), .stride = 7, .most = 6000, .samples = 3000};
      atelier::testing::compare_odds(odds, game, watched, in_the_open);
      atelier::testing::compare_odds(chosen, game, watched, in_the_open, atelier::testing::choosy(game));
      atelier::testing::compare_odds(forgetful, game, watched, in_the_open, [&](View view, Rng& rng) {
        view.memory.casts = {};
        return game.sample(view, rng);
      });
    }
  }
  EXPECT_EQ(odds.wrong(), "") << odds;
  EXPECT_GT(odds.moments(), 100);
  EXPECT_NE(chosen.wrong(), "") << "a wrong sampler passes: " << chosen;
  EXPECT_NE(forgetful.wrong(), "") << "whoever forgets the right calls passes: " << forgetful;
}

}  // namespace
}  // namespace atelier::czary_mary
