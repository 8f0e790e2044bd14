#include "engine/fair.hpp"

#include <cstdlib>
#include <cstring>

#include <sodium.h>

namespace atelier::fair {

namespace {

// A hash over parts, each with its length before it, so that no two lists of parts read the same.
class Hash {
 public:
  explicit Hash(std::string_view purpose) {
    crypto_generichash_init(&state_, nullptr, 0, 32);
    add(purpose);
  }
  Hash& add(std::string_view part) {
    std::uint64_t const size = part.size();
    unsigned char length[8];
    for (int i = 0; i < 8; ++i) length[i] = static_cast<unsigned char>(size >> (8 * i));
    crypto_generichash_update(&state_, length, sizeof length);
    crypto_generichash_update(&state_, reinterpret_cast<unsigned char const*>(part.data()), part.size());
    return *this;
  }
  Bytes32 done() {
    Bytes32 out;
    crypto_generichash_final(&state_, out.data(), out.size());
    return out;
  }

 private:
  crypto_generichash_state state_;
};

std::string_view text_of(Bytes32 const& bytes) { return {reinterpret_cast<char const*>(bytes.data()), bytes.size()}; }

}  // namespace

Bytes32 fresh() {
  static int const ready = sodium_init();
  if (ready < 0) std::abort();  // no source of randomness: nothing may be dealt
  Bytes32 bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::string hex(std::span<unsigned char const> bytes) {
  constexpr char digits[] = "0123456789abcdef";
  std::string out;
  out.reserve(2 * bytes.size());
  for (unsigned char byte : bytes) {
    out += digits[byte >> 4];
    out += digits[byte & 15];
  }
  return out;
}

std::expected<Bytes32, std::string> from_hex(std::string_view text) {
  Bytes32 bytes;
  std::size_t size = 0;
  char const* end = nullptr;
  if (text.size() != 64 || sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, &end) != 0 || size != 32)
    return std::unexpected("must be 64 hexadecimal digits");
  return bytes;
}

Bytes32 commitment(Bytes32 const& secret) { return Hash("atelier commitment").add(text_of(secret)).done(); }

Bytes32 hash(std::string_view text) { return Hash("atelier text").add(text).done(); }

namespace {

Bytes32 sha256(std::string_view text) {
  Bytes32 out;
  crypto_hash_sha256(out.data(), reinterpret_cast<unsigned char const*>(text.data()), text.size());
  return out;
}

}  // namespace

std::string seal(std::string_view purpose, std::string_view secret) {
  return hex(sha256("atelier " + std::string(purpose) + " " + std::string(secret)));
}

Stream Stream::of_parts(std::string_view secret, std::string_view table, std::span<std::string const> parts) {
  std::string text = "atelier chance " + std::string(secret) + " " + std::string(table);
  for (auto const& each : parts) text += " " + (each.empty() ? "-" : each);
  Stream stream;
  stream.key_ = sha256(text);
  return stream;
}

Stream::Stream(Bytes32 const& secret, std::string_view table, std::span<std::string const> entropy) {
  Hash hash("atelier chance");
  hash.add(text_of(secret)).add(table);
  for (auto const& each : entropy) hash.add(each);
  key_ = hash.done();
}

Stream Stream::of_deal(std::string_view deal) {
  Stream stream;
  stream.key_ = Hash("atelier fixed deal").add(deal).done();
  return stream;
}

MoveId Stream::draw(Outcomes const& outcomes, std::uint64_t n) const {
  unsigned char nonce[crypto_stream_chacha20_NONCEBYTES]{};
  for (int i = 0; i < 8; ++i) nonce[i] = static_cast<unsigned char>(n >> (8 * i));
  unsigned char block[64];
  crypto_stream_chacha20(block, sizeof block, nonce, key_.data());
  std::uint32_t const total = outcomes.total();
  // Numbers from `limit` up would favour the first outcomes, so they are passed over. With the totals games have (below 2^16) one in
  // 65,000 is; sixteen in a row do not happen.
  std::uint64_t const limit = (std::uint64_t{1} << 32) / total * total;
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < 16; ++i) {
    std::memcpy(&word, block + 4 * i, 4);
    if (word < limit) break;
  }
  return outcomes.at(word % total);
}

}  // namespace atelier::fair
