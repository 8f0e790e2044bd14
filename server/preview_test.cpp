// What other services show of links, and what forms offer.
#include "server/preview.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "engine/json.hpp"
#include "server/offers.hpp"
#include "server/site.hpp"

namespace atelier::server {
namespace {

Asked called(std::string host, std::string target = "/t/abc", std::string scheme = "", std::string languages = "") {
  return {"GET", std::move(target), "", "", std::move(host), std::move(scheme), std::move(languages)};
}

TEST(Preview, PicturesHaveTheAddressThatWasCalled) {
  EXPECT_EQ(origin_for(called("localhost:8080"), {}), "http://localhost:8080");
  EXPECT_EQ(origin_for(called("club.example", "/", "https"), {}), "https://club.example");
  EXPECT_EQ(origin_for(called("club.example", "/", "ftp"), {}), "http://club.example");
}

TEST(Preview, ConfiguredNamesComeFirst) {
  std::vector<std::string> const origins{"https://club.example", "https://other.example"};
  EXPECT_EQ(origin_for(called("other.example"), origins), "https://other.example");
  EXPECT_EQ(origin_for(called("10.0.0.7:8080"), origins), "https://club.example");
}

TEST(Preview, WhatIsNoHostIsNotRepeated) {
  EXPECT_EQ(origin_for(called("\"><script>"), {}), "");
  EXPECT_EQ(origin_for(called(""), {}), "");
}

TEST(Preview, TheAddressSaysTheLanguageOrElseTheAsker) {
  EXPECT_EQ(language_for(called("h", "/t/abc?pl", "", "en")), "pl");
  EXPECT_EQ(language_for(called("h", "/t/abc?en", "", "pl")), "en");
  EXPECT_EQ(language_for(called("h", "/t/abc", "", "pl-PL,pl;q=0.9")), "pl");
  EXPECT_EQ(language_for(called("h", "/t/abc", "", "de")), "en");
}

TEST(Preview, ATableIsPreviewedAsItsGameWithinTheHead) {
  std::string const page = "<html>\n  <head>\n  </head>\n  <body></body></html>";
  auto const told = with_preview(page, "fresco", "en", "https://club.example", "/t/a\"b");
  EXPECT_LT(told.find("content=\"Fresco · Atelier\""), told.find("</head>"));
  EXPECT_NE(told.find("content=\"https://club.example/t/a&quot;b\""), told.npos);
  EXPECT_TRUE(told.ends_with("</head>\n  <body></body></html>"));
  EXPECT_NE(with_preview(page, "no-such-game", "pl", "", "/").find("Pięć nowoczesnych"), told.npos);
}

TEST(Offers, NameWhatNoTableOfSoManyCanHave) {
  auto const all = parse_json(offers());
  ASSERT_TRUE(all);
  for (auto const& offer : all->as_array()) {
    auto const& game = offer.at("id").as_string();
    auto const& unfit = offer.at("unfit").as_array();
    auto const has = [&](std::string_view json) {
      return std::any_of(unfit.begin(), unfit.end(), [&](auto const& each) { return boost::json::serialize(each) == json; });
    };
    if (game == "modern-art") {
      EXPECT_TRUE(has(R"({"seats":4,"option":"mystery_hand","value":true})"));
      EXPECT_FALSE(has(R"({"seats":3,"option":"mystery_hand","value":true})"));
      EXPECT_TRUE(has(R"({"seats":3,"option":"first","value":3})"));
    }
    if (game == "fresco" || game == "projekt-art") EXPECT_TRUE(unfit.empty());
  }
}

}  // namespace
}  // namespace atelier::server
