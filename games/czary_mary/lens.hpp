// What one seat knows, over a view or over a state: everything the bot's quick policy and the odds ask for, without building a view.
#pragma once

#include <algorithm>
#include <bit>

#include "games/czary_mary/czary_mary.hpp"

namespace atelier::czary_mary {

// What a right call still tells: of the stones that stood then, `again` have been cast since as the same spell, and the places in `stood`
// (bit slot) are not yet turned over.
struct RightCall {
  Spell spell{};
  std::uint8_t stood = 0;
  std::uint8_t again = 0;
};

class Lens {
 public:
  struct Place {
    std::uint8_t slot = 0;
    std::uint8_t ruled_out = 0;
  };

  Lens(CzaryMary const&, View const&);  // precondition: the view is a seat's
  Lens(CzaryMary const&, State const&, Seat);

  CzaryMary const& game() const { return *game_; }
  int me() const { return me_; }
  int lives(int seat) const { return lives_[static_cast<std::size_t>(seat)]; }
  bool pool_empty() const { return pool_empty_; }
  std::optional<Offer> const& offer() const { return offer_; }
  Spell right() const { return right_; }                                      // called by this seat and known to stand, not yet taken away
  Counts const& unseen() const { return unseen_; }                            // stones whose place this seat does not know
  List<Place, hand_size> const& places() const { return places_; }            // own stones standing, the most ruled out first
  List<RightCall, Casts::most> const& right_calls() const { return calls_; }  // own ones that tell something yet, youngest first

 private:
  Lens(CzaryMary const& game, int me) : game_(&game), me_(me) {}

  template <class Stones, class RuledOut>
  void look_at_own(Stones const&, RuledOut const&, Casts const&);
  void recall(Casts const&, unsigned standing);

  CzaryMary const* game_;
  int me_;
  bool pool_empty_ = false;
  Spell right_ = Spell::none;
  std::array<std::uint8_t, most_players> lives_{};
  std::optional<Offer> offer_;
  Counts unseen_{};
  List<Place, hand_size> places_;
  List<RightCall, Casts::most> calls_;
};

}  // namespace atelier::czary_mary
