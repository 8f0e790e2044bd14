#include "server/socket.hpp"

#include <cerrno>

#include <sys/socket.h>
#include <sys/uio.h>
#include <boost/asio/steady_timer.hpp>

#include "engine/json.hpp"
#include "server/protocol.hpp"
#include "server/refusals.hpp"

namespace atelier::server {

using boost::system::error_code;

namespace {

constexpr std::size_t most_text = 64 * 1024;         // of one message
constexpr std::size_t most_waiting_bytes = 1 << 20;  // not yet taken by the network
constexpr std::size_t most_waiting_frames = 512;
constexpr int network_buffer = 128 * 1024;  // what the system may hold for one page besides
constexpr float messages_a_second = 200;    // more are read later
constexpr float most_allowance = 400;
constexpr int comers_a_second = 200;
constexpr int sweeps_until_ping = 2;
constexpr int sweeps_until_cut = 4;

}  // namespace

// ---- all of them

void Sockets::add(Socket* socket) {
  std::lock_guard const lock(mutex_);
  all_.insert(socket);
}

void Sockets::remove(Socket* socket) {
  std::lock_guard const lock(mutex_);
  all_.erase(socket);
}

// To be let go of outside the lock: the last hold on a socket removes it from here.
std::vector<std::shared_ptr<Socket>> Sockets::hold() {
  std::lock_guard const lock(mutex_);
  std::vector<std::shared_ptr<Socket>> all;
  for (auto* each : all_)
    if (auto socket = each->weak_from_this().lock()) all.push_back(std::move(socket));
  return all;
}

void Sockets::sweep() {
  for (auto const& each : hold()) each->swept();
}

// Pages come back spread over a while, so that the server that follows is not met by all of them at once.
void Sockets::say_closing(std::chrono::seconds back_in) {
  auto const all = hold();
  auto const back = static_cast<int>(std::chrono::milliseconds(back_in).count());
  auto const spread = std::max(1000, static_cast<int>(all.size()) * 1000 / comers_a_second);
  auto const frame = frame_of(to_json(protocol::Reply(protocol::Closing{back, spread})));
  for (auto const& each : all) each->send(frame);
}

void Sockets::close() {
  for (auto const& each : hold()) each->close();
}

// ---- reading

Socket::Socket(Tcp tcp, std::shared_ptr<Hall> hall, std::shared_ptr<Sockets> sockets, bool deflate)
    : tcp_(std::move(tcp)),
      hall_(std::move(hall)),
      sockets_(std::move(sockets)),
      frames_(most_text, deflate),
      deflate_(deflate),
      allowance_(most_allowance),
      counted_(Clock::now()) {
  error_code ignored;
  tcp_.set_option(boost::asio::socket_base::send_buffer_size(network_buffer), ignored);
  sockets_->add(this);
}

Socket::~Socket() { sockets_->remove(this); }

void Socket::start(std::string early) {
  visitor_.emplace(*hall_, shared_from_this());
  if (early.empty()) return await_bytes();
  heard(early);
}

void Socket::await_bytes() {
  std::lock_guard const lock(mutex_);
  tcp_.async_wait(Tcp::wait_read, [self = shared_from_this()](error_code error) { error ? self->end() : self->read(); });
}

void Socket::read() {
  // One piece of memory a thread, not one a page: most pages wait most of the time.
  static thread_local std::array<char, 64 * 1024> bytes;
  auto const got = ::recv(tcp_.native_handle(), bytes.data(), bytes.size(), MSG_DONTWAIT);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return await_bytes();
  if (got <= 0) return end();
  if (!goodbye_) silent_.store(0, std::memory_order_relaxed);
  heard({bytes.data(), static_cast<std::size_t>(got)});
}

void Socket::heard(std::string_view bytes) {
  if (!goodbye_) {
    auto const wrong = frames_.feed(bytes, [this](Opcode opcode, std::string_view text) { hear(opcode, text); });
    if (wrong == CloseCode::too_big) say(Opcode::text, refused_message("message", No::too_big));
    if (wrong) say_goodbye(*wrong);
  }
  // After a goodbye whatever still comes is read and dropped: closing on unread bytes would take the goodbye back.
  allowance_ >= 0 ? await_bytes() : await_allowance();
}

void Socket::hear(Opcode opcode, std::string_view text) {
  if (goodbye_) return;
  allowance_ -= 1;
  switch (opcode) {
    case Opcode::text: allowance_ += 1 - visitor_->hear(text); return;
    case Opcode::binary: return say(Opcode::text, refused_message("message", No::not_text));
    case Opcode::ping: return say(Opcode::pong, std::string(text));
    case Opcode::close: return say_goodbye(CloseCode::normal);
    case Opcode::pong: return;
  }
}

// A page that asks faster than anyone plays is read more slowly, and the network holds it back.
void Socket::await_allowance() {
  auto const now = Clock::now();
  allowance_ = std::min(most_allowance, allowance_ + std::chrono::duration<float>(now - counted_).count() * messages_a_second);
  counted_ = now;
  if (allowance_ >= 0) return await_bytes();
  using Timer = boost::asio::basic_waitable_timer<Clock, boost::asio::wait_traits<Clock>, boost::asio::io_context::executor_type>;
  auto const wait = std::chrono::duration<float>(-allowance_ / messages_a_second);
  auto timer = std::make_shared<Timer>(tcp_.get_executor(), std::chrono::ceil<std::chrono::milliseconds>(wait));
  timer->async_wait([self = shared_from_this(), timer](error_code error) { error ? self->end() : self->await_bytes(); });
}

void Socket::end() {
  {
    std::lock_guard const lock(mutex_);
    ended_ = true;
    waiting_ = {};
    error_code ignored;
    tcp_.close(ignored);
  }
  if (visitor_) visitor_->leave();
  visitor_.reset();
  hall_.reset();
}

// A page and whatever it looks at, a table or the lobby of the hall, hold each other; one of them must let go.
void Socket::close() {
  say_goodbye(CloseCode::going_away);
  end();
}

// ---- writing

void Socket::send(Frame frame) {
  bool const deflated = deflate_ && !frame->deflated().empty();
  auto const& payload = deflated ? frame->deflated() : frame->text();
  std::lock_guard const lock(mutex_);
  put({frame_header(Opcode::text, payload.size(), deflated), {std::move(frame), &payload}});
}

void Socket::say(Opcode opcode, std::string payload) {
  std::lock_guard const lock(mutex_);
  put({frame_header(opcode, payload.size()), std::make_shared<std::string const>(std::move(payload))});
}

void Socket::put(Out out) {
  if (ended_ || goodbye_) return;
  if (waiting_.empty()) {
    if (write(out)) return;
    waiting_bytes_ = out.size();
    waiting_.push_back(std::move(out));
    return await_room();
  }
  waiting_bytes_ += out.size();
  waiting_.push_back(std::move(out));
  if (waiting_bytes_ > most_waiting_bytes || waiting_.size() > most_waiting_frames) cut();
}

void Socket::say_goodbye(CloseCode code) {
  auto const number = static_cast<unsigned>(code);
  std::string const payload{static_cast<char>(number >> 8), static_cast<char>(number & 0xFF)};
  {
    std::lock_guard const lock(mutex_);
    put({frame_header(Opcode::close, payload.size()), std::make_shared<std::string const>(payload)});
    goodbye_ = true;
    if (waiting_.empty() && !ended_) ::shutdown(tcp_.native_handle(), SHUT_WR);
  }
  if (visitor_) visitor_->leave();
}

bool Socket::write(Out& out) {
  std::size_t const from = std::min<std::size_t>(out.sent, out.header.size);
  std::size_t const at = out.sent - from;
  iovec parts[2] = {{out.header.bytes.data() + from, out.header.size - from},
                    {const_cast<char*>(out.payload->data()) + at, out.payload->size() - at}};
  msghdr message{};
  message.msg_iov = parts;
  message.msg_iovlen = 2;
  auto const sent = ::sendmsg(tcp_.native_handle(), &message, MSG_DONTWAIT | MSG_NOSIGNAL);
  if (sent < 0 && errno != EAGAIN && errno != EINTR) {
    cut();
    return true;
  }
  if (sent > 0) out.sent += static_cast<std::size_t>(sent);
  return out.sent == out.size();
}

void Socket::await_room() {
  tcp_.async_wait(Tcp::wait_write, [self = shared_from_this()](error_code error) {
    std::lock_guard const lock(self->mutex_);
    if (!error && !self->ended_) self->write_waiting();
  });
}

void Socket::write_waiting() {
  std::size_t done = 0;
  while (done < waiting_.size() && write(waiting_[done])) waiting_bytes_ -= waiting_[done++].size();
  waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(done));
  if (!waiting_.empty()) return await_room();
  waiting_ = {};
  if (goodbye_) ::shutdown(tcp_.native_handle(), SHUT_WR);
}

// Ends the connection from the writing side: the reading side sees its end and cleans up.
void Socket::cut() {
  waiting_bytes_ = 0;
  goodbye_ = true;
  ::shutdown(tcp_.native_handle(), SHUT_RDWR);
}

void Socket::swept() {
  int const silent = silent_.fetch_add(1, std::memory_order_relaxed) + 1;
  if (silent == sweeps_until_ping) say(Opcode::ping, "");
  if (silent < sweeps_until_cut) return;
  std::lock_guard const lock(mutex_);
  if (!ended_) cut();
}

}  // namespace atelier::server
