#include "server/log.hpp"

#include <map>
#include <mutex>

#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "engine/json.hpp"

namespace atelier::server {

namespace {

class JsonLine final : public spdlog::formatter {
 public:
  void format(spdlog::details::log_msg const& message, spdlog::memory_buf_t& out) override {
    auto const since = message.time.time_since_epoch();
    std::string line = R"({"time":)";
    write_json(line, std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
    line += R"(,"level":)";
    auto const level = spdlog::level::to_string_view(message.level);
    write_quoted(line, {level.data(), level.size()});
    line += R"(,"message":)";
    write_quoted(line, {message.payload.data(), message.payload.size()});
    line += "}\n";
    out.append(line);
  }
  std::unique_ptr<spdlog::formatter> clone() const override { return std::make_unique<JsonLine>(); }
};

// Lets a text through once in a while; what was held back is counted and told with the next one.
class Sieve final : public spdlog::sinks::base_sink<std::mutex> {
 public:
  explicit Sieve(std::shared_ptr<spdlog::sinks::sink> out) : out_(std::move(out)) {}

 protected:
  void sink_it_(spdlog::details::log_msg const& message) override {
    std::string const text(message.payload.data(), message.payload.size());
    if (told_.size() >= most_texts) told_.clear();
    auto const [at, fresh] = told_.try_emplace(text, Told{message.time, 0});
    auto& told = at->second;
    if (!fresh && message.time - told.last < log_repeats) {
      ++told.held;
      return;
    }
    auto const held = told.held;
    told = {message.time, 0};
    if (held == 0) return out_->log(message);
    auto again = message;
    auto const longer = text + " (and " + std::to_string(held) + " times before this)";
    again.payload = longer;
    out_->log(again);
  }
  void flush_() override { out_->flush(); }
  void set_formatter_(std::unique_ptr<spdlog::formatter> formatter) override { out_->set_formatter(std::move(formatter)); }

 private:
  static constexpr std::size_t most_texts = 256;
  struct Told {
    spdlog::log_clock::time_point last;
    int held = 0;
  };
  std::shared_ptr<spdlog::sinks::sink> out_;
  std::map<std::string, Told> told_;
};

}  // namespace

std::shared_ptr<spdlog::sinks::sink> sifted(std::shared_ptr<spdlog::sinks::sink> out) { return std::make_shared<Sieve>(std::move(out)); }

void write_as_json(spdlog::sinks::sink& sink) { sink.set_formatter(std::make_unique<JsonLine>()); }

void set_up_log(LogSettings const& settings) {
  auto logger = std::make_shared<spdlog::logger>("atelier", sifted(std::make_shared<spdlog::sinks::stderr_sink_mt>()));
  logger->set_pattern("%Y-%m-%d %H:%M:%S.%e %l: %v");
  if (settings.format == "json") write_as_json(*logger->sinks().front());
  logger->set_level(spdlog::level::from_str(settings.level));
  logger->flush_on(spdlog::level::info);
  spdlog::set_default_logger(std::move(logger));
}

}  // namespace atelier::server
