// What may be done, and the small sums it follows from. Included by fresco.hpp.
#pragma once

#include <algorithm>
#include <bit>

#include "games/fresco/fresco.hpp"

namespace atelier::fresco {

// Paints as one number, a byte each; no byte ever reaches 128.
inline std::uint64_t Fresco::word(Paints const& paints) { return std::bit_cast<std::uint64_t>(paints); }

inline bool Fresco::affords(Paints const& has, Paints const& cost) {
  constexpr std::uint64_t guards = 0x8080808080808080ULL;
  return (((word(has) | guards) - word(cost)) & guards) == guards;
}

inline void Fresco::pay(Paints& has, Paints const& cost) { has = std::bit_cast<Paints>(word(has) - word(cost)); }

inline void Fresco::gain(Paints& has, Paint paint, int count) {
  auto& own = has[static_cast<std::size_t>(paint)];
  own = static_cast<std::uint8_t>(std::min(own + count, most_paints));
}

inline bool Fresco::stall_open(Board const& board, int stall) const {
  auto const* slots = &board.market[static_cast<std::size_t>(stall * stall_slots)];
  return (slots[0] | slots[1] | slots[2] | slots[3]) != 0;
}

inline std::uint32_t Fresco::eligible(State const& s, int painter, int kind) const {
  return s.painters[static_cast<std::size_t>(painter)].tiles & splashed_[static_cast<std::size_t>(kind)];
}

inline int Fresco::apprentices_at(int mood) const {
  bool const good = mood >= components_.mood_spaces.value - components_.good_mood.value;
  bool const bad = mood < components_.bad_mood.value;
  return components_.apprentices.value + good - bad;
}

// Premia biskupa.
inline int Fresco::bonus_at(Painter const& painter, int bishop, int segment) const {
  int const rows = bishop / 5 - segment / 5, columns = bishop % 5 - segment % 5;
  if (rows < -1 || rows > 1 || columns < -1 || columns > 1) return 0;
  int const bonus = rows == 0 && columns == 0 ? components_.bishop_here.value : components_.bishop_near.value;
  bool const abbot = (painter.portraits >> static_cast<int>(Sitter::abbot)) & 1;
  return bonus + (abbot ? components_.abbot_bonus.value : 0);
}

inline int Fresco::free_ahead(State const& s, int painter, int to) const {
  for (;; ++to) {
    bool taken = false;
    for (int other = 0; other < painters_; ++other) taken |= other != painter && s.painters[static_cast<std::size_t>(other)].score == to;
    if (!taken) return to;
  }
}

inline int Fresco::free_behind(State const& s, int painter, int to) const {
  for (; to > 0; --to) {
    bool taken = false;
    for (int other = 0; other < painters_; ++other) taken |= other != painter && s.painters[static_cast<std::size_t>(other)].score == to;
    if (!taken) return to;
  }
  return 0;
}

inline Seats Fresco::to_act(State const& s) const {
  switch (s.phase) {
    case Phase::placing:
    case Phase::removing:
    case Phase::laying:
    case Phase::stocking:
    case Phase::unveiling: return atelier::chance;
    case Phase::earning:
    case Phase::waking:
    case Phase::visiting:
    case Phase::stacking:
    case Phase::picking:
    case Phase::landing: return seat_at(decider(s));
    case Phase::planning: {
      Seats seats = Seats::first(seats_);
      for (int seat = 0; seat < seats_; ++seat)
        if ((s.planned >> seat) & 1) seats = seats.without(seat_at(seat));
      return seats;
    }
    case Phase::over: return {};
  }
  return {};
}

inline void Fresco::chance(State const& s, Outcomes& out) const {
  out.clear();
  auto const each = [&](std::uint32_t bits, int base) {
    for (; bits != 0; bits &= bits - 1) out.add(move_at(base + std::countr_zero(bits)), 1);
  };
  switch (s.phase) {
    case Phase::placing:
      for (int seat = 0; seat < seats_; ++seat)
        out.add(move_at(ids::place + seat), s.painters[static_cast<std::size_t>(seat)].start_space == 0);
      break;
    case Phase::removing: each(s.tiles & ((1U << base_tiles) - 1), ids::remove); break;
    case Phase::laying: each(s.tiles, ids::lay); break;
    case Phase::stocking: each(s.bag, ids::stock); break;
    case Phase::unveiling:
      for (std::uint32_t deck : decks_)
        if ((s.portraits & deck) != 0) {
          each(s.portraits & deck, ids::unveil);
          break;
        }
      break;
    case Phase::earning:
    case Phase::waking:
    case Phase::planning:
    case Phase::visiting:
    case Phase::stacking:
    case Phase::picking:
    case Phase::landing:
    case Phase::over: break;
  }
}

inline void Fresco::legal(State const& s, Seat seat, MoveList& out) const {
  out.clear();
  if (s.phase == Phase::planning) {
    if ((s.planned >> index(seat)) & 1) return;
    auto const& plans = plans_upto[s.painters[static_cast<std::size_t>(index(seat))].apprentices];
    for (int i = 0; i < plans.size; ++i) out.add(move_at(ids::plan + plans.numbers[static_cast<std::size_t>(i)]));
    return;
  }
  if (!to_act(s).has(seat)) return;
  if (s.phase == Phase::waking) {
    unsigned taken = 0;
    for (int painter = 0; painter < painters_; ++painter) taken |= 1U << s.painters[static_cast<std::size_t>(painter)].hour;
    for (int hour = 0; hour < hour_lines; ++hour)
      if (!((taken >> hour) & 1)) out.add(move_at(ids::wake + hour));
    return;
  }
  if (s.phase == Phase::earning) {
    for (int paint = 0; paint < 3; ++paint) out.add(move_at(ids::pick + paint));
    return;
  }
  legal_visit(s, out);
}

inline void Fresco::legal_visit(State const& s, MoveList& out) const {
  switch (s.phase) {
    case Phase::visiting:
      if (s.place == Place::market)
        legal_market(s, out);
      else if (s.place == Place::studio)
        legal_studio(s, out);
      else if (s.place == Place::workshop)
        legal_workshop(s, out);
      else
        legal_cathedral(s, out);
      if (may_be_done(s)) out.add(move_at(ids::done));
      break;
    case Phase::stacking:
      for (std::uint32_t tiles = eligible(s, s.order[s.turn], s.visit.request - 1); tiles != 0; tiles &= tiles - 1)
        out.add(move_at(ids::stack + std::countr_zero(tiles)));
      break;
    case Phase::picking:
      for (int paint = 0; paint < 3; ++paint) out.add(move_at(ids::pick + paint));
      break;
    case Phase::landing:
      out.add(move_at(ids::land));
      out.add(move_at(ids::land + 1));
      break;
    case Phase::placing:
    case Phase::removing:
    case Phase::laying:
    case Phase::stocking:
    case Phase::unveiling:
    case Phase::earning:
    case Phase::waking:
    case Phase::planning:
    case Phase::over: return;
  }
  if (took_something(s) && s.visit.restarts < most_restarts) out.add(move_at(ids::take_back));
}

inline void Fresco::legal_market(State const& s, MoveList& out) const {
  auto const& visit = s.visit;
  auto const& painter = s.painters[s.order[s.turn]];
  bool const person = !is_leonardo(s.order[s.turn]);
  if (person && !visit.closed && visit.used < visit.sent && painter.thalers >= price_at(painter.hour)) {
    int const first = visit.stall ? (visit.stall - 1) * stall_slots : 0;
    int const end = visit.stall ? first + stall_slots : stalls_ * stall_slots;
    for (int place = first; place < end; ++place)
      if (s.board.market[static_cast<std::size_t>(place)] != 0) out.add(move_at(ids::buy + place));
  }
  if (visit.stall == 0)
    for (int stall = 0; stall < stalls_; ++stall)
      if (stall_open(s.board, stall)) out.add(move_at(ids::close + stall));
}

inline void Fresco::legal_cathedral(State const& s, MoveList& out) const {
  auto const& visit = s.visit;
  auto const& painter = s.painters[s.order[s.turn]];
  auto const& fresco = s.board.fresco;
  if (visit.used == visit.sent) return;
  if (is_leonardo(s.order[s.turn])) {
    // Rozgrywka 2-osobowa, katedra: next to his master, or the lowest value where nothing is left there.
    int const at = s.board.leonardo;
    std::uint32_t near = 0;
    if (at >= 5 && fresco[static_cast<std::size_t>(at - 5)]) near |= 1U << (at - 5);
    if (at % 5 > 0 && fresco[static_cast<std::size_t>(at - 1)]) near |= 1U << (at - 1);
    if (at % 5 < 4 && fresco[static_cast<std::size_t>(at + 1)]) near |= 1U << (at + 1);
    if (at < 20 && fresco[static_cast<std::size_t>(at + 5)]) near |= 1U << (at + 5);
    if (near == 0) {
      int lowest = 255;
      for (int segment = 0; segment < segments; ++segment) {
        int const tile = fresco[static_cast<std::size_t>(segment)];
        if (tile == 0 || points_[static_cast<std::size_t>(tile - 1)] > lowest) continue;
        if (points_[static_cast<std::size_t>(tile - 1)] < lowest) near = 0;
        lowest = points_[static_cast<std::size_t>(tile - 1)];
        near |= 1U << segment;
      }
    }
    for (; near != 0; near &= near - 1) out.add(move_at(ids::restore + std::countr_zero(near)));
    return;
  }
  std::uint32_t can = 0;
  for (int segment = 0; segment < segments; ++segment) {
    int const tile = fresco[static_cast<std::size_t>(segment)];
    can |= static_cast<std::uint32_t>(tile != 0 && affords(painter.paints, costs_[static_cast<std::size_t>(tile - 1 + (tile == 0))]))
           << segment;
  }
  bool const pays = painter.thalers >= components_.bishop_step.value;
  int const bishop = s.board.bishop;
  if (can != 0 && pays && !visit.stepped)
    for (int row = std::max(bishop / 5 - 1, 0); row <= std::min(bishop / 5 + 1, 4); ++row)
      for (int column = std::max(bishop % 5 - 1, 0); column <= std::min(bishop % 5 + 1, 4); ++column)
        if (row * 5 + column != bishop) out.add(move_at(ids::step + row * 5 + column));
  if (((painter.portraits >> static_cast<int>(Sitter::sexton)) & 1) && !painter.sexton_used && pays)
    for (int segment = 0; segment < segments; ++segment)
      if (segment != bishop) out.add(move_at(ids::send + segment));
  for (; can != 0; can &= can - 1) out.add(move_at(ids::restore + std::countr_zero(can)));
  if (visit.stepped) return;
  for (int payment = 0; payment < payments_here(); ++payment)
    if (affords(painter.paints, altar_payments[static_cast<std::size_t>(payment)].cost)) out.add(move_at(ids::altar + payment));
}

inline void Fresco::legal_studio(State const& s, MoveList& out) const {
  if (s.visit.took) return;
  for (int slot = 0; slot < portraits_shown; ++slot)
    if (s.board.portraits[static_cast<std::size_t>(slot)] != 0) out.add(move_at(ids::portrait + slot));
}

inline void Fresco::legal_workshop(State const& s, MoveList& out) const {
  int const p = s.order[s.turn];
  auto const& visit = s.visit;
  auto const& painter = s.painters[static_cast<std::size_t>(p)];
  int const mixes = components_.mixes.value;
  if (!is_leonardo(p) && visit.mixed < mixes * (visit.sent - visit.used))
    for (int recipe = 0; recipe < recipes_here(); ++recipe) {
      auto const& from = recipes[static_cast<std::size_t>(recipe)].from;
      if (painter.paints[static_cast<std::size_t>(from[0])] > 0 && painter.paints[static_cast<std::size_t>(from[1])] > 0)
        out.add(move_at(ids::mix + recipe));
    }
  if (!options_.requests || visit.request || visit.mixed > mixes * (visit.sent - 1)) return;
  for (int kind = 0; kind < request_kinds; ++kind)
    if (s.board.requests[static_cast<std::size_t>(kind)] > 0 && std::popcount(eligible(s, p, kind)) >= tiles_per_request)
      out.add(move_at(ids::fulfil + kind));
}

// A person may always leave, but not between the bishop's step and the segment it was paid for; Leonardo must do what he can.
inline bool Fresco::may_be_done(State const& s) const {
  if (!is_leonardo(s.order[s.turn])) return !s.visit.stepped;
  if (s.place == Place::market) return s.visit.closed;
  if (s.place == Place::studio) return s.visit.took;
  return s.place == Place::workshop || s.visit.used > 0;
}

inline bool Fresco::took_something(State const& s) const {
  auto const& visit = s.visit;
  bool const sent_bishop = s.painters[s.order[s.turn]].sexton_used != s.before.painter.sexton_used;
  return visit.used || visit.stall || visit.stepped || visit.mixed || visit.request || visit.took || sent_bishop;
}

}  // namespace atelier::fresco
