// Moves as dense integers, lists of them on the stack, and what chance may do with which weight.
#pragma once

#include <array>
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
  // Neighbouring ids from `first` on, weight(i) for each: cards drawn from a deck kept as counts.
  template <class Weight>
  void add_counts(MoveId first, int count, Weight&& weight) {
    int size = size_;  // kept out of memory: the stores below could be taken for changes of it
    std::uint32_t total = total_;
    for (int i = 0; i < count; ++i) {
      std::uint32_t const each = weight(i);
      ids_[size] = move_at(index(first) + i);
      weights_[size] = each;
      size += each != 0;
      total += each;
    }
    size_ = size, total_ = total;
  }
  int size() const { return size_; }
  std::uint32_t total() const { return total_; }
  MoveId id(int i) const { return ids_[i]; }
  std::uint32_t weight(int i) const { return weights_[i]; }

  // The outcome that owns ticket `ticket` when each outcome holds as many tickets as its weight. Precondition: ticket < total().
  MoveId at(std::uint32_t ticket) const {
    int i = 0;
    if (size_ <= few) {  // no branch depends on the ticket: a processor cannot foresee it
      std::uint32_t sold = 0;
      for (int each = 0; each < size_; ++each) sold += weights_[each], i += ticket >= sold;
      return ids_[i];
    }
    while (ticket >= weights_[i]) ticket -= weights_[i++];
    return ids_[i];
  }

 private:
  static constexpr int few = 8;
  int size_ = 0;
  std::uint32_t total_ = 0;
  MoveId ids_[max_moves];
  std::uint32_t weights_[max_moves];
};

}  // namespace atelier
