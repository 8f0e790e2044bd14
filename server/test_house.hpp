// For the tests: a house without threads whose clock stands still, a store in memory that can be slow or fail, and pages without sockets.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "engine/change.hpp"
#include "engine/json.hpp"
#include "server/callers.hpp"
#include "server/hall.hpp"
#include "server/visitor.hpp"

namespace atelier::server {

// Work waits until `run`. Nothing ever happens on its own.
class TestHouse final : public House {
 public:
  std::shared_ptr<Lane> lane() override { return std::make_shared<TestLane>(*this); }
  void later(std::chrono::milliseconds wait, std::shared_ptr<Lane> lane, Work work) override {
    due_.emplace(now_ + wait, Due{std::move(lane), std::move(work)});
  }
  void think(Work work) override { (stuck ? stuck_ : work_).push_back(std::move(work)); }
  bool stuck = false;  // whoever begins to think does not come to an end
  fair::Bytes32 fresh() override { return fair::hash("fresh " + std::to_string(++made_)); }
  std::int64_t now() override { return 1'700'000'000'000 + now_.count(); }

  std::chrono::milliseconds time() override { return now_; }

  void run() {
    while (!work_.empty()) {
      auto work = std::move(work_.front());
      work_.pop_front();
      work();
    }
  }
  void pass(std::chrono::milliseconds time) {
    auto const until = now_ + time;
    run();
    while (!due_.empty() && due_.begin()->first <= until) {
      now_ = due_.begin()->first;
      auto due = std::move(due_.extract(due_.begin()).mapped());
      due.lane->add(std::move(due.work));
      run();
    }
    now_ = until;
  }
  ~TestHouse() override {
    due_.clear();
    work_.clear();
    stuck_.clear();
  }

 private:
  class TestLane final : public Lane {
   public:
    explicit TestLane(TestHouse& house) : house_(house) {}
    void add(Work work) override { house_.work_.push_back(std::move(work)); }

   private:
    TestHouse& house_;
  };
  struct Due {
    std::shared_ptr<Lane> lane;
    Work work;
  };
  std::deque<Work> work_;
  std::deque<Work> stuck_;
  std::multimap<std::chrono::milliseconds, Due> due_;
  std::chrono::milliseconds now_{0};
  int made_ = 0;
};

class TestStore final : public Store {
 public:
  void append(std::string table, int number, std::int64_t time, std::string text, Appended done) override {
    Stored entry{number, std::move(text), time};
    if (held) return waiting_.push_back([this, table, entry, done = std::move(done)]() mutable { write(entries[table], entry, done); });
    write(entries[table], entry, done);
  }
  void load(std::string table, int after, Loaded done) override {
    ++loads;
    if (!readable) return done(std::unexpected("the disk is gone"));
    std::vector<Stored> found;
    for (auto const& each : entries[table])
      if (each.number > after) found.push_back(each);
    done(std::move(found));
  }
  void keep(std::string table, int number, std::string line, Appended done) override {
    Stored said{number, std::move(line)};
    if (held) return waiting_.push_back([this, table, said, done = std::move(done)]() mutable { write(lines[table], said, done); });
    write(lines[table], said, done);
  }
  void recall(std::string table, int most, Loaded done) override {
    if (!readable) return done(std::unexpected("the disk is gone"));
    auto found = lines[table];
    if (found.size() > static_cast<std::size_t>(most)) found.erase(found.begin(), found.end() - most);
    done(std::move(found));
  }
  void keep_order(std::string table, int number, std::string order, Appended done) override {
    Stored given{number, std::move(order)};
    if (held) return waiting_.push_back([this, table, given, done = std::move(done)]() mutable { write(orders[table], given, done); });
    write(orders[table], given, done);
  }
  void recall_orders(std::string table, int, Loaded done) override {
    if (!readable) return done(std::unexpected("the disk is gone"));
    done(orders[table]);
  }
  void note(Notice notice) override { notices[notice.table] = std::move(notice); }
  void list(int, Listed done) override {
    std::vector<Notice> shown;
    for (auto const& [table, notice] : notices)
      if (notice.shown) shown.push_back(notice);
    done(std::move(shown));
  }
  void keep_box(KeptBox box, std::int64_t now, int most, BoxKept done) override {
    if (!writable) return done(Keeping::failed);
    if (most > 0 && !kept_boxes.contains(box.hash) && kept_boxes.size() >= static_cast<std::size_t>(most)) return done(Keeping::full);
    boxes_used[box.hash] = now;
    kept_boxes[box.hash] = std::move(box);
    done(Keeping::kept);
  }
  void find_box(std::string hash, BoxFound done) override {
    if (!readable) return done(std::unexpected("the disk is gone"));
    auto const found = kept_boxes.find(hash);
    done(found == kept_boxes.end() ? std::nullopt : std::optional(found->second));
  }
  void tables(std::string after, int most, TablesFound done) override {
    if (!readable) return done(std::unexpected("the disk is gone"));
    std::vector<Last> found;
    for (auto each = entries.upper_bound(after); each != entries.end() && found.size() < static_cast<std::size_t>(most); ++each)
      if (!each->second.empty()) found.push_back({each->first, each->second.back().number, each->second.back().time});
    done(std::move(found));
  }
  void remove(std::string table, int number, Removed done) override {
    bool const removed = writable && !entries[table].empty() && entries[table].back().number == number;
    if (removed) entries.erase(table), lines.erase(table), orders.erase(table), notices.erase(table);
    done(removed);
  }
  void boxes(std::int64_t used_before, BoxesFound done) override {
    std::vector<std::string> found;
    for (auto const& [hash, used] : boxes_used)
      if (used < used_before) found.push_back(hash);
    done(std::move(found));
  }
  void remove_box(std::string hash, std::int64_t used_before, Removed done) override {
    bool const removed = writable && boxes_used.contains(hash) && boxes_used[hash] < used_before;
    if (removed) kept_boxes.erase(hash), boxes_used.erase(hash);
    done(removed);
  }
  void check(Checked done) override {
    ++checks;
    if (silent) return unanswered.push_back(std::move(done));
    if (writable && readable) return done({});
    done(std::unexpected("the disk is gone"));
  }
  void release() {
    held = false;
    for (auto& each : std::exchange(waiting_, {})) each();
  }

  std::map<std::string, std::vector<Stored>> entries;
  std::map<std::string, std::vector<Stored>> lines;
  std::map<std::string, std::vector<Stored>> orders;
  std::map<std::string, Notice> notices;
  std::map<std::string, KeptBox> kept_boxes;
  std::map<std::string, std::int64_t> boxes_used;
  bool held = false;  // answers wait for release()
  bool writable = true;
  bool readable = true;
  bool unsure = false;  // whatever is asked to be stored, the store cannot say what became of it
  bool lost = false;    // nothing came of it
  bool silent = false;  // checks are not answered
  int loads = 0;
  int checks = 0;
  std::vector<Checked> unanswered;

 private:
  void write(std::vector<Stored>& all, Stored const& stored, Appended& done) {
    if (!writable) return done(Fate::failed);
    bool const conflict = !all.empty() && all.back().number >= stored.number;
    if (!conflict && !lost) all.push_back(stored);
    done(unsure ? Fate::unknown : conflict ? Fate::conflict : Fate::stored);
  }
  std::vector<Work> waiting_;
};

// What a page makes of the updates it gets.
struct Shown {
  int number = 0;
  boost::json::value view;    // as it stands now
  boost::json::array events;  // everything told
  boost::json::array views;   // after every step that was shown

  void hear(boost::json::value const& update) {
    number = static_cast<int>(update.at("number").as_int64());
    for (auto const& step : update.at("steps").as_array()) {
      for (auto const& each : step.at("events").as_array()) events.push_back(each);
      if (!step.at("view").is_null())
        view = step.at("view");
      else if (!step.at("change").is_null())
        merge(view, step.at("change"));
      else
        continue;
      views.push_back(view);
    }
  }
};
// The events of one update.
inline boost::json::array events_of(boost::json::value const& update) {
  Shown shown;
  shown.hear(update);
  return shown.events;
}

inline std::string some_part(int seat) { return std::string(63, '0') + std::to_string(seat); }
inline std::string reveal_text(std::string const& part) { return R"({"type":"reveal","part":")" + part + R"("})"; }
// Whether a `table` says that the part of whoever it was told to is awaited.
inline bool is_awaited(boost::json::value const& table) {
  if (!table.at("awaited").is_array()) return false;
  for (auto const& each : table.at("awaited").as_array())
    if (each == table.at("you")) return true;
  return false;
}
inline std::string some_name(int seat) {
  static constexpr char const* names[] = {"Ola", "Jan", "Ewa", "Ida", "Tom", "Leo", "Iga", "Jerzy"};
  return names[seat % 8];
}
// The token with which a test's person of this name sits there.
inline std::string some_token(int seat, std::string const& name = "") {
  return "token of " + (name.empty() ? some_name(seat) : name) + " at " + std::to_string(seat);
}

// A page: what it says goes to its visitor, what it is told is kept. It tells its part when that is awaited.
class TestPage {
 public:
  TestPage(Hall& hall, TestHouse& house, std::shared_ptr<Caller> caller = {})
      : house_(house),
        wire_(std::make_shared<Kept>(caller)),
        visitor_(hall, wire_, caller) {
    wire_->awaited = [this, lane = house.lane(), here = std::weak_ptr<bool>(here_)](int seat) {
      if (!reveals) return;
      lane->add([this, here, seat] {
        if (here.lock()) visitor_.hear(reveal_text(some_part(seat)));
      });
    };
  }
  bool reveals = true;

  void say(std::string_view text) {
    if (auto const sit = parse_json(text); text.contains(R"("type":"sit")") && sit && sit->at("seat").is_int64())
      token_ = some_token(static_cast<int>(sit->at("seat").as_int64()), std::string(sit->at("name").as_string()));
    visitor_.hear(text);
    house_.run();
  }
  std::string const& token() const { return token_; }  // of the seat it asked for last
  bool say_without_waiting(std::string_view text) { return visitor_.hear(text); }
  void leave() {
    visitor_.leave();
    house_.run();
  }

  std::vector<std::string> const& frames() const { return wire_->frames; }
  void forget() { wire_->frames.clear(); }
  Shown const& shown() const { return wire_->shown; }
  boost::json::value const& view() const { return wire_->shown.view; }
  // The last message of a type; null if there was none.
  boost::json::value last(std::string_view type) const {
    std::string const beginning = R"({"type":")" + std::string(type) + '"';
    for (auto each = wire_->frames.rbegin(); each != wire_->frames.rend(); ++each)
      if (each->starts_with(beginning)) return *parse_json(*each);
    return nullptr;
  }
  std::string last_refusal() const {
    auto const refused = last("refused");
    return refused.is_null() ? "" : std::string(refused.at("request").as_string()) + ": " + std::string(refused.at("code").as_string());
  }

 private:
  struct Kept final : Wire {
    explicit Kept(std::shared_ptr<Caller> calls) : caller(std::move(calls)) {}
    void guessed_wrong() override {
      if (caller) caller->guessed_wrong();
    }
    std::shared_ptr<Caller> caller;
    std::vector<std::string> frames;
    Shown shown;
    std::function<void(int seat)> awaited;
    void send(Frame frame) override {
      frames.push_back(frame->text());
      if (frame->text().starts_with(R"({"type":"update")")) shown.hear(*parse_json(frame->text()));
      if (!frame->text().starts_with(R"({"type":"table")")) return;
      if (auto const table = *parse_json(frame->text()); is_awaited(table)) awaited(static_cast<int>(table.at("you").as_int64()));
    }
  };
  TestHouse& house_;
  std::shared_ptr<Kept> wire_;
  Visitor visitor_;
  std::string token_;
  std::shared_ptr<bool> here_ = std::make_shared<bool>(true);
};

inline std::string sit_text(int seat, std::string const& name = "") {
  return R"({"type":"sit","seat":)" + std::to_string(seat) + R"(,"name":")" + (name.empty() ? some_name(seat) : name) + R"(","key":")" +
         fair::seal("key", some_token(seat, name)) + R"(","sealed":")" + fair::seal("part", some_part(seat)) + R"("})";
}
inline std::string watch_text(std::string const& table, std::string const& token = "", int seen = 0) {
  return R"({"type":"watch","table":")" + table + R"(","token":)" + (token.empty() ? "null" : "\"" + token + "\"") + R"(,"seen":)" +
         std::to_string(seen) + "}";
}
inline std::string play_text(int seen, std::string const& move) {
  return R"({"type":"play","seen":)" + std::to_string(seen) + R"(,"move":)" + move + "}";
}
inline std::string open_text(int seats, std::string const& more = "", std::string const& game = "czary-mary") {
  return R"({"type":"open_table","game":")" + game + R"(","options":{"seats":)" + std::to_string(seats) + R"(,"first":0)" + more +
         R"(},"listed":true})";
}

}  // namespace atelier::server
