#include "server/messages.hpp"

#include "engine/json.hpp"

namespace atelier::server {

Viewer viewer_of(Record const& record, std::optional<Seat> seat) {
  if (record.stage() == protocol::Stage::over) return Viewer::book();
  return seat ? Viewer(*seat) : Viewer::spectator();
}

std::string table_message(Record const& record, std::optional<Seat> you, Seats present) {
  auto const& game = record.game();
  std::string out;
  out.reserve(1024 + game.components().size());
  out += R"({"type":"table","table":")";
  out += record.table();
  out += R"(","game":)";
  write_json(out, game.id());
  out += R"(,"options":)";
  out += game.options();
  out += R"(,"components":)";
  out += game.components();
  out += R"(,"stage":)";
  write_json(out, record.stage());
  out += R"(,"seats":)";
  record.write_seats(present, out);
  out += R"(,"you":)";
  write_json(out, you);
  out += R"(,"commitment":)";
  write_json(out, record.commitment());
  out += R"(,"result":)";
  write_json(out, record.result());
  out += '}';
  return out;
}

std::string update_message(Record const& record, Viewer viewer, std::span<Told const> told, std::optional<int> left) {
  std::size_t length = 1024;
  for (auto const& each : told) length += each.json.size() + 1;
  std::string out;
  out.reserve(length);
  out += R"({"type":"update","table":")";
  out += record.table();
  out += R"(","seq":)";
  write_json(out, record.seq());
  out += R"(,"events":[)";
  bool separate = false;
  for (auto const& each : told) {
    if (!each.audience.has(viewer)) continue;
    if (separate) out += ',';
    separate = true;
    out += each.json;
  }
  out += R"(],"view":)";
  record.position().write_view(viewer, out);
  out += R"(,"left":)";
  write_json(out, left);
  out += '}';
  return out;
}

}  // namespace atelier::server
