// What happens, one small struct each: animation, log line, replay and screen reader all read these. What Leonardo does has events of
// its own, because he sits at no seat.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/list.hpp"
#include "games/fresco/state.hpp"

namespace atelier::fresco {

struct FrescoLaid {  // the table is set: tiles by segment, seats on the start spaces from S1 on (Leonardo, if he plays, on S3)
  std::array<int, segments> tiles{};
  List<Seat, most_painters> start;
  BOOST_DESCRIBE_CLASS(FrescoLaid, (), (tiles, start), (), ())
};
struct MarketLaid {  // tiles by stall
  List<List<int, stall_slots>, stall_count> stalls;
  BOOST_DESCRIBE_CLASS(MarketLaid, (), (stalls), (), ())
};
struct PortraitsUnveiled {
  List<int, portraits_shown> portraits;
  List<Sitter, portraits_shown> sitters;
  BOOST_DESCRIBE_CLASS(PortraitsUnveiled, (), (portraits, sitters), (), ())
};
struct RoundBegan {
  int round = 0;
  BOOST_DESCRIBE_CLASS(RoundBegan, (), (round), (), ())
};

enum class LastBecause { fresco, portraits, rounds };
BOOST_DESCRIBE_ENUM(LastBecause, fresco, portraits, rounds)
struct LastRoundBegan {  // instead of RoundBegan; left: segments with a tile
  int round = 0;
  int left = 0;
  LastBecause why{};
  BOOST_DESCRIBE_CLASS(LastRoundBegan, (), (round, left, why), (), ())
};
struct LeonardoHanded {  // who steers Leonardo this round
  Seat seat{};
  BOOST_DESCRIBE_CLASS(LeonardoHanded, (), (seat), (), ())
};

enum class MoodGives { nothing, helper, loss };
BOOST_DESCRIBE_ENUM(MoodGives, nothing, helper, loss)
struct Woke {  // hour: line of the hostel; clock: what it says
  Seat seat{};
  int hour = 0;
  int clock = 0;
  int price = 0;
  int mood = 0;
  int apprentices = 0;
  MoodGives why{};
  BOOST_DESCRIBE_CLASS(Woke, (), (seat, hour, clock, price, mood, apprentices, why), (), ())
};
struct Planned {  // what is planned stays hidden
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Planned, (), (seat), (), ())
};
struct PlansRevealed {  // sheets of the seats
  List<Sheet, most_painters> sheets;
  BOOST_DESCRIBE_CLASS(PlansRevealed, (), (sheets), (), ())
};
struct PlaceOpened {  // everybody who sent apprentices acts there in turn
  Place why{};
  BOOST_DESCRIBE_CLASS(PlaceOpened, (), (why), (), ())
};
struct VisitBegan {
  Seat seat{};
  Place place{};
  int apprentices = 0;
  BOOST_DESCRIBE_CLASS(VisitBegan, (), (seat, place, apprentices), (), ())
};
struct Bought {
  Seat seat{};
  int stall = 0;
  int slot = 0;
  int tile = 0;
  int price = 0;
  List<Paint, 3> paints;
  BOOST_DESCRIBE_CLASS(Bought, (), (seat, stall, slot, tile, price, paints), (), ())
};
struct StallClosed {
  Seat seat{};
  int stall = 0;
  BOOST_DESCRIBE_CLASS(StallClosed, (), (seat, stall), (), ())
};
struct StallCleared {  // what was left of a visited stall went back into the bag
  int stall = 0;
  BOOST_DESCRIBE_CLASS(StallCleared, (), (stall), (), ())
};

enum class BishopBy { step, sexton };
BOOST_DESCRIBE_ENUM(BishopBy, step, sexton)
struct BishopMoved {
  Seat seat{};
  int from = 0;
  int to = 0;
  int price = 0;
  BishopBy why{};
  BOOST_DESCRIBE_CLASS(BishopMoved, (), (seat, from, to, price, why), (), ())
};
struct Restored {  // the bishop then stands on the segment
  Seat seat{};
  int segment = 0;
  int tile = 0;
  int points = 0;  // of the tile
  int bonus = 0;
  List<Paint, 3> paints;
  BOOST_DESCRIBE_CLASS(Restored, (), (seat, segment, tile, points, bonus, paints), (), ())
};
struct AltarRestored {
  Seat seat{};
  std::array<Paint, 3> paints{};
  int points = 0;
  BOOST_DESCRIBE_CLASS(AltarRestored, (), (seat, paints, points), (), ())
};
struct ScoreTaken {  // the space is taken: ahead or behind is for the player to choose
  Seat seat{};
  int space = 0;
  BOOST_DESCRIBE_CLASS(ScoreTaken, (), (seat, space), (), ())
};
struct Advanced {  // on the score track
  Seat seat{};
  int from = 0;
  int to = 0;
  BOOST_DESCRIBE_CLASS(Advanced, (), (seat, from, to), (), ())
};
struct StudioPaid {
  Seat seat{};
  int apprentices = 0;
  int thalers = 0;
  BOOST_DESCRIBE_CLASS(StudioPaid, (), (seat, apprentices, thalers), (), ())
};
struct PortraitPainted {  // a lasting one lies before the player from now on
  Seat seat{};
  int slot = 0;
  int portrait = 0;
  Sitter why{};
  int points = 0;
  int thalers = 0;
  int mood = 0;  // steps gained
  List<Paint, 2> paints;
  BOOST_DESCRIBE_CLASS(PortraitPainted, (), (seat, slot, portrait, why, points, thalers, mood, paints), (), ())
};
struct PaintPicked {
  Seat seat{};
  Paint paint{};
  BOOST_DESCRIBE_CLASS(PaintPicked, (), (seat, paint), (), ())
};
struct Mixed {
  Seat seat{};
  Paint paint{};
  std::array<Paint, 2> from{};
  BOOST_DESCRIBE_CLASS(Mixed, (), (seat, paint, from), (), ())
};
struct RequestFulfilled {
  Seat seat{};
  RequestKind request{};
  int points = 0;
  List<int, tiles_per_request> tiles;
  BOOST_DESCRIBE_CLASS(RequestFulfilled, (), (seat, request, points, tiles), (), ())
};
struct TheatreVisited {
  Seat seat{};
  int from = 0;
  int to = 0;
  BOOST_DESCRIBE_CLASS(TheatreVisited, (), (seat, from, to), (), ())
};
struct VisitDone {
  Seat seat{};
  Place place{};
  BOOST_DESCRIBE_CLASS(VisitDone, (), (seat, place), (), ())
};
struct VisitTakenBack {  // everything since VisitBegan is undone
  Seat seat{};
  Place place{};
  BOOST_DESCRIBE_CLASS(VisitTakenBack, (), (seat, place), (), ())
};
struct IncomePaid {
  Seat seat{};
  int thalers = 0;
  List<Paint, 12> paints;
  BOOST_DESCRIBE_CLASS(IncomePaid, (), (seat, thalers, paints), (), ())
};
struct RequestsPaid {  // the paints of an income, told after it where there are any
  Seat seat{};
  List<Paint, 12> paints;
  BOOST_DESCRIBE_CLASS(RequestsPaid, (), (seat, paints), (), ())
};
struct StartRotated {  // start spaces of the seats and of Leonardo, 0 for those on the score track
  std::array<std::uint8_t, most_painters> spaces{};
  BOOST_DESCRIBE_CLASS(StartRotated, (), (spaces), (), ())
};
struct LeonardoWoke {
  int hour = 0;
  int clock = 0;
  BOOST_DESCRIBE_CLASS(LeonardoWoke, (), (hour, clock), (), ())
};
struct LeonardoBegan {
  Place place{};
  Seat seat{};  // who steers him
  BOOST_DESCRIBE_CLASS(LeonardoBegan, (), (place, seat), (), ())
};
struct LeonardoClosed {
  int stall = 0;
  BOOST_DESCRIBE_CLASS(LeonardoClosed, (), (stall), (), ())
};
struct LeonardoRestored {
  int segment = 0;
  int tile = 0;
  int points = 0;
  int bonus = 0;
  BOOST_DESCRIBE_CLASS(LeonardoRestored, (), (segment, tile, points, bonus), (), ())
};
struct LeonardoPainted {  // the card leaves the game
  int slot = 0;
  int portrait = 0;
  Sitter sitter{};
  int points = 0;
  BOOST_DESCRIBE_CLASS(LeonardoPainted, (), (slot, portrait, sitter, points), (), ())
};
struct LeonardoFulfilled {  // tiles and request leave the game
  RequestKind request{};
  int points = 0;
  List<int, tiles_per_request> tiles;
  BOOST_DESCRIBE_CLASS(LeonardoFulfilled, (), (request, points, tiles), (), ())
};
struct LeonardoAdvanced {
  int from = 0;
  int to = 0;
  BOOST_DESCRIBE_CLASS(LeonardoAdvanced, (), (from, to), (), ())
};
struct FinalScored {  // Thalers into points, in the order of the hours; `to` includes walking past taken spaces
  Seat seat{};
  int thalers = 0;
  int points = 0;
  int to = 0;
  BOOST_DESCRIBE_CLASS(FinalScored, (), (seat, thalers, points, to), (), ())
};
struct GameOver {
  List<Seat, most_painters> winners;
  BOOST_DESCRIBE_CLASS(GameOver, (), (winners), (), ())
};

using Event = std::variant<FrescoLaid, MarketLaid, PortraitsUnveiled, RoundBegan, LastRoundBegan, LeonardoHanded, Woke, Planned,
                           PlansRevealed, PlaceOpened, VisitBegan, Bought, StallClosed, StallCleared, BishopMoved, Restored, AltarRestored,
                           ScoreTaken, Advanced, StudioPaid, PortraitPainted, PaintPicked, Mixed, RequestFulfilled, TheatreVisited,
                           VisitDone, VisitTakenBack, IncomePaid, RequestsPaid, StartRotated, LeonardoWoke, LeonardoBegan, LeonardoClosed,
                           LeonardoRestored, LeonardoPainted, LeonardoFulfilled, LeonardoAdvanced, FinalScored, GameOver>;

}  // namespace atelier::fresco
