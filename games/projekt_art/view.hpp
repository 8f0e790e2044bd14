// What one viewer may know, and what the seat may do now. Only the faces of others' hands and of the deck are hidden.
#pragma once

#include <array>
#include <optional>

#include <boost/describe/class.hpp>

#include "engine/list.hpp"
#include "games/projekt_art/state.hpp"

namespace atelier::projekt_art {

// The back of a card: its clues.
using Back = List<Art, 2>;

struct NewAgents {
  Site site{};
  int agents = 0;
  bool falls = false;  // with them the place is lost at the end of the round, if nobody fights there
  friend bool operator==(NewAgents const&, NewAgents const&) = default;
  BOOST_DESCRIBE_CLASS(NewAgents, (), (site, agents, falls), (), ())
};
struct CardOffer {  // a card that can be played now
  Card card{};
  int health = 0;                         // what it costs the player in health, by its cost and by the golden rule
  List<NewAgents, most_places> brings{};  // what it would do to the map
  int white_hand = 0;                     // agents meant for lost places
  bool too_many = false;                  // more agents than the reserve has: the game would be lost
  List<Art, 2> completes{};               // kinds that would have their three clues
  friend bool operator==(CardOffer const&, CardOffer const&) = default;
  BOOST_DESCRIBE_CLASS(CardOffer, (), (card, health, brings, white_hand, too_many, completes), (), ())
};
struct StepOffer {
  bool companion = false;
  Site site{};
  int fuel = 0;        // from the pool
  int health = 0;      // of the player, where fuel is missing
  bool carry = false;  // a work can go along (it need not)
  // A fight there after this step; 0 needed: there is nobody to fight.
  int dice = 0;
  int needed = 0;
  friend bool operator==(StepOffer const&, StepOffer const&) = default;
  BOOST_DESCRIBE_CLASS(StepOffer, (), (companion, site, fuel, health, carry, dice, needed), (), ())
};
struct RerollOffer {
  Card card{};
  int dice = 0;  // up to so many different dice of Offer::dice
  friend bool operator==(RerollOffer const&, RerollOffer const&) = default;
  BOOST_DESCRIBE_CLASS(RerollOffer, (), (card, dice), (), ())
};

// What the seat may do, asked or not: who is ready or waits may still act, and has no `ready` or `wait` in his offer. Every move is one
// of these entries. `…_health` says what it costs the player in health besides.
struct Offer {
  List<Site, most_places> put;    // PutAgent
  bool draw = false;              // Draw
  List<Resource, 4> buy;          // Buy
  List<CardOffer, cards> play;    // PlayCard
  bool wait = false;              // Wait
  List<Seat, most_players> heal;  // Heal
  List<Art, 2> find;              // Find
  List<Site, 2> lay;              // LayArt
  bool recruit = false;           // Recruit
  int recruit_health = 0;
  int recruit_radios = 0;
  List<StepOffer, 2 * most_places> steps;  // Step
  bool ready = false;                      // Ready
  List<Site, most_places> collect;         // Collect
  List<Resource, 3> give_up;               // GiveUp
  List<Seat, most_players> suffer;         // Suffer: oneself, under the first rules anybody
  List<Card, most_clues> drop;             // DropClue
  bool fight = false;                      // Fight
  int fight_dice = 0;
  int fight_needed = 0;
  List<RerollOffer, most_clues> reroll;  // Reroll
  List<int, most_dice> dice;             // dice that may be rolled again, by their place in Fighting::dice
  bool weapon = false;                   // UseWeapon
  int weapon_health = 0;
  int weapon_strength = 0;      // the team's with it
  bool accept = false;          // AcceptDefeat
  List<Card, most_clues> give;  // GiveClue: any of these to any of those
  List<Seat, most_players> give_to;
  friend bool operator==(Offer const&, Offer const&) = default;
  BOOST_DESCRIBE_CLASS(Offer, (),
                       (put, draw, buy, play, wait, heal, find, lay, recruit, recruit_health, recruit_radios, steps, ready, collect,
                        give_up, suffer, drop, fight, fight_dice, fight_needed, reroll, dice, weapon, weapon_health, weapon_strength,
                        accept, give, give_to),
                       (), ())
};

struct PlaceSeen {
  Site site{};
  int agents = 0;
  int artworks = 0;
  bool lost = false;
  bool fought = false;  // had its fight in this round
  friend bool operator==(PlaceSeen const&, PlaceSeen const&) = default;
  BOOST_DESCRIBE_CLASS(PlaceSeen, (), (site, agents, artworks, lost, fought), (), ())
};

struct Player {
  int health = 0;
  Site site{};                   // where the pawn stands
  int drawn = 0;                 // cards drawn in this round; in `preparing` agents put
  int played = 0;                // cards played in this round
  int to_play = 0;               // cards still to play in it
  bool waited_for = false;       // the table waits for this player
  bool ready = false;            // ready, or waiting for others
  List<Back, cards> hand;        // backs, in the order of nothing: sorted
  List<Card, cards> faces;       // the same cards, where the viewer may see them: your own, and everyone's when the game is over
  List<Card, most_clues> clues;  // USA: the own clue track
  friend bool operator==(Player const&, Player const&) = default;
  BOOST_DESCRIBE_CLASS(Player, (), (health, site, drawn, played, to_play, waited_for, ready, hand, faces, clues), (), ())
};

struct Die {
  int place = 0;  // in Reroll::dice
  bool ally = false;
  std::optional<Seat> seat;  // whose pawn it is; empty for allies and for the companion
  int pips = 0;              // 0: not rolled yet
  bool rolling = false;
  friend bool operator==(Die const&, Die const&) = default;
  BOOST_DESCRIBE_CLASS(Die, (), (place, ally, seat, pips, rolling), (), ())
};

struct Fighting {
  Site site{};
  Seat leader{};
  List<Die, most_dice> dice;
  int bonus = 0;     // by weapons
  int strength = 0;  // the team's so far: dice and bonus
  int needed = 0;    // the agents'
  friend bool operator==(Fighting const&, Fighting const&) = default;
  BOOST_DESCRIBE_CLASS(Fighting, (), (site, leader, dice, bonus, strength, needed), (), ())
};

struct Fought {  // a fight that is over: its dice lie on the table until the next one, or the next round
  Fighting fight;
  bool won = false;
  friend bool operator==(Fought const&, Fought const&) = default;
  BOOST_DESCRIBE_CLASS(Fought, (), (fight, won), (), ())
};

// What follows from public moves though nothing on the table shows it.
struct Memory {
  List<Seat, most_players> begun;                // who has acted in this phase: the time to win over allies is over for them
  List<List<Card, cards>, most_players> denied;  // by seat, if anybody: cards a player has proved not to hold
  friend bool operator==(Memory const&, Memory const&) = default;
  BOOST_DESCRIBE_CLASS(Memory, (), (begun, denied), (), ())
};

struct View {
  std::optional<Seat> you;  // empty for spectators and the book
  Phase phase{};
  Phase outer{};  // the phase that goes on when the present one is done
  Outcome outcome{};
  int round = 0;
  bool last_round = false;  // the end tile is uncovered
  bool between = false;     // nobody has acted in this phase yet
  int deck = 0;             // cards left
  std::optional<Back> top;  // the back of the deck's first card
  List<Card, cards> discard;
  std::array<std::uint8_t, resources> pool{};  // fuel, weapons, radios
  List<Player, most_players> players;
  std::optional<Site> companion;  // alone: where the second pawn stands
  int companion_free_steps = 0;
  List<int, most_players> free_steps;   // by seat
  List<PlaceSeen, most_places> places;  // in the order of the map's places
  List<Card, most_clues> clues;         // the common clue track
  List<int, arts> kinds;                // clues of each kind that count for the viewer; empty where each has a track and the viewer none
  List<Card, cards> given;              // USA: clue cards that changed hands in this round
  int white_hand = 0;
  int collected = 0;    // works on the track
  int allies = 0;       // dice unlocked
  int threat = 0;       // of the first free space
  int price = 0;        // of an ally, in radios
  int agents_left = 0;  // in the reserve
  int health_left = 0;
  int artworks_left = 0;
  int markers_left = 0;
  std::optional<Seat> actor;  // whose card or find is being resolved
  Card played_card{};         // the card being resolved
  int owed = 0;               // healing: health to give away; paying: resources to give up
  std::optional<Site> site;   // collecting, paying, dropping: where the work was taken
  std::optional<Art> found;   // laying: what was found
  List<Site, most_places> to_collect;
  std::optional<Fighting> fight;
  std::optional<Fought> last_fight;
  std::optional<Offer> offer;
  Memory memory;
  friend bool operator==(View const&, View const&) = default;
  BOOST_DESCRIBE_CLASS(View, (),
                       (you, phase, outer, outcome, round, last_round, between, deck, top, discard, pool, players, companion,
                        companion_free_steps, free_steps, places, clues, kinds, given, white_hand, collected, allies, threat, price,
                        agents_left, health_left, artworks_left, markers_left, actor, played_card, owed, site, found, to_collect, fight,
                        last_fight, offer, memory),
                       (), ())
};

}  // namespace atelier::projekt_art
