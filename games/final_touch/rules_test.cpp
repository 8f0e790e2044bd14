// Final Touch by the headings of its rulebook. Situations with several steps are in situations.txt.
#include "games/bot_named.hpp"
#include "games/final_touch/bots.hpp"
#include "games/final_touch/testing.hpp"
#include "games/final_touch/worlds.hpp"

namespace atelier::final_touch {
namespace {

using atelier::testing::configurations;
using atelier::testing::first_decision;

// Elementy gry.

TEST(FinalTouchBox, SixtyTouchCardsAndTwentyFiveMasterpiecesInsideWhatIsKnown) {
  auto const box = table_for(2).components();
  EXPECT_EQ(Cards(box.copies.value).total(), 60);
  ASSERT_EQ(box.masterpieces.size(), 25U);
  Cards asked;
  std::array<int, most_touches + 2> lowest{}, highest{};
  lowest.fill(99);
  for (auto const& each : box.masterpieces) {
    Cards const needs = each.needs.value;
    asked += needs;
    auto const touches = static_cast<std::size_t>(needs.total());
    EXPECT_GE(touches, 3U);
    EXPECT_LE(touches, 8U);
    EXPECT_EQ(each.ruined.value, each.completed.value / 2);
    lowest[touches] = std::min(lowest[touches], each.completed.value);
    highest[touches] = std::max(highest[touches], each.completed.value);
  }
  for (std::size_t touches = 3; touches < 8; ++touches) EXPECT_LE(highest[touches], lowest[touches + 1]) << "more touches never pay less";
  EXPECT_EQ(lowest[3], 4);
  EXPECT_EQ(highest[8], 12);
  for (int paint = 0; paint < paints; ++paint) EXPECT_NEAR(asked[paint], asked.total() / 5.0, 1.0);
}

TEST(FinalTouchBox, KnownCardsAreThere) {
  auto const game = table_for(2);
  auto const needs = [&](Painting painting) { return game.needs(index(painting)).counts(); };
  auto const some = [&](Counts const& counts) {
    return std::any_of(game.components().masterpieces.begin(), game.components().masterpieces.end(),
                       [&](auto const& each) { return each.needs.value == counts; });
  };
  EXPECT_EQ(needs(Painting::american_gothic), (Counts{2, 0, 2, 0, 0}));
  EXPECT_TRUE(some({1, 1, 0, 2, 0}));
  EXPECT_TRUE(some({0, 2, 0, 0, 2}));
  EXPECT_TRUE(some({1, 1, 1, 2, 1}));
  EXPECT_EQ(game.completed_value(index(Painting::boating_party)), 4);
  EXPECT_EQ(game.completed_value(index(Painting::liberty)), 12);
  EXPECT_EQ(game.ruined_value(index(Painting::creation_of_adam)), 3);
}

TEST(FinalTouchBox, ABadBoxIsRefusedWithItsPlace) {
  auto const good = table_for(4).components();
  auto const wrong = [&](auto&& change) {
    auto box = good;
    change(box);
    Options options;
    options.seats.value = 4;
    auto const game = FinalTouch::make(options, box);
    return game ? std::string() : game.error();
  };
  EXPECT_EQ(wrong([](auto& box) { box.copies.value = {5, 5, 5, 5, 5}; }), "copies: 25 cards are too few for 4 players, who need 31");
  EXPECT_EQ(wrong([](auto& box) { box.masterpieces[3].needs.value = {4, 0, 0, 0, 0}; }),
            "masterpieces[3].needs: each colour must be asked for 0 to 3 times");
  EXPECT_EQ(wrong([](auto& box) { box.masterpieces[2].ruined.value = 9; }),
            "masterpieces[2].ruined: must be from 1 to the completed value");
  EXPECT_EQ(wrong([](auto& box) { box.masterpieces[1] = box.masterpieces[0]; }), "masterpieces[1].painting: is in the list twice");
  EXPECT_EQ(wrong([](auto& box) { box.hand.value = 6; }), "hand: must be from 1 to 5");
}

// Przygotowanie do gry.

TEST(FinalTouchPreparation, FiveCardsEachOneMasterpieceOnTheEaselAndTheNextInSight) {
  for (int seats = 2; seats <= 4; ++seats) {
    auto const game = table_for(seats);
    auto const s = first_decision(game, 3);
    EXPECT_EQ(s.deck.total(), 60 - 5 * seats);
    for (int seat = 0; seat < seats; ++seat) EXPECT_EQ(s.hands[static_cast<std::size_t>(seat)].total(), 5);
    EXPECT_EQ(std::popcount(s.covered), 23);
    auto const view = game.view(s, Viewer::spectator());
    EXPECT_TRUE(view.easel && view.next);
    EXPECT_EQ(view.reason, Reason::first);
    EXPECT_FALSE(view.players[0].hand);
  }
}

TEST(FinalTouchPreparation, ChanceDecidesWhoBeginsUnlessTheHostChose) {
  Outcomes outcomes;
  auto const game = table_for(4);
  game.chance(game.start(), outcomes);
  EXPECT_EQ(outcomes.size(), 4);
  Options options;
  options.seats.value = 3;
  options.first.value = 2;
  EXPECT_EQ(first_decision(table_for(options), 1).turn, 2);
  options.first.value = 3;
  EXPECT_EQ(FinalTouch::make(options, game.components()).error(), "first: seat 3 does not exist at a table of 3");
}

// Rozgrywka.

TEST(FinalTouchTurn, EveryCardFitsEitherTheRetouchOrTheSmear) {
  auto const game = table_for(3);
  Rng rng(4);
  atelier::testing::play_checked(game, rng, 5000, [&](State const& s) {
    if (s.phase != Phase::painting) return;
    auto const offer = *game.view(s, seat_at(s.turn)).offer;
    for (int paint = 0; paint < paints; ++paint) {
      auto const i = static_cast<std::size_t>(paint);
      ASSERT_EQ(s.hands[s.turn][paint] > 0, offer.retouch[i] > 0 || offer.smear[i] > 0);
      ASSERT_FALSE(offer.retouch[i] > 0 && offer.smear[i] > 0);
    }
  });
}

TEST(FinalTouchTurn, RefusalsSayWhy) {
  auto const game = table_for(2);
  State s = first_decision(game, 1);
  Seat const turn = seat_at(s.turn), other = seat_at(1 - s.turn);
  s.hands[s.turn] = Counts{1, 1, 1, 1, 1};
  s.easel = static_cast<std::uint8_t>(Painting::american_gothic);
  s.missing = game.needs(s.easel);
  auto const retouch = [&](Counts counts) { return *game.id(retouch_with(counts)); };
  auto const smear = [&](Paint paint) { return *game.id(Smear{paint}); };
  EXPECT_EQ(game.refuse(s, other, smear(Paint::pink)), (Refusal{"not_your_turn"}));
  EXPECT_EQ(game.refuse(s, turn, retouch({2, 0, 0, 0, 0})), (Refusal{"not_in_hand"}));
  EXPECT_EQ(game.refuse(s, turn, retouch({1, 0, 0, 0, 1})), (Refusal{"not_missing"}));
  EXPECT_EQ(game.refuse(s, turn, smear(Paint::blue)), (Refusal{"still_missing"}));
  EXPECT_EQ(game.refuse(s, turn, move_at(ids::begin)), (Refusal{"not_offered"}));
  EXPECT_FALSE(game.id(Retouch{})) << "passing is no move";
  s.phase = Phase::over;
  EXPECT_EQ(game.refuse(s, turn, smear(Paint::pink)), (Refusal{"game_over"}));
}

TEST(FinalTouchTurn, AMoveReadsBackFromItsJson) {
  Kind const& kind = final_touch_kind();
  auto const game = *kind.make("{}", read_component_file(kind.default_components(), "components.toml")->json);
  auto position = game->start();
  Rng rng(6);
  MoveList moves;
  play_out(*position, [&](Seat seat) {
    if (seat == chance) return position->roll(rng);
    position->legal(seat, moves);
    for (MoveId id : moves) {
      std::string json;
      position->write_move(id, json);
      auto const read = position->read_move(seat, json);
      EXPECT_TRUE(read && *read == id) << json;
    }
    EXPECT_EQ(position->read_move(seat, R"({"type":"retouch","cards":[]})").error().code, "unknown_move") << "passing is no move";
    return position->ask_bot(0, seat, {}, rng);
  });
}

// A deal is one gesture, a refill another, and nothing else is.
TEST(FinalTouchTurn, DealtAndRefilledCardsComeInOneGesture) {
  auto const game = table_for(3);
  Rng rng(23);
  State s = game.start();
  Silence silence;
  bool drew = false;
  while (!game.to_act(s).empty()) {
    bool const draws = s.phase == Phase::dealing || s.phase == Phase::readying || s.phase == Phase::refilling;
    ASSERT_EQ(game.one_gesture(s), draws && drew) << enumerator_name(s.phase);
    auto const [seat, id] = atelier::testing::random_step(game, s, rng);
    game.apply(s, seat, id, silence);
    drew = draws;
  }
}

// What must hold after every move of every game.

void check_invariants(FinalTouch const& game, State const& s) {
  Cards all = s.deck + s.discard + s.touched + s.smeared;
  for (int seat = 0; seat < game.seats(); ++seat) {
    auto const i = static_cast<std::size_t>(seat);
    all += s.hands[i];
    ASSERT_LE(s.hands[i].total(), 5);
    if (s.phase == Phase::painting && ((s.painters >> seat) & 1)) ASSERT_EQ(s.hands[i].total(), 5);
  }
  ASSERT_EQ(all.counts(), game.components().copies.value) << "60 touch cards";
  ASSERT_LE(s.record.shuffles().size(), 5U) << "more than this box allows";
  std::uint32_t seen = s.covered;
  int count = std::popcount(s.covered) + s.settled_count;
  for (int i = 0; i < s.settled_count; ++i) seen |= 1U << s.settled[static_cast<std::size_t>(i)].painting;
  for (auto painting : {s.easel, s.next})
    if (painting != no_painting) seen |= 1U << painting, ++count;
  ASSERT_EQ(seen, (1U << 25) - 1) << "25 masterpieces";
  ASSERT_EQ(count, 25);
  ASSERT_EQ(s.smears, s.smeared.total());
  if (s.phase == Phase::painting) {
    ASSERT_FALSE(s.missing.empty());
    ASSERT_EQ((s.missing + s.touched).counts(), game.needs(s.easel).counts());
    ASSERT_LT(s.smears, 3);
    ASSERT_TRUE(game.duel(s) || *std::max_element(s.money.begin(), s.money.end()) < 25);
  }
}

TEST(FinalTouchRandomPlay, EveryConfigurationKeepsItsInvariants) {
  auto const all = configurations<FinalTouch>(final_touch_kind());
  auto const games = std::max<std::uint64_t>(atelier::testing::games_per_run(1500) / all.size(), 1);
  int duels = 0, shuffles = 0;
  for (auto const& options : all) {
    SCOPED_TRACE(to_json(options));
    auto const game = table_for(options);
    for (std::uint64_t i = 0; i < games; ++i) {
      Rng rng(17, i);
      bool duel = false, shuffled = false;
      atelier::testing::play_checked(game, rng, 1000, [&](State const& s) {
        check_invariants(game, s);
        duel |= game.duel(s);
        shuffled |= !s.record.shuffles().empty();
      });
      if (HasFatalFailure()) return;
      duels += duel;
      shuffles += shuffled;
    }
  }
  std::printf("%llu random games, %d with a duel, %d with a reshuffle\n", static_cast<unsigned long long>(games * all.size()), duels,
              shuffles);
  EXPECT_GT(duels, 0);
  EXPECT_GT(shuffles, 0);
}

// Nothing leaks.

TEST(FinalTouchHiddenInformation, NoViewChangesWithWhatItMustNotShow) {
  for (auto const& options : configurations<FinalTouch>(final_touch_kind())) {
    auto const game = table_for(options);
    for (std::uint64_t i = 0; i < 10; ++i) {
      Rng rng(5, i), mix(6, i);
      atelier::testing::play_checked(game, rng, 1000,
                                     [&](State const& s) { ASSERT_EQ(atelier::testing::leak_to_anyone(game, s, scramble, mix), ""); });
    }
  }
}

TEST(FinalTouchHiddenInformation, APossibleWorldLooksTheSameAndIsNotAlwaysTheTrueOne) {
  for (auto const& options : configurations<FinalTouch>(final_touch_kind())) {
    auto const game = table_for(options);
    std::array<int, most_players> differing{};
    for (std::uint64_t i = 0; i < 10; ++i) {
      Rng rng(7, i), dream(8, i);
      auto const differs = [](int, State const& a, State const& b) { return a.hands != b.hands; };
      atelier::testing::play_checked(game, rng, 1000,
                                     [&](State const& s) { atelier::testing::check_samples_of_all(game, s, dream, differs, differing); });
    }
    for (int seat = 0; seat < game.seats(); ++seat) EXPECT_GT(differing[static_cast<std::size_t>(seat)], 100);
  }
}

// A view that shows how many yellow cards the next player holds, as a slip in view() would.
struct LeakyFinalTouch : FinalTouch {
  explicit LeakyFinalTouch(FinalTouch const& game) : FinalTouch(game) {}
  View view(State const& s, Viewer viewer) const {
    View view = FinalTouch::view(s, viewer);
    if (viewer.is_seat()) view.deck += s.hands[static_cast<std::size_t>((index(viewer.seat()) + 1) % seats())][0] << 8;
    return view;
  }
};

TEST(FinalTouchHiddenInformation, AViewThatLeaksOneColourIsCaught) {
  auto const game = table_for(3);
  LeakyFinalTouch const leaky(game);
  Rng rng(9);
  State const s = first_decision(game, 2);
  int caught = 0;
  for (int i = 0; i < 20; ++i) caught += !atelier::testing::leak(leaky, s, seat_at(1), scramble, rng).empty();
  EXPECT_GE(caught, 18);
  EXPECT_EQ(atelier::testing::leak(game, s, seat_at(1), scramble, rng), "");
}

TEST(FinalTouchHiddenInformation, ADrawnCardReadsTheSameToOthersWhateverItIs) {
  auto const game = table_for(3);
  Rng rng(3);
  int compared = 0;
  atelier::testing::compare_draws(
      game, rng, [](State const& s) { return s.phase == Phase::dealing || s.phase == Phase::refilling || s.phase == Phase::readying; },
      [&](State const& s, auto const& first, auto const& second) {
        Outcomes outcomes;
        game.chance(s, outcomes);
        int const drawer = index(std::get<Draw>(game.move(outcomes.id(0))).seat);
        EXPECT_EQ(first.for_viewer(Viewer::spectator()), second.for_viewer(Viewer::spectator()));
        for (int seat = 0; seat < 3; ++seat)
          if (seat != drawer) EXPECT_EQ(first.for_viewer(seat_at(seat)), second.for_viewer(seat_at(seat)));
        ++compared;
      });
  EXPECT_GT(compared, 30);
}

// Uzupełnienie ręki: who knows the discard pile knows the new deck, and so the rival's hand.
TEST(FinalTouchKnowledge, AfterAReshuffleTheRivalsOldCardsAreKnown) {
  auto const game = table_for(2);
  State s = first_decision(game, 12);
  Silence silence;
  s.easel = static_cast<std::uint8_t>(Painting::liberty);
  s.missing = game.needs(s.easel);
  s.hands = {Cards(Counts{1, 1, 1, 1, 1}), Cards(Counts{3, 0, 2, 0, 0}), {}, {}};
  s.turn = 0;
  s.deck = {};
  s.discard = Cards(game.components().copies.value) - s.hands[0] - s.hands[1];
  game.apply(s, seat_at(0), *game.id(retouch_with(Counts{1, 0, 0, 0, 0})), silence);
  Rng rng(1);
  for (int i = 0; i < 50; ++i) {
    EXPECT_EQ(game.sample(game.view(s, seat_at(0)), rng).hands[1].counts(), s.hands[1].counts());
    EXPECT_EQ(game.sample(game.view(s, seat_at(1)), rng).hands[0].counts(), s.hands[0].counts());
  }
}

// Before any reshuffle each unseen card is as likely in the rival's hand as any other.
TEST(FinalTouchKnowledge, PossibleHandsFollowTheUnseenCards) {
  auto const game = table_for(2);
  State s = first_decision(game, 1);
  auto const view = game.view(s, seat_at(0));
  Rng rng(2);
  constexpr int draws = 20'000;
  Counts const mine = s.hands[0].counts();
  std::array<int, paints> held{};
  for (int i = 0; i < draws; ++i) {
    State const world = game.sample(view, rng);
    for (int paint = 0; paint < paints; ++paint) held[static_cast<std::size_t>(paint)] += world.hands[1][paint];
  }
  for (std::size_t paint = 0; paint < paints; ++paint)
    EXPECT_NEAR(static_cast<double>(held[paint]) / draws, 5.0 * (12 - mine[paint]) / 55, 0.05);
}

// Koniec gry.

TEST(FinalTouchEnd, TheLosingTeamIsSecondAndWasThirdByTheFirstVersionOfTheRules) {
  Options options;
  options.seats.value = 4;
  auto const box = table_for(options).components();
  State s = first_decision(table_for(options), 1);
  s.money = {10, 26, 0, 0};
  s.phase = Phase::over;
  EXPECT_EQ(FinalTouch::make(options, box)->scores(s).ranks, (List<int, max_seats>{2, 1, 2, 1}));
  EXPECT_EQ(FinalTouch::make(options, box, 1)->scores(s).ranks, (List<int, max_seats>{3, 1, 3, 1}));
  EXPECT_EQ(FinalTouch::make(options, box, 1)->rules(), 1);
  EXPECT_EQ(FinalTouch::make(options, box, 3).error(), "rules: there is no version 3, only 1 to 2");
}

TEST(FinalTouchEnd, AVictoryIsTheWholeTeams) {
  auto const game = table_for(4);
  auto const share = [&](List<int, max_seats> const& ranks, int seat) {
    return victory_share({{}, ranks}, seat_at(seat), [&](Seat each) { return side(game, each); });
  };
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(share({2, 1, 2, 1}, seat), seat % 2) << "each partner won";
    EXPECT_EQ(share({1, 1, 1, 1}, seat), 0.5) << "two teams share, not four players";
  }
}

TEST(FinalTouchEnd, PointsStayWithinThePayoffs) {
  for (int seats = 2; seats <= 4; ++seats) {
    auto const game = table_for(seats);
    EXPECT_EQ(game.payoffs().most, seats == 3 ? 24 + 12 + 6 : 24 + 12);
    for (std::uint64_t i = 0; i < 200; ++i) {
      Rng rng(61, i);
      int chapter = 0;
      atelier::testing::play_checked(game, rng, 1000, [&](State const& s) {
        ASSERT_GE(game.chapter(s), chapter) << "a chapter is never unwritten";
        chapter = game.chapter(s);
        for (int points : game.scores(s).points) ASSERT_TRUE(points >= game.payoffs().least && points <= game.payoffs().most);
      });
    }
  }
}

// Bots.

TEST(FinalTouchBots, ALensShowsTheSameThroughAViewAndThroughAState) {
  for (auto const& options : configurations<FinalTouch>(final_touch_kind())) {
    auto const game = table_for(options);
    for (std::uint64_t i = 0; i < 50; ++i) {
      Rng rng(31, i);
      atelier::testing::play_checked(game, rng, 1000, [&](State const& s) {
        if (s.easel == no_painting) return;
        for (int seat = 0; seat < game.seats(); ++seat) {
          Lens const far(game, game.view(s, seat_at(seat))), near(game, s, seat_at(seat));
          ASSERT_EQ(far, near);
          if (s.phase != Phase::painting || s.turn != seat) continue;
          ASSERT_EQ(careful_move(far), careful_move(near));
          Rng one(i), two(i);
          ASSERT_EQ(greedy_move(far, one), greedy_move(near, two));
        }
      });
    }
  }
}

double share_of(char const* name, char const* rival, int seats, std::uint64_t games) {
  Kind const& kind = final_touch_kind();
  int const bot = atelier::testing::bot_named(kind, name), against = atelier::testing::bot_named(kind, rival);
  auto const box = read_component_file(kind.default_components(), "components.toml");
  auto const game = *kind.make("{\"seats\":" + std::to_string(seats) + "}", box->json);
  std::vector<int> bots(static_cast<std::size_t>(seats), against);
  for (int seat = 0; seat < seats; ++seat)
    if (seats == 4 ? seat % 2 == 0 : seat == 0) bots[static_cast<std::size_t>(seat)] = bot;
  auto const tally = kind.simulate(*game, bots, games, 4);
  return tally.wins[0] / static_cast<double>(games);  // a partner's are the same
}

TEST(FinalTouchBots, EachBeatsTheOneBelowAtEverySeatCount) {
  struct Match {
    char const *bot, *against;
    double least_of_two, least_of_three;
    std::uint64_t games;
  };
  for (auto const& [bot, against, least_of_two, least_of_three, games] :
       {Match{"greedy", "random", 0.6, 0.45, 600}, Match{"careful", "greedy", 0.85, 0.65, 600}, Match{"forger", "greedy", 0.85, 0.65, 80},
        Match{"forger", "careful", 0.55, 0.4, 160}})
    for (int seats = 2; seats <= 4; ++seats) {
      double const share = share_of(bot, against, seats, games);
      std::printf("%d players: %s wins %.1f %% against %s (fair share %.1f %%)\n", seats, bot, 100 * share, against,
                  seats == 3 ? 33.3 : 50.0);
      EXPECT_GT(share, seats == 3 ? least_of_three : least_of_two);
    }
}

// The reconstructed masterpieces must make a game of the right length that favours neither seat.
TEST(FinalTouchCalibration, TwoGoodPlayersNeedFiveToNineMasterpiecesAndNeitherSeatIsBetter) {
  Options options;
  options.first.value = 0;
  auto const game = table_for(options);
  struct Run {
    char const* name;
    MoveId (*choose)(FinalTouch const&, View const&, Rng&);
    int games;
    double most;  // games of 5 to 9 masterpieces at least
  };
  for (auto const& [name, choose, games, most] :
       {Run{"careful", [](FinalTouch const& at, View const& view, Rng&) { return careful_move(Lens(at, view)); }, 3000, 0.75},
        Run{"forger", [](FinalTouch const& at, View const& view, Rng& rng) { return forger_move(at, view, {}, rng); }, 400, 0.8}}) {
    double wins = 0;
    std::array<int, paintings + 1> lengths{};
    double sum = 0, ruined = 0;
    for (int i = 0; i < games; ++i) {
      Rng dice(3, static_cast<std::uint64_t>(i)), mind(4, static_cast<std::uint64_t>(i));
      State s = game.start();
      Silence silence;
      Running table(game, s, silence);
      play_out(table, [&](Seat seat) { return seat == chance ? roll(game, s, dice) : choose(game, game.view(s, seat), mind); });
      wins += victory_share(game.scores(s), seat_at(0));
      ++lengths[s.settled_count];
      sum += s.settled_count;
      for (int k = 0; k < s.settled_count; ++k) ruined += s.settled[static_cast<std::size_t>(k)].ruined;
    }
    int inside = 0;
    for (std::size_t length = 5; length <= 9; ++length) inside += lengths[length];
    std::printf(
        "two %s bots: %.1f masterpieces a game, %.0f %% of games take 5 to 9, %.0f %% of masterpieces are ruined, who begins wins %.1f "
        "%%\n",
        name, sum / games, 100.0 * inside / games, 100 * ruined / sum, 100 * wins / games);
    EXPECT_GT(sum / games, 5);
    EXPECT_LT(sum / games, 9);
    EXPECT_GT(inside, games * most);
    EXPECT_NEAR(wins / games, 0.5, 3.5 * 0.5 / std::sqrt(games));  // standard deviations of so many games
  }
}

}  // namespace
}  // namespace atelier::final_touch
