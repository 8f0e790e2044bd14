// Whole games as readable files: games/<game>/playthroughs/*.txt. The first line says what is played and under which version of the rules,
// numbered lines are recorded moves; the rest, what was told, what a seat saw and what it might do, is written by the program and
// compared. So a file tells whether rules, views or words have changed, whoever played. ATELIER_WRITE_PLAYTHROUGHS=1 in the
// environment writes all that is told anew after a change that was meant, moves stay; a new file with only its first line, "seed"
// and "bot" in it, is then played by bots and recorded.
#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/journal.hpp"
#include "engine/json.hpp"
#include "games/kept.hpp"

namespace atelier {
namespace {

namespace fs = std::filesystem;

struct Opening {
  std::string game;
  int rules = 1;
  Json options;
  std::uint64_t seed = 0;  // only of a game still to be recorded, as is
  std::string bot;
  BOOST_DESCRIBE_CLASS(Opening, (), (game, rules, options, seed, bot), (), ())
};

constexpr std::array<std::string_view, max_seats> names{"Ola", "Jan", "Ewa", "Adam", "Zofia", "Piotr"};
constexpr int decisions_between_looks = 30;
constexpr int most_moves_listed = 24;

struct Recorded {
  Seat seat{};
  std::string move;  // JSON
};

std::vector<Recorded> recorded_moves(std::string const& text) {
  std::vector<Recorded> moves;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || !std::isdigit(static_cast<unsigned char>(line[0]))) continue;
    auto const who = line.find(' ') + 1, move = line.find(' ', who) + 1;
    auto const name = std::ranges::find(names, line.substr(who, move - who - 1));
    moves.push_back({name == names.end() ? chance : seat_at(static_cast<int>(name - names.begin())), line.substr(move)});
  }
  return moves;
}

// A game that is written down while it is played.
class Recital {
 public:
  explicit Recital(Opening const& opening)
      : kind_(*find_kind(opening.game)),
        game_(*kind_.make(opening.options.text, testing::kept_box(kind_, opening.rules), opening.rules)),
        words_(kind_.text("en"), "en", {names.begin(), names.begin() + game_->seats()}),
        position_(game_->start()) {
    out_ = "{\"game\":" + to_json(opening.game) + ",\"rules\":" + to_json(opening.rules) + ",\"options\":" + game_->options() + "}\n";
  }

  void replay(std::vector<Recorded> const& moves) {
    for (auto const& [seat, move] : moves) {
      auto const id = position_->read_move(seat, move);
      ASSERT_TRUE(id) << "move " << n_ + 1 << " is not allowed any more: " << move << " (" << id.error().code << ")";
      apply(seat, *id);
    }
    EXPECT_TRUE(position_->to_act().empty()) << "the recorded moves end before the game does";
  }

  void record(std::string_view bot, std::uint64_t seed) {
    auto const bots = kind_.bots();
    int const number = static_cast<int>(std::ranges::find(bots, bot) - bots.begin());
    ASSERT_LT(number, static_cast<int>(bots.size())) << "there is no bot '" << bot << "'";
    Rng dice(seed), mind(seed, 1);
    play_out(*this, [&](Seat seat) { return seat == chance ? position_->roll(dice) : position_->ask_bot(number, seat, {}, mind); });
  }

  std::string text() const {
    std::string all = out_;
    write_result_line(position_->scores(), {}, all);
    return all;
  }

  // As play_out() wants a table.
  Seats to_act() const { return position_->to_act(); }
  Seat ask_first(Seats among) const { return position_->ask_first(among); }
  void apply(Seat seat, MoveId id) {
    if (seat != chance && decisions_++ % decisions_between_looks == 0) look(seat);
    out_ += std::to_string(++n_) + " " + name(seat) + " ";
    position_->write_move(id, out_);
    out_ += "\n";
    std::vector<Told> events;
    position_->apply(seat, id, &events);
    for (auto const& event : events)
      if (event.audience.has(Viewer::book())) out_ += "    " + words_.event(event.json) + "\n";
  }

 private:
  static std::string name(Seat seat) { return seat == chance ? "chance" : std::string(names[static_cast<std::size_t>(index(seat))]); }

  // What the seat sees and may do, as its bot or page gets it.
  void look(Seat seat) {
    out_ += "  " + name(seat) + " sees ";
    position_->write_view(seat, out_, true);
    MoveList moves;
    position_->legal(seat, moves);
    out_ += "\n  " + name(seat) + " may make " + std::to_string(moves.size()) + (moves.size() == 1 ? " move:" : " moves:");
    for (int i = 0; i < moves.size() && i < most_moves_listed; ++i) {
      out_ += i == 0 ? " " : ", ";
      position_->write_move(moves[i], out_);
    }
    out_ += moves.size() > most_moves_listed ? ", …\n" : "\n";
  }

  Kind const& kind_;
  std::shared_ptr<AnyGame const> game_;
  Words words_;
  std::unique_ptr<Position> position_;
  int decisions_ = 0;
  std::uint64_t n_ = 0;
  std::string out_;
};

std::vector<fs::path> playthroughs() {
  std::vector<fs::path> all;
  for (auto const& game : fs::directory_iterator(testing::source_folder() + "/games")) {
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

class Playthrough : public ::testing::TestWithParam<fs::path> {};
INSTANTIATE_TEST_SUITE_P(File, Playthrough, ::testing::ValuesIn(playthroughs()), [](auto const& info) {
  std::string name = info.param.parent_path().parent_path().filename().string() + "_" + info.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST_P(Playthrough, GoesAsItDid) {
  auto const written = text_of(GetParam());
  bool const writing = std::getenv("ATELIER_WRITE_PLAYTHROUGHS") != nullptr;
  auto const opening = read_options<Opening>(written.substr(0, written.find('\n')));
  ASSERT_TRUE(opening) << opening.error();
  auto const moves = recorded_moves(written);
  ASSERT_TRUE(!moves.empty() || writing) << "no game is recorded here yet";
  Recital recital(*opening);
  if (moves.empty())
    recital.record(opening->bot, opening->seed);
  else
    recital.replay(moves);
  if (HasFatalFailure()) return;
  auto const now = recital.text();
  if (writing) {
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

// A version once played stays alive: games that were recorded under it are kept.
TEST(Playthroughs, EveryVersionOfTheRulesHasSome) {
  std::set<std::pair<std::string, int>> recorded;
  for (auto const& path : playthroughs()) {
    auto const written = text_of(path);
    if (auto const opening = read_options<Opening>(written.substr(0, written.find('\n')))) recorded.emplace(opening->game, opening->rules);
  }
  for (auto const* kind : kinds())
    for (int rules = 1; rules <= kind->rules_version(); ++rules)
      EXPECT_TRUE(recorded.contains({std::string(kind->id()), rules})) << kind->id() << " " << rules;
}

}  // namespace
}  // namespace atelier
