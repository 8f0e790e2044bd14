// The whole truth of a game of Fresco, as one plain value.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/seat.hpp"
#include "games/fresco/components.hpp"

namespace atelier::fresco {

// Where apprentices go, in the order of the visits. The last round has no theatre: instead of it they are in the cathedral again.
enum class Place : std::uint8_t { market, cathedral, studio, workshop, theatre, again };
BOOST_DESCRIBE_ENUM(Place, market, cathedral, studio, workshop, theatre, again)

// The column of the action sheet: its last one serves the theatre, and the second visit to the cathedral on the sheet's other side.
constexpr int column(Place place) { return index(place == Place::again ? Place::theatre : place); }

// Where the game stands.
enum class Phase : std::uint8_t {
  placing,    // chance: painters onto the start spaces
  removing,   // chance, module 3: base tiles that stay out
  laying,     // chance: tiles onto the fresco
  stocking,   // chance: tiles onto the stalls
  unveiling,  // chance, module 1: two portraits
  earning,    // income of a general request: the player chooses the paint
  waking,     // painters choose their hours
  planning,   // everybody at once, in secret
  visiting,   // a painter acts in a place
  stacking,   // in the workshop: which tiles go under the request
  picking,    // in the studio: the paints of the Merchant
  landing,    // the score space is taken: ahead or behind
  over
};
BOOST_DESCRIBE_ENUM(Phase, placing, removing, laying, stocking, unveiling, earning, waking, planning, visiting, stacking, picking, landing,
                    over)

using Paints = std::array<std::uint8_t, paint_kinds>;
using Sheet = std::array<std::uint8_t, places>;  // apprentices by place

inline constexpr int no_hour = hour_lines;
inline constexpr int most_paints = 120;  // of one colour behind one screen, far beyond any game
inline constexpr int most_hoarded = 60'000;  // Thalers and points, which only a box of somebody's own can bring

// A master and what belongs to him. Leonardo is the painter after the last player.
struct Painter {
  std::uint16_t score = 0;  // space on the score track; 0 on a start space
  std::uint16_t thalers = 0;
  Paints paints{};
  Sheet sheet{};
  std::uint8_t start_space = 0;                        // 1 to 4; 0 once on the score track
  std::uint8_t hour = no_hour;                         // line of the hostel; no_hour above it
  std::uint8_t mood = 0;                               // 0 is the bottom
  std::uint8_t apprentices = 0;                        // this round
  std::uint8_t portraits = 0;                          // lasting ones, bit by Sitter
  std::uint8_t sexton_used = 0;                        // this round
  std::array<std::uint8_t, request_kinds> requests{};  // fulfilled
  std::uint32_t tiles = 0;                             // restored and not under a request, bit by tile
  void earn(int more) { thalers = static_cast<std::uint16_t>(std::min(thalers + more, most_hoarded)); }
  friend bool operator==(Painter const&, Painter const&) = default;
  BOOST_DESCRIBE_CLASS(Painter, (),
                       (score, thalers, paints, sheet, start_space, hour, mood, apprentices, portraits, sexton_used, requests, tiles), (),
                       ())
};

// Thalers a painter is paid at the end of a round: one for each tile and each request, and the Servant's.
inline int income_of(Painter const& painter) {
  auto const& asked = painter.requests;
  return std::popcount(painter.tiles) + asked[0] + asked[1] + asked[2] + asked[3] + has_bit(painter.portraits, index(Sitter::servant));
}

// What lies on the board. Tiles and cards are stored as index + 1, 0 is an empty place.
struct Board {
  std::array<std::uint8_t, segments> fresco{};
  std::array<std::uint8_t, stall_count * stall_slots> market{};
  std::array<std::uint8_t, portraits_shown> portraits{};
  std::array<std::uint8_t, request_kinds> requests{};  // left in each pile
  std::uint8_t bishop = centre;
  std::uint8_t leonardo = centre;  // his master on the fresco
  std::uint8_t covered = 0;        // segments with a tile
  friend bool operator==(Board const&, Board const&) = default;
  BOOST_DESCRIBE_CLASS(Board, (), (fresco, market, portraits, requests, bishop, leonardo, covered), (), ())
};

// One painter's turn in one place.
struct Visit {
  std::uint8_t sent = 0;     // apprentices in this place
  std::uint8_t used = 0;     // of them, all but those that mix
  std::uint8_t stall = 0;    // chosen stall + 1
  std::uint8_t closed = 0;   // it was closed, nothing bought
  std::uint8_t stepped = 0;  // the bishop took his step and a segment must follow
  std::uint8_t mixed = 0;
  std::uint8_t request = 0;   // chosen pile + 1
  std::uint8_t to_stack = 0;  // tiles still to go under it
  std::uint8_t to_pick = 0;   // paints still to choose
  std::uint8_t took = 0;      // a portrait was painted
  std::uint8_t restarts = 0;  // how often the visit was taken back
  friend bool operator==(Visit const&, Visit const&) = default;
  BOOST_DESCRIBE_CLASS(Visit, (), (sent, used, stall, closed, stepped, mixed, request, to_stack, to_pick, took, restarts), (), ())
};

// How the painter and the board were when the visit began: what taking it back restores.
struct Before {
  Painter painter;
  Board board;
  friend bool operator==(Before const&, Before const&) = default;
  BOOST_DESCRIBE_CLASS(Before, (), (painter, board), (), ())
};

struct State {
  std::array<Painter, most_painters> painters{};
  Board board;
  Before before;
  Visit visit;
  std::array<std::uint8_t, most_painters> order{};  // painters: by score while waking, by hour from then on
  std::uint8_t turn = 0;                            // index into order
  Phase phase = Phase::placing;
  Place place = Place::market;
  bool last = false;          // the last round
  std::uint8_t planned = 0;   // seats whose plan is made, bit by seat
  std::uint8_t drawn = 0;     // tiles or cards drawn so far in a chance phase
  std::uint8_t steering = 0;  // who moves Leonardo
  std::uint16_t round = 0;
  std::uint16_t target = 0;     // landing: the taken space
  std::uint16_t bag = 0;        // market tiles, bit by tile
  std::uint32_t tiles = 0;      // fresco tiles not yet laid or removed, bit by tile
  std::uint32_t portraits = 0;  // cards still in the pile, bit by card
};

}  // namespace atelier::fresco
