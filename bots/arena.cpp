#include "bots/arena.hpp"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <set>
#include <thread>

namespace atelier::bots {

int sides(AnyGame const& game) {
  std::set<int> all;
  for (int seat = 0; seat < game.seats(); ++seat) all.insert(game.side(seat_at(seat)));
  return static_cast<int>(all.size());
}

bool wins_together(AnyGame const& game) { return sides(game) == 1; }

std::vector<std::vector<int>> seatings(AnyGame const& game, int entrants) {
  int const count = sides(game);
  std::vector<std::vector<int>> all;
  auto const add = [&](auto&& entrant_on) {
    auto& seats = all.emplace_back();
    for (int seat = 0; seat < game.seats(); ++seat) seats.push_back(entrant_on(game.side(seat_at(seat))));
  };
  if (count == 1) {
    for (int each = 0; each < entrants; ++each) add([&](int) { return each; });
  } else if (entrants == 2) {
    for (int alone = 0; alone < count; ++alone) add([&](int side) { return side == alone ? 0 : 1; });
  } else if (entrants == count) {
    for (int turned = 0; turned < count; ++turned) add([&](int side) { return (side + turned) % count; });
  }
  return all;
}

namespace {

// Every seat has a mind of its own, drawn from the deal and the seat: whoever sits there, so that equal bots play equal games.
Scores play(Contest const& contest, std::vector<int> const& entrants, std::uint64_t deal) {
  std::uint64_t const seed = game_seed(contest.seed, deal);
  Rng dice(seed);
  std::vector<Rng> minds;
  for (std::size_t seat = 0; seat < entrants.size(); ++seat) minds.emplace_back(seed, 1 + seat);
  auto position = contest.game->start();
  std::vector<int> bots;
  for (int each : entrants) bots.push_back(contest.bots[static_cast<std::size_t>(each)]);
  Company company;
  if (contest.beside) {
    auto const seat = deal % bots.size();
    bots[seat] = *contest.beside;
    if (contest.told) company.people.push_back(seat_at(static_cast<int>(seat)));
  }
  play_out(*position, [&](Seat seat) {
    if (seat == chance) return position->roll(dice);
    auto const at = static_cast<std::size_t>(index(seat));
    Budget budget = contest.budget;
    if (contest.time.count() > 0) budget.deadline = Budget::Clock::now() + contest.time;
    return position->ask_bot(bots[at], seat, budget, minds[at], company);
  });
  return position->scores();
}

}  // namespace

Shares play_deal(Contest const& contest, std::uint64_t deal) {
  auto const side = [&](Seat seat) { return contest.game->side(seat); };
  Shares sums(contest.bots.size());
  std::vector<int> seats(contest.bots.size());
  for (auto const& entrants : seatings(*contest.game, static_cast<int>(contest.bots.size()))) {
    auto const scores = play(contest, entrants, deal);
    for (std::size_t seat = 0; seat < entrants.size(); ++seat) {
      auto const entrant = static_cast<std::size_t>(entrants[seat]);
      sums[entrant] += victory_share(scores, seat_at(static_cast<int>(seat)), side);
      ++seats[entrant];
    }
  }
  for (std::size_t each = 0; each < sums.size(); ++each) sums[each] /= seats[each];
  return sums;
}

void run(Contest const& contest, std::uint64_t deals, int threads, Played& played, std::function<bool(Played const&)> const& look) {
  std::mutex mutex;
  std::uint64_t next = 0;
  bool going = true;
  auto const work = [&] {
    for (;;) {
      std::uint64_t deal = 0;
      {
        std::lock_guard const lock(mutex);
        while (next < deals && played.contains(next)) ++next;
        if (!going || next >= deals) return;
        deal = next++;
      }
      auto shares = play_deal(contest, deal);
      std::lock_guard const lock(mutex);
      played.emplace(deal, std::move(shares));
      going = look(played) && going;
    }
  };
  std::vector<std::jthread> crew;
  for (int i = 1; i < threads; ++i) crew.emplace_back(work);
  work();
}

Estimate estimate(std::vector<double> const& values) {
  auto const count = static_cast<double>(values.size());
  if (values.empty()) return {0, 0, 1, HUGE_VAL};
  double sum = 0, squares = 0;
  for (double value : values) sum += value;
  double const mean = sum / count;
  for (double value : values) squares += (value - mean) * (value - mean);
  double const error = values.size() < 2 ? HUGE_VAL : std::sqrt(squares / (count - 1) / count);
  return {mean, mean - 1.96 * error, mean + 1.96 * error, error};
}

Estimate wilson(double share, double count) {
  constexpr double z = 1.959964;
  double const middle = share + z * z / (2 * count);
  double const spread = z * std::sqrt(share * (1 - share) / count + z * z / (4 * count * count));
  double const scale = 1 + z * z / count;
  return {share, std::min(share, (middle - spread) / scale), std::max(share, (middle + spread) / scale), 0};  // rounding aside
}

namespace {

template <class Value>
std::vector<double> values_of(Played const& played, Value&& value) {
  std::vector<double> values;
  for (auto const& [deal, shares] : played) values.push_back(value(shares));
  return values;
}

}  // namespace

Estimate share_of(Played const& played, std::size_t entrant) {
  return estimate(values_of(played, [&](Shares const& shares) { return shares[entrant]; }));
}

Estimate lead(Played const& played) {
  return estimate(values_of(played, [](Shares const& shares) { return shares[0] - shares[1]; }));
}

// The likelihood ratio of two normal means, with the variance seen. Before thirty deals that variance means little.
Verdict sequential(std::vector<double> const& values, double fair, double gain) {
  if (values.size() < 30) return Verdict::open;
  Estimate const seen = estimate(values);
  double const variance = std::max(seen.error * seen.error, 1e-12);
  double const ratio = gain * (2 * seen.mean - 2 * fair - gain) / (2 * variance);
  double const bound = std::log(0.95 / 0.05);
  return ratio > bound ? Verdict::better : ratio < -bound ? Verdict::no_better : Verdict::open;
}

}  // namespace atelier::bots
