// The hall: which tables are open now, and the lobby's list of those anyone may join.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/table.hpp"

namespace atelier::server {

// The tables strangers may find, newest first. Pages that look at it are told at most so often, and only when something changed.
class Lobby : public std::enable_shared_from_this<Lobby> {
 public:
  explicit Lobby(House& house) : house_(house), lane_(house.lane()) {}

  void fill(std::vector<Notice>);  // what the store knows
  void noticed(Notice);
  void watch(std::shared_ptr<Wire>);
  void leave(std::shared_ptr<Wire>);

 private:
  std::vector<Notice>::iterator find(std::string const& table);
  void put(Notice);
  void tell();
  Frame frame() const;

  House& house_;
  std::shared_ptr<Lane> lane_;
  std::vector<Notice> notices_;  // newest first, at most most_listed
  std::vector<std::shared_ptr<Wire>> watchers_;
  bool telling_ = false;  // a frame is due
};

inline constexpr int most_listed = 100;

// Whether a table could have this name.
bool names_a_table(std::string_view id);

class Hall final : public Room, public std::enable_shared_from_this<Hall> {
 public:
  // With `fixed_deals`, for tests, whoever opens a table may say what its chance shall follow from.
  Hall(House&, Store&, std::chrono::milliseconds bot_pace, bool fixed_deals = false, Patience = {});

  void open(std::shared_ptr<Wire> const&, protocol::OpenTable const&);
  // The table by this name, read from the store if nobody is at it. Whether it exists it says itself, to whoever asks.
  std::shared_ptr<Table> table(std::string const& id);
  Lobby& lobby() { return *lobby_; }
  int open_tables() const;

  House& house() override { return house_; }
  Store& store() override { return store_; }
  Shelf& shelf() override { return shelf_; }
  std::chrono::milliseconds bot_pace() const override { return bot_pace_; }
  Patience const& patience() const override { return patience_; }
  void noticed(Notice) override;
  void gone(std::string const& id, std::weak_ptr<Table> const&) override;
  void unreadable(std::string const& table, int number, std::string const& why) override;

 private:
  std::string fresh_name();
  void open_with(std::shared_ptr<Wire> const&, protocol::OpenTable const&, std::string const& components);

  House& house_;
  Store& store_;
  Shelf shelf_;
  std::chrono::milliseconds bot_pace_;
  bool fixed_deals_;
  Patience patience_;
  std::shared_ptr<Lobby> lobby_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::weak_ptr<Table>> tables_;
};

}  // namespace atelier::server
