// What the server says about a table, written straight into text. The tests hold these to protocol.hpp.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "server/record.hpp"

namespace atelier::server {

// Who someone at the table is to the game: once it is over, everybody looks into the book.
Viewer viewer_of(Record const&, std::optional<Seat>);

std::string table_message(Record const&, std::optional<Seat> you, Seats present);
std::string update_message(Record const&, Viewer, std::span<Told const>, std::optional<int> left = {});  // precondition: started

}  // namespace atelier::server
