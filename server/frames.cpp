#include "server/frames.hpp"

#include <algorithm>
#include <cstring>

#include <wslay/wslay.h>

#include "server/deflate.hpp"
#include "server/wire.hpp"

namespace atelier::server {

namespace {

constexpr std::size_t worth_deflating = 1024;

std::size_t header_bytes(std::uint64_t payload) { return 2 + (payload < 126 ? 0 : payload < 65536 ? 2 : 8); }

}  // namespace

std::string const& Message::deflated() const {
  if (text_.size() < worth_deflating) return deflated_;
  std::call_once(once_, [this] {
    if (auto deflated = deflate_message(text_)) deflated_ = *std::move(deflated);
  });
  return deflated_;
}

FrameHeader frame_header(Opcode opcode, std::size_t payload, bool deflated) {
  FrameHeader header;
  auto const add = [&](std::size_t byte) { header.bytes[header.size++] = static_cast<char>(byte); };
  add(0x80U | (deflated ? 0x40U : 0U) | static_cast<unsigned>(opcode));
  int const more = static_cast<int>(header_bytes(payload)) - 2;
  add(more == 0 ? payload : more == 2 ? 126 : 127);
  for (int i = more - 1; i >= 0; --i) add(payload >> (8 * i) & 0xFF);
  return header;
}

struct FrameReader::Reading {
  Reading(std::size_t most, bool deflate) : most_(most) {
    static wslay_event_callbacks const callbacks = {give, swallow, nullptr, begin, nullptr, nullptr, message};
    if (wslay_event_context_server_init(&context_, &callbacks, this) != 0) throw std::bad_alloc();
    wslay_event_config_set_max_recv_msg_length(context_, most);
    if (deflate) wslay_event_config_set_allowed_rsv_bits(context_, WSLAY_RSV1_BIT);
  }
  ~Reading() { wslay_event_context_free(context_); }
  Reading(Reading const&) = delete;
  Reading& operator=(Reading const&) = delete;

  std::optional<CloseCode> feed(std::string_view bytes, Hear const& hear) {
    rest_ = bytes;
    hear_ = &hear;
    fed_ += bytes.size();
    bool const good = wslay_event_recv(context_) == 0;
    if (wrong_ || closed_) return wrong_;
    if (!good) return CloseCode::broken_protocol;
    return wslay_event_get_read_enabled(context_) ? std::nullopt : std::optional(why_stopped());
  }

  // Whether every byte so far belongs to a whole message.
  bool done() const { return fed_ == framed_ && !unfinished_; }

 private:
  static Reading& of(void* self) { return *static_cast<Reading*>(self); }

  static ssize_t give(wslay_event_context_ptr context, std::uint8_t* to, std::size_t size, int, void* self) {
    auto& rest = of(self).rest_;
    size = std::min(size, rest.size());
    if (size == 0) {
      wslay_event_set_error(context, WSLAY_ERR_WOULDBLOCK);
      return -1;
    }
    std::memcpy(to, rest.data(), size);
    rest.remove_prefix(size);
    return static_cast<ssize_t>(size);
  }

  // wslay answers pings and closes by itself; the socket has its own order of what is sent, and does that itself.
  static ssize_t swallow(wslay_event_context_ptr, std::uint8_t const*, std::size_t size, int, void*) { return static_cast<ssize_t>(size); }

  static void begin(wslay_event_context_ptr context, wslay_event_on_frame_recv_start_arg const* frame, void* self) {
    auto& reading = of(self);
    constexpr std::size_t mask = 4;
    reading.framed_ += header_bytes(frame->payload_length) + mask + frame->payload_length;
    bool const control = wslay_is_ctrl_frame(frame->opcode);
    if (!control) reading.unfinished_ = !frame->fin;
    // Only a message's first frame says that it is compressed.
    if (frame->rsv != 0 && (control || frame->opcode == WSLAY_CONTINUATION_FRAME)) return reading.stop(context, CloseCode::broken_protocol);
    if (frame->opcode != WSLAY_CONNECTION_CLOSE) return;
    // Whoever begins to say goodbye is let go, whatever the reason.
    reading.closed_ = true;
    wslay_event_shutdown_read(context);
    (*reading.hear_)(Opcode::close, {});
  }

  static void message(wslay_event_context_ptr context, wslay_event_on_msg_recv_arg const* got, void* self) {
    auto& reading = of(self);
    if (reading.wrong_ || reading.closed_) return;
    std::string_view const text(reinterpret_cast<char const*>(got->msg), got->msg_length);
    auto const opcode = static_cast<Opcode>(got->opcode);
    if (got->rsv == 0) return (*reading.hear_)(opcode, text);
    auto const inflated = inflate_message(text, reading.most_);
    if (inflated) return (*reading.hear_)(opcode, *inflated);
    reading.stop(context, inflated.error() == Inflating::too_big ? CloseCode::too_big : CloseCode::bad_text);
  }

  void stop(wslay_event_context_ptr context, CloseCode code) {
    wrong_ = code;
    wslay_event_shutdown_read(context);
  }

  CloseCode why_stopped() {
    wslay_event_send(context_);
    switch (wslay_event_get_status_code_sent(context_)) {
      case WSLAY_CODE_MESSAGE_TOO_BIG: return CloseCode::too_big;
      case WSLAY_CODE_INVALID_FRAME_PAYLOAD_DATA: return CloseCode::bad_text;
      default: return CloseCode::broken_protocol;
    }
  }

  wslay_event_context_ptr context_ = nullptr;
  std::size_t most_;
  std::string_view rest_;
  Hear const* hear_ = nullptr;
  std::uint64_t fed_ = 0;     // bytes so far,
  std::uint64_t framed_ = 0;  // and how many the frames seen so far take
  bool unfinished_ = false;   // a message goes on in another frame
  bool closed_ = false;
  std::optional<CloseCode> wrong_;
};

FrameReader::FrameReader(std::size_t most, bool deflate) : most_(static_cast<std::uint32_t>(most)), deflate_(deflate) {}
FrameReader::~FrameReader() = default;

std::optional<CloseCode> FrameReader::feed(std::string_view bytes, Hear const& hear) {
  if (bytes.empty()) return {};
  if (!reading_) reading_ = std::make_unique<Reading>(most_, deflate_);
  auto const wrong = reading_->feed(bytes, hear);
  if (wrong || reading_->done()) reading_.reset();
  return wrong;
}

}  // namespace atelier::server
