// What happens, one small struct each: animation, log line, replay and screen reader all read these.
#pragma once

#include <variant>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/list.hpp"
#include "games/final_touch/state.hpp"

namespace atelier::final_touch {

struct GameBegan {
  Seat first{};
  BOOST_DESCRIBE_CLASS(GameBegan, (), (first), (), ())
};
struct CardDrawn {  // only the drawer sees the face
  Seat seat{};
  Paint paint{};
  BOOST_DESCRIBE_CLASS(CardDrawn, (), (seat, paint), (), ())
};
struct Unveiled {  // the next masterpiece shows
  Painting painting{};
  BOOST_DESCRIBE_CLASS(Unveiled, (), (painting), (), ())
};
struct Mounted {  // a masterpiece goes to the easel
  Painting painting{};
  BOOST_DESCRIBE_CLASS(Mounted, (), (painting), (), ())
};
struct TurnBegan {
  Seat seat{};
  Reason why{};
  BOOST_DESCRIBE_CLASS(TurnBegan, (), (seat, why), (), ())
};
struct Retouched {
  Seat seat{};
  Counts cards{};
  int count = 0;
  int left = 0;  // touches still missing
  BOOST_DESCRIBE_CLASS(Retouched, (), (seat, cards, count, left), (), ())
};
struct Smeared {
  Seat seat{};
  Paint paint{};
  int smears = 0;
  BOOST_DESCRIBE_CLASS(Smeared, (), (seat, paint, smears), (), ())
};
struct Completed {
  Seat seat{};
  Painting painting{};
  int value = 0;
  int money = 0;
  BOOST_DESCRIBE_CLASS(Completed, (), (seat, painting, value, money), (), ())
};
struct Ruined {  // `gainers` each get the value; a team gets it once
  Seat seat{};
  Painting painting{};
  int value = 0;
  List<Seat, most_players> gainers;
  BOOST_DESCRIBE_CLASS(Ruined, (), (seat, painting, value, gainers), (), ())
};
struct Reshuffled {
  int cards = 0;
  BOOST_DESCRIBE_CLASS(Reshuffled, (), (cards), (), ())
};
struct DuelBegan {
  Seat first{};
  Seat second{};
  int money = 0;
  BOOST_DESCRIBE_CLASS(DuelBegan, (), (first, second, money), (), ())
};

enum class GameEnd {
  target,  // somebody has the target
  higher,  // a ruined masterpiece lifted two over the target: the higher total
  duel,    // the duel is decided
  no_more  // no masterpiece is left
};
BOOST_DESCRIBE_ENUM(GameEnd, target, higher, duel, no_more)
struct GameOver {
  List<Seat, most_players> winners;
  GameEnd why{};
  int money = 0;
  BOOST_DESCRIBE_CLASS(GameOver, (), (winners, why, money), (), ())
};

using Event = std::variant<GameBegan, CardDrawn, Unveiled, Mounted, TurnBegan, Retouched, Smeared, Completed, Ruined, Reshuffled, DuelBegan,
                           GameOver>;

}  // namespace atelier::final_touch
