// The boxes people look at, check and keep, over HTTP (docs/protocol.md). What is asked of a game takes milliseconds and is thought of away
// from the lanes.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "engine/box.hpp"
#include "server/comparisons.hpp"
#include "server/limits.hpp"
#include "server/protocol.hpp"
#include "server/site.hpp"

namespace atelier::server {

class Boxes : public std::enable_shared_from_this<Boxes> {
 public:
  using Answered = std::move_only_function<void(Answer)>;
  Boxes(std::shared_ptr<Hall>, BoxLimits const&);

  // `path` is what stands after /api/boxes/.
  void ask(Asked const&, std::string_view path, std::string_view query, Answered);
  // `name` is what stands after /api/comparisons, without its slash.
  void ask_comparison(Asked const&, std::string_view name, Answered);
  // The components of a kept box, as JSON.
  void components(std::string const& hash, Answered);

 private:
  using Found = std::move_only_function<void(std::expected<Box, Answer>)>;
  void find(Kind const&, std::string const& hash, Found);  // away from the lanes; an empty hash is the program's own box
  Answer sheet_of_usual(Kind const&);
  void judge(Kind const&, Asked const&, bool keep, bool whole, Answered);
  void keep(Kind const&, BoxVerdict, bool whole, Answered);
  void compare(Asked const&, Answered);
  void begin(Kind const&, protocol::Compare const&, Box const& first, Box const& second, std::string const& address, Answered);

  std::shared_ptr<Hall> hall_;
  BoxLimits limits_;
  std::mutex mutex_;
  std::map<Kind const*, std::string> usual_;  // what is said of the program's boxes
  Comparisons comparisons_;
};

}  // namespace atelier::server
