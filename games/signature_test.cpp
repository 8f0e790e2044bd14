// `atelier bench --signature` prints these numbers, of today's box. A version of the rules that was ever played keeps its two numbers for
// ever, those of the box it was first played with: whatever changes what is legal or what follows is a new version, with numbers of its
// own.
#include "engine/signature.hpp"
#include "games/kept.hpp"

#include <gtest/gtest.h>

namespace atelier {
namespace {

struct Signed {
  char const* game;
  int rules;
  std::uint64_t played, allowed;
};
constexpr Signed all[] = {
    {"czary-mary", 1, 0xb81c61f4d95f26d1, 0xe010570ce1e57fd6},  {"final-touch", 1, 0x1b833c9fbb96d31d, 0x39078eeb5f1b881a},
    {"final-touch", 2, 0x47cebd737b9e5b5d, 0x39078eeb5f1b881a}, {"modern-art", 1, 0x738159552ca9881b, 0x3969ec9ef79d0a9e},
    {"fresco", 1, 0x2b75e4f469aa70c1, 0xffe805675fcaad27},      {"fresco", 2, 0x2b75e4f469aa70c1, 0xffe805675fcaad27},
    {"projekt-art", 1, 0x028f9ab1aae6338b, 0xf840f06af1aebf19}, {"projekt-art", 2, 0x0768f0864a94c31a, 0xed47bd22ce9933d8},
};

TEST(Signature, EveryGamePlaysAsItDid) {
  for (auto const& each : all) {
    auto const& kind = *find_kind(each.game);
    auto const [played, allowed] = signature(kind, each.rules, testing::kept_box(kind, each.rules));
    EXPECT_EQ(played, each.played) << each.game << " " << each.rules;
    EXPECT_EQ(allowed, each.allowed) << each.game << " " << each.rules;
  }
}

TEST(Signature, EveryVersionOfEveryGameHasItsNumber) {
  for (auto const* kind : kinds())
    for (int rules = 1; rules <= kind->rules_version(); ++rules)
      EXPECT_EQ(std::ranges::count_if(all, [&](Signed const& each) { return each.game == kind->id() && each.rules == rules; }), 1)
          << kind->id() << " " << rules;
}

}  // namespace
}  // namespace atelier
