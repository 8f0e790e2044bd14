// Czary Mary as hosts see it.
#include "engine/kind.hpp"
#include "bots/levels.hpp"
#include "games/czary_mary/bots.hpp"
#include "games/czary_mary/dream.hpp"
#include "games/czary_mary/kind.hpp"
#include "games/czary_mary/terminal.hpp"

extern "C" {
extern char const czary_mary_components[], czary_mary_components_end[];
extern char const czary_mary_en[], czary_mary_en_end[];
extern char const czary_mary_pl[], czary_mary_pl_end[];
}

namespace atelier {

namespace {

using bots::Level;

struct Face {
  static constexpr auto bots = czary_mary::bots;
  using Dream = czary_mary::Dream;

  static MoveId choose(int, czary_mary::CzaryMary const& game, czary_mary::View const& view, Budget const&, Rng&) {
    return czary_mary::counting_move(czary_mary::Lens(game, view));
  }
  static MoveId level(Level level, Manner manner, czary_mary::CzaryMary const& game, czary_mary::View const& view, Budget const&, Rng&) {
    czary_mary::Lens const lens(game, view);
    if (level == Level::novice) return czary_mary::novice_move(lens, manner);
    return level == Level::casual ? czary_mary::casual_move(lens, manner) : czary_mary::counting_move(lens, manner);
  }
  static std::string_view components() { return {czary_mary_components, czary_mary_components_end}; }
  static std::string_view text(std::string_view language) {
    return language == "pl" ? std::string_view(czary_mary_pl, czary_mary_pl_end) : std::string_view(czary_mary_en, czary_mary_en_end);
  }
  static std::string draw(czary_mary::CzaryMary const& game, czary_mary::View const& view, Words const& words) {
    return czary_mary::draw(game, view, words);
  }
  static std::vector<czary_mary::Options> configurations() {
    std::vector<czary_mary::Options> all;
    for (int seats = 2; seats <= 5; ++seats)
      for (int variant = 0; variant < 8; ++variant) {
        czary_mary::Options options;
        options.seats.value = seats;
        options.least_resistance = variant & 1;
        options.one_takes_all = variant & 2;
        options.mistakes = variant & 4;
        all.push_back(options);
      }
    return all;
  }
};

}  // namespace

Kind const& czary_mary_kind() {
  static KindOf<czary_mary::CzaryMary, bots::WithLevels<czary_mary::CzaryMary, Face>> const kind;
  return kind;
}

}  // namespace atelier
