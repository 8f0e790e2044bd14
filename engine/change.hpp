// What differs between two values of one described type, as JSON that merges into the old one's JSON:
//
//   merge(old, change)  Both objects: each member of the change is merged into the old member of that name. An old list and an object: its
//                       keys are indexes, each merged into that element. Anything else: the change takes the old value's place.
//
// A list of plain values, or one whose length differs, comes whole. The change is a function of the two values and of nothing else, so
// it tells nothing that whoever sees both does not see.
#pragma once

#include <algorithm>
#include <string>

#include "engine/json.hpp"

namespace atelier {

enum class Difference {
  none,      // nothing was written
  written,   // a change that merges
  too_great  // an object with other members: only a whole list or a whole view can take its place. What was written is of no use
};

template <class T>
Difference write_change(std::string& out, T const& before, T const& now);

// What a page does with a change, for hosts that read what they were sent.
void merge(boost::json::value& old, boost::json::value const& change);

namespace change_detail {

using namespace json_detail;

template <class T>
inline constexpr bool is_plain = !is_list<T> && !is_array<T> && !is_vector<T> && !is_variant<T> && (is_within<T> || !DescribedStruct<T>);
template <class T>
inline constexpr bool is_plain<std::optional<T>> = is_plain<T>;

// Whether two values are seen to be alike before anything is written; where that is not simple, writing finds it out.
template <class T>
bool alike([[maybe_unused]] T const& before, [[maybe_unused]] T const& now) {
  if constexpr (is_plain<T>)
    return before == now;
  else if constexpr (is_list<T> || is_array<T> || is_vector<T>)
    if constexpr (is_plain<std::remove_cvref_t<decltype(*now.begin())>>)
      return std::equal(before.begin(), before.end(), now.begin(), now.end());
  return false;
}

// Members one after another, as `each(key, write)` calls for them; an object that stays empty is taken back.
class Members {
 public:
  explicit Members(std::string& out) : out_(out), begin_(out.size()) { out_ += '{'; }

  template <class Key, class Write>
  void add(Key&& key, Write&& write) {
    if (too_great_) return;
    auto const end = out_.size();
    if (any_) out_ += ',';
    out_ += '"';
    key(out_);
    out_ += "\":";
    switch (write()) {
      case Difference::none: out_.resize(end); break;
      case Difference::written: any_ = true; break;
      case Difference::too_great: too_great_ = true; break;
    }
  }
  Difference done() {
    if (too_great_) return Difference::too_great;
    if (!any_) return out_.resize(begin_), Difference::none;
    out_ += '}';
    return Difference::written;
  }

 private:
  std::string& out_;
  std::size_t begin_;
  bool any_ = false;
  bool too_great_ = false;
};

template <class T>
Difference write_members_change(std::string& out, T const& before, T const& now) {
  Members members(out);
  for_each_member<T>([&](std::string_view name, auto pointer) {
    if (alike(before.*pointer, now.*pointer)) return;
    members.add([&](std::string& to) { to += name; }, [&] { return write_change(out, before.*pointer, now.*pointer); });
  });
  return members.done();
}

template <class T>
Difference write_elements_change(std::string& out, T const& before, T const& now) {
  using Element = std::remove_cvref_t<decltype(*now.begin())>;
  auto const begin = out.size();
  if constexpr (is_plain<Element>) {
    if (std::equal(before.begin(), before.end(), now.begin(), now.end())) return Difference::none;
  } else if (before.size() == now.size()) {
    Members members(out);
    auto old = before.begin();
    std::int64_t index = 0;
    for (auto const& each : now) {
      members.add([&](std::string& to) { write_number(to, index); }, [&] { return write_change(out, *old, each); });
      ++old;
      ++index;
    }
    if (auto const difference = members.done(); difference != Difference::too_great) return difference;
    out.resize(begin);
  }
  write_json(out, now);
  return Difference::written;
}

template <class T>
Difference write_alternative_change(std::string& out, T const& before, T const& now) {
  if (before.index() != now.index()) return Difference::too_great;
  return std::visit([&]<class Each>(Each const& each) -> Difference { return write_members_change(out, std::get<Each>(before), each); },
                    now);
}

}  // namespace change_detail

// Appends what must be merged into `before` to get `now`.
template <class T>
Difference write_change(std::string& out, T const& before, T const& now) {
  using namespace change_detail;
  if constexpr (is_plain<T>) {
    if (before == now) return Difference::none;
    write_json(out, now);
    return Difference::written;
  } else if constexpr (is_optional<T>) {
    if (before && now) return write_change(out, *before, *now);
    if (!before && !now) return Difference::none;
    write_json(out, now);
    return Difference::written;
  } else if constexpr (is_variant<T>) {
    return write_alternative_change(out, before, now);
  } else if constexpr (is_list<T> || is_array<T> || is_vector<T>) {
    return write_elements_change(out, before, now);
  } else {
    return write_members_change(out, before, now);
  }
}

}  // namespace atelier
