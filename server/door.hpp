// Where pages come in: listens, speaks HTTP, and hands WebSockets on.
#pragma once

#include <expected>
#include <memory>
#include <string>

namespace atelier {
struct ServeSettings;
}

namespace atelier::server {

class Callers;
class Hall;
class Threads;

class Door {
 public:
  virtual ~Door() = default;
  virtual int port() const = 0;
  virtual void say_goodbye() = 0;  // tells every page when to come back, and lets nobody else in
};

// Listens from now on; stops when the threads do, and says goodbye when it is destroyed. The error is one sentence.
std::expected<std::unique_ptr<Door>, std::string> open_door(Threads&, std::shared_ptr<Hall>, ServeSettings const&, Callers&);

}  // namespace atelier::server
