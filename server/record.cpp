#include "server/record.hpp"

#include <algorithm>

#include <sodium.h>

#include "engine/journal.hpp"
#include "engine/json.hpp"
#include "server/names.hpp"

namespace atelier::server {

using protocol::Sitter;
using protocol::Stage;

namespace {

// Of an entry, which was checked when it was made.
fair::Bytes32 bytes(std::string_view hex) { return fair::from_hex(hex).value_or(fair::Bytes32{}); }

std::unexpected<Refusal> no(No no, int value = 0) { return std::unexpected(refusal(no, value)); }

}  // namespace

// ---- requests

std::optional<Refusal> Record::refuse_seating(std::optional<Seat> mine, Seat seat) const {
  if (started()) return refusal(No::already_started);
  if (!mine) return refusal(No::not_seated);
  if (!has(seat)) return refusal(No::no_such_seat, index(seat));
  return {};
}

Record::Answer Record::sit(std::optional<Seat> mine, protocol::Sit const& sit, std::string_view token) const {
  if (started()) return no(No::already_started);
  if (mine) return no(No::already_seated, index(*mine));
  if (!has(sit.seat)) return no(No::no_such_seat, index(sit.seat));
  if (place(sit.seat).sitter != Sitter::nobody) return no(No::seat_taken, index(sit.seat));
  auto name = proper_name(sit.name);
  if (!name) return no(No::bad_name);
  auto const entropy = fair::from_hex(sit.entropy);
  if (!entropy) return no(No::bad_entropy);
  return Change{entry::Sit{sit.seat, *std::move(name), fair::hex(fair::hash(token)), fair::hex(*entropy)}, {}};
}

Record::Answer Record::seat_bot(std::optional<Seat> mine, protocol::SeatBot const& ask) const {
  if (auto refused = refuse_seating(mine, ask.seat)) return std::unexpected(*refused);
  if (place(ask.seat).sitter != Sitter::nobody) return no(No::seat_taken, index(ask.seat));
  auto const bots = kind_->bots();
  if (std::find(bots.begin(), bots.end(), ask.bot) == bots.end()) return no(No::unknown_bot);
  return Change{entry::SeatBot{ask.seat, ask.bot}, {}};
}

Record::Answer Record::unseat(std::optional<Seat> mine, protocol::Unseat const& ask) const {
  if (auto refused = refuse_seating(mine, ask.seat)) return std::unexpected(*refused);
  if (place(ask.seat).sitter == Sitter::nobody) return no(No::seat_empty, index(ask.seat));
  if (place(ask.seat).sitter == Sitter::person && ask.seat != *mine) return no(No::not_your_seat, index(ask.seat));
  return Change{entry::Unseat{ask.seat}, {}};
}

Record::Answer Record::start(std::optional<Seat> mine) const {
  if (started()) return no(No::already_started);
  if (!mine) return no(No::not_seated);
  auto const empty = std::count_if(places_.begin(), places_.end(), [](Place const& each) { return each.sitter == Sitter::nobody; });
  if (empty > 0) return no(No::empty_seats, static_cast<int>(empty));
  Play play{game_->start(), {}, {}};
  let_chance_play(play);
  play.change.entry = entry::Start{std::move(play.played)};
  return std::move(play.change);
}

Record::Answer Record::play(std::optional<Seat> mine, protocol::Play const& ask) const {
  if (!mine) return no(No::not_seated);
  if (!started()) return no(No::not_started);
  if (stage() == Stage::over) return no(No::game_over);
  // Where several seats speak at once, a move that crosses another's on the wire is judged by the rules.
  bool const asked = position_->may_act().has(*mine);
  int const since = asked ? asked_since_[static_cast<std::size_t>(index(*mine))] : seq();
  if (ask.seen < since || ask.seen > seq()) return no(No::stale, seq());
  if (!asked && position_->to_act().count() < 2) return no(No::not_your_turn);
  auto const id = position_->read_move(*mine, ask.move.text);
  if (!id) return std::unexpected(id.error());
  return decide(*mine, *id);
}

Record::Answer Record::bot_plays(Seat seat, MoveId id) const {
  if (!started() || !position_->to_act().has(seat)) return no(No::not_your_turn);
  MoveList legal;
  position_->legal(seat, legal);
  return decide(seat, legal.has(id) ? id : legal[0]);
}

Record::Answer Record::silence() const {
  Play play{position_->clone(), {}, {}};
  for (Seats silent = position_->to_act(); !silent.empty(); silent = silent.without(silent.lowest()))
    if (play.position->to_act().has(silent.lowest())) move(play, silent.lowest(), play.position->silent_move(silent.lowest()));
  let_chance_play(play);
  play.change.entry = entry::Moves{std::move(play.played)};
  return std::move(play.change);
}

Record::Answer Record::decide(Seat seat, MoveId id) const {
  Play play{position_->clone(), {}, {}};
  move(play, seat, id);
  let_chance_play(play);
  play.change.entry = entry::Moves{std::move(play.played)};
  return std::move(play.change);
}

void Record::move(Play& play, Seat seat, MoveId id) const {
  auto& played = play.played.emplace_back(seat, Json{""});
  play.position->write_move(id, played.move.text);
  play.change.steps.push_back({seat, id});
  play.position->apply(seat, id, nullptr);
}

void Record::let_chance_play(Play& play) const {
  if (play.position->to_act() != Seats(chance)) return;
  fair::Stream const chances(secret_, table_, entropy());
  Outcomes outcomes;
  while (play.position->to_act() == Seats(chance)) {
    outcomes.clear();
    play.position->chance(outcomes);
    move(play, chance, chances.draw(outcomes, steps_.size() + play.change.steps.size() + 1));
  }
}

std::vector<std::string> Record::entropy() const {
  std::vector<std::string> entropy;
  for (auto const& each : places_) entropy.push_back(each.sitter == Sitter::person ? fair::hex(each.entropy) : "");
  return entropy;
}

// ---- entries

std::expected<void, std::string> Record::open(entry::Open const& open) {
  kind_ = find_kind(open.game);
  if (!kind_) return std::unexpected("the game '" + open.game + "' is not known to this program");
  if (open.rules != kind_->rules_version()) return std::unexpected("it is played by another version of the rules");
  auto game = shelf_->take(*kind_, open.options.text, open.components.text);
  if (!game) return std::unexpected(game.error());
  auto const secret = fair::from_hex(open.secret);
  if (!secret) return std::unexpected("the secret " + secret.error());
  secret_ = *secret;
  listed_ = open.listed;
  created_ = open.created;
  game_ = *std::move(game);
  places_.resize(static_cast<std::size_t>(game_->seats()));
  return {};
}

std::expected<void, std::string> Record::read(std::string_view text) {
  auto read = read_json<entry::Entry>(text);
  if (!read) return std::unexpected(read.error());
  Change change{*std::move(read), {}};
  if (auto const* first = std::get_if<entry::Open>(&change.entry)) {
    if (opened()) return std::unexpected("the table is opened twice");
    return open(*first);
  }
  if (!opened()) return std::unexpected("the table was never opened");
  auto const* start = std::get_if<entry::Start>(&change.entry);
  auto const* moves = std::get_if<entry::Moves>(&change.entry);
  if ((moves != nullptr) != started()) return std::unexpected("the entry does not fit the stage of the game");
  if (start || moves) {
    auto steps = read_steps(start ? start->moves : moves->moves, start ? game_->start() : position_->clone());
    if (!steps) return std::unexpected(steps.error());
    change.steps = *std::move(steps);
  }
  apply(change, nullptr);
  return {};
}

std::expected<std::vector<Step>, std::string> Record::read_steps(std::vector<entry::Played> const& moves,
                                                                 std::unique_ptr<Position> position) const {
  std::vector<Step> steps;
  for (auto const& each : moves) {
    auto const id = position->read_move(each.seat, each.move.text);
    if (!id) return std::unexpected("the rules do not allow move " + std::to_string(steps_.size() + steps.size() + 1));
    position->apply(each.seat, *id, nullptr);
    steps.push_back({each.seat, *id});
  }
  return steps;
}

void Record::apply(Change const& change, std::vector<Told>* told) {
  struct Apply {
    Record& record;
    void operator()(entry::Open const& open) { (void)record.open(open); }  // checked before it was stored
    void operator()(entry::Sit const& sit) {
      record.place(sit.seat) = {Sitter::person, sit.name, bytes(sit.entropy), bytes(sit.token_hash)};
    }
    void operator()(entry::SeatBot const& bot) { record.place(bot.seat) = {Sitter::bot, bot.bot, {}, {}}; }
    void operator()(entry::Unseat const& unseat) { record.place(unseat.seat) = {}; }
    void operator()(entry::Start const&) { record.position_ = record.game_->start(); }
    void operator()(entry::Moves const&) {}
  };
  std::visit(Apply{*this}, change.entry);
  for (auto const step : change.steps) {
    auto const before = position_->may_act();
    position_->apply(step.seat, step.id, told);
    steps_.push_back(step);
    auto const now = position_->may_act();
    for (int i = 0; i < static_cast<int>(places_.size()); ++i)
      if (now.has(seat_at(i)) && (step.seat == seat_at(i) || !before.has(seat_at(i)))) asked_since_[static_cast<std::size_t>(i)] = seq();
  }
}

// ---- what there is to say

Stage Record::stage() const { return !started() ? Stage::waiting : position_->to_act().empty() ? Stage::over : Stage::playing; }

std::optional<Seat> Record::seat_of(std::string_view token) const {
  auto const hash = fair::hash(token);
  std::optional<Seat> found;
  for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
    auto const& each = places_[static_cast<std::size_t>(i)];
    if (each.sitter == Sitter::person && sodium_memcmp(each.token_hash.data(), hash.data(), hash.size()) == 0) found = seat_at(i);
  }
  return found;
}

std::optional<Seat> Record::bot_to_act() const {
  if (!started()) return {};
  for (Seats acting = position_->to_act(); !acting.empty(); acting = acting.without(acting.lowest()))
    if (is_bot(acting.lowest())) return acting.lowest();
  return {};
}

std::chrono::seconds Record::patience() const { return std::chrono::seconds(started() ? position_->patience() : 0); }

int Record::bot_number(Seat seat) const {
  auto const bots = kind_->bots();
  auto const found = std::find(bots.begin(), bots.end(), place(seat).name);
  return found == bots.end() ? 0 : static_cast<int>(found - bots.begin());
}

std::vector<Told> Record::events_after(int seen) const {
  std::vector<Told> told;
  if (seen < 0 || seen > seq()) seen = 0;
  if (seen == seq()) return told;
  auto const position = game_->start();
  for (int n = 0; n < seq(); ++n) {
    auto const [seat, id] = steps_[static_cast<std::size_t>(n)];
    position->apply(seat, id, n < seen ? nullptr : &told);
  }
  return told;
}

std::optional<protocol::ResultInfo> Record::result() const {
  if (stage() != Stage::over) return {};
  auto const scores = position_->scores();
  return protocol::ResultInfo{{scores.points.begin(), scores.points.end()}, {scores.ranks.begin(), scores.ranks.end()}, fair::hex(secret_)};
}

void Record::write_seats(Seats present, std::string& out) const {
  std::vector<protocol::SeatInfo> seats;
  for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
    auto const& each = places_[static_cast<std::size_t>(i)];
    seats.push_back({each.sitter, each.name, present.has(seat_at(i))});
  }
  write_json(out, seats);
}

std::string Record::summary(Seats present) const {
  std::string out =
      "{\"table\":" + to_json(table_) + ",\"game\":" + to_json(game_->id()) + ",\"stage\":" + to_json(stage()) + ",\"seats\":";
  write_seats(present, out);
  out += '}';
  return out;
}

std::string Record::journal() const {
  std::vector<JournalSeat> seats;
  for (auto const& each : places_) {
    bool const person = each.sitter == Sitter::person;
    seats.push_back({person ? each.name : "", person ? "person" : each.name});
  }
  std::string out;
  write_header(header_of(*game_, std::move(seats), {commitment(), table_, entropy(), {}}), out);
  auto const position = game_->start();
  for (std::uint64_t n = 1; n <= steps_.size(); ++n) {
    auto const [seat, id] = steps_[n - 1];
    write_move_line(n, seat, id, *position, out);
    position->apply(seat, id, nullptr);
  }
  if (stage() == Stage::over) write_result_line(position->scores(), fair::hex(secret_), out);
  return out;
}

}  // namespace atelier::server
