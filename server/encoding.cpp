#include "server/encoding.hpp"

#include <algorithm>

#include "server/assets.hpp"
#include "server/deflate.hpp"
#include "server/site.hpp"

namespace atelier::server {

namespace {

constexpr std::size_t worth_compressing = 1024;

std::string_view trimmed(std::string_view text) {
  auto const begin = std::min(text.find_first_not_of(" \t"), text.size());
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

// The part before the mark; the rest stays in `text`, without it.
std::string_view cut(std::string_view& text, char mark) {
  auto const part = text.substr(0, text.find(mark));
  text.remove_prefix(std::min(text.size(), part.size() + 1));
  return trimmed(part);
}

bool same(std::string_view one, std::string_view other) {
  auto const lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(one.begin(), one.end(), other.begin(), other.end(), [&](char a, char b) { return lower(a) == lower(b); });
}

// "0.5" is 500; anything that is no weight is none at all.
int thousandths(std::string_view weight) {
  if (weight.empty() || weight.size() > 5 || (weight[0] != '0' && weight[0] != '1') || (weight.size() > 1 && weight[1] != '.')) return 0;
  int sum = (weight[0] - '0') * 1000;
  int place = 100;
  for (auto const c : weight.substr(std::min<std::size_t>(2, weight.size()))) {
    if (c < '0' || c > '9') return 0;
    sum += (c - '0') * place;
    place /= 10;
  }
  return std::min(sum, 1000);
}

void choose(Answer& answer, std::string_view accepted) {
  auto const& asset = *answer.asset;
  int const brotli = asset.brotli.empty() ? 0 : wanted(accepted, "br");
  int const gzip = asset.gzip.empty() ? 0 : wanted(accepted, "gzip");
  answer.varies = !asset.brotli.empty() || !asset.gzip.empty();
  if (brotli == 0 && gzip == 0) return;
  bool const by_brotli = brotli >= gzip;
  answer.encoding = by_brotli ? "br" : "gzip";
  answer.bytes = by_brotli ? asset.brotli : asset.gzip;
  answer.etag = by_brotli ? asset.brotli_etag : asset.gzip_etag;
}

}  // namespace

int wanted(std::string_view accepted, std::string_view encoding) {
  int any = 0;
  while (!accepted.empty()) {
    auto each = cut(accepted, ',');
    auto const name = cut(each, ';');
    int weight = 1000;
    while (!each.empty()) {
      auto parameter = cut(each, ';');
      if (same(cut(parameter, '='), "q")) weight = thousandths(trimmed(parameter));
    }
    if (same(name, encoding)) return weight;
    if (name == "*") any = weight;
  }
  return any;
}

void encode(Answer& answer, std::string_view accepted) {
  if (answer.asset) return choose(answer, accepted);
  if (answer.text.size() < worth_compressing) return;
  answer.varies = true;
  if (wanted(accepted, "gzip") == 0) return;
  auto compressed = gzip(answer.text);
  if (compressed.empty() || compressed.size() >= answer.text.size()) return;
  answer.text = std::move(compressed);
  answer.encoding = "gzip";
}

}  // namespace atelier::server
