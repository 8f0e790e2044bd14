#include "server/reading.hpp"

#include <algorithm>
#include <sstream>

#include "engine/journal.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"
#include "server/messages.hpp"
#include "server/protocol.hpp"

namespace atelier::server {

namespace {

std::unexpected<NotRead> not_read(std::string const& why) {
  return std::unexpected(NotRead{400, "This journal cannot be read: " + why + "."});
}

protocol::Checked checked_of(Journal const& journal, std::uint64_t outcomes) {
  auto const& from = journal.header.chance;
  protocol::Checked checked;
  checked.moves = static_cast<int>(journal.moves.size());
  checked.given = journal.header.from ? journal.header.from->moves : 0;
  checked.outcomes = static_cast<int>(outcomes);
  checked.dealing = from.parts ? 2 : from.entropy ? 1 : 0;
  if (!from.parts) return checked;
  checked.people = static_cast<int>(std::ranges::count_if(from.parts->told, [](auto const& part) { return !part.empty(); }));
  for (auto const& start : from.parts->broken) checked.silent.insert(checked.silent.end(), start.begin(), start.end());
  return checked;
}

}  // namespace

std::expected<std::string, NotRead> read_journal(std::string const& journal, std::optional<Viewer> eyes) {
  if (static_cast<std::size_t>(std::ranges::count(journal, '\n')) > 2 * most_journal_moves)
    return std::unexpected(NotRead{413, "This journal has more lines than any game has moves."});
  std::istringstream in(journal);
  JournalReader reader(in, find_kind);
  auto const read = reader.next();
  if (!read) return not_read(read.error());
  if (!read->journal.result) return not_read("the game is not over");
  if (reader.more()) return not_read("there is more than one game in it");
  if (read->journal.moves.size() > most_journal_moves)
    return std::unexpected(NotRead{413, "This journal has more moves than any game has."});
  auto const outcomes = verify_chance(*read);
  if (!outcomes) return not_read(outcomes.error());
  if (eyes && eyes->is_seat() && index(eyes->seat()) >= read->game->seats())
    return std::unexpected(NotRead{404, "The table has no such seat."});
  std::string out = "{\"checked\":" + to_json(checked_of(read->journal, *outcomes)) + ",\"steps\":";
  out += eyes ? steps_message(*read, *eyes) : "null";
  out += '}';
  return out;
}

void Reading::ask(std::string journal, std::optional<Viewer> eyes, Answered answered) {
  if (busy_->fetch_add(1) >= most_readings) {
    busy_->fetch_sub(1);
    return answered(std::unexpected(NotRead{503, "Too many journals are being read; try again in a moment."}));
  }
  house_.think([busy = busy_, journal = std::move(journal), eyes, answered = std::move(answered)]() mutable {
    auto read = read_journal(journal, eyes);
    busy->fetch_sub(1);
    answered(std::move(read));
  });
}

}  // namespace atelier::server
