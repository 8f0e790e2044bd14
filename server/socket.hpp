// One page's WebSocket once it has shaken hands. Includes Asio: only door.cpp and socket.cpp include this.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_set>
#include <vector>

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/callers.hpp"
#include "server/frames.hpp"
#include "server/silence.hpp"
#include "server/visitor.hpp"

namespace atelier::server {

class Socket;

// Every socket of the server: pings those that are silent, cuts those that do not answer.
class Sockets {
 public:
  void add(Socket*);
  void remove(Socket*);
  void sweep();
  void say_closing(std::chrono::seconds back_in);
  void close();  // when the server stops and nothing else works any more

 private:
  std::vector<std::shared_ptr<Socket>> hold();

  std::mutex mutex_;
  std::unordered_set<Socket*> all_;
};

inline constexpr std::chrono::seconds sweep_pace{2};

// Reading goes on in one chain of events, so it needs no lock. Anyone may send: what the network takes at once is written by the sender's
// own thread, and only the rest waits.
class Socket final : public Wire, public std::enable_shared_from_this<Socket> {
 public:
  using Tcp = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

  // `deflate`: the page reads compressed messages, and may send them.
  Socket(Tcp, std::shared_ptr<Hall>, std::shared_ptr<Sockets>, std::shared_ptr<Caller>, bool deflate);
  ~Socket() override;
  void start(std::string early);  // bytes that came together with the handshake
  void send(Frame) override;
  void guessed_wrong() override { caller_->guessed_wrong(); }
  void swept();
  void close();

 private:
  struct Out {
    FrameHeader header;
    std::shared_ptr<std::string const> payload;
    std::size_t sent = 0;
    std::size_t size() const { return header.size + payload->size(); }
  };

  void await_bytes();
  void read();
  void heard(std::string_view bytes);
  void hear(Opcode, std::string_view);
  void end();

  void say(Opcode, std::string payload);
  void say_goodbye(CloseCode);
  void put(Out);     // the lock is held here and in what follows
  bool write(Out&);  // whether all of it is written
  void await_room();
  void write_waiting();
  std::optional<Limit> exceeded() const;
  std::optional<Limit> overdue();
  std::uint64_t delivered();
  void count_waiting(std::int64_t bytes);
  void forget_waiting();
  void cut();

  Tcp tcp_;
  std::shared_ptr<Hall> hall_;
  std::shared_ptr<Sockets> sockets_;
  std::shared_ptr<Caller> caller_;
  std::optional<Visitor> visitor_;  // none after the end
  FrameReader frames_;
  bool deflate_;
  Silence silence_;                                 // but for what is heard, with the lock held
  std::size_t dropped_ = 0;                         // bytes that came after the goodbye
  bool whole_ = false;                              // a message has come to its end
  std::atomic<std::chrono::milliseconds> begun_{};  // when the message that is half there began; 0: none is

  std::mutex mutex_;
  std::vector<Out> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::chrono::milliseconds taken_{};  // when the network last took something of it
  std::uint64_t told_ = 0;             // bytes, so far
  std::atomic<bool> goodbye_ = false;  // the close frame was the last thing said, or nothing can be said any more
  bool cut_off_ = false;
  bool ended_ = false;
};

}  // namespace atelier::server
