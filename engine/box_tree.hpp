// Boxes as JSON: values by their path.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace atelier::box_tree {

inline std::string member(std::string const& path, std::string_view name) {
  return path.empty() ? std::string(name) : path + "." + std::string(name);
}
inline std::string element(std::string const& path, std::size_t i) { return path + "[" + std::to_string(i) + "]"; }

// "tiles[3].points" -> "tiles[].points"
inline std::string pattern_of(std::string_view path) {
  std::string pattern;
  bool inside = false;
  for (char const c : path) {
    if (c == ']') inside = false;
    if (!inside) pattern += c;
    if (c == '[') inside = true;
  }
  return pattern;
}

// The value at a path; null if there is none.
inline boost::json::value* find(boost::json::value& in, std::string_view path) {
  auto* at = &in;
  while (!path.empty() && at) {
    if (path[0] == '[') {
      std::size_t i = 0;
      auto const end = path.find(']');
      if (end == path.npos || std::from_chars(path.data() + 1, path.data() + end, i).ptr != path.data() + end) return nullptr;
      auto* array = at->if_array();
      at = array && i < array->size() ? &(*array)[i] : nullptr;
      path.remove_prefix(end + 1);
    } else {
      if (path[0] == '.') path.remove_prefix(1);
      auto const name = path.substr(0, path.find_first_of(".["));
      auto* object = at->if_object();
      at = object ? object->if_contains(name) : nullptr;
      path.remove_prefix(name.size());
    }
  }
  return at;
}

// Calls visit(path, value) for everything in a box, what holds before what is held.
template <class Visit>
void each(boost::json::value const& value, std::string const& path, Visit&& visit) {
  if (!path.empty()) visit(path, value);
  if (auto const* object = value.if_object())
    for (auto const& [name, inner] : *object) each(inner, member(path, name), visit);
  if (auto const* array = value.if_array())
    for (std::size_t i = 0; i < array->size(); ++i) each((*array)[i], element(path, i), visit);
}

}  // namespace atelier::box_tree
