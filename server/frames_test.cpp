#include "server/frames.hpp"

#include <gtest/gtest.h>

#include "server/deflate.hpp"
#include "server/extension.hpp"
#include "server/wire.hpp"

namespace atelier::server {
namespace {

// A client's frame, masked.
std::string frame(int first, std::string_view payload, bool masked = true) {
  std::string out{static_cast<char>(first)};
  char const mark = static_cast<char>(masked ? 0x80 : 0);
  if (payload.size() < 126) {
    out += static_cast<char>(mark | static_cast<char>(payload.size()));
  } else if (payload.size() < 65536) {
    out += static_cast<char>(mark | 126);
    out += static_cast<char>(payload.size() >> 8);
    out += static_cast<char>(payload.size());
  } else {
    out += static_cast<char>(mark | 127);
    for (int i = 7; i >= 0; --i) out += static_cast<char>(static_cast<std::uint64_t>(payload.size()) >> (8 * i));
  }
  std::string_view const mask = "\x12\x34\x56\x78";
  if (masked) out += mask;
  for (std::size_t i = 0; i < payload.size(); ++i) out += static_cast<char>(masked ? payload[i] ^ mask[i % 4] : payload[i]);
  return out;
}

struct Heard {
  std::vector<std::string> texts;
  std::optional<CloseCode> wrong;
  bool waits = true;
};

// Feeds the bytes in pieces of a length.
Heard feed(std::string const& bytes, std::size_t piece, std::size_t most = 1000, bool deflate = true) {
  Heard heard;
  FrameReader reader(most, deflate);
  for (std::size_t at = 0; at < bytes.size() && !heard.wrong; at += piece)
    heard.wrong = reader.feed(std::string_view(bytes).substr(at, piece), [&](Opcode opcode, std::string_view text) {
      heard.texts.push_back(std::to_string(static_cast<int>(opcode)) + ":" + std::string(text));
    });
  heard.waits = reader.waits();
  return heard;
}

TEST(Frames, AMessageIsHeardHoweverTheNetworkCutsIt) {
  std::string const bytes = frame(0x81, "one") + frame(0x81, std::string(300, 'x')) + frame(0x82, "two") + frame(0x81, "");
  for (std::size_t piece : {1UL, 2UL, 3UL, 7UL, 150UL, bytes.size()}) {
    auto const heard = feed(bytes, piece);
    EXPECT_FALSE(heard.wrong);
    EXPECT_TRUE(heard.waits);
    EXPECT_EQ(heard.texts, (std::vector<std::string>{"1:one", "1:" + std::string(300, 'x'), "2:two", "1:"})) << piece;
  }
}

TEST(Frames, AMessageInSeveralFramesMayHaveAPingInBetween) {
  std::string const bytes = frame(0x01, "a") + frame(0x89, "ping") + frame(0x00, "b") + frame(0x80, "c") + frame(0x81, "d");
  for (std::size_t piece : {1UL, 5UL, bytes.size()})
    EXPECT_EQ(feed(bytes, piece).texts, (std::vector<std::string>{"9:ping", "1:abc", "1:d"}));
}

TEST(Frames, WhatIsTooBigIsRefusedBeforeItIsRead) {
  EXPECT_FALSE(feed(frame(0x81, std::string(1000, 'x')), 4096).wrong);
  EXPECT_EQ(feed(frame(0x81, std::string(1001, 'x')).substr(0, 9), 4096).wrong, CloseCode::too_big);
  EXPECT_EQ(feed(frame(0x01, std::string(600, 'x')) + frame(0x80, std::string(600, 'x')), 4096).wrong, CloseCode::too_big);
  std::string const huge = frame(0x81, std::string(70000, 'x')).substr(0, 2) + '\x7F' + std::string(7, '\xFF') + "mask" + "x";
  EXPECT_EQ(feed(huge, 4096).wrong, CloseCode::too_big);
}

TEST(Frames, OnlyAMessageOnItsWayTakesMemory) {
  std::string const bytes = frame(0x01, "a") + frame(0x80, "b");
  for (std::size_t size = 1; size < bytes.size(); ++size) EXPECT_FALSE(feed(bytes.substr(0, size), 99).waits) << size;
  EXPECT_TRUE(feed(bytes, 99).waits);
}

TEST(Frames, ACompressedMessageIsInflatedHoweverItIsCut) {
  std::string const text = std::string(500, 'a') + "and something else" + std::string(400, 'b');
  auto const deflated = deflate_message(text);
  ASSERT_TRUE(deflated);
  auto const half = deflated->size() / 2;
  std::string const bytes = frame(0xC1, *deflated) + frame(0x41, deflated->substr(0, half)) + frame(0x89, "") +
                            frame(0x80, deflated->substr(half)) + frame(0x81, "plain");
  for (std::size_t piece : {1UL, 7UL, bytes.size()})
    EXPECT_EQ(feed(bytes, piece).texts, (std::vector<std::string>{"1:" + text, "9:", "1:" + text, "1:plain"}));
  // The examples of RFC 7692, 7.2.3: two blocks, one that is stored, one that says it is the last, and nothing.
  using namespace std::string_literals;
  for (std::string const& hello : {"\xf2\x48\xcd\xc9\xc9\x07\x00"s, "\xf2\x48\x05\x00\x00\x00\xff\xff\xca\xc9\xc9\x07\x00"s,
                                   "\x00\x05\x00\xfa\xff\x48\x65\x6c\x6c\x6f\x00"s, "\xf3\x48\xcd\xc9\xc9\x07\x00\x00"s})
    EXPECT_EQ(feed(frame(0xC1, hello), 99).texts, std::vector<std::string>{"1:Hello"});
  EXPECT_EQ(feed(frame(0xC1, "\0"s), 99).texts, std::vector<std::string>{"1:"});
}

TEST(Frames, ABombIsRefused) {
  std::string const text(100'000, 'x');
  auto const deflated = deflate_message(text);
  ASSERT_TRUE(deflated);
  ASSERT_LT(deflated->size(), 1000U);
  EXPECT_EQ(feed(frame(0xC1, *deflated), 4096, 99'999).wrong, CloseCode::too_big);
  EXPECT_FALSE(feed(frame(0xC1, *deflated), 4096, 100'000).wrong);
}

TEST(Frames, WhatIsNotCompressedAsAgreedEndsTheConnection) {
  auto const deflated = *deflate_message(std::string(300, 'x'));
  EXPECT_EQ(feed(frame(0xC1, deflated), 999, 1000, false).wrong, CloseCode::broken_protocol);  // nothing was agreed
  EXPECT_EQ(feed(frame(0xC1, "\xFF no deflate"), 999).wrong, CloseCode::bad_text);
  EXPECT_EQ(feed(frame(0xC9, ""), 999).wrong, CloseCode::broken_protocol);                          // a compressed ping
  EXPECT_EQ(feed(frame(0x41, deflated) + frame(0xC0, ""), 999).wrong, CloseCode::broken_protocol);  // said twice
  EXPECT_EQ(feed(frame(0xC1, deflated.substr(0, 2)), 999).wrong, CloseCode::bad_text);              // breaks off within a block
}

TEST(Frames, WhateverFollowsAGoodbyeIsNotHeard) {
  EXPECT_EQ(feed(frame(0x88, "\x03\xE8") + frame(0x81, "x"), 99).texts, std::vector<std::string>{"8:"});
  EXPECT_EQ(feed(frame(0x88, "") + frame(0x81, "x"), 99).texts, std::vector<std::string>{"8:"});
}

TEST(Frames, ATextIsUtf8) {
  EXPECT_EQ(feed(frame(0x81, "\xC5\xBC\xC3\xB3\xC5\x82w"), 1).texts, std::vector<std::string>{"1:\xC5\xBC\xC3\xB3\xC5\x82w"});
  EXPECT_EQ(feed(frame(0x81, "\xFF"), 99).wrong, CloseCode::bad_text);
}

TEST(Frames, AMessageIsCompressedOnceAndOnlyIfThatGains) {
  Message const small("{}"), noise(std::string(1023, 'x')), large(std::string(5000, 'x'));
  EXPECT_TRUE(small.deflated().empty());
  EXPECT_TRUE(noise.deflated().empty());
  EXPECT_FALSE(large.deflated().empty());
  EXPECT_EQ(&large.deflated(), &large.deflated());
  EXPECT_EQ(inflate_message(large.deflated(), 5000), large.text());
}

TEST(Frames, WhatIsDeflatedOneAfterTheOtherStandsAlone) {
  for (std::size_t size = 200; size < 70'000; size = size * 3 / 2) {
    std::string text;
    for (std::size_t i = 0; text.size() < size; ++i) text += R"({"seat":)" + std::to_string(i * i % 97) + "}";
    auto const deflated = deflate_message(text);
    ASSERT_TRUE(deflated) << size;
    EXPECT_EQ(inflate_message(*deflated, text.size()), text) << size;
  }
}

TEST(Extension, IsAgreedOnAsTheRfcSays) {
  std::string const plain = "permessage-deflate; server_no_context_takeover; client_no_context_takeover";
  EXPECT_EQ(agree_on_deflate("permessage-deflate"), plain);
  EXPECT_EQ(agree_on_deflate("permessage-deflate; client_max_window_bits"), plain);  // browsers
  EXPECT_EQ(agree_on_deflate("Permessage-Deflate; client_max_window_bits=10; server_no_context_takeover"), plain);
  EXPECT_EQ(agree_on_deflate("permessage-deflate; server_max_window_bits=15"), plain + "; server_max_window_bits=15");
  EXPECT_EQ(agree_on_deflate("permessage-deflate; server_max_window_bits=\"15\""), plain + "; server_max_window_bits=15");
  // The second of two offers, where the first cannot be taken.
  EXPECT_EQ(agree_on_deflate("permessage-deflate; server_max_window_bits=10, permessage-deflate"), plain);
  EXPECT_EQ(agree_on_deflate("x-other; a=b, permessage-deflate"), plain);
}

TEST(Extension, ABadOfferIsDeclined) {
  for (std::string const offer :
       {"", "x-webkit-deflate-frame", "permessage-deflate; unknown", "permessage-deflate; server_max_window_bits",
        "permessage-deflate; server_max_window_bits=16", "permessage-deflate; server_max_window_bits=015",
        "permessage-deflate; client_max_window_bits=7", "permessage-deflate; client_max_window_bits=x",
        "permessage-deflate; server_no_context_takeover=1", "permessage-deflate; client_no_context_takeover; client_no_context_takeover",
        "permessage-deflate; server_max_window_bits=12", "permessage-deflate; =", "permessage-deflate; server_max_window_bits=\"15"})
    EXPECT_FALSE(agree_on_deflate(offer)) << offer;
}

TEST(Frames, ABrokenProtocolEndsTheConnection) {
  EXPECT_EQ(feed(frame(0x81, "x", false), 99).wrong, CloseCode::broken_protocol);  // not masked
  EXPECT_EQ(feed(frame(0xA1, "x"), 99).wrong, CloseCode::broken_protocol);         // a reserved bit
  EXPECT_EQ(feed(frame(0x83, "x"), 99).wrong, CloseCode::broken_protocol);         // no such kind
  EXPECT_EQ(feed(frame(0x80, "x"), 99).wrong, CloseCode::broken_protocol);         // goes on with nothing
  EXPECT_EQ(feed(frame(0x01, "x") + frame(0x81, "y"), 99).wrong, CloseCode::broken_protocol);
  EXPECT_EQ(feed(frame(0x09, "x"), 99).wrong, CloseCode::broken_protocol);  // a ping in pieces
  EXPECT_EQ(feed(frame(0x89, std::string(126, 'x')), 999).wrong, CloseCode::broken_protocol);
}

TEST(Frames, HeadersCarryAnyLength) {
  EXPECT_EQ(frame_header(Opcode::text, 5).view(), "\x81\x05");
  EXPECT_EQ(frame_header(Opcode::text, 126).view(), std::string_view("\x81\x7E\x00\x7E", 4));
  EXPECT_EQ(frame_header(Opcode::text, 65535).view(), std::string_view("\x81\x7E\xFF\xFF", 4));
  EXPECT_EQ(frame_header(Opcode::text, 5, true).view(), "\xC1\x05");
  EXPECT_EQ(frame_header(Opcode::ping, 65536).view(), std::string_view("\x89\x7F\0\0\0\0\0\1\0\0", 10));
}

}  // namespace
}  // namespace atelier::server
