// Bots at a table: whom it asks, what they hear of the others, and hints for people from a master.
#include <algorithm>
#include <cmath>
#include <cstring>

#include <spdlog/spdlog.h>

#include "engine/json.hpp"
#include "server/table.hpp"

namespace atelier::server {

namespace {

// A bot thinks as long as its move takes anyway, within these bounds; what it has by then it plays.
constexpr std::chrono::milliseconds least_thinking{100};
constexpr std::chrono::milliseconds most_thinking{3000};
constexpr std::chrono::milliseconds grace{2000};  // beyond that, after which nobody waits for a thought any more
constexpr std::chrono::milliseconds hint_time{1500};
constexpr std::size_t most_remarks = 40;

int in_thousandths(double share) { return static_cast<int>(std::lround(1000 * share)); }

}  // namespace

// ---- bots

void Table::ask_bot() {
  if (thought_) thought_->stop = true;  // nobody waits for that answer any more
  thought_.reset();
  auto const seat = missing_ ? std::nullopt : record_.bot_to_act();
  if (!seat) return;
  thought_ = std::make_shared<Thought>(*seat);
  room_->house().later(room_->bot_pace(), lane_, [self = shared_from_this(), thought = thought_] {
    thought->paced = true;
    self->bot_answers(thought);
  });
  std::uint64_t const seed = luck();
  auto const time = std::clamp(room_->bot_pace(), least_thinking, most_thinking);
  // A thought that hangs costs a poor move, not the table. A fixed deal goes the same way on every machine, so nothing there depends on a
  // clock.
  if (record_.fair())
    room_->house().later(time + grace, lane_, [table = weak_from_this(), thought = thought_, seed] {
      if (auto const self = table.lock()) self->give_up_on(thought, seed);
    });
  room_->house().think([self = shared_from_this(), thought = thought_, seed, bot = record_.bot_number(*seat), seat = *seat,
                        deadline = Budget::Clock::now() + time, fair = record_.fair(), position = record_.position().clone(),
                        company = company()] {
    Rng rng(seed);
    Budget budget = fair ? Budget{deadline} : Budget{};
    budget.stop = &thought->stop;
    auto const begun = Durations::Clock::now();
    auto const id = position->ask_bot(bot, seat, budget, rng, company);
    metrics().thought.since(begun);
    self->lane_->add([self, thought, id] {
      if (!thought->choice) thought->choice = id;
      self->bot_answers(thought);
    });
  });
}

// What a thought starts from: at a table with a fixed deal the same every time.
std::uint64_t Table::luck() {
  if (auto const seed = record_.bot_seed()) return *seed;
  std::uint64_t seed = 0;
  auto const bytes = room_->house().fresh();
  std::memcpy(&seed, bytes.data(), sizeof seed);
  return seed;
}

// The house moves for a bot that did not come to an end: anything legal.
void Table::give_up_on(std::shared_ptr<Thought> const& thought, std::uint64_t seed) {
  if (thought != thought_ || thought->choice) return;
  thought->stop = true;
  Rng rng(seed);
  thought->choice = record_.position().ask_bot(0, thought->seat, {}, rng);
  spdlog::warn("table {}: a bot did not come to an end; the house moved for it", id());
  bot_answers(thought);
}

// What a bot is told of the table: everybody here sees and hears it.
Company Table::company() const {
  Company company{record_.people(), {}};
  for (auto const& [chapter, remark] : heard_remarks_)
    if (chapter == record_.position().chapter()) company.remarks.push_back(remark);
  return company;
}

// A bot whose move is not out yet thinks again when somebody speaks: once for each move, so that nobody is kept waiting by talk.
void Table::hear(Remark remark) {
  if (record_.stage() != protocol::Stage::playing) return;
  int const chapter = record_.position().chapter();
  std::erase_if(heard_remarks_, [&](Heard const& each) { return each.chapter != chapter; });
  if (heard_remarks_.size() >= most_remarks) heard_remarks_.erase(heard_remarks_.begin());
  heard_remarks_.push_back({chapter, std::move(remark)});
  if (busy_ || !thought_ || listened_ == record_.number()) return;
  listened_ = record_.number();
  ask_bot();
}

// People have a moment before a bot ends something in which they may still have a say: its pace once more.
bool Table::lingers(Thought const& thought) const {
  bool const others = std::ranges::any_of(record_.people(), [&](Seat seat) { return seat != thought.seat; });
  return others && record_.position().closes_window(thought.seat, *thought.choice);
}

void Table::bot_answers(std::shared_ptr<Thought> const& thought) {
  if (!thought->paced || !thought->choice) return;
  if (thought == thought_ && !thought->lingers && lingers(*thought)) {
    thought->lingers = true;
    return room_->house().later(room_->bot_pace(), lane_, [self = shared_from_this(), thought] {
      thought->lingered = true;
      self->bot_answers(thought);
    });
  }
  if (thought->lingers && !thought->lingered) return;
  in_turn([this, thought] {
    if (thought != thought_ || question_) return;  // the table has moved on, or people decide whether it goes back
    auto change = record_.bot_plays(thought->seat, *thought->choice);
    if (!change) return;
    commit(
        *std::move(change),
        [this](Fate fate) {
          if (fate != Fate::failed) return;
          room_->house().later(retry_pace, lane_, [self = shared_from_this()] { self->in_turn([self = self.get()] { self->ask_bot(); }); });
        },
        {}, Metrics::bot);
  });
}

// ---- hints

void Table::hint(std::shared_ptr<Wire> const& wire, std::optional<Seat> mine) {
  if (auto const refused = record_.refuse_hint(mine)) return refuse(wire, "hint", *refused);
  Seat const seat = *mine;
  int const number = record_.number();
  auto& advising = advising_[static_cast<std::size_t>(index(seat))];
  if (advising.number == number && !advising.text.empty()) return wire->send(frame_of(advising.text));
  bool const under_way = advising.number == number;
  if (!under_way) advising = {number, "", {}};
  std::erase_if(advising.asking, [&](auto const& each) { return each.lock() == wire; });
  advising.asking.push_back(wire);
  if (under_way) return;
  room_->house().think([self = shared_from_this(), seat, number, luck = luck(), fair = record_.fair(),
                        playouts = record_.game().usual_playouts() * (record_.fair() ? 8 : 1), position = record_.position().clone()] {
    auto const advice = position->advise(seat, playouts, luck, fair ? Budget{Budget::Clock::now() + hint_time} : Budget{});
    protocol::Hinted hinted{self->id(), number, {}};
    for (auto const& each : advice) {
      auto& move = hinted.moves.emplace_back(Json{""}, in_thousandths(each.chance), in_thousandths(each.error));
      position->write_move(each.move, move.move.text);
    }
    self->lane_->add([self, seat, number, text = to_json(protocol::Reply(std::move(hinted)))]() mutable {
      self->hinted(seat, number, std::move(text));
    });
  });
}

// To pages that look on from that seat still.
void Table::hinted(Seat seat, int number, std::string text) {
  auto& advising = advising_[static_cast<std::size_t>(index(seat))];
  if (advising.number != number) return;
  advising.text = std::move(text);
  for (auto const& each : std::exchange(advising.asking, {}))
    if (auto const wire = each.lock())
      if (auto const* watcher = find(wire.get()); watcher && watcher->seat == seat) wire->send(frame_of(advising.text));
}

}  // namespace atelier::server
