// What every game must hold, as templates: random play with invariants, the no-leak properties, typed moves.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/components.hpp"
#include "engine/game.hpp"
#include "engine/kind.hpp"

namespace atelier::testing {

// How many games a test plays: CI plays few; ATELIER_TEST_GAMES=100000 plays as many over all configurations.
inline std::uint64_t games_per_run(std::uint64_t usual) {
  char const* asked = std::getenv("ATELIER_TEST_GAMES");
  return asked ? std::strtoull(asked, nullptr, 10) : usual;
}

template <Game G>
typename G::Components box_of(Kind const& kind) {
  auto const file = read_component_file(kind.default_components(), "components.toml");
  return *read_json<typename G::Components>(file->json);
}

template <Game G>
G make_game(Kind const& kind, typename G::Options const& options) {
  return *G::make(options, box_of<G>(kind));
}

template <Game G>
std::vector<typename G::Options> configurations(Kind const& kind) {
  std::vector<typename G::Options> all;
  for (auto const& text : kind.configurations()) all.push_back(*read_options<typename G::Options>(text));
  return all;
}

// Everything told, with its audience.
template <class Event>
struct Heard {
  std::vector<std::pair<Audience, std::string>> events;
  template <class Make>
  void tell(Audience audience, Make&& make) {
    events.emplace_back(audience, to_json(Event(make())));
  }
  std::string for_viewer(Viewer viewer) const {
    std::string all;
    for (auto const& [audience, json] : events)
      if (audience.has(viewer)) all += json + "\n";
    return all;
  }
};

// Any answer of whoever is asked; chance by its weights.
template <class G>
MoveId random_answer(G const& game, typename G::State const& state, Seat seat, Rng& rng) {
  return seat == chance ? roll(game, state, rng) : random_legal(game, state, seat, rng);
}

// A random move of whoever acts.
template <Game G>
std::pair<Seat, MoveId> random_step(G const& game, typename G::State const& state, Rng& rng) {
  Seat const seat = to_ask(game, state);
  return {seat, random_answer(game, state, seat, rng)};
}

// Plays on from `state`, which is then the end of the game: decide(seat) answers for chance too, `sink` listens, and check() is called at
// every moment, the first and the last included. Fails if the game does not end; stops where decide has no answer.
template <Game G, class Decide, class Sink, class Check>
void play_on(G const& game, typename G::State& state, Decide&& decide, Sink& sink, Check&& check, int most_nodes = 100'000) {
  Running table(game, state, sink);
  int nodes = 0;
  bool const over = play_out(table, [&](Seat seat) -> std::optional<MoveId> {
    check();
    if (::testing::Test::HasFatalFailure() || ++nodes > most_nodes) return {};
    return decide(seat);
  });
  ASSERT_LE(nodes, most_nodes) << "the game does not end";
  if (over) check();
}

// Plays one random game and calls check(state) at every moment of it.
template <Game G, class Check>
void play_checked(G const& game, Rng& rng, int most_nodes, Check&& check) {
  auto state = game.start();
  Silence silence;
  play_on(game, state, [&](Seat seat) { return random_answer(game, state, seat, rng); }, silence, [&] { check(state); }, most_nodes);
}

// The first moment of a random game in which somebody must decide.
template <Game G>
typename G::State first_decision(G const& game, std::uint64_t seed) {
  Rng rng(seed);
  Silence silence;
  auto state = game.start();
  while (game.to_act(state).has(chance)) game.apply(state, chance, roll(game, state, rng), silence);
  return state;
}

// What a seat sees does not change when what it may not know does. `scramble(state, viewer, rng)` moves the hidden things about, by the
// rulebook and not by the view's code. Returns what is wrong, or nothing.
template <class G, class Scramble>
std::string leak(G const& game, typename G::State const& state, Viewer viewer, Scramble&& scramble, Rng& rng) {
  auto const before = game.view(state, viewer);
  for (int i = 0; i < 4; ++i) {
    auto other = state;
    scramble(other, viewer, rng);
    auto const after = game.view(other, viewer);
    if (!(after == before) || to_json(after) != to_json(before))
      return "the view tells what it must not: " + to_json(before) + "\nagainst " + to_json(after);
    MoveList mine, theirs;
    if (!viewer.is_seat() || !may_act(game, state).has(viewer.seat())) continue;
    game.legal(state, viewer.seat(), mine);
    game.legal(other, viewer.seat(), theirs);
    if (!std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end())) return "the legal moves tell what they must not";
  }
  return {};
}

// The same for every seat, and for who looks on.
template <class G, class Scramble>
std::string leak_to_anyone(G const& game, typename G::State const& state, Scramble&& scramble, Rng& rng) {
  for (int seat = 0; seat < game.seats(); ++seat)
    if (auto wrong = leak(game, state, seat_at(seat), scramble, rng); !wrong.empty()) return wrong;
  return leak(game, state, Viewer::spectator(), scramble, rng);
}

// What a legal move tells one seat besides that it was made, or nothing: in a world that the seat may take for the true one, the mover must
// be able to do something after which it sees what it sees now. Precondition: the move does not end the game.
template <class G>
std::string told_by(G const& game, typename G::State const& state, Seat mover, MoveId id, Seat seat, Rng& rng) {
  auto const after = [&](typename G::State other, MoveId move) {
    Silence silence;
    game.apply(other, mover, move, silence);
    return game.view(other, seat);
  };
  auto const before = game.view(state, seat);
  auto const seen = after(state, id);
  for (int i = 0; i < 4; ++i) {
    auto const world = game.sample(before, rng);
    MoveList moves;
    if (may_act(game, world).has(mover)) game.legal(world, mover, moves);
    bool same = moves.has(id) && after(world, id) == seen;
    for (auto it = moves.begin(); !same && it != moves.end(); ++it) same = after(world, *it) == seen;
    if (!same) return "seat " + std::to_string(index(seat)) + " learns something by " + to_json(game.move(id));
  }
  return {};
}

// Plays a random game; wherever chance draws something that `hides(state)`, calls look(state, first, second): what would be told of the
// first thing it may draw, and what of the last.
template <Game G, class Hides, class Look>
void compare_draws(G const& game, Rng& rng, Hides&& hides, Look&& look) {
  play_checked(game, rng, 100'000, [&](typename G::State const& state) {
    if (!hides(state)) return;
    Outcomes outcomes;
    game.chance(state, outcomes);
    auto const told = [&](int outcome) {
      Heard<typename G::Event> heard;
      auto after = state;
      game.apply(after, chance, outcomes.id(outcome), heard);
      return heard;
    };
    look(state, told(0), told(outcomes.size() - 1));
  });
}

// A possible world looks the same from the seat, offers the same moves, and is not always the true one. Counts how often it differs.
template <Game G, class Differs>
void check_samples(G const& game, typename G::State const& state, Seat seat, Rng& rng, Differs&& differs, int& differing) {
  auto const view = game.view(state, seat);
  for (int i = 0; i < 3; ++i) {
    auto const world = game.sample(view, rng);
    ASSERT_EQ(to_json(game.view(world, seat)), to_json(view));
    ASSERT_TRUE(game.to_act(world) == game.to_act(state));
    MoveList from_state, from_view, from_world;
    game.legal(view, from_view);
    if (may_act(game, state).has(seat)) {
      game.legal(state, seat, from_state);
      game.legal(world, seat, from_world);
    }
    ASSERT_TRUE(std::equal(from_state.begin(), from_state.end(), from_view.begin(), from_view.end()));
    ASSERT_TRUE(std::equal(from_state.begin(), from_state.end(), from_world.begin(), from_world.end()));
    differing += differs(state, world);
  }
}

// The same for every seat, while the game runs; differing[seat] counts for each.
template <Game G, class Differs, class Counts>
void check_samples_of_all(G const& game, typename G::State const& state, Rng& rng, Differs&& differs, Counts& differing) {
  if (game.to_act(state).empty()) return;
  for (int seat = 0; seat < game.seats(); ++seat)
    check_samples(
        game, state, seat_at(seat), rng, [&](auto const& truth, auto const& world) { return differs(seat, truth, world); },
        differing[static_cast<std::size_t>(seat)]);
}

}  // namespace atelier::testing
