// The player that knows nothing: any legal move, evenly. Every game has it as its first bot.
#pragma once

#include "engine/game.hpp"

namespace atelier {

template <Game G>
MoveId random_move(G const& game, typename G::View const& view, Rng& rng) {
  MoveList moves;
  game.legal(view, moves);
  return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
}

}  // namespace atelier
