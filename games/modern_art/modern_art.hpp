// Modern Art: buy and sell paintings whose worth the table decides by selling them.
//
// In four rounds the players put up paintings from their hands, one after another, each sold the way its symbol says: open, once
// around, sealed, at a fixed price, or as a double with a second painting. The buyer pays the auctioneer; an auctioneer who buys pays
// the bank. The fifth painting of one artist ends the round unsold. The three artists shown most are worth 30, 20 and 10, on top of
// what they rose by in earlier rounds; the bank buys everything, and the richest gallery after round four wins.
//
// The files of this folder, in reading order: components.hpp (the box), state.hpp, moves.hpp, events.hpp, view.hpp, rules.hpp (the
// rules, by rulebook heading), modern_art.cpp (views and possible worlds), knowledge.hpp (what a painting may be worth), bots.hpp.
#pragma once

#include <expected>
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

  static std::expected<ModernArt, std::string> make(Options const&, Components const&);

  int seats() const { return seats_; }
  bool shows_memory() const { return options_.open_money; }
  Options const& options() const { return options_; }
  Components const& components() const { return components_; }

  State start() const;
  Seats to_act(State const& s) const { return s.acting; }
  Seats may_act(State const&) const;
  int patience(State const&) const;
  MoveId silent_move(State const&, Seat) const;
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

  // The three artists shown most, the left one first among equals; and what one painting of each brings then.
  List<Artist, places> ranking(std::array<std::uint8_t, artists> const& shown) const;
  std::array<int, artists> values(State const&) const;
  // Cards each player gets before a round, counted from 1.
  int cards_dealt(int round) const { return deals_[static_cast<std::size_t>(round - 1)]; }
  Cards const& box() const { return box_; }

 private:
  ModernArt(Options const&, Components const&);

  // The box and the table it makes, in the form the rules use.
  Options options_;
  Components components_;
  int seats_ = 0;
  std::array<int, rounds> deals_{};
  Cards box_;

  int left_of(int seat) const { return seat + 1 == seats_ ? 0 : seat + 1; }
  int next_with_cards(State const&, int seat) const;
  bool hands_empty(State const&) const;
  bool fits_double(State const& s, Card card) const { return artist_of(card) == artist_of(s.first) && auction_of(card) != Auction::paired; }
  int highest(State const& s, int seat) const {
    return s.money[static_cast<std::size_t>(seat)] < highest_bid ? s.money[static_cast<std::size_t>(seat)] : highest_bid;
  }

  std::optional<Offer> offer(State const&, int seat) const;

  // One function per heading of the rulebook, in its order.
  template <class Sink>
  void prepare_round(State&, Sink&) const;
  template <class Sink>
  void deal(State&, Card, Sink&) const;
  template <class Sink>
  void begin_round(State&, Sink&) const;
  void ask_for_painting(State&, int seat) const;
  template <class Sink>
  void put_up(State&, Card, Sink&) const;
  void begin_auction(State&) const;
  template <class Sink>
  void bid_in_open(State&, int seat, int n, Sink&) const;
  template <class Sink>
  void bid_once_around(State&, int seat, int n, Sink&) const;
  template <class Sink>
  void close_fist(State&, int seat, int amount, Sink&) const;
  template <class Sink>
  void name_price(State&, int amount, Sink&) const;
  template <class Sink>
  void answer_price(State&, int seat, bool take, Sink&) const;
  template <class Sink>
  void answer_double(State&, int seat, int n, Sink&) const;
  template <class Sink>
  void sell(State&, int buyer, int amount, Sink&) const;
  template <class Sink>
  void end_auction(State&, Sink&) const;
  template <class Sink>
  void turn_mystery(State&, Card, Sink&) const;
  template <class Sink>
  bool end_round_if_due(State&, Card shown, int seat, Sink&) const;
  template <class Sink>
  void sell_to_bank(State&, RoundEnd, Card, Sink&) const;
  template <class Sink>
  void end_game(State&, Sink&) const;
};

}  // namespace atelier::modern_art

#include "games/modern_art/rules.hpp"
