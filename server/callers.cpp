#include "server/callers.hpp"

#include <algorithm>
#include <cstring>

#include <arpa/inet.h>

#include "server/house.hpp"

namespace atelier::server {

namespace {

Rate rate(int at_once, int back, float seconds) { return {static_cast<float>(at_once), static_cast<float>(back) / seconds}; }

constexpr std::size_t v4_at = 12;  // in its form as IPv6

bool is_v4(Address const& address) {
  static constexpr std::array<std::uint8_t, v4_at> prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  return std::equal(prefix.begin(), prefix.end(), address.begin());
}

Address house_of(Address address) {
  if (!is_v4(address)) std::fill(address.begin() + 8, address.end(), std::uint8_t{0});
  return address;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

std::vector<Address> read_addresses(std::vector<std::string> const& texts) {
  std::vector<Address> all;
  for (auto const& each : texts)
    if (auto const address = read_address(each)) all.push_back(*address);
  return all;
}

bool among(std::vector<Address> const& all, Address const& address) { return std::find(all.begin(), all.end(), address) != all.end(); }

}  // namespace

std::optional<Address> read_address(std::string_view text) {
  std::string const copy(text);
  Address address{};
  if (::inet_pton(AF_INET6, copy.c_str(), address.data()) == 1) return address;
  address = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  if (::inet_pton(AF_INET, copy.c_str(), address.data() + v4_at) == 1) return address;
  return {};
}

std::string write_address(Address const& address) {
  auto const house = house_of(address);
  std::array<char, INET6_ADDRSTRLEN> text{};
  ::inet_ntop(AF_INET6, house.data(), text.data(), text.size());
  return text.data();
}

// ---- one of them

Caller::Budget Caller::budget(Limit limit) const {
  switch (limit) {
    case Limit::address_work: return {&Caller::work_, rate(limits_.address_work_at_once, limits_.address_work_a_second, 1)};
    case Limit::handshakes: return {&Caller::handshakes_, rate(limits_.handshakes_at_once, limits_.handshakes_a_second, 1)};
    case Limit::tables: return {&Caller::tables_, rate(limits_.tables_at_once, limits_.tables_an_hour, 3600)};
    case Limit::boxes: return {&Caller::boxes_, rate(box_limits_.an_hour, box_limits_.an_hour, 3600)};
    case Limit::box_checks: return {&Caller::box_checks_, rate(box_limits_.checks_a_minute, box_limits_.checks_a_minute, 60)};
    case Limit::talk: return {&Caller::talk_, rate(limits_.talk_at_once, limits_.talk_a_minute, 60)};
    default: return {&Caller::guesses_, rate(limits_.guesses_at_once, limits_.guesses_a_minute, 60)};
  }
}

bool Caller::take(Limit limit, float price) {
  auto const [allowance, rate] = budget(limit);
  if (rate.at_once <= 0) return true;
  bool taken = false;
  {
    std::lock_guard const lock(mutex_);
    taken = (this->*allowance).take(rate, house_.time(), price);
  }
  if (!taken) meters_.hit(limit);
  return taken;
}

bool Caller::may_guess() {
  auto const [allowance, rate] = budget(Limit::guesses);
  bool may = true;
  {
    std::lock_guard const lock(mutex_);
    may = (this->*allowance).has(rate, house_.time());
  }
  if (!may) meters_.hit(Limit::guesses);
  return may;
}

void Caller::guessed_wrong() {
  std::lock_guard const lock(mutex_);
  guesses_.take(budget(Limit::guesses).rate, house_.time());
}

bool Caller::connect() {
  {
    std::lock_guard const lock(mutex_);
    if (limits_.connections <= 0 || connections_ < limits_.connections) return ++connections_, true;
  }
  meters_.hit(Limit::connections);
  return false;
}

void Caller::disconnect() {
  std::lock_guard const lock(mutex_);
  --connections_;
}

std::chrono::milliseconds Caller::time() const { return house_.time(); }

bool Caller::at_rest() {
  std::lock_guard const lock(mutex_);
  auto const now = house_.time();
  return connections_ == 0 && std::ranges::all_of(std::array{Limit::address_work, Limit::handshakes, Limit::tables, Limit::talk,
                                                             Limit::guesses, Limit::boxes, Limit::box_checks},
                                                  [&](Limit each) {
                                                    auto const [allowance, rate] = budget(each);
                                                    return (this->*allowance).full(rate, now);
                                                  });
}

// ---- all of them

Callers::Callers(House& house, Limits const& limits, Meters& meters, std::vector<std::string> const& proxies,
                 std::vector<std::string> const& unlimited, BoxLimits const& box_limits)
    : house_(house),
      limits_(limits),
      box_limits_(box_limits),
      meters_(meters),
      proxies_(read_addresses(proxies)),
      unlimited_(read_addresses(unlimited)) {}

std::shared_ptr<Caller> Callers::at(Address const& address) {
  if (among(unlimited_, address)) return std::make_shared<Caller>(house_, none_, no_box_limits_, meters_);
  std::lock_guard const lock(mutex_);
  if (all_.size() >= most) forget();
  auto& caller = all_[house_of(address)];
  if (!caller) caller = std::make_shared<Caller>(house_, limits_, box_limits_, meters_);
  return caller;
}

std::shared_ptr<Caller> Callers::connect(Address const& address) {
  auto const caller = at(address);
  if (!caller->connect()) return {};
  return {caller.get(), [caller](Caller*) { caller->disconnect(); }};
}

// Whoever is at rest is forgotten without harm. If that is too few, so is whoever has no connection: who calls from so many addresses has
// so many budgets anyway.
void Callers::forget() {
  std::erase_if(all_, [](auto const& each) { return each.second.use_count() == 1 && each.second->at_rest(); });
  if (all_.size() > most / 2) std::erase_if(all_, [](auto const& each) { return each.second.use_count() == 1; });
}

bool Callers::is_proxy(Address const& address) const { return among(proxies_, address); }

Address Callers::behind(Address const& peer, std::string_view forwarded) const {
  while (!forwarded.empty()) {
    auto const comma = forwarded.rfind(',');
    auto const last = trimmed(comma == forwarded.npos ? forwarded : forwarded.substr(comma + 1));
    forwarded = comma == forwarded.npos ? std::string_view() : forwarded.substr(0, comma);
    auto const address = read_address(last);
    if (!address) return peer;
    if (!is_proxy(*address)) return *address;
  }
  return peer;
}

std::size_t Callers::known() const {
  std::lock_guard const lock(mutex_);
  return all_.size();
}

}  // namespace atelier::server
