// Compressed answers over HTTP.
#include "server/encoding.hpp"

#include <gtest/gtest.h>
#include <zlib.h>

#include "server/assets.hpp"
#include "server/deflate.hpp"
#include "server/site.hpp"
#include "server/test_sockets.hpp"

namespace atelier::server {
namespace {

std::string gunzip(std::string_view bytes) {
  z_stream stream{};
  EXPECT_EQ(inflateInit2(&stream, 16 + MAX_WBITS), Z_OK);
  std::string text(1 << 24, '\0');
  stream.next_in = const_cast<Bytef*>(reinterpret_cast<Bytef const*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(text.data());
  stream.avail_out = static_cast<uInt>(text.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  text.resize(stream.total_out);
  inflateEnd(&stream);
  return text;
}

TEST(Encoding, IsWhatTheAskerWants) {
  EXPECT_EQ(wanted("", "gzip"), 0);
  EXPECT_EQ(wanted("gzip", "gzip"), 1000);
  EXPECT_EQ(wanted("gzip, deflate, br", "br"), 1000);
  EXPECT_EQ(wanted("GZIP ; q=0.5", "gzip"), 500);
  EXPECT_EQ(wanted("gzip;q=0", "gzip"), 0);
  EXPECT_EQ(wanted("br;q=1.0, *;q=0.125", "gzip"), 125);
  EXPECT_EQ(wanted("*, gzip;q=0", "gzip"), 0);
  EXPECT_EQ(wanted("xgzip, gzip-2", "gzip"), 0);
  for (std::string const nonsense : {"gzip;q=", "gzip;q=2", "gzip;q=0.1234", "gzip;q=x", "gzip;q=1x", ";;,,=", "gzip;q=-1"})
    EXPECT_LE(wanted(nonsense, "gzip"), nonsense == "gzip;q=2" ? 1000 : 0) << nonsense;
}

TEST(Encoding, TheBestWantedOneOfAFileIsSent) {
  Asset const asset{"/a.js", "text/javascript", "\"1\"", "plain", false, "zipped", "\"1-gz\"", "brotli", "\"1-br\""};
  auto const sent = [&](std::string_view accepted) {
    Answer answer;
    answer.asset = &asset;
    answer.bytes = asset.bytes;
    answer.etag = asset.etag;
    encode(answer, accepted);
    EXPECT_TRUE(answer.varies);
    return std::string(answer.bytes) + " " + std::string(answer.encoding) + " " + std::string(answer.etag);
  };
  EXPECT_EQ(sent(""), "plain  \"1\"");
  EXPECT_EQ(sent("gzip"), "zipped gzip \"1-gz\"");
  EXPECT_EQ(sent("gzip, deflate, br"), "brotli br \"1-br\"");
  EXPECT_EQ(sent("gzip, br;q=0.5"), "zipped gzip \"1-gz\"");
  EXPECT_EQ(sent("gzip;q=0, br;q=0"), "plain  \"1\"");
}

TEST(Encoding, AnyTextIsZippedAndReadAgain) {
  std::string text;
  for (std::uint32_t i = 0, noise = 1; text.size() < 300'000; ++i) {
    noise = noise * 1664525 + 1013904223;
    text += i % 3 == 0 ? std::string(50, 'x') : std::string{static_cast<char>(noise >> 24), static_cast<char>(noise >> 16)};
  }
  for (std::size_t size : {0UL, 1UL, 1024UL, 65'536UL, text.size()})
    EXPECT_EQ(gunzip(gzip(text.substr(0, size))), text.substr(0, size)) << size;
}

class EncodingOverHttp : public ::testing::Test {
 protected:
  static std::string body(std::string const& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }
  static bool has(std::string const& answer, std::string const& header) { return answer.find("\r\n" + header + "\r\n") != answer.npos; }

  TestFolder folder;
  std::unique_ptr<RunningServer> server = run_server(folder.path());
};

TEST_F(EncodingOverHttp, ALongAnswerIsZippedForWhoeverReadsThat) {
  auto const plain = get(server->port(), "/api/games");
  EXPECT_EQ(plain.find("Content-Encoding"), plain.npos);
  EXPECT_TRUE(has(plain, "Vary: Accept-Encoding"));
  auto const zipped = get(server->port(), "/api/games", "Accept-Encoding: gzip, deflate, br\r\n");
  EXPECT_TRUE(has(zipped, "Content-Encoding: gzip"));
  EXPECT_TRUE(has(zipped, "Vary: Accept-Encoding"));
  EXPECT_EQ(gunzip(body(zipped)), body(plain));
  EXPECT_LT(zipped.size(), plain.size());
  auto const small = get(server->port(), "/api/health", "Accept-Encoding: gzip\r\n");
  EXPECT_EQ(small.find("Content-Encoding"), small.npos);
}

TEST_F(EncodingOverHttp, FilesOfThePageComeAsTheBuildMadeThem) {
  for (auto const& asset : assets()) {
    if (asset.gzip.empty()) continue;
    auto const path = std::string(asset.path);
    EXPECT_EQ(gunzip(asset.gzip), asset.bytes) << path;
    auto const zipped = get(server->port(), path, "Accept-Encoding: gzip\r\n");
    EXPECT_TRUE(zipped.ends_with(asset.gzip)) << path;
    EXPECT_TRUE(has(zipped, "ETag: " + std::string(asset.gzip_etag))) << path;
    auto const brotli = get(server->port(), path, "Accept-Encoding: gzip, br\r\n");
    EXPECT_TRUE(brotli.ends_with(asset.brotli)) << path;
    EXPECT_TRUE(has(brotli, "Content-Encoding: br")) << path;
    // Known in one encoding is known in all; the answer names what would have been sent.
    for (auto const known : {asset.etag, asset.gzip_etag, asset.brotli_etag}) {
      auto const again = get(server->port(), path, "Accept-Encoding: gzip\r\nIf-None-Match: " + std::string(known) + "\r\n");
      EXPECT_TRUE(again.starts_with("HTTP/1.1 304")) << path;
      EXPECT_TRUE(has(again, "ETag: " + std::string(asset.gzip_etag))) << path;
      EXPECT_TRUE(has(again, "Vary: Accept-Encoding")) << path;
      EXPECT_TRUE(again.ends_with("\r\n\r\n")) << path;
    }
  }
}

}  // namespace
}  // namespace atelier::server
