// Phase B: allies between the phases, movement, and collecting works of art. Included by projekt_art.hpp.
#pragma once

#include "games/projekt_art/mission.hpp"

namespace atelier::projekt_art {

// Kości sprzymierzeńców.
template <class Sink>
void ProjektArt::recruit(State& s, int seat, Sink& events) const {
  s.ready = 0;
  if (!pay(s, seat, Resource::radios, price(s.collected), events)) return;
  ++s.allies;
  events.tell(Audience::everyone(), [&] { return Recruited{seat_at(seat), s.allies}; });
  if (s.phase == Phase::closing && !anything_to_close(s)) end_round(s, events);
  if (s.phase == Phase::fighting) go_on_fighting(s, events);
}

// B - Ruch.

template <class Sink>
void ProjektArt::begin_movement(State& s, Sink& events) const {
  s.phase = Phase::moving;
  s.between = true;
  s.ready = 0;
  s.free_steps = {};
  events.tell(Audience::everyone(), [&] { return PhaseBegan{s.phase}; });
  check_trapped(s, events);
}

// Utracone miasta: who stands in a lost place must leave it; who cannot loses the game for all. No fuel comes in during movement, so
// that is certain as soon as it is true.
template <class Sink>
void ProjektArt::check_trapped(State& s, Sink& events) const {
  for (int pawn = 0; pawn < pawns_; ++pawn) {
    if (!((s.lost >> s.pawns[pawn]) & 1)) continue;
    bool way = false;
    for (int to = 0; to < places_; ++to) way |= step_cost(s, pawn, to) != no_road;
    if (way) continue;
    end_game(s, Outcome::trapped, seat_of_pawn(pawn), s.pawns[pawn], events);
    return;
  }
}

template <class Sink>
void ProjektArt::step(State& s, int pawn, int to, bool carry, Sink& events) const {
  int const from = s.pawns[pawn];
  int const seat = seat_of_pawn(pawn);
  int const fuel = fuel_for_[from][to];
  s.between = false;
  s.ready = 0;
  if (!pay(s, seat, Resource::fuel, fuel, events)) return;
  if (fuel == 0) ++s.free_steps[pawn];
  s.pawns[pawn] = to;
  if (carry) --s.artworks[from], ++s.artworks[to];
  events.tell(Audience::everyone(), [&] { return Stepped{seat_at(seat), pawn != seat, site_of(from), site_of(to), carry}; });
  if (s.lost) check_trapped(s, events);
}

// Everybody has moved or stays: the armoury (Dallas), then every work in a place with a pawn and without agents.
template <class Sink>
void ProjektArt::end_movement(State& s, Sink& events) const {
  s.between = false;
  s.outer = Phase::moving;
  if (armoury_ >= 0)
    for (int seat = 0; seat < seats_; ++seat)
      if (s.pawns[seat] == armoury_) earn(s, Resource::weapons, 1, events);
  if (carrying_) {
    collect_carried(s, events);
    return;
  }
  for (int pawn = 0; pawn < pawns_; ++pawn) {
    int const place = s.pawns[pawn];
    if (s.agents[place] == 0 && s.artworks[place] > 0) s.to_collect |= 1 << place;
  }
  go_on_collecting(s, events);
}

// Rio de Janeiro: only where the next free space of the track says, and then perhaps the one after it.
template <class Sink>
void ProjektArt::collect_carried(State& s, Sink& events) const {
  while (true) {
    int const place = wanted_[s.collected];
    if (s.artworks[place] == 0 || s.agents[place] > 0 || !pawn_at(s, place)) break;
    if (!take_art(s, place, events)) return;
  }
  begin_fighting(s, events);
}

// Which works are collected was settled when the movement ended; their order is the team's where an effect makes it matter.
template <class Sink>
void ProjektArt::go_on_collecting(State& s, Sink& events) const {
  while (s.to_collect) {
    if (effects_ && !std::has_single_bit(s.to_collect)) {
      s.phase = Phase::collecting;
      return;
    }
    int const place = std::countr_zero(s.to_collect);
    s.to_collect &= s.to_collect - 1;
    if (!take_art(s, place, events)) return;
  }
  s.place = 0;
  if (s.outer == Phase::moving)
    begin_fighting(s, events);
  else
    go_on_fighting(s, events);
}

// Onto the track. False when something must be asked first, or the game is over: the last work wins before anything else happens.
template <class Sink>
bool ProjektArt::take_art(State& s, int place, Sink& events) const {
  --s.artworks[place];
  ++s.collected;
  events.tell(Audience::everyone(), [&] { return ArtCollected{site_of(place), s.collected, threat(s.collected)}; });
  if (s.collected == track_size_) {
    end_game(s, Outcome::won, -1, place, events);
    return false;
  }
  if (sheet().agents_at_start_place > 0 && !place_agents(s, start_place_, sheet().agents_at_start_place, events)) return false;
  return apply_effect(s, place, events);
}

// Skandynawia: lista efektów miast.
template <class Sink>
bool ProjektArt::apply_effect(State& s, int place, Sink& events) const {
  constexpr int amount = 2;  // of resources, gained or given up
  switch (sheet().places[place].effect) {
    case Effect::none: return true;
    case Effect::gain_fuel: earn(s, Resource::fuel, amount, events); return true;
    case Effect::gain_weapons: earn(s, Resource::weapons, amount, events); return true;
    case Effect::gain_radios: earn(s, Resource::radios, amount, events); return true;
    case Effect::lose_resources:
      s.owed = amount;
      s.place = place;
      s.phase = Phase::paying;
      return false;
    case Effect::lose_clue:
      if (s.clues[0].empty()) return true;  // nothing happens
      s.place = place;
      s.phase = Phase::dropping;
      return false;
    case Effect::spread_agents:
      for (int other = 0; other < places_; ++other)
        if (other != place && !place_agents(s, other, 1, events)) return false;
      return true;
  }
  return true;
}

// A resource, or, where the pool is empty, the health of one player.
template <class Sink>
void ProjektArt::give_up(State& s, Resource resource, int seat, Sink& events) const {
  if (resource != Resource::health)
    spend(s, resource, 1, events);
  else if (!lose_health(s, seat, 1, Loss::effect, events))
    return;
  if (--s.owed == 0) go_on_collecting(s, events);
}

template <class Sink>
void ProjektArt::drop_clue(State& s, Card card, Sink& events) const {
  s.clues[0].remove(card);
  s.discard.add(card);
  events.tell(Audience::everyone(), [&] { return ClueDropped{card}; });
  go_on_collecting(s, events);
}

}  // namespace atelier::projekt_art
