// WebSocket frames (RFC 6455, and RFC 7692 for compressed ones), the server's side, without the socket: bytes in, messages out. wslay reads
// them; what it needs for that is some kilobytes, so a connection has it only while a message is on its way.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace atelier::server {

enum class Opcode : std::uint8_t { text = 0x1, binary = 0x2, close = 0x8, ping = 0x9, pong = 0xA };

// Why a connection is closed.
enum class CloseCode : std::uint16_t {
  normal = 1000,
  going_away = 1001,
  broken_protocol = 1002,
  bad_text = 1007,
  too_much = 1008,
  too_big = 1009
};

struct FrameHeader {
  std::array<char, 10> bytes{};
  std::uint8_t size = 0;
  std::string_view view() const { return {bytes.data(), size}; }
};
FrameHeader frame_header(Opcode, std::size_t payload, bool deflated = false);

class FrameReader {
 public:
  FrameReader(std::size_t most, bool deflate);
  ~FrameReader();

  // Takes in bytes and calls `hear` for every whole message and control frame, inflated where it came compressed. Answers why the
  // connection must be closed when a message is longer than `most`, before or after inflating, or the other side breaks the protocol;
  // nothing may be fed after that. Whether a compressed text is sound UTF-8 is left to the JSON reader, which refuses what is not.
  using Hear = std::function<void(Opcode, std::string_view)>;
  std::optional<CloseCode> feed(std::string_view bytes, Hear const& hear);
  bool waits() const { return !reading_; }  // nothing is half read

 private:
  struct Reading;

  std::uint32_t most_;
  bool deflate_;
  std::unique_ptr<Reading> reading_;
};

}  // namespace atelier::server
