// What apprentices do in the five places, by the headings of the rulebook. Included by fresco.hpp.
#pragma once

#include "games/fresco/fresco.hpp"

namespace atelier::fresco {

template <class Sink>
void Fresco::open_place(State& s, Place place, Sink& events) const {
  s.place = place;
  s.turn = 0;
  bool anyone = false;
  for (int p = 0; p < painters_; ++p) anyone |= s.painters[static_cast<std::size_t>(p)].sheet[static_cast<std::size_t>(place)] > 0;
  if (anyone) events.tell(Audience::everyone(), [&] { return PlaceOpened{place, s.last && place == Place::theatre}; });
  go_on(s, events);
}

// From the painter whose turn it is on, to the next one who has something to decide.
template <class Sink>
void Fresco::go_on(State& s, Sink& events) const {
  for (; s.turn < painters_; ++s.turn)
    if (begin_visit(s, events)) return;
  if (s.place == Place::theatre)
    end_round(s, events);
  else
    open_place(s, static_cast<Place>(static_cast<int>(s.place) + 1), events);
}

// A painter comes to a place. False where there is nothing to decide: money and mood come of themselves, and Leonardo passes by where he
// has nothing to do.
template <class Sink>
bool Fresco::begin_visit(State& s, Sink& events) const {
  int const p = s.order[s.turn];
  auto const& painter = s.painters[static_cast<std::size_t>(p)];
  int const sent = painter.sheet[static_cast<std::size_t>(s.place)];
  if (sent == 0) return false;
  auto const& board = s.board;
  bool const portraits = board.portraits[0] || board.portraits[1];
  if (s.place == Place::studio && !portraits) {
    if (!is_leonardo(p)) earn_in_studio(s, sent, events);
    return false;
  }
  if (s.place == Place::theatre && !s.last) {
    improve_mood(s, events);
    return false;
  }
  s.visit = {};
  s.visit.sent = static_cast<std::uint8_t>(sent);
  if (is_leonardo(p)) {
    MoveList moves;
    if (s.place == Place::market)
      legal_market(s, moves);
    else if (s.place == Place::cathedral)
      legal_cathedral(s, moves);
    else if (s.place == Place::workshop)
      legal_workshop(s, moves);
    if (s.place != Place::studio && moves.empty()) return false;
    events.tell(Audience::everyone(), [&] { return LeonardoBegan{s.place, seat_at(s.steering)}; });
  } else {
    events.tell(Audience::everyone(), [&] { return VisitBegan{seat_at(p), s.place, sent}; });
  }
  s.before = {painter, board};
  s.phase = Phase::visiting;
  return true;
}

template <class Sink>
void Fresco::act(State& s, int n, Sink& events) const {
  if (n < ids::close)
    buy(s, n - ids::buy, events);
  else if (n < ids::step)
    close(s, n - ids::close, events);
  else if (n < ids::send)
    move_bishop(s, n - ids::step, BishopBy::step, events);
  else if (n < ids::restore)
    move_bishop(s, n - ids::send, BishopBy::sexton, events);
  else if (n < ids::altar)
    restore(s, n - ids::restore, events);
  else if (n < ids::portrait)
    restore_altar(s, n - ids::altar, events);
  else if (n < ids::mix)
    paint_portrait(s, n - ids::portrait, events);
  else if (n < ids::fulfil)
    mix(s, n - ids::mix, events);
  else if (n < ids::stack)
    fulfil(s, n - ids::fulfil, events);
  else if (n < ids::pick)
    stack(s, 1U << (n - ids::stack), events);
  else if (n < ids::land)
    pick(s, n - ids::pick, events);
  else if (n < ids::done)
    land(s, n - ids::land, events);
  else if (n == ids::done)
    finish_visit(s, events);
  else
    take_back(s, events);
}

// Zakup farb.
template <class Sink>
void Fresco::buy(State& s, int place, Sink& events) const {
  int const p = s.order[s.turn];
  auto& painter = s.painters[static_cast<std::size_t>(p)];
  auto& slot = s.board.market[static_cast<std::size_t>(place)];
  int const tile = slot - 1;
  int const price = price_at(painter.hour);
  auto const& paints = components_.market[static_cast<std::size_t>(tile)].paints;
  painter.thalers = static_cast<std::uint16_t>(painter.thalers - price);
  for (Paint paint : paints) gain(painter.paints, paint);
  slot = 0;
  s.bag = static_cast<std::uint16_t>(s.bag | 1U << tile);
  s.visit.stall = static_cast<std::uint8_t>(place / stall_slots + 1);
  ++s.visit.used;
  events.tell(Audience::everyone(), [&] { return Bought{seat_at(p), place / stall_slots, place % stall_slots, tile, price, paints}; });
}

// Zamknięcie straganu. The tiles leave when the visit is over.
template <class Sink>
void Fresco::close(State& s, int stall, Sink& events) const {
  int const p = s.order[s.turn];
  s.visit.stall = static_cast<std::uint8_t>(stall + 1);
  s.visit.closed = 1;
  if (is_leonardo(p))
    events.tell(Audience::everyone(), [&] { return LeonardoClosed{stall}; });
  else
    events.tell(Audience::everyone(), [&] { return StallClosed{seat_at(p), stall}; });
}

// Ruch biskupa; Kościelny.
template <class Sink>
void Fresco::move_bishop(State& s, int segment, BishopBy why, Sink& events) const {
  int const p = s.order[s.turn];
  auto& painter = s.painters[static_cast<std::size_t>(p)];
  int const price = components_.bishop_step.value;
  int const from = s.board.bishop;
  painter.thalers = static_cast<std::uint16_t>(painter.thalers - price);
  s.board.bishop = static_cast<std::uint8_t>(segment);
  if (why == BishopBy::step)
    s.visit.stepped = 1;
  else
    painter.sexton_used = 1;
  events.tell(Audience::everyone(), [&] { return BishopMoved{seat_at(p), from, segment, price, why}; });
}

// Odnowa fragmentu fresku.
template <class Sink>
void Fresco::restore(State& s, int segment, Sink& events) const {
  int const p = s.order[s.turn];
  auto& painter = s.painters[static_cast<std::size_t>(p)];
  auto& place = s.board.fresco[static_cast<std::size_t>(segment)];
  int const tile = place - 1;
  int const points = points_[static_cast<std::size_t>(tile)];
  int const bonus = bonus_at(painter, s.board.bishop, segment);
  place = 0;
  --s.board.covered;
  s.board.bishop = static_cast<std::uint8_t>(segment);
  painter.tiles |= 1U << tile;
  s.visit.stepped = 0;
  ++s.visit.used;
  if (is_leonardo(p)) {
    s.board.leonardo = static_cast<std::uint8_t>(segment);
    events.tell(Audience::everyone(), [&] { return LeonardoRestored{segment, tile, points, bonus}; });
  } else {
    pay(painter.paints, costs_[static_cast<std::size_t>(tile)]);
    events.tell(Audience::everyone(), [&] { return Restored{seat_at(p), segment, tile, points, bonus, this->tile(tile).paints}; });
  }
  advance(s, points + bonus, events);
}

// Odnowa ołtarza.
template <class Sink>
void Fresco::restore_altar(State& s, int payment, Sink& events) const {
  int const p = s.order[s.turn];
  auto const& laid = altar_payments[static_cast<std::size_t>(payment)];
  int const points = payment_points_[static_cast<std::size_t>(payment)];
  pay(s.painters[static_cast<std::size_t>(p)].paints, laid.cost);
  ++s.visit.used;
  events.tell(Audience::everyone(), [&] { return AltarRestored{seat_at(p), laid.paints, points}; });
  advance(s, points, events);
}

// Points of one action are walked as one move. Where the space is taken the player chooses, if there is a space behind.
template <class Sink>
void Fresco::advance(State& s, int points, Sink& events) const {
  int const p = s.order[s.turn];
  if (points == 0) return;
  int const to = s.painters[static_cast<std::size_t>(p)].score + points;
  int const ahead = free_ahead(s, p, to);
  if (ahead == to || free_behind(s, p, to) == 0) {
    stand(s, p, ahead, events);
    return;
  }
  s.target = static_cast<std::uint16_t>(to);
  s.phase = Phase::landing;
  if (!is_leonardo(p)) events.tell(Audience::everyone(), [&] { return ScoreTaken{seat_at(p), to}; });
}

template <class Sink>
void Fresco::stand(State& s, int p, int space, Sink& events) const {
  auto& painter = s.painters[static_cast<std::size_t>(p)];
  int const from = painter.score;
  painter.score = static_cast<std::uint16_t>(space);
  painter.start_space = 0;
  if (is_leonardo(p))
    events.tell(Audience::everyone(), [&] { return LeonardoAdvanced{from, space}; });
  else
    events.tell(Audience::everyone(), [&] { return Advanced{seat_at(p), from, space}; });
}

template <class Sink>
void Fresco::land(State& s, bool ahead, Sink& events) const {
  int const p = s.order[s.turn];
  int const to = s.target;
  s.target = 0;
  s.phase = Phase::visiting;
  stand(s, p, ahead ? free_ahead(s, p, to) : free_behind(s, p, to), events);
}

// Studio: Malowanie portretów.
template <class Sink>
void Fresco::earn_in_studio(State& s, int apprentices, Sink& events) const {
  int const p = s.order[s.turn];
  int const thalers = apprentices * components_.studio_pay.value;
  if (apprentices == 0) return;
  s.painters[static_cast<std::size_t>(p)].thalers = static_cast<std::uint16_t>(s.painters[static_cast<std::size_t>(p)].thalers + thalers);
  events.tell(Audience::everyone(), [&] { return StudioPaid{seat_at(p), apprentices, thalers}; });
}

// Dodatek 1: Portrety.
template <class Sink>
void Fresco::paint_portrait(State& s, int slot, Sink& events) const {
  int const p = s.order[s.turn];
  auto& painter = s.painters[static_cast<std::size_t>(p)];
  int const number = s.board.portraits[static_cast<std::size_t>(slot)] - 1;
  auto const& card = components_.portraits[static_cast<std::size_t>(number)];
  s.board.portraits[static_cast<std::size_t>(slot)] = 0;
  s.visit.took = 1;
  s.visit.used = 1;
  if (is_leonardo(p)) {
    events.tell(Audience::everyone(), [&] { return LeonardoPainted{slot, number, card.sitter, card.points}; });
    advance(s, card.points, events);
    return;
  }
  int const mood = painter.mood;
  int const top = components_.mood_spaces.value - 1;
  if (static_cast<int>(card.sitter) < lasting_sitters)
    painter.portraits = static_cast<std::uint8_t>(painter.portraits | 1U << static_cast<int>(card.sitter));
  painter.thalers = static_cast<std::uint16_t>(painter.thalers + card.thalers);
  for (Paint paint : card.paints) gain(painter.paints, paint);
  painter.mood = static_cast<std::uint8_t>(card.best_mood ? top : std::min(mood + card.mood, top));
  events.tell(Audience::everyone(), [&] {
    return PortraitPainted{seat_at(p), slot, number, card.sitter, card.points, card.thalers, painter.mood - mood, card.paints};
  });
  if (card.primaries > 0) {
    s.visit.to_pick = static_cast<std::uint8_t>(card.primaries);
    s.phase = Phase::picking;
  }
  advance(s, card.points, events);
}

// A primary paint of one's choice, from the Merchant or from a general request.
template <class Sink>
void Fresco::pick(State& s, int paint, Sink& events) const {
  int const p = s.order[s.turn];
  gain(s.painters[static_cast<std::size_t>(p)].paints, static_cast<Paint>(paint));
  events.tell(Audience::everyone(), [&] { return PaintPicked{seat_at(p), static_cast<Paint>(paint)}; });
  if (--s.visit.to_pick > 0) return;
  if (s.phase == Phase::picking) {
    s.phase = Phase::visiting;
    return;
  }
  ++s.turn;
  pay_income(s, events);
}

// Warsztat: Mieszanie farb.
template <class Sink>
void Fresco::mix(State& s, int number, Sink& events) const {
  int const p = s.order[s.turn];
  auto const& recipe = recipes[static_cast<std::size_t>(number)];
  auto& paints = s.painters[static_cast<std::size_t>(p)].paints;
  for (Paint paint : recipe.from) --paints[static_cast<std::size_t>(paint)];
  gain(paints, recipe.result);
  ++s.visit.mixed;
  events.tell(Audience::everyone(), [&] { return Mixed{seat_at(p), recipe.result, recipe.from}; });
}

// Dodatek 2: Spełnienie prośby. Where exactly three tiles fit there is nothing to choose.
template <class Sink>
void Fresco::fulfil(State& s, int kind, Sink& events) const {
  auto const tiles = eligible(s, s.order[s.turn], kind);
  s.visit.request = static_cast<std::uint8_t>(kind + 1);
  s.visit.used = 1;
  s.visit.to_stack = tiles_per_request;
  s.phase = Phase::stacking;
  if (std::popcount(tiles) == tiles_per_request) stack(s, tiles, events);
}

template <class Sink>
void Fresco::stack(State& s, std::uint32_t tiles, Sink& events) const {
  int const p = s.order[s.turn];
  auto& painter = s.painters[static_cast<std::size_t>(p)];
  painter.tiles &= ~tiles;
  s.visit.to_stack = static_cast<std::uint8_t>(s.visit.to_stack - std::popcount(tiles));
  if (s.visit.to_stack > 0) return;
  auto const kind = static_cast<std::size_t>(s.visit.request - 1);
  int const points = components_.requests[kind].points[static_cast<std::size_t>(--s.board.requests[kind])];
  auto const list = [&] {
    List<int, tiles_per_request> all;
    for (auto left = s.before.painter.tiles & ~painter.tiles; left != 0; left &= left - 1) all.push_back(std::countr_zero(left));
    return all;
  };
  s.phase = Phase::visiting;
  if (is_leonardo(p)) {
    events.tell(Audience::everyone(), [&] { return LeonardoFulfilled{static_cast<RequestKind>(kind), points, list()}; });
  } else {
    ++painter.requests[kind];
    events.tell(Audience::everyone(), [&] { return RequestFulfilled{seat_at(p), static_cast<RequestKind>(kind), points, list()}; });
  }
  advance(s, points, events);
}

// Teatr: Poprawa nastroju. It counts from the next wake-up on.
template <class Sink>
void Fresco::improve_mood(State& s, Sink& events) const {
  int const p = s.order[s.turn];
  auto& painter = s.painters[static_cast<std::size_t>(p)];
  bool const actor = (painter.portraits >> static_cast<int>(Sitter::actor)) & 1;
  int const each = components_.theatre_mood.value + (actor ? components_.actor_mood.value : 0);
  int const from = painter.mood;
  painter.mood = static_cast<std::uint8_t>(
      std::min(from + each * painter.sheet[static_cast<std::size_t>(Place::theatre)], components_.mood_spaces.value - 1));
  events.tell(Audience::everyone(), [&] { return TheatreVisited{seat_at(p), from, painter.mood}; });
}

// The painter leaves. A stall that was visited is emptied; apprentices who painted no portrait are paid.
template <class Sink>
void Fresco::finish_visit(State& s, Sink& events) const {
  int const p = s.order[s.turn];
  if (!is_leonardo(p)) events.tell(Audience::everyone(), [&] { return VisitDone{seat_at(p), s.place}; });
  if (s.place == Place::market && s.visit.stall) {
    int const stall = s.visit.stall - 1;
    for (int slot = 0; slot < stall_slots; ++slot) {
      auto& place = s.board.market[static_cast<std::size_t>(stall * stall_slots + slot)];
      if (place) s.bag = static_cast<std::uint16_t>(s.bag | 1U << (place - 1));
      place = 0;
    }
    events.tell(Audience::everyone(), [&] { return StallCleared{stall}; });
  }
  if (s.place == Place::studio && !is_leonardo(p)) earn_in_studio(s, s.visit.sent - s.visit.took, events);
  s.visit = {};
  ++s.turn;
  go_on(s, events);
}

// Until he leaves, a painter may begin his visit again: nothing hidden comes to light in a visit.
template <class Sink>
void Fresco::take_back(State& s, Sink& events) const {
  int const p = s.order[s.turn];
  s.painters[static_cast<std::size_t>(p)] = s.before.painter;
  s.board = s.before.board;
  if (s.place == Place::market)
    for (auto tile : s.board.market)
      if (tile) s.bag = static_cast<std::uint16_t>(s.bag & ~(1U << (tile - 1)));
  auto const restarts = static_cast<std::uint8_t>(s.visit.restarts + 1);
  auto const sent = s.visit.sent;
  s.visit = {};
  s.visit.sent = sent;
  s.visit.restarts = restarts;
  s.target = 0;
  s.phase = Phase::visiting;
  events.tell(Audience::everyone(), [&] { return VisitTakenBack{seat_at(decider(s)), s.place}; });
}

}  // namespace atelier::fresco
