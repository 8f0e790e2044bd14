#include "bots/analysis.hpp"

#include <cmath>

#include "bots/arena.hpp"

namespace atelier::bots {

namespace {

constexpr double doubt = 2.5;           // standard errors by which a move must be better to be called so: there are hundreds in a game
constexpr double worth_telling = 0.02;  // of the victory
constexpr int start_in_playouts = 4;    // the one position that everything is measured from
constexpr double thousand = 1000;

Json text_of(Position const& position, MoveId id) {
  Json json;
  json.text.clear();
  position.write_move(id, json.text);
  return json;
}

Json told_of(Position const& position, Seat seat, MoveId id) {
  std::vector<Told> told;
  position.clone()->apply(seat, id, &told);
  for (auto& each : told)
    if (each.audience.has(Viewer::book())) return {std::move(each.json)};
  return {};
}

class LookingBack {
 public:
  LookingBack(AnyGame const& game, int playouts, Budget const& budget)
      : budget_(budget),
        position_(game.start()),
        seats_(static_cast<std::size_t>(game.seats())) {
    found_.playouts = playouts;
    found_.together = wins_together(game);
    found_.fortunes.resize(seats_);
    auto const start = position_->prospects(start_in_playouts * playouts, next_luck(), budget_);
    for (std::size_t seat = 0; seat < seats_; ++seat) found_.fortunes[seat].start = start[seat];
  }

  // Chance moves that are one gesture are one step.
  void play(JournalMove const& move, JournalMove const* next) {
    if (move.seat != chance) judge(move);
    position_->apply(move.seat, move.id);
    if (next && move.seat == chance && next->seat == chance && position_->one_gesture()) return;
    auto const now = position_->prospects(found_.playouts, next_luck(), budget_);
    auto& chances = found_.chances.emplace_back(now.begin(), now.end());
    for (double& each : chances) each = std::round(each * thousand) / thousand;  // finer than the playouts can tell
  }

  Analysis done() {
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      auto& fortune = found_.fortunes[seat];
      fortune.error = std::sqrt(fortune.error);
      double const end = found_.chances.empty() ? fortune.start : found_.chances.back()[seat];
      fortune.luck = end - fortune.start - fortune.own - fortune.others;
    }
    return std::move(found_);
  }

 private:
  std::uint64_t next_luck() { return lucks_.next(); }

  void judge(JournalMove const& move) {
    MoveList moves;
    position_->legal(move.seat, moves);
    if (moves.size() < 2) return;
    auto const other = position_->reconsider(move.seat, move.id, found_.playouts, next_luck(), budget_);
    if (other.better == move.id) return;
    auto const mover = static_cast<std::size_t>(index(move.seat));
    for (std::size_t seat = 0; seat < seats_; ++seat)
      (seat == mover ? found_.fortunes[seat].own : found_.fortunes[seat].others) -= other.gain[seat];
    found_.fortunes[mover].error += other.error * other.error;
    double const gain = other.gain[mover];
    if (gain >= worth_telling && gain >= doubt * other.error)
      found_.slips.push_back({static_cast<int>(found_.chances.size()), move.seat, text_of(*position_, move.id),
                              text_of(*position_, other.better), told_of(*position_, move.seat, move.id),
                              told_of(*position_, move.seat, other.better), gain, other.error});
  }

  Budget budget_;
  std::unique_ptr<Position> position_;
  std::size_t seats_;
  Rng lucks_{1};
  Analysis found_;
};

}  // namespace

std::optional<Analysis> analyse(AnyGame const& game, std::span<JournalMove const> moves, int playouts,
                                std::function<void(double)> const& look, std::atomic<bool> const* stop) {
  Budget budget;
  budget.stop = stop;
  LookingBack back(game, playouts, budget);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (look) look(static_cast<double>(i) / static_cast<double>(moves.size()));
    if (stop && stop->load()) return {};
    back.play(moves[i], i + 1 < moves.size() ? &moves[i + 1] : nullptr);
  }
  return back.done();
}

}  // namespace atelier::bots
