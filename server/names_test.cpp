#include "server/names.hpp"

#include "games/registry.hpp"

#include <gtest/gtest.h>

namespace atelier::server {
namespace {

TEST(Names, BlanksAroundANameAreCutOff) {
  EXPECT_EQ(proper_name("  Ola \t"), std::nullopt);  // a tab is a control character
  EXPECT_EQ(proper_name("  Ola  "), "Ola");
  EXPECT_EQ(proper_name("Jan III Sobieski"), "Jan III Sobieski");
  EXPECT_EQ(proper_name("\u00A0Zażółć\u3000"), "Zażółć");
}

TEST(Names, HaveOneToTwentyFourVisibleCharacters) {
  EXPECT_EQ(proper_name(""), std::nullopt);
  EXPECT_EQ(proper_name("   "), std::nullopt);
  EXPECT_EQ(proper_name("\u200B\u200D"), std::nullopt);
  EXPECT_TRUE(proper_name(std::string(24, 'x')));
  EXPECT_EQ(proper_name(std::string(25, 'x')), std::nullopt);
  std::string letters;
  for (int i = 0; i < 24; ++i) letters += "ż";
  EXPECT_EQ(proper_name(letters), letters);
  EXPECT_EQ(proper_name(letters + "ż"), std::nullopt);
  EXPECT_EQ(proper_name(letters + "    "), letters);
}

TEST(Names, NothingThatSteersTheTextAround) {
  EXPECT_EQ(proper_name("a\nb"), std::nullopt);
  EXPECT_EQ(proper_name(std::string("a\0b", 3)), std::nullopt);
  EXPECT_EQ(proper_name("a\u202Eb"), std::nullopt);
  EXPECT_EQ(proper_name("a\u0085b"), std::nullopt);
  EXPECT_EQ(proper_name("a\uFEFFb"), std::nullopt);
}

TEST(Names, EveryCharacterCanBeSeen) {
  for (char const* hidden : {"O\u200Bla", "O\u00ADla", "\u3164", "Ola\u3164", "O\u2060la", "\u2800", "O\uFFA0la", "O\U000E0041la",
                             "O\u034Fla", "O\u180Ela", "O\uE000la", "O\uFFFFla"})
    EXPECT_EQ(proper_name(hidden), std::nullopt) << hidden;
  EXPECT_EQ(proper_name("Jan\u00A0 \u3000Sobieski"), "Jan Sobieski") << "one blank is a blank like another";
  EXPECT_EQ(proper_name("Ola \u2764\uFE0F"), "Ola \u2764") << "what phones put behind a heart is not needed to see it";
}

TEST(Names, AreNormalised) {
  EXPECT_EQ(proper_name("Zaz\u0307o\u0301l\u0301c\u0301"), "Zażóĺć");
  EXPECT_EQ(proper_name("a\u0301\u0302\u0303\u0304\u0305"), std::nullopt) << "accents in heaps run over other lines";
  EXPECT_EQ(proper_name("\u0301a"), std::nullopt);
}

TEST(Names, OfAlphabetsThatLookAlikeOnlyOne) {
  EXPECT_EQ(proper_name("Оla"), std::nullopt) << "the first letter is Cyrillic";
  EXPECT_EQ(proper_name("Оля"), "Оля");
  EXPECT_EQ(proper_name("Ωλα 2"), "Ωλα 2");
}

TEST(Names, ThatLookAlikeAreOneName) {
  for (auto const& [one, other] :
       {std::pair{"Ola", "OLA"}, {"Ola", "0la"}, {"Ola", "O la"}, {"Ola", "Ｏｌａ"}, {"Ola", "𝓞𝓵𝓪"}, {"Ida", "lda"}})
    EXPECT_TRUE(looks_like(*proper_name(one), *proper_name(other))) << one << " and " << other;
  EXPECT_TRUE(looks_like("HOPE", "НОРЕ")) << "the second is Cyrillic";
  EXPECT_FALSE(looks_like("Ola", "Ala"));
  EXPECT_FALSE(looks_like("Zosia", "Zośka"));
}

TEST(Names, ThatBotsHaveInAnyLanguageAreTheirs) {
  auto const& kind = *find_kind("czary-mary");
  for (char const* name : {"club", "Club player", "CLUB PLAYER", "Club player 2", "Klubowicz", "Klubowicz 1", "Ślepy Traf", "random"})
    EXPECT_TRUE(is_a_bots(name, kind)) << name;
  EXPECT_FALSE(is_a_bots("Ola", kind));
  EXPECT_FALSE(is_a_bots("Zofia", kind)) << "a bot has that name, and many people too";
  EXPECT_FALSE(is_a_bots("Clubs", kind));
}

TEST(Names, OnlySoundUtf8) {
  EXPECT_EQ(proper_name("\xC3"), std::nullopt);
  EXPECT_EQ(proper_name("\xC0\x80"), std::nullopt);
  EXPECT_EQ(proper_name("\xED\xA0\x80"), std::nullopt);
  EXPECT_EQ(proper_name("\xF4\x90\x80\x80"), std::nullopt);
  EXPECT_EQ(proper_name("\xFF"), std::nullopt);
  EXPECT_EQ(proper_name("🐉"), "🐉");
}

TEST(Lines, HaveOneToThreeHundredVisibleCharactersOnOneLine) {
  EXPECT_EQ(proper_line("  hej, gramy?  "), "hej, gramy?");
  EXPECT_EQ(proper_line("one\ntwo\tthree"), "one two three");
  EXPECT_EQ(proper_line("a\u202Eb"), "a b");
  EXPECT_EQ(proper_line("\n\r\u2028 "), std::nullopt);
  EXPECT_EQ(proper_line(""), std::nullopt);
  EXPECT_EQ(proper_line("\xC3"), std::nullopt);
  std::string letters;
  for (int i = 0; i < 300; ++i) letters += "ż";
  EXPECT_EQ(proper_line("\n" + letters + " "), letters);
  EXPECT_EQ(proper_line(letters + "ż"), std::nullopt);
  EXPECT_EQ(proper_line("👩‍🚀"), "👩‍🚀");  // joined by an invisible character, which is part of it
}

}  // namespace
}  // namespace atelier::server
