// What the program counts for its operator, one set a process. Counting is an addition that waits for nobody, so it may stand anywhere.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

#include "server/refusals.hpp"

namespace atelier::server {

class Meters;

class Counter {
 public:
  void add(std::uint64_t more = 1) { count_.fetch_add(more, std::memory_order_relaxed); }
  std::uint64_t count() const { return count_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> count_ = 0;
};

// How long something took, in steps from half a millisecond to ten seconds.
class Durations {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::array<double, 13> bounds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10};

  void add(Clock::duration);
  void since(Clock::time_point begin) { add(Clock::now() - begin); }

 private:
  friend class MetricsText;
  std::array<Counter, bounds.size() + 1> steps_;
  Counter microseconds_;
};

struct alignas(64) Metrics {
  enum By { person, bot, silence };
  std::array<Counter, 3> moves;  // by whom
  Durations told;                // from a person's move being heard to its being told
  Durations thought;             // a bot's thinking
  Durations batch;               // the store's transactions
  Counter batch_rows;            // entries and lines stored
  Counter batch_failures;
  Counter tables_opened;
  std::atomic<std::int64_t> tables_awake = 0;  // in memory now
  std::array<Counter, boost::mp11::mp_size<boost::describe::describe_enumerators<No>>::value + 1>
      refusals;                    // by code; last the rules of games
  std::array<Counter, 6> answers;  // over HTTP, by the first digit of the status

  void refused(std::string_view code);
};

Metrics& metrics();

// All of it in Prometheus' text format.
std::string metrics_text(Meters const&);

}  // namespace atelier::server
