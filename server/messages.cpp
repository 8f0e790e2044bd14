#include "server/messages.hpp"

#include <algorithm>
#include <utility>

#include "engine/journal.hpp"
#include "engine/json.hpp"

namespace atelier::server {

Viewer viewer_at(Position const& position, std::optional<Seat> seat) {
  if (position.to_act().empty()) return Viewer::book();
  return seat ? Viewer(*seat) : Viewer::spectator();
}

std::string table_message(Record const& record, std::optional<Seat> you, Seats present, std::optional<protocol::UndoQuestion> const& undo) {
  auto const& game = record.game();
  std::string out;
  out.reserve(1024);
  out += R"({"type":"table","table":")";
  out += record.table();
  out += R"(","number":)";
  write_json(out, record.number());
  out += R"(,"game":)";
  write_json(out, game.id());
  out += R"(,"rules":)";
  write_json(out, game.rules());
  out += R"(,"options":)";
  out += game.options();
  out += R"(,"components":)";
  write_json(out, record.components_hash());
  out += R"(,"stage":)";
  write_json(out, record.stage());
  out += R"(,"seats":)";
  record.write_seats(present, out);
  out += R"(,"you":)";
  write_json(out, you);
  out += R"(,"host":)";
  write_json(out, record.host());
  out += R"(,"awaited":)";
  write_json(out, record.awaited());
  out += R"(,"stand_in":)";
  write_json(out, record.stand_in());
  out += R"(,"hints":)";
  write_json(out, record.hints());
  out += R"(,"fair":)";
  write_json(out, record.fair());
  out += R"(,"dealing":)";
  write_json(out, record.dealing());
  out += R"(,"commitment":)";
  write_json(out, record.commitment());
  out += R"(,"sealed":)";
  write_json(out, record.sealed());
  out += R"(,"from":)";
  write_json(out, record.from());
  out += R"(,"undo":)";
  write_json(out, undo);
  out += R"(,"result":)";
  write_json(out, record.result());
  out += R"(,"own_box":)";
  write_json(out, record.own_box());
  out += '}';
  return out;
}

namespace {

enum class Showing { told, whole, change };

// The view as the step shows it, or no more than what was told.
void write_picture(Passed const& step, Viewer viewer, Showing showing, std::string& out) {
  if (showing == Showing::change) {
    auto const begin = out.size();
    out += R"(,"view":null,"change":)";
    if (step.after.write_change(*step.before, viewer, out)) return;
    out.resize(begin);
  }
  out += R"(,"view":)";
  if (showing == Showing::told)
    out += "null";
  else
    step.after.write_view(viewer, out);
  out += R"(,"change":null)";
}

void write_step(Passed const& step, Viewer viewer, Showing showing, std::string& out) {
  out += out.empty() || out.back() == '[' ? R"({"number":)" : R"(,{"number":)";
  write_json(out, step.number);
  out += R"(,"time":)";
  write_json(out, step.time);
  out += R"(,"events":[)";
  bool separate = false;
  for (auto const& each : step.told) {
    if (!each.audience.has(viewer)) continue;
    if (separate) out += ',';
    separate = true;
    out += each.json;
  }
  out += ']';
  write_picture(step, viewer, showing, out);
  out += '}';
}

}  // namespace

std::string update_message(Record const& record, std::optional<Seat> you, std::string_view steps, std::optional<int> left) {
  std::string out;
  out.reserve(128 + steps.size());
  out += R"({"type":"update","table":")";
  out += record.table();
  out += R"(","number":)";
  write_json(out, record.number());
  out += R"(,"steps":[)";
  out += steps;
  out += R"(],"left":)";
  write_json(out, left);
  out += R"(,"undo":)";
  write_json(out, record.may_undo(you));
  out += '}';
  return out;
}

void Past::catch_up(Record const& record) {
  record.follow(course_, record.number(), [this](Passed const& step) {
    gone_.push_back({step.number, step.time, step.last, {step.told.begin(), step.told.end()}, step.after.clone()});
    if (gone_.size() > most_shown) gone_[gone_.size() - 1 - most_shown].after.reset();
  });
}

std::string Past::steps(Record const& record, std::optional<Seat> seat, int seen) const {
  auto const viewer = viewer_at(record.position(), seat);
  auto const first = std::partition_point(gone_.begin(), gone_.end(), [&](Gone const& each) { return each.number <= seen; });
  bool const shown = seen > 0 && record.number() - seen <= most_shown && gone_.end() - first <= most_shown;
  std::string out;
  for (auto each = first; each != gone_.end(); ++each) {
    bool const last = each + 1 == gone_.end();
    auto const showing = shown && each != first ? Showing::change : shown || last ? Showing::whole : Showing::told;
    auto const* before = showing == Showing::change ? (each - 1)->after.get() : nullptr;
    auto const& after = each->after ? *each->after : record.position();
    write_step({each->number, each->time, each->last, 0, each->told, before, after}, viewer, showing, out);
  }
  // Whoever has seen everything still must see how it stands.
  if (out.empty()) write_step({record.number(), record.time(), true, 0, {}, nullptr, record.position()}, viewer, Showing::whole, out);
  return out;
}

Frame Past::missed(Record const& record, std::optional<Seat> seat, int seen, std::optional<int> left) {
  if (seen < 0 || seen > record.number()) seen = 0;
  catch_up(record);
  if (std::exchange(number_, record.number()) != record.number()) written_.clear();
  for (auto const& each : written_)
    if (each.seat == seat && each.seen == seen && each.left == left) return each.frame;
  auto frame = frame_of(update_message(record, seat, steps(record, seat, seen), left));
  if (written_.size() == most_written) written_.erase(written_.begin());
  written_.push_back({seat, seen, left, frame});
  return frame;
}

namespace {

// The head of protocol::Steps, up to the result's name.
std::string steps_head(AnyGame const& game, std::string const& table, std::string const& components_hash) {
  std::string out = R"({"table":)" + to_json(table) + R"(,"game":)";
  write_json(out, game.id());
  out += R"(,"rules":)";
  write_json(out, game.rules());
  out += R"(,"options":)" + game.options() + R"(,"components":)";
  write_json(out, components_hash);
  out += R"(,"seats":)";
  return out;
}

void write_end(std::optional<protocol::Origin> const& from, protocol::ResultInfo const& result, bool own_box, std::string& out) {
  out += R"(,"from":)";
  write_json(out, from);
  out += R"(,"result":)";
  write_json(out, result);
  out += R"(,"own_box":)";
  write_json(out, own_box);
  out += R"(,"steps":[)";
}

// The journal's moves as a table's entries: a decision, and what chance made of it.
void replay(ReadJournal const& read, Pass const& pass) {
  auto position = read.game->start();
  auto const& [header, stands, played, sitters, backs, result, secret] = read.journal;
  auto sitter = sitters.begin();
  auto back = backs.begin();
  std::vector<Move> stand;
  int number = 0;
  for (std::size_t at = 0; at < played.size();) {
    for (; sitter != sitters.end() && sitter->moves <= at; ++sitter)
      if (at > 0)
        pass_sitter(pass, ++number, sitter->at.value_or(0), stand.size(), sitter->seat, sitter->plays == "person" ? "" : sitter->plays,
                    *position);
    for (; back != backs.end() && back->moves <= at; ++back) {
      stand.resize(stand.size() - back->back);
      auto const before = std::exchange(position, read.game->start());
      for (auto const& [seat, id] : stand) position->apply(seat, id, nullptr);
      pass_back(pass, ++number, back->at.value_or(0), stand.size(), back->seat, back->back, *before, *position);
    }
    std::size_t end = at + 1;
    while (end < played.size() && played[end].seat == chance) ++end;
    Steps steps(pass, ++number, played[at].at.value_or(0), stand.size());
    if (at > 0) steps.begin(*position);
    for (; at < end; ++at) {
      auto const& move = stand.emplace_back(played[at].seat, played[at].id);
      position->apply(move.seat, move.id, steps.told());
      Move const next = at + 1 < end ? Move{played[at + 1].seat, played[at + 1].id} : Move{};
      steps.moved(move, at + 1 < end ? &next : nullptr, *position);
    }
  }
}

}  // namespace

std::string steps_message(Record const& record, Viewer viewer) {
  auto out = steps_head(record.game(), record.table(), record.components_hash());
  record.write_seats({}, out);
  write_end(record.from(), *record.result(), record.own_box(), out);
  record.replay(0, [&](Passed const& step) { write_step(step, viewer, step.before ? Showing::change : Showing::whole, out); });
  out += "]}";
  return out;
}

std::string steps_message(ReadJournal const& read, Viewer viewer) {
  auto const& [journal, game, end] = read;
  auto const& header = journal.header;
  auto out = steps_head(*game, header.chance.table.value_or(""), header.components_hash);
  std::vector<protocol::SeatInfo> seats;
  for (auto const& [name, kind] : header.seats) {
    bool const person = kind == "person";
    seats.push_back({person ? protocol::Sitter::person : protocol::Sitter::bot, person ? name : kind, false, {}});
  }
  write_json(out, seats);
  std::optional<protocol::Origin> from;
  if (header.from) from = {header.from->table, header.from->number, header.from->step};
  auto const& scores = *journal.result;
  write_end(from, {{scores.points.begin(), scores.points.end()}, {scores.ranks.begin(), scores.ranks.end()}, journal.secret.value_or("")},
            header.own_box.value_or(false), out);
  replay(read, [&](Passed const& step) { write_step(step, viewer, step.before ? Showing::change : Showing::whole, out); });
  out += "]}";
  return out;
}

void Telling::pass(Passed const& step) {
  for (std::size_t i = 0; i < texts_.size(); ++i) {
    if (!texts_[i]) continue;
    auto const seat = i == max_seats ? std::nullopt : std::optional(seat_at(static_cast<int>(i)));
    auto const viewer = viewer_at(step.after, seat);
    // With other eyes than before, at the end, there is nothing to compare with.
    bool const same_eyes = step.before && viewer_at(*step.before, seat) == viewer;
    write_step(step, viewer, same_eyes ? Showing::change : Showing::whole, *texts_[i]);
  }
}

}  // namespace atelier::server
