// Finished games that somebody wants looked back on (bots/analysis.hpp), one after another on a thread that others come before. What came
// of it is kept in a file beside the tables; if that is lost, or the server stops meanwhile, it is worked out again.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace atelier::server {

class Analyses {
 public:
  // With `playouts` each position is played on so often; 0: as often as is usual for its game.
  explicit Analyses(std::string const& data_folder, int playouts = 0);
  ~Analyses();  // what is under way is given up

  struct Found {
    std::string text;    // JSON: bots::Analysis, or protocol::Analysing
    bool whole = false;  // the former
  };
  // Whatever is not there yet is begun, or waits for its turn; nothing if too many wait.
  std::optional<Found> ask(std::string const& table, std::string journal);

  // Where a table's is kept.
  static std::string file(std::string const& data_folder, std::string const& table);

 private:
  struct Waiting {
    std::string table;
    std::string journal;
  };
  static constexpr std::size_t most_waiting = 16;

  void work(std::stop_token const&);
  void look_back(Waiting const&);

  std::string folder_;
  int playouts_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Waiting> waiting_;  // the first is under way
  std::atomic<double> done_ = 0;
  std::atomic<bool> stopping_ = false;
  std::jthread thread_;
};

}  // namespace atelier::server
