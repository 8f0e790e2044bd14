// Names of people, as they may stand on a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace atelier::server {

inline constexpr int longest_name = 24;  // characters

// The name without the blanks around it; empty unless it has 1 to 24 visible characters, in sound UTF-8, with nothing that steers
// the text around it (control characters, changes of direction).
std::optional<std::string> proper_name(std::string_view);

}  // namespace atelier::server
