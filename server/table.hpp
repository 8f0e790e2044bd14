// One table: requests come in, are stored, and only then change it and are told to whoever looks on. One change at a time; what
// comes meanwhile waits its turn. A table lives as long as somebody looks at it, a bot thinks or an entry is on its way to the store;
// afterwards it is only its entries, and opening it again replays them.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/house.hpp"
#include "server/limits.hpp"
#include "server/messages.hpp"
#include "server/metrics.hpp"
#include "server/orders.hpp"
#include "server/protocol.hpp"
#include "server/record.hpp"
#include "server/store/store.hpp"
#include "server/talk.hpp"
#include "server/wire.hpp"

namespace atelier::server {

class Table;

// What a page wants to look at next. Asked again before it was answered, it is answered once, the last way it was asked.
class Look {
 public:
  bool ask(protocol::Watch watch) {  // whether an answer is under way already
    std::lock_guard const lock(mutex_);
    return std::exchange(next_, std::move(watch)).has_value();
  }
  std::optional<protocol::Watch> take() {
    std::lock_guard const lock(mutex_);
    return std::exchange(next_, {});
  }

 private:
  std::mutex mutex_;
  std::optional<protocol::Watch> next_;
};

inline constexpr std::chrono::seconds retry_pace{2};  // when the store has failed

// The room all tables stand in.
class Room {
 public:
  virtual ~Room() = default;
  virtual House& house() = 0;
  virtual Store& store() = 0;
  virtual Shelf& shelf() = 0;
  virtual std::chrono::milliseconds bot_pace() const = 0;
  virtual Patience const& patience() const = 0;
  virtual Limits const& limits() const = 0;
  virtual void noticed(Notice) = 0;                                           // what the lobby shows of a table has changed
  virtual void gone(std::string const& id, std::weak_ptr<Table> const&) = 0;  // nobody is at this table any more, or there never was one
  virtual void unreadable(std::string const& table, int number, std::string const& why) = 0;
};

class Table : public std::enable_shared_from_this<Table> {
 public:
  using Request = std::variant<protocol::Sit, protocol::SeatBot, protocol::Unseat, protocol::Start, protocol::Reveal, protocol::Play,
                               protocol::Undo, protocol::AnswerUndo, protocol::Hint, protocol::Order, protocol::Leave, protocol::Replace,
                               protocol::ComeBack, protocol::Say, protocol::Signal, protocol::Invite, protocol::Point>;
  using Opened = std::move_only_function<void(Fate)>;
  using Text = std::move_only_function<void(std::expected<std::string, Refusal>)>;

  Table(std::shared_ptr<Room>, std::string id);
  ~Table();
  Table(Table const&) = delete;
  Table& operator=(Table const&) = delete;

  // First of all one of these two: a table that is in the store, or a new one.
  void find();
  void open(entry::Open, Opened);

  void watch(std::shared_ptr<Wire> const&, std::shared_ptr<Look>);
  void leave(std::shared_ptr<Wire> const&);
  void ask(std::shared_ptr<Wire> const&, Request);
  // Of a finished game: its journal, and its steps as one viewer saw them.
  void journal(Text);
  void steps(Viewer, Text);
  void game(Text);  // which it is, of any table
  // Of a finished game: what another table that begins at that moment is opened with, as far as the game goes.
  using Begun = std::move_only_function<void(std::expected<entry::Open, Refusal>)>;
  void play_on(int number, int step, Begun);
  std::string const& id() const { return record_.table(); }

 private:
  struct Watcher {
    std::shared_ptr<Wire> wire;
    std::optional<Seat> seat;
  };
  struct Thought {  // a bot's answer is played when it is there and its pace is over: how long it thought tells nothing
    Seat seat{};
    std::optional<MoveId> choice;
    bool paced = false;
    bool lingers = false;   // over the last moment in which people might still have a say
    bool lingered = false;  // that is over too
    std::atomic<bool> stop = false;
  };
  struct Advising {  // a hint, once it is there, is the same for whoever sits there and asks again
    int number = 0;  // of the entry it belongs to; 0: none was asked for
    std::string text;
    std::vector<std::weak_ptr<Wire>> asking;
  };
  struct Question {  // whether a decision may be taken back
    int number = 0;  // of the entry after which it was asked
    Seat seat{};
    std::vector<Seat> awaited;
  };
  struct Judge;  // one for each kind of request
  using Asked = std::shared_ptr<Request const>;
  using Settled = std::move_only_function<void(Fate)>;
  struct Pending {  // on its way to the store
    Change change;
    std::int64_t time;
    Settled settled;
    Work again;  // judges the request once more, on what somebody else has stored meanwhile
    Fate fate = Fate::stored;
    Metrics::By by = Metrics::person;
    std::optional<Durations::Clock::time_point> heard;  // the request that became this
  };

  void in_turn(Work, Work otherwise = {});
  void go_on();
  void catch_up();
  using Loaded = std::expected<std::vector<Stored>, std::string>;
  void caught_up(Loaded const&);
  void read(std::vector<Stored> const&);
  Work resolve(Loaded const&);

  void look(std::shared_ptr<Wire> const&, protocol::Watch const&);
  Past& past();
  void forget_past();
  void forget(Wire const*);
  void answer(std::shared_ptr<Wire> const&, Asked const&);
  void sit(std::shared_ptr<Wire> const&, std::optional<Seat>, protocol::Sit const&, Asked const&);
  void stand_up(Seat);
  void mind_seats();
  void free_seats();
  void stand_up(entry::Entry const&);
  void begin();
  void call_parts();
  void break_off(int call);
  void replace(std::shared_ptr<Wire> const&, std::optional<Seat> mine, protocol::Replace const&, Asked const&);
  void change(std::shared_ptr<Wire> const&, std::string_view request, Record::Verdict, Asked const&);
  void finished(Text, std::string (*)(Record const&, Viewer), Viewer);
  void commit(Change, Settled, Work again = {}, Metrics::By by = Metrics::person);
  void settle(Fate);
  static void count(Pending const&);
  void ask_bot();
  void bot_answers(std::shared_ptr<Thought> const&);
  bool lingers(Thought const&) const;
  void hear(Remark);
  Company company() const;
  void give_up_on(std::shared_ptr<Thought> const&, std::uint64_t seed);
  std::uint64_t luck();
  void undo(std::shared_ptr<Wire> const&, std::optional<Seat> mine, protocol::Undo const&, Asked const&);
  void answer(std::shared_ptr<Wire> const&, std::optional<Seat> mine, protocol::AnswerUndo const&, Asked const&);
  void leave_undone(int number, No why);
  bool moved_on();
  std::optional<protocol::UndoQuestion> undo_question() const;
  void hint(std::shared_ptr<Wire> const&, std::optional<Seat>);
  void hinted(Seat, int number, std::string text);
  void order(std::shared_ptr<Wire> const&, std::optional<Seat>, protocol::Order const&);
  void keep(std::shared_ptr<Wire> const&, Orders::Order const&);
  void kept(Fate, std::shared_ptr<Wire> const&, Orders::Order const&);
  void ordered(Seat);
  void act_by_hand(Seat, Change const&);
  void end_orders();
  void mind_orders();
  void act_by_order(int due);
  std::chrono::milliseconds while_of_a_person();
  Talk::Speaker speaker(std::optional<Seat>) const;
  void speak(std::shared_ptr<Wire> const&, std::string_view request, Talk::Verdict);
  void spoken(Fate, std::shared_ptr<Wire> const&, std::string_view request, protocol::Line);
  Frame said();
  using Recalled = std::move_only_function<void(std::expected<void, std::string>)>;
  void recall(Recalled then);
  void recall_orders(Recalled then);
  void point(std::shared_ptr<Wire> const&, std::optional<Seat>, protocol::Point const&);
  void raise_hammer();
  void let_hammer_fall(int number);
  std::optional<int> left() const;

  void tell(Change const&, Telling const&);
  template <class Write>
  void tell_each(Write&& write, Wire const* except = nullptr);  // what `write` says for each seat, and for those who have none
  void tell_table(Wire const* except = nullptr);
  void tell_presence(Wire const* except = nullptr);
  void tell_update(Telling const&);
  void tell_missed(int seen);
  void tell_all(protocol::Reply const&);
  void note();
  void notice();
  Notice notice_with(Seats present) const;
  void refuse(std::shared_ptr<Wire> const&, std::string_view request, Refusal) const;
  Watcher* find(Wire const*);
  Seats present() const;

  std::shared_ptr<Room> room_;
  std::shared_ptr<Lane> lane_;
  Record record_;
  Talk talk_;
  Orders orders_;
  std::optional<No> missing_ = No::unknown_table;  // why there is no table to look at
  bool busy_ = true;                               // with the store, from the first moment on
  std::vector<Work> waiting_;
  std::unique_ptr<Pending> pending_;
  std::optional<Durations::Clock::time_point> heard_;  // when the request came that is judged now
  std::vector<Watcher> watchers_;
  std::unique_ptr<Past> past_;  // while pages ask for what they have missed
  std::chrono::milliseconds past_asked_{};
  Frame said_;                        // the last lines; none when it must be written anew
  std::shared_ptr<Thought> thought_;  // of the bot that is asked now
  int due_ = 0;                       // the wait after which what somebody ordered is played; 0: there is none
  int waits_ = 0;                     // so far
  struct Heard {
    int chapter = 0;
    Remark remark;
  };
  std::vector<Heard> heard_remarks_;  // of this chapter of the game; in memory only
  int listened_ = 0;                  // the entry after which a bot began anew because somebody spoke
  std::array<Advising, max_seats> advising_;
  std::optional<Question> question_;            // and a bot does not answer while it stands
  std::optional<std::pair<int, Seat>> denied_;  // what was asked after this entry and came to nothing is not asked again
  int hammer_ = -1;                             // the number of the entry at which silence began to count
  std::chrono::milliseconds falls_{};           // when it has lasted long enough
  std::array<std::optional<std::chrono::milliseconds>, max_seats> away_since_;  // of people without a page here
  std::optional<std::chrono::milliseconds> presence_told_;                      // when it last was
  bool telling_presence_ = false;                                               // it is due
  bool retrying_ = false;                                                       // to begin, which could not be stored
  int call_ = 0;                                                                // the entry since which parts are waited for
};

}  // namespace atelier::server
