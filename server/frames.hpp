// WebSocket frames (RFC 6455), the server's side, without the socket: bytes in, messages out. A connection that waits keeps nothing here
// but an empty string or two, which is what lets thousands of pages wait cheaply.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace atelier::server {

enum class Opcode : std::uint8_t { more = 0x0, text = 0x1, binary = 0x2, close = 0x8, ping = 0x9, pong = 0xA };

// Why a connection is closed.
enum class CloseCode : std::uint16_t { normal = 1000, going_away = 1001, broken_protocol = 1002, too_big = 1009 };

struct FrameHeader {
  std::array<char, 10> bytes{};
  std::uint8_t size = 0;
  std::string_view view() const { return {bytes.data(), size}; }
};
FrameHeader frame_header(Opcode, std::size_t payload);

class FrameReader {
 public:
  explicit FrameReader(std::size_t most) : most_(most) {}

  // Takes in bytes, which it may change, and calls `hear` for every whole message and control frame. Answers why the connection must
  // be closed when a message is longer than `most` or the other side breaks the protocol; nothing may be fed after that.
  // Whether a text is sound UTF-8 is left to the JSON reader, which refuses what is not.
  using Hear = std::function<void(Opcode, std::string_view)>;
  std::optional<CloseCode> feed(char* bytes, std::size_t size, Hear const& hear);

 private:
  struct Head;
  std::optional<CloseCode> check(Head const&) const;
  void take(Head const&, std::string_view payload, Hear const& hear);

  std::size_t most_;
  std::string held_;            // bytes of a frame that is not whole yet
  std::string message_;         // the frames so far of a message in several
  Opcode kind_ = Opcode::more;  // of that message; `more` while there is none
};

}  // namespace atelier::server
