// Projekt A.R.T.: a team against a gang of art thieves.
//
// A co-operative game for one to six. In a round everybody draws two mission cards and plays one of them: it costs resources of the
// common pool, puts agents on the map, brings resources or health, and leaves one or two clues. Three equal clues uncover a stolen work
// of art in the place with that symbol. Then pawns move for fuel, collect works that nobody guards, and fight the guards with their dice
// and those of allies. Every work collected makes the agents more dangerous. All spaces of the track filled: the team wins. Health,
// agents, markers for lost places or the deck run out: it loses.
//
// Nobody has a turn of his own. In every phase whoever wants acts; a phase closes when all are ready, and any action withdraws that.
//
// The files of this folder, in reading order: components.hpp (the box), state.hpp, moves.hpp, view.hpp, events.hpp, ids.hpp, offer.hpp
// (who may do what), pieces.hpp (resources, health, agents), mission.hpp (phase A), travel.hpp (phase B and collecting), fight.hpp
// (phase C), round.hpp (phase D, and which rule a move belongs to), bots.hpp.
#pragma once

#include <array>
#include <expected>
#include <string>

#include <boost/describe/class.hpp>

#include "engine/game.hpp"
#include "games/projekt_art/components.hpp"
#include "games/projekt_art/events.hpp"
#include "games/projekt_art/ids.hpp"
#include "games/projekt_art/moves.hpp"
#include "games/projekt_art/state.hpp"
#include "games/projekt_art/view.hpp"

namespace atelier::projekt_art {

struct Options {
  Within<1, 6> seats{3};
  Map map = Map::japan;
  Difficulty difficulty = Difficulty::medium;
  BOOST_DESCRIBE_CLASS(Options, (), (seats, map, difficulty), (), ())
};

inline constexpr int no_road = 99;
inline constexpr int most_free_steps = 12;  // of one pawn in one movement, so that every movement ends; more than any journey needs

class ProjektArt {
 public:
  using State = projekt_art::State;
  using View = projekt_art::View;
  using Event = projekt_art::Event;
  using Move = projekt_art::Move;
  using Options = projekt_art::Options;
  using Components = projekt_art::Components;

  static constexpr std::string_view id_name = "projekt-art";
  // Version 2: who is ready or waits may still act; each player's time to win over allies ends by his own doing; health for an effect is
  // volunteered; a pawn that a bought ally leaves without a way out loses the game at once.
  static constexpr int rules_version = 2;
  static constexpr int move_ids = ids::count;

  static std::expected<ProjektArt, std::string> make(Options const&, Components const&, int rules = rules_version);

  int seats() const { return seats_; }
  int rules() const { return rules_; }
  bool shows_memory() const { return false; }
  Options const& options() const { return options_; }
  Components const& components() const { return components_; }

  State start() const;
  Seats to_act(State const&) const;
  Seats may_act(State const&) const;
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
  bool closes_window(State const&, Seat, MoveId) const;
  State sample(View const&, Rng&) const;
  State known(View const&) const;             // what the seat of a view knows of the state
  Offer offer(State const&, int seat) const;  // precondition: the seat may act
  Scores scores(State const&) const;
  Payoffs payoffs() const { return {.least = 0, .most = track_size_, .together = true}; }
  int chapter(State const& s) const { return s.round; }
  Move move(MoveId) const;
  std::optional<MoveId> id(Move const&) const;

  // The box in the form the rules use; bots read it too.
  struct Face {  // a mission card
    std::array<std::uint8_t, 4> cost{}, gain{};
    std::array<std::uint8_t, arts> agents{};
    std::uint8_t clues = 0;  // by bit
  };
  MapSheet const& sheet() const { return components_.maps[static_cast<std::size_t>(options_.map)]; }
  Face const& face(Card card) const { return faces_[number(card)]; }
  CardSet const& with_clue(int art) const { return with_clue_[art]; }
  int pawns() const { return pawns_; }
  int places() const { return places_; }
  int place_of(Site site) const { return place_of_[static_cast<std::size_t>(site)]; }  // -1: not on this map
  Site site_of(int place) const { return sheet().places[place].site; }
  std::uint16_t places_with(int art) const { return places_with_[art]; }
  int art_of(int place) const { return art_of_[place]; }  // -1: none
  int fuel_for(int from, int to) const { return fuel_for_[from][to]; }
  int track_size() const { return track_size_; }
  int threat(int collected) const { return collected < track_size_ ? threat_[collected] : 0; }
  int price(int collected) const { return collected < track_size_ ? price_[collected] : 0; }
  int wanted_place(int collected) const { return wanted_[collected]; }  // Rio: where the next work must be collected
  int to_play() const { return seats_ == 1 ? 2 : 1; }
  int to_draw() const { return to_draw_; }
  Back back_of(Card card) const;
  int agents_to_put() const { return agents_to_put_; }
  int start_place() const { return start_place_; }
  int armoury() const { return armoury_; }  // -1: none
  bool carrying() const { return carrying_; }
  bool has_effects() const { return effects_; }

  // Who may do what: what the rules ask of a state.
  int seat_of_pawn(int pawn) const { return seats_ == 1 ? 0 : pawn; }
  int track_of(int seat) const { return own_clues_ ? seat : 0; }
  bool is_ready(State const& s, int seat) const { return (s.ready >> seat) & 1; }
  bool pawn_at(State const&, int place) const;
  bool uncovering(State const& s) const { return s.top == Card::none && s.deck > 0; }
  bool stands_there(State const&, int seat) const;
  bool may_act(State const&, int seat) const;
  bool may_still(State const&, int seat) const;
  int count_moves(State const&, int seat) const;
  bool may_let_others(State const&, int seat) const;
  bool pool_empty(State const& s) const { return (s.pool[0] | s.pool[1] | s.pool[2]) == 0; }
  bool volunteers(State const& s) const { return rules_ > 1 && s.phase == Phase::paying && pool_empty(s); }
  bool is_healthiest(State const&, int seat) const;
  bool ally_time(State const&, int seat) const;
  int card_health(State const&, Card) const;
  bool may_recruit(State const&, int seat) const;
  bool may_fight(State const&, int seat) const;
  bool may_give(State const&, int seat, int to) const;
  bool anything_to_close(State const&) const;
  int step_cost(State const&, int pawn, int to) const;
  bool trapped(State const&, int pawn) const;
  bool must_leave(State const&, int seat) const;
  int strength(State const&) const;
  int needed(State const& s) const { return s.agents[s.place] + s.white_hand + threat(s.collected); }
  std::uint16_t completed(State const&, int track) const;
  std::uint16_t open_places(State const&, int art) const;
  std::uint16_t own_dice(State const&, int seat) const;

 private:
  ProjektArt(Options const&, Components const&, int rules);

  Options options_;
  Components components_;
  int rules_ = rules_version;
  int seats_ = 0, pawns_ = 0, places_ = 0, track_size_ = 0, start_place_ = 0, armoury_ = -1, to_draw_ = 0, agents_to_put_ = 0;
  bool own_clues_ = false, carrying_ = false, effects_ = false;
  std::array<Face, cards + 1> faces_{};
  std::array<CardSet, arts> with_clue_{};
  std::array<CardSet, 1 << arts> with_back_{};  // by the clues on it
  CardSet all_cards_;
  std::array<std::int8_t, 64> place_of_{};
  std::array<std::int8_t, most_places> art_of_{};
  std::array<std::uint16_t, arts> places_with_{};
  std::array<std::array<std::uint8_t, most_places>, most_places> fuel_for_{};
  std::array<std::uint16_t, most_places> roads_{};  // where a step leads, by bit
  std::array<std::uint8_t, 8> threat_{}, price_{};
  std::array<std::int8_t, 8> wanted_{};
  std::array<std::uint8_t, die_faces> die_{};  // faces by pips - 1
  int die_sides_ = 0;

  template <class Out>
  void offer_to(State const&, int seat, Out&) const;
  template <class Out>
  void offer_mission(State const&, int seat, Out&) const;
  template <class Out>
  void offer_movement(State const&, int seat, Out&) const;
  template <class Out>
  void offer_effect(State const&, int seat, Out&) const;
  template <class Out>
  void offer_struggle(State const&, int seat, Out&) const;
  template <class Out>
  void offer_trade(State const&, int seat, Out&) const;
  Refusal refuse_ally(State const&, int seat) const;
  void foretell(State const&, int seat, Offer&) const;
  void foretell(State const&, int seat, CardOffer&) const;
  List<Die, most_dice> dice_seen(std::array<std::uint8_t, most_dice> const& pips, unsigned rolling) const;
  void show_moment(State const&, View&) const;
  void remember(State const&, Memory&) const;
  void restore(View const&, State&) const;
  void restore_board(View const&, State&) const;
  bool deal(View const&, State&, Rng&) const;
};

}  // namespace atelier::projekt_art

#include "games/projekt_art/round.hpp"
