// The operator's configuration: a file, environment variables over it, and flags over those. All know the same settings by the same names.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/serve.hpp"

namespace atelier {

// One value, where it is kept, and what it means. A name is its section and its key: "server.port".
struct Setting {
  using Value = std::variant<int*, bool*, std::string*, std::chrono::milliseconds*, std::vector<std::string>*>;
  std::string name;
  Value value;
  std::string sentence;
  int low = 0, high = 0;             // of numbers
  std::vector<std::string> choices;  // of texts; empty: anything
  bool secret = false;
};
std::vector<Setting> settings_of(ServeSettings&);

// Each changes what it names and leaves the rest. Errors are one sentence that says where, what was wrong and what was meant.
std::expected<void, std::string> read_configuration_file(ServeSettings&, std::string const& file);
std::expected<void, std::string> read_configuration(ServeSettings&, std::string_view toml, std::string const& file);
// ATELIER_SERVER_PORT for server.port; lists are separated by commas. `environment` is as main() gets it.
std::expected<void, std::string> read_environment(ServeSettings&, char const* const* environment);
std::expected<void, std::string> read_flag(ServeSettings&, std::string_view name_and_value);  // "server.port=80"

// As a file that sets everything, each value with what it means. Secrets are not told.
std::string written_configuration(ServeSettings const&);

}  // namespace atelier
