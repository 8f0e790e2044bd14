// What one viewer may know, and what the seat may do now.
#pragma once

#include <array>
#include <optional>

#include <boost/describe/class.hpp>

#include "engine/list.hpp"
#include "games/fresco/state.hpp"

namespace atelier::fresco {

struct Holdings {  // behind a screen
  int thalers = 0;
  Paints paints{};  // by Paint
  friend bool operator==(Holdings const&, Holdings const&) = default;
  BOOST_DESCRIBE_CLASS(Holdings, (), (thalers, paints), (), ())
};

struct BuyOffer {
  int stall = 0;
  int slot = 0;
  friend bool operator==(BuyOffer const&, BuyOffer const&) = default;
  BOOST_DESCRIBE_CLASS(BuyOffer, (), (stall, slot), (), ())
};
struct RestoreOffer {
  int segment = 0;
  int points = 0;  // tile and bonus, as the bishop stands
  friend bool operator==(RestoreOffer const&, RestoreOffer const&) = default;
  BOOST_DESCRIBE_CLASS(RestoreOffer, (), (segment, points), (), ())
};
struct AltarOffer {
  std::array<Paint, 3> paints{};
  int points = 0;
  friend bool operator==(AltarOffer const&, AltarOffer const&) = default;
  BOOST_DESCRIBE_CLASS(AltarOffer, (), (paints, points), (), ())
};
struct RequestOffer {
  RequestKind request{};
  int points = 0;
  friend bool operator==(RequestOffer const&, RequestOffer const&) = default;
  BOOST_DESCRIBE_CLASS(RequestOffer, (), (request, points), (), ())
};
struct LandOffer {
  int ahead = 0;
  int behind = 0;
  friend bool operator==(LandOffer const&, LandOffer const&) = default;
  BOOST_DESCRIBE_CLASS(LandOffer, (), (ahead, behind), (), ())
};
struct PlanOffer {  // up to so many apprentices, at most three in each place
  int apprentices = 0;
  friend bool operator==(PlanOffer const&, PlanOffer const&) = default;
  BOOST_DESCRIBE_CLASS(PlanOffer, (), (apprentices), (), ())
};

// What the seat may do now; what is empty is not offered.
struct Offer {
  List<int, hour_lines> hours;
  std::optional<PlanOffer> plan;
  int price = 0;  // of a market tile
  List<BuyOffer, stall_count * stall_slots> buys;
  List<int, stall_count> closes;
  List<int, 8> steps;        // segments the bishop may step to
  bool send_bishop = false;  // the Sexton: any other segment
  List<RestoreOffer, segments> restores;
  List<AltarOffer, 57> altars;
  List<int, portraits_shown> portraits;  // slots
  List<Paint, 5> mixes;
  List<RequestOffer, request_kinds> requests;
  List<int, fresco_tiles> stacks;  // own tiles that may go under the request
  List<Paint, 3> picks;
  std::optional<LandOffer> land;
  bool done = false;
  bool take_back = false;
  friend bool operator==(Offer const&, Offer const&) = default;
  BOOST_DESCRIBE_CLASS(Offer, (),
                       (hours, plan, price, buys, closes, steps, send_bishop, restores, altars, portraits, mixes, requests, stacks, picks,
                        land, done, take_back),
                       (), ())
};

struct Player {
  bool leonardo = false;    // the painter nobody plays, always the last of the list
  int score = 0;            // 0 while on a start space
  int start_space = 0;      // 1 to 4, 0 once on the score track
  std::optional<int> hour;  // line of the hostel
  int mood = 0;             // 0 is the lowest space
  int apprentices = 0;      // this round
  bool planned = false;
  std::optional<Sheet> sheet;               // null while hidden or not planned
  List<int, fresco_tiles> tiles;            // restored and not under a request
  List<Sitter, lasting_sitters> portraits;  // lasting ones
  bool sexton_used = false;
  std::array<std::uint8_t, request_kinds> requests{};  // fulfilled, by RequestKind
  int income = 0;                                      // Thalers at the end of a round, as things lie
  friend bool operator==(Player const&, Player const&) = default;
  BOOST_DESCRIBE_CLASS(Player, (),
                       (leonardo, score, start_space, hour, mood, apprentices, planned, sheet, tiles, portraits, sexton_used, requests,
                        income),
                       (), ())
};

struct Leonardo {
  int segment = 0;  // where his master stands on the fresco
  Seat steered_by{};
  friend bool operator==(Leonardo const&, Leonardo const&) = default;
  BOOST_DESCRIBE_CLASS(Leonardo, (), (segment, steered_by), (), ())
};

// What follows from public moves: money and paints behind the screens, what left the game, and how the running visit began.
struct Memory {
  List<Holdings, most_painters> holdings;
  std::uint32_t tiles = 0;      // not yet laid, bit by tile
  std::uint32_t portraits = 0;  // still in the pile, bit by card
  std::optional<Before> before;
  friend bool operator==(Memory const&, Memory const&) = default;
  BOOST_DESCRIBE_CLASS(Memory, (), (holdings, tiles, portraits, before), (), ())
};

struct View {
  std::optional<Seat> you;  // empty for spectators and the book
  Phase phase{};
  int round = 0;
  bool last_round = false;
  int drawn = 0;                        // tiles or cards drawn so far in a chance phase
  List<int, most_painters> order;       // painters: choosing hours in this order while waking, acting in it from then on
  std::optional<int> painter;           // who acts, an index into players; empty while planning and for chance
  std::optional<Seat> turn;             // who decides for that painter
  Place place{};                        // where, while visiting
  Visit visit;                          // the running visit
  int idle = 0;                         // apprentices of it that have done nothing yet
  int mixes_left = 0;                   // in the workshop, without any for a request
  int taken_space = 0;                  // landing: the taken score space
  List<Player, most_painters> players;  // by seat, then Leonardo if he plays
  std::array<int, segments> fresco{};   // tile by segment, row by row; -1 where restored
  int bishop = 0;
  std::optional<Leonardo> leonardo;
  List<List<int, stall_slots>, stall_count> stalls;  // tile by slot, -1 where bought or closed
  List<int, portraits_shown> portraits;              // card by slot, -1 where taken
  int portraits_left = 0;                            // in the pile
  std::array<int, request_kinds> requests{};         // left in each pile
  std::optional<Holdings> own;                       // behind the viewer's screen
  std::optional<Offer> offer;
  Memory memory;
  friend bool operator==(View const&, View const&) = default;
  BOOST_DESCRIBE_CLASS(View, (),
                       (you, phase, round, last_round, drawn, order, painter, turn, place, visit, idle, mixes_left, taken_space, players,
                        fresco, bishop, leonardo, stalls, portraits, portraits_left, requests, own, offer, memory),
                       (), ())
};

}  // namespace atelier::fresco
