// Everything a seat or chance can do, as people read it; rules.hpp maps each to a dense id.
#pragma once

#include <variant>

#include <boost/describe/class.hpp>

#include "engine/list.hpp"
#include "games/final_touch/state.hpp"

namespace atelier::final_touch {

struct Retouch {  // a player adds cards whose colours are missing
  List<Paint, most_hand> cards;
  BOOST_DESCRIBE_CLASS(Retouch, (), (cards), (), ())
};
struct Smear {  // a player spoils the masterpiece with one card whose colour is not missing
  Paint paint{};
  BOOST_DESCRIBE_CLASS(Smear, (), (paint), (), ())
};
struct Begin {  // chance: who begins
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Begin, (), (seat), (), ())
};
struct Draw {  // chance: the card a player takes from the deck
  Seat seat{};
  Paint paint{};
  BOOST_DESCRIBE_CLASS(Draw, (), (seat, paint), (), ())
};
struct Unveil {  // chance: the masterpiece that lies on top of its deck now
  Painting painting{};
  BOOST_DESCRIBE_CLASS(Unveil, (), (painting), (), ())
};

inline Retouch retouch_with(Cards cards) {
  Retouch retouch;
  for (int paint = 0; paint < paints; ++paint)
    for (int card = 0; card < cards[paint]; ++card) retouch.cards.push_back(static_cast<Paint>(paint));
  return retouch;
}

using Move = std::variant<Retouch, Smear, Begin, Draw, Unveil>;

}  // namespace atelier::final_touch
