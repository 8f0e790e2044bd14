#include "games/projekt_art/fellows.hpp"

#include <charconv>
#include <optional>
#include <string_view>

#include "engine/described.hpp"

namespace atelier::projekt_art {

namespace {

// The name of a thing of this kind; empty if it is another kind of thing.
std::string_view named(std::string_view thing, std::string_view kind) {
  bool const fits = thing.size() > kind.size() && thing.starts_with(kind) && thing[kind.size()] == ':';
  return fits ? thing.substr(kind.size() + 1) : std::string_view{};
}

template <class Enum>
std::optional<Enum> called(std::string_view thing, std::string_view kind) {
  std::optional<Enum> found;
  for_each_enumerator<Enum>([&, name = named(thing, kind)](std::string_view each, Enum value) {
    if (each == name) found = value;
  });
  return found;
}

}  // namespace

Fellows::Fellows(ProjektArt const& game, Company const& company) {
  for (Seat seat : company.people) people |= 1 << index(seat);
  for (auto const& remark : company.remarks)
    if (index(remark.seat) < game.seats()) hear(game, remark);
}

// Whatever does not name a thing of this table is passed over: a signal is a wish, not a move.
void Fellows::hear(ProjektArt const& game, Remark const& remark) {
  auto const& says = remark.signal;
  auto const seat = static_cast<std::size_t>(index(remark.seat));
  if (says == "wait") waits |= 1 << seat;
  if (says == "ally") dear |= 1 << static_cast<int>(Resource::radios);
  for (auto const& thing : remark.about) {
    if (auto const site = called<Site>(thing, "site"); site && game.place_of(*site) >= 0) {
      int const place = game.place_of(*site);
      if (says == "going") going[seat] = place;
      if (says == "lead") leads[seat] = place;
      if (says.empty() || says == "come" || says == "falling") wanted_at |= 1 << place;
    }
    if (auto const resource = called<Resource>(thing, "resource"); resource && (says == "spare" || says == "need_first"))
      dear |= 1 << static_cast<int>(*resource);
    if (auto const art = called<Art>(thing, "art"); art && says == "completes") promised |= 1 << static_cast<int>(*art);
    auto const clue = named(thing, "clue");
    int card = 0;
    std::from_chars(clue.data(), clue.data() + clue.size(), card);
    if (card < 1 || card > cards) continue;
    if (says == "keep_clue") kept.add(card_numbered(card)), free.remove(card_numbered(card));
    if (says == "spend_clue") free.add(card_numbered(card)), kept.remove(card_numbered(card));
  }
}

}  // namespace atelier::projekt_art
