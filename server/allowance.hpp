// So much at once, and so much that comes back with time.
#pragma once

#include <algorithm>
#include <chrono>

namespace atelier::server {

struct Rate {
  float at_once = 0;  // 0: no limit
  float a_second = 0;
};

// Full at first. What is not left is not taken; but a full one gives anything, or what costs more than all of it could never be had.
class Allowance {
 public:
  // `now` is the time since some moment.
  bool has(Rate rate, std::chrono::milliseconds now, float price = 1) {
    spent_ = std::max(0.0F, spent_ - static_cast<float>((now - counted_).count()) * rate.a_second / 1000);
    counted_ = now;
    return rate.at_once <= 0 || spent_ <= 0 || spent_ + price <= rate.at_once;
  }
  bool take(Rate rate, std::chrono::milliseconds now, float price = 1) {
    bool const left = has(rate, now, price);
    if (left && rate.at_once > 0) spent_ += price;
    return left;
  }
  bool full(Rate rate, std::chrono::milliseconds now) { return has(rate, now) && spent_ <= 0; }

 private:
  float spent_ = 0;
  std::chrono::milliseconds counted_{0};
};

}  // namespace atelier::server
