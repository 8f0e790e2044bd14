// Every setting of the server, by name.
#include <map>

#include "engine/described.hpp"
#include "server/configuration.hpp"

namespace atelier {

namespace {

std::map<std::string_view, std::string_view> const& limit_sentences() {
  static std::map<std::string_view, std::string_view> const all = {
      {"message_kb", "the longest message of a page, in KiB, before and after inflating"},
      {"message_seconds", "from a message's first byte to its last"},
      {"work_at_once",
       "what one connection may ask at once, in plain messages; a look at a table is 10, a new table 20; 0: no limit, as in all that "
       "follow"},
      {"work_a_second", "and how much of that comes back each second"},
      {"waiting_kb", "told to one page and not yet taken by the network, in KiB"},
      {"reading_seconds", "how long something told may wait to be taken"},
      {"ping_seconds", "after so much silence a connection is asked whether somebody is there"},
      {"answer_seconds", "how long the answer may take from when the question has come"},
      {"connections", "of one address (an IPv4 address or the first 64 bits of an IPv6 address)"},
      {"handshakes_at_once", "new connections of one address at once"},
      {"handshakes_a_second", "and how many of those come back each second"},
      {"address_work_at_once", "what all connections of one address may ask at once"},
      {"address_work_a_second", "and how much of that comes back each second"},
      {"address_waiting_kb", "waiting for all pages of one address, in KiB"},
      {"tables_at_once", "new tables of one address at once"},
      {"tables_an_hour", "and how many of those come back each hour"},
      {"talk_at_once", "lines said by one address at once"},
      {"talk_a_minute", "and how many of those come back each minute"},
      {"guesses_at_once", "wrong keys and names of tables tried by one address at once"},
      {"guesses_a_minute", "and how many of those come back each minute"},
      {"all_waiting_kb", "waiting for all pages together, in KiB"},
      {"lobby_ms", "milliseconds between two changes told to the lobby"},
      {"presence_ms", "milliseconds between two tellings of who is at a table"},
  };
  return all;
}

std::map<std::string_view, std::string_view> const& retention_sentences() {
  static std::map<std::string_view, std::string_view> const all = {
      {"never_started_hours", "tables at which no game was begun are removed after so many hours; 0: never"},
      {"finished_days", "finished games are removed after so many days; 0: never"},
      {"abandoned_days", "games that were begun and not touched since are removed after so many days; 0: never"},
      {"boxes_days",
       "boxes people made that no table is played with are removed so many days after they were last kept or played; 0: never"},
  };
  return all;
}

std::map<std::string_view, std::string_view> const& box_sentences() {
  static std::map<std::string_view, std::string_view> const all = {
      {"most", "so many boxes that people made are kept at once; 0: any number"},
      {"checks_a_minute", "boxes one address may have checked in a minute; 0: any number"},
      {"an_hour", "boxes one address may keep in an hour; 0: any number"},
      {"comparisons_waiting", "so many comparisons of boxes may wait or be under way; 0: any number"},
      {"comparisons_of_address", "and so many of those for one address; 0: any number"},
      {"comparison_games", "games of each box in one comparison, at most; 0: any number"},
  };
  return all;
}

std::map<std::string_view, std::string_view> const& patience_sentences() {
  static std::map<std::string_view, std::string_view> const all = {
      {"away_seconds", "before a game begins: whoever has had no page at the table for so long loses the seat"},
      {"reveal_seconds", "while a game is being begun: whose page does not tell its part of the chance for so long loses the seat"},
      {"replace_seconds", "in a game: whoever has had no page at the table for so long may be replaced by a bot until they come back"},
      {"undo_seconds", "in a game: who is asked whether a move may be taken back, and does not answer for so long, does not agree"},
  };
  return all;
}

// A struct of whole numbers, each a setting of the section.
template <class Numbers>
void add_numbers(std::vector<Setting>& to, std::string const& section, Numbers& numbers,
                 std::map<std::string_view, std::string_view> const& sentences) {
  for_each_member<Numbers>([&](std::string_view name, auto member) {
    auto const found = sentences.find(name);
    to.push_back({section + "." + std::string(name),
                  &(numbers.*member),
                  std::string(found == sentences.end() ? std::string_view("") : found->second),
                  0,
                  1'000'000'000,
                  {},
                  false});
  });
}

}  // namespace

std::vector<Setting> settings_of(ServeSettings& of) {
  std::vector<Setting> all = {
      {"server.bind", &of.bind, "address to listen on; 0.0.0.0 lets other machines in", 0, 0, {}, false},
      {"server.port", &of.port, "TCP port; 0: any free one", 0, 65535, {}, false},
      {"server.data", &of.data_dir, "the folder that keeps the tables", 0, 0, {}, false},
      {"server.threads", &of.threads, "0: as many as the machine has processors", 0, 256, {}, false},
      {"server.origins",
       &of.origins,
       "addresses of this server as browsers know it, like \"https://club.example\"; needed when a proxy does not pass the Host on",
       0,
       0,
       {},
       false},
      {"server.proxies", &of.proxies, "addresses of proxies whose X-Forwarded-For is believed, like \"127.0.0.1\"", 0, 0, {}, false},
      {"server.unlimited",
       &of.unlimited,
       "addresses that meet none of the limits by connection and by address, for measuring and for tests, like \"127.0.0.1\"",
       0,
       0,
       {},
       false},
      {"server.back_in_seconds", &of.back_in_seconds, "how long a restart takes: pages are told to come back then", 0, 3600, {}, false},
      {"server.fixed_deals",
       &of.fixed_deals,
       "for tests: tables may be opened with a text that decides all their chance; such a table is marked as not fair",
       0,
       0,
       {},
       false},
      {"bots.pace_ms", &of.bot_pace, "milliseconds a bot takes for a move", 0, 60000, {}, false},
      {"log.level", &of.log.level, "how much is logged", 0, 0, {"debug", "info", "warning", "error", "off"}, false},
      {"log.format", &of.log.format, "lines of text, or JSON objects", 0, 0, {"text", "json"}, false},
      {"metrics.token", &of.metrics_token, "whoever sends it may read /metrics; empty: nobody. At least 16 characters", 0, 0, {}, true},
  };
  add_numbers(all, "limits", of.limits, limit_sentences());
  add_numbers(all, "retention", of.retention, retention_sentences());
  add_numbers(all, "boxes", of.boxes, box_sentences());
  add_numbers(all, "patience", of.patience, patience_sentences());
  return all;
}

}  // namespace atelier
