// `atelier bench --signature` prints these numbers. A change that means to change a game's rules changes its number here, and says so.
#include "engine/signature.hpp"

#include <gtest/gtest.h>

namespace atelier {
namespace {

struct Signed {
  char const* game;
  std::uint64_t number;
};
constexpr Signed all[] = {
    {"czary-mary", 0xb81c61f4d95f26d1},
    {"final-touch", 0xfba2cf56884298c0},
    {"modern-art", 0x738159552ca9881b},
    {"fresco", 0x0136ef1623f347b3},
    {"projekt-art", 0xde1df74ec9e71e64},
};

TEST(Signature, EveryGamePlaysAsItDid) {
  ASSERT_EQ(std::size(all), kinds().size());
  for (auto const& each : all) EXPECT_EQ(signature(*find_kind(each.game)), each.number) << each.game;
}

}  // namespace
}  // namespace atelier
