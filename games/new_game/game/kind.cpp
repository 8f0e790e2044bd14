// NewGame as hosts see it: its bots, its words, its table in a terminal.
#include "engine/kind.hpp"
#include "games/new_game/kind.hpp"
#include "games/new_game/new_game.hpp"

extern "C" {
extern char const new_game_components[], new_game_components_end[];
extern char const new_game_en[], new_game_en_end[];
extern char const new_game_pl[], new_game_pl_end[];
}

namespace atelier {

namespace {

struct Face {
  static constexpr std::array<std::string_view, 2> bots{"random", "cautious"};

  // The cautious one swaps what is below the middle.
  static MoveId choose(int, new_game::NewGame const&, new_game::View const& view, Budget const&, Rng&) {
    new_game::Lens const lens(view);
    return move_at(lens.card <= new_game::numbers / 2 && lens.may_swap ? new_game::ids::swap : new_game::ids::keep);
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
  static KindOf<new_game::NewGame, Face> const kind;
  return kind;
}

}  // namespace atelier
