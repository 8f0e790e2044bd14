// Compression. What goes out is deflated with ISA-L, which takes a fraction of zlib's time; what comes in is inflated with zlib, which has
// met every broken stream there is.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace atelier::server {

// A message of permessage-deflate (RFC 7692): no block is the last one, the empty block at its end is left out, and nothing of the message
// before is referred to. None where that would not be shorter.
std::optional<std::string> deflate_message(std::string_view text);

enum class Inflating { damaged, too_big };
std::expected<std::string, Inflating> inflate_message(std::string_view deflated, std::size_t most);

// A file of its own, as HTTP wants it.
std::string gzip(std::string_view text);

}  // namespace atelier::server
