// The operator's commands: serving, and keeping what is served.
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <system_error>

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include "cli/commands.hpp"
#include "server/configuration.hpp"
#include "server/upkeep.hpp"

namespace atelier::cli {

namespace {

std::expected<ServeSettings, std::string> settings_by(ServerFlags const& flags) {
  ServeSettings settings;
  if (auto const read = flags.config.empty() ? std::expected<void, std::string>() : read_configuration_file(settings, flags.config); !read)
    return std::unexpected(read.error());
  if (auto const read = read_environment(settings, ::environ); !read) return std::unexpected(read.error());
  for (auto const& each : flags.settings)
    if (auto const read = read_flag(settings, each); !read) return std::unexpected(read.error());
  return settings;
}

// Runs what needs only the data folder.
template <class Run>
int in_folder(ServerFlags const& flags, Run&& run) {
  auto const settings = settings_by(flags);
  if (!settings) return complain(settings.error());
  return run(settings->data_dir, *settings);
}

std::expected<void, std::string> write_privately(std::string const& file, std::string_view text) {
  int const out = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (out < 0) return std::unexpected(file + " cannot be written: " + std::generic_category().message(errno));
  while (!text.empty()) {
    auto const written = ::write(out, text.data(), text.size());
    if (written <= 0) break;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  if (::close(out) != 0 || !text.empty()) return std::unexpected(file + " cannot be written to its end");
  return {};
}

}  // namespace

int serve(ServerFlags const& flags) {
  auto settings = settings_by(flags);
  if (!settings) return complain(settings.error());
  settings->on_ready = [bind = settings->bind](int port) {
    fmt::print("Atelier is open at http://{}:{}/\n", bind == "0.0.0.0" ? "127.0.0.1" : bind, port);
    std::fflush(stdout);
  };
  return atelier::serve(*settings);
}

int config(ServerFlags const& flags, bool check) {
  auto const settings = settings_by(flags);
  if (!settings) return complain(settings.error());
  if (check)
    fmt::print("{} is sound.\n", flags.config.empty() ? "The configuration" : flags.config);
  else
    fmt::print("{}", written_configuration(*settings));
  return 0;
}

int backup(ServerFlags const& flags, std::string const& file) {
  return in_folder(flags, [&](std::string const& folder, auto const&) {
    auto const done = server::back_up(folder, file);
    if (!done) return complain(done.error());
    fmt::print("{} holds all tables of {}.\n", file, folder);
    return 0;
  });
}

int restore(ServerFlags const& flags, std::string const& file) {
  return in_folder(flags, [&](std::string const& folder, auto const&) {
    auto const kept = server::restore(file, folder);
    if (!kept) return complain(kept.error());
    fmt::print("{} holds the tables of {} again.\n", folder, file);
    if (!kept->empty()) fmt::print("What was there is kept as {}.\n", *kept);
    return 0;
  });
}

int export_table(ServerFlags const& flags, ExportFlags const& what) {
  return in_folder(flags, [&](std::string const& folder, auto const&) {
    auto const text = what.entries ? server::export_entries(folder, what.table) : server::export_journal(folder, what.table);
    if (!text) return complain(text.error());
    if (what.out.empty()) return std::fwrite(text->data(), 1, text->size(), stdout) == text->size() ? 0 : 2;
    auto const written = write_privately(what.out, *text);
    return written ? 0 : complain(written.error());
  });
}

int delete_from(ServerFlags const& flags, DeleteFlags const& what) {
  if (what.table.empty() == what.player.empty()) return complain("say what to delete: a table, or --player NAME");
  return in_folder(flags, [&](std::string const& folder, auto const&) {
    if (!what.player.empty()) {
      auto const gone = server::delete_player(folder, what.player);
      if (!gone) return complain(gone.error());
      fmt::print("The name is gone from {} seats, and {} lines with it.\n", gone->seats, gone->lines);
      return 0;
    }
    auto const gone = server::delete_table(folder, what.table);
    if (!gone) return complain(gone.error());
    fmt::print("Table {} is gone, with {} entries.\n", what.table, *gone);
    return 0;
  });
}

int prune(ServerFlags const& flags, bool only_count) {
  return in_folder(flags, [&](std::string const& folder, ServeSettings const& settings) {
    auto const now = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
    auto const pruned = server::prune(folder, settings.retention, now, only_count);
    if (!pruned) return complain(pruned.error());
    fmt::print("{}: {} never started, {} finished, {} abandoned, and {} boxes. Kept: {}.\n", only_count ? "Would be removed" : "Removed",
               pruned->never_started, pruned->finished, pruned->abandoned, pruned->boxes, pruned->kept);
    return 0;
  });
}

}  // namespace atelier::cli
