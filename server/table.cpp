#include "server/table.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "engine/json.hpp"
#include "server/messages.hpp"

namespace atelier::server {

namespace {

constexpr std::size_t most_waiting = 256;
constexpr std::chrono::seconds retry_pace{2};

std::string_view name_of(Table::Request const& request) {
  return std::visit([]<class Each>(Each const&) -> std::string_view { return snake_name<Each>(); }, request);
}

}  // namespace

Table::Table(std::shared_ptr<Room> room, std::string id)
    : room_(std::move(room)),
      line_(room_->house().line()),
      record_(std::move(id), room_->shelf()) {}

Table::~Table() { room_->gone(id(), weak_from_this()); }

// ---- one thing at a time

void Table::in_turn(Work work, Work otherwise) {
  line_->add([self = shared_from_this(), work = std::move(work), otherwise = std::move(otherwise)]() mutable {
    if (!self->busy_) return work();
    if (otherwise && self->waiting_.size() >= most_waiting) return otherwise();
    self->waiting_.push_back(std::move(work));
  });
}

void Table::go_on() {
  busy_ = false;
  ask_bot();
  while (!busy_ && !waiting_.empty()) {
    auto work = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
    work();
  }
}

// ---- the store

void Table::find() {
  recall([this](auto recalled) {
    if (!recalled) return caught_up(std::unexpected(recalled.error()));
    catch_up();
  });
}

void Table::catch_up() {
  room_->store().load(id(), entries_, [self = shared_from_this()](auto entries) mutable {
    auto const line = self->line_;
    line->add([self = std::move(self), entries = std::move(entries)] { self->caught_up(entries); });
  });
}

void Table::caught_up(std::expected<std::vector<Stored>, std::string> const& entries) {
  int const seen = record_.seq();
  bool const found = missing_.has_value();
  if (!entries && missing_) missing_ = No::not_loaded;
  if (entries) read(*entries);
  raise_hammer();
  if (missing_) {
    room_->gone(id(), weak_from_this());
  } else if (found) {
    note();
    notice();
  } else {
    tell_table();
    if (record_.seq() != seen) tell_update(record_.events_after(seen));
  }
  go_on();
}

void Table::read(std::vector<Stored> const& entries) {
  for (auto const& [number, text] : entries) {
    auto const read = number == entries_ + 1 ? record_.read(text) : std::unexpected("an entry is missing before it");
    if (!read) {
      missing_ = No::unreadable_table;
      return room_->unreadable(id(), number, read.error());
    }
    entries_ = number;
    missing_.reset();
  }
}

void Table::open(entry::Open open, Opened opened) {
  line_->add([self = shared_from_this(), open = std::move(open), opened = std::move(opened)]() mutable {
    self->commit({std::move(open), {}}, [opened = std::move(opened)](Fate fate) mutable {
      opened(fate == Fate::stored ? std::nullopt : std::optional(refusal(No::not_stored)));
    });
  });
}

void Table::commit(Change change, Settled settled) {
  busy_ = true;
  std::string text;
  write_json(text, change.entry);
  pending_ = std::make_unique<Pending>(std::move(change), std::move(settled));
  room_->store().append(id(), entries_ + 1, std::move(text), [self = shared_from_this()](Fate fate) mutable {
    auto const line = self->line_;
    line->add([self = std::move(self), fate] { self->settle(fate); });
  });
}

void Table::settle(Fate fate) {
  auto const pending = std::move(pending_);
  auto const& change = pending->change;
  std::vector<Told> told;
  if (fate == Fate::stored) {
    ++entries_;
    missing_.reset();
    record_.apply(change, watchers_.empty() ? nullptr : &told);
    raise_hammer();
  }
  pending->settled(fate);
  if (fate == Fate::stored) tell(change, told);
  // Somebody else has written this number: the store knows better what happened here.
  if (fate == Fate::conflict) return catch_up();
  go_on();
}

// ---- requests

void Table::watch(std::shared_ptr<Wire> const& wire, protocol::Watch watch) {
  in_turn([this, wire, watch = std::move(watch)] { look(wire, watch); }, [this, wire] { refuse(wire, "watch", refusal(No::too_busy)); });
}

void Table::leave(std::shared_ptr<Wire> const& wire) {
  in_turn([this, wire] { forget(wire.get()); });
}

void Table::ask(std::shared_ptr<Wire> const& wire, Request request) {
  auto const name = name_of(request);
  in_turn([this, wire, request = std::move(request)] { answer(wire, request); },
          [this, wire, name] { refuse(wire, name, refusal(No::too_busy)); });
}

void Table::journal(Journal journal) {
  in_turn([this, journal = std::move(journal)]() mutable {
    if (missing_) return journal(std::unexpected(refusal(*missing_)));
    if (record_.stage() != protocol::Stage::over) return journal(std::unexpected(refusal(No::still_playing)));
    journal(record_.journal());
  });
}

void Table::look(std::shared_ptr<Wire> const& wire, protocol::Watch const& watch) {
  if (missing_) return refuse(wire, "watch", refusal(*missing_));
  auto const seat = watch.token ? record_.seat_of(*watch.token) : std::nullopt;
  if (watch.token && !seat) return refuse(wire, "watch", refusal(No::wrong_token));
  auto const before = present();
  if (auto* watcher = find(wire.get()))
    watcher->seat = seat;
  else
    watchers_.push_back({wire, seat});
  // Before the table itself, so that a page can tell what was said before it came from what is said now.
  if (!talk_.lines().empty()) wire->send(frame_of(to_json(said())));
  wire->send(frame_of(table_message(record_, seat, present())));
  if (record_.stage() != protocol::Stage::waiting)
    wire->send(frame_of(update_message(record_, viewer_of(record_, seat), record_.events_after(watch.seen), left())));
  if (present() == before) return;
  tell_table(wire.get());
  notice();
}

void Table::forget(Wire const* wire) {
  auto const before = present();
  std::erase_if(watchers_, [&](Watcher const& each) { return each.wire.get() == wire; });
  if (watchers_.empty()) watchers_.shrink_to_fit();
  if (present() == before) return;
  tell_table();
  notice();
}

struct Table::Answer {
  Table& table;
  std::shared_ptr<Wire> const& wire;
  std::optional<Seat> mine;

  void operator()(protocol::Sit const& ask) const { table.sit(wire, mine, ask); }
  void operator()(protocol::SeatBot const& ask) const { table.change(wire, "seat_bot", table.record_.seat_bot(mine, ask)); }
  void operator()(protocol::Unseat const& ask) const { table.change(wire, "unseat", table.record_.unseat(mine, ask)); }
  void operator()(protocol::Start const&) const { table.change(wire, "start", table.record_.start(mine)); }
  void operator()(protocol::Play const& ask) const { table.change(wire, "play", table.record_.play(mine, ask)); }
  void operator()(protocol::Say const& ask) const { table.speak(wire, "say", table.talk_.say(table.speaker(mine), ask)); }
  void operator()(protocol::Signal const& ask) const {
    table.speak(wire, "signal", table.talk_.signal(table.speaker(mine), ask, table.record_.kind().text("en")));
  }
  void operator()(protocol::Invite const& ask) const { table.speak(wire, "invite", table.talk_.invite(table.speaker(mine), ask)); }
  void operator()(protocol::Point const& ask) const { table.point(wire, mine, ask); }
};

void Table::answer(std::shared_ptr<Wire> const& wire, Request const& request) {
  if (missing_) return refuse(wire, name_of(request), refusal(*missing_));
  auto const* watcher = find(wire.get());
  if (!watcher) return refuse(wire, name_of(request), refusal(No::not_watching));
  std::visit(Answer{*this, wire, watcher->seat}, request);
}

void Table::change(std::shared_ptr<Wire> const& wire, std::string_view request, Record::Answer change) {
  if (!change) return refuse(wire, request, change.error());
  commit(*std::move(change), [this, wire, request](Fate fate) {
    if (fate != Fate::stored) refuse(wire, request, refusal(No::not_stored));
  });
}

void Table::sit(std::shared_ptr<Wire> const& wire, std::optional<Seat> mine, protocol::Sit const& ask) {
  std::string token = fair::hex(room_->house().fresh());
  auto change = record_.sit(mine, ask, token);
  if (!change) return refuse(wire, "sit", change.error());
  commit(*std::move(change), [this, wire, seat = ask.seat, token = std::move(token)](Fate fate) {
    if (fate != Fate::stored) return refuse(wire, "sit", refusal(No::not_stored));
    wire->send(frame_of(to_json(protocol::Reply(protocol::Seated{id(), seat, token}))));
    if (auto* watcher = find(wire.get())) watcher->seat = seat;
  });
}

// ---- talk

Talk::Speaker Table::speaker(std::optional<Seat> seat) const { return {seat, seat ? record_.name_of(*seat) : "", room_->house().time()}; }

// Beside the one thing at a time that a table does: talk does not hold up the game, nor the game talk. The store keeps lines in the order
// they were said.
void Table::speak(std::shared_ptr<Wire> const& wire, std::string_view request, Talk::Answer line) {
  if (!line) return refuse(wire, request, line.error());
  auto text = to_json(*line);
  int const n = line->n;
  room_->store().keep(id(), n, std::move(text), [self = shared_from_this(), wire, request, line = *std::move(line)](Fate fate) mutable {
    auto const table_line = self->line_;
    table_line->add([self = std::move(self), wire, request, line = std::move(line), fate]() mutable {
      if (fate != Fate::stored) self->refuse(wire, request, refusal(No::not_stored));
      self->spoken(fate, std::move(line));
    });
  });
}

void Table::spoken(Fate fate, protocol::Line line) {
  // Somebody else has used this number: whatever was said there is told here too.
  if (fate == Fate::conflict) return recall([this](auto const&) { tell_all(said()); });
  if (fate != Fate::stored) return;
  talk_.add(line);
  tell_all(protocol::Said{id(), {std::move(line)}});
}

protocol::Reply Table::said() const { return protocol::Said{id(), {talk_.lines().begin(), talk_.lines().end()}}; }

void Table::recall(std::move_only_function<void(std::expected<void, std::string>)> then) {
  room_->store().recall(id(), lines_kept, [self = shared_from_this(), then = std::move(then)](auto lines) mutable {
    auto const line = self->line_;
    line->add([self = std::move(self), lines = std::move(lines), then = std::move(then)]() mutable {
      if (!lines) return then(std::unexpected(lines.error()));
      for (auto const& each : *lines)
        if (auto const read = self->talk_.read(each); !read)
          self->room_->unreadable(self->id(), each.number, "as a line of talk, " + read.error());
      then({});
    });
  });
}

void Table::point(std::shared_ptr<Wire> const& wire, std::optional<Seat> mine, protocol::Point const& ask) {
  if (auto const may = talk_.point(speaker(mine), ask); !may) return refuse(wire, "point", may.error());
  tell_all(protocol::Pointed{id(), *mine, ask.at});
}

// ---- bots

void Table::ask_bot() {
  thought_.reset();
  auto const seat = missing_ ? std::nullopt : record_.bot_to_act();
  if (!seat) return;
  thought_ = std::make_shared<Thought>(*seat);
  room_->house().later(room_->bot_pace(), line_, [self = shared_from_this(), thought = thought_] {
    thought->paced = true;
    self->bot_answers(thought);
  });
  std::uint64_t seed = 0;
  auto const bytes = room_->house().fresh();
  std::memcpy(&seed, bytes.data(), sizeof seed);
  room_->house().think([self = shared_from_this(), thought = thought_, seed, bot = record_.bot_number(*seat), seat = *seat,
                        position = record_.position().clone()] {
    Rng rng(seed);
    auto const id = position->ask_bot(bot, seat, rng);
    self->line_->add([self, thought, id] {
      thought->choice = id;
      self->bot_answers(thought);
    });
  });
}

void Table::bot_answers(std::shared_ptr<Thought> const& thought) {
  if (!thought->paced || !thought->choice) return;
  in_turn([this, thought] {
    if (thought != thought_) return;  // the table has moved on
    auto change = record_.bot_plays(thought->seat, *thought->choice);
    if (!change) return;
    commit(*std::move(change), [this](Fate fate) {
      if (fate == Fate::stored) return;
      room_->house().later(retry_pace, line_, [self = shared_from_this()] { self->in_turn([self = self.get()] { self->ask_bot(); }); });
    });
  });
}

// ---- silence

// Counts anew after every move, as long as the game says that this table waits only so long.
void Table::raise_hammer() {
  auto const patience = missing_ ? std::chrono::seconds(0) : record_.patience();
  if (patience.count() == 0 || hammer_ == record_.seq()) return;
  hammer_ = record_.seq();
  falls_ = room_->house().time() + patience;
  room_->house().later(patience, line_, [self = shared_from_this(), seq = hammer_] { self->let_hammer_fall(seq); });
}

void Table::let_hammer_fall(int seq) {
  in_turn([this, seq] {
    if (missing_ || seq != record_.seq()) return;  // somebody spoke
    auto change = record_.silence();
    if (!change) return;
    commit(*std::move(change), [this](Fate fate) {
      if (fate == Fate::failed) hammer_ = -1, raise_hammer();
    });
  });
}

std::optional<int> Table::left() const {
  if (record_.patience().count() == 0 || hammer_ != record_.seq()) return {};
  return static_cast<int>(std::max<std::int64_t>((falls_ - room_->house().time()).count(), 0));
}

// ---- telling

void Table::tell(Change const& change, std::vector<Told> const& told) {
  bool const moved = !change.steps.empty();
  bool const move_only = std::holds_alternative<entry::Moves>(change.entry);
  bool const over = record_.stage() == protocol::Stage::over;
  if (auto const* unseat = std::get_if<entry::Unseat>(&change.entry)) stand_up(unseat->seat);
  if (!move_only) tell_table();
  if (moved) tell_update(told);
  if (move_only && over) tell_table();
  if (move_only && !over) return;
  note();
  notice();
}

void Table::stand_up(Seat seat) {
  for (auto& each : watchers_)
    if (each.seat == seat) each.seat.reset();
}

void Table::tell_table(Wire const* except) {
  std::array<Frame, max_seats + 1> frames;
  for (auto const& [wire, seat] : watchers_) {
    if (wire.get() == except) continue;
    auto& frame = frames[static_cast<std::size_t>(seat ? index(*seat) : max_seats)];
    if (!frame) frame = frame_of(table_message(record_, seat, present()));
    wire->send(frame);
  }
}

void Table::tell_update(std::vector<Told> const& told) {
  std::array<Frame, max_seats + 1> frames;
  for (auto const& [wire, seat] : watchers_) {
    auto& frame = frames[static_cast<std::size_t>(seat ? index(*seat) : max_seats)];
    if (!frame) frame = frame_of(update_message(record_, viewer_of(record_, seat), told, left()));
    wire->send(frame);
  }
}

void Table::tell_all(protocol::Reply const& reply) {
  auto const frame = frame_of(to_json(reply));
  for (auto const& each : watchers_) each.wire->send(frame);
}

// For the lobby of the next server.
void Table::note() {
  if (record_.listed()) room_->store().note(notice_with({}));
}

// For the lobby of this one.
void Table::notice() {
  if (record_.listed()) room_->noticed(notice_with(present()));
}

Notice Table::notice_with(Seats present) const {
  return {id(), record_.created(), record_.stage() != protocol::Stage::over, record_.summary(present)};
}

void Table::refuse(std::shared_ptr<Wire> const& wire, std::string_view request, Refusal refusal) const {
  wire->send(frame_of(refused_message(request, refusal, sentence(refusal, record_.opened() ? &record_.kind() : nullptr))));
}

Table::Watcher* Table::find(Wire const* wire) {
  auto const found = std::find_if(watchers_.begin(), watchers_.end(), [&](Watcher const& each) { return each.wire.get() == wire; });
  return found == watchers_.end() ? nullptr : &*found;
}

Seats Table::present() const {
  Seats present;
  for (auto const& each : watchers_)
    if (each.seat) present = present.with(*each.seat);
  return present;
}

}  // namespace atelier::server
