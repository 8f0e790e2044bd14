#include "server/comparisons.hpp"

#include <algorithm>

#include <sys/resource.h>
#include <unistd.h>

#include "engine/json.hpp"

namespace atelier::server {

using bots::ComparisonState;

namespace {

constexpr int low_priority = 10;  // a tenth of a processor beside somebody who wants it all

bool done(ComparisonState state) { return state == ComparisonState::done || state == ComparisonState::stopped; }

}  // namespace

Comparisons::Comparisons(BoxLimits const& limits) : limits_(limits), thread_([this](std::stop_token const& stop) { work(stop); }) {}

Comparisons::~Comparisons() {
  std::lock_guard const lock(mutex_);
  stopping_ = true;
  for (auto const& each : all_) each->stop = true;
}

std::optional<std::string> Comparisons::begin(std::string name, bots::Pairing pairing, std::string address, std::chrono::milliseconds now) {
  std::lock_guard const lock(mutex_);
  std::erase_if(all_, [&](auto const& each) { return done(each->state) && now - each->begun > kept_for; });
  auto const too_many = [](auto count, int most) { return most > 0 && count >= most; };
  if (too_many(static_cast<int>(waiting_.size()), limits_.comparisons_waiting)) return {};
  if (too_many(std::ranges::count(waiting_, address, &Asked::address), limits_.comparisons_of_address)) return {};
  while (all_.size() >= most_kept) {
    auto const oldest = std::ranges::find_if(all_, [](auto const& each) { return done(each->state); });
    if (oldest == all_.end()) break;
    all_.erase(oldest);
  }
  auto asked = std::make_shared<Asked>();
  asked->name = name;
  asked->address = std::move(address);
  asked->begun = now;
  asked->match = std::make_unique<bots::Match>(std::move(pairing));
  all_.push_back(asked);
  waiting_.push_back(std::move(asked));
  wake_.notify_one();
  return name;
}

std::optional<std::string> Comparisons::seen(std::string const& name) const {
  std::lock_guard const lock(mutex_);
  auto const found = std::ranges::find(all_, name, &Asked::name);
  if (found == all_.end()) return {};
  auto said = (*found)->match ? (*found)->match->so_far() : (*found)->result;
  said.comparison = name;
  said.state = (*found)->state;
  return to_json(said);
}

bool Comparisons::stop(std::string const& name) {
  std::lock_guard const lock(mutex_);
  auto const found = std::ranges::find(all_, name, &Asked::name);
  if (found == all_.end()) return false;
  auto const asked = *found;
  asked->stop = true;
  if (asked->state == ComparisonState::waiting) {
    std::erase(waiting_, asked);
    finish(*asked);
  }
  return true;
}

// With the lock.
void Comparisons::finish(Asked& asked) {
  asked.result = asked.match->so_far();
  asked.match.reset();
  asked.state = asked.stop && asked.result.done < 1 ? ComparisonState::stopped : ComparisonState::done;
}

void Comparisons::work(std::stop_token const& stop) {
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), low_priority);  // the threads it starts have it from this one
  int const threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  std::unique_lock guard(mutex_);
  while (wake_.wait(guard, stop, [this] { return !waiting_.empty(); })) {
    if (stopping_) return;
    auto const next = waiting_.front();
    next->state = ComparisonState::working;
    guard.unlock();
    next->match->play(threads, next->stop);
    guard.lock();
    waiting_.pop_front();
    finish(*next);
  }
}

}  // namespace atelier::server
