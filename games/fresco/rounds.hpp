// The course of a game: preparation, getting up, planning, what comes between rounds, and the end. Included by fresco.hpp.
#pragma once

#include "games/fresco/fresco.hpp"

namespace atelier::fresco {

template <class Sink>
void Fresco::apply(State& s, Seat seat, MoveId id, Sink& events) const {
  int const n = index(id);
  switch (s.phase) {
    case Phase::placing:
    case Phase::removing:
    case Phase::laying:
    case Phase::stocking:
    case Phase::unveiling: draw(s, n, events); break;
    case Phase::waking: wake(s, n - ids::wake, events); break;
    case Phase::planning: plan(s, index(seat), n - ids::plan, events); break;
    case Phase::earning:
    case Phase::visiting:
    case Phase::stacking:
    case Phase::picking:
    case Phase::landing: act(s, n, events); break;
    case Phase::over: break;
  }
}

// Przygotowanie.
template <class Sink>
void Fresco::draw(State& s, int n, Sink& events) const {
  ++s.drawn;
  if (s.phase == Phase::placing) {
    s.painters[static_cast<std::size_t>(n - ids::place)].start_space = s.drawn;
    if (s.drawn < seats_) return;
    s.drawn = 0;
    s.phase = options_.colours ? Phase::removing : Phase::laying;
  } else if (s.phase == Phase::removing) {
    s.tiles &= ~(1U << (n - ids::remove));
    if (s.drawn < more_tiles) return;
    s.drawn = 0;
    s.phase = Phase::laying;
  } else if (s.phase == Phase::laying) {
    int const segment = s.drawn <= centre ? s.drawn - 1 : s.drawn;
    s.tiles &= ~(1U << (n - ids::lay));
    s.board.fresco[static_cast<std::size_t>(segment)] = static_cast<std::uint8_t>(n - ids::lay + 1);
    ++s.board.covered;
    if (s.board.covered < segments) return;
    events.tell(Audience::everyone(), [&] {
      FrescoLaid laid;
      for (std::size_t i = 0; i < segments; ++i) laid.tiles[i] = s.board.fresco[i] - 1;
      for (int space = 1; space <= most_painters; ++space)
        for (int seat = 0; seat < seats_; ++seat)
          if (s.painters[static_cast<std::size_t>(seat)].start_space == space) laid.start.push_back(seat_at(seat));
      return laid;
    });
    begin_stocking(s);
  } else if (s.phase == Phase::stocking) {
    int const tile = n - ids::stock;
    s.bag = static_cast<std::uint16_t>(s.bag & ~(1U << tile));
    s.board.market[shelf_[static_cast<std::size_t>(s.drawn - 1)]] = static_cast<std::uint8_t>(tile + 1);
    if (s.drawn == market_size_) stocked(s, events);
  } else {
    int const card = n - ids::unveil;
    s.portraits &= ~(1U << card);
    s.board.portraits[static_cast<std::size_t>(s.drawn - 1)] = static_cast<std::uint8_t>(card + 1);
    if (s.drawn == portraits_shown) prepared(s, events);
  }
}

// Rynek: whatever lay there goes back into the bag first.
inline void Fresco::begin_stocking(State& s) const {
  s.board.market = {};
  s.bag = bag_;
  s.drawn = 0;
  s.phase = Phase::stocking;
}

template <class Sink>
void Fresco::stocked(State& s, Sink& events) const {
  events.tell(Audience::everyone(), [&] {
    MarketLaid laid;
    for (int stall = 0; stall < stalls_; ++stall) {
      List<int, stall_slots> tiles;
      for (int slot = 0; slot < components_.stall_sizes.value[static_cast<std::size_t>(stall)]; ++slot)
        tiles.push_back(s.board.market[static_cast<std::size_t>(stall * stall_slots + slot)] - 1);
      laid.stalls.push_back(tiles);
    }
    return laid;
  });
  if (!options_.portraits) {
    prepared(s, events);
    return;
  }
  s.board.portraits = {};
  s.drawn = 0;
  s.phase = Phase::unveiling;
}

template <class Sink>
void Fresco::prepared(State& s, Sink& events) const {
  s.drawn = 0;
  if (options_.portraits)
    events.tell(Audience::everyone(), [&] {
      PortraitsUnveiled unveiled;
      for (int card : s.board.portraits) {
        unveiled.portraits.push_back(card - 1);
        unveiled.sitters.push_back(components_.portraits[static_cast<std::size_t>(card - 1)].sitter);
      }
      return unveiled;
    });
  s.turn = 0;
  if (s.round == 0)
    begin_round(s, events);
  else
    pay_income(s, events);
}

// Koniec gry: what makes a round the last is looked at when it begins.
template <class Sink>
void Fresco::begin_round(State& s, Sink& events) const {
  ++s.round;
  bool const few = s.board.covered <= components_.last_round.value;
  s.last = few || (options_.portraits && s.portraits == 0);
  for (int p = 0; p < painters_; ++p) {
    auto& painter = s.painters[static_cast<std::size_t>(p)];
    painter.hour = no_hour;
    painter.sheet = {};
    painter.sexton_used = 0;
  }
  s.planned = 0;
  s.visit = {};
  order_by_score(s);
  s.turn = 0;
  s.place = Place::market;
  s.phase = Phase::waking;
  if (s.last)
    events.tell(Audience::everyone(),
                [&] { return LastRoundBegan{s.round, s.board.covered, few ? LastBecause::fresco : LastBecause::portraits}; });
  else
    events.tell(Audience::everyone(), [&] { return RoundBegan{s.round}; });
  if (!has_leonardo()) return;
  s.steering = s.round > 1 ? static_cast<std::uint8_t>(1 - s.steering) : is_leonardo(s.order[0]) ? s.order[1] : s.order[0];
  events.tell(Audience::everyone(), [&] { return LeonardoHanded{seat_at(s.steering)}; });
}

// Wybór pory wstawania: the last on the score track first; start spaces are behind the track, S4 the last of all.
inline void Fresco::order_by_score(State& s) const {
  auto const place = [&](int p) {
    auto const& painter = s.painters[static_cast<std::size_t>(p)];
    return painter.start_space ? -painter.start_space : painter.score;
  };
  for (int p = 0; p < painters_; ++p) {
    int i = p;
    for (; i > 0 && place(s.order[static_cast<std::size_t>(i - 1)]) > place(p); --i)
      s.order[static_cast<std::size_t>(i)] = s.order[static_cast<std::size_t>(i - 1)];
    s.order[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(p);
  }
}

// Dostosowanie nastroju.
template <class Sink>
void Fresco::wake(State& s, int hour, Sink& events) const {
  int const p = s.order[s.turn];
  auto& painter = s.painters[static_cast<std::size_t>(p)];
  auto const& line = components_.hostel[static_cast<std::size_t>(hour)];
  painter.hour = static_cast<std::uint8_t>(hour);
  if (is_leonardo(p)) {
    events.tell(Audience::everyone(), [&] { return LeonardoWoke{hour, line.hour}; });
  } else {
    painter.mood = static_cast<std::uint8_t>(std::clamp(painter.mood + line.mood, 0, components_.mood_spaces.value - 1));
    painter.apprentices = static_cast<std::uint8_t>(apprentices_at(painter.mood));
    events.tell(Audience::everyone(), [&] {
      int const more = painter.apprentices - components_.apprentices.value;
      auto const gives = more > 0 ? MoodGives::helper : more < 0 ? MoodGives::loss : MoodGives::nothing;
      return Woke{seat_at(p), hour, line.hour, line.price, painter.mood, painter.apprentices, gives};
    });
  }
  if (++s.turn < painters_) return;
  order_by_hour(s);
  s.turn = 0;
  s.phase = Phase::planning;
}

// Kolejność graczy.
inline void Fresco::order_by_hour(State& s) const {
  for (int p = 0; p < painters_; ++p) {
    int before = 0;
    for (int other = 0; other < painters_; ++other)
      before += s.painters[static_cast<std::size_t>(other)].hour < s.painters[static_cast<std::size_t>(p)].hour;
    s.order[static_cast<std::size_t>(before)] = static_cast<std::uint8_t>(p);
  }
}

// Planowanie akcji.
template <class Sink>
void Fresco::plan(State& s, int seat, int sheet, Sink& events) const {
  s.painters[static_cast<std::size_t>(seat)].sheet = sheet_numbered(sheet);
  s.planned = static_cast<std::uint8_t>(s.planned | 1U << seat);
  events.tell(Audience::everyone(), [&] { return Planned{seat_at(seat)}; });
  if (s.planned == (1U << seats_) - 1) reveal_plans(s, events);
}

// Wykonywanie akcji. Leonardo's sheet is always the same, but in the last round he leaves the cathedral.
template <class Sink>
void Fresco::reveal_plans(State& s, Sink& events) const {
  if (has_leonardo())
    s.painters[static_cast<std::size_t>(seats_)].sheet = {1, static_cast<std::uint8_t>(!s.last), options_.portraits, options_.requests, 0};
  events.tell(Audience::everyone(), [&] {
    PlansRevealed revealed;
    for (int seat = 0; seat < seats_; ++seat) revealed.sheets.push_back(s.painters[static_cast<std::size_t>(seat)].sheet);
    return revealed;
  });
  open_place(s, Place::market, events);
}

// Przygotowanie do następnej rundy. A fresco finished early makes its round the last.
template <class Sink>
void Fresco::end_round(State& s, Sink& events) const {
  s.visit = {};
  if (s.last || s.board.covered == 0)
    score_finally(s, events);
  else
    begin_stocking(s);
}

// Dochód: a Thaler for each tile and each request, the paint of each request; for a general one the player chooses.
template <class Sink>
void Fresco::pay_income(State& s, Sink& events) const {
  for (; s.turn < painters_; ++s.turn) {
    int const p = s.order[s.turn];
    if (is_leonardo(p)) continue;
    auto& painter = s.painters[static_cast<std::size_t>(p)];
    auto const& asked = painter.requests;
    bool const servant = painter.portraits & 1;
    int const thalers = std::popcount(painter.tiles) + asked[0] + asked[1] + asked[2] + asked[3] + servant;
    painter.thalers = static_cast<std::uint16_t>(painter.thalers + thalers);
    gain(painter.paints, Paint::purple, asked[static_cast<std::size_t>(RequestKind::purple)]);
    gain(painter.paints, Paint::orange, asked[static_cast<std::size_t>(RequestKind::orange)]);
    gain(painter.paints, Paint::green, asked[static_cast<std::size_t>(RequestKind::green)]);
    auto const paints = [&] {
      List<Paint, 12> all;
      for (int i = 0; i < asked[static_cast<std::size_t>(RequestKind::purple)]; ++i) all.push_back(Paint::purple);
      for (int i = 0; i < asked[static_cast<std::size_t>(RequestKind::orange)]; ++i) all.push_back(Paint::orange);
      for (int i = 0; i < asked[static_cast<std::size_t>(RequestKind::green)]; ++i) all.push_back(Paint::green);
      return all;
    };
    if (thalers > 0) events.tell(Audience::everyone(), [&] { return IncomePaid{seat_at(p), thalers, paints()}; });
    if (asked[1] + asked[2] + asked[3] > 0) events.tell(Audience::everyone(), [&] { return RequestsPaid{seat_at(p), paints()}; });
    if (asked[0] > 0) {
      s.visit.to_pick = asked[0];
      s.phase = Phase::earning;
      return;
    }
  }
  rotate_start(s, events);
  begin_round(s, events);
}

// The first in the queue on the start spaces goes to its end, the others move up.
template <class Sink>
void Fresco::rotate_start(State& s, Sink& events) const {
  std::array<int, most_painters> queue{};
  std::array<std::uint8_t, most_painters> spaces{};
  std::size_t waiting = 0;
  for (int space = 1; space <= most_painters; ++space)
    for (int p = 0; p < painters_; ++p)
      if (s.painters[static_cast<std::size_t>(p)].start_space == space) {
        spaces[waiting] = static_cast<std::uint8_t>(space);
        queue[waiting++] = p;
      }
  if (waiting < 2) return;
  for (std::size_t i = 0; i < waiting; ++i) s.painters[static_cast<std::size_t>(queue[(i + 1) % waiting])].start_space = spaces[i];
  events.tell(Audience::everyone(), [&] {
    StartRotated rotated;
    for (int p = 0; p < painters_; ++p) rotated.spaces[static_cast<std::size_t>(p)] = s.painters[static_cast<std::size_t>(p)].start_space;
    return rotated;
  });
}

// Końcowe punktowanie: in the order of the hours, always forward.
template <class Sink>
void Fresco::score_finally(State& s, Sink& events) const {
  for (int i = 0; i < painters_; ++i) {
    int const p = s.order[static_cast<std::size_t>(i)];
    if (is_leonardo(p)) continue;
    auto& painter = s.painters[static_cast<std::size_t>(p)];
    int const points = painter.thalers / components_.thalers_per_point.value;
    if (points > 0) {
      painter.score = static_cast<std::uint16_t>(free_ahead(s, p, painter.score + points));
      painter.start_space = 0;
    }
    events.tell(Audience::everyone(), [&] { return FinalScored{seat_at(p), painter.thalers, points, painter.score}; });
  }
  s.turn = 0;
  s.phase = Phase::over;
  events.tell(Audience::everyone(), [&] {
    GameOver over;
    auto const final = scores(s);
    for (int seat = 0; seat < seats_; ++seat)
      if (final.ranks[static_cast<std::size_t>(seat)] == 1) over.winners.push_back(seat_at(seat));
    return over;
  });
}

}  // namespace atelier::fresco
