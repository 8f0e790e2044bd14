// Moves pages from the log to the file while the writer goes on: done by the writer, this would hold every table up for tens of
// milliseconds. What was logged meanwhile is left to the writer, and is little.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "server/store/statement.hpp"

namespace atelier::server {

// Moves what it can from the log to the file; that somebody is in the way is no failure.
inline bool move_log(sqlite3* database) {
  int const result = sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  return result == SQLITE_OK || result == SQLITE_BUSY || result == SQLITE_LOCKED;
}

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
  // It could not move something. It may not go on.
  bool failed() {
    std::lock_guard const guard(mutex_);
    return failed_;
  }

 private:
  static constexpr long bytes_a_page = 4800;  // more than a page takes there, so that the log seldom outgrows what it was made for

  void work() {
    std::unique_lock guard(mutex_);
    for (;;) {
      wake_.wait(guard, [this] { return closing_ || (busy_ && !failed_); });
      if (closing_) return;
      guard.unlock();
      bool const moved = move_log(database_.get());
      guard.lock();
      failed_ = !moved;
      busy_ = failed_;  // for ever: it is asked for nothing more
      kept_ = true;
    }
  }

  Database database_;
  int worth_keeping_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool busy_ = false;
  bool kept_ = false;
  bool failed_ = false;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace atelier::server
