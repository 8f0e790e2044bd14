// What is in the box: the numbers the rules work with, read from components.toml or a file of the player's own.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe/enum.hpp>

#include "engine/list.hpp"
#include "engine/within.hpp"

namespace atelier::projekt_art {

inline constexpr int most_players = 6;
inline constexpr int most_pawns = 6;
inline constexpr int most_places = 12;
inline constexpr int most_allies = 5;
inline constexpr int most_dice = most_pawns + most_allies;  // in one fight
inline constexpr int cards = 72;
inline constexpr int most_clues = 14;  // cards on a clue track: two of each kind stay there, one more completes a find
inline constexpr int die_faces = 6;

// The six kinds of art. They are at once the symbols of places and the clues.
enum class Art : std::uint8_t { films, books, artefacts, sculptures, visual_arts, music };
BOOST_DESCRIBE_ENUM(Art, films, books, artefacts, sculptures, visual_arts, music)
inline constexpr int arts = 6;

// What a team spends and earns. Health is no resource, but it is paid where a resource is missing.
enum class Resource : std::uint8_t { fuel, weapons, radios, health };
BOOST_DESCRIBE_ENUM(Resource, fuel, weapons, radios, health)
inline constexpr int resources = 3;  // those of the common pool

enum class Map : std::uint8_t { japan, egypt, usa, scandinavia, polynesia, rio };
BOOST_DESCRIBE_ENUM(Map, japan, egypt, usa, scandinavia, polynesia, rio)
inline constexpr int maps = 6;

enum class Difficulty : std::uint8_t { easy, medium, hard, impossible };
BOOST_DESCRIBE_ENUM(Difficulty, easy, medium, hard, impossible)

// Every place on the six maps.
// clang-format off: a line per map
enum class Site : std::uint8_t {
  sapporo, tokyo, nagoya, kyoto, hiroshima, nagasaki,
  abu_simbel, aswan, luxor, asyut, minya, cairo, alexandria,
  dallas, los_angeles, san_francisco, chicago, new_york, miami, new_orleans,
  copenhagen, gothenburg, oslo, bergen, trondheim, stockholm,
  tahiti, bora_bora, hawaii, maui, samoa, savaii, tonga, vavau, rarotonga, aitutaki, nuku_hiva, rapa_nui,
  centro, maracana, santa_teresa, urca, copacabana, ipanema, tijuca
};
// clang-format on
BOOST_DESCRIBE_ENUM(Site, sapporo, tokyo, nagoya, kyoto, hiroshima, nagasaki, abu_simbel, aswan, luxor, asyut, minya, cairo, alexandria,
                    dallas, los_angeles, san_francisco, chicago, new_york, miami, new_orleans, copenhagen, gothenburg, oslo, bergen,
                    trondheim, stockholm, tahiti, bora_bora, hawaii, maui, samoa, savaii, tonga, vavau, rarotonga, aitutaki, nuku_hiva,
                    rapa_nui, centro, maracana, santa_teresa, urca, copacabana, ipanema, tijuca)

// What taking a work of art away from a place brings (Scandinavia).
enum class Effect : std::uint8_t { none, gain_fuel, gain_weapons, gain_radios, lose_resources, lose_clue, spread_agents };
BOOST_DESCRIBE_ENUM(Effect, none, gain_fuel, gain_weapons, gain_radios, lose_resources, lose_clue, spread_agents)

// One mission card, top to bottom.
struct MissionCard {
  std::array<int, 4> cost{};       // fuel, weapons, radios, health
  std::array<int, arts> agents{};  // how many by the place's symbol
  std::array<int, 4> gain{};       // fuel, weapons, radios, health
  List<Art, 2> clues;              // also on its back
  Source source = Source::reconstructed;
  BOOST_DESCRIBE_CLASS(MissionCard, (), (cost, agents, gain, clues, source), (), ())
};

struct Place {
  Site site{};
  std::optional<Art> art;  // its symbol; a few places have none
  int agents = 0;          // at the start
  Effect effect{};
  int x = 0, y = 0;  // where it is drawn, within the map's width and height
  BOOST_DESCRIBE_CLASS(Place, (), (site, art, agents, effect, x, y), (), ())
};

struct Road {
  Site from{}, to{};
  int fuel = 1;  // from -> to
  int back = 1;  // to -> from
  BOOST_DESCRIBE_CLASS(Road, (), (from, to, fuel, back), (), ())
};

// A space of the track of art: how dangerous agents are and what an ally costs while it is the first free one.
struct Space {
  int threat = 0;
  int price = 0;
  std::optional<Art> art;  // where the work for this space must be collected (Rio)
  BOOST_DESCRIBE_CLASS(Space, (), (threat, price, art), (), ())
};

// For drawing only.
enum class ShapeKind : std::uint8_t { land, river, water };
BOOST_DESCRIBE_ENUM(ShapeKind, land, river, water)
struct Shape {
  ShapeKind kind{};
  std::vector<std::array<int, 2>> points;  // land and water are closed, rivers open
  BOOST_DESCRIBE_CLASS(Shape, (), (kind, points), (), ())
};

struct MapSheet {
  Map map{};
  Source source = Source::reconstructed;
  int width = 1000, height = 1000;
  Site start{};
  std::array<int, resources> pool{};  // fuel, weapons, radios at the start
  int lost_markers = 3;
  int agents_by_players = 0;      // each player puts so many where he likes before the first round
  std::optional<Site> first_art;  // a work lies here from the start
  std::optional<Site> armoury;    // a weapon for every player's pawn that stands here when movement ends
  bool own_clues = false;         // every player has a clue track of his own
  bool anywhere = false;          // any place can be reached for 1 fuel
  bool carrying = false;          // works are carried to where the track wants them
  int agents_at_start_place = 0;  // put there for every work collected
  List<Space, 8> track;
  List<Place, most_places> places;
  List<Road, 24> roads;
  std::vector<Shape> shapes;
  BOOST_DESCRIBE_CLASS(MapSheet, (),
                       (map, source, width, height, start, pool, lost_markers, agents_by_players, first_art, armoury, own_clues, anywhere,
                        carrying, agents_at_start_place, track, places, roads, shapes),
                       (), ())
};

struct Components {
  Fact<int> agents;         // in the box
  Fact<int> health;         // in the box
  Fact<int> each_resource;  // of fuel, weapons and radios each
  Fact<int> artworks;
  Fact<int> ally_dice;
  Fact<int> last_cards;                   // below the end tile
  Fact<std::array<int, 4>> start_health;  // by difficulty; twice as much alone
  Fact<int> drawn;                        // cards each draws at the start of a round
  Fact<int> solo_drawn;
  Fact<int> solo_removed;  // cards out of the deck, unseen
  Fact<int> takeover;      // so many agents make a place lost
  Fact<int> weapon_bonus;
  Fact<List<int, 12>> die;  // one entry per face
  std::vector<MissionCard> cards;
  std::array<MapSheet, projekt_art::maps> maps;
  BOOST_DESCRIBE_CLASS(Components, (),
                       (agents, health, each_resource, artworks, ally_dice, last_cards, start_health, drawn, solo_drawn, solo_removed,
                        takeover, weapon_bonus, die, cards, maps),
                       (), ())
};

}  // namespace atelier::projekt_art
