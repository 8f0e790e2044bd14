// What apprentices do in the five places, by the headings of the rulebook. Included by fresco.hpp.
#pragma once

#include "games/fresco/legal.hpp"
#include "games/fresco/rounds.hpp"

namespace atelier::fresco {

template <class Sink>
struct Visits {
  Fresco const& game;
  State& s;
  Sink& events;

  void open(Place place) {
    s.place = place;
    s.turn = 0;
    bool anyone = false;
    for (int p = 0; p < game.painters_; ++p) anyone |= s.painters[p].sheet[column(place)] > 0;
    if (anyone) tell([&] { return PlaceOpened{place}; });
    go_on();
  }

  // From the painter whose turn it is on, to the next one who has something to decide.
  void go_on() {
    for (; s.turn < game.painters_; ++s.turn)
      if (begin()) return;
    switch (s.place) {
      case Place::market: open(Place::cathedral); break;
      case Place::cathedral: open(Place::studio); break;
      case Place::studio: open(Place::workshop); break;
      case Place::workshop: open(s.last ? Place::again : Place::theatre); break;
      case Place::theatre:
      case Place::again: Rounds<Sink>{game, s, events}.end_round(); break;
    }
  }

  // A painter comes to a place. False where there is nothing to decide: money and mood come of themselves, and Leonardo passes by where he
  // has nothing to do.
  bool begin() {
    int const sent = painter().sheet[column(s.place)];
    if (sent == 0) return false;
    bool const portraits = s.board.portraits[0] || s.board.portraits[1];
    if (s.place == Place::studio && !portraits) {
      if (!leonardo()) earn_in_studio(sent);
      return false;
    }
    if (s.place == Place::theatre) {
      improve_mood();
      return false;
    }
    s.visit = {};
    s.visit.sent = sent;
    if (leonardo()) {
      Anything anything;
      Allowed<Anything>{game, s, anything}.place();
      if (!anything.found) return false;
      tell([&] { return LeonardoBegan{s.place, seat_at(s.steering)}; });
    } else {
      tell([&] { return VisitBegan{seat(), s.place, sent}; });
    }
    s.before = {painter(), s.board};
    s.phase = Phase::visiting;
    return true;
  }

  void act(int n) {
    if (n < ids::close)
      buy(n - ids::buy);
    else if (n < ids::step)
      close(n - ids::close);
    else if (n < ids::send)
      move_bishop(n - ids::step, BishopBy::step);
    else if (n < ids::restore)
      move_bishop(n - ids::send, BishopBy::sexton);
    else if (n < ids::altar)
      restore(n - ids::restore);
    else if (n < ids::portrait)
      restore_altar(n - ids::altar);
    else if (n < ids::mix)
      paint_portrait(n - ids::portrait);
    else if (n < ids::fulfil)
      mix(recipes[n - ids::mix]);
    else if (n < ids::stack)
      fulfil(RequestKind(n - ids::fulfil));
    else if (n < ids::pick)
      stack(bit(n - ids::stack));
    else if (n < ids::land)
      pick(Paint(n - ids::pick));
    else if (n < ids::done)
      land(n - ids::land);
    else if (n == ids::done)
      finish();
    else
      take_back();
  }

  // Zakup farb.
  void buy(int place) {
    auto& slot = s.board.market[place];
    int const tile = slot - 1;
    int const price = game.price_at(painter().hour);
    auto const& paints = game.components_.market[tile].paints;
    painter().thalers -= price;
    for (Paint paint : paints) gain(painter().paints, paint);
    slot = 0;
    s.bag |= bit(tile);
    s.visit.stall = place / stall_slots + 1;
    ++s.visit.used;
    tell([&] { return Bought{seat(), place / stall_slots, place % stall_slots, tile, price, paints}; });
  }

  // Zamknięcie straganu. The tiles leave when the visit is over.
  void close(int stall) {
    s.visit.stall = stall + 1;
    s.visit.closed = 1;
    if (leonardo())
      tell([&] { return LeonardoClosed{stall}; });
    else
      tell([&] { return StallClosed{seat(), stall}; });
  }

  // Ruch biskupa; Kościelny.
  void move_bishop(int segment, BishopBy why) {
    int const price = game.components_.bishop_step.value;
    int const from = s.board.bishop;
    painter().thalers -= price;
    s.board.bishop = segment;
    if (why == BishopBy::step)
      s.visit.stepped = 1;
    else
      painter().sexton_used = 1;
    tell([&] { return BishopMoved{seat(), from, segment, price, why}; });
  }

  // Odnowa fragmentu fresku.
  void restore(int segment) {
    auto& place = s.board.fresco[segment];
    int const tile = place - 1;
    int const points = game.points_[tile];
    int const bonus = game.bonus_at(painter(), s.board.bishop, segment);
    place = 0;
    --s.board.covered;
    s.board.bishop = segment;
    painter().tiles |= bit(tile);
    s.visit.stepped = 0;
    ++s.visit.used;
    if (leonardo()) {
      s.board.leonardo = segment;
      tell([&] { return LeonardoRestored{segment, tile, points, bonus}; });
    } else {
      pay(painter().paints, game.costs_[tile]);
      tell([&] { return Restored{seat(), segment, tile, points, bonus, game.tile(tile).paints}; });
    }
    advance(points + bonus);
  }

  // Odnowa ołtarza.
  void restore_altar(int payment) {
    auto const& laid = altar_payments[payment];
    int const points = game.payment_points_[payment];
    pay(painter().paints, laid.cost);
    ++s.visit.used;
    tell([&] { return AltarRestored{seat(), laid.paints, points}; });
    advance(points);
  }

  // Points of one action are walked as one move. Where the space is taken the player chooses, if there is a space behind.
  void advance(int points) {
    if (points == 0) return;
    int const p = acting();
    int const to = painter().score + points;
    int const ahead = game.free_ahead(s, p, to);
    if (ahead == to || game.free_behind(s, p, to) == 0) {
      stand(ahead);
      return;
    }
    s.target = to;
    s.phase = Phase::landing;
    if (!leonardo()) tell([&] { return ScoreTaken{seat(), to}; });
  }

  void stand(int space) {
    int const from = painter().score;
    painter().score = std::min(space, most_hoarded);
    painter().start_space = 0;
    if (leonardo())
      tell([&] { return LeonardoAdvanced{from, space}; });
    else
      tell([&] { return Advanced{seat(), from, space}; });
  }

  void land(bool ahead) {
    int const to = s.target;
    s.target = 0;
    s.phase = Phase::visiting;
    stand(ahead ? game.free_ahead(s, acting(), to) : game.free_behind(s, acting(), to));
  }

  // Studio: Malowanie portretów.
  void earn_in_studio(int apprentices) {
    int const thalers = apprentices * game.components_.studio_pay.value;
    if (apprentices == 0) return;
    painter().earn(thalers);
    tell([&] { return StudioPaid{seat(), apprentices, thalers}; });
  }

  // Dodatek 1: Portrety.
  void paint_portrait(int slot) {
    int const number = s.board.portraits[slot] - 1;
    auto const& card = game.components_.portraits[number];
    s.board.portraits[slot] = 0;
    s.visit.took = 1;
    s.visit.used = 1;
    if (leonardo()) {
      tell([&] { return LeonardoPainted{slot, number, card.sitter, card.points}; });
      advance(card.points);
      return;
    }
    auto& own = painter();
    int const mood = own.mood;
    int const top = game.components_.mood_spaces.value - 1;
    if (index(card.sitter) < lasting_sitters) own.portraits |= bit(index(card.sitter));
    own.earn(card.thalers);
    for (Paint paint : card.paints) gain(own.paints, paint);
    own.mood = card.best_mood ? top : std::min(mood + card.mood, top);
    tell([&] { return PortraitPainted{seat(), slot, number, card.sitter, card.points, card.thalers, own.mood - mood, card.paints}; });
    if (card.primaries > 0) {
      s.visit.to_pick = card.primaries;
      s.phase = Phase::picking;
    }
    advance(card.points);
  }

  // A primary paint of one's choice, from the Merchant or from a general request.
  void pick(Paint paint) {
    gain(painter().paints, paint);
    tell([&] { return PaintPicked{seat(), paint}; });
    if (--s.visit.to_pick > 0) return;
    if (s.phase == Phase::picking) {
      s.phase = Phase::visiting;
      return;
    }
    ++s.turn;
    Rounds<Sink>{game, s, events}.pay_income();
  }

  // Warsztat: Mieszanie farb.
  void mix(Recipe const& recipe) {
    auto& paints = painter().paints;
    for (Paint paint : recipe.from) --paints[index(paint)];
    gain(paints, recipe.result);
    ++s.visit.mixed;
    tell([&] { return Mixed{seat(), recipe.result, recipe.from}; });
  }

  // Dodatek 2: Spełnienie prośby. Where exactly three tiles fit there is nothing to choose.
  void fulfil(RequestKind kind) {
    auto const tiles = game.eligible(painter(), kind);
    s.visit.request = index(kind) + 1;
    s.visit.used = 1;
    s.visit.to_stack = tiles_per_request;
    s.phase = Phase::stacking;
    if (std::popcount(tiles) == tiles_per_request) stack(tiles);
  }

  void stack(std::uint32_t tiles) {
    auto& own = painter();
    own.tiles &= ~tiles;
    s.visit.to_stack -= std::popcount(tiles);
    if (s.visit.to_stack > 0) return;
    auto const kind = RequestKind(s.visit.request - 1);
    int const points = game.components_.requests[index(kind)].points[--s.board.requests[index(kind)]];
    auto const list = [&] {
      List<int, tiles_per_request> all;
      for (auto left = s.before.painter.tiles & ~own.tiles; left != 0; left &= left - 1) all.push_back(std::countr_zero(left));
      return all;
    };
    s.phase = Phase::visiting;
    if (leonardo()) {
      tell([&] { return LeonardoFulfilled{kind, points, list()}; });
    } else {
      ++own.requests[index(kind)];
      tell([&] { return RequestFulfilled{seat(), kind, points, list()}; });
    }
    advance(points);
  }

  // Teatr: Poprawa nastroju. It counts from the next wake-up on.
  void improve_mood() {
    auto const& box = game.components_;
    auto& own = painter();
    int const each = box.theatre_mood.value + (has_bit(own.portraits, index(Sitter::actor)) ? box.actor_mood.value : 0);
    int const from = own.mood;
    own.mood = std::min(from + each * own.sheet[column(Place::theatre)], box.mood_spaces.value - 1);
    tell([&] { return TheatreVisited{seat(), from, own.mood}; });
  }

  // The painter leaves. A stall that was visited is emptied; apprentices who painted no portrait are paid.
  void finish() {
    if (!leonardo()) tell([&] { return VisitDone{seat(), s.place}; });
    if (s.place == Place::market && s.visit.stall) clear(s.visit.stall - 1);
    if (s.place == Place::studio && !leonardo()) earn_in_studio(s.visit.sent - s.visit.took);
    s.visit = {};
    ++s.turn;
    go_on();
  }

  void clear(int stall) {
    for (int slot = 0; slot < stall_slots; ++slot) {
      auto& place = s.board.market[stall * stall_slots + slot];
      if (place) s.bag |= bit(place - 1);
      place = 0;
    }
    tell([&] { return StallCleared{stall}; });
  }

  // Until he leaves, a painter may begin his visit again: nothing hidden comes to light in a visit.
  void take_back() {
    painter() = s.before.painter;
    s.board = s.before.board;
    if (s.place == Place::market)
      for (int tile : s.board.market)
        if (tile) s.bag &= ~bit(tile - 1);
    Visit again;
    again.sent = s.visit.sent;
    again.restarts = s.visit.restarts + 1;
    s.visit = again;
    s.target = 0;
    s.phase = Phase::visiting;
    tell([&] { return VisitTakenBack{seat_at(game.decider(s)), s.place}; });
  }

  int acting() const { return s.order[s.turn]; }
  Seat seat() const { return seat_at(acting()); }
  Painter& painter() const { return s.painters[acting()]; }
  bool leonardo() const { return game.is_leonardo(acting()); }
  template <class Make>
  void tell(Make&& make) {
    events.tell(Audience::everyone(), make);
  }
};

template <class Sink>
void Fresco::apply(State& s, Seat seat, MoveId id, Sink& events) const {
  int const n = index(id);
  switch (s.phase) {
    case Phase::placing:
    case Phase::removing:
    case Phase::laying:
    case Phase::stocking:
    case Phase::unveiling: Rounds<Sink>{*this, s, events}.draw(n); break;
    case Phase::waking: Rounds<Sink>{*this, s, events}.wake(n - ids::wake); break;
    case Phase::planning: Rounds<Sink>{*this, s, events}.plan(index(seat), n - ids::plan); break;
    case Phase::earning:
    case Phase::visiting:
    case Phase::stacking:
    case Phase::picking:
    case Phase::landing: Visits<Sink>{*this, s, events}.act(n); break;
    case Phase::over: break;
  }
}

}  // namespace atelier::fresco
