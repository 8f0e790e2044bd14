#include "server/client.hpp"

#include <cstring>
#include <utility>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/deflate.hpp"

namespace atelier::server {

namespace {

constexpr std::size_t most_text = 1 << 24;
constexpr int close_frame = 0x8;
constexpr int ping_frame = 0x9;
constexpr int pong_frame = 0xA;

std::string reason() { return std::strerror(errno); }

// A frame's header, as far as a server's frames go: never masked.
struct Header {
  int opcode = 0;
  bool deflated = false;
  std::size_t bytes = 0;
  std::size_t payload = 0;
};

std::optional<Header> header_of(std::string_view bytes) {
  if (bytes.size() < 2) return {};
  auto const at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  Header header{at(0) & 0xF, (at(0) & 0x40) != 0, 2, static_cast<std::size_t>(at(1) & 0x7F)};
  int const more = header.payload == 126 ? 2 : header.payload == 127 ? 8 : 0;
  if (more == 0) return header;
  header.bytes += static_cast<std::size_t>(more);
  if (bytes.size() < header.bytes) return {};
  header.payload = 0;
  for (int i = 0; i < more; ++i) header.payload = header.payload << 8 | at(static_cast<std::size_t>(2 + i));
  return header;
}

}  // namespace

std::expected<Client, std::string> Client::dial(std::string const& address, int port, std::string_view more_headers, Reads reads) {
  Client client(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (client.file_ < 0) return std::unexpected("cannot make a socket: " + reason());
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(static_cast<std::uint16_t>(port));
  if (::inet_pton(AF_INET, address.c_str(), &to.sin_addr) != 1) return std::unexpected("'" + address + "' is not an address");
  if (::connect(client.file_, reinterpret_cast<sockaddr*>(&to), sizeof to) != 0)
    return std::unexpected("cannot reach " + address + ":" + std::to_string(port) + ": " + reason());
  int const on = 1;
  ::setsockopt(client.file_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  std::string const host = address + ":" + std::to_string(port);
  client.unsent_ =
      "GET /ws HTTP/1.1\r\nHost: " + host +
      "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: YXRlbGllciBsb2FkIHRlc3Q=\r\nSec-WebSocket-Version: 13\r\n" +
      (reads == Reads::deflated ? "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover\r\n" : "") +
      std::string(more_headers) + "\r\n";
  client.flush();
  std::string answer;
  while (answer.find("\r\n\r\n") == answer.npos) {
    char piece[1024];
    auto const got = ::recv(client.file_, piece, sizeof piece, 0);
    if (got <= 0) return std::unexpected("the server closed the connection");
    answer.append(piece, static_cast<std::size_t>(got));
  }
  if (!answer.starts_with("HTTP/1.1 101")) return std::unexpected("the server answered " + answer.substr(0, answer.find('\r')));
  client.deflates_ = answer.find("permessage-deflate") < answer.find("\r\n\r\n");
  client.unread_ = answer.substr(answer.find("\r\n\r\n") + 4);
  ::fcntl(client.file_, F_SETFL, O_NONBLOCK);
  return client;
}

Client::Client(Client&& other) noexcept { *this = std::move(other); }

Client& Client::operator=(Client&& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(unread_, other.unread_);
  std::swap(unsent_, other.unsent_);
  std::swap(texts_, other.texts_);
  std::swap(received_, other.received_);
  std::swap(close_code_, other.close_code_);
  std::swap(deflates_, other.deflates_);
  return *this;
}

Client::~Client() { close(); }

void Client::close() {
  if (file_ >= 0) ::close(file_);
  file_ = -1;
}

void Client::send_frame(int first, std::string_view payload) {
  unsent_ += static_cast<char>(first);
  if (payload.size() < 126) {
    unsent_ += static_cast<char>(0x80 | payload.size());
  } else {
    bool const small = payload.size() < 65536;
    unsent_ += static_cast<char>(small ? 0xFE : 0xFF);
    for (int i = small ? 1 : 7; i >= 0; --i) unsent_ += static_cast<char>(payload.size() >> (8 * i));
  }
  unsent_.append(4, '\0');  // a mask of nothing, so that the payload goes out as it is
  unsent_ += payload;
  flush();
}

bool Client::flush() {
  while (!unsent_.empty() && file_ >= 0) {
    auto const sent = ::send(file_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
    if (sent < 0) return false;
    unsent_.erase(0, static_cast<std::size_t>(sent));
  }
  return true;
}

bool Client::receive(std::function<void(std::string_view)> const& hear) {
  static thread_local char piece[64 * 1024];
  if (file_ < 0) return false;
  flush();
  auto const got = ::recv(file_, piece, sizeof piece, 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return true;
  if (got <= 0) {
    close();
    return false;
  }
  received_ += static_cast<std::uint64_t>(got);
  std::string_view bytes(piece, static_cast<std::size_t>(got));
  if (!unread_.empty()) bytes = unread_.append(bytes);
  auto const used = take(bytes, hear);
  if (bytes.data() == piece)
    unread_.assign(bytes.substr(used));
  else
    unread_.erase(0, used);
  return file_ >= 0;
}

std::size_t Client::take(std::string_view bytes, std::function<void(std::string_view)> const& hear) {
  std::size_t used = 0;
  for (;;) {
    auto const rest = bytes.substr(used);
    auto const header = header_of(rest);
    if (!header || rest.size() < header->bytes + header->payload) return used;
    auto const payload = rest.substr(header->bytes, header->payload);
    used += header->bytes + header->payload;
    if (header->opcode == 0x1 && !header->deflated) hear(payload);
    if (header->opcode == 0x1 && header->deflated) {
      auto const text = inflate_message(payload, most_text);
      if (!text) close();  // no server of ours sends that
      if (!text) return used;
      hear(*text);
    }
    if (header->opcode == ping_frame) send(pong_frame, payload);
    if (header->opcode == close_frame) {
      if (payload.size() >= 2) close_code_ = static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
      send(close_frame, payload);
      close();
      return used;
    }
  }
}

std::optional<std::string> Client::next(int milliseconds) {
  auto const keep = [this](std::string_view text) {
    auto const size = static_cast<std::uint32_t>(text.size());
    texts_.append(reinterpret_cast<char const*>(&size), sizeof size).append(text);
  };
  if (!unread_.empty()) unread_.erase(0, take(std::string(unread_), keep));
  while (texts_.empty()) {
    pollfd waiting{file_, POLLIN, 0};
    if (file_ < 0 || ::poll(&waiting, 1, milliseconds) <= 0) return {};
    if (!receive(keep) && texts_.empty()) return {};
  }
  std::uint32_t size = 0;
  std::memcpy(&size, texts_.data(), sizeof size);
  std::string text = texts_.substr(sizeof size, size);
  texts_.erase(0, sizeof size + size);
  return text;
}

}  // namespace atelier::server
