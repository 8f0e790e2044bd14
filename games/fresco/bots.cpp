#include "games/fresco/bots.hpp"

#include "bots/random.hpp"

namespace atelier::fresco {

MoveId greedy_move(Fresco const& game, View const& view, Rng& rng) { return random_move(game, view, rng); }
MoveId master_move(Fresco const& game, View const& view, Rng& rng) { return random_move(game, view, rng); }

}  // namespace atelier::fresco
