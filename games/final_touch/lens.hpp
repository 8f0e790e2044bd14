// What a player looks at when choosing a move: the same through one's view as through a state and a seat, and cheap to make of both.
#pragma once

#include "games/final_touch/final_touch.hpp"

namespace atelier::final_touch {

struct Lens {
  Cards hand;
  Cards missing;        // on the easel
  Cards next;           // what the next masterpiece asks for; nothing if there is none
  Cards unseen;         // cards neither in the own hand nor lying open
  int smears_left = 0;  // that ruin the masterpiece
  int completed = 0;
  int ruined = 0;
  int players = 2;  // two of three who fight it out are two

  // Precondition of both: a masterpiece is on the easel.
  Lens(FinalTouch const& game, View const& view)
      : hand(*view.players[index(*view.you)].hand),
        missing(view.easel->missing),
        next(view.next ? Cards(view.next->needs) : Cards()),
        unseen(game.copies() - hand - Cards(view.discard) - Cards(view.easel->touched) - Cards(view.smeared)),
        smears_left(view.most_smears - view.smears),
        completed(view.easel->completed),
        ruined(view.easel->ruined),
        players(view.duel ? 2 : game.seats()) {}
  Lens(FinalTouch const& game, State const& s, Seat seat)
      : hand(s.hands[index(seat)]),
        missing(s.missing),
        next(s.next != no_painting ? game.needs(s.next) : Cards()),
        unseen(game.copies() - hand - s.discard - s.touched - s.smeared),
        smears_left(game.smears() - s.smears),
        completed(game.completed_value(s.easel)),
        ruined(game.ruined_value(s.easel)),
        players(game.duel(s) ? 2 : game.seats()) {}

  // What one may do if it is one's turn.
  Choices choices() const { return {hand, missing}; }

  friend bool operator==(Lens const&, Lens const&) = default;
};

}  // namespace atelier::final_touch
