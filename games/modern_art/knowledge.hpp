// What a seat can expect of a round, from its view alone: the round is played on in mind many times, and the worth of a painting is the
// mean over all those ends.
//
// In that mind everybody shows paintings in turn: I from my hand, the others from what I have never seen, each the sooner the more
// they own of an artist and the more an artist is in fashion. What is bought on the way is left out.
#pragma once

#include <array>

#include "games/modern_art/modern_art.hpp"

namespace atelier::modern_art {

using Worth = std::array<double, artists>;  // of one painting of each artist

class Outlook {
 public:
  // Precondition: the view is a seat's.
  Outlook(ModernArt const& game, View const& view)
      : game_(game),
        view_(view),
        me_(index(*view.you)),
        seats_(static_cast<int>(view.players.size())) {
    Cards unseen = game.box();
    auto const seen = [&](auto const& paintings) {
      for (auto const& painting : paintings) unseen.remove(card_of(painting));
    };
    seen(view.memory.gone);
    seen(view.unsold);
    seen(view.lot);
    for (auto const& player : view.players) {
      seen(player.hand);
      seen(player.bought);
    }
    for (std::size_t a = 0; a < artists; ++a) start_.unseen[a] = unseen.count(static_cast<Artist>(a));
    for (auto const& painting : view.players[static_cast<std::size_t>(me_)].hand) ++start_.mine[static_cast<std::size_t>(painting.artist)];
    for (std::size_t seat = 0; seat < view.players.size(); ++seat) {
      start_.cards[seat] = view.players[seat].cards;
      for (auto const& painting : view.players[seat].bought) ++owned_[seat][static_cast<std::size_t>(painting.artist)];
    }
    for (std::size_t a = 0; a < artists; ++a) {
      start_.shown[a] = view.shown[a];
      for (int round = 0; round + 1 < view.round; ++round) before_[a] += view.board[static_cast<std::size_t>(round)][a];
    }
    full_ = game.components().last_painting.value;
  }

  int me() const { return me_; }
  int seats() const { return seats_; }
  int owned(int seat, int artist) const { return owned_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(artist)]; }
  int held(int artist) const { return start_.mine[static_cast<std::size_t>(artist)]; }
  int unseen(int artist) const { return start_.unseen[static_cast<std::size_t>(artist)]; }
  int shown(int artist) const { return start_.shown[static_cast<std::size_t>(artist)]; }
  int risen(int artist) const { return before_[static_cast<std::size_t>(artist)]; }
  int money(int seat) const { return view_.memory.money[static_cast<std::size_t>(seat)]; }
  bool ends_round(int artist, int more) const { return shown(artist) + more >= full_; }

  // The mean worth when `more` paintings of `artist` are shown besides what lies there, and `next` puts up the next one. The lot under
  // the hammer counts as `buyer`'s, who will push it.
  Worth expect(int artist, int more, int next, int buyer = -1) const {
    Mind mind = start_;
    auto owned = owned_;
    if (more > 0) mind.shown[static_cast<std::size_t>(artist)] += more;
    if (buyer >= 0)
      for (auto const& painting : view_.lot) ++owned[static_cast<std::size_t>(buyer)][static_cast<std::size_t>(painting.artist)];
    Worth worth{};
    if (more > 0 && mind.shown[static_cast<std::size_t>(artist)] >= full_) {
      add_values(mind.shown, worth);
      return worth;
    }
    Rng rng(1 + static_cast<std::uint64_t>(artist * 7 + more));
    for (int i = 0; i < rounds_in_mind; ++i) {
      Mind trial = mind;
      play_on(trial, owned, next, rng);
      add_values(trial.shown, worth);
    }
    for (double& each : worth) each /= rounds_in_mind;
    return worth;
  }

 private:
  static constexpr int rounds_in_mind = 120;
  static constexpr double push = 1.0;     // how much a painting owned draws the next one of its artist
  static constexpr double fashion = 0.5;  // how much a painting shown does

  using Owned = std::array<std::array<int, artists>, most_players>;
  struct Mind {
    std::array<int, artists> shown{};
    std::array<int, artists> unseen{};
    std::array<int, artists> mine{};
    std::array<int, most_players> cards{};
  };

  void play_on(Mind& mind, Owned const& owned, int seat, Rng& rng) const {
    for (int idle = 0; idle < seats_; seat = seat + 1 == seats_ ? 0 : seat + 1) {
      auto const p = static_cast<std::size_t>(seat);
      if (mind.cards[p] == 0) {
        ++idle;
        continue;
      }
      idle = 0;
      auto& from = seat == me_ ? mind.mine : mind.unseen;
      std::array<double, artists> pull;
      double sum = 0;
      for (std::size_t a = 0; a < artists; ++a) sum += pull[a] = from[a] * (1 + push * owned[p][a]) * (1 + fashion * mind.shown[a]);
      if (sum == 0) return;
      double ticket = rng.unit() * sum;
      std::size_t artist = 0;
      while (artist + 1 < artists && ticket >= pull[artist]) ticket -= pull[artist++];
      while (from[artist] == 0) --artist;
      --from[artist];
      --mind.cards[p];
      if (++mind.shown[artist] >= full_) return;
    }
  }

  void add_values(std::array<int, artists> const& shown, Worth& worth) const {
    std::array<std::uint8_t, artists> counts;
    for (std::size_t a = 0; a < artists; ++a) counts[a] = static_cast<std::uint8_t>(shown[a]);
    auto const ranked = game_.ranking(counts);
    for (std::size_t place = 0; place < ranked.size(); ++place) {
      auto const a = static_cast<std::size_t>(ranked[place]);
      worth[a] += game_.components().prizes.value[place] + before_[a];
    }
  }

  ModernArt const& game_;
  View const& view_;
  int me_;
  int seats_;
  int full_ = 0;
  Mind start_;
  Owned owned_{};
  std::array<int, artists> before_{};  // what each artist rose by in earlier rounds
};

}  // namespace atelier::modern_art
