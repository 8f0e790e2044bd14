// Boxes nobody would make, for tests and fuzzers: the program's own with some values turned into others, and games played with them to the
// end. `Numbers` gives numbers below a bound; whose they are, a generator's or a fuzzer's, makes no difference.
#pragma once

#include <string>
#include <vector>

#include <boost/json/serialize.hpp>

#include "engine/any_game.hpp"
#include "engine/box.hpp"
#include "engine/box_tree.hpp"
#include "engine/json.hpp"

namespace atelier::testing {

namespace odd {

template <class Numbers>
boost::json::value other_value(BoxField const& field, boost::json::value const& now, Numbers& numbers) {
  static constexpr std::int64_t far[] = {-1, 0, 1, 2, 3, 5, 8, 20, 60, 255, 256, 65'536, 2'147'483'647, -2'147'483'648LL};
  if (field.optional && numbers.below(8) == 0) return nullptr;
  if (!field.choices.empty()) return boost::json::string(field.choices[numbers.below(static_cast<std::uint32_t>(field.choices.size()))]);
  if (now.is_bool()) return !now.as_bool();
  if (!now.is_int64()) return now;
  if (numbers.below(2) == 0 && field.low && field.high)  // mostly the ends, where rules are oddest
    return numbers.below(2) == 0 ? *field.low : *field.high;
  if (numbers.below(2) == 0) return now.as_int64() + static_cast<std::int64_t>(numbers.below(7)) - 3;
  return far[numbers.below(std::size(far))];
}

template <class Numbers>
void turn_list(boost::json::array& list, Numbers& numbers) {
  switch (numbers.below(4)) {
    case 0:
      if (!list.empty()) list.pop_back();
      break;
    case 1: list.clear(); break;
    case 2:
      if (list.size() > 1) std::swap(list[numbers.below(static_cast<std::uint32_t>(list.size()))], list.back());
      break;
    default:
      if (!list.empty()) list.push_back(boost::json::value(list[numbers.below(static_cast<std::uint32_t>(list.size()))]));
  }
}

}  // namespace odd

// As JSON. Not every one is sound.
template <class Numbers>
std::string odd_box(Kind const& kind, Numbers& numbers) {
  auto box = *parse_json(usual_box(kind).components);
  auto const& fields = box_fields(kind);
  for (auto left = 1 + numbers.below(6); left > 0; --left) {
    auto const& field = fields[numbers.below(static_cast<std::uint32_t>(fields.size()))];
    bool const all = numbers.below(3) == 0;  // every value of a kind, or one of them
    std::vector<std::string> places;
    box_tree::each(box, "", [&](std::string const& path, boost::json::value const&) {
      if (box_tree::pattern_of(path) == field.path) places.push_back(path);
    });
    if (places.empty()) continue;
    std::size_t const one = numbers.below(static_cast<std::uint32_t>(places.size()));
    boost::json::value same;
    for (std::size_t i = all ? 0 : one; i < (all ? places.size() : one + 1); ++i) {
      auto& place = *box_tree::find(box, places[i]);
      if (auto* list = place.if_array())
        odd::turn_list(*list, numbers);
      else
        place = same.is_null() ? odd::other_value(field, place, numbers) : same;
      if (all && !place.is_array()) same = place;
    }
  }
  return boost::json::serialize(box);
}

// Plays one game: this bot on every seat, or one after another in turn. How many steps it took; nothing if it took more than `most`.
template <class Numbers>
std::optional<int> play_to_the_end(AnyGame const& game, int bot, Numbers& numbers, Rng& rng, int most) {
  Budget budget;
  budget.work = 40;
  auto position = game.start();
  MoveList moves;
  Outcomes outcomes;
  std::string view;
  int steps = 0;
  while (!position->to_act().empty()) {
    if (++steps > most) return {};
    auto const acting = position->to_act();
    if (acting.has(chance)) {
      position->apply(chance, position->roll(rng));
      continue;
    }
    Seat const seat = position->ask_first(acting);
    MoveId const id = position->ask_bot(bot, seat, budget, rng);
    position->legal(seat, moves);
    if (!moves.has(id)) return -1;
    if (numbers.below(64) == 0) view.clear(), position->write_view(Viewer::spectator(), view);
    position->apply(seat, id);
  }
  (void)position->scores();
  view.clear();
  position->write_view(Viewer::book(), view);
  return steps;
}

}  // namespace atelier::testing
