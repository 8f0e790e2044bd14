// The yardstick: a plain information-set tree search with random playouts, which knows a game by its contract alone.
//
// Every iteration draws a world from the seat's view and walks down a tree whose nodes are what the seat has heard since; moves are chosen
// by UCB1 among those legal in that world, each counted as often as it could have been chosen. From the first new node on everybody plays
// at random to the end. What is counted is the share of victory of the side that moves.
#pragma once

#include <cmath>
#include <memory>
#include <vector>

#include "engine/budget.hpp"
#include "engine/game.hpp"
#include "engine/hearing.hpp"

namespace atelier::bots {

template <Game G>
class TreeSearch {
 public:
  static constexpr int most_edges = 1 << 18;
  static constexpr std::uint64_t usual_iterations = 2000;  // where the budget sets no bound

  TreeSearch() : edges_(most_edges), table_(most_edges) {}

  // Budget::work counts iterations.
  MoveId choose(G const& game, typename G::View const& view, Budget const& budget, Rng& rng) {
    game_ = &game;
    me_ = *view.you;
    MoveList moves;
    game.legal(view, moves);
    if (moves.size() == 1) return moves[0];
    forget();
    bool const bounded = budget.deadline != Budget::Clock::time_point::max() || budget.work != Budget{}.work;
    std::uint64_t const most = bounded ? budget.work : usual_iterations;
    for (iterations_ = 0; iterations_ < most && (iterations_ == 0 || !budget.spent(iterations_)); ++iterations_)
      iterate(game.sample(view, rng), rng);
    return most_visited(moves);
  }
  std::uint64_t iterations() const { return iterations_; }

 private:
  static constexpr double explore = 0.7;
  static constexpr int none = -1;
  struct Edge {
    MoveId move{};
    std::uint32_t visits = 0;
    std::uint32_t available = 0;
    double sum = 0;   // for the side that moves
    int next = none;  // of the same node
  };
  struct Node {
    std::uint64_t key = 0;  // what the seat heard, and who is asked
    int first = none;
    std::uint32_t search = 0;  // the question it belongs to; what is left of earlier ones counts as empty
  };
  struct Step {
    int edge;
    int side;
  };

  void forget() {
    used_edges_ = 0;
    nodes_ = 0;
    ++search_;
  }
  Node* find(std::uint64_t key) {
    std::size_t at = (key ^ (key >> 29)) & (most_edges - 1);
    while (table_[at].search == search_ && table_[at].key != key) at = (at + 1) & (most_edges - 1);
    return &table_[at];
  }

  void iterate(typename G::State state, Rng& rng) {
    Hearing hearing;
    path_.clear();
    bool inside = true;
    for (Seats acting = game_->to_act(state); inside && !acting.empty(); acting = game_->to_act(state)) {
      // Where several are asked at once, the seat that thinks answers first: it is the root.
      Seat const seat = acting.has(chance) ? chance : path_.empty() && acting.has(me_) ? me_ : ask_first(*game_, state, acting);
      MoveId id;
      if (seat == chance)
        id = roll(*game_, state, rng);
      else if (path_.size() == path_.capacity())
        id = random_legal(*game_, state, seat, rng);
      else
        id = descend(state, seat, hearing.key(me_), inside, rng);
      if (seat == me_) hearing.chose(me_, id);
      game_->apply(state, seat, id, hearing);
    }
    roll_out(*game_, state, rng, [&](Seat seat) { return random_legal(*game_, state, seat, rng); });
    auto const scores = game_->scores(state);
    auto const side_of = [&](Seat each) { return side(*game_, each); };
    std::array<double, max_seats> share{};
    for (int i = 0; i < game_->seats(); ++i)
      share[static_cast<std::size_t>(side_of(seat_at(i)))] = victory_share(scores, seat_at(i), side_of);
    for (Step const& step : path_) {
      Edge& edge = edges_[static_cast<std::size_t>(step.edge)];
      ++edge.visits;
      edge.sum += share[static_cast<std::size_t>(step.side)];
    }
  }

  // A move at a node of the tree; `inside` ends where the tree grew or is full.
  MoveId descend(typename G::State const& state, Seat seat, std::uint64_t key, bool& inside, Rng& rng) {
    mix(key, static_cast<std::uint64_t>(index(seat)));
    Node* node = find(key);
    if (node->search != search_) {
      if (nodes_ >= most_edges / 2) return inside = false, random_legal(*game_, state, seat, rng);
      *node = {key, none, search_};
      ++nodes_;
    }
    game_->legal(state, seat, moves_);
    int best = none, fresh = 0;
    double most = -1;
    MoveId unseen{};
    for (MoveId id : moves_) {
      int const at = edge_of(*node, id);
      if (at == none) {
        if (rng.below(static_cast<std::uint32_t>(++fresh)) == 0) unseen = id;
        continue;
      }
      Edge& edge = edges_[static_cast<std::size_t>(at)];
      ++edge.available;
      double const value = edge.sum / edge.visits + explore * std::sqrt(std::log(edge.available) / edge.visits);
      if (value > most) most = value, best = at;
    }
    if (fresh > 0) {
      inside = false;
      if (used_edges_ == most_edges) return unseen;
      best = used_edges_++;
      edges_[static_cast<std::size_t>(best)] = {unseen, 0, 1, 0, node->first};
      node->first = best;
    }
    path_.push_back({best, side(*game_, seat)});
    return edges_[static_cast<std::size_t>(best)].move;
  }
  int edge_of(Node const& node, MoveId id) const {
    int at = node.first;
    while (at != none && edges_[static_cast<std::size_t>(at)].move != id) at = edges_[static_cast<std::size_t>(at)].next;
    return at;
  }

  MoveId most_visited(MoveList const& moves) {
    std::uint64_t key = Hearing().key(me_);
    mix(key, static_cast<std::uint64_t>(index(me_)));
    Node const& root = *find(key);
    MoveId best = moves[0];
    std::uint32_t most = 0;
    for (int at = root.first; at != none; at = edges_[static_cast<std::size_t>(at)].next)
      if (Edge const& edge = edges_[static_cast<std::size_t>(at)]; edge.visits > most) most = edge.visits, best = edge.move;
    return best;
  }

  G const* game_ = nullptr;
  Seat me_{};
  std::vector<Edge> edges_;
  std::vector<Node> table_;
  int used_edges_ = 0;
  int nodes_ = 0;
  std::uint32_t search_ = 0;
  List<Step, 128> path_;
  MoveList moves_;
  std::uint64_t iterations_ = 0;
};

// The tree's memory is kept from one question to the next, one for each thread that asks.
template <Game G>
MoveId ismcts_move(G const& game, typename G::View const& view, Budget const& budget, Rng& rng) {
  static thread_local std::unique_ptr<TreeSearch<G>> search = std::make_unique<TreeSearch<G>>();
  return search->choose(game, view, budget, rng);
}

}  // namespace atelier::bots
