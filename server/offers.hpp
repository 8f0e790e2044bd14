// What may be chosen when a table is opened, game by game: the answer to GET /api/offers.
#pragma once

#include <string>

namespace atelier::server {

// [{"id", "seats", "bots", "characters", "options": [...], "unfit": [{"seats", "option", "value"}, ...]}, ...]
std::string offers();

}  // namespace atelier::server
