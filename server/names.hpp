// Names of people and what they say, as it may stand on a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace atelier::server {

inline constexpr int longest_name = 24;  // characters
inline constexpr int longest_line = 300;

// The name without the blanks around it; empty unless it has 1 to 24 visible characters, in sound UTF-8, with nothing that steers
// the text around it (control characters, changes of direction).
std::optional<std::string> proper_name(std::string_view);

// What somebody says, on one line: as a name, but up to 300 characters, and what steers text becomes a blank instead of being refused,
// since whoever pastes a line break means no harm.
std::optional<std::string> proper_line(std::string_view);

}  // namespace atelier::server
