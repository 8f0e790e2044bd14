#include "bots/comparison.hpp"

#include <algorithm>
#include <cmath>
#include <thread>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "bots/arena.hpp"
#include "engine/json.hpp"

namespace atelier::bots {

namespace json = boost::json;

namespace {

constexpr std::string_view measured_key = "measured.";
constexpr std::string_view empty_key = ".out";  // measured.NAME.out: how often that number is 0 at the end

json::array choices_of(Kind const& kind, std::string_view option) {
  std::string info;
  kind.write_info(info);
  auto const parsed = *parse_json(info);
  for (auto const& each : parsed.at("options").as_array())
    if (each.at("name").as_string() == option && each.as_object().contains("choices")) return each.at("choices").as_array();
  return {};
}

// What the game's catalogue has words for among the numbers of its final view.
std::vector<std::string> figures_of(Kind const& kind) {
  std::vector<std::string> names;
  auto const catalogue = *parse_json(kind.text("en"));
  for (auto const& [key, text] : catalogue.as_object())
    if (std::string_view(key).starts_with(measured_key)) names.push_back(std::string(key).substr(measured_key.size()));
  return names;
}

double value_of(json::object const& view, std::string_view name) {
  bool const empty = name.ends_with(empty_key);
  if (empty) name.remove_suffix(empty_key.size());
  auto const* found = view.if_contains(name);
  auto const value = found && found->is_int64() ? static_cast<double>(found->as_int64()) : 0.0;
  return empty ? static_cast<double>(value == 0) : value;
}

Spread spread_of(std::vector<double> const& values, bool share = false) {
  auto seen = estimate(values);
  if (share) seen = wilson(seen.mean, static_cast<double>(values.size()));
  if (values.size() < 2) return {seen.mean, seen.mean, seen.mean};
  return {seen.mean, seen.low, seen.high};
}

}  // namespace

bool is_share(std::string_view figure) { return figure == "won" || figure == "wins" || figure.ends_with(empty_key); }

std::expected<Pairing, std::string> pair(Kind const& kind, std::string_view options, Box const& first, Box const& second,
                                         std::uint64_t games, std::uint64_t seed) {
  auto const parsed = parse_json(options);
  if (!parsed || !parsed->is_object()) return std::unexpected("options must be an object");
  Pairing pairing;
  pairing.kind = &kind;
  auto const names = kind.bots();
  auto const club = std::ranges::find(names, "club");
  pairing.bot = static_cast<int>((club == names.end() ? names.end() - 1 : club) - names.begin());
  pairing.games = games;
  pairing.seed = seed;
  pairing.boxes = {first.hash, second.hash};
  std::vector<json::object> all{parsed->as_object()};
  auto const made = kind.make(options, first.components);
  if (!made) return std::unexpected("with the first box: " + made.error());
  auto const difficulties = choices_of(kind, "difficulty");
  if (wins_together(**made) && !difficulties.empty() && !all[0].contains("difficulty")) {
    all.resize(difficulties.size(), all[0]);
    for (std::size_t i = 0; i < all.size(); ++i) all[i]["difficulty"] = difficulties[i];
  }
  for (auto const& each : all) {
    auto const text = json::serialize(each);
    auto one = kind.make(text, first.components);
    auto other = kind.make(text, second.components);
    if (!one) return std::unexpected("with the first box: " + one.error());
    if (!other) return std::unexpected("with the second box: " + other.error());
    pairing.parts.push_back({*std::move(one), *std::move(other)});
  }
  return pairing;
}

Match::Match(Pairing pairing) : pairing_(std::move(pairing)), counted_(figures_of(*pairing_.kind)), played_(pairing_.parts.size()) {
  auto const& game = *pairing_.parts.front().first;
  names_.push_back({"length", {}});
  bool const together = wins_together(game);
  if (together) names_.push_back({"won", {}});
  names_.push_back({"points", {}});
  for (int seat = 0; seat < game.seats() && !together; ++seat) names_.push_back({"wins", seat});
  for (int seat = 0; seat < game.seats() && !together; ++seat) names_.push_back({"points", seat});
  for (auto const& each : counted_) names_.push_back({each, {}});
}

// The same games as Kind::simulate plays.
std::optional<Match::Sample> Match::play_one(AnyGame const& game, std::uint64_t number, std::atomic<bool> const& stop) const {
  auto const seed = game_seed(pairing_.seed, number);
  Rng dice(seed);
  Rng mind(seed, 1);
  double moves = 0;
  auto position = game.start();
  bool const over = play_out(*position, [&](Seat seat) -> std::optional<MoveId> {
    if (stop.load(std::memory_order_relaxed)) return {};
    moves += seat != chance;
    return seat == chance ? position->roll(dice) : position->ask_bot(pairing_.bot, seat, {}, mind);
  });
  if (!over) return {};
  auto const scores = position->scores();
  std::string view;
  position->write_view(Viewer::book(), view);
  auto const last = *parse_json(view);
  double points = 0;
  for (int const each : scores.points) points += each;
  Sample sample;
  std::size_t at = 0;
  for (auto const& [name, seat] : names_) {
    if (at++ >= names_.size() - counted_.size())
      sample.push_back(value_of(last.as_object(), name));
    else if (name == "length")
      sample.push_back(moves);
    else if (name == "won")
      sample.push_back(std::ranges::find(scores.ranks, 1) != scores.ranks.end());
    else if (name == "wins")
      sample.push_back(victory_share(scores, seat_at(*seat), [&](Seat each) { return game.side(each); }));
    else
      sample.push_back(seat ? scores.points[static_cast<std::size_t>(*seat)] : points / static_cast<double>(scores.points.size()));
  }
  return sample;
}

void Match::play(int threads, std::atomic<bool> const& stop, std::function<void()> const& look) {
  auto const parts = pairing_.parts.size();
  {
    std::lock_guard const lock(mutex_);
    for (auto& each : played_) each.resize(pairing_.games);
  }
  auto const work = [&] {
    while (!stop) {
      auto const next = next_.fetch_add(1);
      if (next >= parts * pairing_.games) return;
      auto const& part = pairing_.parts[next % parts];  // in turns, so that all are equally sure
      auto const number = next / parts;
      auto first = play_one(*part.first, number, stop);
      auto second = first ? play_one(*part.second, number, stop) : std::nullopt;
      if (!second) return;
      std::lock_guard const lock(mutex_);
      played_[next % parts][number] = {*std::move(first), *std::move(second)};
      ++finished_;
      if (look) look();
    }
  };
  std::vector<std::jthread> crew;
  for (int i = 1; i < threads; ++i) crew.emplace_back(work);
  work();
}

double Match::done() const {
  std::lock_guard const lock(mutex_);
  return static_cast<double>(finished_) / static_cast<double>(pairing_.games * pairing_.parts.size());
}

Comparison Match::so_far() const {
  Comparison said;
  said.game = pairing_.kind->id();
  said.bot = pairing_.kind->bots()[static_cast<std::size_t>(pairing_.bot)];
  said.games = pairing_.games;
  said.seed = pairing_.seed;
  said.boxes = pairing_.boxes;
  std::lock_guard const lock(mutex_);
  said.done = static_cast<double>(finished_) / static_cast<double>(pairing_.games * pairing_.parts.size());
  for (std::size_t part = 0; part < played_.size(); ++part) {
    ComparedPart& to = said.parts.emplace_back();
    to.options.text = pairing_.parts[part].first->options();
    for (auto const& game : played_[part]) to.games += !game.first.empty();
    for (std::size_t i = 0; i < names_.size() && to.games > 0; ++i) {
      bool const share = is_share(names_[i].name);
      std::vector<double> first, second, difference;
      for (auto const& game : played_[part]) {
        if (game.first.empty()) continue;
        first.push_back(game.first[i]);
        second.push_back(game.second[i]);
        difference.push_back(second.back() - first.back());
      }
      to.figures.push_back({names_[i].name, names_[i].seat, spread_of(first, share), spread_of(second, share), spread_of(difference)});
    }
  }
  return said;
}

}  // namespace atelier::bots
