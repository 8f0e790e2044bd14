// The greedy restorer: what looks best this moment.
#include "games/fresco/bots.hpp"

namespace atelier::fresco {

namespace {

constexpr MoveId leave = move_at(ids::done);

// The bold one does not heed the mood, the thrifty one earns sooner, the stubborn one plans alike in want and in gloom.
MoveId greedy_plan(Lens const& lens, Manner manner) {
  int const most = lens.apprentices();
  // In this order as far as apprentices go round.
  constexpr std::array usual{Place::cathedral, Place::market, Place::workshop, Place::studio, Place::cathedral, Place::market};
  constexpr std::array gloomy{Place::cathedral, Place::market, Place::workshop, Place::theatre, Place::studio, Place::cathedral};
  constexpr std::array poor{Place::cathedral, Place::studio, Place::market, Place::workshop, Place::studio, Place::cathedral};
  constexpr std::array final{Place::cathedral, Place::market, Place::cathedral, Place::workshop, Place::again, Place::again};
  int const want = manner == Manner::thrifty ? 14 : manner == Manner::stubborn ? 2 : 3;
  int const gloom = manner == Manner::bold ? 1 : manner == Manner::stubborn ? 2 : 3;
  auto const& places = lens.last_round() ? final : lens.self().thalers < want ? poor : lens.self().mood < gloom ? gloomy : usual;
  Sheet sheet{};
  for (int i = 0; i < std::ssize(places) && i < most; ++i) ++sheet[column(places[i])];
  return id_of(Deed::plan, number_of(sheet));
}

MoveId greedy_purchase(Lens const& lens) {
  std::size_t most = 0;
  MoveId best = leave;
  for (int place : lens.may(Deed::buy)) {
    auto const size = lens.game().components().market[lens.market_tile(place)].paints.size();
    if (size > most) most = size, best = id_of(Deed::buy, place);
  }
  if (auto const open = lens.may(Deed::close); most == 0 && !open.empty()) best = id_of(Deed::close, open[0]);
  return best;
}

MoveId greedy_cathedral(Lens const& lens) {
  auto const& game = lens.game();
  Painter const& painter = lens.acting_painter();
  int most = 0;
  MoveId best = leave;
  for (int segment : lens.may(Deed::restore)) {
    int const points = game.tile(lens.tile_at(segment)).points + game.bonus_at(painter, lens.board().bishop, segment);
    if (points > most) most = points, best = id_of(Deed::restore, segment);
  }
  if (most > 0) return best;
  for (int payment : lens.may(Deed::altar)) {
    if (int const points = game.payment_points(payment); points > most) most = points, best = id_of(Deed::altar, payment);
  }
  return best;
}

// The blended paint there is least of.
MoveId greedy_workshop(Lens const& lens) {
  MoveId best = leave;
  int most = 0;
  for (int kind : lens.may(Deed::fulfil)) {
    if (int const points = lens.request_points(kind); points > most) most = points, best = id_of(Deed::fulfil, kind);
  }
  if (most > 0) return best;
  int least = 100;
  for (int recipe : lens.may(Deed::mix)) {
    if (int const has = lens.self().paints[index(recipes[recipe].result)]; has < least) least = has, best = id_of(Deed::mix, recipe);
  }
  return best;
}

}  // namespace

MoveId greedy_move(Lens const& lens, Rng& rng, Manner manner) {
  for (int hour : {2, 3, 1, 4, 0})
    if (lens.may(Deed::wake, hour)) return id_of(Deed::wake, hour);
  if (lens.plans()) return greedy_plan(lens, manner);
  if (lens.may(Deed::land, 1)) return id_of(Deed::land, 1);
  if (auto const tiles = lens.may(Deed::stack); !tiles.empty()) return id_of(Deed::stack, tiles[0]);
  if (auto const picks = lens.may(Deed::pick); !picks.empty()) return id_of(Deed::pick, picks[rng.below(picks.size())]);
  if (auto const slots = lens.may(Deed::portrait); !slots.empty()) return id_of(Deed::portrait, slots[0]);
  switch (lens.place()) {
    case Place::market: return greedy_purchase(lens);
    case Place::workshop: return greedy_workshop(lens);
    case Place::cathedral:
    case Place::again: return greedy_cathedral(lens);
    case Place::studio:
    case Place::theatre: return leave;
  }
  return leave;
}

MoveId novice_move(Lens const& lens, Rng& rng, Manner manner) {
  for (int hour = 0; hour < hour_lines; ++hour)
    if (lens.may(Deed::wake, hour)) return id_of(Deed::wake, hour);
  return greedy_move(lens, rng, manner);
}

}  // namespace atelier::fresco
