// The page, as it was built into the program.
#pragma once

#include <span>
#include <string_view>

namespace atelier::server {

struct Asset {
  std::string_view path;  // "/assets/index-1a2b3c.js"
  std::string_view type;
  std::string_view etag;  // with its quotes
  std::string_view bytes;
  bool immutable = false;  // its name changes with its content
  // The same compressed, with tags of their own; empty where that gains nothing.
  std::string_view gzip, gzip_etag;
  std::string_view brotli, brotli_etag;
};

std::span<Asset const> assets();
Asset const* find_asset(std::string_view path);

}  // namespace atelier::server
