#pragma once

#include <cstdint>

namespace atelier::cli {

// How often this thread has asked for memory so far.
std::uint64_t allocations();

}  // namespace atelier::cli
