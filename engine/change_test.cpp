#include "engine/change.hpp"

#include <gtest/gtest.h>
#include <boost/json/serialize.hpp>

#include "engine/components.hpp"
#include "games/registry.hpp"

namespace atelier {
namespace {

struct Coin {
  int value = 0;
  BOOST_DESCRIBE_CLASS(Coin, (), (value), (), ())
};
struct Card {
  std::string name;
  bool open = false;
  BOOST_DESCRIBE_CLASS(Card, (), (name, open), (), ())
};
struct Purse {
  int money = 0;
  std::optional<Coin> lucky;
  List<int, 4> numbers;
  List<Coin, 4> coins;
  std::array<List<int, 3>, 2> piles;
  BOOST_DESCRIBE_CLASS(Purse, (), (money, lucky, numbers, coins, piles), (), ())
};
struct Things {
  std::variant<Coin, Card> thing;
  int count = 0;
  std::vector<std::variant<Coin, Card>> more;
  BOOST_DESCRIBE_CLASS(Things, (), (thing, count, more), (), ())
};

// The change as text; it must merge to exactly what is there now.
template <class T>
std::string change(T const& before, T const& now) {
  std::string text;
  auto const difference = write_change(text, before, now);
  if (difference == Difference::too_great) return "too great";
  if (difference == Difference::none) {
    EXPECT_EQ(text, "");
    EXPECT_EQ(to_json(before), to_json(now));
    return "none";
  }
  auto merged = *parse_json(to_json(before));
  merge(merged, *parse_json(text));
  EXPECT_EQ(boost::json::serialize(merged), to_json(now)) << text;
  return text;
}

TEST(Change, WritesOnlyWhatDiffers) {
  Purse const before{5, Coin{2}, {1, 2}, {{1}, {2}, {3}}, {{{1}, {2, 3}}}};
  EXPECT_EQ(change(before, before), "none");
  auto now = before;
  now.money = 6;
  EXPECT_EQ(change(before, now), R"({"money":6})");
  now = before;
  now.coins[1].value = 7;
  EXPECT_EQ(change(before, now), R"({"coins":{"1":{"value":7}}})");
  now.lucky->value = 0;
  EXPECT_EQ(change(before, now), R"({"lucky":{"value":0},"coins":{"1":{"value":7}}})");
}

TEST(Change, PlainListsAndListsOfAnotherLengthComeWhole) {
  Purse const before{5, {}, {1, 2}, {{1}, {2}}, {{{1}, {2, 3}}}};
  auto now = before;
  now.numbers[1] = 9;
  EXPECT_EQ(change(before, now), R"({"numbers":[1,9]})");
  now = before;
  now.coins.push_back({3});
  EXPECT_EQ(change(before, now), R"({"coins":[{"value":1},{"value":2},{"value":3}]})");
  now = before;
  now.coins.clear();
  EXPECT_EQ(change(before, now), R"({"coins":[]})");
  now = before;
  now.piles[1][0] = 8;
  EXPECT_EQ(change(before, now), R"({"piles":{"1":[8,3]}})");
}

TEST(Change, NothingComesAndGoes) {
  Purse const before{5, {}, {}, {}, {}};
  auto now = before;
  now.lucky = Coin{4};
  EXPECT_EQ(change(before, now), R"({"lucky":{"value":4}})");
  EXPECT_EQ(change(now, before), R"({"lucky":null})");
}

TEST(Change, AnObjectWithOtherMembersTakesAWholeListOrAWholeView) {
  Things const before{Coin{1}, 2, {Coin{1}, Coin{2}}};
  auto now = before;
  now.thing = Coin{3};
  now.more[0] = Coin{5};
  EXPECT_EQ(change(before, now), R"({"thing":{"value":3},"more":{"0":{"value":5}}})");
  now.more[1] = Card{"ace", true};
  EXPECT_EQ(change(before, now), R"({"thing":{"value":3},"more":[{"type":"coin","value":5},{"type":"card","name":"ace","open":true}]})");
  now.thing = Card{"ten", false};
  EXPECT_EQ(change(before, now), "too great");
}

TEST(Change, MergingWhatDoesNotFitTakesTheOldPlace) {
  auto old = *parse_json(R"({"a":[1,2],"b":{"c":1},"d":null})");
  merge(old, *parse_json(R"({"a":{"1":5,"7":1},"b":3,"d":{"e":1}})"));
  EXPECT_EQ(old, *parse_json(R"({"a":[1,5],"b":3,"d":{"e":1}})"));
}

// Whole games of every configuration, every step, all eyes.
class Walk {
 public:
  Walk(AnyGame const& game, std::uint64_t seed) : rng_(seed), position_(game.start()) {
    viewers_ = {Viewer::spectator(), Viewer::book()};
    for (int seat = 0; seat < game.seats(); ++seat) viewers_.push_back(seat_at(seat));
    for (auto const viewer : viewers_) views_.push_back(*parse_json(view(viewer)));
  }
  void play() {
    std::unique_ptr<Position> before;
    auto const look = [&] {
      for (std::size_t i = 0; before && i < viewers_.size(); ++i) compare(*before, i);
    };
    play_out(*position_, [&](Seat seat) {
      look();
      before = position_->clone();
      return seat == chance ? position_->roll(rng_) : position_->ask_bot(0, seat, {}, rng_);
    });
    look();
  }
  std::size_t whole = 0, changes = 0;

 private:
  std::string view(Viewer viewer) const {
    std::string text;
    position_->write_view(viewer, text);
    return text;
  }
  void compare(Position const& before, std::size_t i) {
    std::string change;
    auto const exact = view(viewers_[i]);
    ASSERT_TRUE(position_->write_change(before, viewers_[i], change)) << exact;
    merge(views_[i], *parse_json(change));
    ASSERT_EQ(boost::json::serialize(views_[i]), exact) << change;
    whole += exact.size();
    changes += change.size();
  }

  Rng rng_;
  std::unique_ptr<Position> position_;
  std::vector<Viewer> viewers_;
  std::vector<boost::json::value> views_;
};

TEST(Change, MergedViewsAreExactThroughWholeGames) {
  for (auto const* kind : kinds()) {
    auto const box = read_component_file(kind->default_components(), "components.toml")->json;
    std::size_t whole = 0, changes = 0;
    auto const configurations = kind->configurations();
    // A few of each game's configurations, spread over all of them.
    auto const every = std::max<std::size_t>(1, configurations.size() / 4);
    for (std::size_t i = 0; i < configurations.size(); i += every) {
      auto const game = kind->make(configurations[i], box);
      ASSERT_TRUE(game) << game.error();
      Walk walk(**game, i + 1);
      walk.play();
      if (::testing::Test::HasFatalFailure()) FAIL() << kind->id() << " " << configurations[i];
      whole += walk.whole;
      changes += walk.changes;
    }
    EXPECT_LT(changes * 2, whole) << kind->id() << ": a change is worth sending";
  }
}

}  // namespace
}  // namespace atelier
