// Fresco: painters of the Renaissance restore the ceiling of a cathedral for their bishop.
//
// Each round every painter chooses an hour to get up: early ones act first, pay more on the market and lose their good mood. Then all
// plan in secret which of five places their apprentices go to: the market (paints), the cathedral (points), the studio (money), the
// workshop (mixing paints) and the theatre (mood). The places are visited one after the other in the order of the hours. When few
// segments are left the last round begins; most points win. Modules add portraits, requests of the bishop, and two more colours;
// with two players Leonardo, whom they steer in turn, is the third painter.
//
// The files of this folder, in reading order: components.hpp (the box), state.hpp, moves.hpp, events.hpp, view.hpp, ids.hpp (moves as
// numbers), rounds.hpp and visits.hpp (the rules by rulebook heading), legal.hpp (what may be done), lens.hpp (what a bot may look at),
// bots.hpp.
#pragma once

#include <expected>
#include <limits>
#include <string>
#include <utility>

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
// Nor does one with a box in which nobody can restore anything. Even random games with the program's box are over by then.
inline constexpr int most_rounds = 1000;

class Fresco {
 public:
  using State = fresco::State;
  using View = fresco::View;
  using Event = fresco::Event;
  using Move = fresco::Move;
  using Options = fresco::Options;
  using Components = fresco::Components;

  static constexpr std::string_view id_name = "fresco";
  // 1: any tile may lie in the middle and a request pile in any order. 2: the box must hold them as the rulebook lays them out.
  static constexpr int rules_version = 2;
  static constexpr int move_ids = ids::count;

  static std::expected<Fresco, std::string> make(Options const&, Components const&, int rules = rules_version);

  int rules() const { return rules_; }
  int seats() const { return seats_; }
  bool shows_memory() const { return options_.open_screens; }
  Options const& options() const { return options_; }
  Components const& components() const { return components_; }

  State start() const;
  Seats to_act(State const&) const;
  void legal(State const&, Seat, MoveList&) const;
  void legal(View const&, MoveList&) const;
  void chance(State const&, Outcomes&) const;
  MoveId random_legal(State const&, Seat, Rng&) const;
  MoveId roll(State const&, Rng&) const;
  template <class Sink>
  void apply(State&, Seat, MoveId, Sink& events) const;
  Refusal refuse(State const&, Seat, MoveId) const;
  View view(State const&, Viewer) const;
  State sample(View const&, Rng&) const;
  template <class Policy>
  State sample(View const&, Rng&, Policy&& policy) const;
  State known(View const&) const;  // the view as a state, without the plans it hides
  Scores scores(State const&) const;
  // The score track has no end, and nobody must restore anything: as much as a score can hold.
  // The altar may be painted in every round there is, and the painters decide how many there are.
  Payoffs payoffs() const { return {0, std::numeric_limits<decltype(Painter::score)>::max(), false}; }
  int chapter(State const&) const;  // rounds
  bool one_gesture(State const&) const;
  bool takes_back(State const&, Seat, MoveId) const;
  Move move(MoveId) const;
  std::optional<MoveId> id(Move const&) const;

  // The table the box and the options make, for bots and tests.
  int painters() const { return painters_; }
  bool has_leonardo() const { return painters_ > seats_; }
  bool is_leonardo(int painter) const { return painter >= seats_; }
  int stalls() const { return stalls_; }
  int price_at(int hour) const { return components_.hostel[hour].price; }
  FrescoTile const& tile(int tile) const {
    return tile < base_tiles ? components_.tiles[tile] : components_.colour_tiles[tile - base_tiles];
  }
  Paints const& cost_of(int tile) const { return costs_[tile]; }
  std::uint32_t splashed(RequestKind kind) const { return splashed_[index(kind)]; }
  int payment_points(int payment) const { return payment_points_[payment]; }
  int payments_here() const { return options_.colours ? payments : base_payments; }
  int recipes_here() const { return options_.colours ? all_recipes : base_recipes; }
  // Apprentices after a wake-up that leaves this mood.
  int apprentices_at(int mood) const;
  int bonus_at(Painter const&, int bishop, int segment) const;
  // The score space a painter who stands at `from` reaches when `to` is taken.
  int free_ahead(State const&, int painter, int to) const;
  int free_behind(State const&, int painter, int to) const;  // 0 where there is none
  // Whether somebody else stands on that score space.
  bool taken(State const&, int painter, int space) const;
  // Tiles of a painter that may go under a request of this kind, bit by tile.
  std::uint32_t eligible(Painter const& painter, RequestKind kind) const { return painter.tiles & splashed(kind); }
  // Who decides for the acting painter.
  int decider(State const& s) const { return is_leonardo(s.order[s.turn]) ? s.steering : s.order[s.turn]; }

 private:
  Fresco(Options const&, Components const&, int rules);

  Options options_;
  Components components_;
  int rules_ = rules_version;
  int seats_ = 0;
  int painters_ = 0;  // seats and Leonardo
  int stalls_ = 0;
  int market_size_ = 0;    // tiles laid out
  std::uint16_t bag_ = 0;  // all market tiles in the game
  std::array<Paints, fresco_tiles> costs_{};
  std::uint64_t altars_ = 0;  // payments of this game, bit by payment
  Payable restorable_;        // tiles, by the paints they take
  std::array<std::uint8_t, fresco_tiles> points_{};
  std::array<std::uint32_t, request_kinds> splashed_{};
  std::array<std::uint8_t, payments> payment_points_{};
  std::array<std::uint32_t, 3> decks_{};
  std::array<std::uint8_t, stall_count * stall_slots> shelf_{};  // n-th tile laid out: its place in Board::market

  Offer offer_to(State const&, Seat) const;

  struct Lots {
    int base = 0;
    std::uint32_t bits = 0;
  };
  Lots lots(State const&) const;

  // The rules by rulebook heading (rounds.hpp, visits.hpp), and what may be done (legal.hpp).
  template <class Sink>
  friend struct Rounds;
  template <class Sink>
  friend struct Visits;
  template <class Writer>
  friend struct Allowed;
};

}  // namespace atelier::fresco

#include "games/fresco/legal.hpp"
#include "games/fresco/rounds.hpp"
#include "games/fresco/visits.hpp"

namespace atelier::fresco {

// Only plans are hidden, and only until all are made. They are made at the same time, so whoever's plan is imagined is asked at a table at
// which nobody has planned yet.
template <class Policy>
State Fresco::sample(View const& view, Rng& rng, Policy&& policy) const {
  State s = known(view);
  if (s.phase != Phase::planning) return s;
  State asked = s;
  asked.planned = 0;
  for (auto& painter : asked.painters) painter.sheet = {};
  for (int seat = 0; seat < seats_; ++seat)
    if (has_bit(s.planned, seat) && !view.players[seat].sheet)
      s.painters[seat].sheet = sheet_numbered(index(policy(std::as_const(asked), seat_at(seat), rng)) - ids::plan);
  return s;
}

inline State Fresco::sample(View const& view, Rng& rng) const {
  return sample(view, rng, [&](State const& asked, Seat seat, Rng& draws) { return random_legal(asked, seat, draws); });
}

}  // namespace atelier::fresco
