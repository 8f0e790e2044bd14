// The bots a host can choose, for every game alike: random, four levels, the yardstick, and the game's own by their names.
//
// `Face` is what engine/kind.hpp asks for, and besides
//   using Dream                                    what the master plays on with (bots/rollout.hpp)
//   static MoveId level(Level, G const&, View const&, Budget const&, Rng&)   novice, casual and club
// A level is a name in stored tables: how it plays may change, what it is called may not.
#pragma once

#include "bots/ismcts.hpp"
#include "bots/looking_back.hpp"
#include "bots/rollout.hpp"

namespace atelier::bots {

enum class Level { novice, casual, club, master };

template <Game G, class Face>
struct WithLevels : Face {
  static constexpr std::size_t first_level = 1;
  static constexpr std::size_t ismcts = 5;
  static constexpr std::size_t own = 6;  // where the game's own begin, its random excepted

  static constexpr auto bots = [] {
    std::array<std::string_view, Face::bots.size() + own - 1> names{"random", "novice", "casual", "club", "master", "ismcts"};
    std::copy(Face::bots.begin() + 1, Face::bots.end(), names.begin() + own);
    return names;
  }();

  static MoveId choose(int bot, G const& game, typename G::View const& view, Budget const& budget, Rng& rng) {
    auto const number = static_cast<std::size_t>(bot);
    if (number >= own) return Face::choose(bot - static_cast<int>(own) + 1, game, view, budget, rng);
    if (number == ismcts) return ismcts_move(game, view, budget, rng);
    auto const level = static_cast<Level>(number - first_level);
    if (level == Level::master) return rollout_move<typename Face::Dream>(game, view, budget, rng);
    return Face::level(level, game, view, budget, rng);
  }

  static constexpr int usual_playouts = Face::Dream::effort.playouts;
  static Prospects prospects(G const& game, typename G::State const& state, int playouts, std::uint64_t luck, Budget const& budget) {
    return prospects_of<typename Face::Dream>(game, state, playouts, luck, budget);
  }
  static Reconsidered reconsider(G const& game, typename G::View const& view, MoveId played, int playouts, std::uint64_t luck,
                                 Budget const& budget) {
    return reconsidered<typename Face::Dream>(game, view, played, playouts, luck, budget);
  }

 private:
  static consteval bool names_differ() {
    for (std::size_t i = 0; i < bots.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (bots[i] == bots[j]) return false;
    return true;
  }
  static_assert(names_differ(), "a game's own bot is called like a level");
};

}  // namespace atelier::bots
