// What the player of a seat knows, read where it lies: out of a view, or out of a state without building the view. Nothing here tells more
// than the view of that seat does, and both tell the same.
#pragma once

#include <optional>

#include "games/projekt_art/projekt_art.hpp"

namespace atelier::projekt_art {

class Lens {
 public:
  // Both refer to what they are made of.
  Lens(ProjektArt const& game, State const& state, Seat seat) : game_(game), me_(index(seat)), s_(&state) {}
  Lens(ProjektArt const& game, View const& view) : game_(game), me_(index(*view.you)), own_(game.known(view)), s_(&*own_) {}
  Lens(Lens const&) = delete;
  Lens& operator=(Lens const&) = delete;

  ProjektArt const& game() const { return game_; }
  int me() const { return me_; }
  Offer offer() const { return game_.offer(*s_, me_); }
  void legal(MoveList& moves) const { game_.legal(*s_, seat_at(me_), moves); }

  Phase phase() const { return s_->phase; }
  int deck() const { return s_->deck; }
  bool last_round() const { return s_->deck <= game_.components().last_cards.value; }
  int pool(int resource) const { return s_->pool[resource]; }
  CardSet const& hand() const { return s_->hands[me_]; }  // one's own
  CardSet const& clues(int track) const { return s_->clues[track]; }
  int health(int seat) const { return s_->health[seat]; }
  int played(int seat) const { return s_->played[seat]; }
  bool ready(int seat) const { return game_.is_ready(*s_, seat); }
  int free_steps(int pawn) const { return s_->free_steps[pawn]; }  // along roads without fuel, in this movement
  int pawn(int pawn) const { return s_->pawns[pawn]; }             // where it stands
  int agents(int place) const { return s_->agents[place]; }
  int artworks(int place) const { return s_->artworks[place]; }
  bool lost(int place) const { return (s_->lost >> place) & 1; }
  bool fought(int place) const { return (s_->fought >> place) & 1; }
  int white_hand() const { return s_->white_hand; }
  int collected() const { return s_->collected; }
  int allies() const { return s_->allies; }
  int threat() const { return game_.threat(s_->collected); }
  int agents_left() const { return s_->agents_left; }
  int health_left() const { return s_->health_left; }
  int markers_left() const { return s_->markers_left; }

  // In a fight.
  int leader() const { return s_->actor; }
  int fight_place() const { return s_->place; }
  int pips(int die) const { return s_->dice[die]; }
  int missing() const { return game_.needed(*s_) - game_.strength(*s_); }

  // How the game stands after a move, as far as it does not depend on cards this player cannot see.
  Outcome after(MoveId id) const {
    State next = *s_;
    Silence silence;
    game_.apply(next, seat_at(me_), id, silence);
    return next.outcome;
  }

 private:
  ProjektArt const& game_;
  int me_;
  std::optional<State> own_;
  State const* s_;
};

}  // namespace atelier::projekt_art
