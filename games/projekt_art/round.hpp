// Phase D, the end of the game, and which rule a move belongs to. Included by projekt_art.hpp.
#pragma once

#include "games/projekt_art/fight.hpp"

namespace atelier::projekt_art {

// A phase closes when all are ready.
template <class Sink>
void ProjektArt::say_ready(State& s, int seat, Sink& events) const {
  s.ready |= 1 << seat;
  events.tell(Audience::everyone(), [&] { return SaidReady{seat_at(seat)}; });
  if (s.ready != (1 << seats_) - 1) return;
  s.ready = 0;
  if (s.phase == Phase::moving)
    end_movement(s, events);
  else if (s.phase == Phase::fighting)
    begin_closing(s, events);
  else
    end_round(s, events);
}

// D - Koniec rundy.
template <class Sink>
void ProjektArt::end_round(State& s, Sink& events) const {
  for (int place = 0; place < places_; ++place)
    if (s.agents[place] >= components_.takeover.value && !lose_place(s, place, events)) return;
  if (s.deck <= components_.last_cards.value)
    end_game(s, Outcome::no_time, -1, -1, events);
  else
    begin_round(s, events);
}

// Utracone miasta. Its agents and its work go back to the reserve. False when the game is lost by it.
template <class Sink>
bool ProjektArt::lose_place(State& s, int place, Sink& events) const {
  if (s.markers_left == 0) {
    end_game(s, Outcome::no_markers, -1, place, events);
    return false;
  }
  --s.markers_left;
  s.lost |= 1 << place;
  int const agents = s.agents[place], artworks = s.artworks[place];
  s.agents_left += agents;
  s.artworks_left += artworks;
  s.agents[place] = s.artworks[place] = 0;
  events.tell(Audience::everyone(), [&] { return PlaceLost{site_of(place), agents, artworks, s.markers_left}; });
  if (!carrying_) return true;
  for (int space = s.collected; space < track_size_; ++space)
    if (wanted_[space] == place) {  // Rio: its work was still to be collected
      end_game(s, Outcome::district, -1, place, events);
      return false;
    }
  return true;
}

// Koniec gry.
template <class Sink>
void ProjektArt::end_game(State& s, Outcome why, int seat, int place, Sink& events) const {
  s.phase = Phase::over;
  s.outcome = why;
  events.tell(Audience::everyone(), [&] {
    GameOver over{why, s.collected, {}, {}};
    if (seat >= 0) over.who = seat_at(seat);
    if (place >= 0) over.site = site_of(place);
    return over;
  });
}

template <class Sink>
void ProjektArt::apply(State& s, Seat who, MoveId id, Sink& events) const {
  int const n = index(id);
  int const seat = index(who);
  auto const card = [&](int base) { return card_numbered(n - base + 1); };
  if (n >= ids::roll) {
    roll(s, n - ids::roll + 1, events);
  } else if (n >= ids::turn_up) {
    turn_up(s, card(ids::turn_up), events);
  } else if (n >= ids::give) {
    give_clue(s, seat, card_numbered((n - ids::give) / most_players + 1), (n - ids::give) % most_players, events);
  } else if (n == ids::accept) {
    accept_defeat(s, events);
  } else if (n == ids::weapon) {
    use_weapon(s, seat, events);
  } else if (n >= ids::reroll) {
    int const dice = (n - ids::reroll) % (most_dice * most_dice);
    reroll(s, seat, card_numbered((n - ids::reroll) / (most_dice * most_dice) + 1), dice / most_dice, dice % most_dice, events);
  } else if (n == ids::fight) {
    begin_fight(s, seat, events);
  } else if (n >= ids::drop) {
    drop_clue(s, card(ids::drop), events);
  } else if (n >= ids::suffer) {
    give_up(s, Resource::health, n - ids::suffer, events);
  } else if (n >= ids::give_up) {
    give_up(s, static_cast<Resource>(n - ids::give_up), seat, events);
  } else if (n >= ids::collect) {
    int const place = n - ids::collect;
    s.to_collect &= ~(1 << place);
    if (take_art(s, place, events)) go_on_collecting(s, events);
  } else if (n == ids::ready) {
    say_ready(s, seat, events);
  } else if (n >= ids::step) {
    int const to = (n - ids::step) / 2;
    step(s, seat + to / most_places, to % most_places, (n - ids::step) % 2, events);
  } else if (n == ids::recruit) {
    recruit(s, seat, events);
  } else if (n >= ids::lay) {
    lay_art(s, n - ids::lay, events);
  } else if (n >= ids::find) {
    discover(s, n - ids::find, events);
  } else if (n >= ids::heal) {
    heal(s, n - ids::heal, events);
  } else if (n == ids::wait) {
    wait(s, seat, events);
  } else if (n >= ids::play) {
    play_card(s, seat, card(ids::play), events);
  } else if (n >= ids::buy) {
    buy(s, seat, static_cast<Resource>(n - ids::buy), events);
  } else if (n == ids::draw) {
    draw(s, seat, events);
  } else {
    put_agent(s, seat, n - ids::put, events);
  }
}

}  // namespace atelier::projekt_art
