#include "games/fresco/outlook.hpp"

#include <algorithm>
#include <cmath>

namespace atelier::fresco {

namespace {

// What a paint spent now could have earned later, and what a paint kept is worth, in points. These and the weights below were found by
// matches between masters that differ in one of them.
constexpr std::array<double, paint_kinds> spent{0.30, 0.30, 0.30, 0.9, 0.9, 0.9, 2.2, 2.9};
constexpr std::array<double, paint_kinds> kept{0.75, 0.75, 0.75, 1.4, 1.4, 1.4, 3.0, 3.9};
constexpr double later = 0.65;  // points of the next round, seen from this one: rivals do not wait
constexpr int soon = 2;         // apprentices in the next cathedral
constexpr double pace = 1.1;    // tiles a painter restores in a round
constexpr double splash = 0.6;  // a splash that a request still asks for
constexpr double thaler = 0.4;
constexpr double first_thaler = 0.32;  // more for each of the few that keep a painter going
constexpr int first_thalers = 5;
constexpr double apprentice = 2.5;  // of one round

bool make(Paints& has, Paint paint, int& mixes) {
  if (paint <= Paint::blue) return false;
  auto const& recipe = recipes[index(paint) - 3];
  if (--mixes < 0) return false;
  for (Paint from : recipe.from) {
    auto& own = has[index(from)];
    if (own == 0 && !make(has, from, mixes))
      return false;
    else if (own > 0)
      --own;
  }
  ++has[index(paint)];
  return true;
}

}  // namespace

Outlook::Outlook(Lens const& lens) : game_(lens.game()), lens_(lens), me_(lens.me()), last_(lens.last_round()) {
  auto const& game = game_;
  int const covered = lens.board().covered;
  double const a_round = pace * game.seats() + (game.has_leonardo() ? 1 : 0);
  rounds_left_ = last_ ? 0 : std::max(0.0, (covered - game.components().last_round.value) / a_round) + 1;
  if (game.options().portraits) rounds_left_ = std::min<double>(rounds_left_, lens.portraits_left() / 2);
  for (int segment = 0; segment < segments; ++segment) {
    double chance = 1;
    int const tile = tile_at(segment);
    for (int p = 0; tile >= 0 && p < game.seats(); ++p)
      if (p != me_ && affords(p, tile)) chance *= 0.85;
    contested_[segment] = chance;
  }
  if (!last_) foresee_moods();
}

// Backwards from the end of the game: each morning the better hours, each evening the theatre where it pays. An hour is not always free, so
// the second best counts too.
void Outlook::foresee_moods() {
  auto const& box = game_.components();
  int const spaces = box.mood_spaces.value;
  int const mornings = rounds_left_;
  auto after = moods_;
  for (int morning = 0; morning <= mornings; ++morning) {
    auto before = after;
    for (int mood = 0; mood < spaces; ++mood) {
      double best = -1e9, second = -1e9;
      for (auto const& line : box.hostel) {
        int const there = std::clamp(mood + line.mood, 0, spaces - 1);
        double evening = -1e9;
        for (int sent = 0; sent < spaces_per_place; ++sent)
          evening = std::max(evening, after[std::min(there + sent * box.theatre_mood.value, spaces - 1)] - apprentice * sent);
        double const value = apprentice * (game_.apprentices_at(there) - box.apprentices.value) + evening;
        second = std::max(second, std::min(best, value));
        best = std::max(best, value);
      }
      before[mood] = 0.6 * best + 0.4 * second;
    }
    double const part = morning == mornings ? rounds_left_ - mornings : 1;
    for (std::size_t mood = 0; mood < moods_.size(); ++mood) moods_[mood] = (1 - part) * after[mood] + part * before[mood];
    after = before;
  }
}

Desk Outlook::desk() const {
  Desk desk{lens_.self().paints, lens_.self().thalers, 0, lens_.board().bishop, 0};
  for (int segment = 0; segment < segments; ++segment)
    if (tile_at(segment) >= 0) desk.covered |= 1U << segment;
  return desk;
}

bool Outlook::affords(int painter, int tile) const {
  auto const& has = lens_.paints(painter);
  auto const& cost = game_.cost_of(tile);
  for (std::size_t i = 0; i < paint_kinds; ++i)
    if (has[i] < cost[i]) return false;
  return true;
}

// Takes what is there, then mixes what is missing out of what is left.
bool Outlook::reach(Paints const& has, Paints const& cost, int mixes, Reached& reached) const {
  Paints left = has;
  Paints missing{};
  int lack = 0;
  for (std::size_t i = 0; i < paint_kinds; ++i) {
    int const taken = std::min(left[i], cost[i]);
    left[i] = left[i] - taken;
    missing[i] = cost[i] - taken;
    lack += missing[i];
  }
  if (lack > mixes || missing[0] + missing[1] + missing[2] > 0) return false;
  for (std::size_t i = 3; lack > 0 && i < paint_kinds; ++i)
    for (; missing[i] > 0; --missing[i], --lack) {
      if (!make(left, Paint(i), mixes)) return false;
      --left[i];
    }
  reached.left = left;
  reached.mixes = mixes;
  return true;
}

// The bishop's bonus, with a step where a Thaler buys more than it is worth.
double Outlook::bonus(Desk const& desk, int segment, bool& pays) const {
  auto const here = [&](int bishop) { return game_.bonus_at(lens_.self(), bishop, segment); };
  int const stays = here(desk.bishop);
  pays = false;
  if (desk.thalers < game_.components().bishop_step.value) return stays;
  int const rows = std::abs(desk.bishop / 5 - segment / 5), columns = std::abs(desk.bishop % 5 - segment % 5);
  int const distance = std::max(rows, columns);
  int const steps_to = distance == 1 ? here(segment) : distance == 2 ? here(segment + (segment % 5 > 0 ? -1 : 1)) : stays;
  pays = steps_to > stays;
  return pays ? steps_to : stays;
}

double Outlook::work(Desk& desk, int actions, int mixes, Chances const& chances, bool bishop_helps) const {
  double total = 0;
  for (; actions > 0; --actions) {
    double best = 0.01, best_points = 0;
    int best_segment = -1;
    Reached best_reached;
    bool best_pays = false;
    auto const price = [&](Paints const& cost) {
      double sum = 0;
      if (!last_)
        for (std::size_t i = 0; i < paint_kinds; ++i) sum += cost[i] * spent[i];
      return sum;
    };
    for (auto covered = desk.covered; covered != 0; covered &= covered - 1) {
      int const segment = std::countr_zero(covered);
      int const tile = tile_at(segment);
      Reached reached;
      if (!reach(desk.paints, game_.cost_of(tile), mixes, reached)) continue;
      bool pays = false;
      double const points =
          (game_.tile(tile).points + (bishop_helps ? bonus(desk, segment, pays) : 1.0) + asked_for(tile)) * chances[segment];
      double const value = points + income(1) - price(game_.cost_of(tile)) - 0.5 * pays;
      if (value > best) best = value, best_points = points - 0.5 * pays, best_segment = segment, best_reached = reached, best_pays = pays;
    }
    for (int payment = game_.payments_here() - 1; payment >= 0; --payment) {
      Reached reached;
      auto const& cost = altar_payments[payment].cost;
      double const value = game_.payment_points(payment) - price(cost);
      if (value <= best || !reach(desk.paints, cost, mixes, reached)) continue;
      best = value, best_points = game_.payment_points(payment), best_segment = segments, best_reached = reached, best_pays = false;
    }
    if (best_segment < 0) break;
    desk.paints = best_reached.left;
    mixes = best_reached.mixes;
    total += best_points;
    if (best_segment == segments) continue;
    desk.covered &= ~(1U << best_segment);
    desk.bishop = best_segment;
    desk.thalers -= best_pays;
    ++desk.restored;
  }
  return total;
}

double Outlook::next(Desk const& desk, int mixes) const {
  if (last_) return 0;
  Desk then = desk;
  then.restored = 0;
  double const points = work(then, soon, mixes, contested_, false);
  double const tiles = 0.5 * then.restored * std::max(rounds_left_ - 1, 0.0);
  return later * (points + tiles) + residue(then.paints);
}

double Outlook::residue(Paints const& paints) const {
  if (last_) return 0;
  double sum = 0;
  for (std::size_t i = 0; i < paint_kinds; ++i) {
    double const count = paints[i];
    sum += kept[i] * (count <= 4 ? count : 4 + (count - 4) * 0.4);
  }
  return sum * std::min(1.0, 0.45 + 0.2 * rounds_left_);
}

// Splashes on the back of a tile bring the requests closer.
double Outlook::asked_for(int tile) const {
  if (!game_.options().requests || last_ || rounds_left_ < 1) return 0;
  double value = 0;
  for (RequestKind kind : {RequestKind::purple, RequestKind::orange, RequestKind::green})
    if (lens_.board().requests[index(kind)] > 0 && ((game_.splashed(kind) >> tile) & 1)) value += splash;
  return value;
}

// Every second Thaler is a point in the end; the first few keep a painter going, and the rest buys ever less.
double Outlook::money(int thalers) const {
  if (last_) return thalers / game_.components().thalers_per_point.value;
  return thaler * thalers + first_thaler * std::min(thalers, first_thalers) * std::min(1.0, rounds_left_ / 3);
}

double Outlook::mood(int mood) const { return last_ ? 0 : moods_[mood]; }

double Outlook::portrait(Portrait const& card, int now) const {
  int const top = game_.components().mood_spaces.value - 1;
  int const to = card.best_mood ? top : std::min(now + card.mood, top);
  double value = card.points + 0.6 * card.thalers + mood(to) - mood(now) + 1.0 * card.primaries * !last_;
  for (Paint paint : card.paints) value += last_ ? 0.5 : 0.4 + kept[index(paint)];
  switch (card.sitter) {
    case Sitter::servant:
    case Sitter::actor: value += 0.5 * rounds_left_; break;
    case Sitter::abbot: value += 1.3 * (rounds_left_ + last_); break;
    case Sitter::sexton: value += 1.0 * (rounds_left_ + last_); break;
    case Sitter::merchant:
    case Sitter::peer:
    case Sitter::patron:
    case Sitter::muse:
    case Sitter::bishop:
    case Sitter::mary:
    case Sitter::girl:
    case Sitter::self: break;
  }
  return value;
}

double Outlook::request(RequestKind kind) const {
  auto const at = index(kind);
  int const left = lens_.board().requests[at];
  int const eligible = std::popcount(game_.eligible(lens_.self(), kind));
  if (left == 0 || eligible < tiles_per_request) return 0;
  double const paint = kind == RequestKind::general ? 0.9 : 1.7;
  return game_.components().requests[at].points[left - 1] + rounds_left_ * (paint - 1.0);
}

Chances Outlook::before_me(int hour) const {
  Chances chances = certain();
  for (int p = 0; p < game_.painters(); ++p) {
    bool const up = lens_.hour(p) != no_hour;
    if (p == me_ || (up && lens_.hour(p) > hour)) continue;
    double const first = up ? 1.0 : std::clamp(0.25 * hour, 0.0, 1.0);
    for (int segment = 0; segment < segments; ++segment) {
      int const tile = tile_at(segment);
      if (tile < 0) continue;
      auto& chance = chances[segment];
      if (game_.is_leonardo(p)) {
        if (!last_ && has_bit(beside[lens_.board().leonardo], segment)) chance *= 1 - 0.3 * first;
      } else if (affords(p, tile)) {
        chance *= 1 - std::min(0.12 + 0.035 * game_.tile(tile).points, 0.5) * first;
      }
    }
  }
  return chances;
}

Chances Outlook::certain() const {
  Chances chances;
  chances.fill(1);
  return chances;
}

}  // namespace atelier::fresco
