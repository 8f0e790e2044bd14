// Projekt A.R.T. in random play: what must hold after every move, and that nothing leaks.
#include <numeric>

#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

using atelier::testing::configurations;
using atelier::testing::Heard;

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
    if (game.to_act(s).has(seat_at(seat))) {
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
  for (std::size_t i = 1; i < endings.size(); ++i) std::printf(" %s %d", std::string(enumerator_name(static_cast<Outcome>(i))).c_str(), endings[i]);
  std::printf("\n");
}

// Seats of a team act in any order: whoever is asked may be the one.
TEST(ProjektArtRandomPlay, AnySeatThatIsAskedMayActNext) {
  for (int map = 0; map < maps; ++map) {
    auto const game = table_for(4, static_cast<Map>(map), Difficulty::easy);
    Rng rng(23, static_cast<std::uint64_t>(map));
    Silence silence;
    for (int i = 0; i < 20; ++i) {
      State s = game.start();
      for (int node = 0; !game.to_act(s).empty(); ++node) {
        ASSERT_LT(node, 20'000);
        auto const acting = game.to_act(s);
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

// Nothing leaks.

TEST(ProjektArtHiddenInformation, NoViewChangesWithWhatItMustNotShow) {
  for (auto const& options : configurations<ProjektArt>(projekt_art_kind())) {
    if (options.difficulty != Difficulty::easy) continue;
    auto const game = table_for(options);
    Rng rng(5), mix(6);
    auto const shuffle = [&](State& s, Viewer viewer, Rng& by) { scramble(game, s, viewer, by); };
    atelier::testing::play_checked(game, rng, 20'000, [&](State const& s) {
      for (int seat = 0; seat < game.seats(); ++seat) ASSERT_EQ(atelier::testing::leak(game, s, seat_at(seat), shuffle, mix), "");
      ASSERT_EQ(atelier::testing::leak(game, s, Viewer::spectator(), shuffle, mix), "");
    });
    if (HasFatalFailure()) return;
  }
}

TEST(ProjektArtHiddenInformation, APossibleWorldLooksTheSameAndIsNotAlwaysTheTrueOne) {
  for (auto const& options : configurations<ProjektArt>(projekt_art_kind())) {
    if (options.difficulty != Difficulty::medium) continue;
    auto const game = table_for(options);
    Rng rng(7), dream(8);
    int differing = 0;
    for (int i = 0; i < 3; ++i)
      atelier::testing::play_checked(game, rng, 20'000, [&](State const& s) {
        if (s.phase == Phase::over) return;
        for (int seat = 0; seat < game.seats(); ++seat)
          atelier::testing::check_samples(
              game, s, seat_at(seat), dream, [&](State const& a, State const& b) { return !(a.hands == b.hands) || a.top != b.top; }, differing);
      });
    if (HasFatalFailure()) return;
    EXPECT_GT(differing, 20);
  }
}

// A view that tells a mate's first card, as a slip in view() would.
struct LeakyProjektArt : ProjektArt {
  explicit LeakyProjektArt(ProjektArt const& game) : ProjektArt(game) {}
  View view(State const& s, Viewer viewer) const {
    View view = ProjektArt::view(s, viewer);
    if (viewer.is(seat_at(1)) && !s.hands[0].empty()) view.players[0].faces.push_back(*s.hands[0].begin());
    return view;
  }
};

State planning(ProjektArt const& game, std::uint64_t seed) {
  Rng rng(seed);
  Silence silence;
  State s = game.start();
  while (s.phase != Phase::mission || game.to_act(s).has(chance)) {
    auto const [seat, id] = atelier::testing::random_step(game, s, rng);
    game.apply(s, seat, id, silence);
  }
  return s;
}

TEST(ProjektArtHiddenInformation, AViewThatLeaksOneCardIsCaught) {
  auto const game = table_for(4);
  LeakyProjektArt const leaky(game);
  State const s = planning(game, 2);
  Rng rng(9);
  auto const shuffle = [&](State& state, Viewer viewer, Rng& by) { scramble(game, state, viewer, by); };
  int caught = 0;
  for (int i = 0; i < 20; ++i) caught += !atelier::testing::leak(leaky, s, seat_at(1), shuffle, rng).empty();
  EXPECT_GE(caught, 10);
  EXPECT_EQ(atelier::testing::leak(game, s, seat_at(1), shuffle, rng), "");
}

TEST(ProjektArtHiddenInformation, EventsReadTheSameWhicheverCardWithThatBackItIs) {
  auto const game = table_for(3);
  Rng rng(3);
  State s = game.start();
  int compared = 0;
  for (int node = 0; node < 3000; ++node) {
    if (game.to_act(s).empty()) s = game.start();
    bool const draws = s.phase == Phase::drawing && !game.to_act(s).has(chance);
    if (draws || game.to_act(s).has(chance)) {
      Heard<Event> first, second;
      State a = s, b = s;
      int taker = -1;
      if (draws) {
        for (Card other : s.unseen)
          if (game.back_of(other) == game.back_of(s.top)) b.top = other;
        b.unseen.remove(b.top), b.unseen.add(s.top);
        taker = index(game.to_act(s).lowest());
        game.apply(a, seat_at(taker), move_at(ids::draw), first);
        game.apply(b, seat_at(taker), move_at(ids::draw), second);
        compared += b.top != a.top;
      } else if (s.phase != Phase::rolling) {
        Outcomes outcomes;
        game.chance(s, outcomes);
        MoveId const one = outcomes.id(0);
        MoveId twin = one;
        for (int i = 0; i < outcomes.size(); ++i)
          if (game.back_of(card_numbered(index(outcomes.id(i)) - ids::turn_up + 1)) == game.back_of(card_numbered(index(one) - ids::turn_up + 1))) twin = outcomes.id(i);
        game.apply(a, chance, one, first);
        game.apply(b, chance, twin, second);
        ++compared;
      }
      for (int seat = 0; seat < 3; ++seat)
        if (seat != taker) EXPECT_EQ(first.for_viewer(seat_at(seat)), second.for_viewer(seat_at(seat)));
      EXPECT_EQ(first.for_viewer(Viewer::spectator()), second.for_viewer(Viewer::spectator()));
    }
    auto const [seat, id] = atelier::testing::random_step(game, s, rng);
    Silence silence;
    game.apply(s, seat, id, silence);
  }
  EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace atelier::projekt_art
