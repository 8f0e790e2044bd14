// Whether anybody is at the other end of a connection. Whoever says nothing for a while is asked, and has some time for an answer once the
// question has come: on a slow line it waits for whatever was told before it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

namespace atelier::server {

class Silence {
 public:
  using Time = std::chrono::milliseconds;  // since some moment

  void heard(Time now) { heard_ = now; }  // any thread may say so

  // Whether it is time to ask; with 0 seconds never.
  bool is_long(int seconds, Time now) const { return !asked_ && seconds > 0 && now - heard_.load() > std::chrono::seconds(seconds); }

  // The question ends after so many of all bytes ever told, of which so many have reached the other machine.
  void ask(std::uint64_t end, std::uint64_t delivered, Time now) { asked_ = Asked{end, delivered, now}; }
  // The goodbye is the last question, and only going is an answer to it.
  void say_goodbye(std::uint64_t end, std::uint64_t delivered, Time now) {
    last_ = true;
    ask(end, delivered, now);
  }

  // Looked at now and then. Whether the time for the answer is over; with 0 seconds never.
  bool is_given_up(int seconds, std::uint64_t delivered, Time now) {
    if (asked_ && !last_ && heard_.load() >= asked_->since) asked_.reset();
    if (!asked_) return false;
    if (asked_->delivered < asked_->end && delivered > asked_->delivered) ask(asked_->end, delivered, now);
    return seconds > 0 && now - asked_->since > std::chrono::seconds(seconds);
  }

 private:
  struct Asked {
    std::uint64_t end;
    std::uint64_t delivered;  // when this was last looked at
    Time since;               // the question, or something before it, came then
  };
  std::atomic<Time> heard_{};
  std::optional<Asked> asked_;
  bool last_ = false;
};

}  // namespace atelier::server
