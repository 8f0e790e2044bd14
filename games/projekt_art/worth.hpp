// What things are worth to the team, in fights and cards alike: the scale on which the bot weighs its choices.
#pragma once

#include "games/projekt_art/odds.hpp"

namespace atelier::projekt_art {

struct Weights {
  double art = 9.0;            // a work collected
  double fuel = 0.9, weapon = 0.9, radio = 1.3;
  double health = 2.4;         // while more than two are left
  double last_health = 5.0;    // from two to one
  double clue = 1.1, pair = 1.7, find = 4.2;  // the first, second and third clue of a useful kind
  double own_track = 1.9;      // more, where everybody must find three alone
  double spare_clue = 0.35;    // good for a roll again
  double lost_place = 7.0;
  double white_hand = 1.4;     // one more for every later fight
  double remote = 0.35;        // to stand one fuel farther from everything
};

// The public situation, counted once per decision.
class Situation {
 public:
  Situation(ProjektArt const& game, View const& view);

  double resource(int which, int have) const;       // what one more is worth when the pool has `have`
  double spend(int which, int count) const;         // what so many out of the pool are worth, health for what is missing not included
  double health_loss(int seat, int count) const;    // dreadful when it is all
  double danger(int place, int agents) const;       // of so many agents in a place at the end of a round
  double clue_worth(int art, int have) const;       // one more clue on a track that has so many
  double card_on_track(Card, int track) const;      // what is lost when it leaves
  bool useful(int art) const { return useful_[art]; }
  int count_of(int art, int track) const { return counts_[track][art]; }
  int track_of(int seat) const { return game_.sheet().own_clues ? seat : 0; }
  int lowest_health() const;
  double meeting(int one, int other) const;         // USA: what two players could make of their clue cards together
  double given(Card, int from, int to) const;       // USA: what a gift is worth

  ProjektArt const& game_;
  View const& view_;
  Weights const weights;
  std::array<int, most_pawns> pawns{};      // place by pawn
  int missing = 0;                          // works that are neither collected nor on the map
  int rounds_left = 0;                      // after this one
  double later = 1;                         // how much what is kept for later still counts
  double art = 0;                           // a work collected, now
  Stakes stakes(int place, int leader) const;
  int leader(int place) const;              // the pawn there with most health; -1: nobody who may lead

 private:
  std::array<bool, arts> useful_{};
  std::array<std::array<std::uint8_t, arts>, most_players> counts_{};
};

}  // namespace atelier::projekt_art
