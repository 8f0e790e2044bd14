#include "server/health.hpp"

#include <utility>

namespace atelier::server {

namespace {

constexpr std::chrono::milliseconds fresh{1000};
constexpr std::chrono::milliseconds patience{3000};
constexpr std::chrono::milliseconds early{50};
constexpr std::chrono::milliseconds still_true{10'000};

}  // namespace

void Health::ask(Told told) {
  std::optional<State> known;
  int number = 0;
  {
    std::lock_guard const lock(mutex_);
    // A store that has let somebody wait in vain is still at it.
    bool const overdue = checking_ && waiting_.empty();
    if (last_ && (overdue || house_.time() - told_ < fresh)) {
      known = last_;
    } else {
      waiting_.push_back(std::move(told));
      if (!std::exchange(checking_, true)) number = ++checks_;
    }
  }
  if (known) return told(*known);
  if (number > 0) check(number);
}

void Health::check(int number) {
  house_.later(early, lane_, [weak = weak_from_this(), number] {
    if (auto const self = weak.lock()) self->answer_early(number);
  });
  house_.later(patience, lane_, [weak = weak_from_this(), number] {
    if (auto const self = weak.lock()) self->give_up(number);
  });
  store_.check([weak = weak_from_this()](State state) {
    auto const self = weak.lock();
    if (!self) return;
    {
      std::lock_guard const lock(self->mutex_);
      self->checking_ = false;
    }
    self->tell(std::move(state));
  });
}

void Health::tell(State state) {
  std::vector<Told> waiting;
  {
    std::lock_guard const lock(mutex_);
    last_ = state;
    told_ = house_.time();
    waiting = std::exchange(waiting_, {});
  }
  for (auto& each : waiting) each(state);
}

// What comes of the check is for those who ask after it.
void Health::answer_early(int number) {
  std::vector<Told> waiting;
  std::optional<State> known;
  {
    std::lock_guard const lock(mutex_);
    if (!checking_ || number != checks_ || !last_ || house_.time() - told_ > still_true) return;
    waiting = std::exchange(waiting_, {});
    known = last_;
  }
  for (auto& each : waiting) each(*known);
}

void Health::give_up(int number) {
  {
    std::lock_guard const lock(mutex_);
    if (!checking_ || number != checks_) return;
  }
  tell(std::unexpected("the store has not answered for " + std::to_string(patience / std::chrono::seconds(1)) + " seconds"));
}

}  // namespace atelier::server
