// Preparation and phase A. Included by projekt_art.hpp.
#pragma once

#include "games/projekt_art/pieces.hpp"

namespace atelier::projekt_art {

template <class Sink>
struct Mission : Pieces<Sink> {
  using Rules = Pieces<Sink>;
  using Rules::game, Rules::s, Rules::events, Rules::tell, Rules::spend, Rules::earn, Rules::pay, Rules::lose_health, Rules::place_agents;

  // Rio de Janeiro: przygotowanie.
  void put_agent(int seat, int place) {
    ++s.drawn[seat];
    if (!place_agents(place, 1)) return;
    for (int each = 0; each < game.seats(); ++each)
      if (s.drawn[each] < game.agents_to_put()) return;
    begin_round();
  }

  // A - Misja: planowanie misji.

  void begin_round() {
    ++s.round;
    s.drawn = {};
    s.played = {};
    s.given.clear();
    s.fought = 0;
    s.last_fight = {};
    s.ready = 0;
    s.phase = Phase::drawing;
    tell([&] { return RoundBegan{s.round}; });
  }

  void turn_up(Card card) {
    s.unseen.remove(card);
    s.top = card;
    events.tell(Viewer::book(), [&] { return TopTurned{game.back_of(card), s.deck, card}; });
    events.tell(Audience::everyone().without(Viewer::book()), [&] { return TopTurned{game.back_of(card), s.deck, {}}; });
    if (s.round == 0 && game.agents_to_put() == 0) begin_round();
  }

  void draw(int seat) {
    Card const card = s.top;
    s.hands[seat].add(card);
    s.top = Card::none;
    --s.deck;
    events.tell(Audience(seat_at(seat)).with(Viewer::book()), [&] { return CardDrawn{seat_at(seat), game.back_of(card), card}; });
    events.tell(Audience::everyone().without(seat_at(seat)).without(Viewer::book()),
                [&] { return CardDrawn{seat_at(seat), game.back_of(card), {}}; });
    if (s.deck == game.components().last_cards.value) tell([&] { return TileUncovered{}; });
    if (s.phase != Phase::drawing) return;
    ++s.drawn[seat];
    for (int each = 0; each < game.seats(); ++each)
      if (s.drawn[each] < game.to_draw()) return;
    s.phase = Phase::mission;
    tell([&] { return PhaseBegan{s.phase}; });
  }

  void buy(int seat, Resource resource) {
    s.phase = Phase::mission;
    s.ready = 0;
    tell([&] { return CardBought{seat_at(seat), resource}; });
    if (resource != Resource::health)
      spend(resource, 1);
    else if (!lose_health(seat, 1, Loss::golden))
      return;
    draw(seat);
  }

  // All who have to play wait: whoever can must act now. All of them say again that they cannot: lost. In a fight: left to the others.
  void wait(int seat) {
    if (s.phase != Phase::struggling && !game.may_let_others(s, seat)) deny(seat);
    s.ready |= 1 << seat;
    tell([&] { return Waited{seat_at(seat)}; });
    if (s.phase == Phase::struggling || !game.to_act(s).empty()) return;
    if (s.phase == Phase::stalled) return this->end_game(Outcome::no_card, -1, -1);
    s.phase = Phase::stalled;
    s.ready = 0;
    tell([&] { return Stalled{}; });
  }

  // Whoever must act if he can, and waits, holds no card that he could pay for.
  void deny(int seat) {
    for (int n = 1; n <= cards; ++n)
      if (game.card_health(s, card_numbered(n)) <= s.health[seat]) s.denied[seat].add(card_numbered(n));
  }

  // Zagrywanie karty misji: all steps, from top to bottom.

  void play_card(int seat, Card card) {
    auto const& what = game.face(card);
    s.phase = s.outer = Phase::mission;
    s.ready = 0;
    s.actor = seat;
    s.played_card = card;
    ++s.played[seat];
    s.hands[seat].remove(card);
    s.clues[game.track_of(seat)].add(card);  // where it will lie, turned over, when all its steps are done
    tell([&] { return CardPlayed{seat_at(seat), card}; });
    for (int r = 0; r < resources; ++r)
      if (!pay(seat, static_cast<Resource>(r), what.cost[r])) return;
    if (!lose_health(seat, what.cost[resources], Loss::cost)) return;
    for (int art = 0; art < arts; ++art) {
      if (what.agents[art] == 0) continue;
      for (unsigned places = game.places_with(art); places; places &= places - 1)
        if (!place_agents(std::countr_zero(places), what.agents[art])) return;
    }
    for (int r = 0; r < resources; ++r)
      if (what.gain[r] > 0) earn(static_cast<Resource>(r), what.gain[r]);
    give_health(what.gain[resources]);
  }

  // Health may go to anybody; alone there is nobody else.
  void give_health(int count) {
    s.owed = std::min<std::uint8_t>(count, s.health_left);
    if (s.owed < count) tell([&] { return NoHealthLeft{}; });
    if (s.owed > 0 && game.seats() > 1)
      s.phase = Phase::healing;
    else if (s.owed > 0)
      while (s.phase == Phase::mission && s.owed > 0) heal(0);
    else
      lay_clue();
  }

  // With the last of it given, the card goes on.
  void heal(int seat) {
    --s.owed;
    --s.health_left;
    ++s.health[seat];
    tell([&] { return HealthGained{seat_at(seat), 1, s.health[seat]}; });
    if (s.owed == 0) lay_clue();
  }

  void lay_clue() {
    tell([&] { return ClueLaid{seat_at(s.actor), s.played_card, game.back_of(s.played_card)}; });
    s.played_card = Card::none;
    look_for_finds();
  }

  // Three equal clues. Where two kinds are complete, the finder says which is found: the other loses its third clue by that.
  void look_for_finds() {
    std::uint16_t const kinds = game.completed(s, game.track_of(s.actor));
    if (kinds == 0)
      after_find();
    else if (std::has_single_bit(kinds))
      discover(std::countr_zero(kinds));
    else
      s.phase = Phase::finding;
  }

  void discover(int art) {
    auto& track = s.clues[game.track_of(s.actor)];
    CardSet const leaving = track & game.with_clue(art);
    track = track.without(leaving);
    s.discard |= leaving;
    tell([&] {
      ArtFound found{seat_at(s.actor), static_cast<Art>(art), {}};
      for (Card card : leaving) found.cards.push_back(card);
      return found;
    });
    std::uint16_t const open = game.open_places(s, art);
    bool const all_lost = (game.places_with(art) & ~s.lost) == 0;
    if (open == 0 || s.artworks_left == 0) {
      auto const why = all_lost ? Void::lost : open == 0 ? Void::taken : Void::none_left;
      tell([&] { return FindVoid{static_cast<Art>(art), why}; });
      return after_find();
    }
    s.found = art;
    if (std::has_single_bit(open))
      lay_art(std::countr_zero(open));
    else
      s.phase = Phase::laying;
  }

  void lay_art(int place) {
    --s.artworks_left;
    ++s.artworks[place];
    tell([&] { return ArtLaid{static_cast<Art>(s.found), game.site_of(place)}; });
    s.found = 0;
    after_find();
  }

  // On with the phase: the next card, or, after a gift, the time between fights and the end of the round.
  void after_find() {
    s.phase = s.outer;
    s.actor = 0;
    if (s.phase != Phase::mission) return;
    for (int seat = 0; seat < game.seats(); ++seat)
      if (s.played[seat] < game.to_play()) return;
    end_mission();
  }

  void end_mission() {
    tell([&] {
      HandsDiscarded rest;
      for (int seat = 0; seat < game.seats(); ++seat)
        for (Card card : s.hands[seat]) rest.cards.push_back(card);
      return rest;
    });
    for (int seat = 0; seat < game.seats(); ++seat) {
      s.discard |= s.hands[seat];
      s.hands[seat].clear();
    }
    if (s.deck == 0) s.denied = {};
    Travel<Sink>{*this}.begin_movement();
  }
};

}  // namespace atelier::projekt_art
