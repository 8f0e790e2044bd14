// One page's side of the protocol: reads what it asks, and asks the hall or the table it looks at.
#pragma once

#include <memory>
#include <string_view>

#include "server/wire.hpp"

namespace atelier::server {

class Hall;
class Table;

// Used by one thread at a time.
class Visitor {
 public:
  Visitor(Hall& hall, std::shared_ptr<Wire> wire) : hall_(hall), wire_(std::move(wire)) {}

  // Answers what the request weighs: a new table is work for the disk, most others are not.
  float hear(std::string_view text);
  void leave();

 private:
  struct Reception;  // one for each kind of request

  Hall& hall_;
  std::shared_ptr<Wire> wire_;
  std::shared_ptr<Table> table_;
  bool in_lobby_ = false;
};

}  // namespace atelier::server
