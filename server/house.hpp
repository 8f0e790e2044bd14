// What tables stand on: work in order, time, thinking room and randomness. The running server's house is made of threads
// (threads.hpp); the tests' is a list they work off themselves, with a clock they set, so that everything happens in a known order.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

#include "engine/fair.hpp"

namespace atelier::server {

using Work = std::move_only_function<void()>;

// A lane of work: pieces are done one at a time, in the order they were added. A piece may be done within `add` itself when the lane is
// free, so the caller must be ready for whatever it does.
class Lane {
 public:
  virtual ~Lane() = default;
  virtual void add(Work) = 0;
};

class House {
 public:
  virtual ~House() = default;
  virtual std::shared_ptr<Lane> lane() = 0;
  virtual void later(std::chrono::milliseconds, std::shared_ptr<Lane>, Work) = 0;
  virtual void think(Work) = 0;                  // long work, away from the lanes
  virtual fair::Bytes32 fresh() = 0;             // nobody can guess it
  virtual std::int64_t now() = 0;                // milliseconds since 1970
  virtual std::chrono::milliseconds time() = 0;  // since some moment; never goes back
};

}  // namespace atelier::server
