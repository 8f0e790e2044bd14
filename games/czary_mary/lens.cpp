#include "games/czary_mary/lens.hpp"

namespace atelier::czary_mary {

Lens::Lens(CzaryMary const& game, View const& view) : Lens(game, index(*view.you)) {
  auto const& own = view.players[static_cast<std::size_t>(me_)];
  auto const seen = [&](Spell stone) {
    if (is_face(stone)) --unseen_[static_cast<std::size_t>(number(stone) - 1)];
  };
  for (std::size_t i = 0; i < spells; ++i) unseen_[i] = static_cast<std::uint8_t>(game.components().copies.value[i] - view.board[i]);
  for (std::size_t seat = 0; seat < view.players.size(); ++seat) {
    lives_[seat] = static_cast<std::uint8_t>(view.players[seat].lives);
    std::for_each(view.players[seat].stones.begin(), view.players[seat].stones.end(), seen);
  }
  std::for_each(own.secrets.begin(), own.secrets.end(), seen);
  pool_empty_ = view.pool == 0;
  offer_ = view.offer;
  if (view.phase == Phase::taking_away && view.turn == view.you) right_ = view.called;
  look_at_own(own.stones, view.memory.ruled_out[static_cast<std::size_t>(me_)], view.memory.casts);
}

Lens::Lens(CzaryMary const& game, State const& s, Seat seat) : Lens(game, index(seat)) {
  auto const me = static_cast<std::size_t>(me_);
  auto const hide = [&](Spell stone) {
    if (stone != Spell::none) ++unseen_[static_cast<std::size_t>(number(stone) - 1)];
  };
  unseen_ = s.pool;
  std::for_each(s.stones[me].begin(), s.stones[me].end(), hide);
  for (std::size_t i = 0; i < most_secrets; ++i)
    if (s.secret_holder[i] != me_ + 1) hide(s.secrets[i]);
  lives_ = s.lives;
  pool_empty_ = s.pool == Counts{};
  offer_ = game.offer(s, me_);
  if (s.phase == Phase::taking_away && s.turn == me_) right_ = s.called;
  look_at_own(s.stones[me], s.ruled_out[me], s.casts);
}

template <class Stones, class RuledOut>
void Lens::look_at_own(Stones const& stones, RuledOut const& ruled_out, Casts const& casts) {
  unsigned standing = 0;
  for (std::size_t slot = 0; slot < hand_size; ++slot) {
    if (stones[slot] == Spell::none) continue;
    standing |= 1U << slot;
    places_.push_back({static_cast<std::uint8_t>(slot), ruled_out[slot]});
  }
  std::sort(places_.begin(), places_.end(), [](Place a, Place b) { return std::popcount(a.ruled_out) > std::popcount(b.ruled_out); });
  recall(casts, standing);
}

// From the youngest call back. Whatever stood at one call and still does stood at every later one too, so the first call of which
// nothing is left ends the search.
void Lens::recall(Casts const& casts, unsigned standing) {
  struct Own {
    int turn;
    unsigned place;
    Spell spell;
  };
  List<Own, Casts::most> own;
  int turn = 0;
  for (std::size_t i = 0; i < casts.made.size(); ++i) {
    auto const cast = casts.at(i);
    turn += cast.opening;
    if (cast.seat == me_) own.push_back({turn, 1U << cast.slot, cast.spell});
  }
  for (std::size_t call = own.size(); call-- > 0;) {
    RightCall told{own[call].spell, 0, 0};
    unsigned gone = 0;  // places whose stone of that moment is cast, or was earlier in that turn
    for (std::size_t i = 0; i < own.size(); ++i) {
      if (i <= call && own[i].turn != own[call].turn) continue;
      told.again += static_cast<std::uint8_t>(i > call && !(gone & own[i].place) && own[i].spell == told.spell);
      gone |= own[i].place;
    }
    told.stood = static_cast<std::uint8_t>(standing & ~gone);
    if (told.stood == 0) return;
    calls_.push_back(told);
  }
}

}  // namespace atelier::czary_mary
