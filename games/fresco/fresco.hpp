// Fresco: painters of the Renaissance restore the ceiling of a cathedral for their bishop.
//
// Each round every painter chooses an hour to get up: early ones act first, pay more on the market and lose their good mood. Then all
// plan in secret which of five places their apprentices go to: the market (paints), the cathedral (points), the studio (money), the
// workshop (mixing paints) and the theatre (mood). The places are visited one after the other in the order of the hours. When few
// segments are left the last round begins; most points win. Modules add portraits, requests of the bishop, and two more colours;
// with two players Leonardo, whom they steer in turn, is the third painter.
//
// The files of this folder, in reading order: components.hpp (the box), state.hpp, moves.hpp, events.hpp, view.hpp, ids.hpp (moves as
// numbers), rounds.hpp and visits.hpp (the rules by rulebook heading), legal.hpp (what may be done), bots.hpp.
#pragma once

#include <expected>
#include <string>

#include <boost/describe/class.hpp>

#include "engine/game.hpp"
#include "games/fresco/components.hpp"
#include "games/fresco/events.hpp"
#include "games/fresco/ids.hpp"
#include "games/fresco/moves.hpp"
#include "games/fresco/state.hpp"
#include "games/fresco/view.hpp"

namespace atelier::fresco {

struct Options {
  Within<2, 4> seats{4};
  bool portraits = false;        // module 1
  bool requests = false;         // module 2
  bool colours = false;          // module 3
  bool leonardo_always = false;  // two players: Leonardo plays with module 3 too
  bool open_screens = false;     // pages show everybody's money and paints
  BOOST_DESCRIBE_CLASS(Options, (), (seats, portraits, requests, colours, leonardo_always, open_screens), (), ())
};

// A visit can be begun again this often, so that no game goes on for ever.
inline constexpr int most_restarts = 5;

class Fresco {
 public:
  using State = fresco::State;
  using View = fresco::View;
  using Event = fresco::Event;
  using Move = fresco::Move;
  using Options = fresco::Options;
  using Components = fresco::Components;

  static constexpr std::string_view id_name = "fresco";
  static constexpr int rules_version = 1;

  static std::expected<Fresco, std::string> make(Options const&, Components const&);

  int seats() const { return seats_; }
  bool shows_memory() const { return options_.open_screens; }
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

  // The table the box and the options make, for bots and tests.
  int painters() const { return painters_; }
  bool has_leonardo() const { return painters_ > seats_; }
  bool is_leonardo(int painter) const { return painter >= seats_; }
  int stalls() const { return stalls_; }
  int price_at(int hour) const { return components_.hostel[static_cast<std::size_t>(hour)].price; }
  FrescoTile const& tile(int tile) const {
    return tile < base_tiles ? components_.tiles[static_cast<std::size_t>(tile)]
                             : components_.colour_tiles[static_cast<std::size_t>(tile - base_tiles)];
  }
  Paints const& cost_of(int tile) const { return costs_[static_cast<std::size_t>(tile)]; }
  std::uint32_t splashed(RequestKind kind) const { return splashed_[static_cast<std::size_t>(kind)]; }
  int payment_points(int payment) const { return payment_points_[static_cast<std::size_t>(payment)]; }
  int payments_here() const { return options_.colours ? payments : base_payments; }
  int recipes_here() const { return options_.colours ? static_cast<int>(recipes.size()) : base_recipes; }
  // Apprentices after a wake-up that leaves this mood.
  int apprentices_at(int mood) const;
  int bonus_at(Painter const&, int bishop, int segment) const;
  // The score space a painter who stands at `from` reaches when `to` is taken.
  int free_ahead(State const&, int painter, int to) const;
  int free_behind(State const&, int painter, int to) const;  // 0 where there is none
  // Who decides for the acting painter.
  int decider(State const& s) const { return is_leonardo(s.order[s.turn]) ? s.steering : s.order[s.turn]; }

 private:
  Fresco(Options const&, Components const&);

  Options options_;
  Components components_;
  int seats_ = 0;
  int painters_ = 0;  // seats and Leonardo
  int stalls_ = 0;
  int market_size_ = 0;    // tiles laid out
  std::uint16_t bag_ = 0;  // all market tiles in the game
  std::array<Paints, fresco_tiles> costs_{};
  std::array<std::uint8_t, fresco_tiles> points_{};
  std::array<std::uint32_t, request_kinds> splashed_{};
  std::array<std::uint8_t, payments> payment_points_{};
  std::array<std::uint32_t, 3> decks_{};
  std::array<std::uint8_t, stall_count * stall_slots> shelf_{};  // n-th tile laid out: its place in Board::market

  static std::uint64_t word(Paints const& paints);
  static bool affords(Paints const& has, Paints const& cost);
  static void pay(Paints& has, Paints const& cost);
  static void gain(Paints& has, Paint, int count = 1);
  bool stall_open(Board const&, int stall) const;
  std::uint32_t eligible(State const&, int painter, int kind) const;

  // One function per heading of the rulebook, in its order (rounds.hpp, visits.hpp).
  template <class Sink>
  void draw(State&, int id, Sink&) const;
  void begin_stocking(State&) const;
  template <class Sink>
  void stocked(State&, Sink&) const;
  template <class Sink>
  void prepared(State&, Sink&) const;
  template <class Sink>
  void begin_round(State&, Sink&) const;
  void order_by_score(State&) const;
  template <class Sink>
  void wake(State&, int hour, Sink&) const;
  void order_by_hour(State&) const;
  template <class Sink>
  void plan(State&, int seat, int sheet, Sink&) const;
  template <class Sink>
  void reveal_plans(State&, Sink&) const;
  template <class Sink>
  void open_place(State&, Place, Sink&) const;
  template <class Sink>
  void go_on(State&, Sink&) const;
  template <class Sink>
  bool begin_visit(State&, Sink&) const;
  template <class Sink>
  void act(State&, int id, Sink&) const;
  template <class Sink>
  void buy(State&, int place, Sink&) const;
  template <class Sink>
  void close(State&, int stall, Sink&) const;
  template <class Sink>
  void move_bishop(State&, int segment, BishopBy, Sink&) const;
  template <class Sink>
  void restore(State&, int segment, Sink&) const;
  template <class Sink>
  void restore_altar(State&, int payment, Sink&) const;
  template <class Sink>
  void advance(State&, int points, Sink&) const;
  template <class Sink>
  void stand(State&, int painter, int space, Sink&) const;
  template <class Sink>
  void land(State&, bool ahead, Sink&) const;
  template <class Sink>
  void paint_portrait(State&, int slot, Sink&) const;
  template <class Sink>
  void earn_in_studio(State&, int apprentices, Sink&) const;
  template <class Sink>
  void pick(State&, int paint, Sink&) const;
  template <class Sink>
  void mix(State&, int recipe, Sink&) const;
  template <class Sink>
  void fulfil(State&, int kind, Sink&) const;
  template <class Sink>
  void stack(State&, std::uint32_t tiles, Sink&) const;
  template <class Sink>
  void improve_mood(State&, Sink&) const;
  template <class Sink>
  void finish_visit(State&, Sink&) const;
  template <class Sink>
  void take_back(State&, Sink&) const;
  template <class Sink>
  void end_round(State&, Sink&) const;
  template <class Sink>
  void pay_income(State&, Sink&) const;
  template <class Sink>
  void rotate_start(State&, Sink&) const;
  template <class Sink>
  void score_finally(State&, Sink&) const;

  // What may be done (legal.hpp).
  void legal_market(State const&, MoveList&) const;
  void legal_cathedral(State const&, MoveList&) const;
  void legal_studio(State const&, MoveList&) const;
  void legal_workshop(State const&, MoveList&) const;
  void legal_visit(State const&, MoveList&) const;
  bool may_be_done(State const&) const;
  bool took_something(State const&) const;
  Offer offer_of(State const&, MoveList const&) const;
};

}  // namespace atelier::fresco

#include "games/fresco/legal.hpp"
#include "games/fresco/rounds.hpp"
#include "games/fresco/visits.hpp"
