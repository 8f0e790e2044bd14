// What a viewer sees, what a seat is offered, and the worlds that fit what it sees.
#include "games/fresco/fresco.hpp"

namespace atelier::fresco {

namespace {

bool in_visit(Phase phase) {
  return phase == Phase::visiting || phase == Phase::stacking || phase == Phase::picking || phase == Phase::landing;
}
bool has_actor(Phase phase) { return in_visit(phase) || phase == Phase::waking || phase == Phase::earning; }

Player player_of(Painter const& painter) {
  Player player;
  player.score = painter.score;
  player.start_space = painter.start_space;
  if (painter.hour != no_hour) player.hour = painter.hour;
  player.mood = painter.mood;
  player.apprentices = painter.apprentices;
  for (auto tiles = painter.tiles; tiles != 0; tiles &= tiles - 1) player.tiles.push_back(std::countr_zero(tiles));
  for (int sitter = 0; sitter < lasting_sitters; ++sitter)
    if (has_bit(painter.portraits, sitter)) player.portraits.push_back(Sitter(sitter));
  player.sexton_used = painter.sexton_used;
  player.requests = painter.requests;
  return player;
}

Holdings holdings_of(Painter const& painter) { return {painter.thalers, painter.paints}; }

Painter painter_of(Player const& player, Holdings const& holdings) {
  Painter painter;
  painter.score = player.score;
  painter.thalers = holdings.thalers;
  painter.paints = holdings.paints;
  painter.start_space = player.start_space;
  painter.hour = player.hour.value_or(no_hour);
  painter.mood = player.mood;
  painter.apprentices = player.apprentices;
  for (Sitter sitter : player.portraits) painter.portraits |= bit(index(sitter));
  painter.sexton_used = player.sexton_used;
  painter.requests = player.requests;
  for (int tile : player.tiles) painter.tiles |= bit(tile);
  if (player.sheet) painter.sheet = *player.sheet;
  return painter;
}

}  // namespace

// What may be done, as a page shows it.
struct Offering {
  Fresco const& game;
  State const& s;
  Offer offer{};

  void may(Deed deed, std::uint64_t bits) {
    for (; bits != 0; bits &= bits - 1) add(deed, std::countr_zero(bits));
  }
  void may_plan(int most) { offer.plan = PlanOffer{most}; }

  void add(Deed deed, int i) {
    switch (deed) {
      case Deed::wake: offer.hours.push_back(i); break;
      case Deed::plan: break;  // may_plan
      case Deed::buy: offer.buys.push_back({i / stall_slots, i % stall_slots}); break;
      case Deed::close: offer.closes.push_back(i); break;
      case Deed::step: offer.steps.push_back(i); break;
      case Deed::send: offer.send_bishop = true; break;
      case Deed::restore: offer.restores.push_back({i, worth(i)}); break;
      case Deed::altar: offer.altars.push_back({altar_payments[i].paints, game.payment_points(i)}); break;
      case Deed::portrait: offer.portraits.push_back(i); break;
      case Deed::mix: offer.mixes.push_back(recipes[i].result); break;
      case Deed::fulfil: offer.requests.push_back({RequestKind(i), game.components().requests[i].points[s.board.requests[i] - 1]}); break;
      case Deed::stack: offer.stacks.push_back(i); break;
      case Deed::pick: offer.picks.push_back(Paint(i)); break;
      case Deed::land: offer.land = LandOffer{game.free_ahead(s, acting(), s.target), game.free_behind(s, acting(), s.target)}; break;
      case Deed::done: offer.done = true; break;
      case Deed::take_back: offer.take_back = true; break;
    }
  }

  int acting() const { return s.order[s.turn]; }
  int worth(int segment) const {
    return game.tile(s.board.fresco[segment] - 1).points + game.bonus_at(s.painters[acting()], s.board.bishop, segment);
  }
};

Offer Fresco::offer_to(State const& s, Seat seat) const {
  Offering offering{*this, s};
  Allowed<Offering>{*this, s, offering}.to(seat);
  int const p = s.order[s.turn];
  if (s.phase == Phase::visiting && s.place == Place::market && !is_leonardo(p)) offering.offer.price = price_at(s.painters[p].hour);
  return offering.offer;
}

void Fresco::legal(View const& view, MoveList& out) const {
  out.clear();
  if (!view.offer) return;
  auto const& offer = *view.offer;
  auto const add = [&](int base, int offset) { out.add(move_at(base + offset)); };
  for (int hour : offer.hours) add(ids::wake, hour);
  if (offer.plan) {
    auto const& plans = plans_upto[offer.plan->apprentices];
    for (int i = 0; i < plans.size; ++i) add(ids::plan, plans.numbers[i]);
  }
  for (auto const& buy : offer.buys) add(ids::buy, buy.stall * stall_slots + buy.slot);
  for (int stall : offer.closes) add(ids::close, stall);
  for (int segment : offer.steps) add(ids::step, segment);
  for (int segment = 0; offer.send_bishop && segment < segments; ++segment)
    if (segment != view.bishop) add(ids::send, segment);
  for (auto const& restore : offer.restores) add(ids::restore, restore.segment);
  for (auto const& altar : offer.altars) out.add(*id(RestoreAltar{altar.paints}));
  for (int slot : offer.portraits) add(ids::portrait, slot);
  for (Paint paint : offer.mixes) out.add(*id(Mix{paint}));
  for (auto const& request : offer.requests) add(ids::fulfil, index(request.request));
  for (int tile : offer.stacks) add(ids::stack, tile);
  for (Paint paint : offer.picks) add(ids::pick, index(paint));
  for (int ahead = 0; offer.land && ahead < 2; ++ahead) add(ids::land, ahead);
  if (offer.done) add(ids::done, 0);
  if (offer.take_back) add(ids::take_back, 0);
}

View Fresco::view(State const& s, Viewer viewer) const {
  View view;
  if (viewer.is_seat()) view.you = viewer.seat();
  view.phase = s.phase;
  view.round = s.round;
  view.last_round = s.last;
  view.drawn = s.drawn;
  for (int i = 0; i < painters_; ++i) view.order.push_back(s.order[i]);
  if (has_actor(s.phase)) {
    view.painter = s.order[s.turn];
    view.turn = seat_at(decider(s));
  }
  view.place = s.place;
  view.visit = s.visit;
  if (in_visit(s.phase)) {
    int const mixes = components_.mixes.value;
    view.idle = std::max(0, s.visit.sent - s.visit.used - (s.visit.mixed + mixes - 1) / mixes);
    if (s.place == Place::workshop) view.mixes_left = std::max(0, mixes * (s.visit.sent - s.visit.used) - s.visit.mixed);
  }
  view.taken_space = s.target;
  bool const revealed = s.phase != Phase::planning || viewer == Viewer::book();
  for (int p = 0; p < painters_; ++p) {
    auto const& painter = s.painters[p];
    Player player = player_of(painter);
    player.leonardo = is_leonardo(p);
    if (!player.leonardo) player.income = income_of(painter);
    player.planned = !player.leonardo && has_bit(s.planned, p);
    bool const mine = viewer.is_seat() && index(viewer.seat()) == p;
    bool const known = player.leonardo ? s.planned == bit(seats_) - 1 : player.planned && (revealed || mine);
    if (known) player.sheet = painter.sheet;
    view.players.push_back(player);
    view.memory.holdings.push_back(holdings_of(painter));
    if (mine) view.own = holdings_of(painter);
  }
  for (std::size_t i = 0; i < segments; ++i) view.fresco[i] = s.board.fresco[i] - 1;
  view.bishop = s.board.bishop;
  if (has_leonardo()) view.leonardo = Leonardo{s.board.leonardo, seat_at(s.steering)};
  for (int stall = 0; stall < stalls_; ++stall) {
    List<int, stall_slots> slots;
    for (int slot = 0; slot < components_.stall_sizes.value[stall]; ++slot) slots.push_back(s.board.market[stall * stall_slots + slot] - 1);
    view.stalls.push_back(slots);
  }
  if (options_.portraits)
    for (int card : s.board.portraits) view.portraits.push_back(card - 1);
  view.portraits_left = std::popcount(s.portraits);
  for (std::size_t kind = 0; kind < request_kinds; ++kind) view.requests[kind] = s.board.requests[kind];
  view.memory.tiles = s.tiles;
  view.memory.portraits = s.portraits;
  if (in_visit(s.phase)) view.memory.before = s.before;
  if (viewer.is_seat() && to_act(s).has(viewer.seat())) view.offer = offer_to(s, viewer.seat());
  return view;
}

// Everything but the plans that others have made and nobody has seen yet.
State Fresco::known(View const& view) const {
  State s;
  s.phase = view.phase;
  s.round = view.round;
  s.last = view.last_round;
  s.drawn = view.drawn;
  s.place = view.place;
  s.visit = view.visit;
  s.target = view.taken_space;
  for (std::size_t i = 0; i < view.order.size(); ++i) s.order[i] = view.order[i];
  while (view.painter && s.order[s.turn] != *view.painter) ++s.turn;
  for (std::size_t p = 0; p < view.players.size(); ++p) {
    auto const& player = view.players[p];
    s.painters[p] = painter_of(player, view.memory.holdings[p]);
    if (player.planned) s.planned |= bit(p);
  }
  for (std::size_t i = 0; i < segments; ++i) {
    s.board.fresco[i] = view.fresco[i] + 1;
    s.board.covered += view.fresco[i] >= 0;
  }
  s.board.bishop = view.bishop;
  if (view.leonardo) {
    s.board.leonardo = view.leonardo->segment;
    s.steering = index(view.leonardo->steered_by);
  }
  s.bag = bag_;
  for (std::size_t stall = 0; stall < view.stalls.size(); ++stall)
    for (std::size_t slot = 0; slot < view.stalls[stall].size(); ++slot) {
      int const tile = view.stalls[stall][slot];
      s.board.market[stall * stall_slots + slot] = tile + 1;
      if (tile >= 0) s.bag &= ~bit(tile);
    }
  for (std::size_t slot = 0; slot < view.portraits.size(); ++slot) s.board.portraits[slot] = view.portraits[slot] + 1;
  for (std::size_t kind = 0; kind < request_kinds; ++kind) s.board.requests[kind] = view.requests[kind];
  s.tiles = view.memory.tiles;
  s.portraits = view.memory.portraits;
  if (view.memory.before) s.before = *view.memory.before;
  return s;
}

}  // namespace atelier::fresco
