// The running server's house: threads that share one queue of work, and others on which bots think.
#pragma once

#include <memory>
#include <thread>
#include <vector>

#include "server/house.hpp"

namespace boost::asio {
class io_context;
}

namespace atelier::server {

class Threads final : public House {
 public:
  Threads(int threads, int thinkers);
  ~Threads() override;

  void start();
  void stop();  // whatever runs is finished, whatever waits is not begun
  boost::asio::io_context& io();

  std::shared_ptr<Lane> lane() override;
  void later(std::chrono::milliseconds, std::shared_ptr<Lane>, Work) override;
  void think(Work) override;
  fair::Bytes32 fresh() override { return fair::fresh(); }
  std::int64_t now() override;
  std::chrono::milliseconds time() override;

 private:
  struct Engine;
  int threads_;
  std::unique_ptr<Engine> engine_;
  std::vector<std::thread> running_;
};

}  // namespace atelier::server
