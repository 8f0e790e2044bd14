// The games on the shelf. Tables that play the same game with the same options and components share one.
#pragma once

#include <deque>
#include <expected>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "engine/any_game.hpp"

namespace atelier::server {

class Shelf {
 public:
  // Components as a JSON object; empty text takes those in the program.
  std::expected<std::shared_ptr<AnyGame const>, std::string> take(Kind const&, std::string_view options, std::string_view components,
                                                                  int rules = 0);
  // The components with this hash, if they are the program's own, or those of a table that was opened here lately.
  std::optional<std::string> components(std::string_view hash);

 private:
  std::expected<std::shared_ptr<AnyGame const>, std::string> take_locked(Kind const&, std::string_view options, std::string_view components,
                                                                         int rules);

  std::mutex mutex_;
  std::map<std::string, std::weak_ptr<AnyGame const>, std::less<>> games_;
  std::map<Kind const*, std::string> boxes_;  // components in the program
  // By hash. People bring boxes of their own: of those that were opened first, the first are forgotten.
  static constexpr std::size_t most_opened = 100;
  std::map<std::string, std::string, std::less<>> opened_;
  std::deque<std::string> order_;  // of theirs, as they were opened
};

}  // namespace atelier::server
