// Plays a game whose every choice, chance included, is made by the fuzzer, and checks what hosts rely on.
#include <cstdlib>
#include <string>

#include "engine/any_game.hpp"
#include "engine/components.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"

namespace {

using namespace atelier;

class Bytes {
 public:
  Bytes(std::uint8_t const* data, std::size_t size) : data_(data), end_(data + size) {}
  bool empty() const { return data_ == end_; }
  std::uint32_t below(std::uint32_t bound) {
    std::uint32_t number = 0;
    for (std::uint32_t reach = 1; reach < bound && data_ != end_; reach <<= 8) number = number << 8 | *data_++;
    return number % bound;
  }

 private:
  std::uint8_t const* data_;
  std::uint8_t const* end_;
};

void require(bool holds) {
  if (!holds) std::abort();
}

// What a seat's page is shown names exactly the moves the rules allow it.
void check_view(AnyGame const& game, Position const& position, Seat seat, MoveList const& moves) {
  std::string view;
  position.write_view(seat, view);
  auto const shown = parse_json(view);
  require(shown.has_value());
  auto const named = game.moves_in(*shown);
  require(named.size() == static_cast<std::size_t>(moves.size()));
  for (int i : {0, moves.size() / 2, moves.size() - 1}) {  // some of them: an auction offers hundreds
    auto const back = position.read_move(seat, named[static_cast<std::size_t>(i)]);
    require(back && *back == moves[i]);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static Kind const& kind = *find_kind(FUZZ_GAME);
  static std::string const box = read_component_file(kind.default_components(), "components.toml")->json;
  static auto const configurations = kind.configurations();
  Bytes bytes(data, size);
  int const rules = 1 + static_cast<int>(bytes.below(static_cast<std::uint32_t>(kind.rules_version())));
  auto const game = *kind.make(configurations[bytes.below(static_cast<std::uint32_t>(configurations.size()))], box, rules);
  auto position = game->start();
  MoveList moves;
  Outcomes outcomes;
  std::vector<Told> told;
  while (!bytes.empty() && !position->to_act().empty()) {
    Seat seat = chance;
    MoveId id{};
    if (position->to_act().has(chance)) {
      position->chance(outcomes);
      require(outcomes.size() > 0);
      id = outcomes.id(static_cast<int>(bytes.below(static_cast<std::uint32_t>(outcomes.size()))));
    } else {
      // Any order, also those nobody waits for.
      Seats may = position->may_act();
      for (auto skip = bytes.below(static_cast<std::uint32_t>(may.count())); skip > 0; --skip) may = may.without(may.lowest());
      seat = may.lowest();
      position->legal(seat, moves);
      require(!moves.empty() || !position->to_act().has(seat));
      if (moves.empty()) continue;
      check_view(*game, *position, seat, moves);
      id = moves[static_cast<int>(bytes.below(static_cast<std::uint32_t>(moves.size())))];
    }
    told.clear();
    position->apply(seat, id, &told);
  }
  if (position->to_act().empty()) {
    auto const scores = position->scores();
    require(static_cast<int>(scores.ranks.size()) == game->seats());
  }
  return 0;
}
