// Names of people and what they say, as it may stand on a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace atelier {
class Kind;
}

namespace atelier::server {

inline constexpr int longest_name = 24;  // characters
inline constexpr int longest_line = 300;

// The name as it stands on the table: normalised (NFC), with single blanks and none around it. Empty unless it has 1 to 24 characters, all
// of them to be seen: nothing invisible, nothing that steers the text around it, no heaps of accents, and of the alphabets whose letters
// look alike (Latin, Greek, Cyrillic) only one.
std::optional<std::string> proper_name(std::string_view);

// Whether people would take one name for the other: case, width and style of letters, blanks, and letters that look alike make no
// difference. Preconditions: proper names.
bool looks_like(std::string_view name, std::string_view other);

// Whether the page would call a bot of this game so, in any language, with or without a number after it. Bots with names of their own do
// not count: half the world is called like them.
bool is_a_bots(std::string_view name, Kind const&);

// What somebody says, on one line: 1 to 300 characters in sound UTF-8. What steers the text around becomes a blank instead of being
// refused, since whoever pastes a line break means no harm.
std::optional<std::string> proper_line(std::string_view);

}  // namespace atelier::server
