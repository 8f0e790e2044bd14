// What another box changes: bots of the same level play both boxes, game by game with the same luck, and everything that is counted is
// compared with an interval that says how sure of it we may be.
#pragma once

#include <atomic>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "engine/any_game.hpp"
#include "engine/box.hpp"
#include "engine/described.hpp"

namespace atelier::bots {

struct Spread {
  double mean = 0;
  double low = 0;  // 95 %
  double high = 0;
  BOOST_DESCRIBE_CLASS(Spread, (), (mean, low, high), (), ())
};
struct Figure {
  std::string name;  // length, won, wins, points, or what the game's catalogue words as measured.NAME
  std::optional<int> seat;
  Spread first;
  Spread second;
  Spread difference;  // second less first, in the same games
  BOOST_DESCRIBE_CLASS(Figure, (), (name, seat, first, second, difference), (), ())
};
bool is_share(std::string_view figure);  // a number from 0 to 1, as of games won

struct ComparedPart {
  Json options;
  std::uint64_t games = 0;  // that were played with both boxes
  std::vector<Figure> figures;
  BOOST_DESCRIBE_CLASS(ComparedPart, (), (options, games, figures), (), ())
};

enum class ComparisonState { waiting, working, done, stopped };
BOOST_DESCRIBE_ENUM(ComparisonState, waiting, working, done, stopped)

struct Comparison {
  std::string comparison;  // its name; empty where nobody has to ask for it again
  std::string game;
  ComparisonState state{};
  double done = 0;  // from 0 to 1
  std::string bot;
  std::uint64_t games = 0;  // of each part
  std::uint64_t seed = 0;
  std::vector<std::string> boxes;  // hashes, the first and the second
  std::vector<ComparedPart> parts;
  BOOST_DESCRIBE_CLASS(Comparison, (), (comparison, game, state, done, bot, games, seed, boxes, parts), (), ())
};

// A comparison to be played.
struct Pairing {
  struct Part {
    std::shared_ptr<AnyGame const> first, second;
  };
  Kind const* kind = nullptr;
  int bot = 0;
  std::uint64_t games = 0;  // of each part and each box
  std::uint64_t seed = 1;
  std::vector<std::string> boxes;  // hashes
  std::vector<Part> parts;
};
// Bots of level `club` on every seat. Options are an object; where all win together and it names no difficulty, there is a part for each.
std::expected<Pairing, std::string> pair(Kind const&, std::string_view options, Box const& first, Box const& second, std::uint64_t games,
                                         std::uint64_t seed);

// Plays it, and says at any time what came of it so far. The same pairing gives the same figures on any number of threads, once it is
// whole.
class Match {
 public:
  explicit Match(Pairing);
  // Returns when all is played or `stop` is set. `look` is called after every game, by one thread at a time.
  void play(int threads, std::atomic<bool> const& stop, std::function<void()> const& look = {});
  double done() const;
  Comparison so_far() const;  // without name and state

 private:
  using Sample = std::vector<double>;  // a value for each figure of a part
  struct Game {
    Sample first, second;  // empty: not played
  };
  struct Named {
    std::string name;
    std::optional<int> seat;
  };
  std::optional<Sample> play_one(AnyGame const&, std::uint64_t number, std::atomic<bool> const& stop) const;

  Pairing pairing_;
  std::vector<std::string> counted_;       // numbers of the final view that are figures
  std::vector<Named> names_;               // of the figures; all parts have the same
  std::vector<std::vector<Game>> played_;  // by part and number
  std::atomic<std::uint64_t> next_ = 0;
  std::uint64_t finished_ = 0;
  mutable std::mutex mutex_;
};

}  // namespace atelier::bots
