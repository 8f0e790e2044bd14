// The rules, in the order of the rulebook. Included by modern_art.hpp; templates over who listens to events.
#pragma once

#include <algorithm>

#include "games/modern_art/modern_art.hpp"

namespace atelier::modern_art {

// Dense ids: players first, then chance. One place for the arithmetic of moves.
namespace ids {
inline constexpr int pass = 0;
inline constexpr int decline = 1;
inline constexpr int leave = 2;
inline constexpr int take = 3;
inline constexpr int flip = 4;
inline constexpr int put_up = 5;                       // + card
inline constexpr int add = put_up + most_paintings;    // + card
inline constexpr int bid = add + most_paintings;       // + thousands
inline constexpr int price = bid + highest_bid + 1;    // + thousands
inline constexpr int begin = price + highest_bid + 1;  // + seat
inline constexpr int turn = begin + most_players;      // + card
inline constexpr int deal = turn + most_paintings;     // + seat * most_paintings + card
inline constexpr int count = deal + most_players * most_paintings;
}  // namespace ids

inline bool ModernArt::hands_empty(State const& s) const {
  Cards all;
  for (auto const& hand : s.hands) all |= hand;
  return all.empty();
}

// Koniec kart: who has none is passed over. Precondition: somebody has one.
inline int ModernArt::next_with_cards(State const& s, int seat) const {
  while (s.hands[seat].empty()) seat = left_of(seat);
  return seat;
}

// Open auction: who has passed may still raise while others think; the leader has nothing to say.
inline Seats ModernArt::may_act(State const& s) const {
  if (s.phase != Phase::open) return s.acting;
  Seats may = s.acting;
  for (int seat = 0; seat < seats_; ++seat)
    if (seat != s.leader && highest(s, seat) > s.amount) may = may.with(seat_at(seat));
  return may;
}

// Only the open auction has a hammer that falls by itself.
inline int ModernArt::patience(State const& s) const { return s.phase == Phase::open ? int{options_.hammer} : 0; }
inline MoveId ModernArt::silent_move(State const&, Seat) const { return move_at(ids::pass); }

inline void ModernArt::legal(State const& s, Seat who, MoveList& out) const {
  out.clear();
  int const seat = index(who);
  switch (s.phase) {
    case Phase::putting_up:
      if (s.acting.has(who)) s.hands[seat].each([&](Card card) { out.add(move_at(ids::put_up + card)); });
      break;
    case Phase::doubling:
      if (!s.acting.has(who)) break;
      out.add(move_at(ids::decline));
      s.hands[seat].each([&](Card card) {
        if (fits_double(s, card)) out.add(move_at(ids::add + card));
      });
      break;
    case Phase::open:
    case Phase::once_around:
      if (s.acting.has(who)) out.add(move_at(ids::pass));
      if (s.acting.has(who) || (s.phase == Phase::open && seat != s.leader))
        out.add_range(move_at(ids::bid + s.amount + 1), move_at(ids::bid + highest(s, seat)));
      break;
    case Phase::sealed:
      if (s.acting.has(who)) out.add_range(move_at(ids::bid), move_at(ids::bid + highest(s, seat)));
      break;
    case Phase::pricing:
      if (s.acting.has(who)) out.add_range(move_at(ids::price + (s.money[seat] > 0)), move_at(ids::price + highest(s, seat)));
      break;
    case Phase::buying:
      if (!s.acting.has(who)) break;
      out.add(move_at(ids::decline));
      if (s.money[seat] >= s.amount) out.add(move_at(ids::take));
      break;
    case Phase::flipping:
      if (!s.acting.has(who)) break;
      out.add(move_at(ids::leave));
      out.add(move_at(ids::flip));
      break;
    case Phase::beginning:
    case Phase::dealing:
    case Phase::turning:
    case Phase::over: break;
  }
}

inline void ModernArt::chance(State const& s, Outcomes& out) const {
  out.clear();
  auto const from_deck = [&](int base) {
    for (int half = 0; half < 2; ++half) out.add_each(move_at(base + 64 * half), s.deck.bits(half));
  };
  switch (s.phase) {
    case Phase::beginning:
      for (int seat = 0; seat < seats_; ++seat) out.add(move_at(ids::begin + seat), options_.first < 0 || options_.first == seat);
      break;
    case Phase::dealing: from_deck(ids::deal + s.dealt / deals_[s.round - 1] * most_paintings); break;
    // Nobody has seen the mystery hand, so a random card of it is a random card of all that nobody has seen dealt.
    case Phase::turning: from_deck(ids::turn); break;
    case Phase::putting_up:
    case Phase::doubling:
    case Phase::open:
    case Phase::once_around:
    case Phase::sealed:
    case Phase::pricing:
    case Phase::buying:
    case Phase::flipping:
    case Phase::over: break;
  }
}

template <class Sink>
void ModernArt::apply(State& s, Seat who, MoveId id, Sink& events) const {
  int const n = index(id);
  int const seat = index(who);
  switch (s.phase) {
    case Phase::beginning:
      s.auctioneer = static_cast<std::uint8_t>(n - ids::begin);
      prepare_round(s, events);
      break;
    case Phase::dealing: deal(s, static_cast<Card>((n - ids::deal) % most_paintings), events); break;
    case Phase::putting_up: put_up(s, static_cast<Card>(n - ids::put_up), events); break;
    case Phase::doubling: answer_double(s, seat, n, events); break;
    case Phase::open: bid_in_open(s, seat, n, events); break;
    case Phase::once_around: bid_once_around(s, seat, n, events); break;
    case Phase::sealed: close_fist(s, seat, n - ids::bid, events); break;
    case Phase::pricing: name_price(s, n - ids::price, events); break;
    case Phase::buying: answer_price(s, seat, n == ids::take, events); break;
    case Phase::flipping:
      if (n == ids::flip) {
        s.phase = Phase::turning;
        s.acting = atelier::chance;
      } else {
        events.tell(Audience::everyone(), [&] { return MysteryLeft{who}; });
        ask_for_painting(s, left_of(s.auctioneer));
      }
      break;
    case Phase::turning: turn_mystery(s, static_cast<Card>(n - ids::turn), events); break;
    case Phase::over: break;
  }
}

// Przygotowanie do gry, następne rundy.
template <class Sink>
void ModernArt::prepare_round(State& s, Sink& events) const {
  ++s.round;
  s.dealt = 0;
  s.shown = {};
  s.unsold = {};
  s.bought = {};
  int const cards = deals_[s.round - 1];
  if (options_.mystery_hand) s.mystery = static_cast<std::uint8_t>(s.mystery + cards);
  if (cards == 0) {
    begin_round(s, events);
    return;
  }
  s.phase = Phase::dealing;
  s.acting = atelier::chance;
}

template <class Sink>
void ModernArt::deal(State& s, Card card, Sink& events) const {
  int const seat = s.dealt++ / deals_[s.round - 1];
  s.deck.remove(card);
  s.hands[seat].add(card);
  Viewer const owner = seat_at(seat);
  events.tell(Audience(owner).with(Viewer::book()), [&] {
    auto const p = painting_of(card);
    return PaintingDealt{seat_at(seat), p.artist, p.auction, p.copy};
  });
  events.tell(Audience::everyone().without(owner).without(Viewer::book()), [&] { return CardDealt{seat_at(seat)}; });
  if (s.dealt == deals_[s.round - 1] * seats_) begin_round(s, events);
}

template <class Sink>
void ModernArt::begin_round(State& s, Sink& events) const {
  if (!hands_empty(s)) {
    ask_for_painting(s, s.auctioneer);
    events.tell(Audience::everyone(), [&] { return RoundBegan{s.round, seat_at(s.auctioneer), deals_[s.round - 1]}; });
    return;
  }
  events.tell(Audience::everyone(), [&] { return RoundSkipped{s.round}; });
  if (s.round == rounds)
    end_game(s, events);
  else
    prepare_round(s, events);
}

// Przebieg aukcji.
inline void ModernArt::ask_for_painting(State& s, int seat) const {
  s.auctioneer = static_cast<std::uint8_t>(next_with_cards(s, seat));
  s.opener = s.leader = nobody;
  s.first = s.second = no_card;
  s.amount = 0;
  s.phase = Phase::putting_up;
  s.acting = seat_at(s.auctioneer);
}

template <class Sink>
void ModernArt::put_up(State& s, Card card, Sink& events) const {
  s.hands[s.auctioneer].remove(card);
  s.opener = s.auctioneer;
  bool const paired = auction_of(card) == Auction::paired;
  (paired ? s.first : s.second) = card;
  int const count = ++s.shown[static_cast<int>(artist_of(card))];
  events.tell(Audience::everyone(), [&] {
    auto const p = painting_of(card);
    return PaintingPutUp{seat_at(s.auctioneer), p.artist, p.auction, p.copy, count};
  });
  if (end_round_if_due(s, card, s.auctioneer, events)) return;
  if (!paired) {
    begin_auction(s);
    return;
  }
  s.phase = Phase::doubling;  // the auctioneer is asked first
  s.acting = seat_at(s.auctioneer);
}

inline void ModernArt::begin_auction(State& s) const {
  Seats const all = Seats::first(seats_);
  s.leader = nobody;
  s.amount = 0;
  switch (auction_of(s.second)) {
    case Auction::open:
      s.phase = Phase::open;
      s.acting = all;
      break;
    case Auction::once_around:
      s.phase = Phase::once_around;
      s.acting = seat_at(left_of(s.auctioneer));
      break;
    case Auction::sealed:
      s.phase = Phase::sealed;
      s.acting = all;
      s.sealed = {};
      break;
    case Auction::fixed_price:
      s.phase = Phase::pricing;
      s.acting = seat_at(s.auctioneer);
      break;
    case Auction::paired: break;
  }
}

// A. Aukcja otwarta: a raise re-opens the floor to all others; it ends when all of them have passed since.
template <class Sink>
void ModernArt::bid_in_open(State& s, int seat, int n, Sink& events) const {
  if (n == ids::pass) {
    s.acting = s.acting.without(seat_at(seat));
    events.tell(Audience::everyone(), [&] { return Passed{seat_at(seat)}; });
  } else {
    s.amount = static_cast<std::uint16_t>(n - ids::bid);
    s.leader = static_cast<std::uint8_t>(seat);
    s.acting = Seats::first(seats_).without(seat_at(seat));
    events.tell(Audience::everyone(), [&] { return Raised{seat_at(seat), s.amount}; });
  }
  if (s.acting.empty()) sell(s, s.leader == nobody ? s.auctioneer : s.leader, s.amount, events);
}

// B. Aukcja jednorazowa: the auctioneer speaks last.
template <class Sink>
void ModernArt::bid_once_around(State& s, int seat, int n, Sink& events) const {
  if (n == ids::pass) {
    events.tell(Audience::everyone(), [&] { return Passed{seat_at(seat)}; });
  } else {
    s.amount = static_cast<std::uint16_t>(n - ids::bid);
    s.leader = static_cast<std::uint8_t>(seat);
    events.tell(Audience::everyone(), [&] { return Raised{seat_at(seat), s.amount}; });
  }
  if (seat == s.auctioneer)
    sell(s, s.leader == nobody ? s.auctioneer : s.leader, s.amount, events);
  else
    s.acting = seat_at(left_of(seat));
}

// C. Aukcja zamkniętej dłoni: of equal bids the auctioneer's wins, then the nearest clockwise.
template <class Sink>
void ModernArt::close_fist(State& s, int seat, int amount, Sink& events) const {
  s.sealed[seat] = static_cast<std::uint16_t>(amount);
  s.acting = s.acting.without(seat_at(seat));
  events.tell(Audience::everyone(), [&] { return FistClosed{seat_at(seat)}; });
  if (!s.acting.empty()) return;
  events.tell(Audience::everyone(), [&] {
    FistsOpened opened;
    for (int each = 0; each < seats_; ++each) opened.bids.push_back(s.sealed[each]);
    return opened;
  });
  int best = s.auctioneer;
  for (int each = left_of(best); each != s.auctioneer; each = left_of(each))
    if (s.sealed[each] > s.sealed[best]) best = each;
  int const paid = s.sealed[best];
  s.sealed = {};
  sell(s, best, paid, events);
}

// D. Aukcja ustalonej ceny.
template <class Sink>
void ModernArt::name_price(State& s, int amount, Sink& events) const {
  s.amount = static_cast<std::uint16_t>(amount);
  s.phase = Phase::buying;
  s.acting = seat_at(left_of(s.auctioneer));
  events.tell(Audience::everyone(), [&] { return PriceNamed{seat_at(s.auctioneer), amount}; });
}

template <class Sink>
void ModernArt::answer_price(State& s, int seat, bool take, Sink& events) const {
  if (take) {
    sell(s, seat, s.amount, events);
    return;
  }
  events.tell(Audience::everyone(), [&] { return PriceDeclined{seat_at(seat)}; });
  int const next = left_of(seat);
  if (next == s.auctioneer)
    sell(s, next, s.amount, events);  // nobody else wants it: he must
  else
    s.acting = seat_at(next);
}

// E. Aukcja łączona. Asked even with no fitting card, or the skip would tell the table a hand.
template <class Sink>
void ModernArt::answer_double(State& s, int seat, int n, Sink& events) const {
  if (n == ids::decline) {
    events.tell(Audience::everyone(), [&] { return SecondDeclined{seat_at(seat)}; });
    int const next = left_of(seat);
    if (next == s.opener)
      sell(s, s.opener, 0, events);
    else
      s.acting = seat_at(next);
    return;
  }
  auto const card = static_cast<Card>(n - ids::add);
  s.hands[seat].remove(card);
  s.second = card;
  s.auctioneer = static_cast<std::uint8_t>(seat);
  int const count = ++s.shown[static_cast<int>(artist_of(card))];
  events.tell(Audience::everyone(), [&] {
    auto const p = painting_of(card);
    return SecondAdded{seat_at(seat), p.artist, p.auction, p.copy, count};
  });
  if (!end_round_if_due(s, card, seat, events)) begin_auction(s);
}

// The buyer pays the auctioneer; an auctioneer who buys pays the bank.
template <class Sink>
void ModernArt::sell(State& s, int buyer, int amount, Sink& events) const {
  s.money[buyer] = static_cast<std::uint16_t>(s.money[buyer] - amount);
  if (buyer != s.auctioneer) s.money[s.auctioneer] = static_cast<std::uint16_t>(s.money[s.auctioneer] + amount);
  for (Card card : {s.first, s.second})
    if (card != no_card) s.bought[buyer].add(card);
  events.tell(Audience::everyone(), [&] {
    Sold sold{seat_at(buyer),
              seat_at(s.auctioneer),
              amount,
              amount == 0             ? Payee::nobody
              : buyer == s.auctioneer ? Payee::bank
                                      : Payee::auctioneer,
              {}};
    for (Card card : {s.first, s.second})
      if (card != no_card) sold.lot.push_back(painting_of(card));
    return sold;
  });
  end_auction(s, events);
}

template <class Sink>
void ModernArt::end_auction(State& s, Sink&) const {
  if (s.mystery == 0) {
    ask_for_painting(s, left_of(s.auctioneer));
    return;
  }
  s.first = s.second = no_card;
  s.leader = nobody;
  s.amount = 0;
  s.phase = Phase::flipping;
  s.acting = seat_at(s.auctioneer);
}

// Wariant na trzech graczy.
template <class Sink>
void ModernArt::turn_mystery(State& s, Card card, Sink& events) const {
  s.deck.remove(card);
  --s.mystery;
  s.second = card;
  int const count = ++s.shown[static_cast<int>(artist_of(card))];
  events.tell(Audience::everyone(), [&] {
    auto const p = painting_of(card);
    return MysteryTurned{seat_at(s.auctioneer), p.artist, p.auction, p.copy, count};
  });
  if (end_round_if_due(s, card, s.auctioneer, events)) return;
  s.unsold.add(card);
  ask_for_painting(s, left_of(s.auctioneer));
}

// Koniec rundy aukcyjnej, koniec kart: the lot stays unsold. `seat` showed the card.
template <class Sink>
bool ModernArt::end_round_if_due(State& s, Card shown, int seat, Sink& events) const {
  bool const full = s.shown[static_cast<int>(artist_of(shown))] == components_.last_painting.value;
  if (!full && !hands_empty(s)) return false;
  for (Card card : {s.first, s.second})
    if (card != no_card) s.unsold.add(card);
  s.auctioneer = static_cast<std::uint8_t>(seat);
  sell_to_bank(s, full ? RoundEnd::full : RoundEnd::last_card, shown, events);
  return true;
}

inline List<Artist, places> ModernArt::ranking(std::array<std::uint8_t, artists> const& shown) const {
  List<Artist, places> ranked;
  auto left = shown;
  while (ranked.size() < places) {
    auto const best = std::max_element(left.begin(), left.end());  // the left one of equals
    if (*best == 0) break;
    ranked.push_back(static_cast<Artist>(best - left.begin()));
    *best = 0;
  }
  return ranked;
}

// As the round would end now. Artists outside the ranking are worth nothing, whatever they rose by before.
inline std::array<int, artists> ModernArt::values(State const& s) const {
  std::array<int, artists> values{};
  auto const ranked = ranking(s.shown);
  for (std::size_t place = 0; place < ranked.size(); ++place) {
    auto const artist = static_cast<std::size_t>(ranked[place]);
    values[artist] = components_.prizes.value[place];
    for (int round = 0; round + 1 < s.round; ++round) values[artist] += s.board[static_cast<std::size_t>(round)][artist];
  }
  return values;
}

// Sprzedaż obrazów do banku.
template <class Sink>
void ModernArt::sell_to_bank(State& s, RoundEnd why, Card last, Sink& events) const {
  auto const worth = values(s);
  auto const ranked = ranking(s.shown);
  events.tell(Audience::everyone(), [&] { return RoundOver{s.round, why, artist_of(last), s.shown, ranked, worth}; });
  for (std::size_t place = 0; place < ranked.size(); ++place) {
    auto const artist = static_cast<std::size_t>(ranked[place]);
    int const prize = components_.prizes.value[place];
    s.board[s.round - 1][artist] = static_cast<std::uint8_t>(prize);
    events.tell(Audience::everyone(), [&] { return Ranked{ranked[place], static_cast<int>(place) + 1, prize, worth[artist]}; });
  }
  for (int seat = 0; seat < seats_; ++seat) {
    int income = 0;
    for (int artist = 0; artist < artists; ++artist)
      if (worth[artist] > 0) income += worth[artist] * s.bought[seat].count(static_cast<Artist>(artist));
    s.money[seat] = static_cast<std::uint16_t>(s.money[seat] + income);
    int const sold = s.bought[seat].count();
    if (sold > 0) events.tell(Audience::everyone(), [&] { return PaintingsSold{seat_at(seat), sold, income}; });
  }
  s.opener = s.leader = nobody;
  s.first = s.second = no_card;
  s.amount = 0;
  if (s.round == rounds) {
    end_game(s, events);
    return;
  }
  s.auctioneer = static_cast<std::uint8_t>(left_of(s.auctioneer));
  prepare_round(s, events);
}

// Zwycięstwo.
template <class Sink>
void ModernArt::end_game(State& s, Sink& events) const {
  s.phase = Phase::over;
  s.acting = {};
  events.tell(Audience::everyone(), [&] {
    GameOver over;
    auto const final = scores(s);
    for (int seat = 0; seat < seats_; ++seat) {
      if (final.ranks[seat] == 1) over.winners.push_back(seat_at(seat));
      over.money.push_back(s.money[seat]);
    }
    return over;
  });
}

}  // namespace atelier::modern_art
