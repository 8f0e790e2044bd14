// Tables of Modern Art for tests.
#pragma once

#include <string_view>
#include <vector>

#include "games/modern_art/kind.hpp"
#include "games/modern_art/modern_art.hpp"
#include "games/testing.hpp"

namespace atelier::modern_art {

inline ModernArt table_for(Options const& options) { return atelier::testing::make_game<ModernArt>(modern_art_kind(), options); }

inline ModernArt table_for(int seats) {
  Options options;
  options.seats.value = seats;
  return table_for(options);
}

inline Options mystery_options() {
  Options options;
  options.seats.value = 3;
  options.mystery_hand = true;
  return options;
}

// A table in the middle of a round, laid out by hand. Paintings are written as two letters: N B D S K for the artist, then o 1 s f d for
// open, once around, sealed, fixed price, double.
class Table {
 public:
  explicit Table(ModernArt made, std::vector<std::string_view> const& hands, int auctioneer = 0) : game(made) {
    s = game.start();
    s.round = 1;
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
      for (std::size_t i = 0; i + 1 < hands[seat].size(); i += 3) s.hands[seat].add(draw(hands[seat].substr(i, 2)));
    s.phase = Phase::putting_up;
    s.auctioneer = static_cast<std::uint8_t>(auctioneer);
    s.acting = seat_at(auctioneer);
  }
  Table(int seats, std::vector<std::string_view> const& hands, int auctioneer = 0) : Table(table_for(seats), hands, auctioneer) {}

  ModernArt game;
  State s;
  atelier::testing::Heard<Event> heard;

  // A fitting painting out of the deck.
  Card draw(std::string_view name) {
    Card const card = find(s.deck, name);
    s.deck.remove(card);
    return card;
  }
  void own(int seat, std::string_view name) { s.bought[static_cast<std::size_t>(seat)].add(draw(name)); }
  void shown(std::array<std::uint8_t, artists> counts) { s.shown = counts; }

  void put_up(std::string_view name) { play(s.auctioneer, ids::put_up + find(s.hands[s.auctioneer], name)); }
  void add(int seat, std::string_view name) { play(seat, ids::add + find(s.hands[static_cast<std::size_t>(seat)], name)); }
  void decline(int seat) { play(seat, ids::decline); }
  void take(int seat) { play(seat, ids::take); }
  void pass(int seat) { play(seat, ids::pass); }
  void bid(int seat, int amount) { play(seat, ids::bid + amount); }
  void price(int amount) { play(s.auctioneer, ids::price + amount); }
  void flip() { play(s.auctioneer, ids::flip); }
  void leave() { play(s.auctioneer, ids::leave); }
  void turn(std::string_view name) { play(index(atelier::chance), ids::turn + find(s.deck, name)); }
  void fists(std::vector<int> const& bids) {
    for (std::size_t seat = 0; seat < bids.size(); ++seat) bid(static_cast<int>(seat), bids[seat]);
  }
  void all_pass_but(int leader) {
    for (int seat = 0; seat < game.seats(); ++seat)
      if (seat != leader) pass(seat);
  }

  bool may(int seat, int id) const {
    if (!game.may_act(s).has(seat_at(seat))) return false;
    MoveList moves;
    game.legal(s, seat_at(seat), moves);
    return moves.has(move_at(id));
  }
  Refusal refused(int seat, int id) const {
    EXPECT_FALSE(may(seat, id));
    return game.refuse(s, seat_at(seat), move_at(id));
  }
  bool waits_for(std::vector<int> const& seats) const {
    Seats all;
    for (int seat : seats) all = all.with(seat_at(seat));
    return s.acting == all;
  }
  std::vector<int> money() const { return {s.money.begin(), s.money.begin() + game.seats()}; }
  int owns(int seat) const { return s.bought[static_cast<std::size_t>(seat)].count(); }

 private:
  static Card find(Cards const& among, std::string_view name) {
    auto const artist = std::string_view("NBDSK").find(name[0]);
    auto const auction = std::string_view("o1sfd").find(name[1]);
    for (int copy = 0; copy < most_copies; ++copy) {
      auto const card = static_cast<Card>((artist * auctions + auction) * most_copies + static_cast<std::size_t>(copy));
      if (among.has(card)) return card;
    }
    ADD_FAILURE() << "no " << name << " there";
    return 0;
  }
  void play(int seat, int id) {
    if (seat != index(atelier::chance))
      ASSERT_TRUE(may(seat, id)) << "seat " << seat << " may not play " << id << ": " << game.refuse(s, seat_at(seat), move_at(id)).code;
    game.apply(s, seat_at(seat), move_at(id), heard);
  }
};

// Moves what a viewer may not know about, as the rulebook says: nobody sees another's hand or the deck, nobody another's closed fist. How
// many cards each holds is in sight.
inline void scramble(State& s, Viewer viewer, Rng& rng) {
  if (s.phase == Phase::over || s.phase == Phase::beginning) return;
  auto const hidden = [&](std::size_t seat) { return !viewer.is_seat() || index(viewer.seat()) != static_cast<int>(seat); };
  std::vector<Cards*> piles{&s.deck};
  for (std::size_t seat = 0; seat < s.hands.size(); ++seat)
    if (hidden(seat)) piles.push_back(&s.hands[seat]);
  std::vector<Card> cards;
  std::vector<int> sizes;
  for (auto* pile : piles) {
    pile->each([&](Card card) { cards.push_back(card); });
    sizes.push_back(pile->count());
    *pile = {};
  }
  for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[rng.below(static_cast<std::uint32_t>(i))]);
  std::size_t next = 0;
  for (std::size_t pile = 0; pile < piles.size(); ++pile)
    for (int i = 0; i < sizes[pile]; ++i) piles[pile]->add(cards[next++]);
  if (s.phase != Phase::sealed) return;
  for (std::size_t seat = 0; seat < s.sealed.size(); ++seat)
    if (hidden(seat) && !s.acting.has(seat_at(static_cast<int>(seat))))
      s.sealed[seat] = static_cast<std::uint16_t>(rng.below(s.money[seat] + 1U));
}

}  // namespace atelier::modern_art
