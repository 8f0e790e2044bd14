#include "server/deflate.hpp"

#include <memory>

#include <isa-l/igzip_lib.h>
#include <zlib.h>

namespace atelier::server {

namespace {

constexpr std::string_view empty_block("\0\0\xFF\xFF", 4);

// One a thread: each is some hundred kilobytes.
struct Press {
  isal_zstream stream;
  std::uint8_t work[ISAL_DEF_LVL1_DEFAULT];

  static Press& of_this_thread() {
    static thread_local std::unique_ptr<Press> const press(new Press);
    return *press;
  }

  // How many bytes it took of `to`; none if they were not enough.
  std::optional<std::size_t> press(std::string_view text, std::string& to, bool last, std::uint16_t wrapping) {
    isal_deflate_stateless_init(&stream);
    stream.level = 1;
    stream.level_buf = work;
    stream.level_buf_size = sizeof work;
    stream.gzip_flag = wrapping;
    stream.end_of_stream = last;
    stream.flush = last ? NO_FLUSH : FULL_FLUSH;
    stream.next_in = const_cast<std::uint8_t*>(reinterpret_cast<std::uint8_t const*>(text.data()));
    stream.avail_in = static_cast<std::uint32_t>(text.size());
    stream.next_out = reinterpret_cast<std::uint8_t*>(to.data());
    stream.avail_out = static_cast<std::uint32_t>(to.size());
    if (isal_deflate_stateless(&stream) != COMP_OK || stream.avail_in > 0) return {};
    return stream.total_out;
  }
};

class Inflater {
 public:
  Inflater() { inflateInit2(&stream_, -MAX_WBITS); }
  ~Inflater() { inflateEnd(&stream_); }
  Inflater(Inflater const&) = delete;
  Inflater& operator=(Inflater const&) = delete;

  void begin() { inflateReset(&stream_); }
  bool between_blocks() const { return stream_.data_type & 128; }

  // What is wrong, if anything: `to` never grows far beyond `most`.
  std::optional<Inflating> add(std::string_view bytes, std::string& to, std::size_t most) {
    stream_.next_in = const_cast<Bytef*>(reinterpret_cast<Bytef const*>(bytes.data()));
    stream_.avail_in = static_cast<uInt>(bytes.size());
    for (;;) {
      char piece[4096];
      stream_.next_out = reinterpret_cast<Bytef*>(piece);
      stream_.avail_out = sizeof piece;
      int const result = ::inflate(&stream_, Z_SYNC_FLUSH);
      if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) return Inflating::damaged;
      to.append(piece, sizeof piece - stream_.avail_out);
      if (to.size() > most) return Inflating::too_big;
      // A last block may be followed by others (RFC 7692, 7.2.3.5): they are a stream of their own.
      if (result == Z_STREAM_END) inflateReset(&stream_);
      if (stream_.avail_in == 0 && stream_.avail_out > 0) return {};
      if (result == Z_BUF_ERROR && stream_.avail_out == sizeof piece) return Inflating::damaged;
    }
  }

 private:
  z_stream stream_{};
};

}  // namespace

std::optional<std::string> deflate_message(std::string_view text) {
  std::string pressed(text.size(), '\0');
  auto const size = Press::of_this_thread().press(text, pressed, false, IGZIP_DEFLATE);
  if (!size || *size < empty_block.size() ||
      std::string_view(pressed).substr(*size - empty_block.size(), empty_block.size()) != empty_block)
    return {};
  pressed.resize(*size - empty_block.size());
  return pressed;
}

std::expected<std::string, Inflating> inflate_message(std::string_view deflated, std::size_t most) {
  static thread_local Inflater inflater;
  inflater.begin();
  std::string text;
  for (auto const bytes : {deflated, empty_block})
    if (auto const wrong = inflater.add(bytes, text, most)) return std::unexpected(*wrong);
  if (!inflater.between_blocks()) return std::unexpected(Inflating::damaged);  // it breaks off
  return text;
}

std::string gzip(std::string_view text) {
  // What cannot be made shorter is stored in blocks of up to 64 KiB, each five bytes longer; header and trailer take 18.
  std::string pressed(text.size() + text.size() / 4096 + 256, '\0');
  auto const size = Press::of_this_thread().press(text, pressed, true, IGZIP_GZIP);
  pressed.resize(size.value_or(0));
  return pressed;
}

}  // namespace atelier::server
