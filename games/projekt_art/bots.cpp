#include "games/projekt_art/bots.hpp"

#include "games/projekt_art/plan.hpp"

namespace atelier::projekt_art {

namespace {

class Teammate {
 public:
  explicit Teammate(Lens const& lens, Weights const& weights = {}, Fellows const& fellows = {})
      : game_(lens.game()),
        lens_(lens),
        offer_(lens.offer()),
        me_(lens.me()),
        odds_(game_.components(), dice_to_weigh(lens)),
        team_(lens, weights, fellows) {}

  MoveId choose() const {
    switch (lens_.phase()) {
      case Phase::preparing: return put();
      case Phase::drawing: return move_at(ids::draw);
      case Phase::mission:
      case Phase::stalled: return mission();
      case Phase::healing: return move_at(ids::heal + team_.lowest_health());
      case Phase::finding: return find();
      case Phase::laying: return lay();
      case Phase::moving: return travel();
      case Phase::collecting: return collect();
      case Phase::paying: return give_up();
      case Phase::dropping: return drop();
      case Phase::fighting: return fight();
      case Phase::struggling: return struggle();
      case Phase::closing: return close();
      case Phase::rolling:
      case Phase::over: break;
    }
    return move_at(ids::ready);
  }

 private:
  // Odds are worked out only where somebody is about to fight.
  static int dice_to_weigh(Lens const& lens) {
    return lens.phase() == Phase::moving || lens.phase() == Phase::fighting ? lens.game().pawns() + lens.allies() : 0;
  }

  // Rio: a heap in the middle, where all stand and can fight it at once; the rest where the track asks last.
  MoveId put() const {
    int const takeover = game_.components().takeover.value;
    int best = 0;
    double least = 1e9;
    for (int place = 0; place < game_.places(); ++place) {
      int const agents = lens_.agents(place);
      double cost = game_.art_of(place) < 0 ? (agents + 1 < takeover ? 0 : 50) : 10 + agents * 2;
      for (int space = 0; space < game_.track_size(); ++space)
        if (game_.wanted_place(space) == place) cost -= 0.5 * space;
      if (cost < least) least = cost, best = place;
    }
    return move_at(ids::put + best);
  }

  // A - Misja.

  double card_worth(CardOffer const& offer) const {
    auto const& face = game_.face(offer.card);
    double sum = -team_.health_loss(me_, offer.health);
    int const track = team_.track_of(me_);
    for (int r = 0; r < resources; ++r) {
      sum -= team_.spend(r, std::min<int>(face.cost[r], lens_.pool(r)));
      int have = std::max(0, lens_.pool(r) - face.cost[r]);
      for (int i = 0; i < face.gain[r]; ++i) sum += team_.resource(r, have++);
    }
    if (face.gain[resources] > 0 && lens_.health_left() > 0) {
      int const low = lens_.health(team_.lowest_health());
      sum += face.gain[resources] * (low <= 1 ? team_.weights.last_health : team_.health) * std::max(0.4, team_.later);
    }
    bool completes = false;
    for (int kind = 0; kind < arts; ++kind) {
      if (face.agents[kind] > 0) sum -= agents_cost(kind, face.agents[kind]);
      if (!((face.clues >> kind) & 1)) continue;
      int const have = team_.count_of(kind, track);
      if (have >= 2 && completes) continue;  // only one of two kinds is found
      completes |= have >= 2;
      sum += std::max(team_.clue_worth(kind, have), for_mates(kind));
    }
    return sum;
  }

  // USA: a clue that a mate could use, if we meet.
  double for_mates(int kind) const {
    double most = 0;
    for (int seat = 0; game_.sheet().own_clues && seat < game_.seats(); ++seat)
      if (seat != me_) most = std::max(most, mates_share * team_.clue_worth(kind, team_.count_of(kind, seat)));
    return most;
  }

  double agents_cost(int kind, int count) const {
    double cost = 0;
    int placed = 0;
    for (int place = 0; place < game_.places(); ++place) {
      if (!((game_.places_with(kind) >> place) & 1)) continue;
      int const agents = lens_.lost(place) ? 0 : lens_.agents(place);
      double more = team_.danger(place, agents + count) - team_.danger(place, agents);
      bool watched = false;
      for (int pawn = 0; pawn < game_.pawns(); ++pawn) watched |= team_.pawns[pawn] == place;
      cost += watched ? 0.7 * more : more;
      if (lens_.artworks(place) > 0 && agents == 0) cost += 1.5;
      placed += count;
    }
    int const left = lens_.agents_left() - placed;
    return cost + (left < 0 ? 1000 : left < 4 ? 4 - left : 0);
  }

  MoveId mission() const {
    MoveId best = move_at(ids::wait);
    double most = -1e9;
    int health = 0;
    for (auto const& each : offer_.play)
      if (double const value = card_worth(each); value > most) most = value, best = ids::play_of(each.card), health = each.health;
    // Somebody else may earn what is missing first.
    bool const golden = !offer_.play.empty() && health > 0;
    if (offer_.wait && lens_.phase() == Phase::mission && golden && others_to_play()) return move_at(ids::wait);
    if (offer_.wait && lens_.phase() == Phase::mission && asked_to_wait()) return move_at(ids::wait);
    if (auto const bought = buy(most)) return *bought;
    if (!offer_.play.empty() && (most > -500 || !offer_.wait)) return best;
    if (offer_.wait) return move_at(ids::wait);
    return best;
  }

  // By somebody who has still to play, and does not wait in turn.
  bool asked_to_wait() const {
    for (int seat = 0; seat < game_.seats(); ++seat)
      if (((team_.fellows.waits >> seat) & 1) && lens_.played(seat) < game_.to_play() && !lens_.ready(seat)) return true;
    return false;
  }

  bool others_to_play() const {
    for (int seat = 0; seat < game_.seats(); ++seat)
      if (seat != me_ && lens_.played(seat) < game_.to_play() && !lens_.ready(seat)) return true;
    return false;
  }

  // A further card when those in hand are bad: for what there is most of.
  std::optional<MoveId> buy(double best_in_hand) const {
    if (offer_.buy.empty()) return {};
    bool const desperate = best_in_hand < -500;
    if (offer_.buy[0] == Resource::health) {
      if (desperate && lens_.health(me_) > 1) return move_at(ids::buy + resources);
      return desperate && offer_.play.empty() && !offer_.wait ? std::optional(move_at(ids::buy + resources)) : std::nullopt;
    }
    Resource cheapest = offer_.buy[0];
    double least = 1e9;
    for (Resource each : offer_.buy) {
      int const r = static_cast<int>(each);
      if (double const price = team_.resource(r, lens_.pool(r) - 1); price < least) least = price, cheapest = each;
    }
    bool const time = lens_.last_round() || lens_.deck() - 1 > game_.components().last_cards.value || desperate;
    bool const worth_it = best_in_hand + least < (team_.fellows.people ? buy_beside_people : buy_below) && lens_.hand().size() < 7;
    if (desperate || (time && worth_it)) return move_at(ids::buy + static_cast<int>(cheapest));
    return {};
  }

  MoveId find() const {
    Art best = offer_.find[0];
    double most = -1e9;
    for (Art each : offer_.find)
      if (double const value = team_.useful(static_cast<int>(each)) - 0.1 * guards(static_cast<int>(each)); value > most)
        most = value, best = each;
    return move_at(ids::find + static_cast<int>(best));
  }
  int guards(int kind) const {
    int fewest = 99;
    for (int place = 0; place < game_.places(); ++place)
      if ((game_.places_with(kind) >> place) & 1) fewest = std::min(fewest, lens_.agents(place));
    return fewest;
  }
  MoveId lay() const {
    Site best = offer_.lay[0];
    for (Site each : offer_.lay)
      if (lens_.agents(game_.place_of(each)) < lens_.agents(game_.place_of(best))) best = each;
    return move_at(ids::lay + game_.place_of(best));
  }

  // B - Ruch.

  // For what is in the pool always; for health the one who has most of it, and never the last.
  bool recruits() const {
    if (!offer_.recruit || (team_.rounds_left == 0 && lens_.phase() == Phase::closing)) return false;
    int const price = offer_.recruit_health, mine = lens_.health(me_);
    if (price == 0) return true;
    for (int seat = 0; seat < game_.seats(); ++seat)
      if (!team_.fellows.is_person(seat) && lens_.health(seat) > mine) return false;
    return mine > price && team_.health_loss(me_, price) < team_.weights.ally * std::max(0.5, team_.later) / team_.root;
  }

  MoveId travel() const {
    if (recruits()) return move_at(ids::recruit);
    Plan const plan(team_, odds_);
    for (int pawn = me_; pawn < game_.pawns(); pawn += game_.seats() == 1 ? 1 : most_pawns) {
      int const to = plan.next_step(pawn);
      if (to < 0) continue;
      for (auto const& each : offer_.steps)
        if (each.companion == (pawn != me_) && game_.place_of(each.site) == to && each.health < lens_.health(me_))
          return ids::step_of(each.companion, to, each.carry && plan.carries(pawn));
    }
    if (offer_.ready) return move_at(ids::ready);
    return flee();
  }

  // Out of a lost place as cheaply as can be.
  MoveId flee() const {
    if (offer_.steps.empty()) return move_at(ids::recruit);  // the first rules let a pawn stay trapped for a while
    StepOffer best = offer_.steps[0];
    for (auto const& each : offer_.steps) {
      int const pawn = each.companion ? 1 : me_;
      bool const stuck = lens_.lost(team_.pawns[pawn]);
      bool const best_stuck = lens_.lost(team_.pawns[best.companion ? 1 : me_]);
      if (stuck > best_stuck || (stuck == best_stuck && each.health < best.health)) best = each;
    }
    return ids::step_of(best.companion, game_.place_of(best.site), false);
  }

  // What brings something first: it may pay for what costs something.
  MoveId collect() const {
    auto const rank = [&](Site site) {
      switch (game_.sheet().places[game_.place_of(site)].effect) {
        case Effect::gain_fuel:
        case Effect::gain_weapons:
        case Effect::gain_radios: return 0;
        case Effect::none: return 1;
        case Effect::lose_clue: return 2;
        case Effect::lose_resources: return 3;
        case Effect::spread_agents: return 4;
      }
      return 5;
    };
    Site best = offer_.collect[0];
    for (Site each : offer_.collect)
      if (rank(each) < rank(best)) best = each;
    return move_at(ids::collect + game_.place_of(best));
  }

  MoveId give_up() const {
    if (offer_.give_up.empty()) {
      Seat most = offer_.suffer[0];
      for (Seat seat : offer_.suffer)
        if (lens_.health(index(seat)) > lens_.health(index(most))) most = seat;
      return move_at(ids::suffer + index(most));
    }
    Resource best = offer_.give_up[0];
    auto const price = [&](Resource each) { return team_.resource(static_cast<int>(each), lens_.pool(static_cast<int>(each)) - 1); };
    for (Resource each : offer_.give_up)
      if (price(each) < price(best)) best = each;
    return move_at(ids::give_up + static_cast<int>(best));
  }

  MoveId drop() const {
    Card best = offer_.drop[0];
    for (Card each : offer_.drop)
      if (team_.card_on_track(each, 0) < team_.card_on_track(best, 0)) best = each;
    return move_at(ids::drop + number(best) - 1);
  }

  // C - Walka.

  MoveId fight() const {
    if (recruits()) return move_at(ids::recruit);
    if (!offer_.fight) return move_at(ids::ready);
    int const here = team_.pawns[me_];
    int const leader = team_.leader(here);
    if (leader != me_ && !lens_.ready(leader)) return move_at(ids::ready);
    int dice = lens_.allies();
    for (int pawn = 0; pawn < game_.pawns(); ++pawn) dice += team_.pawns[pawn] == here;
    int const needed = lens_.agents(here) + lens_.white_hand() + lens_.threat();
    double const worth = fight_worth(odds_, dice, needed, lens_.pool(1), team_.stakes(here, me_));
    return move_at(worth > 0 ? ids::fight : ids::ready);
  }

  // What the fight is worth when it stands so many short: weapons, if they pay, or defeat.
  double standing(int missing, Stakes const& stakes) const {
    if (missing <= 0) return stakes.prize;
    int const used = (missing + stakes.bonus - 1) / stakes.bonus;
    int const from_pool = std::min<int>(used, lens_.pool(1));
    double const paid = team_.spend(1, from_pool) + 0.1 * from_pool + team_.health_loss(me_, used - from_pool);
    return std::max(-stakes.defeat, stakes.prize - paid);
  }

  MoveId struggle() const {
    auto const stakes = team_.stakes(lens_.fight_place(), lens_.leader());
    int const missing = lens_.missing();
    double const now = standing(missing, stakes);
    MoveId best = move_at(ids::wait);
    if (offer_.accept) best = move_at(now > -stakes.defeat + 1e-9 ? ids::weapon : ids::accept);
    double most = now + 1e-6;
    for (auto const& each : offer_.reroll) try_card(each, missing, stakes, most, best);
    return best;
  }

  // A clue card for the lowest one or two dice that may be rolled again.
  void try_card(RerollOffer const& card, int missing, Stakes const& stakes, double& most, MoveId& best) const {
    struct Lying {
      int place, pips;
    };
    std::array<Lying, most_dice> low{};
    int count = 0;
    for (int place : offer_.dice) low[count++] = {place, lens_.pips(place)};
    if (count == 0) return;
    std::sort(low.begin(), low.begin() + count, [](Lying const& a, Lying const& b) { return a.pips < b.pips; });
    double const price = team_.card_on_track(card.card, team_.track_of(me_));
    for (int used = 1; used <= std::min(card.dice, count); ++used) {
      double value = -price;
      int const gone = missing + low[0].pips + (used > 1 ? low[1].pips : 0);
      for (int a = 1; a <= die_faces; ++a) {
        if (used == 1) value += odds_.one(a) * standing(gone - a, stakes);
        for (int b = 1; used == 2 && b <= die_faces; ++b) value += odds_.one(a) * odds_.one(b) * standing(gone - a - b, stakes);
      }
      if (value <= most) continue;
      most = value;
      int const first = low[0].place, second = used > 1 ? low[1].place : first;
      best = ids::reroll_of(card.card, std::min(first, second), std::max(first, second));
    }
  }

  // Between C and D.

  MoveId close() const {
    if (recruits()) return move_at(ids::recruit);
    double most = 0.4;
    MoveId best = move_at(ids::ready);
    for (Card card : offer_.give)
      for (Seat to : offer_.give_to) {
        double const value = team_.given(card, me_, index(to));
        if (value > most) most = value, best = ids::give_of(card, index(to));
      }
    return best;
  }

  static constexpr double buy_below = -2.5;
  static constexpr double buy_beside_people = -5.0;  // who leads fewer fights has more use for what is in the pool
  static constexpr double mates_share = 0.42;

  ProjektArt const& game_;
  Lens const& lens_;
  Offer const offer_;
  int me_;
  Odds odds_;
  Situation team_;
};

// The last health is never spent, and no pawn trapped, while any other move keeps the team alive; in a fight the risk has been weighed
// already.
MoveId keep_alive(Lens const& lens, MoveId choice) {
  if (lens.phase() != Phase::mission && lens.phase() != Phase::moving) return choice;
  auto const kills = [&](MoveId id) {
    Outcome const after = lens.after(id);
    return after == Outcome::no_health || after == Outcome::trapped;
  };
  if (!kills(choice)) return choice;
  MoveList moves;
  lens.legal(moves);
  for (MoveId other : moves)
    if (!kills(other)) return other;
  return choice;
}

// Grabs works as soon as they can be had, whatever that makes of the agents, and takes lightly what gathers on the map and what allies
// would be good for.
Weights grabbing() {
  Weights weights;
  weights.lost_place = 3, weights.crowd = 0.3, weights.white_hand = 0.5;
  weights.radio = 5, weights.ally = 5;
  weights.art = 1;
  return weights;
}
Weights easygoing() {
  Weights weights;
  weights.lost_place = 4, weights.crowd = 0.5, weights.white_hand = 0.7;
  weights.radio = 7, weights.ally = 6;
  return weights;
}

}  // namespace

MoveId teammate_move(Lens const& lens, Fellows const& fellows) { return keep_alive(lens, Teammate(lens, {}, fellows).choose()); }
MoveId novice_move(Lens const& lens) { return Teammate(lens, grabbing()).choose(); }
MoveId casual_move(Lens const& lens, Fellows const& fellows) { return keep_alive(lens, Teammate(lens, easygoing(), fellows).choose()); }

MoveId person_move(Person person, Lens const& lens) {
  Phase const phase = lens.phase();
  bool const in_fights = phase == Phase::fighting || phase == Phase::struggling || phase == Phase::closing;
  if (person != Person::follows && (in_fights || (person == Person::idle && phase == Phase::moving))) {
    MoveId const agrees = move_at(phase == Phase::struggling ? ids::wait : ids::ready);
    MoveList moves;
    lens.legal(moves);
    if (moves.has(agrees)) return agrees;
  }
  MoveId const choice = teammate_move(lens);
  return choice == move_at(ids::fight) ? move_at(ids::ready) : choice;
}

}  // namespace atelier::projekt_art
