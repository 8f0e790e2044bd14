// NewGame: the highest card wins.
//
// Everyone gets one hidden card from 1 to 9. In turn each keeps it or swaps it for the top of the deck, once. Then all are
// turned over; the highest card wins, equal cards share.
#pragma once

#include <array>
#include <variant>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/game.hpp"
#include "engine/within.hpp"

namespace atelier::new_game {

inline constexpr int numbers = 9;
inline constexpr int most_players = 4;

struct Options {
  Within<2, most_players> seats{3};
  BOOST_DESCRIBE_CLASS(Options, (), (seats), (), ())
};
struct Components {
  Fact<int> copies;
  BOOST_DESCRIBE_CLASS(Components, (), (copies), (), ())
};

enum class Phase : std::uint8_t { dealing, choosing, swapping, over };
BOOST_DESCRIBE_ENUM(Phase, dealing, choosing, swapping, over)

// A card's number; 0 where there is none, `hidden` where the viewer may not see it.
using Card = std::uint8_t;
inline constexpr Card hidden = 10;

struct State {
  std::array<std::uint8_t, numbers> deck{};
  std::array<Card, most_players> cards{};
  std::array<Card, most_players> away{};  // swapped away, out of the game
  Phase phase = Phase::dealing;
  std::uint8_t turn = 0;
};

struct Keep {
  BOOST_DESCRIBE_CLASS(Keep, (), (), (), ())
};
struct Swap {
  BOOST_DESCRIBE_CLASS(Swap, (), (), (), ())
};
struct Deal {  // chance: a card for the player whose turn it is
  int card = 0;
  BOOST_DESCRIBE_CLASS(Deal, (), (card), (), ())
};
using Move = std::variant<Keep, Swap, Deal>;

struct CardDealt {  // only its owner sees the card; others are told 0
  Seat seat{};
  int card = 0;
  BOOST_DESCRIBE_CLASS(CardDealt, (), (seat, card), (), ())
};
struct Kept {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Kept, (), (seat), (), ())
};
struct Swapped {
  Seat seat{};
  BOOST_DESCRIBE_CLASS(Swapped, (), (seat), (), ())
};
struct Revealed {
  List<int, most_players> cards;
  List<Seat, most_players> winners;
  BOOST_DESCRIBE_CLASS(Revealed, (), (cards, winners), (), ())
};
using Event = std::variant<CardDealt, Kept, Swapped, Revealed>;

struct Offer {
  bool may_swap = true;
  friend bool operator==(Offer const&, Offer const&) = default;
  BOOST_DESCRIBE_CLASS(Offer, (), (may_swap), (), ())
};
// What the seat knows though it is no longer in sight: the card it swapped away itself, and who else has swapped.
struct Memory {
  List<int, most_players> away;
  friend bool operator==(Memory const&, Memory const&) = default;
  BOOST_DESCRIBE_CLASS(Memory, (), (away), (), ())
};
struct View {
  std::optional<Seat> you;
  Phase phase{};
  std::optional<Seat> turn;
  List<int, most_players> cards;
  int deck = 0;
  std::optional<Offer> offer;
  Memory memory;
  friend bool operator==(View const&, View const&) = default;
  BOOST_DESCRIBE_CLASS(View, (), (you, phase, turn, cards, deck, offer, memory), (), ())
};

// Dense ids: keep, swap, then deal + card - 1.
namespace ids {
inline constexpr int keep = 0;
inline constexpr int swap = 1;
inline constexpr int deal = 2;
inline constexpr int count = deal + numbers;
}  // namespace ids

class NewGame {
 public:
  using State = new_game::State;
  using View = new_game::View;
  using Event = new_game::Event;
  using Move = new_game::Move;
  using Options = new_game::Options;
  using Components = new_game::Components;

  static constexpr std::string_view id_name = "new-game";
  static constexpr int rules_version = 1;
  static constexpr int move_ids = ids::count;

  static std::expected<NewGame, std::string> make(Options const&, Components const&, int rules = rules_version);
  int rules() const { return rules_; }

  int seats() const { return options_.seats; }
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
  Payoffs payoffs() const { return {1, numbers, false}; }
  int chapter(State const& s) const { return s.phase == Phase::over; }
  bool one_gesture(State const& s) const { return s.phase == Phase::dealing && s.turn > 0; }
  // Keeping shows no card; of the last choice, after which all do, nobody asks.
  bool takes_back(State const&, Seat, MoveId id) const { return index(id) == ids::keep; }
  Move move(MoveId) const;
  std::optional<MoveId> id(Move const&) const;

 private:
  NewGame(Options const& options, Components const& components, int rules) : options_(options), components_(components), rules_(rules) {}

  Options options_;
  Components components_;
  int rules_;
};

inline Seats NewGame::to_act(State const& s) const {
  if (s.phase == Phase::over) return {};
  return s.phase == Phase::choosing ? seat_at(s.turn) : atelier::chance;
}

// The rules, by rulebook heading: one function each.
template <class Sink>
struct Play {
  NewGame const& game;
  State& s;
  Sink& events;

  // In turn each keeps the card or swaps it.
  void choose(MoveId id) {
    Seat const seat = seat_at(s.turn);
    if (index(id) == ids::keep) {
      events.tell(Audience::everyone(), [&] { return Kept{seat}; });
      next_player();
    } else {
      events.tell(Audience::everyone(), [&] { return Swapped{seat}; });
      s.away[s.turn] = s.cards[s.turn];
      s.phase = Phase::swapping;
    }
  }

  // One hidden card from the deck.
  void deal(int card) {
    Seat const seat = seat_at(s.turn);
    --s.deck[static_cast<std::size_t>(card - 1)];
    s.cards[s.turn] = static_cast<Card>(card);
    events.tell(Audience(seat).with(Viewer::book()), [&] { return CardDealt{seat, card}; });
    events.tell(Audience::everyone().without(seat).without(Viewer::book()), [&] { return CardDealt{seat, 0}; });
    if (s.phase == Phase::swapping) s.phase = Phase::choosing;
    next_player();
  }

  void next_player() {
    s.turn = static_cast<std::uint8_t>(s.turn + 1);
    if (s.turn < game.seats()) return;
    s.turn = 0;
    if (s.phase == Phase::dealing)
      s.phase = Phase::choosing;
    else
      reveal();
  }

  // Then all are turned over.
  void reveal() {
    s.phase = Phase::over;
    events.tell(Audience::everyone(), [&] {
      Revealed all;
      auto const final = game.scores(s);
      for (int seat = 0; seat < game.seats(); ++seat) {
        all.cards.push_back(s.cards[static_cast<std::size_t>(seat)]);
        if (final.ranks[static_cast<std::size_t>(seat)] == 1) all.winners.push_back(seat_at(seat));
      }
      return all;
    });
  }
};

// What a player looks at when choosing: the same through one's view as through a state and a seat, and cheap to make of both.
struct Lens {
  int card = 0;
  bool may_swap = false;
  // Precondition of both: it is the seat's turn to choose.
  explicit Lens(View const& view) : card(view.cards[static_cast<std::size_t>(index(*view.you))]), may_swap(view.offer->may_swap) {}
  Lens(State const& s, Seat seat) : card(s.cards[static_cast<std::size_t>(index(seat))]), may_swap(true) {}
  friend bool operator==(Lens const&, Lens const&) = default;
};

template <class Sink>
void NewGame::apply(State& s, Seat, MoveId id, Sink& events) const {
  Play<Sink> play{*this, s, events};
  if (s.phase == Phase::choosing)
    play.choose(id);
  else
    play.deal(index(id) - ids::deal + 1);
}

}  // namespace atelier::new_game
