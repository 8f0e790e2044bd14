// Moves pages from the log to the file while the writer goes on: done by the writer, this would hold every table up for tens of
// milliseconds. What was logged meanwhile is left to the writer, and is little.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "server/store/statement.hpp"

namespace atelier::server {

class Keeper {
 public:
  Keeper(Database database, long log_bytes)
      : database_(std::move(database)),
        worth_keeping_(static_cast<int>(log_bytes / bytes_a_page)),
        thread_([this] { work(); }) {}
  ~Keeper() {
    {
      std::lock_guard const guard(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }
  // Called with the length of the log after a commit. True when the writer should finish what the keeper has done.
  bool committed(int pages) {
    std::lock_guard const guard(mutex_);
    if (pages < worth_keeping_ || busy_) return false;
    if (std::exchange(kept_, false)) return true;
    busy_ = true;
    wake_.notify_one();
    return false;
  }

 private:
  static constexpr long bytes_a_page = 4800;  // more than a page takes there, so that the log seldom outgrows what it was made for

  void work() {
    std::unique_lock guard(mutex_);
    for (;;) {
      wake_.wait(guard, [this] { return closing_ || busy_; });
      if (closing_) return;
      guard.unlock();
      sqlite3_wal_checkpoint_v2(database_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
      guard.lock();
      busy_ = false;
      kept_ = true;
    }
  }

  Database database_;
  int worth_keeping_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool busy_ = false;
  bool kept_ = false;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace atelier::server
