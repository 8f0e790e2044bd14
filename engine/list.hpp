// A list of at most N values, in place: views and offers are made of these, so that building one never allocates.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace atelier {

template <class T, std::size_t N>
class List {
 public:
  constexpr List() = default;
  constexpr List(std::initializer_list<T> values) {
    for (auto const& value : values) push_back(value);
  }

  static constexpr std::size_t capacity() { return N; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(T const& value) { values_[size_++] = value; }  // precondition: size() < N
  constexpr void resize(std::size_t size, T const& value = {}) {
    while (size_ < size) push_back(value);
    size_ = static_cast<std::uint8_t>(size);
  }
  constexpr T& operator[](std::size_t i) { return values_[i]; }
  constexpr T const& operator[](std::size_t i) const { return values_[i]; }
  constexpr T* begin() { return values_.data(); }
  constexpr T* end() { return values_.data() + size_; }
  constexpr T const* begin() const { return values_.data(); }
  constexpr T const* end() const { return values_.data() + size_; }

  friend constexpr bool operator==(List const& a, List const& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.values_[i] == b.values_[i])) return false;
    return true;
  }

 private:
  static_assert(N < 256);
  std::array<T, N> values_{};
  std::uint8_t size_ = 0;
};

}  // namespace atelier
