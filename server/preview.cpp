#include "server/preview.hpp"

#include <algorithm>

#include "engine/json.hpp"
#include "games/registry.hpp"
#include "server/assets.hpp"
#include "server/site.hpp"

namespace atelier::server {

namespace {

struct Preview {
  std::string title, sentence, picture;
};

Preview of_the_house(std::string_view language) {
  return {"Atelier",
          language == "pl" ? "Pięć nowoczesnych planszówek pod jednym linkiem: ze znajomymi i z botami."
                           : "Five modern board games, one link away: with friends and with bots.",
          "/previews/atelier.jpg"};
}

std::string word(boost::json::object const& catalogue, std::string_view key) {
  auto const* value = catalogue.if_contains(key);
  return value && value->is_string() ? std::string(value->as_string()) : std::string();
}

Preview preview_of(std::string_view game, std::string_view language) {
  auto const* kind = find_kind(game);
  auto const catalogue = kind ? parse_json(kind->text(language)) : std::unexpected("");
  if (!catalogue || !catalogue->is_object()) return of_the_house(language);
  auto const& words = catalogue->as_object();
  return {word(words, "title") + " · Atelier", word(words, "tagline") + ". " + word(words, "players") + ", " + word(words, "minutes") + ".",
          "/previews/" + std::string(game) + ".jpg"};
}

std::string escaped(std::string_view text) {
  std::string out;
  for (char const c : text) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  return out;
}

void add(std::string& head, std::string_view property, std::string_view content) {
  head += "    <meta property=\"" + std::string(property) + "\" content=\"" + escaped(content) + "\" />\n";
}

bool is_host(std::string_view name) {
  auto const fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || std::string_view(".-:[]").contains(c);
  };
  return !name.empty() && name.size() <= 255 && std::all_of(name.begin(), name.end(), fits);
}

}  // namespace

std::string origin_for(Asked const& asked, std::vector<std::string> const& origins) {
  for (auto const& each : origins)
    if (same_house(each, asked.host)) return each;
  if (!origins.empty()) return origins.front();
  if (!is_host(asked.host)) return {};
  return (asked.scheme == "https" ? "https://" : "http://") + asked.host;
}

std::string_view language_for(Asked const& asked) {
  auto const query = asked.target.find('?');
  auto const said = query == asked.target.npos ? std::string_view() : std::string_view(asked.target).substr(query + 1);
  if (said == "pl" || said == "en") return said == "pl" ? "pl" : "en";
  return asked.languages.starts_with("pl") ? "pl" : "en";
}

std::string with_preview(std::string_view page, std::string_view game, std::string_view language, std::string const& origin,
                         std::string_view path) {
  auto const preview = preview_of(game, language);
  std::string head;
  add(head, "og:site_name", "Atelier");
  add(head, "og:type", "website");
  add(head, "og:locale", language == "pl" ? "pl_PL" : "en_GB");
  add(head, "og:title", preview.title);
  add(head, "og:description", preview.sentence);
  if (!origin.empty()) {
    add(head, "og:url", origin + std::string(path));
    if (find_asset(preview.picture)) {
      add(head, "og:image", origin + preview.picture);
      add(head, "og:image:width", "1200");
      add(head, "og:image:height", "630");
      head += "    <meta name=\"twitter:card\" content=\"summary_large_image\" />\n";
    }
  }
  auto const end = std::min(page.find("  </head>"), page.size());
  return std::string(page.substr(0, end)) + head + std::string(page.substr(end));
}

}  // namespace atelier::server
