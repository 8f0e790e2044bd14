// Phase C, and the time between it and the end of the round. Included by projekt_art.hpp.
#pragma once

#include "games/projekt_art/travel.hpp"

namespace atelier::projekt_art {

// C - Walka.

template <class Sink>
void ProjektArt::begin_fighting(State& s, Sink& events) const {
  s.phase = Phase::fighting;
  s.between = true;
  s.ready = 0;
  events.tell(Audience::everyone(), [&] { return PhaseBegan{s.phase}; });
  go_on_fighting(s, events);
}

// The phase goes on while there is somebody to fight, or, before the first fight, an ally to win over.
template <class Sink>
void ProjektArt::go_on_fighting(State& s, Sink& events) const {
  s.phase = Phase::fighting;
  for (int seat = 0; seat < seats_; ++seat)
    if (may_fight(s, seat) || (s.between && may_recruit(s, seat))) return;
  begin_closing(s, events);
}

// Przywódca: whoever begins the fight leads it. He rolls his die and every ally's, everybody else there his own.
template <class Sink>
void ProjektArt::begin_fight(State& s, int leader, Sink& events) const {
  s.between = false;
  s.ready = 0;
  s.actor = leader;
  s.place = s.pawns[leader];
  s.fought |= 1 << s.place;
  s.outer = Phase::fighting;
  s.phase = Phase::rolling;
  for (int pawn = 0; pawn < pawns_; ++pawn)
    if (s.pawns[pawn] == s.place) s.rolling |= 1 << pawn;
  for (int ally = 0; ally < s.allies; ++ally) s.rolling |= 1 << (most_pawns + ally);
  events.tell(Audience::everyone(), [&] { return FightBegan{seat_at(leader), site_of(s.place), needed(s)}; });
}

template <class Sink>
void ProjektArt::roll(State& s, int pips, Sink& events) const {
  int const die = std::countr_zero(s.rolling);
  s.dice[die] = pips;
  s.rolling &= s.rolling - 1;
  events.tell(Audience::everyone(), [&] {
    DieRolled rolled{die, die >= most_pawns, {}, pips};
    if (die < seats_) rolled.owner = seat_at(die);
    return rolled;
  });
  if (s.rolling) return;
  events.tell(Audience::everyone(), [&] { return FightStands{strength(s), needed(s)}; });
  compare(s, events);
}

// Rezultat walki: equal is enough. The agents go, and the work that they guarded is taken at once.
template <class Sink>
void ProjektArt::compare(State& s, Sink& events) const {
  if (strength(s) < needed(s)) {
    s.phase = Phase::struggling;
    s.ready = 0;
    return;
  }
  int const place = s.place;
  int const agents = s.agents[place];
  s.agents_left += agents;
  s.agents[place] = 0;
  clear_fight(s);
  events.tell(Audience::everyone(), [&] { return FightWon{site_of(place), agents}; });
  bool const taken = s.artworks[place] > 0 && (!carrying_ || wanted_[s.collected] == place);
  if (taken) s.to_collect = 1 << place;
  go_on_collecting(s, events);
}

// A clue card: one die for each symbol, all at the same time. The card is gone even if a symbol was not used.
template <class Sink>
void ProjektArt::reroll(State& s, int seat, Card card, int first, int second, Sink& events) const {
  s.clues[track_of(seat)].remove(card);
  s.discard.add(card);
  s.rolling = (1 << first) | (1 << second);
  s.phase = Phase::rolling;
  s.ready = 0;
  events.tell(Audience::everyone(), [&] {
    ClueSpent spent{seat_at(seat), card, {first}};
    if (second != first) spent.dice.push_back(second);
    return spent;
  });
}

template <class Sink>
void ProjektArt::use_weapon(State& s, int seat, Sink& events) const {
  s.ready = 0;
  if (!pay(s, seat, Resource::weapons, 1, events)) return;
  s.bonus += components_.weapon_bonus.value;
  events.tell(Audience::everyone(), [&] { return WeaponUsed{seat_at(seat), s.bonus, strength(s), needed(s)}; });
  compare(s, events);
}

template <class Sink>
void ProjektArt::accept_defeat(State& s, Sink& events) const {
  int const leader = s.actor;
  events.tell(Audience::everyone(), [&] { return FightLost{seat_at(leader), site_of(s.place)}; });
  clear_fight(s);
  if (lose_health(s, leader, 1, Loss::defeat, events)) go_on_fighting(s, events);
}

inline void ProjektArt::clear_fight(State& s) {
  s.dice = {};
  s.bonus = 0;
  s.rolling = 0;
  s.place = 0;
  s.actor = 0;
  s.ready = 0;
  s.phase = Phase::fighting;
}

// Between C and D: allies once more, and in the USA clue cards change hands where no agent watches.

inline bool ProjektArt::anything_to_close(State const& s) const {
  for (int seat = 0; seat < seats_; ++seat) {
    if (may_recruit(s, seat)) return true;
    if (s.clues[seat].without(s.given).empty()) continue;
    for (int to = 0; to < seats_; ++to)
      if (may_give(s, seat, to)) return true;
  }
  return false;
}

template <class Sink>
void ProjektArt::begin_closing(State& s, Sink& events) const {
  s.between = false;
  s.ready = 0;
  s.phase = Phase::closing;
  if (anything_to_close(s))
    events.tell(Audience::everyone(), [&] { return PhaseBegan{s.phase}; });
  else
    end_round(s, events);
}

// USA: a gift that completes three clues is the find of whoever got it. A card changes hands once in a round at most, so that trading ends.
template <class Sink>
void ProjektArt::give_clue(State& s, int seat, Card card, int to, Sink& events) const {
  s.ready = 0;
  s.clues[seat].remove(card);
  s.clues[to].add(card);
  s.given.add(card);
  events.tell(Audience::everyone(), [&] { return ClueGiven{seat_at(seat), seat_at(to), card}; });
  s.actor = to;
  s.outer = Phase::closing;
  look_for_finds(s, events);
}

}  // namespace atelier::projekt_art
