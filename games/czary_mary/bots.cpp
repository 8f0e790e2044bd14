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
};

class Judge {
 public:
  Judge(CzaryMary const& game, View const& view)
      : game_(game),
        view_(view),
        unseen_(view, game.components()),
        me_(index(*view.you)),
        seats_(static_cast<int>(view.players.size())) {
    double faces = 0;
    for (int pips : game.components().die.value) mean_roll_ += pips, faces += 1;
    mean_roll_ /= faces;
  }

  double call(Spell spell) const {
    double const odds = unseen_.odds(spell);
    return odds * success(spell) - (1 - odds) * failure(spell);
  }

 private:
  int lives(int seat) const { return view_.players[static_cast<std::size_t>(seat)].lives; }
  int neighbour(int step) const {
    int seat = me_;
    do seat = (seat + step + seats_) % seats_;
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
    double const room = game_.components().lives.value - lives(me_);
    double const need = lives(me_) <= 2 ? 1.4 : 0.8;  // a life is dear when few are left
    return need * std::min(amount, room);
  }
  template <class Harm>
  double harm_others(Harm&& each) const {
    double sum = 0;
    for (int seat = 0; seat < seats_; ++seat)
      if (seat != me_ && lives(seat) > 0) sum += each(seat);
    return sum;
  }

  double success(Spell spell) const {
    double const progress = unseen_.hidden() == 1 ? worth_.last_stone : worth_.stone * (view_.pool == 0 ? 2.5 : 1.0);
    return progress + effect(spell);
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
    if (spell != Spell::dragon) return lives(me_) == 1 ? worth_.fall : worth_.miss;
    double sum = 0;
    for (int pips : game_.components().die.value) sum += pips >= lives(me_) ? worth_.fall : worth_.miss * pips;
    return sum / static_cast<double>(game_.components().die.value.size());
  }

  CzaryMary const& game_;
  View const& view_;
  Unseen unseen_;
  int me_;
  int seats_;
  double mean_roll_ = 0;
  Worth worth_;
};

}  // namespace

MoveId counting_move(CzaryMary const& game, View const& view, Rng&) {
  Judge const judge(game, view);
  MoveId best = move_at(ids::stop);
  double most = view.offer->may_stop ? 0.0 : -1e9;
  for (int n = number(view.offer->lowest); n <= spells; ++n) {  // never a mistake on purpose
    double const value = judge.call(spell_numbered(n));
    if (value > most) most = value, best = call_of(spell_numbered(n));
  }
  return best;
}

}  // namespace atelier::czary_mary
