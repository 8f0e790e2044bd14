// Tables of Projekt A.R.T. for tests.
#pragma once

#include <vector>

#include "games/projekt_art/bots.hpp"
#include "games/projekt_art/kind.hpp"
#include "games/testing.hpp"

namespace atelier::projekt_art {

inline ProjektArt table_for(Options const& options) { return atelier::testing::make_game<ProjektArt>(projekt_art_kind(), options); }

inline ProjektArt table_for(int seats, Map map = Map::japan, Difficulty difficulty = Difficulty::medium) {
  Options options;
  options.seats.value = seats;
  options.map = map;
  options.difficulty = difficulty;
  return table_for(options);
}

inline ProjektArt first_rules(int seats, Map map = Map::japan) {
  Options options;
  options.seats.value = seats;
  options.map = map;
  return *ProjektArt::make(options, atelier::testing::box_of<ProjektArt>(projekt_art_kind()), 1);
}

// A table in the middle of a game, with helpers that read like the rulebook. Chance moves are made by `luck` until somebody is asked.
struct Table {
  ProjektArt game;
  State s;
  Rng luck{11};
  atelier::testing::Heard<Event> heard;

  explicit Table(ProjektArt made) : game(std::move(made)), s(game.start()) { settle(); }

  void settle() {
    while (game.to_act(s).has(chance) && s.phase != Phase::rolling) {
      auto const [seat, id] = atelier::testing::random_step(game, s, luck);
      game.apply(s, seat, id, heard);
    }
  }
  bool can(int seat, Move const& move) const {
    auto const id = game.id(move);
    MoveList moves;
    if (!id || !game.may_act(s).has(seat_at(seat))) return false;
    game.legal(s, seat_at(seat), moves);
    return moves.has(*id);
  }
  void act(int seat, Move const& move) {
    ASSERT_TRUE(can(seat, move)) << to_json(move) << " in " << enumerator_name(s.phase);
    game.apply(s, seat_at(seat), *game.id(move), heard);
    settle();
  }
  // The dice of a fight, in the order of their places.
  void dice(std::initializer_list<int> pips) {
    for (int each : pips) {
      ASSERT_EQ(s.phase, Phase::rolling);
      game.apply(s, chance, move_at(ids::roll + each - 1), heard);
    }
  }
  void all_ready() {
    Phase const now = s.phase;
    for (int seat = 0; seat < game.seats() && s.phase == now; ++seat)
      if (game.to_act(s).has(seat_at(seat))) act(seat, Ready{});
  }
  // Everybody has drawn.
  void plan() {
    while (s.phase == Phase::preparing) act(index(game.to_act(s).lowest()), PutAgent{game.sheet().start});
    while (s.phase == Phase::drawing) act(index(game.to_act(s).lowest()), Draw{});
  }
  // Puts this card into a hand, out of wherever it is.
  void hold(int seat, Card card) {
    if (s.top == card) {
      Card const other = *s.unseen.begin();
      s.unseen.remove(other);
      s.top = other;
    } else if (s.unseen.has(card)) {
      s.unseen.remove(card);
    } else {
      for (auto& hand : s.hands) hand.remove(card);
    }
    Card const instead = *s.hands[static_cast<std::size_t>(seat)].begin();
    s.hands[static_cast<std::size_t>(seat)].remove(instead);
    s.unseen.add(instead);
    s.hands[static_cast<std::size_t>(seat)].add(card);
  }
  // Lays a card on a clue track.
  void lay(int track, Card card) {
    if (s.top == card) {
      Card const other = *s.unseen.begin();
      s.unseen.remove(other);
      s.top = other;
    }
    s.unseen.remove(card);
    for (auto& hand : s.hands) hand.remove(card);
    s.clues[static_cast<std::size_t>(track)].add(card);
  }
  // Skips phase A.
  void to_movement() {
    for (auto& hand : s.hands) s.discard |= hand, hand.clear();
    s.phase = s.outer = Phase::moving;
    s.begun = 0;
    s.ready = 0;
  }
  void to_fights() {
    to_movement();
    s.phase = s.outer = Phase::fighting;
  }
  std::uint8_t& agents(Site site) { return s.agents[at(site)]; }
  std::uint8_t& artworks(Site site) { return s.artworks[at(site)]; }
  void stand(int pawn, Site site) { s.pawns[static_cast<std::size_t>(pawn)] = static_cast<std::uint8_t>(at(site)); }
  void mark_lost(Site site) { s.lost |= static_cast<std::uint16_t>(1 << at(site)), agents(site) = 0, --s.markers_left; }
  std::size_t at(Site site) const { return static_cast<std::size_t>(game.place_of(site)); }
};

// A table with cards of the test's own: `make(card number)` says what is on each.
template <class Make>
Table table_with(int seats, Map map, Make&& make, int rules = ProjektArt::rules_version) {
  Options options;
  options.seats.value = seats;
  options.map = map;
  auto box = atelier::testing::box_of<ProjektArt>(projekt_art_kind());
  make(box);
  return Table(*ProjektArt::make(options, box, rules));
}

inline Card no(int number) { return card_numbered(number); }

// Cards 1 to 8 as the test wants them; all others cost nothing, place nobody and bring nothing.
inline auto plain(std::initializer_list<MissionCard> first) {
  return [cards = std::vector<MissionCard>(first)](Components& box) {
    for (std::size_t i = 0; i < box.cards.size(); ++i) {
      box.cards[i].cost = {}, box.cards[i].gain = {}, box.cards[i].agents = {};
      if (i < cards.size()) box.cards[i] = cards[i];
    }
  };
}
inline MissionCard card(std::array<int, 4> cost, std::array<int, arts> agents, std::array<int, 4> gain, Back clues) {
  return {cost, agents, gain, clues, Source::reconstructed};
}

// Moves what a viewer may not know about, as the rulebook says: a hand shows only its backs to the others, the deck only the back of
// its first card. The cards of each back go round in one random circle, so that every card that could lie elsewhere does.
inline void scramble(ProjektArt const& game, State& s, Viewer viewer, Rng& rng) {
  if (s.phase == Phase::over) return;
  struct Spot {
    CardSet* set;  // null: the deck's first card
    Card card;
  };
  std::array<std::vector<Spot>, 1 << arts> by_back;
  auto const hide = [&](CardSet* set, Card card) { by_back[game.face(card).clues].push_back({set, card}); };
  for (int seat = 0; seat < game.seats(); ++seat)
    if (!viewer.is(seat_at(seat)))
      for (Card card : s.hands[static_cast<std::size_t>(seat)]) hide(&s.hands[static_cast<std::size_t>(seat)], card);
  if (s.top != Card::none) hide(nullptr, s.top);
  for (Card card : s.unseen) hide(&s.unseen, card);
  for (auto& spots : by_back) {
    for (auto const& spot : spots)
      if (spot.set) spot.set->remove(spot.card);
    for (std::size_t i = spots.size(); i > 1; --i) std::swap(spots[i - 1].card, spots[rng.below(static_cast<std::uint32_t>(i - 1))].card);
    for (auto const& spot : spots)
      if (spot.set)
        spot.set->add(spot.card);
      else
        s.top = spot.card;
  }
}

// Plays on at random from `s`, which is then the end of the game, and calls check(s) at every moment.
template <class Check>
void play_on(ProjektArt const& game, State& s, Rng& rng, Check&& check) {
  Silence silence;
  atelier::testing::play_on(
      game, s, [&](Seat seat) { return atelier::testing::random_answer(game, s, seat, rng); }, silence, [&] { check(s); }, 20'000);
}

// The state when bots have played so many rounds, or the last one before the game is over.
inline State after_rounds(ProjektArt const& game, int rounds, Rng& rng) {
  Silence silence;
  State s = game.start(), last = s;
  Running table(game, s, silence);
  bool const over = play_out(table, [&](Seat seat) -> std::optional<MoveId> {
    last = s;
    if (s.round > rounds) return {};
    return seat == chance ? roll(game, s, rng) : teammate_move(game, game.view(s, seat));
  });
  return over ? last : s;
}

inline void set_health(Table& t, int seat, int health) {
  auto& have = t.s.health[static_cast<std::size_t>(seat)];
  t.s.health_left = static_cast<std::uint8_t>(t.s.health_left + have - health);
  have = static_cast<std::uint8_t>(health);
}

}  // namespace atelier::projekt_art
