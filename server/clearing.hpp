// Clears away what the operator does not want kept (`Retention`): tables nobody has touched for long enough, and boxes that no table is
// played with. The whole store is gone through now and then, one table at a time, so that nobody waits for it.
#pragma once

#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall.hpp"
#include "server/limits.hpp"

namespace atelier::server {

// Whether a table whose last entry is of then was kept long enough; times are in milliseconds since 1970.
bool kept_long_enough(Retention const&, protocol::Stage, std::int64_t last, std::int64_t now);

class Clearing : public std::enable_shared_from_this<Clearing> {
 public:
  // Analyses of the tables lie in the data folder.
  Clearing(std::shared_ptr<Hall>, Retention const&, Meters&, std::string data_folder);

  void start();

  static constexpr std::chrono::minutes before_first{1};  // after the start
  static constexpr std::chrono::minutes between{60};      // from the end of one round to the next
  static constexpr std::chrono::milliseconds pause{50};   // after each table that had to be read
  static constexpr int at_once = 100;                     // tables looked at

 private:
  // What is known of a table, as long as its last entry is this one.
  struct Known {
    int number = 0;
    protocol::Stage stage{};
    bool readable = false;  // one that is not is kept: somebody may want to know why
    std::string own_box;    // by hash; empty: the program's own
  };

  void in(std::chrono::milliseconds, void (Clearing::*)());
  void begin();
  void list();
  void listed(std::vector<Last>);
  void go_on();
  void read(Last const&);
  bool needs_reading(Last const&) const;
  bool judge(Last const&, Known const&);
  void keep(Last const&, Known const&);
  void remove(Last const&, Known const&);
  void end();
  std::int64_t used_before() const;  // boxes that may go

  std::shared_ptr<Hall> hall_;
  Retention retention_;
  Meters& meters_;
  std::string data_folder_;
  std::shared_ptr<Lane> lane_;
  std::string after_;                                            // tables up to this name have been listed in this round
  std::vector<Last> found_;                                      // and these of them are still to be looked at, last first
  std::vector<std::string> old_boxes_;                           // by hash, that go if no table is played with them
  std::set<std::string> played_;                                 // boxes of people, by hash, that tables of this round are played with
  bool all_read_ = true;                                         // in this round
  std::int64_t begun_ = 0;                                       // when it did
  std::unordered_map<std::string, Known> known_, known_before_;  // of this round, and of the one before
};

}  // namespace atelier::server
