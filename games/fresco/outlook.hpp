// What paints, Thalers and mood are worth to a seat: which segments it could restore, now and after mixing, as far as its lens shows.
#pragma once

#include "games/fresco/lens.hpp"

namespace atelier::fresco {

// What changes while a bot thinks ahead.
struct Desk {
  Paints paints{};
  int thalers = 0;
  std::uint32_t covered = 0;  // segments with a tile
  int bishop = 0;
  int restored = 0;  // tiles restored in this thought
};

// How likely a segment is still there, by segment.
using Chances = std::array<double, segments>;

class Outlook {
 public:
  explicit Outlook(Lens const&);

  Desk desk() const;
  // The best cathedral work for so many apprentices after so many mixes, one action after the other; changes the desk and returns points.
  double work(Desk&, int actions, int mixes, Chances const&, bool bishop_helps) const;
  // What the desk promises for the round after this one, if so many mixes are still to come in this one.
  double next(Desk const&, int mixes) const;
  double residue(Paints const&) const;
  double money(int thalers) const;
  double mood(int mood) const;
  double income(int tiles) const { return (last_ ? 0.0 : 0.8) * tiles * rounds_left_; }
  double portrait(Portrait const&, int mood) const;
  // What the request of this kind would bring; 0 where it cannot be fulfilled.
  double request(RequestKind) const;
  // Segments that rivals who act before the seat may take first; `hour` is the line the seat gets up at.
  Chances before_me(int hour) const;
  Chances certain() const;

  int me() const { return me_; }
  bool last() const { return last_; }
  double rounds_left() const { return rounds_left_; }
  int tile_at(int segment) const { return lens_.tile_at(segment); }

 private:
  struct Reached {
    Paints left{};
    int mixes = 0;
  };
  bool reach(Paints const& has, Paints const& cost, int mixes, Reached&) const;
  double bonus(Desk const&, int segment, bool& pays) const;
  bool affords(int painter, int tile) const;
  double asked_for(int tile) const;
  void foresee_moods();

  Fresco const& game_;
  Lens const& lens_;
  int me_;
  bool last_;
  double rounds_left_;
  Chances contested_{};
  std::array<double, most_mood_spaces> moods_{};  // what each space of the mood track promises
};

}  // namespace atelier::fresco
