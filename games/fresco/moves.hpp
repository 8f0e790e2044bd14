// Everything a seat or chance can do, as people read it; ids.hpp maps each to a dense id.
#pragma once

#include <variant>

#include <boost/describe/class.hpp>

#include "games/fresco/state.hpp"

namespace atelier::fresco {

struct WakeUp {  // line of the hostel, 0 the earliest
  int hour = 0;
  BOOST_DESCRIBE_CLASS(WakeUp, (), (hour), (), ())
};
struct Plan {  // apprentices by place; `theatre` is the second cathedral visit in the last round
  int market = 0;
  int cathedral = 0;
  int studio = 0;
  int workshop = 0;
  int theatre = 0;
  BOOST_DESCRIBE_CLASS(Plan, (), (market, cathedral, studio, workshop, theatre), (), ())
};
struct Buy {  // the first purchase chooses the stall
  int stall = 0;
  int slot = 0;
  BOOST_DESCRIBE_CLASS(Buy, (), (stall, slot), (), ())
};
struct CloseStall {
  int stall = 0;
  BOOST_DESCRIBE_CLASS(CloseStall, (), (stall), (), ())
};
struct StepBishop {  // one step, for a Thaler, before restoring a segment
  int segment = 0;
  BOOST_DESCRIBE_CLASS(StepBishop, (), (segment), (), ())
};
struct SendBishop {  // the Sexton: anywhere, once a round
  int segment = 0;
  BOOST_DESCRIBE_CLASS(SendBishop, (), (segment), (), ())
};
struct Restore {  // a segment of the fresco
  int segment = 0;
  BOOST_DESCRIBE_CLASS(Restore, (), (segment), (), ())
};
struct RestoreAltar {  // with these paints, in the order of Paint
  std::array<Paint, 3> paints{};
  BOOST_DESCRIBE_CLASS(RestoreAltar, (), (paints), (), ())
};
struct TakePortrait {
  int slot = 0;
  BOOST_DESCRIBE_CLASS(TakePortrait, (), (slot), (), ())
};
struct Mix {
  Paint paint{};
  BOOST_DESCRIBE_CLASS(Mix, (), (paint), (), ())
};
struct Fulfil {
  RequestKind request{};
  BOOST_DESCRIBE_CLASS(Fulfil, (), (request), (), ())
};
struct Stack {  // a tile under the request
  int tile = 0;
  BOOST_DESCRIBE_CLASS(Stack, (), (tile), (), ())
};
struct PickPaint {  // a primary paint of one's choice
  Paint paint{};
  BOOST_DESCRIBE_CLASS(PickPaint, (), (paint), (), ())
};
struct Land {  // on the score track: the nearest free space ahead, or behind
  bool ahead = false;
  BOOST_DESCRIBE_CLASS(Land, (), (ahead), (), ())
};
struct Done {  // the visit is over
  BOOST_DESCRIBE_CLASS(Done, (), (), (), ())
};
struct TakeBack {  // the visit begins again
  BOOST_DESCRIBE_CLASS(TakeBack, (), (), (), ())
};
struct PlacePainter {  // chance: onto the next start space
  int painter = 0;
  BOOST_DESCRIBE_CLASS(PlacePainter, (), (painter), (), ())
};
struct RemoveTile {  // chance: a fresco tile that stays in the box
  int tile = 0;
  BOOST_DESCRIBE_CLASS(RemoveTile, (), (tile), (), ())
};
struct LayTile {  // chance: onto the next segment of the fresco
  int tile = 0;
  BOOST_DESCRIBE_CLASS(LayTile, (), (tile), (), ())
};
struct StockTile {  // chance: onto the next place of the market
  int tile = 0;
  BOOST_DESCRIBE_CLASS(StockTile, (), (tile), (), ())
};
struct Unveil {  // chance: a portrait
  int portrait = 0;
  BOOST_DESCRIBE_CLASS(Unveil, (), (portrait), (), ())
};

using Move = std::variant<WakeUp, Plan, Buy, CloseStall, StepBishop, SendBishop, Restore, RestoreAltar, TakePortrait, Mix, Fulfil, Stack,
                          PickPaint, Land, Done, TakeBack, PlacePainter, RemoveTile, LayTile, StockTile, Unveil>;

}  // namespace atelier::fresco
