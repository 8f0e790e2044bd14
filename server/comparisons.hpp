// Boxes that are compared for somebody (bots/comparison.hpp), one pair after another on all processors but one, which others come before.
// Nothing of it is stored: what a stop of the server loses can be played again.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <expected>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "bots/comparison.hpp"
#include "server/limits.hpp"

namespace atelier::server {

class Comparisons {
 public:
  explicit Comparisons(BoxLimits const&);
  ~Comparisons();  // what is under way is given up

  // Under a name that nobody can guess; nothing if too many wait, in all or of this address. What was done an hour before `now` is
  // forgotten.
  std::optional<std::string> begin(std::string name, bots::Pairing, std::string address, std::chrono::milliseconds now);
  // As JSON of bots::Comparison; empty if there is none by this name.
  std::optional<std::string> seen(std::string const& name) const;
  bool stop(std::string const& name);

 private:
  struct Asked {
    std::string name;
    std::string address;
    std::chrono::milliseconds begun;
    std::unique_ptr<bots::Match> match;  // until it is done
    bots::Comparison result;             // from then on
    bots::ComparisonState state = bots::ComparisonState::waiting;
    std::atomic<bool> stop = false;
  };
  static constexpr std::chrono::hours kept_for{1};
  static constexpr std::size_t most_kept = 200;

  void work(std::stop_token const&);
  void finish(Asked&);

  BoxLimits limits_;
  mutable std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<std::shared_ptr<Asked>> waiting_;  // the first is under way
  std::deque<std::shared_ptr<Asked>> all_;      // as they were asked for
  std::atomic<bool> stopping_ = false;
  std::jthread thread_;
};

}  // namespace atelier::server
