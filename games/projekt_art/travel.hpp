// Phase B: allies between the phases, movement, and collecting works of art. Included by projekt_art.hpp.
#pragma once

#include "games/projekt_art/mission.hpp"

namespace atelier::projekt_art {

template <class Sink>
struct Travel : Pieces<Sink> {
  using Rules = Pieces<Sink>;
  using Rules::game, Rules::s, Rules::tell, Rules::begin, Rules::spend, Rules::earn, Rules::pay, Rules::lose_health, Rules::place_agents,
      Rules::end_game;

  // Kości sprzymierzeńców.
  void recruit(int seat) {
    s.ready = 0;
    if (!pay(seat, Resource::radios, game.price(s.collected))) return;
    ++s.allies;
    tell([&] { return Recruited{seat_at(seat), s.allies}; });
    if (s.phase == Phase::closing && !game.anything_to_close(s)) Rounds<Sink>{*this}.end_round();
    if (s.phase == Phase::fighting) Fights<Sink>{*this}.go_on_fighting();
    if (s.phase == Phase::moving) check_stuck();
  }

  // Health paid for an ally may have been the way out of a lost place. The first rules saw that only when somebody stepped, or when
  // nobody was left who could.
  void check_stuck() {
    if (game.rules() > 1 || game.to_act(s).empty()) check_trapped();
  }

  // B - Ruch.

  void begin_movement() {
    s.phase = Phase::moving;
    s.begun = 0;
    s.ready = 0;
    s.free_steps = {};
    tell([&] { return PhaseBegan{s.phase}; });
    check_trapped();
  }

  // Utracone miasta: who stands in a lost place must leave it; who cannot loses the game for all. No fuel comes in during movement, so
  // that is certain as soon as it is true.
  void check_trapped() {
    if (s.lost == 0) return;
    for (int pawn = 0; pawn < game.pawns(); ++pawn)
      if (game.trapped(s, pawn)) return end_game(Outcome::trapped, game.seat_of_pawn(pawn), s.pawns[pawn]);
  }

  void step(int pawn, int to, bool carry) {
    int const from = s.pawns[pawn];
    int const seat = game.seat_of_pawn(pawn);
    int const fuel = game.fuel_for(from, to);
    begin(seat);
    s.ready = 0;
    if (!pay(seat, Resource::fuel, fuel)) return;
    if (fuel == 0) ++s.free_steps[pawn];
    s.pawns[pawn] = to;
    if (carry) --s.artworks[from], ++s.artworks[to];
    tell([&] { return Stepped{seat_at(seat), pawn != seat, game.site_of(from), game.site_of(to), carry}; });
    check_trapped();
  }

  // Everybody has moved or stays: the armoury (Dallas), then every work in a place with a pawn and without agents.
  void end_movement() {
    s.outer = Phase::moving;
    for (int seat = 0; seat < game.seats(); ++seat)
      if (s.pawns[seat] == game.armoury()) earn(Resource::weapons, 1);
    if (game.carrying()) return collect_carried();
    for (int pawn = 0; pawn < game.pawns(); ++pawn) {
      int const place = s.pawns[pawn];
      if (s.agents[place] == 0 && s.artworks[place] > 0) s.to_collect |= 1 << place;
    }
    go_on_collecting();
  }

  // Rio de Janeiro: only where the next free space of the track says, and then perhaps the one after it.
  void collect_carried() {
    while (true) {
      int const place = game.wanted_place(s.collected);
      if (s.artworks[place] == 0 || s.agents[place] > 0 || !game.pawn_at(s, place)) break;
      if (!take_art(place)) return;
    }
    Fights<Sink>{*this}.begin_fighting();
  }

  // Which works are collected was settled when the movement ended; their order is the team's where an effect makes it matter.
  void go_on_collecting() {
    while (s.to_collect) {
      if (game.has_effects() && !std::has_single_bit(s.to_collect)) {
        s.phase = Phase::collecting;
        return;
      }
      if (!collect(std::countr_zero(s.to_collect))) return;
    }
    s.place = 0;
    if (s.outer == Phase::moving)
      Fights<Sink>{*this}.begin_fighting();
    else
      Fights<Sink>{*this}.go_on_fighting();
  }

  bool collect(int place) {
    s.to_collect &= ~(1 << place);
    return take_art(place);
  }

  // Onto the track. False when something must be asked first, or the game is over: the last work wins before anything else happens.
  bool take_art(int place) {
    --s.artworks[place];
    ++s.collected;
    tell([&] { return ArtCollected{game.site_of(place), s.collected, game.threat(s.collected)}; });
    if (s.collected == game.track_size()) {
      end_game(Outcome::won, -1, place);
      return false;
    }
    int const guards = game.sheet().agents_at_start_place;
    if (guards > 0 && !place_agents(game.start_place(), guards)) return false;
    return apply_effect(place);
  }

  // Skandynawia: lista efektów miast.
  bool apply_effect(int place) {
    constexpr int amount = 2;  // of resources, gained or given up
    switch (game.sheet().places[place].effect) {
      case Effect::none: return true;
      case Effect::gain_fuel: earn(Resource::fuel, amount); return true;
      case Effect::gain_weapons: earn(Resource::weapons, amount); return true;
      case Effect::gain_radios: earn(Resource::radios, amount); return true;
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
        for (int other = 0; other < game.places(); ++other)
          if (other != place && !place_agents(other, 1)) return false;
        return true;
    }
    return true;
  }

  // A resource, or, where the pool is empty, the health of one player, who volunteers it.
  void give_up(Resource resource, int seat) {
    if (resource != Resource::health)
      spend(resource, 1);
    else if (!lose_health(seat, 1, Loss::effect))
      return;
    if (--s.owed == 0) go_on_collecting();
  }

  void drop_clue(Card card) {
    s.clues[0].remove(card);
    s.discard.add(card);
    tell([&] { return ClueDropped{card}; });
    go_on_collecting();
  }
};

}  // namespace atelier::projekt_art
