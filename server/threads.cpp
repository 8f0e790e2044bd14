#include "server/threads.hpp"

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>

namespace atelier::server {

namespace asio = boost::asio;

using Strand = asio::strand<asio::io_context::executor_type>;

namespace {

class StrandLane final : public Lane {
 public:
  explicit StrandLane(asio::io_context& io) : strand_(asio::make_strand(io)) {}
  void add(Work work) override { asio::dispatch(strand_, std::move(work)); }
  Strand const& strand() const { return strand_; }

 private:
  Strand strand_;
};

}  // namespace

struct Threads::Engine {
  explicit Engine(int threads, int thinkers) : io(threads), guard(io.get_executor()), thinking(static_cast<std::size_t>(thinkers)) {}
  asio::io_context io;
  asio::executor_work_guard<asio::io_context::executor_type> guard;
  asio::thread_pool thinking;
};

Threads::Threads(int threads, int thinkers) : threads_(threads), engine_(std::make_unique<Engine>(threads, thinkers)) {}

Threads::~Threads() { stop(); }

void Threads::start() {
  for (int i = 0; i < threads_; ++i) running_.emplace_back([this] { engine_->io.run(); });
}

void Threads::stop() {
  engine_->thinking.stop();
  engine_->thinking.join();
  engine_->io.stop();
  for (auto& each : running_) each.join();
  running_.clear();
}

asio::io_context& Threads::io() { return engine_->io; }

std::shared_ptr<Lane> Threads::lane() { return std::make_shared<StrandLane>(engine_->io); }

void Threads::later(std::chrono::milliseconds wait, std::shared_ptr<Lane> lane, Work work) {
  using Timer =
      asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, asio::io_context::executor_type>;
  auto timer = std::make_shared<Timer>(engine_->io, wait);
  timer->async_wait([timer, lane = std::move(lane), work = std::move(work)](boost::system::error_code error) mutable {
    if (!error) lane->add(std::move(work));
  });
}

void Threads::think(Work work) { asio::post(engine_->thinking, std::move(work)); }

std::int64_t Threads::now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::chrono::milliseconds Threads::time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace atelier::server
