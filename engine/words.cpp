#include "engine/words.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace atelier {

namespace json = boost::json;

std::string_view plural(std::string_view language, std::int64_t number) {
  if (number == 1) return "one";
  if (language != "pl") return "other";
  std::int64_t const last = number % 10, last_two = number % 100;
  return last >= 2 && last <= 4 && (last_two < 12 || last_two > 14) ? "few" : "many";
}

Words::Words(std::string_view catalogue, std::string_view language, std::vector<std::string> names, std::optional<Seat> reader)
    : catalogue_(json::parse(catalogue).as_object()),
      language_(language),
      names_(std::move(names)),
      reader_(reader) {}

std::string Words::event(std::string_view text) const {
  auto const value = json::parse(text);
  auto const& event = value.as_object();
  std::string key = "event." + std::string(event.at("type").as_string());
  if (auto const* why = event.if_contains("why")) key += "." + std::string(why->as_string());
  auto const* seat = event.if_contains("seat");
  if (reader_ && seat && seat->is_int64() && seat->as_int64() == index(*reader_) && catalogue_.contains(key + ".you")) key += ".you";
  return say(key, event);
}

std::string Words::action(std::string_view text) const {
  auto const value = json::parse(text);
  auto const& move = value.as_object();
  return say("action." + std::string(move.at("type").as_string()), move);
}

std::string Words::say(std::string_view key, json::object const& fields) const {
  auto const* entry = catalogue_.if_contains(key);
  if (!entry) return std::string(key);
  if (entry->is_string()) return fill(entry->as_string(), fields);
  auto const& forms = entry->as_object();
  auto const* by = fields.if_contains(std::string_view(forms.at("by").as_string()));
  auto const* form = forms.if_contains(plural(language_, by && by->is_int64() ? by->as_int64() : 0));
  return fill((form ? *form : forms.at("other")).as_string(), fields);
}

std::string Words::fill(std::string_view sentence, json::object const& fields) const {
  std::string out;
  while (true) {
    auto const open = sentence.find('{');
    auto const close = sentence.find('}', open);
    out += sentence.substr(0, open);
    if (open == sentence.npos || close == sentence.npos) return out;
    auto const field = sentence.substr(open + 1, close - open - 1);
    auto const colon = field.find(':');
    out += insert(field.substr(0, colon), colon == field.npos ? "" : field.substr(colon + 1), fields);
    sentence.remove_prefix(close + 1);
  }
}

std::string Words::insert(std::string_view field, std::string_view how, json::object const& fields) const {
  auto const* value = fields.if_contains(field);
  if (!value) return std::string(field);
  if (value->is_array()) {
    std::string list;
    auto const& all = value->as_array();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (i > 0) list += i + 1 < all.size() ? ", " : language_ == "pl" ? " i " : " and ";
      list += insert(field, how, {{field, all[i]}});
    }
    return list;
  }
  if (how == "who") return name_of(*value);
  std::string const plain = value->is_string() ? std::string(value->as_string()) : json::serialize(*value);
  return how.empty() ? plain : say(std::string(how) + "." + plain);
}

std::string Words::row_head(int seat, bool me, bool turn) const {
  return (turn ? "> " : "  ") + padded(say(me ? "terminal.you" : "terminal.player", {{"seat", seat}}), 16);
}

std::string padded(std::string text, std::size_t to) {
  std::size_t width = 0;  // bytes that continue a UTF-8 character take no place
  for (char c : text) width += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  if (width < to) text.append(to - width, ' ');
  return text;
}

std::string Words::name_of(json::value const& seat) const {
  boost::system::error_code error;
  auto const number = seat.to_number<std::size_t>(error);
  return error || number >= names_.size() ? "?" : names_[number];
}

}  // namespace atelier
