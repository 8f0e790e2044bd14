#include "server/boxes.hpp"

#include "engine/json.hpp"
#include "games/registry.hpp"
#include "server/callers.hpp"
#include "server/hall.hpp"

namespace atelier::server {

namespace {

constexpr std::string_view no_such_box = "There is no such box of this game here.";

bool is_hash(std::string_view text) { return text.size() == 64 && fair::from_hex(text).has_value(); }

Answer sheet_answer(Kind const& kind, Box const& box) {
  Answer answer;
  answer.text = to_json(describe_box(kind, box));
  return answer;
}

Answer toml_answer(Kind const& kind, Box const& box) {
  Answer answer;
  answer.type = "application/toml";
  answer.text = box_toml(kind, *parse_json(box.components));
  answer.attachment = std::string(kind.id()) + "-" + box.hash.substr(0, 8) + ".toml";
  return answer;
}

Answer verdict_answer(int status, BoxVerdict verdict, bool whole) {
  if (!whole) verdict.components.reset(), verdict.toml.reset();
  Answer answer;
  answer.status = status;
  answer.text = to_json(verdict);
  return answer;
}

}  // namespace

Boxes::Boxes(std::shared_ptr<Hall> hall, BoxLimits const& limits) : hall_(std::move(hall)), limits_(limits), comparisons_(limits) {}

// GAME, GAME/HASH, GAME/HASH.toml, and for POST GAME and GAME/check
void Boxes::ask(Asked const& asked, std::string_view path, std::string_view query, Answered answer) {
  auto const slash = path.find('/');
  Kind const* kind = find_kind(path.substr(0, slash));
  auto what = slash == path.npos ? std::string_view() : path.substr(slash + 1);
  if (!kind) return answer(sorry(404, "This server does not know that game."));
  bool const whole = query == "whole";
  if (asked.method == "POST") {
    if (!what.empty() && what != "check") return answer(sorry(405, "A box is sent to its game, or to the game's check."));
    return judge(*kind, asked, what.empty(), whole, std::move(answer));
  }
  bool const toml = what.ends_with(".toml");
  if (toml) what.remove_suffix(5);
  if (!toml && (what.empty() || what == usual_box(*kind).hash))
    return hall_->house().think(
        [self = shared_from_this(), kind, answer = std::move(answer)]() mutable { answer(self->sheet_of_usual(*kind)); });
  find(*kind, std::string(what), [kind, toml, answer = std::move(answer)](std::expected<Box, Answer> box) mutable {
    answer(!box ? std::move(box.error()) : toml ? toml_answer(*kind, *box) : sheet_answer(*kind, *box));
  });
}

Answer Boxes::sheet_of_usual(Kind const& kind) {
  std::lock_guard const lock(mutex_);
  auto& said = usual_[&kind];
  if (said.empty()) said = sheet_answer(kind, usual_box(kind)).text;
  Answer answer;
  answer.text = said;
  return answer;
}

void Boxes::find(Kind const& kind, std::string const& hash, Found found) {
  if (hash.empty() || hash == usual_box(kind).hash)
    return hall_->house().think([&kind, found = std::move(found)]() mutable { found(usual_box(kind)); });
  if (!is_hash(hash)) return found(std::unexpected(sorry(404, no_such_box)));
  hall_->store().find_box(hash, [self = shared_from_this(), &kind, found = std::move(found)](auto kept) mutable {
    if (!kept) return found(std::unexpected(sorry(503, sentence(No::not_loaded))));
    if (!*kept || (*kept)->game != kind.id()) return found(std::unexpected(sorry(404, no_such_box)));
    self->hall_->house().think([&kind, text = std::move((*kept)->components), found = std::move(found)]() mutable {
      auto box = read_box(kind, text);
      if (box) return found(*std::move(box));
      found(std::unexpected(sorry(410, "The rules this program knows do not take that box any more: " + box.error()[0].en + ".")));
    });
  });
}

void Boxes::judge(Kind const& kind, Asked const& asked, bool keep, bool whole, Answered answer) {
  if (asked.body.size() > longest_box) return answer(sorry(413, "A box has at most 128 KiB."));
  auto const may = [&](Limit limit) { return !asked.caller || asked.caller->take(limit); };
  if (!may(Limit::box_checks)) return answer(sorry(429, "That were many boxes in a minute; ask again in a moment."));
  if (keep && !may(Limit::boxes)) return answer(sorry(429, "That were many boxes in an hour; keep some more later."));
  hall_->house().think([self = shared_from_this(), &kind, text = asked.body, keep, whole, answer = std::move(answer)]() mutable {
    auto verdict = judge_box(kind, text);
    if (!keep) return answer(verdict_answer(200, std::move(verdict), whole));
    if (!verdict.sound) return answer(verdict_answer(422, std::move(verdict), whole));
    self->keep(kind, std::move(verdict), whole, std::move(answer));
  });
}

void Boxes::keep(Kind const& kind, BoxVerdict verdict, bool whole, Answered answer) {
  KeptBox box{*verdict.hash, std::string(kind.id()), verdict.components->text};
  hall_->store().keep_box(std::move(box), hall_->house().now(), limits_.most,
                          [verdict = std::move(verdict), whole, answer = std::move(answer)](Keeping keeping) mutable {
                            if (keeping == Keeping::full) return answer(sorry(503, "This server keeps no more boxes."));
                            if (keeping == Keeping::failed) return answer(sorry(503, sentence(No::not_stored)));
                            verdict.kept = true;
                            answer(verdict_answer(200, std::move(verdict), whole));
                          });
}

// ---- comparisons

void Boxes::ask_comparison(Asked const& asked, std::string_view name, Answered answer) {
  if (asked.method == "POST" && name.empty()) return compare(asked, std::move(answer));
  if (asked.method == "POST") return answer(sorry(405, "A comparison that has begun can be looked at and stopped."));
  std::string const id(name);
  bool const there = asked.method != "DELETE" || comparisons_.stop(id);
  auto said = there ? comparisons_.seen(id) : std::nullopt;
  if (!said) return answer(sorry(404, "There is no such comparison, or it was done long ago."));
  Answer found;
  found.text = *std::move(said);
  answer(std::move(found));
}

void Boxes::compare(Asked const& asked, Answered answer) {
  auto const ask = read_json<protocol::Compare>(asked.body);
  if (!ask) return answer(sorry(400, "This comparison cannot be read: " + ask.error().substr(0, 200) + "."));
  Kind const* kind = find_kind(ask->game);
  if (!kind) return answer(sorry(404, sentence(No::unknown_game)));
  if (ask->games < 1 || (limits_.comparison_games > 0 && ask->games > limits_.comparison_games))
    return answer(sorry(422, "A comparison is of 1 to " + std::to_string(limits_.comparison_games) + " games."));
  auto const boxes = ask->boxes.value_or(std::vector<std::optional<std::string>>(2));
  if (boxes.size() != 2) return answer(sorry(422, "A comparison is of two boxes."));
  find(*kind, boxes[0].value_or(""),
       [self = shared_from_this(), kind, ask = *ask, second = boxes[1].value_or(""), address = asked.address,
        answer = std::move(answer)](std::expected<Box, Answer> first) mutable {
         if (!first) return answer(std::move(first.error()));
         self->find(*kind, second,
                    [self, kind, ask = std::move(ask), address = std::move(address), first = *std::move(first),
                     answer = std::move(answer)](std::expected<Box, Answer> other) mutable {
                      if (!other) return answer(std::move(other.error()));
                      self->begin(*kind, ask, first, *other, address, std::move(answer));
                    });
       });
}

void Boxes::begin(Kind const& kind, protocol::Compare const& ask, Box const& first, Box const& second, std::string const& address,
                  Answered answer) {
  auto pairing = bots::pair(kind, ask.options ? ask.options->text : "{}", first, second, static_cast<std::uint64_t>(ask.games),
                            static_cast<std::uint64_t>(ask.seed.value_or(1)));
  if (!pairing) return answer(sorry(422, "These boxes cannot be compared: " + pairing.error() + "."));
  auto const name = fair::hex(hall_->house().fresh()).substr(0, 32);
  if (!comparisons_.begin(name, *std::move(pairing), address, hall_->house().time()))
    return answer(sorry(503, "Too many comparisons are waiting. Ask again in some minutes."));
  Answer begun;
  begun.status = 202;
  begun.text = comparisons_.seen(name).value_or("");
  answer(std::move(begun));
}

void Boxes::components(std::string const& hash, Answered answer) {
  hall_->store().find_box(hash, [answer = std::move(answer)](auto found) mutable {
    if (!found) return answer(sorry(503, sentence(No::not_loaded)));
    if (!*found) return answer(sorry(404, "No table here has such components."));
    Answer text;
    text.text = std::move((*found)->components);
    text.cache = for_ever;
    answer(std::move(text));
  });
}

}  // namespace atelier::server
