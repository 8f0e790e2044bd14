// The program `atelier`: reads the command line and calls the command.
#include <cstdio>

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "server/load.hpp"
#include "server/serve.hpp"

namespace {

using namespace atelier;

// Adds what every command that sets up a table takes. Flags the program does not know are the game's own options.
void add_table(CLI::App& command, cli::TableFlags& table) {
  command.add_option("game", table.game, "the game's id; `atelier games` lists them")->required();
  command.add_option("--components", table.components, "a components file instead of the program's own");
  command.allow_extras();
  command.footer("The game's own options (--seats N and others) are listed by `atelier games`.");
}

int run(int argc, char** argv) {
  CLI::App app{"Atelier: five board games on one table."};
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "help for every command");

  cli::TableFlags table;
  bool json = false;
  std::string file;
  std::string language = "en";

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

  ServeSettings serve_settings;
  int pace = 900;
  auto& serve = *app.add_subcommand("serve", "serve the page, and the tables behind it");
  serve.add_option("--port", serve_settings.port, "TCP port")->check(CLI::Range(0, 65535));
  serve.add_option("--bind", serve_settings.bind, "address to listen on; 0.0.0.0 lets other machines in");
  serve.add_option("--data", serve_settings.data_dir, "the folder that keeps the tables");
  serve.add_option("--bot-pace", pace, "milliseconds a bot takes for a move")->check(CLI::Range(0, 60000));
  serve.add_flag("--fixed-deals", serve_settings.fixed_deals,
                 "for tests: tables may be opened with a text that decides all their chance; such a table is marked as not fair");
  serve.add_option("--threads", serve_settings.threads, "0: as many as the machine has")->check(CLI::Range(0, 256));

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
  bool check = false;
  auto& types = *app.add_subcommand("types", "write the page's TypeScript types");
  types.add_option("--out", out, "the folder");
  types.add_flag("--check", check, "only say whether they are up to date");

  try {
    app.parse(argc, argv);
  } catch (CLI::CallForHelp const& help) {
    return app.exit(help);
  } catch (CLI::CallForAllHelp const& help) {
    return app.exit(help);
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
  if (play) return table.flags = play.remaining(), cli::play(table, play_flags);
  if (replay) return cli::replay(file, json, language);
  if (verify) return cli::verify(file);
  if (bench) return cli::bench(signature, json, bench_game);
  if (load) return atelier::load(load_settings);
  if (types) return cli::types(out, check);
  serve_settings.bot_pace = std::chrono::milliseconds(pace);
  serve_settings.on_ready = [&](int port) {
    std::string const host = serve_settings.bind == "0.0.0.0" ? "127.0.0.1" : serve_settings.bind;
    std::printf("Atelier is open at http://%s:%d/\n", host.c_str(), port);
    std::fflush(stdout);
  };
  return atelier::serve(serve_settings);
}

}  // namespace

int main(int argc, char** argv) { return run(argc, argv); }
