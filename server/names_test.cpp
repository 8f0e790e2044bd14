#include "server/names.hpp"

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
