// What a seat can conclude about the stones it does not see: exact odds and possible worlds.
//
// Every way to spread the unseen stones over the places the seat cannot see into was equally likely when they were dealt. Calls changed
// that in two ways.
//
// A wrong call proves something of every stone that stood then, so an older stone is never ruled out less than a younger one: the sets
// of spells that places allow form a chain. Filled from the strictest place on, each place may take any unseen stone its set allows
// but those already placed, and that count does not depend on which ones they were. Products of such counts are exact.
//
// A right call took one of k fitting stones, each as likely: a world in which k fitted then is worth 1/k of what it was. Such weights
// depend only on which places hold the called spell, so the called spells are spread first, subset by subset, and the chain fills the rest.
#pragma once

#include "games/czary_mary/lens.hpp"

namespace atelier::czary_mary {

class Unseen {
 public:
  explicit Unseen(Lens const&);

  Counts const& counts() const { return counts_; }

  // The probability that a stone of this spell stands before the seat.
  double odds(Spell spell) const {
    Spread spread;
    return 1 - worlds(spread, bit(spell)) / all_;
  }

  // Faces for the own places, each world as often as it is likely; what is left stays in counts(), every order of it as likely.
  void draw_own(Rng&, std::array<Spell, hand_size>& stones);
  Spell draw(Rng&, unsigned ruled_out = 0);

 private:
  using BySubset = std::array<double, 1U << hand_size>;  // by which of places_
  using Spread = std::array<BySubset, spells + 1>;       // worlds by the places filled: by no called spell, by the first of them too, ...

  static constexpr unsigned bit(Spell spell) { return 1U << (number(spell) - 1); }
  static constexpr std::size_t first_of(unsigned subset) { return static_cast<std::size_t>(std::countr_zero(subset)); }
  unsigned all_places() const { return (1U << places_.size()) - 1; }
  int allowed(unsigned ruled_out) const;
  void weigh(Spell, Lens const&);
  double worlds(Spread&, unsigned without) const;

  Counts counts_;
  List<Lens::Place, hand_size> places_;
  List<Spell, spells> called_;            // spells of which right calls tell something yet
  unsigned called_bits_ = 0;              // the same as bits
  std::array<BySubset, spells> weights_;  // by called spell: what exactly these places hold it is worth
  Spread spread_;
  double all_;
};

}  // namespace atelier::czary_mary
