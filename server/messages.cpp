#include "server/messages.hpp"

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
  out += R"(,"undo":)";
  write_json(out, undo);
  out += R"(,"result":)";
  write_json(out, record.result());
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

bool too_many_to_show(Record const& record, int seen) {
  if (record.number() - seen > most_shown) return true;
  int steps = 0;
  record.replay(seen, [&](Passed const&) { ++steps; });
  return steps > most_shown;
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

std::string missed_steps(Record const& record, std::optional<Seat> seat, int seen) {
  auto const viewer = viewer_at(record.position(), seat);
  std::string out;
  if (seen < 0 || seen > record.number()) seen = 0;
  if (seen > 0 && !too_many_to_show(record, seen)) {
    record.replay(seen, [&](Passed const& step) { write_step(step, viewer, out.empty() ? Showing::whole : Showing::change, out); });
  } else {
    record.replay(seen, [&](Passed const& step) {
      bool const now = step.last && step.number == record.number();
      write_step(step, viewer, now ? Showing::whole : Showing::told, out);
    });
  }
  // Whoever has seen everything still must see how it stands.
  if (out.empty()) write_step({record.number(), record.time(), true, {}, nullptr, record.position()}, viewer, Showing::whole, out);
  return out;
}

std::string steps_message(Record const& record, Viewer viewer) {
  auto const& game = record.game();
  std::string out = R"({"table":")" + record.table() + R"(","game":)";
  write_json(out, game.id());
  out += R"(,"rules":)";
  write_json(out, game.rules());
  out += R"(,"options":)" + game.options() + R"(,"components":)";
  write_json(out, record.components_hash());
  out += R"(,"seats":)";
  record.write_seats({}, out);
  out += R"(,"result":)";
  write_json(out, record.result());
  out += R"(,"steps":[)";
  record.replay(0, [&](Passed const& step) { write_step(step, viewer, step.before ? Showing::change : Showing::whole, out); });
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
