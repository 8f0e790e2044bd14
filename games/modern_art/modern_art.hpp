// Modern Art: buy and sell paintings whose worth the table decides by selling them.
//
// In four rounds the players put up paintings from their hands, one after another, each sold the way its symbol says: open, once
// around, sealed, at a fixed price, or as a double with a second painting. The buyer pays the auctioneer; an auctioneer who buys pays
// the bank. The fifth painting of one artist ends the round unsold. The three artists shown most are worth 30, 20 and 10, on top of
// what they rose by in earlier rounds; the bank buys everything, and the richest gallery after round four wins.
//
// The files of this folder, in reading order: components.hpp (the box), state.hpp, moves.hpp, events.hpp, view.hpp, offer.hpp (who may do
// what), rules.hpp (the rules, by rulebook heading), lens.hpp (what a seat knows, and possible worlds), modern_art.cpp (views),
// knowledge.hpp (what a painting may be worth), bots.hpp.
#pragma once

#include <algorithm>
#include <expected>
#include <optional>
#include <string>

#include <boost/describe/class.hpp>

#include "engine/game.hpp"
#include "games/modern_art/components.hpp"
#include "games/modern_art/events.hpp"
#include "games/modern_art/moves.hpp"
#include "games/modern_art/state.hpp"
#include "games/modern_art/view.hpp"

namespace atelier::modern_art {

struct Options {
  Within<3, 5> seats{4};
  bool mystery_hand = false;  // three players: dealt as for four, the fourth hand belongs to nobody
  bool open_money = false;    // pages show what every gallery has
  Within<0, 60> hammer{9};    // seconds an open auction at a live table waits for a silent seat; 0: for ever
  Within<-1, 4> first{-1};    // who puts up the first painting; -1: chance decides
  BOOST_DESCRIBE_CLASS(Options, (), (seats, mystery_hand, open_money, hammer, first), (), ())
};

struct Choice;
struct Lens;

class ModernArt {
 public:
  using State = modern_art::State;
  using View = modern_art::View;
  using Event = modern_art::Event;
  using Move = modern_art::Move;
  using Options = modern_art::Options;
  using Components = modern_art::Components;

  static constexpr std::string_view id_name = "modern-art";
  static constexpr int rules_version = 1;
  static constexpr int move_ids = ids::count;

  static std::expected<ModernArt, std::string> make(Options const&, Components const&, int rules = rules_version);

  int rules() const { return rules_; }
  int seats() const { return seats_; }
  bool shows_memory() const { return options_.open_money; }
  Options const& options() const { return options_; }
  Components const& components() const { return components_; }

  State start() const;
  Seats to_act(State const& s) const { return s.acting; }
  Seats may_act(State const&) const;
  int patience(State const&) const;
  MoveId silent_move(State const&, Seat) const;
  std::optional<int> occasion(State const&) const;
  std::optional<Refusal> refuse_order(State const&, Seat, int limit) const;
  MoveId ordered(State const&, Seat, int limit) const;
  void legal(State const&, Seat, MoveList&) const;
  void legal(View const&, MoveList&) const;
  MoveId random_legal(State const&, Seat, Rng&) const;
  Seat ask_first(State const&, Seats among) const;
  void chance(State const&, Outcomes&) const;
  MoveId roll(State const&, Rng&) const;
  void roll_on(State&, Rng&) const;
  bool one_gesture(State const& s) const { return s.phase == Phase::dealing && s.dealt > 0; }
  bool takes_back(State const&, Seat, MoveId) const;
  template <class Sink>
  void apply(State&, Seat, MoveId, Sink& events) const;
  Refusal refuse(State const&, Seat, MoveId) const;
  View view(State const&, Viewer) const;
  State sample(View const&, Rng&) const;
  // Closed fists of others hold what policy(state, seat, rng) -> MoveId bids; without one, any bid is as likely as another.
  template <class Policy>
  State sample(View const&, Rng&, Policy&&) const;
  template <class Policy>
  State sample(Lens const&, Rng&, Policy&&) const;
  Scores scores(State const&) const;
  Payoffs payoffs() const;
  int chapter(State const& s) const { return s.phase == Phase::over ? rounds : std::max(s.round - 1, 0); }  // rounds behind us
  Move move(MoveId) const;
  std::optional<MoveId> id(Move const&) const;

  // The three artists shown most, the left one first among equals; and what one painting of each brings then.
  List<Artist, places> ranking(std::array<std::uint8_t, artists> const& shown) const;
  std::array<int, artists> values(State const& s) const { return values(s, ranking(s.shown)); }
  Cards const& box() const { return box_; }
  // What a seat may do now, for those who do not want it move by move.
  Choice choice(State const&, Seat) const;

 private:
  template <class Sink>
  friend struct Play;
  ModernArt(Options const&, Components const&, int rules);

  // The box and the table it makes, in the form the rules use.
  Options options_;
  Components components_;
  int rules_;
  int seats_ = 0;
  std::array<int, rounds> deals_{};
  Cards box_;

  std::array<int, artists> values(State const&, List<Artist, places> const& ranked) const;
  int left_of(int seat) const { return seat + 1 == seats_ ? 0 : seat + 1; }
  int next_with_cards(State const&, int seat) const;
  bool hands_empty(State const&) const;
  // The least and the most a seat may bid or ask.
  int lowest(State const&, int seat) const;
  int highest(State const& s, int seat) const { return std::min<int>(s.money[seat], highest_bid); }

  int receiver(State const& s) const { return s.dealt / deals_[s.round - 1]; }  // of the next card dealt
  Cards fitting(State const& s, int seat) const { return s.hands[seat] & singles[static_cast<int>(artist_of(s.first))]; }
  bool may_still_raise(State const&, int seat) const;
  int drawn_from(State const&) const;
  // Says to `out` what the seat may do now; nothing when it may do nothing.
  template <class Out>
  void offer_to(State const&, int seat, Out& out) const;
};

}  // namespace atelier::modern_art

// In this order: each builds on the one before.
// clang-format off
#include "games/modern_art/offer.hpp"
#include "games/modern_art/rules.hpp"
#include "games/modern_art/lens.hpp"
// clang-format on
