// Which program this is.
#pragma once

#include <string_view>

namespace atelier {

std::string_view version();  // "1.0.0", and where the sources are a repository what it was built from: "1.0.0 (233a2c9)"

}  // namespace atelier
