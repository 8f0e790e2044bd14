#include "games/modern_art/bots.hpp"

#include <cmath>
#include <limits>

#include "games/modern_art/knowledge.hpp"

namespace atelier::modern_art {

namespace {

MoveId bid_of(int amount) { return move_at(ids::bid + amount); }
MoveId price_of(int amount) { return move_at(ids::price + amount); }

MoveId any_painting(Choice const& choice, Rng& rng) {
  return move_at(choice.of_card + choice.cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(choice.held)))));
}

// The first of the artist that is in fashion least.
MoveId plainest_painting(Lens const& lens) {
  Choice const may = lens.choice();
  Outlook const outlook(lens, 0);
  int least = std::numeric_limits<int>::max();
  MoveId plainest{};
  may.cards.each([&](Card card) {
    int const artist = static_cast<int>(artist_of(card));
    int const fame = outlook.risen(artist) + 10 * outlook.shown(artist);
    if (fame < least) least = fame, plainest = move_at(may.of_card + card);
  });
  return plainest;
}

// How a dealer deals. Prices are parts of a lot's worth.
struct Prices {
  double raise = 0.93;   // the most in the open
  double once = 0.72;    // the bid that those behind me must beat
  double fist = 0.72;    // in a closed fist
  double ask = 0.80;     // as a fixed price
  double take = 0.95;    // the dearest fixed price I take
  double income = 0.72;  // what a sale is likely to bring
  double keep = 0.25;    // of what an artist has risen by: a painting kept may sell in a later round
  double own = 1.0;      // how much dearer it takes what its gallery has of that artist already
  double other = 1.0;    // and what it has not

  // The bold one pays and asks more, the thrifty one less, the stubborn one collects.
  constexpr Prices by(Manner manner) const {
    Prices prices = *this;
    auto const times = [&](double part) {
      for (double Prices::* each : {&Prices::raise, &Prices::once, &Prices::fist, &Prices::take}) prices.*each *= part;
    };
    switch (manner) {
      case Manner::even: break;
      case Manner::bold: times(1.06); break;
      case Manner::thrifty: times(0.93); break;
      case Manner::stubborn: prices.own = 1.07, prices.other = 0.96; break;
    }
    return prices;
  }
};

class Dealer {
 public:
  explicit Dealer(Lens const& lens, int rounds_in_mind = Outlook::usual_rounds, Prices const& prices = {})
      : s_(lens.known),
        lens_(lens),
        may_(lens.choice()),
        out_(lens, rounds_in_mind),
        rival_(1.0 / (out_.seats() - 1)),
        prices_(prices) {}

  MoveId answer() const {
    switch (s_.phase) {
      case Phase::putting_up: return put_up();
      case Phase::doubling: return add();
      case Phase::open: return raise();
      case Phase::once_around: return bid_once();
      case Phase::sealed: return close_fist();
      case Phase::pricing: return name_price();
      case Phase::buying: return may_.spoken == 2 && s_.amount <= prices_.take * lot_worth() ? move_at(ids::take) : move_at(ids::decline);
      case Phase::flipping: return flip();
      case Phase::beginning:
      case Phase::dealing:
      case Phase::turning:
      case Phase::over: break;
    }
    return move_at(ids::pass);
  }

  // What the lot under the hammer will bring me, the mean over how the round can end.
  double lot_worth() const {
    Worth const worth = out_.expect(0, 0, next_after(s_.auctioneer), out_.me());
    double sum = 0;
    for (Card card : {s_.first, s_.second})
      if (card != no_card) {
        int const artist = static_cast<int>(artist_of(card));
        sum += worth[static_cast<std::size_t>(artist)] * (out_.owned(out_.me(), artist) > 0 ? prices_.own : prices_.other);
      }
    return sum;
  }

 private:
  bool selling() const { return s_.auctioneer == out_.me(); }
  int next_after(int seat) const { return (seat + 1) % out_.seats(); }
  // A seller who buys forgoes the price; buyer and price weigh as much when the price is this part of the worth.
  double own_limit() const { return (1 + rival_) / (2 + rival_); }
  double limit() const { return selling() ? own_limit() : prices_.raise; }
  int richest_rival() const {
    int most = 0;
    for (int seat = 0; seat < out_.seats(); ++seat)
      if (seat != out_.me()) most = std::max(most, out_.money(seat));
    return most;
  }
  MoveId bid_or_pass(double amount) const {
    int const bid = static_cast<int>(amount);
    if (bid < may_.low || may_.high < may_.low) return move_at(ids::pass);
    return bid_of(std::min(bid, may_.high));
  }

  MoveId raise() const {
    int const low = may_.low;
    if (may_.high < low) return move_at(ids::pass);
    int const top = std::min(static_cast<int>(limit() * lot_worth()), may_.high);
    // A third of the way at a time: one thousand after another would keep the table waiting for hardly any gain.
    return low <= top ? bid_of(low + (top - low) / 3) : move_at(ids::pass);
  }
  MoveId bid_once() const {
    int const low = may_.low;
    if (may_.high < low) return move_at(ids::pass);
    double const worth = lot_worth();
    if (low > limit() * worth) return move_at(ids::pass);
    if (selling()) return bid_of(low);  // nobody speaks after me
    double const enough = std::min<double>(std::floor(prices_.once * worth), richest_rival());
    return bid_or_pass(std::max<double>(low, enough));
  }
  MoveId close_fist() const {
    double const part = selling() ? own_limit() * 0.85 : prices_.fist;
    double const bid = std::min<double>(part * lot_worth(), richest_rival() + 1);
    return bid_of(std::min(static_cast<int>(bid), may_.high));
  }
  MoveId name_price() const {
    double const price = std::min<double>(prices_.ask * lot_worth(), richest_rival());
    return price_of(std::clamp(static_cast<int>(price), may_.low, may_.high));
  }

  // What all paintings that galleries hold mean for me: mine count, each rival's a share against me.
  double holdings(Worth const& worth) const {
    double sum = 0;
    for (int seat = 0; seat < out_.seats(); ++seat)
      for (int a = 0; a < artists; ++a)
        sum += (seat == out_.me() ? 1.0 : -rival_) * out_.owned(seat, a) * worth[static_cast<std::size_t>(a)];
    return sum;
  }
  // Selling a lot: the price comes to me, what it is worth beyond that to the buyer.
  double sale(double worth) const { return prices_.income * worth - rival_ * (1 - prices_.income) * worth; }
  double kept(int artist) const { return s_.round == rounds ? 0 : prices_.keep * (out_.risen(artist) + 10); }
  bool can_add(int artist) const { return !(lens_.hand() & singles[static_cast<std::size_t>(artist)]).empty(); }
  // The chance that one of the others adds to a double of this artist.
  double others_add(int artist) const {
    double all = 0, cards = 0;
    for (int a = 0; a < artists; ++a) all += out_.unseen(a);
    for (int seat = 0; seat < out_.seats(); ++seat)
      if (seat != out_.me()) cards += lens_.cards[static_cast<std::size_t>(seat)];
    return all == 0 ? 0 : 1 - std::pow(1 - 0.8 * out_.unseen(artist) / all, cards);
  }

  double prospect(Card card) const {
    int const artist = static_cast<int>(artist_of(card));
    auto const one = out_.expect(artist, 1, next_after(out_.me()), -1);
    double const cost = kept(artist);
    if (out_.ends_round(artist, 1)) return holdings(one) - cost;
    double const worth = one[static_cast<std::size_t>(artist)];
    if (auction_of(card) != Auction::paired) return holdings(one) + sale(worth) - cost;
    if (can_add(artist)) {
      auto const two = out_.expect(artist, 2, next_after(out_.me()), -1);
      double const both = out_.ends_round(artist, 2) ? 0 : sale(2 * two[static_cast<std::size_t>(artist)]);
      return holdings(two) + both - 2 * cost;
    }
    double const added = others_add(artist);
    return holdings(one) + (1 - added) * worth - added * rival_ * 2 * worth - cost;
  }
  MoveId put_up() const {
    MoveId best{};
    double most = -1e9;
    may_.cards.each([&](Card card) {
      double const value = prospect(card);
      if (value > most) most = value, best = move_at(ids::put_up + card);
    });
    return best;
  }
  MoveId add() const {
    if (may_.held == 0) return move_at(ids::decline);
    int const artist = static_cast<int>(artist_of(s_.first));
    bool const mine = s_.opener == out_.me();
    auto const one = out_.expect(0, 0, next_after(s_.opener), -1);
    auto const two = out_.expect(artist, 1, next_after(out_.me()), -1);
    double const worth = one[static_cast<std::size_t>(artist)];
    double const added = mine ? others_add(artist) : 0;
    double const declined = holdings(one) + (mine ? (1 - added) * worth - added * rival_ * 2 * worth : -rival_ * worth);
    double const sold = out_.ends_round(artist, 1) ? 0 : sale(2 * two[static_cast<std::size_t>(artist)]);
    if (holdings(two) + sold - kept(artist) < declined) return move_at(ids::decline);
    return move_at(ids::add + may_.cards.nth(0));
  }
  MoveId flip() const {
    double const now = holdings(out_.expect(0, 0, next_after(out_.me()), -1));
    double turned = 0, all = 0;
    for (int a = 0; a < artists; ++a) {
      if (out_.unseen(a) == 0) continue;
      turned += out_.unseen(a) * holdings(out_.expect(a, 1, next_after(out_.me()), -1));
      all += out_.unseen(a);
    }
    return all > 0 && turned / all > now ? move_at(ids::flip) : move_at(ids::leave);
  }

  State const& s_;
  Lens const& lens_;
  Choice may_;
  Outlook out_;
  double rival_;  // what a thousand in one rival's hands costs me
  Prices prices_;
};

}  // namespace

MoveId half_move(Lens const& lens, Rng& rng) {
  State const& s = lens.known;
  auto const values = lens.game.values(s);
  int worth = 0;
  for (Card card : {s.first, s.second})
    if (card != no_card) worth += values[static_cast<std::size_t>(artist_of(card))];
  int const half = worth / 2;
  Choice const may = lens.choice();
  switch (s.phase) {
    case Phase::putting_up: return any_painting(may, rng);
    case Phase::doubling: return may.held == 0 ? move_at(ids::decline) : any_painting(may, rng);
    case Phase::open:
    case Phase::once_around:
      if (may.low > std::min(half, may.high)) return move_at(ids::pass);
      return bid_of(s.phase == Phase::open ? may.low : std::min(half, may.high));
    case Phase::sealed: return bid_of(std::min(half, may.high));
    case Phase::pricing: return price_of(std::clamp(half, may.low, may.high));
    case Phase::buying: return move_at(may.spoken == 2 && s.amount <= half ? ids::take : ids::decline);
    case Phase::flipping: return move_at(rng.below(2) ? ids::flip : ids::leave);
    case Phase::beginning:
    case Phase::dealing:
    case Phase::turning:
    case Phase::over: break;
  }
  return {};
}

MoveId dealer_move(Lens const& lens, Manner manner) { return hasty_dealer_move(lens, Outlook::usual_rounds, manner); }
MoveId hasty_dealer_move(Lens const& lens, int rounds_in_mind, Manner manner) {
  return Dealer(lens, rounds_in_mind, Prices().by(manner)).answer();
}

// Dearer than it should be, with half an eye on the round, and the best paintings are always for another day.
MoveId casual_move(Lens const& lens, Manner manner) {
  if (lens.known.phase == Phase::putting_up) return plainest_painting(lens);
  constexpr Prices dear{.raise = 1.0, .once = 0.9, .fist = 0.9, .ask = 0.9, .take = 1.0, .income = 0.72, .keep = 0.0};
  return Dealer(lens, 12, dear.by(manner)).answer();
}

// What the lot would bring on the best of days.
MoveId novice_move(Lens const& lens, Rng& rng, Manner manner) {
  State const& s = lens.known;
  Choice const may = lens.choice();
  int dream = 0;
  for (Card card : {s.first, s.second})
    if (card != no_card) {
      dream += lens.game.components().prizes.value[0];
      for (auto const& round : s.board) dream += round[static_cast<std::size_t>(artist_of(card))];
    }
  constexpr int swing = 30;
  int const mood = static_cast<int>(rng.below(swing));
  // The stubborn one is always as much in love; the bold and the thrifty one more or less than others.
  int const love = manner == Manner::stubborn  ? swing / 2
                   : manner == Manner::bold    ? mood + 10
                   : manner == Manner::thrifty ? mood - 10
                                               : mood;
  int const most = dream * (70 + love) / 100;
  switch (s.phase) {
    case Phase::open:
    case Phase::once_around:
      if (may.low > std::min(most, may.high)) return move_at(ids::pass);
      return bid_of(s.phase == Phase::open ? may.low + (std::min(most, may.high) - may.low) / 3 : std::min(most, may.high));
    case Phase::sealed: return bid_of(std::min(most, may.high));
    case Phase::pricing: return price_of(std::clamp(most, may.low, may.high));
    case Phase::buying: return move_at(may.spoken == 2 && s.amount <= most ? ids::take : ids::decline);
    default: return half_move(lens, rng);
  }
}

double lot_worth(Lens const& lens) { return Dealer(lens).lot_worth(); }

}  // namespace atelier::modern_art
