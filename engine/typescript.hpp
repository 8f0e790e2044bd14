// TypeScript types of described structs, so that the page and the program cannot disagree about a message.
#pragma once

#include <set>
#include <string>

#include "engine/json.hpp"

namespace atelier {

template <class T>
inline constexpr bool is_fact = false;
template <class T>
inline constexpr bool is_fact<Fact<T>> = true;

class TypeScript {
 public:
  // Declares a type and all it is made of, under its own name.
  template <class T>
  void declare(std::string_view name = type_name<T>()) {
    if (!declared_.insert(std::string(name)).second) return;
    if constexpr (is_variant<T>) {
      std::string alternatives;
      boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, T>>([&]<class Each>(boost::mp11::mp_identity<Each>) {
        declare_struct<Each>(type_name<Each>(), true);
        alternatives += (alternatives.empty() ? "" : " | ") + std::string(type_name<Each>());
      });
      text_ += "export type " + std::string(name) + " = " + alternatives + ";\n\n";
    } else {
      declare_struct<T>(name, false);
    }
  }
  std::string const& text() const { return text_; }

 private:
  template <class T>
  void declare_struct(std::string_view name, bool tagged) {
    declared_.insert(std::string(name));
    std::string members;
    if (tagged) members += "  type: '" + snake_name<T>() + "';\n";
    for_each_member<T>([&](std::string_view member, auto pointer) {
      using Member = std::remove_cvref_t<decltype(std::declval<T>().*pointer)>;
      members += "  " + std::string(member) + ": " + reference<Member>() + ";\n";
    });
    text_ += "export interface " + std::string(name) + " {" + (members.empty() ? "" : "\n") + members + "}\n\n";
  }

  // How a member of this type is written; declares what it needs.
  template <class T>
  std::string reference() {
    using namespace json_detail;
    if constexpr (std::is_same_v<T, bool>) {
      return "boolean";
    } else if constexpr (std::is_same_v<T, Json> || std::is_same_v<T, ParsedJson>) {
      return "unknown";
    } else if constexpr (std::is_same_v<T, std::string>) {
      return "string";
    } else if constexpr (DescribedEnum<T>) {
      if (declared_.insert(std::string(type_name<T>())).second) {
        std::string values;
        for_each_enumerator<T>([&](std::string_view each, T) { values += (values.empty() ? "'" : " | '") + std::string(each) + "'"; });
        text_ += "export type " + std::string(type_name<T>()) + " = " + values + ";\n\n";
      }
      return std::string(type_name<T>());
    } else if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T> || is_within<T>) {
      return "number";
    } else if constexpr (is_optional<T>) {
      return reference<typename T::value_type>() + " | null";
    } else if constexpr (is_list<T> || is_array<T> || is_vector<T>) {
      using Element = std::remove_cvref_t<decltype(*std::declval<T>().begin())>;
      std::string const element = reference<Element>();
      return element.find(' ') == std::string::npos ? element + "[]" : "(" + element + ")[]";
    } else if constexpr (is_fact<T>) {
      return "{ value: " + reference<decltype(T::value)>() + "; source: " + reference<Source>() + " }";
    } else {
      declare<T>();
      return std::string(type_name<T>());
    }
  }

  std::set<std::string> declared_;
  std::string text_;
};

}  // namespace atelier
