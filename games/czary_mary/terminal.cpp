#include "games/czary_mary/terminal.hpp"

#include "games/czary_mary/knowledge.hpp"

namespace atelier::czary_mary {

namespace {

std::string stone(Spell spell) {
  if (spell == Spell::none) return " . ";
  return spell == Spell::hidden ? "[?]" : "[" + std::to_string(number(spell)) + "]";
}

std::string player_line(CzaryMary const& game, View const& view, int seat, Words const& words) {
  auto const& player = view.players[static_cast<std::size_t>(seat)];
  bool const turn = view.turn && index(*view.turn) == seat;
  bool const me = view.you && index(*view.you) == seat;
  std::string line = words.row_head(seat, me, turn);
  for (Spell each : player.stones) line += stone(each);
  line += "  ";
  for (int life = 0; life < game.components().lives.value; ++life) line += life < player.lives ? "♥" : "·";
  line += "  " + words.say("label.floor") + " " + std::to_string(player.floor) + "/" + std::to_string(game.components().floors.value);
  if (!player.secrets.empty()) {
    line += "  " + words.say("label.secrets") + " ";
    for (Spell each : player.secrets) line += stone(each);
  }
  return line + "\n";
}

// Each spell with its copies, those used up filled in, and what it does.
std::string spell_lines(CzaryMary const& game, View const& view, Words const& words) {
  std::string out;
  for (int n = 1; n <= spells; ++n) {
    auto const i = static_cast<std::size_t>(n - 1);
    int const copies = game.components().copies.value[i];
    std::string line = "  " + std::to_string(n) + " " + padded(words.say("spell." + std::to_string(n)), 18) + " ";
    for (int copy = 0; copy < copies; ++copy) line += copy < view.board[i] ? "■" : "□";
    line.append(static_cast<std::size_t>(10 - std::min(copies, 10)), ' ');
    out += line + words.say("effect." + std::to_string(n)) + "\n";
  }
  return out;
}

}  // namespace

std::string draw(CzaryMary const& game, View const& view, Words const& words) {
  std::string out = words.say("label.round") + " " + std::to_string(view.round) + "   " + words.say("label.pool") + " " +
                    std::to_string(view.pool) + "   " + words.say("label.secrets") + " ";
  for (int slot = 0; slot < game.components().secrets.value; ++slot) out += stone(view.secrets[static_cast<std::size_t>(slot)]);
  out += "\n\n" + spell_lines(game, view, words) + "\n";
  for (int seat = 0; seat < static_cast<int>(view.players.size()); ++seat) out += player_line(game, view, seat, words);
  return out;
}

}  // namespace atelier::czary_mary
