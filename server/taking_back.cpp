// What may be taken back, by whom, and what stands then: the part of a record that is about undoing.
#include <algorithm>

#include "server/record.hpp"

namespace atelier::server {

using protocol::MayUndo;

namespace {

constexpr std::size_t most_taken_back = 200;  // times at one table, so that what it keeps has an end

}  // namespace

// Chance has moved, or something hidden was shown: whatever was decided up to here stands for ever.
void Record::note_looseness(Move const& move, bool tells_nothing, bool own) {
  loose_.push_back({number_, move.seat, own});
  if (tells_nothing) return;
  for (auto const& each : loose_)
    if (each.own) bound_ = bound_.with(each.seat);
  loose_.clear();
  drawn_ = move.seat == chance;
}

std::optional<std::size_t> Record::last_own(Seat seat) const {
  for (auto i = loose_.size(); i-- > 0;)
    if (loose_[i].own && loose_[i].seat == seat) return i;
  return {};
}

// Where any other person has decided something since, everybody at the table has a say in it.
std::vector<Seat> Record::asked_about(Seat mine, std::size_t decision) const {
  std::vector<Seat> asked;
  if (std::none_of(loose_.begin() + static_cast<std::ptrdiff_t>(decision), loose_.end(),
                   [&](Loose const& each) { return each.own && each.seat != mine; }))
    return asked;
  for (int i = 0; i < static_cast<int>(places_.size()); ++i)
    if (seat_at(i) != mine && is_person(seat_at(i)) && !is_bot(seat_at(i))) asked.push_back(seat_at(i));
  return asked;
}

std::expected<Record::Undoing, Refusal> Record::undo(std::optional<Seat> mine, protocol::Undo const& ask) const {
  if (auto refused = refuse_playing(mine)) return std::unexpected(*refused);
  if (is_bot(*mine)) return no(No::bot_plays);
  auto const decision = last_own(*mine);
  if (!decision && !bound_.has(*mine)) return no(No::nothing_to_undo);
  if (!decision) return no(drawn_ ? No::undo_drawn : No::undo_shown);
  if (ask.seen < loose_[*decision].number || ask.seen > number()) return no(No::stale, number());
  if (backs_.size() >= most_taken_back) return no(No::undo_limit);
  return Undoing{{entry::TakeBack{*mine, static_cast<int>(loose_.size() - *decision)}, {}}, asked_about(*mine, *decision)};
}

MayUndo Record::may_undo(std::optional<Seat> mine) const {
  auto const undoing = undo(mine, {number()});
  if (!undoing) return MayUndo::no;
  return undoing->asked.empty() ? MayUndo::at_once : MayUndo::if_all_agree;
}

// Of what is stored. Whether the rules still call these moves harmless is not asked again: what happened stands. But chance would be drawn
// twice.
bool Record::may_be_taken_back(entry::TakeBack const& back) const {
  if (back.moves < 1 || static_cast<std::size_t>(back.moves) > stand_ || stage() == protocol::Stage::over) return false;
  auto const moves = standing();
  return std::none_of(moves.end() - back.moves, moves.end(), [](Move const& each) { return each.seat == chance; });
}

// The position from before them; the table is then in the one that is left. As an entry is applied.
std::unique_ptr<Position> Record::take_back(entry::TakeBack const& back) {
  auto const moves = static_cast<std::size_t>(back.moves);
  auto left = standing();
  left.resize(left.size() - moves);
  stand_ = left.size();
  loose_.resize(loose_.size() - std::min(moves, loose_.size()));
  backs_.push_back({number_ + 1, back.seat, moves});
  return std::exchange(position_, position_after(left));
}

// Whoever may speak is asked anew: an answer to what was asked before is about a table that is no more.
void Record::ask_anew() {
  for (int i = 0; i < static_cast<int>(places_.size()); ++i)
    if (position_->may_act().has(seat_at(i))) asked_since_[static_cast<std::size_t>(i)] = number_;
}

std::vector<Move> Record::standing() const {
  std::vector<Move> moves;
  std::size_t at = 0;
  int number = number_ - static_cast<int>(marks_.size());
  for (auto const& mark : marks_) {
    if (auto const* back = back_at(++number)) moves.resize(moves.size() - back->moves);
    for (; at < mark.moves; ++at) moves.push_back(moves_[at]);
  }
  return moves;
}

std::unique_ptr<Position> Record::position_after(std::span<Move const> moves) const {
  auto position = game_->start();
  for (auto const& each : moves) position->apply(each.seat, each.id, nullptr);
  return position;
}

Record::Back const* Record::back_at(int number) const {
  auto const found = std::lower_bound(backs_.begin(), backs_.end(), number, [](Back const& each, int of) { return each.number < of; });
  return found != backs_.end() && found->number == number ? &*found : nullptr;
}

}  // namespace atelier::server
