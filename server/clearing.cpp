#include "server/clearing.hpp"

#include <unistd.h>

#include <spdlog/spdlog.h>

#include "server/analyses.hpp"
#include "server/record.hpp"

namespace atelier::server {

namespace {

constexpr std::int64_t hour = 3'600'000;

bool is_old(std::int64_t last, std::int64_t now, std::int64_t kept) { return kept > 0 && now - last > kept; }

}  // namespace

bool kept_long_enough(Retention const& retention, protocol::Stage stage, std::int64_t last, std::int64_t now) {
  switch (stage) {
    case protocol::Stage::waiting: return is_old(last, now, retention.never_started_hours * hour);
    case protocol::Stage::playing: return is_old(last, now, retention.abandoned_days * 24 * hour);
    case protocol::Stage::over: return is_old(last, now, retention.finished_days * 24 * hour);
  }
  return false;
}

Clearing::Clearing(std::shared_ptr<Hall> hall, Retention const& retention, Meters& meters, std::string data_folder)
    : hall_(std::move(hall)),
      retention_(retention),
      meters_(meters),
      data_folder_(std::move(data_folder)),
      lane_(hall_->house().lane()) {}

void Clearing::start() { in(before_first, &Clearing::begin); }

void Clearing::in(std::chrono::milliseconds wait, void (Clearing::*next)()) {
  hall_->house().later(wait, lane_, [self = shared_from_this(), next] { ((*self).*next)(); });
}

void Clearing::begin() {
  begun_ = hall_->house().now();
  after_.clear();
  old_boxes_.clear();
  played_.clear();
  all_read_ = true;
  known_before_ = std::exchange(known_, {});
  if (retention_.boxes_days <= 0) return list();
  hall_->store().boxes(used_before(), [self = shared_from_this()](auto boxes) {
    self->lane_->add([self, boxes = std::move(boxes)]() mutable {
      if (boxes) self->old_boxes_ = *std::move(boxes);
      self->list();
    });
  });
}

std::int64_t Clearing::used_before() const { return begun_ - retention_.boxes_days * 24 * hour; }

void Clearing::list() {
  hall_->store().tables(after_, at_once, [self = shared_from_this()](auto tables) {
    self->lane_->add([self, tables = std::move(tables)]() mutable {
      if (!tables) return self->in(between, &Clearing::begin);
      self->listed(*std::move(tables));
    });
  });
}

void Clearing::listed(std::vector<Last> tables) {
  if (tables.empty()) return end();
  after_ = tables.back().table;
  found_.assign(std::make_move_iterator(tables.rbegin()), std::make_move_iterator(tables.rend()));
  go_on();
}

void Clearing::go_on() {
  while (!found_.empty()) {
    auto const last = std::move(found_.back());
    found_.pop_back();
    auto const known = known_before_.find(last.table);
    bool const same = known != known_before_.end() && known->second.number == last.number;
    if (same ? !judge(last, known->second) : !needs_reading(last)) continue;
    if (!same) read(last);
    return;  // and goes on when that is done
  }
  list();
}

// What became of it matters only to whoever might be removed, and what it is played with only while a box might be.
bool Clearing::needs_reading(Last const& last) const {
  if (!old_boxes_.empty()) return true;
  for (auto const stage : {protocol::Stage::waiting, protocol::Stage::playing, protocol::Stage::over})
    if (kept_long_enough(retention_, stage, last.time, begun_)) return true;
  return false;
}

void Clearing::read(Last const& last) {
  hall_->store().load(last.table, 0, [self = shared_from_this(), last](auto entries) {
    if (!entries) {
      self->all_read_ = false;
      return self->in(pause, &Clearing::go_on);
    }
    self->hall_->house().think([self, last, entries = *std::move(entries)] {
      Known known{last.number, {}, true, {}};
      Record record(last.table, self->hall_->shelf());
      for (auto const& each : entries)
        if (each.number <= last.number) known.readable = known.readable && record.read(each).has_value();
      if (record.opened()) known.stage = record.stage();
      if (record.opened() && record.own_box()) known.own_box = record.components_hash();
      self->lane_->add([self, last, known = std::move(known)] {
        if (!self->judge(last, known)) self->in(pause, &Clearing::go_on);
      });
    });
  });
}

// Whether it is being removed, after which it goes on by itself.
bool Clearing::judge(Last const& last, Known const& known) {
  if (known.readable && kept_long_enough(retention_, known.stage, last.time, begun_)) {
    remove(last, known);
    return true;
  }
  keep(last, known);
  return false;
}

void Clearing::keep(Last const& last, Known const& known) {
  known_[last.table] = known;
  if (!known.own_box.empty()) played_.insert(known.own_box);
}

void Clearing::remove(Last const& last, Known const& known) {
  hall_->remove(last.table, last.number, [self = shared_from_this(), last, known](bool removed) {
    self->lane_->add([self, last, known, removed] {
      if (!removed) self->keep(last, known);
      if (removed) self->meters_.hit(Limit::retention);
      if (removed) ::unlink(Analyses::file(self->data_folder_, last.table).c_str());  // there may be none
      self->in(pause, &Clearing::go_on);
    });
  });
}

void Clearing::end() {
  if (all_read_)
    for (auto const& hash : old_boxes_)
      if (!played_.contains(hash))
        hall_->store().remove_box(hash, used_before(), [self = shared_from_this()](bool removed) {
          if (removed) self->meters_.hit(Limit::retention);
        });
  known_before_.clear();
  in(between, &Clearing::begin);
}

}  // namespace atelier::server
