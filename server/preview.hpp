// What other services show of a link to this server: a title, a sentence and a picture, written into the head of the page. Nothing in it
// tells who sits at a table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace atelier::server {

struct Asked;

// The scheme and host under which the asker knows this server: one of the configured `origins` if there are any, or else whatever was
// called, with the proxy's word for https. Empty if that is no name of a host.
std::string origin_for(Asked const&, std::vector<std::string> const& origins);

// The language a link is previewed in: what its address says (?pl, ?en), or else what the asker reads.
std::string_view language_for(Asked const&);

// The page with a preview of `path` in its head; of a game if `game` names one.
std::string with_preview(std::string_view page, std::string_view game, std::string_view language, std::string const& origin,
                         std::string_view path);

}  // namespace atelier::server
