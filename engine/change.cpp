#include "engine/change.hpp"

#include <charconv>

namespace atelier {

void merge(boost::json::value& old, boost::json::value const& change) {
  auto const* members = change.if_object();
  if (members && old.is_object()) {
    for (auto const& [name, value] : *members) merge(old.as_object()[name], value);
  } else if (members && old.is_array()) {
    auto& elements = old.as_array();
    for (auto const& [key, value] : *members) {
      std::size_t at = elements.size();
      std::from_chars(key.data(), key.data() + key.size(), at);
      if (at < elements.size()) merge(elements[at], value);
    }
  } else {
    old = change;
  }
}

}  // namespace atelier
