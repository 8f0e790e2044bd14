// Everything that Projekt A.R.T. can say has its words, in both languages.
#include <boost/json/parse.hpp>

#include "games/projekt_art/bots.hpp"
#include "games/projekt_art/terminal.hpp"
#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

bool unfilled(std::string const& text) { return text.find('{') != text.npos || text.find("event.") == 0 || text.find("action.") == 0; }

TEST(ProjektArtWords, EveryEventAndEveryMoveOfWholeGamesCanBeSaid) {
  for (std::string_view language : {"en", "pl"})
    for (int map = 0; map < maps; ++map) {
      auto const game = table_for(3, static_cast<Map>(map));
      Words const words(projekt_art_kind().text(language), language, {"Ola", "Jan", "Ewa"}, seat_at(1));
      Rng rng(5, static_cast<std::uint64_t>(map));
      for (int i = 0; i < 4; ++i) {
        State s = game.start();
        atelier::testing::Heard<Event> heard;
        auto const decide = [&](Seat seat) {
          if (seat == chance) return roll(game, s, rng);
          auto const id = i % 2 ? random_legal(game, s, seat, rng) : teammate_move(game, game.view(s, seat));
          auto const move = boost::json::parse(to_json(game.move(id))).as_object();
          EXPECT_FALSE(unfilled(words.say("action." + std::string(move.at("type").as_string()), move))) << move;
          return id;
        };
        atelier::testing::play_on(game, s, decide, heard, [&] {
          for (auto const& [audience, json] : heard.events) ASSERT_FALSE(unfilled(words.event(json))) << json;
          heard.events.clear();
        });
        EXPECT_NE(draw(game, game.view(s, seat_at(0)), words), "");
      }
    }
}

TEST(ProjektArtWords, BothLanguagesHaveTheSameEntries) {
  auto const en = boost::json::parse(projekt_art_kind().text("en")).as_object();
  auto const pl = boost::json::parse(projekt_art_kind().text("pl")).as_object();
  for (auto const& [key, value] : en) EXPECT_TRUE(pl.contains(key)) << key;
  EXPECT_EQ(en.size(), pl.size());
}

TEST(ProjektArtWords, EveryPlaceOutcomeRefusalAndOptionHasAnEntry) {
  auto const en = boost::json::parse(projekt_art_kind().text("en")).as_object();
  auto const has = [&](std::string const& key) { EXPECT_TRUE(en.contains(key)) << key; };
  for_each_enumerator<Site>([&](std::string_view name, Site) { has("place." + std::string(name)); });
  for_each_enumerator<Phase>([&](std::string_view name, Phase) { has("phase." + std::string(name)); });
  for_each_enumerator<Effect>([&](std::string_view name, Effect) { has("effect." + std::string(name)); });
  for_each_enumerator<Outcome>([&](std::string_view name, Outcome outcome) {
    if (outcome != Outcome::running) has("event.game_over." + std::string(name));
  });
  for (std::string_view bot : bots) has("bot." + std::string(bot));
  for (char const* code : {"game_over", "already_played", "already_ready", "not_now", "must_leave", "cannot_pay", "no_allies", "fought",
                           "no_agents", "not_offered", "too_late_for_allies", "own_health"})
    has(std::string("refusal.") + code);
}

}  // namespace
}  // namespace atelier::projekt_art
