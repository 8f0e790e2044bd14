#include "server/orders.hpp"

#include <algorithm>

#include "engine/json.hpp"

namespace atelier::server {

std::expected<Orders::Order, Refusal> Orders::give(Record const& record, std::optional<Seat> mine, protocol::Order const& ask) {
  if (auto refused = record.refuse_order(mine, ask)) return std::unexpected(*refused);
  return Order{++numbers_, *mine, ask.limit, record.occasion().value_or(0)};
}

Orders::Order Orders::take_back(Seat seat) {
  std::erase_if(standing_, [&](Order const& each) { return each.seat == seat; });
  return Order{++numbers_, seat, {}, 0};
}

void Orders::add(Order const& order) {
  numbers_ = std::max(numbers_, order.n);
  std::erase_if(standing_, [&](Order const& each) { return each.seat == order.seat; });
  if (order.limit) standing_.push_back(order);
}

std::expected<void, std::string> Orders::read(Stored const& stored) {
  numbers_ = std::max(numbers_, stored.number);
  auto order = read_json<Order>(stored.text);
  if (!order) return std::unexpected(order.error());
  order->n = stored.number;
  add(*order);
  return {};
}

Seats Orders::end(Record const& record) {
  Seats ended;
  std::erase_if(standing_, [&](Order const& each) {
    bool const over = record.occasion() != each.occasion || record.is_bot(each.seat);
    if (over) ended = ended.with(each.seat);
    return over;
  });
  return ended;
}

std::optional<int> Orders::limit(Seat seat) const {
  auto const found = std::ranges::find(standing_, seat, &Order::seat);
  return found == standing_.end() ? std::nullopt : found->limit;
}

Seats Orders::seats() const {
  Seats all;
  for (auto const& each : standing_) all = all.with(each.seat);
  return all;
}

MoveId Orders::move(Record const& record, Seat seat) const { return record.position().ordered(seat, *limit(seat)); }

}  // namespace atelier::server
