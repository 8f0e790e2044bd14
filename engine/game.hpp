// The contract between a game and everything that plays it: the one file a newcomer must read.
//
// A game is an immutable object made once from options and components, and pure functions over a plain value `State`. It knows no
// clock, no generator and no I/O. Whatever the table does not decide is decided by the seat `chance`, whose moves carry weights and
// stand in the journal like anybody's. Hosts (terminal, server, simulation, Python) differ only in how they ask for moves.
//
// What a game promises, function by function:
//
//   make(options, components, rules)
//                              A game, or one sentence that says what does not fit. Everything is checked here; later nothing fails.
//                              `rules` is the version it is played under, from 1 to rules_version: a version once played stays alive, and
//                              a fix that changes what is legal or what follows asks rules() in the one place it changes.
//   start()                    The state before the first move, which is often chance's.
//   to_act(state)              Who may move now. None: the game is over. {chance}: a card or die. Otherwise one seat, or several at
//                              once, whom the rules take in any order. Chance never shares a moment with seats.
//   legal(state, seat, out)    The moves of a seat in to_act, ascending and never empty. A seat whose silence would tell the table
//                              something is asked even when only one answer is left.
//   legal(view, out)           The same list for the seat the view was built for, from the view alone; empty when it is not asked.
//   chance(state, out)         What chance may do and with which weights. How many chance moves there are in a row must follow from
//                              what every seat knows: how many an entry holds is public.
//   apply(state, seat, id, events)
//                              Plays a legal move. `events` is told what happened, each event with its audience; a sink that does not
//                              listen costs nothing. Never allocates, never throws.
//   refuse(state, seat, id)    Why a move that is not legal is not: a code and a number the client puts into words.
//   view(state, viewer)        What a viewer may know, built from nothing: View has no field for the rest. `View::offer` says what the
//                              seat may do now; `View::memory`, where a game has it, holds what follows from public moves though no
//                              longer in sight. Bots get both, pages get the memory when shows_memory() says so.
//   sample(view, rng)          While the game runs, a state the seat could be in, from its view alone, with the probability it has given
//                              all the seat has seen: deals and rolls as the rules weigh them; a decision made in the open tells that
//                              it was legal and nothing more; a secret one (a fist, a plan) is any legal move, evenly. Where there are
//                              secret ones, sample(view, rng, policy) asks policy(state, seat, rng) -> MoveId instead, in that world.
//   scores(state)              Points and ranks; meaningful when nobody is to act.
//   payoffs()                  What points a seat can end with, and whether all win or lose together.
//   chapter(state)             How many natural stretches (rounds, masterpieces) are behind: it never falls, and a search that cannot see
//                              the end may stop where it grows.
//   move(id), id(move)         The dense id, below move_ids, as a typed struct and back; `id` is empty when a field is out of range.
//
// What a game may say besides:
//
//   may_act(state)             Who may move though nobody waits for it: to_act and more. legal() answers for these seats as well.
//   ask_first(state, among)    Whom of several in to_act a host asks that must ask one. Otherwise the lowest seat.
//   side(seat)                 The side a seat plays for, where there are teams: seats of a side win together.
//   takes_back(state, seat, id)
//                              A legal move tells nobody, not even whoever makes it, anything but that it was made: whatever is hidden from
//                              a seat, it could have seen the same. Such a move may be taken back. Otherwise none may; and nothing is ever
//                              taken back that chance has moved after. Of a move that ends the game nobody asks.
//   patience(state)            Seconds a live table waits for seats that stay silent, counted anew after every move; 0: for ever.
//   silent_move(state, seat)   The move a seat in to_act makes by staying silent that long. Hosts without a clock never ask for it.
//   one_gesture(state)         Chance is to move, and people see its move as one with the chance move before it: a deal.
//   random_legal(state, seat, rng), roll(state, rng)
//                              What legal()[rng.below(size)] and chance().at(rng.below(total)) would give, by one draw and without the
//                              lists.
//   roll_on(state, rng)        Plays chance's move and may go on while chance is to move: what roll() and apply() would do with the same
//                              draws and nobody listening. For runs of chance: a deal.
#pragma once

#include <bit>
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

// What the points of a seat can be at the end.
struct Payoffs {
  int least = 0;
  int most = 0;
  bool together = false;  // all win or lose as one: ranks are alike
};

// What a seat's side has of the victory: sides that share rank 1 split it evenly, and every seat of a side has all of the side's part.
// `side(seat)` names the side a seat plays for.
template <class Side = int (*)(Seat)>
double victory_share(Scores const& scores, Seat seat, Side&& side = index) {
  if (scores.ranks[static_cast<std::size_t>(index(seat))] != 1) return 0;
  unsigned winning = 0;
  for (int i = 0; i < static_cast<int>(scores.ranks.size()); ++i)
    if (scores.ranks[static_cast<std::size_t>(i)] == 1) winning |= 1U << side(seat_at(i));
  return 1.0 / std::popcount(winning);
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
  { G::move_ids } -> std::convertible_to<int>;
  { G::make(options, components, int{}) } -> std::same_as<std::expected<G, std::string>>;
  { game.rules() } -> std::same_as<int>;
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
  { game.payoffs() } -> std::same_as<Payoffs>;
  { game.chapter(fixed) } -> std::same_as<int>;
  { game.move(id) } -> std::same_as<typename G::Move>;
  { game.id(move) } -> std::same_as<std::optional<MoveId>>;
};

template <class G>
concept HasPatience = requires(G const& game, typename G::State const& state, Seat seat) {
  { game.patience(state) } -> std::same_as<int>;
  { game.silent_move(state, seat) } -> std::same_as<MoveId>;
};

// What a game need not say has one answer here. Hosts ask these functions.

// Who may move now, whether or not the table waits for them.
template <class G>
Seats may_act(G const& game, typename G::State const& state) {
  if constexpr (requires { game.may_act(state); })
    return game.may_act(state);
  else
    return game.to_act(state);
}

// Precondition: `among` holds seats of to_act, one at least.
template <class G>
Seat ask_first(G const& game, typename G::State const& state, Seats among) {
  if constexpr (requires { game.ask_first(state, among); })
    return game.ask_first(state, among);
  else
    return among.lowest();
}

// Seats of one side win and lose together.
template <class G>
int side(G const& game, Seat seat) {
  if constexpr (requires { game.side(seat); })
    return game.side(seat);
  else
    return game.payoffs().together ? 0 : index(seat);
}

template <class G>
bool takes_back(G const& game, typename G::State const& state, Seat seat, MoveId id) {
  if constexpr (requires { game.takes_back(state, seat, id); })
    return game.takes_back(state, seat, id);
  else
    return false;
}

template <class G>
bool one_gesture(G const& game, typename G::State const& state) {
  if constexpr (requires { game.one_gesture(state); })
    return game.one_gesture(state);
  else
    return false;
}

template <class G>
MoveId random_legal(G const& game, typename G::State const& state, Seat seat, Rng& rng) {
  if constexpr (requires { game.random_legal(state, seat, rng); }) {
    return game.random_legal(state, seat, rng);
  } else {
    MoveList moves;
    game.legal(state, seat, moves);
    return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
  }
}

template <class G>
MoveId roll(G const& game, typename G::State const& state, Rng& rng) {
  if constexpr (requires { game.roll(state, rng); }) {
    return game.roll(state, rng);
  } else {
    Outcomes outcomes;
    game.chance(state, outcomes);
    return outcomes.at(rng.below(outcomes.total()));
  }
}

// Precondition: chance is to move.
template <class G>
void roll_on(G const& game, typename G::State& state, Rng& rng) {
  if constexpr (requires { game.roll_on(state, rng); }) {
    game.roll_on(state, rng);
  } else {
    Silence silence;
    game.apply(state, chance, roll(game, state, rng), silence);
  }
}

// Whom a host asks now: chance, or the seat that comes first. Precondition: the game is not over.
template <class G>
Seat to_ask(G const& game, typename G::State const& state) {
  Seats const acting = game.to_act(state);
  return acting.has(chance) ? chance : ask_first(game, state, acting);
}

// A game and its state at one table, with whoever listens.
template <Game G, class Sink = Silence>
class Running {
 public:
  Running(G const& game, typename G::State& state, Sink& sink) : game_(game), state_(state), sink_(sink) {}
  Seats to_act() const { return game_.to_act(state_); }
  Seat ask_first(Seats among) const { return atelier::ask_first(game_, state_, among); }
  void apply(Seat seat, MoveId id) { game_.apply(state_, seat, id, sink_); }

 private:
  G const& game_;
  typename G::State& state_;
  Sink& sink_;
};

// The one loop of every host that plays by itself: asks chance or a seat, plays the answer, until nobody is to act or `decide(seat)`
// has no answer. `table` is a Running game or a Position. True if the game is over.
template <class Table, class Decide>
bool play_out(Table& table, Decide&& decide) {
  for (Seats acting = table.to_act(); !acting.empty(); acting = table.to_act()) {
    Seat const seat = acting.has(chance) ? chance : table.ask_first(acting);
    std::optional<MoveId> const id = decide(seat);
    if (!id) return false;
    table.apply(seat, *id);
  }
  return true;
}

// The same to the end for a search that hears nothing and looks at nothing on the way: chance by its weights, seats by `answer(seat)`.
template <Game G, class Answer>
void roll_out(G const& game, typename G::State& state, Rng& dice, Answer&& answer) {
  Silence silence;
  for (Seats acting = game.to_act(state); !acting.empty(); acting = game.to_act(state)) {
    if (acting.has(chance)) {
      roll_on(game, state, dice);
    } else {
      Seat const seat = ask_first(game, state, acting);
      game.apply(state, seat, answer(seat), silence);
    }
  }
}

}  // namespace atelier
