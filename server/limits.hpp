// What one stranger may cost the server, and what happened to those who asked for more. Every value can be set by the operator
// (docs/protocol.md says what each does); 0 means no limit. A limit "at once" fills up again by so many a second, minute or hour.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

namespace atelier::server {

struct Limits {
  // One connection. Work is counted in plain messages: a look at a table is 10, a new table 20 (visitor.cpp).
  int message_kb = 64;       // the longest message, before and after inflating
  int message_seconds = 10;  // from a message's first byte to its last
  int work_at_once = 200;
  int work_a_second = 50;
  int waiting_kb = 1024;     // told to a page and not yet taken by the network
  int reading_seconds = 15;  // how long something told may wait to be taken
  int ping_seconds = 10;     // of silence, and whoever is there is asked to say so,
  int answer_seconds = 14;   // which may take so long

  // One address: an IPv4 address, or the first 64 bits of an IPv6 address.
  int connections = 200;
  int handshakes_at_once = 200;
  int handshakes_a_second = 10;
  int address_work_at_once = 2000;
  int address_work_a_second = 500;
  int address_waiting_kb = 8 * 1024;
  int tables_at_once = 40;
  int tables_an_hour = 120;
  int talk_at_once = 60;
  int talk_a_minute = 120;
  int guesses_at_once = 20;  // of tokens and of names of tables
  int guesses_a_minute = 10;

  // The whole server.
  int all_waiting_kb = 24 * 1024;
  int lobby_ms = 1000;    // at least so long between two changes told to the lobby,
  int presence_ms = 500;  // and between two tellings of who is at a table

  // For measuring: nothing that depends on who asks.
  static Limits none() {
    Limits limits;
    limits.work_at_once = limits.connections = limits.handshakes_at_once = limits.address_work_at_once = limits.address_waiting_kb = 0;
    limits.tables_at_once = limits.talk_at_once = limits.guesses_at_once = limits.all_waiting_kb = 0;
    limits.ping_seconds = limits.answer_seconds = 60;
    limits.lobby_ms = 250;
    limits.presence_ms = 0;
    return limits;
  }

  BOOST_DESCRIBE_CLASS(Limits, (),
                       (message_kb, message_seconds, work_at_once, work_a_second, waiting_kb, reading_seconds, ping_seconds, answer_seconds,
                        connections, handshakes_at_once, handshakes_a_second, address_work_at_once, address_work_a_second,
                        address_waiting_kb, tables_at_once, tables_an_hour, talk_at_once, talk_a_minute, guesses_at_once, guesses_a_minute,
                        all_waiting_kb, lobby_ms, presence_ms),
                       (), ())
};

// How long tables are kept that nobody is at; 0 means for ever.
struct Retention {
  int never_started_hours = 24;
  int finished_days = 0;
  int abandoned_days = 0;  // games that were begun, not finished and not touched since
  int boxes_days = 365;    // kept boxes that no table is played with, since somebody kept or played them last
  BOOST_DESCRIBE_CLASS(Retention, (), (never_started_hours, finished_days, abandoned_days, boxes_days), (), ())
};

// Boxes that people make, and their comparisons, which cost minutes of every processor but one; 0 means no limit.
struct BoxLimits {
  int most = 2000;                 // kept here at once
  int checks_a_minute = 240;       // of one address
  int an_hour = 60;                // kept by one address
  int comparisons_waiting = 16;    // that are not done
  int comparisons_of_address = 2;  // of those
  int comparison_games = 20'000;   // of each box

  // For measuring: nothing that one address meets when it keeps boxes.
  static BoxLimits none() {
    BoxLimits limits;
    limits.checks_a_minute = limits.an_hour = 0;
    return limits;
  }

  BOOST_DESCRIBE_CLASS(BoxLimits, (), (most, checks_a_minute, an_hour, comparisons_waiting, comparisons_of_address, comparison_games), (),
                       ())
};

// How long a table waits for people, in seconds.
struct Patience {
  int away_seconds = 120;
  int reveal_seconds = 15;
  int replace_seconds = 60;
  int undo_seconds = 60;
  BOOST_DESCRIBE_CLASS(Patience, (), (away_seconds, reveal_seconds, replace_seconds, undo_seconds), (), ())
};

// A limit that somebody met.
enum class Limit {
  message,          // too long: refused, and the connection closed
  message_time,     // not whole in time: cut off
  work,             // spent by a connection: refused, and the connection closed if it goes on
  watch,            // a look at a table was asked for before the one before was answered: only the last is answered
  waiting,          // too much waits for one page: cut off
  reading,          // it did not read in time: cut off
  connections,      // of one address: turned away
  handshakes,       // of one address: turned away
  address_work,     // spent by an address: refused, or turned away with 429
  address_waiting,  // too much waits for one address: cut off
  tables,           // of one address: refused
  talk,             // of one address: refused
  guesses,          // of one address: refused
  boxes,            // kept by one address: refused
  box_checks,       // of one address: refused
  all_waiting,      // too much waits in all: those who read least are cut off
  silence,          // a connection did not answer a ping: cut off
  retention         // a table was kept long enough, and removed
};
BOOST_DESCRIBE_ENUM(Limit, message, message_time, work, watch, waiting, reading, connections, handshakes, address_work, address_waiting,
                    tables, talk, guesses, boxes, box_checks, all_waiting, silence, retention)

// What the server counts of it, for the operator. Any thread may count and read.
class Meters {
 public:
  void hit(Limit limit) { hits_[static_cast<std::size_t>(limit)].fetch_add(1, std::memory_order_relaxed); }
  std::uint64_t hits(Limit limit) const { return hits_[static_cast<std::size_t>(limit)].load(std::memory_order_relaxed); }

  std::atomic<std::int64_t> sockets = 0;        // pages connected now
  std::atomic<std::int64_t> waiting_bytes = 0;  // told to pages and not yet taken by the network, now
  std::atomic<std::int64_t> waiting_pages = 0;  // for which something waits, now
  std::atomic<std::uint64_t> sent_bytes = 0;    // to pages, so far
  std::atomic<std::uint64_t> heard_bytes = 0;   // from pages, so far

 private:
  std::array<std::atomic<std::uint64_t>, static_cast<std::size_t>(Limit::retention) + 1> hits_{};
};

}  // namespace atelier::server
