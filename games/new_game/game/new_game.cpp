#include "games/new_game/new_game.hpp"

#include <numeric>

namespace atelier::new_game {

std::expected<NewGame, std::string> NewGame::make(Options const& options, Components const& components, int rules) {
  if (components.copies.value < 1 || components.copies.value > 20) return std::unexpected("copies: must be from 1 to 20");
  return NewGame(options, components, rules);
}

State NewGame::start() const {
  State s;
  s.deck.fill(static_cast<std::uint8_t>(components_.copies.value));
  return s;
}

void NewGame::legal(State const& s, Seat seat, MoveList& out) const { legal(view(s, seat), out); }

void NewGame::legal(View const& view, MoveList& out) const {
  out.clear();
  if (!view.offer) return;
  out.add(move_at(ids::keep));
  if (view.offer->may_swap) out.add(move_at(ids::swap));
}

void NewGame::chance(State const& s, Outcomes& out) const {
  out.clear();
  for (int i = 0; i < numbers; ++i) out.add(move_at(ids::deal + i), s.deck[static_cast<std::size_t>(i)]);
}

Refusal NewGame::refuse(State const& s, Seat seat, MoveId) const {
  if (s.phase == Phase::over) return {"game_over"};
  if (!to_act(s).has(seat)) return {"not_your_turn"};
  return {"not_offered"};
}

View NewGame::view(State const& s, Viewer viewer) const {
  bool const open = s.phase == Phase::over || viewer == Viewer::book();
  View view;
  if (viewer.is_seat()) view.you = viewer.seat();
  view.phase = s.phase;
  if (s.phase != Phase::over) view.turn = seat_at(s.turn);
  for (int seat = 0; seat < seats(); ++seat) {
    Card const card = s.cards[static_cast<std::size_t>(seat)];
    view.cards.push_back(card == 0 || open || viewer.is(seat_at(seat)) ? card : hidden);
    Card const away = s.away[static_cast<std::size_t>(seat)];
    view.memory.away.push_back(away == 0 || viewer == Viewer::book() || viewer.is(seat_at(seat)) ? away : hidden);
  }
  view.deck = std::accumulate(s.deck.begin(), s.deck.end(), 0);
  if (viewer.is_seat() && to_act(s).has(viewer.seat())) view.offer = Offer{view.deck > 0};
  return view;
}

// Cards the seat does not see come evenly from those it has not seen: what others hold, what they swapped away, and the deck. While a card
// is being swapped, it is in hand and away at once.
State NewGame::sample(View const& view, Rng& rng) const {
  State s = start();
  s.phase = view.phase;
  s.turn = static_cast<std::uint8_t>(view.turn ? index(*view.turn) : 0);
  auto const place = [&](int seen) -> Card {
    auto const known = static_cast<Card>(seen);
    if (known == 0) return 0;
    std::uint32_t ticket = known == hidden ? rng.below(static_cast<std::uint32_t>(std::accumulate(s.deck.begin(), s.deck.end(), 0))) : 0;
    std::size_t i = known == hidden ? 0 : known - 1U;
    for (; known == hidden && ticket >= s.deck[i]; ++i) ticket -= s.deck[i];
    --s.deck[i];
    return static_cast<Card>(i + 1);
  };
  // What is seen leaves the deck before anything is drawn from it.
  for (bool const drawing : {false, true})
    for (std::size_t seat = 0; seat < view.cards.size(); ++seat) {
      bool const swapping = s.phase == Phase::swapping && seat == s.turn;
      if ((view.cards[seat] == hidden) == drawing) s.cards[seat] = place(view.cards[seat]);
      if (swapping) s.away[seat] = s.cards[seat];
      if (!swapping && (view.memory.away[seat] == hidden) == drawing) s.away[seat] = place(view.memory.away[seat]);
    }
  return s;
}

Scores NewGame::scores(State const& s) const {
  Scores scores;
  for (int seat = 0; seat < seats(); ++seat) {
    int rank = 1;
    for (int other = 0; other < seats(); ++other)
      rank += s.cards[static_cast<std::size_t>(other)] > s.cards[static_cast<std::size_t>(seat)];
    scores.points.push_back(s.cards[static_cast<std::size_t>(seat)]);
    scores.ranks.push_back(rank);
  }
  return scores;
}

Move NewGame::move(MoveId id) const {
  if (index(id) == ids::keep) return Keep{};
  if (index(id) == ids::swap) return Swap{};
  return Deal{index(id) - ids::deal + 1};
}

std::optional<MoveId> NewGame::id(Move const& move) const {
  if (std::holds_alternative<Keep>(move)) return move_at(ids::keep);
  if (std::holds_alternative<Swap>(move)) return move_at(ids::swap);
  int const card = std::get<Deal>(move).card;
  if (card < 1 || card > numbers) return {};
  return move_at(ids::deal + card - 1);
}

}  // namespace atelier::new_game
