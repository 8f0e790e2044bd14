// The games on the shelf. Tables that play the same game with the same options and components share one.
#pragma once

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
  // The components with this hash, if they are the program's own or any table that was opened here has them.
  std::optional<std::string> components(std::string_view hash);

 private:
  std::expected<std::shared_ptr<AnyGame const>, std::string> take_locked(Kind const&, std::string_view options, std::string_view components,
                                                                         int rules);

  std::mutex mutex_;
  std::map<std::string, std::weak_ptr<AnyGame const>, std::less<>> games_;
  std::map<Kind const*, std::string> boxes_;  // components in the program
  // By hash. Nothing is ever taken out: nobody can bring components in, so that there are as many as versions of the program had.
  std::map<std::string, std::string, std::less<>> opened_;
};

}  // namespace atelier::server
