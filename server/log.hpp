// The operator's log, on standard error. What is said again and again is said once in ten seconds, with how often.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace spdlog::sinks {
class sink;
}

namespace atelier::server {

struct LogSettings {
  std::string level = "info";   // debug, info, warning, error or off
  std::string format = "text";  // or json: one object a line
};

void set_up_log(LogSettings const&);

inline constexpr std::chrono::seconds log_repeats{10};
// What reaches `out` of what is logged: for tests, too.
std::shared_ptr<spdlog::sinks::sink> sifted(std::shared_ptr<spdlog::sinks::sink> out);
void write_as_json(spdlog::sinks::sink&);

}  // namespace atelier::server
