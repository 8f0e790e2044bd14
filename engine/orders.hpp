// Standing orders: what a seat says in advance that it wants done whenever it is asked. One number says all there is to say: how far the
// seat goes along; 0 is not at all. What comes of an order are moves as everybody makes them, and it ends with its occasion.
#pragma once

#include <concepts>
#include <optional>

#include "engine/game.hpp"

namespace atelier {

// A game that takes orders says
//   occasion(s)           what an order is about now, the same as long as that lasts and never again; none: nothing is ordered now
//   refuse_order(s, seat, limit)   why this seat cannot order so now; none: it can. Precondition: there is an occasion
//   ordered(s, seat, limit)        what the order plays for a seat of to_act. Precondition: there is an occasion
template <class G>
concept HasOrders = requires(G const& game, typename G::State const& state, Seat seat, int limit) {
  { game.occasion(state) } -> std::same_as<std::optional<int>>;
  { game.refuse_order(state, seat, limit) } -> std::same_as<std::optional<Refusal>>;
  { game.ordered(state, seat, limit) } -> std::same_as<MoveId>;
};

}  // namespace atelier
