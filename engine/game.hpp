// The contract between a game and everything that plays it: the one file a newcomer must read.
//
// A game is an immutable object made once from options and components, and pure functions over a plain value `State`. It knows no
// clock, no generator and no I/O. Whatever the table does not decide is decided by the seat `chance`, whose moves carry weights and
// stand in the journal like anybody's. Hosts (terminal, server, simulation, Python) differ only in how they ask for moves.
//
// What a game promises, function by function:
//
//   make(options, components)  A game, or one sentence that says what does not fit. Everything is checked here; later nothing fails.
//   start()                    The state before the first move, which is often chance's.
//   to_act(state)              Who may move now. None: the game is over. {chance}: a card or die. Otherwise one seat, or several at
//                              once, whom the rules take in any order. Chance never shares a moment with seats.
//   legal(state, seat, out)    The moves of a seat in to_act, ascending and never empty. A seat whose silence would tell the table
//                              something is asked even when only one answer is left.
//   legal(view, out)           The same list for the seat the view was built for, from the view alone; empty when it is not asked.
//   chance(state, out)         What chance may do and with which weights. How many chance moves there are in a row must follow from
//                              what every seat knows: sequence numbers are public.
//   apply(state, seat, id, events)
//                              Plays a legal move. `events` is told what happened, each event with its audience; a sink that does not
//                              listen costs nothing. Never allocates, never throws.
//   refuse(state, seat, id)    Why a move that is not legal is not: a code and a number the client puts into words.
//   view(state, viewer)        What a viewer may know, built from nothing: View has no field for the rest. `View::offer` says what the
//                              seat may do now; `View::memory`, where a game has it, holds what follows from public moves though no
//                              longer in sight. Bots get both, pages get the memory when shows_memory() says so.
//   sample(view, rng)          A state the seat could be in, with the right probabilities, from its view alone.
//   scores(state)              Points and ranks; meaningful when nobody is to act.
//   move(id), id(move)         The dense id as a typed struct and back; `id` is empty when a field is out of range.
//
// What a game may say besides, where several seats speak at once:
//
//   may_act(state)             Who may move though nobody waits for it: to_act and more. legal() answers for these seats as well.
//   patience(state)            Seconds a live table waits for seats that stay silent, counted anew after every move; 0: for ever.
//   silent_move(state, seat)   The move a seat in to_act makes by staying silent that long. Hosts without a clock never ask for it.
#pragma once

#include <concepts>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/list.hpp"
#include "engine/move.hpp"
#include "engine/rng.hpp"
#include "engine/seat.hpp"

namespace atelier {

// Why something was not done. The code names an entry of the text catalogues; value fills its one number.
struct Refusal {
  std::string_view code;
  int value = 0;
  friend bool operator==(Refusal const&, Refusal const&) = default;
};

// The end of a game: rank 1 won; equal ranks share. Points are what the game counts at the end.
struct Scores {
  List<int, max_seats> points;
  List<int, max_seats> ranks;
  friend bool operator==(Scores const&, Scores const&) = default;
};

// A seat's part of the victory: ties split it evenly.
inline double victory_share(Scores const& scores, Seat seat) {
  int winners = 0;
  for (int rank : scores.ranks) winners += rank == 1;
  return scores.ranks[index(seat)] == 1 ? 1.0 / winners : 0.0;
}

// The sink of simulations: hears nothing and costs nothing. Events are passed as functions, so that none is even built.
struct Silence {
  template <class Make>
  void tell(Audience, Make&&) {}
};

template <class G>
concept Game = requires(G const& game, typename G::State& state, typename G::State const& fixed, typename G::View const& view,
                        typename G::Options const& options, typename G::Components const& components, typename G::Move const& move,
                        Seat seat, Viewer viewer, MoveId id, MoveList& moves, Outcomes& outcomes, Rng& rng, Silence& silence) {
  typename G::Event;
  requires std::is_trivially_copyable_v<typename G::State>;
  { G::id_name } -> std::convertible_to<std::string_view>;
  { G::rules_version } -> std::convertible_to<int>;
  { G::make(options, components) } -> std::same_as<std::expected<G, std::string>>;
  { game.seats() } -> std::same_as<int>;
  { game.shows_memory() } -> std::same_as<bool>;
  { game.start() } -> std::same_as<typename G::State>;
  { game.to_act(fixed) } -> std::same_as<Seats>;
  { game.legal(fixed, seat, moves) };
  { game.legal(view, moves) };
  { game.chance(fixed, outcomes) };
  { game.apply(state, seat, id, silence) };
  { game.refuse(fixed, seat, id) } -> std::same_as<Refusal>;
  { game.view(fixed, viewer) } -> std::same_as<typename G::View>;
  { game.sample(view, rng) } -> std::same_as<typename G::State>;
  { game.scores(fixed) } -> std::same_as<Scores>;
  { game.move(id) } -> std::same_as<typename G::Move>;
  { game.id(move) } -> std::same_as<std::optional<MoveId>>;
};

template <class G>
concept LetsOthersAct = requires(G const& game, typename G::State const& state) {
  { game.may_act(state) } -> std::same_as<Seats>;
};
template <class G>
concept HasPatience = requires(G const& game, typename G::State const& state, Seat seat) {
  { game.patience(state) } -> std::same_as<int>;
  { game.silent_move(state, seat) } -> std::same_as<MoveId>;
};

// Who may move now, whether or not the table waits for them.
template <class G>
Seats may_act(G const& game, typename G::State const& state) {
  if constexpr (LetsOthersAct<G>)
    return game.may_act(state);
  else
    return game.to_act(state);
}

// Plays from `state` to the end. `choose(state, seat) -> MoveId` answers for the seats, `roll(outcomes) -> MoveId` for chance, and
// `watch(seat, id)` sees every move just before it is played.
template <Game G, class Choose, class Roll, class Watch, class Sink>
void play_out(G const& game, typename G::State& state, Choose&& choose, Roll&& roll, Watch&& watch, Sink& sink) {
  Outcomes outcomes;
  for (Seats acting = game.to_act(state); !acting.empty(); acting = game.to_act(state)) {
    Seat const seat = acting.lowest();
    MoveId id;
    if (seat == chance) {
      game.chance(state, outcomes);
      id = roll(outcomes);
    } else {
      id = choose(state, seat);
    }
    watch(seat, id);
    game.apply(state, seat, id, sink);
  }
}

}  // namespace atelier
