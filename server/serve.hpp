// The server, wired together. Nothing else of this folder is needed to run one.
#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/limits.hpp"
#include "server/log.hpp"

namespace atelier {

// Every one can be set in the configuration (settings.cpp has their names and what they mean).
struct ServeSettings {
  std::string bind = "127.0.0.1";
  int port = 8080;  // 0: any free one
  std::string data_dir = "data";
  std::chrono::milliseconds bot_pace{900};
  bool fixed_deals = false;          // for tests: whoever opens a table may choose its chance, and the table says so
  int threads = 0;                   // 0: one per processor
  std::vector<std::string> origins;  // pages of these sites may come in, besides those of the host that was called
  std::vector<std::string> proxies;  // addresses whose word on who called is believed
  int back_in_seconds = 3;           // when pages may come back to a server that stops
  std::string metrics_token;         // whoever has it may read /metrics; empty: nobody
  server::LogSettings log;
  server::Limits limits;
  server::Retention retention;
  server::BoxLimits boxes;
  server::Patience patience;
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
  virtual server::Meters const& meters() const = 0;
  // Tells every page that the server goes, and when to come back. It still works until it is destroyed.
  virtual void say_goodbye() = 0;
};
std::expected<std::unique_ptr<RunningServer>, std::string> open_server(ServeSettings const&);

}  // namespace atelier
