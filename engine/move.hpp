// Moves as dense integers, lists of them on the stack, and what chance may do with which weight.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "engine/seat.hpp"

namespace atelier {

// A move as a search, a mask or a table of probabilities wants it. Each game maps it to and from its typed move.
enum class MoveId : std::uint16_t {};

constexpr int index(MoveId id) { return static_cast<int>(id); }
constexpr MoveId move_at(int index) { return static_cast<MoveId>(index); }

inline constexpr int max_moves = 1024;

// Legal moves, ascending. Filled anew by each call; never allocates.
class MoveList {
 public:
  void clear() { size_ = 0; }
  void add(MoveId id) { ids_[size_++] = id; }
  // Every id from first to last; nothing if last is below first. For bids.
  void add_range(MoveId first, MoveId last) {
    int const count = index(last) - index(first) + 1;
    for (int i = 0; i < count; ++i) ids_[size_ + i] = move_at(index(first) + i);
    size_ += count > 0 ? count : 0;
  }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  MoveId operator[](int i) const { return ids_[i]; }
  MoveId const* begin() const { return ids_; }
  MoveId const* end() const { return ids_ + size_; }
  bool has(MoveId id) const {
    for (MoveId each : *this)
      if (each == id) return true;
    return false;
  }

 private:
  int size_ = 0;
  MoveId ids_[max_moves];
};

// What chance may do now: moves with integer weights. Only positive weights are kept.
class Outcomes {
 public:
  void clear() { size_ = 0, total_ = 0; }
  void add(MoveId id, std::uint32_t weight) {
    ids_[size_] = id;
    weights_[size_] = weight;
    size_ += weight != 0;
    total_ += weight;
  }
  // One ticket for each id base + i whose bit i is set: the cards of a deck.
  void add_each(MoveId base, std::uint64_t bits) {
    int const count = std::popcount(bits);
    MoveId* to = ids_ + size_;
    for (; bits; bits &= bits - 1) *to++ = move_at(index(base) + std::countr_zero(bits));
    std::fill_n(weights_ + size_, count, 1U);
    size_ += count;
    total_ += static_cast<std::uint32_t>(count);
  }
  int size() const { return size_; }
  std::uint32_t total() const { return total_; }
  MoveId id(int i) const { return ids_[i]; }
  std::uint32_t weight(int i) const { return weights_[i]; }

  // The outcome that owns ticket `ticket` when each outcome holds as many tickets as its weight. Precondition: ticket < total().
  MoveId at(std::uint32_t ticket) const {
    if (total_ == static_cast<std::uint32_t>(size_)) return ids_[ticket];  // all equally likely, as cards are
    int i = 0;
    while (ticket >= weights_[i]) ticket -= weights_[i++];
    return ids_[i];
  }

 private:
  int size_ = 0;
  std::uint32_t total_ = 0;
  MoveId ids_[max_moves];
  std::uint32_t weights_[max_moves];
};

}  // namespace atelier
