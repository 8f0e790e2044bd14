#include "games/projekt_art/projekt_art.hpp"

#include <algorithm>
#include <numeric>

namespace atelier::projekt_art {

namespace {

// By bit.
std::uint8_t clues_of(Back const& back) {
  std::uint8_t clues = 0;
  for (Art art : back) clues |= 1 << static_cast<int>(art);
  return clues;
}

}  // namespace

ProjektArt::ProjektArt(Options const& options, Components const& components, int rules)
    : options_(options),
      components_(components),
      rules_(rules),
      seats_(options.seats),
      pawns_(seats_ == 1 ? 2 : seats_) {
  auto const& map = sheet();
  places_ = static_cast<int>(map.places.size());
  track_size_ = static_cast<int>(map.track.size());
  to_draw_ = seats_ == 1 ? components_.solo_drawn.value : components_.drawn.value;
  agents_to_put_ = map.agents_by_players;
  own_clues_ = map.own_clues;
  carrying_ = map.carrying;
  for (int pips : components.die.value) ++die_[pips - 1];
  die_sides_ = static_cast<int>(components.die.value.size());
  for (int n = 1; n <= cards; ++n) {
    auto const& card = components_.cards[static_cast<std::size_t>(n - 1)];
    auto& face = faces_[n];
    for (int i = 0; i < 4; ++i) face.cost[i] = card.cost[i], face.gain[i] = card.gain[i];
    for (int art = 0; art < arts; ++art) face.agents[art] = card.agents[art];
    for (Art clue : card.clues) {
      face.clues |= 1 << static_cast<int>(clue);
      with_clue_[static_cast<int>(clue)].add(card_numbered(n));
    }
    with_back_[face.clues].add(card_numbered(n));
    all_cards_.add(card_numbered(n));
  }
  place_of_.fill(-1);
  for (int place = 0; place < places_; ++place) {
    auto const& each = map.places[place];
    place_of_[static_cast<int>(each.site)] = place;
    art_of_[place] = each.art ? static_cast<int>(*each.art) : -1;
    if (each.art) places_with_[static_cast<int>(*each.art)] |= 1 << place;
    effects_ |= each.effect != Effect::none;
  }
  start_place_ = place_of(map.start);
  if (map.armoury) armoury_ = place_of(*map.armoury);
  for (int from = 0; from < most_places; ++from)
    for (int to = 0; to < most_places; ++to) fuel_for_[from][to] = map.anywhere && from != to ? 1 : no_road;
  for (auto const& road : map.roads) {
    fuel_for_[place_of(road.from)][place_of(road.to)] = road.fuel;
    fuel_for_[place_of(road.to)][place_of(road.from)] = road.back;
  }
  for (int from = 0; from < places_; ++from)
    for (int to = 0; to < places_; ++to) roads_[from] |= (fuel_for_[from][to] != no_road) << to;
  for (int space = 0; space < track_size_; ++space) {
    threat_[space] = map.track[space].threat;
    price_[space] = map.track[space].price;
    wanted_[space] = carrying_ ? std::countr_zero(places_with_[static_cast<int>(*map.track[space].art)]) : -1;
  }
}

Back ProjektArt::back_of(Card card) const {
  Back back;
  for (int art = 0; art < arts; ++art)
    if ((face(card).clues >> art) & 1) back.push_back(static_cast<Art>(art));
  return back;
}

State ProjektArt::start() const {
  State s;
  auto const& map = sheet();
  s.unseen = all_cards_;
  s.deck = cards - (seats_ == 1 ? components_.solo_removed.value : 0);
  s.phase = s.outer = Phase::preparing;
  s.agents_left = components_.agents.value;
  s.health_left = components_.health.value;
  s.artworks_left = components_.artworks.value;
  s.markers_left = map.lost_markers;
  for (int r = 0; r < resources; ++r) s.pool[r] = map.pool[r];
  for (int seat = 0; seat < seats_; ++seat) {
    s.health[seat] = components_.start_health.value[static_cast<std::size_t>(options_.difficulty)] * (seats_ == 1 ? 2 : 1);
    s.health_left -= s.health[seat];
  }
  for (int pawn = 0; pawn < pawns_; ++pawn) s.pawns[pawn] = start_place_;
  for (int place = 0; place < places_; ++place) {
    s.agents[place] = map.places[place].agents;
    s.agents_left -= s.agents[place];
  }
  if (map.first_art) {
    ++s.artworks[place_of(*map.first_art)];
    --s.artworks_left;
  }
  return s;
}

Refusal ProjektArt::refuse(State const& s, Seat who, MoveId id) const {
  int const n = index(id), seat = index(who);
  bool const agreeing = n == ids::ready || n == ids::wait;
  if (s.phase == Phase::over) return {"game_over"};
  if (s.phase == Phase::mission && s.played[seat] >= to_play()) return {"already_played"};
  if (is_ready(s, seat) && (agreeing || !may_act(s, seat))) return {"already_ready"};
  if (!may_act(s, seat)) return {"not_now"};
  if (n == ids::ready && s.phase == Phase::moving) return {"must_leave"};
  if (n >= ids::play && n < ids::wait && s.hands[seat].has(card_numbered(n - ids::play + 1)))
    return {"cannot_pay", card_health(s, card_numbered(n - ids::play + 1))};
  if (n == ids::recruit) return refuse_ally(s, seat);
  if (n >= ids::suffer && n < ids::drop && volunteers(s)) return {"own_health"};
  if (n == ids::fight && s.phase == Phase::fighting) return {(s.fought >> s.pawns[seat]) & 1 ? "fought" : "no_agents"};
  return {"not_offered"};
}

Refusal ProjektArt::refuse_ally(State const& s, int seat) const {
  if (s.allies >= components_.ally_dice.value) return {"no_allies"};
  bool const between = s.phase == Phase::moving || s.phase == Phase::fighting || s.phase == Phase::closing;
  return {between && !ally_time(s, seat) ? "too_late_for_allies" : "not_offered"};
}

// A fight that begins or is given up, and the last word of a phase, while somebody else might still have one.
bool ProjektArt::closes_window(State const& s, Seat who, MoveId id) const {
  unsigned const others = ((1U << seats_) - 1) & ~(1U << index(who));
  if (id == move_at(ids::ready)) return others != 0 && (s.ready & others) == others;
  if (id == move_at(ids::fight)) return (~s.ready & others) != 0;
  if (id != move_at(ids::accept)) return false;
  for (int seat = 0; seat < seats_; ++seat)
    if (seat != index(who) && stands_there(s, seat) && !is_ready(s, seat)) return true;
  return false;
}

View ProjektArt::view(State const& s, Viewer viewer) const {
  bool const open = viewer == Viewer::book() || s.phase == Phase::over;
  View view;
  if (viewer.is_seat()) view.you = viewer.seat();
  view.phase = s.phase;
  view.outer = s.outer;
  view.outcome = s.outcome;
  view.round = s.round;
  view.last_round = s.deck <= components_.last_cards.value;
  view.between = s.begun == 0 && (s.phase == Phase::moving || s.phase == Phase::fighting);
  view.deck = s.deck;
  if (s.top != Card::none) view.top = back_of(s.top);
  for (Card card : s.discard) view.discard.push_back(card);
  view.pool = s.pool;
  auto const laid = [&](CardSet const& track, auto& list) {
    for (Card card : track)
      if (card != s.played_card) list.push_back(card);
  };
  Seats const asked = to_act(s);
  for (int seat = 0; seat < seats_; ++seat) {
    Player player{.health = s.health[seat],
                  .site = site_of(s.pawns[seat]),
                  .drawn = s.drawn[seat],
                  .played = s.played[seat],
                  .to_play = std::max(0, to_play() - s.played[seat]),
                  .waited_for = asked.has(seat_at(seat)),
                  .ready = is_ready(s, seat),
                  .hand = {},
                  .faces = {},
                  .clues = {}};
    for (Card card : s.hands[seat]) {
      player.hand.push_back(back_of(card));
      if (open || viewer.is(seat_at(seat))) player.faces.push_back(card);
    }
    // Sorted by what they show: the order of the numbers behind them would tell something.
    std::sort(player.hand.begin(), player.hand.end(),
              [](Back const& a, Back const& b) { return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end()); });
    if (own_clues_) laid(s.clues[seat], player.clues);
    view.players.push_back(player);
    view.free_steps.push_back(s.free_steps[seat]);
  }
  if (seats_ == 1) {
    view.companion = site_of(s.pawns[1]);
    view.companion_free_steps = s.free_steps[1];
  }
  for (int place = 0; place < places_; ++place)
    view.places.push_back(
        {site_of(place), s.agents[place], s.artworks[place], ((s.lost >> place) & 1) != 0, ((s.fought >> place) & 1) != 0});
  if (!own_clues_) laid(s.clues[0], view.clues);
  if (!own_clues_ || viewer.is_seat()) {
    CardSet track = s.clues[own_clues_ ? index(viewer.seat()) : 0];
    track.remove(s.played_card);
    for (int art = 0; art < arts; ++art) view.kinds.push_back((track & with_clue_[art]).size());
  }
  for (Card card : s.given) view.given.push_back(card);
  view.white_hand = s.white_hand;
  view.collected = s.collected;
  view.allies = s.allies;
  view.threat = threat(s.collected);
  view.price = price(s.collected);
  view.agents_left = s.agents_left;
  view.health_left = s.health_left;
  view.artworks_left = s.artworks_left;
  view.markers_left = s.markers_left;
  view.played_card = s.played_card;
  view.owed = s.owed;
  show_moment(s, view);
  remember(s, view.memory);
  if (viewer.is_seat() && may_act(s, index(viewer.seat()))) {
    OfferWriter writer{*this, view.offer.emplace()};
    offer_to(s, index(viewer.seat()), writer);
    foretell(s, index(viewer.seat()), *view.offer);
  }
  return view;
}

Offer ProjektArt::offer(State const& s, int seat) const {
  Offer offer;
  OfferWriter writer{*this, offer};
  offer_to(s, seat, writer);
  return offer;
}

// What would come of it: for people, who see it before they choose. Bots and searches ask the rules.
void ProjektArt::foretell(State const& s, int seat, Offer& offer) const {
  for (auto& card : offer.play) foretell(s, seat, card);
  auto const dice_at = [&](int place, int moving) {
    int dice = s.allies;
    for (int pawn = 0; pawn < pawns_; ++pawn) dice += pawn == moving || s.pawns[pawn] == place;
    return dice;
  };
  auto const needed_at = [&](int place) { return s.agents[place] + s.white_hand + threat(s.collected); };
  for (auto& step : offer.steps) {
    int const place = place_of(step.site), pawn = step.companion ? 1 : seat;
    if (s.agents[place] == 0 || (step.companion && s.pawns[seat] != place)) continue;  // the companion never leads
    step.dice = dice_at(place, pawn);
    step.needed = needed_at(place);
  }
  if (offer.fight) offer.fight_dice = dice_at(s.pawns[seat], seat), offer.fight_needed = needed_at(s.pawns[seat]);
  if (offer.recruit) offer.recruit_radios = price(s.collected) - offer.recruit_health;
  if (offer.weapon) offer.weapon_strength = strength(s) + components_.weapon_bonus.value;
}

void ProjektArt::foretell(State const& s, int seat, CardOffer& offer) const {
  auto const& what = face(offer.card);
  int wanted = 0;
  for (int place = 0; place < places_; ++place) {
    int agents = 0;
    for (int art = 0; art < arts; ++art)
      if ((places_with_[art] >> place) & 1) agents += what.agents[art];
    if (agents == 0) continue;
    wanted += agents;
    if ((s.lost >> place) & 1)
      offer.white_hand += agents;
    else
      offer.brings.push_back({site_of(place), agents, s.agents[place] + agents >= components_.takeover.value});
  }
  offer.too_many = wanted > s.agents_left;
  for (int art = 0; art < arts; ++art)
    if (((what.clues >> art) & 1) && (s.clues[track_of(seat)] & with_clue_[art]).size() + 1 >= 3)
      offer.completes.push_back(static_cast<Art>(art));
}

// Dice in the order of their places; those of nobody in the fight are left out.
List<Die, most_dice> ProjektArt::dice_seen(std::array<std::uint8_t, most_dice> const& pips, unsigned rolling) const {
  List<Die, most_dice> dice;
  for (int die = 0; die < most_dice; ++die) {
    bool const rolls = (rolling >> die) & 1;
    if (pips[die] == 0 && !rolls) continue;
    Die seen{die, die >= most_pawns, {}, pips[die], rolls};
    if (die < seats_) seen.seat = seat_at(die);
    dice.push_back(seen);
  }
  return dice;
}

// What belongs to one phase only.
void ProjektArt::show_moment(State const& s, View& view) const {
  bool const resolving = s.phase == Phase::healing || s.phase == Phase::finding || s.phase == Phase::laying;
  bool const fighting = s.phase == Phase::rolling || s.phase == Phase::struggling;
  if (resolving || fighting) view.actor = seat_at(s.actor);
  if (s.phase == Phase::paying || s.phase == Phase::dropping || fighting) view.site = site_of(s.place);
  if (s.phase == Phase::laying) view.found = static_cast<Art>(s.found);
  for (int place = 0; place < places_; ++place)
    if ((s.to_collect >> place) & 1) view.to_collect.push_back(site_of(place));
  if (fighting) view.fight = Fighting{site_of(s.place), seat_at(s.actor), dice_seen(s.dice, s.rolling), s.bonus, strength(s), needed(s)};
  if (auto const& last = s.last_fight; last.end != PastFight::End::none && s.phase != Phase::over) {
    int const sum = std::accumulate(last.dice.begin(), last.dice.end(), int{last.bonus});
    view.last_fight = Fought{{site_of(last.place), seat_at(last.leader), dice_seen(last.dice, 0), last.bonus, sum, last.needed},
                             last.end == PastFight::End::won};
  }
}

void ProjektArt::remember(State const& s, Memory& memory) const {
  bool proved = false;
  for (int seat = 0; seat < seats_; ++seat) {
    if ((s.begun >> seat) & 1) memory.begun.push_back(seat_at(seat));
    proved |= !s.denied[seat].empty();
  }
  for (int seat = 0; proved && seat < seats_; ++seat) {
    memory.denied.push_back({});
    for (Card card : s.denied[seat]) memory.denied[seat].push_back(card);
  }
}

// What a seat knows of the state. The hands of others are empty, and first in the deck is any card that could lie there.
State ProjektArt::known(View const& view) const {
  State s;
  s.unseen = all_cards_;
  restore(view, s);
  if (!view.top) return s;
  s.top = (s.unseen & with_back_[clues_of(*view.top)]).at(0);
  s.unseen.remove(s.top);
  return s;
}

// Every unseen card may lie wherever one with its back lies: in another's hand, first in the deck, or below; but not in the hand of a
// player who has proved not to hold it.
State ProjektArt::sample(View const& view, Rng& rng) const {
  State shown;
  shown.unseen = all_cards_;
  restore(view, shown);
  while (true) {
    State s = shown;
    if (deal(view, s, rng)) return s;
  }
}

// All deals that fit are equally likely. A deal comes up with the product of 1 / (how many cards fitted each place); where that number
// falls short of its bound, the deal is given up so often that all come out even. Hands with most ruled out are dealt first: where whatever
// fits them fits the later ones too, as when all proved it at the same prices, no deal is given up.
bool ProjektArt::deal(View const& view, State& s, Rng& rng) const {
  struct Dealt {
    int seat;
    std::uint8_t clues;
  };
  CardSet const unseen = s.unseen;
  List<int, most_players> order;
  for (int seat = 0; seat < seats_; ++seat)
    if (view.players[seat].faces.empty()) order.push_back(seat);
  std::sort(order.begin(), order.end(), [&](int a, int b) {
    int const more = s.denied[a].size() - s.denied[b].size();
    return more != 0 ? more > 0 : a < b;
  });
  List<Dealt, cards> dealt;
  for (int seat : order)
    for (Back const& back : view.players[seat].hand) {
      auto const clues = clues_of(back);
      CardSet const alike = with_back_[clues].without(s.denied[seat]);
      CardSet const fitting = s.unseen & alike;
      int const count = fitting.size();
      int bound = (unseen & alike).size();
      for (auto const& other : dealt) bound -= other.clues == clues && s.denied[other.seat].covers(s.denied[seat] & with_back_[clues]);
      if (count < bound && static_cast<int>(rng.below(bound)) >= count) return false;
      Card const card = fitting.at(static_cast<int>(rng.below(count)));
      s.unseen.remove(card);
      s.hands[seat].add(card);
      dealt.push_back({seat, clues});
    }
  if (!view.top) return true;
  CardSet const fitting = s.unseen & with_back_[clues_of(*view.top)];
  s.top = fitting.at(static_cast<int>(rng.below(fitting.size())));
  s.unseen.remove(s.top);
  return true;
}

// Everything that lies open.
void ProjektArt::restore(View const& view, State& s) const {
  auto const see = [&](auto const& list, CardSet& set) {
    for (Card card : list) set.add(card), s.unseen.remove(card);
  };
  see(view.discard, s.discard);
  see(view.clues, s.clues[0]);
  for (int seat = 0; seat < seats_; ++seat) {
    auto const& player = view.players[seat];
    see(player.clues, s.clues[seat]);
    see(player.faces, s.hands[seat]);
    s.health[seat] = player.health;
    s.pawns[seat] = place_of(player.site);
    s.drawn[seat] = player.drawn;
    s.played[seat] = player.played;
    s.ready |= player.ready << seat;
    s.free_steps[seat] = view.free_steps[seat];
  }
  for (Card card : view.given) s.given.add(card);
  if (view.actor) s.actor = index(*view.actor);
  s.played_card = view.played_card;
  if (s.played_card != Card::none) see(List<Card, 1>{s.played_card}, s.clues[track_of(s.actor)]);
  restore_board(view, s);
}

void ProjektArt::restore_board(View const& view, State& s) const {
  s.deck = view.deck;
  s.phase = view.phase;
  s.outer = view.outer;
  s.outcome = view.outcome;
  s.round = view.round;
  for (Seat seat : view.memory.begun) s.begun |= 1 << index(seat);
  for (std::size_t seat = 0; seat < view.memory.denied.size(); ++seat)
    for (Card card : view.memory.denied[seat]) s.denied[seat].add(card);
  s.pool = view.pool;
  if (view.companion) {
    s.pawns[1] = place_of(*view.companion);
    s.free_steps[1] = view.companion_free_steps;
  }
  for (int place = 0; place < places_; ++place) {
    auto const& seen = view.places[place];
    s.agents[place] = seen.agents;
    s.artworks[place] = seen.artworks;
    s.lost |= seen.lost << place;
    s.fought |= seen.fought << place;
  }
  s.white_hand = view.white_hand;
  s.collected = view.collected;
  s.allies = view.allies;
  s.agents_left = view.agents_left;
  s.health_left = view.health_left;
  s.artworks_left = view.artworks_left;
  s.markers_left = view.markers_left;
  s.owed = view.owed;
  if (view.site) s.place = place_of(*view.site);
  if (view.found) s.found = static_cast<int>(*view.found);
  for (Site site : view.to_collect) s.to_collect |= 1 << place_of(site);
  if (view.last_fight) {
    auto const& [fight, won] = *view.last_fight;
    s.last_fight = {won ? PastFight::End::won : PastFight::End::lost, static_cast<std::uint8_t>(place_of(fight.site)),
                    static_cast<std::uint8_t>(index(fight.leader)),   static_cast<std::uint8_t>(fight.needed),
                    static_cast<std::uint8_t>(fight.bonus),           {}};
    for (auto const& die : fight.dice) s.last_fight.dice[die.place] = static_cast<std::uint8_t>(die.pips);
  }
  if (!view.fight) return;
  s.bonus = view.fight->bonus;
  for (auto const& die : view.fight->dice) {
    s.dice[die.place] = die.pips;
    s.rolling |= die.rolling << die.place;
  }
}

// Co-operative: all share the first rank, or nobody has it. Points are the works collected.
Scores ProjektArt::scores(State const& s) const {
  Scores scores;
  for (int seat = 0; seat < seats_; ++seat) {
    scores.points.push_back(s.collected);
    scores.ranks.push_back(s.outcome == Outcome::won ? 1 : 2);
  }
  return scores;
}

Move ProjektArt::move(MoveId id) const {
  int const n = index(id);
  auto const site = [&](int base) { return n - base < places_ ? site_of(n - base) : Site{}; };
  if (n < ids::draw) return PutAgent{site(ids::put)};
  if (n < ids::buy) return Draw{};
  if (n < ids::play) return Buy{static_cast<Resource>(n - ids::buy)};
  if (n < ids::wait) return PlayCard{card_numbered(n - ids::play + 1)};
  if (n < ids::heal) return Wait{};
  if (n < ids::find) return Heal{seat_at(n - ids::heal)};
  if (n < ids::lay) return Find{static_cast<Art>(n - ids::find)};
  if (n < ids::recruit) return LayArt{site(ids::lay)};
  if (n < ids::step) return Recruit{};
  if (n < ids::ready) {
    int const to = (n - ids::step) / 2;
    return Step{to >= most_places, to % most_places < places_ ? site_of(to % most_places) : Site{}, (n - ids::step) % 2 != 0};
  }
  if (n < ids::collect) return Ready{};
  if (n < ids::give_up) return Collect{site(ids::collect)};
  if (n < ids::suffer) return GiveUp{static_cast<Resource>(n - ids::give_up)};
  if (n < ids::drop) return Suffer{seat_at(n - ids::suffer)};
  if (n < ids::fight) return DropClue{card_numbered(n - ids::drop + 1)};
  if (n < ids::reroll) return Fight{};
  if (n < ids::weapon) {
    int const dice = (n - ids::reroll) % (most_dice * most_dice);
    Reroll move{card_numbered((n - ids::reroll) / (most_dice * most_dice) + 1), {dice / most_dice}};
    if (dice % most_dice != dice / most_dice) move.dice.push_back(dice % most_dice);
    return move;
  }
  if (n < ids::accept) return UseWeapon{};
  if (n < ids::give) return AcceptDefeat{};
  if (n < ids::turn_up) return GiveClue{card_numbered((n - ids::give) / most_players + 1), seat_at((n - ids::give) % most_players)};
  if (n < ids::roll) return TurnUp{card_numbered(n - ids::turn_up + 1)};
  return Roll{n - ids::roll + 1};
}

std::optional<MoveId> ProjektArt::id(Move const& move) const {
  struct Mapping {
    ProjektArt const& game;
    static std::optional<MoveId> of(bool fits, int id) { return fits ? std::optional(move_at(id)) : std::nullopt; }
    auto at(Site site, int base) const { return of(game.place_of(site) >= 0, base + game.place_of(site)); }
    auto card(Card card, int base) const { return of(is(card), base + number(card) - 1); }
    static bool is(Card card) { return number(card) >= 1 && number(card) <= cards; }
    bool is(Seat seat) const { return index(seat) < game.seats(); }
    auto operator()(PutAgent const& m) const { return at(m.site, ids::put); }
    auto operator()(Draw const&) const { return of(true, ids::draw); }
    auto operator()(Buy const& m) const { return of(true, ids::buy + static_cast<int>(m.resource)); }
    auto operator()(PlayCard const& m) const { return card(m.card, ids::play); }
    auto operator()(Wait const&) const { return of(true, ids::wait); }
    auto operator()(Heal const& m) const { return of(is(m.seat), ids::heal + index(m.seat)); }
    auto operator()(Find const& m) const { return of(true, ids::find + static_cast<int>(m.art)); }
    auto operator()(LayArt const& m) const { return at(m.site, ids::lay); }
    auto operator()(Recruit const&) const { return of(true, ids::recruit); }
    auto operator()(Step const& m) const {
      return of(game.place_of(m.site) >= 0, index(ids::step_of(m.companion, game.place_of(m.site), m.carry)));
    }
    auto operator()(Ready const&) const { return of(true, ids::ready); }
    auto operator()(Collect const& m) const { return at(m.site, ids::collect); }
    auto operator()(GiveUp const& m) const { return of(m.resource != Resource::health, ids::give_up + static_cast<int>(m.resource)); }
    auto operator()(Suffer const& m) const { return of(is(m.seat), ids::suffer + index(m.seat)); }
    auto operator()(DropClue const& m) const { return card(m.card, ids::drop); }
    auto operator()(Fight const&) const { return of(true, ids::fight); }
    auto operator()(Reroll const& m) const {
      bool fits = is(m.card) && !m.dice.empty();
      for (int die : m.dice) fits = fits && die >= 0 && die < most_dice;
      if (fits && m.dice.size() == 2) fits = m.dice[0] < m.dice[1];
      return fits ? std::optional(ids::reroll_of(m.card, m.dice[0], m.dice[m.dice.size() - 1])) : std::nullopt;
    }
    auto operator()(UseWeapon const&) const { return of(true, ids::weapon); }
    auto operator()(AcceptDefeat const&) const { return of(true, ids::accept); }
    auto operator()(GiveClue const& m) const { return of(is(m.card) && is(m.to), index(ids::give_of(m.card, index(m.to)))); }
    auto operator()(TurnUp const& m) const { return card(m.card, ids::turn_up); }
    auto operator()(Roll const& m) const { return of(m.pips >= 1 && m.pips <= die_faces, ids::roll + m.pips - 1); }
  };
  return std::visit(Mapping{*this}, move);
}

}  // namespace atelier::projekt_art
