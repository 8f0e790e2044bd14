// What holds for the bots of every game: levels by name, their words, thinking within a budget, and that a bot has nothing but a view.
#include <gtest/gtest.h>

#include "bots/arena.hpp"
#include "bots/ismcts.hpp"
#include "bots/rollout.hpp"
#include "cli/allocations.hpp"
#include "engine/components.hpp"
#include "games/bot_named.hpp"
#include "games/czary_mary/dream.hpp"
#include "games/final_touch/dream.hpp"
#include "games/fresco/dream.hpp"
#include "games/modern_art/dream.hpp"
#include "games/projekt_art/dream.hpp"
#include "games/registry.hpp"

namespace atelier {
namespace {

std::shared_ptr<AnyGame const> made(Kind const& kind, std::string_view options = "{}") {
  return *kind.make(options, read_component_file(kind.default_components(), "components.toml")->json);
}

using testing::bot_named;

// A bot is asked with a view. Handing it the state, or making its dream of one, does not compile.
template <class G>
concept RolloutTakesState = requires(typename G::Game const& game, typename G::Game::State const& state, Budget const& budget, Rng& rng) {
  bots::rollout_move<G>(game, state, budget, rng);
};
template <class G>
concept RolloutTakesView = requires(typename G::Game const& game, typename G::Game::View const& view, Budget const& budget, Rng& rng) {
  bots::rollout_move<G>(game, view, budget, rng);
};
template <class G>
concept DreamTakesState = requires(typename G::Game const& game, typename G::Game::State const& state) { G(game, state); };
template <class G>
concept TreeTakesState = requires(typename G::Game const& game, typename G::Game::State const& state, Budget const& budget, Rng& rng) {
  bots::ismcts_move(game, state, budget, rng);
};
// A view holds no state, and nothing leads from a position to one: there is only ask_bot, which makes the view itself.
template <class P>
concept GivesState = requires(P const& position) { position.state(); };

template <class D>
consteval bool only_views() {
  return RolloutTakesView<D> && !RolloutTakesState<D> && !DreamTakesState<D> && !TreeTakesState<D> &&
         !std::is_convertible_v<typename D::Game::State, typename D::Game::View>;
}
static_assert(only_views<czary_mary::Dream>());
static_assert(only_views<final_touch::Dream>());
static_assert(only_views<modern_art::Dream>());
static_assert(only_views<fresco::Dream>());
static_assert(only_views<projekt_art::Dream>());
static_assert(!GivesState<Position>);

TEST(Levels, EveryGameHasThemAfterRandom) {
  for (auto const* kind : kinds()) {
    auto const names = kind->bots();
    ASSERT_GE(names.size(), 6U);
    std::vector<std::string_view> const first(names.begin(), names.begin() + 6);
    EXPECT_EQ(first, (std::vector<std::string_view>{"random", "novice", "casual", "club", "master", "ismcts"})) << kind->id();
  }
}

TEST(Levels, EveryBotHasANameAndASentenceInBothLanguages) {
  for (auto const* kind : kinds())
    for (std::string_view language : {"en", "pl"})
      for (auto bot : kind->bots())
        for (std::string const& key : {"\"bot." + std::string(bot) + "\"", "\"bot." + std::string(bot) + ".hint\""})
          EXPECT_NE(kind->text(language).find(key), std::string_view::npos) << kind->id() << ' ' << language << ' ' << key;
}

// Names that stand in tables stored before there were levels.
TEST(Levels, BotsOfOldTablesAreStillThere) {
  std::vector<std::pair<std::string_view, std::vector<std::string_view>>> const old{
      {"czary-mary", {"random", "counting"}},
      {"final-touch", {"random", "greedy", "careful", "forger"}},
      {"modern-art", {"random", "half", "dealer"}},
      {"fresco", {"random", "greedy", "master"}},
      {"projekt-art", {"random", "teammate"}}};
  for (auto const& [game, names] : old)
    for (auto name : names) EXPECT_NO_THROW(bot_named(*find_kind(game), name)) << game << ' ' << name;
}

// Every bot answers legally through a whole game, however little it may think.
TEST(Levels, EveryBotPlaysAWholeGameOnAShortBudget) {
  for (auto const* kind : kinds())
    for (std::size_t bot = 0; bot < kind->bots().size(); ++bot) {
      auto const game = made(*kind);
      auto position = game->start();
      Rng dice(5), mind(6);
      Budget budget;
      budget.work = 60;
      play_out(*position, [&](Seat seat) {
        if (seat == chance) return position->roll(dice);
        MoveId const id = position->ask_bot(static_cast<int>(bot), seat, budget, mind);
        MoveList legal;
        position->legal(seat, legal);
        EXPECT_TRUE(legal.has(id)) << kind->id() << ' ' << kind->bots()[bot];
        return id;
      });
      EXPECT_TRUE(position->to_act().empty());
    }
}

// The first decision of a seat that is one.
std::pair<std::unique_ptr<Position>, Seat> first_decision(AnyGame const& game) {
  auto position = game.start();
  Rng dice(3);
  Seat asked{};
  play_out(*position, [&](Seat seat) -> std::optional<MoveId> {
    MoveList legal;
    if (seat == chance) return position->roll(dice);
    position->legal(seat, legal);
    asked = seat;
    return legal.size() > 2 ? std::nullopt : std::optional(legal[0]);
  });
  return {std::move(position), asked};
}

TEST(Levels, MasterAndTreeAnswerAlikeForTheSameSeedAndWork) {
  for (auto const* kind : kinds())
    for (std::string_view bot : {"master", "ismcts"}) {
      auto const [position, seat] = first_decision(*made(*kind));
      Budget budget;
      budget.work = 400;
      Rng one(9), other(9);
      int const number = bot_named(*kind, bot);
      EXPECT_EQ(position->ask_bot(number, seat, budget, one), position->ask_bot(number, seat, budget, other)) << kind->id() << ' ' << bot;
    }
}

TEST(Levels, AStopEndsAMastersThoughtAtOnce) {
  std::atomic<bool> const stop = true;
  for (auto const* kind : kinds())
    for (std::string_view bot : {"master", "ismcts"}) {
      auto const [position, seat] = first_decision(*made(*kind));
      Budget budget;
      budget.stop = &stop;
      Rng rng(9);
      MoveList legal;
      position->legal(seat, legal);
      EXPECT_TRUE(legal.has(position->ask_bot(bot_named(*kind, bot), seat, budget, rng))) << kind->id() << ' ' << bot;
    }
}

// Ten times the work, as many allocations: what a thought needs it has from the beginning. (The tree search draws its worlds by
// sample(view) alone, which in Final Touch builds what it knows anew each time.)
TEST(Levels, AMasterWhoThinksLongerAllocatesNothingMore) {
  for (auto const* kind : kinds()) {
    auto const [position, seat] = first_decision(*made(*kind));
    auto const spent = [&](std::uint64_t work) {
      Budget budget;
      budget.work = work;
      Rng rng(4);
      auto const before = cli::allocations();
      position->ask_bot(bot_named(*kind, "master"), seat, budget, rng);
      return cli::allocations() - before;
    };
    spent(10);
    auto const little = spent(200);
    EXPECT_EQ(little, spent(2000)) << kind->id();
  }
}

// Fixed deals, fixed seeds, fixed work: the order of the levels, far enough apart that no rounding of a processor turns it.
struct Step {
  char const* game;
  char const* options;
  char const* higher;
  char const* lower;
  std::uint64_t deals;
};
TEST(Levels, EachBeatsTheOneBelow) {
  for (Step const& step :
       {Step{"czary-mary", R"({"seats":2})", "casual", "novice", 40}, Step{"czary-mary", R"({"seats":2})", "club", "casual", 150},
        Step{"final-touch", R"({"seats":2})", "casual", "novice", 100}, Step{"final-touch", R"({"seats":2})", "club", "casual", 60},
        Step{"modern-art", R"({"seats":3})", "casual", "novice", 3}, Step{"fresco", R"({"seats":2})", "casual", "novice", 20},
        Step{"fresco", R"({"seats":2})", "club", "casual", 5}, Step{"projekt-art", R"({"seats":3})", "club", "casual", 40}}) {
    auto const& kind = *find_kind(step.game);
    auto const game = made(kind, step.options);
    bots::Contest contest;
    contest.game = game.get();
    contest.bots = {bot_named(kind, step.higher), bot_named(kind, step.lower)};
    contest.seed = 11;
    contest.budget.work = 2000;
    bots::Played played;
    bots::run(contest, step.deals, 1, played, [](auto const&) { return true; });
    EXPECT_GT(bots::lead(played).low, 0) << step.game << ": " << step.higher << " against " << step.lower;
  }
}

}  // namespace
}  // namespace atelier
