// Where the pawns should stand. Everything that matters for it is public, so every bot at the table comes to the same plan and makes its
// own part of it.
#pragma once

#include "games/projekt_art/worth.hpp"

namespace atelier::projekt_art {

class Plan {
 public:
  Plan(Situation const&, Odds const&);

  // The next step of a pawn on its way, or -1 when it is where it should be.
  int next_step(int pawn) const;
  bool carries(int pawn) const { return pawn == courier_ && at_work_; }

 private:
  using Places = std::array<std::uint8_t, most_pawns>;
  static constexpr double to_and_fro = 1.0;
  static constexpr double called_to = 1.5;  // a pawn where somebody wants it

  bool stays(int pawn) const;
  bool goes_back(int pawn, int to) const;
  int awaited_at(int pawn) const;
  void measure();
  void send_courier();
  void improve();
  double worth(Places const& goal) const;
  double travel(Places const& goal) const;
  double meetings(Places const& goal) const;
  double place_worth(int place, int there, int lead, int weapons) const;

  Situation const& team_;
  ProjektArt const& game_;
  Lens const& lens_;
  Odds const& odds_;
  std::array<std::array<std::uint8_t, most_places>, most_places> distance_{};  // in fuel
  std::array<std::array<std::uint8_t, most_places>, most_places> first_{};     // the first step of the way
  std::array<double, most_places> remote_{};                                   // how far from everything a place is
  std::array<std::array<double, most_pawns>, most_pawns> gifts_{};             // USA: what a meeting of two players is worth
  Places goal_{};
  int courier_ = -1;      // Rio: the pawn that brings the next work to where it is wanted
  bool at_work_ = false;  // and it stands where the work is
};

}  // namespace atelier::projekt_art
