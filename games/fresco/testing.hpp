// Tables of Fresco for tests.
#pragma once

#include "games/fresco/fresco.hpp"
#include "games/fresco/kind.hpp"
#include "games/testing.hpp"

namespace atelier::fresco {

inline Fresco table_for(Options const& options) { return atelier::testing::make_game<Fresco>(fresco_kind(), options); }

// Modules as digits: "13" plays with portraits and more colours.
inline Fresco table_for(int seats, std::string_view modules = "") {
  Options options;
  options.seats.value = seats;
  options.portraits = modules.contains('1');
  options.requests = modules.contains('2');
  options.colours = modules.contains('3');
  return table_for(options);
}

inline void play(Fresco const& game, State& s, Seat seat, Move const& move) {
  auto const id = game.id(move);
  ASSERT_TRUE(id);
  MoveList moves;
  game.legal(s, seat, moves);
  ASSERT_TRUE(moves.has(*id)) << to_json(move) << " is not legal";
  Silence silence;
  game.apply(s, seat, *id, silence);
}

inline Painter& painter(State& s, int p) { return s.painters[p]; }

// By whoever decides now.
inline void play(Fresco const& game, State& s, Move const& move) { play(game, s, game.to_act(s).lowest(), move); }

inline bool may(Fresco const& game, State const& s, Move const& move) {
  MoveList moves;
  game.legal(s, game.to_act(s).lowest(), moves);
  return moves.has(*game.id(move));
}

inline void deal(Fresco const& game, State& s, Rng& rng) {
  Silence silence;
  while (game.to_act(s).has(chance)) {
    auto const [seat, id] = atelier::testing::random_step(game, s, rng);
    game.apply(s, seat, id, silence);
  }
}

// The first moment of a game in which somebody must decide.
inline State laid_out(Fresco const& game, std::uint64_t seed = 1) {
  Rng rng(seed);
  State s = game.start();
  deal(game, s, rng);
  return s;
}

// Everybody gets up: painter p at line hours[p].
inline void wake_all(Fresco const& game, State& s, std::vector<int> const& hours) {
  while (s.phase == Phase::waking) play(game, s, WakeUp{hours[s.order[s.turn]]});
}

// Apprentices in one place and nowhere else.
inline Sheet sent_to(Place place, int count) {
  Sheet sheet{};
  sheet[column(place)] = count;
  return sheet;
}

inline void plan_all(Fresco const& game, State& s, std::vector<Sheet> const& sheets) {
  for (int seat = 0; seat < game.seats(); ++seat) {
    Sheet const sheet = seat < std::ssize(sheets) ? sheets[seat] : Sheet{};
    play(game, s, seat_at(seat), Plan{sheet[0], sheet[1], sheet[2], sheet[3], sheet[4]});
  }
}

// A round in which painter p got up at line p and planned sheets[p], at its first visit. `change` sets the table before the plans are
// revealed, so that a visit begins with what it set.
template <class Change>
State at_work(Fresco const& game, std::vector<Sheet> const& sheets, Change&& change, std::uint64_t seed = 1) {
  State s = laid_out(game, seed);
  wake_all(game, s, {0, 1, 2, 3});
  change(s);
  plan_all(game, s, sheets);
  return s;
}

inline Paints paints(std::string_view letters) {
  constexpr std::string_view all = "RYBOGPKN";
  Paints has{};
  for (char letter : letters) ++has[all.find(letter)];
  return has;
}

// A tile of these points with these paints; fails the test if the box has none.
inline int tile_of(Fresco const& game, int points) {
  for (int tile = 0; tile < fresco_tiles; ++tile)
    if (game.tile(tile).points == points) return tile;
  return -1;
}

// Puts a tile onto a segment; whatever lay there goes where the tile was.
inline void put(State& s, int segment, int tile) {
  auto const at = segment;
  for (auto& other : s.board.fresco)
    if (other == tile + 1) std::swap(other, s.board.fresco[at]);
  s.board.fresco[at] = tile + 1;
}

// Leaves tiles on these segments only.
inline void leave_only(State& s, std::vector<int> const& covered) {
  for (int segment = 0; segment < segments; ++segment)
    if (std::find(covered.begin(), covered.end(), segment) == covered.end()) s.board.fresco[segment] = 0;
  s.board.covered = segments - std::count(s.board.fresco.begin(), s.board.fresco.end(), 0);
}

inline int card_of(Fresco const& game, Sitter sitter) {
  int card = 0;
  while (game.components().portraits[card].sitter != sitter) ++card;
  return card;
}

// Shows these portraits in the studio; without a second one its place is empty.
inline void show(Fresco const& game, State& s, Sitter left, std::optional<Sitter> right = {}) {
  s.board.portraits[0] = card_of(game, left) + 1;
  s.board.portraits[1] = right ? card_of(game, *right) + 1 : 0;
}

// A painter on the score track.
inline void stand_at(State& s, int painter, int score) {
  s.painters[painter].score = score;
  s.painters[painter].start_space = 0;
}

// Finishes the round with everybody leaving at once; paints of requests are red.
inline void finish_round(Fresco const& game, State& s, Rng& rng) {
  int const round = s.round;
  while (s.round == round && s.phase != Phase::over) {
    if (game.to_act(s).has(chance)) {
      Silence silence;
      auto const [seat, id] = atelier::testing::random_step(game, s, rng);
      game.apply(s, seat, id, silence);
    } else if (s.phase == Phase::earning) {
      play(game, s, PickPaint{Paint::red});
    } else if (may(game, s, Done{})) {
      play(game, s, Done{});
    } else {  // Leonardo must do something first
      Silence silence;
      auto const [seat, id] = atelier::testing::random_step(game, s, rng);
      game.apply(s, seat, id, silence);
    }
  }
}

}  // namespace atelier::fresco
