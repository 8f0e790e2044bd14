// Reads anything as a journal: whatever it is, the answer is a game or one sentence, and of a whole one its steps through anybody's eyes.
#include <cstdlib>
#include <sstream>

#include "engine/journal.hpp"
#include "games/registry.hpp"
#include "server/reading.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string const text(reinterpret_cast<char const*>(data), size);
  for (auto const eyes : {atelier::Viewer::book(), atelier::Viewer::spectator(), atelier::Viewer(atelier::seat_at(0))})
    if (auto const answer = atelier::server::read_journal(text, eyes); !answer && answer.error().why.empty()) std::abort();
  std::istringstream in(text);
  atelier::JournalReader reader(in, atelier::find_kind);
  auto const read = reader.next();
  if (!read && read.error().empty()) std::abort();
  if (read) (void)atelier::verify_chance(*read);
  return 0;
}
