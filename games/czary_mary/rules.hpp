// The rules, in the order of the rulebook. Included by czary_mary.hpp; templates over who listens to events.
#pragma once

#include <algorithm>
#include <bit>

#include "games/czary_mary/czary_mary.hpp"

namespace atelier::czary_mary {

// Dense ids: players first, then chance. One place for the arithmetic of moves.
namespace ids {
inline constexpr int call = 0;  // + spell - 1
inline constexpr int stop = call + spells;
inline constexpr int begin = stop + 1;                                       // + seat
inline constexpr int deal = begin + most_players;                            // + (seat * hand_size + slot) * spells + spell - 1
inline constexpr int lay_secret = deal + most_players * hand_size * spells;  // + spell - 1
inline constexpr int lay_open = lay_secret + spells;
inline constexpr int take_away = lay_open + spells;        // + slot
inline constexpr int take_secret = take_away + hand_size;  // + slot
inline constexpr int roll = take_secret + most_secrets;    // + pips - 1
inline constexpr int count = roll + 6;
}  // namespace ids

constexpr MoveId call_of(Spell spell) { return move_at(ids::call + number(spell) - 1); }

inline int CzaryMary::left_neighbour(State const& s, int seat) const {
  do seat = left_of(seat);
  while (!in_round(s, seat));
  return seat;
}

inline int CzaryMary::right_neighbour(State const& s, int seat) const {
  do seat = right_of(seat);
  while (!in_round(s, seat));
  return seat;
}

inline int CzaryMary::players_in(State const& s) const {
  int count = 0;
  for (int seat = 0; seat < seats_; ++seat) count += in_round(s, seat);
  return count;
}

inline int CzaryMary::secrets_of(State const& s, int seat) const {
  int count = 0;
  for (auto holder : s.secret_holder) count += holder == seat + 1;
  return count;
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

inline void CzaryMary::write_calls(Offer const& offer, MoveList& out) {
  out.clear();
  for (int n = offer.mistakes ? 1 : number(offer.lowest); n <= spells; ++n) out.add(call_of(spell_numbered(n)));
  if (offer.may_stop) out.add(move_at(ids::stop));
}

inline void CzaryMary::legal(State const& s, Seat seat, MoveList& out) const {
  if (auto const offered = offer(s, index(seat)))
    write_calls(*offered, out);
  else
    out.clear();
}

inline void CzaryMary::legal(View const& view, MoveList& out) const {
  if (view.offer)
    write_calls(*view.offer, out);
  else
    out.clear();
}

inline void CzaryMary::chance(State const& s, Outcomes& out) const {
  out.clear();
  auto const from_pool = [&](int base) {
    for (int i = 0; i < spells; ++i) out.add(move_at(base + i), s.pool[i]);
  };
  auto const first_empty = [&] {
    int slot = 0;
    while (s.stones[s.turn][slot] != Spell::none) ++slot;
    return slot;
  };
  switch (s.phase) {
    case Phase::beginning:
      for (int seat = 0; seat < seats_; ++seat) out.add(move_at(ids::begin + seat), options_.first < 0 || options_.first == seat);
      break;
    case Phase::dealing:
      if (s.dealt < hand_stones())
        from_pool(ids::deal + s.dealt * spells);
      else
        from_pool(s.dealt < hand_stones() + components_.secrets.value ? ids::lay_secret : ids::lay_open);
      break;
    case Phase::taking_away:
      // One of the fitting stones, each as likely: always the first would tell the owner that no fitting stone stands before it.
      for (int slot = 0; slot < hand_size; ++slot) out.add(move_at(ids::take_away + slot), s.stones[s.turn][slot] == s.called);
      break;
    case Phase::rolling:
      for (int pips = 1; pips <= 6; ++pips) out.add(move_at(ids::roll + pips - 1), die_[pips - 1]);
      break;
    case Phase::taking_secret:
      for (int slot = 0; slot < components_.secrets.value; ++slot) out.add(move_at(ids::take_secret + slot), s.secret_holder[slot] == 0);
      break;
    case Phase::refilling: from_pool(ids::deal + (s.turn * hand_size + first_empty()) * spells); break;
    case Phase::calling:
    case Phase::over: break;
  }
}

template <class Sink>
void CzaryMary::apply(State& s, Seat, MoveId id, Sink& events) const {
  int const n = index(id);
  switch (s.phase) {
    case Phase::beginning:
      s.turn = static_cast<std::uint8_t>(n - ids::begin);
      prepare_round(s);
      events.tell(Audience::everyone(), [&] { return RoundBegan{s.round, seat_at(s.turn)}; });
      break;
    case Phase::dealing:
    case Phase::refilling: deal(s, spell_numbered((n - ids::deal) % spells + 1), events); break;
    case Phase::calling:
      if (n == ids::stop) {
        events.tell(Audience::everyone(), [&] { return Stopped{seat_at(s.turn)}; });
        end_turn(s, events);
      } else {
        call(s, spell_numbered(n - ids::call + 1), events);
      }
      break;
    case Phase::taking_away: take_away(s, n - ids::take_away, events); break;
    case Phase::rolling: roll(s, n - ids::roll + 1, events); break;
    case Phase::taking_secret: take_secret(s, n - ids::take_secret, events); break;
    case Phase::over: break;
  }
}
// deal() and lay_*() ids all count spells from a multiple of eight after ids::deal, which is how one line reads them all.
static_assert((ids::lay_secret - ids::deal) % spells == 0 && (ids::lay_open - ids::deal) % spells == 0);

// Przygotowanie do gry, przygotowanie nowej rundy.
inline void CzaryMary::prepare_round(State& s) const {
  for (int i = 0; i < spells; ++i) s.pool[i] = static_cast<std::uint8_t>(components_.copies.value[i]);
  s.board = {};
  s.stones = {};
  s.ruled_out = {};
  s.secrets = {};
  s.secret_holder = {};
  for (int seat = 0; seat < seats_; ++seat) s.lives[seat] = static_cast<std::uint8_t>(components_.lives.value);
  s.dealt = 0;
  s.last = s.called = Spell::none;
  s.missed = false;
  ++s.round;
  s.phase = Phase::dealing;
}

template <class Sink>
void CzaryMary::deal(State& s, Spell spell, Sink& events) const {
  --s.pool[number(spell) - 1];
  auto const stand = [&](int seat, int slot) {
    s.stones[seat][slot] = spell;
    s.ruled_out[seat][slot] = 0;
    Viewer const owner = seat_at(seat);
    events.tell(Audience::everyone().without(owner).without(Viewer::spectator()), [&] { return StoneDealt{seat_at(seat), slot, spell}; });
    events.tell(Audience(owner).with(Viewer::spectator()), [&] { return StoneDealt{seat_at(seat), slot, Spell::hidden}; });
  };
  if (s.phase == Phase::refilling) {
    int slot = 0;
    while (s.stones[s.turn][slot] != Spell::none) ++slot;
    stand(s.turn, slot);
    end_turn(s, events);
    return;
  }
  int const n = s.dealt++;
  if (n < hand_stones()) {
    stand(n / hand_size, n % hand_size);
  } else if (int const slot = n - hand_stones(); slot < components_.secrets.value) {
    s.secrets[slot] = spell;
    events.tell(Audience::everyone().without(Viewer::book()), [&] { return SecretLaid{slot, Spell::hidden}; });
    events.tell(Viewer::book(), [&] { return SecretLaid{slot, spell}; });
  } else {
    ++s.board[number(spell) - 1];
    events.tell(Audience::everyone(), [&] { return StoneLaidOpen{spell}; });
  }
  if (s.dealt == stones_to_deal()) begin_turn(s, s.turn, events);
}

// Przebieg tury.
template <class Sink>
void CzaryMary::begin_turn(State& s, int seat, Sink& events) const {
  s.turn = static_cast<std::uint8_t>(seat);
  s.last = s.called = Spell::none;
  s.missed = false;
  s.phase = Phase::calling;
  events.tell(Audience::everyone(), [&] { return TurnBegan{seat_at(seat)}; });
}

template <class Sink>
void CzaryMary::call(State& s, Spell spell, Sink& events) const {
  Seat const caller = seat_at(s.turn);
  s.called = spell;
  events.tell(Audience::everyone(), [&] { return Called{caller, spell}; });
  if (spell < s.last && !options_.least_resistance) {
    events.tell(Audience::everyone(), [&] { return Mistaken{caller, spell, s.last}; });
    lose_lives(s, s.turn, 1, events);
    after_miss(s, events);
    return;
  }
  auto const& stones = s.stones[s.turn];
  if (std::find(stones.begin(), stones.end(), spell) != stones.end()) {
    s.phase = Phase::taking_away;
    return;
  }
  s.missed = true;
  for (int slot = 0; slot < hand_size; ++slot)
    if (stones[slot] != Spell::none) s.ruled_out[s.turn][slot] |= static_cast<std::uint8_t>(1 << (number(spell) - 1));
  events.tell(Audience::everyone(), [&] { return Missed{caller, spell}; });
  if (spell == Spell::dragon) {
    s.phase = Phase::rolling;
    return;
  }
  lose_lives(s, s.turn, 1, events);
  after_miss(s, events);
}

template <class Sink>
void CzaryMary::take_away(State& s, int slot, Sink& events) const {
  s.stones[s.turn][slot] = Spell::none;
  s.ruled_out[s.turn][slot] = 0;
  ++s.board[number(s.called) - 1];
  s.last = s.called;
  events.tell(Audience::everyone(), [&] { return Cast{seat_at(s.turn), slot, s.called}; });
  cast(s, events);
}

// Szczegółowe omówienie zaklęć.
template <class Sink>
void CzaryMary::cast(State& s, Sink& events) const {
  int const caster = s.turn;
  switch (s.called) {
    case Spell::dragon:
    case Spell::sweet_dreams: s.phase = Phase::rolling; return;
    case Spell::dark_pact:
      for (int seat = left_of(caster); seat != caster; seat = left_of(seat))
        if (in_round(s, seat)) lose_lives(s, seat, 1, events);
      gain_lives(s, caster, 1, events);
      break;
    case Spell::owl_sight:
      if (std::find(s.secret_holder.begin(), s.secret_holder.begin() + components_.secrets.value, 0) !=
          s.secret_holder.begin() + components_.secrets.value) {
        s.phase = Phase::taking_secret;
        return;
      }
      events.tell(Audience::everyone(), [&] { return NoSecretLeft{seat_at(caster)}; });
      break;
    case Spell::storm: {
      int const left = left_neighbour(s, caster);
      int const right = right_neighbour(s, caster);
      lose_lives(s, left, 1, events);
      if (right != left) lose_lives(s, right, 1, events);  // with two players left both neighbours are one
      break;
    }
    case Spell::winter: lose_lives(s, left_neighbour(s, caster), 1, events); break;
    case Spell::fireball: lose_lives(s, right_neighbour(s, caster), 1, events); break;
    case Spell::elixir: gain_lives(s, caster, 1, events); break;
    case Spell::none:
    case Spell::hidden: break;
  }
  after_cast(s, events);
}

template <class Sink>
void CzaryMary::roll(State& s, int pips, Sink& events) const {
  int const caster = s.turn;
  events.tell(Audience::everyone(), [&] {
    auto const why = s.called == Spell::sweet_dreams ? RollReason::sweet_dreams : s.missed ? RollReason::dragon_missed : RollReason::dragon;
    return Rolled{seat_at(caster), pips, why};
  });
  if (s.missed) {
    lose_lives(s, caster, pips, events);
    after_miss(s, events);
    return;
  }
  if (s.called == Spell::sweet_dreams)
    gain_lives(s, caster, pips, events);
  else
    for (int seat = left_of(caster); seat != caster; seat = left_of(seat))
      if (in_round(s, seat)) lose_lives(s, seat, pips, events);
  after_cast(s, events);
}

template <class Sink>
void CzaryMary::take_secret(State& s, int slot, Sink& events) const {
  Seat const taker = seat_at(s.turn);
  s.secret_holder[slot] = static_cast<std::uint8_t>(s.turn + 1);
  events.tell(Audience(taker).with(Viewer::book()), [&] { return SecretTaken{taker, slot, s.secrets[slot]}; });
  events.tell(Audience::everyone().without(taker).without(Viewer::book()), [&] { return SecretTaken{taker, slot, Spell::hidden}; });
  after_cast(s, events);
}

// Jawność żetonów życia.
template <class Sink>
void CzaryMary::lose_lives(State& s, int seat, int lives, Sink& events) const {
  int const lost = std::min<int>(lives, s.lives[seat]);
  s.lives[seat] = static_cast<std::uint8_t>(s.lives[seat] - lost);
  events.tell(Audience::everyone(), [&] { return LivesLost{seat_at(seat), lost, s.lives[seat]}; });
  if (s.lives[seat] == 0) events.tell(Audience::everyone(), [&] { return FellOut{seat_at(seat)}; });
}

template <class Sink>
void CzaryMary::gain_lives(State& s, int seat, int lives, Sink& events) const {
  int const gained = std::min<int>(lives, components_.lives.value - s.lives[seat]);
  s.lives[seat] = static_cast<std::uint8_t>(s.lives[seat] + gained);
  events.tell(Audience::everyone(), [&] { return LivesGained{seat_at(seat), gained, s.lives[seat]}; });
}

// A spell is resolved whole before anything else is looked at.
template <class Sink>
void CzaryMary::after_cast(State& s, Sink& events) const {
  auto const& stones = s.stones[s.turn];
  if (std::all_of(stones.begin(), stones.end(), [](Spell stone) { return stone == Spell::none; })) {
    end_round(s, RoundEnd::emptied, s.turn, events);
    return;
  }
  int const in = players_in(s);
  if (options_.one_takes_all ? in == 1 : in < seats_) {
    end_round(s, options_.one_takes_all ? RoundEnd::last_standing : RoundEnd::felled, s.turn, events);
    return;
  }
  s.called = Spell::none;
  s.phase = Phase::calling;
}

template <class Sink>
void CzaryMary::after_miss(State& s, Sink& events) const {
  if (in_round(s, s.turn)) {
    end_turn(s, events);
  } else if (!options_.one_takes_all) {
    end_round(s, RoundEnd::fell, -1, events);
  } else if (players_in(s) == 1) {
    end_round(s, RoundEnd::last_standing, left_neighbour(s, s.turn), events);
  } else {
    pass_turn(s, events);  // who has fallen does not refill
  }
}

// Koniec tury.
template <class Sink>
void CzaryMary::end_turn(State& s, Sink& events) const {
  auto const& stones = s.stones[s.turn];
  bool const room = std::find(stones.begin(), stones.end(), Spell::none) != stones.end();
  if (room && std::bit_cast<std::uint64_t>(s.pool) != 0)
    s.phase = Phase::refilling;
  else
    pass_turn(s, events);
}

template <class Sink>
void CzaryMary::pass_turn(State& s, Sink& events) const {
  begin_turn(s, left_neighbour(s, s.turn), events);
}

// Koniec rundy. No winner: -1.
template <class Sink>
void CzaryMary::end_round(State& s, RoundEnd why, int winner, Sink& events) const {
  if (why == RoundEnd::emptied)
    for (int seat = 0; seat < seats_; ++seat)
      if (seat != winner) s.lives[seat] = 0;
  int const prize = options_.one_takes_all ? components_.takes_all_points.value : components_.winner_points.value;
  int const survival = options_.one_takes_all ? 0 : components_.survivor_points.value;
  bool top = false;
  for (int seat = 0; seat < seats_; ++seat) {
    int points = 0;
    if (in_round(s, seat)) points = (seat == winner ? prize : survival) + secrets_of(s, seat);
    s.gained[seat] = static_cast<std::uint8_t>(points);
    s.floors[seat] = static_cast<std::uint8_t>(std::min(s.floors[seat] + points, components_.floors.value));
    top |= s.floors[seat] == components_.floors.value;
  }
  events.tell(Audience::everyone(), [&] {
    RoundOver over{s.round, why, {}, {}, {}, {}};
    if (winner >= 0) over.winner = seat_at(winner);
    for (int seat = 0; seat < seats_; ++seat) {
      over.points.push_back(s.gained[seat]);
      over.floors.push_back(s.floors[seat]);
      over.stones.push_back(s.stones[seat]);
    }
    return over;
  });
  if (top) {
    end_game(s, events);
    return;
  }
  s.turn = static_cast<std::uint8_t>(left_of(s.turn));
  prepare_round(s);
  events.tell(Audience::everyone(), [&] { return RoundBegan{s.round, seat_at(s.turn)}; });
}

// Koniec gry.
template <class Sink>
void CzaryMary::end_game(State& s, Sink& events) const {
  s.phase = Phase::over;
  s.called = Spell::none;
  events.tell(Audience::everyone(), [&] {
    GameOver over;
    auto const final = scores(s);
    for (int seat = 0; seat < seats_; ++seat)
      if (final.ranks[seat] == 1) over.winners.push_back(seat_at(seat));
    return over;
  });
}

}  // namespace atelier::czary_mary
