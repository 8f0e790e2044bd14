// How much a bot may think: until a moment, over so many positions, or until somebody says stop. What runs out first ends it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace atelier {

struct Budget {
  using Clock = std::chrono::steady_clock;

  Clock::time_point deadline = Clock::time_point::max();
  std::uint64_t work = std::numeric_limits<std::uint64_t>::max();  // positions looked at: the same on every machine
  std::atomic<bool> const* stop = nullptr;

  // Whether a bot that has looked at `done` positions must answer with the best it has.
  bool spent(std::uint64_t done) const {
    return done >= work || (stop && stop->load(std::memory_order_relaxed)) ||
           (deadline != Clock::time_point::max() && Clock::now() >= deadline);
  }
};

}  // namespace atelier
