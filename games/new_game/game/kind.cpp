// NewGame as hosts see it: its bots, its words, its table in a terminal.
#include "engine/kind.hpp"
#include "bots/levels.hpp"
#include "games/new_game/kind.hpp"
#include "games/new_game/new_game.hpp"

extern "C" {
extern char const new_game_components[], new_game_components_end[];
extern char const new_game_en[], new_game_en_end[];
extern char const new_game_pl[], new_game_pl_end[];
}

namespace atelier {

namespace {

using bots::Level;

// Swaps what is not above `highest`.
MoveId swap_up_to(int highest, new_game::Lens const& lens) {
  return move_at(lens.card <= highest && lens.may_swap ? new_game::ids::swap : new_game::ids::keep);
}

// What the master plays on with: see bots/rollout.hpp.
struct Dream {
  using Game = new_game::NewGame;
  static constexpr int most_candidates = 2;
  static constexpr Effort effort{.worlds = 64, .first = 16, .margin = 1.0};

  Dream(Game const& made, new_game::View const& seen) : game(made), view(seen) {}

  void candidates(Rng&, List<MoveId, most_candidates>& out) const {
    MoveId const own = swap_up_to(new_game::numbers / 2, new_game::Lens(view));
    MoveList all;
    game.legal(view, all);
    out.push_back(own);
    for (MoveId id : all)
      if (id != own) out.push_back(id);
  }
  new_game::State world(Rng& rng) const { return game.sample(view, rng); }
  MoveId answer(new_game::State const& s, Seat seat, Rng&) const { return swap_up_to(new_game::numbers / 2, new_game::Lens(s, seat)); }
  bool far_enough(new_game::State const&) const { return false; }  // one hand is the whole game
  double worth(new_game::State const& s) const { return victory_share(game.scores(s), *view.you); }

  Game const& game;
  new_game::View const& view;
};

struct Face {
  static constexpr std::array<std::string_view, 2> bots{"random", "cautious"};
  using Dream = atelier::Dream;

  // The cautious one swaps what is below the middle.
  static MoveId choose(int, new_game::NewGame const&, new_game::View const& view, Budget const&, Rng&) {
    return swap_up_to(new_game::numbers / 2, new_game::Lens(view));
  }
  // The novice swaps only the very lowest card, the casual player hesitates too.
  static MoveId level(Level level, new_game::NewGame const&, new_game::View const& view, Budget const&, Rng&) {
    int const highest = level == Level::novice ? 1 : level == Level::casual ? new_game::numbers / 3 : new_game::numbers / 2;
    return swap_up_to(highest, new_game::Lens(view));
  }
  static std::string_view components() { return {new_game_components, new_game_components_end}; }
  static std::string_view text(std::string_view language) {
    return language == "pl" ? std::string_view(new_game_pl, new_game_pl_end) : std::string_view(new_game_en, new_game_en_end);
  }
  static std::string draw(new_game::NewGame const&, new_game::View const& view, Words const& words) {
    std::string out;
    for (int seat = 0; seat < static_cast<int>(view.cards.size()); ++seat) {
      bool const turn = view.turn && index(*view.turn) == seat;
      int const card = view.cards[static_cast<std::size_t>(seat)];
      bool const me = view.you && index(*view.you) == seat;
      out += words.row_head(seat, me, turn) + (card == 0 ? "." : card == new_game::hidden ? "?" : std::to_string(card)) + "\n";
    }
    return out;
  }
  static std::vector<new_game::Options> configurations() {
    std::vector<new_game::Options> all;
    for (int seats = 2; seats <= new_game::most_players; ++seats) all.push_back({{seats}});
    return all;
  }
};

}  // namespace

Kind const& new_game_kind() {
  static KindOf<new_game::NewGame, bots::WithLevels<new_game::NewGame, Face>> const kind;
  return kind;
}

}  // namespace atelier
