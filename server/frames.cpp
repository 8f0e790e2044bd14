#include "server/frames.hpp"

#include <algorithm>
#include <utility>

namespace atelier::server {

namespace {

constexpr std::size_t longest_control = 125;

bool is_control(Opcode opcode) { return static_cast<int>(opcode) >= 0x8; }

void unmask(char* payload, std::size_t size, char const* mask) {
  for (std::size_t i = 0; i < size; ++i) payload[i] = static_cast<char>(payload[i] ^ mask[i & 3]);
}

}  // namespace

FrameHeader frame_header(Opcode opcode, std::size_t payload) {
  FrameHeader header;
  auto const add = [&](std::size_t byte) { header.bytes[header.size++] = static_cast<char>(byte); };
  add(0x80U | static_cast<unsigned>(opcode));
  int const more = payload < 126 ? 0 : payload < 65536 ? 2 : 8;
  add(more == 0 ? payload : more == 2 ? 126 : 127);
  for (int i = more - 1; i >= 0; --i) add(payload >> (8 * i) & 0xFF);
  return header;
}

struct FrameReader::Head {
  bool final = false;
  bool reserved = false;
  bool masked = false;
  Opcode opcode{};
  std::size_t bytes = 0;  // of the header, mask included; 0 while it is not whole
  std::uint64_t payload = 0;

  static Head of(char const* from, std::size_t size) {
    Head head;
    if (size < 2) return head;
    auto const at = [&](std::size_t i) { return static_cast<unsigned char>(from[i]); };
    head.final = at(0) & 0x80;
    head.reserved = at(0) & 0x70;
    head.opcode = static_cast<Opcode>(at(0) & 0x0F);
    head.masked = at(1) & 0x80;
    head.payload = at(1) & 0x7F;
    std::size_t const more = head.payload == 126 ? 2 : head.payload == 127 ? 8 : 0;
    std::size_t const bytes = 2 + more + (head.masked ? 4 : 0);
    if (size < bytes) return head;
    if (more > 0) head.payload = 0;
    for (std::size_t i = 0; i < more; ++i) head.payload = head.payload << 8 | at(2 + i);
    head.bytes = bytes;
    return head;
  }
};

std::optional<CloseCode> FrameReader::check(Head const& head) const {
  bool known = false;
  for (auto const each : {Opcode::more, Opcode::text, Opcode::binary, Opcode::close, Opcode::ping, Opcode::pong})
    known |= each == head.opcode;
  if (!known || head.reserved || !head.masked) return CloseCode::broken_protocol;
  if (is_control(head.opcode)) {
    if (!head.final || head.payload > longest_control) return CloseCode::broken_protocol;
    return {};
  }
  bool const within = kind_ != Opcode::more;
  if (within != (head.opcode == Opcode::more)) return CloseCode::broken_protocol;
  if (head.payload > most_ - message_.size()) return CloseCode::too_big;
  return {};
}

void FrameReader::take(Head const& head, std::string_view payload, Hear const& hear) {
  if (is_control(head.opcode)) return hear(head.opcode, payload);
  if (head.final && kind_ == Opcode::more) return hear(head.opcode, payload);
  if (kind_ == Opcode::more) kind_ = head.opcode;
  message_ += payload;
  if (!head.final) return;
  auto const message = std::exchange(message_, {});
  hear(std::exchange(kind_, Opcode::more), message);
}

std::optional<CloseCode> FrameReader::feed(char* bytes, std::size_t size, Hear const& hear) {
  std::string held;
  if (!held_.empty()) {
    held = std::exchange(held_, {});
    held.append(bytes, size);
    bytes = held.data();
    size = held.size();
  }
  while (size > 0) {
    auto const head = Head::of(bytes, size);
    if (head.bytes == 0) break;
    if (auto const wrong = check(head)) return wrong;
    if (size - head.bytes < head.payload) break;
    auto const length = static_cast<std::size_t>(head.payload);
    unmask(bytes + head.bytes, length, bytes + head.bytes - 4);
    take(head, {bytes + head.bytes, length}, hear);
    bytes += head.bytes + length;
    size -= head.bytes + length;
  }
  held_.assign(bytes, size);
  return {};
}

}  // namespace atelier::server
