// Asks a store and waits: what the tests of stores share.
#pragma once

#include <future>
#include <string>

#include "server/store/store.hpp"

namespace atelier::server {

inline std::future<Fate> append(Store& store, std::string const& table, int number, std::string const& text) {
  std::promise<Fate> promise;
  auto future = promise.get_future();
  store.append(table, number, 1'700'000'000'000 + number, text,
               [promise = std::move(promise)](Fate fate) mutable { promise.set_value(fate); });
  return future;
}

inline std::future<Fate> keep(Store& store, std::string const& table, int number, std::string const& line) {
  std::promise<Fate> promise;
  auto future = promise.get_future();
  store.keep(table, number, line, [promise = std::move(promise)](Fate fate) mutable { promise.set_value(fate); });
  return future;
}

}  // namespace atelier::server
