#include "server/refusals.hpp"

#include "engine/json.hpp"
#include "server/metrics.hpp"
#include "server/protocol.hpp"

namespace atelier::server {

std::string_view sentence(No no) {
  switch (no) {
    case No::bad_json: return "This is not a JSON object.";
    case No::unknown_type: return "There is no request of this type.";
    case No::bad_field: return "A field of this request is missing or of the wrong kind.";
    case No::not_text: return "Requests are text frames, not binary ones.";
    case No::too_big: return "A request may not be longer than this server takes.";
    case No::unknown_game: return "This server does not know that game.";
    case No::unknown_box: return "There is no such box of this game here.";
    case No::bad_options: return "The game cannot be played with these options.";
    case No::no_fixed_deals: return "This server deals fairly; only a test server takes a fixed deal.";
    case No::unknown_table: return "There is no such table.";
    case No::unreadable_table: return "This table is damaged, or was stored by a newer program, and cannot be opened.";
    case No::wrong_token: return "This token opens no seat of this table.";
    case No::not_watching: return "Look at a table first.";
    case No::no_such_seat: return "The table has no such seat.";
    case No::seat_taken: return "Somebody sits there already.";
    case No::seat_empty: return "Nobody sits there.";
    case No::already_seated: return "You have a seat at this table already.";
    case No::not_seated: return "Only somebody seated at this table may do that.";
    case No::not_host: return "Only the host of this table may do that.";
    case No::bad_name: return "A name has 1 to 24 visible characters, all of one alphabet.";
    case No::name_taken: return "Somebody at this table has that name, or one that looks like it.";
    case No::bots_name: return "That is the name of a bot.";
    case No::bad_seal: return "A key, and whatever is sealed, is 64 hexadecimal digits.";
    case No::unknown_bot: return "This game has no such bot.";
    case No::empty_seats: return "The game can start when every seat is taken.";
    case No::nothing_sealed: return "Somebody has not sealed a part of the chance yet; try again in a moment.";
    case No::beginning: return "The game is being begun.";
    case No::not_awaited: return "Nobody waits for a part of yours.";
    case No::wrong_part: return "This is not the part you have sealed.";
    case No::already_started: return "The game has started already.";
    case No::not_started: return "The game has not started yet.";
    case No::game_over: return "The game is over.";
    case No::not_your_turn: return "It is not your turn.";
    case No::unknown_move: return "This game has no such move.";
    case No::stale: return "Something has happened at the table since; look again.";
    case No::still_playing: return "The journal and the steps can be read when the game is over.";
    case No::no_moment: return "That game has no such moment, or is over there.";
    case No::bot_plays: return "A bot plays in that seat; its owner may come back.";
    case No::nothing_to_undo: return "You have made no move that could be taken back.";
    case No::undo_shown: return "Something hidden has been shown since, so this cannot be taken back.";
    case No::undo_drawn: return "A card or a die has been drawn since, so this cannot be taken back.";
    case No::undo_limit: return "So much has been taken back at this table that nothing more can be.";
    case No::undo_asked: return "Somebody asks to take a move back already.";
    case No::undo_refused: return "Somebody does not agree, so the move stands.";
    case No::undo_unanswered: return "Somebody did not answer in time, so the move stands.";
    case No::not_asked: return "Nobody waits for your answer.";
    case No::no_hints: return "At this table nobody is told what a master would do.";
    case No::no_orders: return "Nothing can be ordered in advance here now.";
    case No::not_replaced: return "Nobody plays for you.";
    case No::still_here: return "Somebody may be replaced who has been away for a while.";
    case No::bad_line: return "A line has 1 to 300 visible characters.";
    case No::unknown_signal: return "This game has no such signal.";
    case No::bad_thing: return "A thing is written as its kind and its name, like seat:0.";
    case No::wrong_things: return "This signal is about another number of things.";
    case No::too_fast: return "That was a lot at once; wait a moment and say it again.";
    case No::not_stored: return "The server could not store this, so it did not happen; try again.";
    case No::not_loaded: return "The server could not read this table; try again.";
    case No::too_busy: return "Too much waits at this table; try again.";
  }
  return "";
}

namespace {

std::string from_catalogue(Kind const& kind, Refusal refusal) {
  auto const catalogue = parse_json(kind.text("en"));
  auto const* object = catalogue ? catalogue->if_object() : nullptr;
  auto const* entry = object ? object->if_contains("refusal." + std::string(refusal.code)) : nullptr;
  if (!entry || !entry->is_string()) return {};
  std::string text(entry->as_string());
  if (auto const at = text.find("{value}"); at != text.npos) text.replace(at, 7, std::to_string(refusal.value));
  return text + ".";
}

}  // namespace

std::string sentence(Refusal refusal, Kind const* kind) {
  std::string text = kind ? from_catalogue(*kind, refusal) : "";
  for_each_enumerator<No>([&](std::string_view name, No no) {
    if (name == refusal.code) text = sentence(no);
  });
  return text.empty() ? "The rules do not allow this move now." : text;
}

std::string refused_message(std::string_view request, Refusal refusal, std::string_view text) {
  metrics().refused(refusal.code);
  std::string out;
  write_json(out, protocol::Reply(protocol::Refused{std::string(request), std::string(refusal.code), refusal.value, std::string(text)}));
  return out;
}

}  // namespace atelier::server
