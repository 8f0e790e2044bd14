// What a seat may know of a table, for bots: read from a state without building a view, or from a view. Both answer alike.
#pragma once

#include "games/fresco/fresco.hpp"

namespace atelier::fresco {

// The numbers whose bits are set, ascending.
struct Numbers {
  struct Next {
    std::uint64_t bits;
    int operator*() const { return std::countr_zero(bits); }
    Next& operator++() {
      bits &= bits - 1;
      return *this;
    }
    friend bool operator==(Next, Next) = default;
  };
  std::uint64_t bits;
  Next begin() const { return {bits}; }
  Next end() const { return {0}; }
  bool empty() const { return bits == 0; }
  int size() const { return std::popcount(bits); }
  int operator[](int i) const { return nth_bit(bits, i); }
};

class Lens {
 public:
  Lens(Fresco const& game, State const& state, Seat seat) : game_(game), s_(state), me_(index(seat)) { look(); }
  // Precondition: the view is a seat's.
  Lens(Fresco const& game, View const& view) : game_(game), known_(game.known(view)), s_(known_), me_(index(*view.you)) { look(); }
  Lens(Lens const&) = delete;
  Lens& operator=(Lens const&) = delete;

  Fresco const& game() const { return game_; }
  int me() const { return me_; }
  Phase phase() const { return s_.phase; }
  Place place() const { return s_.place; }
  bool last_round() const { return s_.last; }
  Visit const& visit() const { return s_.visit; }
  Board const& board() const { return s_.board; }
  int portraits_left() const { return std::popcount(s_.portraits); }  // in the pile
  // Whose visit or morning it is; only where one painter acts.
  int acting() const { return s_.order[s_.turn]; }
  bool leonardo_acts() const { return s_.phase != Phase::planning && game_.is_leonardo(acting()); }

  Painter const& acting_painter() const { return s_.painters[acting()]; }
  // What the top request of a pile brings. Precondition: one is left.
  int request_points(int kind) const { return game_.components().requests[kind].points[s_.board.requests[kind] - 1]; }

  // The seat's own painter, plan and all; of the others everything but the plan.
  Painter const& self() const { return s_.painters[me_]; }
  int hour(int painter) const { return s_.painters[painter].hour; }
  Paints const& paints(int painter) const { return s_.painters[painter].paints; }
  std::uint32_t tiles(int painter) const { return s_.painters[painter].tiles; }

  // What the seat may do, by number.
  Numbers may(Deed deed) const { return {choice_.of(deed)}; }
  bool may(Deed deed, int number) const { return has_bit(choice_.of(deed), number); }
  bool plans() const { return choice_.apprentices >= 0; }
  int apprentices() const { return choice_.apprentices; }                  // to plan with
  int market_tile(int place) const { return s_.board.market[place] - 1; }  // by stall and slot; -1 where none lies
  int tile_at(int segment) const { return s_.board.fresco[segment] - 1; }

 private:
  void look() { Allowed<Choice>{game_, s_, choice_}.to(seat_at(me_)); }

  Fresco const& game_;
  State known_;  // of a view
  State const& s_;
  int me_;
  Choice choice_;
};

inline MoveId id_of(Deed deed, int number) { return move_at(ids_of[index(deed)] + number); }

}  // namespace atelier::fresco
