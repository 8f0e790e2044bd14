// Whole games as readable files: games/<game>/playthroughs/*.txt. The first line says what is played, the rest is written by the program
// and compared. A new file with only its first line, and ATELIER_WRITE_PLAYTHROUGHS=1 in the environment, adds a test; the same
// variable writes all of them anew after a change that was meant.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/components.hpp"
#include "engine/journal.hpp"
#include "engine/json.hpp"

namespace atelier {
namespace {

namespace fs = std::filesystem;

struct Opening {
  std::string game;
  std::uint64_t seed = 0;
  std::string bot;
  Json options;
  BOOST_DESCRIBE_CLASS(Opening, (), (game, seed, bot, options), (), ())
};

std::string told(Opening const& opening) {
  Kind const* kind = find_kind(opening.game);
  auto const game = *kind->make(opening.options.text, read_component_file(kind->default_components(), "components.toml")->json);
  auto const bots = kind->bots();
  int const bot = static_cast<int>(std::find(bots.begin(), bots.end(), opening.bot) - bots.begin());
  EXPECT_LT(bot, static_cast<int>(bots.size())) << opening.bot;
  std::vector<std::string> const all_names{"Ola", "Jan", "Ewa", "Adam", "Zofia", "Piotr"};
  Words const words(kind->text("en"), "en", {all_names.begin(), all_names.begin() + game->seats()});
  Rng dice(opening.seed), mind(opening.seed, 1);
  Outcomes outcomes;
  auto position = game->start();
  std::string out = to_json(opening) + "\n";
  std::uint64_t n = 0;
  for (Seats acting = position->to_act(); !acting.empty(); acting = position->to_act()) {
    Seat const seat = acting.lowest();
    MoveId id{};
    if (seat == chance) {
      position->chance(outcomes);
      id = outcomes.at(dice.below(outcomes.total()));
    } else {
      id = position->ask_bot(bot, seat, mind);
    }
    out += std::to_string(++n) + " " + (seat == chance ? "chance" : all_names[static_cast<std::size_t>(index(seat))]) + " ";
    position->write_move(id, out);
    out += "\n";
    std::vector<Told> events;
    position->apply(seat, id, &events);
    for (auto const& event : events)
      if (event.audience.has(Viewer::book())) out += "    " + words.event(event.json) + "\n";
  }
  write_result_line(position->scores(), {}, out);
  return out;
}

std::vector<fs::path> playthroughs() {
  std::vector<fs::path> all;
  for (auto const& game : fs::directory_iterator(ATELIER_SOURCE_DIR "/games")) {
    if (!fs::is_directory(game.path() / "playthroughs")) continue;
    for (auto const& file : fs::directory_iterator(game.path() / "playthroughs")) all.push_back(file.path());
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::string text_of(fs::path const& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST(Playthroughs, EveryGameHasSome) {
  for (auto const* kind : kinds()) {
    std::string folder(kind->id());
    std::replace(folder.begin(), folder.end(), '-', '_');
    EXPECT_TRUE(fs::is_directory(fs::path(ATELIER_SOURCE_DIR "/games") / folder / "playthroughs")) << folder;
  }
}

class Playthrough : public ::testing::TestWithParam<fs::path> {};
INSTANTIATE_TEST_SUITE_P(File, Playthrough, ::testing::ValuesIn(playthroughs()), [](auto const& info) {
  std::string name = info.param.parent_path().parent_path().filename().string() + "_" + info.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST_P(Playthrough, GoesAsItDid) {
  auto const written = text_of(GetParam());
  auto const opening = read_json<Opening>(written.substr(0, written.find('\n')));
  ASSERT_TRUE(opening) << opening.error();
  auto const now = told(*opening);
  if (std::getenv("ATELIER_WRITE_PLAYTHROUGHS")) {
    std::ofstream(GetParam(), std::ios::binary | std::ios::trunc) << now;
    return;
  }
  if (now == written) return;
  std::istringstream a(written), b(now);
  std::string was, is;
  for (int line = 1; std::getline(b, is); ++line) {
    std::getline(a, was);
    ASSERT_EQ(is, was) << "line " << line;
  }
  FAIL() << "the game is shorter than it was";
}

}  // namespace
}  // namespace atelier
