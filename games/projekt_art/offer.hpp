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

// The seats with a pawn where the fight is, or where a work was taken.
inline bool ProjektArt::stands_there(State const& s, int seat) const {
  return s.pawns[seat] == s.place || (seats_ == 1 && s.pawns[1] == s.place);
}

// Where nobody has to and one must: the table waits for those who can spare it best, and takes the first who volunteers.
inline bool ProjektArt::is_healthiest(State const& s, int seat) const {
  for (int other = 0; other < seats_; ++other)
    if (s.health[other] > s.health[seat]) return false;
  return true;
}

// Whom the table waits for.
inline Seats ProjektArt::to_act(State const& s) const {
  auto const all_who = [&](auto&& act) {
    Seats seats;
    for (int seat = 0; seat < seats_; ++seat)
      if (act(seat)) seats = seats.with(seat_at(seat));
    return seats;
  };
  if (s.phase == Phase::over) return {};
  if (uncovering(s) || s.phase == Phase::rolling) return atelier::chance;
  switch (s.phase) {
    case Phase::preparing: return all_who([&](int seat) { return s.drawn[seat] < agents_to_put_; });
    case Phase::drawing: return all_who([&](int seat) { return s.drawn[seat] < to_draw_; });
    case Phase::mission:
    case Phase::stalled: return all_who([&](int seat) { return s.played[seat] < to_play() && !is_ready(s, seat); });
    case Phase::healing:
    case Phase::finding:
    case Phase::laying: return seat_at(s.actor);
    case Phase::moving:
      if (rules_ == 1 && s.lost) return all_who([&](int seat) { return !is_ready(s, seat) && count_moves(s, seat) > 0; });
      [[fallthrough]];
    case Phase::fighting:
    case Phase::closing: return all_who([&](int seat) { return !is_ready(s, seat); });
    case Phase::collecting: return Seats::first(seats_);
    case Phase::paying:
      if (volunteers(s)) return all_who([&](int seat) { return is_healthiest(s, seat); });
      [[fallthrough]];
    case Phase::dropping: return all_who([&](int seat) { return stands_there(s, seat); });
    case Phase::struggling: return all_who([&](int seat) { return stands_there(s, seat) && !is_ready(s, seat); });
    case Phase::rolling:
    case Phase::over: break;
  }
  return {};
}

// Ruling 1: ready and waiting are no silence. And health may be volunteered by anybody. Precondition: the table does not wait for the seat.
inline bool ProjektArt::may_still(State const& s, int seat) const {
  if (rules_ == 1 || uncovering(s)) return false;
  switch (s.phase) {
    case Phase::mission: return s.played[seat] < to_play() && count_moves(s, seat) > 0;
    case Phase::moving:
    case Phase::fighting:
    case Phase::closing: return count_moves(s, seat) > 0;
    case Phase::struggling: return stands_there(s, seat);
    case Phase::paying: return volunteers(s);
    case Phase::preparing:
    case Phase::drawing:
    case Phase::stalled:  // who waits here has shown that there is nothing else to do
    case Phase::healing:
    case Phase::finding:
    case Phase::laying:
    case Phase::collecting:
    case Phase::dropping:
    case Phase::rolling:
    case Phase::over: return false;
  }
  return false;
}

inline bool ProjektArt::may_act(State const& s, int seat) const { return to_act(s).has(seat_at(seat)) || may_still(s, seat); }

inline Seats ProjektArt::may_act(State const& s) const {
  Seats seats = to_act(s);
  if (seats.has(atelier::chance)) return seats;
  for (int seat = 0; seat < seats_; ++seat)
    if (!seats.has(seat_at(seat)) && may_still(s, seat)) seats = seats.with(seat_at(seat));
  return seats;
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

// Between the phases: until the player is ready, or has taken a step of the next phase himself.
inline bool ProjektArt::ally_time(State const& s, int seat) const {
  return !is_ready(s, seat) && (s.phase == Phase::closing || !((s.begun >> seat) & 1));
}

// In phase A a player may let the others go first, unless all who have to play do, or nobody else has to.
inline bool ProjektArt::may_let_others(State const& s, int seat) const {
  bool others = false;
  for (int other = 0; other < seats_; ++other) others |= other != seat && s.played[other] < to_play();
  return s.phase == Phase::mission && others;
}

// It takes at least one agent to fight; there is one fight in a place and round. The companion never leads.
inline bool ProjektArt::may_fight(State const& s, int seat) const {
  int const place = s.pawns[seat];
  return s.agents[place] > 0 && !((s.fought >> place) & 1);
}

inline bool ProjektArt::may_give(State const& s, int seat, int to) const {
  return own_clues_ && seat != to && s.pawns[seat] == s.pawns[to] && s.agents[s.pawns[seat]] == 0;
}

// Between C and D there is an ally to win over, or a clue card to give.
inline bool ProjektArt::anything_to_close(State const& s) const {
  for (int seat = 0; seat < seats_; ++seat) {
    if (may_recruit(s, seat)) return true;
    if (s.clues[seat].without(s.given).empty()) continue;
    for (int to = 0; to < seats_; ++to)
      if (may_give(s, seat, to)) return true;
  }
  return false;
}

// What a step costs in fuel, or no_road.
inline int ProjektArt::step_cost(State const& s, int pawn, int to) const {
  int const fuel = fuel_for_[s.pawns[pawn]][to];
  if (fuel == no_road || ((s.lost >> to) & 1)) return no_road;
  if (fuel == 0) return s.free_steps[pawn] < most_free_steps ? 0 : no_road;
  return fuel <= s.pool[0] + s.health[seat_of_pawn(pawn)] ? fuel : no_road;
}

// A pawn in a lost place that no step leads out of.
inline bool ProjektArt::trapped(State const& s, int pawn) const {
  if (!((s.lost >> s.pawns[pawn]) & 1)) return false;
  for (unsigned open = roads_[s.pawns[pawn]] & ~s.lost; open; open &= open - 1)
    if (step_cost(s, pawn, std::countr_zero(open)) != no_road) return false;
  return true;
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

// Where an offer goes. The rules say what a seat may do to one of these writers, in the order of the ids: a view keeps it as people read
// it; a search wants ids, their number, or one of them, and pays for nothing else.
struct ListIds {
  MoveList& moves;
  void add(MoveId id) { moves.add(id); }
  void add_rerolls(Card card, unsigned dice, int most) {
    for (unsigned first = dice; first; first &= first - 1)
      for (unsigned second = most > 1 ? first : first & -first; second; second &= second - 1)
        moves.add(ids::reroll_of(card, std::countr_zero(first), std::countr_zero(second)));
  }
};
struct CountIds {
  int count = 0;
  void add(MoveId) { ++count; }
  void add_rerolls(Card, unsigned dice, int most) {
    int const single = std::popcount(dice);
    count += most > 1 ? single * (single + 1) / 2 : single;
  }
};
// For one move out of all: rolls again, of which there may be hundreds, are only counted.
struct FewIds {
  struct Rerolls {
    Card card;
    int most;
    int count;
  };
  MoveId ids[max_moves / 4];
  int size = 0;
  int before = 0;  // of them before the rolls again
  unsigned dice = 0;
  Rerolls rerolls[most_clues];
  int cards = 0;
  int count = 0;

  void add(MoveId id) { ids[size++] = id, ++count; }
  void add_rerolls(Card card, unsigned which, int most) {
    if (cards == 0) before = size, dice = which;
    CountIds all;
    all.add_rerolls(card, which, most);
    rerolls[cards++] = {card, most, all.count};
    count += all.count;
  }
  MoveId at(int rank) const {
    if (cards == 0 || rank < before) return ids[rank];
    rank -= before;
    for (int i = 0; i < cards; ++i) {
      if (rank < rerolls[i].count) return reroll_at(rerolls[i], rank);
      rank -= rerolls[i].count;
    }
    return ids[before + rank];
  }
  MoveId reroll_at(Rerolls const& with, int rank) const {
    unsigned first = dice;
    for (int pairs; rank >= (pairs = with.most > 1 ? std::popcount(first) : 1); first &= first - 1) rank -= pairs;
    unsigned second = first;
    for (; rank > 0; --rank) second &= second - 1;
    return ids::reroll_of(with.card, std::countr_zero(first), std::countr_zero(second));
  }
};

template <class Ids>
struct MoveWriter {
  Ids to;
  std::uint16_t dice_offered = 0;
  Seats receivers{};

  void add(int id) { to.add(move_at(id)); }
  void put(int place) { add(ids::put + place); }
  void draw() { add(ids::draw); }
  void buy(Resource resource) { add(ids::buy + static_cast<int>(resource)); }
  void play(Card card, int) { to.add(ids::play_of(card)); }
  void wait() { add(ids::wait); }
  void heal(int seat) { add(ids::heal + seat); }
  void find(int art) { add(ids::find + art); }
  void lay(int place) { add(ids::lay + place); }
  void recruit(int) { add(ids::recruit); }
  void step(bool companion, int place, int, int, bool carry) {
    to.add(ids::step_of(companion, place, false));
    if (carry) to.add(ids::step_of(companion, place, true));
  }
  void ready() { add(ids::ready); }
  void collect(int place) { add(ids::collect + place); }
  void give_up(Resource resource) { add(ids::give_up + static_cast<int>(resource)); }
  void suffer(int seat) { add(ids::suffer + seat); }
  void drop(Card card) { add(ids::drop + number(card) - 1); }
  void fight() { add(ids::fight); }
  void dice(std::uint16_t which) { dice_offered = which; }
  void reroll(Card card, int most) { to.add_rerolls(card, dice_offered, most); }
  void weapon(int) { add(ids::weapon); }
  void accept() { add(ids::accept); }
  void give_to(Seats seats) { receivers = seats; }
  void give(Card card) {
    for (int seat = 0; seat < most_players; ++seat)
      if (receivers.has(seat_at(seat))) to.add(ids::give_of(card, seat));
  }
};

struct OfferWriter {
  ProjektArt const& game;
  Offer& offer;

  void put(int place) { offer.put.push_back(game.site_of(place)); }
  void draw() { offer.draw = true; }
  void buy(Resource resource) { offer.buy.push_back(resource); }
  void play(Card card, int health) { offer.play.push_back({.card = card, .health = health}); }
  void wait() { offer.wait = true; }
  void heal(int seat) { offer.heal.push_back(seat_at(seat)); }
  void find(int art) { offer.find.push_back(static_cast<Art>(art)); }
  void lay(int place) { offer.lay.push_back(game.site_of(place)); }
  void recruit(int health) { offer.recruit = true, offer.recruit_health = health; }
  void step(bool companion, int place, int fuel, int health, bool carry) {
    offer.steps.push_back({.companion = companion, .site = game.site_of(place), .fuel = fuel, .health = health, .carry = carry});
  }
  void ready() { offer.ready = true; }
  void collect(int place) { offer.collect.push_back(game.site_of(place)); }
  void give_up(Resource resource) { offer.give_up.push_back(resource); }
  void suffer(int seat) { offer.suffer.push_back(seat_at(seat)); }
  void drop(Card card) { offer.drop.push_back(card); }
  void fight() { offer.fight = true; }
  void dice(std::uint16_t which) {
    for (int die = 0; die < most_dice; ++die)
      if ((which >> die) & 1) offer.dice.push_back(die);
  }
  void reroll(Card card, int most) { offer.reroll.push_back({card, most}); }
  void weapon(int health) { offer.weapon = true, offer.weapon_health = health; }
  void accept() { offer.accept = true; }
  void give_to(Seats seats) {
    for (int seat = 0; seat < most_players; ++seat)
      if (seats.has(seat_at(seat))) offer.give_to.push_back(seat_at(seat));
  }
  void give(Card card) { offer.give.push_back(card); }
};

template <class Out>
void ProjektArt::offer_mission(State const& s, int seat, Out& out) const {
  bool can = false;
  if (s.deck > 0) {
    can = true;
    bool empty = true;
    for (int r = 0; r < resources; ++r)
      if (s.pool[r] > 0) out.buy(static_cast<Resource>(r)), empty = false;
    if (empty) out.buy(Resource::health);
  }
  for (Card card : s.hands[seat])
    if (int const health = card_health(s, card); health <= s.health[seat]) out.play(card, health), can = true;
  if (!is_ready(s, seat) && (!can || may_let_others(s, seat))) out.wait();
}

template <class Out>
void ProjektArt::offer_movement(State const& s, int seat, Out& out) const {
  for (int pawn = seat; pawn < pawns_; pawn += seats_ == 1 ? 1 : most_pawns) {
    bool const carry = carrying_ && s.artworks[s.pawns[pawn]] > 0;
    for (unsigned open = roads_[s.pawns[pawn]] & ~s.lost; open; open &= open - 1) {
      int const to = std::countr_zero(open);
      int const fuel = step_cost(s, pawn, to);
      if (fuel == no_road) continue;
      int const from_pool = std::min<int>(fuel, s.pool[0]);
      out.step(pawn != seat, to, from_pool, fuel - from_pool, carry);
    }
  }
  if (!must_leave(s, seat) && !is_ready(s, seat)) out.ready();
}

template <class Out>
void ProjektArt::offer_effect(State const& s, int seat, Out& out) const {
  if (s.phase == Phase::dropping) {
    for (Card card : s.clues[0]) out.drop(card);
    return;
  }
  for (int r = 0; r < resources; ++r)
    if (s.pool[r] > 0) out.give_up(static_cast<Resource>(r));
  if (!pool_empty(s)) return;
  if (rules_ > 1) return out.suffer(seat);  // only the player himself volunteers his health
  for (int other = 0; other < seats_; ++other) out.suffer(other);
}

template <class Out>
void ProjektArt::offer_struggle(State const& s, int seat, Out& out) const {
  if (seat != s.actor && !is_ready(s, seat)) out.wait();
  out.dice(own_dice(s, seat));
  for (Card card : s.clues[track_of(seat)]) out.reroll(card, std::popcount(face(card).clues));
  out.weapon(s.pool[static_cast<int>(Resource::weapons)] == 0);  // golden rule: everybody in the game has health
  if (seat == s.actor) out.accept();
}

template <class Out>
void ProjektArt::offer_trade(State const& s, int seat, Out& out) const {
  Seats receivers{};
  for (int to = 0; to < seats_; ++to)
    if (may_give(s, seat, to)) receivers = receivers.with(seat_at(to));
  out.give_to(receivers);
  if (receivers.empty()) return;
  for (Card card : s.clues[seat].without(s.given)) out.give(card);
}

// Hands are hidden: a card that is drawn or played tells of them, waiting where nothing else could be done does, and so does the end of the
// mission, which the last card played may bring about. All else lies open.
inline bool ProjektArt::takes_back(State const& s, Seat seat, MoveId id) const {
  bool still_to_play = false;
  for (int each = 0; each < seats_; ++each) still_to_play |= s.played[each] < to_play();
  switch (s.phase) {
    case Phase::drawing:
    case Phase::stalled:
    case Phase::rolling:
    case Phase::over: return false;
    case Phase::mission: return index(id) == ids::wait && may_let_others(s, index(seat));
    case Phase::healing: return s.owed > 1 || still_to_play;
    case Phase::finding:
    case Phase::laying: return s.outer != Phase::mission || still_to_play;
    case Phase::preparing:
    case Phase::moving:
    case Phase::collecting:
    case Phase::paying:
    case Phase::dropping:
    case Phase::fighting:
    case Phase::struggling:
    case Phase::closing: return true;
  }
  return false;
}

// Precondition: the seat is asked, or has said that it is ready or waits.
template <class Out>
void ProjektArt::offer_to(State const& s, int seat, Out& out) const {
  auto const each = [](unsigned mask, auto&& say) {
    for (; mask; mask &= mask - 1) say(std::countr_zero(mask));
  };
  auto const allies = [&] {
    if (ally_time(s, seat) && may_recruit(s, seat))
      out.recruit(std::max(0, price(s.collected) - s.pool[static_cast<int>(Resource::radios)]));
  };
  switch (s.phase) {
    case Phase::preparing:
      for (int place = 0; place < places_; ++place) out.put(place);
      return;
    case Phase::drawing: return out.draw();
    case Phase::mission:
    case Phase::stalled: return offer_mission(s, seat, out);
    case Phase::healing:
      for (int other = 0; other < seats_; ++other) out.heal(other);
      return;
    case Phase::finding: return each(completed(s, track_of(seat)), [&](int art) { out.find(art); });
    case Phase::laying: return each(open_places(s, s.found), [&](int place) { out.lay(place); });
    case Phase::moving: allies(); return offer_movement(s, seat, out);
    case Phase::collecting: return each(s.to_collect, [&](int place) { out.collect(place); });
    case Phase::paying:
    case Phase::dropping: return offer_effect(s, seat, out);
    case Phase::fighting:
      allies();
      if (!is_ready(s, seat)) out.ready();
      if (may_fight(s, seat)) out.fight();
      return;
    case Phase::struggling: return offer_struggle(s, seat, out);
    case Phase::closing:
      allies();
      if (!is_ready(s, seat)) out.ready();
      return offer_trade(s, seat, out);
    case Phase::rolling:
    case Phase::over: return;
  }
}

inline void ProjektArt::legal(State const& s, Seat seat, MoveList& out) const {
  out.clear();
  if (!may_act(s, index(seat))) return;
  MoveWriter<ListIds> writer{{out}};
  offer_to(s, index(seat), writer);
}

inline int ProjektArt::count_moves(State const& s, int seat) const {
  MoveWriter<CountIds> writer{};
  offer_to(s, seat, writer);
  return writer.to.count;
}

inline MoveId ProjektArt::random_legal(State const& s, Seat seat, Rng& rng) const {
  MoveWriter<FewIds> writer;
  offer_to(s, index(seat), writer);
  return writer.to.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(writer.to.count))));
}

inline void ProjektArt::legal(View const& view, MoveList& moves) const {
  moves.clear();
  if (!view.offer) return;
  Offer const& offer = *view.offer;
  MoveWriter<ListIds> out{{moves}};
  for (Site site : offer.put) out.put(place_of(site));
  if (offer.draw) out.draw();
  for (Resource each : offer.buy) out.buy(each);
  for (auto const& each : offer.play) out.play(each.card, each.health);
  if (offer.wait) out.wait();
  for (Seat each : offer.heal) out.heal(index(each));
  for (Art each : offer.find) out.find(static_cast<int>(each));
  for (Site site : offer.lay) out.lay(place_of(site));
  if (offer.recruit) out.recruit(offer.recruit_health);
  for (auto const& each : offer.steps) out.step(each.companion, place_of(each.site), each.fuel, each.health, each.carry);
  if (offer.ready) out.ready();
  for (Site site : offer.collect) out.collect(place_of(site));
  for (Resource each : offer.give_up) out.give_up(each);
  for (Seat each : offer.suffer) out.suffer(index(each));
  for (Card each : offer.drop) out.drop(each);
  if (offer.fight) out.fight();
  for (int die : offer.dice) out.dice_offered |= 1 << die;
  for (auto const& each : offer.reroll) out.reroll(each.card, each.dice);
  if (offer.weapon) out.weapon(offer.weapon_health);
  if (offer.accept) out.accept();
  for (Seat to : offer.give_to) out.receivers = out.receivers.with(to);
  for (Card each : offer.give) out.give(each);
}

inline void ProjektArt::chance(State const& s, Outcomes& out) const {
  out.clear();
  if (s.phase != Phase::over && uncovering(s)) {
    out.add_each(move_at(ids::turn_up - 1), s.unseen.word(0));
    out.add_each(move_at(ids::turn_up - 1 + 64), s.unseen.word(1));
  } else if (s.phase == Phase::rolling) {
    for (int pips = 1; pips <= die_faces; ++pips) out.add(move_at(ids::roll + pips - 1), die_[pips - 1]);
  }
}

inline MoveId ProjektArt::roll(State const& s, Rng& rng) const {
  if (uncovering(s)) return move_at(ids::turn_up - 1 + number(s.unseen.at(static_cast<int>(rng.below(s.unseen.size())))));
  int const ticket = static_cast<int>(rng.below(die_sides_));
  int face = 0, sold = 0;
  for (int sides : die_) sold += sides, face += ticket >= sold;
  return move_at(ids::roll + face);
}

// The dice of a fight are thrown together; those that have lain already are rolled again one by one.
inline bool ProjektArt::one_gesture(State const& s) const {
  if (s.phase != Phase::rolling || uncovering(s) || s.dice[std::countr_zero(s.rolling)] > 0) return false;
  for (int pips : s.dice)
    if (pips > 0) return true;
  return false;
}

}  // namespace atelier::projekt_art
