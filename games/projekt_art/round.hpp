// Phase D, and which rule a move belongs to. Included by projekt_art.hpp.
#pragma once

#include "games/projekt_art/fight.hpp"

namespace atelier::projekt_art {

template <class Sink>
struct Rounds : Pieces<Sink> {
  using Rules = Pieces<Sink>;
  using Rules::game, Rules::s, Rules::tell, Rules::end_game;

  // A phase closes when all are ready.
  void say_ready(int seat) {
    s.ready |= 1 << seat;
    tell([&] { return SaidReady{seat_at(seat)}; });
    if (s.ready != (1 << game.seats()) - 1) {
      if (s.phase == Phase::moving && s.lost && game.rules() == 1) Travel<Sink>{*this}.check_stuck();
      return;
    }
    s.ready = 0;
    if (s.phase == Phase::moving)
      Travel<Sink>{*this}.end_movement();
    else if (s.phase == Phase::fighting)
      Fights<Sink>{*this}.begin_closing();
    else
      end_round();
  }

  // D - Koniec rundy.
  void end_round() {
    auto const& box = game.components();
    for (int place = 0; place < game.places(); ++place)
      if (s.agents[place] >= box.takeover.value && !lose_place(place)) return;
    if (s.deck <= box.last_cards.value)
      end_game(Outcome::no_time, -1, -1);
    else
      Mission<Sink>{*this}.begin_round();
  }

  // Utracone miasta. Its agents and its work go back to the reserve. False when the game is lost by it.
  bool lose_place(int place) {
    if (s.markers_left == 0) {
      end_game(Outcome::no_markers, -1, place);
      return false;
    }
    --s.markers_left;
    s.lost |= 1 << place;
    int const agents = s.agents[place], artworks = s.artworks[place];
    s.agents_left += agents;
    s.artworks_left += artworks;
    s.agents[place] = s.artworks[place] = 0;
    tell([&] { return PlaceLost{game.site_of(place), agents, artworks, s.markers_left}; });
    if (!game.carrying()) return true;
    for (int space = s.collected; space < game.track_size(); ++space)
      if (game.wanted_place(space) == place) {  // Rio: its work was still to be collected
        end_game(Outcome::district, -1, place);
        return false;
      }
    return true;
  }
};

template <class Sink>
struct Play : Pieces<Sink> {
  using Rules = Pieces<Sink>;

  // Precondition: the move is legal.
  void move(int seat, int id) {
    Mission<Sink> mission{*this};
    Travel<Sink> travel{*this};
    Fights<Sink> fights{*this};
    auto const card = [&](int base) { return card_numbered(id - base + 1); };
    if (id >= ids::roll) return fights.roll(id - ids::roll + 1);
    if (id >= ids::turn_up) return mission.turn_up(card(ids::turn_up));
    if (id >= ids::give) return fights.give_clue(seat, card_numbered((id - ids::give) / most_players + 1), (id - ids::give) % most_players);
    if (id == ids::accept) return fights.accept_defeat();
    if (id == ids::weapon) return fights.use_weapon(seat);
    if (id >= ids::reroll) {
      int const dice = (id - ids::reroll) % (most_dice * most_dice);
      return fights.reroll(seat, card_numbered((id - ids::reroll) / (most_dice * most_dice) + 1), dice / most_dice, dice % most_dice);
    }
    if (id == ids::fight) return fights.begin_fight(seat);
    if (id >= ids::drop) return travel.drop_clue(card(ids::drop));
    if (id >= ids::suffer) return travel.give_up(Resource::health, id - ids::suffer);
    if (id >= ids::give_up) return travel.give_up(static_cast<Resource>(id - ids::give_up), seat);
    if (id >= ids::collect) {
      if (travel.collect(id - ids::collect)) travel.go_on_collecting();
      return;
    }
    if (id == ids::ready) return Rounds<Sink>{*this}.say_ready(seat);
    if (id >= ids::step) {
      int const to = (id - ids::step) / 2;
      return travel.step(seat + to / most_places, to % most_places, (id - ids::step) % 2);
    }
    if (id == ids::recruit) return travel.recruit(seat);
    if (id >= ids::lay) return mission.lay_art(id - ids::lay);
    if (id >= ids::find) return mission.discover(id - ids::find);
    if (id >= ids::heal) return mission.heal(id - ids::heal);
    if (id == ids::wait) return mission.wait(seat);
    if (id >= ids::play) return mission.play_card(seat, card(ids::play));
    if (id >= ids::buy) return mission.buy(seat, static_cast<Resource>(id - ids::buy));
    if (id == ids::draw) return mission.draw(seat);
    mission.put_agent(seat, id - ids::put);
  }
};

template <class Sink>
void ProjektArt::apply(State& s, Seat who, MoveId id, Sink& events) const {
  Play<Sink>{{*this, s, events}}.move(index(who), index(id));
}

}  // namespace atelier::projekt_art
