#include "server/site.hpp"

#include <algorithm>
#include <optional>

#include "engine/json.hpp"
#include "server/assets.hpp"
#include "server/hall.hpp"

namespace atelier::server {

namespace {

constexpr std::string_view not_built = R"(<!doctype html><html lang="en"><meta charset="utf-8"><title>Atelier</title>
<h1>Atelier</h1>
<p>The server runs, but its page was not built into it. Build it with <code>npm ci && npm run build</code> in <code>web</code>, then build the program again.</p>
</html>
)";
constexpr std::string_view journal_prefix = "/api/tables/";
constexpr std::string_view journal_suffix = "/journal";

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
  answer.cache = asset.immutable ? "public, max-age=31536000, immutable" : "no-cache";
  if (known_etag.find(asset.etag) != known_etag.npos)
    answer.status = 304;
  else
    answer.bytes = asset.bytes;
  return answer;
}

Answer page(std::string_view path, std::string_view known_etag) {
  if (auto const* asset = find_asset(path)) return asset_answer(*asset, known_etag);
  // Places of the page itself, such as /table/abc, have no file: the page finds its way from its address.
  bool const file = path.substr(path.rfind('/')).find('.') != path.npos;
  if (file || path.starts_with("/assets/")) return sorry(404, "There is nothing here.");
  if (auto const* index = find_asset("/index.html")) return asset_answer(*index, known_etag);
  Answer answer;
  answer.type = "text/html; charset=utf-8";
  answer.bytes = not_built;
  return answer;
}

int status_of(Refusal refused) {
  if (refused == refusal(No::still_playing)) return 403;
  if (refused == refusal(No::unknown_table)) return 404;
  return 503;
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

bool same_house(std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  auto const scheme = origin.find("://");
  if (scheme == origin.npos) return false;
  auto const rest = origin.substr(scheme + 3);
  auto const lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(rest.begin(), rest.end(), host.begin(), host.end(), [&](char a, char b) { return lower(a) == lower(b); });
}

Site::Site(std::shared_ptr<Hall> hall) : hall_(std::move(hall)) {
  games_ = "[";
  for (auto const* kind : kinds()) {
    if (games_.size() > 1) games_ += ',';
    kind->write_info(games_);
  }
  games_ += "]";
}

void Site::ask(Asked const& asked, std::move_only_function<void(Answer)> answer) const {
  if (asked.method != "GET" && asked.method != "HEAD") return answer(sorry(405, "Only GET and HEAD are answered here."));
  auto const path = path_of(asked.target);
  if (!path) return answer(sorry(400, "This address cannot be read."));
  if (*path == "/api/health") return answer(json("{\"status\":\"ok\"}\n"));
  if (*path == "/api/games") return answer(json(games_));
  if (path->starts_with(journal_prefix) && path->ends_with(journal_suffix) && path->size() > journal_prefix.size() + journal_suffix.size())
    return ask_journal(std::string(path->substr(journal_prefix.size(), path->size() - journal_prefix.size() - journal_suffix.size())),
                       std::move(answer));
  if (path->starts_with("/api/") || *path == "/api") return answer(sorry(404, "There is nothing here."));
  if (*path == "/ws") return answer(sorry(426, "This address speaks WebSocket only."));
  answer(page(*path, asked.known_etag));
}

void Site::ask_journal(std::string const& id, std::move_only_function<void(Answer)> answer) const {
  if (!names_a_table(id)) return answer(sorry(404, sentence(No::unknown_table)));
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
