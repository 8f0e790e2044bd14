// Standing orders at a table: what people want done in their seats whenever they are asked. Beside the game: an order changes no entry and
// no position, and is told to nobody but its own seat; the moves that come of it are moves as everybody makes them. No clock, no store, no
// sockets: requests are checked and become orders, orders that were stored are added.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "server/protocol.hpp"
#include "server/record.hpp"
#include "server/store/store.hpp"

namespace atelier::server {

class Orders {
 public:
  struct Order {
    int n = 0;  // no two of a table have the same
    Seat seat{};
    std::optional<int> limit;  // null: none stands from here on
    int occasion = 0;
    BOOST_DESCRIBE_CLASS(Order, (), (n, seat, limit, occasion), (), ())
  };

  std::expected<Order, Refusal> give(Record const&, std::optional<Seat> mine, protocol::Order const&);
  Order take_back(Seat);

  // Orders that were stored: one of this server's, or as the store gave it, in order. The error says why it cannot be read.
  void add(Order const&);
  std::expected<void, std::string> read(Stored const&);
  // Orders end with their occasion, and where a bot plays: whose they were.
  Seats end(Record const&);

  std::optional<int> limit(Seat) const;  // empty: no order stands
  // Who has ordered what to do. Precondition: end() was asked since the record changed.
  Seats seats() const;
  // What the order of a seat of to_act plays. Precondition: one stands.
  MoveId move(Record const&, Seat) const;

 private:
  std::vector<Order> standing_;  // one a seat at most
  int numbers_ = 0;              // given so far
};

}  // namespace atelier::server
