#include "server/extension.hpp"

#include <algorithm>
#include <set>
#include <vector>

namespace atelier::server {

namespace {

struct Parameter {
  std::string name;  // in small letters
  std::optional<std::string> value;
};
struct Offer {
  std::string extension;  // in small letters
  std::vector<Parameter> parameters;
};

// The header's grammar (RFC 6455, 9.1). Whatever does not follow it has no offers.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  std::vector<Offer> offers() {
    std::vector<Offer> all;
    do {
      all.push_back(offer());
    } while (good_ && take(','));
    return good_ && rest_.empty() ? all : std::vector<Offer>{};
  }

 private:
  Offer offer() {
    Offer offer{lower(token()), {}};
    while (good_ && take(';')) offer.parameters.push_back(parameter());
    return offer;
  }
  Parameter parameter() {
    Parameter parameter{lower(token()), {}};
    if (take('=')) parameter.value = value();
    return parameter;
  }
  std::string value() {
    if (!take('"')) return token();
    auto const inside = token();
    good_ &= take('"');
    return inside;
  }

  static bool in_token(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
  }
  std::string token() {
    skip_space();
    auto const end = std::find_if_not(rest_.begin(), rest_.end(), in_token);
    std::string const found(rest_.begin(), end);
    rest_.remove_prefix(found.size());
    good_ &= !found.empty();
    skip_space();
    return found;
  }
  bool take(char c) {
    bool const found = rest_.starts_with(c);
    if (found) rest_.remove_prefix(1);
    if (found) skip_space();
    return found;
  }
  void skip_space() { rest_.remove_prefix(std::min(rest_.size(), rest_.find_first_not_of(" \t"))); }
  static std::string lower(std::string text) {
    for (auto& c : text)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
  }

  std::string_view rest_;
  bool good_ = true;
};

// 8 to 15, without zeros before it.
bool is_window(std::string_view bits) {
  if (bits.size() == 1) return bits[0] == '8' || bits[0] == '9';
  return bits.size() == 2 && bits[0] == '1' && bits[1] >= '0' && bits[1] <= '5';
}

std::optional<std::string> take(Offer const& offer) {
  std::string answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover";
  std::set<std::string> seen;
  for (auto const& [name, value] : offer.parameters) {
    if (!seen.insert(name).second) return {};
    if (name == "server_no_context_takeover" || name == "client_no_context_takeover") {
      if (value) return {};
    } else if (name == "client_max_window_bits") {
      // Whatever window a page uses can be read; what it can do need not be repeated.
      if (value && !is_window(*value)) return {};
    } else if (name == "server_max_window_bits") {
      // Messages are compressed once for all pages, so a page that wants a smaller window gets them as they are.
      if (value != "15") return {};
      answer += "; server_max_window_bits=15";
    } else {
      return {};
    }
  }
  return answer;
}

}  // namespace

std::optional<std::string> agree_on_deflate(std::string_view offers) {
  for (auto const& offer : Reader(offers).offers())
    if (offer.extension == "permessage-deflate")
      if (auto answer = take(offer)) return answer;
  return {};
}

}  // namespace atelier::server
