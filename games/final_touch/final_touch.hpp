// Final Touch: forgers in one studio, one canvas, and only the last brushstroke is paid.
//
// A masterpiece asks for touches in certain colours. In turn one either retouches it, with any number of cards whose colours are
// still missing, or smears it with one card whose colour is not. Who adds the last missing colour takes the money; the third smear
// ruins the picture and pays its lower value to the rivals. Either way that player goes on with the next masterpiece, which has been
// lying open all the time. 25 $ win. Three play each for themselves, four in two teams.
//
// The files of this folder, in reading order: components.hpp (the box), state.hpp, moves.hpp, events.hpp, view.hpp, retouches.hpp,
// rules.hpp (the rules, by rulebook heading), knowledge.hpp (what a seat can conclude), bots.hpp.
#pragma once

#include <expected>
#include <string>

#include <boost/describe/class.hpp>

#include "engine/game.hpp"
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
  static constexpr int rules_version = 1;

  static std::expected<FinalTouch, std::string> make(Options const&, Components const&);

  int seats() const { return seats_; }
  bool shows_memory() const { return false; }
  Options const& options() const { return options_; }
  Components const& components() const { return components_; }

  State start() const;
  Seats to_act(State const&) const;
  void legal(State const&, Seat, MoveList&) const;
  void legal(View const&, MoveList&) const;
  void chance(State const&, Outcomes&) const;
  template <class Sink>
  void apply(State&, Seat, MoveId, Sink& events) const;
  Refusal refuse(State const&, Seat, MoveId) const;
  View view(State const&, Viewer) const;
  State sample(View const&, Rng&) const;
  Scores scores(State const&) const;
  Move move(MoveId) const;
  std::optional<MoveId> id(Move const&) const;

  // Four play in two teams, partners opposite each other: one side's money is one sum.
  int side(int seat) const { return seats_ == 4 ? seat & 1 : seat; }
  int money(State const& s, int seat) const { return s.money[side(seat)]; }
  Cards needs(int painting) const { return needs_[painting]; }
  int completed_value(int painting) const { return completed_[painting]; }
  int ruined_value(int painting) const { return ruined_[painting]; }
  int target() const { return target_; }
  bool duel(State const& s) const { return s.painters != (1U << seats_) - 1; }

 private:
  FinalTouch(Options const&, Components const&);

  // The box and the table it makes, in the form the rules use.
  Options options_;
  Components components_;
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

  // One function per heading of the rulebook, in its order.
  template <class Sink>
  void draw(State&, int paint, Sink&) const;
  template <class Sink>
  void unveil(State&, int painting, Sink&) const;
  template <class Sink>
  void mount(State&, int painting, Sink&) const;
  template <class Sink>
  void begin_turn(State&, int seat, Reason, Sink&) const;
  template <class Sink>
  void retouch(State&, Cards, Sink&) const;
  template <class Sink>
  void smear(State&, int paint, Sink&) const;
  template <class Sink>
  void refill(State&, Phase, Sink&) const;
  template <class Sink>
  void complete(State&, Sink&) const;
  template <class Sink>
  void ruin(State&, Sink&) const;
  template <class Sink>
  void begin_next(State&, Reason, Sink&) const;
  template <class Sink>
  void begin_duel(State&, Sink&) const;
  template <class Sink>
  void end_game(State&, GameEnd, Sink&) const;

  std::optional<Offer> offer(State const&, int seat) const;
  Canvas canvas(int painting, Cards touched) const;
};

}  // namespace atelier::final_touch

#include "games/final_touch/rules.hpp"
