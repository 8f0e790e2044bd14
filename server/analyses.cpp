#include "server/analyses.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <unistd.h>

#include "bots/analysis.hpp"
#include "engine/journal.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"
#include "server/protocol.hpp"

namespace atelier::server {

namespace {

constexpr int low_priority = 10;  // a tenth of a processor beside somebody who wants it all

// Under its name only when it is whole.
bool write_whole(std::string const& path, std::string const& text) {
  std::string const fresh = path + ".new";
  std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(fresh, path, error);
  return file && !error;
}

}  // namespace

std::string Analyses::file(std::string const& data_folder, std::string const& table) {
  return data_folder + "/analyses/" + table + ".json";
}

Analyses::Analyses(std::string const& data_folder, int playouts)
    : folder_(data_folder),
      playouts_(playouts),
      thread_([this](std::stop_token const& stop) { work(stop); }) {}

Analyses::~Analyses() { stopping_ = true; }

std::optional<Analyses::Found> Analyses::ask(std::string const& table, std::string journal) {
  {
    std::lock_guard const guard(mutex_);
    auto const at = std::ranges::find(waiting_, table, &Waiting::table);
    if (at != waiting_.end()) return Found{to_json(protocol::Analysing{at == waiting_.begin() ? done_.load() : 0}), false};
  }
  if (std::ifstream kept(file(folder_, table), std::ios::binary); kept) {
    std::ostringstream text;
    text << kept.rdbuf();
    return Found{std::move(text).str(), true};
  }
  std::lock_guard const guard(mutex_);
  if (waiting_.size() >= most_waiting) return {};
  if (std::ranges::find(waiting_, table, &Waiting::table) == waiting_.end()) waiting_.push_back({table, std::move(journal)});
  wake_.notify_one();
  return Found{to_json(protocol::Analysing{}), false};
}

void Analyses::work(std::stop_token const& stop) {
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), low_priority);
  std::unique_lock guard(mutex_);
  while (wake_.wait(guard, stop, [this] { return !waiting_.empty(); })) {
    auto const& next = waiting_.front();  // stays where it is while others come behind it
    guard.unlock();
    look_back(next);
    guard.lock();
    waiting_.pop_front();
    done_ = 0;
    if (stopping_) return;
  }
}

void Analyses::look_back(Waiting const& asked) {
  std::istringstream journal(asked.journal);
  auto const read = JournalReader(journal, find_kind).next();
  if (!read) return spdlog::error("the journal of table {} cannot be looked back on: {}", asked.table, read.error());
  int const playouts = playouts_ > 0 ? playouts_ : read->game->usual_playouts();
  auto const analysis = bots::analyse(*read->game, read->journal.moves, playouts, [&](double done) { done_ = done; }, &stopping_);
  if (!analysis) return;
  std::error_code error;
  std::filesystem::create_directory(folder_ + "/analyses", error);
  if (!write_whole(file(folder_, asked.table), to_json(*analysis)))
    spdlog::error("the analysis of table {} cannot be kept in {}", asked.table, folder_);
}

}  // namespace atelier::server
