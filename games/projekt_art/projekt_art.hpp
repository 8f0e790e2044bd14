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
// (who may do what), mission.hpp (phase A), travel.hpp (phase B and collecting), fight.hpp (phase C), round.hpp (phase D, the end, and
// which rule a move belongs to), bots.hpp.
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
  static constexpr int rules_version = 1;

  static std::expected<ProjektArt, std::string> make(Options const&, Components const&);

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

 private:
  ProjektArt(Options const&, Components const&);

  Options options_;
  Components components_;
  int seats_ = 0, pawns_ = 0, places_ = 0, track_size_ = 0, start_place_ = 0, armoury_ = -1, to_draw_ = 0, agents_to_put_ = 0;
  bool own_clues_ = false, carrying_ = false, effects_ = false;
  std::array<Face, cards + 1> faces_{};
  std::array<CardSet, arts> with_clue_{};
  std::array<std::int8_t, 64> place_of_{};
  std::array<std::int8_t, most_places> art_of_{};
  std::array<std::uint16_t, arts> places_with_{};
  std::array<std::array<std::uint8_t, most_places>, most_places> fuel_for_{};
  std::array<std::uint16_t, most_places> roads_{};  // where a step leads, by bit
  std::array<std::uint8_t, 8> threat_{}, price_{};
  std::array<std::int8_t, 8> wanted_{};
  std::array<std::uint8_t, die_faces> die_{};  // faces by pips - 1

  // Who may do what.
  int seat_of_pawn(int pawn) const { return seats_ == 1 ? 0 : pawn; }
  int track_of(int seat) const { return own_clues_ ? seat : 0; }
  bool is_ready(State const& s, int seat) const { return (s.ready >> seat) & 1; }
  bool pawn_at(State const&, int place) const;
  bool uncovering(State const& s) const { return s.top == Card::none && s.deck > 0; }
  bool stands_there(State const&, int seat) const;
  bool asked(State const&, int seat) const;
  int card_health(State const&, Card) const;
  bool may_recruit(State const&, int seat) const;
  bool may_fight(State const&, int seat) const;
  bool may_give(State const&, int seat, int to) const;
  int step_cost(State const&, int pawn, int to) const;
  bool must_leave(State const&, int seat) const;
  int strength(State const&) const;
  int needed(State const& s) const { return s.agents[s.place] + s.white_hand + threat(s.collected); }
  std::uint16_t completed(State const&, int track) const;
  std::uint16_t open_places(State const&, int art) const;
  std::uint16_t own_dice(State const&, int seat) const;
  template <class Out>
  void offer_to(State const&, int seat, Out&) const;
  template <class Out>
  void offer_mission(State const&, int seat, Out&) const;
  template <class Out>
  void offer_movement(State const&, int seat, Out&) const;
  template <class Out>
  void offer_effect(State const&, Out&) const;
  template <class Out>
  void offer_struggle(State const&, int seat, Out&) const;
  template <class Out>
  void offer_trade(State const&, int seat, Out&) const;
  void show_moment(State const&, View&) const;
  void restore(View const&, State&) const;
  void restore_board(View const&, State&) const;
  bool is_stuck(View const&, int seat) const;
  Card take_unseen(State&, Back const&, int beyond, Rng&) const;

  // Kluczowe informacje.
  template <class Sink>
  void spend(State&, Resource, int count, Sink&) const;
  template <class Sink>
  void earn(State&, Resource, int count, Sink&) const;
  template <class Sink>
  bool lose_health(State&, int seat, int count, Loss, Sink&) const;
  template <class Sink>
  bool pay(State&, int seat, Resource, int count, Sink&) const;
  template <class Sink>
  bool place_agents(State&, int place, int count, Sink&) const;

  // A - Misja.
  template <class Sink>
  void put_agent(State&, int seat, int place, Sink&) const;
  template <class Sink>
  void begin_round(State&, Sink&) const;
  template <class Sink>
  void turn_up(State&, Card, Sink&) const;
  template <class Sink>
  void draw(State&, int seat, Sink&) const;
  template <class Sink>
  void buy(State&, int seat, Resource, Sink&) const;
  template <class Sink>
  void wait(State&, int seat, Sink&) const;
  template <class Sink>
  void play_card(State&, int seat, Card, Sink&) const;
  template <class Sink>
  void heal(State&, int seat, Sink&) const;
  template <class Sink>
  void lay_clue(State&, Sink&) const;
  template <class Sink>
  void look_for_finds(State&, Sink&) const;
  template <class Sink>
  void discover(State&, int art, Sink&) const;
  template <class Sink>
  void lay_art(State&, int place, Sink&) const;
  template <class Sink>
  void after_find(State&, Sink&) const;
  template <class Sink>
  void end_mission(State&, Sink&) const;

  // B - Ruch.
  template <class Sink>
  void recruit(State&, int seat, Sink&) const;
  template <class Sink>
  void begin_movement(State&, Sink&) const;
  template <class Sink>
  void check_trapped(State&, Sink&) const;
  template <class Sink>
  void step(State&, int pawn, int to, bool carry, Sink&) const;
  template <class Sink>
  void end_movement(State&, Sink&) const;
  template <class Sink>
  void collect_carried(State&, Sink&) const;
  template <class Sink>
  void go_on_collecting(State&, Sink&) const;
  template <class Sink>
  bool take_art(State&, int place, Sink&) const;
  template <class Sink>
  bool apply_effect(State&, int place, Sink&) const;
  template <class Sink>
  void give_up(State&, Resource, int seat, Sink&) const;
  template <class Sink>
  void drop_clue(State&, Card, Sink&) const;

  // C - Walka.
  template <class Sink>
  void begin_fighting(State&, Sink&) const;
  template <class Sink>
  void go_on_fighting(State&, Sink&) const;
  template <class Sink>
  void begin_fight(State&, int leader, Sink&) const;
  template <class Sink>
  void roll(State&, int pips, Sink&) const;
  template <class Sink>
  void compare(State&, Sink&) const;
  template <class Sink>
  void reroll(State&, int seat, Card, int first, int second, Sink&) const;
  template <class Sink>
  void use_weapon(State&, int seat, Sink&) const;
  template <class Sink>
  void accept_defeat(State&, Sink&) const;
  static void clear_fight(State&);
  template <class Sink>
  void begin_closing(State&, Sink&) const;
  bool anything_to_close(State const&) const;
  template <class Sink>
  void give_clue(State&, int seat, Card, int to, Sink&) const;

  // D - Koniec rundy, koniec gry.
  template <class Sink>
  void say_ready(State&, int seat, Sink&) const;
  template <class Sink>
  void end_round(State&, Sink&) const;
  template <class Sink>
  bool lose_place(State&, int place, Sink&) const;
  template <class Sink>
  void end_game(State&, Outcome, int seat, int place, Sink&) const;
};

}  // namespace atelier::projekt_art

#include "games/projekt_art/fight.hpp"
#include "games/projekt_art/mission.hpp"
#include "games/projekt_art/offer.hpp"
#include "games/projekt_art/round.hpp"
#include "games/projekt_art/travel.hpp"
