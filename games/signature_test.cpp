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
    {"czary-mary", 0xb81c61f4d95f26d1}, {"final-touch", 0x1b833c9fbb96d31d}, {"modern-art", 0x738159552ca9881b},
    {"fresco", 0x2b75e4f469aa70c1},     {"projekt-art", 0x028f9ab1aae6338b},
};

TEST(Signature, EveryGamePlaysAsItDid) {
  ASSERT_EQ(std::size(all), kinds().size());
  for (auto const& each : all) EXPECT_EQ(signature(*find_kind(each.game)), each.number) << each.game;
}

}  // namespace
}  // namespace atelier
