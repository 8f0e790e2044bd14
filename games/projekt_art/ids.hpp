// Dense ids: players first, then chance. One place for the arithmetic of moves. Places count as the map lists them.
#pragma once

#include "engine/move.hpp"
#include "games/projekt_art/state.hpp"

namespace atelier::projekt_art::ids {

inline constexpr int put = 0;  // + place
inline constexpr int draw = put + most_places;
inline constexpr int buy = draw + 1;              // + resource, health last
inline constexpr int play = buy + resources + 1;  // + card - 1
inline constexpr int wait = play + cards;
inline constexpr int heal = wait + 1;             // + seat
inline constexpr int find = heal + most_players;  // + art
inline constexpr int lay = find + arts;           // + place
inline constexpr int recruit = lay + most_places;
inline constexpr int step = recruit + 1;  // + ((companion * places) + place) * 2 + carry
inline constexpr int ready = step + 2 * most_places * 2;
inline constexpr int collect = ready + 1;              // + place
inline constexpr int give_up = collect + most_places;  // + resource
inline constexpr int suffer = give_up + resources;     // + seat
inline constexpr int drop = suffer + most_players;     // + card - 1
inline constexpr int fight = drop + cards;
inline constexpr int reroll = fight + 1;  // + ((card - 1) * dice + first) * dice + second; one die twice: only that one
inline constexpr int weapon = reroll + cards * most_dice * most_dice;
inline constexpr int accept = weapon + 1;
inline constexpr int give = accept + 1;                      // + (card - 1) * players + seat
inline constexpr int turn_up = give + cards * most_players;  // + card - 1
inline constexpr int roll = turn_up + cards;                 // + pips - 1
inline constexpr int count = roll + die_faces;

constexpr MoveId play_of(Card card) { return move_at(play + number(card) - 1); }
constexpr MoveId step_of(bool companion, int place, bool carry) { return move_at(step + (companion * most_places + place) * 2 + carry); }
constexpr MoveId reroll_of(Card card, int first, int second) {
  return move_at(reroll + ((number(card) - 1) * most_dice + first) * most_dice + second);
}
constexpr MoveId give_of(Card card, int seat) { return move_at(give + (number(card) - 1) * most_players + seat); }

}  // namespace atelier::projekt_art::ids
