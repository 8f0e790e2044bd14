// Everything a seat or chance can do, as people read it; ids.hpp maps each to a dense id.
#pragma once

#include <variant>

#include <boost/describe/class.hpp>

#include "games/projekt_art/state.hpp"

namespace atelier::projekt_art {

struct PutAgent {  // Rio, before the first round
  Site site{};
  BOOST_DESCRIBE_CLASS(PutAgent, (), (site), (), ())
};
struct Draw {  // one of the cards of the round
  BOOST_DESCRIBE_CLASS(Draw, (), (), (), ())
};
struct Buy {  // a further card, for one resource of the pool; for health when the pool is empty
  Resource resource{};
  BOOST_DESCRIBE_CLASS(Buy, (), (resource), (), ())
};
struct PlayCard {
  Card card{};
  BOOST_DESCRIBE_CLASS(PlayCard, (), (card), (), ())
};
struct Wait {  // let the others go first; in a fight: leave it to the others
  BOOST_DESCRIBE_CLASS(Wait, (), (), (), ())
};
struct Heal {  // give one health that a card brought
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Heal, (), (seat), (), ())
};
struct Find {  // which of two completed kinds is found
  Art art{};
  BOOST_DESCRIBE_CLASS(Find, (), (art), (), ())
};
struct LayArt {  // which of two islands gets the work found
  Site site{};
  BOOST_DESCRIBE_CLASS(LayArt, (), (site), (), ())
};
struct Recruit {  // unlock an ally's die
  BOOST_DESCRIBE_CLASS(Recruit, (), (), (), ())
};
struct Step {              // along one road
  bool companion = false;  // alone: the other pawn
  Site site{};
  bool carry = false;  // Rio: a work goes along
  BOOST_DESCRIBE_CLASS(Step, (), (companion, site, carry), (), ())
};
struct Ready {  // nothing more in this phase; whoever said so may still act until it closes
  BOOST_DESCRIBE_CLASS(Ready, (), (), (), ())
};
struct Collect {  // which work is collected next
  Site site{};
  BOOST_DESCRIBE_CLASS(Collect, (), (site), (), ())
};
struct GiveUp {  // Scandinavia: a resource
  Resource resource{};
  BOOST_DESCRIBE_CLASS(GiveUp, (), (resource), (), ())
};
struct Suffer {  // Scandinavia: one's own health where no resource is left; under the first rules anybody's
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Suffer, (), (seat), (), ())
};
struct DropClue {  // Scandinavia: a clue card
  Card card{};
  BOOST_DESCRIBE_CLASS(DropClue, (), (card), (), ())
};
struct Fight {  // lead a fight where one's pawn stands
  BOOST_DESCRIBE_CLASS(Fight, (), (), (), ())
};
struct Reroll {  // for a clue card: one or two dice by their place in the fight, ascending
  Card card{};
  List<int, 2> dice;
  BOOST_DESCRIBE_CLASS(Reroll, (), (card, dice), (), ())
};
struct UseWeapon {
  BOOST_DESCRIBE_CLASS(UseWeapon, (), (), (), ())
};
struct AcceptDefeat {
  BOOST_DESCRIBE_CLASS(AcceptDefeat, (), (), (), ())
};
struct GiveClue {  // USA: a clue card to a player in the same place
  Card card{};
  Seat to{};
  BOOST_DESCRIBE_CLASS(GiveClue, (), (card, to), (), ())
};
struct TurnUp {  // chance: the card that is now first in the deck
  Card card{};
  BOOST_DESCRIBE_CLASS(TurnUp, (), (card), (), ())
};
struct Roll {  // chance: the next die of a fight
  int pips = 0;
  BOOST_DESCRIBE_CLASS(Roll, (), (pips), (), ())
};

using Move = std::variant<PutAgent, Draw, Buy, PlayCard, Wait, Heal, Find, LayArt, Recruit, Step, Ready, Collect, GiveUp, Suffer, DropClue,
                          Fight, Reroll, UseWeapon, AcceptDefeat, GiveClue, TurnUp, Roll>;

}  // namespace atelier::projekt_art
