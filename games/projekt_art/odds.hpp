// Exact odds of dice: what a number of them shows, and what a fight is worth.
#pragma once

#include <algorithm>
#include <array>

#include "games/projekt_art/projekt_art.hpp"

namespace atelier::projekt_art {

inline constexpr int most_pips = most_dice * die_faces;

class Odds {
 public:
  // For up to `most` dice.
  explicit Odds(Components const& box, int most = most_dice) {
    std::array<double, die_faces + 1> one{};
    for (int pips : box.die.value) one[pips] += 1.0 / static_cast<double>(box.die.value.size());
    std::array<std::array<double, most_pips + 1>, most_dice + 1> exactly{};
    exactly[0][0] = 1;
    for (int dice = 1; dice <= most; ++dice)
      for (int sum = dice; sum <= dice * die_faces; ++sum)
        for (int pips = 1; pips <= std::min(sum, die_faces); ++pips) exactly[dice][sum] += exactly[dice - 1][sum - pips] * one[pips];
    for (int dice = 0; dice <= most; ++dice) {
      double sum = 0;
      for (int pips = dice * die_faces; pips >= 0; --pips) at_least_[dice][pips] = sum += exactly[dice][pips];
    }
    one_ = one;
  }

  // The probability that so many dice show `pips` or more together.
  double at_least(int dice, int pips) const { return pips <= 0 ? 1 : pips > most_pips ? 0 : at_least_[dice][pips]; }
  double one(int pips) const { return one_[pips]; }

 private:
  std::array<std::array<double, most_pips + 1>, most_dice + 1> at_least_{};
  std::array<double, die_faces + 1> one_{};
};

// What winning and losing a fight is worth, and what a weapon is.
struct Stakes {
  double prize = 0;
  double defeat = 0;
  double weapon = 0;
  int bonus = 2;  // of a weapon
};

// What a fight is worth before the roll: as many weapons as pay are added to a roll that is too low.
inline double fight_worth(Odds const& odds, int dice, int needed, int weapons, Stakes const& stakes) {
  double worth = 0, before = 0;
  for (int used = 0; used <= weapons; ++used) {
    double const gain = stakes.prize - used * stakes.weapon;
    if (gain < -stakes.defeat) break;
    double const chance = odds.at_least(dice, needed - stakes.bonus * used);
    worth += (chance - before) * gain;
    before = chance;
  }
  return worth - (1 - before) * stakes.defeat;
}

}  // namespace atelier::projekt_art
