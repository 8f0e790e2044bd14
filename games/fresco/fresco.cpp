#include "games/fresco/fresco.hpp"

#include <numeric>

namespace atelier::fresco {

namespace {

bool within(int value, int low, int high) { return value >= low && value <= high; }

std::string entry(std::string const& list, std::size_t i) { return list + "[" + std::to_string(i) + "]"; }

std::string check_tiles(List<FrescoTile, base_tiles> const& tiles) {
  if (tiles.size() != base_tiles) return "tiles: must be 25";
  return {};
}

template <class Tiles>
std::string check_faces(std::string const& name, Tiles const& tiles) {
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    auto const& tile = tiles[i];
    if (!within(tile.points, 1, 60)) return entry(name, i) + ".points: must be from 1 to 60";
    if (tile.paints.empty()) return entry(name, i) + ".paints: needs at least one paint";
    for (Paint splash : tile.splashes)
      if (splash != Paint::orange && splash != Paint::green && splash != Paint::purple)
        return entry(name, i) + ".splashes: only orange, green and purple";
    for (Paint paint : tile.paints)
      if (name == "tiles" && paint >= Paint::pink) return entry(name, i) + ".paints: pink and brown belong to colour_tiles";
  }
  return {};
}

std::string check_market(Components const& box) {
  if (box.market.size() != market_tiles) return "market: must be 14 tiles";
  int three = 0;
  for (std::size_t i = 0; i < box.market.size(); ++i) {
    if (box.market[i].paints.empty()) return entry("market", i) + ".paints: needs at least one paint";
    for (Paint paint : box.market[i].paints)
      if (paint >= Paint::pink) return entry("market", i) + ".paints: pink and brown are not sold";
    three += !box.market[i].four_only;
  }
  auto const& sizes = box.stall_sizes.value;
  for (int size : sizes)
    if (!within(size, 1, stall_slots)) return "stall_sizes: each must be from 1 to 4";
  if (std::accumulate(sizes.begin(), sizes.end(), 0) > market_tiles) return "stall_sizes: more places than tiles";
  if (std::accumulate(sizes.begin(), sizes.end() - 1, 0) > three) return "stall_sizes: more places than tiles for three players";
  return {};
}

std::string check_cards(Components const& box) {
  if (box.portraits.size() != portrait_cards) return "portraits: must be 18";
  std::array<int, 3> decks{};
  unsigned lasting = 0;
  for (std::size_t i = 0; i < box.portraits.size(); ++i) {
    auto const& card = box.portraits[i];
    ++decks[index(card.deck)];
    if (!within(card.points, 0, 30) || !within(card.thalers, 0, 30) || !within(card.mood, 0, 20))
      return entry("portraits", i) + ": points, thalers and mood must be small";
    if (!within(card.primaries, 0, 3)) return entry("portraits", i) + ".primaries: must be from 0 to 3";
    if (card.points > 0 && card.primaries > 0) return entry("portraits", i) + ".primaries: not together with points";
    int const sitter = index(card.sitter);
    if (sitter < lasting_sitters && has_bit(lasting, sitter)) return entry("portraits", i) + ".sitter: each lasting portrait is there once";
    lasting |= bit(sitter);
  }
  for (int count : decks)
    if (count != portrait_cards / 3) return "portraits: each deck must have 6";
  if (box.requests.size() != request_kinds) return "requests: must be 4";
  for (std::size_t i = 0; i < box.requests.size(); ++i) {
    if (index(box.requests[i].kind) != static_cast<int>(i))
      return entry("requests", i) + ".kind: the order is general, purple, orange, green";
    for (int points : box.requests[i].points)
      if (!within(points, 1, 60)) return entry("requests", i) + ".points: each must be from 1 to 60";
  }
  return {};
}

std::string check_numbers(Components const& box) {
  struct Range {
    char const* name;
    int value, low, high;
  };
  int const mood = box.mood_spaces.value;
  for (auto const& range : {Range{"thalers", box.thalers.value, 0, 200},
                            Range{"apprentices", box.apprentices.value, 1, 14},
                            Range{"mood_spaces", mood, 1, most_mood_spaces},
                            Range{"mood_start", box.mood_start.value, 1, mood},
                            Range{"good_mood", box.good_mood.value, 0, mood},
                            Range{"bad_mood", box.bad_mood.value, 0, mood},
                            Range{"studio_pay", box.studio_pay.value, 0, 30},
                            Range{"theatre_mood", box.theatre_mood.value, 0, 20},
                            Range{"actor_mood", box.actor_mood.value, 0, 20},
                            Range{"bishop_here", box.bishop_here.value, 0, 20},
                            Range{"bishop_near", box.bishop_near.value, 0, 20},
                            Range{"abbot_bonus", box.abbot_bonus.value, 0, 20},
                            Range{"bishop_step", box.bishop_step.value, 0, 20},
                            Range{"altar_primaries", box.altar_primaries.value, 0, 30},
                            Range{"altar_blend", box.altar_blend.value, 0, 30},
                            Range{"altar_blended", box.altar_blended.value, 0, 30},
                            Range{"altar_pink", box.altar_pink.value, 0, 30},
                            Range{"altar_brown", box.altar_brown.value, 0, 30},
                            Range{"mixes", box.mixes.value, 1, 6},
                            Range{"last_round", box.last_round.value, 0, segments - 1},
                            Range{"thalers_per_point", box.thalers_per_point.value, 1, 20}})
    if (!within(range.value, range.low, range.high))
      return std::string(range.name) + ": must be from " + std::to_string(range.low) + " to " + std::to_string(range.high);
  for (int count : box.paints.value)
    if (!within(count, 0, 20)) return "paints: each must be from 0 to 20";
  if (box.hostel.size() != hour_lines) return "hostel: must have 5 hours";
  for (std::size_t i = 0; i < box.hostel.size(); ++i) {
    if (!within(box.hostel[i].mood, -20, 20)) return entry("hostel", i) + ".mood: must be from -20 to 20";
    if (!within(box.hostel[i].price, 0, 30)) return entry("hostel", i) + ".price: must be from 0 to 30";
    if (i > 0 && box.hostel[i].hour <= box.hostel[i - 1].hour) return entry("hostel", i) + ".hour: must be later than the line before";
  }
  return {};
}

// Przygotowanie: an 11, with module 3 the 24, lies in the middle, the highest of its kind; in a pile of requests the lowest lies at the
// bottom. A box that says otherwise is refused rather than put in order: it may be a slip in the numbers.
std::string check_layout(Components const& box) {
  auto const dearest = [](auto const& tiles) {
    int most = 0;
    for (auto const& tile : tiles) most = std::max(most, tile.points);
    return most;
  };
  auto const middle = [&](std::string const& name, auto const& tiles) {
    int const most = dearest(tiles);
    if (tiles[0].points == most) return std::string();
    return name + "[0].points: the first tile lies in the middle and must be the dearest of them, " + std::to_string(most);
  };
  if (auto wrong = middle("tiles", box.tiles); !wrong.empty()) return wrong;
  if (auto wrong = middle("colour_tiles", box.colour_tiles); !wrong.empty()) return wrong;
  for (std::size_t i = 0; i < box.requests.size(); ++i)
    if (!std::is_sorted(box.requests[i].points.begin(), box.requests[i].points.end()))
      return entry("requests", i) + ".points: must rise from the bottom of the pile to its top";
  return {};
}

std::string check_box(Components const& box) {
  if (auto wrong = check_numbers(box); !wrong.empty()) return wrong;
  if (auto wrong = check_market(box); !wrong.empty()) return wrong;
  if (auto wrong = check_tiles(box.tiles); !wrong.empty()) return wrong;
  if (auto wrong = check_faces("tiles", box.tiles); !wrong.empty()) return wrong;
  if (box.colour_tiles.size() != more_tiles) return "colour_tiles: must be 7";
  if (auto wrong = check_faces("colour_tiles", box.colour_tiles); !wrong.empty()) return wrong;
  return check_cards(box);
}

}  // namespace

Fresco::Fresco(Options const& options, Components const& components, int rules)
    : options_(options),
      components_(components),
      rules_(rules),
      seats_(options.seats) {
  bool const leonardo = seats_ == 2 && (!options.colours || options.leonardo_always);
  painters_ = seats_ + leonardo;
  stalls_ = seats_ == most_painters ? stall_count : stall_count - 1;
  for (int stall = 0; stall < stalls_; ++stall)
    for (int slot = 0; slot < components.stall_sizes.value[stall]; ++slot) shelf_[market_size_++] = stall * stall_slots + slot;
  for (int i = 0; i < market_tiles; ++i)
    if (seats_ == most_painters || !components.market[i].four_only) bag_ |= bit(i);
  splashed_[0] = ~0U;
  for (int i = 0; i < fresco_tiles; ++i) {
    points_[i] = tile(i).points;
    for (Paint paint : tile(i).paints) ++costs_[i][index(paint)];
    restorable_.add(i, costs_[i]);
    for (Paint splash : tile(i).splashes) {
      auto const kind = splash == Paint::purple ? RequestKind::purple : splash == Paint::orange ? RequestKind::orange : RequestKind::green;
      splashed_[index(kind)] |= bit(i);
    }
  }
  for (int i = 0; i < payments; ++i) {
    auto const& laid = altar_payments[i];
    int const points = laid.blended ? components.altar_blended.value + laid.pinks * components.altar_pink.value +
                                          laid.browns * components.altar_brown.value
                                    : components.altar_primaries.value + laid.extras * components.altar_blend.value;
    payment_points_[i] = points;
  }
  altars_ = (std::uint64_t{1} << payments_here()) - 1;
  for (int i = 0; i < portrait_cards; ++i) decks_[index(components.portraits[i].deck)] |= bit(i);
}

std::expected<Fresco, std::string> Fresco::make(Options const& options, Components const& components, int rules) {
  if (rules < 1 || rules > rules_version)
    return std::unexpected("rules: fresco is played under versions 1 to " + std::to_string(rules_version) + ", not " +
                           std::to_string(rules));
  if (auto wrong = check_box(components); !wrong.empty()) return std::unexpected(std::move(wrong));
  if (auto wrong = rules >= 2 ? check_layout(components) : ""; !wrong.empty()) return std::unexpected(std::move(wrong));
  return Fresco(options, components, rules);
}

// Materiały graczy, przygotowanie; Leonardo begins on S3.
State Fresco::start() const {
  State s;
  for (int p = 0; p < painters_; ++p) {
    auto& painter = s.painters[p];
    if (is_leonardo(p)) {
      painter.start_space = 3;
      continue;
    }
    painter.thalers = components_.thalers.value;
    for (int i = 0; i < 3; ++i) painter.paints[i] = components_.paints.value[i];
    painter.mood = components_.mood_start.value - 1;
    painter.apprentices = components_.apprentices.value;
  }
  int const middle = options_.colours ? base_tiles : 0;
  s.tiles = (options_.colours ? ~0U : bit(base_tiles) - 1) & ~bit(middle);
  s.board.fresco[centre] = middle + 1;
  s.board.covered = 1;
  if (options_.requests) s.board.requests.fill(requests_per_kind);
  if (options_.portraits) s.portraits = bit(portrait_cards) - 1;
  return s;
}

Refusal Fresco::refuse(State const& s, Seat seat, MoveId id) const {
  if (s.phase == Phase::over) return {"game_over"};
  if (!to_act(s).has(seat)) return {"not_your_turn"};
  int const n = index(id);
  auto const& painter = s.painters[index(seat)];
  if (s.phase == Phase::planning && n >= ids::plan && n < ids::buy) return {"too_many_apprentices", painter.apprentices};
  if (s.phase == Phase::waking && n < ids::plan) return {"hour_taken", components_.hostel[n - ids::wake].hour};
  if (s.phase != Phase::visiting) return {"not_offered"};
  if (s.visit.stepped && (n == ids::done || (n >= ids::altar && n < ids::portrait))) return {"step_binds"};
  if (s.place == Place::market && n >= ids::buy && n < ids::step) {
    if (s.visit.stall) return {"one_stall", s.visit.stall};
    if (n < ids::close && painter.thalers < price_at(painter.hour)) return {"too_dear", price_at(painter.hour)};
  }
  bool const cathedral = s.place == Place::cathedral || s.place == Place::again;
  if (cathedral && s.visit.used == s.visit.sent && n >= ids::step && n < ids::portrait) return {"no_apprentice"};
  if (cathedral && n >= ids::step && n < ids::restore && painter.thalers < components_.bishop_step.value)
    return {"too_dear", components_.bishop_step.value};
  if (cathedral && n >= ids::restore && n < ids::portrait) return {"missing_paints"};
  if (s.place == Place::workshop && n >= ids::mix && n < ids::fulfil)
    return {s.visit.mixed < components_.mixes.value * (s.visit.sent - s.visit.used) ? "missing_paints" : "no_apprentice"};
  if (s.place == Place::workshop && n >= ids::fulfil && n < ids::stack) return {"request_not_met"};
  return {"not_offered"};
}

// Points and ranks of the seats; Leonardo cannot win.
Scores Fresco::scores(State const& s) const {
  Scores scores;
  for (int seat = 0; seat < seats_; ++seat) {
    int const points = s.painters[seat].score;
    int rank = 1;
    for (int other = 0; other < seats_; ++other) rank += s.painters[other].score > points;
    scores.points.push_back(points);
    scores.ranks.push_back(rank);
  }
  return scores;
}

Move Fresco::move(MoveId id) const {
  int const n = index(id);
  if (n < ids::plan) return WakeUp{n - ids::wake};
  if (n < ids::buy) {
    auto const sheet = sheet_numbered(n - ids::plan);
    return Plan{sheet[0], sheet[1], sheet[2], sheet[3], sheet[4]};
  }
  if (n < ids::close) return Buy{(n - ids::buy) / stall_slots, (n - ids::buy) % stall_slots};
  if (n < ids::step) return CloseStall{n - ids::close};
  if (n < ids::send) return StepBishop{n - ids::step};
  if (n < ids::restore) return SendBishop{n - ids::send};
  if (n < ids::altar) return Restore{n - ids::restore};
  if (n < ids::portrait) return RestoreAltar{altar_payments[n - ids::altar].paints};
  if (n < ids::mix) return TakePortrait{n - ids::portrait};
  if (n < ids::fulfil) return Mix{recipes[n - ids::mix].result};
  if (n < ids::stack) return Fulfil{RequestKind(n - ids::fulfil)};
  if (n < ids::pick) return Stack{n - ids::stack};
  if (n < ids::land) return PickPaint{Paint(n - ids::pick)};
  if (n < ids::done) return Land{n > ids::land};
  if (n == ids::done) return Done{};
  if (n == ids::take_back) return TakeBack{};
  if (n < ids::remove) return PlacePainter{n - ids::place};
  if (n < ids::lay) return RemoveTile{n - ids::remove};
  if (n < ids::stock) return LayTile{n - ids::lay};
  if (n < ids::unveil) return StockTile{n - ids::stock};
  return Unveil{n - ids::unveil};
}

std::optional<MoveId> Fresco::id(Move const& move) const {
  struct Mapping {
    static std::optional<MoveId> of(int value, int below, int base) {
      return value >= 0 && value < below ? std::optional(move_at(base + value)) : std::nullopt;
    }
    auto operator()(WakeUp const& m) const { return of(m.hour, hour_lines, ids::wake); }
    std::optional<MoveId> operator()(Plan const& m) const {
      Sheet sheet{};
      int i = 0;
      for (int count : {m.market, m.cathedral, m.studio, m.workshop, m.theatre}) {
        if (count < 0 || count > spaces_per_place) return {};
        sheet[i++] = count;
      }
      return move_at(ids::plan + number_of(sheet));
    }
    auto operator()(Buy const& m) const {
      return m.slot < 0 || m.slot >= stall_slots ? std::nullopt
             : m.stall < 0                       ? std::nullopt
                                                 : of(m.stall * stall_slots + m.slot, stall_count * stall_slots, ids::buy);
    }
    auto operator()(CloseStall const& m) const { return of(m.stall, stall_count, ids::close); }
    auto operator()(StepBishop const& m) const { return of(m.segment, segments, ids::step); }
    auto operator()(SendBishop const& m) const { return of(m.segment, segments, ids::send); }
    auto operator()(Restore const& m) const { return of(m.segment, segments, ids::restore); }
    std::optional<MoveId> operator()(RestoreAltar const& m) const {
      auto paints = m.paints;
      std::sort(paints.begin(), paints.end());
      for (int i = 0; i < payments; ++i)
        if (altar_payments[i].paints == paints) return move_at(ids::altar + i);
      return {};
    }
    auto operator()(TakePortrait const& m) const { return of(m.slot, portraits_shown, ids::portrait); }
    std::optional<MoveId> operator()(Mix const& m) const {
      for (int i = 0; i < all_recipes; ++i)
        if (recipes[i].result == m.paint) return move_at(ids::mix + i);
      return {};
    }
    auto operator()(Fulfil const& m) const { return of(index(m.request), request_kinds, ids::fulfil); }
    auto operator()(Stack const& m) const { return of(m.tile, fresco_tiles, ids::stack); }
    auto operator()(PickPaint const& m) const { return of(index(m.paint), 3, ids::pick); }
    auto operator()(Land const& m) const { return of(m.ahead, 2, ids::land); }
    auto operator()(Done const&) const { return of(0, 1, ids::done); }
    auto operator()(TakeBack const&) const { return of(0, 1, ids::take_back); }
    auto operator()(PlacePainter const& m) const { return of(m.painter, most_painters, ids::place); }
    auto operator()(RemoveTile const& m) const { return of(m.tile, fresco_tiles, ids::remove); }
    auto operator()(LayTile const& m) const { return of(m.tile, fresco_tiles, ids::lay); }
    auto operator()(StockTile const& m) const { return of(m.tile, market_tiles, ids::stock); }
    auto operator()(Unveil const& m) const { return of(m.portrait, portrait_cards, ids::unveil); }
  };
  return std::visit(Mapping{}, move);
}

}  // namespace atelier::fresco
