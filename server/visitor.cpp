#include "server/visitor.hpp"

#include "engine/json.hpp"
#include "server/hall.hpp"

namespace atelier::server {

namespace {

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

  void operator()(protocol::OpenTable const& ask) const { visitor.hall_.open(visitor.wire_, ask); }

  void operator()(protocol::PlayOn const& ask) const { visitor.hall_.play_on(visitor.wire_, ask); }

  void operator()(protocol::Watch const& ask) const {
    if (!names_a_table(ask.table)) return refuse("watch", No::unknown_table);
    auto& table = visitor.table_;
    if (table && table->id() != ask.table) {
      table->leave(visitor.wire_);
      table.reset();
    }
    if (!table) table = visitor.hall_.table(ask.table);
    table->watch(visitor.wire_, ask);
  }

  template <class Request>
  void operator()(Request const& ask) const {
    if (!visitor.table_) return refuse(snake_name<Request>(), No::not_watching);
    visitor.table_->ask(visitor.wire_, ask);
  }

  void refuse(std::string_view request, No no) const { visitor.wire_->send(frame_of(refused_message(request, no))); }
};

float Visitor::hear(std::string_view text) {
  auto const value = parse_json(text);
  auto const request = value ? read_value<protocol::Request>(*value) : std::unexpected(JsonProblem{});
  if (!value)
    Reception{*this}.refuse("message", No::bad_json);
  else if (!request)
    wire_->send(frame_of(complain(*value, request.error())));
  else
    std::visit(Reception{*this}, *request);
  bool const opens =
      request && (std::holds_alternative<protocol::OpenTable>(*request) || std::holds_alternative<protocol::PlayOn>(*request));
  return opens ? 20.0F : 1.0F;
}

void Visitor::leave() {
  if (table_) table_->leave(wire_);
  table_.reset();
  if (in_lobby_) hall_.lobby().leave(wire_);
  in_lobby_ = false;
}

}  // namespace atelier::server
