// Phase C, and the time between it and the end of the round. Included by projekt_art.hpp.
#pragma once

#include "games/projekt_art/travel.hpp"

namespace atelier::projekt_art {

template <class Sink>
struct Fights : Pieces<Sink> {
  using Rules = Pieces<Sink>;
  using Rules::game, Rules::s, Rules::tell, Rules::begin, Rules::pay, Rules::lose_health;

  // C - Walka.

  void begin_fighting() {
    s.phase = Phase::fighting;
    s.begun = 0;
    s.ready = 0;
    tell([&] { return PhaseBegan{s.phase}; });
    go_on_fighting();
  }

  // The phase goes on while there is somebody to fight, or, before the first fight, an ally to win over.
  void go_on_fighting() {
    s.phase = Phase::fighting;
    for (int seat = 0; seat < game.seats(); ++seat)
      if (game.may_fight(s, seat) || (s.begun == 0 && game.may_recruit(s, seat))) return;
    begin_closing();
  }

  // Przywódca: whoever begins the fight leads it. He rolls his die and every ally's, everybody else there his own.
  void begin_fight(int leader) {
    begin(leader);
    s.last_fight = {};
    s.ready = 0;
    s.actor = leader;
    s.place = s.pawns[leader];
    s.fought |= 1 << s.place;
    s.outer = Phase::fighting;
    s.phase = Phase::rolling;
    for (int pawn = 0; pawn < game.pawns(); ++pawn)
      if (s.pawns[pawn] == s.place) s.rolling |= 1 << pawn;
    s.rolling |= ((1 << s.allies) - 1) << most_pawns;
    tell([&] { return FightBegan{seat_at(leader), game.site_of(s.place), game.needed(s)}; });
  }

  void roll(int pips) {
    int const die = std::countr_zero(s.rolling);
    s.dice[die] = pips;
    s.rolling &= s.rolling - 1;
    tell([&] {
      DieRolled rolled{die, die >= most_pawns, {}, pips};
      if (die < game.seats()) rolled.owner = seat_at(die);
      return rolled;
    });
    if (s.rolling) return;
    tell([&] { return FightStands{game.strength(s), game.needed(s)}; });
    compare();
  }

  // Rezultat walki: equal is enough. The agents go, and the work that they guarded is taken at once.
  void compare() {
    if (game.strength(s) < game.needed(s)) {
      s.phase = Phase::struggling;
      s.ready = 0;
      return;
    }
    int const place = s.place;
    int const agents = s.agents[place];
    keep_fight(PastFight::End::won);
    s.agents_left += agents;
    s.agents[place] = 0;
    clear_fight();
    tell([&] { return FightWon{game.site_of(place), agents}; });
    bool const taken = s.artworks[place] > 0 && (!game.carrying() || game.wanted_place(s.collected) == place);
    if (taken) s.to_collect = 1 << place;
    Travel<Sink>{*this}.go_on_collecting();
  }

  // A clue card: one die for each symbol, all at the same time. The card is gone even if a symbol was not used.
  void reroll(int seat, Card card, int first, int second) {
    s.clues[game.track_of(seat)].remove(card);
    s.discard.add(card);
    s.rolling = (1 << first) | (1 << second);
    s.phase = Phase::rolling;
    begin(seat);
    s.ready = 0;
    tell([&] {
      ClueSpent spent{seat_at(seat), card, {first}};
      if (second != first) spent.dice.push_back(second);
      return spent;
    });
  }

  void use_weapon(int seat) {
    begin(seat);
    s.ready = 0;
    if (!pay(seat, Resource::weapons, 1)) return;
    s.bonus += game.components().weapon_bonus.value;
    tell([&] { return WeaponUsed{seat_at(seat), s.bonus, game.strength(s), game.needed(s)}; });
    compare();
  }

  void accept_defeat() {
    int const leader = s.actor;
    tell([&] { return FightLost{seat_at(leader), game.site_of(s.place)}; });
    keep_fight(PastFight::End::lost);
    clear_fight();
    if (lose_health(leader, 1, Loss::defeat)) go_on_fighting();
  }

  void keep_fight(PastFight::End end) {
    s.last_fight = {end, s.place, s.actor, static_cast<std::uint8_t>(game.needed(s)), s.bonus, s.dice};
  }

  void clear_fight() {
    s.dice = {};
    s.bonus = 0;
    s.rolling = 0;
    s.place = 0;
    s.actor = 0;
    s.ready = 0;
    s.phase = Phase::fighting;
  }

  // Between C and D: allies once more, and in the USA clue cards change hands where no agent watches.

  void begin_closing() {
    s.begun = 0;
    s.ready = 0;
    s.phase = Phase::closing;
    if (game.anything_to_close(s))
      tell([&] { return PhaseBegan{s.phase}; });
    else
      Rounds<Sink>{*this}.end_round();
  }

  // USA: a gift that completes three clues is the find of whoever got it. A card changes hands once in a round at most, so that trading
  // ends.
  void give_clue(int seat, Card card, int to) {
    s.ready = 0;
    s.clues[seat].remove(card);
    s.clues[to].add(card);
    s.given.add(card);
    tell([&] { return ClueGiven{seat_at(seat), seat_at(to), card}; });
    s.actor = to;
    s.outer = Phase::closing;
    Mission<Sink>{*this}.look_for_finds();
  }
};

}  // namespace atelier::projekt_art
