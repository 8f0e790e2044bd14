// Whether the server can do its work: it can when the store can. A question costs the store a read and a write, so those that come within
// a moment share one, and a store that does not answer is not asked again. A store that is slow because there is much to do is not failing:
// what was true a moment ago is answered meanwhile.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/house.hpp"
#include "server/store/store.hpp"

namespace atelier::server {

class Health : public std::enable_shared_from_this<Health> {
 public:
  using State = std::expected<void, std::string>;  // the error is one sentence
  using Told = std::move_only_function<void(State const&)>;

  Health(House& house, Store& store) : house_(house), store_(store), lane_(house.lane()) {}

  // Answers now or within a few seconds, from any thread.
  void ask(Told);

 private:
  void check(int number);
  void tell(State);
  void answer_early(int number);
  void give_up(int number);

  House& house_;
  Store& store_;
  std::shared_ptr<Lane> lane_;
  std::mutex mutex_;
  std::vector<Told> waiting_;
  std::optional<State> last_;
  std::chrono::milliseconds told_{};  // when that was
  bool checking_ = false;
  int checks_ = 0;
};

}  // namespace atelier::server
