// A small WebSocket client, for the load generator and the tests: one socket, no threads, no allocation for a frame that came whole.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace atelier::server {

class Client {
 public:
  enum class Reads { deflated, plain };  // whether it offers to read compressed messages
  // Connects and shakes hands; waits for both. The error is one sentence.
  static std::expected<Client, std::string> dial(std::string const& address, int port, std::string_view more_headers = "",
                                                 Reads = Reads::deflated);

  Client(Client&&) noexcept;
  Client& operator=(Client&&) noexcept;
  ~Client();

  int file() const { return file_; }
  bool open() const { return file_ >= 0; }
  std::uint64_t received() const { return received_; }           // bytes, as they came
  bool deflates() const { return deflates_; }                    // the server has agreed to compress
  std::optional<int> close_code() const { return close_code_; }  // what the server said when it closed

  void send(std::string_view text) { send(0x1, text); }
  void send(int opcode, std::string_view payload) { send_frame(0x80 | opcode, payload); }
  void send_frame(int first, std::string_view payload);  // `first` is the frame's first byte
  bool flush();                                          // false while the network does not take everything that was sent
  // Reads what has come without waiting, and calls `hear` for each text. False when the connection has ended.
  bool receive(std::function<void(std::string_view)> const& hear);
  // Waits for the next text. Empty when the connection ended or the time is over.
  std::optional<std::string> next(int milliseconds = 5000);
  void close();

 private:
  explicit Client(int file) : file_(file) {}
  std::size_t take(std::string_view bytes, std::function<void(std::string_view)> const& hear);

  int file_ = -1;
  std::string unread_;  // part of a frame
  std::string unsent_;
  std::string texts_;  // for next(): texts that came together, each with its length before it
  std::uint64_t received_ = 0;
  std::optional<int> close_code_;
  bool deflates_ = false;
};

}  // namespace atelier::server
