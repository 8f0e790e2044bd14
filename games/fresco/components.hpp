// What is in the box: tiles, cards and the numbers the rules work with, read from components.toml or a file of the player's own.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/list.hpp"
#include "engine/within.hpp"

namespace atelier::fresco {

inline constexpr int paint_kinds = 8;
inline constexpr int most_painters = 4;
inline constexpr int hour_lines = 5;        // of the hostel
inline constexpr int places = 5;            // columns of the action sheet
inline constexpr int spaces_per_place = 3;  // apprentices a column holds
inline constexpr int segments = 25;         // of the fresco, five rows of five
inline constexpr int centre = 12;
inline constexpr int stall_count = 4;
inline constexpr int stall_slots = 4;  // the most a stall can hold
inline constexpr int market_tiles = 14;
inline constexpr int base_tiles = 25;
inline constexpr int more_tiles = 7;  // of the module "More colours"
inline constexpr int fresco_tiles = base_tiles + more_tiles;
inline constexpr int most_mood_spaces = 40;
inline constexpr int portrait_cards = 18;
inline constexpr int portraits_shown = 2;
inline constexpr int request_kinds = 4;
inline constexpr int requests_per_kind = 3;
inline constexpr int tiles_per_request = 3;

// The number of a paint, a request, a sitter or a place: what arrays and bits are counted by.
template <class Name>
  requires std::is_enum_v<Name>
constexpr int index(Name name) {
  return static_cast<int>(name);
}

// Small sets as bits.
constexpr std::uint32_t bit(int i) { return 1U << i; }
constexpr bool has_bit(std::uint64_t bits, int i) { return (bits >> i) & 1; }

enum class Paint : std::uint8_t { red, yellow, blue, orange, green, purple, pink, brown };
BOOST_DESCRIBE_ENUM(Paint, red, yellow, blue, orange, green, purple, pink, brown)

enum class RequestKind : std::uint8_t { general, purple, orange, green };
BOOST_DESCRIBE_ENUM(RequestKind, general, purple, orange, green)

// Whose portrait it is. The first four last; the others are paid once and leave the game.
enum class Sitter : std::uint8_t { servant, actor, abbot, sexton, merchant, peer, patron, muse, bishop, mary, girl, self };
BOOST_DESCRIBE_ENUM(Sitter, servant, actor, abbot, sexton, merchant, peer, patron, muse, bishop, mary, girl, self)
inline constexpr int lasting_sitters = 4;

enum class Deck : std::uint8_t { a, b, c };
BOOST_DESCRIBE_ENUM(Deck, a, b, c)

struct Hour {  // a line of the hostel
  int hour = 0;
  int mood = 0;
  int price = 0;
  Source source = Source::printed;
  BOOST_DESCRIBE_CLASS(Hour, (), (hour, mood, price, source), (), ())
};
struct MarketTile {
  List<Paint, 3> paints;
  bool four_only = false;  // leaves the game with two or three players
  Source source = Source::printed;
  BOOST_DESCRIBE_CLASS(MarketTile, (), (paints, four_only, source), (), ())
};
struct FrescoTile {
  int points = 0;
  List<Paint, 3> paints;    // what restoring it takes
  List<Paint, 3> splashes;  // on its back
  Source source = Source::printed;
  BOOST_DESCRIBE_CLASS(FrescoTile, (), (points, paints, splashes, source), (), ())
};
struct Portrait {
  Sitter sitter{};
  Deck deck{};
  int points = 0;
  int thalers = 0;
  int mood = 0;            // steps up
  bool best_mood = false;  // to the top of the track
  List<Paint, 2> paints;
  int primaries = 0;  // paints of the painter's choice
  Source source = Source::printed;
  BOOST_DESCRIBE_CLASS(Portrait, (), (sitter, deck, points, thalers, mood, best_mood, paints, primaries, source), (), ())
};
struct Request {
  RequestKind kind{};
  std::array<int, requests_per_kind> points{};  // from the bottom of the pile
  Source source = Source::printed;
  BOOST_DESCRIBE_CLASS(Request, (), (kind, points, source), (), ())
};

struct Components {
  Fact<int> thalers;                // at the start
  Fact<std::array<int, 3>> paints;  // red, yellow, blue at the start
  Fact<int> apprentices;
  Fact<int> mood_spaces;
  Fact<int> mood_start;                            // from the bottom, the lowest is 1
  Fact<int> good_mood;                             // spaces at the top that give an apprentice
  Fact<int> bad_mood;                              // spaces at the bottom that cost one
  Fact<std::array<int, stall_count>> stall_sizes;  // the last stall stands only with four players
  Fact<int> studio_pay;
  Fact<int> theatre_mood;
  Fact<int> actor_mood;   // what the Actor adds to it
  Fact<int> bishop_here;  // bonus on his segment
  Fact<int> bishop_near;  // bonus next to it
  Fact<int> abbot_bonus;
  Fact<int> bishop_step;      // Thalers
  Fact<int> altar_primaries;  // points of red, yellow, blue
  Fact<int> altar_blend;      // more for each blended paint among them
  Fact<int> altar_blended;    // points of orange, green, purple
  Fact<int> altar_pink;       // more for each pink among them
  Fact<int> altar_brown;
  Fact<int> mixes;              // of one workshop apprentice
  Fact<int> last_round;         // this many tiles or fewer on the fresco begin the last round
  Fact<int> thalers_per_point;  // in the final scoring
  List<Hour, hour_lines> hostel;
  List<MarketTile, market_tiles> market;
  List<FrescoTile, base_tiles> tiles;         // the first lies in the middle
  List<FrescoTile, more_tiles> colour_tiles;  // module 3, the first lies in the middle
  List<Portrait, portrait_cards> portraits;   // module 1
  List<Request, request_kinds> requests;      // module 2
  BOOST_DESCRIBE_CLASS(Components, (),
                       (thalers, paints, apprentices, mood_spaces, mood_start, good_mood, bad_mood, stall_sizes, studio_pay, theatre_mood,
                        actor_mood, bishop_here, bishop_near, abbot_bonus, bishop_step, altar_primaries, altar_blend, altar_blended,
                        altar_pink, altar_brown, mixes, last_round, thalers_per_point, hostel, market, tiles, colour_tiles, portraits,
                        requests),
                       (), ())
};

}  // namespace atelier::fresco
