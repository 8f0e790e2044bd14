#include "server/socket.hpp"

#include <cerrno>

#include <linux/sockios.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include "engine/json.hpp"
#include "server/protocol.hpp"
#include "server/refusals.hpp"

namespace atelier::server {

using boost::system::error_code;

namespace {

constexpr std::size_t most_waiting_frames = 512;
constexpr std::size_t most_dropped = 1 << 20;  // read from a page after the goodbye
constexpr int network_buffer = 128 * 1024;     // what the system may hold for one page besides
constexpr int comers_a_second = 200;

// 0 is no limit.
bool over(int limit_kb, std::int64_t bytes) { return limit_kb > 0 && bytes > std::int64_t{limit_kb} * 1024; }
bool late(int limit_seconds, std::chrono::milliseconds since, std::chrono::milliseconds now) {
  return limit_seconds > 0 && since.count() > 0 && now - since > std::chrono::seconds(limit_seconds);
}

std::size_t longest_message(Limits const& limits) {
  return static_cast<std::size_t>(limits.message_kb > 0 ? limits.message_kb : 1024 * 1024) * 1024;
}

std::string too_big(Limits const& limits) {
  auto const kb = static_cast<int>(longest_message(limits) / 1024);
  return refused_message("message", refusal(No::too_big, kb), "A request may not be longer than " + std::to_string(kb) + " KiB.");
}

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

Socket::Socket(Tcp tcp, std::shared_ptr<Hall> hall, std::shared_ptr<Sockets> sockets, std::shared_ptr<Caller> caller, bool deflate)
    : tcp_(std::move(tcp)),
      hall_(std::move(hall)),
      sockets_(std::move(sockets)),
      caller_(std::move(caller)),
      frames_(longest_message(caller_->limits()), deflate),
      deflate_(deflate) {
  error_code ignored;
  tcp_.set_option(boost::asio::socket_base::send_buffer_size(network_buffer), ignored);
  sockets_->add(this);
  caller_->meters().sockets.fetch_add(1, std::memory_order_relaxed);
}

Socket::~Socket() {
  forget_waiting();
  sockets_->remove(this);
  caller_->meters().sockets.fetch_sub(1, std::memory_order_relaxed);
}

void Socket::start(std::string early) {
  visitor_.emplace(*hall_, shared_from_this(), caller_);
  silence_.heard(caller_->time());
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
  if (!goodbye_) silence_.heard(caller_->time());
  heard({bytes.data(), static_cast<std::size_t>(got)});
}

void Socket::heard(std::string_view bytes) {
  caller_->meters().heard_bytes.fetch_add(bytes.size(), std::memory_order_relaxed);
  if (!goodbye_) {
    whole_ = false;
    auto const wrong = frames_.feed(bytes, [this](Opcode opcode, std::string_view text) { hear(opcode, text); });
    if (wrong == CloseCode::too_big) {
      caller_->meters().hit(Limit::message);
      say(Opcode::text, too_big(caller_->limits()));
    }
    if (wrong) say_goodbye(*wrong);
    if (frames_.waits())
      begun_ = std::chrono::milliseconds(0);
    else if (whole_ || begun_.load().count() == 0)
      begun_ = caller_->time();
  } else if ((dropped_ += bytes.size()) > most_dropped) {
    return end();
  }
  // After a goodbye whatever still comes is read and dropped: closing on unread bytes would take the goodbye back.
  await_bytes();
}

void Socket::hear(Opcode opcode, std::string_view text) {
  whole_ = true;
  if (goodbye_) return;
  if (!(opcode == Opcode::text ? visitor_->hear(text) : visitor_->hear_frame(text.size()))) return say_goodbye(CloseCode::too_much);
  switch (opcode) {
    case Opcode::text: return;
    case Opcode::binary: return say(Opcode::text, refused_message("message", No::not_text));
    case Opcode::ping: return say(Opcode::pong, std::string(text));
    case Opcode::close: return say_goodbye(CloseCode::normal);
    case Opcode::pong: return;
  }
}

void Socket::end() {
  {
    std::lock_guard const lock(mutex_);
    ended_ = true;
    forget_waiting();
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
  bool const first = waiting_.empty();
  told_ += out.size();
  if (first && write(out)) return;
  if (first) taken_ = caller_->time();
  count_waiting(static_cast<std::int64_t>(out.size()));
  waiting_.push_back(std::move(out));
  if (auto const limit = exceeded()) {
    caller_->meters().hit(*limit);
    forget_waiting();
    return cut();
  }
  if (first) await_room();
}

// Who waits for more than a fair part of what all may wait for goes first.
std::optional<Limit> Socket::exceeded() const {
  auto const& limits = caller_->limits();
  auto const& meters = caller_->meters();
  auto const mine = static_cast<std::int64_t>(waiting_bytes_);
  if (over(limits.waiting_kb, mine) || waiting_.size() > most_waiting_frames) return Limit::waiting;
  if (over(limits.address_waiting_kb, caller_->waiting_bytes)) return Limit::address_waiting;
  if (over(limits.all_waiting_kb, meters.waiting_bytes) && over(limits.all_waiting_kb, mine * meters.waiting_pages))
    return Limit::all_waiting;
  return {};
}

void Socket::count_waiting(std::int64_t bytes) {
  bool const before = waiting_bytes_ > 0;
  waiting_bytes_ += static_cast<std::size_t>(bytes);
  caller_->waiting_bytes += bytes;
  caller_->meters().waiting_bytes += bytes;
  caller_->meters().waiting_pages += (waiting_bytes_ > 0 ? 1 : 0) - (before ? 1 : 0);
}

void Socket::forget_waiting() {
  waiting_ = {};
  count_waiting(-static_cast<std::int64_t>(waiting_bytes_));
}

void Socket::say_goodbye(CloseCode code) {
  auto const number = static_cast<unsigned>(code);
  std::string const payload{static_cast<char>(number >> 8), static_cast<char>(number & 0xFF)};
  {
    std::lock_guard const lock(mutex_);
    put({frame_header(Opcode::close, payload.size()), std::make_shared<std::string const>(payload)});
    goodbye_ = true;
    silence_.say_goodbye(told_, delivered(), caller_->time());
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
  if (sent > 0) {
    out.sent += static_cast<std::size_t>(sent);
    caller_->meters().sent_bytes.fetch_add(static_cast<std::uint64_t>(sent), std::memory_order_relaxed);
  }
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
  std::int64_t bytes = 0;
  auto const before = waiting_.empty() ? 0 : waiting_.front().sent;
  while (done < waiting_.size() && write(waiting_[done])) bytes += static_cast<std::int64_t>(waiting_[done++].size());
  if (done > 0 || (!waiting_.empty() && waiting_.front().sent > before)) taken_ = caller_->time();
  waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(done));
  count_waiting(-bytes);
  if (!waiting_.empty()) return await_room();
  waiting_ = {};
  if (goodbye_) ::shutdown(tcp_.native_handle(), SHUT_WR);
}

// Ends the connection from the writing side: the reading side sees its end and cleans up.
void Socket::cut() {
  goodbye_ = cut_off_ = true;
  ::shutdown(tcp_.native_handle(), SHUT_RDWR);
}

// What has reached the page's machine; whether the page reads it is another matter.
std::uint64_t Socket::delivered() {
  int on_its_way = 0;
  if (ended_ || ::ioctl(tcp_.native_handle(), SIOCOUTQ, &on_its_way) != 0) on_its_way = 0;
  auto const not_sent = waiting_bytes_ - (waiting_.empty() ? 0 : waiting_.front().sent);
  return told_ - std::min(told_, not_sent + static_cast<std::uint64_t>(on_its_way));
}

std::optional<Limit> Socket::overdue() {
  auto const& limits = caller_->limits();
  auto const now = caller_->time();
  if (!waiting_.empty() && late(limits.reading_seconds, taken_, now)) return Limit::reading;
  if (late(limits.message_seconds, begun_, now)) return Limit::message_time;
  if (silence_.is_given_up(limits.answer_seconds, delivered(), now)) return Limit::silence;
  return {};
}

void Socket::swept() {
  std::lock_guard const lock(mutex_);
  if (ended_ || cut_off_) return;
  if (auto const limit = overdue()) {
    caller_->meters().hit(*limit);
    forget_waiting();
    return cut();
  }
  if (goodbye_ || !silence_.is_long(caller_->limits().ping_seconds, caller_->time())) return;
  put({frame_header(Opcode::ping, 0), std::make_shared<std::string const>()});
  silence_.ask(told_, delivered(), caller_->time());
}

}  // namespace atelier::server
