#include "server/names.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <utility>

#include <utf8proc.h>

#include "engine/any_game.hpp"
#include "engine/json.hpp"

namespace atelier::server {

namespace {

// Takes one character off the front. Empty when the bytes are not UTF-8.
std::optional<char32_t> take(std::string_view& text) {
  utf8proc_int32_t c = -1;
  auto const size =
      utf8proc_iterate(reinterpret_cast<utf8proc_uint8_t const*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()), &c);
  if (size <= 0 || c < 0) return {};
  text.remove_prefix(static_cast<std::size_t>(size));
  return static_cast<char32_t>(c);
}

std::optional<std::u32string> characters(std::string_view text) {
  std::u32string all;
  while (!text.empty()) {
    auto const c = take(text);
    if (!c) return {};
    all += *c;
  }
  return all;
}

std::string utf8(std::u32string_view text) {
  std::string out;
  for (char32_t const c : text) {
    utf8proc_uint8_t bytes[4];
    auto const size = utf8proc_encode_char(static_cast<utf8proc_int32_t>(c), bytes);
    out.append(reinterpret_cast<char const*>(bytes), static_cast<std::size_t>(size));
  }
  return out;
}

std::string normalised(std::string const& text, int how) {
  utf8proc_uint8_t* made = nullptr;
  auto const size = utf8proc_map(reinterpret_cast<utf8proc_uint8_t const*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()), &made,
                                 static_cast<utf8proc_option_t>(how));
  std::string out = size > 0 ? std::string(reinterpret_cast<char const*>(made), static_cast<std::size_t>(size)) : "";
  std::free(made);
  return out;
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

// What phones put into emoji and some alphabets between letters: it changes how its neighbours look, and is not needed to read them.
constexpr Range joiners[] = {{0x200C, 0x200D}, {0xFE00, 0xFE0F}};

enum class Sight { seen, mark, blank, hidden };

Sight sight(char32_t c) {
  if (c == 0x2800 || utf8proc_get_property(static_cast<utf8proc_int32_t>(c))->ignorable) return Sight::hidden;  // an empty braille cell
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
    case UTF8PROC_CATEGORY_ZS: return Sight::blank;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME: return Sight::mark;
    case UTF8PROC_CATEGORY_CN:  // nobody has a picture of it yet
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return Sight::hidden;
    default: return Sight::seen;
  }
}

constexpr int most_marks = 2;  // on one letter

// Letters, each with few marks, and single blanks between them; nothing where something cannot be seen.
std::optional<std::u32string> legible(std::u32string_view text) {
  std::u32string out;
  int marks = most_marks;  // none may come first
  for (char32_t const c : text) {
    if (in(c, joiners)) continue;
    auto const how = sight(c);
    if (how == Sight::hidden || (how == Sight::mark && marks == most_marks)) return {};
    marks = how == Sight::mark ? marks + 1 : how == Sight::blank ? most_marks : 0;
    if (how != Sight::blank)
      out += c;
    else if (!out.empty() && out.back() != U' ')
      out += U' ';
  }
  if (out.ends_with(U' ')) out.pop_back();
  return out;
}

constexpr Range latin[] = {{0x41, 0x5A}, {0x61, 0x7A}, {0xAA, 0xAA}, {0xBA, 0xBA}, {0xC0, 0x24F}, {0x1E00, 0x1EFF}};
constexpr Range greek[] = {{0x370, 0x3FF}, {0x1F00, 0x1FFF}};
constexpr Range cyrillic[] = {{0x400, 0x52F}, {0x1C80, 0x1C8F}, {0xA640, 0xA69F}};

bool mixes_alphabets(std::u32string_view text) {
  auto const any = [&](auto const& alphabet) { return std::any_of(text.begin(), text.end(), [&](char32_t c) { return in(c, alphabet); }); };
  return any(latin) + any(greek) + any(cyrillic) > 1;
}

// Small letters and what they, or their capitals, look like.
constexpr std::pair<std::u32string_view, char32_t> alike[] = {
    {U"аα", U'a'}, {U"вβ", U'b'},    {U"сϲ", U'c'}, {U"ԁ", U'd'},  {U"еε", U'e'},  {U"нһη", U'h'}, {U"jј", U'j'},
    {U"кκ", U'k'}, {U"1i|іι", U'l'}, {U"ӏ", U'l'},  {U"мμ", U'm'}, {U"0оο", U'o'}, {U"рρ", U'p'},  {U"ԛ", U'q'},
    {U"ѕ", U's'},  {U"тτ", U't'},    {U"ѵν", U'v'}, {U"ԝ", U'w'},  {U"хχ", U'x'},  {U"уυ", U'y'},  {U"ζ", U'z'}};

std::u32string look(std::string_view name) {
  constexpr int how = UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE;
  std::u32string out;
  for (char32_t c : characters(normalised(std::string(name), how)).value_or(U"")) {
    for (auto const& [letters, same] : alike)
      if (letters.contains(c)) c = same;
    if (c != U' ') out += c;
  }
  return out;
}

std::u32string without_number(std::u32string text) {
  // What digits look like, since this is a look already.
  while (!text.empty() && ((text.back() >= U'2' && text.back() <= U'9') || text.back() == U'o' || text.back() == U'l')) text.pop_back();
  return text;
}

// How bots of each game are called: by their kinds, and by the page in its languages. Those who bear a name of their own, which no
// catalogue translates, are called like people; people may be called like them.
std::set<std::u32string> looks_of_bots(Kind const& kind) {
  std::set<std::u32string> looks;
  for (auto const bot : kind.bots()) {
    bool named = true;
    for (char const* language : {"en", "pl"}) {
      auto const catalogue = parse_json(kind.text(language));
      auto const* object = catalogue ? catalogue->if_object() : nullptr;
      auto const* word = object ? object->if_contains("bot." + std::string(bot)) : nullptr;
      if (!word || !word->is_string()) continue;
      looks.insert(look(word->as_string()));
      named = false;
    }
    if (!named) looks.insert(look(bot));
  }
  return looks;
}

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

std::optional<std::string> proper_name(std::string_view text) {
  auto const all = characters(text.substr(0, std::size_t{64} * longest_name));
  auto const letters = all ? legible(*all) : std::nullopt;
  if (!letters || mixes_alphabets(*letters)) return {};
  auto name = normalised(utf8(*letters), UTF8PROC_STABLE | UTF8PROC_COMPOSE);
  auto const length = characters(name)->size();
  if (length < 1 || length > longest_name || text.size() > std::size_t{64} * longest_name) return {};
  return name;
}

bool looks_like(std::string_view name, std::string_view other) { return look(name) == look(other); }

bool is_a_bots(std::string_view name, Kind const& kind) {
  static std::mutex mutex;
  static std::map<std::string, std::set<std::u32string>, std::less<>> known;
  std::lock_guard const lock(mutex);
  auto found = known.find(kind.id());
  if (found == known.end()) found = known.emplace(std::string(kind.id()), looks_of_bots(kind)).first;
  auto const seen = look(name);
  return std::any_of(found->second.begin(), found->second.end(), [&](auto const& bot) {
    return seen == bot || (seen.starts_with(bot) && without_number(seen) == without_number(bot));
  });
}

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
