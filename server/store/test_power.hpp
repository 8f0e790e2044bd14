// For the tests: what a program asks the kernel to do to a folder, written down; and what a power cut at any moment of it leaves there.
// What was synced is there. Of what was not, every sector and every name may be there or not, alone or torn, whatever came before or after
// it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/rng.hpp"

namespace atelier::server {

// One thing that was asked for. Names are relative to the folder; an empty one is the folder itself.
struct Deed {
  enum class Kind { create, make_folder, remove, rename, write, resize, sync, lose, sync_folder };
  Kind kind;
  int file = -1;
  std::string name = {}, to = {};
  std::int64_t at = 0;  // where bytes go, or the new size
  std::string bytes = {};
};

// A folder as programs see it, and as it lies on the disk.
class PowerDisk {
 public:
  void apply(Deed const&);
  void cut(Rng&);  // afterwards nobody sees anything but what lies on the disk
  void write_to(std::string const& folder) const;
  std::string difference(std::string const& folder) const;  // from what is seen in a real folder; empty if there is none

 private:
  friend class TestPower;
  struct File {
    std::string seen, safe;
    std::vector<Deed> pending;
  };
  using Names = std::map<std::string, int>;  // folders are -1
  static void apply(Names&, Deed const&);
  static void settle(File&, Rng&);

  std::vector<File> files_;
  Names seen_, safe_;
  std::vector<Deed> pending_;
};

// Writes down what happens in a folder for as long as it lives, one at a time. Nothing waits for the disk meanwhile, elsewhere neither.
// Indexes that are shared in memory and locks are nothing a disk has to keep, and are left out.
class TestPower {
 public:
  enum class Fault { full, broken, sync };  // no room; nothing works; what is synced never arrives

  explicit TestPower(std::string folder);         // all that is there lies on the disk
  TestPower(std::string folder, PowerDisk disk);  // what is there is what is seen on this one
  ~TestPower();
  TestPower(TestPower const&) = delete;
  TestPower& operator=(TestPower const&) = delete;

  std::size_t now() const;  // how many deeds there were
  PowerDisk disk_at(std::size_t deeds) const;
  std::string whole() const;  // empty if the deeds account for all that is in the folder

  // After so many more steps that could fail, `times` of them fail.
  void fail(Fault, int after, int times);
  void mend();
  bool has_failed() const;

  // Called in the middle of the next sync, as if it took long.
  void slow(std::function<void()>);

  // Mistakes a program could make, for testing the tests.
  bool forgets_to_sync = false;
  bool hides_failed_syncs = false;
};

}  // namespace atelier::server
