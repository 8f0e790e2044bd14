// The greedy restorer: what looks best this moment.
#include "games/fresco/bots.hpp"

namespace atelier::fresco {

namespace {

MoveId of(Fresco const& game, Move const& move) { return *game.id(move); }

MoveId greedy_plan(Fresco const& game, View const& view) {
  int const most = view.offer->plan->apprentices;
  // In this order as far as apprentices go round.
  constexpr std::array usual{Place::cathedral, Place::market, Place::workshop, Place::studio, Place::cathedral, Place::market};
  constexpr std::array gloomy{Place::cathedral, Place::market, Place::workshop, Place::theatre, Place::studio, Place::cathedral};
  constexpr std::array poor{Place::cathedral, Place::studio, Place::market, Place::workshop, Place::studio, Place::cathedral};
  constexpr std::array final{Place::cathedral, Place::market, Place::cathedral, Place::workshop, Place::theatre, Place::theatre};
  bool const sad = view.players[static_cast<std::size_t>(index(*view.you))].mood < 3;
  auto const& places = view.last_round ? final : view.own->thalers < 3 ? poor : sad ? gloomy : usual;
  Sheet sheet{};
  for (std::size_t i = 0; i < places.size() && static_cast<int>(i) < most; ++i) ++sheet[static_cast<std::size_t>(places[i])];
  return of(game, Plan{sheet[0], sheet[1], sheet[2], sheet[3], sheet[4]});
}

MoveId greedy_purchase(Fresco const& game, View const& view) {
  std::size_t most = 0;
  MoveId best = move_at(ids::done);
  for (auto const& buy : view.offer->buys) {
    int const tile = view.stalls[static_cast<std::size_t>(buy.stall)][static_cast<std::size_t>(buy.slot)];
    auto const size = game.components().market[static_cast<std::size_t>(tile)].paints.size();
    if (size > most) most = size, best = of(game, Buy{buy.stall, buy.slot});
  }
  if (most == 0 && !view.offer->closes.empty()) best = of(game, CloseStall{view.offer->closes[0]});
  return best;
}

MoveId greedy_cathedral(Fresco const& game, View const& view) {
  int most = 0;
  MoveId best = move_at(ids::done);
  for (auto const& restore : view.offer->restores)
    if (restore.points > most) most = restore.points, best = of(game, Restore{restore.segment});
  if (most > 0) return best;
  for (auto const& altar : view.offer->altars)
    if (altar.points > most) most = altar.points, best = of(game, RestoreAltar{altar.paints});
  return best;
}

// The blended paint there is least of.
MoveId greedy_workshop(Fresco const& game, View const& view) {
  MoveId best = move_at(ids::done);
  int most = 0;
  for (auto const& request : view.offer->requests)
    if (request.points > most) most = request.points, best = of(game, Fulfil{request.request});
  if (most > 0) return best;
  int least = 100;
  for (Paint paint : view.offer->mixes)
    if (int const has = view.own->paints[static_cast<std::size_t>(paint)]; has < least) least = has, best = of(game, Mix{paint});
  return best;
}

}  // namespace

MoveId greedy_move(Fresco const& game, View const& view, Rng& rng) {
  auto const& offer = *view.offer;
  if (!offer.hours.empty()) {
    for (int hour : {2, 3, 1, 4, 0})
      for (int free : offer.hours)
        if (free == hour) return of(game, WakeUp{hour});
  }
  if (offer.plan) return greedy_plan(game, view);
  if (offer.land) return of(game, Land{true});
  if (!offer.stacks.empty()) return of(game, Stack{offer.stacks[0]});
  if (!offer.picks.empty()) return of(game, PickPaint{offer.picks[rng.below(static_cast<std::uint32_t>(offer.picks.size()))]});
  if (!offer.portraits.empty()) return of(game, TakePortrait{offer.portraits[0]});
  if (view.place == Place::market) return greedy_purchase(game, view);
  if (view.place == Place::workshop) return greedy_workshop(game, view);
  if (view.place == Place::studio) return move_at(ids::done);
  return greedy_cathedral(game, view);
}

}  // namespace atelier::fresco
