#include "games/projekt_art/terminal.hpp"

#include "engine/described.hpp"

namespace atelier::projekt_art {

namespace {

class Drawing {
 public:
  Drawing(ProjektArt const& game, View const& view, Words const& words) : game_(game), view_(view), words_(words) {}

  std::string all() const {
    std::string out = head() + "\n" + track() + "\n";
    for (auto const& place : view_.places) out += place_line(place);
    out += "\n";
    for (int seat = 0; seat < game_.seats(); ++seat) out += player_line(seat);
    if (!game_.sheet().own_clues) out += "  " + say("label.clues") + ": " + clue_cards(view_.clues) + "\n";
    if (view_.fight) out += fight();
    if (view_.you)
      for (Card card : view_.players[index(*view_.you)].faces) out += card_line(card);
    return out;
  }

 private:
  std::string say(std::string_view key) const { return words_.say(key); }
  template <class T>
  std::string word(std::string const& prefix, T value) const {
    return say(prefix + std::string(enumerator_name(value)));
  }
  static std::string text(int number) { return std::to_string(number); }

  std::string head() const {
    std::string out = word("map.", game_.options().map) + "   " + say("label.round") + " " + text(view_.round) + "   " +
                      word("phase.", view_.phase) + "   " + say("label.deck") + " " + text(view_.deck);
    if (view_.last_round) out += "   " + say("label.last_round");
    if (view_.top) out += "   " + say("label.deck_top") + ": " + back(*view_.top);
    out += "\n" + say("label.pool") + ":";
    for (int r = 0; r < resources; ++r)
      out += " " + word("resource.", static_cast<Resource>(r)) + " " + text(view_.pool[r]) + (r < 2 ? "," : "");
    return out + "\n";
  }

  std::string track() const {
    std::string out = say("label.track") + " ";
    for (int space = 0; space < game_.track_size(); ++space) out += space < view_.collected ? "■" : "□";
    out += "   " + say("label.threat") + " " + text(view_.threat) + " + " + say("label.white_hand") + " " + text(view_.white_hand) + "   " +
           say("label.allies") + " " + text(view_.allies) + "   " + say("label.price") + " " + text(view_.price) + "   " +
           say("label.agents_left") + " " + text(view_.agents_left) + "   " + say("label.markers_left") + " " + text(view_.markers_left);
    if (game_.sheet().carrying && view_.collected < game_.track_size())
      out += "   " + say("label.next_district") + ": " + word("place.", game_.site_of(game_.wanted_place(view_.collected)));
    return out + "\n";
  }

  std::string place_line(PlaceSeen const& place) const {
    int const here = game_.place_of(place.site);
    std::string line = "  " + padded(word("place.", place.site), 15) +
                       padded(game_.art_of(here) >= 0 ? word("art.", static_cast<Art>(game_.art_of(here))) : "", 16);
    if (place.lost) return line + say("label.lost") + "\n";
    std::string agents;
    for (int i = 0; i < place.agents; ++i) agents += "▲";
    line += padded(agents, 8) + padded(place.artworks > 0 ? "◆ " + say("label.work") : "", 18);
    for (int seat = 0; seat < game_.seats(); ++seat)
      if (view_.players[seat].site == place.site) line += " " + words_.say("terminal.player", {{"seat", seat}});
    if (view_.companion == place.site) line += " " + say("label.companion");
    std::string roads;
    for (int to = 0; to < game_.places() && !game_.sheet().anywhere; ++to)
      if (int const fuel = game_.fuel_for(here, to); fuel != no_road)
        roads += " " + word("place.", game_.site_of(to)) + "(" + text(fuel) + ")";
    return line + (roads.empty() ? "" : "  →" + roads) + "\n";
  }

  std::string player_line(int seat) const {
    auto const& player = view_.players[seat];
    bool const me = view_.you && index(*view_.you) == seat;
    std::string line = words_.row_head(seat, me, false);
    for (int i = 0; i < player.health; ++i) line += "♥";
    line += "  ";
    for (Back const& each : player.hand) line += "[" + back(each) + "] ";
    if (player.played >= game_.to_play()) line += say("label.played") + " ";
    if (player.ready) line += say(view_.phase == Phase::mission ? "label.waiting" : "label.ready");
    if (game_.sheet().own_clues) line += "  " + say("label.clues") + ": " + clue_cards(player.clues);
    return line + "\n";
  }

  std::string back(Back const& clues) const {
    std::string out;
    for (Art art : clues) out += (out.empty() ? "" : "+") + word("art.", art);
    return out;
  }

  template <class Cards>
  std::string clue_cards(Cards const& list) const {
    std::string out;
    for (Card card : list) out += (out.empty() ? "" : ", ") + text(number(card)) + " " + back(game_.back_of(card));
    return out.empty() ? "-" : out;
  }

  std::string amounts(std::array<std::uint8_t, 4> const& list) const {
    std::string out;
    for (int r = 0; r < 4; ++r)
      if (list[r] > 0) out += (out.empty() ? "" : ", ") + text(list[r]) + " × " + word("resource.", static_cast<Resource>(r));
    return out.empty() ? say("label.nothing") : out;
  }

  std::string card_line(Card card) const {
    auto const& face = game_.face(card);
    std::string agents;
    for (int art = 0; art < arts; ++art)
      if (face.agents[art] > 0)
        agents += (agents.empty() ? "" : ", ") + text(face.agents[art]) + " × " + word("art.", static_cast<Art>(art));
    return "  " + words_.say("label.card", {{"card", number(card)}}) + ": " + say("label.cost") + " " + amounts(face.cost) + "; " +
           say("label.places_agents") + " " + (agents.empty() ? say("label.nothing") : agents) + "; " + say("label.gain") + " " +
           amounts(face.gain) + "; " + say("label.gives_clues") + " " + back(game_.back_of(card)) + "\n";
  }

  std::string fight() const {
    auto const& fight = *view_.fight;
    std::string out = "  " + word("place.", fight.site) + ": " + say("label.strength") + " " + text(fight.strength) + ", " +
                      say("label.needed") + " " + text(fight.needed) + "  ";
    for (auto const& die : fight.dice) out += " " + text(die.place) + ":[" + (die.pips > 0 ? text(die.pips) : "?") + "]";
    return out + "\n";
  }

  ProjektArt const& game_;
  View const& view_;
  Words const& words_;
};

}  // namespace

std::string draw(ProjektArt const& game, View const& view, Words const& words) { return Drawing(game, view, words).all(); }

}  // namespace atelier::projekt_art
