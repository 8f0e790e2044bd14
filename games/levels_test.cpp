// What holds for the bots of every game: levels by name, their words, thinking within a budget, and that a bot has nothing but a view.
#include <gtest/gtest.h>

#include "bots/arena.hpp"
#include "bots/characters.hpp"
#include "bots/ismcts.hpp"
#include "bots/rollout.hpp"
#include "cli/allocations.hpp"
#include "engine/components.hpp"
#include "engine/json.hpp"
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

bots::Character const* character_called(std::string_view bot) {
  auto const found = std::ranges::find(bots::characters, bot, &bots::Character::name);
  return found == bots::characters.end() ? nullptr : found;
}

TEST(Levels, EveryBotHasANameAndASentenceInBothLanguages) {
  for (auto const* kind : kinds())
    for (std::string_view language : {"en", "pl"})
      for (auto bot : kind->bots()) {
        if (character_called(bot)) continue;
        for (std::string const& key : {"\"bot." + std::string(bot) + "\"", "\"bot." + std::string(bot) + ".hint\""})
          EXPECT_NE(kind->text(language).find(key), std::string_view::npos) << kind->id() << ' ' << language << ' ' << key;
      }
}

// A character's own name is its name in every language; what it is like, the catalogue says of its level and of its manner.
TEST(Characters, SitInEveryGameWithASentenceForEveryManner) {
  for (auto const* kind : kinds()) {
    std::string info;
    kind->write_info(info);
    auto const told = parse_json(info)->at("characters");
    ASSERT_EQ(told.as_array().size(), bots::characters.size()) << kind->id();
    for (auto const& character : bots::characters) {
      EXPECT_NO_THROW(bot_named(*kind, character.name)) << kind->id() << ' ' << character.name;
      EXPECT_NO_THROW(bot_named(*kind, enumerator_name(character.level))) << kind->id();
    }
    for (auto const& each : told.as_array()) {
      std::string const manner(each.at("manner").as_string());
      for (std::string_view language : {"en", "pl"})
        EXPECT_EQ(manner == "even", kind->text(language).find("\"manner." + manner + "\"") == std::string_view::npos)
            << kind->id() << ' ' << language << ' ' << manner;
    }
  }
}

TEST(Characters, AreEnoughOfTheUsualLevelForTheLargestTable) {
  EXPECT_GE(std::ranges::count(bots::characters, bots::Level::club, &bots::Character::level), max_seats - 1);
}

struct Asked {
  Position const& position;
  Seat seat;
  MoveId first;   // of the one bot
  MoveId second;  // of the other
};

// Two bots are asked at every decision of a few games that others play.
template <class Look>
void ask_both(char const* game, std::string_view first, std::string_view second, std::uint64_t games, Look&& look) {
  auto const& kind = *find_kind(game);
  auto const table = made(kind);
  for (std::uint64_t deal = 1; deal <= games; ++deal) {
    auto position = table->start();
    Rng dice(deal), mind(deal, 1);
    play_out(*position, [&](Seat seat) {
      if (seat == chance) return position->roll(dice);
      Rng same(deal, 2), luck(deal, 2);
      look(Asked{*position, seat, position->ask_bot(bot_named(kind, first), seat, {}, same),
                 position->ask_bot(bot_named(kind, second), seat, {}, luck)});
      return position->ask_bot(bot_named(kind, "casual"), seat, {}, mind);
    });
  }
}

// The number a move carries: an amount, a spell; empty where it has none.
std::optional<std::int64_t> number_in(Position const& position, MoveId id, std::string_view type, std::string_view field) {
  std::string json;
  position.write_move(id, json);
  auto const move = *parse_json(json);
  if (move.at("type").as_string() != type) return {};
  return move.at(field).as_int64();
}

TEST(Characters, TheBoldBidMoreThanTheThriftyInModernArt) {
  for (auto [bold, thrifty] : {std::pair("Zofia", "Witold"), std::pair("Olga", "Tadek"), std::pair("Kuba", "Hania")}) {
    int more = 0, less = 0;
    ask_both("modern-art", bold, thrifty, 1, [&](Asked const& asked) {
      auto const first = number_in(asked.position, asked.first, "bid", "amount").value_or(0);
      auto const second = number_in(asked.position, asked.second, "bid", "amount").value_or(0);
      more += first > second, less += first < second;
    });
    EXPECT_GT(more, 5) << bold;
    EXPECT_EQ(less, 0) << bold;
  }
}

TEST(Characters, TheThriftyStopSoonerThanTheBoldInCzaryMary) {
  for (auto [bold, thrifty] : {std::pair("Zofia", "Witold"), std::pair("Olga", "Tadek"), std::pair("Kuba", "Hania")}) {
    int sooner = 0, later = 0;
    ask_both("czary-mary", bold, thrifty, 15, [&](Asked const& asked) {
      bool const first = asked.first == move_at(czary_mary::ids::stop), second = asked.second == move_at(czary_mary::ids::stop);
      sooner += second && !first, later += first && !second;
    });
    EXPECT_GT(sooner, 5) << thrifty;
    EXPECT_EQ(later, 0) << thrifty;
  }
}

// Every manner shows at some decision, in every game that has manners.
TEST(Characters, EachPlaysOtherwiseThanOneOfItsLevelWithoutAManner) {
  for (char const* game : {"czary-mary", "final-touch", "modern-art", "fresco"})
    for (auto const& character : bots::characters) {
      if (character.level == bots::Level::master) continue;
      if (game == std::string_view("final-touch") && character.name == "Kuba") continue;  // a novice there is as bold as can be
      int otherwise = 0, asked = 0;
      ask_both(game, character.name, enumerator_name(character.level), game == std::string_view("modern-art") ? 1 : 4,
               [&](Asked const& each) { otherwise += each.first != each.second, ++asked; });
      EXPECT_GT(otherwise, 0) << game << ' ' << character.name;
      if (character.level == bots::Level::club) EXPECT_LT(otherwise, asked / 2) << game << ' ' << character.name;
    }
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

// What keeps a deadline: a thought looks at its budget so often that hardly a position comes after the end. Counted, not timed.
template <class D>
void expect_prompt(std::string_view game_id) {
  using G = typename D::Game;
  auto const box = read_component_file(find_kind(game_id)->default_components(), "components.toml")->json;
  auto const game = *G::make({}, *read_json<typename G::Components>(box), G::rules_version);
  auto state = game.start();
  Rng dice(3);
  Silence silence;
  Running table(game, state, silence);
  Seat asked{};
  play_out(table, [&](Seat seat) -> std::optional<MoveId> {
    if (seat == chance) return roll(game, state, dice);
    MoveList legal;
    game.legal(state, asked = seat, legal);
    return legal.size() > 2 ? std::nullopt : std::optional(legal[0]);
  });
  for (std::uint64_t work : {0, 1, 37, 500}) {
    Budget budget;
    budget.work = work;
    Rng rng(7);
    auto const view = game.view(state, asked);
    bots::Rollout<D> thought(game, view);
    thought.choose(budget, rng);
    EXPECT_LT(thought.positions(), work + bots::Rollout<D>::often) << game_id << " told to look at " << work;
  }
}
TEST(Levels, AMasterLooksAtItsBudgetEveryFewPositions) {
  expect_prompt<czary_mary::Dream>("czary-mary");
  expect_prompt<final_touch::Dream>("final-touch");
  expect_prompt<modern_art::Dream>("modern-art");
  expect_prompt<fresco::Dream>("fresco");
  expect_prompt<projekt_art::Dream>("projekt-art");
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
