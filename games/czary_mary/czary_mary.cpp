#include "games/czary_mary/czary_mary.hpp"

#include <numeric>

#include "games/czary_mary/knowledge.hpp"

namespace atelier::czary_mary {

namespace {

std::string check_box(Components const& box, int seats, int open_stones) {
  auto const within = [](int value, int low, int high) { return value >= low && value <= high; };
  int total = 0;
  for (int copies : box.copies.value) {
    if (!within(copies, 0, 30)) return "copies: each must be from 0 to 30";
    total += copies;
  }
  if (total > 240) return "copies: more than 240 stones do not fit";
  if (!within(box.lives.value, 1, 20)) return "lives: must be from 1 to 20";
  if (!within(box.secrets.value, 0, most_secrets)) return "secrets: must be from 0 to 8";
  if (!within(box.floors.value, 1, 40)) return "floors: must be from 1 to 40";
  if (box.die.value.empty()) return "die: needs at least one face";
  for (int pips : box.die.value)
    if (!within(pips, 1, 6)) return "die: faces must be from 1 to 6";
  for (int open : box.open_stones.value)
    if (!within(open, 0, 200)) return "open_stones: each must be from 0 to 200";
  // With no points for surviving or winning a game might never end.
  if (!within(box.winner_points.value, 1, 20)) return "winner_points: must be from 1 to 20";
  if (!within(box.survivor_points.value, 1, 20)) return "survivor_points: must be from 1 to 20";
  if (!within(box.takes_all_points.value, 1, 20)) return "takes_all_points: must be from 1 to 20";
  if (total < seats * hand_size + box.secrets.value + open_stones)
    return "copies: " + std::to_string(total) + " stones are too few for " + std::to_string(seats) + " players";
  return {};
}

}  // namespace

CzaryMary::CzaryMary(Options const& options, Components const& components, int rules)
    : options_(options),
      components_(components),
      rules_(rules),
      seats_(options.seats),
      open_stones_(components.open_stones.value[options.seats - 2]) {
  for (int pips : components.die.value) die_.push_back(static_cast<std::uint8_t>(pips));
  std::sort(die_.begin(), die_.end());
}

std::expected<CzaryMary, std::string> CzaryMary::make(Options const& options, Components const& components, int rules) {
  if (rules < 1 || rules > rules_version) return std::unexpected("rules: there is no version " + std::to_string(rules));
  if (options.first >= options.seats)
    return std::unexpected("first: seat " + std::to_string(options.first) + " does not exist at a table of " +
                           std::to_string(options.seats));
  if (auto wrong = check_box(components, options.seats, components.open_stones.value[options.seats - 2]); !wrong.empty())
    return std::unexpected(std::move(wrong));
  return CzaryMary(options, components, rules);
}

State CzaryMary::start() const { return {}; }

// Boxes with many more stones than the printed one: makes room for a right call. Turns go of which no stone stands any more, as they tell
// nothing; should there be none, the oldest.
void CzaryMary::forget(State& s) {
  Casts kept;
  std::array<unsigned, most_players> gone{};
  std::uint32_t telling = 0;  // by place in the list
  for (std::size_t end = s.casts.made.size(), i = end; i-- > 0;) {
    auto const cast = s.casts.at(i);
    gone[cast.seat] |= 1U << cast.slot;
    if (!cast.opening) continue;
    bool const tells = ~(places_of(s.stones[cast.seat], Spell::none) | gone[cast.seat]) & ((1U << hand_size) - 1);
    if (tells) telling |= (~0U >> (Casts::most - (end - i))) << i;
    end = i;
  }
  if (telling == ~0U) telling = ~0U << std::countr_zero(s.casts.openings & ~1U);
  for (std::size_t i = 0; i < s.casts.made.size(); ++i)
    if ((telling >> i) & 1U) kept.add(s.casts.at(i));
  s.casts = kept;
}

Refusal CzaryMary::refuse(State const& s, Seat seat, MoveId id) const {
  if (s.phase == Phase::over) return {"game_over"};
  auto const offered = offer(s, index(seat));
  if (!offered) return {"not_your_turn"};
  if (index(id) == ids::stop) return {"must_call_first"};
  if (index(id) < ids::stop) return {"too_low", number(offered->lowest)};
  return {"not_offered"};
}

View CzaryMary::view(State const& s, Viewer viewer) const {
  bool const open = viewer == Viewer::book() || s.phase == Phase::over;
  bool const at_table = viewer.is_seat() || open;
  View view;
  if (viewer.is_seat()) view.you = viewer.seat();
  view.phase = s.phase;
  view.round = s.round;
  view.dealt = s.dealt;
  if (s.phase != Phase::beginning) view.turn = seat_at(s.turn);
  view.last = s.last;
  view.called = s.called;
  view.missed = s.missed;
  if (s.latest != Spell::none) view.latest = LatestCall{seat_at(s.latest_by), s.latest, s.fate};
  view.die = s.die;
  for (int seat = 0; seat < seats_; ++seat) {
    bool const faces = open || (at_table && !viewer.is(seat_at(seat)));
    Player player{s.lives[seat], s.floors[seat], s.gained[seat], {}, {}};
    for (int slot = 0; slot < hand_size; ++slot) {
      Spell const stone = s.stones[seat][slot];
      player.stones[slot] = stone == Spell::none || faces ? stone : Spell::hidden;
    }
    for (int slot = 0; slot < components_.secrets.value; ++slot)
      if (s.secret_holder[slot] == seat + 1) player.secrets.push_back(open || viewer.is(seat_at(seat)) ? s.secrets[slot] : Spell::hidden);
    view.players.push_back(player);
    view.memory.ruled_out.push_back(s.ruled_out[seat]);
  }
  view.memory.casts = s.casts;
  view.board = s.board;
  view.pool = std::accumulate(s.pool.begin(), s.pool.end(), 0);
  for (int slot = 0; slot < components_.secrets.value; ++slot)
    if (s.secrets[slot] != Spell::none && s.secret_holder[slot] == 0) view.secrets[slot] = open ? s.secrets[slot] : Spell::hidden;
  count_unseen(view);
  if (viewer.is_seat()) view.offer = offer(s, index(viewer.seat()));
  return view;
}

// Of every spell the stones that lie neither on the board nor, face to the viewer, before anybody.
void CzaryMary::count_unseen(View& view) const {
  for (int i = 0; i < spells; ++i) view.unseen[i] = static_cast<std::uint8_t>(components_.copies.value[i] - view.board[i]);
  auto const see = [&](auto const& stones) {
    for (Spell stone : stones)
      if (is_face(stone)) --view.unseen[number(stone) - 1];
  };
  for (auto const& player : view.players) see(player.stones), see(player.secrets);
  see(view.secrets);
}

State CzaryMary::sample(View const& view, Rng& rng) const {
  State s;
  s.phase = view.phase;
  s.round = static_cast<std::uint8_t>(view.round);
  s.dealt = static_cast<std::uint8_t>(view.dealt);
  s.turn = static_cast<std::uint8_t>(view.turn ? index(*view.turn) : 0);
  s.last = view.last;
  s.called = view.called;
  s.missed = view.missed;
  if (view.latest) {
    s.latest = view.latest->spell;
    s.latest_by = static_cast<std::uint8_t>(index(view.latest->seat));
    s.fate = view.latest->fate;
  }
  s.die = static_cast<std::uint8_t>(view.die);
  s.board = view.board;
  for (int seat = 0; seat < seats_; ++seat) {
    s.lives[seat] = static_cast<std::uint8_t>(view.players[seat].lives);
    s.floors[seat] = static_cast<std::uint8_t>(view.players[seat].floor);
    s.gained[seat] = static_cast<std::uint8_t>(view.players[seat].gained);
    s.stones[seat] = view.players[seat].stones;
    s.ruled_out[seat] = view.memory.ruled_out[seat];
  }
  s.casts = view.memory.casts;
  if (view.phase == Phase::beginning) return s;

  Unseen unseen(Lens(*this, view));
  unseen.draw_own(rng, s.stones[index(*view.you)]);
  // Secret stones: the view lists a player's in the order of their places, so the places left over may be given out in that order.
  int slot = 0;
  auto const place = [&](Spell shown, int holder) {
    while (s.secrets[slot] != Spell::none || view.secrets[slot] != Spell::none) ++slot;
    s.secrets[slot] = is_face(shown) ? shown : unseen.draw(rng);
    s.secret_holder[slot] = static_cast<std::uint8_t>(holder + 1);
  };
  for (int seat = 0; seat < seats_; ++seat)
    for (Spell shown : view.players[seat].secrets) place(shown, seat);
  for (int i = 0; i < components_.secrets.value; ++i)
    if (view.secrets[i] != Spell::none) s.secrets[i] = is_face(view.secrets[i]) ? view.secrets[i] : unseen.draw(rng);
  s.pool = unseen.counts();
  return s;
}

int CzaryMary::chapter(State const& s) const { return s.phase == Phase::over ? s.round : std::max(s.round - 1, 0); }

// The stones of a round, and those a player draws at the end of a turn: as many as were cast in it.
bool CzaryMary::one_gesture(State const& s) const {
  if (s.phase == Phase::dealing) return s.dealt > 0;
  if (s.phase != Phase::refilling) return false;
  int const cast = static_cast<int>(s.casts.made.size()) - std::bit_width(s.casts.openings) + 1;
  return std::popcount(places_of(s.stones[s.turn], Spell::none)) < cast;
}

// Koniec gry: the top floor, then points of the last round, then lives, then the victory is shared. Below the top, floors alone.
Scores CzaryMary::scores(State const& s) const {
  auto const worth = [&](int seat) {
    int const floor = s.floors[seat];
    bool const top = floor == components_.floors.value;
    return std::array{floor, top ? int{s.gained[seat]} : 0, top ? int{s.lives[seat]} : 0};
  };
  Scores scores;
  for (int seat = 0; seat < seats_; ++seat) {
    scores.points.push_back(s.floors[seat]);
    int rank = 1;
    for (int other = 0; other < seats_; ++other) rank += worth(other) > worth(seat);
    scores.ranks.push_back(rank);
  }
  return scores;
}

Move CzaryMary::move(MoveId id) const {
  int const n = index(id);
  if (n < ids::stop) return Call{spell_numbered(n - ids::call + 1)};
  if (n < ids::begin) return Stop{};
  if (n < ids::deal) return Begin{seat_at(n - ids::begin)};
  if (n < ids::lay_secret) {
    int const place = (n - ids::deal) / spells;
    return Deal{seat_at(place / hand_size), place % hand_size, spell_numbered((n - ids::deal) % spells + 1)};
  }
  if (n < ids::lay_open) return LaySecret{spell_numbered(n - ids::lay_secret + 1)};
  if (n < ids::take_away) return LayOpen{spell_numbered(n - ids::lay_open + 1)};
  if (n < ids::take_secret) return TakeAway{n - ids::take_away};
  if (n < ids::roll) return TakeSecret{n - ids::take_secret};
  return Roll{n - ids::roll + 1};
}

std::optional<MoveId> CzaryMary::id(Move const& move) const {
  struct Mapping {
    int seats;
    static bool is(Spell spell) { return number(spell) >= 1 && number(spell) <= spells; }
    static std::optional<MoveId> of(bool fits, int id) { return fits ? std::optional(move_at(id)) : std::nullopt; }
    auto operator()(Call const& m) const { return of(is(m.spell), ids::call + number(m.spell) - 1); }
    auto operator()(Stop const&) const { return of(true, ids::stop); }
    auto operator()(Begin const& m) const { return of(index(m.seat) < seats, ids::begin + index(m.seat)); }
    auto operator()(Deal const& m) const {
      bool const fits = index(m.seat) < seats && m.slot >= 0 && m.slot < hand_size && is(m.spell);
      return of(fits, ids::deal + (index(m.seat) * hand_size + m.slot) * spells + number(m.spell) - 1);
    }
    auto operator()(LaySecret const& m) const { return of(is(m.spell), ids::lay_secret + number(m.spell) - 1); }
    auto operator()(LayOpen const& m) const { return of(is(m.spell), ids::lay_open + number(m.spell) - 1); }
    auto operator()(TakeAway const& m) const { return of(m.slot >= 0 && m.slot < hand_size, ids::take_away + m.slot); }
    auto operator()(TakeSecret const& m) const { return of(m.slot >= 0 && m.slot < most_secrets, ids::take_secret + m.slot); }
    auto operator()(Roll const& m) const { return of(m.pips >= 1 && m.pips <= 6, ids::roll + m.pips - 1); }
  };
  return std::visit(Mapping{seats_}, move);
}

}  // namespace atelier::czary_mary
