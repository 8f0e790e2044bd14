// `atelier bench --signature` prints these numbers. A version of the rules that was ever played keeps its number for ever: whatever changes
// what is legal or what follows is a new version, with a number of its own.
#include "engine/signature.hpp"
#include "games/registry.hpp"

#include <gtest/gtest.h>

namespace atelier {
namespace {

struct Signed {
  char const* game;
  int rules;
  std::uint64_t number;
};
constexpr Signed all[] = {
    {"czary-mary", 1, 0xb81c61f4d95f26d1},  {"final-touch", 1, 0x1b833c9fbb96d31d}, {"final-touch", 2, 0x47cebd737b9e5b5d},
    {"modern-art", 1, 0x62441797540f0c9d},  {"fresco", 1, 0x2b75e4f469aa70c1},      {"fresco", 2, 0x2b75e4f469aa70c1},
    {"projekt-art", 1, 0x028f9ab1aae6338b}, {"projekt-art", 2, 0x0768f0864a94c31a},
};

TEST(Signature, EveryGamePlaysAsItDid) {
  for (auto const& each : all) EXPECT_EQ(signature(*find_kind(each.game), each.rules), each.number) << each.game << " " << each.rules;
}

TEST(Signature, EveryVersionOfEveryGameHasItsNumber) {
  for (auto const* kind : kinds())
    for (int rules = 1; rules <= kind->rules_version(); ++rules)
      EXPECT_EQ(std::ranges::count_if(all, [&](Signed const& each) { return each.game == kind->id() && each.rules == rules; }), 1)
          << kind->id() << " " << rules;
}

}  // namespace
}  // namespace atelier
