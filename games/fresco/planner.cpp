// The planner: thinks a round through before it begins, and each visit before it acts.
#include <bit>
#include <cmath>

#include "games/fresco/bots.hpp"
#include "games/fresco/outlook.hpp"

namespace atelier::fresco {

namespace {

struct Purchase {
  int stall = -1;
  unsigned slots = 0;  // bit by slot
  int tiles = 0;
  Paints paints{};
  double gain = 0;  // before it is paid for
};

using Purchases = List<Purchase, stall_count * 16>;

// What nobody can spoil is worth a little more than what was foreseen.
constexpr double first_of_all = 1;

// What a planner likes more than others do, in points.
struct Liking {
  double early = first_of_all;  // to be the first of all
  double purse = 1.0;           // what Thalers are worth, times this
  double cathedral = 0;         // an apprentice sent there

  static constexpr Liking of(Manner manner) {
    switch (manner) {
      case Manner::even: break;
      case Manner::bold: return {.early = first_of_all + 2};
      case Manner::thrifty: return {.purse = 1.2};
      case Manner::stubborn: return {.cathedral = 0.7};
    }
    return {};
  }
};

class Planner {
 public:
  Planner(Lens const& lens, Manner manner)
      : game_(lens.game()),
        lens_(lens),
        outlook_(lens),
        desk_(outlook_.desk()),
        liking_(Liking::of(manner)) {}

  MoveId choose() const {
    bool const leonardo = lens_.leonardo_acts();
    if (!lens_.may(Deed::wake).empty()) return leonardo ? wake_leonardo() : wake();
    if (lens_.plans()) return plan();
    if (lens_.may(Deed::land, 1)) return id_of(Deed::land, 1);
    if (!lens_.may(Deed::stack).empty()) return stack();
    if (!lens_.may(Deed::pick).empty()) return pick();
    if (leonardo) return steer();
    switch (lens_.place()) {
      case Place::market: return buy();
      case Place::studio: return paint();
      case Place::workshop: return mix();
      case Place::cathedral:
      case Place::again: return restore();
      case Place::theatre: break;
    }
    return move_at(ids::done);
  }

 private:
  Painter const& self() const { return lens_.self(); }
  int mixes() const { return game_.components().mixes.value; }
  double money(int thalers) const { return liking_.purse * outlook_.money(thalers); }

  // What paints are worth before the day is planned: two apprentices in the cathedral, one in the workshop.
  double worth(Desk const& desk) const {
    Desk then = desk;
    double const now = outlook_.work(then, 2, 0, outlook_.certain(), false);
    return now + outlook_.income(then.restored) + outlook_.next(then, mixes());
  }

  Purchases purchases() const {
    Purchases all;
    double const before = worth(desk_);
    for (int stall = 0; stall < game_.stalls(); ++stall)
      for (unsigned slots = 1; slots < 16; ++slots) {
        if (std::popcount(slots) > spaces_per_place) continue;
        Purchase purchase{stall, slots, std::popcount(slots), {}, 0};
        Desk then = desk_;
        bool there = true;
        for (int slot = 0; slot < stall_slots; ++slot)
          if ((slots >> slot) & 1) {
            int const tile = lens_.market_tile(stall * stall_slots + slot);
            if (tile < 0) {
              there = false;
              break;
            }
            for (Paint paint : game_.components().market[tile].paints) {
              ++then.paints[index(paint)];
              ++purchase.paints[index(paint)];
            }
          }
        if (!there) continue;
        purchase.gain = worth(then) - before;
        all.push_back(purchase);
      }
    return all;
  }

  double net(Purchase const& purchase, int price) const {
    return purchase.gain + money(desk_.thalers - price * purchase.tiles) - money(desk_.thalers);
  }

  // The best purchase of at most so many tiles when `ahead` stalls are likely gone.
  Purchase best_purchase(Purchases const& all, int most, int price, int ahead) const {
    std::array<Purchase, stall_count> best;
    std::array<double, stall_count> value{};
    for (auto const& purchase : all) {
      if (purchase.tiles > most || purchase.tiles * price > desk_.thalers) continue;
      auto const stall = purchase.stall;
      if (double const worth = net(purchase, price); worth > value[stall]) value[stall] = worth, best[stall] = purchase;
    }
    for (int rank = 0;; ++rank) {
      auto const top = std::max_element(value.begin(), value.end()) - value.begin();
      if (rank >= ahead || rank + 1 >= game_.stalls()) return best[top];
      value[top] = 0;
      best[top] = {};
    }
  }

  // How many painters are likely at the market before me.
  double buyers_before(int hour) const {
    double count = 0;
    for (int p = 0; p < game_.painters(); ++p) {
      if (p == outlook_.me()) continue;
      double const goes = game_.is_leonardo(p) ? 1.0 : 0.8;
      count += goes * (lens_.hour(p) != no_hour ? (lens_.hour(p) < hour ? 1.0 : 0.0) : 0.25 * hour);
    }
    return count;
  }

  struct Day {
    double value = -1e9;
    int plan = 0;  // as a number
  };

  double studio_value(int sent, int hour) const {
    if (sent == 0) return 0;
    double best = 0;
    int const pay = game_.components().studio_pay.value;
    double const wage = money(desk_.thalers + pay) - money(desk_.thalers);
    int rivals = 0;
    for (int p = 0; p < game_.painters(); ++p) {
      rivals += p != outlook_.me() && (game_.is_leonardo(p) || lens_.hour(p) < hour);
    }
    for (int card : lens_.board().portraits)
      if (card > 0) best = std::max(best, outlook_.portrait(game_.components().portraits[card - 1], self().mood));
    return std::max(0.0, best - wage) * std::max(0.2, 1 - 0.3 * rivals);
  }

  // The best plan for a day that begins at this hour, with what it is worth.
  Day best_day(int hour, int mood, int apprentices, Purchases const& all) const {
    Day best;
    int const price = game_.price_at(hour);
    int const ahead = std::lround(buyers_before(hour));
    auto const chances = outlook_.before_me(hour);
    double request = 0;
    for (int kind = 0; game_.options().requests && kind < request_kinds; ++kind)
      request = std::max(request, outlook_.request(RequestKind(kind)));
    bool const actor = has_bit(self().portraits, index(Sitter::actor));
    int const lift = game_.components().theatre_mood.value + (actor ? game_.components().actor_mood.value : 0);
    int const top = game_.components().mood_spaces.value - 1;
    double const portraits = game_.options().portraits ? studio_value(1, hour) : 0;
    for (int market = 0; market <= spaces_per_place; ++market) {
      Purchase const purchase = market > 0 ? best_purchase(all, market, price, ahead) : Purchase{};
      if (market > std::max(purchase.tiles, 0)) break;
      for (int cathedral = 0; cathedral <= spaces_per_place && market + cathedral <= apprentices; ++cathedral) {
        Desk desk = desk_;
        desk.thalers -= price * purchase.tiles;
        for (std::size_t i = 0; i < paint_kinds; ++i) desk.paints[i] = desk.paints[i] + purchase.paints[i];
        double const points = outlook_.work(desk, cathedral, 0, chances, true) + liking_.cathedral * cathedral;
        double const base = points + outlook_.income(desk.restored);
        for (int workshop = 0; workshop <= spaces_per_place && market + cathedral + workshop <= apprentices; ++workshop) {
          int const left = apprentices - market - cathedral - workshop;
          bool const asked = request > 0 && workshop > 0;
          int const mixing = mixes() * (workshop - asked);
          double const tomorrow = outlook_.last() ? 0 : outlook_.next(desk, mixing);
          for (int evening = 0; evening <= std::min(left, spaces_per_place); ++evening) {
            int const studio = std::min(left - evening, spaces_per_place);
            double value = base + tomorrow + (asked ? request : 0);
            if (outlook_.last()) {
              Desk then = desk;
              value += outlook_.work(then, evening, mixing, chances, true);
            }
            value += money(desk.thalers + studio * game_.components().studio_pay.value) + (studio > 0 ? portraits : 0);
            value += outlook_.mood(std::min(mood + (outlook_.last() ? 0 : lift * evening), top));
            if (value > best.value) best = {value, plan_number(market, cathedral, studio, workshop, evening)};
          }
        }
      }
    }
    return best;
  }
  double hour_value(int hour, Purchases const& all) const {
    int const top = game_.components().mood_spaces.value - 1;
    int const mood = std::clamp(self().mood + game_.components().hostel[hour].mood, 0, top);
    return best_day(hour, mood, game_.apprentices_at(mood), all).value + (hour == 0 ? liking_.early : 0);
  }

  MoveId wake() const {
    auto const all = purchases();
    double most = -1e9;
    int best = lens_.may(Deed::wake)[0];
    for (int hour : lens_.may(Deed::wake))
      if (double const value = hour_value(hour, all); value > most) most = value, best = hour;
    return id_of(Deed::wake, best);
  }

  // Leonardo gets the hour that is worth least to the person who steers him.
  MoveId wake_leonardo() const {
    if (self().hour != no_hour) return id_of(Deed::wake, lens_.may(Deed::wake)[0]);
    auto const all = purchases();
    double least = 1e9;
    int best = lens_.may(Deed::wake)[0];
    for (int hour : lens_.may(Deed::wake))
      if (double const value = hour_value(hour, all); value < least) least = value, best = hour;
    return id_of(Deed::wake, best);
  }

  MoveId plan() const {
    auto const day = best_day(self().hour, self().mood, lens_.apprentices(), purchases());
    return id_of(Deed::plan, day.plan);
  }

  // What is left of the day: the cathedral, the workshop, and in the last round the cathedral again.
  double rest_of_day(Desk desk) const {
    auto const& sheet = self().sheet;
    auto const certain = outlook_.before_me(self().hour);
    double value = outlook_.work(desk, sheet[1], 0, certain, true) + outlook_.income(desk.restored);
    int const mixing = mixes() * sheet[3];
    if (outlook_.last())
      value += outlook_.work(desk, sheet[4], mixing, certain, true);
    else
      value += outlook_.next(desk, mixing);
    return value;
  }

  MoveId buy() const {
    auto const& visit = lens_.visit();
    int const price = game_.price_at(self().hour);
    int const most = visit.sent - visit.used;
    double best = rest_of_day(desk_) + money(desk_.thalers);
    Purchase chosen;
    for (auto const& purchase : purchases()) {
      bool const open = visit.stall == 0 || visit.stall == purchase.stall + 1;
      if (visit.closed || !open || purchase.tiles > most || purchase.tiles * price > desk_.thalers) continue;
      Desk then = desk_;
      for (std::size_t i = 0; i < paint_kinds; ++i) then.paints[i] = then.paints[i] + purchase.paints[i];
      double const value = rest_of_day(then) + money(desk_.thalers - price * purchase.tiles);
      if (value > best) best = value, chosen = purchase;
    }
    if (chosen.stall >= 0) return id_of(Deed::buy, chosen.stall * stall_slots + std::countr_zero(chosen.slots));
    if (!lens_.may(Deed::close).empty()) return id_of(Deed::close, richest_stall());
    return move_at(ids::done);
  }

  // The stall with most paints: closing it costs those who come later.
  int richest_stall() const {
    int best = lens_.may(Deed::close)[0];
    int most = -1;
    for (int stall : lens_.may(Deed::close)) {
      int count = 0;
      for (int slot = 0; slot < stall_slots; ++slot)
        if (int const tile = lens_.market_tile(stall * stall_slots + slot); tile >= 0)
          count += game_.components().market[tile].paints.size();
      if (count > most) most = count, best = stall;
    }
    return best;
  }

  // What follows the visit to the cathedral.
  double after_cathedral(Desk const& desk, int actions) const {
    Desk then = desk;
    double value = outlook_.work(then, actions, 0, outlook_.certain(), true) + outlook_.income(then.restored);
    auto const& sheet = self().sheet;
    if (!outlook_.last()) return value + outlook_.next(then, mixes() * sheet[3]) + money(then.thalers);
    if (lens_.place() == Place::cathedral) value += outlook_.work(then, sheet[4], mixes() * sheet[3], outlook_.certain(), true);
    return value + money(then.thalers);
  }

  MoveId restore() const {
    int const left = lens_.visit().sent - lens_.visit().used;
    MoveId best = move_at(ids::done);
    double most = lens_.may(Deed::done, 0) ? after_cathedral(desk_, 0) + 0.01 : -1e9;
    for (int payment : lens_.may(Deed::altar)) {
      Desk then = desk_;
      pay(then.paints, altar_payments[payment].cost);
      if (double const value = game_.payment_points(payment) + after_cathedral(then, left - 1); value > most)
        most = value, best = id_of(Deed::altar, payment);
    }
    for (int segment : lens_.may(Deed::restore)) {
      int const tile = outlook_.tile_at(segment);
      Desk then = desk_;
      pay(then.paints, game_.cost_of(tile));
      then.covered &= ~bit(segment);
      then.bishop = segment;
      auto const points = [&](int bishop) { return game_.tile(tile).points + game_.bonus_at(self(), bishop, segment); };
      double const after = after_cathedral(then, left - 1) + outlook_.income(1);
      if (double const value = points(lens_.board().bishop) + after; value > most) most = value, best = id_of(Deed::restore, segment);
      double const thaler = money(then.thalers) - money(then.thalers - game_.components().bishop_step.value) + 0.01;
      for (int step : lens_.may(Deed::step))
        if (double const value = points(step) + after - thaler; value > most) most = value, best = id_of(Deed::step, step);
      if (lens_.may(Deed::send, segment))
        if (double const value = points(segment) + after - thaler; value > most) most = value, best = id_of(Deed::send, segment);
    }
    return best;
  }

  MoveId paint() const {
    int const pay = game_.components().studio_pay.value;
    double most = lens_.may(Deed::done, 0) ? money(desk_.thalers + pay) - money(desk_.thalers) : -1e9;
    if (lens_.visit().took) return move_at(ids::done);
    MoveId best = move_at(ids::done);
    for (int slot : lens_.may(Deed::portrait)) {
      auto const& card = game_.components().portraits[lens_.board().portraits[slot] - 1];
      if (double const value = outlook_.portrait(card, self().mood); value > most) most = value, best = id_of(Deed::portrait, slot);
    }
    return best;
  }

  // What the paints promise when the workshop closes after so many more mixes.
  double promise(Desk desk, int mixing) const {
    if (!outlook_.last()) return outlook_.next(desk, mixing);
    return outlook_.work(desk, self().sheet[4], mixing, outlook_.certain(), true);
  }

  MoveId mix() const {
    int wanted = 0;
    double most = 0;
    for (int kind : lens_.may(Deed::fulfil))
      if (double const value = outlook_.request(RequestKind(kind)); value > most) most = value, wanted = kind;
    if (most > 0) return id_of(Deed::fulfil, wanted);
    auto const& visit = lens_.visit();
    int const mixing = mixes() * (visit.sent - visit.used) - visit.mixed;
    double best = promise(desk_, 0) + 0.01;
    MoveId chosen = move_at(ids::done);
    for (int number : lens_.may(Deed::mix)) {
      Desk then = desk_;
      for (Paint from : recipes[number].from) --then.paints[index(from)];
      ++then.paints[index(recipes[number].result)];
      if (double const value = promise(then, mixing - 1); value > best) best = value, chosen = id_of(Deed::mix, number);
    }
    return chosen;
  }

  // Tiles with the fewest splashes go first: the others serve another request.
  MoveId stack() const {
    int best = lens_.may(Deed::stack)[0];
    for (int tile : lens_.may(Deed::stack))
      if (game_.tile(tile).splashes.size() < game_.tile(best).splashes.size()) best = tile;
    return id_of(Deed::stack, best);
  }

  MoveId pick() const {
    double most = -1e9;
    int best = 0;
    for (int paint : lens_.may(Deed::pick)) {
      Desk then = desk_;
      ++then.paints[paint];
      if (double const value = worth(then); value > most) most = value, best = paint;
    }
    return id_of(Deed::pick, best);
  }

  // Leonardo does what costs his steersman least.
  MoveId steer() const {
    if (!lens_.may(Deed::close).empty()) return id_of(Deed::close, spared_stall());
    if (auto const may = lens_.may(Deed::restore); !may.empty()) {
      double most = -1e9;
      int best = may[0];
      for (int segment : may) {
        Desk then = desk_;
        then.covered &= ~bit(segment);
        then.bishop = segment;
        int const points =
            game_.tile(lens_.tile_at(segment)).points + game_.bonus_at(lens_.acting_painter(), lens_.board().bishop, segment);
        double const value = rest_of_day(then) - 0.1 * points;
        if (value > most) most = value, best = segment;
      }
      return id_of(Deed::restore, best);
    }
    if (auto const may = lens_.may(Deed::portrait); !may.empty()) {
      double least = 1e9;
      int best = may[0];
      for (int slot : may) {
        auto const& card = game_.components().portraits[lens_.board().portraits[slot] - 1];
        if (double const value = outlook_.portrait(card, self().mood); value < least) least = value, best = slot;
      }
      return id_of(Deed::portrait, best);
    }
    return thwart();
  }

  // A request that Leonardo fulfils is lost to both players: he takes the one that the rival would miss more.
  MoveId thwart() const {
    double most = 0;
    MoveId best = move_at(ids::done);
    for (int kind : lens_.may(Deed::fulfil)) {
      double const value = loss(1 - outlook_.me(), RequestKind(kind)) - loss(outlook_.me(), RequestKind(kind));
      if (value > most) most = value, best = id_of(Deed::fulfil, kind);
    }
    return best;
  }

  // What a painter would miss if the top request of this kind were gone: the next one pays less, after the last there is none.
  double loss(int painter, RequestKind kind) const {
    auto const at = index(kind);
    int const left = lens_.board().requests[at];
    auto const& points = game_.components().requests[at].points;
    int const fitting = std::popcount(lens_.tiles(painter) & game_.splashed(kind));
    double const likely = fitting >= tiles_per_request ? 1.0 : fitting + 1 == tiles_per_request ? 0.4 : 0.1;
    return likely * (left > 1 ? points[left - 1] - points[left - 2] : points[0]);
  }

  // A stall for Leonardo: the worst for me if I am still to come, the richest otherwise.
  int spared_stall() const {
    auto const& sheet = self().sheet;
    bool const later = sheet[0] > 0 && self().hour > lens_.hour(lens_.acting());
    if (!later) return richest_stall();
    int best = lens_.may(Deed::close)[0];
    double least = 1e9;
    auto const all = purchases();
    for (int stall : lens_.may(Deed::close)) {
      double gain = 0;
      for (auto const& purchase : all)
        if (purchase.stall == stall && purchase.tiles <= sheet[0]) gain = std::max(gain, purchase.gain);
      if (gain < least) least = gain, best = stall;
    }
    return best;
  }

  Fresco const& game_;
  Lens const& lens_;
  Outlook outlook_;
  Desk desk_;
  Liking liking_;
};

}  // namespace

MoveId planner_move(Lens const& lens, Manner manner) { return Planner(lens, manner).choose(); }

}  // namespace atelier::fresco
