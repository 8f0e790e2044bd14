// Final Touch: forgers in one studio, one canvas, and only the last brushstroke is paid.
//
// A masterpiece asks for touches in certain colours. In turn one either retouches it, with any number of cards whose colours are
// still missing, or smears it with one card whose colour is not. Who adds the last missing colour takes the money; the third smear
// ruins the picture and pays its lower value to the rivals. Either way that player goes on with the next masterpiece, which has been
// lying open all the time. 25 $ win. Three play each for themselves, four in two teams.
//
// The files of this folder, in reading order: components.hpp (the box), state.hpp, moves.hpp, events.hpp, view.hpp, retouches.hpp,
// choices.hpp (what may be done now), rules.hpp (the rules, by rulebook heading), worlds.hpp (what a seat can conclude), lens.hpp and
// judge.hpp (what a player looks at and thinks of it), bots.hpp.
#pragma once

#include <expected>
#include <string>

#include <boost/describe/class.hpp>

#include "engine/game.hpp"
#include "games/final_touch/choices.hpp"
#include "games/final_touch/components.hpp"
#include "games/final_touch/events.hpp"
#include "games/final_touch/moves.hpp"
#include "games/final_touch/state.hpp"
#include "games/final_touch/view.hpp"

namespace atelier::final_touch {

struct Options {
  Within<2, 4> seats{2};
  Within<-1, 3> first{-1};  // who begins; -1: chance decides
  BOOST_DESCRIBE_CLASS(Options, (), (seats, first), (), ())
};

class FinalTouch {
 public:
  using State = final_touch::State;
  using View = final_touch::View;
  using Event = final_touch::Event;
  using Move = final_touch::Move;
  using Options = final_touch::Options;
  using Components = final_touch::Components;

  static constexpr std::string_view id_name = "final-touch";
  // 2: the losing team of four is second. By version 1 it was third, behind two winners.
  static constexpr int rules_version = 2;
  static constexpr int move_ids = ids::count;

  static std::expected<FinalTouch, std::string> make(Options const&, Components const&, int rules = rules_version);

  int rules() const { return rules_; }
  int seats() const { return seats_; }
  bool shows_memory() const { return false; }
  Options const& options() const { return options_; }
  Components const& components() const { return components_; }

  State start() const;
  Seats to_act(State const&) const;
  void legal(State const&, Seat, MoveList&) const;
  void legal(View const&, MoveList&) const;
  MoveId random_legal(State const&, Seat, Rng&) const;
  void chance(State const&, Outcomes&) const;
  MoveId roll(State const&, Rng&) const;
  bool one_gesture(State const&) const;
  bool takes_back(State const&, Seat, MoveId) const;
  template <class Sink>
  void apply(State&, Seat, MoveId, Sink& events) const;
  Refusal refuse(State const&, Seat, MoveId) const;
  View view(State const&, Viewer) const;
  State sample(View const&, Rng&) const;
  Scores scores(State const&) const;
  Payoffs payoffs() const;
  int chapter(State const& s) const { return s.settled_count; }  // masterpieces that have left the easel
  Move move(MoveId) const;
  std::optional<MoveId> id(Move const&) const;

  // Four play in two teams, partners opposite each other: one side's money is one sum.
  int side(int seat) const { return seats_ == 4 ? seat & 1 : seat; }
  int side(Seat seat) const { return side(index(seat)); }
  int money(State const& s, int seat) const { return s.money[side(seat)]; }
  Cards needs(int painting) const { return needs_[painting]; }
  int completed_value(int painting) const { return completed_[painting]; }
  int ruined_value(int painting) const { return ruined_[painting]; }
  int target() const { return target_; }
  int hand() const { return hand_; }
  int smears() const { return smears_; }
  Cards copies() const { return copies_; }
  bool duel(State const& s) const { return s.painters != (1U << seats_) - 1; }
  // What the player whose turn it is may do. Precondition: the phase is painting.
  Choices choices(State const& s) const { return {s.hands[s.turn], s.missing}; }

 private:
  template <class Sink>
  friend struct Play;

  FinalTouch(Options const&, Components const&, int rules);

  // The box and the table it makes, in the form the rules use.
  Options options_;
  Components components_;
  int rules_ = rules_version;
  int seats_ = 0;
  int hand_ = 0;
  int target_ = 0;
  int smears_ = 0;
  Cards copies_;
  std::uint32_t deck_ = 0;  // bit per painting in the box
  std::array<Cards, paintings> needs_{};
  std::array<std::uint8_t, paintings> completed_{};
  std::array<std::uint8_t, paintings> ruined_{};

  int dealt_to(State const&) const;
  int next_painter(State const&, int seat) const;
  Canvas canvas(int painting, Cards touched) const;
  void fill_memory(State const&, Viewer, Memory&) const;
};

}  // namespace atelier::final_touch

#include "games/final_touch/rules.hpp"
