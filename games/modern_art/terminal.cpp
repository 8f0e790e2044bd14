#include "games/modern_art/terminal.hpp"

#include "engine/described.hpp"

namespace atelier::modern_art {

namespace {

std::string name_of(Artist artist, Words const& words) { return words.say("artist." + std::string(enumerator_name(artist))); }

std::string painting(Painting const& painting, Words const& words) {
  return name_of(painting.artist, words) + " (" + words.say("auction." + std::string(enumerator_name(painting.auction))) + ")";
}

template <class Paintings>
std::string line_of(Paintings const& paintings, Words const& words) {
  std::string out;
  for (auto const& each : paintings) out += (out.empty() ? "" : ", ") + painting(each, words);
  return out.empty() ? "-" : out;
}

// One column per artist: what they rose by, round by round, then this round's paintings and what one would bring now.
std::string board(View const& view, Words const& words) {
  std::string head = padded("", 12), shown = padded(words.say("label.shown"), 12), worth = padded(words.say("label.worth_now"), 12);
  std::array<std::string, rounds> rows;
  for (std::size_t round = 0; round < rounds; ++round) rows[round] = padded(words.say("label.round") + " " + std::to_string(round + 1), 12);
  for (std::size_t a = 0; a < artists; ++a) {
    head += padded(name_of(static_cast<Artist>(a), words), 10);
    for (std::size_t round = 0; round < rounds; ++round)
      rows[round] += padded(view.board[round][a] ? std::to_string(view.board[round][a]) : ".", 10);
    shown += padded(std::to_string(view.shown[a]), 10);
    worth += padded(std::to_string(view.values[a]), 10);
  }
  std::string out = head + "\n";
  for (auto const& row : rows) out += row + "\n";
  return out + shown + "\n" + worth + "\n";
}

std::string player_lines(View const& view, std::size_t seat, Words const& words) {
  auto const& player = view.players[seat];
  bool const sells = view.auctioneer && index(*view.auctioneer) == static_cast<int>(seat);
  bool const me = view.you && index(*view.you) == static_cast<int>(seat);
  std::string line = words.row_head(static_cast<int>(seat), me, sells);
  line += padded(words.say("label.cards") + " " + std::to_string(player.cards), 10);
  if (player.money) line += words.say("label.money") + " " + std::to_string(*player.money) + "  ";
  line += words.say("label.bought") + ": " + line_of(player.bought, words) + "\n";
  return line;
}

}  // namespace

std::string draw(ModernArt const&, View const& view, Words const& words) {
  std::string out =
      words.say("label.round") + " " + std::to_string(view.round) + "   " + words.say("label.deck") + " " + std::to_string(view.deck);
  if (view.mystery > 0) out += "   " + words.say("label.mystery") + " " + std::to_string(view.mystery);
  out += "\n\n" + board(view, words) + "\n";
  for (std::size_t seat = 0; seat < view.players.size(); ++seat) out += player_lines(view, seat, words);
  if (!view.lot.empty()) {
    out += "\n" + words.say("label.lot") + ": " + line_of(view.lot, words);
    if (view.leader) out += "   " + words.say("label.leads", {{"seat", index(*view.leader)}, {"amount", view.amount}});
    out += "\n";
  }
  if (view.you)
    out += "\n" + words.say("label.hand") + ": " + line_of(view.players[static_cast<std::size_t>(index(*view.you))].hand, words) + "\n";
  return out;
}

}  // namespace atelier::modern_art
