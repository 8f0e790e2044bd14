#include "games/czary_mary/bots.hpp"

#include "games/czary_mary/knowledge.hpp"

namespace atelier::czary_mary {

namespace {

// What things are worth, in lives of mine.
struct Worth {
  double harm = 0.55;       // a life off a rival
  double kill = 6.0;        // the last life off a rival ends the round in my favour
  double secret = 2.2;      // a secret stone is a floor if I live
  double stone = 0.35;      // one stone fewer before me
  double last_stone = 9.0;  // the round
  double miss = 1.0;
  double fall = 7.0;  // my last life
  double again = 0;   // the spell that was right a moment ago

  // Against `counting`, found over thousands of games: among few a rival's lives are dear, among many the last one of them.
  static constexpr Worth among(int players) {
    if (players == 2) return {.harm = 1.25, .kill = 3.6, .stone = 0.26, .miss = 0.74, .fall = 3.8};
    if (players == 3) return {.kill = 7.5, .stone = 0.47, .last_stone = 12.0, .fall = 4.2};
    return {.harm = 0.69, .kill = 10.0, .secret = 3.0, .fall = 5.6};
  }
  constexpr Worth by(Manner manner) const {
    Worth worth = *this;
    switch (manner) {
      case Manner::even: break;
      case Manner::bold: worth.miss *= 0.8, worth.fall *= 0.85; break;
      case Manner::thrifty: worth.miss *= 1.2, worth.fall *= 1.15; break;
      case Manner::stubborn: worth.again = 0.5; break;
    }
    return worth;
  }
};

class Judge {
 public:
  Judge(Lens const& lens, Worth const& worth) : game_(lens.game()), lens_(lens), unseen_(lens), worth_(worth) {
    for (int pips : game_.components().die.value) mean_roll_ += pips;
    mean_roll_ /= static_cast<double>(game_.components().die.value.size());
  }

  double call(Spell spell) const {
    double const odds = unseen_.odds(spell);
    return odds * success(spell) - (1 - odds) * failure(spell);
  }

 private:
  int lives(int seat) const { return lens_.lives(seat); }
  int neighbour(int step) const {
    int seat = lens_.me();
    do seat = (seat + step + game_.seats()) % game_.seats();
    while (lives(seat) == 0);
    return seat;
  }
  double harm(int seat, double amount) const {
    double const dies = amount >= lives(seat) ? 1.0 : 0.0;
    return worth_.harm * std::min<double>(amount, lives(seat)) + dies * worth_.kill;
  }
  double harm_by_die(int seat) const {
    double sum = 0;
    for (int pips : game_.components().die.value) sum += harm(seat, pips);
    return sum / static_cast<double>(game_.components().die.value.size());
  }
  double heal(double amount) const {
    double const room = game_.components().lives.value - lives(lens_.me());
    double const need = lives(lens_.me()) <= 2 ? 1.4 : 0.8;  // a life is dear when few are left
    return need * std::min(amount, room);
  }
  template <class Harm>
  double harm_others(Harm&& each) const {
    double sum = 0;
    for (int seat = 0; seat < game_.seats(); ++seat)
      if (seat != lens_.me() && lives(seat) > 0) sum += each(seat);
    return sum;
  }

  double success(Spell spell) const {
    double const progress = lens_.places().size() == 1 ? worth_.last_stone : worth_.stone * (lens_.pool_empty() ? 2.5 : 1.0);
    bool const again = lens_.offer()->may_stop && spell == lens_.offer()->lowest;
    return progress + effect(spell) + (again ? worth_.again : 0);
  }
  double effect(Spell spell) const {
    switch (spell) {
      case Spell::dragon: return harm_others([&](int seat) { return harm_by_die(seat); });
      case Spell::dark_pact: return heal(1) + harm_others([&](int seat) { return harm(seat, 1); });
      case Spell::sweet_dreams: return heal(mean_roll_);
      case Spell::owl_sight: return worth_.secret;
      case Spell::storm: {
        int const left = neighbour(1), right = neighbour(-1);
        return harm(left, 1) + (left == right ? 0 : harm(right, 1));
      }
      case Spell::winter: return harm(neighbour(1), 1);
      case Spell::fireball: return harm(neighbour(-1), 1);
      case Spell::elixir: return heal(1);
      case Spell::none:
      case Spell::hidden: break;
    }
    return 0;
  }
  double failure(Spell spell) const {
    if (spell != Spell::dragon) return lives(lens_.me()) == 1 ? worth_.fall : worth_.miss;
    double sum = 0;
    for (int pips : game_.components().die.value) sum += pips >= lives(lens_.me()) ? worth_.fall : worth_.miss * pips;
    return sum / static_cast<double>(game_.components().die.value.size());
  }

  CzaryMary const& game_;
  Lens const& lens_;
  Unseen unseen_;
  double mean_roll_ = 0;
  Worth worth_;
};

MoveId dearest(Lens const& lens, Worth const& worth) {
  Judge const judge(lens, worth);
  Offer const& offer = *lens.offer();
  MoveId best = move_at(ids::stop);
  double most = offer.may_stop ? 0.0 : -1e9;
  for (int n = number(offer.lowest); n <= spells; ++n) {  // never a mistake on purpose
    double const value = judge.call(spell_numbered(n));
    if (value > most) most = value, best = call_of(spell_numbered(n));
  }
  return best;
}

}  // namespace

MoveId counting_move(Lens const& lens, Manner manner) { return dearest(lens, Worth().by(manner)); }
MoveId seasoned_move(Lens const& lens, Manner manner) { return dearest(lens, Worth::among(lens.game().seats()).by(manner)); }

namespace {

// The likeliest call by `odds(spell)`, or to stop where it is allowed and even that is less likely than `least`. The bold one goes on at
// longer odds, the thrifty one stops sooner, the stubborn one calls once more what was right.
template <class Odds>
MoveId likeliest(Lens const& lens, double least, Manner manner, Odds&& odds) {
  Offer const& offer = *lens.offer();
  if (manner == Manner::bold) least -= 0.1;
  if (manner == Manner::thrifty) least += 0.1;
  if (manner == Manner::stubborn && offer.may_stop && odds(offer.lowest) >= least) return call_of(offer.lowest);
  Spell best = offer.lowest;
  double most = -1;
  for (int n = number(offer.lowest); n <= spells; ++n)
    if (double const value = odds(spell_numbered(n)); value > most) most = value, best = spell_numbered(n);
  return offer.may_stop && most < least ? move_at(ids::stop) : call_of(best);
}

}  // namespace

MoveId novice_move(Lens const& lens, Manner manner) {
  double all = 0;
  for (int count : lens.unseen()) all += count;
  return likeliest(lens, 0.25, manner, [&](Spell spell) {
    double const others = 1 - lens.unseen()[static_cast<std::size_t>(number(spell) - 1)] / std::max(all, 1.0);
    double none = 1;
    for (std::size_t i = 0; i < lens.places().size(); ++i) none *= others;
    return 1 - none;
  });
}

MoveId casual_move(Lens const& lens, Manner manner) {
  Unseen const unseen(lens);
  return likeliest(lens, 0.6, manner, [&](Spell spell) { return unseen.odds(spell); });
}

}  // namespace atelier::czary_mary
