#include "server/table.hpp"

#include <algorithm>
#include <array>

#include "engine/json.hpp"

namespace atelier::server {

namespace {

constexpr std::size_t most_waiting = 256;
constexpr std::chrono::seconds past_kept{30};
// What was ordered is played after a while that chance draws, as a person's own word would come.
constexpr int least_while = 800;
constexpr int most_while = 2600;

bool changes_sitter(entry::Entry const& entry) {
  return std::holds_alternative<entry::StandIn>(entry) || std::holds_alternative<entry::ComeBack>(entry);
}

bool takes_back(entry::Entry const& entry) { return std::holds_alternative<entry::TakeBack>(entry); }

// Nothing but the game has changed.
bool only_moves(entry::Entry const& entry) {
  return std::holds_alternative<entry::Moves>(entry) || std::holds_alternative<entry::Silence>(entry) || takes_back(entry);
}

std::string_view name_of(Table::Request const& request) {
  return std::visit([]<class Each>(Each const&) -> std::string_view { return snake_name<Each>(); }, request);
}

}  // namespace

Table::Table(std::shared_ptr<Room> room, std::string id)
    : room_(std::move(room)),
      lane_(room_->house().lane()),
      record_(std::move(id), room_->shelf()) {
  metrics().tables_awake.fetch_add(1, std::memory_order_relaxed);
}

Table::~Table() {
  metrics().tables_awake.fetch_sub(1, std::memory_order_relaxed);
  room_->gone(id(), weak_from_this());
}

// ---- one thing at a time

void Table::in_turn(Work work, Work otherwise) {
  lane_->add([self = shared_from_this(), work = std::move(work), otherwise = std::move(otherwise)]() mutable {
    if (!self->busy_) return work();
    if (otherwise && self->waiting_.size() >= most_waiting) return otherwise();
    self->waiting_.push_back(std::move(work));
  });
}

void Table::go_on() {
  busy_ = false;
  call_parts();
  begin();
  mind_seats();
  if (busy_) return;
  ask_bot();
  mind_orders();
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
    recall_orders([this](auto orders) {
      if (!orders) return caught_up(std::unexpected(orders.error()));
      catch_up();
    });
  });
}

void Table::catch_up() {
  room_->store().load(id(), record_.number(), [self = shared_from_this()](auto entries) mutable {
    auto const line = self->lane_;
    line->add([self = std::move(self), entries = std::move(entries)] { self->caught_up(entries); });
  });
}

void Table::caught_up(Loaded const& entries) {
  // Whether an entry of this table is stored, or what was stored in its place, must be known before anything is said, however long that
  // takes.
  if (!entries && pending_ && pending_->fate != Fate::stored)
    return room_->house().later(retry_pace, lane_, [self = shared_from_this()] { self->catch_up(); });
  int const seen = record_.number();
  bool const found = missing_.has_value();
  if (!entries && missing_) missing_ = No::not_loaded;
  if (entries) read(*entries);
  moved_on();
  raise_hammer();
  auto again = pending_ ? resolve(entries) : Work{};
  if (missing_) {
    room_->gone(id(), weak_from_this());
  } else if (found) {
    note();
    notice();
  } else if (record_.number() != seen) {
    tell_table();
    tell_missed(seen);
    note();
    notice();
  }
  if (again) again();
  if (!pending_) go_on();
}

void Table::read(std::vector<Stored> const& entries) {
  for (auto const& each : entries) {
    auto const read = record_.read(each);
    if (!read) {
      missing_ = No::unreadable_table;
      return room_->unreadable(id(), each.number, read.error());
    }
    stand_up(read->entry);
    missing_.reset();
  }
}

// What became of the entry that was on its way, now that the table has read what is stored.
Work Table::resolve(Loaded const& entries) {
  auto const pending = std::move(pending_);
  bool const others = entries && !entries->empty();
  // The first of them has the number this one was to have.
  if (others && pending->fate == Fate::unknown && entries->front().text == to_json(pending->change.entry))
    pending->settled(Fate::stored);
  else if (others && !missing_ && pending->again)
    return std::move(pending->again);
  else
    pending->settled(others ? Fate::conflict : Fate::failed);
  return {};
}

void Table::open(entry::Open open, Opened opened) {
  lane_->add([self = shared_from_this(), open = std::move(open), opened = std::move(opened)]() mutable {
    self->commit({std::move(open), {}}, std::move(opened));
  });
}

void Table::commit(Change change, Settled settled, Work again, Metrics::By by) {
  busy_ = true;
  auto const time = room_->house().now();
  std::string text = to_json(change.entry);
  pending_ =
      std::make_unique<Pending>(std::move(change), time, std::move(settled), std::move(again), Fate::stored, by, std::exchange(heard_, {}));
  room_->store().append(id(), record_.number() + 1, time, std::move(text), [self = shared_from_this()](Fate fate) mutable {
    auto const line = self->lane_;
    line->add([self = std::move(self), fate] { self->settle(fate); });
  });
}

void Table::settle(Fate fate) {
  // Somebody else has written this number, or nobody knows who has: the store knows better what happened here.
  if (fate == Fate::conflict || fate == Fate::unknown) {
    pending_->fate = fate;
    return catch_up();
  }
  auto const pending = std::move(pending_);
  auto const& change = pending->change;
  Telling telling;
  if (fate == Fate::stored) {
    missing_.reset();
    for (auto const& each : watchers_) telling.add(each.seat);
    record_.apply(change, pending->time, watchers_.empty() ? Pass{} : [&](Passed const& step) { telling.pass(step); });
    raise_hammer();
  }
  pending->settled(fate);
  if (fate == Fate::stored) {
    tell(change, telling);
    count(*pending);
  }
  go_on();
}

void Table::count(Pending const& pending) {
  if (std::holds_alternative<entry::Open>(pending.change.entry)) metrics().tables_opened.add();
  if (pending.change.moves.empty() || !only_moves(pending.change.entry)) return;
  metrics().moves[pending.by].add();
  if (pending.by == Metrics::person && pending.heard) metrics().told.since(*pending.heard);
}

// ---- requests

void Table::watch(std::shared_ptr<Wire> const& wire, std::shared_ptr<Look> watch) {
  in_turn(
      [this, wire, watch] {
        if (auto const asked = watch->take()) look(wire, *asked);
      },
      [this, wire, watch] {
        if (watch->take()) refuse(wire, "watch", refusal(No::too_busy));
      });
}

void Table::leave(std::shared_ptr<Wire> const& wire) {
  in_turn([this, wire] { forget(wire.get()); });
}

void Table::ask(std::shared_ptr<Wire> const& wire, Request request) {
  auto const name = name_of(request);
  in_turn(
      [this, wire, heard = Durations::Clock::now(), asked = std::make_shared<Request const>(std::move(request))] {
        heard_ = heard;
        answer(wire, asked);
      },
      [this, wire, name] { refuse(wire, name, refusal(No::too_busy)); });
}

void Table::journal(Text text) {
  finished(std::move(text), [](Record const& record, Viewer) { return record.journal(); }, Viewer::book());
}

void Table::steps(Viewer viewer, Text text) { finished(std::move(text), steps_message, viewer); }

void Table::game(Text text) {
  in_turn([this, text = std::move(text)]() mutable {
    if (missing_) return text(std::unexpected(refusal(*missing_)));
    text(std::string(record_.game().id()));
  });
}

void Table::play_on(int number, int step, Begun begun) {
  in_turn([this, number, step, begun = std::move(begun)]() mutable {
    if (missing_) return begun(std::unexpected(refusal(*missing_)));
    if (record_.stage() != protocol::Stage::over) return begun(no(No::still_playing));
    begun(record_.play_on(number, step));
  });
}

void Table::finished(Text text, std::string (*write)(Record const&, Viewer), Viewer viewer) {
  in_turn([this, text = std::move(text), write, viewer]() mutable {
    if (missing_) return text(std::unexpected(refusal(*missing_)));
    if (record_.stage() != protocol::Stage::over) return text(std::unexpected(refusal(No::still_playing)));
    if (viewer.is_seat() && index(viewer.seat()) >= record_.game().seats())
      return text(std::unexpected(refusal(No::no_such_seat, index(viewer.seat()))));
    text(write(record_, viewer));
  });
}

void Table::look(std::shared_ptr<Wire> const& wire, protocol::Watch const& watch) {
  if (missing_ == No::unknown_table) wire->guessed_wrong();
  if (missing_) return refuse(wire, "watch", refusal(*missing_));
  auto const seat = watch.token ? record_.seat_of(*watch.token) : std::nullopt;
  if (watch.token && !seat) wire->guessed_wrong();
  if (watch.token && !seat) return refuse(wire, "watch", refusal(No::wrong_token));
  auto const before = present();
  if (auto* watcher = find(wire.get()))
    watcher->seat = seat;
  else
    watchers_.push_back({wire, seat});
  // Before the table itself, so that a page can tell what was said before it came from what is said now.
  if (!talk_.lines().empty()) wire->send(said());
  wire->send(frame_of(table_message(record_, seat, present(), undo_question())));
  if (record_.stage() != protocol::Stage::waiting) wire->send(past().missed(record_, seat, watch.seen, left()));
  if (seat && orders_.limit(*seat)) ordered(*seat);
  if (present() == before) return;
  mind_seats();
  tell_presence(wire.get());
}

// Kept while pages come; a table that nobody comes to needs only the position.
Past& Table::past() {
  past_asked_ = room_->house().time();
  if (!past_) {
    past_ = std::make_unique<Past>();
    forget_past();
  }
  return *past_;
}

void Table::forget_past() {
  room_->house().later(past_asked_ + past_kept - room_->house().time(), lane_, [table = weak_from_this()] {
    auto const self = table.lock();
    if (!self) return;
    if (self->room_->house().time() - self->past_asked_ < past_kept) return self->forget_past();
    self->past_.reset();
  });
}

void Table::forget(Wire const* wire) {
  auto const before = present();
  std::erase_if(watchers_, [&](Watcher const& each) { return each.wire.get() == wire; });
  if (watchers_.empty()) watchers_.shrink_to_fit();
  if (present() == before) return;
  mind_seats();
  tell_presence();
}

struct Table::Judge {
  Table& table;
  std::shared_ptr<Wire> const& wire;
  std::optional<Seat> mine;
  Asked const& asked;

  void operator()(protocol::Sit const& ask) const { table.sit(wire, mine, ask, asked); }
  void operator()(protocol::SeatBot const& ask) const { table.change(wire, "seat_bot", table.record_.seat_bot(mine, ask), asked); }
  void operator()(protocol::Unseat const& ask) const { table.change(wire, "unseat", table.record_.unseat(mine, ask), asked); }
  void operator()(protocol::Start const&) const { table.change(wire, "start", table.record_.start(mine), asked); }
  void operator()(protocol::Reveal const& ask) const {
    // Told twice, by two pages of one person or because the first seemed lost, it is told once.
    if (!table.record_.has_told(mine, ask)) table.change(wire, "reveal", table.record_.reveal(mine, ask), asked);
  }
  void operator()(protocol::Leave const&) const { table.change(wire, "leave", table.record_.leave(mine), asked); }
  void operator()(protocol::Replace const& ask) const { table.replace(wire, mine, ask, asked); }
  void operator()(protocol::ComeBack const&) const { table.change(wire, "come_back", table.record_.come_back(mine), asked); }
  void operator()(protocol::Play const& ask) const {
    auto change = table.record_.play(mine, ask);
    if (change) table.act_by_hand(*mine, *change);
    table.change(wire, "play", std::move(change), asked);
  }
  void operator()(protocol::Undo const& ask) const { table.undo(wire, mine, ask, asked); }
  void operator()(protocol::AnswerUndo const& ask) const { table.answer(wire, mine, ask, asked); }
  void operator()(protocol::Hint const&) const { table.hint(wire, mine); }
  void operator()(protocol::Order const& ask) const { table.order(wire, mine, ask); }
  void operator()(protocol::Say const& ask) const { table.speak(wire, "say", table.talk_.say(table.speaker(mine), ask)); }
  void operator()(protocol::Signal const& ask) const {
    table.speak(wire, "signal", table.talk_.signal(table.speaker(mine), ask, table.record_.kind().text("en")));
  }
  void operator()(protocol::Invite const& ask) const { table.speak(wire, "invite", table.talk_.invite(table.speaker(mine), ask)); }
  void operator()(protocol::Point const& ask) const { table.point(wire, mine, ask); }
};

void Table::answer(std::shared_ptr<Wire> const& wire, Asked const& asked) {
  if (missing_) return refuse(wire, name_of(*asked), refusal(*missing_));
  auto const* watcher = find(wire.get());
  if (!watcher) return refuse(wire, name_of(*asked), refusal(No::not_watching));
  std::visit(Judge{*this, wire, watcher->seat, asked}, *asked);
}

void Table::change(std::shared_ptr<Wire> const& wire, std::string_view request, Record::Verdict change, Asked const& asked) {
  if (!change) return refuse(wire, request, change.error());
  commit(
      *std::move(change),
      [this, wire, request](Fate fate) {
        if (fate != Fate::stored) refuse(wire, request, refusal(No::not_stored));
      },
      [this, wire, asked] { answer(wire, asked); });
}

// ---- taking back

void Table::undo(std::shared_ptr<Wire> const& wire, std::optional<Seat> mine, protocol::Undo const& ask, Asked const& asked) {
  auto undoing = record_.undo(mine, ask);
  if (!undoing) return refuse(wire, "undo", undoing.error());
  if (undoing->asked.empty()) return change(wire, "undo", std::move(undoing->change), asked);
  if (question_) return refuse(wire, "undo", refusal(No::undo_asked));
  if (denied_ == std::pair(record_.number(), *mine)) return refuse(wire, "undo", refusal(No::undo_refused));
  question_ = {record_.number(), *mine, std::move(undoing->asked)};
  room_->house().later(std::chrono::seconds(room_->patience().undo_seconds), lane_, [table = weak_from_this(), number = record_.number()] {
    if (auto const self = table.lock()) self->in_turn([self = self.get(), number] { self->leave_undone(number, No::undo_unanswered); });
  });
  tell_table();
}

void Table::answer(std::shared_ptr<Wire> const& wire, std::optional<Seat> mine, protocol::AnswerUndo const& ask, Asked const& asked) {
  auto const awaited = [&] { return std::ranges::find(question_->awaited, *mine); };
  if (!mine || !question_ || question_->number != ask.number || awaited() == question_->awaited.end())
    return refuse(wire, "answer_undo", refusal(No::not_asked));
  if (!ask.agree) return leave_undone(ask.number, No::undo_refused);
  if (question_->awaited.size() > 1) {
    question_->awaited.erase(awaited());
    return tell_table();
  }
  auto undoing = record_.undo(question_->seat, {question_->number});
  change(wire, "answer_undo", undoing ? Record::Verdict(std::move(undoing->change)) : std::unexpected(undoing.error()), asked);
}

// The question comes to nothing; whoever asked is told why, and a bot that held back answers.
void Table::leave_undone(int number, No why) {
  if (!question_ || question_->number != number) return;
  Seat const seat = question_->seat;
  denied_ = {number, seat};
  question_.reset();
  tell_table();
  for (auto const& each : std::vector(watchers_))
    if (each.seat == seat) refuse(each.wire, "undo", refusal(why));
  if (thought_) bot_answers(thought_);
}

// Whatever was begun on a table that is another now ends here. True if a question did.
bool Table::moved_on() {
  if (!question_ || question_->number == record_.number()) return false;
  question_.reset();
  return true;
}

std::optional<protocol::UndoQuestion> Table::undo_question() const {
  if (!question_) return {};
  return protocol::UndoQuestion{question_->number, question_->seat, question_->awaited};
}

// ---- talk

Talk::Speaker Table::speaker(std::optional<Seat> seat) const { return {seat, seat ? record_.name_of(*seat) : "", room_->house().time()}; }

// Beside the one thing at a time that a table does: talk does not hold up the game, nor the game talk. The store keeps lines in the order
// they were said.
void Table::speak(std::shared_ptr<Wire> const& wire, std::string_view request, Talk::Verdict line) {
  if (!line) return refuse(wire, request, line.error());
  auto text = to_json(*line);
  int const n = line->n;
  room_->store().keep(id(), n, std::move(text), [self = shared_from_this(), wire, request, line = *std::move(line)](Fate fate) mutable {
    auto const table_line = self->lane_;
    table_line->add([self = std::move(self), wire, request, line = std::move(line), fate]() mutable {
      self->spoken(fate, wire, request, std::move(line));
    });
  });
}

void Table::spoken(Fate fate, std::shared_ptr<Wire> const& wire, std::string_view request, protocol::Line line) {
  if (fate == Fate::failed) return refuse(wire, request, refusal(No::not_stored));
  if (fate == Fate::stored) {
    talk_.add(line);
    said_.reset();
    if (line.signal) hear({line.seat, *line.signal, line.about});
    return tell_all(protocol::Said{id(), {std::move(line)}});
  }
  // Somebody else may have used this number: whatever was said there is told here too, and then this under the next one.
  recall([this, fate, wire, request, line = std::move(line)](auto const& recalled) {
    if (!recalled)
      return room_->house().later(retry_pace, lane_,
                                  [self = shared_from_this(), fate, wire, request, line] { self->spoken(fate, wire, request, line); });
    auto const text = to_json(line);
    auto const lines = talk_.lines();
    bool const kept = std::any_of(lines.begin(), lines.end(), [&](auto const& each) { return to_json(each) == text; });
    bool const taken =
        fate == Fate::conflict || std::any_of(lines.begin(), lines.end(), [&](auto const& each) { return each.n == line.n; });
    if (!kept && !taken) refuse(wire, request, refusal(No::not_stored));
    auto const all = said();
    for (auto const& each : watchers_) each.wire->send(all);
    if (!kept && taken) speak(wire, request, talk_.renumbered(line));
  });
}

Frame Table::said() {
  if (!said_) said_ = frame_of(to_json(protocol::Reply(protocol::Said{id(), {talk_.lines().begin(), talk_.lines().end()}})));
  return said_;
}

void Table::recall(Recalled then) {
  room_->store().recall(id(), lines_kept, [self = shared_from_this(), then = std::move(then)](auto lines) mutable {
    auto const line = self->lane_;
    line->add([self = std::move(self), lines = std::move(lines), then = std::move(then)]() mutable {
      if (!lines) return then(std::unexpected(lines.error()));
      self->said_.reset();
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
  std::erase_if(heard_remarks_, [&](Heard const& each) { return each.remark.seat == *mine && each.remark.signal.empty(); });
  if (!ask.at.empty()) hear({*mine, "", {ask.at}});
}

// ---- standing orders

void Table::order(std::shared_ptr<Wire> const& wire, std::optional<Seat> mine, protocol::Order const& ask) {
  auto const order = orders_.give(record_, mine, ask);
  if (!order) return refuse(wire, "order", order.error());
  keep(wire, *order);
}

// Beside the one thing at a time that a table does, as talk is.
void Table::keep(std::shared_ptr<Wire> const& wire, Orders::Order const& order) {
  room_->store().keep_order(id(), order.n, to_json(order), [self = shared_from_this(), wire, order](Fate fate) mutable {
    auto const line = self->lane_;
    line->add([self = std::move(self), wire = std::move(wire), order, fate] { self->kept(fate, wire, order); });
  });
}

void Table::kept(Fate fate, std::shared_ptr<Wire> const& wire, Orders::Order const& order) {
  auto const stands = [this, seat = order.seat] {
    end_orders();
    ordered(seat);
    // What others have ordered is not held up by it.
    if (!busy_ && due_ == 0) mind_orders();
  };
  if (fate == Fate::failed) {
    if (wire) refuse(wire, "order", refusal(No::not_stored));
  } else if (fate == Fate::stored) {
    orders_.add(order);
    stands();
  } else {
    // Nobody knows, or another server has used this number: what stands is what the store says.
    recall_orders([this, fate, wire, order, stands](auto const& recalled) {
      if (!recalled)
        return room_->house().later(retry_pace, lane_, [self = shared_from_this(), fate, wire, order] { self->kept(fate, wire, order); });
      if (wire && orders_.limit(order.seat) != order.limit) refuse(wire, "order", refusal(No::not_stored));
      stands();
    });
  }
}

// To the pages of the seat, and to no others.
void Table::ordered(Seat seat) {
  auto const frame = frame_of(to_json(protocol::Reply(protocol::Ordered{id(), orders_.limit(seat)})));
  for (auto const& each : watchers_)
    if (each.seat == seat) each.wire->send(frame);
}

// Whoever does something else than was ordered has taken the order back. That is stored before the move is, so that no order outlives it.
void Table::act_by_hand(Seat seat, Change const& change) {
  if (!orders_.limit(seat)) return;
  if (record_.position().to_act().has(seat) && change.moves.front().id == orders_.move(record_, seat)) return;
  keep({}, orders_.take_back(seat));
}

// The pace of bots where everything follows from a deal; elsewhere as chance says, and always before the hammer falls.
std::chrono::milliseconds Table::while_of_a_person() {
  if (!record_.fair()) return room_->bot_pace();
  std::chrono::milliseconds const drawn(least_while + static_cast<int>(luck() % (most_while - least_while + 1)));
  std::chrono::milliseconds const patience = record_.patience();
  return patience.count() > 0 ? std::min(drawn, patience / 2) : drawn;
}

void Table::end_orders() {
  for (auto ended = orders_.end(record_); !ended.empty(); ended = ended.without(ended.lowest())) {
    // Whoever comes back from a bot finds no order.
    if (record_.is_bot(ended.lowest())) keep({}, orders_.take_back(ended.lowest()));
    ordered(ended.lowest());
  }
}

// Beside the bots, which neither wait for it nor are waited for: when a bot answers says nothing about orders.
void Table::mind_orders() {
  end_orders();
  due_ = 0;
  if (missing_ || !record_.first_to_act(orders_.seats())) return;
  due_ = ++waits_;
  room_->house().later(while_of_a_person(), lane_, [self = shared_from_this(), due = due_] { self->act_by_order(due); });
}

void Table::act_by_order(int due) {
  in_turn([this, due] {
    if (due != due_) return;  // the table has moved on
    due_ = 0;
    auto const seat = record_.first_to_act(orders_.seats());
    if (!seat) return;
    auto change = record_.bot_plays(*seat, orders_.move(record_, *seat));
    if (!change) return;
    commit(*std::move(change), [](Fate) {}, {}, Metrics::person);
  });
}

void Table::recall_orders(Recalled then) {
  room_->store().recall_orders(id(), 0, [self = shared_from_this(), then = std::move(then)](auto orders) mutable {
    auto const line = self->lane_;
    line->add([self = std::move(self), orders = std::move(orders), then = std::move(then)]() mutable {
      if (!orders) return then(std::unexpected(orders.error()));
      for (auto const& each : *orders)
        if (auto const read = self->orders_.read(each); !read)
          self->room_->unreadable(self->id(), each.number, "as an order, " + read.error());
      then({});
    });
  });
}

// ---- silence

// Counts anew after every move, as long as the game says that this table waits only so long.
void Table::raise_hammer() {
  auto const patience = missing_ ? std::chrono::seconds(0) : record_.patience();
  if (patience.count() == 0 || hammer_ == record_.number()) return;
  hammer_ = record_.number();
  falls_ = room_->house().time() + patience;
  room_->house().later(patience, lane_, [self = shared_from_this(), number = hammer_] { self->let_hammer_fall(number); });
}

void Table::let_hammer_fall(int number) {
  in_turn([this, number] {
    if (missing_ || number != record_.number()) return;  // somebody spoke
    if (due_ > 0) return act_by_order(due_);             // who has ordered something is not silent
    auto change = record_.silence();
    if (!change) return;
    commit(
        *std::move(change),
        [this](Fate fate) {
          if (fate == Fate::failed) hammer_ = -1, raise_hammer();
        },
        {}, Metrics::silence);
  });
}

std::optional<int> Table::left() const {
  if (record_.patience().count() == 0 || hammer_ != record_.number()) return {};
  return static_cast<int>(std::max<std::int64_t>((falls_ - room_->house().time()).count(), 0));
}

// ---- telling

void Table::tell(Change const& change, Telling const& telling) {
  bool const move_only = only_moves(change.entry);
  bool const over = record_.stage() == protocol::Stage::over;
  stand_up(change.entry);
  if (moved_on() || !move_only) tell_table();
  if (record_.from() && std::holds_alternative<entry::Start>(change.entry))
    tell_missed(0);  // a whole game up to here: it goes to the log, and only how it stands is shown
  else if (!change.moves.empty() || changes_sitter(change.entry) || takes_back(change.entry))
    tell_update(telling);
  else if (std::holds_alternative<entry::Start>(change.entry))
    tell_missed(record_.number());
  if (move_only && over) tell_table();
  if (move_only && !over) return;
  note();
  notice();
}

template <class Write>
void Table::tell_each(Write&& write, Wire const* except) {
  std::array<Frame, max_seats + 1> frames;
  for (auto const& [wire, seat] : watchers_) {
    if (wire.get() == except) continue;
    auto& frame = frames[static_cast<std::size_t>(seat ? index(*seat) : max_seats)];
    if (!frame) frame = frame_of(write(seat));
    wire->send(frame);
  }
}

void Table::tell_table(Wire const* except) {
  auto const here = present();
  tell_each([&](auto seat) { return table_message(record_, seat, here, undo_question()); }, except);
}

// Who comes and goes all the time is told of now and then.
void Table::tell_presence(Wire const* except) {
  if (telling_presence_) return;
  auto const now = room_->house().time();
  auto const due = presence_told_ ? *presence_told_ + std::chrono::milliseconds(room_->limits().presence_ms) : now;
  if (due <= now) {
    presence_told_ = now;
    tell_table(except);
    return notice();
  }
  telling_presence_ = true;
  room_->house().later(due - now, lane_, [table = weak_from_this()] {
    auto const self = table.lock();
    if (!self) return;
    self->telling_presence_ = false;
    self->presence_told_ = self->room_->house().time();
    self->tell_table();
    self->notice();
  });
}

void Table::tell_update(Telling const& telling) {
  tell_each([&](auto seat) { return update_message(record_, seat, telling.steps(seat), left()); });
}

// What somebody else has stored after number `seen`.
void Table::tell_missed(int seen) {
  if (record_.stage() == protocol::Stage::waiting) return;
  for (auto const& each : watchers_) each.wire->send(past().missed(record_, each.seat, seen, left()));
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
