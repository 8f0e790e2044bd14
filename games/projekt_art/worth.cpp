#include "games/projekt_art/worth.hpp"

#include <cmath>

namespace atelier::projekt_art {

Situation::Situation(Lens const& lens, Weights const& of, Fellows const& with)
    : game_(lens.game()),
      lens_(lens),
      weights(of),
      fellows(with) {
  auto const& game = game_;
  for (int pawn = 0; pawn < game.pawns(); ++pawn) pawns[pawn] = lens.pawn(pawn);
  int on_map = 0;
  for (int place = 0; place < game.places(); ++place) on_map += lens.artworks(place);
  missing = game.track_size() - lens_.collected() - on_map;
  int const spare = lens_.deck() - game.components().last_cards.value;
  int const a_round = game.seats() * game.to_draw();
  rounds_left = spare <= 0 ? 0 : (spare + a_round - 1) / a_round;
  if (lens_.phase() == Phase::drawing || lens_.phase() == Phase::preparing) rounds_left = std::max(0, rounds_left - 1);
  later = std::min(1.0, 0.1 + 0.06 * rounds_left * game.seats() * game.to_play());
  art = (game.sheet().carrying ? weights.carried_art : weights.art) + weights.art_late * (1 - later);
  int team_health = 0;
  for (int seat = 0; seat < game.seats(); ++seat) team_health += lens_.health(seat);
  health = weights.health * 3 / std::max(1, team_health);
  root = std::sqrt(game.seats());
  for (int kind = 0; kind < arts; ++kind) {
    bool open = false, taken = false;
    for (int place = 0; place < game.places(); ++place) {
      if (!((game.places_with(kind) >> place) & 1)) continue;
      open |= !lens_.lost(place);
      taken |= lens_.artworks(place) > 0;
    }
    useful_[kind] = open && !taken && missing > 0;
  }
  auto const count = [&](auto const& track, int owner) {
    for (Card card : track)
      for (int kind = 0; kind < arts; ++kind) counts_[owner][kind] += (game.face(card).clues >> kind) & 1;
  };
  for (int owner = 0; owner < (game.sheet().own_clues ? game.seats() : 1); ++owner) count(lens.clues(owner), owner);
}

double Situation::resource(int which, int have) const {
  static constexpr double scarcity[] = {1.5, 1.2, 1.0, 0.8, 0.6, 0.4, 0.0};
  double const base = which == 0                                            ? weights.fuel
                      : which == 1                                          ? weights.weapon
                      : lens_.allies() < game_.components().ally_dice.value ? weights.radio / root
                                                                            : 0.3;
  double const asked = (fellows.dear >> which) & 1 ? 2 : 1;
  return asked * base * later * scarcity[std::clamp(have, 0, 6)];
}

double Situation::spend(int which, int count) const {
  double sum = 0;
  for (int i = 0, have = lens_.pool(which); i < count && have > 0; ++i) sum += resource(which, --have);
  return sum;
}

double Situation::health_loss(int seat, int count) const {
  int const left = lens_.health(seat) - count;
  if (count == 0) return 0;
  if (left <= 0) return 1000;
  double sum = 0;
  for (int i = 0; i < count; ++i) sum += left + i <= 1 ? weights.last_health : health;
  return sum * std::max(0.05, later);  // what is left when the game ends is worth nothing
}

// The game is lost when no agent is left to place.
double Situation::crowd(int agents) const { return weights.crowd * agents * std::max(0.0, 1 - lens_.agents_left() / 20.0); }

double Situation::danger(int place, int agents) const {
  static constexpr double by_count[] = {0, 0.35, 0.8, 1.5, 2.6};
  if (lens_.lost(place)) return agents * weights.white_hand;
  int const takeover = game_.components().takeover.value;
  double const weight = std::max(0.3, later);
  if (agents < takeover) return weight * by_count[std::min(agents, 4)] + crowd(agents);
  if (lens_.markers_left() == 0) return 60;
  if (game_.sheet().carrying)
    for (int space = lens_.collected(); space < game_.track_size(); ++space)
      if (game_.wanted_place(space) == place) return 60;
  return weight * (weights.lost_place + (lens_.markers_left() == 1 ? 5 : 0)) + lens_.artworks(place) * 5.0 + 0.3 * (agents - takeover);
}

double Situation::clue_worth(int art_kind, int have) const {
  bool const promised = have >= 2 && ((fellows.promised >> art_kind) & 1);
  if (!useful_[art_kind] || promised) return have >= 2 ? -0.8 : weights.spare_clue * later;
  double const worth = have == 0 ? weights.clue : have == 1 ? weights.pair : weights.find;
  double const own = game_.sheet().own_clues ? weights.own_track : 1.0;
  return own * worth * (rounds_left == 0 && have < 2 ? 0.2 : 1.0) + weights.spare_clue * later;
}

double Situation::card_on_track(Card card, int track) const {
  if (fellows.free.has(card)) return 0.1;
  double sum = fellows.kept.has(card) ? 3 : 0;
  for (int kind = 0; kind < arts; ++kind)
    if ((game_.face(card).clues >> kind) & 1) sum += clue_worth(kind, std::max(0, counts_[track][kind] - 1));
  return std::max(0.1, sum);
}

double Situation::given(Card card, int from, int to) const {
  double value = -card_on_track(card, from);
  bool completes = false;
  for (int kind = 0; kind < arts; ++kind) {
    if (!((game_.face(card).clues >> kind) & 1)) continue;
    int const have = counts_[to][kind];
    if (have >= 2 && completes) continue;  // only one of two kinds is found
    completes |= have >= 2;
    value += clue_worth(kind, have);
  }
  return value;
}

double Situation::meeting(int one, int other) const {
  double sum = 0;
  for (int kind = 0; kind < arts; ++kind) {
    int const a = counts_[one][kind], b = counts_[other][kind];
    if (!useful_[kind] || a == 0 || b == 0) continue;
    sum += a + b >= 3 ? weights.find - 0.5 : weights.pair - weights.clue;
  }
  return sum;
}

int Situation::lowest_health() const {
  int seat = 0;
  for (int other = 1; other < game_.seats(); ++other)
    if (lens_.health(other) < lens_.health(seat)) seat = other;
  return seat;
}

// Most people let others begin, unless they say otherwise.
bool Situation::may_lead(int seat, int place) const {
  if (!fellows.is_person(seat)) return true;
  return fellows.leads[static_cast<std::size_t>(seat)] == place && !lens_.ready(seat);
}

int Situation::leader(int place) const {
  int best = -1;
  for (int seat = 0; seat < game_.seats(); ++seat)
    if (pawns[seat] == place && may_lead(seat, place) && (best < 0 || lens_.health(seat) > lens_.health(best))) best = seat;
  return best;
}

Stakes Situation::stakes(int place, int lead) const {
  bool const fits = lens_.artworks(place) > 0 && (!game_.sheet().carrying || game_.wanted_place(lens_.collected()) == place);
  Stakes stakes;
  stakes.prize = danger(place, lens_.agents(place)) + (fits ? art : 0) + (lens_.artworks(place) > 0 && !fits ? 1.0 : 0.0);
  stakes.defeat = lens_.health(lead) > 1 ? health_loss(lead, 1) : weights.last_stand;
  stakes.weapon = std::max(0.15, resource(1, lens_.pool(1) - 1));
  stakes.bonus = game_.components().weapon_bonus.value;
  return stakes;
}

}  // namespace atelier::projekt_art
