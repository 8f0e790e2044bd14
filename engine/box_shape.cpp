// What is in a game's box and how far it can be changed. The game is asked, not told: values of the program's box are changed one at a time
// until `make` refuses them, and what it says then is a constraint.
#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <set>

#include <boost/json/serialize.hpp>

#include "engine/box.hpp"
#include "engine/box_tree.hpp"
#include "engine/json.hpp"

namespace atelier {

namespace json = boost::json;
using box_tree::element;
using box_tree::member;
using box_tree::pattern_of;

namespace {

constexpr std::int64_t far = 1024;  // what can be changed by so much has no bound worth telling

struct Shape {
  std::vector<BoxField> fields;
  std::vector<BoxNote> constraints;
};

class Surveyor {
 public:
  explicit Surveyor(Kind const& kind)
      : kind_(kind),
        options_(R"({"seats":)" + std::to_string(usual_box(kind).seats.front()) + "}"),
        box_(*parse_json(usual_box(kind).components)) {
    box_tree::each(*parse_json(usual_box(kind).components), "", [&](std::string const& path, json::value const& value) {
      auto& found = places_[pattern_of(path)];
      if (found.empty()) order_.push_back(pattern_of(path));
      if (!value.is_null())
        found.push_back(path);
      else
        empty_.emplace(pattern_of(path), path);
    });
  }

  Shape survey() {
    for (auto const& pattern : order_)
      if (!places_[pattern].empty()) look(pattern);
    return std::move(shape_);
  }

 private:
  // What the game says to the box with another value at a path; nothing if it takes it.
  std::optional<std::string> says(std::string const& path, json::value other) {
    auto& place = *box_tree::find(box_, path);
    std::swap(place, other);
    auto const game = kind_.make(options_, json::serialize(box_));
    std::swap(place, other);
    if (game) return {};
    return game.error();
  }
  bool takes(std::string const& path, json::value other) {
    auto const said = says(path, std::move(other));
    if (said) note(*said);
    return !said;
  }
  void note(std::string const& sentence) {
    auto const colon = sentence.find(": ");
    if (colon == sentence.npos || sentence.find(' ') < colon) return;
    if (sentence.find(" is not between ") != sentence.npos) return;  // what a number has room for is no constraint of the game
    BoxNote note{pattern_of(sentence.substr(0, colon)), sentence.substr(colon + 2), {}};
    auto const same = [&](BoxNote const& each) { return each.path == note.path && each.en == note.en; };
    if (std::ranges::any_of(shape_.constraints, same)) return;
    note.pl = box_words_in_polish(note.en);
    shape_.constraints.push_back(std::move(note));
  }

  void look(std::string const& pattern) {
    auto const& found = places_[pattern];
    auto const& value = *box_tree::find(box_, found.front());
    BoxField field;
    field.path = pattern;
    if (value.is_object()) field.kind = FieldKind::group;
    if (value.is_bool()) field.kind = FieldKind::flag;
    if (value.is_string()) field.kind = FieldKind::choice, field.choices = choices(found.front());
    if (value.is_array()) field.kind = FieldKind::list, measure_list(field, found);
    if (value.is_int64()) field.kind = FieldKind::number, measure_number(field, found);
    field.optional = empty_.contains(pattern) || !says(found.front(), nullptr);
    shape_.fields.push_back(std::move(field));
  }

  // The reader names them when it meets a word it does not know.
  std::vector<std::string> choices(std::string const& path) {
    constexpr std::string_view begin = "must be one of ";
    auto const said = says(path, "?").value_or("");
    auto const at = said.find(begin);
    std::vector<std::string> all;
    for (std::string_view rest = at == said.npos ? "" : std::string_view(said).substr(at + begin.size()); !rest.empty();) {
      auto const each = rest.substr(0, rest.find(", "));
      all.emplace_back(each);
      rest.remove_prefix(std::min(rest.size(), each.size() + 2));
    }
    return all;
  }

  // The first and the last of a kind stand for all.
  void measure_number(BoxField& field, std::vector<std::string> const& found) {
    std::optional<std::int64_t> low, high;
    bool bound_below = true, bound_above = true;
    for (auto const& path : {found.front(), found.back()}) {
      auto const now = box_tree::find(box_, path)->as_int64();
      auto const down = reach([&](std::int64_t by) { return takes(path, now - by); });
      auto const up = reach([&](std::int64_t by) { return takes(path, now + by); });
      bound_below &= down < far;
      bound_above &= up < far;
      low = std::min(low.value_or(now), now - down);
      high = std::max(high.value_or(now), now + up);
    }
    if (bound_below) field.low = static_cast<int>(*low);
    if (bound_above) field.high = static_cast<int>(*high);
  }

  // How far one can go.
  static std::int64_t reach(std::function<bool(std::int64_t)> const& goes) {
    std::int64_t good = 0, bad = 1;
    while (bad <= far && goes(bad)) good = std::exchange(bad, 2 * bad);
    if (bad > far) return far;
    while (bad - good > 1) (goes((good + bad) / 2) ? good : bad) = (good + bad) / 2;
    return good;
  }

  void measure_list(BoxField& field, std::vector<std::string> const& found) {
    auto const longest =
        std::ranges::max_element(found, {}, [&](auto const& path) { return box_tree::find(box_, path)->as_array().size(); });
    auto const& path = *longest;
    auto const now = box_tree::find(box_, path)->as_array();
    auto const size = static_cast<std::int64_t>(now.size());
    auto const shorter = [&](std::int64_t by) {
      if (by > size) return false;
      auto some = now;
      some.resize(now.size() - static_cast<std::size_t>(by));
      return takes(path, some);
    };
    field.low = static_cast<int>(size - reach(shorter));
    if (now.empty()) return;
    // One more like the last may be one too many for what it is, not for how many they are; then the reader says how many there is room
    // for.
    auto longer = now;
    longer.push_back(now.back());
    auto const said = says(path, longer);
    if (said && said->starts_with(path + ": ")) {
      note(*said);
      field.high = static_cast<int>(size);
      return;
    }
    while (longer.size() < 300) longer.push_back(now.back());
    field.high = room_in(says(path, longer).value_or(""));
  }

  static std::optional<int> room_in(std::string const& said) {
    int least = 0, most = 0;
    auto const at = said.find("must have ");
    if (at == said.npos || std::sscanf(said.c_str() + at, "must have %d to %d entries", &least, &most) != 2) return {};
    return most;
  }

  Kind const& kind_;
  std::string options_;
  json::value box_;
  std::vector<std::string> order_;                          // patterns as they come
  std::map<std::string, std::vector<std::string>> places_;  // where each is
  std::map<std::string, std::string> empty_;                // and where it is null
  Shape shape_;
};

Shape const& shape_of(Kind const& kind) {
  static std::mutex mutex;
  static std::map<Kind const*, Shape> all;
  (void)usual_box(kind);
  std::lock_guard const lock(mutex);
  auto const found = all.find(&kind);
  return found != all.end() ? found->second : all.emplace(&kind, Surveyor(kind).survey()).first->second;
}

bool plain(json::value const& value) { return !value.is_object() && !value.is_array(); }

// A list that is one line of a comparison: of numbers, words, or rows of them.
bool one_line(json::value const& value) {
  auto const* array = value.if_array();
  return array && std::ranges::all_of(*array, [](json::value const& each) { return plain(each) || one_line(each); });
}

std::optional<Json> as_json(json::value const& value) { return Json{json::serialize(value)}; }

void compare(json::value const& before, json::value const& after, std::string const& path, std::vector<BoxChange>& changes);

// What is alike at both ends stays where it is; between them each takes the place of the one before.
void compare_lists(json::array const& before, json::array const& after, std::string const& path, std::vector<BoxChange>& changes) {
  std::size_t const shorter = std::min(before.size(), after.size());
  std::size_t first = 0, last = 0;
  while (first < shorter && before[first] == after[first]) ++first;
  while (last < shorter - first && before[before.size() - 1 - last] == after[after.size() - 1 - last]) ++last;
  for (std::size_t i = first; i < std::max(before.size(), after.size()) - last; ++i) {
    bool const was = i < before.size() - last, is = i < after.size() - last;
    if (was && is)
      compare(before[i], after[i], element(path, i), changes);
    else
      changes.push_back({element(path, i), was ? as_json(before[i]) : std::nullopt, is ? as_json(after[i]) : std::nullopt});
  }
}

void compare(json::value const& before, json::value const& after, std::string const& path, std::vector<BoxChange>& changes) {
  if (before == after) return;
  auto const *old = before.if_object(), *now = after.if_object();
  if (old && now) {
    for (auto const& [name, value] : *now) {
      auto const* was = old->if_contains(name);
      compare(was ? *was : json::value(), value, member(path, name), changes);
    }
  } else if (before.is_array() && after.is_array() && !(one_line(before) && one_line(after))) {
    compare_lists(before.as_array(), after.as_array(), path, changes);
  } else {
    changes.push_back({path, before.is_null() ? std::nullopt : as_json(before), after.is_null() ? std::nullopt : as_json(after)});
  }
}

}  // namespace

std::vector<BoxField> const& box_fields(Kind const& kind) { return shape_of(kind).fields; }
std::vector<BoxNote> const& box_constraints(Kind const& kind) { return shape_of(kind).constraints; }

std::vector<BoxChange> box_changes(json::value const& before, json::value const& after) {
  std::vector<BoxChange> changes;
  compare(before, after, "", changes);
  return changes;
}

std::vector<BoxTotal> box_totals(Kind const& kind, json::value const& components) {
  std::map<std::string, std::vector<std::int64_t>> counts;
  box_tree::each(components, "", [&](std::string const& path, json::value const& value) {
    auto const pattern = pattern_of(path);
    auto const* array = value.if_array();
    bool const numbers = array && !array->empty() && std::ranges::all_of(*array, [](auto const& each) { return each.is_int64(); });
    auto& row = counts[pattern];
    if (numbers) {
      row.resize(std::max(row.size(), array->size()));
      for (std::size_t i = 0; i < array->size(); ++i) row[i] += (*array)[i].as_int64();
    }
    auto const* word = value.if_string();
    if (!word) return;
    auto const& fields = box_fields(kind);
    auto const field = std::ranges::find(fields, pattern, &BoxField::path);
    if (field == fields.end()) return;
    row.resize(field->choices.size());
    auto const choice = std::ranges::find(field->choices, std::string_view(*word));
    if (choice != field->choices.end()) ++row[static_cast<std::size_t>(choice - field->choices.begin())];
  });
  std::vector<BoxTotal> totals;
  for (auto const& field : box_fields(kind)) {
    auto const found = counts.find(field.path);
    if (found == counts.end() || found->second.empty()) continue;
    auto& total = totals.emplace_back(BoxTotal{field.path, {}});
    for (std::size_t i = 0; i < found->second.size(); ++i)
      total.counts.push_back({field.choices.empty() ? std::to_string(i) : field.choices[i], found->second[i]});
  }
  return totals;
}

}  // namespace atelier
