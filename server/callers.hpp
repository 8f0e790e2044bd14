// Who calls, and what each address has asked for lately over all its connections. Any thread may ask.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/allowance.hpp"
#include "server/limits.hpp"

namespace atelier::server {

class House;

// An IPv4 address as IPv6 writes it, or an IPv6 address.
using Address = std::array<std::uint8_t, 16>;
std::optional<Address> read_address(std::string_view);
std::string write_address(Address const&);  // of IPv6 the first 64 bits

// One address: of IPv6 all that share the first 64 bits, since that is what one house has.
class Caller {
 public:
  Caller(House& house, Limits const& limits, BoxLimits const& boxes, Meters& meters)
      : house_(house),
        limits_(limits),
        box_limits_(boxes),
        meters_(meters) {}

  // Takes what something costs if so much is left. If not, nothing is taken, and that the limit was met is counted.
  bool take(Limit, float price = 1);
  // Who has guessed wrong too often may not guess for a while.
  bool may_guess();
  void guessed_wrong();
  // Whether one more connection may be had; if so it is to be given back.
  bool connect();
  void disconnect();

  std::atomic<std::int64_t> waiting_bytes = 0;  // told to its pages and not yet taken by the network

  Limits const& limits() const { return limits_; }
  Meters& meters() const { return meters_; }
  std::chrono::milliseconds time() const;
  bool at_rest();  // it is as if it had never called

 private:
  struct Budget {
    Allowance Caller::* allowance;
    Rate rate;
  };
  Budget budget(Limit) const;

  House& house_;
  Limits const& limits_;
  BoxLimits const& box_limits_;
  Meters& meters_;
  std::mutex mutex_;
  Allowance work_, handshakes_, tables_, talk_, guesses_, boxes_, box_checks_;
  int connections_ = 0;
};

class Callers {
 public:
  // `proxies` are believed when they say who called; `unlimited` addresses meet no limit.
  Callers(House&, Limits const&, Meters&, std::vector<std::string> const& proxies, std::vector<std::string> const& unlimited,
          BoxLimits const& = {});

  // For one connection, until it is let go of; null if the address has too many.
  std::shared_ptr<Caller> connect(Address const&);
  bool is_proxy(Address const&) const;
  // Who called by way of a proxy: the last in `forwarded` that is no proxy, since whatever stands before it anybody could have written.
  Address behind(Address const& peer, std::string_view forwarded) const;
  Limits const& limits() const { return limits_; }
  Meters& meters() const { return meters_; }
  std::size_t known() const;

  static constexpr std::size_t most = 16384;  // remembered; beyond that those who have no connection are forgotten

 private:
  std::shared_ptr<Caller> at(Address const&);
  void forget();

  House& house_;
  Limits limits_;
  Limits const none_ = Limits::none();
  BoxLimits box_limits_;
  BoxLimits const no_box_limits_ = BoxLimits::none();
  Meters& meters_;
  std::vector<Address> proxies_, unlimited_;
  mutable std::mutex mutex_;
  std::map<Address, std::shared_ptr<Caller>> all_;
};

}  // namespace atelier::server
