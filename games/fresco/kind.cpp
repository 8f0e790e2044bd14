// Fresco as hosts see it.
#include "engine/kind.hpp"
#include "bots/levels.hpp"
#include "games/fresco/bots.hpp"
#include "games/fresco/dream.hpp"
#include "games/fresco/kind.hpp"
#include "games/fresco/terminal.hpp"

extern "C" {
extern char const fresco_components[], fresco_components_end[];
extern char const fresco_en[], fresco_en_end[];
extern char const fresco_pl[], fresco_pl_end[];
}

namespace atelier {

namespace {

using bots::Level;

struct Face {
  static constexpr auto bots = fresco::bots;
  using Dream = fresco::Dream;

  static MoveId choose(int bot, fresco::Fresco const& game, fresco::View const& view, Budget const&, Rng& rng) {
    fresco::Lens const lens(game, view);
    return bot == 1 ? fresco::greedy_move(lens, rng) : fresco::planner_move(lens);
  }
  static MoveId level(Level level, Manner manner, fresco::Fresco const& game, fresco::View const& view, Budget const&, Rng& rng) {
    fresco::Lens const lens(game, view);
    if (level == Level::novice) return fresco::novice_move(lens, rng, manner);
    return level == Level::casual ? fresco::greedy_move(lens, rng, manner) : fresco::planner_move(lens, manner);
  }
  static std::string_view components() { return {fresco_components, fresco_components_end}; }
  static std::string_view text(std::string_view language) {
    return language == "pl" ? std::string_view(fresco_pl, fresco_pl_end) : std::string_view(fresco_en, fresco_en_end);
  }
  static std::string draw(fresco::Fresco const& game, fresco::View const& view, Words const& words) {
    return fresco::draw(game, view, words);
  }
  // Every set of modules at every number of players.
  static std::vector<fresco::Options> configurations() {
    std::vector<fresco::Options> all;
    for (int seats = 2; seats <= fresco::most_painters; ++seats)
      for (int modules = 0; modules < 8; ++modules) {
        fresco::Options options;
        options.seats.value = seats;
        options.portraits = modules & 1;
        options.requests = modules & 2;
        options.colours = modules & 4;
        all.push_back(options);
      }
    return all;
  }
};

}  // namespace

Kind const& fresco_kind() {
  static KindOf<fresco::Fresco, bots::WithLevels<fresco::Fresco, Face>> const kind;
  return kind;
}

}  // namespace atelier
