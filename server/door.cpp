#include "server/door.hpp"

#include <algorithm>
#include <future>
#include <optional>

#include <spdlog/spdlog.h>
#include <sys/socket.h>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message_generator.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "engine/box.hpp"
#include "server/callers.hpp"
#include "server/encoding.hpp"
#include "server/extension.hpp"
#include "server/metrics.hpp"
#include "server/reading.hpp"
#include "server/serve.hpp"
#include "server/site.hpp"
#include "server/socket.hpp"
#include "server/threads.hpp"

namespace atelier::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

// A conversation has timers beside it, so it runs in a strand of its own.
using SocketStrand = asio::strand<asio::io_context::executor_type>;
using Tcp = asio::basic_stream_socket<asio::ip::tcp, SocketStrand>;
using HttpRequest = http::request<http::string_body>;
using HttpStream = beast::basic_stream<asio::ip::tcp, SocketStrand>;
using Parser = http::request_parser<http::string_body>;
template <class T>
using Task = asio::awaitable<T, SocketStrand>;
constexpr asio::use_awaitable_t<SocketStrand> await{};

constexpr std::uint32_t most_header = 16 * 1024;
constexpr std::uint64_t most_body = longest_box + 1024;
constexpr std::chrono::seconds patience{30};  // between two requests, and for an answer to be taken
constexpr std::size_t first_bytes = 4096;
constexpr std::string_view policy =
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri "
    "'self'; "
    "form-action 'self'";

beast::string_view of(std::string_view text) { return {text.data(), text.size()}; }

template <class Body>
http::message_generator dress(http::response<Body> response, Answer const& answer, unsigned version, bool keep_alive) {
  response.version(version);
  response.keep_alive(keep_alive);
  response.set(http::field::content_type, of(answer.type));
  response.set(http::field::cache_control, of(answer.cache));
  response.set("Content-Security-Policy", of(policy));
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("X-Frame-Options", "DENY");
  if (!answer.encoding.empty()) response.set(http::field::content_encoding, of(answer.encoding));
  if (answer.varies) response.set(http::field::vary, "Accept-Encoding");
  if (!answer.etag.empty()) response.set(http::field::etag, of(answer.etag));
  if (!answer.attachment.empty()) response.set(http::field::content_disposition, "attachment; filename=\"" + answer.attachment + "\"");
  if (answer.status == 405) response.set(http::field::allow, of(answer.allow));
  if (answer.status == 429) response.set(http::field::retry_after, "10");
  if (answer.status == 426) response.set(http::field::upgrade, "websocket");
  return response;
}

http::message_generator response_to(bool head, Answer answer, unsigned version, bool keep_alive) {
  auto const status = static_cast<http::status>(answer.status);
  auto const body = answer.bytes.empty() ? std::string_view(answer.text) : answer.bytes;
  if (head || answer.status == 304) {
    http::response<http::empty_body> response{status, version};
    if (answer.status != 304) response.content_length(body.size());
    return dress(std::move(response), answer, version, keep_alive);
  }
  if (!answer.bytes.empty()) {
    http::response<http::span_body<char const>> response{status, version};
    response.body() = {body.data(), body.size()};
    response.prepare_payload();
    return dress(std::move(response), answer, version, keep_alive);
  }
  http::response<http::string_body> response{status, version};
  response.body() = std::move(answer.text);
  response.prepare_payload();
  return dress(std::move(response), answer, version, keep_alive);
}

Address address_of(asio::ip::address const& address) { return read_address(address.to_string()).value_or(Address{}); }

// What an address is asked for by a path, in plain messages. Whether the server is well anybody may ask at any time.
float price_of(std::string_view target) {
  for (std::string_view const free : {"/healthz", "/readyz", "/api/health", "/metrics"})
    if (target == free) return 0;
  for (std::string_view const dear : {"/api/tables/", "/api/boxes", "/api/comparisons", "/api/journals"})
    if (target.starts_with(dear)) return 20;
  return target.starts_with("/t/") ? 10 : 1;
}

bool names_some_table(std::string_view target) { return target.starts_with("/api/tables/"); }

// Whatever was not a request.
std::optional<Answer> sorry_for(error_code error) {
  if (error == http::error::body_limit || error == http::error::header_limit || error == http::error::buffer_overflow)
    return sorry(413, "The request is too big.");
  if (error == http::error::end_of_stream || error == beast::error::timeout) return {};
  if (error.category() == http::make_error_code(http::error::bad_method).category()) return sorry(400, "The request cannot be read.");
  return {};
}

class HttpDoor final : public Door {
 public:
  HttpDoor(Threads& threads, std::shared_ptr<Hall> hall, ServeSettings const& settings, Callers& callers)
      : io_(threads.io()),
        acceptor_(io_),
        sweeper_(io_),
        hall_(std::move(hall)),
        callers_(callers),
        site_(hall_, callers.meters(), settings),
        origins_(settings.origins),
        back_in_(settings.back_in_seconds) {}
  ~HttpDoor() override { sockets_->close(); }

  std::expected<void, std::string> listen(std::string const& address, int port) {
    std::string const where = address + ":" + std::to_string(port);
    error_code error;
    auto const ip = asio::ip::make_address(address, error);
    if (error) return std::unexpected("'" + address + "' is not an address to listen on");
    if (port < 0 || port > 65535) return std::unexpected(std::to_string(port) + " is not a port: 0 to 65535");
    asio::ip::tcp::endpoint const endpoint(ip, static_cast<unsigned short>(port));
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(4096, error);
    if (error) return std::unexpected("cannot listen on " + where + ": " + error.message());
    port_ = acceptor_.local_endpoint().port();
    accept();
    sweep();
    return {};
  }

  int port() const override { return port_; }

  void say_goodbye() override {
    std::promise<void> closed;
    asio::post(acceptor_.get_executor(), [&] {
      error_code ignored;
      acceptor_.close(ignored);
      closed.set_value();
    });
    closed.get_future().wait();
    sockets_->say_closing(back_in_);
  }

 private:
  void accept() {
    acceptor_.async_accept(asio::make_strand(io_), [this](error_code error, Tcp tcp) {
      if (error == asio::error::operation_aborted) return;
      if (error) return accept_later(error);
      error_code ignored;
      tcp.set_option(asio::ip::tcp::no_delay(true), ignored);
      auto const peer = address_of(tcp.remote_endpoint(ignored).address());
      auto const strand = tcp.get_executor();
      // Who called by way of a proxy is only known from what is asked.
      auto caller = callers_.is_proxy(peer) ? nullptr : callers_.connect(peer);
      if (caller || callers_.is_proxy(peer))
        asio::co_spawn(strand, converse(HttpStream(std::move(tcp)), peer, std::move(caller)), asio::detached);
      else
        turn_away(tcp);
      accept();
    });
  }

  // Without waiting: whoever has too many connections may lose this sentence as well.
  static void turn_away(Tcp& tcp) {
    static constexpr std::string_view sentence =
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: 60\r\nConnection: close\r\nRetry-After: "
        "10\r\n\r\n"
        "{\"error\":\"Too many pages from your address are open here.\"}\n";
    ::send(tcp.native_handle(), sentence.data(), sentence.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    metrics().answers[4].add();
  }

  // Out of sockets, most likely: others must leave before anyone can come in.
  void accept_later(error_code error) {
    spdlog::warn("cannot let anyone in: {}", error.message());
    auto timer = std::make_shared<asio::steady_timer>(io_, std::chrono::milliseconds(200));
    timer->async_wait([this, timer](error_code stopped) {
      if (!stopped) accept();
    });
  }

  // One connection: requests and answers until either side has enough, or a WebSocket takes over.
  Task<void> converse(HttpStream stream, Address peer, std::shared_ptr<Caller> caller) {
    bool const by_proxy = !caller;
    beast::flat_buffer buffer(most_header + most_body);
    for (;;) {
      Parser parser;
      parser.header_limit(most_header);
      parser.body_limit(most_body);
      error_code error;
      co_await read(stream, buffer, parser, error);
      if (error) {
        auto answer = sorry_for(error);
        if (answer)
          co_await beast::async_write(stream, response_to(false, *std::move(answer), 11, false), asio::redirect_error(await, error));
        break;
      }
      auto const who = by_proxy ? callers_.behind(peer, forwarded(parser.get())) : peer;
      if (by_proxy) caller = callers_.connect(who);
      auto refused = refuse(caller.get(), parser.get());
      if (refused) {
        metrics().answers[static_cast<std::size_t>(refused->status / 100)].add();
        stream.expires_after(patience);
        co_await beast::async_write(stream, response_to(false, *std::move(refused), 11, false), asio::redirect_error(await, error));
        break;
      }
      if (is_handshake(parser.get())) {
        stream.expires_never();
        co_return co_await let_in(stream.release_socket(), parser.release(), beast::buffers_to_string(buffer.data()), std::move(caller));
      }
      bool const keep_alive = co_await answer(stream, parser.release(), who, *caller, error);
      if (error || !keep_alive) break;
    }
    error_code ignored;
    stream.socket().shutdown(Tcp::shutdown_send, ignored);
  }

  // A request may be long in coming, but once it has begun it must come to its end.
  Task<void> read(HttpStream& stream, beast::flat_buffer& buffer, Parser& parser, error_code& error) {
    stream.expires_after(patience);
    if (buffer.size() == 0) {
      auto const got = co_await stream.async_read_some(buffer.prepare(first_bytes), asio::redirect_error(await, error));
      if (error) {
        if (error == asio::error::eof) error = http::error::end_of_stream;
        co_return;
      }
      buffer.commit(got);
    }
    auto const seconds = callers_.limits().message_seconds;
    if (seconds > 0) stream.expires_after(std::chrono::seconds(seconds));
    co_await http::async_read_header(stream, buffer, parser, asio::redirect_error(await, error));
    if (!error && takes_journals(std::string_view(parser.get().method_string()), std::string_view(parser.get().target())))
      parser.body_limit(most_journal);
    if (!error && !parser.is_done()) co_await http::async_read(stream, buffer, parser, asio::redirect_error(await, error));
    if (error == beast::error::timeout) callers_.meters().hit(Limit::message_time);
  }

  static bool is_handshake(HttpRequest const& request) { return beast::websocket::is_upgrade(request) && request.target() == "/ws"; }

  // Of all headers of that name: a caller's own may stand before the proxy's.
  static std::string forwarded(HttpRequest const& request) {
    std::string all;
    auto const range = request.equal_range("X-Forwarded-For");
    for (auto each = range.first; each != range.second; ++each) all.append(all.empty() ? "" : ",").append(each->value());
    return all;
  }

  // Whoever may not ask this, or not now. No caller: the address has too many connections.
  std::optional<Answer> refuse(Caller* caller, HttpRequest const& request) const {
    if (!caller) return sorry(429, "Too many pages from your address are open here.");
    std::string_view const target = request.target();
    if (is_handshake(request)) {
      std::string_view const origin = request[http::field::origin];
      bool const ours =
          same_house(origin, request[http::field::host]) || std::find(origins_.begin(), origins_.end(), origin) != origins_.end();
      if (!ours) return sorry(403, "Pages of other sites may not come in here.");
      if (!caller->take(Limit::handshakes)) return sorry(429, "Too many pages from your address came at once; wait a moment.");
      return {};
    }
    float const price = price_of(target);
    if ((price > 0 && !caller->take(Limit::address_work, price)) || (names_some_table(target) && !caller->may_guess()))
      return sorry(429, "Your address has asked for a lot at once; wait a moment.");
    return {};
  }

  // Beast shakes hands; from then on the page has a socket that costs less memory than Beast's.
  Task<void> let_in(Tcp tcp, HttpRequest request, std::string early, std::shared_ptr<Caller> caller) {
    beast::websocket::stream<Tcp, false> handshake(std::move(tcp));
    auto const deflate = agree_on_deflate(request[http::field::sec_websocket_extensions]);
    if (deflate)
      handshake.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::response_type& response) {
        if (response.result() == http::status::switching_protocols) response.set(http::field::sec_websocket_extensions, *deflate);
      }));
    error_code error;
    co_await handshake.async_accept(request, asio::redirect_error(await, error));
    if (error) co_return;
    auto const protocol = handshake.next_layer().local_endpoint(error).protocol();
    auto const file = handshake.next_layer().release(error);
    if (error) co_return;
    std::make_shared<Socket>(Socket::Tcp(io_, protocol, file), hall_, sockets_, std::move(caller), deflate.has_value())
        ->start(std::move(early));
  }

  void sweep() {
    sweeper_.expires_after(sweep_pace);
    sweeper_.async_wait([this](error_code error) {
      if (error) return;
      sockets_->sweep();
      sweep();
    });
  }

  Task<bool> answer(HttpStream& stream, HttpRequest request, Address who, Caller& caller, error_code& error) {
    Asked const asked{std::string(request.method_string()),
                      std::string(request.target()),
                      std::string(request[http::field::if_none_match]),
                      std::string(request[http::field::authorization]),
                      std::string(request[http::field::host]),
                      std::string(request["X-Forwarded-Proto"]),
                      std::string(request[http::field::accept_language]),
                      std::string(request[http::field::origin]),
                      write_address(who),
                      std::move(request.body()),
                      &caller};
    Answer found = co_await find(asked, stream.get_executor());
    metrics().answers[static_cast<std::size_t>(found.status / 100)].add();
    if (found.status == 404 && names_some_table(asked.target)) caller.guessed_wrong();
    encode(found, request[http::field::accept_encoding]);
    bool const keep_alive = request.keep_alive();
    stream.expires_after(patience);
    co_await beast::async_write(stream, response_to(asked.method == "HEAD", std::move(found), request.version(), keep_alive),
                                asio::redirect_error(await, error));
    co_return keep_alive;
  }

  // The site may answer from another thread; the conversation goes on in its own line.
  Task<Answer> find(Asked asked, SocketStrand strand) {
    auto ask = [this, &asked, &strand](auto handler) {
      auto shared = std::make_shared<decltype(handler)>(std::move(handler));
      site_.ask(asked, [shared, strand](Answer found) mutable {
        asio::post(strand, [shared, found = std::move(found)]() mutable { (*shared)(std::move(found)); });
      });
    };
    co_return co_await asio::async_initiate<asio::use_awaitable_t<SocketStrand> const, void(Answer)>(ask, await);
  }

  asio::io_context& io_;
  asio::basic_socket_acceptor<asio::ip::tcp, asio::io_context::executor_type> acceptor_;
  asio::steady_timer sweeper_;
  std::shared_ptr<Hall> hall_;
  Callers& callers_;
  std::shared_ptr<Sockets> sockets_ = std::make_shared<Sockets>();
  Site site_;
  std::vector<std::string> origins_;  // of this house, by the names browsers know it by
  std::chrono::seconds back_in_;
  int port_ = 0;
};

}  // namespace

std::expected<std::unique_ptr<Door>, std::string> open_door(Threads& threads, std::shared_ptr<Hall> hall, ServeSettings const& settings,
                                                            Callers& callers) {
  auto door = std::make_unique<HttpDoor>(threads, std::move(hall), settings, callers);
  if (auto listening = door->listen(settings.bind, settings.port); !listening) return std::unexpected(listening.error());
  return door;
}

}  // namespace atelier::server
