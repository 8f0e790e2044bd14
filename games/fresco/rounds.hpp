// The course of a game: preparation, getting up, planning, what comes between rounds, and the end. Included by fresco.hpp.
#pragma once

#include "games/fresco/fresco.hpp"

namespace atelier::fresco {

template <class Sink>
struct Visits;

// One function for each heading of the rulebook.
template <class Sink>
struct Rounds {
  Fresco const& game;
  State& s;
  Sink& events;

  // Przygotowanie.
  void draw(int n) {
    ++s.drawn;
    switch (s.phase) {
      case Phase::placing: place(n - ids::place); break;
      case Phase::removing: remove(n - ids::remove); break;
      case Phase::laying: lay(n - ids::lay); break;
      case Phase::stocking: stock(n - ids::stock); break;
      case Phase::unveiling: unveil(n - ids::unveil); break;
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

  void place(int painter) {
    s.painters[painter].start_space = s.drawn;
    if (s.drawn < game.seats_) return;
    s.drawn = 0;
    s.phase = game.options_.colours ? Phase::removing : Phase::laying;
  }

  void remove(int tile) {
    s.tiles &= ~bit(tile);
    if (s.drawn < more_tiles) return;
    s.drawn = 0;
    s.phase = Phase::laying;
  }

  void lay(int tile) {
    int const segment = s.drawn <= centre ? s.drawn - 1 : s.drawn;
    s.tiles &= ~bit(tile);
    s.board.fresco[segment] = tile + 1;
    if (++s.board.covered < segments) return;
    tell([&] {
      FrescoLaid laid;
      for (int i = 0; i < segments; ++i) laid.tiles[i] = s.board.fresco[i] - 1;
      for (int space = 1; space <= most_painters; ++space)
        for (int seat = 0; seat < game.seats_; ++seat)
          if (s.painters[seat].start_space == space) laid.start.push_back(seat_at(seat));
      return laid;
    });
    begin_stocking();
  }

  // Rynek: whatever lay there goes back into the bag first.
  void begin_stocking() {
    s.board.market = {};
    s.bag = game.bag_;
    s.drawn = 0;
    s.phase = Phase::stocking;
  }

  void stock(int tile) {
    s.bag &= ~bit(tile);
    s.board.market[game.shelf_[s.drawn - 1]] = tile + 1;
    if (s.drawn == game.market_size_) stocked();
  }

  void stocked() {
    tell([&] {
      MarketLaid laid;
      for (int stall = 0; stall < game.stalls_; ++stall) {
        List<int, stall_slots> tiles;
        for (int slot = 0; slot < game.components_.stall_sizes.value[stall]; ++slot)
          tiles.push_back(s.board.market[stall * stall_slots + slot] - 1);
        laid.stalls.push_back(tiles);
      }
      return laid;
    });
    if (!game.options_.portraits) {
      prepared();
      return;
    }
    s.board.portraits = {};
    s.drawn = 0;
    s.phase = Phase::unveiling;
  }

  // Dodatek 1: two new portraits each round.
  void unveil(int card) {
    s.portraits &= ~bit(card);
    s.board.portraits[s.drawn - 1] = card + 1;
    if (s.drawn < portraits_shown) return;
    tell([&] {
      PortraitsUnveiled unveiled;
      for (int shown : s.board.portraits) {
        unveiled.portraits.push_back(shown - 1);
        unveiled.sitters.push_back(game.components_.portraits[shown - 1].sitter);
      }
      return unveiled;
    });
    prepared();
  }

  void prepared() {
    s.drawn = 0;
    s.turn = 0;
    if (s.round == 0)
      begin_round();
    else
      pay_income();
  }

  // Koniec gry: what makes a round the last is looked at when it begins.
  void begin_round() {
    ++s.round;
    bool const few = s.board.covered <= game.components_.last_round.value;
    bool const no_more = game.options_.portraits && s.portraits == 0;
    s.last = few || no_more || s.round >= most_rounds;
    for (int p = 0; p < game.painters_; ++p) {
      s.painters[p].hour = no_hour;
      s.painters[p].sheet = {};
      s.painters[p].sexton_used = 0;
    }
    s.planned = 0;
    s.visit = {};
    order_by_score();
    s.turn = 0;
    s.place = Place::market;
    s.phase = Phase::waking;
    if (s.last)
      tell([&] {
        return LastRoundBegan{s.round, s.board.covered, few ? LastBecause::fresco : no_more ? LastBecause::portraits : LastBecause::rounds};
      });
    else
      tell([&] { return RoundBegan{s.round}; });
    if (!game.has_leonardo()) return;
    s.steering = s.round > 1 ? 1 - s.steering : game.is_leonardo(s.order[0]) ? s.order[1] : s.order[0];
    tell([&] { return LeonardoHanded{seat_at(s.steering)}; });
  }

  // Wybór pory wstawania: the last on the score track first; start spaces are behind the track, S4 the last of all.
  void order_by_score() {
    auto const standing = [&](int p) { return s.painters[p].start_space ? -s.painters[p].start_space : s.painters[p].score; };
    for (int p = 0; p < game.painters_; ++p) {
      int i = p;
      for (; i > 0 && standing(s.order[i - 1]) > standing(p); --i) s.order[i] = s.order[i - 1];
      s.order[i] = p;
    }
  }

  // Dostosowanie nastroju.
  void wake(int hour) {
    int const p = s.order[s.turn];
    auto& painter = s.painters[p];
    auto const& box = game.components_;
    auto const& line = box.hostel[hour];
    painter.hour = hour;
    if (game.is_leonardo(p)) {
      tell([&] { return LeonardoWoke{hour, line.hour}; });
    } else {
      painter.mood = std::clamp(painter.mood + line.mood, 0, box.mood_spaces.value - 1);
      painter.apprentices = game.apprentices_at(painter.mood);
      tell([&] {
        int const more = painter.apprentices - box.apprentices.value;
        auto const gives = more > 0 ? MoodGives::helper : more < 0 ? MoodGives::loss : MoodGives::nothing;
        return Woke{seat_at(p), hour, line.hour, line.price, painter.mood, painter.apprentices, gives};
      });
    }
    if (++s.turn < game.painters_) return;
    order_by_hour();
    s.turn = 0;
    s.phase = Phase::planning;
  }

  // Kolejność graczy.
  void order_by_hour() {
    for (int p = 0; p < game.painters_; ++p) {
      int before = 0;
      for (int other = 0; other < game.painters_; ++other) before += s.painters[other].hour < s.painters[p].hour;
      s.order[before] = p;
    }
  }

  // Planowanie akcji.
  void plan(int seat, int sheet) {
    s.painters[seat].sheet = sheet_numbered(sheet);
    s.planned |= bit(seat);
    tell([&] { return Planned{seat_at(seat)}; });
    if (s.planned == bit(game.seats_) - 1) reveal_plans();
  }

  // Wykonywanie akcji. Leonardo's sheet is always the same, but in the last round he leaves the cathedral.
  void reveal_plans() {
    auto const& options = game.options_;
    if (game.has_leonardo()) s.painters[game.seats_].sheet = {1, !s.last, options.portraits, options.requests, 0};
    tell([&] {
      PlansRevealed revealed;
      for (int seat = 0; seat < game.seats_; ++seat) revealed.sheets.push_back(s.painters[seat].sheet);
      return revealed;
    });
    Visits<Sink>{game, s, events}.open(Place::market);
  }

  // Przygotowanie do następnej rundy. A fresco finished early makes its round the last.
  void end_round() {
    s.visit = {};
    if (s.last || s.board.covered == 0)
      score_finally();
    else
      begin_stocking();
  }

  // Dochód: a Thaler for each tile and each request, the paint of each request; for a general one the player chooses.
  void pay_income() {
    for (; s.turn < game.painters_; ++s.turn) {
      int const p = s.order[s.turn];
      if (game.is_leonardo(p)) continue;
      pay_income(p);
      int const general = s.painters[p].requests[index(RequestKind::general)];
      if (general == 0) continue;
      s.visit.to_pick = general;
      s.phase = Phase::earning;
      return;
    }
    rotate_start();
    begin_round();
  }

  void pay_income(int p) {
    constexpr std::array kinds{RequestKind::purple, RequestKind::orange, RequestKind::green};
    constexpr std::array brings{Paint::purple, Paint::orange, Paint::green};
    auto& painter = s.painters[p];
    auto const& asked = painter.requests;
    int const thalers = income_of(painter);
    painter.earn(thalers);
    for (int i = 0; i < 3; ++i) gain(painter.paints, brings[i], asked[index(kinds[i])]);
    auto const paints = [&] {
      List<Paint, 12> all;
      for (int i = 0; i < 3; ++i)
        for (int count = 0; count < asked[index(kinds[i])]; ++count) all.push_back(brings[i]);
      return all;
    };
    if (thalers > 0) tell([&] { return IncomePaid{seat_at(p), thalers, paints()}; });
    if (asked[1] + asked[2] + asked[3] > 0) tell([&] { return RequestsPaid{seat_at(p), paints()}; });
  }

  // The first in the queue on the start spaces goes to its end, the others move up.
  void rotate_start() {
    std::array<int, most_painters> queue{}, spaces{};
    int waiting = 0;
    for (int space = 1; space <= most_painters; ++space)
      for (int p = 0; p < game.painters_; ++p)
        if (s.painters[p].start_space == space) {
          spaces[waiting] = space;
          queue[waiting++] = p;
        }
    if (waiting < 2) return;
    for (int i = 0; i < waiting; ++i) s.painters[queue[(i + 1) % waiting]].start_space = spaces[i];
    tell([&] {
      StartRotated rotated;
      for (int p = 0; p < game.painters_; ++p) rotated.spaces[p] = s.painters[p].start_space;
      return rotated;
    });
  }

  // Końcowe punktowanie: in the order of the hours, always forward.
  void score_finally() {
    for (int i = 0; i < game.painters_; ++i) {
      int const p = s.order[i];
      if (game.is_leonardo(p)) continue;
      auto& painter = s.painters[p];
      int const points = painter.thalers / game.components_.thalers_per_point.value;
      if (points > 0) {
        painter.score = game.free_ahead(s, p, std::min(painter.score + points, most_hoarded));
        painter.start_space = 0;
      }
      tell([&] { return FinalScored{seat_at(p), painter.thalers, points, painter.score}; });
    }
    s.turn = 0;
    s.phase = Phase::over;
    tell([&] {
      GameOver over;
      auto const final = game.scores(s);
      for (int seat = 0; seat < game.seats_; ++seat)
        if (final.ranks[seat] == 1) over.winners.push_back(seat_at(seat));
      return over;
    });
  }

  template <class Make>
  void tell(Make&& make) {
    events.tell(Audience::everyone(), make);
  }
};

}  // namespace atelier::fresco
