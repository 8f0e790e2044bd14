#include "server/passing.hpp"

#include "engine/json.hpp"
#include "server/protocol.hpp"

namespace atelier::server {

void pass_sitter(Pass const& pass, int number, std::int64_t time, std::size_t moves, Seat seat, std::string const& bot,
                 Position const& now) {
  if (!pass) return;
  protocol::TableEvent event = protocol::ComesBack{seat};
  if (!bot.empty()) event = protocol::BotTakesOver{seat, bot};
  Told const told{Audience::everyone(), to_json(event)};
  pass({number, time, true, moves, {&told, 1}, &now, now});
}

void pass_back(Pass const& pass, int number, std::int64_t time, std::size_t moves, Seat seat, std::size_t taken_back,
               Position const& before, Position const& now) {
  if (!pass) return;
  Told const told{Audience::everyone(), to_json(protocol::TableEvent(protocol::TakenBack{seat, static_cast<int>(taken_back)}))};
  pass({number, time, true, moves, {&told, 1}, &before, now});
}

}  // namespace atelier::server
