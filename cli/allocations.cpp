// Counts every `new` of the program, so that the benchmark can say that playing needs none.
#include "cli/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {
thread_local std::uint64_t count = 0;
}

namespace atelier::cli {
std::uint64_t allocations() { return count; }
}  // namespace atelier::cli

void* operator new(std::size_t size) {
  ++count;
  if (void* memory = std::malloc(size ? size : 1)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
