// Key rules, preparation and phase A. Included by projekt_art.hpp.
#pragma once

#include "games/projekt_art/offer.hpp"

namespace atelier::projekt_art {

// Kluczowe informacje: zarządzanie zasobami.

template <class Sink>
void ProjektArt::spend(State& s, Resource resource, int count, Sink& events) const {
  if (count == 0) return;
  auto& have = s.pool[static_cast<int>(resource)];
  have -= count;
  events.tell(Audience::everyone(), [&] { return Spent{resource, count, have}; });
}

// What the reserve does not have cannot be earned.
template <class Sink>
void ProjektArt::earn(State& s, Resource resource, int count, Sink& events) const {
  auto& have = s.pool[static_cast<int>(resource)];
  int const got = std::min(count, components_.each_resource.value - have);
  have += got;
  events.tell(Audience::everyone(), [&] { return Earned{resource, got, have}; });
}

// False when the game is lost by it.
template <class Sink>
bool ProjektArt::lose_health(State& s, int seat, int count, Loss why, Sink& events) const {
  if (count == 0) return true;
  s.health[seat] -= count;
  s.health_left += count;
  events.tell(Audience::everyone(), [&] { return HealthLost{seat_at(seat), count, s.health[seat], why}; });
  if (s.health[seat] > 0) return true;
  end_game(s, Outcome::no_health, seat, -1, events);
  return false;
}

// Złota zasada: the pool first, and the player's own health for what it lacks. False when the game is lost by it.
template <class Sink>
bool ProjektArt::pay(State& s, int seat, Resource resource, int count, Sink& events) const {
  int const from_pool = std::min<int>(count, s.pool[static_cast<int>(resource)]);
  spend(s, resource, from_pool, events);
  return lose_health(s, seat, count - from_pool, Loss::golden, events);
}

// Agents meant for a lost place go to the White Hand. False when none is left: the game is lost.
template <class Sink>
bool ProjektArt::place_agents(State& s, int place, int count, Sink& events) const {
  int const placed = std::min<int>(count, s.agents_left);
  bool const lost = (s.lost >> place) & 1;
  auto& there = lost ? s.white_hand : s.agents[place];
  s.agents_left -= placed;
  there += placed;
  if (placed > 0 && lost) events.tell(Audience::everyone(), [&] { return WhiteHandGrew{site_of(place), placed, there}; });
  if (placed > 0 && !lost) events.tell(Audience::everyone(), [&] { return AgentsPlaced{site_of(place), placed, there}; });
  if (placed == count) return true;
  end_game(s, Outcome::no_agents, -1, place, events);
  return false;
}

// Rio de Janeiro: przygotowanie.
template <class Sink>
void ProjektArt::put_agent(State& s, int seat, int place, Sink& events) const {
  ++s.drawn[seat];
  if (!place_agents(s, place, 1, events)) return;
  for (int each = 0; each < seats_; ++each)
    if (s.drawn[each] < sheet().agents_by_players) return;
  begin_round(s, events);
}

// A - Misja: planowanie misji.

template <class Sink>
void ProjektArt::begin_round(State& s, Sink& events) const {
  ++s.round;
  s.drawn = {};
  s.played = {};
  s.given.clear();
  s.fought = 0;
  s.ready = 0;
  s.phase = Phase::drawing;
  events.tell(Audience::everyone(), [&] { return RoundBegan{s.round}; });
}

template <class Sink>
void ProjektArt::turn_up(State& s, Card card, Sink& events) const {
  s.unseen.remove(card);
  s.top = card;
  events.tell(Viewer::book(), [&] { return TopTurned{back_of(card), s.deck, card}; });
  events.tell(Audience::everyone().without(Viewer::book()), [&] { return TopTurned{back_of(card), s.deck, {}}; });
  if (s.round == 0 && sheet().agents_by_players == 0) begin_round(s, events);
}

template <class Sink>
void ProjektArt::draw(State& s, int seat, Sink& events) const {
  Card const card = s.top;
  s.hands[seat].add(card);
  s.top = Card::none;
  --s.deck;
  events.tell(Audience(seat_at(seat)).with(Viewer::book()), [&] { return CardDrawn{seat_at(seat), back_of(card), card}; });
  events.tell(Audience::everyone().without(seat_at(seat)).without(Viewer::book()),
              [&] { return CardDrawn{seat_at(seat), back_of(card), {}}; });
  if (s.deck == components_.last_cards.value) events.tell(Audience::everyone(), [&] { return TileUncovered{}; });
  if (s.phase != Phase::drawing) return;
  ++s.drawn[seat];
  for (int each = 0; each < seats_; ++each)
    if (s.drawn[each] < to_draw()) return;
  s.phase = Phase::mission;
  events.tell(Audience::everyone(), [&] { return PhaseBegan{s.phase}; });
}

template <class Sink>
void ProjektArt::buy(State& s, int seat, Resource resource, Sink& events) const {
  s.phase = Phase::mission;
  s.ready = 0;
  events.tell(Audience::everyone(), [&] { return CardBought{seat_at(seat), resource}; });
  if (resource != Resource::health)
    spend(s, resource, 1, events);
  else if (!lose_health(s, seat, 1, Loss::golden, events))
    return;
  draw(s, seat, events);
}

// All who have to play wait: whoever can must act now. All of them say again that they cannot: lost.
template <class Sink>
void ProjektArt::wait(State& s, int seat, Sink& events) const {
  s.ready |= 1 << seat;
  events.tell(Audience::everyone(), [&] { return Waited{seat_at(seat)}; });
  if (s.phase == Phase::struggling || !to_act(s).empty()) return;
  if (s.phase == Phase::stalled) {
    end_game(s, Outcome::no_card, -1, -1, events);
    return;
  }
  s.phase = Phase::stalled;
  s.ready = 0;
  events.tell(Audience::everyone(), [&] { return Stalled{}; });
}

// Zagrywanie karty misji: all steps, from top to bottom.

template <class Sink>
void ProjektArt::play_card(State& s, int seat, Card card, Sink& events) const {
  Face const& what = face(card);
  s.phase = s.outer = Phase::mission;
  s.ready = 0;
  s.actor = seat;
  s.played_card = card;
  ++s.played[seat];
  s.hands[seat].remove(card);
  s.clues[track_of(seat)].add(card);  // where it will lie, turned over, when all its steps are done
  events.tell(Audience::everyone(), [&] { return CardPlayed{seat_at(seat), card}; });
  for (int r = 0; r < resources; ++r)
    if (!pay(s, seat, static_cast<Resource>(r), what.cost[r], events)) return;
  if (!lose_health(s, seat, what.cost[resources], Loss::cost, events)) return;
  for (int art = 0; art < arts; ++art) {
    if (what.agents[art] == 0) continue;
    for (int place = 0; place < places_; ++place)
      if (((places_with_[art] >> place) & 1) && !place_agents(s, place, what.agents[art], events)) return;
  }
  for (int r = 0; r < resources; ++r)
    if (what.gain[r] > 0) earn(s, static_cast<Resource>(r), what.gain[r], events);
  s.owed = std::min<std::uint8_t>(what.gain[resources], s.health_left);
  if (s.owed < what.gain[resources]) events.tell(Audience::everyone(), [&] { return NoHealthLeft{}; });
  if (s.owed > 0 && seats_ > 1)
    s.phase = Phase::healing;
  else if (s.owed > 0)
    while (s.phase == Phase::mission && s.owed > 0) heal(s, 0, events);
  else
    lay_clue(s, events);
}

// Health may go to anybody; with the last of it given, the card goes on.
template <class Sink>
void ProjektArt::heal(State& s, int seat, Sink& events) const {
  --s.owed;
  --s.health_left;
  ++s.health[seat];
  events.tell(Audience::everyone(), [&] { return HealthGained{seat_at(seat), 1, s.health[seat]}; });
  if (s.owed == 0) lay_clue(s, events);
}

template <class Sink>
void ProjektArt::lay_clue(State& s, Sink& events) const {
  events.tell(Audience::everyone(), [&] { return ClueLaid{seat_at(s.actor), s.played_card, back_of(s.played_card)}; });
  s.played_card = Card::none;
  look_for_finds(s, events);
}

// Three equal clues. Where two kinds are complete, the finder says which is found: the other loses its third clue by that.
template <class Sink>
void ProjektArt::look_for_finds(State& s, Sink& events) const {
  std::uint16_t const kinds = completed(s, track_of(s.actor));
  if (kinds == 0)
    after_find(s, events);
  else if (std::has_single_bit(kinds))
    discover(s, std::countr_zero(kinds), events);
  else
    s.phase = Phase::finding;
}

template <class Sink>
void ProjektArt::discover(State& s, int art, Sink& events) const {
  auto& track = s.clues[track_of(s.actor)];
  CardSet const leaving = track & with_clue_[art];
  track = track.without(leaving);
  s.discard |= leaving;
  events.tell(Audience::everyone(), [&] {
    ArtFound found{seat_at(s.actor), static_cast<Art>(art), {}};
    for (Card card : leaving) found.cards.push_back(card);
    return found;
  });
  std::uint16_t const open = open_places(s, art);
  bool const all_lost = (places_with_[art] & ~s.lost) == 0;
  if (open == 0 || s.artworks_left == 0) {
    auto const why = all_lost ? Void::lost : open == 0 ? Void::taken : Void::none_left;
    events.tell(Audience::everyone(), [&] { return FindVoid{static_cast<Art>(art), why}; });
    after_find(s, events);
    return;
  }
  s.found = art;
  if (std::has_single_bit(open))
    lay_art(s, std::countr_zero(open), events);
  else
    s.phase = Phase::laying;
}

template <class Sink>
void ProjektArt::lay_art(State& s, int place, Sink& events) const {
  --s.artworks_left;
  ++s.artworks[place];
  events.tell(Audience::everyone(), [&] { return ArtLaid{static_cast<Art>(s.found), site_of(place)}; });
  s.found = 0;
  after_find(s, events);
}

// On with the phase: the next card, or, after a gift, the time between fights and the end of the round.
template <class Sink>
void ProjektArt::after_find(State& s, Sink& events) const {
  s.phase = s.outer;
  s.actor = 0;
  if (s.phase != Phase::mission) return;
  for (int seat = 0; seat < seats_; ++seat)
    if (s.played[seat] < to_play()) return;
  end_mission(s, events);
}

template <class Sink>
void ProjektArt::end_mission(State& s, Sink& events) const {
  events.tell(Audience::everyone(), [&] {
    HandsDiscarded rest;
    for (int seat = 0; seat < seats_; ++seat)
      for (Card card : s.hands[seat]) rest.cards.push_back(card);
    return rest;
  });
  for (int seat = 0; seat < seats_; ++seat) {
    s.discard |= s.hands[seat];
    s.hands[seat].clear();
  }
  begin_movement(s, events);
}

}  // namespace atelier::projekt_art
