#include "server/talk.hpp"

#include <algorithm>

#include "engine/json.hpp"
#include "server/hall.hpp"
#include "server/names.hpp"

namespace atelier::server {

namespace {

constexpr std::size_t longest_thing = 64;
constexpr std::size_t most_things = 2;
// A person meets neither.
constexpr Rate speaking{5, 1};
constexpr Rate pointing{8, 2};

bool names_a_part(std::string_view part) {
  auto const fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
  return !part.empty() && std::all_of(part.begin(), part.end(), fits);
}

// How many blanks the signal's sentence has; empty if the game has no such signal.
std::optional<std::size_t> blanks(std::string_view catalogue, std::string const& signal) {
  auto const texts = parse_json(catalogue);
  auto const* object = texts ? texts->if_object() : nullptr;
  auto const* entry = object ? object->if_contains("signal." + signal) : nullptr;
  if (!entry || !entry->is_string()) return {};
  std::string_view const sentence = entry->as_string();
  return sentence.contains("{second}") ? 2 : sentence.contains("{first}") ? 1 : 0;
}

}  // namespace

bool names_a_thing(std::string_view thing) {
  auto const colon = thing.find(':');
  return thing.size() <= longest_thing && colon != thing.npos && names_a_part(thing.substr(0, colon)) &&
         names_a_part(thing.substr(colon + 1));
}

Talk::Verdict Talk::say(Speaker const& speaker, protocol::Say const& ask) {
  if (!speaker.seat) return no(No::not_seated);
  auto text = proper_line(ask.text);
  if (!text) return no(No::bad_line);
  return number(speaker, {.text = std::move(text)});
}

Talk::Verdict Talk::signal(Speaker const& speaker, protocol::Signal const& ask, std::string_view catalogue) {
  if (!speaker.seat) return no(No::not_seated);
  auto const needed = blanks(catalogue, ask.signal);
  if (!needed) return no(No::unknown_signal);
  if (ask.about.size() < *needed || ask.about.size() > most_things) return no(No::wrong_things, static_cast<int>(*needed));
  if (!std::all_of(ask.about.begin(), ask.about.end(), names_a_thing)) return no(No::bad_thing);
  return number(speaker, {.signal = ask.signal, .about = ask.about});
}

Talk::Verdict Talk::invite(Speaker const& speaker, protocol::Invite const& ask) {
  if (!speaker.seat) return no(No::not_seated);
  if (!names_a_table(ask.table)) return no(No::unknown_table);
  return number(speaker, {.invite = ask.table});
}

std::expected<void, Refusal> Talk::point(Speaker const& speaker, protocol::Point const& ask) {
  if (!speaker.seat) return no(No::not_seated);
  if (!ask.at.empty() && !names_a_thing(ask.at)) return no(No::bad_thing);
  if (!pointing_[static_cast<std::size_t>(index(*speaker.seat))].take(pointing, speaker.now)) return no(No::too_fast);
  return {};
}

Talk::Verdict Talk::number(Speaker const& speaker, protocol::Line line) {
  if (!speaking_[static_cast<std::size_t>(index(*speaker.seat))].take(speaking, speaker.now)) return no(No::too_fast);
  line.n = ++numbers_;
  line.seat = *speaker.seat;
  line.name = speaker.name;
  return line;
}

void Talk::add(protocol::Line line) {
  numbers_ = std::max(numbers_, line.n);
  auto const place = std::lower_bound(lines_.begin(), lines_.end(), line.n, [](protocol::Line const& each, int n) { return each.n < n; });
  if (place != lines_.end() && place->n == line.n) return;
  lines_.insert(place, std::move(line));
  if (lines_.size() > lines_kept) lines_.erase(lines_.begin());
}

std::expected<void, std::string> Talk::read(Stored const& stored) {
  numbers_ = std::max(numbers_, stored.number);
  auto line = read_json<protocol::Line>(stored.text);
  if (!line) return std::unexpected(line.error());
  line->n = stored.number;
  add(*std::move(line));
  return {};
}

}  // namespace atelier::server
