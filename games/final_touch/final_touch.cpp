#include "games/final_touch/final_touch.hpp"

#include "games/final_touch/worlds.hpp"

namespace atelier::final_touch {

namespace {

bool within(int value, int low, int high) { return value >= low && value <= high; }

std::string check_masterpiece(Masterpiece const& each, std::string const& path) {
  for (int touches : each.needs.value)
    if (!within(touches, 0, most_of_a_paint)) return path + ".needs: each colour must be asked for 0 to 3 times";
  if (!within(Cards(each.needs.value).total(), 1, most_touches)) return path + ".needs: must be 1 to 8 touches together";
  if (!within(each.completed.value, 1, 50)) return path + ".completed: must be from 1 to 50";
  if (!within(each.ruined.value, 1, each.completed.value)) return path + ".ruined: must be from 1 to the completed value";
  return {};
}

std::string check_box(Components const& box, int seats) {
  int total = 0;
  for (int copies : box.copies.value) {
    if (!within(copies, 0, 30)) return "copies: each must be from 0 to 30";
    total += copies;
  }
  if (!within(box.hand.value, 1, most_hand)) return "hand: must be from 1 to 5";
  if (!within(box.target.value, 1, 100)) return "target: must be from 1 to 100";
  if (!within(box.smears.value, 1, 5)) return "smears: must be from 1 to 5";
  if (!within(static_cast<int>(box.masterpieces.size()), 1, paintings)) return "masterpieces: must be 1 to 25 of them";
  std::uint32_t seen = 0;
  for (std::size_t i = 0; i < box.masterpieces.size(); ++i) {
    auto const& each = box.masterpieces[i];
    std::string const path = "masterpieces[" + std::to_string(i) + "]";
    if (auto wrong = check_masterpiece(each, path); !wrong.empty()) return wrong;
    if ((seen >> index(each.painting)) & 1) return path + ".painting: is in the list twice";
    seen |= 1U << index(each.painting);
  }
  // So many cards always leave one to draw, however the others are spread over hands and zones.
  if (int const least = seats * box.hand.value + most_touches + box.smears.value; total < least)
    return "copies: " + std::to_string(total) + " cards are too few for " + std::to_string(seats) + " players, who need " +
           std::to_string(least);
  return {};
}

}  // namespace

// What was before the oldest shuffle still remembered (or the one after it) is forgotten: the game begins there, with any hands.
void Record::forget() {
  std::size_t first = shuffle_count_ == most_shuffles ? 1 : 0;
  while (shuffles_[first].turns == 0) ++first;
  auto const gone = shuffles_[first].turns;
  std::copy(turns_.begin() + gone, turns_.begin() + turn_count_, turns_.begin());
  std::copy(shuffles_.begin() + first, shuffles_.begin() + shuffle_count_, shuffles_.begin());
  turn_count_ = static_cast<std::uint8_t>(turn_count_ - gone);
  shuffle_count_ = static_cast<std::uint8_t>(shuffle_count_ - first);
  for (auto& each : shuffles()) each.turns = static_cast<std::uint16_t>(each.turns - gone);
}

FinalTouch::FinalTouch(Options const& options, Components const& components, int rules)
    : options_(options),
      components_(components),
      rules_(rules),
      seats_(options.seats),
      hand_(components.hand.value),
      target_(components.target.value),
      smears_(components.smears.value),
      copies_(components.copies.value) {
  for (auto const& each : components.masterpieces) {
    int const painting = index(each.painting);
    deck_ |= 1U << painting;
    needs_[painting] = each.needs.value;
    completed_[painting] = static_cast<std::uint8_t>(each.completed.value);
    ruined_[painting] = static_cast<std::uint8_t>(each.ruined.value);
  }
}

std::expected<FinalTouch, std::string> FinalTouch::make(Options const& options, Components const& components, int rules) {
  if (!within(rules, 1, rules_version))
    return std::unexpected("rules: there is no version " + std::to_string(rules) + ", only 1 to " + std::to_string(rules_version));
  if (options.first >= options.seats)
    return std::unexpected("first: seat " + std::to_string(options.first) + " does not exist at a table of " +
                           std::to_string(options.seats));
  if (auto wrong = check_box(components, options.seats); !wrong.empty()) return std::unexpected(std::move(wrong));
  return FinalTouch(options, components, rules);
}

State FinalTouch::start() const {
  State s;
  s.deck = copies_;
  s.covered = deck_;
  s.painters = static_cast<std::uint8_t>((1U << seats_) - 1);
  return s;
}

// Nobody has the target before the last masterpiece but two of three, who are paid for a ruined one and duel for another.
Payoffs FinalTouch::payoffs() const {
  int const completed = *std::max_element(completed_.begin(), completed_.end());
  int const ruined = *std::max_element(ruined_.begin(), ruined_.end());
  return {0, target_ - 1 + completed + (seats_ == 3 ? ruined : 0), false};
}

Refusal FinalTouch::refuse(State const& s, Seat seat, MoveId id) const {
  if (s.phase == Phase::over) return {"game_over"};
  if (s.phase != Phase::painting || s.turn != index(seat)) return {"not_your_turn"};
  int const n = index(id);
  if (n >= ids::begin) return {"not_offered"};
  Cards const cards = n < ids::smear ? retouches.cards(n - ids::retouch) : Cards::one(n - ids::smear);
  if (!s.hands[s.turn].has(cards)) return {"not_in_hand"};
  return {n < ids::smear ? "not_missing" : "still_missing"};
}

Canvas FinalTouch::canvas(int painting, Cards touched) const {
  return {static_cast<Painting>(painting),       needs_[painting].counts(), touched.counts(),
          (needs_[painting] - touched).counts(), completed_[painting],      ruined_[painting]};
}

View FinalTouch::view(State const& s, Viewer viewer) const {
  bool const open = viewer == Viewer::book() || s.phase == Phase::over;
  View view;
  if (viewer.is_seat()) view.you = viewer.seat();
  view.phase = s.phase;
  if (s.phase != Phase::beginning) view.turn = seat_at(s.turn);
  view.reason = s.reason;
  view.duel = duel(s);
  view.target = target_;
  if (s.easel != no_painting) view.easel = canvas(s.easel, s.touched);
  if (s.next != no_painting) view.next = canvas(s.next, {});
  view.smears = s.smears;
  view.most_smears = smears_;
  view.smeared = s.smeared.counts();
  for (int seat = 0; seat < seats_; ++seat) {
    Cards const hand = s.hands[seat];
    Player player{money(s, seat), side(seat), ((s.painters >> seat) & 1) != 0, hand.total(), {}};
    if (open || viewer.is(seat_at(seat))) player.hand = hand.counts();
    view.players.push_back(player);
  }
  view.deck = s.deck.total();
  view.discard = s.discard.counts();
  view.masterpieces = std::popcount(s.covered);
  for (int i = 0; i < s.settled_count; ++i) {
    auto const& each = s.settled[i];
    bool const ruined = each.ruined != 0;
    Sold sold{static_cast<Painting>(each.painting), seat_at(each.seat), ruined, (ruined ? ruined_ : completed_)[each.painting], {}};
    for (int seat = 0; seat < seats_; ++seat)
      if ((side(seat) == side(each.seat)) != ruined) sold.paid.push_back(seat_at(seat));
    view.sold.push_back(sold);
  }
  if (s.phase == Phase::painting && viewer.is(seat_at(s.turn))) view.offer = choices(s).offer();
  fill_memory(s, viewer, view.memory);
  return view;
}

void FinalTouch::fill_memory(State const& s, Viewer viewer, Memory& memory) const {
  for (auto const& turn : s.record.turns()) memory.turns.push_back({seat_at(turn.seat), retouches.cards(turn.cards).counts()});
  for (auto const& each : s.record.shuffles()) {
    Shuffle shuffle;
    shuffle.turns = each.turns;
    Cards held;
    for (int seat = 0; seat < seats_; ++seat) {
      Cards const hand = each.hand(seat);
      HandThen then{hand.total(), {}};
      if (viewer == Viewer::book() || viewer.is(seat_at(seat))) then.hand = hand.counts();
      shuffle.players.push_back(then);
      held += hand;
    }
    shuffle.held = held.counts();
    memory.shuffles.push_back(shuffle);
  }
}

State FinalTouch::sample(View const& view, Rng& rng) const { return Worlds(*this, view).draw(rng); }

// Koniec gry: money decides; who wins a duel has been paid for it. Partners count together, and so do the ranks of teams.
Scores FinalTouch::scores(State const& s) const {
  Scores scores;
  for (int seat = 0; seat < seats_; ++seat) {
    scores.points.push_back(money(s, seat));
    int const sides = rules_ >= 2 && seats_ == 4 ? 2 : seats_;
    int rank = 1;
    for (int other = 0; other < sides; ++other) rank += money(s, other) > money(s, seat);
    scores.ranks.push_back(rank);
  }
  return scores;
}

Move FinalTouch::move(MoveId id) const {
  int const n = index(id);
  if (n < ids::smear) return retouch_with(retouches.cards(n - ids::retouch));
  if (n < ids::begin) return Smear{static_cast<Paint>(n - ids::smear)};
  if (n < ids::draw) return Begin{seat_at(n - ids::begin)};
  if (n < ids::unveil) return Draw{seat_at((n - ids::draw) / paints), static_cast<Paint>((n - ids::draw) % paints)};
  return Unveil{static_cast<Painting>(n - ids::unveil)};
}

std::optional<MoveId> FinalTouch::id(Move const& move) const {
  struct Mapping {
    int seats;
    static bool is(Paint paint) { return paint != Paint::hidden; }
    static std::optional<MoveId> of(bool fits, int id) { return fits ? std::optional(move_at(id)) : std::nullopt; }
    auto operator()(Retouch const& m) const {
      Counts counts{};
      for (Paint paint : m.cards) {
        if (!is(paint)) return of(false, 0);
        ++counts[static_cast<std::size_t>(paint)];
      }
      return of(retouches.id(counts) >= 0, ids::retouch + retouches.id(counts));
    }
    auto operator()(Smear const& m) const { return of(is(m.paint), ids::smear + static_cast<int>(m.paint)); }
    auto operator()(Begin const& m) const { return of(index(m.seat) < seats, ids::begin + index(m.seat)); }
    auto operator()(Draw const& m) const {
      return of(index(m.seat) < seats && is(m.paint), ids::draw + index(m.seat) * paints + static_cast<int>(m.paint));
    }
    auto operator()(Unveil const& m) const { return of(true, ids::unveil + index(m.painting)); }
  };
  return std::visit(Mapping{seats_}, move);
}

}  // namespace atelier::final_touch
