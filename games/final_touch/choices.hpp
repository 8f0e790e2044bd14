// What may be done now, said once: the offer of a view, the list of moves and the random move are all made of it.
#pragma once

#include <bit>

#include "engine/bits.hpp"
#include "engine/move.hpp"
#include "games/final_touch/retouches.hpp"
#include "games/final_touch/view.hpp"

namespace atelier::final_touch {

// Dense ids: players first, then chance. One place for the arithmetic of moves.
namespace ids {
inline constexpr int retouch = 0;                            // + number of the set of cards
inline constexpr int smear = retouch + Retouches::count;     // + paint
inline constexpr int begin = smear + paints;                 // + seat
inline constexpr int draw = begin + most_players;            // + seat * paints + paint
inline constexpr int unveil = draw + most_players * paints;  // + painting
inline constexpr int count = unveil + paintings;
}  // namespace ids

// A retouch takes cards whose colours are missing, a smear one card whose colour is not: never both, never neither.
class Choices {
 public:
  Choices(Cards hand, Cards missing) : retouch_(Cards::fewer(hand, missing)), smear_(hand.colours() & ~missing.colours()) {}
  explicit Choices(Offer const& offer) : retouch_(offer.retouch), smear_(Cards(offer.smear).colours()) {}

  Offer offer() const {
    Offer offer;
    offer.retouch = retouch_.counts();
    for (int paint = 0; paint < paints; ++paint) offer.smear[paint] = (smear_ >> paint) & 1;
    return offer;
  }
  // Every card that fits at once.
  Cards retouch() const { return retouch_; }

  int count() const { return sets() + std::popcount(smear_); }
  MoveId at(int i) const {
    if (i < sets()) return move_at(ids::retouch + retouches.begin(retouch_)[i]);
    return move_at(ids::smear + nth_bit(smear_, i - sets()));
  }
  void write(MoveList& out) const {
    out.clear();
    for (auto const *id = retouches.begin(retouch_), *end = retouches.end(retouch_); id != end; ++id) out.add(move_at(ids::retouch + *id));
    for (unsigned left = smear_; left != 0; left &= left - 1) out.add(move_at(ids::smear + std::countr_zero(left)));
  }

 private:
  int sets() const { return static_cast<int>(retouches.end(retouch_) - retouches.begin(retouch_)); }

  Cards retouch_;
  unsigned smear_;  // bit per colour
};

}  // namespace atelier::final_touch
