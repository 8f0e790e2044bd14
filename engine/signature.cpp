#include "engine/signature.hpp"

#include "engine/hearing.hpp"
#include "engine/rng.hpp"

namespace atelier {

namespace {

constexpr std::uint64_t games = 200, games_looked_at = 10;  // to list everything takes its time

class Signing {
 public:
  explicit Signing(AnyGame const& game) : game_(game) {}

  void play(std::uint64_t nth) {
    Rng dice(game_seed(1, nth)), mind(game_seed(1, nth), 1);
    auto const position = game_.start();
    // The lowest seat is asked first, whatever order the game asks hosts to keep: that order is no rule.
    for (Seats acting = position->to_act(); !acting.empty(); acting = position->to_act()) {
      if (nth < games_looked_at) look(*position);
      Seat const seat = acting.lowest();
      if (seat != chance) position->legal(seat, moves_);
      MoveId const id =
          seat == chance ? position->roll(dice) : moves_[static_cast<int>(mind.below(static_cast<std::uint32_t>(moves_.size())))];
      mix(sum_.played, static_cast<std::uint64_t>(index(id)) << 4 | static_cast<std::uint64_t>(index(seat)));
      position->apply(seat, id, nullptr);
    }
    auto const scores = position->scores();
    for (std::size_t i = 0; i < scores.points.size(); ++i)
      mix(sum_.played, static_cast<std::uint64_t>(scores.points[i]) << 8 | static_cast<std::uint64_t>(scores.ranks[i]));
  }
  Signature const& sum() const { return sum_; }

 private:
  void look(Position const& position) {
    for (Seats may = position.may_act().without(chance); !may.empty(); may = may.without(may.lowest())) {
      position.legal(may.lowest(), moves_);
      mix(sum_.allowed, static_cast<std::uint64_t>(index(may.lowest())));
      for (MoveId id : moves_) mix(sum_.allowed, static_cast<std::uint64_t>(index(id)));
    }
  }

  AnyGame const& game_;
  MoveList moves_;
  Signature sum_{mix_start, mix_start};
};

}  // namespace

Signature signature(Kind const& kind, int rules, std::string_view components) {
  Signature all{mix_start, mix_start};
  for (auto const& options : kind.configurations()) {
    auto const game = *kind.make(options, components, rules);
    Signing signing(*game);
    for (std::uint64_t nth = 0; nth < games; ++nth) signing.play(nth);
    mix(all.played, signing.sum().played);
    mix(all.allowed, signing.sum().allowed);
  }
  return all;
}

}  // namespace atelier
