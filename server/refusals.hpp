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
  nothing_to_undo,
  undo_shown,
  undo_drawn,
  undo_limit,
  undo_asked,
  undo_refused,
  undo_unanswered,
  not_asked,
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
// One by one: BOOST_DESCRIBE_ENUM itself takes no more than 52.
// clang-format off
BOOST_DESCRIBE_ENUM_BEGIN(No)
BOOST_DESCRIBE_ENUM_ENTRY(No, bad_json)
BOOST_DESCRIBE_ENUM_ENTRY(No, unknown_type)
BOOST_DESCRIBE_ENUM_ENTRY(No, bad_field)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_text)
BOOST_DESCRIBE_ENUM_ENTRY(No, too_big)
BOOST_DESCRIBE_ENUM_ENTRY(No, unknown_game)
BOOST_DESCRIBE_ENUM_ENTRY(No, unknown_box)
BOOST_DESCRIBE_ENUM_ENTRY(No, bad_options)
BOOST_DESCRIBE_ENUM_ENTRY(No, no_fixed_deals)
BOOST_DESCRIBE_ENUM_ENTRY(No, unknown_table)
BOOST_DESCRIBE_ENUM_ENTRY(No, unreadable_table)
BOOST_DESCRIBE_ENUM_ENTRY(No, wrong_token)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_watching)
BOOST_DESCRIBE_ENUM_ENTRY(No, no_such_seat)
BOOST_DESCRIBE_ENUM_ENTRY(No, seat_taken)
BOOST_DESCRIBE_ENUM_ENTRY(No, seat_empty)
BOOST_DESCRIBE_ENUM_ENTRY(No, already_seated)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_seated)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_host)
BOOST_DESCRIBE_ENUM_ENTRY(No, bad_name)
BOOST_DESCRIBE_ENUM_ENTRY(No, name_taken)
BOOST_DESCRIBE_ENUM_ENTRY(No, bots_name)
BOOST_DESCRIBE_ENUM_ENTRY(No, bad_seal)
BOOST_DESCRIBE_ENUM_ENTRY(No, unknown_bot)
BOOST_DESCRIBE_ENUM_ENTRY(No, empty_seats)
BOOST_DESCRIBE_ENUM_ENTRY(No, nothing_sealed)
BOOST_DESCRIBE_ENUM_ENTRY(No, beginning)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_awaited)
BOOST_DESCRIBE_ENUM_ENTRY(No, wrong_part)
BOOST_DESCRIBE_ENUM_ENTRY(No, already_started)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_started)
BOOST_DESCRIBE_ENUM_ENTRY(No, game_over)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_your_turn)
BOOST_DESCRIBE_ENUM_ENTRY(No, unknown_move)
BOOST_DESCRIBE_ENUM_ENTRY(No, stale)
BOOST_DESCRIBE_ENUM_ENTRY(No, still_playing)
BOOST_DESCRIBE_ENUM_ENTRY(No, no_moment)
BOOST_DESCRIBE_ENUM_ENTRY(No, bot_plays)
BOOST_DESCRIBE_ENUM_ENTRY(No, nothing_to_undo)
BOOST_DESCRIBE_ENUM_ENTRY(No, undo_shown)
BOOST_DESCRIBE_ENUM_ENTRY(No, undo_drawn)
BOOST_DESCRIBE_ENUM_ENTRY(No, undo_limit)
BOOST_DESCRIBE_ENUM_ENTRY(No, undo_asked)
BOOST_DESCRIBE_ENUM_ENTRY(No, undo_refused)
BOOST_DESCRIBE_ENUM_ENTRY(No, undo_unanswered)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_asked)
BOOST_DESCRIBE_ENUM_ENTRY(No, no_hints)
BOOST_DESCRIBE_ENUM_ENTRY(No, no_orders)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_replaced)
BOOST_DESCRIBE_ENUM_ENTRY(No, still_here)
BOOST_DESCRIBE_ENUM_ENTRY(No, bad_line)
BOOST_DESCRIBE_ENUM_ENTRY(No, unknown_signal)
BOOST_DESCRIBE_ENUM_ENTRY(No, bad_thing)
BOOST_DESCRIBE_ENUM_ENTRY(No, wrong_things)
BOOST_DESCRIBE_ENUM_ENTRY(No, too_fast)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_stored)
BOOST_DESCRIBE_ENUM_ENTRY(No, not_loaded)
BOOST_DESCRIBE_ENUM_ENTRY(No, too_busy)
BOOST_DESCRIBE_ENUM_END(No)
// clang-format on

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
