// Czary Mary: everyone sees your stones but you.
//
// Each player has six lives and five stones that stand facing away from their owner. In turn one calls a spell: if such a stone
// stands there it is cast and one may go on with the same or a higher number; if not, it costs a life and the turn. A round ends
// when someone has no stones left or someone's lives run out; the winner climbs three floors of the tower, survivors one, and secret
// stones found by owl sight count one each. The first marker on the top floor wins.
//
// The files of this folder, in reading order: components.hpp (the box), state.hpp, moves.hpp, events.hpp, view.hpp, rules.hpp (the
// rules, by rulebook heading), lens.hpp (what a seat knows), knowledge.hpp (what it can conclude: sampling and exact odds), bots.hpp.
#pragma once

#include <expected>
#include <string>

#include <boost/describe/class.hpp>

#include "engine/game.hpp"
#include "games/czary_mary/components.hpp"
#include "games/czary_mary/events.hpp"
#include "games/czary_mary/moves.hpp"
#include "games/czary_mary/state.hpp"
#include "games/czary_mary/view.hpp"

namespace atelier::czary_mary {

struct Options {
  Within<2, 5> seats{4};
  bool least_resistance = false;  // variant: calls in any order
  bool one_takes_all = false;     // variant: a round goes on until one is left or out of stones; only the winner scores
  bool mistakes = false;          // a call below the last one is possible and costs a life
  bool notes = false;             // pages show what wrong calls have ruled out
  Within<-1, 4> first{-1};        // who begins the first round; -1: chance decides
  BOOST_DESCRIBE_CLASS(Options, (), (seats, least_resistance, one_takes_all, mistakes, notes, first), (), ())
};

class CzaryMary {
 public:
  using State = czary_mary::State;
  using View = czary_mary::View;
  using Event = czary_mary::Event;
  using Move = czary_mary::Move;
  using Options = czary_mary::Options;
  using Components = czary_mary::Components;

  static constexpr std::string_view id_name = "czary-mary";
  static constexpr int rules_version = 1;
  static constexpr int move_ids = ids::count;

  static std::expected<CzaryMary, std::string> make(Options const&, Components const&, int rules = rules_version);

  int rules() const { return rules_; }
  int seats() const { return seats_; }
  bool shows_memory() const { return options_.notes; }
  Options const& options() const { return options_; }
  Components const& components() const { return components_; }

  State start() const;
  Seats to_act(State const&) const;
  void legal(State const&, Seat, MoveList&) const;
  void legal(View const&, MoveList&) const;
  void chance(State const&, Outcomes&) const;
  MoveId random_legal(State const&, Seat, Rng&) const;
  MoveId roll(State const&, Rng&) const;
  void roll_on(State&, Rng&) const;
  template <class Sink>
  void apply(State&, Seat, MoveId, Sink& events) const;
  Refusal refuse(State const&, Seat, MoveId) const;
  View view(State const&, Viewer) const;
  State sample(View const&, Rng&) const;
  Scores scores(State const&) const;
  Payoffs payoffs() const { return {0, components_.floors.value, false}; }
  int chapter(State const&) const;  // rounds
  bool one_gesture(State const&) const;
  bool takes_back(State const&, Seat, MoveId) const;
  Move move(MoveId) const;
  std::optional<MoveId> id(Move const&) const;

 private:
  template <class Sink>
  friend struct Play;
  friend class Lens;

  CzaryMary(Options const&, Components const&, int rules);

  // The box and the table it makes, in the form the rules use.
  Options options_;
  Components components_;
  int rules_ = 0;
  int seats_ = 0;
  int open_stones_ = 0;
  List<std::uint8_t, 12> die_;  // pips by face, ascending

  int hand_stones() const { return seats_ * hand_size; }
  int stones_to_deal() const { return hand_stones() + components_.secrets.value + open_stones_; }
  int next_stone(State const&) const;
  std::optional<Offer> offer(State const&, int seat) const;
  void count_unseen(View&) const;
  static void forget(State&);
};

}  // namespace atelier::czary_mary

#include "games/czary_mary/rules.hpp"
