// What must hold after every move of every game of Fresco, what nobody may learn, and how strong the bots are.
#include <numeric>

#include "games/bot_named.hpp"
#include "games/fresco/bots.hpp"
#include "games/fresco/testing.hpp"

namespace atelier::fresco {
namespace {

using atelier::testing::configurations;
using atelier::testing::Heard;

// Thalers and paints as the public events tell them: an account kept apart from the rules.
struct Accounts {
  struct Account {
    int thalers = 0;
    std::array<int, paint_kinds> paints{};
  };
  Fresco const& game;
  std::array<Account, most_painters> now{};
  Account before;

  explicit Accounts(Fresco const& g) : game(g) {
    for (int seat = 0; seat < g.seats(); ++seat) {
      auto& account = of(seat_at(seat));
      account.thalers = g.components().thalers.value;
      for (std::size_t i = 0; i < 3; ++i) account.paints[i] = g.components().paints.value[i];
    }
  }
  Account& of(Seat seat) { return now[index(seat)]; }
  void add(Seat seat, auto const& paints, int count) {
    for (Paint paint : paints) of(seat).paints[index(paint)] += count;
  }

  template <class Make>
  void tell(Audience, Make&& make) {
    Event const event = make();
    std::visit([&](auto const& each) { hear(each); }, event);
  }
  void hear(auto const&) {}
  void hear(VisitBegan const& e) { before = of(e.seat), steered = false; }
  void hear(VisitTakenBack const& e) {
    if (!steered) of(e.seat) = before;  // Leonardo has no account
  }
  void hear(LeonardoBegan const&) { steered = true; }
  void hear(Bought const& e) { of(e.seat).thalers -= e.price, add(e.seat, e.paints, 1); }
  void hear(BishopMoved const& e) { of(e.seat).thalers -= e.price; }
  void hear(Restored const& e) { add(e.seat, e.paints, -1); }
  void hear(AltarRestored const& e) { add(e.seat, e.paints, -1); }
  void hear(StudioPaid const& e) { of(e.seat).thalers += e.thalers; }
  void hear(PortraitPainted const& e) { of(e.seat).thalers += e.thalers, add(e.seat, e.paints, 1); }
  void hear(PaintPicked const& e) { add(e.seat, std::array{e.paint}, 1); }
  void hear(Mixed const& e) { add(e.seat, std::array{e.paint}, 1), add(e.seat, e.from, -1); }
  void hear(IncomePaid const& e) { of(e.seat).thalers += e.thalers, add(e.seat, e.paints, 1); }
  bool steered = false;  // the running visit is Leonardo's
};

void check_accounts(Fresco const& game, State const& s, Accounts& accounts) {
  for (int seat = 0; seat < game.seats(); ++seat) {
    auto const& painter = s.painters[seat];
    auto const& account = accounts.of(seat_at(seat));
    if (s.phase == Phase::over) continue;
    ASSERT_EQ(painter.thalers, account.thalers) << "seat " << seat;
    for (std::size_t i = 0; i < paint_kinds; ++i) ASSERT_EQ(painter.paints[i], account.paints[i]) << "paint " << i << " of seat " << seat;
  }
}

// Fresco tiles: on the ceiling, before painters, under requests, or gone with Leonardo's.
void check_tiles(Fresco const& game, State const& s) {
  if (s.round == 0) return;
  std::uint32_t seen = 0;
  int covered = 0, mine = 0, under = 0, requests = 0;
  for (int tile : s.board.fresco)
    if (tile != 0) {
      ASSERT_FALSE((seen >> (tile - 1)) & 1);
      seen |= 1U << (tile - 1);
      ++covered;
    }
  ASSERT_EQ(covered, s.board.covered);
  for (auto const& painter : s.painters) {
    ASSERT_EQ(seen & painter.tiles, 0U) << "a tile is twice on the table";
    seen |= painter.tiles;
    mine += std::popcount(painter.tiles);
    for (int count : painter.requests) under += tiles_per_request * count, requests += count;
  }
  int left = 0;
  for (int count : s.board.requests) left += count;
  int const all = game.options().requests ? request_kinds * requests_per_kind : 0;
  int const leonardo = all - left - requests;  // fulfilled by Leonardo
  int const stacking = s.phase == Phase::stacking ? tiles_per_request - s.visit.to_stack : 0;
  ASSERT_EQ(covered + mine + under + tiles_per_request * leonardo + stacking, segments);
  if (!game.has_leonardo()) ASSERT_EQ(leonardo, 0);
}

void check_painters(Fresco const& game, State const& s) {
  if (s.round == 0) return;
  auto const& box = game.components();
  std::set<int> scores, hours, starts;
  for (int p = 0; p < game.painters(); ++p) {
    auto const& painter = s.painters[p];
    ASSERT_EQ(painter.score == 0, painter.start_space != 0);
    ASSERT_TRUE(painter.score == 0 || scores.insert(painter.score).second) << "two painters on one score space";
    ASSERT_TRUE(painter.start_space == 0 || starts.insert(painter.start_space).second);
    ASSERT_TRUE(painter.hour == no_hour || hours.insert(painter.hour).second) << "two painters at one hour";
    if (game.is_leonardo(p)) continue;
    ASSERT_LT(painter.mood, box.mood_spaces.value);
    ASSERT_LE(std::abs(painter.apprentices - box.apprentices.value), 1);
    ASSERT_LE(std::accumulate(painter.sheet.begin(), painter.sheet.end(), 0), painter.apprentices);
  }
}

void check_market(Fresco const& game, State const& s) {
  unsigned seen = s.bag;
  int count = std::popcount(static_cast<unsigned>(s.bag));
  for (int tile : s.board.market)
    if (tile != 0) {
      ASSERT_FALSE((seen >> (tile - 1)) & 1) << "a market tile is twice there";
      seen |= 1U << (tile - 1);
      ++count;
    }
  if (s.phase != Phase::placing && s.phase != Phase::removing && s.phase != Phase::laying) ASSERT_EQ(count, game.seats() == 4 ? 14 : 11);
}

TEST(FrescoRandomPlay, EveryConfigurationKeepsItsInvariants) {
  auto const all = configurations<Fresco>(fresco_kind());
  ASSERT_EQ(all.size(), 24U);
  auto const games = std::max<std::uint64_t>(atelier::testing::games_per_run(240) / all.size(), 1);
  std::uint64_t played = 0;
  for (auto const& options : all) {
    SCOPED_TRACE(to_json(options));
    auto const game = table_for(options);
    for (std::uint64_t i = 0; i < games; ++i, ++played) {
      Rng rng(17, played);
      Accounts accounts(game);
      State s = game.start();
      for (int node = 0; !game.to_act(s).empty(); ++node) {
        ASSERT_LT(node, 200'000) << "the game does not end";
        auto const [seat, id] = atelier::testing::random_step(game, s, rng);
        ASSERT_EQ(game.id(game.move(id)), id);
        game.apply(s, seat, id, accounts);
        check_accounts(game, s, accounts);
        check_tiles(game, s);
        check_painters(game, s);
        check_market(game, s);
        if (HasFatalFailure()) return;
      }
    }
  }
  std::printf("%llu random games over %zu configurations\n", static_cast<unsigned long long>(played), all.size());
}

// Nothing leaks: only plans are secret, and only until all are made.

void scramble(State& s, Viewer viewer, Rng& rng) {
  if (s.phase != Phase::planning) return;
  for (int seat = 0; seat < most_painters; ++seat) {
    if (!((s.planned >> seat) & 1) || viewer.is(seat_at(seat))) continue;
    auto const& plans = plans_upto[s.painters[seat].apprentices];
    s.painters[seat].sheet = sheet_numbered(plans.numbers[rng.below(static_cast<std::uint32_t>(plans.size))]);
  }
}

// Games of the master are short, and plans in them are worth hiding.
template <class Check>
void play_masters(Fresco const& game, std::uint64_t seed, Check&& check) {
  Rng dice(seed), mind(seed, 1);
  State s = game.start();
  Silence silence;
  atelier::testing::play_on(
      game, s, [&](Seat seat) { return seat == chance ? roll(game, s, dice) : planner_move(Lens(game, s, seat)); }, silence,
      [&] { check(s); });
}

TEST(FrescoHiddenInformation, NoViewChangesWithAPlanItMustNotShow) {
  for (auto const& options : configurations<Fresco>(fresco_kind())) {
    auto const game = table_for(options);
    Rng mix(6);
    play_masters(game, 5, [&](State const& s) {
      if (s.phase != Phase::planning) return;
      ASSERT_EQ(atelier::testing::leak_to_anyone(game, s, scramble, mix), "");
    });
  }
}

TEST(FrescoHiddenInformation, APossibleWorldLooksTheSameAndItsPlansAreNotAlwaysTheTrueOnes) {
  for (auto const& options : configurations<Fresco>(fresco_kind())) {
    auto const game = table_for(options);
    Rng dream(8);
    int differing = 0, node = 0;
    play_masters(game, 7, [&](State const& s) {
      if (s.phase == Phase::over || (s.phase != Phase::planning && ++node % 5 != 0)) return;
      for (int seat = 0; seat < game.seats(); ++seat)
        atelier::testing::check_samples(
            game, s, seat_at(seat), dream,
            [&](State const& a, State const& b) {
              bool differs = false;
              for (int other = 0; other < game.seats(); ++other)
                differs |= other != seat && a.painters[other].sheet != b.painters[other].sheet;
              return differs;
            },
            differing);
    });
    EXPECT_GT(differing, 10);
  }
}

// A world drawn from a view plays on by the rules: also when a visit is taken back in it.
TEST(FrescoHiddenInformation, APossibleWorldIsTheTrueOneButForPlans) {
  for (auto const& options : configurations<Fresco>(fresco_kind())) {
    auto const game = table_for(options);
    Rng rng(3), dream(4);
    State s = game.start();
    Silence silence;
    for (int node = 0; node < 1500 && !game.to_act(s).empty(); ++node) {
      auto const [seat, id] = atelier::testing::random_step(game, s, rng);
      if (s.phase != Phase::planning && seat != chance) {
        State world = game.sample(game.view(s, seat), dream);
        State truth = s;
        game.apply(world, seat, id, silence);
        game.apply(truth, seat, id, silence);
        ASSERT_EQ(to_json(game.view(world, Viewer::book())), to_json(game.view(truth, Viewer::book())));
      }
      game.apply(s, seat, id, silence);
    }
  }
}

struct LeakyFresco : Fresco {
  explicit LeakyFresco(Fresco const& game) : Fresco(game) {}
  View view(State const& s, Viewer viewer) const {
    View view = Fresco::view(s, viewer);
    if (view.players[0].planned) view.players[0].sheet = s.painters[0].sheet;
    return view;
  }
};

TEST(FrescoHiddenInformation, AViewThatLeaksAPlanIsCaught) {
  auto const game = table_for(3);
  LeakyFresco const leaky(game);
  State s = laid_out(game);
  wake_all(game, s, {1, 2, 3});
  play(game, s, seat_at(0), Plan{1, 2, 0, 1, 1});
  Rng rng(9);
  EXPECT_NE(atelier::testing::leak(leaky, s, seat_at(1), scramble, rng), "");
  EXPECT_EQ(atelier::testing::leak(game, s, seat_at(1), scramble, rng), "");
}

TEST(FrescoHiddenInformation, EventsOfAPlanReadTheSameWhateverIsPlanned) {
  auto const game = table_for(3);
  State s = laid_out(game);
  wake_all(game, s, {1, 2, 3});
  std::string told[2];
  for (int i = 0; i < 2; ++i) {
    Heard<Event> heard;
    State t = s;
    game.apply(t, seat_at(1), *game.id(i ? Plan{3, 2, 0, 0, 0} : Plan{}), heard);
    told[i] = heard.for_viewer(seat_at(0)) + heard.for_viewer(Viewer::spectator());
  }
  EXPECT_EQ(told[0], told[1]);
}

TEST(FrescoHiddenInformation, MoneyAndPaintsOfOthersAreMemoryNotView) {
  auto const game = table_for(3);
  State s = laid_out(game);
  wake_all(game, s, {1, 2, 3});
  State richer = s;
  richer.painters[1].thalers = 40;
  richer.painters[1].paints = paints("OOGGPP");
  std::string mine, other;
  write_view_json(game.view(s, seat_at(0)), false, mine);
  write_view_json(game.view(richer, seat_at(0)), false, other);
  EXPECT_EQ(mine, other);
  EXPECT_EQ(game.view(richer, seat_at(0)).memory.holdings[1].thalers, 40);
  EXPECT_FALSE(game.shows_memory());
  Options open;
  open.open_screens = true;
  EXPECT_TRUE(table_for(open).shows_memory());
}

// What a page sees without the memory is enough to know the legal moves.
TEST(FrescoHiddenInformation, LegalMovesFollowFromThePageAlone) {
  auto const game = table_for(2, "12");
  Rng rng(12);
  atelier::testing::play_checked(game, rng, 20'000, [&](State const& s) {
    Seats const asked = game.to_act(s);
    if (asked.empty() || asked.has(chance)) return;
    Seat const acting = to_ask(game, s);
    View view = game.view(s, acting);
    view.memory = {};
    MoveList from_page, from_state;
    game.legal(view, from_page);
    game.legal(s, acting, from_state);
    ASSERT_TRUE(std::equal(from_page.begin(), from_page.end(), from_state.begin(), from_state.end()));
  });
}

// Bots.

double share_of(std::string const& options, int seats, char const* bot, char const* rivals, std::uint64_t games) {
  Kind const& kind = fresco_kind();
  auto const box = read_component_file(kind.default_components(), "components.toml");
  auto const game = *kind.make(options, box->json);
  double wins = 0;
  for (int seat = 0; seat < seats; ++seat) {
    std::vector<int> bots(seats, atelier::testing::bot_named(kind, rivals));
    bots[seat] = atelier::testing::bot_named(kind, bot);
    wins += kind.simulate(*game, bots, games / static_cast<std::uint64_t>(seats), 4 + static_cast<std::uint64_t>(seat)).wins[seat];
  }
  return wins / static_cast<double>(games / static_cast<std::uint64_t>(seats) * static_cast<std::uint64_t>(seats));
}

// Through a view or straight from the state, a bot sees the same: whoever plays, at every moment somebody decides.
TEST(FrescoBots, ALensOverTheStateAnswersLikeOneOverTheView) {
  for (auto const& options : configurations<Fresco>(fresco_kind())) {
    auto const game = table_for(options);
    for (bool random : {true, false}) {
      Rng rng(21);
      State s = game.start();
      Silence silence;
      for (int node = 0; node < 1200 && !game.to_act(s).empty(); ++node) {
        auto [seat, id] = atelier::testing::random_step(game, s, rng);
        if (seat != chance) {
          auto const view = game.view(s, seat);
          Rng one(node), other(node);
          ASSERT_EQ(greedy_move(Lens(game, view), one), greedy_move(Lens(game, s, seat), other));
          MoveId const chosen = planner_move(Lens(game, view));
          ASSERT_EQ(chosen, planner_move(Lens(game, s, seat)));
          MoveList moves;
          game.legal(s, seat, moves);
          ASSERT_TRUE(moves.has(chosen));
          if (!random) id = chosen;
        }
        game.apply(s, seat, id, silence);
      }
    }
  }
}

// While others' plans are hidden, what they are changes no answer.
TEST(FrescoBots, ALensOverTheStateDoesNotTellHiddenPlans) {
  auto const game = table_for(3);
  State s = laid_out(game);
  wake_all(game, s, {1, 2, 3});
  play(game, s, seat_at(1), Plan{1, 2, 0, 1, 1});
  MoveId const chosen = planner_move(Lens(game, s, seat_at(0)));
  s.painters[1].sheet = {3, 0, 0, 0, 2};
  EXPECT_EQ(planner_move(Lens(game, s, seat_at(0))), chosen);
}

// All seats in turn; docs/calibration-fresco.md has a run of 2880 games.
TEST(FrescoBots, TheMasterBeatsTheGreedyRestorerWithEverySetOfModules) {
  auto const all = configurations<Fresco>(fresco_kind());
  auto const games = std::max<std::uint64_t>(atelier::testing::games_per_run(24 * 24) / all.size(), 12);
  double sum = 0;
  for (auto const& options : all) {
    double const share = share_of(to_json(options), options.seats, "planner", "greedy", games);
    std::printf("%d players, modules %s%s%s: the master wins %.1f %% of %llu games against greedy restorers (fair share %.0f %%)\n",
                static_cast<int>(options.seats), options.portraits ? "1" : "-", options.requests ? "2" : "-", options.colours ? "3" : "-",
                100 * share, static_cast<unsigned long long>(games), 100.0 / options.seats);
    EXPECT_GT(share, 0.9);
    sum += share;
  }
  std::printf("all tables: %.1f %%\n", 100 * sum / static_cast<double>(all.size()));
  EXPECT_GT(sum / static_cast<double>(all.size()), 0.97);
}

// Leonardo in a master's hands takes a request away where the rival misses it more.
TEST(FrescoBots, LeonardoFulfilsARequestThatTheRivalWasAboutTo) {
  auto const game = table_for(2, "2");
  auto const purple = [&](int count) {
    std::uint32_t tiles = 0;
    for (int tile = 0; tile < base_tiles && count > 0; ++tile)
      if ((game.splashed(RequestKind::purple) >> tile) & 1) tiles |= 1U << tile, --count;
    return tiles;
  };
  for (bool rival_is_ready : {true, false}) {
    State s = at_work(game, {}, [&](State& table) {
      table.board.requests[index(RequestKind::purple)] = 1;
      for (auto kind : {RequestKind::general, RequestKind::orange, RequestKind::green}) table.board.requests[index(kind)] = 0;
      for (int p = 0; p < 2; ++p) table.painters[p].tiles = 0;
      table.painters[2].tiles = purple(3);
      table.painters[rival_is_ready ? 1 - table.steering : table.steering].tiles = purple(3);
    });
    while (s.place != Place::workshop) {
      Seat const seat = to_ask(game, s);
      Silence silence;
      game.apply(s, seat, planner_move(Lens(game, s, seat)), silence);
    }
    Seat const steering = game.to_act(s).lowest();
    MoveId const chosen = planner_move(Lens(game, s, steering));
    EXPECT_EQ(chosen, *game.id(rival_is_ready ? Move{Fulfil{RequestKind::purple}} : Move{Done{}}));
  }
}

TEST(FrescoBots, TheGreedyRestorerBeatsRandomPlayers) {
  for (int seats = 2; seats <= 4; ++seats) {
    double const share = share_of("{\"seats\":" + std::to_string(seats) + ",\"portraits\":true}", seats, "greedy", "random", 24);
    std::printf("%d players: the greedy restorer wins %.0f %% against random players\n", seats, 100 * share);
    EXPECT_GT(share, 0.8);
  }
}

// Words.

TEST(FrescoWords, EveryEventHasItsSentenceInBothLanguages) {
  for (std::string_view language : {"en", "pl"}) {
    Words const words(fresco_kind().text(language), language, {"Ola", "Jan", "Ewa", "Leon"}, seat_at(0));
    std::set<std::string> types;
    auto const read = [&](std::string const& json) {
      auto const sentence = words.event(json);
      EXPECT_FALSE(sentence.empty());
      for (auto const* raw : {"event.", "{", "}", "paint.", "sitter.", "place.", "request.", "stall_number.", "asked.", "?"})
        EXPECT_EQ(sentence.find(raw), std::string::npos) << sentence << " of " << json;
      types.insert(json.substr(0, json.find(',')));
    };
    for (auto const& options : configurations<Fresco>(fresco_kind())) {
      auto const game = table_for(options);
      Rng rng(2);
      State s = game.start();
      for (int node = 0; node < 900 && !game.to_act(s).empty(); ++node) {
        Heard<Event> heard;
        auto const [seat, id] = atelier::testing::random_step(game, s, rng);
        game.apply(s, seat, id, heard);
        for (auto const& [audience, json] : heard.events) read(json);
      }
    }
    EXPECT_EQ(types.size(), std::variant_size_v<Event>);
  }
}

// In the last round the evening is spent in the cathedral: told, shown and taken back as such, with its sentence in both languages.
TEST(FrescoWords, TheSecondCathedralVisitOfTheLastRoundIsCalledTheCathedral) {
  auto const game = table_for(3);
  State s = at_work(game, {{0, 0, 0, 1, 2}}, [](State& t) {
    t.last = true;
    t.painters[0].paints = paints("RYB");
  });
  Heard<Event> heard;
  game.apply(s, seat_at(0), move_at(ids::done), heard);
  EXPECT_EQ(game.view(s, seat_at(0)).place, Place::again);
  game.apply(s, seat_at(0), *game.id(RestoreAltar{{Paint::red, Paint::yellow, Paint::blue}}), heard);
  game.apply(s, seat_at(0), move_at(ids::take_back), heard);
  Words const english(fresco_kind().text("en"), "en", {"Ola", "Jan", "Ewa"});
  Words const polish(fresco_kind().text("pl"), "pl", {"Ola", "Jan", "Ewa"});
  std::string told, po_polsku;
  for (auto const& [audience, json] : heard.events) told += english.event(json) + "\n", po_polsku += polish.event(json) + "\n";
  EXPECT_EQ(told,
            "Ola is done\nCathedral again\nCathedral again: Ola with 2 apprentices\n"
            "Ola restores the altar for 2: red, yellow and blue\nOla stands at 2 points\nOla starts over: Cathedral again\n");
  EXPECT_NE(po_polsku.find("Katedra po raz drugi: Ola"), std::string::npos) << po_polsku;
  for (auto const* theatre : {"heatre", "eatr", "theatre"}) {
    EXPECT_EQ(told.find(theatre), std::string::npos);
    EXPECT_EQ(po_polsku.find(theatre), std::string::npos);
  }
}

TEST(FrescoWords, ARequestHasItsArticle) {
  Words const words(fresco_kind().text("en"), "en", {"Ola", "Jan"}, seat_at(1));
  auto const told = [&](Event const& event) { return words.event(to_json(event)); };
  EXPECT_EQ(told(RequestFulfilled{seat_at(0), RequestKind::orange, 9, {}}), "Ola fulfils an orange request for 9");
  EXPECT_EQ(told(RequestFulfilled{seat_at(1), RequestKind::orange, 9, {}}), "You fulfil an orange request for 9");
  EXPECT_EQ(told(RequestFulfilled{seat_at(0), RequestKind::general, 6, {}}), "Ola fulfils a general request for 6");
  EXPECT_EQ(told(LeonardoFulfilled{RequestKind::orange, 9, {}}), "Leonardo fulfils an orange request for 9");
  EXPECT_EQ(told(LeonardoFulfilled{RequestKind::green, 9, {}}), "Leonardo fulfils a green request for 9");
}

}  // namespace
}  // namespace atelier::fresco
