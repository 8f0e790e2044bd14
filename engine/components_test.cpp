#include "engine/components.hpp"

#include <gtest/gtest.h>

#include "engine/any_game.hpp"
#include "games/registry.hpp"

namespace atelier {
namespace {

// What the program says to a components file made from the one it carries by one replacement.
std::string said_of(Kind const& kind, std::string const& from, std::string const& to) {
  std::string text(kind.default_components());
  auto const at = text.find(from);
  if (at == text.npos) return "nothing to replace";
  text.replace(at, from.size(), to);
  auto const file = read_component_file(text, "box.toml");
  if (!file) return file.error();
  auto const game = kind.make("{}", file->json);
  return game ? "fine" : file->locate(game.error());
}

TEST(Components, EveryGamesOwnFileIsGood) {
  for (auto const* kind : kinds()) {
    auto const file = read_component_file(kind->default_components(), "components.toml");
    ASSERT_TRUE(file) << file.error();
    for (auto const& options : kind->configurations()) {
      auto const game = kind->make(options, file->json);
      EXPECT_TRUE(game) << game.error();
    }
  }
}

TEST(Components, LettersOutsideAsciiStandOnlyInComments) {
  Kind const& kind = *find_kind("czary-mary");
  EXPECT_EQ(said_of(kind, "value = 6", "value = 6  # życia"), "fine");
  std::string const refusal = "box.toml, line 9: only comments may hold letters outside ASCII";
  for (std::string const line : {"ż = 6", "value = 6 ż", "value = \"#\" ż", "value = \"\\\"#\" ż", "value = '\\' ż # ż", "value = \"ż\""})
    EXPECT_EQ(said_of(kind, "value = 6", line), refusal) << line;
  EXPECT_EQ(said_of(kind, "value = 6", "value = \"\"\"\n# \"\"\" ż"), "box.toml, line 10: only comments may hold letters outside ASCII");
}

TEST(Components, ABadFileIsNamedWithLineAndReason) {
  Kind const& kind = *find_kind("czary-mary");
  EXPECT_EQ(said_of(kind, "value = 6", "value = 5"), "fine");
  EXPECT_EQ(said_of(kind, "value = 6", "value = \"six\""), "box.toml, line 9: lives.value: must be a whole number");
  EXPECT_EQ(said_of(kind, "source = \"printed\"", "source = \"heard\""),
            "box.toml, line 6: copies.source: must be one of printed, reconstructed");
  EXPECT_EQ(said_of(kind, "[1, 2, 3, 4, 5, 6, 7, 8]", "[1, 2, 3]"), "box.toml, line 5: copies.value: must have 8 entries, not 3");
  EXPECT_EQ(said_of(kind, "value = 6", "value = 600"), "box.toml, line 8: lives: must be from 1 to 20");
  EXPECT_EQ(said_of(kind, "[1, 2, 3, 4, 5, 6, 7, 8]", "[0, 0, 0, 0, 0, 0, 7, 8]"),
            "box.toml, line 4: copies: 15 stones are too few for 4 players");
  EXPECT_EQ(said_of(kind, "[lives]", "[lifes]"), "box.toml: lives: is missing");
  EXPECT_TRUE(said_of(kind, "value = 6", "value = ").starts_with("box.toml, line 9: ")) << said_of(kind, "value = 6", "value = ");
}

}  // namespace
}  // namespace atelier
