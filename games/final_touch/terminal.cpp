#include "games/final_touch/terminal.hpp"

#include "engine/described.hpp"

namespace atelier::final_touch {

namespace {

// "2 yellow, 1 brown", or the word for nothing.
std::string cards(Counts const& counts, Words const& words) {
  std::string out;
  for (int paint = 0; paint < paints; ++paint) {
    auto const i = static_cast<std::size_t>(paint);
    if (counts[i] == 0) continue;
    out += (out.empty() ? "" : ", ") + std::to_string(counts[i]) + " " +
           words.say("paint." + std::string(enumerator_name(static_cast<Paint>(paint))));
  }
  return out.empty() ? words.say("label.nothing") : out;
}

std::string title(Canvas const& canvas, Words const& words) {
  return words.say("painting." + std::string(enumerator_name(canvas.painting))) + "  (" +
         words.say("label.worth", {{"completed", canvas.completed}, {"ruined", canvas.ruined}}) + ")";
}

std::string line(Words const& words, std::string_view label, std::string const& text) {
  return padded("  " + words.say(label), 20) + text + "\n";
}

}  // namespace

std::string draw(FinalTouch const&, View const& view, Words const& words) {
  std::string out;
  if (view.easel) {
    out += line(words, "label.easel", title(*view.easel, words));
    out += line(words, "label.missing", cards(view.easel->missing, words));
    out += line(words, "label.touched", cards(view.easel->touched, words));
    out += line(words, "label.smeared",
                cards(view.smeared, words) + "  " + std::to_string(view.smears) + "/" + std::to_string(view.most_smears));
  }
  if (view.next) out += line(words, "label.next", title(*view.next, words) + ": " + cards(view.next->needs, words));
  out += line(words, "label.deck", std::to_string(view.deck)) + "\n";
  for (int seat = 0; seat < static_cast<int>(view.players.size()); ++seat) {
    auto const& player = view.players[static_cast<std::size_t>(seat)];
    bool const me = view.you && index(*view.you) == seat;
    std::string row = words.row_head(seat, me, view.turn && index(*view.turn) == seat);
    row += padded(std::to_string(player.money) + " $", 7);
    if (player.hand) row += cards(*player.hand, words);
    out += row + "\n";
  }
  return out;
}

}  // namespace atelier::final_touch
