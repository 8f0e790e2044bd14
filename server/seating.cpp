// Who sits at a table and may sit down, how a game is begun, and who plays for whom: the part of a record that is about people.
#include <algorithm>

#include <sodium.h>

#include "engine/json.hpp"
#include "server/names.hpp"
#include "server/record.hpp"

namespace atelier::server {

using protocol::Sitter;
using protocol::Stage;

namespace {

// Hexadecimal digits as everybody else writes them. Precondition: they are some.
std::string lower(std::string_view hex) { return fair::hex(*fair::from_hex(hex)); }

}  // namespace

std::optional<Refusal> Record::refuse_seating(std::optional<Seat> mine, Seat seat) const {
  if (started()) return refusal(No::already_started);
  if (call_ > 0) return refusal(No::beginning);
  if (!mine) return refusal(No::not_seated);
  if (!has(seat)) return refusal(No::no_such_seat, index(seat));
  return {};
}

bool Record::sits_already(protocol::Sit const& sit) const {
  auto const key = fair::from_hex(sit.key);
  return key && is_person(sit.seat) && place(sit.seat).token_hash == *key;
}

Record::Verdict Record::sit(std::optional<Seat> mine, protocol::Sit const& sit) const {
  if (started()) return no(No::already_started);
  if (call_ > 0) return no(No::beginning);
  if (mine) return no(No::already_seated, index(*mine));
  if (!has(sit.seat)) return no(No::no_such_seat, index(sit.seat));
  auto const key = fair::from_hex(sit.key);
  if (!key || !fair::from_hex(sit.sealed)) return no(No::bad_seal);
  auto name = proper_name(sit.name);
  if (!name) return no(No::bad_name);
  if (is_a_bots(*name, *kind_)) return no(No::bots_name);
  for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
    auto const& each = places_[static_cast<std::size_t>(i)];
    if (each.sitter == Sitter::nobody) continue;
    if (each.sitter == Sitter::person && each.token_hash == *key) return no(No::already_seated, i);
    if (seat_at(i) != sit.seat && looks_like(each.name, *name)) return no(No::name_taken, i);
  }
  if (place(sit.seat).sitter != Sitter::nobody) return no(No::seat_taken, index(sit.seat));
  return Change{sitting(sit, *std::move(name)), {}};
}

entry::Sit Record::sitting(protocol::Sit const& sit, std::string name) const {
  // At a table of version 1 everybody's randomness lies open. The seal of a part that nobody is ever asked for is as random as any.
  auto const sealed = lower(sit.sealed);
  if (dealing_ == 1) return {sit.seat, std::move(name), lower(sit.key), sealed, {}};
  return {sit.seat, std::move(name), lower(sit.key), {}, sealed};
}

std::optional<Change> Record::seal_anew(std::optional<Seat> mine, protocol::Sit const& sit) const {
  if (mine != sit.seat || started() || call_ > 0 || dealing_ == 1 || !fair::from_hex(sit.sealed)) return {};
  if (place(sit.seat).sealed == lower(sit.sealed)) return {};
  return Change{sitting(sit, place(sit.seat).name), {}};
}

Change Record::free(Seat seat) const { return {entry::Unseat{seat}, {}}; }

Record::Verdict Record::seat_bot(std::optional<Seat> mine, protocol::SeatBot const& ask) const {
  if (auto refused = refuse_seating(mine, ask.seat)) return std::unexpected(*refused);
  if (place(ask.seat).sitter != Sitter::nobody) return no(No::seat_taken, index(ask.seat));
  auto const bots = kind_->bots();
  if (std::find(bots.begin(), bots.end(), ask.bot) == bots.end()) return no(No::unknown_bot);
  return Change{entry::SeatBot{ask.seat, ask.bot}, {}};
}

Record::Verdict Record::unseat(std::optional<Seat> mine, protocol::Unseat const& ask) const {
  if (auto refused = refuse_seating(mine, ask.seat)) return std::unexpected(*refused);
  if (place(ask.seat).sitter == Sitter::nobody) return no(No::seat_empty, index(ask.seat));
  if (is_person(ask.seat) && ask.seat != *mine && mine != host()) return no(No::not_host);
  return Change{entry::Unseat{ask.seat}, {}};
}

Record::Verdict Record::start(std::optional<Seat> mine) const {
  if (started()) return no(No::already_started);
  if (call_ > 0) return no(No::beginning);
  if (!mine) return no(No::not_seated);
  if (mine != host()) return no(No::not_host);
  auto const empty = std::count_if(places_.begin(), places_.end(), [](Place const& each) { return each.sitter == Sitter::nobody; });
  if (empty > 0) return no(No::empty_seats, static_cast<int>(empty));
  if (dealing_ == 1 || deal_) return begin();
  for (int i = 0; i < static_cast<int>(places_.size()); ++i)
    if (is_person(seat_at(i)) && place(seat_at(i)).sealed.empty()) return no(No::nothing_sealed, i);
  return Change{entry::Call{}, {}};
}

std::optional<std::vector<Seat>> Record::awaited() const {
  if (call_ == 0) return {};
  std::vector<Seat> seats;
  for (int i = 0; i < static_cast<int>(places_.size()); ++i)
    if (is_person(seat_at(i)) && place(seat_at(i)).part.empty()) seats.push_back(seat_at(i));
  return seats;
}

Record::Verdict Record::reveal(std::optional<Seat> mine, protocol::Reveal const& ask) const {
  if (!mine) return no(No::not_seated);
  if (call_ == 0 || !place(*mine).part.empty()) return no(No::not_awaited);
  if (!fair::from_hex(ask.part) || fair::seal("part", ask.part) != place(*mine).sealed) return no(No::wrong_part);
  return Change{entry::Part{*mine, ask.part}, {}};
}

bool Record::has_told(std::optional<Seat> mine, protocol::Reveal const& ask) const { return mine && place(*mine).part == ask.part; }

Change Record::begin() const {
  Play play{beginning(), {{}, given_}, {}};
  let_chance_play(play);
  play.change.entry = entry::Start{std::move(play.played)};
  return std::move(play.change);
}

std::unique_ptr<Position> Record::beginning() const {
  auto position = game_->start();
  for (auto const& [seat, id] : given_) position->apply(seat, id, nullptr);
  return position;
}

Change Record::break_off() const { return {entry::Broken{*awaited()}, {}}; }

std::vector<std::optional<std::string>> Record::sealed() const {
  std::vector<std::optional<std::string>> all;
  for (auto const& each : places_)
    all.push_back(each.sitter == Sitter::person && dealing_ == 2 && !each.sealed.empty() ? std::optional(each.sealed) : std::nullopt);
  return all;
}

// ---- leaving a running game, and coming back

std::optional<Refusal> Record::refuse_playing(std::optional<Seat> mine) const {
  if (!mine) return refusal(No::not_seated);
  if (!started()) return refusal(No::not_started);
  if (stage() == Stage::over) return refusal(No::game_over);
  return {};
}

Record::Verdict Record::leave(std::optional<Seat> mine) const {
  if (auto refused = refuse_playing(mine)) return std::unexpected(*refused);
  if (is_bot(*mine)) return no(No::bot_plays);
  return Change{entry::StandIn{*mine, stand_in()}, {}};
}

Record::Verdict Record::replace(std::optional<Seat> mine, protocol::Replace const& ask) const {
  if (auto refused = refuse_playing(mine)) return std::unexpected(*refused);
  if (!has(ask.seat)) return no(No::no_such_seat, index(ask.seat));
  if (is_bot(*mine) || is_bot(ask.seat)) return no(No::bot_plays);
  return Change{entry::StandIn{ask.seat, stand_in()}, {}};
}

Record::Verdict Record::come_back(std::optional<Seat> mine) const {
  if (auto refused = refuse_playing(mine)) return std::unexpected(*refused);
  if (!is_bot(*mine)) return no(No::not_replaced);
  return Change{entry::ComeBack{*mine}, {}};
}

std::string Record::stand_in() const {
  if (!stand_in_.empty()) return stand_in_;
  auto const bots = kind_->bots();
  return std::string(std::find(bots.begin(), bots.end(), "club") == bots.end() ? bots.back() : "club");
}

void Record::change_sitter(Seat seat, std::string bot) {
  place(seat).stand_in = bot;
  sitters_.push_back({number_ + 1, seat, std::move(bot)});
}

Record::SitterChange const* Record::sitter_change(int number) const {
  auto const found = std::lower_bound(sitters_.begin(), sitters_.end(), number, [](auto const& each, int of) { return each.number < of; });
  return found != sitters_.end() && found->number == number ? &*found : nullptr;
}

// ---- who is who

std::optional<Seat> Record::seat_of(std::string_view token) const {
  auto const key = *fair::from_hex(fair::seal("key", token));
  auto const older = fair::hash(token);  // as tables kept it that made the tokens themselves
  std::optional<Seat> found;
  for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
    auto const& each = places_[static_cast<std::size_t>(i)];
    if (each.sitter != Sitter::person) continue;
    for (auto const& known : {key, older})
      if (sodium_memcmp(each.token_hash.data(), known.data(), known.size()) == 0) found = seat_at(i);
  }
  return found;
}

std::optional<Seat> Record::host() const {
  if (started()) return {};
  std::optional<Seat> host;
  for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
    auto const& each = places_[static_cast<std::size_t>(i)];
    if (each.sitter != Sitter::person) continue;
    if (host_ && each.token_hash == *host_) return seat_at(i);
    if (!host || each.since < place(*host).since) host = seat_at(i);
  }
  return host;
}

}  // namespace atelier::server
