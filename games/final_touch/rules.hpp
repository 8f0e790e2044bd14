// The rules, in the order of the rulebook. Included by final_touch.hpp; templates over who listens to events.
#pragma once

#include <algorithm>
#include <bit>

#include "games/final_touch/final_touch.hpp"
#include "games/final_touch/retouches.hpp"

namespace atelier::final_touch {

// Dense ids: players first, then chance. One place for the arithmetic of moves.
namespace ids {
inline constexpr int retouch = 0;                            // + number of the set of cards
inline constexpr int smear = retouch + Retouches::count;     // + paint
inline constexpr int begin = smear + paints;                 // + seat
inline constexpr int draw = begin + most_players;            // + seat * paints + paint
inline constexpr int unveil = draw + most_players * paints;  // + painting
inline constexpr int count = unveil + paintings;
}  // namespace ids

inline void write_moves(Cards fitting, Cards hand, Cards missing, MoveList& out) {
  out.clear();
  for (auto const *id = retouches.begin(fitting), *end = retouches.end(fitting); id != end; ++id) out.add(move_at(ids::retouch + *id));
  for (unsigned unwanted = hand.colours() & ~missing.colours(); unwanted != 0; unwanted &= unwanted - 1)
    out.add(move_at(ids::smear + std::countr_zero(unwanted)));
}

inline Seats FinalTouch::to_act(State const& s) const {
  if (s.phase == Phase::painting) return seat_at(s.turn);
  if (s.phase == Phase::over) return {};
  return atelier::chance;
}

inline void FinalTouch::legal(State const& s, Seat seat, MoveList& out) const {
  out.clear();
  if (s.phase != Phase::painting || s.turn != index(seat)) return;
  Cards const hand = s.hands[s.turn];
  write_moves(Cards::fewer(hand, s.missing), hand, s.missing, out);
}

inline void FinalTouch::legal(View const& view, MoveList& out) const {
  out.clear();
  if (view.offer) write_moves(view.offer->retouch, view.offer->smear, view.offer->retouch, out);
}

// The first hand that is not full yet.
inline int FinalTouch::dealt_to(State const& s) const {
  int seat = 0;
  while (s.hands[seat].total() == hand_) ++seat;
  return seat;
}

inline int FinalTouch::next_painter(State const& s, int seat) const {
  do seat = seat + 1 == seats_ ? 0 : seat + 1;
  while (!((s.painters >> seat) & 1));
  return seat;
}

inline void FinalTouch::chance(State const& s, Outcomes& out) const {
  out.clear();
  auto const from_deck = [&](int seat) {
    out.add_counts(move_at(ids::draw + seat * paints), paints, [&](int paint) { return static_cast<std::uint32_t>(s.deck[paint]); });
  };
  switch (s.phase) {
    case Phase::beginning:
      for (int seat = 0; seat < seats_; ++seat) out.add(move_at(ids::begin + seat), options_.first < 0 || options_.first == seat);
      break;
    case Phase::dealing: from_deck(dealt_to(s)); break;
    case Phase::unveiling:
      for (std::uint32_t left = s.covered; left != 0; left &= left - 1) out.add(move_at(ids::unveil + std::countr_zero(left)), 1);
      break;
    case Phase::readying:
    case Phase::refilling: from_deck(s.turn); break;
    case Phase::painting:
    case Phase::over: break;
  }
}

template <class Sink>
void FinalTouch::apply(State& s, Seat, MoveId id, Sink& events) const {
  int const n = index(id);
  switch (s.phase) {
    case Phase::beginning:
      s.turn = static_cast<std::uint8_t>(n - ids::begin);
      s.phase = Phase::dealing;
      events.tell(Audience::everyone(), [&] { return GameBegan{seat_at(s.turn)}; });
      break;
    case Phase::dealing:
    case Phase::readying:
    case Phase::refilling: draw(s, n - ids::draw, events); break;
    case Phase::unveiling: unveil(s, n - ids::unveil, events); break;
    case Phase::painting:
      if (n < ids::smear)
        retouch(s, retouches.cards(n - ids::retouch), events);
      else
        smear(s, n - ids::smear, events);
      break;
    case Phase::over: break;
  }
}

// Przygotowanie do gry, uzupełnienie ręki: a card from the deck. `place` is seat * paints + paint.
template <class Sink>
void FinalTouch::draw(State& s, int place, Sink& events) const {
  int const seat = s.phase == Phase::dealing ? place / paints : s.turn;
  int const paint = place - seat * paints;
  Cards const card = Cards::one(paint);
  s.deck -= card;
  s.hands[seat] += card;
  s.drawn[seat] += card;
  Viewer const owner = seat_at(seat);
  events.tell(Audience(owner).with(Viewer::book()), [&] { return CardDrawn{seat_at(seat), static_cast<Paint>(paint)}; });
  events.tell(Audience::everyone().without(owner).without(Viewer::book()), [&] { return CardDrawn{seat_at(seat), Paint::hidden}; });
  if (s.phase != Phase::dealing)
    refill(s, s.phase, events);
  else if (seat + 1 == seats_ && s.hands[seat].total() == hand_)
    s.phase = Phase::unveiling;
}

// Przygotowanie do gry: the first masterpiece goes to the easel, the deck shows the one after it.
template <class Sink>
void FinalTouch::unveil(State& s, int painting, Sink& events) const {
  s.covered &= ~(1U << painting);
  if (s.easel == no_painting) {
    mount(s, painting, events);
    if (s.covered != 0) return;
  } else {
    s.next = static_cast<std::uint8_t>(painting);
    events.tell(Audience::everyone(), [&] { return Unveiled{static_cast<Painting>(painting)}; });
  }
  refill(s, Phase::readying, events);
}

template <class Sink>
void FinalTouch::mount(State& s, int painting, Sink& events) const {
  s.easel = static_cast<std::uint8_t>(painting);
  s.missing = needs_[painting];
  events.tell(Audience::everyone(), [&] { return Mounted{static_cast<Painting>(painting)}; });
}

// Rozgrywka.
template <class Sink>
void FinalTouch::begin_turn(State& s, int seat, Reason reason, Sink& events) const {
  s.turn = static_cast<std::uint8_t>(seat);
  s.reason = reason;
  s.phase = Phase::painting;
  events.tell(Audience::everyone(), [&] { return TurnBegan{seat_at(seat), reason}; });
}

// Retusz dzieła.
template <class Sink>
void FinalTouch::retouch(State& s, Cards cards, Sink& events) const {
  s.hands[s.turn] -= cards;
  s.played[s.turn] += cards;
  s.missing -= cards;
  s.touched += cards;
  events.tell(Audience::everyone(), [&] { return Retouched{seat_at(s.turn), cards.counts(), cards.total(), s.missing.total()}; });
  if (s.missing.empty())
    complete(s, events);
  else
    refill(s, Phase::refilling, events);
}

// Gryzmolenie dzieła.
template <class Sink>
void FinalTouch::smear(State& s, int paint, Sink& events) const {
  Cards const card = Cards::one(paint);
  s.hands[s.turn] -= card;
  s.played[s.turn] += card;
  s.smeared += card;
  ++s.smears;
  events.tell(Audience::everyone(), [&] { return Smeared{seat_at(s.turn), static_cast<Paint>(paint), s.smears}; });
  if (s.smears == smears_)
    ruin(s, events);
  else
    refill(s, Phase::refilling, events);
}

// Uzupełnienie ręki. The discard pile becomes the deck only when a card must be drawn and none is left.
template <class Sink>
void FinalTouch::refill(State& s, Phase phase, Sink& events) const {
  if (s.hands[s.turn].total() < hand_) {
    s.phase = phase;
    if (!s.deck.empty()) return;
    s.deck = s.discard;
    s.discard = {};
    s.drawn = {};
    s.played = {};
    events.tell(Audience::everyone(), [&] { return Reshuffled{s.deck.total()}; });
  } else if (phase == Phase::readying) {
    begin_turn(s, s.turn, s.reason, events);
  } else {
    begin_turn(s, next_painter(s, s.turn), Reason::order, events);
  }
}

// Punkty za arcydzieło: the final touch.
template <class Sink>
void FinalTouch::complete(State& s, Sink& events) const {
  int const value = completed_[s.easel];
  auto& money = s.money[side(s.turn)];
  money = static_cast<std::uint8_t>(money + value);
  s.settled[s.settled_count++] = {s.easel, s.turn, 0};
  events.tell(Audience::everyone(), [&] { return Completed{seat_at(s.turn), static_cast<Painting>(s.easel), value, money}; });
  if (duel(s))
    end_game(s, GameEnd::duel, events);
  else if (money >= target_)
    end_game(s, GameEnd::target, events);
  else
    begin_next(s, Reason::completed, events);
}

// Punkty za arcydzieło: the last smear. The lower value goes to every rival side in full, in a duel to the one rival.
template <class Sink>
void FinalTouch::ruin(State& s, Sink& events) const {
  int const value = ruined_[s.easel];
  int rich = 0, sum = 0;
  bool equal = true;
  for (int rival = 0; rival < (seats_ == 4 ? 2 : seats_); ++rival) {
    if (rival == side(s.turn) || !((s.painters >> rival) & 1)) continue;
    s.money[rival] = static_cast<std::uint8_t>(s.money[rival] + value);
    if (s.money[rival] < target_) continue;
    equal = rich++ == 0 || sum == s.money[rival];
    sum = s.money[rival];
  }
  s.settled[s.settled_count++] = {s.easel, s.turn, 1};
  events.tell(Audience::everyone(), [&] {
    Ruined ruined{seat_at(s.turn), static_cast<Painting>(s.easel), value, {}};
    for (int seat = 0; seat < seats_; ++seat)
      if (side(seat) != side(s.turn) && ((s.painters >> seat) & 1)) ruined.gainers.push_back(seat_at(seat));
    return ruined;
  });
  if (duel(s))
    end_game(s, GameEnd::duel, events);
  else if (rich == 2 && equal && s.next != no_painting)
    begin_duel(s, events);
  else if (rich > 0)
    end_game(s, rich == 1 ? GameEnd::target : equal ? GameEnd::no_more : GameEnd::higher, events);
  else
    begin_next(s, Reason::ruined, events);
}

// Początek nowego arcydzieła: zones to the discard pile, the visible masterpiece to the easel, a refill and another turn.
template <class Sink>
void FinalTouch::begin_next(State& s, Reason reason, Sink& events) const {
  s.discard += s.touched + s.smeared;
  s.touched = s.smeared = {};
  s.smears = 0;
  s.reason = reason;
  if (s.next == no_painting) {
    end_game(s, GameEnd::no_more, events);
    return;
  }
  mount(s, s.next, events);
  s.next = no_painting;
  if (s.covered != 0)
    s.phase = Phase::unveiling;
  else
    refill(s, Phase::readying, events);
}

// Koniec gry, wyjątek: two of three tie and fight alone for the visible masterpiece, the first of them clockwise of the ruiner begins.
template <class Sink>
void FinalTouch::begin_duel(State& s, Sink& events) const {
  s.painters = static_cast<std::uint8_t>(s.painters & ~(1U << s.turn));
  int const first = next_painter(s, s.turn);
  s.discard += s.touched + s.smeared;
  s.touched = s.smeared = {};
  s.smears = 0;
  events.tell(Audience::everyone(), [&] { return DuelBegan{seat_at(first), seat_at(next_painter(s, first)), s.money[first]}; });
  mount(s, s.next, events);
  s.next = no_painting;
  begin_turn(s, first, Reason::duel, events);
}

// Koniec gry. The masterpiece that decided it has left the easel; its cards lie in the zones.
template <class Sink>
void FinalTouch::end_game(State& s, GameEnd why, Sink& events) const {
  s.phase = Phase::over;
  s.easel = no_painting;
  s.missing = {};
  events.tell(Audience::everyone(), [&] {
    GameOver over{{}, why, 0};
    auto const final = scores(s);
    for (int seat = 0; seat < seats_; ++seat)
      if (final.ranks[seat] == 1) over.winners.push_back(seat_at(seat)), over.money = final.points[seat];
    return over;
  });
}

}  // namespace atelier::final_touch
