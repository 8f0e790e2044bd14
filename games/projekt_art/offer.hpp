// Who may do what. Included by projekt_art.hpp.
#pragma once

#include <algorithm>
#include <bit>

#include "games/projekt_art/projekt_art.hpp"

namespace atelier::projekt_art {

inline bool ProjektArt::pawn_at(State const& s, int place) const {
  for (int pawn = 0; pawn < pawns_; ++pawn)
    if (s.pawns[pawn] == place) return true;
  return false;
}

inline Seats ProjektArt::unready(State const& s) const {
  Seats seats;
  for (int seat = 0; seat < seats_; ++seat)
    if (!is_ready(s, seat)) seats = seats.with(seat_at(seat));
  return seats;
}

// The seats with a pawn where the fight is, or where a work was taken.
inline Seats ProjektArt::fighters(State const& s) const {
  Seats seats;
  for (int pawn = 0; pawn < pawns_; ++pawn)
    if (s.pawns[pawn] == s.place) seats = seats.with(seat_at(seat_of_pawn(pawn)));
  return seats;
}

inline Seats ProjektArt::to_act(State const& s) const {
  if (s.phase == Phase::over) return {};
  if (uncovering(s)) return atelier::chance;
  Seats seats;
  switch (s.phase) {
    case Phase::preparing:
      for (int seat = 0; seat < seats_; ++seat)
        if (s.drawn[seat] < sheet().agents_by_players) seats = seats.with(seat_at(seat));
      return seats;
    case Phase::drawing:
      for (int seat = 0; seat < seats_; ++seat)
        if (s.drawn[seat] < to_draw()) seats = seats.with(seat_at(seat));
      return seats;
    case Phase::mission:
    case Phase::stalled:
      for (int seat = 0; seat < seats_; ++seat)
        if (s.played[seat] < to_play() && !is_ready(s, seat)) seats = seats.with(seat_at(seat));
      return seats;
    case Phase::healing:
    case Phase::finding:
    case Phase::laying:
      return seat_at(s.actor);
    case Phase::moving:
    case Phase::fighting:
    case Phase::closing:
      return unready(s);
    case Phase::collecting:
      return Seats::first(seats_);
    case Phase::paying:
    case Phase::dropping:
      return fighters(s);
    case Phase::struggling: {
      Seats const there = fighters(s);
      for (int seat = 0; seat < seats_; ++seat)
        if (there.has(seat_at(seat)) && !is_ready(s, seat)) seats = seats.with(seat_at(seat));
      return seats;
    }
    case Phase::rolling:
      return atelier::chance;
    case Phase::over:
      break;
  }
  return {};
}

// What a card costs a player in health: its own cost in health, and one for every resource that the pool has not (golden rule).
inline int ProjektArt::card_health(State const& s, Card card) const {
  auto const& cost = face(card).cost;
  int health = cost[resources];
  for (int r = 0; r < resources; ++r) health += std::max(0, cost[r] - s.pool[r]);
  return health;
}

inline bool ProjektArt::may_recruit(State const& s, int seat) const {
  if (s.allies >= components_.ally_dice.value || s.collected >= track_size_) return false;
  return price(s.collected) <= s.pool[static_cast<int>(Resource::radios)] + s.health[seat];
}

// It takes at least one agent to fight; there is one fight in a place and round. The companion never leads.
inline bool ProjektArt::may_fight(State const& s, int seat) const {
  int const place = s.pawns[seat];
  return s.agents[place] > 0 && !((s.fought >> place) & 1);
}

inline bool ProjektArt::may_give(State const& s, int seat, int to) const {
  return own_clues_ && seat != to && s.pawns[seat] == s.pawns[to] && s.agents[s.pawns[seat]] == 0;
}

// What a step costs in fuel, or no_road.
inline int ProjektArt::step_cost(State const& s, int pawn, int to) const {
  int const fuel = fuel_for_[s.pawns[pawn]][to];
  if (fuel == no_road || ((s.lost >> to) & 1)) return no_road;
  if (fuel == 0) return s.free_steps[pawn] < most_free_steps ? 0 : no_road;
  return fuel <= s.pool[0] + s.health[seat_of_pawn(pawn)] ? fuel : no_road;
}

inline bool ProjektArt::must_leave(State const& s, int seat) const {
  if ((s.lost >> s.pawns[seat]) & 1) return true;
  return seats_ == 1 && ((s.lost >> s.pawns[1]) & 1);
}

inline int ProjektArt::strength(State const& s) const {
  int sum = s.bonus;
  for (int die = 0; die < most_dice; ++die) sum += s.dice[die];
  return sum;
}

// Kinds of which three clues lie on a track, by bit.
inline std::uint16_t ProjektArt::completed(State const& s, int track) const {
  std::uint16_t kinds = 0;
  for (int art = 0; art < arts; ++art)
    if ((s.clues[track] & with_clue_[art]).size() >= 3) kinds |= 1 << art;
  return kinds;
}

// Where a find of this kind can be laid: places that are not lost, and none at all while a work of the kind's lies there already.
inline std::uint16_t ProjektArt::open_places(State const& s, int art) const {
  std::uint16_t const all = places_with_[art];
  for (int place = 0; place < places_; ++place)
    if (((all >> place) & 1) && s.artworks[place] > 0) return 0;
  return all & ~s.lost;
}

// Dice a player rolls: his own (alone: the companion's too), and the leader the allies'.
inline std::uint16_t ProjektArt::own_dice(State const& s, int seat) const {
  std::uint16_t dice = 0;
  for (int die = 0; die < most_dice; ++die) {
    if (s.dice[die] == 0) continue;
    bool const own = die < most_pawns ? seat_of_pawn(die) == seat : seat == s.actor;
    if (own || !own_clues_) dice |= 1 << die;
  }
  return dice;
}

inline void ProjektArt::offer_mission(State const& s, int seat, Offer& offer) const {
  for (Card card : s.hands[seat])
    if (int const health = card_health(s, card); health <= s.health[seat]) offer.play.push_back({card, health});
  if (s.deck > 0) {
    for (int r = 0; r < resources; ++r)
      if (s.pool[r] > 0) offer.buy.push_back(static_cast<Resource>(r));
    if (offer.buy.empty()) offer.buy.push_back(Resource::health);
  }
  bool const can = !offer.play.empty() || !offer.buy.empty();
  bool others = false;
  for (int other = 0; other < seats_; ++other) others |= other != seat && s.played[other] < to_play();
  offer.wait = !can || (s.phase == Phase::mission && others);
}

inline void ProjektArt::offer_movement(State const& s, int seat, Offer& offer) const {
  for (int pawn = seat; pawn < pawns_; pawn += seats_ == 1 ? 1 : most_pawns)
    for (int to = 0; to < places_; ++to) {
      int const fuel = step_cost(s, pawn, to);
      if (fuel == no_road) continue;
      int const from_pool = std::min<int>(fuel, s.pool[0]);
      offer.steps.push_back({pawn != seat, site_of(to), from_pool, fuel - from_pool, carrying_ && s.artworks[s.pawns[pawn]] > 0});
    }
  offer.ready = !must_leave(s, seat);
}

inline void ProjektArt::offer_effect(State const& s, int, Offer& offer) const {
  if (s.phase == Phase::dropping) {
    for (Card card : s.clues[0]) offer.drop.push_back(card);
    return;
  }
  for (int r = 0; r < resources; ++r)
    if (s.pool[r] > 0) offer.give_up.push_back(static_cast<Resource>(r));
  if (!offer.give_up.empty()) return;
  for (int seat = 0; seat < seats_; ++seat) offer.suffer.push_back(seat_at(seat));
}

inline void ProjektArt::offer_struggle(State const& s, int seat, Offer& offer) const {
  std::uint16_t const dice = own_dice(s, seat);
  for (int die = 0; die < most_dice; ++die)
    if ((dice >> die) & 1) offer.dice.push_back(die);
  for (Card card : s.clues[track_of(seat)]) offer.reroll.push_back({card, std::popcount(face(card).clues)});
  offer.weapon = true;  // golden rule: everybody in the game has health
  offer.weapon_health = s.pool[static_cast<int>(Resource::weapons)] == 0;
  offer.accept = seat == s.actor;
  offer.wait = seat != s.actor;
}

// False when the seat is not asked.
inline bool ProjektArt::fill_offer(State const& s, int seat, Offer& offer) const {
  if (!to_act(s).has(seat_at(seat))) return false;
  auto const sites = [&](std::uint16_t mask, auto& list) {
    for (int place = 0; place < places_; ++place)
      if ((mask >> place) & 1) list.push_back(site_of(place));
  };
  auto const allies = [&] {
    offer.recruit = may_recruit(s, seat);
    if (offer.recruit) offer.recruit_health = std::max(0, price(s.collected) - s.pool[static_cast<int>(Resource::radios)]);
  };
  switch (s.phase) {
    case Phase::preparing:
      sites(static_cast<std::uint16_t>((1 << places_) - 1), offer.put);
      break;
    case Phase::drawing:
      offer.draw = true;
      break;
    case Phase::mission:
    case Phase::stalled:
      offer_mission(s, seat, offer);
      break;
    case Phase::healing:
      for (int other = 0; other < seats_; ++other) offer.heal.push_back(seat_at(other));
      break;
    case Phase::finding: {
      std::uint16_t const kinds = completed(s, track_of(seat));
      for (int art = 0; art < arts; ++art)
        if ((kinds >> art) & 1) offer.find.push_back(static_cast<Art>(art));
      break;
    }
    case Phase::laying:
      sites(open_places(s, s.found), offer.lay);
      break;
    case Phase::moving:
      if (s.between) allies();
      offer_movement(s, seat, offer);
      break;
    case Phase::collecting:
      sites(s.to_collect, offer.collect);
      break;
    case Phase::paying:
    case Phase::dropping:
      offer_effect(s, seat, offer);
      break;
    case Phase::fighting:
      if (s.between) allies();
      offer.fight = may_fight(s, seat);
      offer.ready = true;
      break;
    case Phase::struggling:
      offer_struggle(s, seat, offer);
      break;
    case Phase::closing:
      allies();
      for (int to = 0; to < seats_; ++to)
        if (may_give(s, seat, to)) offer.give_to.push_back(seat_at(to));
      if (!offer.give_to.empty())
        for (Card card : s.clues[seat].without(s.given)) offer.give.push_back(card);
      offer.ready = true;
      break;
    case Phase::rolling:
    case Phase::over:
      return false;
  }
  return true;
}

inline void ProjektArt::write_moves(Offer const& offer, MoveList& out) const {
  auto const add = [&](bool offered, int id) {
    if (offered) out.add(move_at(id));
  };
  auto const places = [&](auto const& list, int base) {
    for (Site site : list) out.add(move_at(base + place_of(site)));
  };
  out.clear();
  places(offer.put, ids::put);
  add(offer.draw, ids::draw);
  for (Resource each : offer.buy) out.add(move_at(ids::buy + static_cast<int>(each)));
  for (auto const& each : offer.play) out.add(ids::play_of(each.card));
  add(offer.wait, ids::wait);
  for (Seat each : offer.heal) out.add(move_at(ids::heal + index(each)));
  for (Art each : offer.find) out.add(move_at(ids::find + static_cast<int>(each)));
  places(offer.lay, ids::lay);
  add(offer.recruit, ids::recruit);
  for (auto const& each : offer.steps) {
    out.add(ids::step_of(each.companion, place_of(each.site), false));
    if (each.carry) out.add(ids::step_of(each.companion, place_of(each.site), true));
  }
  add(offer.ready, ids::ready);
  places(offer.collect, ids::collect);
  for (Resource each : offer.give_up) out.add(move_at(ids::give_up + static_cast<int>(each)));
  for (Seat each : offer.suffer) out.add(move_at(ids::suffer + index(each)));
  for (Card each : offer.drop) out.add(move_at(ids::drop + number(each) - 1));
  add(offer.fight, ids::fight);
  for (auto const& each : offer.reroll)
    for (std::size_t first = 0; first < offer.dice.size(); ++first)
      for (std::size_t second = first; second < (each.dice > 1 ? offer.dice.size() : first + 1); ++second)
        out.add(ids::reroll_of(each.card, offer.dice[first], offer.dice[second]));
  add(offer.weapon, ids::weapon);
  add(offer.accept, ids::accept);
  for (Card card : offer.give)
    for (Seat to : offer.give_to) out.add(ids::give_of(card, index(to)));
}

inline void ProjektArt::legal(State const& s, Seat seat, MoveList& out) const {
  out.clear();
  Offer offer;
  if (fill_offer(s, index(seat), offer)) write_moves(offer, out);
}

inline void ProjektArt::legal(View const& view, MoveList& out) const {
  if (view.offer)
    write_moves(*view.offer, out);
  else
    out.clear();
}

inline void ProjektArt::chance(State const& s, Outcomes& out) const {
  out.clear();
  if (s.phase != Phase::over && uncovering(s)) {
    for (Card card : s.unseen) out.add(move_at(ids::turn_up + number(card) - 1), 1);
  } else if (s.phase == Phase::rolling) {
    for (int pips = 1; pips <= die_faces; ++pips) out.add(move_at(ids::roll + pips - 1), die_[pips - 1]);
  }
}

}  // namespace atelier::projekt_art
