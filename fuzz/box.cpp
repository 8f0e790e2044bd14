// Reads anything as a box: whatever it is, the answer is one sentence, or a game that can be played to its end. Inputs that begin with a
// letter or a brace are taken as they stand; all others turn values of the program's box into others.
#include <algorithm>
#include <cstdlib>

#include "games/odd_boxes.hpp"
#include "games/registry.hpp"

namespace {

using namespace atelier;

class Bytes {
 public:
  Bytes(std::uint8_t const* data, std::size_t size) : data_(data), end_(data + size) {}
  std::uint32_t below(std::uint32_t bound) {
    std::uint32_t number = 0;
    for (std::uint32_t reach = 1; reach < bound && data_ != end_; reach = reach > 0xFFFFFF ? bound : reach << 8)
      number = number << 8 | *data_++;
    return number % bound;
  }

 private:
  std::uint8_t const* data_;
  std::uint8_t const* end_;
};

void require(bool holds) {
  if (!holds) std::abort();
}

constexpr int most_steps = 400'000;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static Kind const& kind = *find_kind(FUZZ_GAME);
  static auto const club = static_cast<int>(std::ranges::find(kind.bots(), "club") - kind.bots().begin());
  Bytes bytes(data, size);
  bool const raw = size > 0 && (data[0] == '{' || data[0] == '[' || data[0] == '#' || (data[0] >= 'a' && data[0] <= 'z'));
  auto const box = read_box(kind, raw ? std::string(reinterpret_cast<char const*>(data), size) : testing::odd_box(kind, bytes));
  if (!box) {
    for (auto const& each : box.error()) require(!each.en.empty() && !each.pl.empty());
    return 0;
  }
  auto const again = read_box(kind, box_toml(kind, *parse_json(box->components)));
  require(again && again->hash == box->hash);
  auto const seats = box->seats[bytes.below(static_cast<std::uint32_t>(box->seats.size()))];
  auto options = *parse_json(R"({"seats":)" + std::to_string(seats) + "}");
  // Any variant that fits so many seats, if there is one.
  auto const all = kind.configurations();
  auto other = *parse_json(all[bytes.below(static_cast<std::uint32_t>(all.size()))]);
  auto game = kind.make(boost::json::serialize(other), box->components);
  if (!game) game = kind.make(boost::json::serialize(options), box->components);
  require(game.has_value());
  Rng rng(bytes.below(1 << 16));
  auto const steps = testing::play_to_the_end(**game, bytes.below(2) == 0 ? 0 : club, bytes, rng, most_steps);
  require(steps && *steps >= 0);
  return 0;
}
