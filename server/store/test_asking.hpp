// Asks a store and waits: what the tests of stores share.
#pragma once

#include <future>
#include <map>
#include <optional>
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

inline std::future<Fate> keep_order(Store& store, std::string const& table, int number, std::string const& order) {
  std::promise<Fate> promise;
  auto future = promise.get_future();
  store.keep_order(table, number, order, [promise = std::move(promise)](Fate fate) mutable { promise.set_value(fate); });
  return future;
}

// What is read, by its number; nothing when the store could not read.
using Texts = std::map<int, std::string>;
inline std::optional<Texts> read(Store& store, void (Store::*how)(std::string, int, Store::Loaded), std::string const& table, int bound) {
  std::promise<std::optional<Texts>> promise;
  auto future = promise.get_future();
  (store.*how)(table, bound, [&](auto entries) {
    if (!entries) return promise.set_value(std::nullopt);
    Texts texts;
    for (auto const& each : *entries) texts[each.number] = each.text;
    promise.set_value(texts);
  });
  return future.get();
}
inline std::optional<Texts> load(Store& store, std::string const& table, int after = 0) { return read(store, &Store::load, table, after); }
inline std::optional<Texts> recall(Store& store, std::string const& table, int most = 100) {
  return read(store, &Store::recall, table, most);
}

inline std::optional<Texts> recall_orders(Store& store, std::string const& table) { return read(store, &Store::recall_orders, table, 0); }

}  // namespace atelier::server
