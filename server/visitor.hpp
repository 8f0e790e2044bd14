// One page's side of the protocol: reads what it asks, and asks the hall or the table it looks at.
#pragma once

#include <memory>
#include <string_view>

#include "server/allowance.hpp"
#include "server/wire.hpp"

namespace atelier::server {

class Caller;
class Hall;
class Look;
class Table;

// Used by one thread at a time.
class Visitor {
 public:
  // Without a caller nothing is limited.
  Visitor(Hall& hall, std::shared_ptr<Wire> wire, std::shared_ptr<Caller> caller = {})
      : hall_(hall),
        wire_(std::move(wire)),
        caller_(std::move(caller)) {}

  // Pays for a message before it is read, and for what it asks before it is done; what cannot be paid for is refused. False when the page
  // goes on all the same: it is to be let go.
  bool hear(std::string_view text);
  bool hear_frame(std::size_t size);  // one that asks nothing
  void leave();

 private:
  struct Reception;  // one for each kind of request

  bool pay(float price);
  bool put_off(std::string_view request);
  void leave_lobby();

  Hall& hall_;
  std::shared_ptr<Wire> wire_;
  std::shared_ptr<Table> table_;
  std::shared_ptr<Look> look_;  // nothing but looks has been asked since it was made
  std::shared_ptr<Caller> caller_;
  Allowance work_;
  Allowance putting_off_;
  bool in_lobby_ = false;
};

}  // namespace atelier::server
