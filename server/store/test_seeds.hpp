// For the tests: how many seeds a test runs, and how a failing one is run again. ATELIER_SEEDS=10000 asks for so many,
// ATELIER_SEEDS=501-600 for those, ATELIER_SEED=17 for that one alone.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace atelier::server {

inline std::vector<std::uint64_t> seeds(int usual) {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
  usual = (usual + 3) / 4;  // each takes so much longer
#endif
#endif
  if (auto const* one = std::getenv("ATELIER_SEED")) return {std::strtoull(one, nullptr, 10)};
  int first = 1;
  if (auto const* many = std::getenv("ATELIER_SEEDS")) {
    std::string const text = many;
    auto const dash = text.find('-');
    if (dash != text.npos) first = std::stoi(text);
    usual = std::stoi(text.substr(dash == text.npos ? 0 : dash + 1));
  }
  std::vector<std::uint64_t> all;
  for (int i = first; i <= usual; ++i) all.push_back(static_cast<std::uint64_t>(i));
  return all;
}

inline std::string again(std::uint64_t seed) {
  auto const* test = ::testing::UnitTest::GetInstance()->current_test_info();
  return "; again: ATELIER_SEED=" + std::to_string(seed) + " build/release/server_tests --gtest_filter=" + test->test_suite_name() + "." +
         test->name();
}

}  // namespace atelier::server
