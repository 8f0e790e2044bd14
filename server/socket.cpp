#include "server/socket.hpp"

#include <optional>

#include <boost/asio/buffer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace atelier::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

namespace {

constexpr std::size_t most_text = 64 * 1024;            // of one message
constexpr std::size_t read_piece = 256;                 // most messages fit; an idle page costs no more
constexpr std::size_t kept_text = 4096;
constexpr std::size_t most_waiting_bytes = 1 << 20;     // not yet read by the page
constexpr std::size_t most_waiting_frames = 512;
constexpr double messages_a_second = 200;               // more is read later
constexpr double most_allowance = 400;

websocket::stream_base::timeout timeouts() {
  return {std::chrono::seconds(10), std::chrono::seconds(60), true};  // handshake, silence, pings in between
}

}  // namespace

Socket::Socket(Tcp tcp, std::shared_ptr<Hall> hall)
    : stream_(std::move(tcp)), hall_(std::move(hall)), allowance_(most_allowance), counted_(Clock::now()) {}

Socket::~Socket() = default;

void Socket::accept(HttpRequest request) {
  stream_.set_option(timeouts());
  stream_.text(true);
  stream_.auto_fragment(false);
  stream_.read_message_max(0);  // counted in `heard`, which says why before it closes
  auto shared = std::make_shared<HttpRequest>(std::move(request));
  stream_.async_accept(*shared, [self = shared_from_this(), shared](error_code error) {
    if (error) return;
    self->visitor_ = std::make_unique<Visitor>(*self->hall_, self);
    self->read();
  });
}

// ---- reading

void Socket::read() {
  std::size_t const size = text_.size();
  text_.resize(size + read_piece);
  stream_.async_read_some(asio::buffer(text_.data() + size, read_piece), [self = shared_from_this(), size](error_code error, std::size_t bytes) {
    self->text_.resize(size + bytes);
    if (error) return self->end();
    self->heard(bytes);
  });
}

void Socket::heard(std::size_t) {
  if (!visitor_) return;
  if (text_.size() > most_text) return refuse_and_close(No::too_big, websocket::close_code::too_big);
  if (!stream_.is_message_done()) return read();
  if (stream_.got_text())
    visitor_->hear(text_);
  else
    send(frame_of(refused_message("message", No::not_text)));
  text_.clear();
  if (text_.capacity() > kept_text) text_.shrink_to_fit();
  read_when_allowed();
}

// A page that asks faster than anyone plays is read more slowly, and the network holds it back.
void Socket::read_when_allowed() {
  if ((allowance_ -= 1) >= 0) return read();
  auto const now = Clock::now();
  allowance_ = std::min(most_allowance, allowance_ + std::chrono::duration<double>(now - counted_).count() * messages_a_second);
  counted_ = now;
  if (allowance_ >= 0) return read();
  using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, SocketStrand>;
  auto timer = std::make_shared<Timer>(stream_.get_executor(), std::chrono::duration_cast<Clock::duration>(
                                                                   std::chrono::duration<double>(-allowance_ / messages_a_second)));
  timer->async_wait([self = shared_from_this(), timer](error_code error) {
    if (!error && self->visitor_) self->read();
  });
}

void Socket::refuse_and_close(No no, websocket::close_code code) {
  send(frame_of(refused_message("message", no)));
  visitor_->leave();
  visitor_.reset();
  text_ = {};
  close(code);
}

// ---- writing

void Socket::send(Frame frame) {
  bool cut_off = false;
  {
    std::lock_guard const lock(mutex_);
    if (ended_ || last_word_) return;
    waiting_bytes_ += frame->size();
    waiting_.push_back(std::move(frame));
    cut_off = waiting_bytes_ > most_waiting_bytes || waiting_.size() > most_waiting_frames;
    if (cut_off) ended_ = true;
    if (writing_ && !cut_off) return;
    writing_ = true;
  }
  asio::dispatch(stream_.get_executor(), [self = shared_from_this(), cut_off] { cut_off ? self->cut() : self->write(); });
}

void Socket::write() {
  Frame frame;
  std::optional<websocket::close_code> last_word;
  {
    std::lock_guard const lock(mutex_);
    if (waiting_.empty() || ended_) {
      writing_ = false;
      last_word = last_word_;
    } else {
      frame = waiting_.front();
    }
  }
  if (last_word) {
    stream_.async_close(websocket::close_reason(*last_word), [self = shared_from_this()](error_code) { self->end(); });
    return;
  }
  if (!frame) return;
  stream_.async_write(asio::buffer(*frame), [self = shared_from_this(), frame](error_code error, std::size_t) {
    if (error) return self->end();
    self->written();
  });
}

void Socket::written() {
  {
    std::lock_guard const lock(mutex_);
    if (!waiting_.empty()) {
      waiting_bytes_ -= waiting_.front()->size();
      waiting_.erase(waiting_.begin());
    }
  }
  write();
}

void Socket::close(websocket::close_code code) {
  {
    std::lock_guard const lock(mutex_);
    last_word_ = code;
    if (writing_) return;
    writing_ = true;
  }
  write();
}

// ---- the end

void Socket::cut() {
  error_code ignored;
  beast::get_lowest_layer(stream_).close(ignored);
  end();
}

void Socket::end() {
  {
    std::lock_guard const lock(mutex_);
    ended_ = true;
    waiting_.clear();
    waiting_bytes_ = 0;
  }
  if (visitor_) visitor_->leave();
  visitor_.reset();
}

}  // namespace atelier::server
