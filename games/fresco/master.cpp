// The master: thinks a round through before it begins, and each visit before it acts.
#include <bit>
#include <cmath>
#include <vector>

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

// What nobody can spoil is worth a little more than what was foreseen.
constexpr double first_of_all = 1;

class Master {
 public:
  Master(Fresco const& game, View const& view) : game_(game), view_(view), outlook_(game, view), desk_(outlook_.desk()) {}

  MoveId choose() const {
    auto const& offer = *view_.offer;
    bool const leonardo = view_.painter && view_.players[static_cast<std::size_t>(*view_.painter)].leonardo;
    if (!offer.hours.empty()) return leonardo ? wake_leonardo() : wake();
    if (offer.plan) return plan();
    if (offer.land) return of(Land{true});
    if (!offer.stacks.empty()) return stack();
    if (!offer.picks.empty()) return pick();
    if (leonardo) return steer();
    switch (view_.place) {
      case Place::market: return buy();
      case Place::studio: return paint();
      case Place::workshop: return mix();
      case Place::cathedral:
      case Place::theatre: return restore();
    }
    return move_at(ids::done);
  }

 private:
  MoveId of(Move const& move) const { return *game_.id(move); }
  Player const& self() const { return view_.players[static_cast<std::size_t>(outlook_.me())]; }
  int mixes() const { return game_.components().mixes.value; }

  // What paints are worth before the day is planned: two apprentices in the cathedral, one in the workshop.
  double worth(Desk const& desk) const {
    Desk then = desk;
    double const now = outlook_.work(then, 2, 0, outlook_.certain(), false);
    return now + outlook_.income(then.restored) + outlook_.next(then, mixes());
  }

  std::vector<Purchase> purchases() const {
    std::vector<Purchase> all;
    double const before = worth(desk_);
    for (std::size_t stall = 0; stall < view_.stalls.size(); ++stall)
      for (unsigned slots = 1; slots < 16; ++slots) {
        if (std::popcount(slots) > spaces_per_place) continue;
        Purchase purchase{static_cast<int>(stall), slots, std::popcount(slots), {}, 0};
        Desk then = desk_;
        bool there = true;
        for (unsigned slot = 0; slot < stall_slots; ++slot)
          if ((slots >> slot) & 1) {
            int const tile = slot < view_.stalls[stall].size() ? view_.stalls[stall][slot] : -1;
            if (tile < 0) {
              there = false;
              break;
            }
            for (Paint paint : game_.components().market[static_cast<std::size_t>(tile)].paints) {
              ++then.paints[static_cast<std::size_t>(paint)];
              ++purchase.paints[static_cast<std::size_t>(paint)];
            }
          }
        if (!there) continue;
        purchase.gain = worth(then) - before;
        all.push_back(purchase);
      }
    return all;
  }

  double net(Purchase const& purchase, int price) const {
    return purchase.gain + outlook_.money(desk_.thalers - price * purchase.tiles) - outlook_.money(desk_.thalers);
  }

  // The best purchase of at most so many tiles when `ahead` stalls are likely gone.
  Purchase best_purchase(std::vector<Purchase> const& all, int most, int price, int ahead) const {
    std::array<Purchase, stall_count> best;
    std::array<double, stall_count> value{};
    for (auto const& purchase : all) {
      if (purchase.tiles > most || purchase.tiles * price > desk_.thalers) continue;
      auto const stall = static_cast<std::size_t>(purchase.stall);
      if (double const worth = net(purchase, price); worth > value[stall]) value[stall] = worth, best[stall] = purchase;
    }
    for (int rank = 0;; ++rank) {
      auto const top = static_cast<std::size_t>(std::max_element(value.begin(), value.end()) - value.begin());
      if (rank >= ahead || rank + 1 >= game_.stalls()) return best[top];
      value[top] = 0;
      best[top] = {};
    }
  }

  // How many painters are likely at the market before me.
  double buyers_before(int hour) const {
    double count = 0;
    for (int p = 0; p < game_.painters(); ++p) {
      auto const& player = view_.players[static_cast<std::size_t>(p)];
      if (p == outlook_.me()) continue;
      double const goes = player.leonardo ? 1.0 : 0.8;
      count += goes * (player.hour ? (*player.hour < hour ? 1.0 : 0.0) : 0.25 * hour);
    }
    return count;
  }

  struct Day {
    double value = -1e9;
    Sheet sheet{};
  };

  double studio_value(int sent, int hour) const {
    if (sent == 0) return 0;
    double best = 0;
    int const pay = game_.components().studio_pay.value;
    double const wage = outlook_.money(desk_.thalers + pay) - outlook_.money(desk_.thalers);
    int rivals = 0;
    for (int p = 0; p < game_.painters(); ++p) {
      auto const& player = view_.players[static_cast<std::size_t>(p)];
      rivals += p != outlook_.me() && (player.leonardo || (player.hour && *player.hour < hour));
    }
    for (int card : view_.portraits)
      if (card >= 0) best = std::max(best, outlook_.portrait(game_.components().portraits[static_cast<std::size_t>(card)], self().mood));
    return std::max(0.0, best - wage) * std::max(0.2, 1 - 0.3 * rivals);
  }

  // The best plan for a day that begins at this hour, with what it is worth.
  Day best_day(int hour, int mood, int apprentices, std::vector<Purchase> const& all) const {
    Day best;
    int const price = game_.price_at(hour);
    int const ahead = static_cast<int>(std::lround(buyers_before(hour)));
    auto const chances = outlook_.before_me(hour);
    double request = 0;
    for (int kind = 0; game_.options().requests && kind < request_kinds; ++kind)
      request = std::max(request, outlook_.request(static_cast<RequestKind>(kind)));
    bool const actor = std::find(self().portraits.begin(), self().portraits.end(), Sitter::actor) != self().portraits.end();
    int const lift = game_.components().theatre_mood.value + (actor ? game_.components().actor_mood.value : 0);
    int const top = game_.components().mood_spaces.value - 1;
    double const portraits = view_.portraits.empty() ? 0 : studio_value(1, hour);
    for (int market = 0; market <= spaces_per_place; ++market) {
      Purchase const purchase = market > 0 ? best_purchase(all, market, price, ahead) : Purchase{};
      if (market > std::max(purchase.tiles, 0)) break;
      for (int cathedral = 0; cathedral <= spaces_per_place && market + cathedral <= apprentices; ++cathedral) {
        Desk desk = desk_;
        desk.thalers -= price * purchase.tiles;
        for (std::size_t i = 0; i < paint_kinds; ++i) desk.paints[i] = static_cast<std::uint8_t>(desk.paints[i] + purchase.paints[i]);
        double const points = outlook_.work(desk, cathedral, 0, chances, true);
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
            value += outlook_.money(desk.thalers + studio * game_.components().studio_pay.value) + (studio > 0 ? portraits : 0);
            value += outlook_.mood(std::min(mood + (outlook_.last() ? 0 : lift * evening), top));
            if (value > best.value) best = {value, number(market, cathedral, studio, workshop, evening)};
          }
        }
      }
    }
    return best;
  }
  static Sheet number(int market, int cathedral, int studio, int workshop, int evening) {
    return {static_cast<std::uint8_t>(market), static_cast<std::uint8_t>(cathedral), static_cast<std::uint8_t>(studio),
            static_cast<std::uint8_t>(workshop), static_cast<std::uint8_t>(evening)};
  }

  double hour_value(int hour, std::vector<Purchase> const& all) const {
    int const top = game_.components().mood_spaces.value - 1;
    int const mood = std::clamp(self().mood + game_.components().hostel[static_cast<std::size_t>(hour)].mood, 0, top);
    return best_day(hour, mood, game_.apprentices_at(mood), all).value + (hour == 0 ? first_of_all : 0);
  }

  MoveId wake() const {
    auto const all = purchases();
    double most = -1e9;
    int best = view_.offer->hours[0];
    for (int hour : view_.offer->hours)
      if (double const value = hour_value(hour, all); value > most) most = value, best = hour;
    return of(WakeUp{best});
  }

  // Leonardo gets the hour that is worth least to the person who steers him.
  MoveId wake_leonardo() const {
    if (self().hour) return of(WakeUp{view_.offer->hours[0]});
    auto const all = purchases();
    double least = 1e9;
    int best = view_.offer->hours[0];
    for (int hour : view_.offer->hours)
      if (double const value = hour_value(hour, all); value < least) least = value, best = hour;
    return of(WakeUp{best});
  }

  MoveId plan() const {
    auto const day = best_day(*self().hour, self().mood, view_.offer->plan->apprentices, purchases());
    return of(Plan{day.sheet[0], day.sheet[1], day.sheet[2], day.sheet[3], day.sheet[4]});
  }

  // What is left of the day: the cathedral, the workshop, and in the last round the cathedral again.
  double rest_of_day(Desk desk) const {
    auto const& sheet = *self().sheet;
    auto const certain = outlook_.before_me(*self().hour);
    double value = outlook_.work(desk, sheet[1], 0, certain, true) + outlook_.income(desk.restored);
    int const mixing = mixes() * sheet[3];
    if (outlook_.last())
      value += outlook_.work(desk, sheet[4], mixing, certain, true);
    else
      value += outlook_.next(desk, mixing);
    return value;
  }

  MoveId buy() const {
    auto const& offer = *view_.offer;
    int const price = offer.price;
    int const most = view_.visit.sent - view_.visit.used;
    double best = rest_of_day(desk_) + outlook_.money(desk_.thalers);
    Purchase chosen;
    for (auto const& purchase : purchases()) {
      bool const open = view_.visit.stall == 0 || view_.visit.stall == purchase.stall + 1;
      if (view_.visit.closed || !open || purchase.tiles > most || purchase.tiles * price > desk_.thalers) continue;
      Desk then = desk_;
      for (std::size_t i = 0; i < paint_kinds; ++i) then.paints[i] = static_cast<std::uint8_t>(then.paints[i] + purchase.paints[i]);
      double const value = rest_of_day(then) + outlook_.money(desk_.thalers - price * purchase.tiles);
      if (value > best) best = value, chosen = purchase;
    }
    if (chosen.stall >= 0) return of(Buy{chosen.stall, std::countr_zero(chosen.slots)});
    if (view_.visit.stall == 0 && !offer.closes.empty()) return of(CloseStall{richest_stall()});
    return move_at(ids::done);
  }

  // The stall with most paints: closing it costs those who come later.
  int richest_stall() const {
    int best = view_.offer->closes[0];
    int most = -1;
    for (int stall : view_.offer->closes) {
      int count = 0;
      for (int tile : view_.stalls[static_cast<std::size_t>(stall)])
        if (tile >= 0) count += static_cast<int>(game_.components().market[static_cast<std::size_t>(tile)].paints.size());
      if (count > most) most = count, best = stall;
    }
    return best;
  }

  // What follows the visit to the cathedral.
  double after_cathedral(Desk const& desk, int actions) const {
    Desk then = desk;
    double value = outlook_.work(then, actions, 0, outlook_.certain(), true) + outlook_.income(then.restored);
    auto const& sheet = *self().sheet;
    if (!outlook_.last()) return value + outlook_.next(then, mixes() * sheet[3]) + outlook_.money(then.thalers);
    if (view_.place == Place::cathedral) value += outlook_.work(then, sheet[4], mixes() * sheet[3], outlook_.certain(), true);
    return value + outlook_.money(then.thalers);
  }

  MoveId restore() const {
    auto const& offer = *view_.offer;
    int const left = view_.visit.sent - view_.visit.used;
    MoveId best = move_at(ids::done);
    double most = offer.done ? after_cathedral(desk_, 0) + 0.01 : -1e9;
    for (auto const& altar : offer.altars) {
      MoveId const id = of(RestoreAltar{altar.paints});
      Desk then = desk_;
      for (Paint paint : altar.paints) --then.paints[static_cast<std::size_t>(paint)];
      if (double const value = altar.points + after_cathedral(then, left - 1); value > most) most = value, best = id;
    }
    Painter abbot;
    for (Sitter sitter : self().portraits) abbot.portraits = static_cast<std::uint8_t>(abbot.portraits | 1U << static_cast<int>(sitter));
    for (auto const& each : offer.restores) {
      int const tile = outlook_.tile_at(each.segment);
      Desk then = desk_;
      auto const& cost = game_.cost_of(tile);
      for (std::size_t i = 0; i < paint_kinds; ++i) then.paints[i] = static_cast<std::uint8_t>(then.paints[i] - cost[i]);
      then.covered &= ~(1U << each.segment);
      then.bishop = each.segment;
      double const after = after_cathedral(then, left - 1) + outlook_.income(1);
      if (double const value = each.points + after; value > most) most = value, best = of(Restore{each.segment});
      double const thaler = outlook_.money(then.thalers) - outlook_.money(then.thalers - game_.components().bishop_step.value) + 0.01;
      int const plain = game_.tile(tile).points;
      for (int step : offer.steps)
        if (double const value = plain + game_.bonus_at(abbot, step, each.segment) + after - thaler; value > most)
          most = value, best = of(StepBishop{step});
      if (offer.send_bishop && each.segment != view_.bishop)
        if (double const value = plain + game_.bonus_at(abbot, each.segment, each.segment) + after - thaler; value > most)
          most = value, best = of(SendBishop{each.segment});
    }
    return best;
  }

  MoveId paint() const {
    int const pay = game_.components().studio_pay.value;
    double most = view_.offer->done ? outlook_.money(desk_.thalers + pay) - outlook_.money(desk_.thalers) : -1e9;
    if (view_.visit.took) return move_at(ids::done);
    MoveId best = move_at(ids::done);
    for (int slot : view_.offer->portraits) {
      auto const& card = game_.components().portraits[static_cast<std::size_t>(view_.portraits[static_cast<std::size_t>(slot)])];
      if (double const value = outlook_.portrait(card, self().mood); value > most) most = value, best = of(TakePortrait{slot});
    }
    return best;
  }

  // What the paints promise when the workshop closes after so many more mixes.
  double promise(Desk desk, int mixing) const {
    if (!outlook_.last()) return outlook_.next(desk, mixing);
    return outlook_.work(desk, (*self().sheet)[4], mixing, outlook_.certain(), true);
  }

  MoveId mix() const {
    auto const& offer = *view_.offer;
    RequestKind wanted{};
    double most = 0;
    for (auto const& request : offer.requests)
      if (double const value = outlook_.request(request.request); value > most) most = value, wanted = request.request;
    if (most > 0) return of(Fulfil{wanted});
    int const mixing = mixes() * (view_.visit.sent - view_.visit.used) - view_.visit.mixed;
    double best = promise(desk_, 0) + 0.01;
    MoveId chosen = move_at(ids::done);
    for (Paint paint : offer.mixes) {
      Desk then = desk_;
      for (Paint from : recipes[static_cast<std::size_t>(paint) - 3].from) --then.paints[static_cast<std::size_t>(from)];
      ++then.paints[static_cast<std::size_t>(paint)];
      if (double const value = promise(then, mixing - 1); value > best) best = value, chosen = of(Mix{paint});
    }
    return chosen;
  }

  // Tiles with the fewest splashes go first: the others serve another request.
  MoveId stack() const {
    int best = view_.offer->stacks[0];
    for (int tile : view_.offer->stacks)
      if (game_.tile(tile).splashes.size() < game_.tile(best).splashes.size()) best = tile;
    return of(Stack{best});
  }

  MoveId pick() const {
    double most = -1e9;
    Paint best{};
    for (Paint paint : view_.offer->picks) {
      Desk then = desk_;
      ++then.paints[static_cast<std::size_t>(paint)];
      if (double const value = worth(then); value > most) most = value, best = paint;
    }
    return of(PickPaint{best});
  }

  // Leonardo does what costs his steersman least.
  MoveId steer() const {
    auto const& offer = *view_.offer;
    if (!offer.closes.empty()) return of(CloseStall{spared_stall()});
    if (!offer.restores.empty()) {
      double most = -1e9;
      int best = offer.restores[0].segment;
      for (auto const& each : offer.restores) {
        Desk then = desk_;
        then.covered &= ~(1U << each.segment);
        then.bishop = each.segment;
        double const value = rest_of_day(then) - 0.1 * each.points;
        if (value > most) most = value, best = each.segment;
      }
      return of(Restore{best});
    }
    if (!offer.portraits.empty()) {
      double least = 1e9;
      int best = offer.portraits[0];
      for (int slot : offer.portraits) {
        auto const& card = game_.components().portraits[static_cast<std::size_t>(view_.portraits[static_cast<std::size_t>(slot)])];
        if (double const value = outlook_.portrait(card, self().mood); value < least) least = value, best = slot;
      }
      return of(TakePortrait{best});
    }
    return thwart();
  }

  // A request that Leonardo fulfils is lost to both players: he takes the one that the rival would miss more.
  MoveId thwart() const {
    double most = 0;
    MoveId best = move_at(ids::done);
    for (auto const& each : view_.offer->requests) {
      double const value = loss(1 - outlook_.me(), each.request) - loss(outlook_.me(), each.request);
      if (value > most) most = value, best = of(Fulfil{each.request});
    }
    return best;
  }

  // What a painter would miss if the top request of this kind were gone: the next one pays less, after the last there is none.
  double loss(int painter, RequestKind kind) const {
    auto const at = static_cast<std::size_t>(kind);
    auto const left = static_cast<std::size_t>(view_.requests[at]);
    auto const& points = game_.components().requests[at].points;
    int fitting = 0;
    for (int tile : view_.players[static_cast<std::size_t>(painter)].tiles) fitting += (game_.splashed(kind) >> tile) & 1;
    double const likely = fitting >= tiles_per_request ? 1.0 : fitting + 1 == tiles_per_request ? 0.4 : 0.1;
    return likely * (left > 1 ? points[left - 1] - points[left - 2] : points[0]);
  }

  // A stall for Leonardo: the worst for me if I am still to come, the richest otherwise.
  int spared_stall() const {
    auto const& sheet = *self().sheet;
    bool const later = sheet[0] > 0 && *self().hour > *view_.players[static_cast<std::size_t>(*view_.painter)].hour;
    if (!later) return richest_stall();
    int best = view_.offer->closes[0];
    double least = 1e9;
    auto const all = purchases();
    for (int stall : view_.offer->closes) {
      double gain = 0;
      for (auto const& purchase : all)
        if (purchase.stall == stall && purchase.tiles <= sheet[0]) gain = std::max(gain, purchase.gain);
      if (gain < least) least = gain, best = stall;
    }
    return best;
  }

  Fresco const& game_;
  View const& view_;
  Outlook outlook_;
  Desk desk_;
};

}  // namespace

MoveId master_move(Fresco const& game, View const& view, Rng&) { return Master(game, view).choose(); }

}  // namespace atelier::fresco
