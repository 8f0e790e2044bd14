// Names of described types: everything that leaves the program (JSON, TypeScript, documents) is spelled from the structs themselves.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include <boost/describe/enumerators.hpp>
#include <boost/describe/members.hpp>

namespace atelier {

// JSON that is already text: it is passed through, not looked into.
struct Json {
  std::string text = "null";
};

template <class T>
concept DescribedStruct = boost::describe::has_describe_members<T>::value;
template <class T>
concept DescribedEnum = boost::describe::has_describe_enumerators<T>::value;

// The bare name of a type: "StoneDealt" for atelier::czary_mary::StoneDealt.
template <class T>
constexpr std::string_view type_name() {
  std::string_view name = __PRETTY_FUNCTION__;
  auto const begin = name.find("T = ") + 4;
  name = name.substr(begin, name.find_first_of(";]", begin) - begin);
  if (auto const angle = name.find('<'); angle != name.npos) name = name.substr(0, angle);
  if (auto const colon = name.rfind(':'); colon != name.npos) name = name.substr(colon + 1);
  return name;
}

// The same as it stands in JSON: "stone_dealt".
template <class T>
std::string const& snake_name() {
  static std::string const name = [] {
    std::string snake;
    for (char c : type_name<T>()) {
      bool const upper = c >= 'A' && c <= 'Z';
      if (upper && !snake.empty()) snake += '_';
      snake += upper ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return snake;
  }();
  return name;
}

template <class T>
inline constexpr bool is_variant = false;
template <class... T>
inline constexpr bool is_variant<std::variant<T...>> = true;

// Calls visit(name, member pointer) for each described member, bases included.
template <DescribedStruct T, class Visit>
void for_each_member(Visit&& visit) {
  boost::mp11::mp_for_each<boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>>(
      [&](auto member) { visit(std::string_view(member.name), member.pointer); });
}

// Calls visit(name, value) for each described enumerator.
template <DescribedEnum T, class Visit>
void for_each_enumerator(Visit&& visit) {
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>([&](auto each) { visit(std::string_view(each.name), each.value); });
}

template <DescribedEnum T>
std::string_view enumerator_name(T value) {
  std::string_view found = "?";
  for_each_enumerator<T>([&](std::string_view name, T each) {
    if (each == value) found = name;
  });
  return found;
}

}  // namespace atelier
