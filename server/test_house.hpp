// For the tests: a house without threads whose clock stands still, a store in memory that can be slow or fail, and pages without sockets.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "engine/json.hpp"
#include "server/hall.hpp"
#include "server/visitor.hpp"

namespace atelier::server {

// Work waits until `run`. Nothing ever happens on its own.
class TestHouse final : public House {
 public:
  std::shared_ptr<Line> line() override { return std::make_shared<TestLine>(*this); }
  void later(std::chrono::milliseconds wait, std::shared_ptr<Line> line, Work work) override {
    due_.emplace(now_ + wait, Due{std::move(line), std::move(work)});
  }
  void think(Work work) override { work_.push_back(std::move(work)); }
  fair::Bytes32 fresh() override { return fair::hash("fresh " + std::to_string(++made_)); }
  std::int64_t now() override { return 1'700'000'000 + std::chrono::duration_cast<std::chrono::seconds>(now_).count(); }

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
      due.line->add(std::move(due.work));
      run();
    }
    now_ = until;
  }
  ~TestHouse() override {
    due_.clear();
    work_.clear();
  }

 private:
  class TestLine final : public Line {
   public:
    explicit TestLine(TestHouse& house) : house_(house) {}
    void add(Work work) override { house_.work_.push_back(std::move(work)); }

   private:
    TestHouse& house_;
  };
  struct Due {
    std::shared_ptr<Line> line;
    Work work;
  };
  std::deque<Work> work_;
  std::multimap<std::chrono::milliseconds, Due> due_;
  std::chrono::milliseconds now_{0};
  int made_ = 0;
};

class TestStore final : public Store {
 public:
  void append(std::string table, int number, std::string text, Appended done) override {
    if (held)
      return waiting_.push_back(
          [this, table, number, text, done = std::move(done)]() mutable { write(entries[table], number, text, done); });
    write(entries[table], number, text, done);
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
    if (held)
      return waiting_.push_back([this, table, number, line, done = std::move(done)]() mutable { write(lines[table], number, line, done); });
    write(lines[table], number, line, done);
  }
  void recall(std::string table, int most, Loaded done) override {
    if (!readable) return done(std::unexpected("the disk is gone"));
    auto found = lines[table];
    if (found.size() > static_cast<std::size_t>(most)) found.erase(found.begin(), found.end() - most);
    done(std::move(found));
  }
  void note(Notice notice) override { notices[notice.table] = std::move(notice); }
  void list(int, Listed done) override {
    std::vector<Notice> shown;
    for (auto const& [table, notice] : notices)
      if (notice.shown) shown.push_back(notice);
    done(std::move(shown));
  }
  void release() {
    held = false;
    for (auto& each : std::exchange(waiting_, {})) each();
  }

  std::map<std::string, std::vector<Stored>> entries;
  std::map<std::string, std::vector<Stored>> lines;
  std::map<std::string, Notice> notices;
  bool held = false;  // answers wait for release()
  bool writable = true;
  bool readable = true;
  int loads = 0;

 private:
  void write(std::vector<Stored>& all, int number, std::string const& text, Appended& done) {
    if (!writable) return done(Fate::failed);
    if (!all.empty() && all.back().number >= number) return done(Fate::conflict);
    all.push_back({number, text});
    done(Fate::stored);
  }
  std::vector<Work> waiting_;
};

// A page: what it says goes to its visitor, what it is told is kept.
class TestPage {
 public:
  TestPage(Hall& hall, TestHouse& house) : house_(house), wire_(std::make_shared<Kept>()), visitor_(hall, wire_) {}

  void say(std::string_view text) {
    visitor_.hear(text);
    house_.run();
  }
  void say_without_waiting(std::string_view text) { visitor_.hear(text); }
  void leave() {
    visitor_.leave();
    house_.run();
  }

  std::vector<std::string> const& frames() const { return wire_->frames; }
  void forget() { wire_->frames.clear(); }
  // The last message of a type; null if there was none.
  boost::json::value last(std::string_view type) const {
    for (auto each = wire_->frames.rbegin(); each != wire_->frames.rend(); ++each) {
      auto value = *parse_json(*each);
      if (value.at("type").as_string() == type) return value;
    }
    return nullptr;
  }
  std::string last_refusal() const {
    auto const refused = last("refused");
    return refused.is_null() ? "" : std::string(refused.at("request").as_string()) + ": " + std::string(refused.at("code").as_string());
  }

 private:
  struct Kept final : Wire {
    std::vector<std::string> frames;
    void send(Frame frame) override { frames.push_back(*frame); }
  };
  TestHouse& house_;
  std::shared_ptr<Kept> wire_;
  Visitor visitor_;
};

inline std::string entropy(int seat) { return std::string(63, '0') + std::to_string(seat); }

inline std::string sit_text(int seat, std::string const& name = "Ola") {
  return R"({"type":"sit","seat":)" + std::to_string(seat) + R"(,"name":")" + name + R"(","entropy":")" + entropy(seat) + R"("})";
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
