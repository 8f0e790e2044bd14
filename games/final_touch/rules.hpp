// The rules, in the order of the rulebook. Included by final_touch.hpp; templates over who listens to events.
#pragma once

#include <algorithm>
#include <bit>

#include "games/final_touch/final_touch.hpp"

namespace atelier::final_touch {

inline Seats FinalTouch::to_act(State const& s) const {
  if (s.phase == Phase::painting) return seat_at(s.turn);
  if (s.phase == Phase::over) return {};
  return atelier::chance;
}

inline void FinalTouch::legal(State const& s, Seat seat, MoveList& out) const {
  out.clear();
  if (s.phase == Phase::painting && s.turn == index(seat)) choices(s).write(out);
}

inline void FinalTouch::legal(View const& view, MoveList& out) const {
  out.clear();
  if (view.offer) Choices(*view.offer).write(out);
}

inline MoveId FinalTouch::random_legal(State const& s, Seat, Rng& rng) const {
  Choices const may = choices(s);
  return may.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(may.count()))));
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

inline MoveId FinalTouch::roll(State const& s, Rng& rng) const {
  auto const from_deck = [&](int seat) {
    return move_at(ids::draw + seat * paints + s.deck.at(rng.below(static_cast<std::uint32_t>(s.deck.total()))));
  };
  switch (s.phase) {
    case Phase::beginning: {
      auto const ticket = static_cast<int>(rng.below(options_.first < 0 ? static_cast<std::uint32_t>(seats_) : 1U));
      return move_at(ids::begin + (options_.first < 0 ? ticket : options_.first.value));
    }
    case Phase::dealing: return from_deck(dealt_to(s));
    case Phase::unveiling:
      return move_at(ids::unveil + nth_bit(s.covered, static_cast<int>(rng.below(static_cast<std::uint32_t>(std::popcount(s.covered))))));
    case Phase::readying:
    case Phase::refilling: return from_deck(s.turn);
    case Phase::painting:
    case Phase::over: break;
  }
  return {};
}

// The cards of a deal are one gesture, and those of a refill.
inline bool FinalTouch::one_gesture(State const& s) const {
  if (s.phase == Phase::dealing) return !s.hands[0].empty();
  if (s.phase != Phase::readying && s.phase != Phase::refilling) return false;
  int const played = retouches.cards(s.record.turns().back().cards).total();
  return s.hands[s.turn].total() > hand_ - played;
}

// Every move shows cards. That is no news only where the other one of two can count them: fewer such cards are missing than the deck could
// hold in their stead.
inline bool FinalTouch::takes_back(State const& s, Seat seat, MoveId id) const {
  if (seats_ != 2) return false;
  int const n = index(id);
  Cards const shown = n < ids::smear ? retouches.cards(n - ids::retouch) : Cards::one(n - ids::smear);
  Cards const unseen = s.hands[index(seat)] + s.deck;
  for (int paint = 0; paint < paints; ++paint)
    if (shown[paint] > std::max(unseen[paint] - s.deck.total(), 0)) return false;
  return true;
}

// One move of a game, from the rulebook's first heading to its last.
template <class Sink>
struct Play {
  FinalTouch const& game;
  State& s;
  Sink& events;

  void begin(int seat) {
    s.turn = static_cast<std::uint8_t>(seat);
    s.phase = Phase::dealing;
    events.tell(Audience::everyone(), [&] { return GameBegan{seat_at(s.turn)}; });
  }

  // Przygotowanie do gry, uzupełnienie ręki: a card from the deck. `place` is seat * paints + paint.
  void draw(int place) {
    int const seat = s.phase == Phase::dealing ? place / paints : s.turn;
    int const paint = place - seat * paints;
    Cards const card = Cards::one(paint);
    s.deck -= card;
    s.hands[seat] += card;
    Viewer const owner = seat_at(seat);
    events.tell(Audience(owner).with(Viewer::book()), [&] { return CardDrawn{seat_at(seat), static_cast<Paint>(paint)}; });
    events.tell(Audience::everyone().without(owner).without(Viewer::book()), [&] { return CardDrawn{seat_at(seat), Paint::hidden}; });
    if (s.phase != Phase::dealing)
      refill(s.phase);
    else if (seat + 1 == game.seats_ && s.hands[seat].total() == game.hand_)
      s.phase = Phase::unveiling;
  }

  // Przygotowanie do gry: the first masterpiece goes to the easel, the deck shows the one after it.
  void unveil(int painting) {
    s.covered &= ~(1U << painting);
    if (s.easel == no_painting) {
      mount(painting);
      if (s.covered != 0) return;
    } else {
      s.next = static_cast<std::uint8_t>(painting);
      events.tell(Audience::everyone(), [&] { return Unveiled{static_cast<Painting>(painting)}; });
    }
    refill(Phase::readying);
  }

  void mount(int painting) {
    s.easel = static_cast<std::uint8_t>(painting);
    s.missing = game.needs_[painting];
    events.tell(Audience::everyone(), [&] { return Mounted{static_cast<Painting>(painting)}; });
  }

  // Rozgrywka.
  void begin_turn(int seat, Reason reason) {
    s.turn = static_cast<std::uint8_t>(seat);
    s.reason = reason;
    s.phase = Phase::painting;
    events.tell(Audience::everyone(), [&] { return TurnBegan{seat_at(seat), reason}; });
  }

  // Retusz dzieła.
  void retouch(int set) {
    Cards const cards = retouches.cards(set);
    s.hands[s.turn] -= cards;
    s.record.add_turn(s.turn, set);
    s.missing -= cards;
    s.touched += cards;
    events.tell(Audience::everyone(), [&] { return Retouched{seat_at(s.turn), cards.counts(), cards.total(), s.missing.total()}; });
    if (s.missing.empty())
      complete();
    else
      refill(Phase::refilling);
  }

  // Gryzmolenie dzieła.
  void smear(int paint) {
    Cards const card = Cards::one(paint);
    s.hands[s.turn] -= card;
    s.record.add_turn(s.turn, retouches.single(paint));
    s.smeared += card;
    ++s.smears;
    events.tell(Audience::everyone(), [&] { return Smeared{seat_at(s.turn), static_cast<Paint>(paint), s.smears}; });
    if (s.smears == game.smears_)
      ruin();
    else
      refill(Phase::refilling);
  }

  // Uzupełnienie ręki. The discard pile becomes the deck only when a card must be drawn and none is left.
  void refill(Phase phase) {
    if (s.hands[s.turn].total() < game.hand_) {
      s.phase = phase;
      if (!s.deck.empty()) return;
      shuffle();
    } else if (phase == Phase::readying) {
      begin_turn(s.turn, s.reason);
    } else {
      begin_turn(game.next_painter(s, s.turn), Reason::order);
    }
  }

  void shuffle() {
    s.deck = s.discard;
    s.discard = {};
    auto& remembered = s.record.add_shuffle();
    for (int seat = 0; seat < game.seats_; ++seat) remembered.set_hand(seat, s.hands[seat]);
    events.tell(Audience::everyone(), [&] { return Reshuffled{s.deck.total()}; });
  }

  // Punkty za arcydzieło: the final touch.
  void complete() {
    int const value = game.completed_[s.easel];
    auto& money = s.money[game.side(s.turn)];
    money = static_cast<std::uint8_t>(money + value);
    s.settled[s.settled_count++] = {s.easel, s.turn, 0};
    events.tell(Audience::everyone(), [&] { return Completed{seat_at(s.turn), static_cast<Painting>(s.easel), value, money}; });
    if (game.duel(s))
      end_game(GameEnd::duel);
    else if (money >= game.target_)
      end_game(GameEnd::target);
    else
      begin_next(Reason::completed);
  }

  // Punkty za arcydzieło: the last smear. The lower value goes to every rival side in full, in a duel to the one rival.
  void ruin() {
    int const value = game.ruined_[s.easel];
    int rich = 0, sum = 0;
    bool equal = true;
    for (int rival = 0; rival < (game.seats_ == 4 ? 2 : game.seats_); ++rival) {
      if (rival == game.side(s.turn) || !((s.painters >> rival) & 1)) continue;
      s.money[rival] = static_cast<std::uint8_t>(s.money[rival] + value);
      if (s.money[rival] < game.target_) continue;
      equal = rich++ == 0 || sum == s.money[rival];
      sum = s.money[rival];
    }
    s.settled[s.settled_count++] = {s.easel, s.turn, 1};
    events.tell(Audience::everyone(), [&] {
      Ruined ruined{seat_at(s.turn), static_cast<Painting>(s.easel), value, {}};
      for (int seat = 0; seat < game.seats_; ++seat)
        if (game.side(seat) != game.side(s.turn) && ((s.painters >> seat) & 1)) ruined.gainers.push_back(seat_at(seat));
      return ruined;
    });
    if (game.duel(s))
      end_game(GameEnd::duel);
    else if (rich == 2 && equal && s.next != no_painting)
      begin_duel();
    else if (rich > 0)
      end_game(rich == 1 ? GameEnd::target : equal ? GameEnd::no_more : GameEnd::higher);
    else
      begin_next(Reason::ruined);
  }

  // Początek nowego arcydzieła: zones to the discard pile, the visible masterpiece to the easel, a refill and another turn.
  void begin_next(Reason reason) {
    s.discard += s.touched + s.smeared;
    s.touched = s.smeared = {};
    s.smears = 0;
    s.reason = reason;
    if (s.next == no_painting) {
      end_game(GameEnd::no_more);
      return;
    }
    mount(s.next);
    s.next = no_painting;
    if (s.covered != 0)
      s.phase = Phase::unveiling;
    else
      refill(Phase::readying);
  }

  // Koniec gry, wyjątek: two of three tie and fight alone for the visible masterpiece, the first of them clockwise of the ruiner begins.
  void begin_duel() {
    s.painters = static_cast<std::uint8_t>(s.painters & ~(1U << s.turn));
    int const first = game.next_painter(s, s.turn);
    s.discard += s.touched + s.smeared;
    s.touched = s.smeared = {};
    s.smears = 0;
    events.tell(Audience::everyone(), [&] { return DuelBegan{seat_at(first), seat_at(game.next_painter(s, first)), s.money[first]}; });
    mount(s.next);
    s.next = no_painting;
    begin_turn(first, Reason::duel);
  }

  // Koniec gry. The masterpiece that decided it has left the easel; its cards lie in the zones.
  void end_game(GameEnd why) {
    s.phase = Phase::over;
    s.easel = no_painting;
    s.missing = {};
    events.tell(Audience::everyone(), [&] {
      GameOver over{{}, why, 0};
      auto const final = game.scores(s);
      for (int seat = 0; seat < game.seats_; ++seat)
        if (final.ranks[seat] == 1) over.winners.push_back(seat_at(seat)), over.money = final.points[seat];
      return over;
    });
  }
};

template <class Sink>
void FinalTouch::apply(State& s, Seat, MoveId id, Sink& events) const {
  Play<Sink> play{*this, s, events};
  int const n = index(id);
  switch (s.phase) {
    case Phase::beginning: play.begin(n - ids::begin); break;
    case Phase::dealing:
    case Phase::readying:
    case Phase::refilling: play.draw(n - ids::draw); break;
    case Phase::unveiling: play.unveil(n - ids::unveil); break;
    case Phase::painting:
      if (n < ids::smear)
        play.retouch(n - ids::retouch);
      else
        play.smear(n - ids::smear);
      break;
    case Phase::over: break;
  }
}

}  // namespace atelier::final_touch
