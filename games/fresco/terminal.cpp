#include "games/fresco/terminal.hpp"

#include "engine/described.hpp"

namespace atelier::fresco {

namespace {

// One letter for each paint, from the catalogue.
std::string letter(Paint paint, Words const& words) { return words.say("letter." + std::string(enumerator_name(paint))); }

template <class List>
std::string letters(List const& paints, Words const& words) {
  std::string out;
  for (Paint paint : paints) out += letter(paint, words);
  return out;
}

std::string segment(Fresco const& game, View const& view, int at, Words const& words) {
  int const tile = view.fresco[at];
  std::string mark = view.bishop == at ? "+" : " ";
  mark += view.leonardo && view.leonardo->segment == at ? "L" : " ";
  if (tile < 0) return padded(mark + " .", 11);
  auto const& face = game.tile(tile);
  return padded(mark + std::to_string(face.points) + " " + letters(face.paints, words), 11);
}

std::string fresco_lines(Fresco const& game, View const& view, Words const& words) {
  std::string out;
  for (int row = 0; row < 5; ++row) {
    out += "  ";
    for (int column = 0; column < 5; ++column) out += segment(game, view, row * 5 + column, words);
    out += "\n";
  }
  return out;
}

std::string market_lines(Fresco const& game, View const& view, Words const& words) {
  std::string out;
  for (std::size_t stall = 0; stall < view.stalls.size(); ++stall) {
    out += "  " + words.say("stall." + std::to_string(stall)) + ":";
    for (int tile : view.stalls[stall]) out += " " + (tile < 0 ? std::string("-") : letters(game.components().market[tile].paints, words));
    out += "\n";
  }
  return out;
}

std::string extras(Fresco const& game, View const& view, Words const& words) {
  std::string out;
  if (!view.portraits.empty()) {
    out += "  " + words.say("label.portraits") + ":";
    for (int card : view.portraits)
      out += " " +
             (card < 0 ? std::string("-") : words.say("sitter." + std::string(enumerator_name(game.components().portraits[card].sitter))));
    out += "  (" + std::to_string(view.portraits_left) + ")\n";
  }
  if (game.options().requests) {
    out += "  " + words.say("label.requests") + ":";
    for (std::size_t kind = 0; kind < request_kinds; ++kind) {
      int const left = view.requests[kind];
      auto const& request = game.components().requests[kind];
      out += " " + words.say("request." + std::string(enumerator_name(request.kind))) + " " +
             (left > 0 ? std::to_string(request.points[left - 1]) : "-") + "x" + std::to_string(left);
    }
    out += "\n";
  }
  return out;
}

std::string player_line(Fresco const& game, View const& view, int p, Words const& words) {
  auto const& player = view.players[p];
  bool const acts = view.painter && *view.painter == p;
  bool const me = view.you && index(*view.you) == p;
  std::string line = player.leonardo ? (acts ? "> " : "  ") + padded(words.say("label.leonardo"), 16) : words.row_head(p, me, acts);
  line += padded(
      words.say("label.score") + " " + std::to_string(player.score) + (player.start_space ? " S" + std::to_string(player.start_space) : ""),
      16);
  if (player.hour) line += std::to_string(game.components().hostel[*player.hour].hour) + ":00  ";
  if (!player.leonardo)
    line +=
        words.say("label.mood") + " " + std::to_string(player.mood + 1) + "/" + std::to_string(game.components().mood_spaces.value) + "  ";
  if (player.sheet) {
    line += "[";
    for (auto count : *player.sheet) line += std::to_string(count);
    line += "]  ";
  }
  line += words.say("label.tiles") + " " + std::to_string(player.tiles.size());
  for (Sitter sitter : player.portraits) line += ", " + words.say("sitter." + std::string(enumerator_name(sitter)));
  return line + "\n";
}

std::string own_line(View const& view, Words const& words) {
  if (!view.own) return {};
  std::string out = "  " + words.say("label.thalers") + " " + std::to_string(view.own->thalers) + "   " + words.say("label.paints") + ":";
  for (std::size_t i = 0; i < paint_kinds; ++i)
    if (view.own->paints[i] > 0)
      out += " " + words.say("paint." + std::string(enumerator_name(Paint(i)))) + " " + std::to_string(view.own->paints[i]);
  return out + "\n";
}

}  // namespace

std::string draw(Fresco const& game, View const& view, Words const& words) {
  std::string out =
      words.say("label.round") + " " + std::to_string(view.round) + (view.last_round ? "   " + words.say("label.last_round") : "") + "\n\n";
  out += fresco_lines(game, view, words) + "\n" + market_lines(game, view, words) + extras(game, view, words) + "\n";
  for (int p = 0; p < std::ssize(view.players); ++p) out += player_line(game, view, p, words);
  return out + own_line(view, words);
}

}  // namespace atelier::fresco
