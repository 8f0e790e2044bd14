#include "server/record.hpp"

#include <algorithm>

#include "engine/json.hpp"
#include "games/registry.hpp"

namespace atelier::server {

using protocol::Sitter;
using protocol::Stage;

namespace {

// Of an entry, which was checked when it was made.
fair::Bytes32 bytes(std::string_view hex) { return fair::from_hex(hex).value_or(fair::Bytes32{}); }

// Those of the seats whom `fits` names.
template <class Fits>
Seats among(Seats seats, Fits&& fits) {
  Seats found;
  for (; !seats.empty(); seats = seats.without(seats.lowest()))
    if (fits(seats.lowest())) found = found.with(seats.lowest());
  return found;
}

// The seats an entry is about.
std::vector<Seat> seats_in(entry::Entry const& entry) {
  return std::visit(
      []<class Each>(Each const& each) -> std::vector<Seat> {
        if constexpr (requires { each.seat; })
          return {each.seat};
        else if constexpr (requires { each.seats; })
          return each.seats;
        else
          return {};
      },
      entry);
}

// What was played in a running game; null in other entries.
std::vector<entry::Played> const* moves_in(entry::Entry const& entry) {
  if (auto const* moves = std::get_if<entry::Moves>(&entry)) return &moves->moves;
  auto const* silence = std::get_if<entry::Silence>(&entry);
  return silence ? &silence->moves : nullptr;
}

}  // namespace

// ---- requests

Record::Verdict Record::play(std::optional<Seat> mine, protocol::Play const& ask) const {
  if (auto refused = refuse_playing(mine)) return std::unexpected(*refused);
  if (is_bot(*mine)) return no(No::bot_plays);
  // Where several seats speak at once, a move that crosses another's on the wire is judged by the rules.
  bool const asked = position_->may_act().has(*mine);
  int const since = asked ? asked_since_[static_cast<std::size_t>(index(*mine))] : number();
  if (ask.seen < since || ask.seen > number()) return no(No::stale, number());
  if (!asked && position_->to_act().count() < 2) return no(No::not_your_turn);
  auto const id = position_->move_of(*mine, ask.move.value);
  if (!id) return std::unexpected(id.error());
  return decide(*mine, *id);
}

std::optional<Refusal> Record::refuse_hint(std::optional<Seat> mine) const {
  if (auto refused = refuse_playing(mine)) return refused;
  if (!hints_) return refusal(No::no_hints);
  if (is_bot(*mine)) return refusal(No::bot_plays);
  if (!position_->to_act().has(*mine)) return refusal(No::not_your_turn);
  return {};
}

// Taking an order back is never too late.
std::optional<Refusal> Record::refuse_order(std::optional<Seat> mine, protocol::Order const& ask) const {
  if (auto refused = refuse_playing(mine)) return refused;
  if (!ask.limit) return {};
  if (is_bot(*mine)) return refusal(No::bot_plays);
  if (!occasion_) return refusal(No::no_orders);
  if (ask.seen < occasion_since_ || ask.seen > number()) return refusal(No::stale, number());
  return position_->refuse_order(*mine, *ask.limit);
}

Record::Verdict Record::bot_plays(Seat seat, MoveId id) const {
  if (!started() || !position_->to_act().has(seat)) return no(No::not_your_turn);
  MoveList legal;
  position_->legal(seat, legal);
  return decide(seat, legal.has(id) ? id : legal[0]);
}

Record::Verdict Record::silence() const {
  Play play{position_->clone(), {}, {}};
  auto const silent = position_->to_act();
  Seats spoken;
  for (auto left = silent; !left.empty();
       left = among(play.position->to_act(), [&](Seat seat) { return silent.has(seat) && !spoken.has(seat); })) {
    Seat const seat = play.position->ask_first(left);
    move(play, seat, play.position->silent_move(seat));
    spoken = spoken.with(seat);
  }
  let_chance_play(play);
  play.change.entry = entry::Silence{std::move(play.played)};
  return std::move(play.change);
}

Record::Verdict Record::decide(Seat seat, MoveId id) const {
  Play play{position_->clone(), {}, {}};
  move(play, seat, id);
  let_chance_play(play);
  play.change.entry = entry::Moves{std::move(play.played)};
  return std::move(play.change);
}

void Record::move(Play& play, Seat seat, MoveId id) const {
  auto& played = play.played.emplace_back(seat, Json{""});
  play.position->write_move(id, played.move.text);
  play.change.moves.push_back({seat, id});
  play.position->apply(seat, id, nullptr);
}

void Record::let_chance_play(Play& play) const {
  if (play.position->to_act() != Seats(chance)) return;
  auto const stream = chances();
  Outcomes outcomes;
  while (play.position->to_act() == Seats(chance)) {
    outcomes.clear();
    play.position->chance(outcomes);
    move(play, chance, stream.draw(outcomes, stand_ + play.change.moves.size() + 1));
  }
}

fair::Stream Record::chances() const {
  if (deal_) return fair::Stream::of_deal(*deal_);
  if (dealing_ == 1) return fair::Stream(secret_, table_, of_people(&Place::sealed));
  return fair::Stream::of_parts(fair::hex(secret_), table_, of_people(&Place::part));
}

std::string Record::commitment() const {
  return dealing_ == 1 ? fair::hex(fair::commitment(secret_)) : fair::seal("secret", fair::hex(secret_));
}

std::optional<std::uint64_t> Record::bot_seed() const {
  if (!deal_) return {};
  auto const hash = fair::hash(*deal_ + "\n" + std::to_string(number_));
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i) seed = seed << 8 | hash[i];
  return seed;
}

std::vector<std::string> Record::of_people(std::string Place::* what) const {
  std::vector<std::string> all;
  for (auto const& each : places_) all.push_back(each.sitter == Sitter::person ? each.*what : "");
  return all;
}

// ---- entries

std::expected<void, std::string> Record::open(entry::Open const& open) {
  kind_ = find_kind(open.game);
  if (!kind_) return std::unexpected("the game '" + open.game + "' is not known to this program");
  if (open.rules < 1) return std::unexpected("there is no version " + std::to_string(open.rules) + " of the rules");
  auto game = shelf_->take(*kind_, open.options.text, open.components.text, open.rules);
  if (!game) return std::unexpected(game.error());
  auto const secret = fair::from_hex(open.secret);
  if (!secret) return std::unexpected("the secret " + secret.error());
  secret_ = *secret;
  deal_ = open.deal;
  if (open.host) host_ = bytes(*open.host);
  dealing_ = open.dealing.value_or(1);
  if (dealing_ < 1 || dealing_ > 2) return std::unexpected("version " + std::to_string(dealing_) + " of the dealing is not known");
  stand_in_ = open.stand_in.value_or("");
  hints_ = open.hints.value_or(false);
  own_box_ = open.own_box.value_or(false);
  listed_ = open.listed;
  created_ = open.created;
  game_ = *std::move(game);
  components_hash_ = fair::hex(fair::hash(game_->components()));
  places_.resize(static_cast<std::size_t>(game_->seats()));
  return open.from ? read_given(*open.from) : std::expected<void, std::string>{};
}

std::expected<Change, std::string> Record::read(Stored const& stored) {
  if (stored.number != number_ + 1) return std::unexpected("an entry is missing before it");
  auto read = read_json<entry::Entry>(stored.text);
  if (!read) return std::unexpected(read.error());
  Change change{*std::move(read), {}};
  auto const* first = std::get_if<entry::Open>(&change.entry);
  if (first && opened()) return std::unexpected("the table is opened twice");
  if (!first && !opened()) return std::unexpected("the table was never opened");
  auto const* back = std::get_if<entry::TakeBack>(&change.entry);
  bool const in_play = moves_in(change.entry) || back || std::holds_alternative<entry::StandIn>(change.entry) ||
                       std::holds_alternative<entry::ComeBack>(change.entry);
  if (in_play != started()) return std::unexpected("the entry does not fit the stage of the game");
  auto const seats = seats_in(change.entry);
  if (!std::ranges::all_of(seats, [this](Seat seat) { return has(seat); })) return std::unexpected("the table has no such seat");
  if (back && !may_be_taken_back(*back)) return std::unexpected("these moves cannot be taken back");
  if (auto const fits = first ? open(*first) : read_moves(change); !fits) return std::unexpected(fits.error());
  apply(change, stored.time);
  return change;
}

// What the table begins with, each move checked by the rules.
std::expected<void, std::string> Record::read_given(entry::From const& from) {
  auto const position = game_->start();
  for (auto const& each : from.moves) {
    auto const id = position->read_move(each.seat, each.move.text);
    if (!id) return std::unexpected("the rules do not allow move " + std::to_string(given_.size() + 1) + " of those it begins with");
    position->apply(each.seat, *id, nullptr);
    given_.push_back({each.seat, *id});
  }
  if (position->to_act().empty()) return std::unexpected("it begins with a game that is over");
  from_ = {from.table, from.number, from.step};
  return {};
}

// The moves of an entry as ids, each checked by the rules.
std::expected<void, std::string> Record::read_moves(Change& change) const {
  auto const* start = std::get_if<entry::Start>(&change.entry);
  auto const* moves = start ? &start->moves : moves_in(change.entry);
  if (!moves) return {};
  auto const position = start ? beginning() : position_->clone();
  if (start) change.moves = given_;
  for (auto const& each : *moves) {
    auto const id = position->read_move(each.seat, each.move.text);
    if (!id) return std::unexpected("the rules do not allow move " + std::to_string(stand_ + change.moves.size() + 1));
    position->apply(each.seat, *id, nullptr);
    change.moves.push_back({each.seat, *id});
  }
  return {};
}

void Record::apply(Change const& change, std::int64_t time, Pass const& pass) {
  struct Apply {
    Record& record;
    std::unique_ptr<Position> before = nullptr;  // moves were taken back
    void operator()(entry::Open const& open) {
      if (!record.opened()) (void)record.open(open);  // checked before it was stored
    }
    void operator()(entry::Sit const& sit) {
      auto& place = record.place(sit.seat);
      int const since = place.sitter == Sitter::person ? place.since : record.number_ + 1;
      place = {Sitter::person, sit.name, sit.sealed ? *sit.sealed : sit.entropy.value_or(""), bytes(sit.token_hash), since, {}, {}};
    }
    void operator()(entry::SeatBot const& bot) { record.place(bot.seat) = {Sitter::bot, bot.bot, {}, {}, 0, {}, {}}; }
    void operator()(entry::Unseat const& unseat) { record.place(unseat.seat) = {}; }
    void operator()(entry::Call const&) { record.call_ = record.number_ + 1; }
    void operator()(entry::Part const& part) { record.place(part.seat).part = part.part; }
    void operator()(entry::Broken const& broken) {
      auto& names = record.broken_.emplace_back();
      for (auto const seat : broken.seats) names.push_back(std::exchange(record.place(seat), {}).name);
      for (auto& each : record.places_) each.sealed.clear(), each.part.clear();
      record.call_ = 0;
    }
    void operator()(entry::Start const&) {
      record.position_ = record.game_->start();
      record.call_ = 0;
    }
    void operator()(entry::Moves const&) {}
    void operator()(entry::Silence const&) {}
    void operator()(entry::TakeBack const& back) { before = record.take_back(back); }
    void operator()(entry::StandIn const& stand_in) { record.change_sitter(stand_in.seat, stand_in.bot); }
    void operator()(entry::ComeBack const& back) { record.change_sitter(back.seat, ""); }
  };
  Apply applied{*this};
  std::visit(applied, change.entry);
  ++number_;
  time_ = time;
  if (!started()) return;
  Steps steps(pass, number_, time, stand_);
  bool const silent = std::holds_alternative<entry::Silence>(change.entry);
  bool const begins = std::holds_alternative<entry::Start>(change.entry);
  if (!moves_.empty()) steps.begin(*position_);
  for (std::size_t i = 0; i < change.moves.size(); ++i) {
    auto const& move = change.moves[i];
    auto const before = position_->may_act();
    bool const tells_nothing = !begins && move.seat != chance && position_->takes_back(move.seat, move.id);
    position_->apply(move.seat, move.id, steps.told());
    moves_.push_back(move);
    ++stand_;
    note_looseness(move, tells_nothing, !begins && move.seat != chance && !silent && !is_bot(move.seat));
    note_questions(before, move.seat);
    steps.moved(move, i + 1 < change.moves.size() ? &change.moves[i + 1] : nullptr, *position_);
  }
  if (auto const* sitter = sitter_change(number_)) pass_sitter(pass, number_, time, stand_, sitter->seat, sitter->bot, *position_);
  if (applied.before) {
    ask_anew();
    auto const& back = backs_.back();
    pass_back(pass, number_, time, stand_, back.seat, back.moves, *applied.before, *position_);
  }
  // What was ordered in advance ends with the moves that are taken back, too.
  if (auto const now = position_->occasion(); now != occasion_ || applied.before) occasion_ = now, occasion_since_ = number_;
  marks_.push_back({static_cast<std::uint64_t>(time), moves_.size()});
}

void Record::note_questions(Seats before, Seat mover) {
  auto const now = position_->may_act();
  for (int i = 0; i < static_cast<int>(places_.size()); ++i)
    if (now.has(seat_at(i)) && (mover == seat_at(i) || !before.has(seat_at(i)))) asked_since_[static_cast<std::size_t>(i)] = number_;
}

void Record::replay(int seen, Pass const& pass) const {
  Course course;
  follow(course, seen, {});
  follow(course, number_, pass);
}

void Record::follow(Course& course, int until, Pass const& pass) const {
  if (!started()) return;
  if (!course.position) course.position = game_->start();
  auto& [position, entries, at, stand] = course;
  int const before_first = number_ - static_cast<int>(marks_.size());
  for (; entries < marks_.size(); ++entries) {
    auto const& mark = marks_[entries];
    int const number = before_first + static_cast<int>(entries) + 1;
    if (number > until) return;
    auto const time = static_cast<std::int64_t>(mark.time);
    if (auto const* sitter = sitter_change(number)) pass_sitter(pass, number, time, stand.size(), sitter->seat, sitter->bot, *position);
    if (auto const* back = back_at(number)) {
      stand.resize(stand.size() - back->moves);
      auto const before = std::exchange(position, position_after(stand));
      pass_back(pass, number, time, stand.size(), back->seat, back->moves, *before, *position);
    }
    Steps steps(pass, number, time, stand.size());
    if (at > 0) steps.begin(*position);
    for (; at < mark.moves; ++at) {
      stand.push_back(moves_[at]);
      position->apply(moves_[at].seat, moves_[at].id, steps.told());
      steps.moved(moves_[at], at + 1 < mark.moves ? &moves_[at + 1] : nullptr, *position);
    }
  }
}

// ---- what there is to say

Stage Record::stage() const { return !started() ? Stage::waiting : position_->to_act().empty() ? Stage::over : Stage::playing; }

std::optional<Seat> Record::bot_to_act() const {
  if (!started()) return {};
  return first_to_act(among(position_->to_act(), [&](Seat seat) { return is_bot(seat); }));
}

std::optional<Seat> Record::first_to_act(Seats of) const {
  if (!started()) return {};
  auto const asked = among(position_->to_act(), [&](Seat seat) { return of.has(seat); });
  return asked.empty() ? std::nullopt : std::optional(position_->ask_first(asked));
}

List<Seat, max_seats> Record::people() const {
  List<Seat, max_seats> people;
  for (int seat = 0; seat < static_cast<int>(places_.size()); ++seat)
    if (is_person(seat_at(seat)) && !is_bot(seat_at(seat))) people.push_back(seat_at(seat));
  return people;
}

std::chrono::seconds Record::patience() const { return std::chrono::seconds(started() ? position_->patience() : 0); }

int Record::bot_number(Seat seat) const {
  auto const bots = kind_->bots();
  auto const& name = place(seat).stand_in.empty() ? place(seat).name : place(seat).stand_in;
  auto const found = std::find(bots.begin(), bots.end(), name);
  return found == bots.end() ? 0 : static_cast<int>(found - bots.begin());
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
    seats.push_back({each.sitter, each.name, present.has(seat_at(i)), each.stand_in.empty() ? std::nullopt : std::optional(each.stand_in)});
  }
  write_json(out, seats);
}

std::string Record::summary(Seats present) const {
  std::string out =
      "{\"table\":" + to_json(table_) + ",\"game\":" + to_json(game_->id()) + ",\"stage\":" + to_json(stage()) + ",\"seats\":";
  write_seats(present, out);
  out += own_box_ ? ",\"own_box\":true" : ",\"own_box\":null";
  out += R"(,"from":)";
  write_json(out, from_);
  out += '}';
  return out;
}

JournalChance Record::journal_chance() const {
  JournalChance from;
  if (deal_) {
    from.deal = deal_;
    return from;
  }
  from.commitment = commitment();
  from.table = table_;
  if (dealing_ == 1)
    from.entropy = of_people(&Place::sealed);
  else
    from.parts = {of_people(&Place::sealed), of_people(&Place::part), broken_};
  return from;
}

std::expected<entry::Open, Refusal> Record::play_on(int number, int step) const {
  std::optional<std::size_t> moves;
  int steps = 0;
  Course course;
  follow(course, number - 1, {});
  follow(course, number, [&](Passed const& passed) {
    if (passed.number == number && steps++ == step && !passed.after.to_act().empty()) moves = passed.moves;
  });
  if (!moves) return no(No::no_moment);
  entry::Open open;
  open.game = game_->id();
  open.rules = game_->rules();
  open.options = {game_->options()};
  open.components = {game_->components()};
  if (own_box_) open.own_box = true;
  open.from = {table_, number, step, {}};
  auto const position = game_->start();
  for (auto const& [seat, id] : std::span(course.stand).first(*moves)) {
    position->write_move(id, open.from->moves.emplace_back(seat, Json{""}).move.text);
    position->apply(seat, id, nullptr);
  }
  return open;
}

std::string Record::journal() const {
  std::vector<JournalSeat> seats;
  for (auto const& each : places_) {
    bool const person = each.sitter == Sitter::person;
    seats.push_back({person ? each.name : "", person ? "person" : each.name});
  }
  std::string out;
  auto header = header_of(*game_, std::move(seats), journal_chance());
  if (own_box_) header.own_box = true;
  if (from_) header.from = {from_->table, from_->number, from_->step, static_cast<int>(given_.size())};
  write_header(header, out);
  auto position = game_->start();
  std::size_t at = 0;
  int number = number_ - static_cast<int>(marks_.size());
  std::vector<Move> stand;
  for (auto const& mark : marks_) {
    auto const time = static_cast<std::int64_t>(mark.time);
    if (auto const* sitter = sitter_change(++number))
      write_sitter_line({at, sitter->seat, sitter->bot.empty() ? "person" : sitter->bot, time}, out);
    if (auto const* back = back_at(number)) {
      write_back_line({at, back->seat, back->moves, time}, out);
      stand.resize(stand.size() - back->moves);
      position = position_after(stand);
    }
    for (; at < mark.moves; ++at) {
      auto const [seat, id] = stand.emplace_back(moves_[at]);
      write_move_line(stand.size(), {seat, id, time}, *position, out);
      position->apply(seat, id, nullptr);
    }
  }
  if (stage() == Stage::over) write_result_line(position->scores(), fair() ? std::optional(fair::hex(secret_)) : std::nullopt, out);
  return out;
}

}  // namespace atelier::server
