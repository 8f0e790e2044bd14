// How often one address may do something: so many times at once, and as many again over a while.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <string>

namespace atelier::server {

class Quota {
 public:
  Quota(int many, std::chrono::milliseconds a_while) : many_(many), a_while_(a_while) {}

  // Whether it may, and then it did. `now` is in milliseconds since some moment, and never goes back.
  bool take(std::string const& address, std::chrono::milliseconds now) {
    if (many_ == 0) return true;
    std::lock_guard const lock(mutex_);
    if (all_.size() >= most_addresses) std::erase_if(all_, [&](auto const& each) { return left(each.second, now) >= many_; });
    auto const known = all_.find(address);
    if (known == all_.end() && all_.size() >= most_addresses) return false;
    auto& spent = known == all_.end() ? all_.emplace(address, Spent{double(many_), now}).first->second : known->second;
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
    return std::min<double>(many_,
                            spent.left + static_cast<double>((now - spent.at).count()) * many_ / static_cast<double>(a_while_.count()));
  }

  int many_;  // 0: any number
  std::chrono::milliseconds a_while_;
  std::mutex mutex_;
  std::map<std::string, Spent> all_;
};

}  // namespace atelier::server
