// Right odds: what sample() dreams up against what a seat may believe by the rules alone.
#include "games/belief.hpp"
#include "games/fresco/testing.hpp"

namespace atelier::fresco {
namespace {

// A box with few apprentices, whatever their mood: all plans of all rivals can be counted. Paint lies ready and five tiles make the
// next round the last, so that random games are short.
Fresco small_table(int seats, int apprentices, std::string_view modules = "") {
  Options options;
  options.seats.value = seats;
  options.portraits = modules.contains('1');
  options.requests = modules.contains('2');
  options.colours = modules.contains('3');
  auto box = atelier::testing::box_of<Fresco>(fresco_kind());
  box.apprentices.value = apprentices;
  box.good_mood.value = 0;
  box.bad_mood.value = 0;
  box.paints.value = {9, 9, 9};
  box.last_round.value = 20;
  return *Fresco::make(options, box);
}

// A plan is seen by nobody else until the last one is made: that one is revealed with all the others.
bool secret(State const& s, Seat) { return s.phase == Phase::planning; }

TEST(FrescoOdds, PlansNobodyHasSeenAreAnyLegalOnesEvenly) {
  struct Table {
    int seats, apprentices;
    char const* modules;
  };
  for (auto const& [seats, apprentices, modules] :
       {Table{2, 2, ""}, Table{2, 3, "13"}, Table{3, 1, "2"}, Table{3, 1, "1"}, Table{4, 1, "123"}}) {
    auto const game = small_table(seats, apprentices, modules);
    atelier::testing::Odds odds, chosen;
    for (int seat = 0; seat < seats; ++seat) {
      atelier::testing::Watched const watched{
          .me = seat_at(seat), .seed = 101 + static_cast<std::uint64_t>(seat), .most = 1000, .samples = 4000};
      atelier::testing::compare_odds(odds, game, watched, secret);
      atelier::testing::compare_odds(chosen, game, watched, secret, atelier::testing::choosy(game));
    }
    EXPECT_EQ(odds.wrong(), "") << odds;
    EXPECT_GT(odds.moments(), 3) << seats << " players";
    EXPECT_NE(chosen.wrong(), "") << "a wrong sampler passes: " << chosen;
  }
}

// No legal plan is left out, not even one that leaves apprentices at home.
TEST(FrescoOdds, EveryLegalPlanIsDreamtOf) {
  auto const game = table_for(3);
  State s = laid_out(game);
  wake_all(game, s, {1, 2, 3});
  play(game, s, seat_at(1), Plan{1, 2, 0, 1, 1});
  MoveList legal;
  State before = laid_out(game);
  wake_all(game, before, {1, 2, 3});
  game.legal(before, seat_at(1), legal);
  std::map<int, int> dreamt;
  Rng rng(3);
  constexpr int each = 200;
  auto const view = game.view(s, seat_at(0));
  for (int i = 0; i < each * legal.size(); ++i) ++dreamt[number_of(game.sample(view, rng).painters[1].sheet)];
  EXPECT_EQ(std::ssize(dreamt), legal.size());
  for (MoveId id : legal) EXPECT_NEAR(dreamt[index(id) - ids::plan], each, 5 * std::sqrt(each)) << index(id);
}

// Whoever knows better how rivals plan says so. He is asked at a table where nobody has planned yet, for each hidden plan once.
TEST(FrescoOdds, APolicyDrawsTheHiddenPlansAndNothingElse) {
  auto const game = table_for(4);
  State s = laid_out(game);
  wake_all(game, s, {1, 2, 3, 4});
  for (int seat : {0, 1, 3}) play(game, s, seat_at(seat), Plan{1, 0, 0, 0, 0});
  Rng rng(1);
  List<int, 4> asked;
  auto const view = game.view(s, seat_at(0));
  State const world = game.sample(view, rng, [&](State const& then, Seat seat, Rng&) {
    asked.push_back(index(seat));
    EXPECT_EQ(then.planned, 0);
    EXPECT_TRUE(game.to_act(then) == Seats::first(4));
    MoveList moves;
    game.legal(then, seat, moves);
    return moves[moves.size() - 1];
  });
  EXPECT_EQ(asked, (List<int, 4>{1, 3}));
  EXPECT_EQ(world.painters[0].sheet, (Sheet{1, 0, 0, 0, 0}));  // his own he knows
  EXPECT_EQ(world.painters[2].sheet, Sheet{});                 // not made yet
  EXPECT_EQ(world.painters[1].sheet, (Sheet{0, 0, 0, 2, 3}));
  EXPECT_EQ(to_json(game.view(world, seat_at(0))), to_json(view));
}

// Rounds are the chapters: the day is over with its last visit, before the market is laid out anew.
TEST(FrescoOdds, ARoundIsBehindWhenItsLastVisitIsOver) {
  auto const game = table_for(3);
  Rng rng(1);
  EXPECT_EQ(game.chapter(game.start()), 0);
  State s = laid_out(game);
  EXPECT_EQ(game.chapter(s), 0);
  wake_all(game, s, {0, 1, 2});
  plan_all(game, s, {{0, 1, 0, 0, 0}});
  EXPECT_EQ(game.chapter(s), 0);
  play(game, s, Done{});
  EXPECT_EQ(s.phase, Phase::stocking);
  EXPECT_EQ(game.chapter(s), 1);
  EXPECT_FALSE(game.one_gesture(s));  // the first tile follows a decision
  auto const [seat, id] = atelier::testing::random_step(game, s, rng);
  Silence silence;
  game.apply(s, seat, id, silence);
  EXPECT_TRUE(game.one_gesture(s));
  deal(game, s, rng);
  EXPECT_EQ(game.chapter(s), 1);
  EXPECT_FALSE(game.one_gesture(s));
}

}  // namespace
}  // namespace atelier::fresco
