// The store in one SQLite file. One thread writes: it takes everything that waits, stores it in one transaction, and answers when the disk
// has it. Other programs may read the file meanwhile.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "server/store/store.hpp"

namespace atelier::server {

// The log keeps this length and is written over again and again: a file that grows makes every wait for the disk many times longer, and
// players would feel it.
inline constexpr long usual_log_bytes = 16L << 20;

// Makes the folder and the file if they are not there. The error is one sentence.
std::expected<std::unique_ptr<Store>, std::string> open_sqlite(std::string const& folder, long log_bytes = usual_log_bytes);

}  // namespace atelier::server
