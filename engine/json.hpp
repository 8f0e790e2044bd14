// Described structs to and from JSON. Writing goes straight into a string: a server writes views tens of thousands of times a second.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <expected>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <boost/json/value.hpp>

#include "engine/described.hpp"
#include "engine/game.hpp"
#include "engine/list.hpp"
#include "engine/within.hpp"

namespace atelier {

// JSON that was parsed, for whoever knows later what it should be.
struct ParsedJson {
  boost::json::value value;
};

// ---- writing

void write_quoted(std::string& out, std::string_view text);

template <class T>
void write_json(std::string& out, T const& value);

namespace json_detail {

std::string text_of(boost::json::value const& value);

inline void write_number(std::string& out, std::int64_t value) {
  if (value >= 0 && value < 10) {  // most numbers of a view are one digit
    out += static_cast<char>('0' + value);
    return;
  }
  char digits[24];
  auto const end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  out.append(digits, end);
}

template <class Range>
void write_array(std::string& out, Range const& range) {
  out += '[';
  bool first = true;
  for (auto const& each : range) {
    if (!first) out += ',';
    first = false;
    write_json(out, each);
  }
  out += ']';
}

// The members of a struct, each with its name; `separate` says that something stands before them.
template <class T>
void write_members(std::string& out, T const& value, bool separate) {
  for_each_member<T>([&](std::string_view name, auto pointer) {
    if (separate) out += ',';
    separate = true;
    out += '"';
    out += name;
    out += "\":";
    write_json(out, value.*pointer);
  });
}

template <class T>
inline constexpr bool is_list = false;
template <class T, std::size_t N>
inline constexpr bool is_list<List<T, N>> = true;
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_within = false;
template <int L, int H>
inline constexpr bool is_within<Within<L, H>> = true;

}  // namespace json_detail

template <class T>
void write_json(std::string& out, T const& value) {
  using namespace json_detail;
  if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_same_v<T, Json>) {
    out += value.text;
  } else if constexpr (std::is_same_v<T, ParsedJson>) {
    out += text_of(value.value);
  } else if constexpr (std::is_same_v<T, Seat>) {
    if (value == chance)
      out += "\"chance\"";
    else
      write_number(out, index(value));
  } else if constexpr (std::is_integral_v<T> || is_within<T>) {
    write_number(out, value);
  } else if constexpr (std::is_floating_point_v<T>) {
    char digits[40];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
  } else if constexpr (std::is_convertible_v<T const&, std::string_view>) {
    write_quoted(out, value);
  } else if constexpr (DescribedEnum<T>) {
    write_quoted(out, enumerator_name(value));
  } else if constexpr (std::is_enum_v<T>) {
    write_number(out, static_cast<std::int64_t>(value));
  } else if constexpr (is_optional<T>) {
    if (value)
      write_json(out, *value);
    else
      out += "null";
  } else if constexpr (is_variant<T>) {
    std::visit(
        [&]<class Each>(Each const& each) {
          out += "{\"type\":\"";
          out += snake_name<Each>();
          out += '"';
          write_members(out, each, true);
          out += '}';
        },
        value);
  } else if constexpr (is_list<T> || is_array<T> || is_vector<T>) {
    write_array(out, value);
  } else {
    static_assert(DescribedStruct<T>, "describe this type or teach write_json about it");
    out += '{';
    write_members(out, value, false);
    out += '}';
  }
}

template <class T>
std::string to_json(T const& value) {
  std::string out;
  write_json(out, value);
  return out;
}

// ---- reading

// What was wrong and where: "options.seats: 7 is not between 2 and 5".
struct JsonProblem {
  std::string path;
  std::string reason;
  std::string sentence() const { return path.empty() ? reason : path + ": " + reason; }
};

std::expected<boost::json::value, std::string> parse_json(std::string_view text, boost::json::storage_ptr memory = {});

namespace json_detail {

using Problem = std::optional<JsonProblem>;

inline Problem problem(std::string reason) { return JsonProblem{"", std::move(reason)}; }
inline Problem within(std::string_view where, Problem inner) {
  if (inner) inner->path = inner->path.empty() ? std::string(where) : std::string(where) + (inner->path[0] == '[' ? "" : ".") + inner->path;
  return inner;
}
Problem read_integer(boost::json::value const& from, std::int64_t low, std::int64_t high, std::int64_t& to);

template <class T>
Problem read(boost::json::value const& from, T& to);

template <class T>
Problem read_elements(boost::json::value const& from, std::size_t low, std::size_t high, T&& element) {
  auto const* array = from.if_array();
  if (!array) return problem("must be a list");
  if (array->size() < low || array->size() > high)
    return problem("must have " + std::to_string(low) + (low == high ? "" : " to " + std::to_string(high)) + " entries, not " +
                   std::to_string(array->size()));
  for (std::size_t i = 0; i < array->size(); ++i)
    if (auto wrong = within("[" + std::to_string(i) + "]", element(i, (*array)[i]))) return wrong;
  return {};
}

// A member that is absent keeps its default only where `defaults` allows it, or where it is an optional.
template <class T>
Problem read_members(boost::json::object const& from, T& to, bool defaults, std::size_t known) {
  Problem wrong;
  for_each_member<T>([&](std::string_view name, auto pointer) {
    if (wrong) return;
    auto const* member = from.if_contains(name);
    if (member) {
      ++known;
      wrong = within(name, read(*member, to.*pointer));
    } else if (!defaults && !is_optional<std::remove_cvref_t<decltype(to.*pointer)>>) {
      wrong = JsonProblem{std::string(name), "is missing"};
    }
  });
  if (wrong || known == from.size()) return wrong;
  for (auto const& [key, value] : from) {
    bool described = key == "type" && known > 0;
    for_each_member<T>([&](std::string_view name, auto) { described |= name == std::string_view(key); });
    if (!described) return JsonProblem{std::string(key), "is not known here"};
  }
  return wrong;
}

template <class T>
Problem read_variant(boost::json::value const& from, T& to) {
  auto const* object = from.if_object();
  if (!object) return problem("must be an object");
  auto const* type = object->if_contains("type");
  if (!type || !type->is_string()) return JsonProblem{"type", "is missing"};
  Problem wrong = JsonProblem{"type", "'" + std::string(type->as_string()) + "' is not known"};
  boost::mp11::mp_for_each<boost::mp11::mp_iota_c<std::variant_size_v<T>>>([&](auto i) {
    using Each = std::variant_alternative_t<i, T>;
    if (type->as_string() != snake_name<Each>()) return;
    Each each{};
    wrong = read_members(*object, each, false, 1);
    to = std::move(each);
  });
  return wrong;
}

template <class T>
Problem read(boost::json::value const& from, T& to) {
  if constexpr (std::is_same_v<T, bool>) {
    if (!from.is_bool()) return problem("must be true or false");
    to = from.as_bool();
  } else if constexpr (std::is_same_v<T, Json>) {
    to.text = text_of(from);
  } else if constexpr (std::is_same_v<T, ParsedJson>) {
    to.value = from;
  } else if constexpr (std::is_same_v<T, Seat>) {
    if (from.is_string() && from.as_string() == "chance") {
      to = chance;
      return {};
    }
    std::int64_t number = 0;
    if (auto wrong = read_integer(from, 0, max_seats - 1, number)) return wrong;
    to = seat_at(static_cast<int>(number));
  } else if constexpr (is_within<T>) {
    std::int64_t number = 0;
    if (auto wrong = read_integer(from, T::low, T::high, number)) return wrong;
    to.value = static_cast<int>(number);
  } else if constexpr (std::is_integral_v<T>) {
    std::int64_t number = 0;
    constexpr auto highest = std::min<std::uintmax_t>(std::numeric_limits<T>::max(), std::numeric_limits<std::int64_t>::max());
    if (auto wrong = read_integer(from, std::numeric_limits<T>::min(), highest, number)) return wrong;
    to = static_cast<T>(number);
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (!from.is_string()) return problem("must be a text");
    to = from.as_string();
  } else if constexpr (DescribedEnum<T>) {
    std::string choices;
    bool found = false;
    for_each_enumerator<T>([&](std::string_view name, T each) {
      if (from.is_string() && from.as_string() == name) to = each, found = true;
      choices += (choices.empty() ? "" : ", ") + std::string(name);
    });
    if (!found) return problem("must be one of " + choices);
  } else if constexpr (std::is_enum_v<T>) {
    std::int64_t number = 0;
    if (auto wrong = read_integer(from, 0, 255, number)) return wrong;
    to = static_cast<T>(number);
  } else if constexpr (is_optional<T>) {
    to.reset();
    if (from.is_null()) return {};
    return read(from, to.emplace());
  } else if constexpr (is_variant<T>) {
    return read_variant(from, to);
  } else if constexpr (is_array<T>) {
    return read_elements(from, to.size(), to.size(), [&](std::size_t i, auto const& each) { return read(each, to[i]); });
  } else if constexpr (is_list<T>) {
    to.clear();
    return read_elements(from, 0, T::capacity(), [&](std::size_t i, auto const& each) {
      to.push_back({});
      return read(each, to[i]);
    });
  } else if constexpr (is_vector<T>) {
    to.clear();
    return read_elements(from, 0, 100'000, [&](std::size_t, auto const& each) { return read(each, to.emplace_back()); });
  } else {
    static_assert(DescribedStruct<T>, "describe this type or teach read_json about it");
    auto const* object = from.if_object();
    if (!object) return problem("must be an object");
    return read_members(*object, to, false, 0);
  }
  return {};
}

}  // namespace json_detail

template <class T>
std::expected<T, JsonProblem> read_value(boost::json::value const& from) {
  T to{};
  if (auto wrong = json_detail::read(from, to)) return std::unexpected(std::move(*wrong));
  return to;
}

template <class T>
std::expected<T, std::string> read_json(std::string_view text) {
  auto const value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  auto read = read_value<T>(*value);
  if (!read) return std::unexpected(read.error().sentence());
  return *std::move(read);
}

// Members that are not given keep their defaults.
template <class T>
std::expected<T, std::string> read_given(boost::json::value const& from) {
  auto const* object = from.if_object();
  if (!object) return std::unexpected("options must be an object");
  T to{};
  if (auto wrong = json_detail::read_members(*object, to, true, 0)) return std::unexpected(wrong->sentence());
  return to;
}

template <class T>
std::expected<T, std::string> read_options(std::string_view text) {
  auto const value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  return read_given<T>(*value);
}

}  // namespace atelier
