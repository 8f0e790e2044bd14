// What things are worth to the team, in fights and cards alike: the scale on which the bot weighs its choices.
#pragma once

#include "games/projekt_art/fellows.hpp"
#include "games/projekt_art/lens.hpp"
#include "games/projekt_art/odds.hpp"

namespace atelier::projekt_art {

struct Weights {
  double art = -1.0;         // a work collected early: it only makes every later fight and ally dearer
  double carried_art = 0.5;  // Rio: works are brought home one by one, so the first cannot wait
  double art_late = 32.0;    // and towards the end
  double fuel = 1.44, weapon = 0.9;
  double radio = 11.5;                         // divided by the root of the players: the fewer they are, the more an ally adds
  double ally = 10.0;                          // likewise; what an ally may cost in health
  double health = 4.0;                         // while more than two are left, when the team has three; less when it has more
  double last_health = 2.2;                    // from two to one
  double last_stand = 6.0;                     // the very last one, risked in a fight: a game without fights is lost all the same
  double clue = 0.55, pair = 1.0, find = 1.8;  // the first, second and third clue of a useful kind
  double own_track = 1.6;                      // more, where everybody must find three alone
  double spare_clue = 0.36;                    // good for a roll again
  double lost_place = 7.0;
  double crowd = 1.0;       // each agent on the map, as the reserve runs out
  double white_hand = 1.4;  // one more for every later fight
  double remote = 0.45;     // to stand one fuel farther from everything
  double one_way = 0.3;     // and where the way out is dearer than the way in
};

// The public situation, counted once per decision.
class Situation {
 public:
  explicit Situation(Lens const&, Weights const& = {}, Fellows const& = {});

  double resource(int which, int have) const;     // what one more is worth when the pool has `have`
  double spend(int which, int count) const;       // what so many out of the pool are worth, health for what is missing not included
  double health_loss(int seat, int count) const;  // dreadful when it is all
  double danger(int place, int agents) const;     // of so many agents in a place at the end of a round
  double clue_worth(int art, int have) const;     // one more clue on a track that has so many
  double card_on_track(Card, int track) const;    // what is lost when it leaves
  bool useful(int art) const { return useful_[art]; }
  int count_of(int art, int track) const { return counts_[track][art]; }
  int track_of(int seat) const { return game_.sheet().own_clues ? seat : 0; }
  int lowest_health() const;
  double meeting(int one, int other) const;    // USA: what two players could make of their clue cards together
  double given(Card, int from, int to) const;  // USA: what a gift is worth

  ProjektArt const& game_;
  Lens const& lens_;
  Weights const weights;
  Fellows const fellows;
  std::array<int, most_pawns> pawns{};  // place by pawn
  int missing = 0;                      // works that are neither collected nor on the map
  int rounds_left = 0;                  // after this one
  double later = 1;                     // how much what is kept for later still counts
  double art = 0;                       // a work collected, now
  double health = 0;                    // one of a player who has enough
  double root = 1;                      // of the number of players
  Stakes stakes(int place, int leader) const;
  bool may_lead(int seat, int place) const;  // as far as the others may count on it
  int leader(int place) const;               // of those there who do the one with most health; -1: nobody

 private:
  double crowd(int agents) const;

  std::array<bool, arts> useful_{};
  std::array<std::array<std::uint8_t, arts>, most_players> counts_{};
};

}  // namespace atelier::projekt_art
