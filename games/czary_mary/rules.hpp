// The rules, in the order of the rulebook. Included by czary_mary.hpp; templates over who listens to events.
#pragma once

#include <algorithm>
#include <bit>

#include "games/czary_mary/czary_mary.hpp"

namespace atelier::czary_mary {

// The places of a row where a spell stands, bit slot.
inline unsigned places_of(std::array<Spell, hand_size> const& stones, Spell spell) {
  unsigned places = 0;
  for (int slot = 0; slot < hand_size; ++slot) places |= static_cast<unsigned>(stones[slot] == spell) << slot;
  return places;
}

inline Seats CzaryMary::to_act(State const& s) const {
  if (s.phase == Phase::calling) return seat_at(s.turn);
  if (s.phase == Phase::over) return {};
  return atelier::chance;
}

// What may be called follows from the last call and the options alone, never from the caller's stones.
inline std::optional<Offer> CzaryMary::offer(State const& s, int seat) const {
  if (s.phase != Phase::calling || s.turn != seat) return {};
  bool const any_order = options_.least_resistance || s.last == Spell::none;
  return Offer{any_order ? Spell::dragon : s.last, options_.mistakes && !any_order, s.last != Spell::none};
}

// Calls and stop are neighbours among the ids, so what an offer allows is one run of them.
inline int lowest_call(Offer const& offer) { return ids::call + (offer.mistakes ? 0 : number(offer.lowest) - 1); }
inline int last_choice(Offer const& offer) { return offer.may_stop ? ids::stop : ids::stop - 1; }
static_assert(ids::stop == ids::call + spells);

inline void CzaryMary::legal(State const& s, Seat seat, MoveList& out) const {
  out.clear();
  if (auto const offered = offer(s, index(seat))) out.add_range(move_at(lowest_call(*offered)), move_at(last_choice(*offered)));
}

inline void CzaryMary::legal(View const& view, MoveList& out) const {
  out.clear();
  if (view.offer) out.add_range(move_at(lowest_call(*view.offer)), move_at(last_choice(*view.offer)));
}

inline MoveId CzaryMary::random_legal(State const& s, Seat seat, Rng& rng) const {
  Offer const offered = *offer(s, index(seat));
  int const lowest = lowest_call(offered);
  return move_at(lowest + static_cast<int>(rng.below(static_cast<std::uint32_t>(last_choice(offered) - lowest + 1))));
}

// The move that puts a stone of spell 1 from the pool where the next one goes. Precondition: dealing or refilling.
inline int CzaryMary::next_stone(State const& s) const {
  if (s.phase == Phase::refilling)
    return ids::deal + (s.turn * hand_size + std::countr_zero(places_of(s.stones[s.turn], Spell::none))) * spells;
  if (s.dealt < hand_stones()) return ids::deal + s.dealt * spells;
  return s.dealt < hand_stones() + components_.secrets.value ? ids::lay_secret : ids::lay_open;
}

inline void CzaryMary::chance(State const& s, Outcomes& out) const {
  out.clear();
  switch (s.phase) {
    case Phase::beginning:
      for (int seat = 0; seat < seats_; ++seat) out.add(move_at(ids::begin + seat), options_.first < 0 || options_.first == seat);
      break;
    case Phase::dealing:
    case Phase::refilling: out.add_counts(move_at(next_stone(s)), spells, [&](int i) { return s.pool[i]; }); break;
    case Phase::taking_away:
      // One of the fitting stones, each as likely: always the first would tell the owner that no fitting stone stands before it.
      for (int slot = 0; slot < hand_size; ++slot) out.add(move_at(ids::take_away + slot), s.stones[s.turn][slot] == s.called);
      break;
    case Phase::rolling:
      for (int pips = 1; pips <= 6; ++pips)
        out.add(move_at(ids::roll + pips - 1), static_cast<std::uint32_t>(std::count(die_.begin(), die_.end(), pips)));
      break;
    case Phase::taking_secret:
      for (int slot = 0; slot < components_.secrets.value; ++slot) out.add(move_at(ids::take_secret + slot), s.secret_holder[slot] == 0);
      break;
    case Phase::calling:
    case Phase::over: break;
  }
}

// The pool while stones are drawn from it. Every stone is a ticket, those of lower spells first; all eight spells are compared at once, a
// byte each.
class Bag {
 public:
  explicit Bag(Counts const& stones)
      : up_to_(std::bit_cast<std::uint64_t>(stones) * ones),
        left_(static_cast<std::uint32_t>(up_to_ >> 56)) {}

  Spell draw(Rng& rng) {
    std::uint64_t const ticket = rng.below(left_--) * ones;
    std::uint64_t const low_bits = (ticket | tops) - (up_to_ & ~tops);
    std::uint64_t const passed = ((ticket & ~up_to_) | (~(ticket ^ up_to_) & low_bits)) & tops;  // in bytes where ticket >= up_to
    up_to_ -= (passed ^ tops) >> 7;
    return spell_numbered(std::popcount(passed) + 1);
  }
  Counts stones() const { return std::bit_cast<Counts>(up_to_ - (up_to_ << 8)); }

 private:
  static constexpr std::uint64_t ones = 0x0101'0101'0101'0101ULL, tops = ones << 7;
  std::uint64_t up_to_;  // stones of each spell and those below it; 240 at most
  std::uint32_t left_;
};
static_assert(std::endian::native == std::endian::little);

// One of the set bits, each as likely.
inline int one_of(unsigned bits, Rng& rng) {
  for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(bits))); skip > 0; --skip) bits &= bits - 1;
  return std::countr_zero(bits);
}

inline MoveId CzaryMary::roll(State const& s, Rng& rng) const {
  switch (s.phase) {
    case Phase::dealing:
    case Phase::refilling: return move_at(next_stone(s) + number(Bag(s.pool).draw(rng)) - 1);
    case Phase::taking_away: return move_at(ids::take_away + one_of(places_of(s.stones[s.turn], s.called), rng));
    case Phase::rolling: return move_at(ids::roll + die_[rng.below(static_cast<std::uint32_t>(die_.size()))] - 1);
    case Phase::taking_secret: {
      unsigned free = 0;
      for (int slot = 0; slot < components_.secrets.value; ++slot) free |= static_cast<unsigned>(s.secret_holder[slot] == 0) << slot;
      return move_at(ids::take_secret + one_of(free, rng));
    }
    case Phase::beginning: return move_at(ids::begin + one_of(options_.first < 0 ? (1U << seats_) - 1 : 1U << options_.first, rng));
    case Phase::calling:
    case Phase::over: break;
  }
  return {};
}

// Stopping looks at no stone; nor does a call below the last one, which is wrong in any case. Where it costs the last life the round may
// end with it, and all stones are turned over.
inline bool CzaryMary::takes_back(State const& s, Seat, MoveId id) const {
  if (index(id) == ids::stop) return true;
  bool const too_low = spell_numbered(index(id) - ids::call + 1) < s.last && !options_.least_resistance;
  return too_low && s.lives[s.turn] > 1;
}

// deal() and lay_*() ids all count spells from a multiple of eight after ids::deal, which is how one line reads them all.
static_assert((ids::lay_secret - ids::deal) % spells == 0 && (ids::lay_open - ids::deal) % spells == 0);

// A move being played: one function per heading of the rulebook, in its order.
template <class Sink>
struct Play {
  CzaryMary const& game;
  State& s;
  Sink& events;

  void move(int n) {
    switch (s.phase) {
      case Phase::beginning:
        s.turn = static_cast<std::uint8_t>(n - ids::begin);
        prepare_round();
        tell_all([&] { return RoundBegan{s.round, seat_at(s.turn)}; });
        break;
      case Phase::dealing:
      case Phase::refilling: draw(spell_numbered((n - ids::deal) % spells + 1)); break;
      case Phase::calling:
        if (n == ids::stop) {
          tell_all([&] { return Stopped{seat_at(s.turn)}; });
          end_turn();
        } else {
          call(spell_numbered(n - ids::call + 1));
        }
        break;
      case Phase::taking_away: take_away(n - ids::take_away); break;
      case Phase::rolling: roll(n - ids::roll + 1); break;
      case Phase::taking_secret: take_secret(n - ids::take_secret); break;
      case Phase::over: break;
    }
  }

  // Przygotowanie do gry, przygotowanie nowej rundy.
  void prepare_round() {
    for (int i = 0; i < spells; ++i) s.pool[i] = static_cast<std::uint8_t>(game.components_.copies.value[i]);
    s.board = {};
    s.stones = {};
    s.ruled_out = {};
    s.casts = {};
    s.secrets = {};
    s.secret_holder = {};
    for (int seat = 0; seat < game.seats_; ++seat) s.lives[seat] = static_cast<std::uint8_t>(game.components_.lives.value);
    s.dealt = 0;
    s.last = s.called = s.latest = Spell::none;
    s.missed = false;
    s.die = 0;
    ++s.round;
    s.phase = Phase::dealing;
  }

  void draw(Spell spell) {
    // Written as it is read by Bag, whole: a processor waits for a word of which one byte is being written.
    s.pool = std::bit_cast<Counts>(std::bit_cast<std::uint64_t>(s.pool) - (std::uint64_t{1} << 8 * (number(spell) - 1)));
    lay(spell);
  }

  // Chance's move and those after it of the same kind: all stones of a round, or all that a player draws.
  void draw_on(Rng& rng) {
    Bag bag(s.pool);
    Phase const phase = s.phase;
    do {
      Spell const spell = bag.draw(rng);
      s.pool = bag.stones();
      lay(spell);
    } while (s.phase == phase);
  }

  void lay(Spell spell) {
    auto const stand = [&](int seat, int slot) {
      s.stones[seat][slot] = spell;
      s.ruled_out[seat][slot] = 0;
      Viewer const owner = seat_at(seat);
      events.tell(Audience::everyone().without(owner).without(Viewer::spectator()), [&] { return StoneDealt{seat_at(seat), slot, spell}; });
      events.tell(Audience(owner).with(Viewer::spectator()), [&] { return StoneDealt{seat_at(seat), slot, Spell::hidden}; });
    };
    if (s.phase == Phase::refilling) {
      stand(s.turn, std::countr_zero(places_of(s.stones[s.turn], Spell::none)));
      end_turn();
      return;
    }
    int const n = s.dealt++;
    if (n < game.hand_stones()) {
      stand(n / hand_size, n % hand_size);
    } else if (int const slot = n - game.hand_stones(); slot < game.components_.secrets.value) {
      s.secrets[slot] = spell;
      events.tell(Audience::everyone().without(Viewer::book()), [&] { return SecretLaid{slot, Spell::hidden}; });
      events.tell(Viewer::book(), [&] { return SecretLaid{slot, spell}; });
    } else {
      ++s.board[number(spell) - 1];
      tell_all([&] { return StoneLaidOpen{spell}; });
    }
    if (s.dealt == game.stones_to_deal()) begin_turn(s.turn);
  }

  // Przebieg tury.
  void begin_turn(int seat) {
    s.turn = static_cast<std::uint8_t>(seat);
    s.last = s.called = Spell::none;
    s.missed = false;
    s.phase = Phase::calling;
    tell_all([&] { return TurnBegan{seat_at(seat)}; });
  }

  void call(Spell spell) {
    Seat const caller = seat_at(s.turn);
    s.called = s.latest = spell;
    s.latest_by = s.turn;
    s.fate = Fate::open;
    tell_all([&] { return Called{caller, spell}; });
    if (spell < s.last && !game.options_.least_resistance) {
      s.fate = Fate::missed;
      tell_all([&] { return Mistaken{caller, spell, s.last}; });
      lose_lives(s.turn, 1);
      after_miss();
      return;
    }
    auto const& stones = s.stones[s.turn];
    if (places_of(stones, spell)) {
      s.phase = Phase::taking_away;
      return;
    }
    s.missed = true;
    s.fate = Fate::missed;
    for (int slot = 0; slot < hand_size; ++slot)
      if (stones[slot] != Spell::none) s.ruled_out[s.turn][slot] |= static_cast<std::uint8_t>(1 << (number(spell) - 1));
    tell_all([&] { return Missed{caller, spell}; });
    if (spell == Spell::dragon) {
      s.phase = Phase::rolling;
      return;
    }
    lose_lives(s.turn, 1);
    after_miss();
  }

  void take_away(int slot) {
    s.stones[s.turn][slot] = Spell::none;
    s.ruled_out[s.turn][slot] = 0;
    ++s.board[number(s.called) - 1];
    if (s.casts.made.size() == Casts::most) CzaryMary::forget(s);
    s.casts.add({s.turn, slot, s.called, s.last == Spell::none});
    s.last = s.called;
    s.fate = Fate::cast;
    tell_all([&] { return Cast{seat_at(s.turn), slot, s.called}; });
    cast();
  }

  // Szczegółowe omówienie zaklęć.
  void cast() {
    int const caster = s.turn;
    switch (s.called) {
      case Spell::dragon:
      case Spell::sweet_dreams: s.phase = Phase::rolling; return;
      case Spell::dark_pact:
        for (int seat = left_of(caster); seat != caster; seat = left_of(seat))
          if (in_round(seat)) lose_lives(seat, 1);
        gain_lives(caster, 1);
        break;
      case Spell::owl_sight:
        if (std::find(s.secret_holder.begin(), s.secret_holder.begin() + game.components_.secrets.value, 0) !=
            s.secret_holder.begin() + game.components_.secrets.value) {
          s.phase = Phase::taking_secret;
          return;
        }
        tell_all([&] { return NoSecretLeft{seat_at(caster)}; });
        break;
      case Spell::storm: {
        int const left = left_neighbour();
        int const right = right_neighbour();
        lose_lives(left, 1);
        if (right != left) lose_lives(right, 1);  // with two players left both neighbours are one
        break;
      }
      case Spell::winter: lose_lives(left_neighbour(), 1); break;
      case Spell::fireball: lose_lives(right_neighbour(), 1); break;
      case Spell::elixir: gain_lives(caster, 1); break;
      case Spell::none:
      case Spell::hidden: break;
    }
    after_cast();
  }

  void roll(int pips) {
    int const caster = s.turn;
    s.die = static_cast<std::uint8_t>(pips);
    tell_all([&] {
      auto const why = s.called == Spell::sweet_dreams ? RollReason::sweet_dreams
                       : s.missed                      ? RollReason::dragon_missed
                                                       : RollReason::dragon;
      return Rolled{seat_at(caster), pips, why};
    });
    if (s.missed) {
      lose_lives(caster, pips);
      after_miss();
      return;
    }
    if (s.called == Spell::sweet_dreams)
      gain_lives(caster, pips);
    else
      for (int seat = left_of(caster); seat != caster; seat = left_of(seat))
        if (in_round(seat)) lose_lives(seat, pips);
    after_cast();
  }

  void take_secret(int slot) {
    Seat const taker = seat_at(s.turn);
    s.secret_holder[slot] = static_cast<std::uint8_t>(s.turn + 1);
    events.tell(Audience(taker).with(Viewer::book()), [&] { return SecretTaken{taker, slot, s.secrets[slot]}; });
    events.tell(Audience::everyone().without(taker).without(Viewer::book()), [&] { return SecretTaken{taker, slot, Spell::hidden}; });
    after_cast();
  }

  // Jawność żetonów życia.
  void lose_lives(int seat, int lives) {
    int const lost = std::min<int>(lives, s.lives[seat]);
    s.lives[seat] = static_cast<std::uint8_t>(s.lives[seat] - lost);
    tell_all([&] { return LivesLost{seat_at(seat), lost, s.lives[seat]}; });
    if (s.lives[seat] == 0) tell_all([&] { return FellOut{seat_at(seat)}; });
  }

  void gain_lives(int seat, int lives) {
    int const gained = std::min<int>(lives, game.components_.lives.value - s.lives[seat]);
    s.lives[seat] = static_cast<std::uint8_t>(s.lives[seat] + gained);
    if (gained > 0) tell_all([&] { return LivesGained{seat_at(seat), gained, s.lives[seat]}; });
  }

  // A spell is resolved whole before anything else is looked at.
  void after_cast() {
    if (places_of(s.stones[s.turn], Spell::none) == (1U << hand_size) - 1) {
      end_round(RoundEnd::emptied, s.turn);
      return;
    }
    int const in = players_in();
    if (game.options_.one_takes_all ? in == 1 : in < game.seats_) {
      end_round(game.options_.one_takes_all ? RoundEnd::last_standing : RoundEnd::felled, s.turn);
      return;
    }
    s.called = Spell::none;
    s.phase = Phase::calling;
  }

  void after_miss() {
    if (in_round(s.turn)) {
      end_turn();
    } else if (!game.options_.one_takes_all) {
      end_round(RoundEnd::fell, -1);
    } else if (players_in() == 1) {
      end_round(RoundEnd::last_standing, left_neighbour());
    } else {
      pass_turn();  // who has fallen does not refill
    }
  }

  // Koniec tury.
  void end_turn() {
    if (places_of(s.stones[s.turn], Spell::none) && std::bit_cast<std::uint64_t>(s.pool) != 0)
      s.phase = Phase::refilling;
    else
      pass_turn();
  }

  void pass_turn() { begin_turn(left_neighbour()); }

  // Koniec rundy. No winner: -1.
  void end_round(RoundEnd why, int winner) {
    if (why == RoundEnd::emptied)
      for (int seat = 0; seat < game.seats_; ++seat)
        if (seat != winner) s.lives[seat] = 0;
    int const prize = game.options_.one_takes_all ? game.components_.takes_all_points.value : game.components_.winner_points.value;
    int const survival = game.options_.one_takes_all ? 0 : game.components_.survivor_points.value;
    bool top = false;
    for (int seat = 0; seat < game.seats_; ++seat) {
      int points = 0;
      if (in_round(seat)) points = (seat == winner ? prize : survival) + secrets_of(seat);
      s.gained[seat] = static_cast<std::uint8_t>(points);
      s.floors[seat] = static_cast<std::uint8_t>(std::min(s.floors[seat] + points, game.components_.floors.value));
      top |= s.floors[seat] == game.components_.floors.value;
    }
    tell_all([&] {
      RoundOver over{s.round, why, {}, {}, {}, {}};
      if (winner >= 0) over.winner = seat_at(winner);
      for (int seat = 0; seat < game.seats_; ++seat) {
        over.points.push_back(s.gained[seat]);
        over.floors.push_back(s.floors[seat]);
        over.stones.push_back(s.stones[seat]);
      }
      return over;
    });
    if (top) {
      end_game();
      return;
    }
    s.turn = static_cast<std::uint8_t>(left_of(s.turn));
    prepare_round();
    tell_all([&] { return RoundBegan{s.round, seat_at(s.turn)}; });
  }

  // Koniec gry.
  void end_game() {
    s.phase = Phase::over;
    s.called = s.latest = Spell::none;
    tell_all([&] {
      GameOver over;
      auto const final = game.scores(s);
      for (int seat = 0; seat < game.seats_; ++seat)
        if (final.ranks[seat] == 1) over.winners.push_back(seat_at(seat));
      return over;
    });
  }

  void tell_all(auto&& make) { events.tell(Audience::everyone(), make); }
  bool in_round(int seat) const { return s.lives[seat] > 0; }
  int left_of(int seat) const { return seat + 1 == game.seats_ ? 0 : seat + 1; }
  int right_of(int seat) const { return seat == 0 ? game.seats_ - 1 : seat - 1; }

  int left_neighbour() const {
    int seat = s.turn;
    do seat = left_of(seat);
    while (!in_round(seat));
    return seat;
  }

  int right_neighbour() const {
    int seat = s.turn;
    do seat = right_of(seat);
    while (!in_round(seat));
    return seat;
  }

  int players_in() const {
    int count = 0;
    for (int seat = 0; seat < game.seats_; ++seat) count += in_round(seat);
    return count;
  }

  int secrets_of(int seat) const {
    int count = 0;
    for (auto holder : s.secret_holder) count += holder == seat + 1;
    return count;
  }
};

inline void CzaryMary::roll_on(State& s, Rng& rng) const {
  Silence silence;
  Play<Silence> play{*this, s, silence};
  if (s.phase == Phase::dealing || s.phase == Phase::refilling)
    play.draw_on(rng);
  else
    play.move(index(roll(s, rng)));
}

template <class Sink>
void CzaryMary::apply(State& s, Seat, MoveId id, Sink& events) const {
  Play<Sink>{*this, s, events}.move(index(id));
}

}  // namespace atelier::czary_mary
