// Answers over HTTP go compressed to whoever can read that: the page's files as the build made them, long texts on the fly.
#pragma once

#include <string_view>

namespace atelier::server {

struct Answer;

// `accepted` is the asker's Accept-Encoding.
void encode(Answer&, std::string_view accepted);

// How much an asker wants an encoding, from 0, not at all, to 1000.
int wanted(std::string_view accepted, std::string_view encoding);

}  // namespace atelier::server
