// Reads anything as what a browser sends: which encodings it accepts, its offer of an extension, frames, compressed messages. However the
// network cuts the bytes, the same is heard.
#include <cstdlib>
#include <vector>

#include "server/deflate.hpp"
#include "server/encoding.hpp"
#include "server/extension.hpp"
#include "server/frames.hpp"

namespace {

using namespace atelier::server;

constexpr std::size_t most = 4096;

struct Heard {
  std::vector<std::string> texts;
  bool closed = false;
  std::optional<CloseCode> wrong;
  bool operator==(Heard const&) const = default;
};

Heard feed(std::string_view bytes, std::size_t piece, bool deflate) {
  Heard heard;
  FrameReader reader(most, deflate);
  auto const hear = [&](Opcode opcode, std::string_view text) {
    if (text.size() > most) std::abort();
    if (heard.closed) std::abort();  // nothing follows a goodbye
    heard.closed = opcode == Opcode::close;
    heard.texts.push_back(std::to_string(static_cast<int>(opcode)) + ":" + std::string(text));
  };
  for (; !bytes.empty() && !heard.closed && !heard.wrong; bytes.remove_prefix(std::min(piece, bytes.size())))
    heard.wrong = reader.feed(bytes.substr(0, piece), hear);
  return heard;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const bytes(reinterpret_cast<char const*>(data), size);
  for (bool const deflate : {false, true}) {
    auto const whole = feed(bytes, bytes.size(), deflate);
    if (feed(bytes, 1, deflate) != whole || feed(bytes, 7, deflate) != whole) std::abort();
  }
  (void)agree_on_deflate(bytes);
  if (int const weight = wanted(bytes, "gzip"); weight < 0 || weight > 1000) std::abort();
  if (auto const text = inflate_message(bytes, most); text && text->size() > most) std::abort();
  if (auto const deflated = deflate_message(bytes); deflated && inflate_message(*deflated, size) != bytes) std::abort();
  return 0;
}
