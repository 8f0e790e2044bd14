// The program's commands. Each returns the exit code: 0, or 2 after one sentence on what was wrong.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"

namespace atelier::cli {

// One sentence on standard error, and the exit code of bad input.
int complain(std::string_view sentence);

// A table as the command line describes it: the game's own options are flags made from its options struct.
struct TableFlags {
  std::string game;
  std::vector<std::string> flags;  // --seats 3 --one-takes-all ...
  std::string components;          // a file, or empty for the data in the program
};
struct ChosenGame {
  Kind const* kind = nullptr;
  std::shared_ptr<AnyGame const> game;
  bool own_box = false;  // it is not the program's own
};
std::expected<ChosenGame, std::string> choose_game(TableFlags const&);
// The game's own options as a JSON object of those that were given. Precondition: choose_game took the flags.
std::expected<std::string, std::string> options_of(TableFlags const&);
// Every configuration of the game that agrees with the flags given.
std::expected<std::vector<ChosenGame>, std::string> choose_configurations(TableFlags const&);

// Bot numbers by seat from "counting,random": one name serves all seats. Empty: the best bot everywhere.
std::expected<std::vector<int>, std::string> choose_bots(Kind const&, int seats, std::string_view names);

struct SimFlags {
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  std::string bots;
  std::string journal;
  bool json = false;
  bool calibrate = false;  // every configuration of the game, one line each
};
struct ArenaFlags {
  std::string bots;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  std::uint64_t time = 0;  // milliseconds a move
  std::uint64_t work = 0;  // positions a move; 0: as much as the bot thinks enough
  int threads = 0;         // 0: one for each core
  std::string beside;      // a bot that sits among them at every table
  bool untold = false;     // and they are not told that it is a person
  std::string state;       // a file that a stopped run goes on from
  bool sprt = false;
  bool json = false;
};
struct CompareFlags {
  std::array<std::string, 2> boxes;  // files, or "usual"
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 0;  // 0: one for each core
  bool json = false;
};
struct PlayFlags {
  std::uint64_t seed = 0;  // 0: from the operating system
  int seat = 0;
  std::string bots;
  std::string language = "en";
  std::string name = "You";
  std::string journal;
};

struct AnalyseFlags {
  std::string file;
  int playouts = 0;  // 0: as many as usual
  std::string language = "en";
  bool json = false;
};

// A server's configuration: a file, or none, and settings over it in the order they were given.
struct ServerFlags {
  std::string config;
  std::vector<std::string> settings;  // "server.port=80"
};
struct ExportFlags {
  std::string table;
  std::string out;
  bool entries = false;
};
struct DeleteFlags {
  std::string table;
  std::string player;
};

int serve(ServerFlags const&);
int config(ServerFlags const&, bool check);
int backup(ServerFlags const&, std::string const& file);
int restore(ServerFlags const&, std::string const& file);
int export_table(ServerFlags const&, ExportFlags const&);
int delete_from(ServerFlags const&, DeleteFlags const&);
int prune(ServerFlags const&, bool only_count);

int games(bool json);
int sim(TableFlags const&, SimFlags const&);
int arena(TableFlags const&, ArenaFlags const&);
int calibrate(TableFlags const&, SimFlags const&);
int compare(TableFlags const&, CompareFlags const&);
int play(TableFlags const&, PlayFlags const&);
int replay(std::string const& file, bool json, std::string const& language);
int verify(std::string const& file);
int analyse(AnalyseFlags const&);
int bench(bool signature, bool json, std::string const& game);
int types(std::string const& out, bool check);

}  // namespace atelier::cli
