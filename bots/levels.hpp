// The bots a host can choose, for every game alike: random, four levels, the yardstick, people of a level and a manner, and the game's own
// by their names.
//
// `Face` is what engine/kind.hpp asks for, and besides
//   using Dream                                    what the master plays on with (bots/rollout.hpp)
//   static MoveId level(Level, Manner, G const&, View const&, Budget const&, Rng&)   novice, casual and club
// or, where bots listen to the others at the table,
//   static MoveId level(Level, G const&, View const&, Company const&)
// A game whose level() and Dream take no manner has the same people, all of an even temper.
// A level is a name in stored tables: how it plays may change, what it is called may not.
#pragma once

#include "bots/characters.hpp"
#include "bots/ismcts.hpp"
#include "bots/looking_back.hpp"
#include "bots/rollout.hpp"
#include "engine/kind.hpp"

namespace atelier::bots {

template <Game G, class Face>
struct WithLevels : Face {
  static constexpr std::size_t first_level = 1;
  static constexpr std::size_t ismcts = 5;
  static constexpr std::size_t named = 6;
  static constexpr std::size_t own = named + atelier::bots::characters.size();  // where the game's own begin, its random excepted

  static constexpr bool has_manners = requires(G const& game, typename G::View const& view, Budget const& budget, Rng& rng) {
    Face::level(Level::club, Manner::bold, game, view, budget, rng);
  };
  static constexpr auto bots = [] {
    std::array<std::string_view, Face::bots.size() + own - 1> names{"random", "novice", "casual", "club", "master", "ismcts"};
    std::ranges::transform(atelier::bots::characters, names.begin() + named, &atelier::bots::Character::name);
    std::copy(Face::bots.begin() + 1, Face::bots.end(), names.begin() + own);
    return names;
  }();
  static constexpr auto characters = [] {
    auto all = atelier::bots::characters;
    if (!has_manners)
      for (auto& each : all) each.manner = Manner::even;
    return all;
  }();

  static MoveId choose(int bot, G const& game, typename G::View const& view, Budget const& budget, Rng& rng, Company const& company) {
    auto const number = static_cast<std::size_t>(bot);
    if (number >= own) return bot_move<Face>(bot - static_cast<int>(own) + 1, game, view, budget, rng, company);
    if (number == ismcts) return ismcts_move(game, view, budget, rng);
    if (number < named) return play(static_cast<Level>(number - first_level), Manner::even, game, view, budget, rng, company);
    auto const& character = atelier::bots::characters[number - named];
    return play(character.level, character.manner, game, view, budget, rng, company);
  }

  static constexpr int usual_playouts = Face::Dream::effort.playouts;
  static Prospects prospects(G const& game, typename G::State const& state, int playouts, std::uint64_t luck, Budget const& budget) {
    return prospects_of<typename Face::Dream>(game, state, playouts, luck, budget);
  }
  static Reconsidered reconsider(G const& game, typename G::View const& view, MoveId played, int playouts, std::uint64_t luck,
                                 Budget const& budget) {
    return reconsidered<typename Face::Dream>(game, view, played, playouts, luck, budget);
  }
  static Advice advise(G const& game, typename G::View const& view, int playouts, std::uint64_t luck, Budget const& budget) {
    return advised<typename Face::Dream>(game, view, playouts, luck, budget);
  }

 private:
  static MoveId play(Level level, [[maybe_unused]] Manner manner, G const& game, typename G::View const& view, Budget const& budget,
                     Rng& rng, Company const& company) {
    if (level == Level::master) return rollout_move<typename Face::Dream>(game, view, budget, rng, manner, company);
    if constexpr (has_manners)
      return Face::level(level, manner, game, view, budget, rng);
    else if constexpr (requires { Face::level(level, game, view, company); })
      return Face::level(level, game, view, company);
    else
      return Face::level(level, game, view, budget, rng);
  }
  static consteval bool names_differ() {
    for (std::size_t i = 0; i < bots.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (bots[i] == bots[j]) return false;
    return true;
  }
  static_assert(names_differ(), "a game's own bot is called like a level");
};

}  // namespace atelier::bots
