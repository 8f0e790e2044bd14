// The operator's configuration: what is wrong is named with its line and what was meant.
#include <gtest/gtest.h>

#include "server/configuration.hpp"

namespace atelier {
namespace {

std::string error_of(std::string_view toml) {
  ServeSettings settings;
  auto const read = read_configuration(settings, toml, "atelier.toml");
  return read ? "" : read.error();
}

TEST(Configuration, AFileSetsWhatItNamesAndLeavesTheRest) {
  ServeSettings settings;
  auto const read = read_configuration(settings, R"(
[server]
port = 9000
origins = ["https://club.example"]
[bots]
pace_ms = 50
[log]
format = "json"
[limits]
connections = 7
[retention]
finished_days = 30
)",
                                       "atelier.toml");
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(settings.port, 9000);
  EXPECT_EQ(settings.origins, std::vector<std::string>{"https://club.example"});
  EXPECT_EQ(settings.bot_pace, std::chrono::milliseconds(50));
  EXPECT_EQ(settings.log.format, "json");
  EXPECT_EQ(settings.limits.connections, 7);
  EXPECT_EQ(settings.retention.finished_days, 30);
  EXPECT_EQ(settings.bind, "127.0.0.1");
}

TEST(Configuration, WhatIsWrongIsNamedWithItsLineAndWhatWasMeant) {
  EXPECT_EQ(error_of("[server]\n\nprot = 1\n"), "atelier.toml, line 3: server.prot: there is no such setting; did you mean server.port?");
  EXPECT_EQ(error_of("[limits]\nport = 1\n"), "atelier.toml, line 2: limits.port: there is no such setting; did you mean server.port?");
  EXPECT_EQ(error_of("[server]\nport = 70000\n"), "atelier.toml, line 2: server.port: must be a whole number from 0 to 65535");
  EXPECT_EQ(error_of("[server]\nport = \"80\"\n"), "atelier.toml, line 2: server.port: must be a whole number from 0 to 65535");
  EXPECT_EQ(error_of("[server]\nfixed_deals = 1\n"), "atelier.toml, line 2: server.fixed_deals: must be true or false");
  EXPECT_EQ(error_of("[log]\nlevel = \"loud\"\n"), "atelier.toml, line 2: log.level: must be one of debug, info, warning, error, off");
  EXPECT_EQ(error_of("[metrics]\ntoken = \"short\"\n"), "atelier.toml, line 2: metrics.token: must have at least 16 characters");
  EXPECT_EQ(error_of("[server]\norigins = [\"club.example\"]\n"),
            "atelier.toml, line 2: server.origins: must be like \"https://club.example\", without a path");
  EXPECT_EQ(error_of("[weather]\nx = 1\n"), "atelier.toml, line 1: weather: there is no such section; `atelier config` lists all");
  EXPECT_EQ(error_of("server = 3\n"), "atelier.toml, line 1: server: is a section, written [server]");
  EXPECT_TRUE(error_of("[server\n").starts_with("atelier.toml, line 1: "));
}

TEST(Configuration, TheEnvironmentStandsOverTheFileAndFlagsOverBoth) {
  ServeSettings settings;
  ASSERT_TRUE(read_configuration(settings, "[server]\nport = 1\nbind = \"::1\"\n", "f"));
  char const* const environment[] = {"PATH=/bin", "ATELIER_BIN=x", "ATELIER_SERVER_PORT=2", "ATELIER_SERVER_PROXIES=10.0.0.1,10.0.0.2",
                                     nullptr};
  ASSERT_TRUE(read_environment(settings, environment));
  EXPECT_EQ(settings.port, 2);
  EXPECT_EQ(settings.proxies, (std::vector<std::string>{"10.0.0.1", "10.0.0.2"}));
  ASSERT_TRUE(read_flag(settings, "server.port=3"));
  EXPECT_EQ(settings.port, 3);
  EXPECT_EQ(settings.bind, "::1");

  char const* const wrong[] = {"ATELIER_SERVER_PROT=2", nullptr};
  EXPECT_EQ(read_environment(settings, wrong).error(), "the environment's ATELIER_SERVER_PROT is no setting; `atelier config` lists all");
  char const* const bad[] = {"ATELIER_SERVER_PORT=many", nullptr};
  EXPECT_EQ(read_environment(settings, bad).error(), "the environment's ATELIER_SERVER_PORT must be a whole number from 0 to 65535");
  EXPECT_FALSE(read_flag(settings, "server.port"));
}

TEST(Configuration, WhatIsPrintedReadsBackAndTellsNoSecret) {
  ServeSettings settings;
  settings.port = 4711;
  settings.origins = {"https://a.example", "https://b.example:8443"};
  settings.limits.lobby_ms = 77;
  settings.metrics_token = "a token nobody may see";
  auto const text = written_configuration(settings);
  EXPECT_EQ(text.find("nobody may see"), text.npos);
  ServeSettings again;
  auto const read = read_configuration(again, text, "printed");
  ASSERT_TRUE(read) << read.error() << text;
  again.metrics_token = settings.metrics_token;
  EXPECT_EQ(written_configuration(again), text);
  EXPECT_EQ(again.limits.lobby_ms, 77);
}

TEST(Configuration, EverySettingSaysWhatItMeans) {
  ServeSettings settings;
  for (auto const& each : settings_of(settings)) EXPECT_FALSE(each.sentence.empty()) << each.name;
}

}  // namespace
}  // namespace atelier
