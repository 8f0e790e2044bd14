// What one viewer may know, and what the seat may do now.
#pragma once

#include <array>
#include <optional>

#include <boost/describe/class.hpp>

#include "engine/list.hpp"
#include "games/czary_mary/state.hpp"

namespace atelier::czary_mary {

// What the seat may do: call any spell from `lowest` up; below it only where the table plays with mistakes; stop after a right call.
struct Offer {
  Spell lowest{};
  bool mistakes = false;
  bool may_stop = false;
  friend bool operator==(Offer const&, Offer const&) = default;
  BOOST_DESCRIBE_CLASS(Offer, (), (lowest, mistakes, may_stop), (), ())
};

struct Player {
  int lives = 0;
  int floor = 0;
  int gained = 0;                         // points of the last finished round
  std::array<Spell, hand_size> stones{};  // `hidden` for the player's own and for spectators
  List<Spell, most_secrets> secrets;      // secret stones taken this round; faces only for their owner
  friend bool operator==(Player const&, Player const&) = default;
  BOOST_DESCRIBE_CLASS(Player, (), (lives, floor, gained, stones, secrets), (), ())
};

struct LatestCall {
  Seat seat{};
  Spell spell{};
  Fate fate{};
  friend bool operator==(LatestCall const&, LatestCall const&) = default;
  BOOST_DESCRIBE_CLASS(LatestCall, (), (seat, spell, fate), (), ())
};

// What calls have told of the stones that still stand.
struct Memory {
  List<std::array<std::uint8_t, hand_size>, most_players>
      ruled_out;  // by player and place: spells wrong calls proved it not to be, bit (number - 1)
  Casts casts;    // the right calls of this round
  friend bool operator==(Memory const&, Memory const&) = default;
  BOOST_DESCRIBE_CLASS(Memory, (), (ruled_out, casts), (), ())
};

struct View {
  std::optional<Seat> you;  // empty for spectators and the book
  Phase phase{};
  int round = 0;
  int dealt = 0;                     // stones dealt so far this round
  std::optional<Seat> turn;          // empty until someone has begun
  Spell last{};                      // the last spell cast this turn
  Spell called{};                    // the call being resolved
  bool missed = false;               // it was wrong
  std::optional<LatestCall> latest;  // of this round
  int die = 0;                       // as it lies since its latest roll in this round; 0: not rolled yet
  List<Player, most_players> players;
  Counts board{};                             // face up on the board, by spell
  Counts unseen{};                            // stones the viewer sees nowhere, by spell
  int pool = 0;                               // stones left in the pool
  std::array<Spell, most_secrets> secrets{};  // secret stones still on the table: hidden, or none where one was taken
  std::optional<Offer> offer;
  Memory memory;
  friend bool operator==(View const&, View const&) = default;
  BOOST_DESCRIBE_CLASS(View, (),
                       (you, phase, round, dealt, turn, last, called, missed, latest, die, players, board, unseen, pool, secrets, offer,
                        memory),
                       (), ())
};

}  // namespace atelier::czary_mary
