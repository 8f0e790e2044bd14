#include "games/final_touch/worlds.hpp"

#include <numeric>

namespace atelier::final_touch {

namespace {

std::size_t pick(std::vector<double> const& weights, Rng& rng) {
  double ticket = rng.unit() * std::accumulate(weights.begin(), weights.end(), 0.0);
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < weights.size() && ticket >= 0; ticket -= weights[i++])
    if (weights[i] > 0) chosen = i;
  return chosen;
}

Cards take(Cards& lot, int count, Rng& rng) {
  Cards taken;
  for (; count > 0; --count) {
    Cards const card = Cards::one(lot.at(rng.below(static_cast<std::uint32_t>(lot.total()))));
    lot -= card;
    taken += card;
  }
  return taken;
}

}  // namespace

Worlds::Worlds(FinalTouch const& game, View const& view) : game_(game), view_(view) {
  read_open();
  int const me = index(*view.you);
  unseen_ = game.copies() - open_.discard - open_.touched - open_.smeared - open_.hands[me];
  for (int seat = 0; seat < game.seats(); ++seat)
    if (seat != me) rivals_.push_back(seat);
  int const shuffles = static_cast<int>(view.memory.shuffles.size());
  moments_.push_back({{Split{}}, {1.0}, {}, {}});
  for (int shuffle = 0; shuffle < shuffles; ++shuffle) {
    Splits now = splits_at(shuffle);
    weigh(now, moments_.back(), shuffle);
    moments_.push_back(std::move(now));
  }
  for (int rival : rivals_) {
    courses_.push_back(course(rival, shuffles));
    courses_.back().aim(as_if_put_back(view.players[rival]));
  }
  likelihood_ = moments_.back().weights;
  for (std::size_t i = 0; i < likelihood_.size(); ++i)
    for (std::size_t rival = 0; rival < rivals_.size(); ++rival)
      likelihood_[i] *= courses_[rival].promise(moments_.back().splits[i][rival]);
  most_ = most_kept();
}

void Worlds::read_open() {
  State& s = open_;
  s = game_.start();
  s.phase = view_.phase;
  s.reason = view_.reason;
  s.turn = static_cast<std::uint8_t>(view_.turn ? index(*view_.turn) : 0);
  s.smears = static_cast<std::uint8_t>(view_.smears);
  s.smeared = view_.smeared;
  s.discard = view_.discard;
  auto const off_the_deck = [&](Painting painting) {
    s.covered &= ~(1U << index(painting));
    return static_cast<std::uint8_t>(index(painting));
  };
  if (view_.easel) {
    s.easel = off_the_deck(view_.easel->painting);
    s.missing = view_.easel->missing;
    s.touched = view_.easel->touched;
  }
  if (view_.next) s.next = off_the_deck(view_.next->painting);
  for (auto const& sold : view_.sold)
    s.settled[s.settled_count++] = {off_the_deck(sold.painting), static_cast<std::uint8_t>(index(sold.seat)), sold.ruined};
  s.painters = 0;
  for (int seat = 0; seat < game_.seats(); ++seat) {
    auto const& player = view_.players[seat];
    s.money[game_.side(seat)] = static_cast<std::uint8_t>(player.money);
    s.painters = static_cast<std::uint8_t>(s.painters | (player.painting << seat));
    if (player.hand) s.hands[seat] = *player.hand;
  }
  auto const& memory = view_.memory;
  std::size_t told = 0;
  for (std::size_t turn = 0; turn <= memory.turns.size(); ++turn) {
    for (; told < memory.shuffles.size() && memory.shuffles[told].turns == static_cast<int>(turn); ++told)
      s.record.add_shuffle().set_hand(index(*view_.you), *memory.shuffles[told].players[index(*view_.you)].hand);
    if (turn < memory.turns.size()) s.record.add_turn(index(memory.turns[turn].seat), retouches.id(memory.turns[turn].cards));
  }
}

// Stretch 0 ends with the first shuffle; the one after the last shuffle ends now.
int Worlds::size_at_end(int rival, int stretch) const {
  auto const& shuffles = view_.memory.shuffles;
  if (stretch < 0) return 0;
  return stretch < static_cast<int>(shuffles.size()) ? shuffles[stretch].players[rival].cards : view_.players[rival].cards;
}

Course Worlds::course(int rival, int stretch) const {
  auto const& [turns, shuffles] = view_.memory;
  int const from = stretch == 0 ? 0 : shuffles[stretch - 1].turns;
  int const to = stretch < static_cast<int>(shuffles.size()) ? shuffles[stretch].turns : static_cast<int>(turns.size());
  Course course(size_at_end(rival, stretch - 1));
  for (int i = from; i < to; ++i) {
    if (index(turns[i].seat) != rival) continue;
    course.draw_to(game_.hand());  // a turn begins with a full hand
    course.play(turns[i].cards);
  }
  course.draw_to(size_at_end(rival, stretch));
  return course;
}

// Every way to give each rival as many cards as that one held, out of what they held together.
Worlds::Splits Worlds::splits_at(int shuffle) const {
  Splits now;
  Split split{};
  auto const give = [&](auto const& again, std::size_t rival, Cards lot) -> void {
    if (rival + 1 == rivals_.size()) {
      split[rival] = static_cast<std::uint8_t>(all_hands.id(lot));
      now.splits.push_back(split);
      return;
    }
    int const size = size_at_end(rivals_[rival], shuffle);
    for (int hand = all_hands.first(size); hand < all_hands.first(size + 1); ++hand) {
      if (!lot.has(all_hands.cards(hand))) continue;
      split[rival] = static_cast<std::uint8_t>(hand);
      again(again, rival + 1, lot - all_hands.cards(hand));
    }
  };
  auto const& known = view_.memory.shuffles[shuffle];
  give(give, 0, Cards(known.held) - Cards(*known.players[index(*view_.you)].hand));
  return now;
}

// Each split gets the number of orders that lead to it, up to a factor common to all.
void Worlds::weigh(Splits& now, Splits const& before, int shuffle) const {
  for (std::size_t rival = 0; rival < rivals_.size(); ++rival) {
    now.place[rival].fill(Hands::none);
    Course const went = course(rivals_[rival], shuffle);
    for (auto const& split : before.splits) {
      auto& place = now.place[rival][split[rival]];
      if (place != Hands::none) continue;
      place = static_cast<std::uint8_t>(now.ways[rival].size());
      now.ways[rival].push_back(went.ways_from(split[rival]));
    }
  }
  for (auto const& split : now.splits) {
    double& weight = now.weights.emplace_back(0);
    for (std::size_t i = 0; i < before.splits.size(); ++i)
      if (before.weights[i] > 0) weight += before.weights[i] * ways(now, before.splits[i], split);
  }
  double const most = *std::max_element(now.weights.begin(), now.weights.end());
  for (auto& weight : now.weights) weight /= most;
}

double Worlds::ways(Splits const& there, Split const& from, Split const& to) const {
  double ways = 1;
  for (std::size_t rival = 0; rival < rivals_.size(); ++rival) ways *= there.ways[rival][there.place[rival][from[rival]]][to[rival]];
  return ways;
}

// A rival's hand as if each card were put back before the next is dealt: of every colour as likely as there are unseen cards of it. After
// the game all hands lie open.
Weights Worlds::as_if_put_back(Player const& player) const {
  Weights weights{};
  for (int hand = all_hands.first(player.cards); hand < all_hands.first(player.cards + 1); ++hand) {
    Cards const cards = all_hands.cards(hand);
    double& weight = weights[hand] = !player.hand || Cards(*player.hand) == cards;
    for (int paint = 0; paint < paints; ++paint)
      for (int card = 0; card < cards[paint]; ++card) weight *= unseen_[paint];
  }
  return weights;
}

// How much likelier (less, to be precise) these cards are together in rivals' hands if none is put back.
double Worlds::kept(Cards held) const {
  double share = 1;
  for (int paint = 0; paint < paints; ++paint)
    for (int card = 1; card < held[paint]; ++card) share *= static_cast<double>(unseen_[paint] - card) / unseen_[paint];
  return share;
}

// The most kept() can be for as many cards as the rivals hold: the next card is always of the colour of which most is left.
double Worlds::most_kept() const {
  if (view_.phase == Phase::over) return 0;
  int held = 0;
  for (int rival : rivals_) held += view_.players[rival].cards;
  Cards likeliest;
  for (; held > 0; --held) {
    auto const left = [&](int paint) {
      return unseen_[paint] == 0 ? -1.0 : static_cast<double>(unseen_[paint] - likeliest[paint]) / unseen_[paint];
    };
    int best = 0;
    for (int paint = 1; paint < paints; ++paint)
      if (left(paint) > left(best)) best = paint;
    likeliest += Cards::one(best);
  }
  return kept(likeliest);
}

// Hands for all rivals, and the split at the last shuffle they come from.
Worlds::Split Worlds::deal(std::size_t& split, Rng& rng) const {
  for (;;) {
    split = pick(likelihood_, rng);
    Split hands{};
    Cards held;
    for (std::size_t rival = 0; rival < rivals_.size(); ++rival) {
      hands[rival] = static_cast<std::uint8_t>(courses_[rival].walk(moments_.back().splits[split][rival], rng));
      held += all_hands.cards(hands[rival]);
    }
    if (rng.unit() * most_ < kept(held) || view_.phase == Phase::over) return hands;
  }
}

// What the rivals held at each shuffle, from the last back to the first.
void Worlds::remember(State& s, std::size_t split, Rng& rng) const {
  for (std::size_t moment = moments_.size(); --moment > 0;) {
    auto const& now = moments_[moment];
    auto const& before = moments_[moment - 1];
    for (std::size_t rival = 0; rival < rivals_.size(); ++rival)
      s.record.shuffles()[moment - 1].set_hand(rivals_[rival], all_hands.cards(now.splits[split][rival]));
    std::vector<double> from = before.weights;
    for (std::size_t i = 0; i < from.size(); ++i)
      if (from[i] > 0) from[i] *= ways(now, before.splits[i], now.splits[split]);
    split = pick(from, rng);
  }
}

State Worlds::draw(Rng& rng) const {
  State s = open_;
  std::size_t split = 0;
  Split const hands = deal(split, rng);
  s.deck = unseen_;
  for (std::size_t rival = 0; rival < rivals_.size(); ++rival) {
    s.hands[rivals_[rival]] = all_hands.cards(hands[rival]);
    s.deck -= s.hands[rivals_[rival]];
  }
  if (view_.phase == Phase::over) {  // the zones of the last masterpiece are no longer shown
    Cards rest = s.deck;
    s.deck = take(rest, view_.deck, rng);
    s.touched = rest;
  }
  remember(s, split, rng);
  return s;
}

}  // namespace atelier::final_touch
