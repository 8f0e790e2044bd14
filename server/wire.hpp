// The way out to one page. Frames are made once, and compressed once, for everyone who gets the same one.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace atelier::server {

// What is told, and the same compressed, which is made when a page that can read it first gets it.
class Message {
 public:
  explicit Message(std::string text) : text_(std::move(text)) {}
  std::string const& text() const { return text_; }
  // Empty where compressing gains nothing.
  std::string const& deflated() const;

 private:
  std::string text_;
  mutable std::once_flag once_;
  mutable std::string deflated_;
};

using Frame = std::shared_ptr<Message const>;

inline Frame frame_of(std::string text) { return std::make_shared<Message const>(std::move(text)); }

// Any thread may call these; frames arrive in the order they were sent.
class Wire {
 public:
  virtual ~Wire() = default;
  // A page that does not read is cut off once too much waits for it; it comes back with the last number it saw.
  virtual void send(Frame) = 0;
  virtual void guessed_wrong() {}  // the name of a table, or the token of a seat
};

}  // namespace atelier::server
