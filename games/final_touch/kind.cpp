// Final Touch as hosts see it.
#include "engine/kind.hpp"
#include "bots/levels.hpp"
#include "games/final_touch/bots.hpp"
#include "games/final_touch/dream.hpp"
#include "games/final_touch/kind.hpp"
#include "games/final_touch/terminal.hpp"

extern "C" {
extern char const final_touch_components[], final_touch_components_end[];
extern char const final_touch_en[], final_touch_en_end[];
extern char const final_touch_pl[], final_touch_pl_end[];
}

namespace atelier {

namespace {

using bots::Level;

struct Face {
  static constexpr auto bots = final_touch::bots;
  using Dream = final_touch::Dream;

  static MoveId choose(int bot, final_touch::FinalTouch const& game, final_touch::View const& view, Budget const& budget, Rng& rng) {
    switch (bot) {
      case 1: return final_touch::greedy_move(final_touch::Lens(game, view), rng);
      case 2: return final_touch::careful_move(final_touch::Lens(game, view));
      default: return final_touch::forger_move(game, view, budget, rng);
    }
  }
  static MoveId level(Level level, Manner manner, final_touch::FinalTouch const& game, final_touch::View const& view, Budget const&,
                      Rng& rng) {
    final_touch::Lens const lens(game, view);
    if (level == Level::novice) return final_touch::novice_move(lens, rng, manner);
    return level == Level::casual ? final_touch::casual_move(lens, rng, manner) : final_touch::careful_move(lens, manner);
  }
  static std::string_view components() { return {final_touch_components, final_touch_components_end}; }
  static std::string_view text(std::string_view language) {
    return language == "pl" ? std::string_view(final_touch_pl, final_touch_pl_end) : std::string_view(final_touch_en, final_touch_en_end);
  }
  static std::string draw(final_touch::FinalTouch const& game, final_touch::View const& view, Words const& words) {
    return final_touch::draw(game, view, words);
  }
  static constexpr std::array<std::string_view, 3> measures{"masterpieces", "ruined", "games of 5-9 masterpieces"};
  static std::array<double, 3> measure(final_touch::FinalTouch const&, final_touch::State const& s) {
    double ruined = 0;
    for (std::size_t i = 0; i < s.settled_count; ++i) ruined += s.settled[i].ruined;
    return {static_cast<double>(s.settled_count), ruined, s.settled_count >= 5 && s.settled_count <= 9 ? 1.0 : 0.0};
  }
  static std::vector<final_touch::Options> configurations() {
    std::vector<final_touch::Options> all;
    for (int seats = 2; seats <= final_touch::most_players; ++seats) {
      final_touch::Options options;
      options.seats.value = seats;
      all.push_back(options);
    }
    return all;
  }
};

}  // namespace

Kind const& final_touch_kind() {
  static KindOf<final_touch::FinalTouch, bots::WithLevels<final_touch::FinalTouch, Face>> const kind;
  return kind;
}

}  // namespace atelier
