// Who may do what, and what chance may do. Included by modern_art.hpp.
#pragma once

#include "games/modern_art/modern_art.hpp"

namespace atelier::modern_art {

// Where an offer goes. The rules say what a seat may do to one of these three, in the order of the ids: a view keeps it as people read it,
// a search wants nothing but ids, and who draws at random or has an opinion does not want them one by one.
struct MoveWriter {
  MoveList& moves;

  void no(int id) { moves.add(move_at(id)); }
  void yes(int id) { moves.add(move_at(id)); }
  void paintings(int base, Cards const& cards) {
    cards.each([&](Card card) { moves.add(move_at(base + card)); });
  }
  void amounts(int base, int low, int high) { moves.add_range(move_at(base + low), move_at(base + high)); }
};

struct OfferWriter {
  std::optional<Offer>& offer;

  Offer& written() { return offer ? *offer : offer.emplace(); }
  void no(int) { written().no = true; }
  void yes(int) { written().yes = true; }
  void paintings(int, Cards const& cards) {
    cards.each([&](Card card) { written().paintings.push_back(painting_of(card)); });
  }
  void amounts(int, int low, int high) {
    if (low <= high) written().amount = Range{low, high};
  }
};

struct Choice {
  std::array<int, 2> words{};  // ids of no and yes, as far as they may be said
  int spoken = 0;              // how many of them
  Cards cards;
  int held = 0;     // how many of them
  int of_card = 0;  // id of card 0
  int low = 0;
  int high = -1;
  int of_amount = 0;  // id of amount 0

  void no(int id) { words[0] = id, spoken = 1; }
  void yes(int id) { words[static_cast<std::size_t>(spoken++)] = id; }
  void paintings(int base, Cards const& which) { cards = which, held = which.count(), of_card = base; }
  void amounts(int base, int from, int to) { low = from, high = to < from ? from - 1 : to, of_amount = base; }

  int count() const { return spoken + held + high - low + 1; }
  // Precondition: 0 <= n < count().
  MoveId nth(int n) const {
    if (n < spoken) return move_at(words[static_cast<std::size_t>(n)]);
    n -= spoken;
    return move_at(n < held ? of_card + cards.nth(n) : of_amount + low + n - held);
  }
};

// Open auction: who has passed may still raise while others think; the leader has nothing to say.
inline bool ModernArt::may_still_raise(State const& s, int seat) const {
  return s.phase == Phase::open && seat != s.leader && highest(s, seat) > s.amount;
}

inline Seats ModernArt::may_act(State const& s) const {
  if (s.phase != Phase::open) return s.acting;
  Seats may = s.acting;
  for (int seat = 0; seat < seats_; ++seat)
    if (may_still_raise(s, seat)) may = may.with(seat_at(seat));
  return may;
}

// After a bid the seats left of the bidder are asked in turn, before it those left of the auctioneer.
inline Seat ModernArt::ask_first(State const& s, Seats among) const {
  int seat = left_of(s.leader == nobody ? s.auctioneer : s.leader);
  while (!among.has(seat_at(seat))) seat = left_of(seat);
  return seat_at(seat);
}

// Only the open auction has a hammer that falls by itself.
inline int ModernArt::patience(State const& s) const { return s.phase == Phase::open ? int{options_.hammer} : 0; }
inline MoveId ModernArt::silent_move(State const&, Seat) const { return move_at(ids::pass); }

// An order is about the lot of an open auction: to stay out of it, or to raise by the least that counts as far as the limit.
inline std::optional<int> ModernArt::occasion(State const& s) const {
  return s.phase == Phase::open ? std::optional<int>(s.second) : std::nullopt;
}
inline std::optional<Refusal> ModernArt::refuse_order(State const& s, Seat seat, int limit) const {
  if (limit == 0) return {};
  if (limit <= s.amount) return Refusal{"too_low", s.amount + 1};
  int const most = highest(s, index(seat));
  return limit > most ? std::optional(Refusal{"too_high", most}) : std::nullopt;
}
inline MoveId ModernArt::ordered(State const& s, Seat, int limit) const {
  return move_at(s.amount < limit ? ids::bid + s.amount + 1 : ids::pass);
}

// Whole thousands above the standing bid. A closed fist may be empty; a price is nothing only where there is nothing to pay it with.
inline int ModernArt::lowest(State const& s, int seat) const {
  if (s.phase == Phase::sealed) return 0;
  return s.phase == Phase::pricing ? s.money[seat] > 0 : s.amount + 1;
}

template <class Out>
void ModernArt::offer_to(State const& s, int seat, Out& out) const {
  auto const amounts = [&](int base) { out.amounts(base, lowest(s, seat), highest(s, seat)); };
  if (!s.acting.has(seat_at(seat))) {
    if (may_still_raise(s, seat)) amounts(ids::bid);
    return;
  }
  switch (s.phase) {
    case Phase::putting_up: return out.paintings(ids::put_up, s.hands[seat]);
    case Phase::doubling: out.no(ids::decline); return out.paintings(ids::add, fitting(s, seat));
    case Phase::open:
    case Phase::once_around: out.no(ids::pass); return amounts(ids::bid);
    case Phase::sealed: return amounts(ids::bid);
    case Phase::pricing: return amounts(ids::price);
    case Phase::buying:
      out.no(ids::decline);
      if (s.money[seat] >= s.amount) out.yes(ids::take);
      return;
    case Phase::flipping: out.no(ids::leave); return out.yes(ids::flip);
    case Phase::beginning:
    case Phase::dealing:
    case Phase::turning:
    case Phase::over: return;
  }
}

inline void ModernArt::legal(State const& s, Seat seat, MoveList& out) const {
  out.clear();
  MoveWriter writer{out};
  offer_to(s, index(seat), writer);
}

inline Choice ModernArt::choice(State const& s, Seat seat) const {
  Choice choice;
  offer_to(s, index(seat), choice);
  return choice;
}

inline MoveId ModernArt::random_legal(State const& s, Seat seat, Rng& rng) const {
  Choice const all = choice(s, seat);
  return all.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(all.count()))));
}

// Money follows from what everybody has seen, so bids, prices and answers to them tell nothing; nor does a fist while others are still
// closed or thinking. A painting comes out of a hand.
inline bool ModernArt::takes_back(State const& s, Seat, MoveId id) const {
  switch (s.phase) {
    case Phase::open:
    case Phase::once_around:
    case Phase::pricing:
    case Phase::buying: return true;
    case Phase::sealed: return s.acting.count() > 1;
    case Phase::doubling: return index(id) == ids::decline;
    case Phase::flipping: return index(id) == ids::leave;
    case Phase::beginning:
    case Phase::dealing:
    case Phase::putting_up:
    case Phase::turning:
    case Phase::over: return false;
  }
  return false;
}

// The id of card 0 where chance draws one: for whom it is dealt, or turned. Nobody has seen the mystery hand, so a random card of it is a
// random card of all that nobody has seen dealt.
inline int ModernArt::drawn_from(State const& s) const {
  return s.phase == Phase::turning ? ids::turn : ids::deal + receiver(s) * most_paintings;
}

inline void ModernArt::chance(State const& s, Outcomes& out) const {
  out.clear();
  if (s.phase == Phase::beginning) {
    for (int seat = 0; seat < seats_; ++seat) out.add(move_at(ids::begin + seat), options_.first < 0 || options_.first == seat);
  } else {
    int const base = drawn_from(s);
    for (int half = 0; half < 2; ++half) out.add_each(move_at(base + 64 * half), s.deck.bits(half));
  }
}

inline MoveId ModernArt::roll(State const& s, Rng& rng) const {
  bool const drawn = options_.first < 0;
  if (s.phase == Phase::beginning) {
    int const ticket = static_cast<int>(rng.below(drawn ? static_cast<std::uint32_t>(seats_) : 1));
    return move_at(ids::begin + (drawn ? ticket : int{options_.first}));
  }
  return move_at(drawn_from(s) + s.deck.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(s.deck.count())))));
}

}  // namespace atelier::modern_art
