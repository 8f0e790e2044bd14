#include "server/site.hpp"

#include <algorithm>
#include <optional>

#include <sodium.h>

#include "engine/json.hpp"
#include "games/registry.hpp"
#include "server/analyses.hpp"
#include "server/assets.hpp"
#include "server/boxes.hpp"
#include "server/hall.hpp"
#include "server/health.hpp"
#include "server/metrics.hpp"
#include "server/offers.hpp"
#include "server/preview.hpp"
#include "server/reading.hpp"
#include "server/serve.hpp"

namespace atelier::server {

namespace {

constexpr std::string_view not_built = R"(<!doctype html><html lang="en"><meta charset="utf-8"><title>Atelier</title>
<h1>Atelier</h1>
<p>The server runs, but its page was not built into it. Build it with <code>npm ci && npm run build</code> in <code>web</code>, then build the program again.</p>
</html>
)";
constexpr std::string_view journals = "/api/journals";
constexpr std::string_view tables_prefix = "/api/tables/";
constexpr std::string_view components_prefix = "/api/components/";
constexpr std::string_view boxes_prefix = "/api/boxes/";
constexpr std::string_view comparisons_path = "/api/comparisons";

// The path without its query; empty if it tries to leave the site.
std::optional<std::string_view> path_of(std::string_view target) {
  auto const path = target.substr(0, target.find_first_of("?#"));
  if (!path.starts_with('/') || path.find("..") != path.npos || path.find('\\') != path.npos || path.find('\0') != path.npos) return {};
  return path;
}

Answer asset_answer(Asset const& asset, std::string_view known_etag) {
  Answer answer;
  answer.type = asset.type;
  answer.etag = asset.etag;
  answer.cache = asset.immutable ? for_ever : "no-cache";
  answer.asset = &asset;
  answer.bytes = asset.bytes;
  // Whoever knows it compressed one way or another knows it: those tags begin alike.
  if (known_etag == "*" || known_etag.find(asset.etag.substr(0, asset.etag.size() - 1)) != known_etag.npos) answer.status = 304;
  return answer;
}

// What may be asked there besides being read.
bool takes(std::string_view method, std::string_view path) {
  if (path.starts_with(boxes_prefix) || path == comparisons_path) return method == "POST";
  return path.starts_with(comparisons_path) && method == "DELETE";
}

constexpr std::string_view box_place = "/box/";

// Places of the page itself have no file: the page finds its way from its address (web/src/shell/router.tsx).
bool is_place(std::string_view path) {
  if (path.starts_with(box_place)) {  // of a game, and of one box of it by its hash
    auto const name = path.substr(box_place.size());
    auto const slash = name.find('/');
    auto const hash = slash == name.npos ? "-" : name.substr(slash + 1);
    return !name.empty() && slash != 0 && !hash.empty() && !hash.contains('/');
  }
  for (std::string_view const prefix : {"/t/", "/replay/", "/help/"})
    if (path.starts_with(prefix)) return path.size() > prefix.size() && path.find('/', prefix.size()) == path.npos;
  return path == "/";
}

// Which table or game a place is about: what stands after the second slash.
std::string_view name_in(std::string_view path) {
  auto const name = path.substr(std::min(path.size(), path.find('/', 1) + 1));
  return name.substr(0, name.find('/'));
}

int status_of(Refusal refused) {
  if (refused.code == enumerator_name(No::still_playing)) return 403;
  if (refused.code == enumerator_name(No::unknown_table) || refused.code == enumerator_name(No::no_such_seat)) return 404;
  return 503;
}

// Whose eyes: a seat's number, spectator or book.
std::optional<Viewer> viewer_named(std::string_view name) {
  if (name == "spectator") return Viewer::spectator();
  if (name == "book") return Viewer::book();
  if (name.size() == 1 && name[0] >= '0' && name[0] < '0' + max_seats) return seat_at(name[0] - '0');
  return {};
}

// A value of "a=b&c=d"; empty if it is not there.
std::string_view value_in(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    auto const each = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), each.size() + 1));
    if (each.size() > name.size() && each.starts_with(name) && each[name.size()] == '=') return each.substr(name.size() + 1);
  }
  return {};
}

Answer json(std::string text) {
  Answer answer;
  answer.text = std::move(text);
  return answer;
}

}  // namespace

Answer sorry(int status, std::string_view sentence) {
  auto answer = json("{\"error\":" + to_json(sentence) + "}\n");
  answer.status = status;
  return answer;
}

bool takes_journals(std::string_view method, std::string_view target) { return method == "POST" && path_of(target) == journals; }

bool same_house(std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  auto const scheme = origin.find("://");
  if (scheme == origin.npos) return false;
  auto const rest = origin.substr(scheme + 3);
  auto const lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(rest.begin(), rest.end(), host.begin(), host.end(), [&](char a, char b) { return lower(a) == lower(b); });
}

Site::Site(std::shared_ptr<Hall> hall, Meters const& meters, ServeSettings const& settings)
    : hall_(std::move(hall)),
      health_(std::make_shared<Health>(hall_->house(), hall_->store())),
      analyses_(std::make_shared<Analyses>(settings.data_dir)),
      boxes_(std::make_shared<Boxes>(hall_, settings.boxes)),
      reading_(std::make_shared<Reading>(hall_->house())),
      meters_(meters),
      metrics_token_(settings.metrics_token),
      origins_(settings.origins) {
  games_ = "[";
  for (auto const* kind : kinds()) {
    if (games_.size() > 1) games_ += ',';
    kind->write_info(games_);
  }
  games_ += "]";
}

Site::~Site() = default;

void Site::ask(Asked const& asked, std::move_only_function<void(Answer)> answer) const {
  auto const path = path_of(asked.target);
  if (!path) return answer(sorry(400, "This address cannot be read."));
  bool const reading = asked.method == "GET" || asked.method == "HEAD";
  bool const brings_journal = takes_journals(asked.method, asked.target);
  if (!reading && !brings_journal && !takes(asked.method, *path)) return answer(sorry(405, "Only GET and HEAD are answered here."));
  if (!reading && !same_house(asked.origin, asked.host) && std::ranges::find(origins_, asked.origin) == origins_.end())
    return answer(sorry(403, "Pages of other sites may not come in here."));
  if (brings_journal) return read_journal(asked, std::move(answer));
  if (*path == "/healthz") return answer(json("{\"status\":\"alive\"}\n"));
  if (*path == "/metrics") return answer(metrics(asked.authorization));
  if (*path == "/readyz" || *path == "/api/health") return ask_health(std::move(answer));
  if (*path == "/api/games") return answer(json(games_));
  if (*path == "/api/offers") {
    static std::string const once = offers();
    return answer(json(once));
  }
  if (*path == journals) {
    auto only = sorry(405, "A journal is brought here by POST.");
    only.allow = "POST";
    return answer(std::move(only));
  }
  if (path->starts_with(components_prefix)) return ask_components(path->substr(components_prefix.size()), std::move(answer));
  auto const behind = std::string_view(asked.target).substr(path->size());
  auto const query = behind.substr(0, behind.find('#')).substr(behind.starts_with('?') ? 1 : 0);
  if (path->starts_with(tables_prefix)) return ask_table(path->substr(tables_prefix.size()), query, std::move(answer));
  if (path->starts_with(comparisons_path)) {
    auto const name = path->substr(comparisons_path.size());
    if (asked.method == "POST" ? name.empty() : name.size() > 1 && name[0] == '/')
      return boxes_->ask_comparison(asked, name.substr(std::min<std::size_t>(1, name.size())), std::move(answer));
  }
  if (path->starts_with(boxes_prefix)) return boxes_->ask(asked, path->substr(boxes_prefix.size()), query, std::move(answer));
  if (path->starts_with("/api/") || *path == "/api") return answer(sorry(404, "There is nothing here."));
  if (*path == "/ws") return answer(sorry(426, "This address speaks WebSocket only."));
  if (auto const* asset = find_asset(*path)) return answer(asset_answer(*asset, asked.known_etag));
  if (!is_place(*path)) return answer(sorry(404, "There is nothing here."));
  ask_place(asked, *path, std::move(answer));
}

// Without ?as=…, only what it proves.
void Site::read_journal(Asked const& asked, Answered answer) const {
  auto const target = std::string_view(asked.target);
  auto const query = target.find('?') == target.npos ? std::string_view() : target.substr(target.find('?') + 1);
  auto const eyes = value_in(query.substr(0, query.find('#')), "as");
  auto const viewer = viewer_named(eyes);
  if (!eyes.empty() && !viewer) return answer(sorry(400, "Say whose eyes: ?as=spectator, ?as=book or the number of a seat."));
  reading_->ask(asked.body, viewer, [answer = std::move(answer)](std::expected<std::string, NotRead> read) mutable {
    answer(read ? json(*std::move(read)) : sorry(read.error().status, read.error().why));
  });
}

// A link to a table is previewed as its game, whoever sits there.
void Site::ask_place(Asked const& asked, std::string_view path, Answered answer) const {
  if (path.starts_with("/help/") || path.starts_with(box_place)) return answer(place(asked, path, name_in(path)));
  std::string const id(name_in(path));
  if (path == "/" || !names_a_table(id)) return answer(place(asked, path, {}));
  auto const table = hall_->table(id);
  table->game([this, table, asked, path = std::string(path), answer = std::move(answer)](
                  std::expected<std::string, Refusal> const& game) mutable { answer(place(asked, path, game.value_or(""))); });
}

Answer Site::place(Asked const& asked, std::string_view path, std::string_view game) const {
  Answer answer;
  answer.type = "text/html; charset=utf-8";
  answer.cache = "no-cache";
  if (auto const* index = find_asset("/index.html"))
    answer.text = with_preview(index->bytes, game, language_for(asked), origin_for(asked, origins_), path);
  else
    answer.bytes = not_built;
  return answer;
}

void Site::ask_health(Answered answer) const {
  health_->ask([answer = std::move(answer)](std::expected<void, std::string> const& store) mutable {
    auto found = json(R"({"status":")" + std::string(store ? "ok" : "failing") + R"(","store":)" +
                      to_json(store ? std::string("ok") : store.error()) + "}\n");
    if (!store) found.status = 503;
    answer(std::move(found));
  });
}

Answer Site::metrics(std::string_view authorization) const {
  auto const token = "Bearer " + metrics_token_;
  if (metrics_token_.empty()) return sorry(404, "There is nothing here.");
  if (authorization.size() != token.size() || sodium_memcmp(authorization.data(), token.data(), token.size()) != 0)
    return sorry(401, "The metrics are for whoever has the operator's token.");
  Answer answer;
  answer.type = "text/plain; version=0.0.4; charset=utf-8";
  answer.text = metrics_text(meters_);
  return answer;
}

void Site::ask_components(std::string_view hash, Answered answer) const {
  auto found = hall_->shelf().components(hash);
  if (!found) return boxes_->components(std::string(hash), std::move(answer));
  auto known = json(*std::move(found));
  known.cache = for_ever;
  answer(std::move(known));
}

// ID/journal, ID/steps?as=EYES or ID/analysis
void Site::ask_table(std::string_view path, std::string_view query, Answered answer) const {
  auto const slash = path.find('/');
  auto const what = slash == path.npos ? std::string_view() : path.substr(slash + 1);
  if (what != "journal" && what != "steps" && what != "analysis") return answer(sorry(404, "There is nothing here."));
  std::string const id(path.substr(0, slash));
  if (!names_a_table(id)) return answer(sorry(404, sentence(No::unknown_table)));
  if (what == "journal") return ask_journal(id, std::move(answer));
  if (what == "analysis") return ask_analysis(id, std::move(answer));
  ask_steps(id, value_in(query, "as"), std::move(answer));
}

void Site::ask_steps(std::string const& id, std::string_view eyes, Answered answer) const {
  auto const viewer = viewer_named(eyes);
  if (!viewer) return answer(sorry(400, "Say whose eyes: ?as=spectator, ?as=book or the number of a seat."));
  auto const table = hall_->table(id);
  table->steps(*viewer, [table, answer = std::move(answer)](std::expected<std::string, Refusal> steps) mutable {
    answer(steps ? json(*std::move(steps)) : sorry(status_of(steps.error()), sentence(steps.error())));
  });
}

// What is there at once, otherwise how far it is.
void Site::ask_analysis(std::string const& id, Answered answer) const {
  auto const table = hall_->table(id);
  table->journal([table, id, analyses = analyses_, answer = std::move(answer)](std::expected<std::string, Refusal> journal) mutable {
    if (!journal) return answer(sorry(status_of(journal.error()), sentence(journal.error())));
    auto found = analyses->ask(id, *std::move(journal));
    if (!found) return answer(sorry(503, "Too many games are waiting to be looked back on. Ask again in some minutes."));
    auto reply = json(std::move(found->text));
    if (!found->whole) reply.status = 202;
    answer(std::move(reply));
  });
}

void Site::ask_journal(std::string const& id, Answered answer) const {
  auto const table = hall_->table(id);
  table->journal([table, id, answer = std::move(answer)](std::expected<std::string, Refusal> journal) mutable {
    if (!journal) return answer(sorry(status_of(journal.error()), sentence(journal.error())));
    Answer file;
    file.type = "application/x-ndjson";
    file.text = *std::move(journal);
    file.attachment = "atelier-" + id + ".jsonl";
    answer(std::move(file));
  });
}

}  // namespace atelier::server
