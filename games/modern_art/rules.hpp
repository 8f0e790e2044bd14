// The rules, in the order of the rulebook. Included by modern_art.hpp.
#pragma once

#include <algorithm>

#include "games/modern_art/modern_art.hpp"

namespace atelier::modern_art {

inline bool ModernArt::hands_empty(State const& s) const {
  Cards all;
  for (auto const& hand : s.hands) all |= hand;
  return all.empty();
}

// Koniec kart: who has none is passed over. Precondition: somebody has one.
inline int ModernArt::next_with_cards(State const& s, int seat) const {
  while (s.hands[seat].empty()) seat = left_of(seat);
  return seat;
}

inline List<Artist, places> ModernArt::ranking(std::array<std::uint8_t, artists> const& shown) const {
  List<Artist, places> ranked;
  auto left = shown;
  while (ranked.size() < places) {
    auto const best = std::max_element(left.begin(), left.end());  // the left one of equals
    if (*best == 0) break;
    ranked.push_back(static_cast<Artist>(best - left.begin()));
    *best = 0;
  }
  return ranked;
}

// As the round would end now. Artists outside the ranking are worth nothing, whatever they rose by before.
inline std::array<int, artists> ModernArt::values(State const& s, List<Artist, places> const& ranked) const {
  std::array<int, artists> values{};
  for (std::size_t place = 0; place < ranked.size(); ++place) {
    auto const artist = static_cast<std::size_t>(ranked[place]);
    values[artist] = components_.prizes.value[place];
    for (int round = 0; round + 1 < s.round; ++round) values[artist] += s.board[static_cast<std::size_t>(round)][artist];
  }
  return values;
}

// One move: the game, the state it changes and who listens to its events.
template <class Sink>
struct Play {
  ModernArt const& game;
  State& s;
  Sink& events;

  template <class Make>
  void tell(Make&& make) {
    events.tell(Audience::everyone(), make);
  }

  void move(Seat who, int n) {
    int const seat = index(who);
    switch (s.phase) {
      case Phase::beginning: s.auctioneer = static_cast<std::uint8_t>(n - ids::begin); return prepare_round();
      case Phase::dealing: return draw((n - ids::deal) / most_paintings, static_cast<Card>((n - ids::deal) % most_paintings));
      case Phase::putting_up: return put_up(static_cast<Card>(n - ids::put_up));
      case Phase::doubling: return answer_double(seat, n);
      case Phase::open: return bid_in_open(seat, n);
      case Phase::once_around: return bid_once_around(seat, n);
      case Phase::sealed: return close_fist(seat, n - ids::bid);
      case Phase::pricing: return name_price(n - ids::price);
      case Phase::buying: return answer_price(seat, n == ids::take);
      case Phase::flipping: return answer_flip(n == ids::flip);
      case Phase::turning: return turn_mystery(static_cast<Card>(n - ids::turn));
      case Phase::over: return;
    }
  }

  // Przygotowanie do gry, następne rundy.
  void prepare_round() {
    ++s.round;
    s.dealt = 0;
    s.shown = {};
    s.unsold = {};
    s.bought = {};
    int const cards = game.deals_[s.round - 1];
    if (game.options_.mystery_hand) s.mystery = static_cast<std::uint8_t>(s.mystery + cards);
    if (cards == 0) {
      begin_round();
      return;
    }
    s.phase = Phase::dealing;
    s.acting = atelier::chance;
  }

  void draw(int seat, Card card) {
    s.deck.remove(card);
    deal(seat, card);
  }

  // The cards of a round that are still to be dealt, whole hands at once.
  void draw_on(Rng& rng) {
    Urn deck(s.deck.bits());
    for (int left = s.deck.count(); s.phase == Phase::dealing; --left) {
      auto const card = static_cast<Card>(deck.take(static_cast<int>(rng.below(static_cast<std::uint32_t>(left)))));
      deal(game.receiver(s), card);
    }
    s.deck = Cards(deck.left());
  }

  void deal(int seat, Card card) {
    ++s.dealt;
    s.hands[seat].add(card);
    Viewer const owner = seat_at(seat);
    events.tell(Audience(owner).with(Viewer::book()), [&] {
      auto const p = painting_of(card);
      return PaintingDealt{seat_at(seat), p.artist, p.auction, p.copy};
    });
    events.tell(Audience::everyone().without(owner).without(Viewer::book()), [&] { return CardDealt{seat_at(seat)}; });
    if (s.dealt == game.deals_[s.round - 1] * game.seats_) begin_round();
  }

  void begin_round() {
    if (!game.hands_empty(s)) {
      ask_for_painting(s.auctioneer);
      tell([&] { return RoundBegan{s.round, seat_at(s.auctioneer), game.deals_[s.round - 1]}; });
      return;
    }
    tell([&] { return RoundSkipped{s.round}; });
    if (s.round == rounds)
      end_game();
    else
      prepare_round();
  }

  // Przebieg aukcji.
  void ask_for_painting(int seat) {
    s.auctioneer = static_cast<std::uint8_t>(game.next_with_cards(s, seat));
    s.opener = s.leader = nobody;
    s.first = s.second = no_card;
    s.amount = 0;
    s.phase = Phase::putting_up;
    s.acting = seat_at(s.auctioneer);
  }

  void put_up(Card card) {
    s.hands[s.auctioneer].remove(card);
    s.opener = s.auctioneer;
    bool const paired = auction_of(card) == Auction::paired;
    (paired ? s.first : s.second) = card;
    int const count = ++s.shown[static_cast<int>(artist_of(card))];
    tell([&] {
      auto const p = painting_of(card);
      return PaintingPutUp{seat_at(s.auctioneer), p.artist, p.auction, p.copy, count};
    });
    if (end_round_if_due(card, s.auctioneer)) return;
    if (!paired) {
      begin_auction();
      return;
    }
    s.phase = Phase::doubling;  // the auctioneer is asked first
    s.acting = seat_at(s.auctioneer);
  }

  void begin_auction() {
    Seats const all = Seats::first(game.seats_);
    s.leader = nobody;
    s.amount = 0;
    switch (auction_of(s.second)) {
      case Auction::open:
        s.phase = Phase::open;
        s.acting = all;
        break;
      case Auction::once_around:
        s.phase = Phase::once_around;
        s.acting = seat_at(game.left_of(s.auctioneer));
        break;
      case Auction::sealed:
        s.phase = Phase::sealed;
        s.acting = all;
        break;
      case Auction::fixed_price:
        s.phase = Phase::pricing;
        s.acting = seat_at(s.auctioneer);
        break;
      case Auction::paired: break;
    }
  }

  // A. Aukcja otwarta: a raise re-opens the floor to all others; it ends when all of them have passed since.
  void bid_in_open(int seat, int n) {
    if (n == ids::pass) {
      s.acting = s.acting.without(seat_at(seat));
      tell([&] { return Passed{seat_at(seat)}; });
    } else {
      s.amount = static_cast<std::uint16_t>(n - ids::bid);
      s.leader = static_cast<std::uint8_t>(seat);
      s.acting = Seats::first(game.seats_).without(seat_at(seat));
      tell([&] { return Raised{seat_at(seat), s.amount}; });
    }
    if (s.acting.empty()) sell(s.leader == nobody ? s.auctioneer : s.leader, s.amount);
  }

  // B. Aukcja jednorazowa: the auctioneer speaks last.
  void bid_once_around(int seat, int n) {
    if (n == ids::pass) {
      tell([&] { return Passed{seat_at(seat)}; });
    } else {
      s.amount = static_cast<std::uint16_t>(n - ids::bid);
      s.leader = static_cast<std::uint8_t>(seat);
      tell([&] { return Raised{seat_at(seat), s.amount}; });
    }
    if (seat == s.auctioneer)
      sell(s.leader == nobody ? s.auctioneer : s.leader, s.amount);
    else
      s.acting = seat_at(game.left_of(seat));
  }

  // C. Aukcja zamkniętej dłoni: of equal bids the auctioneer's wins, then the nearest clockwise.
  void close_fist(int seat, int amount) {
    s.sealed[seat] = static_cast<std::uint16_t>(amount);
    s.acting = s.acting.without(seat_at(seat));
    tell([&] { return FistClosed{seat_at(seat)}; });
    if (!s.acting.empty()) {
      s.fists[game.seats_ - s.acting.count() - 1] = static_cast<std::uint8_t>(seat);
      return;
    }
    tell([&] {
      FistsOpened opened;
      for (int each = 0; each < game.seats_; ++each) opened.bids.push_back(s.sealed[each]);
      return opened;
    });
    int best = s.auctioneer;
    for (int each = game.left_of(best); each != s.auctioneer; each = game.left_of(each))
      if (s.sealed[each] > s.sealed[best]) best = each;
    int const paid = s.sealed[best];
    s.sealed = {};
    s.fists = {};
    sell(best, paid);
  }

  // D. Aukcja ustalonej ceny.
  void name_price(int amount) {
    s.amount = static_cast<std::uint16_t>(amount);
    s.phase = Phase::buying;
    s.acting = seat_at(game.left_of(s.auctioneer));
    tell([&] { return PriceNamed{seat_at(s.auctioneer), amount}; });
  }

  void answer_price(int seat, bool take) {
    if (take) {
      sell(seat, s.amount);
      return;
    }
    tell([&] { return PriceDeclined{seat_at(seat)}; });
    int const next = game.left_of(seat);
    if (next == s.auctioneer)
      sell(next, s.amount);  // nobody else wants it: he must
    else
      s.acting = seat_at(next);
  }

  // E. Aukcja łączona. Asked even with no fitting card, or the skip would tell the table a hand.
  void answer_double(int seat, int n) {
    if (n == ids::decline) {
      tell([&] { return SecondDeclined{seat_at(seat)}; });
      int const next = game.left_of(seat);
      if (next == s.opener)
        sell(s.opener, 0);
      else
        s.acting = seat_at(next);
      return;
    }
    auto const card = static_cast<Card>(n - ids::add);
    s.hands[seat].remove(card);
    s.second = card;
    s.auctioneer = static_cast<std::uint8_t>(seat);
    int const count = ++s.shown[static_cast<int>(artist_of(card))];
    tell([&] {
      auto const p = painting_of(card);
      return SecondAdded{seat_at(seat), p.artist, p.auction, p.copy, count, seat == s.opener ? Adder::opener : Adder::other};
    });
    if (!end_round_if_due(card, seat)) begin_auction();
  }

  // The buyer pays the auctioneer; an auctioneer who buys pays the bank.
  void sell(int buyer, int amount) {
    s.money[buyer] = static_cast<std::uint16_t>(s.money[buyer] - amount);
    if (buyer != s.auctioneer) s.money[s.auctioneer] = static_cast<std::uint16_t>(s.money[s.auctioneer] + amount);
    for (Card card : {s.first, s.second})
      if (card != no_card) s.bought[buyer].add(card);
    tell([&] {
      Sold sold{seat_at(buyer),
                seat_at(s.auctioneer),
                amount,
                amount == 0             ? Payee::nobody
                : buyer == s.auctioneer ? Payee::bank
                                        : Payee::auctioneer,
                {}};
      for (Card card : {s.first, s.second})
        if (card != no_card) sold.lot.push_back(painting_of(card));
      return sold;
    });
    end_auction();
  }

  void end_auction() {
    if (s.mystery == 0) {
      ask_for_painting(game.left_of(s.auctioneer));
      return;
    }
    s.first = s.second = no_card;
    s.leader = nobody;
    s.amount = 0;
    s.phase = Phase::flipping;
    s.acting = seat_at(s.auctioneer);
  }

  // Wariant na trzech graczy.
  void answer_flip(bool flip) {
    if (flip) {
      s.phase = Phase::turning;
      s.acting = atelier::chance;
      return;
    }
    tell([&] { return MysteryLeft{seat_at(s.auctioneer)}; });
    ask_for_painting(game.left_of(s.auctioneer));
  }

  void turn_mystery(Card card) {
    s.deck.remove(card);
    --s.mystery;
    s.second = card;
    int const count = ++s.shown[static_cast<int>(artist_of(card))];
    tell([&] {
      auto const p = painting_of(card);
      return MysteryTurned{seat_at(s.auctioneer), p.artist, p.auction, p.copy, count};
    });
    if (end_round_if_due(card, s.auctioneer)) return;
    s.unsold.add(card);
    ask_for_painting(game.left_of(s.auctioneer));
  }

  // Koniec rundy aukcyjnej, koniec kart: the lot stays unsold. `seat` showed the card.
  bool end_round_if_due(Card shown, int seat) {
    bool const full = s.shown[static_cast<int>(artist_of(shown))] == game.components_.last_painting.value;
    if (!full && !game.hands_empty(s)) return false;
    for (Card card : {s.first, s.second})
      if (card != no_card) s.unsold.add(card);
    s.auctioneer = static_cast<std::uint8_t>(seat);
    sell_to_bank(full ? RoundEnd::full : RoundEnd::last_card, shown);
    return true;
  }

  // Sprzedaż obrazów do banku.
  void sell_to_bank(RoundEnd why, Card last) {
    auto const ranked = game.ranking(s.shown);
    auto const worth = game.values(s, ranked);
    tell([&] { return RoundOver{s.round, why, artist_of(last), s.shown, ranked, worth}; });
    for (std::size_t place = 0; place < ranked.size(); ++place) {
      auto const artist = static_cast<std::size_t>(ranked[place]);
      int const prize = game.components_.prizes.value[place];
      s.board[s.round - 1][artist] = static_cast<std::uint8_t>(prize);
      tell([&] { return Ranked{ranked[place], static_cast<int>(place) + 1, prize, worth[artist]}; });
    }
    for (int seat = 0; seat < game.seats_; ++seat) {
      int income = 0;
      for (int artist = 0; artist < artists; ++artist) income += worth[artist] * s.bought[seat].count(static_cast<Artist>(artist));
      s.money[seat] = static_cast<std::uint16_t>(s.money[seat] + income);
      int const sold = s.bought[seat].count();
      if (sold > 0) tell([&] { return PaintingsSold{seat_at(seat), sold, income}; });
    }
    s.opener = s.leader = nobody;
    s.first = s.second = no_card;
    s.amount = 0;
    if (s.round == rounds) {
      end_game();
      return;
    }
    s.auctioneer = static_cast<std::uint8_t>(game.left_of(s.auctioneer));
    prepare_round();
  }

  // Zwycięstwo.
  void end_game() {
    s.phase = Phase::over;
    s.acting = {};
    tell([&] {
      GameOver over;
      auto const final = game.scores(s);
      for (int seat = 0; seat < game.seats_; ++seat) {
        if (final.ranks[seat] == 1) over.winners.push_back(seat_at(seat));
        over.money.push_back(s.money[seat]);
      }
      return over;
    });
  }
};

inline void ModernArt::roll_on(State& s, Rng& rng) const {
  Silence silence;
  Play<Silence> play{*this, s, silence};
  if (s.phase == Phase::dealing)
    play.draw_on(rng);
  else
    play.move(atelier::chance, index(roll(s, rng)));
}

template <class Sink>
void ModernArt::apply(State& s, Seat who, MoveId id, Sink& events) const {
  Play<Sink>{*this, s, events}.move(who, index(id));
}

}  // namespace atelier::modern_art
