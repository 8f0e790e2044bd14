// The server, wired together. Nothing else of this folder is needed to run one.
#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <memory>
#include <string>

namespace atelier {

struct ServeSettings {
  std::string bind = "127.0.0.1";
  int port = 8080;  // 0: any free one
  std::string data_dir = "data";
  std::chrono::milliseconds bot_pace{900};
  bool fixed_deals = false;                // for tests: whoever opens a table may choose its chance, and the table says so
  int threads = 0;                         // 0: one per processor
  std::function<void(int port)> on_ready;  // called once pages can come in
};

// Serves until SIGINT or SIGTERM; answers the exit code. What cannot be started says so in one sentence on stderr and answers 2.
int serve(ServeSettings const&);

// A server within this process: pages can come in from `open` until it is destroyed.
class RunningServer {
 public:
  virtual ~RunningServer() = default;
  virtual int port() const = 0;
  virtual int open_tables() const = 0;  // in memory now
};
std::expected<std::unique_ptr<RunningServer>, std::string> open_server(ServeSettings const&);

}  // namespace atelier
