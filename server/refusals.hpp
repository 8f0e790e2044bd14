// Everything the server refuses, by code. The page's catalogues have a text for each; games add their own codes for illegal moves.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include <boost/describe/enum.hpp>

#include "engine/any_game.hpp"
#include "engine/described.hpp"

namespace atelier::server {

enum class No {
  // the message itself
  bad_json,
  unknown_type,
  bad_field,
  not_text,
  too_big,
  // opening and watching
  unknown_game,
  unknown_box,
  bad_options,
  no_fixed_deals,
  unknown_table,
  unreadable_table,
  wrong_token,
  not_watching,
  // seats
  no_such_seat,
  seat_taken,
  seat_empty,
  already_seated,
  not_seated,
  not_host,
  bad_name,
  name_taken,
  bots_name,
  bad_seal,
  unknown_bot,
  // the course of a game
  empty_seats,
  nothing_sealed,
  beginning,
  not_awaited,
  wrong_part,
  already_started,
  not_started,
  game_over,
  not_your_turn,
  unknown_move,
  stale,
  still_playing,
  no_moment,
  bot_plays,
  no_hints,
  no_orders,
  not_replaced,
  still_here,
  // talk
  bad_line,
  unknown_signal,
  bad_thing,
  wrong_things,
  too_fast,
  // the server
  not_stored,
  not_loaded,
  too_busy
};
BOOST_DESCRIBE_ENUM(No, bad_json, unknown_type, bad_field, not_text, too_big, unknown_game, unknown_box, bad_options, no_fixed_deals,
                    unknown_table, unreadable_table, wrong_token, not_watching, no_such_seat, seat_taken, seat_empty, already_seated,
                    not_seated, not_host, bad_name, name_taken, bots_name, bad_seal, unknown_bot, empty_seats, nothing_sealed, beginning,
                    not_awaited, wrong_part, already_started, not_started, game_over, not_your_turn, unknown_move, stale, still_playing,
                    no_moment, bot_plays, no_hints, no_orders, not_replaced, still_here, bad_line, unknown_signal, bad_thing, wrong_things,
                    too_fast, not_stored, not_loaded, too_busy)

// One English sentence.
std::string_view sentence(No);

// The sentence of a refusal: the server's own, or the one in the game's English catalogue.
std::string sentence(Refusal, Kind const* kind = nullptr);

inline Refusal refusal(No no, int value = 0) { return {enumerator_name(no), value}; }
inline std::unexpected<Refusal> no(No no, int value = 0) { return std::unexpected(refusal(no, value)); }

// The `refused` message.
std::string refused_message(std::string_view request, Refusal, std::string_view text);
inline std::string refused_message(std::string_view request, No no, int value = 0) {
  return refused_message(request, refusal(no, value), sentence(no));
}

}  // namespace atelier::server
