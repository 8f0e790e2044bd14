// Who sits at the table with a bot of Projekt A.R.T., and what they have said in this round: the company in the game's own terms.
#pragma once

#include "engine/company.hpp"
#include "games/projekt_art/projekt_art.hpp"

namespace atelier::projekt_art {

struct Fellows {
  std::uint8_t people = 0;      // seats by bit
  std::uint8_t waits = 0;       // who has asked the others to wait before they play
  std::uint8_t dear = 0;        // resources that are not to be spent, by bit
  std::uint8_t promised = 0;    // kinds of art that somebody else will find
  std::uint16_t wanted_at = 0;  // places where people want company, by bit
  std::array<std::int8_t, most_players> going{-1, -1, -1, -1, -1, -1};
  std::array<std::int8_t, most_players> leads{-1, -1, -1, -1, -1, -1};  // where a person wants to lead
  CardSet kept, free;                                                   // clue cards that shall stay, and that may go

  Fellows() = default;
  Fellows(ProjektArt const&, Company const&);
  bool is_person(int seat) const { return (people >> seat) & 1; }

 private:
  void hear(ProjektArt const&, Remark const&);
};

}  // namespace atelier::projekt_art
