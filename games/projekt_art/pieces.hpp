// What the rules of every phase stand on: resources, health and agents, and the end of the game. Included by projekt_art.hpp.
//
// The rules are members of small classes over the game, the state and whoever listens, one for each part of the rulebook: Mission
// (phase A), Travel (phase B), Fights (phase C), Rounds (phase D). Where one part ends, it hands over to the next.
#pragma once

#include "games/projekt_art/offer.hpp"

namespace atelier::projekt_art {

template <class Sink>
struct Mission;
template <class Sink>
struct Travel;
template <class Sink>
struct Fights;
template <class Sink>
struct Rounds;

// Kluczowe informacje.
template <class Sink>
struct Pieces {
  ProjektArt const& game;
  State& s;
  Sink& events;

  template <class Make>
  void tell(Make&& make) const {
    events.tell(Audience::everyone(), std::forward<Make>(make));
  }

  // A step of his own in this phase: his time to win over allies is over. Under the first rules everybody's was.
  void begin(int seat) { s.begun |= game.rules() == 1 ? (1 << game.seats()) - 1 : 1 << seat; }

  // Zarządzanie zasobami.
  void spend(Resource resource, int count) {
    if (count == 0) return;
    auto& have = s.pool[static_cast<int>(resource)];
    have -= count;
    tell([&] { return Spent{resource, count, have}; });
  }

  // What the reserve does not have cannot be earned.
  void earn(Resource resource, int count) {
    auto& have = s.pool[static_cast<int>(resource)];
    int const got = std::min(count, game.components().each_resource.value - have);
    have += got;
    tell([&] { return Earned{resource, got, have}; });
  }

  // False when the game is lost by it.
  bool lose_health(int seat, int count, Loss why) {
    if (count == 0) return true;
    s.health[seat] -= count;
    s.health_left += count;
    tell([&] { return HealthLost{seat_at(seat), count, s.health[seat], why}; });
    if (s.health[seat] > 0) return true;
    end_game(Outcome::no_health, seat, -1);
    return false;
  }

  // Złota zasada: the pool first, and the player's own health for what it lacks. False when the game is lost by it.
  bool pay(int seat, Resource resource, int count) {
    int const from_pool = std::min<int>(count, s.pool[static_cast<int>(resource)]);
    spend(resource, from_pool);
    return lose_health(seat, count - from_pool, Loss::golden);
  }

  // Agents meant for a lost place go to the White Hand. False when none is left: the game is lost.
  bool place_agents(int place, int count) {
    int const placed = std::min<int>(count, s.agents_left);
    bool const lost = (s.lost >> place) & 1;
    auto& there = lost ? s.white_hand : s.agents[place];
    s.agents_left -= placed;
    there += placed;
    if (placed > 0 && lost) tell([&] { return WhiteHandGrew{game.site_of(place), placed, there}; });
    if (placed > 0 && !lost) tell([&] { return AgentsPlaced{game.site_of(place), placed, there}; });
    if (placed == count) return true;
    end_game(Outcome::no_agents, -1, place);
    return false;
  }

  // Koniec gry.
  void end_game(Outcome why, int seat, int place) {
    s.phase = Phase::over;
    s.outcome = why;
    tell([&] {
      GameOver over{why, s.collected, {}, {}};
      if (seat >= 0) over.who = seat_at(seat);
      if (place >= 0) over.site = game.site_of(place);
      return over;
    });
  }
};

}  // namespace atelier::projekt_art
