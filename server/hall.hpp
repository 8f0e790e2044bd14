// The hall: which tables are open now, and the lobby's list of those anyone may join.
#pragma once

#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/table.hpp"

namespace atelier::server {

// The tables strangers may find, newest first. Pages that look at it are told all of them once, and then what has changed, at most so
// often.
class Lobby : public std::enable_shared_from_this<Lobby> {
 public:
  Lobby(House& house, std::chrono::milliseconds pace) : house_(house), pace_(pace), lane_(house.lane()) {}

  void fill(std::vector<Notice>);  // what the store knows
  void noticed(Notice);
  void watch(std::shared_ptr<Wire>);
  void leave(std::shared_ptr<Wire>);

 private:
  std::vector<Notice>::iterator find(std::string const& table);
  void put(Notice);
  void changed(std::string const& table);
  void tell();
  Frame frame();
  Frame news() const;

  House& house_;
  std::chrono::milliseconds pace_;
  std::shared_ptr<Lane> lane_;
  std::vector<Notice> notices_;  // newest first, at most most_listed
  std::vector<std::shared_ptr<Wire>> watchers_;
  Frame frame_;                    // none when it must be written anew
  std::set<std::string> changed_;  // tables, since this was last told
  bool telling_ = false;           // it is to be told
};

inline constexpr int most_listed = 100;

// Whether a table could have this name.
bool names_a_table(std::string_view id);

class Hall final : public Room, public std::enable_shared_from_this<Hall> {
 public:
  // With `fixed_deals`, for tests, whoever opens a table may say what its chance shall follow from.
  Hall(House&, Store&, std::chrono::milliseconds bot_pace, bool fixed_deals = false, Patience = {}, Limits = Limits::none());

  void open(std::shared_ptr<Wire> const&, protocol::OpenTable const&);
  void play_on(std::shared_ptr<Wire> const&, protocol::PlayOn const&);
  // The table by this name, read from the store if nobody is at it. Whether it exists it says itself, to whoever asks.
  std::shared_ptr<Table> table(std::string const& id);
  Lobby& lobby() { return *lobby_; }
  int open_tables() const;
  // Removes a table from the store, if nobody is at it and its last entry is that one. Answers on any thread whether it is gone.
  void remove(std::string const& id, int number, std::move_only_function<void(bool)> done);

  House& house() override { return house_; }
  Store& store() override { return store_; }
  Shelf& shelf() override { return shelf_; }
  std::chrono::milliseconds bot_pace() const override { return bot_pace_; }
  Patience const& patience() const override { return patience_; }
  Limits const& limits() const override { return limits_; }
  void noticed(Notice) override;
  void gone(std::string const& id, std::weak_ptr<Table> const&) override;
  void unreadable(std::string const& table, int number, std::string const& why) override;

 private:
  std::string fresh_name();
  void open_with(std::shared_ptr<Wire> const&, protocol::OpenTable const&, std::string const& components);
  std::optional<std::string> refuse(std::string_view request, std::optional<std::string> const& deal,
                                    std::optional<std::string> const& host) const;
  void give_table(std::shared_ptr<Wire> const&, std::string_view request, entry::Open);

  House& house_;
  Store& store_;
  Shelf shelf_;
  std::chrono::milliseconds bot_pace_;
  bool fixed_deals_;
  Patience patience_;
  Limits limits_;
  std::shared_ptr<Lobby> lobby_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::weak_ptr<Table>> tables_;
};

}  // namespace atelier::server
