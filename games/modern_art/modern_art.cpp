#include "games/modern_art/modern_art.hpp"

#include <numeric>

namespace atelier::modern_art {

namespace {

std::array<std::array<int, auctions> const*, artists> rows(Components const& box) {
  return {&box.nex.value, &box.bahut.value, &box.darmoir.value, &box.sadland.value, &box.koriko.value};
}

std::string check_box(Components const& box) {
  auto const within = [](int value, int low, int high) { return value >= low && value <= high; };
  char const* const names[] = {"nex", "bahut", "darmoir", "sadland", "koriko"};
  int paintings = 0;
  for (std::size_t artist = 0; artist < artists; ++artist)
    for (int copies : *rows(box)[artist]) {
      if (!within(copies, 0, most_copies)) return std::string(names[artist]) + ": each must be from 0 to 5";
      paintings += copies;
    }
  if (!within(box.money.value, 0, highest_bid)) return "money: must be from 0 to 999";
  if (!within(box.last_painting.value, 2, 8)) return "last_painting: must be from 2 to 8";
  for (int prize : box.prizes.value)
    if (!within(prize, 0, 99)) return "prizes: each must be from 0 to 99";
  for (std::size_t row = 0; row < box.deals.value.size(); ++row) {
    auto const& deals = box.deals.value[row];
    for (int cards : deals)
      if (!within(cards, 0, most_cards)) return "deals: each must be from 0 to 40";
    int const each = std::accumulate(deals.begin(), deals.end(), 0);
    int const players = static_cast<int>(row) + fewest_players;
    if (deals[0] == 0) return "deals: nobody would have a card in the first round";
    if (each > most_cards) return "deals: more than 40 cards for a player do not fit";
    if (each * players > paintings)
      return "deals: " + std::to_string(paintings) + " paintings are too few for " + std::to_string(players) + " players";
  }
  return {};
}

template <std::size_t N>
void write(Cards const& cards, List<Painting, N>& out) {
  cards.each([&](Card card) { out.push_back(painting_of(card)); });
}

template <std::size_t N>
void read(List<Painting, N> const& paintings, Cards& out) {
  for (auto const& painting : paintings) out.add(card_of(painting));
}

// Typed moves as ids, where every field is in range.
struct Mapping {
  int seats;
  static std::optional<MoveId> of(bool fits, int id) { return fits ? std::optional(move_at(id)) : std::nullopt; }
  static bool is_amount(int amount) { return amount >= 0 && amount <= highest_bid; }
  template <class Named>
  static std::optional<MoveId> painting(Named const& m, int base) {
    if (m.copy < 0 || m.copy >= most_copies) return std::nullopt;
    return move_at(base + card_of({m.artist, m.auction, static_cast<std::uint8_t>(m.copy)}));
  }
  auto operator()(PutUp const& m) const { return painting(m, ids::put_up); }
  auto operator()(Add const& m) const { return painting(m, ids::add); }
  auto operator()(Bid const& m) const { return of(is_amount(m.amount), ids::bid + m.amount); }
  auto operator()(Pass const&) const { return of(true, ids::pass); }
  auto operator()(Price const& m) const { return of(is_amount(m.amount), ids::price + m.amount); }
  auto operator()(Take const&) const { return of(true, ids::take); }
  auto operator()(Decline const&) const { return of(true, ids::decline); }
  auto operator()(Flip const&) const { return of(true, ids::flip); }
  auto operator()(Leave const&) const { return of(true, ids::leave); }
  auto operator()(Begin const& m) const { return of(index(m.seat) < seats, ids::begin + index(m.seat)); }
  auto operator()(Turn const& m) const { return painting(m, ids::turn); }
  auto operator()(Deal const& m) const {
    return index(m.seat) < seats ? painting(m, ids::deal + index(m.seat) * most_paintings) : std::nullopt;
  }
};

std::uint8_t seat_number(std::optional<Seat> seat) { return seat ? static_cast<std::uint8_t>(index(*seat)) : nobody; }
std::optional<Seat> seat_numbered(std::uint8_t seat) { return seat == nobody ? std::nullopt : std::optional(seat_at(seat)); }

}  // namespace

ModernArt::ModernArt(Options const& options, Components const& components, int rules)
    : options_(options),
      components_(components),
      rules_(rules),
      seats_(options.seats) {
  deals_ = components.deals.value[static_cast<std::size_t>(options.mystery_hand ? 1 : seats_ - fewest_players)];
  for (int artist = 0; artist < artists; ++artist)
    for (int auction = 0; auction < auctions; ++auction)
      for (int copy = 0; copy < (*rows(components)[static_cast<std::size_t>(artist)])[static_cast<std::size_t>(auction)]; ++copy)
        box_.add(static_cast<Card>((artist * auctions + auction) * most_copies + copy));
}

std::expected<ModernArt, std::string> ModernArt::make(Options const& options, Components const& components, int rules) {
  if (rules < 1 || rules > rules_version) return std::unexpected("rules: there is no version " + std::to_string(rules));
  if (options.first >= options.seats)
    return std::unexpected("first: seat " + std::to_string(options.first) + " does not exist at a table of " +
                           std::to_string(options.seats));
  if (options.mystery_hand && options.seats != 3) return std::unexpected("mystery_hand: only a table of 3 has one");
  if (auto wrong = check_box(components); !wrong.empty()) return std::unexpected(std::move(wrong));
  return ModernArt(options, components, rules);
}

State ModernArt::start() const {
  State s;
  s.deck = box_;
  for (int seat = 0; seat < seats_; ++seat) s.money[seat] = static_cast<std::uint16_t>(components_.money.value);
  return s;
}

void ModernArt::legal(View const& view, MoveList& out) const {
  out.clear();
  if (!view.offer) return;
  Offer const& offer = *view.offer;
  MoveWriter writer{out};
  bool const flipping = view.phase == Phase::flipping;
  bool const declining = view.phase == Phase::doubling || view.phase == Phase::buying;
  if (offer.no) writer.no(flipping ? ids::leave : declining ? ids::decline : ids::pass);
  if (offer.yes) writer.yes(flipping ? ids::flip : ids::take);
  Cards paintings;
  read(offer.paintings, paintings);
  writer.paintings(view.phase == Phase::doubling ? ids::add : ids::put_up, paintings);
  if (offer.amount) writer.amounts(view.phase == Phase::pricing ? ids::price : ids::bid, offer.amount->low, offer.amount->high);
}

Refusal ModernArt::refuse(State const& s, Seat seat, MoveId id) const {
  if (s.phase == Phase::over) return {"game_over"};
  int const n = index(id);
  bool const bidding = s.phase == Phase::open || s.phase == Phase::once_around || s.phase == Phase::sealed;
  bool const bid = n >= ids::bid && n < ids::price;
  if (bidding && s.leader == index(seat)) return {"you_lead", s.amount};
  if (s.phase == Phase::sealed && !s.acting.has(seat)) return {"fist_closed"};
  // Who cannot pay more than the standing bid is told so rather than that it is not their turn.
  bool const speaks = s.acting.has(seat) || s.phase == Phase::open;
  if (!speaks) return {"not_your_turn"};
  if (bidding && bid) {
    if (int const low = lowest(s, index(seat)); n - ids::bid < low) return {"too_low", low};
    return {"too_high", highest(s, index(seat))};
  }
  if (s.phase == Phase::open && n == ids::pass) return {"already_passed"};
  if (s.phase == Phase::pricing && n >= ids::price && n < ids::begin) {
    if (int const low = lowest(s, index(seat)); n - ids::price < low) return {"too_low", low};
    return {"too_high", highest(s, index(seat))};
  }
  if (s.phase == Phase::buying && n == ids::take) return {"too_dear", s.amount};
  if (s.phase == Phase::putting_up && n >= ids::put_up && n < ids::add) return {"not_in_hand"};
  if (s.phase == Phase::doubling && n >= ids::add && n < ids::bid)
    return {s.hands[index(seat)].has(static_cast<Card>(n - ids::add)) ? "does_not_match" : "not_in_hand"};
  return {"not_offered"};
}

View ModernArt::view(State const& s, Viewer viewer) const {
  bool const open = viewer == Viewer::book() || s.phase == Phase::over;
  View view;
  if (viewer.is_seat()) view.you = viewer.seat();
  view.phase = s.phase;
  view.round = s.round;
  view.dealt = s.dealt;
  view.auctioneer = seat_numbered(s.auctioneer);
  view.opener = seat_numbered(s.opener);
  view.leader = seat_numbered(s.leader);
  view.amount = s.amount;
  Cards gone = box_;
  gone -= s.deck;
  gone -= s.unsold;
  for (Card card : {s.first, s.second})
    if (card != no_card) {
      view.lot.push_back(painting_of(card));
      gone.remove(card);
    }
  for (int seat = 0; seat < seats_; ++seat) {
    bool const shown = open || viewer.is(seat_at(seat));
    Player player;
    player.cards = s.hands[seat].count();
    if (shown) write(s.hands[seat], player.hand);
    write(s.bought[seat], player.bought);
    player.waited_for = s.acting.has(seat_at(seat));
    if (shown) player.money = s.money[seat];
    view.players.push_back(player);
    view.memory.money.push_back(s.money[seat]);
    gone -= s.hands[seat];
    gone -= s.bought[seat];
  }
  if (s.phase == Phase::sealed && viewer.is_seat() && !s.acting.has(viewer.seat())) view.sealed = s.sealed[index(viewer.seat())];
  write(s.unsold, view.unsold);
  view.board = s.board;
  view.shown = s.shown;
  view.ranking = ranking(s.shown);
  view.values = values(s);
  view.deck = s.deck.count() - s.mystery;
  view.mystery = s.mystery;
  write(gone, view.memory.gone);
  for (int i = 0; s.phase == Phase::sealed && i < seats_ - s.acting.count(); ++i) {
    view.memory.fists.push_back(seat_at(s.fists[i]));
    if (viewer == Viewer::book()) view.fists.push_back(s.sealed[s.fists[i]]);
  }
  if (viewer.is_seat()) {
    OfferWriter writer{view.offer};
    offer_to(s, index(viewer.seat()), writer);
  }
  return view;
}

Lens::Lens(ModernArt const& played, View const& view) : game(played), me(seat_number(view.you)) {
  State& s = known;
  s.phase = view.phase;
  s.round = static_cast<std::uint8_t>(view.round);
  s.dealt = static_cast<std::uint8_t>(view.dealt);
  s.auctioneer = seat_number(view.auctioneer);
  s.opener = seat_number(view.opener);
  s.leader = seat_number(view.leader);
  s.amount = static_cast<std::uint16_t>(view.amount);
  s.board = view.board;
  s.shown = view.shown;
  s.mystery = static_cast<std::uint8_t>(view.mystery);
  s.deck = game.box();
  read(view.unsold, s.unsold);
  s.deck -= s.unsold;
  for (auto const& painting : view.lot) {
    (painting.auction == Auction::paired ? s.first : s.second) = card_of(painting);
    s.deck.remove(card_of(painting));
  }
  for (auto const& painting : view.memory.gone) s.deck.remove(card_of(painting));
  bool const by_chance = s.phase == Phase::beginning || s.phase == Phase::dealing || s.phase == Phase::turning;
  s.acting = by_chance ? Seats(atelier::chance) : Seats{};
  for (std::size_t seat = 0; seat < view.players.size(); ++seat) {
    auto const& player = view.players[seat];
    cards[seat] = static_cast<std::uint8_t>(player.cards);
    s.money[seat] = static_cast<std::uint16_t>(view.memory.money[seat]);
    read(player.hand, s.hands[seat]);
    read(player.bought, s.bought[seat]);
    s.deck -= s.hands[seat];
    s.deck -= s.bought[seat];
    if (player.waited_for) s.acting = s.acting.with(seat_at(static_cast<int>(seat)));
  }
  if (view.sealed) s.sealed[static_cast<std::size_t>(me)] = static_cast<std::uint16_t>(*view.sealed);
  for (std::size_t i = 0; i < view.memory.fists.size(); ++i) s.fists[i] = seat_number(view.memory.fists[i]);
}

State ModernArt::sample(View const& view, Rng& rng) const {
  return sample(view, rng, [this](State const& s, Seat seat, Rng& mind) { return random_legal(s, seat, mind); });
}

// Zwycięstwo: the most money; equal money shares it.
Scores ModernArt::scores(State const& s) const {
  Scores scores;
  for (int seat = 0; seat < seats_; ++seat) {
    scores.points.push_back(s.money[seat]);
    int rank = 1;
    for (int other = 0; other < seats_; ++other) rank += s.money[other] > s.money[seat];
    scores.ranks.push_back(rank);
  }
  return scores;
}

// Nobody can pay more than he has. One gallery can at most come by all the money: what was there, and what the bank pays. In a round it
// pays for fewer paintings of an artist than end it, and for all artists together one of each brings at most what the board holds by then.
Payoffs ModernArt::payoffs() const {
  auto const& prizes = components_.prizes.value;
  int const risen = std::accumulate(prizes.begin(), prizes.end(), 0);
  int paid = 0;
  for (int round = 1; round <= rounds; ++round) paid += (components_.last_painting.value - 1) * risen * round;
  return {.least = 0, .most = seats_ * components_.money.value + paid};
}

Move ModernArt::move(MoveId id) const {
  int const n = index(id);
  auto const painting = [&](int base) { return painting_of(static_cast<Card>((n - base) % most_paintings)); };
  if (n == ids::pass) return Pass{};
  if (n == ids::decline) return Decline{};
  if (n == ids::leave) return Leave{};
  if (n == ids::take) return Take{};
  if (n == ids::flip) return Flip{};
  if (n < ids::add) return PutUp{painting(ids::put_up).artist, painting(ids::put_up).auction, painting(ids::put_up).copy};
  if (n < ids::bid) return Add{painting(ids::add).artist, painting(ids::add).auction, painting(ids::add).copy};
  if (n < ids::price) return Bid{n - ids::bid};
  if (n < ids::begin) return Price{n - ids::price};
  if (n < ids::turn) return Begin{seat_at(n - ids::begin)};
  if (n < ids::deal) return Turn{painting(ids::turn).artist, painting(ids::turn).auction, painting(ids::turn).copy};
  auto const p = painting(ids::deal);
  return Deal{seat_at((n - ids::deal) / most_paintings), p.artist, p.auction, p.copy};
}

std::optional<MoveId> ModernArt::id(Move const& move) const { return std::visit(Mapping{seats_}, move); }

}  // namespace atelier::modern_art
