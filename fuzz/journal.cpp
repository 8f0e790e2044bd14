// Reads anything as a journal: whatever it is, the answer is a game or one sentence.
#include <cstdlib>
#include <sstream>

#include "engine/journal.hpp"
#include "games/registry.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<char const*>(data), size));
  atelier::JournalReader reader(in, atelier::find_kind);
  auto const read = reader.next();
  if (!read && read.error().empty()) std::abort();
  if (read) (void)atelier::verify_chance(*read);
  return 0;
}
