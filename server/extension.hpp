// What a page and the server agree on about compressed WebSocket messages (permessage-deflate, RFC 7692).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace atelier::server {

// The answer to what a page offers in Sec-WebSocket-Extensions: the first offer that can be taken, as the header's value. None: messages
// go as they are. Nothing is kept from one message to the next on either side, so that a page that waits costs no memory and a message is
// compressed once for everybody.
std::optional<std::string> agree_on_deflate(std::string_view offers);

}  // namespace atelier::server
