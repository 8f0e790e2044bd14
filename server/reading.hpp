// Journals that somebody brings: verified like any other, told as steps, and forgotten.
#pragma once

#include <atomic>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/game.hpp"
#include "server/house.hpp"

namespace atelier::server {

inline constexpr std::size_t most_journal = 1024 * 1024;  // bytes
inline constexpr std::size_t most_journal_moves = 10'000;
inline constexpr int most_readings = 4;  // at once

struct NotRead {
  int status = 400;
  std::string why;  // one sentence
};

// As protocol::ReadJournal. Without eyes, only what it proves.
std::expected<std::string, NotRead> read_journal(std::string const& journal, std::optional<Viewer> eyes);

// Reads journals where bots think, few at a time.
class Reading {
 public:
  explicit Reading(House& house) : house_(house) {}
  using Answered = std::move_only_function<void(std::expected<std::string, NotRead>)>;
  void ask(std::string journal, std::optional<Viewer> eyes, Answered);

 private:
  House& house_;
  std::shared_ptr<std::atomic<int>> busy_ = std::make_shared<std::atomic<int>>(0);
};

}  // namespace atelier::server
