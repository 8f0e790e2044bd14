// What the bots of Modern Art know. Each gets what its seat knows and nothing else.
#pragma once

#include <array>
#include <string_view>

#include "engine/manner.hpp"
#include "games/modern_art/modern_art.hpp"

namespace atelier::modern_art {

inline constexpr std::array<std::string_view, 3> bots{"random", "half", "dealer"};

// Bids half of what a painting would bring if the round ended now, and puts up anything.
MoveId half_move(Lens const&, Rng&);

// Reckons what paintings will bring by playing the round on in its mind, and never pays more than a lot is worth to it.
MoveId dealer_move(Lens const&, Manner = Manner::even);
// The same in a hurry: so many ends of the round in mind instead of many. Quick enough to play games on with.
MoveId hasty_dealer_move(Lens const&, int rounds_in_mind, Manner = Manner::even);

// What the lot under the hammer will bring its buyer, as the dealer of this seat reckons it.
double lot_worth(Lens const&);

// Falls in love with paintings and pays too much for them, and puts up whatever comes to hand.
MoveId novice_move(Lens const&, Rng&, Manner = Manner::even);
// A dealer in a hurry who bids close to the worth and saves the best paintings for another day.
MoveId casual_move(Lens const&, Manner = Manner::even);

}  // namespace atelier::modern_art
