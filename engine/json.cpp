#include "engine/json.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace atelier {

void write_quoted(std::string& out, std::string_view text) {
  out += '"';
  for (char const c : text) {
    switch (c) {
      case '"': out += "\\\""; break;
      case '\\': out += "\\\\"; break;
      case '\n': out += "\\n"; break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          constexpr char digits[] = "0123456789abcdef";
          out += "\\u00";
          out += digits[c >> 4];
          out += digits[c & 15];
        } else {
          out += c;
        }
    }
  }
  out += '"';
}

std::expected<boost::json::value, std::string> parse_json(std::string_view text, boost::json::storage_ptr memory) {
  boost::json::error_code error;
  auto value = boost::json::parse(text, error, std::move(memory));
  if (error) return std::unexpected("this is not JSON: " + error.message());
  return value;
}

namespace json_detail {

std::string text_of(boost::json::value const& value) { return boost::json::serialize(value); }

Problem read_integer(boost::json::value const& from, std::int64_t low, std::int64_t high, std::int64_t& to) {
  if (from.is_int64())
    to = from.as_int64();
  else
    return problem("must be a whole number");
  if (to < low || to > high) return problem(std::to_string(to) + " is not between " + std::to_string(low) + " and " + std::to_string(high));
  return {};
}

}  // namespace json_detail

}  // namespace atelier
