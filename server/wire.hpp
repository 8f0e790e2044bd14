// The way out to one page. Frames are made once and shared by everyone who gets the same one.
#pragma once

#include <memory>
#include <string>

namespace atelier::server {

using Frame = std::shared_ptr<std::string const>;

inline Frame frame_of(std::string text) { return std::make_shared<std::string const>(std::move(text)); }

// Any thread may call these; frames arrive in the order they were sent.
class Wire {
 public:
  virtual ~Wire() = default;
  // A page that does not read is cut off once too much waits for it; it comes back with the last number it saw.
  virtual void send(Frame) = 0;
};

}  // namespace atelier::server
