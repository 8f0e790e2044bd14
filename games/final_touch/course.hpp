// How a rival's hand went between two shuffles: cards drawn, whose colours nobody else saw, and cards played, which everyone did.
#pragma once

#include <vector>

#include "engine/rng.hpp"
#include "games/final_touch/hands.hpp"

namespace atelier::final_touch {

using Weights = std::array<double, Hands::count>;  // by hand; those of another size than the moment's mean nothing

class Course {
 public:
  explicit Course(int size) : size_(size) {}

  void draw_to(int size) {
    while (size_ < size) steps_.push_back({drawn, size_++});
  }
  void play(Counts const& cards) {
    for (int paint = 0; paint < paints; ++paint)
      for (int card = 0; card < cards[paint]; ++card) steps_.push_back({paint, size_--});
  }

  // From a hand at the beginning to every hand at the end: how many orders of the cards drawn lead there, every play being possible.
  Weights ways_from(int hand) const {
    Weights ways{};
    ways[hand] = 1;
    for (auto const& step : steps_) {
      Weights after{};
      for (int each = all_hands.first(step.size); each < all_hands.first(step.size + 1); ++each)
        if (ways[each] != 0) on_from(each, step, [&](int next) { after[next] += ways[each]; });
      ways = after;
    }
    return ways;
  }

  // Gives every hand at the end its weight: from here on promise() and walk() may be asked.
  void aim(Weights const& end) {
    ahead_.assign(steps_.size() + 1, end);
    for (std::size_t i = steps_.size(); i-- > 0;)
      for (int each = all_hands.first(steps_[i].size); each < all_hands.first(steps_[i].size + 1); ++each) {
        double sum = 0;
        on_from(each, steps_[i], [&](int next) { sum += ahead_[i + 1][next]; });
        ahead_[i][each] = sum;
      }
  }
  // The weights of all ends a hand at the beginning can come to, way by way.
  double promise(int hand) const { return ahead_.front()[hand]; }
  // One of those ends, drawn by its weight.
  int walk(int hand, Rng& rng) const {
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      double ticket = steps_[i].paint == drawn ? rng.unit() * ahead_[i][hand] : 0;
      int chosen = hand;
      on_from(hand, steps_[i], [&](int next) {
        if (ticket >= 0 && ahead_[i + 1][next] > 0) chosen = next;
        ticket -= ahead_[i + 1][next];
      });
      hand = chosen;
    }
    return hand;
  }

 private:
  static constexpr int drawn = -1;
  struct Step {
    int paint;  // played, or `drawn`
    int size;   // of the hand before
  };

  template <class To>
  static void on_from(int hand, Step const& step, To&& to) {
    if (step.paint == drawn) {
      for (int paint = 0; paint < paints; ++paint) to(all_hands.with(hand, paint));
    } else if (int const less = all_hands.without(hand, step.paint); less != Hands::none) {
      to(less);
    }
  }

  int size_;
  std::vector<Step> steps_;
  std::vector<Weights> ahead_;  // before each step and at the end
};

}  // namespace atelier::final_touch
