#include "server/visitor.hpp"

#include "engine/json.hpp"
#include "server/callers.hpp"
#include "server/hall.hpp"

namespace atelier::server {

namespace {

constexpr float bytes_a_price = 4096;  // so many cost as much again as a plain message

// In plain messages, beside the one that asks.
struct Price {
  float operator()(protocol::OpenTable const&) const { return 19; }
  float operator()(protocol::PlayOn const&) const { return 19; }
  float operator()(protocol::Watch const&) const { return 9; }
  float operator()(protocol::ListTables const&) const { return 9; }
  float operator()(protocol::Hint const&) const { return 9; }
  float operator()(auto const&) const { return 0; }
};

bool known(std::string_view type) {
  bool found = false;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, protocol::Request>>(
      [&]<class Each>(boost::mp11::mp_identity<Each>) { found |= snake_name<Each>() == type; });
  return found;
}

// Whatever could not be read, as far as it can be said.
std::string complain(boost::json::value const& value, JsonProblem const& problem) {
  auto const* object = value.if_object();
  if (!object) return refused_message("message", No::bad_json);
  auto const* type = object->if_contains("type");
  if (!type || !type->is_string() || !known(type->as_string())) return refused_message("message", No::unknown_type);
  std::string const what = problem.sentence();
  // A field's name comes from the page and may be anything; a long one is not repeated.
  std::string const text = what.size() < 160 ? "This request cannot be read: " + what + "." : std::string(sentence(No::bad_field));
  return refused_message(type->as_string(), refusal(No::bad_field), text);
}

}  // namespace

struct Visitor::Reception {
  Visitor& visitor;

  void operator()(protocol::ListTables const&) const {
    visitor.in_lobby_ = true;
    visitor.hall_.lobby().watch(visitor.wire_);
  }

  void operator()(protocol::OpenTable const& ask) const {
    if (may("open_table", Limit::tables)) visitor.hall_.open(visitor.wire_, ask);
  }

  void operator()(protocol::PlayOn const& ask) const {
    if (visitor.caller_ && !visitor.caller_->may_guess()) return refuse("play_on", No::too_fast);
    if (may("play_on", Limit::tables)) visitor.hall_.play_on(visitor.wire_, ask);
  }

  void operator()(protocol::Watch const& ask) const {
    if (!names_a_table(ask.table)) return refuse("watch", No::unknown_table);
    if (visitor.caller_ && !visitor.caller_->may_guess()) return refuse("watch", No::too_fast);
    auto& table = visitor.table_;
    if (table && table->id() != ask.table) {
      table->leave(visitor.wire_);
      table.reset();
      visitor.look_.reset();
    }
    visitor.leave_lobby();
    if (!table) table = visitor.hall_.table(ask.table);
    auto& look = visitor.look_;
    if (!look) look = std::make_shared<Look>();
    if (!look->ask(ask)) return table->watch(visitor.wire_, look);
    if (visitor.caller_) visitor.caller_->meters().hit(Limit::watch);
  }

  template <class Request>
  void operator()(Request const& ask) const {
    if (!visitor.table_) return refuse(snake_name<Request>(), No::not_watching);
    visitor.look_.reset();
    constexpr bool talk = boost::mp11::mp_contains<boost::mp11::mp_list<protocol::Say, protocol::Signal, protocol::Invite>, Request>::value;
    if (talk && !may(snake_name<Request>(), Limit::talk)) return;
    visitor.table_->ask(visitor.wire_, ask);
  }

  bool may(std::string_view request, Limit limit) const {
    bool const may = !visitor.caller_ || visitor.caller_->take(limit);
    if (!may) refuse(request, No::too_fast);
    return may;
  }

  void refuse(std::string_view request, No no) const { visitor.wire_->send(frame_of(refused_message(request, no))); }
};

bool Visitor::hear(std::string_view text) {
  if (!pay(1 + static_cast<float>(text.size()) / bytes_a_price)) return put_off("message");
  auto const value = parse_json(text);
  auto const request = value ? read_value<protocol::Request>(*value) : std::unexpected(JsonProblem{});
  if (!value)
    Reception{*this}.refuse("message", No::bad_json);
  else if (!request)
    wire_->send(frame_of(complain(*value, request.error())));
  else if (!pay(std::visit(Price(), *request)))
    return put_off(std::visit([]<class Each>(Each const&) -> std::string_view { return snake_name<Each>(); }, *request));
  else
    std::visit(Reception{*this}, *request);
  return true;
}

bool Visitor::hear_frame(std::size_t size) { return pay(1 + static_cast<float>(size) / bytes_a_price) || put_off("message"); }

bool Visitor::pay(float price) {
  if (!caller_ || price <= 0) return true;
  auto const& limits = caller_->limits();
  Rate const rate{static_cast<float>(limits.work_at_once), static_cast<float>(limits.work_a_second)};
  if (work_.take(rate, hall_.house().time(), price)) return caller_->take(Limit::address_work, price);
  caller_->meters().hit(Limit::work);
  return false;
}

// A page that is told so waits; one that does not has no business here. Slowly it is forgiven.
bool Visitor::put_off(std::string_view request) {
  constexpr Rate patience{50, 1};
  if (!putting_off_.take(patience, hall_.house().time())) return false;
  Reception{*this}.refuse(request, No::too_fast);
  return true;
}

void Visitor::leave() {
  if (table_) table_->leave(wire_);
  table_.reset();
  leave_lobby();
}

void Visitor::leave_lobby() {
  if (in_lobby_) hall_.lobby().leave(wire_);
  in_lobby_ = false;
}

}  // namespace atelier::server
