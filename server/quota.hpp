// How often one address may do something: so many at once, and as many again over an hour.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <string>

namespace atelier::server {

class Quota {
 public:
  explicit Quota(int an_hour) : an_hour_(an_hour) {}

  // Whether it may, and then it did. `now` is in milliseconds since some moment, and never goes back.
  bool take(std::string const& address, std::chrono::milliseconds now) {
    if (an_hour_ == 0) return true;
    std::lock_guard const lock(mutex_);
    if (all_.size() >= most_addresses) std::erase_if(all_, [&](auto const& each) { return left(each.second, now) >= an_hour_; });
    auto const known = all_.find(address);
    if (known == all_.end() && all_.size() >= most_addresses) return false;
    auto& spent = known == all_.end() ? all_.emplace(address, Spent{double(an_hour_), now}).first->second : known->second;
    spent = {left(spent, now), now};
    if (spent.left < 1) return false;
    spent.left -= 1;
    return true;
  }

 private:
  static constexpr std::size_t most_addresses = 10'000;
  struct Spent {
    double left;
    std::chrono::milliseconds at;
  };
  double left(Spent const& spent, std::chrono::milliseconds now) const {
    return std::min<double>(an_hour_, spent.left + static_cast<double>((now - spent.at).count()) * an_hour_ / 3'600'000.0);
  }

  int an_hour_;
  std::mutex mutex_;
  std::map<std::string, Spent> all_;
};

}  // namespace atelier::server
