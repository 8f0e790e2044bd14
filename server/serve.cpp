#include "server/serve.hpp"

#include <csignal>
#include <cstdio>
#include <thread>

#include <fmt/core.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "server/callers.hpp"
#include "server/clearing.hpp"
#include "server/door.hpp"
#include "server/hall.hpp"
#include "server/store/sqlite.hpp"
#include "server/threads.hpp"
#include "server/version.hpp"

namespace atelier {

namespace {

class WiredServer final : public RunningServer {
 public:
  WiredServer(ServeSettings const& settings, std::unique_ptr<server::Store> store)
      : threads_(std::make_unique<server::Threads>(settings.threads > 0 ? settings.threads : processors(), processors())),
        store_(std::move(store)),
        hall_(std::make_shared<server::Hall>(*threads_, *store_, settings.bot_pace, settings.fixed_deals, settings.patience,
                                             settings.limits)) {
    callers_ = std::make_unique<server::Callers>(*threads_, settings.limits, meters_, settings.proxies, settings.unlimited, settings.boxes);
  }

  // In this order: nobody works any more; the store finishes and answers into the void; then whoever still held a table lets go.
  ~WiredServer() override {
    threads_->stop();
    store_.reset();
    door_.reset();
    hall_.reset();
    threads_.reset();
  }

  std::expected<void, std::string> start(ServeSettings const& settings) {
    auto door = server::open_door(*threads_, hall_, settings, *callers_);
    if (!door) return std::unexpected(door.error());
    door_ = *std::move(door);
    std::make_shared<server::Clearing>(hall_, settings.retention, meters_, settings.data_dir)->start();
    threads_->start();
    return {};
  }

  int port() const override { return door_->port(); }
  int open_tables() const override { return hall_->open_tables(); }
  void say_goodbye() override { door_->say_goodbye(); }
  server::Meters const& meters() const override { return meters_; }

 private:
  static int processors() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

  server::Meters meters_;
  std::unique_ptr<server::Callers> callers_;  // until the last connection is gone
  std::unique_ptr<server::Threads> threads_;
  std::unique_ptr<server::Store> store_;
  std::shared_ptr<server::Hall> hall_;
  std::unique_ptr<server::Door> door_;
};

// Every page is an open file; the usual limit of 1,024 is for programs that open a few.
void allow_many_pages() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

std::expected<std::unique_ptr<RunningServer>, std::string> open_server(ServeSettings const& settings) {
  auto store = server::open_sqlite(settings.data_dir);
  if (!store) return std::unexpected(store.error());
  auto server = std::make_unique<WiredServer>(settings, *std::move(store));
  if (auto started = server->start(settings); !started) return std::unexpected(started.error());
  return server;
}

int serve(ServeSettings const& settings) {
  // Signals are taken here and by no other thread: threads made from now on inherit this.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  ::umask(077);
  server::set_up_log(settings.log);
  allow_many_pages();

  auto const server = open_server(settings);
  if (!server) {
    fmt::print(stderr, "atelier: {}\n", server.error());
    return 2;
  }
  spdlog::info("atelier {} serves {}:{} from {}", version(), settings.bind, (*server)->port(), settings.data_dir);
  if (settings.on_ready) settings.on_ready((*server)->port());
  int signal = 0;
  sigwait(&signals, &signal);
  spdlog::info("stopping: pages are told to come back in {} s", settings.back_in_seconds);
  (*server)->say_goodbye();
  return 0;
}

}  // namespace atelier
