#include "server/frames.hpp"

#include <gtest/gtest.h>

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
};

// Feeds the bytes in pieces of a length.
Heard feed(std::string bytes, std::size_t piece, std::size_t most = 1000) {
  Heard heard;
  FrameReader reader(most);
  for (std::size_t at = 0; at < bytes.size() && !heard.wrong; at += piece)
    heard.wrong = reader.feed(bytes.data() + at, std::min(piece, bytes.size() - at), [&](Opcode opcode, std::string_view text) {
      heard.texts.push_back(std::to_string(static_cast<int>(opcode)) + ":" + std::string(text));
    });
  return heard;
}

TEST(Frames, AMessageIsHeardHoweverTheNetworkCutsIt) {
  std::string const bytes = frame(0x81, "one") + frame(0x81, std::string(300, 'x')) + frame(0x82, "two") + frame(0x81, "");
  for (std::size_t piece : {1UL, 2UL, 3UL, 7UL, 150UL, bytes.size()}) {
    auto const heard = feed(bytes, piece);
    EXPECT_FALSE(heard.wrong);
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
  EXPECT_EQ(feed(frame(0x81, std::string(1001, 'x')).substr(0, 8), 4096).wrong, CloseCode::too_big);
  EXPECT_EQ(feed(frame(0x01, std::string(600, 'x')) + frame(0x80, std::string(600, 'x')), 4096).wrong, CloseCode::too_big);
  std::string huge = frame(0x81, std::string(70000, 'x')).substr(0, 2) + std::string(8, '\xFF') + "mask";
  EXPECT_EQ(feed(huge, 4096).wrong, CloseCode::too_big);
}

TEST(Frames, ABrokenProtocolEndsTheConnection) {
  EXPECT_EQ(feed(frame(0x81, "x", false), 99).wrong, CloseCode::broken_protocol);  // not masked
  EXPECT_EQ(feed(frame(0xC1, "x"), 99).wrong, CloseCode::broken_protocol);         // a reserved bit
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
  EXPECT_EQ(frame_header(Opcode::ping, 65536).view(), std::string_view("\x89\x7F\0\0\0\0\0\1\0\0", 10));
}

}  // namespace
}  // namespace atelier::server
