// Reads anything as an entry of a stored table: a part of a real one is cut out and something else put in its place. Whatever comes of it,
// the table says what is wrong with it, or stands and can be told.
#include <algorithm>
#include <cstdlib>

#include "engine/components.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"
#include "server/messages.hpp"

namespace {

using namespace atelier;
using namespace atelier::server;

constexpr int most_moves = 12;

Shelf& shelf() {
  static Shelf shelf;
  return shelf;
}

// A table of people from its opening into the game, as the store would hold it.
std::vector<Stored> a_table(Kind const& kind) {
  std::string const secret(64, '5');
  auto const game = *shelf().take(kind, "{}", "");
  Record record("abcdefghijkm", shelf());
  std::vector<Stored> entries;
  auto const store = [&](Change const& change) {
    record.apply(change, 1'700'000'000'000);
    entries.push_back({record.number(), to_json(change.entry), record.time()});
  };
  store({entry::Open{std::string(kind.id()),
                     game->rules(),
                     {game->options()},
                     {game->components()},
                     secret,
                     secret,
                     1'700'000'000,
                     true,
                     {},
                     {},
                     2,
                     {}},
         {}});
  auto const part = [](int seat) { return std::string(64, static_cast<char>('0' + seat)); };
  for (int seat = 0; seat < game->seats(); ++seat)
    store(*record.sit({}, {seat_at(seat), "Somebody " + part(seat).substr(0, 1), part(seat), fair::seal("part", part(seat))}));
  store(*record.start(seat_at(0)));
  for (int seat = 0; seat < game->seats(); ++seat) store(*record.reveal(seat_at(seat), {part(seat)}));
  store(record.begin());
  MoveList moves;
  for (int i = 0; i < most_moves && record.stage() == protocol::Stage::playing; ++i) {
    Seat const seat = record.position().ask_first(record.position().to_act());
    record.position().legal(seat, moves);
    store(*record.bot_plays(seat, moves[moves.size() / 2]));
  }
  for (int seat = 0; seat < game->seats(); ++seat)
    if (auto const undoing = record.undo(seat_at(seat), {record.number()})) store(undoing->change);
  if (auto const left = record.leave(seat_at(0))) {
    store(*left);
    store(*record.come_back(seat_at(0)));
  }
  return entries;
}

// What any page could ask for.
void tell(Record const& record) {
  if (!record.opened()) return;
  (void)table_message(record, {}, {});
  (void)record.summary({});
  (void)record.seat_of("nobody's token");
  (void)record.bot_to_act();
  if (record.stage() == protocol::Stage::waiting) return;
  (void)Past().missed(record, seat_at(0), 1, {});
  (void)record.journal();
  if (record.stage() == protocol::Stage::playing && record.patience().count() > 0) (void)record.silence();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static auto const tables = [] {
    std::vector<std::vector<Stored>> tables;
    for (auto const* kind : kinds()) tables.push_back(a_table(*kind));
    return tables;
  }();
  constexpr std::size_t head = 5;
  if (size < head) return 0;
  auto const& table = tables[data[0] % tables.size()];
  std::size_t const nth = data[1] % table.size();
  auto damaged = table[nth];
  std::size_t const at = static_cast<std::size_t>(data[2] << 8 | data[3]) % damaged.text.size();
  damaged.text.replace(at, data[4], reinterpret_cast<char const*>(data + head), size - head);
  Record record(std::string("abcdefghijkm"), shelf());
  for (std::size_t i = 0; i < table.size(); ++i) {
    auto const read = record.read(i == nth ? damaged : table[i]);
    if (read) continue;
    if (read.error().empty()) std::abort();
    break;
  }
  tell(record);
  return 0;
}
