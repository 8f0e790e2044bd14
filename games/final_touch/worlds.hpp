// What a seat can conclude about the cards it does not see: possible worlds, each as likely as the rules make it, from a view alone.
//
// A deck is known card by card when it is shuffled; only its order is not, and every order is equally likely. When a rival drew is
// public, and a rival's plays tell that at least those cards were in hand then. So a world is as likely as there are orders of the
// decks under which nobody played a card one did not hold. The rivals are bound to each other only by what they share: at a shuffle
// the cards of all their hands together are known, for everything else lies open, and now what they do not hold lies in the deck.
//
// Hence: for one rival between two shuffles orders are counted hand by hand (course.hpp). At a shuffle the ways to split the known lot
// among the rivals are listed, each with its number of orders. After the last one each rival is dealt alone, as though every card in
// hand were put back before the next is dealt, and a world is kept with the probability that makes up for it exactly.
#pragma once

#include <vector>

#include "games/final_touch/course.hpp"
#include "games/final_touch/final_touch.hpp"

namespace atelier::final_touch {

class Worlds {
 public:
  // Precondition: the view is a seat's, and outlives this.
  Worlds(FinalTouch const&, View const&);

  State draw(Rng&) const;

 private:
  static constexpr int most_rivals = most_players - 1;
  using Split = std::array<std::uint8_t, most_rivals>;  // the number of each rival's hand

  struct Splits {
    std::vector<Split> splits;
    std::vector<double> weights;
    // Of each rival the ways from a hand at the shuffle before to every hand at this one, and where the former stands in the list.
    std::array<std::vector<Weights>, most_rivals> ways;
    std::array<std::array<std::uint8_t, Hands::count>, most_rivals> place;
  };

  void read_open();
  Course course(int rival, int stretch) const;
  int size_at_end(int rival, int stretch) const;
  Splits splits_at(int shuffle) const;
  void weigh(Splits&, Splits const& before, int shuffle) const;
  double ways(Splits const&, Split const& from, Split const& to) const;
  Weights as_if_put_back(Player const&) const;
  double kept(Cards held) const;
  double most_kept() const;
  Split deal(std::size_t& split, Rng&) const;
  void remember(State&, std::size_t split, Rng&) const;

  FinalTouch const& game_;
  View view_;     // kept: worlds are drawn long after the caller has let go of his
  State open_;    // what is in sight
  Cards unseen_;  // the rest: rivals' hands and the deck
  std::vector<int> rivals_;
  std::vector<Splits> moments_;     // the beginning, when all hands were empty, and every shuffle
  std::vector<Course> courses_;     // of each rival since the last of them
  std::vector<double> likelihood_;  // of each split at the last of them
  double most_ = 1;
};

}  // namespace atelier::final_touch
