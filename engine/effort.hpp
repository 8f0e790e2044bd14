// What a search over possible worlds spends on a move where the budget lets it: each game says how much pays.
#pragma once

namespace atelier {

struct Effort {
  int worlds = 256;     // for the moves that come to the end
  int first = 8;        // before the worse half of the moves is dropped for the first time; then twice as many, and so on
  double margin = 1.0;  // standard errors by which another move must beat the quick bot's own
  int playouts = 200;   // of a position that is looked back on: a whole game in about half a minute
};

}  // namespace atelier
