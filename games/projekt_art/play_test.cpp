// Projekt A.R.T. in random play, from the start and from games that bots have brought far: what must hold after every move.
#include <numeric>

#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

using atelier::testing::configurations;

// Agents, health, works and cards are never made nor lost; tracks hold what they may.
void check_invariants(ProjektArt const& game, State const& s) {
  auto const& box = game.components();
  auto const total = [](auto const& list) { return std::accumulate(list.begin(), list.end(), 0); };
  ASSERT_EQ(total(s.agents) + s.white_hand + s.agents_left, box.agents.value);
  ASSERT_EQ(total(s.health) + s.health_left, box.health.value);
  ASSERT_EQ(total(s.artworks) + s.collected + s.artworks_left, box.artworks.value);
  ASSERT_EQ(std::popcount(s.lost) + s.markers_left, game.sheet().lost_markers);
  for (int r = 0; r < resources; ++r) ASSERT_LE(s.pool[static_cast<std::size_t>(r)], box.each_resource.value);
  CardSet all = s.unseen;
  int count = s.unseen.size() + (s.top != Card::none);
  if (s.top != Card::none) all.add(s.top);
  auto const add = [&](CardSet const& set) { all |= set, count += set.size(); };
  add(s.discard);
  for (auto const& hand : s.hands) add(hand);
  for (auto const& track : s.clues) add(track);
  ASSERT_EQ(count, cards);
  ASSERT_EQ(all.size(), cards);
  ASSERT_EQ(s.unseen.size() + (s.top != Card::none), s.deck + (game.seats() == 1 ? box.solo_removed.value : 0));
  ASSERT_LE(s.allies, box.ally_dice.value);
  for (int place = 0; place < game.places(); ++place) {
    auto const i = static_cast<std::size_t>(place);
    if ((s.lost >> place) & 1) ASSERT_EQ(s.agents[i] + s.artworks[i], 0);
    if (!game.sheet().carrying) ASSERT_LE(s.artworks[i], 1);
  }
  if (s.phase != Phase::finding && s.phase != Phase::healing && s.phase != Phase::over)
    for (auto const& track : s.clues)
      for (int art = 0; art < arts; ++art) ASSERT_LE((track & game.with_clue(art)).size(), 2);
  if (s.phase == Phase::over) {
    ASSERT_NE(s.outcome, Outcome::running);
    ASSERT_EQ(s.outcome == Outcome::won, s.collected == game.track_size());
    return;
  }
  ASSERT_LT(s.collected, game.track_size());
  for (int seat = 0; seat < game.seats(); ++seat) ASSERT_GT(s.health[static_cast<std::size_t>(seat)], 0);
  if (s.phase == Phase::drawing) ASSERT_GE(s.deck + total(s.drawn), box.last_cards.value);
  if (s.phase == Phase::struggling) ASSERT_FALSE(game.to_act(s).empty());
  MoveList moves;
  for (int seat = 0; seat < game.seats(); ++seat)
    if (game.may_act(s).has(seat_at(seat))) {
      game.legal(s, seat_at(seat), moves);
      ASSERT_FALSE(moves.empty());
      ASSERT_TRUE(std::is_sorted(moves.begin(), moves.end()));
    }
}

TEST(ProjektArtRandomPlay, EveryConfigurationKeepsItsInvariants) {
  auto const all = configurations<ProjektArt>(projekt_art_kind());
  ASSERT_EQ(all.size(), 144U);
  auto const games = std::max<std::uint64_t>(atelier::testing::games_per_run(1440) / all.size(), 1);
  std::uint64_t played = 0;
  std::array<int, 9> endings{};
  for (auto const& options : all) {
    SCOPED_TRACE(to_json(options));
    auto const game = table_for(options);
    for (std::uint64_t i = 0; i < games; ++i, ++played) {
      Rng rng(17, played);
      State last;
      atelier::testing::play_checked(game, rng, 20'000, [&](State const& s) { check_invariants(game, s), last = s; });
      if (HasFatalFailure()) return;
      ++endings[static_cast<std::size_t>(last.outcome)];
    }
  }
  std::printf("%llu random games over %zu configurations:", static_cast<unsigned long long>(played), all.size());
  for (std::size_t i = 1; i < endings.size(); ++i)
    std::printf(" %s %d", std::string(enumerator_name(static_cast<Outcome>(i))).c_str(), endings[i]);
  std::printf("\n");
}

// Seats of a team act in any order: whoever may act may be the next, ready or not.
TEST(ProjektArtRandomPlay, AnySeatThatMayActMayBeTheNext) {
  for (int map = 0; map < maps; ++map) {
    auto const game = table_for(4, static_cast<Map>(map), Difficulty::easy);
    Rng rng(23, static_cast<std::uint64_t>(map));
    Silence silence;
    for (int i = 0; i < 20; ++i) {
      State s = game.start();
      for (int node = 0; !game.to_act(s).empty(); ++node) {
        ASSERT_LT(node, 20'000);
        auto const acting = game.may_act(s);
        if (acting.has(chance)) {
          auto const [seat, id] = atelier::testing::random_step(game, s, rng);
          game.apply(s, seat, id, silence);
        } else {
          Seat seat;
          do seat = seat_at(static_cast<int>(rng.below(4)));
          while (!acting.has(seat));
          MoveList moves;
          game.legal(s, seat, moves);
          game.apply(s, seat, moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))], silence);
        }
        check_invariants(game, s);
        if (HasFatalFailure()) return;
      }
    }
  }
}

// What a view says of the moment and of the moves it offers, against the rules: whom the table waits for, and what comes of a card, a step
// and a fight when they are made.
class Foretold {
 public:
  explicit Foretold(ProjektArt const& game) : game_(game) {}
  int cards = 0, fights = 0, steps = 0;

  void check(State const& s) {
    for (Viewer viewer : {Viewer(seat_at(0)), Viewer(seat_at(game_.seats() - 1)), Viewer::spectator()}) {
      View const view = game_.view(s, viewer);
      for (int seat = 0; seat < game_.seats(); ++seat)
        ASSERT_EQ(view.players[static_cast<std::size_t>(seat)].waited_for, game_.to_act(s).has(seat_at(seat)));
      if (!view.offer) continue;
      int const me = index(viewer.seat());
      for (auto const& offer : view.offer->play) check_card(s, me, offer);
      for (auto const& offer : view.offer->steps) check_step(s, me, offer);
      if (view.offer->fight) check_fight(played(s, me, Fight{}), view.offer->fight_dice, view.offer->fight_needed), ++fights;
    }
  }

 private:
  State played(State s, int seat, Move const& move) const {
    Silence silence;
    game_.apply(s, seat_at(seat), *game_.id(move), silence);
    return s;
  }

  void check_card(State const& s, int seat, CardOffer const& offer) {
    State const after = played(s, seat, PlayCard{offer.card});
    ++cards;
    if (after.health[static_cast<std::size_t>(seat)] == 0) return;  // it was paid with the last health
    ASSERT_EQ(offer.too_many, after.outcome == Outcome::no_agents);
    if (offer.too_many || after.outcome != Outcome::running) return;
    ASSERT_EQ(after.white_hand, s.white_hand + offer.white_hand);
    std::array<int, most_places> more{};
    for (auto const& [site, agents, falls] : offer.brings) {
      auto const place = static_cast<std::size_t>(game_.place_of(site));
      more[place] = agents;
      ASSERT_EQ(falls, after.agents[place] >= game_.components().takeover.value);
    }
    for (std::size_t place = 0; place < more.size(); ++place) ASSERT_EQ(after.agents[place], s.agents[place] + more[place]);
  }

  void check_fight(State const& s, int dice, int needed) const {
    ASSERT_EQ(s.phase, Phase::rolling);
    ASSERT_EQ(std::popcount(s.rolling), dice);
    ASSERT_EQ(game_.needed(s), needed);
  }

  // Where nothing else comes between: the others say that they are ready, and the pawn that has gone there fights.
  void check_step(State const& s, int seat, StepOffer const& offer) {
    if (offer.needed == 0) return;
    State after = played(s, seat, Step{offer.companion, offer.site, false});
    if (after.phase != Phase::moving) return;
    after.phase = Phase::fighting;
    ++steps;
    check_fight(played(after, seat, Fight{}), offer.dice, offer.needed);
  }

  ProjektArt const& game_;
};

TEST(ProjektArtRandomPlay, AViewSaysWhomTheTableWaitsForAndWhatMovesWouldDo) {
  int cards = 0, fights = 0, steps = 0;
  for (int rules = 1; rules <= ProjektArt::rules_version; ++rules)
    for (int map = 0; map < maps; ++map)
      for (int seats : {1, 2, 4}) {
        Options options;
        options.seats.value = seats;
        options.map = static_cast<Map>(map);
        auto const game = *ProjektArt::make(options, atelier::testing::box_of<ProjektArt>(projekt_art_kind()), rules);
        Foretold foretold(game);
        for (std::uint64_t i = 0; i < 20; ++i) {
          Rng rng(29, i);
          atelier::testing::play_checked(game, rng, 20'000, [&](State const& s) { foretold.check(s); });
          if (HasFatalFailure()) return;
        }
        cards += foretold.cards, fights += foretold.fights, steps += foretold.steps;
      }
  EXPECT_GT(cards, 1000);
  EXPECT_GT(fights, 100);
  EXPECT_GT(steps, 100);
}

// What random play from the start hardly ever sees.
struct Late {
  int checked = 0;     // states
  int last_works = 0;  // all but two works are on the track
  int allies = 0;      // three dice or more
  int lost_places = 0;
  int white_hand = 0;
  int last_rounds = 0;
  void see(ProjektArt const& game, State const& s) {
    ++checked;
    last_works += s.collected >= game.track_size() - 2;
    allies += s.allies >= 3;
    lost_places += s.lost != 0;
    white_hand += s.white_hand > 0;
    last_rounds += s.deck <= game.components().last_cards.value;
  }
};

// Bots play a game to its end; at the beginning of every round random players take over a copy of it.
TEST(ProjektArtRandomPlay, LatePlayOfEveryConfigurationKeepsItsInvariants) {
  auto const games = std::max<std::uint64_t>(atelier::testing::games_per_run(144) / 144, 1);
  Late late;
  std::array<int, 9> endings{};
  std::uint64_t played = 0;
  for (auto const& options : configurations<ProjektArt>(projekt_art_kind())) {
    SCOPED_TRACE(to_json(options));
    auto const game = table_for(options);
    Silence silence;
    for (std::uint64_t i = 0; i < games; ++i, ++played) {
      Rng rng(41, played);
      auto const check = [&](State const& s) { check_invariants(game, s), late.see(game, s); };
      State s = game.start();
      int round = 0;
      auto const decide = [&](Seat seat) {
        if (s.round > round) {
          round = s.round;
          State last = s;
          play_on(game, last, rng, check);
          ++endings[static_cast<std::size_t>(last.outcome)];
        }
        return seat == chance ? roll(game, s, rng) : teammate_move(game, game.view(s, seat));
      };
      atelier::testing::play_on(game, s, decide, silence, [&] { check(s); });
      if (HasFatalFailure()) return;
      ++endings[static_cast<std::size_t>(s.outcome)];
    }
  }
  std::printf("late play: %d states; all but two works %d, three allies %d, lost places %d, White Hand %d, last round %d; ends:",
              late.checked, late.last_works, late.allies, late.lost_places, late.white_hand, late.last_rounds);
  for (std::size_t i = 1; i < endings.size(); ++i)
    std::printf(" %s %d", std::string(enumerator_name(static_cast<Outcome>(i))).c_str(), endings[i]);
  std::printf("\n");
  for (int seen : {late.last_works, late.allies, late.lost_places, late.white_hand, late.last_rounds}) EXPECT_GT(seen, 1000);
}

}  // namespace
}  // namespace atelier::projekt_art
