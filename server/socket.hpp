// One page's WebSocket. Includes Beast: only door.cpp and socket.cpp include this.
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/visitor.hpp"

namespace atelier::server {

using SocketStrand = boost::asio::strand<boost::asio::io_context::executor_type>;
using Tcp = boost::asio::basic_stream_socket<boost::asio::ip::tcp, SocketStrand>;
using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

class Socket final : public Wire, public std::enable_shared_from_this<Socket> {
 public:
  Socket(Tcp, std::shared_ptr<Hall>);
  ~Socket() override;
  void accept(HttpRequest);
  void send(Frame) override;

 private:
  using Clock = std::chrono::steady_clock;
  void read();
  void heard(std::size_t bytes);
  void read_when_allowed();
  void refuse_and_close(No, boost::beast::websocket::close_code);
  void write();
  void written();
  void close(boost::beast::websocket::close_code);
  void cut();
  void end();

  boost::beast::websocket::stream<Tcp, false> stream_;
  std::shared_ptr<Hall> hall_;
  std::unique_ptr<Visitor> visitor_;  // none before the handshake and after the end
  std::string text_;                  // what was read of a message
  double allowance_;                  // messages that may be read at once
  Clock::time_point counted_;

  std::mutex mutex_;                  // for what follows: tables send from their own lines
  std::vector<Frame> waiting_;
  std::size_t waiting_bytes_ = 0;
  bool writing_ = false;
  bool ended_ = false;
  std::optional<boost::beast::websocket::close_code> last_word_;  // close when everything is written
};

}  // namespace atelier::server
