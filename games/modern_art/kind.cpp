// Modern Art as hosts see it.
#include "engine/kind.hpp"
#include "bots/levels.hpp"
#include "games/modern_art/bots.hpp"
#include "games/modern_art/dream.hpp"
#include "games/modern_art/kind.hpp"
#include "games/modern_art/terminal.hpp"

extern "C" {
extern char const modern_art_components[], modern_art_components_end[];
extern char const modern_art_en[], modern_art_en_end[];
extern char const modern_art_pl[], modern_art_pl_end[];
}

namespace atelier {

namespace {

using bots::Level;

struct Face {
  static constexpr auto bots = modern_art::bots;
  using Dream = modern_art::Dream;

  static MoveId choose(int bot, modern_art::ModernArt const& game, modern_art::View const& view, Budget const&, Rng& rng) {
    modern_art::Lens const lens(game, view);
    return bot == 1 ? modern_art::half_move(lens, rng) : modern_art::dealer_move(lens);
  }
  static MoveId level(Level level, Manner manner, modern_art::ModernArt const& game, modern_art::View const& view, Budget const&,
                      Rng& rng) {
    modern_art::Lens const lens(game, view);
    if (level == Level::novice) return modern_art::novice_move(lens, rng, manner);
    return level == Level::casual ? modern_art::casual_move(lens, manner) : modern_art::dealer_move(lens, manner);
  }
  static std::string_view components() { return {modern_art_components, modern_art_components_end}; }
  static std::string_view text(std::string_view language) {
    return language == "pl" ? std::string_view(modern_art_pl, modern_art_pl_end) : std::string_view(modern_art_en, modern_art_en_end);
  }
  static std::string draw(modern_art::ModernArt const& game, modern_art::View const& view, Words const& words) {
    return modern_art::draw(game, view, words);
  }
  static std::vector<modern_art::Options> configurations() {
    std::vector<modern_art::Options> all;
    for (int seats = modern_art::fewest_players; seats <= modern_art::most_players; ++seats) {
      modern_art::Options options;
      options.seats.value = seats;
      all.push_back(options);
    }
    modern_art::Options mystery;
    mystery.seats.value = 3;
    mystery.mystery_hand = true;
    all.push_back(mystery);
    return all;
  }
};

}  // namespace

Kind const& modern_art_kind() {
  static KindOf<modern_art::ModernArt, bots::WithLevels<modern_art::ModernArt, Face>> const kind;
  return kind;
}

}  // namespace atelier
