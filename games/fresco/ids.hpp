// Moves as dense integers: the one place for their arithmetic, and the tables of plans and altar payments they count through.
#pragma once

#include <algorithm>
#include <array>

#include "engine/move.hpp"
#include "games/fresco/state.hpp"

namespace atelier::fresco {

// What may lie on the altar: three paints, in the order of Paint.
struct Payment {
  std::array<Paint, 3> paints{};
  Paints cost{};
  bool blended = false;     // orange, green, purple, and pink or brown in their stead
  std::uint8_t extras = 0;  // blended paints among primaries
  std::uint8_t pinks = 0;
  std::uint8_t browns = 0;
};

namespace altar_detail {

constexpr Payment payment_of(int a, int b, int c) {
  Payment payment;
  payment.paints = {Paint(a), Paint(b), Paint(c)};
  for (Paint paint : payment.paints) {
    ++payment.cost[index(paint)];
    payment.pinks += paint == Paint::pink;
    payment.browns += paint == Paint::brown;
  }
  auto const& has = payment.cost;
  bool const primary = has[0] + has[1] + has[2] > 0;
  bool const different = has[3] <= 1 && has[4] <= 1 && has[5] <= 1;
  payment.blended = !primary && different;
  if (!payment.blended) payment.extras = has[3] + has[4] + has[5];
  return payment;
}

// Each primary at most once, any blended paint in place of the others; or each of orange, green, purple at most once, pink and brown in
// place of the others.
constexpr bool fits(Payment const& payment) {
  auto const& has = payment.cost;
  bool const rare = has[6] + has[7] > 0;
  bool const primaries_differ = has[0] <= 1 && has[1] <= 1 && has[2] <= 1;
  return payment.blended || (!rare && primaries_differ);
}

// Those of the base game first.
template <class Visit>
constexpr void each_payment(Visit&& visit) {
  for (bool rare : {false, true})
    for (int a = 0; a < paint_kinds; ++a)
      for (int b = a; b < paint_kinds; ++b)
        for (int c = b; c < paint_kinds; ++c)
          if (auto const payment = payment_of(a, b, c); fits(payment) && (payment.pinks + payment.browns > 0) == rare) visit(payment);
}

constexpr int count_payments() {
  int count = 0;
  each_payment([&](Payment const&) { ++count; });
  return count;
}

}  // namespace altar_detail

inline constexpr int payments = altar_detail::count_payments();
inline constexpr std::array<Payment, payments> altar_payments = [] {
  std::array<Payment, payments> all{};
  int i = 0;
  altar_detail::each_payment([&](Payment const& payment) { all[i++] = payment; });
  return all;
}();
static_assert(payments == 57);
inline constexpr int base_payments = 38;  // without pink and brown
static_assert(altar_payments[base_payments - 1].pinks + altar_payments[base_payments - 1].browns == 0 &&
              altar_payments[base_payments].pinks + altar_payments[base_payments].browns > 0);

// Which of at most 64 prices somebody can pay, bit by price, from how much he has of each paint. No price asks for more than three of one.
struct Payable {
  std::array<std::array<std::uint64_t, 4>, paint_kinds> with{};  // the prices that so many of a paint are enough for
  constexpr void add(int number, Paints const& price) {
    for (int paint = 0; paint < paint_kinds; ++paint)
      for (int has = price[paint]; has < 4; ++has) with[paint][has] |= std::uint64_t{1} << number;
  }
  constexpr std::uint64_t by(Paints const& has) const {
    std::uint64_t all = ~std::uint64_t{0};
    for (int paint = 0; paint < paint_kinds; ++paint) all &= with[paint][std::min<int>(has[paint], 3)];
    return all;
  }
};
inline constexpr Payable altar_payable = [] {
  Payable all;
  for (int i = 0; i < payments; ++i) all.add(i, altar_payments[i].cost);
  return all;
}();

// A plan as a number: two bits for each place.
inline constexpr int sheets = 1 << (2 * places);
constexpr Sheet sheet_numbered(int number) {
  Sheet sheet{};
  for (int place = 0; place < places; ++place) sheet[place] = (number >> (2 * place)) & 3;
  return sheet;
}
constexpr int apprentices_in(int number) {
  int sum = 0;
  for (auto count : sheet_numbered(number)) sum += count;
  return sum;
}
constexpr int plan_number(int market, int cathedral, int studio, int workshop, int evening) {
  return market | cathedral << 2 | studio << 4 | workshop << 6 | evening << 8;
}
constexpr int number_of(Sheet const& sheet) { return plan_number(sheet[0], sheet[1], sheet[2], sheet[3], sheet[4]); }

// Every plan of at most n apprentices, ascending, for n from 0 to 15.
struct Plans {
  int size = 0;
  std::array<std::uint16_t, sheets> numbers{};
};
inline constexpr std::array<Plans, 16> plans_upto = [] {
  std::array<Plans, 16> all{};
  for (int number = 0; number < sheets; ++number)
    for (int n = apprentices_in(number); n < 16; ++n) {
      auto& plans = all[n];
      plans.numbers[plans.size++] = number;
    }
  return all;
}();

// What is mixed of what.
struct Recipe {
  Paint result{};
  std::array<Paint, 2> from{};
};
inline constexpr std::array<Recipe, 5> recipes{{
    {Paint::orange, {Paint::red, Paint::yellow}},
    {Paint::green, {Paint::yellow, Paint::blue}},
    {Paint::purple, {Paint::red, Paint::blue}},
    {Paint::pink, {Paint::red, Paint::purple}},
    {Paint::brown, {Paint::orange, Paint::green}},
}};
inline constexpr int all_recipes = 5;
inline constexpr int base_recipes = 3;  // the others belong to module 3

// Players first, then chance.
namespace ids {
inline constexpr int wake = 0;                                 // + line of the hostel
inline constexpr int plan = wake + hour_lines;                 // + sheet number
inline constexpr int buy = plan + sheets;                      // + stall * stall_slots + slot
inline constexpr int close = buy + stall_count * stall_slots;  // + stall
inline constexpr int step = close + stall_count;               // + segment
inline constexpr int send = step + segments;                   // + segment
inline constexpr int restore = send + segments;                // + segment
inline constexpr int altar = restore + segments;               // + payment
inline constexpr int portrait = altar + payments;              // + slot
inline constexpr int mix = portrait + portraits_shown;         // + recipe
inline constexpr int fulfil = mix + all_recipes;               // + kind
inline constexpr int stack = fulfil + request_kinds;           // + tile
inline constexpr int pick = stack + fresco_tiles;              // + primary
inline constexpr int land = pick + 3;                          // + ahead
inline constexpr int done = land + 2;
inline constexpr int take_back = done + 1;
inline constexpr int place = take_back + 1;           // + painter
inline constexpr int remove = place + most_painters;  // + tile
inline constexpr int lay = remove + fresco_tiles;     // + tile
inline constexpr int stock = lay + fresco_tiles;      // + market tile
inline constexpr int unveil = stock + market_tiles;   // + card
inline constexpr int count = unveil + portrait_cards;
}  // namespace ids

// What a seat can do, in the order of the ids; `ids_of` has the first of each.
enum class Deed : std::uint8_t {
  wake,
  plan,
  buy,
  close,
  step,
  send,
  restore,
  altar,
  portrait,
  mix,
  fulfil,
  stack,
  pick,
  land,
  done,
  take_back
};
inline constexpr int deeds = 16;
inline constexpr std::array<int, deeds> ids_of{ids::wake,    ids::plan,  ids::buy,      ids::close,    ids::step,   ids::send,
                                               ids::restore, ids::altar, ids::portrait, ids::mix,      ids::fulfil, ids::stack,
                                               ids::pick,    ids::land,  ids::done,     ids::take_back};

}  // namespace atelier::fresco
