#include "server/hall.hpp"

#include <algorithm>

#include <spdlog/spdlog.h>

#include "engine/box.hpp"
#include "engine/json.hpp"
#include "games/registry.hpp"

namespace atelier::server {

namespace {

constexpr std::size_t longest_deal = 64;

// To a list of JSON values.
void append(std::string& list, std::string const& value) {
  if (!list.empty()) list += ',';
  list += value;
}

}  // namespace

// ---- the lobby

void Lobby::fill(std::vector<Notice> notices) {
  lane_->add([self = shared_from_this(), notices = std::move(notices)]() mutable {
    // Whatever has been noticed by now is newer than what was stored.
    for (auto& each : notices)
      if (self->find(each.table) == self->notices_.end()) self->put(std::move(each));
  });
}

void Lobby::noticed(Notice notice) {
  lane_->add([self = shared_from_this(), notice = std::move(notice)]() mutable { self->put(std::move(notice)); });
}

std::vector<Notice>::iterator Lobby::find(std::string const& table) {
  return std::find_if(notices_.begin(), notices_.end(), [&](Notice const& each) { return each.table == table; });
}

void Lobby::put(Notice notice) {
  auto const found = find(notice.table);
  if (found != notices_.end()) {
    if (notice.shown && found->summary == notice.summary) return;
    notices_.erase(found);
  } else if (!notice.shown) {
    return;
  }
  changed(notice.table);
  if (!notice.shown) return;
  auto const older = std::find_if(notices_.begin(), notices_.end(), [&](Notice const& each) { return each.created <= notice.created; });
  notices_.insert(older, std::move(notice));
  if (notices_.size() <= most_listed) return;
  changed(notices_.back().table);
  notices_.pop_back();
}

void Lobby::changed(std::string const& table) {
  frame_.reset();
  if (watchers_.empty()) return;
  changed_.insert(table);
  if (telling_) return;
  telling_ = true;
  house_.later(pace_, lane_, [self = shared_from_this()] { self->tell(); });
}

void Lobby::tell() {
  telling_ = false;
  auto const news = this->news();
  changed_.clear();
  for (auto const& each : watchers_) each->send(news);
}

void Lobby::watch(std::shared_ptr<Wire> wire) {
  lane_->add([self = shared_from_this(), wire = std::move(wire)] {
    wire->send(self->frame());
    if (std::find(self->watchers_.begin(), self->watchers_.end(), wire) == self->watchers_.end()) self->watchers_.push_back(wire);
  });
}

void Lobby::leave(std::shared_ptr<Wire> wire) {
  lane_->add([self = shared_from_this(), wire = std::move(wire)] { std::erase(self->watchers_, wire); });
}

Frame Lobby::frame() {
  if (frame_) return frame_;
  std::string tables;
  for (auto const& each : notices_) append(tables, each.summary);
  return frame_ = frame_of(R"({"type":"tables","tables":[)" + tables + "]}");
}

// Whoever has been told the list since one of them changed is told of it twice, which is as good as once.
Frame Lobby::news() const {
  auto gone = changed_;
  std::string tables, removed;
  for (auto const& each : notices_)
    if (gone.erase(each.table) > 0) append(tables, each.summary);
  for (auto const& each : gone) append(removed, '"' + each + '"');
  return frame_of(R"({"type":"tables_changed","changed":[)" + tables + R"(],"removed":[)" + removed + "]}");
}

// ---- the hall

bool names_a_table(std::string_view id) {
  return id.size() == 12 && std::all_of(id.begin(), id.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '2' && c <= '9'); });
}

Hall::Hall(House& house, Store& store, std::chrono::milliseconds bot_pace, bool fixed_deals, Patience patience, Limits limits)
    : house_(house),
      store_(store),
      bot_pace_(bot_pace),
      fixed_deals_(fixed_deals),
      patience_(patience),
      limits_(limits),
      lobby_(std::make_shared<Lobby>(house, std::chrono::milliseconds(limits.lobby_ms))) {
  store_.list(most_listed, [lobby = lobby_](auto notices) {
    if (notices) lobby->fill(*std::move(notices));
  });
}

std::string Hall::fresh_name() {
  // Sixty bits that can be read aloud: a table that is not listed is as hard to find as its name is to guess.
  constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
  static_assert(letters.size() == 32);
  auto const bytes = house_.fresh();
  std::string name;
  for (int i = 0; i < 12; ++i) name += letters[bytes[static_cast<std::size_t>(i)] % letters.size()];
  return name;
}

void Hall::open(std::shared_ptr<Wire> const& wire, protocol::OpenTable const& ask) {
  Kind const* kind = find_kind(ask.game);
  if (!kind) return wire->send(frame_of(refused_message("open_table", No::unknown_game)));
  if (!ask.box || *ask.box == usual_box(*kind).hash) return open_with(wire, ask, "");
  store_.find_box(*ask.box, [self = shared_from_this(), lane = house_.lane(), wire, ask](auto found) {
    lane->add([self, wire, ask, found = std::move(found)] {
      if (!found) return wire->send(frame_of(refused_message("open_table", No::not_loaded)));
      if (!*found || (*found)->game != ask.game) return wire->send(frame_of(refused_message("open_table", No::unknown_box)));
      self->store_.keep_box(**found, self->house_.now(), 0, [](Keeping) {});  // it was played with now
      self->open_with(wire, ask, (*found)->components);
    });
  });
}

void Hall::open_with(std::shared_ptr<Wire> const& wire, protocol::OpenTable const& ask, std::string const& components) {
  Kind const* kind = find_kind(ask.game);
  auto const game = shelf_.take(*kind, ask.options.text, components);
  if (!game)
    return wire->send(frame_of(refused_message("open_table", refusal(No::bad_options), "These options do not fit: " + game.error() + ".")));
  if (auto refused = refuse("open_table", ask.deal, ask.host)) return wire->send(frame_of(*std::move(refused)));
  auto const bots = kind->bots();
  if (ask.stand_in && std::find(bots.begin(), bots.end(), *ask.stand_in) == bots.end())
    return wire->send(frame_of(refused_message("open_table", No::unknown_bot)));
  entry::Open open{ask.game,
                   (*game)->rules(),
                   {(*game)->options()},
                   {(*game)->components()},
                   {},
                   {},
                   0,
                   ask.listed,
                   ask.deal,
                   ask.host,
                   {},
                   ask.stand_in,
                   ask.hints,
                   components.empty() ? std::nullopt : std::optional(true),
                   {}};
  give_table(wire, "open_table", std::move(open));
}

void Hall::play_on(std::shared_ptr<Wire> const& wire, protocol::PlayOn const& ask) {
  if (auto refused = refuse("play_on", ask.deal, ask.host)) return wire->send(frame_of(*std::move(refused)));
  if (!names_a_table(ask.table)) return wire->send(frame_of(refused_message("play_on", No::unknown_table)));
  auto const source = table(ask.table);
  source->play_on(ask.number, ask.step, [self = shared_from_this(), source, wire, ask](std::expected<entry::Open, Refusal> open) {
    if (!open && open.error() == refusal(No::unknown_table)) wire->guessed_wrong();
    if (!open) return wire->send(frame_of(refused_message("play_on", open.error(), sentence(open.error()))));
    open->listed = ask.listed;
    open->deal = ask.deal;
    open->host = ask.host;
    open->hints = ask.hints;
    self->give_table(wire, "play_on", *std::move(open));
  });
}

// Why a table cannot be opened so, as a message.
std::optional<std::string> Hall::refuse(std::string_view request, std::optional<std::string> const& deal,
                                        std::optional<std::string> const& host) const {
  if (deal && !fixed_deals_) return refused_message(request, No::no_fixed_deals);
  if (deal && (deal->empty() || deal->size() > longest_deal))
    return refused_message(request, refusal(No::bad_field), "A fixed deal is a text of 1 to 64 bytes.");
  if (host && !fair::from_hex(*host)) return refused_message(request, No::bad_seal);
  return {};
}

// A name, a secret and its seal: then the table stands.
void Hall::give_table(std::shared_ptr<Wire> const& wire, std::string_view request, entry::Open open) {
  open.secret = fair::hex(house_.fresh());
  open.commitment = fair::seal("secret", open.secret);
  open.created = house_.now() / 1000;
  open.dealing = 2;
  auto const table = std::make_shared<Table>(shared_from_this(), fresh_name());
  {
    std::lock_guard const lock(mutex_);
    tables_[table->id()] = table;
  }
  table->open(open, [self = shared_from_this(), wire, request, table, open](Fate fate) {
    if (fate == Fate::conflict) return self->give_table(wire, request, open);  // another server has given a table this name
    if (fate != Fate::stored) return wire->send(frame_of(refused_message(request, No::not_stored)));
    wire->send(frame_of(to_json(protocol::Reply(protocol::Opened{table->id()}))));
  });
}

std::shared_ptr<Table> Hall::table(std::string const& id) {
  std::shared_ptr<Table> table;
  {
    std::lock_guard const lock(mutex_);
    auto& slot = tables_[id];
    table = slot.lock();
    if (table) return table;
    table = std::make_shared<Table>(shared_from_this(), id);
    slot = table;
  }
  table->find();
  return table;
}

int Hall::open_tables() const {
  std::lock_guard const lock(mutex_);
  return static_cast<int>(std::count_if(tables_.begin(), tables_.end(), [](auto const& each) { return !each.second.expired(); }));
}

void Hall::remove(std::string const& id, int number, std::move_only_function<void(bool)> done) {
  {
    std::lock_guard const lock(mutex_);
    auto const found = tables_.find(id);
    // Whoever opens it from now on asks the store after this.
    if (found == tables_.end() || found->second.expired())
      return store_.remove(id, number, [lobby = lobby_, id, done = std::move(done)](bool removed) mutable {
        if (removed) lobby->noticed({id, 0, false, {}});
        done(removed);
      });
  }
  done(false);
}

void Hall::noticed(Notice notice) { lobby_->noticed(std::move(notice)); }

void Hall::gone(std::string const& id, std::weak_ptr<Table> const& table) {
  std::lock_guard const lock(mutex_);
  auto const found = tables_.find(id);
  // Somebody may have opened it again by now. Locking the pointer to look could leave this thread with the last hold on that table.
  if (found != tables_.end() && !found->second.owner_before(table) && !table.owner_before(found->second)) tables_.erase(found);
}

void Hall::unreadable(std::string const& table, int number, std::string const& why) {
  spdlog::error("table {}, entry {}, cannot be read: {}", table, number, why);
}

}  // namespace atelier::server
