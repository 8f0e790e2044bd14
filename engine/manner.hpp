// The nature of a bot: it decides what is near enough even. How well it plays is another matter (bots/levels.hpp).
#pragma once

#include <boost/describe/enum.hpp>

namespace atelier {

enum class Manner { even, bold, thrifty, stubborn };
BOOST_DESCRIBE_ENUM(Manner, even, bold, thrifty, stubborn)

}  // namespace atelier
