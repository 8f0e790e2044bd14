// Modern Art in random play: what must hold after every move, what no view may tell, and how strong the bots are.
#include "games/bot_named.hpp"
#include "games/modern_art/bots.hpp"
#include "games/modern_art/knowledge.hpp"
#include "games/modern_art/testing.hpp"

namespace atelier::modern_art {
namespace {

using atelier::testing::configurations;

// Keeps the bank's book: what it paid out and took in.
struct Bank {
  int out = 0;
  int in = 0;
  template <class Make>
  void tell(Audience, Make&& make) {
    auto const event = make();
    if constexpr (std::is_same_v<decltype(event), PaintingsSold const>) out += event.amount;
    if constexpr (std::is_same_v<decltype(event), Sold const>) in += event.why == Payee::bank ? event.amount : 0;
  }
};

void check_invariants(ModernArt const& game, State const& s, Bank const& bank) {
  int money = 0;
  Cards all = s.deck;
  int cards = s.deck.count();
  auto const add = [&](Cards const& pile) {
    all |= pile;
    cards += pile.count();
  };
  for (int seat = 0; seat < game.seats(); ++seat) {
    add(s.hands[static_cast<std::size_t>(seat)]);
    add(s.bought[static_cast<std::size_t>(seat)]);
    money += s.money[static_cast<std::size_t>(seat)];
  }
  add(s.unsold);
  for (Card card : {s.first, s.second})
    if (card != no_card) {
      Cards one;
      one.add(card);
      add(one);
    }
  auto const gone = game.view(s, Viewer::spectator()).memory.gone;
  ASSERT_EQ(cards + static_cast<int>(gone.size()), 70);
  ASSERT_EQ(all.count(), cards) << "a painting is in two places";
  ASSERT_EQ(money, 100 * game.seats() + bank.out - bank.in);
  ASSERT_LE(s.mystery, s.deck.count());
  for (int a = 0; a < artists; ++a) {
    int lying = s.unsold.count(static_cast<Artist>(a));
    for (auto const& bought : s.bought) lying += bought.count(static_cast<Artist>(a));
    for (Card card : {s.first, s.second}) lying += card != no_card && artist_of(card) == static_cast<Artist>(a);
    ASSERT_EQ(lying, s.shown[static_cast<std::size_t>(a)]);
    ASSERT_LE(lying, s.phase == Phase::over ? 5 : 4);
  }
  for (int round = 0; round < rounds; ++round) {
    int sum = 0;
    for (int prize : s.board[static_cast<std::size_t>(round)]) sum += prize;
    ASSERT_LE(sum, 60);
    if (round + 1 >= s.round && s.phase != Phase::over) ASSERT_EQ(sum, 0);
  }
  if (s.phase != Phase::over) ASSERT_FALSE(s.acting.empty());
}

TEST(ModernArtRandomPlay, EveryConfigurationKeepsItsCardsAndItsMoney) {
  auto const all = configurations<ModernArt>(modern_art_kind());
  auto const games = std::max<std::uint64_t>(atelier::testing::games_per_run(400) / all.size(), 1);
  std::uint64_t played = 0;
  for (auto const& options : all) {
    SCOPED_TRACE(to_json(options));
    auto const game = table_for(options);
    for (std::uint64_t i = 0; i < games; ++i, ++played) {
      Rng rng(17, played);
      State s = game.start();
      Bank bank;
      for (int node = 0; !game.to_act(s).empty(); ++node) {
        ASSERT_LT(node, 5000) << "the game does not end";
        auto const [seat, id] = atelier::testing::random_step(game, s, rng);
        ASSERT_EQ(game.id(game.move(id)), id);
        game.apply(s, seat, id, bank);
        check_invariants(game, s, bank);
        if (HasFatalFailure()) return;
      }
      EXPECT_TRUE(s.round == rounds);
    }
  }
  std::printf("%llu random games over %zu configurations\n", static_cast<unsigned long long>(played), all.size());
}

// An open auction where seats speak in any order, also those who have passed, never loses a thousand and always ends.
TEST(ModernArtRandomPlay, SeatsThatSpeakOutOfTurnChangeNothingOfThat) {
  auto const game = table_for(5);
  for (std::uint64_t i = 0; i < 30; ++i) {
    Rng rng(23, i);
    State s = game.start();
    Bank bank;
    for (int node = 0; !game.to_act(s).empty(); ++node) {  // no host's loop: whoever may speak does, asked or not
      ASSERT_LT(node, 20'000);
      auto [seat, id] = atelier::testing::random_step(game, s, rng);
      if (seat != chance) {
        Seats const may = game.may_act(s);
        do seat = seat_at(static_cast<int>(rng.below(5)));
        while (!may.has(seat));
        MoveList moves;
        game.legal(s, seat, moves);
        ASSERT_FALSE(moves.empty());
        id = moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
      }
      game.apply(s, seat, id, bank);
      check_invariants(game, s, bank);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(ModernArtRandomPlay, NoGalleryEndsWithMoreThanThePayoffsSayAndRoundsAreTheChapters) {
  for (auto const& options : configurations<ModernArt>(modern_art_kind())) {
    auto const game = table_for(options);
    auto const payoffs = game.payoffs();
    EXPECT_EQ(payoffs.least, 0);
    EXPECT_EQ(payoffs.most, 100 * game.seats() + 4 * 60 * (1 + 2 + 3 + 4));
    EXPECT_FALSE(payoffs.together);
    Rng rng(47);
    for (int i = 0; i < 20; ++i) {
      int chapter = 0, gestures = 0;
      State s;
      atelier::testing::play_checked(game, rng, 5000, [&](State const& now) {
        ASSERT_GE(game.chapter(now), chapter);
        ASSERT_LE(game.chapter(now), chapter + 1);
        chapter = game.chapter(now);
        gestures += now.phase == Phase::dealing && !game.one_gesture(now);
        s = now;
      });
      EXPECT_EQ(chapter, rounds);
      EXPECT_EQ(gestures, 3) << "one for the deal of each round that has one";
      for (int points : game.scores(s).points) {
        EXPECT_GE(points, payoffs.least);
        EXPECT_LE(points, payoffs.most);
      }
    }
  }
}

TEST(ModernArtPreparation, IsMadeUnderTheVersionsOfTheRulesThereAre) {
  auto const box = table_for(4).components();
  EXPECT_EQ(ModernArt::make({}, box)->rules(), ModernArt::rules_version);
  EXPECT_EQ(ModernArt::make({}, box, 1)->rules(), 1);
  EXPECT_EQ(ModernArt::make({}, box, 0).error(), "rules: there is no version 0");
  EXPECT_EQ(ModernArt::make({}, box, 2).error(), "rules: there is no version 2");
}

// Ruling 2.
TEST(ModernArtRandomPlay, InAnOpenAuctionTheSeatsAfterTheLastBidderAreAskedInTurn) {
  Table t(4, {"Bo", "No Bo", "Bo", "Do"}, 1);
  auto const asked = [&] { return index(t.game.ask_first(t.s, t.game.to_act(t.s))); };
  t.put_up("No");
  EXPECT_EQ(asked(), 2) << "left of the auctioneer, while nobody has bid";
  t.pass(2);
  EXPECT_EQ(asked(), 3);
  t.bid(3, 5);
  EXPECT_EQ(asked(), 0) << "left of the last bidder";
  t.pass(0);
  EXPECT_EQ(asked(), 1);
  t.bid(1, 6);
  EXPECT_EQ(asked(), 2) << "who passed before is asked again";
  t.pass(2);
  t.pass(3);
  EXPECT_EQ(asked(), 0);
}

// Nothing leaks.

TEST(ModernArtHiddenInformation, NoViewChangesWithWhatItMustNotShow) {
  for (auto const& options : configurations<ModernArt>(modern_art_kind())) {
    auto const game = table_for(options);
    Rng rng(5), mix(6);
    atelier::testing::play_checked(game, rng, 5000,
                                   [&](State const& s) { ASSERT_EQ(atelier::testing::leak_to_anyone(game, s, scramble, mix), ""); });
  }
}

TEST(ModernArtHiddenInformation, APossibleWorldLooksTheSameAndIsNotAlwaysTheTrueOne) {
  for (auto const& options : configurations<ModernArt>(modern_art_kind())) {
    auto const game = table_for(options);
    Rng rng(7), dream(8);
    std::array<int, most_players> differing{};
    auto const differs = [](int, State const& a, State const& b) { return !(a.hands == b.hands); };
    atelier::testing::play_checked(game, rng, 5000,
                                   [&](State const& s) { atelier::testing::check_samples_of_all(game, s, dream, differs, differing); });
    for (int seat = 0; seat < game.seats(); ++seat) EXPECT_GT(differing[static_cast<std::size_t>(seat)], 20);
  }
}

// A view that shows everybody the closed fists, as a slip in view() would.
struct LeakyModernArt : ModernArt {
  explicit LeakyModernArt(ModernArt const& game) : ModernArt(game) {}
  View view(State const& s, Viewer viewer) const {
    View view = ModernArt::view(s, viewer);
    if (s.phase == Phase::sealed) view.amount = *std::max_element(s.sealed.begin(), s.sealed.end());
    return view;
  }
};

TEST(ModernArtHiddenInformation, AViewThatLeaksAClosedFistIsCaught) {
  Table t(4, {"Ns Bo K1 D1", "Bo D1 Ko", "Bo Kf Ks", "Do Kd Df"});
  t.put_up("Ns");
  t.bid(2, 31);
  LeakyModernArt const leaky(t.game);
  Rng rng(9);
  int caught = 0;
  for (int i = 0; i < 20; ++i) caught += !atelier::testing::leak(leaky, t.s, seat_at(1), scramble, rng).empty();
  EXPECT_EQ(caught, 20);
  EXPECT_EQ(atelier::testing::leak(t.game, t.s, seat_at(1), scramble, rng), "");
}

TEST(ModernArtHiddenInformation, ADealReadsTheSameToOthersWhateverIsDealt) {
  auto const game = table_for(4);
  Rng rng(3);
  int compared = 0;
  atelier::testing::compare_draws(
      game, rng, [](State const& s) { return s.phase == Phase::dealing; },
      [&](State const& s, auto const& first, auto const& second) {
        auto const& deal = game.components().deals.value[1];  // of four players
        int const taker = s.dealt / deal[static_cast<std::size_t>(s.round - 1)];
        EXPECT_EQ(first.for_viewer(Viewer::spectator()), second.for_viewer(Viewer::spectator()));
        for (int seat = 0; seat < 4; ++seat)
          if (seat != taker) EXPECT_EQ(first.for_viewer(seat_at(seat)), second.for_viewer(seat_at(seat)));
        ++compared;
      });
  EXPECT_GT(compared, 30);
}

TEST(ModernArtHiddenInformation, RivalsMoneyIsMemoryAndOpenOnlyAtTheEnd) {
  Table t(3, {"No", "Bo", ""});
  t.s.money = {70, 110, 120};
  auto const view = t.game.view(t.s, seat_at(0));
  EXPECT_EQ(view.players[0].money, 70);
  EXPECT_FALSE(view.players[1].money);
  EXPECT_EQ(view.memory.money, (List<int, most_players>{70, 110, 120}));
  EXPECT_FALSE(t.game.view(t.s, Viewer::spectator()).players[0].money);
  t.s.phase = Phase::over;
  t.s.acting = {};
  EXPECT_EQ(t.game.view(t.s, seat_at(0)).players[1].money, 110);
  Options open;
  open.open_money = true;
  EXPECT_TRUE(table_for(open).shows_memory());
  EXPECT_FALSE(t.game.shows_memory());
}

TEST(ModernArtHiddenInformation, ALensShowsTheSameOutOfAStateAsOutOfAView) {
  for (auto const& options : configurations<ModernArt>(modern_art_kind())) {
    auto const game = table_for(options);
    Rng rng(43);
    for (int i = 0; i < 5; ++i)
      atelier::testing::play_checked(game, rng, 5000, [&](State const& s) {
        for (int seat = 0; seat < game.seats(); ++seat) {
          Lens const from_state(game, s, seat_at(seat)), from_view(game, game.view(s, seat_at(seat)));
          ASSERT_EQ(from_state.known, from_view.known) << to_json(game.view(s, seat_at(seat)));
          ASSERT_EQ(from_state.cards, from_view.cards);
          ASSERT_EQ(from_state.me, from_view.me);
        }
      });
  }
}

TEST(ModernArtBots, AnswerTheSameOutOfAStateAsOutOfAView) {
  for (auto const& options : configurations<ModernArt>(modern_art_kind())) {
    auto const game = table_for(options);
    Rng rng(44);
    State s = game.start();
    Silence silence;
    while (!game.to_act(s).empty()) {
      auto const [seat, id] = atelier::testing::random_step(game, s, rng);
      if (seat != chance) {
        Lens const from_state(game, s, seat), from_view(game, game.view(s, seat));
        Rng one(45), other(45);
        ASSERT_EQ(half_move(from_state, one), half_move(from_view, other));
        ASSERT_EQ(dealer_move(from_state), dealer_move(from_view));
      }
      game.apply(s, seat, id, silence);
    }
  }
}

// What bots know.

TEST(ModernArtKnowledge, ACertainEndIsWorthExactlyWhatTheBankPays) {
  Table t(3, {"Ko Bo", "Bo", "Bo"});
  t.shown({1, 3, 0, 2, 4});
  t.s.board[0] = {10, 0, 0, 20, 30};
  t.s.round = 2;
  Lens const lens(t.game, t.s, seat_at(0));
  auto const worth = Outlook(lens).expect(4, 1, 1);
  EXPECT_EQ(worth, (Worth{0, 20, 0, 30, 60}));
}

TEST(ModernArtKnowledge, APaintingIsWorthMoreTheMoreOfItsArtistIsShown) {
  auto const worth_with = [](std::uint8_t korikos) {
    Table t(4, {"Ko Bo Df Ks N1", "Bo D1 S1 Ko", "Bo Bs Ss K1", "Do N1 Nf Kf"});
    t.shown({1, 1, 1, 1, korikos});
    Lens const lens(t.game, t.s, seat_at(0));
    return Outlook(lens).expect(0, 0, 0)[4];
  };
  EXPECT_LT(worth_with(0), worth_with(2));
  EXPECT_LT(worth_with(2), worth_with(4));
}

// Every bid, price and purchase of the dealer is at most what it reckons the lot to be worth.
TEST(ModernArtBots, TheDealerNeverPaysMoreThanALotIsWorthToIt) {
  int paid = 0;
  for (int seats = 3; seats <= 5; ++seats) {
    auto const game = table_for(seats);
    for (std::uint64_t i = 0; i < 6; ++i) {
      Rng rng(31, i);
      State s = game.start();
      Silence silence;
      while (!game.to_act(s).empty()) {
        auto [seat, id] = atelier::testing::random_step(game, s, rng);
        if (seat != chance) {
          auto const view = game.view(s, seat);
          Lens const lens(game, view);
          id = dealer_move(lens);
          MoveList moves;
          game.legal(view, moves);
          ASSERT_TRUE(moves.has(id));
          int amount = 0;
          if (index(id) >= ids::bid && index(id) < ids::price) amount = index(id) - ids::bid;
          if (index(id) == ids::take) amount = s.amount;
          if (amount > 0) {
            ++paid;
            EXPECT_LE(amount, lot_worth(lens));
          }
        }
        game.apply(s, seat, id, silence);
      }
    }
  }
  EXPECT_GT(paid, 500);
}

TEST(ModernArtBots, TheDealerPushesTheArtistItOwns) {
  Table t(3, {"No Bo Do So Ko", "N1 D1 B1 S1", "Nf Kf Bf"});
  t.own(0, "S1");
  t.own(0, "Sf");
  t.own(1, "Kf");
  t.shown({0, 0, 0, 2, 1});
  auto const move = t.game.move(dealer_move(Lens(t.game, t.s, seat_at(0))));
  EXPECT_EQ(std::get<PutUp>(move).artist, Artist::sadland);
}

void expect_strength(char const* rival_name, char const* name, double at_least) {
  Kind const& kind = modern_art_kind();
  int const rival = atelier::testing::bot_named(kind, rival_name), dealer = atelier::testing::bot_named(kind, "dealer");
  auto const box = read_component_file(kind.default_components(), "components.toml");
  constexpr std::uint64_t games = 60;
  for (auto const& options : kind.configurations()) {
    auto const game = *kind.make(options, box->json);
    int const seats = game->seats();
    double wins = 0, money = 0, theirs = 0;
    for (int seat = 0; seat < seats; ++seat) {
      std::vector<int> bots(static_cast<std::size_t>(seats), rival);
      bots[static_cast<std::size_t>(seat)] = dealer;
      auto const tally = kind.simulate(*game, bots, games / static_cast<std::uint64_t>(seats), 4 + static_cast<std::uint64_t>(seat));
      wins += tally.wins[static_cast<std::size_t>(seat)];
      for (int each = 0; each < seats; ++each)
        (each == seat ? money : theirs) += tally.points[static_cast<std::size_t>(each)] / (each == seat ? 1 : seats - 1);
    }
    double const played = static_cast<double>(games / static_cast<std::uint64_t>(seats) * static_cast<std::uint64_t>(seats));
    bool const mystery = options.find("\"mystery_hand\":true") != options.npos;
    std::printf("%d players%s: dealer wins %.1f %% against %s (fair share %.1f %%), %.0f to %.0f thousand\n", seats,
                mystery ? " with the mystery hand" : "", 100 * wins / played, name, 100.0 / seats, money / played, theirs / played);
    EXPECT_GT(wins / played, at_least);
  }
}

TEST(ModernArtBots, TheDealerBeatsRandomPlayersAtEveryTable) { expect_strength("random", "random players", 0.95); }
TEST(ModernArtBots, TheDealerBeatsBiddersOfHalfTheObviousValueAtEveryTable) { expect_strength("half", "half bidders", 0.70); }

}  // namespace
}  // namespace atelier::modern_art
