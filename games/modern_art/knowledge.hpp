// What a seat can expect of a round, from what it knows alone: the round is played on in mind many times, and the worth of a painting is
// the mean over all those ends.
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
  static constexpr int usual_rounds = 120;

  explicit Outlook(Lens const& lens, int rounds_in_mind = usual_rounds)
      : lens_(lens),
        rounds_in_mind_(rounds_in_mind),
        full_(lens.game.components().last_painting.value) {
    State const& s = lens.known;
    for (std::size_t a = 0; a < artists; ++a) {
      auto const artist = static_cast<Artist>(a);
      start_.unseen[a] = lens.unseen().count(artist);
      start_.mine[a] = lens.hand().count(artist);
      start_.shown[a] = s.shown[a];
      for (std::size_t seat = 0; seat < most_players; ++seat) owned_[seat][a] = s.bought[seat].count(artist);
      for (std::size_t round = 0; static_cast<int>(round) + 1 < s.round; ++round) before_[a] += s.board[round][a];
    }
    for (std::size_t seat = 0; seat < most_players; ++seat) start_.cards[seat] = lens.cards[seat];
  }

  int me() const { return lens_.me; }
  int seats() const { return lens_.game.seats(); }
  int owned(int seat, int artist) const { return owned_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(artist)]; }
  int held(int artist) const { return start_.mine[static_cast<std::size_t>(artist)]; }
  int unseen(int artist) const { return start_.unseen[static_cast<std::size_t>(artist)]; }
  int shown(int artist) const { return start_.shown[static_cast<std::size_t>(artist)]; }
  int risen(int artist) const { return before_[static_cast<std::size_t>(artist)]; }
  int money(int seat) const { return lens_.known.money[static_cast<std::size_t>(seat)]; }
  bool ends_round(int artist, int more) const { return shown(artist) + more >= full_; }

  // The mean worth when `more` paintings of `artist` are shown besides what lies there, and `next` puts up the next one. The lot under
  // the hammer counts as `buyer`'s, who will push it.
  Worth expect(int artist, int more, int next, int buyer = -1) const {
    Mind mind = start_;
    auto owned = owned_;
    if (more > 0) mind.shown[static_cast<std::size_t>(artist)] += more;
    if (buyer >= 0)
      for (Card card : {lens_.known.first, lens_.known.second})
        if (card != no_card) ++owned[static_cast<std::size_t>(buyer)][static_cast<std::size_t>(artist_of(card))];
    Worth worth{};
    if (more > 0 && mind.shown[static_cast<std::size_t>(artist)] >= full_) {
      add_values(mind.shown, worth);
      return worth;
    }
    Rng rng(1 + static_cast<std::uint64_t>(artist * 7 + more));
    for (int i = 0; i < rounds_in_mind_; ++i) {
      Mind trial = mind;
      play_on(trial, owned, next, rng);
      add_values(trial.shown, worth);
    }
    for (double& each : worth) each /= rounds_in_mind_;
    return worth;
  }

 private:
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
    for (int idle = 0; idle < seats(); seat = seat + 1 == seats() ? 0 : seat + 1) {
      auto const p = static_cast<std::size_t>(seat);
      if (mind.cards[p] == 0) {
        ++idle;
        continue;
      }
      idle = 0;
      auto& from = seat == me() ? mind.mine : mind.unseen;
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
    auto const ranked = lens_.game.ranking(counts);
    for (std::size_t place = 0; place < ranked.size(); ++place) {
      auto const a = static_cast<std::size_t>(ranked[place]);
      worth[a] += lens_.game.components().prizes.value[place] + before_[a];
    }
  }

  Lens const& lens_;
  int rounds_in_mind_;
  int full_;
  Mind start_;
  Owned owned_{};
  std::array<int, artists> before_{};  // what each artist rose by in earlier rounds
};

}  // namespace atelier::modern_art
