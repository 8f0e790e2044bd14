// How bots of Projekt A.R.T. play beside people: what they make of who sits there and of what was said.
#include "games/bot_named.hpp"
#include "games/projekt_art/bots.hpp"
#include "games/projekt_art/plan.hpp"
#include "games/projekt_art/testing.hpp"

namespace atelier::projekt_art {
namespace {

Company beside(int seat, std::vector<Remark> remarks = {}) { return {{seat_at(seat)}, std::move(remarks)}; }
Remark says(int seat, std::string signal, std::vector<std::string> about = {}) {
  return {seat_at(seat), std::move(signal), std::move(about)};
}

// Both pawns in Tokyo before three agents, weapons in the pool: a fight worth beginning. The other has more health.
struct Guarded : Table {
  Guarded() : Table(table_for(2)) {
    plan();
    to_fights();
    for (int pawn : {0, 1}) stand(pawn, Site::tokyo);
    agents(Site::tokyo) = 3;
    s.pool = {6, 6, 6};
    s.allies = 5;
    set_health(*this, 0, 3), set_health(*this, 1, 4);
  }
  MoveId answer(Company const& company) const { return teammate_move(Lens(game, s, seat_at(0)), Fellows(game, company)); }
};

TEST(ProjektArtPartners, LeadWhereThePersonWithMoreHealthDoesNot) {
  Guarded t;
  EXPECT_EQ(t.answer({}), move_at(ids::ready)) << "a bot with more health is left to lead";
  EXPECT_EQ(t.answer(beside(1)), move_at(ids::fight));
}

TEST(ProjektArtPartners, LeaveTheLeadToAPersonWhoAsksForItUntilTheyAreReady) {
  Guarded t;
  EXPECT_EQ(t.answer(beside(1, {says(1, "lead", {"site:tokyo"})})), move_at(ids::ready));
  EXPECT_EQ(t.answer(beside(1, {says(1, "lead", {"site:kyoto"})})), move_at(ids::fight)) << "that is another fight";
  t.act(1, Ready{});
  EXPECT_EQ(t.answer(beside(1, {says(1, "lead", {"site:tokyo"})})), move_at(ids::fight));
}

TEST(ProjektArtPartners, PlanWithPeopleWhereTheyStandOrSaidTheyGo) {
  Table t(table_for(3));
  t.plan();
  t.to_movement();
  t.s.pool = {6, 6, 6};
  auto const planned = [&](Company const& company, int pawn) {
    Lens const lens(t.game, t.s, seat_at(0));
    Situation const team(lens, {}, Fellows(t.game, company));
    Odds const odds(t.game.components());
    return Plan(team, odds).next_step(pawn);
  };
  int roads = 0;
  for (int place = 0; place < t.game.places(); ++place) {
    Site const site = t.game.site_of(place);
    if (place == t.s.pawns[1]) continue;
    std::string const thing = "site:" + std::string(enumerator_name(site));
    EXPECT_EQ(planned(beside(1), 1), -1);
    EXPECT_GE(planned(beside(1, {says(1, "going", {thing})}), 1), 0) << thing;
    ++roads;
  }
  EXPECT_EQ(roads, t.game.places() - 1);
}

TEST(ProjektArtPartners, WaitWhenAskedToAsLongAsTheAskerHasToPlay) {
  Table t(table_for(2));
  t.plan();
  auto const answer = [&](Company const& company) { return teammate_move(Lens(t.game, t.s, seat_at(0)), Fellows(t.game, company)); };
  auto const asked = beside(1, {says(1, "wait")});
  ASSERT_NE(answer(beside(1)), move_at(ids::wait));
  EXPECT_EQ(answer(asked), move_at(ids::wait));
  t.act(1, Wait{});
  EXPECT_NE(answer(asked), move_at(ids::wait)) << "somebody must begin";
}

TEST(ProjektArtPartners, HearWhatIsDearAndWhichCluesMayGo) {
  Table t(table_for(2));
  t.plan();
  for (int card : {1, 2}) t.lay(0, no(card));
  Lens const lens(t.game, t.s, seat_at(0));
  auto const team = [&](std::vector<Remark> remarks) { return Situation(lens, {}, Fellows(t.game, beside(1, std::move(remarks)))); };
  EXPECT_DOUBLE_EQ(team({says(1, "spare", {"resource:fuel"})}).resource(0, 1), 2 * team({}).resource(0, 1));
  EXPECT_DOUBLE_EQ(team({says(1, "ally")}).resource(2, 1), 2 * team({}).resource(2, 1));
  EXPECT_DOUBLE_EQ(team({says(1, "spare", {"resource:fuel"})}).resource(1, 1), team({}).resource(1, 1));
  EXPECT_GT(team({says(1, "keep_clue", {"clue:1"})}).card_on_track(no(1), 0), team({}).card_on_track(no(1), 0));
  EXPECT_LT(team({says(1, "spend_clue", {"clue:1"})}).card_on_track(no(1), 0), team({}).card_on_track(no(1), 0));
  EXPECT_DOUBLE_EQ(team({says(1, "keep_clue", {"clue:1"}), says(1, "spend_clue", {"clue:1"})}).card_on_track(no(1), 0), 0.1);
}

// Things of no table, of another map, out of all bounds, and signals nobody knows.
TEST(ProjektArtPartners, PassOverWhatMakesNoSense) {
  auto const game = table_for(2);
  for (char const* thing :
       {"site:atlantis", "site:cairo", "clue:0", "clue:73", "clue:-1", "clue:x", "resource:gold", "art:", "site", "", ":"})
    for (char const* signal : {"", "going", "lead", "come", "spare", "keep_clue", "spend_clue", "completes", "sing"}) {
      Fellows const heard(game, beside(1, {says(1, signal, {thing}), says(5, signal, {"site:tokyo"})}));
      EXPECT_EQ(heard.going[1], -1);
      EXPECT_EQ(heard.going[5], -1) << "nobody sits there";
      EXPECT_EQ(heard.leads[1], -1);
      EXPECT_EQ(heard.wanted_at | heard.dear | heard.promised, 0);
      EXPECT_TRUE(heard.kept.empty() && heard.free.empty());
    }
}

double won_beside(std::string_view person, int seats, std::uint64_t games) {
  Kind const& kind = projekt_art_kind();
  Options options;
  options.seats.value = seats;
  auto const game = *kind.make(to_json(options), read_component_file(kind.default_components(), "components.toml")->json);
  std::vector<int> bots(static_cast<std::size_t>(seats), atelier::testing::bot_named(kind, "club"));
  bots[0] = atelier::testing::bot_named(kind, person);
  return kind.simulate(*game, bots, games, 4).won / static_cast<double>(games);
}

// The same games every time. `docs/strength.md` has figures of more.
TEST(ProjektArtPartners, WinBesidePeopleWhoLeaveTheFightsToThem) {
  double const silent = won_beside("person-silent", 3, 100), idle = won_beside("person-idle", 3, 100);
  std::printf("beside a person who only says ready from the fights on: %.0f %%; from the movement on: %.0f %%\n", 100 * silent, 100 * idle);
  EXPECT_GT(silent, 0.3);
  EXPECT_GT(idle, 0.15);
}

// Of so many games the ones in which a pawn comes back to where it stood in the same movement, with nothing carried in between.
int games_to_and_fro(int seats, int games) {
  auto const game = table_for(seats, Map::rio);
  Silence silence;
  int dithering = 0;
  for (int i = 0; i < games; ++i) {
    Rng dice(game_seed(101, static_cast<std::uint64_t>(i)));
    State s = game.start();
    std::array<std::uint16_t, most_pawns> been{};  // places, by bit
    bool dithers = false;
    int round = 0;
    Running table(game, s, silence);
    play_out(table, [&](Seat seat) {
      if (seat == chance) return roll(game, s, dice);
      MoveId const id = teammate_move(Lens(game, s, seat));
      Move const move = game.move(id);
      auto const* step = std::get_if<Step>(&move);
      if (s.round != round) round = s.round, been = {};
      if (!step) return id;
      auto& places = been[static_cast<std::size_t>(index(seat))];
      if (step->carry) places = 0;
      places |= static_cast<std::uint16_t>(1 << s.pawns[static_cast<std::size_t>(index(seat))]);
      dithers |= (places >> game.place_of(step->site)) & 1;
      return id;
    });
    dithering += dithers;
  }
  return dithering;
}

// Two roads of Rio cost no fuel.
TEST(ProjektArtPartners, SeldomGoToAndFro) {
  for (int seats = 2; seats <= 4; ++seats) {
    int const games = games_to_and_fro(seats, 100);
    std::printf("Rio, %d players: a pawn goes to and fro in %d of 100 games\n", seats, games);
    EXPECT_LT(games, 30);
  }
}

TEST(ProjektArtPartners, EmulatedPeopleAreOfferedAtNoTable) {
  Kind const& kind = projekt_art_kind();
  std::string info;
  kind.write_info(info);
  ASSERT_EQ(kind.people().size(), people.size());
  for (auto const person : kind.people()) {
    EXPECT_EQ(std::ranges::find(kind.bots(), person), kind.bots().end());
    EXPECT_EQ(info.find(person), std::string::npos);
    int const number = atelier::testing::bot_named(kind, person);
    EXPECT_TRUE(kind.is_person(number));
    EXPECT_EQ(kind.bot_name(number), person);
    std::vector<int> const table{atelier::testing::bot_named(kind, "club"), number};
    EXPECT_EQ(kind.company_of(table), beside(1));
  }
}

TEST(ProjektArtPartners, AFightOrTheLastReadyClosesAWindow) {
  Guarded t;
  EXPECT_TRUE(t.game.closes_window(t.s, seat_at(0), move_at(ids::fight)));
  EXPECT_FALSE(t.game.closes_window(t.s, seat_at(0), move_at(ids::ready)));
  t.act(1, Ready{});
  EXPECT_FALSE(t.game.closes_window(t.s, seat_at(0), move_at(ids::fight))) << "everybody else has spoken";
  EXPECT_TRUE(t.game.closes_window(t.s, seat_at(0), move_at(ids::ready)));
  t.s.pool = {0, 0, 0};
  t.s.allies = 0;
  t.act(0, Fight{});
  t.dice({1, 1});
  ASSERT_EQ(t.s.phase, Phase::struggling);
  EXPECT_TRUE(t.game.closes_window(t.s, seat_at(0), move_at(ids::accept)));
  EXPECT_FALSE(t.game.closes_window(t.s, seat_at(0), move_at(ids::weapon)));
  t.act(1, Wait{});
  EXPECT_FALSE(t.game.closes_window(t.s, seat_at(0), move_at(ids::accept)));
}

}  // namespace
}  // namespace atelier::projekt_art
