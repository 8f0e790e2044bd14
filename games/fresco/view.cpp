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
    if ((painter.portraits >> sitter) & 1) player.portraits.push_back(static_cast<Sitter>(sitter));
  player.sexton_used = painter.sexton_used;
  player.requests = painter.requests;
  return player;
}

Holdings holdings_of(Painter const& painter) { return {painter.thalers, painter.paints}; }

}  // namespace

// The legal moves of the seat, sorted into what they are.
Offer Fresco::offer_of(State const& s, MoveList const& moves) const {
  Offer offer;
  int const p = s.order[s.turn];
  auto const& painter = s.painters[static_cast<std::size_t>(p)];
  if (s.phase == Phase::visiting && s.place == Place::market && !is_leonardo(p)) offer.price = price_at(painter.hour);
  for (MoveId id : moves) {
    int const n = index(id);
    if (n < ids::plan)
      offer.hours.push_back(n - ids::wake);
    else if (n >= ids::buy && n < ids::close)
      offer.buys.push_back({(n - ids::buy) / stall_slots, (n - ids::buy) % stall_slots});
    else if (n >= ids::close && n < ids::step)
      offer.closes.push_back(n - ids::close);
    else if (n >= ids::step && n < ids::send)
      offer.steps.push_back(n - ids::step);
    else if (n >= ids::send && n < ids::restore)
      offer.send_bishop = true;
    else if (n >= ids::restore && n < ids::altar) {
      int const segment = n - ids::restore;
      int const tile = s.board.fresco[static_cast<std::size_t>(segment)] - 1;
      offer.restores.push_back({segment, points_[static_cast<std::size_t>(tile)] + bonus_at(painter, s.board.bishop, segment)});
    } else if (n >= ids::altar && n < ids::portrait)
      offer.altars.push_back({altar_payments[static_cast<std::size_t>(n - ids::altar)].paints, payment_points(n - ids::altar)});
    else if (n >= ids::portrait && n < ids::mix)
      offer.portraits.push_back(n - ids::portrait);
    else if (n >= ids::mix && n < ids::fulfil)
      offer.mixes.push_back(recipes[static_cast<std::size_t>(n - ids::mix)].result);
    else if (n >= ids::fulfil && n < ids::stack) {
      auto const kind = static_cast<std::size_t>(n - ids::fulfil);
      offer.requests.push_back(
          {static_cast<RequestKind>(kind), components_.requests[kind].points[static_cast<std::size_t>(s.board.requests[kind] - 1)]});
    } else if (n >= ids::stack && n < ids::pick)
      offer.stacks.push_back(n - ids::stack);
    else if (n >= ids::pick && n < ids::land)
      offer.picks.push_back(static_cast<Paint>(n - ids::pick));
    else if (n == ids::land)
      offer.land = LandOffer{free_ahead(s, p, s.target), free_behind(s, p, s.target)};
    else if (n == ids::done)
      offer.done = true;
    else if (n == ids::take_back)
      offer.take_back = true;
  }
  return offer;
}

void Fresco::legal(View const& view, MoveList& out) const {
  out.clear();
  if (!view.offer) return;
  auto const& offer = *view.offer;
  auto const add = [&](int base, int offset) { out.add(move_at(base + offset)); };
  for (int hour : offer.hours) add(ids::wake, hour);
  if (offer.plan) {
    auto const& plans = plans_upto[static_cast<std::size_t>(offer.plan->apprentices)];
    for (int i = 0; i < plans.size; ++i) add(ids::plan, plans.numbers[static_cast<std::size_t>(i)]);
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
  for (auto const& request : offer.requests) add(ids::fulfil, static_cast<int>(request.request));
  for (int tile : offer.stacks) add(ids::stack, tile);
  for (Paint paint : offer.picks) add(ids::pick, static_cast<int>(paint));
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
  for (int i = 0; i < painters_; ++i) view.order.push_back(s.order[static_cast<std::size_t>(i)]);
  if (has_actor(s.phase)) {
    view.painter = s.order[s.turn];
    view.turn = seat_at(decider(s));
  }
  view.place = s.place;
  view.visit = s.visit;
  view.taken_space = s.target;
  bool const revealed = s.phase != Phase::planning || viewer == Viewer::book();
  for (int p = 0; p < painters_; ++p) {
    auto const& painter = s.painters[static_cast<std::size_t>(p)];
    Player player = player_of(painter);
    player.leonardo = is_leonardo(p);
    player.planned = !player.leonardo && ((s.planned >> p) & 1);
    bool const mine = viewer.is_seat() && index(viewer.seat()) == p;
    bool const known = player.leonardo ? s.planned == (1U << seats_) - 1 : player.planned && (revealed || mine);
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
    for (int slot = 0; slot < components_.stall_sizes.value[static_cast<std::size_t>(stall)]; ++slot)
      slots.push_back(s.board.market[static_cast<std::size_t>(stall * stall_slots + slot)] - 1);
    view.stalls.push_back(slots);
  }
  if (options_.portraits)
    for (int card : s.board.portraits) view.portraits.push_back(card - 1);
  view.portraits_left = std::popcount(s.portraits);
  for (std::size_t kind = 0; kind < request_kinds; ++kind) view.requests[kind] = s.board.requests[kind];
  view.memory.tiles = s.tiles;
  view.memory.portraits = s.portraits;
  if (in_visit(s.phase)) view.memory.before = s.before;
  if (viewer.is_seat() && to_act(s).has(viewer.seat())) {
    MoveList moves;
    if (s.phase == Phase::planning) {
      view.offer = Offer{};
      view.offer->plan = PlanOffer{s.painters[static_cast<std::size_t>(index(viewer.seat()))].apprentices};
    } else {
      legal(s, viewer.seat(), moves);
      view.offer = offer_of(s, moves);
    }
  }
  return view;
}

// Only plans are hidden, and only until all are made: any plan that places every apprentice may be behind the small screen.
State Fresco::sample(View const& view, Rng& rng) const {
  State s;
  s.phase = view.phase;
  s.round = static_cast<std::uint16_t>(view.round);
  s.last = view.last_round;
  s.drawn = static_cast<std::uint8_t>(view.drawn);
  s.place = view.place;
  s.visit = view.visit;
  s.target = static_cast<std::uint16_t>(view.taken_space);
  for (std::size_t i = 0; i < view.order.size(); ++i) s.order[i] = static_cast<std::uint8_t>(view.order[i]);
  while (view.painter && s.order[s.turn] != *view.painter) ++s.turn;
  for (std::size_t p = 0; p < view.players.size(); ++p) {
    auto const& player = view.players[p];
    auto& painter = s.painters[p];
    painter.score = static_cast<std::uint16_t>(player.score);
    painter.thalers = static_cast<std::uint16_t>(view.memory.holdings[p].thalers);
    painter.paints = view.memory.holdings[p].paints;
    painter.start_space = static_cast<std::uint8_t>(player.start_space);
    painter.hour = static_cast<std::uint8_t>(player.hour.value_or(no_hour));
    painter.mood = static_cast<std::uint8_t>(player.mood);
    painter.apprentices = static_cast<std::uint8_t>(player.apprentices);
    for (Sitter sitter : player.portraits)
      painter.portraits = static_cast<std::uint8_t>(painter.portraits | 1U << static_cast<int>(sitter));
    painter.sexton_used = player.sexton_used;
    painter.requests = player.requests;
    for (int tile : player.tiles) painter.tiles |= 1U << tile;
    if (player.planned) s.planned = static_cast<std::uint8_t>(s.planned | 1U << p);
    if (player.sheet) {
      painter.sheet = *player.sheet;
    } else if (player.planned) {
      int const most = std::min(player.apprentices, places * spaces_per_place);
      int number = 0;
      do number = static_cast<int>(rng.below(sheets));
      while (apprentices_in(number) != most);
      painter.sheet = sheet_numbered(number);
    }
  }
  for (std::size_t i = 0; i < segments; ++i) {
    s.board.fresco[i] = static_cast<std::uint8_t>(view.fresco[i] + 1);
    s.board.covered = static_cast<std::uint8_t>(s.board.covered + (view.fresco[i] >= 0));
  }
  s.board.bishop = static_cast<std::uint8_t>(view.bishop);
  if (view.leonardo) {
    s.board.leonardo = static_cast<std::uint8_t>(view.leonardo->segment);
    s.steering = static_cast<std::uint8_t>(index(view.leonardo->steered_by));
  }
  s.bag = bag_;
  for (std::size_t stall = 0; stall < view.stalls.size(); ++stall)
    for (std::size_t slot = 0; slot < view.stalls[stall].size(); ++slot) {
      int const tile = view.stalls[stall][slot];
      s.board.market[stall * stall_slots + slot] = static_cast<std::uint8_t>(tile + 1);
      if (tile >= 0) s.bag = static_cast<std::uint16_t>(s.bag & ~(1U << tile));
    }
  for (std::size_t slot = 0; slot < view.portraits.size(); ++slot)
    s.board.portraits[slot] = static_cast<std::uint8_t>(view.portraits[slot] + 1);
  for (std::size_t kind = 0; kind < request_kinds; ++kind) s.board.requests[kind] = static_cast<std::uint8_t>(view.requests[kind]);
  s.tiles = view.memory.tiles;
  s.portraits = view.memory.portraits;
  if (view.memory.before) s.before = *view.memory.before;
  return s;
}

}  // namespace atelier::fresco
