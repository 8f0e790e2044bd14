// The games on the shelf. Tables that play the same game with the same options and components share one.
#pragma once

#include <expected>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "engine/any_game.hpp"

namespace atelier::server {

class Shelf {
 public:
  // Components as a JSON object; empty text takes those in the program.
  std::expected<std::shared_ptr<AnyGame const>, std::string> take(Kind const&, std::string_view options, std::string_view components);

 private:
  std::mutex mutex_;
  std::map<std::string, std::weak_ptr<AnyGame const>, std::less<>> games_;
  std::map<Kind const*, std::string> boxes_;  // components in the program
};

}  // namespace atelier::server
