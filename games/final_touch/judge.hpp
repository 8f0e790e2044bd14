// How good a move looks at first sight, from what its player sees: the heart of the careful bot, and fast enough to play games out with.
#pragma once

#include "engine/manner.hpp"
#include "games/final_touch/lens.hpp"

namespace atelier::final_touch {

// What things are worth; found by matches of many thousand games.
struct Taste {
  double turn = 0.5;   // an extra turn
  double hope = 0.4;   // to finish on the next turn what nobody finished in between
  double trap = 0.8;   // a rival without a fitting card must ruin the picture
  double ruin = 1.0;   // the lower value, paid to the rivals
  double next = 0.03;  // a card in hand that the next masterpiece asks for
  double fear = 1.0;   // of what the next rival may finish

  static constexpr Taste of(int players, Manner manner) {
    Taste taste = of(players);
    switch (manner) {
      case Manner::even: break;
      case Manner::bold: taste.fear = 0.85; break;
      case Manner::thrifty: taste.next = 0.08; break;
      case Manner::stubborn: taste.hope *= 2; break;
    }
    return taste;
  }
  static constexpr Taste of(int players) {
    if (players == 3) return {.turn = 0.3, .hope = 0.25, .trap = 0.4, .ruin = 1.9, .next = 0.03};  // a ruined one pays two rivals
    if (players == 4) return {.turn = 0.85, .hope = 0.7, .trap = 0.5, .ruin = 1.0, .next = 0.03};  // the partner hopes too
    return {};
  }
};

class Judge {
 public:
  explicit Judge(Lens const& lens, Manner manner = Manner::even) : lens_(lens), taste_(Taste::of(lens.players, manner)) {
    double const all = std::max(lens.unseen.total(), 1);
    for (int paint = 0; paint < paints; ++paint) {
      double const none = 1 - lens.unseen[paint] / all;
      double const none4 = none * none * none * none, one = 1 - none;
      auto& at_least = at_least_[static_cast<std::size_t>(paint)];
      at_least[0] = 1;
      at_least[1] = 1 - none4 * none;
      at_least[2] = at_least[1] - 5 * one * none4;
      at_least[3] = at_least[2] - 10 * one * one * none * none * none;
    }
  }

  // The probability that a hand of unseen cards holds all of these.
  double holds(Cards cards) const {
    if (cards.total() > most_hand) return 0;
    double all = 1;
    for (int paint = 0; paint < paints; ++paint) all *= at_least_[static_cast<std::size_t>(paint)][static_cast<std::size_t>(cards[paint])];
    return all;
  }

  double retouch(Cards cards) const {
    Cards const left = lens_.missing - cards, kept = lens_.hand - cards;
    if (left.empty()) return lens_.completed + taste_.turn + keep(kept);
    return leave(left, kept, lens_.smears_left) + keep(kept);
  }
  double smear(int paint) const {
    Cards const kept = lens_.hand - Cards::one(paint);
    if (lens_.smears_left == 1) return taste_.turn - taste_.ruin * lens_.ruined + keep(kept);
    return leave(lens_.missing, kept, lens_.smears_left - 1) + keep(kept);
  }
  double move(MoveId id) const {
    int const n = atelier::index(id);
    return n < ids::smear ? retouch(retouches.cards(n - ids::retouch)) : smear(n - ids::smear);
  }
  MoveId best() const {
    Choices const may = lens_.choices();
    MoveId best = may.at(0);
    double most = move(best);
    for (int i = 1; i < may.count(); ++i)
      if (double const value = move(may.at(i)); value > most) most = value, best = may.at(i);
    return best;
  }

 private:
  // Leaving these touches to the next rival.
  double leave(Cards left, Cards kept, int smears_left) const {
    double const danger = holds(left), prize = lens_.completed + taste_.turn;
    double value = -taste_.fear * danger * prize, nobody = 1 - danger;
    // Of three the next but one is a rival as well, of four it is the partner.
    if (lens_.players > 2) {
      value += (lens_.players == 4 ? 1 : -1) * nobody * danger * prize;
      nobody *= 1 - danger;
    }
    // What my own hand lacks must come from the cards I draw.
    int const lacking = (left - Cards::fewer(left, kept)).total();
    double const reach = lacking == 0 ? 1.0 : lacking == 1 ? 0.35 : lacking == 2 ? 0.1 : 0.0;
    value += nobody * reach * taste_.hope * lens_.completed;
    if (smears_left == 1) {
      double stuck = 1;
      for (int paint = 0; paint < paints; ++paint)
        if (left[paint] != 0) stuck *= 1 - at_least_[static_cast<std::size_t>(paint)][1];
      value += stuck * taste_.trap * lens_.ruined;
    }
    return value;
  }
  double keep(Cards kept) const { return taste_.next * Cards::fewer(kept, lens_.next).total(); }

  Lens const& lens_;
  Taste taste_;
  std::array<std::array<double, most_of_a_paint + 1>, paints> at_least_{};
};

}  // namespace atelier::final_touch
