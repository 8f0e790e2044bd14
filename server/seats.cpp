// People at a table: sitting down, standing up, and what becomes of the seats of those who are away.
#include <algorithm>

#include "engine/json.hpp"
#include "server/table.hpp"

namespace atelier::server {

void Table::sit(std::shared_ptr<Wire> const& wire, std::optional<Seat> mine, protocol::Sit const& ask, Asked const& asked) {
  auto const seated = [this, wire, seat = ask.seat] { wire->send(frame_of(to_json(protocol::Reply(protocol::Seated{id(), seat})))); };
  // Asked a second time, over another line perhaps. The key alone, which the store knows too, does not open the seat: the token does.
  bool const again = record_.sits_already(ask);
  auto anew = again ? record_.seal_anew(mine, ask) : std::nullopt;
  if (again && !anew) return seated();
  auto change = anew ? Record::Verdict(*std::move(anew)) : record_.sit(mine, ask);
  if (!change) return refuse(wire, "sit", change.error());
  auto settled = [this, wire, seat = ask.seat, seated](Fate fate) {
    if (fate != Fate::stored) return refuse(wire, "sit", refusal(No::not_stored));
    seated();
    if (auto* watcher = find(wire.get())) watcher->seat = seat;
  };
  commit(*std::move(change), std::move(settled), [this, wire, asked] { answer(wire, asked); });
}

void Table::stand_up(Seat seat) {
  for (auto& each : watchers_)
    if (each.seat == seat) each.seat.reset();
  away_since_[static_cast<std::size_t>(index(seat))].reset();
}

void Table::stand_up(entry::Entry const& entry) {
  if (auto const* unseat = std::get_if<entry::Unseat>(&entry)) stand_up(unseat->seat);
  if (auto const* broken = std::get_if<entry::Broken>(&entry))
    for (auto const seat : broken->seats) stand_up(seat);
}

// Notes who went and who came back, and frees the seats of those who stay away too long.
void Table::mind_seats() {
  if (missing_) return;
  auto const here = present();
  for (int i = 0; i < record_.game().seats(); ++i) {
    auto& since = away_since_[static_cast<std::size_t>(i)];
    if (!record_.is_person(seat_at(i)) || here.has(seat_at(i))) {
      since.reset();
    } else if (!since) {
      since = room_->house().time();
      room_->house().later(std::chrono::seconds(room_->patience().away_seconds), lane_, [table = weak_from_this()] {
        if (auto const self = table.lock()) self->in_turn([self = self.get()] { self->free_seats(); });
      });
    }
  }
  if (!busy_) free_seats();
}

void Table::free_seats() {
  if (missing_ || record_.stage() != protocol::Stage::waiting || record_.call() > 0) return;
  for (int i = 0; i < record_.game().seats(); ++i) {
    auto const since = away_since_[static_cast<std::size_t>(i)];
    if (!since || room_->house().time() - *since < std::chrono::seconds(room_->patience().away_seconds)) continue;
    return commit(record_.free(seat_at(i)), [this, i](Fate fate) {
      if (fate == Fate::failed) away_since_[static_cast<std::size_t>(i)].reset();
    });
  }
}

// ---- from the host's start to the first deal

// Counts from when this table asked; a server that starts again asks again, and pages need time to come back to it.
void Table::call_parts() {
  int const call = missing_ ? 0 : record_.call();
  if (call == call_) return;
  call_ = call;
  if (call == 0) return;
  room_->house().later(std::chrono::seconds(room_->patience().reveal_seconds), lane_, [table = weak_from_this(), call] {
    if (auto const self = table.lock()) self->in_turn([self = self.get(), call] { self->break_off(call); });
  });
}

void Table::break_off(int call) {
  if (missing_ || record_.call() != call || record_.awaited()->empty()) return;
  commit(record_.break_off(), [this](Fate fate) {
    if (fate == Fate::failed) call_ = 0;
  });
}

void Table::begin() {
  if (missing_ || busy_ || retrying_) return;
  auto const awaited = record_.awaited();
  if (!awaited || !awaited->empty()) return;
  commit(record_.begin(), [this](Fate fate) {
    if (fate != Fate::failed) return;
    retrying_ = true;
    room_->house().later(retry_pace, lane_, [self = shared_from_this()] {
      self->retrying_ = false;
      self->in_turn([self = self.get()] { self->begin(); });
    });
  });
}

// ---- bots that play for people

void Table::replace(std::shared_ptr<Wire> const& wire, std::optional<Seat> mine, protocol::Replace const& ask, Asked const& asked) {
  auto verdict = record_.replace(mine, ask);
  if (!verdict) return refuse(wire, "replace", verdict.error());
  auto const since = away_since_[static_cast<std::size_t>(index(ask.seat))];
  auto const patience = std::chrono::milliseconds(std::chrono::seconds(room_->patience().replace_seconds));
  auto const left = since ? *since + patience - room_->house().time() : patience;
  if (left.count() > 0)
    return refuse(wire, "replace", refusal(No::still_here, static_cast<int>(std::chrono::ceil<std::chrono::seconds>(left).count())));
  change(wire, "replace", std::move(verdict), asked);
}

}  // namespace atelier::server
