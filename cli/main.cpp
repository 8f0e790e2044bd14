// The program `atelier`: reads the command line and calls the command.
#include <cstdio>

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "server/load.hpp"
#include "server/version.hpp"

namespace {

using namespace atelier;

// Adds what every command that sets up a table takes. Flags the program does not know are the game's own options.
void add_table(CLI::App& command, cli::TableFlags& table) {
  command.add_option("game", table.game, "the game's id; `atelier games` lists them")->required();
  command.add_option("--components", table.components, "a components file instead of the program's own");
  command.allow_extras();
  command.footer("The game's own options (--seats N and others) are listed by `atelier games`.");
}

void add_setting(CLI::App& command, cli::ServerFlags& server, std::string const& flag, std::string const& name, std::string const& help) {
  command.add_option_function<std::string>(
      flag, [&server, name](std::string const& value) { server.settings.push_back(name + "=" + value); }, help);
}

// What every command that has to do with a server's data takes.
void add_server(CLI::App& command, cli::ServerFlags& server) {
  command.add_option("--config", server.config, "the configuration file; docs/operating.md lists what it may hold");
  command.add_option("--set", server.settings, "one setting over the file and the environment, like server.port=80")
      ->allow_extra_args(false);
  add_setting(command, server, "--data", "server.data", "the folder that keeps the tables");
}

int run(int argc, char** argv) {
  CLI::App app{"Atelier: five board games on one table."};
  app.require_subcommand(1);
  app.set_version_flag("--version", "atelier " + std::string(version()));
  app.set_help_all_flag("--help-all", "help for every command");

  cli::TableFlags table;
  bool json = false;
  std::string file;
  std::string language = "en";
  bool check = false;

  auto& games = *app.add_subcommand("games", "the games with their options, seat counts and bots");
  games.add_flag("--json", json, "as JSON");

  cli::SimFlags sim_flags;
  auto& sim = *app.add_subcommand("sim", "let bots play many games");
  add_table(sim, table);
  sim.add_option("--games", sim_flags.games, "how many");
  sim.add_option("--seed", sim_flags.seed, "the same seed gives the same games");
  sim.add_option("--bots", sim_flags.bots, "names by seat, separated by commas; one name serves all seats");
  sim.add_option("--journal", sim_flags.journal, "write the games to this file, one after another");
  sim.add_flag("--json", sim_flags.json, "as JSON");
  sim.add_flag("--calibrate", sim_flags.calibrate,
               "play every configuration and print a table of win rates and scores; the game's options narrow it");

  cli::ArenaFlags arena_flags;
  auto& arena = *app.add_subcommand("arena", "bots against each other: every deal from every seating, with the interval of 95 %");
  add_table(arena, table);
  arena.add_option("--bots", arena_flags.bots, "two names, the first against the second on all other sides; or one for every side")
      ->required();
  arena.add_option("--beside", arena_flags.beside, "a bot that sits among either where the table wins together, as a person would");
  arena.add_flag("--untold", arena_flags.untold, "they are not told that whoever sits beside them is a person");
  arena.add_option("--games", arena_flags.games, "how many; rounded up to whole deals");
  arena.add_option("--seed", arena_flags.seed, "the same seed gives the same deals");
  arena.add_option("--time", arena_flags.time, "milliseconds a bot may think about a move");
  arena.add_option("--work", arena_flags.work, "positions a bot may look at for a move: the same on every machine");
  arena.add_option("--threads", arena_flags.threads, "0: as many as the machine has");
  arena.add_option("--state", arena_flags.state, "a file that keeps what was played, and from which a stopped run goes on");
  arena.add_flag("--sprt", arena_flags.sprt, "stop as soon as it is decided whether the first is five points better than an equal");
  arena.add_flag("--json", arena_flags.json, "as JSON");

  cli::CompareFlags compare_flags;
  auto& compare = *app.add_subcommand("compare", "what another box changes: two boxes with the same luck, with intervals of 95 %");
  compare.add_option("game", table.game, "the game's id; `atelier games` lists them")->required();
  compare.add_option("first", compare_flags.boxes[0], "a components file, or `usual` for the program's own box")->required();
  compare.add_option("second", compare_flags.boxes[1], "another")->required();
  compare.allow_extras();
  compare.footer("The game's own options (--seats N and others) are listed by `atelier games`.");
  compare.add_option("--games", compare_flags.games, "how many with each box");
  compare.add_option("--seed", compare_flags.seed, "the same seed gives the same luck");
  compare.add_option("--threads", compare_flags.threads, "0: as many as the machine has");
  compare.add_flag("--json", compare_flags.json, "as JSON");

  cli::PlayFlags play_flags;
  auto& play = *app.add_subcommand("play", "play in the terminal against bots");
  add_table(play, table);
  play.add_option("--seat", play_flags.seat, "where you sit, from 0");
  play.add_option("--name", play_flags.name, "your name");
  play.add_option("--bots", play_flags.bots, "the bots by seat; yours is ignored");
  play.add_option("--seed", play_flags.seed, "for the same game again");
  play.add_option("--lang", play_flags.language, "en or pl");
  play.add_option("--journal", play_flags.journal, "write the game to this file");

  auto& replay = *app.add_subcommand("replay", "tell the games of a journal");
  replay.add_option("file", file)->required();
  replay.add_flag("--json", json, "as JSON Lines: each move with its events, last the final view");
  replay.add_option("--lang", language, "en or pl")->check(CLI::IsMember({"en", "pl"}));

  auto& verify = *app.add_subcommand("verify", "check every move and every outcome of chance of a journal");
  verify.add_option("file", file)->required();

  cli::AnalyseFlags analyse_flags;
  auto& analyse = *app.add_subcommand("analyse", "look back on the games of a journal: chances, slips, luck");
  analyse.add_option("file", analyse_flags.file)->required();
  analyse.add_option("--playouts", analyse_flags.playouts, "how often each position is played on; more is slower and surer")
      ->check(CLI::Range(2, 100000));
  analyse.add_flag("--json", analyse_flags.json, "as JSON Lines, one for each game");
  analyse.add_option("--lang", analyse_flags.language, "en or pl")->check(CLI::IsMember({"en", "pl"}));

  cli::ServerFlags server;
  auto& serve = *app.add_subcommand("serve", "serve the page, and the tables behind it");
  add_server(serve, server);
  add_setting(serve, server, "--port", "server.port", "TCP port; 0: any free one");
  add_setting(serve, server, "--bind", "server.bind", "address to listen on; 0.0.0.0 lets other machines in");
  add_setting(serve, server, "--bot-pace", "bots.pace_ms", "milliseconds a bot takes for a move");
  add_setting(serve, server, "--threads", "server.threads", "0: as many as the machine has");
  serve.add_flag_callback(
      "--fixed-deals", [&] { server.settings.push_back("server.fixed_deals=true"); },
      "for tests: tables may be opened with a text that decides all their chance; such a table is marked as not fair");

  auto& config = *app.add_subcommand("config", "the server's configuration as it would be in force, each value with what it means");
  add_server(config, server);
  config.add_option("file", server.config, "the same as --config");
  config.add_flag("--check", check, "only say whether it is sound");

  auto& backup = *app.add_subcommand("backup", "copy the tables into one file, also while a server runs");
  add_server(backup, server);
  backup.add_option("file", file, "the new file; only its owner can read it")->required();

  auto& restore = *app.add_subcommand("restore", "put a backup in the place of the tables; what was there is kept beside it");
  add_server(restore, server);
  restore.add_option("file", file, "the backup")->required();

  cli::ExportFlags export_flags;
  auto& exporting = *app.add_subcommand("export", "write a table's journal");
  add_server(exporting, server);
  exporting.add_option("table", export_flags.table)->required();
  exporting.add_option("--out", export_flags.out, "a new file instead of standard output; only its owner can read it");
  exporting.add_flag("--entries", export_flags.entries, "everything that is stored of it, also of a running game, with every secret");

  cli::DeleteFlags delete_flags;
  auto& deleting = *app.add_subcommand("delete", "delete a table, or a person's name and words, for good; the server must be stopped");
  add_server(deleting, server);
  auto* const which = deleting.add_option("table", delete_flags.table);
  deleting.add_option("--player", delete_flags.player, "a name; the games stay, the name and what was said under it go")->excludes(which);

  bool only_count = false;
  auto& prune = *app.add_subcommand("prune", "remove tables that were kept long enough ([retention]); the server must be stopped");
  add_server(prune, server);
  prune.add_flag("--dry-run", only_count, "only say how many");

  bool signature = false;
  std::string bench_game;
  auto& bench = *app.add_subcommand("bench", "how fast the rules are on this machine");
  bench.add_option("game", bench_game, "only this game");
  bench.add_flag("--signature", signature, "one number per game that any change of its rules changes");
  bench.add_flag("--json", json, "as JSON");

  LoadSettings load_settings;
  auto& load = *app.add_subcommand("load", "play many tables against a server on this machine and measure it");
  load.add_option("--host", load_settings.host, "this machine's own address");
  load.add_option("--port", load_settings.port, "the server's port");
  load.add_option("--game", load_settings.game, "the game to play");
  load.add_option("--options", load_settings.options, "its options as a JSON object");
  load.add_option("--tables", load_settings.tables, "how many tables at once");
  load.add_option("--seconds", load_settings.seconds, "how long");
  load.add_option("--rate", load_settings.rate, "moves a second over all tables; 0: as many as the server takes");
  load.add_option("--threads", load_settings.threads, "of the load generator");
  load.add_option("--server-pid", load_settings.server_pid, "to read the server's memory");
  load.add_flag("--json", load_settings.json, "as JSON");

  std::string out = "web/src/generated";
  auto& types = *app.add_subcommand("types", "write the page's TypeScript types");
  types.add_option("--out", out, "the folder");
  types.add_flag("--check", check, "only say whether they are up to date");

  try {
    app.parse(argc, argv);
  } catch (CLI::CallForHelp const& help) {
    return app.exit(help);
  } catch (CLI::CallForAllHelp const& help) {
    return app.exit(help);
  } catch (CLI::CallForVersion const& asked) {
    return app.exit(asked);
  } catch (CLI::RequiredError const& error) {
    if (argc > 1 && app.get_subcommands().empty())
      return cli::complain("there is no command '" + std::string(argv[1]) + "'; `atelier --help` lists those there are");
    return cli::complain(std::string(error.what()) + "; `atelier --help` lists what there is");
  } catch (CLI::ParseError const& error) {
    return cli::complain(std::string(error.what()) + "; `atelier --help` lists what there is");
  }

  if (games) return cli::games(json);
  if (sim) {
    table.flags = sim.remaining();
    return sim_flags.calibrate ? cli::calibrate(table, sim_flags) : cli::sim(table, sim_flags);
  }
  if (arena) return table.flags = arena.remaining(), cli::arena(table, arena_flags);
  if (compare) return table.flags = compare.remaining(), cli::compare(table, compare_flags);
  if (play) return table.flags = play.remaining(), cli::play(table, play_flags);
  if (replay) return cli::replay(file, json, language);
  if (verify) return cli::verify(file);
  if (analyse) return cli::analyse(analyse_flags);
  if (bench) return cli::bench(signature, json, bench_game);
  if (load) return atelier::load(load_settings);
  if (types) return cli::types(out, check);
  if (config) return cli::config(server, check);
  if (backup) return cli::backup(server, file);
  if (restore) return cli::restore(server, file);
  if (exporting) return cli::export_table(server, export_flags);
  if (deleting) return cli::delete_from(server, delete_flags);
  if (prune) return cli::prune(server, only_count);
  return cli::serve(server);
}

}  // namespace

int main(int argc, char** argv) { return run(argc, argv); }
