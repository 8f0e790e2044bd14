// Projekt A.R.T. as hosts see it.
#include "engine/kind.hpp"
#include "bots/levels.hpp"
#include "games/projekt_art/bots.hpp"
#include "games/projekt_art/dream.hpp"
#include "games/projekt_art/kind.hpp"
#include "games/projekt_art/terminal.hpp"

extern "C" {
extern char const projekt_art_components[], projekt_art_components_end[];
extern char const projekt_art_en[], projekt_art_en_end[];
extern char const projekt_art_pl[], projekt_art_pl_end[];
}

namespace atelier {

namespace {

using bots::Level;

struct Face {
  static constexpr auto bots = projekt_art::bots;
  using Dream = projekt_art::Dream;

  static constexpr auto people = projekt_art::people;
  static MoveId choose(int bot, projekt_art::ProjektArt const& game, projekt_art::View const& view, Budget const&, Rng&,
                       Company const& company) {
    projekt_art::Lens const lens(game, view);
    int const person = bot - static_cast<int>(bots.size());
    if (person >= 0) return projekt_art::person_move(static_cast<projekt_art::Person>(person), lens);
    return projekt_art::teammate_move(lens, {game, company});
  }
  static MoveId level(Level level, projekt_art::ProjektArt const& game, projekt_art::View const& view, Company const& company) {
    projekt_art::Lens const lens(game, view);
    if (level == Level::novice) return projekt_art::novice_move(lens);
    projekt_art::Fellows const fellows(game, company);
    return level == Level::casual ? projekt_art::casual_move(lens, fellows) : projekt_art::teammate_move(lens, fellows);
  }
  static std::string_view components() { return {projekt_art_components, projekt_art_components_end}; }
  static std::string_view text(std::string_view language) {
    return language == "pl" ? std::string_view(projekt_art_pl, projekt_art_pl_end) : std::string_view(projekt_art_en, projekt_art_en_end);
  }
  static std::string draw(projekt_art::ProjektArt const& game, projekt_art::View const& view, Words const& words) {
    return projekt_art::draw(game, view, words);
  }
  static std::vector<projekt_art::Options> configurations() {
    std::vector<projekt_art::Options> all;
    for (int map = 0; map < projekt_art::maps; ++map)
      for (int difficulty = 0; difficulty < 4; ++difficulty)
        for (int seats = 1; seats <= 6; ++seats) {
          projekt_art::Options options;
          options.seats.value = seats;
          options.map = static_cast<projekt_art::Map>(map);
          options.difficulty = static_cast<projekt_art::Difficulty>(difficulty);
          all.push_back(options);
        }
    return all;
  }
};

}  // namespace

Kind const& projekt_art_kind() {
  static KindOf<projekt_art::ProjektArt, bots::WithLevels<projekt_art::ProjektArt, Face>> const kind;
  return kind;
}

}  // namespace atelier
