// Events, prompts and refusals in words, from a game's text catalogue. The page follows the same rules (web/src/texts).
//
// A catalogue is a flat JSON object. A value is a sentence, or sentences by plural: {"by":"lives","one":…,"few":…,"many":…,"other":…}.
// {field} inserts a value, {field:who} the name of the player at that seat, {field:prefix} the entry "prefix.<value>".
// An event's entry is "event.<type>", or "event.<type>.<why>" if it has a field `why`; "….you" is preferred when its `seat` reads it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/seat.hpp"

namespace atelier {

class Words {
 public:
  Words(std::string_view catalogue, std::string_view language, std::vector<std::string> names, std::optional<Seat> reader = {});

  std::string event(std::string_view json) const;
  std::string action(std::string_view move) const;  // a move's JSON as a button says it
  // The entry `key`, filled from `fields`; the key itself if there is no such entry.
  std::string say(std::string_view key, boost::json::object const& fields = {}) const;
  // How a player's row in a terminal begins: whose turn it is and whose own it is are marked.
  std::string row_head(int seat, bool me, bool turn) const;

 private:
  std::string fill(std::string_view sentence, boost::json::object const& fields) const;
  std::string insert(std::string_view field, std::string_view how, boost::json::object const& fields) const;
  std::string name_of(boost::json::value const& seat) const;

  boost::json::object catalogue_;
  std::string language_;
  std::vector<std::string> names_;
  std::optional<Seat> reader_;
};

// A text as wide as a column of a terminal, by the characters shown.
std::string padded(std::string text, std::size_t to);

// Which plural of a language a number takes: "one", "few", "many" or "other".
std::string_view plural(std::string_view language, std::int64_t number);

}  // namespace atelier
