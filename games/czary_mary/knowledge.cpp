#include "games/czary_mary/knowledge.hpp"

namespace atelier::czary_mary {

Unseen::Unseen(Lens const& lens) : counts_(lens.unseen()), places_(lens.places()) {
  auto const weigh_once = [&](Spell spell) {
    if (called_bits_ & bit(spell)) return;
    called_bits_ |= bit(spell);
    weigh(spell, lens);
    called_.push_back(spell);
  };
  if (lens.right() != Spell::none) weigh_once(lens.right());
  for (auto const& call : lens.right_calls()) weigh_once(call.spell);
  all_ = worlds(spread_, 0);
}

int Unseen::allowed(unsigned ruled_out) const {
  int count = 0;
  for (unsigned i = 0; i < spells; ++i)
    if (!((ruled_out >> i) & 1U)) count += counts_[i];
  return count;
}

// For each subset of the places: in how many ways unseen stones of this spell fill it, times the chance that each right call of it then
// took the stone it took.
void Unseen::weigh(Spell spell, Lens const& lens) {
  unsigned possible = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) possible |= static_cast<unsigned>(!(places_[i].ruled_out & bit(spell))) << i;
  auto& weights = weights_[called_.size()];
  for (unsigned chosen = 0; chosen <= all_places(); ++chosen) {
    double& weight = weights[chosen];
    weight = (chosen & ~possible) || (chosen == 0 && spell == lens.right()) ? 0 : 1;
    for (int i = 0; i < std::popcount(chosen); ++i) weight *= counts_[static_cast<std::size_t>(number(spell) - 1)] - i;
  }
  for (auto const& call : lens.right_calls()) {
    if (call.spell != spell) continue;
    unsigned stood = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) stood |= ((call.stood >> places_[i].slot) & 1U) << i;
    for (unsigned chosen = 0; chosen <= all_places(); ++chosen) weights[chosen] /= 1 + call.again + std::popcount(chosen & stood);
  }
}

// The weight of all worlds that fit, of those without some spells if asked.
double Unseen::worlds(Spread& spread, unsigned without) const {
  auto& rest = spread[0];
  rest[0] = 1;
  for (unsigned i = 0; i < places_.size(); ++i) {
    int const fitting = allowed(places_[i].ruled_out | called_bits_ | without);
    for (unsigned before = 0; before < 1U << i; ++before)
      rest[before | 1U << i] = rest[before] * std::max(fitting - std::popcount(before), 0);
  }
  for (std::size_t spell = 0; spell < called_.size(); ++spell) {
    auto const& weights = weights_[spell];
    bool const none = bit(called_[spell]) & without;
    // Of the last one only the whole is asked for.
    for (unsigned filled = spell + 1 == called_.size() ? all_places() : 0; filled <= all_places(); ++filled) {
      double sum = weights[0] * spread[spell][filled];
      if (!none)
        for (unsigned chosen = filled; chosen != 0; chosen = (chosen - 1) & filled) sum += weights[chosen] * spread[spell][filled ^ chosen];
      spread[spell + 1][filled] = sum;
    }
  }
  return spread[called_.size()][all_places()];
}

// From the last called spell back, as worlds() spread them.
void Unseen::draw_own(Rng& rng, std::array<Spell, hand_size>& stones) {
  unsigned open = all_places();
  for (std::size_t spell = called_.size(); spell-- > 0;) {
    double ticket = rng.unit() * spread_[spell + 1][open];
    unsigned chosen = 0;
    for (unsigned tried = open;; tried = (tried - 1) & open) {
      double const weight = weights_[spell][tried] * spread_[spell][open ^ tried];
      if (weight > 0) chosen = tried;  // also where rounding leaves a ticket that nobody sold
      ticket -= weight;
      if (ticket < 0 || tried == 0) break;
    }
    for (unsigned left = chosen; left != 0; left &= left - 1) stones[places_[first_of(left)].slot] = called_[spell];
    auto& count = counts_[static_cast<std::size_t>(number(called_[spell]) - 1)];
    count = static_cast<std::uint8_t>(count - std::popcount(chosen));
    open ^= chosen;
  }
  for (; open != 0; open &= open - 1) {
    auto const& place = places_[first_of(open)];
    stones[place.slot] = draw(rng, place.ruled_out | called_bits_);
  }
}

Spell Unseen::draw(Rng& rng, unsigned ruled_out) {
  auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(allowed(ruled_out))));
  for (unsigned i = 0;; ++i) {
    if ((ruled_out >> i) & 1U) continue;
    ticket -= counts_[i];
    if (ticket < 0) {
      --counts_[i];
      return spell_numbered(static_cast<int>(i) + 1);
    }
  }
}

}  // namespace atelier::czary_mary
