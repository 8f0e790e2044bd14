// What may be done, and the small sums it follows from. Included by fresco.hpp.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/bits.hpp"
#include "games/fresco/fresco.hpp"

namespace atelier::fresco {

// Paints as one number, a byte each; no byte ever reaches 128, and nobody pays what he has not.
inline void pay(Paints& has, Paints const& cost) {
  has = std::bit_cast<Paints>(std::bit_cast<std::uint64_t>(has) - std::bit_cast<std::uint64_t>(cost));
}

inline void gain(Paints& has, Paint paint, int count = 1) {
  auto& own = has[index(paint)];
  own = std::min(own + count, most_paints);
}

// The segments next to this one, without the diagonals.
inline constexpr std::array<std::uint32_t, segments> beside = [] {
  std::array<std::uint32_t, segments> all{};
  for (int at = 0; at < segments; ++at) {
    if (at >= 5) all[at] |= bit(at - 5);
    if (at % 5 > 0) all[at] |= bit(at - 1);
    if (at % 5 < 4) all[at] |= bit(at + 1);
    if (at < 20) all[at] |= bit(at + 5);
  }
  return all;
}();
// Those in all eight directions.
inline constexpr std::array<std::uint32_t, segments> around = [] {
  std::array<std::uint32_t, segments> all{};
  for (int at = 0; at < segments; ++at)
    for (int to = 0; to < segments; ++to) {
      int const rows = at / 5 - to / 5, columns = at % 5 - to % 5;
      if (to != at && rows * rows <= 1 && columns * columns <= 1) all[at] |= bit(to);
    }
  return all;
}();

inline int Fresco::apprentices_at(int mood) const {
  bool const good = mood >= components_.mood_spaces.value - components_.good_mood.value;
  bool const bad = mood < components_.bad_mood.value;
  return components_.apprentices.value + good - bad;
}

// Premia biskupa.
inline int Fresco::bonus_at(Painter const& painter, int bishop, int segment) const {
  bool const here = bishop == segment;
  if (!here && !has_bit(around[bishop], segment)) return 0;
  int const bonus = here ? components_.bishop_here.value : components_.bishop_near.value;
  return bonus + (has_bit(painter.portraits, index(Sitter::abbot)) ? components_.abbot_bonus.value : 0);
}

inline bool Fresco::taken(State const& s, int painter, int space) const {
  bool taken = false;
  for (int other = 0; other < painters_; ++other) taken |= other != painter && s.painters[other].score == space;
  return taken;
}

inline int Fresco::free_ahead(State const& s, int painter, int to) const {
  while (taken(s, painter, to)) ++to;
  return to;
}

inline int Fresco::free_behind(State const& s, int painter, int to) const {
  while (to > 0 && taken(s, painter, to)) --to;
  return to;
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
        if (has_bit(s.planned, seat)) seats = seats.without(seat_at(seat));
      return seats;
    }
    case Phase::over: return {};
  }
  return {};
}

// What chance draws from: every bit is as likely as the others.
inline Fresco::Lots Fresco::lots(State const& s) const {
  switch (s.phase) {
    case Phase::placing: {
      std::uint32_t waiting = 0;
      for (int seat = 0; seat < seats_; ++seat) waiting |= std::uint32_t{s.painters[seat].start_space == 0} << seat;
      return {ids::place, waiting};
    }
    case Phase::removing: return {ids::remove, s.tiles & (bit(base_tiles) - 1)};
    case Phase::laying: return {ids::lay, s.tiles};
    case Phase::stocking: return {ids::stock, s.bag};
    case Phase::unveiling:
      for (std::uint32_t deck : decks_)
        if ((s.portraits & deck) != 0) return {ids::unveil, s.portraits & deck};
      return {};
    case Phase::earning:
    case Phase::waking:
    case Phase::planning:
    case Phase::visiting:
    case Phase::stacking:
    case Phase::picking:
    case Phase::landing:
    case Phase::over: return {};
  }
  return {};
}

inline void Fresco::chance(State const& s, Outcomes& out) const {
  out.clear();
  auto const [base, bits] = lots(s);
  out.add_each(move_at(base), bits);
}

inline MoveId Fresco::roll(State const& s, Rng& rng) const {
  auto const [base, bits] = lots(s);
  return move_at(base + nth_bit(bits, rng.below(std::popcount(bits))));
}

// A round is behind when its last visit is over; what is laid out then belongs to the next.
inline int Fresco::chapter(State const& s) const {
  switch (s.phase) {
    case Phase::placing:
    case Phase::removing:
    case Phase::laying:
    case Phase::stocking:
    case Phase::unveiling:
    case Phase::earning:
    case Phase::over: return s.round;
    case Phase::waking:
    case Phase::planning:
    case Phase::visiting:
    case Phase::stacking:
    case Phase::picking:
    case Phase::landing: return s.round - 1;
  }
  return s.round;
}

// The table is laid at once, painters and fresco together; so is a market, and so are two portraits.
inline bool Fresco::one_gesture(State const& s) const {
  return to_act(s).has(atelier::chance) && (s.drawn > 0 || s.phase == Phase::removing || s.phase == Phase::laying);
}

// Only plans are hidden: all but the last of them may be made anew, and whatever is done in sight of all.
inline bool Fresco::takes_back(State const& s, Seat, MoveId) const { return s.phase != Phase::planning || to_act(s).count() > 1; }

// What a seat may do now, walked once for everybody who asks: `out.may(deed, bits)` hears of every id of that deed whose bit is set,
// `out.may_plan(most)` of every plan of so many apprentices; deeds come in the order of their ids.
template <class Writer>
struct Allowed {
  Fresco const& game;
  State const& s;
  Writer& out;

  void to(Seat seat) {
    if (s.phase == Phase::planning) {
      if (!has_bit(s.planned, index(seat))) out.may_plan(s.painters[index(seat)].apprentices);
      return;
    }
    if (!game.to_act(s).has(seat)) return;
    if (s.phase == Phase::waking)
      hours();
    else if (s.phase == Phase::earning)
      out.may(Deed::pick, 0b111);
    else
      visit();
  }

  void hours() {
    std::uint32_t taken = 0;
    for (int p = 0; p < game.painters_; ++p) taken |= bit(s.painters[p].hour);
    out.may(Deed::wake, ~taken & (bit(hour_lines) - 1));
  }

  void visit() {
    switch (s.phase) {
      case Phase::visiting:
        place();
        if (may_be_done()) out.may(Deed::done, 1);
        break;
      case Phase::stacking: out.may(Deed::stack, game.eligible(painter(), RequestKind(s.visit.request - 1))); break;
      case Phase::picking: out.may(Deed::pick, 0b111); break;
      case Phase::landing: out.may(Deed::land, 0b11); break;
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
    if (s.visit.restarts < most_restarts && took_something()) out.may(Deed::take_back, 1);
  }

  void place() {
    switch (s.place) {
      case Place::market: market(); break;
      case Place::studio: studio(); break;
      case Place::workshop: workshop(); break;
      case Place::cathedral:
      case Place::again: leonardo() ? leonardos_cathedral() : cathedral(); break;
      case Place::theatre: break;
    }
  }

  void market() {
    auto const& visit = s.visit;
    bool const buys = !leonardo() && !visit.closed && visit.used < visit.sent && painter().thalers >= game.price_at(painter().hour);
    std::uint32_t tiles = 0, open = 0;
    for (int i = 0; i < stall_count * stall_slots; ++i) tiles |= std::uint32_t{s.board.market[i] != 0} << i;
    for (int stall = 0; stall < stall_count; ++stall) open |= std::uint32_t{(tiles >> (stall * stall_slots) & 15) != 0} << stall;
    if (buys) out.may(Deed::buy, visit.stall ? tiles & (15U << ((visit.stall - 1) * stall_slots)) : tiles);
    if (visit.stall == 0) out.may(Deed::close, open);
  }

  void cathedral() {
    auto const& visit = s.visit;
    if (visit.used == visit.sent) return;
    std::uint64_t const tiles = game.restorable_.by(painter().paints) << 1;  // an empty segment is tile 0
    std::uint32_t can = 0;
    for (int segment = 0; segment < segments; ++segment) can |= std::uint32_t{has_bit(tiles, s.board.fresco[segment])} << segment;
    bool const pays = painter().thalers >= game.components_.bishop_step.value;
    if (can != 0 && pays && !visit.stepped) out.may(Deed::step, around[s.board.bishop]);
    if (has_bit(painter().portraits, index(Sitter::sexton)) && !painter().sexton_used && pays)
      out.may(Deed::send, (bit(segments) - 1) & ~bit(s.board.bishop));
    out.may(Deed::restore, can);
    if (!visit.stepped) out.may(Deed::altar, altar_payable.by(painter().paints) & game.altars_);
  }

  // Rozgrywka 2-osobowa, katedra: next to his master, or the lowest value where nothing is left there.
  void leonardos_cathedral() {
    if (s.visit.used == s.visit.sent) return;
    auto const& fresco = s.board.fresco;
    std::uint32_t covered = 0, lowest = 0;
    int least = 255;
    for (int segment = 0; segment < segments; ++segment) {
      if (fresco[segment] == 0) continue;
      covered |= bit(segment);
      int const points = game.points_[fresco[segment] - 1];
      if (points > least) continue;
      if (points < least) lowest = 0;
      least = points;
      lowest |= bit(segment);
    }
    std::uint32_t const near = covered & beside[s.board.leonardo];
    out.may(Deed::restore, near != 0 ? near : lowest);
  }

  void studio() {
    if (s.visit.took) return;
    out.may(Deed::portrait, std::uint32_t{s.board.portraits[0] != 0} | std::uint32_t{s.board.portraits[1] != 0} << 1);
  }

  void workshop() {
    auto const& visit = s.visit;
    int const mixes = game.components_.mixes.value;
    if (!leonardo() && visit.mixed < mixes * (visit.sent - visit.used)) {
      std::uint32_t can = 0;
      for (int recipe = 0; recipe < game.recipes_here(); ++recipe) {
        auto const& from = recipes[recipe].from;
        can |= std::uint32_t{painter().paints[index(from[0])] > 0 && painter().paints[index(from[1])] > 0} << recipe;
      }
      out.may(Deed::mix, can);
    }
    if (!game.options_.requests || visit.request || visit.mixed > mixes * (visit.sent - 1)) return;
    std::uint32_t met = 0;
    for (int kind = 0; kind < request_kinds; ++kind)
      if (s.board.requests[kind] > 0 && std::popcount(game.eligible(painter(), RequestKind(kind))) >= tiles_per_request) met |= bit(kind);
    out.may(Deed::fulfil, met);
  }

  // A person may always leave, but not between the bishop's step and the segment it was paid for; Leonardo must do what he can.
  bool may_be_done() const {
    if (!leonardo()) return !s.visit.stepped;
    if (s.place == Place::market) return s.visit.closed;
    if (s.place == Place::studio) return s.visit.took;
    return s.place == Place::workshop || s.visit.used > 0;
  }

  bool took_something() const {
    auto const& visit = s.visit;
    bool const sent_bishop = painter().sexton_used != s.before.painter.sexton_used;
    return visit.used || visit.stall || visit.stepped || visit.mixed || visit.request || visit.took || sent_bishop;
  }

  Painter const& painter() const { return s.painters[s.order[s.turn]]; }
  bool leonardo() const { return game.is_leonardo(s.order[s.turn]); }
};

// Writes the list.
struct Listing {
  MoveList& list;
  void may(Deed deed, std::uint64_t bits) {
    for (; bits != 0; bits &= bits - 1) list.add(move_at(ids_of[index(deed)] + std::countr_zero(bits)));
  }
  void may_plan(int most) {
    auto const& plans = plans_upto[most];
    for (int i = 0; i < plans.size; ++i) list.add(move_at(ids::plan + plans.numbers[i]));
  }
};

// Only asks whether there is anything.
struct Anything {
  bool found = false;
  void may(Deed, std::uint64_t bits) { found |= bits != 0; }
  void may_plan(int) { found = true; }
};

// Keeps what may be done as bits, deed by deed: counts, draws and answers without a list.
struct Choice {
  std::array<std::uint64_t, deeds> bits{};
  int apprentices = -1;  // of a plan, where one is to be made
  void may(Deed deed, std::uint64_t which) { bits[index(deed)] = which; }
  void may_plan(int most) { apprentices = most; }
  std::uint64_t of(Deed deed) const { return bits[index(deed)]; }
};

// Draws one of the moves as if they stood in a list.
struct Lottery {
  struct Group {
    Deed deed;
    std::uint64_t bits;
  };
  std::array<Group, 8> groups;  // filled as far as `size`
  int size = 0;
  int moves = 0;
  Plans const* plans = nullptr;
  void may(Deed deed, std::uint64_t bits) {
    groups[size++] = {deed, bits};
    moves += std::popcount(bits);
  }
  void may_plan(int most) {
    plans = &plans_upto[most];
    moves = plans->size;
  }
  MoveId draw(Rng& rng) const {
    int ticket = rng.below(moves);
    if (plans) return move_at(ids::plan + plans->numbers[ticket]);
    for (auto const* group = groups.data();; ++group) {
      int const count = std::popcount(group->bits);
      if (ticket < count) return move_at(ids_of[index(group->deed)] + nth_bit(group->bits, ticket));
      ticket -= count;
    }
  }
};

inline void Fresco::legal(State const& s, Seat seat, MoveList& out) const {
  out.clear();
  Listing listing{out};
  Allowed<Listing>{*this, s, listing}.to(seat);
}

inline MoveId Fresco::random_legal(State const& s, Seat seat, Rng& rng) const {
  Lottery lottery;
  Allowed<Lottery>{*this, s, lottery}.to(seat);
  return lottery.draw(rng);
}

}  // namespace atelier::fresco
