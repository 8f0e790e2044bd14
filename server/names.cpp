#include "server/names.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace atelier::server {

namespace {

// Takes one character off the front. Empty when the bytes are not UTF-8.
std::optional<char32_t> take(std::string_view& text) {
  auto const first = static_cast<unsigned char>(text[0]);
  int const more = first < 0x80 ? 0 : first >> 5 == 0x6 ? 1 : first >> 4 == 0xE ? 2 : first >> 3 == 0x1E ? 3 : -1;
  if (more < 0 || static_cast<int>(text.size()) <= more) return {};
  char32_t c = more == 0 ? first : first & (0x3FU >> more);
  for (int i = 1; i <= more; ++i) {
    auto const next = static_cast<unsigned char>(text[i]);
    if (next >> 6 != 0x2) return {};
    c = c << 6 | (next & 0x3FU);
  }
  static constexpr char32_t least[] = {0, 0x80, 0x800, 0x10000};
  if (c < least[more] || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF)) return {};
  text.remove_prefix(more + 1);
  return c;
}

struct Range {
  char32_t first, last;
};

bool in(char32_t c, auto const& ranges) {
  return std::any_of(std::begin(ranges), std::end(ranges), [&](Range range) { return c >= range.first && c <= range.last; });
}

// Control characters, line and paragraph separators, changes of direction, tags, places outside the standard.
constexpr Range forbidden[] = {{0x00, 0x1F},     {0x7F, 0x9F},     {0x200E, 0x200F}, {0x2028, 0x202E},  {0x2066, 0x206F},
                               {0xFEFF, 0xFEFF}, {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}, {0xE0000, 0xE007F}};
constexpr Range blank[] = {{0x20, 0x20},     {0xA0, 0xA0}, {0x1680, 0x1680}, {0x2000, 0x200D}, {0x202F, 0x202F}, {0x205F, 0x2064},
                           {0x3000, 0x3000}, {0xAD, 0xAD}, {0x3164, 0x3164}, {0x2800, 0x2800}, {0x115F, 0x1160}, {0xFFA0, 0xFFA0}};

// Without the blanks around it; empty unless it has 1 to `most` characters from the first visible one to the last, none of them forbidden.
std::optional<std::string> visible_part(std::string_view text, int most) {
  std::string_view rest = text;
  std::size_t begin = text.size();
  std::size_t end = 0;
  int characters = 0;  // from the first visible one on
  int kept = 0;        // up to the last visible one
  while (!rest.empty()) {
    std::size_t const at = text.size() - rest.size();
    auto const c = take(rest);
    if (!c || in(*c, forbidden)) return {};
    bool const visible = !in(*c, blank);
    if (visible) begin = std::min(begin, at);
    if (begin < text.size()) ++characters;
    if (visible) {
      end = text.size() - rest.size();
      kept = characters;
    }
  }
  if (kept < 1 || kept > most) return {};
  return std::string(text.substr(begin, end - begin));
}

}  // namespace

std::optional<std::string> proper_name(std::string_view text) { return visible_part(text, longest_name); }

std::optional<std::string> proper_line(std::string_view text) {
  std::string line;
  while (!text.empty()) {
    auto const from = text;
    auto const c = take(text);
    if (!c) return {};
    if (in(*c, forbidden))
      line += ' ';
    else
      line += from.substr(0, from.size() - text.size());
  }
  return visible_part(line, longest_line);
}

}  // namespace atelier::server
