#include "games/projekt_art/plan.hpp"

namespace atelier::projekt_art {

Plan::Plan(Situation const& team, Odds const& odds) : team_(team), game_(team.game_), lens_(team.lens_), odds_(odds) {
  for (int pawn = 0; pawn < game_.pawns(); ++pawn) goal_[pawn] = stays(pawn) ? awaited_at(pawn) : team.pawns[pawn];
  measure();
  if (game_.sheet().carrying) send_courier();
  improve();
}

// Cheapest ways around lost places.
void Plan::measure() {
  int const places = game_.places();
  for (int from = 0; from < places; ++from)
    for (int to = 0; to < places; ++to) {
      bool const open = from != to && !lens_.lost(to);
      distance_[from][to] = from == to ? 0 : open ? game_.fuel_for(from, to) : no_road;
      first_[from][to] = to;
    }
  for (int via = 0; via < places; ++via) {
    if (lens_.lost(via)) continue;
    for (int from = 0; from < places; ++from)
      for (int to = 0; to < places; ++to)
        if (distance_[from][via] + distance_[via][to] < distance_[from][to]) {
          distance_[from][to] = distance_[from][via] + distance_[via][to];
          first_[from][to] = first_[from][via];
        }
  }
  for (int from = 0; from < places; ++from) {
    for (int to = 0; to < places; ++to) {
      int const away = std::min<int>(distance_[from][to], 6), back = std::min<int>(distance_[to][from], 6);
      remote_[from] += team_.weights.remote * away + team_.weights.one_way * (away - back);
    }
    remote_[from] *= team_.later / places;
  }
  if (game_.sheet().own_clues)
    for (int a = 0; a < game_.seats(); ++a)
      for (int b = 0; b < a; ++b) gifts_[a][b] = team_.meeting(a, b);
}

// USA: players who end the round together, with no agent near, can trade clue cards.
double Plan::meetings(Places const& goal) const {
  double sum = 0;
  for (int a = 0; a < game_.seats(); ++a)
    for (int b = 0; b < a; ++b)
      if (goal[a] == goal[b]) sum += gifts_[a][b] * (lens_.agents(goal[a]) == 0 ? 0.5 : 0.2);
  return sum;
}

// People go where they like: they are planned with where they stand, or where they have said they will go.
bool Plan::stays(int pawn) const { return team_.fellows.is_person(pawn); }
int Plan::awaited_at(int pawn) const {
  int const said = team_.fellows.going[static_cast<std::size_t>(pawn)];
  return said >= 0 && lens_.phase() == Phase::moving && !lens_.ready(pawn) && !lens_.lost(said) ? said : team_.pawns[pawn];
}

// Rio: the pawn that can bring a work to the wanted district most cheaply.
void Plan::send_courier() {
  int const wanted = game_.wanted_place(lens_.collected());
  if (lens_.artworks(wanted) > 0) return;
  int best = 9;  // farther than fuel can take anybody soon
  int goal = -1;
  for (int pawn = 0; pawn < game_.pawns(); ++pawn)
    for (int place = 0; place < game_.places(); ++place) {
      if (lens_.artworks(place) == 0 || stays(pawn)) continue;
      int const way = distance_[team_.pawns[pawn]][place] + distance_[place][wanted];
      if (way >= best) continue;
      best = way;
      courier_ = pawn;
      at_work_ = team_.pawns[pawn] == place;
      goal = at_work_ ? wanted : place;
    }
  if (courier_ >= 0) goal_[courier_] = goal;
}

// Over a road that costs nothing either way, after a step that cost nothing: most likely the same road.
bool Plan::goes_back(int pawn, int to) const {
  int const here = team_.pawns[pawn], next = first_[here][to];
  return pawn != courier_ && lens_.free_steps(pawn) > 0 && game_.fuel_for(here, next) == 0 && game_.fuel_for(next, here) == 0;
}

int Plan::next_step(int pawn) const {
  int const here = team_.pawns[pawn];
  return goal_[pawn] == here ? -1 : first_[here][goal_[pawn]];
}

// Fuel out of the pool, then health of those who lack it.
double Plan::travel(Places const& goal) const {
  int fuel = lens_.pool(0);
  double cost = 0;
  for (int pawn = 0; pawn < game_.pawns(); ++pawn) {
    if (stays(pawn)) continue;
    int const way = distance_[team_.pawns[pawn]][goal[pawn]];
    if (way >= no_road) return 1e6;
    bool const at_goal = team_.pawns[pawn] == goal[pawn];
    if (at_goal && lens_.lost(goal[pawn])) return 1e5;  // it must leave
    int const paid = std::min(way, fuel);
    for (int i = 0; i < paid; ++i) cost += team_.resource(0, --fuel);
    if (way > paid) cost += team_.health_loss(game_.seats() == 1 ? 0 : pawn, way - paid);
    if (!at_goal) cost += goes_back(pawn, goal[pawn]) ? to_and_fro : 0.02;
    if ((team_.fellows.wanted_at >> goal[pawn]) & 1) cost -= called_to;
    cost += remote_[goal[pawn]];
  }
  return cost;
}

double Plan::place_worth(int place, int there, int lead, int weapons) const {
  if (lens_.agents(place) == 0) {
    if (there == 0 || lens_.artworks(place) == 0) return 0;
    return !game_.sheet().carrying || game_.wanted_place(lens_.collected()) == place ? team_.art : 0.5;
  }
  double const danger = -team_.danger(place, lens_.agents(place));
  if (there == 0 || lead < 0 || lens_.fought(place)) return danger;
  int const needed = lens_.agents(place) + lens_.white_hand() + lens_.threat();
  double const fight = fight_worth(odds_, there + lens_.allies(), needed, weapons, team_.stakes(place, lead));
  return danger + std::max(0.0, fight);
}

double Plan::worth(Places const& goal) const {
  std::array<int, most_places> there{}, lead{};
  lead.fill(-1);
  int fights = 0;
  for (int pawn = 0; pawn < game_.pawns(); ++pawn) {
    int const place = goal[pawn];
    ++there[place];
    if (pawn >= game_.seats() || !team_.may_lead(pawn, place)) continue;
    if (lead[place] < 0 && lens_.agents(place) > 0) ++fights;
    if (lead[place] < 0 || lens_.health(pawn) > lens_.health(lead[place])) lead[place] = pawn;
  }
  int const weapons = fights > 1 ? (lens_.pool(1) + 1) / fights : lens_.pool(1);
  double sum = -travel(goal);
  if (game_.sheet().own_clues) sum += meetings(goal);
  for (int place = 0; place < game_.places(); ++place) sum += place_worth(place, there[place], lead[place], weapons);
  return sum;
}

// One pawn at a time, and the nearest two, three, ... together, while it helps.
void Plan::improve() {
  double best = worth(goal_);
  for (int pass = 0; pass < 6; ++pass) {
    Places next = goal_;
    double most = best;
    for (int place = 0; place < game_.places(); ++place) {
      if (lens_.lost(place)) continue;
      std::array<int, most_pawns> order{};
      int count = 0;
      for (int pawn = 0; pawn < game_.pawns(); ++pawn)
        if (pawn != courier_ && !stays(pawn) && goal_[pawn] != place) order[count++] = pawn;
      std::sort(order.begin(), order.begin() + count,
                [&](int a, int b) { return distance_[team_.pawns[a]][place] < distance_[team_.pawns[b]][place]; });
      Places group = goal_;
      for (int i = 0; i < count; ++i) {
        Places single = goal_;
        single[order[i]] = group[order[i]] = place;
        for (auto const& each : {single, group})
          if (double const value = worth(each); value > most + 1e-9) most = value, next = each;
      }
    }
    if (most <= best) return;
    best = most;
    goal_ = next;
  }
}

}  // namespace atelier::projekt_art
