// Numbers that carry their range in their type (options), and facts that carry where they come from (components).
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

namespace atelier {

// An option's number from Low to High. Readers refuse anything else; forms and flags show the range.
template <int Low, int High>
struct Within {
  static constexpr int low = Low;
  static constexpr int high = High;
  int value = Low;
  constexpr operator int() const { return value; }
};

// Where a component's value comes from: the rulebook or a cited public source, or our own design within what is known.
enum class Source { printed, reconstructed };
BOOST_DESCRIBE_ENUM(Source, printed, reconstructed)

template <class T>
struct Fact {
  T value{};
  Source source = Source::printed;
  BOOST_DESCRIBE_CLASS(Fact, (), (value, source), (), ())
};

}  // namespace atelier
