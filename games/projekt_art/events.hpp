// What happens, one small struct each: animation, log line, replay and screen reader all read these.
#pragma once

#include <optional>
#include <variant>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/list.hpp"
#include "games/projekt_art/view.hpp"

namespace atelier::projekt_art {

struct RoundBegan {
  int round = 0;
  BOOST_DESCRIBE_CLASS(RoundBegan, (), (round), (), ())
};
struct PhaseBegan {  // the team goes on to this phase
  Phase phase{};
  BOOST_DESCRIBE_CLASS(PhaseBegan, (), (phase), (), ())
};
struct TopTurned {  // the deck's first card shows its back; the face is only in the book
  Back clues;
  int deck = 0;
  std::optional<Card> card;
  BOOST_DESCRIBE_CLASS(TopTurned, (), (clues, deck, card), (), ())
};
struct TileUncovered {  // nothing lies on the end tile: this round is the last
  BOOST_DESCRIBE_CLASS(TileUncovered, (), (), (), ())
};
struct CardDrawn {  // only its owner sees the face
  Seat seat{};
  Back clues;
  std::optional<Card> card;
  BOOST_DESCRIBE_CLASS(CardDrawn, (), (seat, clues, card), (), ())
};
struct CardBought {
  Seat seat{};
  Resource resource{};
  BOOST_DESCRIBE_CLASS(CardBought, (), (seat, resource), (), ())
};
struct Waited {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Waited, (), (seat), (), ())
};
struct Stalled {  // everybody waits for everybody
  BOOST_DESCRIBE_CLASS(Stalled, (), (), (), ())
};
struct SaidReady {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(SaidReady, (), (seat), (), ())
};
struct CardPlayed {
  Seat seat{};
  Card card{};
  BOOST_DESCRIBE_CLASS(CardPlayed, (), (seat, card), (), ())
};

struct Spent {  // from the pool
  Resource resource{};
  int count = 0;
  int left = 0;
  BOOST_DESCRIBE_CLASS(Spent, (), (resource, count, left), (), ())
};
struct Earned {  // into the pool; count may be 0, when the reserve has none
  Resource resource{};
  int count = 0;
  int left = 0;
  BOOST_DESCRIBE_CLASS(Earned, (), (resource, count, left), (), ())
};
enum class Loss : std::uint8_t { cost, golden, defeat, effect };
BOOST_DESCRIBE_ENUM(Loss, cost, golden, defeat, effect)
struct HealthLost {
  Seat seat{};
  int count = 0;
  int left = 0;
  Loss why{};
  BOOST_DESCRIBE_CLASS(HealthLost, (), (seat, count, left, why), (), ())
};
struct HealthGained {
  Seat seat{};
  int count = 0;
  int left = 0;
  BOOST_DESCRIBE_CLASS(HealthGained, (), (seat, count, left), (), ())
};
struct NoHealthLeft {  // the reserve is empty
  BOOST_DESCRIBE_CLASS(NoHealthLeft, (), (), (), ())
};
struct AgentsPlaced {
  Site site{};
  int count = 0;
  int agents = 0;  // there now
  BOOST_DESCRIBE_CLASS(AgentsPlaced, (), (site, count, agents), (), ())
};
struct WhiteHandGrew {  // agents meant for a lost place
  Site site{};
  int count = 0;
  int agents = 0;
  BOOST_DESCRIBE_CLASS(WhiteHandGrew, (), (site, count, agents), (), ())
};
struct ClueLaid {
  Seat seat{};
  Card card{};
  Back clues;
  BOOST_DESCRIBE_CLASS(ClueLaid, (), (seat, card, clues), (), ())
};
struct ArtFound {  // the three cards leave the track
  Seat seat{};
  Art art{};
  List<Card, 3> cards;
  BOOST_DESCRIBE_CLASS(ArtFound, (), (seat, art, cards), (), ())
};
struct ArtLaid {
  Art art{};
  Site site{};
  BOOST_DESCRIBE_CLASS(ArtLaid, (), (art, site), (), ())
};
enum class Void : std::uint8_t { lost, taken, none_left };
BOOST_DESCRIBE_ENUM(Void, lost, taken, none_left)
struct FindVoid {
  Art art{};
  Void why{};
  BOOST_DESCRIBE_CLASS(FindVoid, (), (art, why), (), ())
};
struct HandsDiscarded {
  List<Card, projekt_art::cards> cards;
  BOOST_DESCRIBE_CLASS(HandsDiscarded, (), (cards), (), ())
};
struct Recruited {
  Seat seat{};
  int allies = 0;
  BOOST_DESCRIBE_CLASS(Recruited, (), (seat, allies), (), ())
};
struct Stepped {
  Seat seat{};
  bool companion = false;
  Site from{};
  Site to{};
  bool carried = false;
  BOOST_DESCRIBE_CLASS(Stepped, (), (seat, companion, from, to, carried), (), ())
};
struct ArtCollected {  // onto the track: the threat rises
  Site site{};
  int collected = 0;
  int threat = 0;  // now; 0 when the track is full
  BOOST_DESCRIBE_CLASS(ArtCollected, (), (site, collected, threat), (), ())
};
struct ClueDropped {
  Card card{};
  BOOST_DESCRIBE_CLASS(ClueDropped, (), (card), (), ())
};
struct FightBegan {
  Seat seat{};  // who leads
  Site site{};
  int needed = 0;
  BOOST_DESCRIBE_CLASS(FightBegan, (), (seat, site, needed), (), ())
};
struct DieRolled {
  int place = 0;
  bool ally = false;
  std::optional<Seat> owner;
  int pips = 0;
  BOOST_DESCRIBE_CLASS(DieRolled, (), (place, ally, owner, pips), (), ())
};
struct FightStands {  // all dice lie
  int strength = 0;
  int needed = 0;
  BOOST_DESCRIBE_CLASS(FightStands, (), (strength, needed), (), ())
};
struct ClueSpent {
  Seat seat{};
  Card card{};
  List<int, 2> dice;
  BOOST_DESCRIBE_CLASS(ClueSpent, (), (seat, card, dice), (), ())
};
struct WeaponUsed {
  Seat seat{};
  int bonus = 0;
  int strength = 0;
  int needed = 0;
  BOOST_DESCRIBE_CLASS(WeaponUsed, (), (seat, bonus, strength, needed), (), ())
};
struct FightWon {
  Site site{};
  int agents = 0;  // driven away
  BOOST_DESCRIBE_CLASS(FightWon, (), (site, agents), (), ())
};
struct FightLost {
  Seat seat{};
  Site site{};
  BOOST_DESCRIBE_CLASS(FightLost, (), (seat, site), (), ())
};
struct ClueGiven {
  Seat seat{};
  Seat to{};
  Card card{};
  BOOST_DESCRIBE_CLASS(ClueGiven, (), (seat, to, card), (), ())
};
struct PlaceLost {
  Site site{};
  int agents = 0;    // back to the reserve
  int artworks = 0;  // likewise
  int markers_left = 0;
  BOOST_DESCRIBE_CLASS(PlaceLost, (), (site, agents, artworks, markers_left), (), ())
};
struct GameOver {
  Outcome why{};
  int collected = 0;
  std::optional<Seat> who;   // no_health, trapped: whose
  std::optional<Site> site;  // trapped, no_markers, district, no_agents: where
  BOOST_DESCRIBE_CLASS(GameOver, (), (why, collected, who, site), (), ())
};

using Event = std::variant<RoundBegan, PhaseBegan, TopTurned, TileUncovered, CardDrawn, CardBought, Waited, Stalled, SaidReady, CardPlayed,
                           Spent, Earned, HealthLost, HealthGained, NoHealthLeft, AgentsPlaced, WhiteHandGrew, ClueLaid, ArtFound, ArtLaid,
                           FindVoid, HandsDiscarded, Recruited, Stepped, ArtCollected, ClueDropped, FightBegan, DieRolled, FightStands,
                           ClueSpent, WeaponUsed, FightWon, FightLost, ClueGiven, PlaceLost, GameOver>;

}  // namespace atelier::projekt_art
