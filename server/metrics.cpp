#include "server/metrics.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "server/limits.hpp"
#include "server/version.hpp"

namespace atelier::server {

Metrics& metrics() {
  static Metrics all;
  return all;
}

void Durations::add(Clock::duration took) {
  double const seconds = std::chrono::duration<double>(took).count();
  auto const step = std::lower_bound(bounds.begin(), bounds.end(), seconds) - bounds.begin();
  steps_[static_cast<std::size_t>(step)].add();
  microseconds_.add(static_cast<std::uint64_t>(std::max(seconds, 0.0) * 1e6));
}

void Metrics::refused(std::string_view code) {
  std::size_t at = refusals.size() - 1;
  for_each_enumerator<No>([&](std::string_view name, No no) {
    if (name == code) at = static_cast<std::size_t>(no);
  });
  refusals[at].add();
}

class MetricsText {
 public:
  void head(std::string_view name, std::string_view type, std::string_view help) {
    text += fmt::format("# HELP atelier_{} {}\n# TYPE atelier_{} {}\n", name, help, name, type);
  }
  void line(std::string_view name, std::string_view label, std::string_view value, std::uint64_t count) {
    text += fmt::format("atelier_{}{{{}=\"{}\"}} {}\n", name, label, value, count);
  }
  void one(std::string_view name, std::string_view type, std::string_view help, auto count) {
    head(name, type, help);
    text += fmt::format("atelier_{} {}\n", name, count);
  }
  void durations(std::string_view name, std::string_view help, Durations const& of) {
    head(name, "histogram", help);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < of.steps_.size(); ++i) {
      sum += of.steps_[i].count();
      auto const bound = i < Durations::bounds.size() ? fmt::format("{}", Durations::bounds[i]) : "+Inf";
      line(std::string(name) + "_bucket", "le", bound, sum);
    }
    text += fmt::format("atelier_{}_sum {}\natelier_{}_count {}\n", name, static_cast<double>(of.microseconds_.count()) / 1e6, name, sum);
  }

  std::string text;
};

namespace {

void write_limits(MetricsText& out, Meters const& meters) {
  out.one("sockets", "gauge", "Pages connected now.", meters.sockets.load());
  out.one("waiting_bytes", "gauge", "Bytes told to pages and not yet taken by the network.", meters.waiting_bytes.load());
  out.one("sent_bytes_total", "counter", "Bytes sent to pages.", meters.sent_bytes.load());
  out.one("heard_bytes_total", "counter", "Bytes heard from pages.", meters.heard_bytes.load());
  out.head("limit_hits_total", "counter", "How often somebody met a limit, by limit.");
  for_each_enumerator<Limit>([&](std::string_view name, Limit limit) { out.line("limit_hits_total", "limit", name, meters.hits(limit)); });
}

}  // namespace

std::string metrics_text(Meters const& meters) {
  auto const& all = metrics();
  MetricsText out;
  out.head("info", "gauge", "The program's version.");
  out.line("info", "version", version(), 1);
  out.head("moves_total", "counter", "Moves stored, by who made them.");
  out.line("moves_total", "by", "person", all.moves[Metrics::person].count());
  out.line("moves_total", "by", "bot", all.moves[Metrics::bot].count());
  out.line("moves_total", "by", "silence", all.moves[Metrics::silence].count());
  out.durations("move_told_seconds", "From a person's move being heard to its being stored and told.", all.told);
  out.durations("bot_thinking_seconds", "How long bots think about a move.", all.thought);
  out.durations("store_batch_seconds", "The store's transactions; each waits for the disk once.", all.batch);
  out.one("store_rows_total", "counter", "Entries and lines the store was asked to keep.", all.batch_rows.count());
  out.one("store_failures_total", "counter", "Transactions that failed.", all.batch_failures.count());
  out.one("tables_opened_total", "counter", "Tables opened.", all.tables_opened.count());
  out.one("tables_awake", "gauge", "Tables in memory now.", all.tables_awake.load());
  out.head("refusals_total", "counter", "Requests refused, by code; 'rules' is what a game's rules refused.");
  for_each_enumerator<No>(
      [&](std::string_view name, No no) { out.line("refusals_total", "code", name, all.refusals[static_cast<std::size_t>(no)].count()); });
  out.line("refusals_total", "code", "rules", all.refusals.back().count());
  out.head("http_answers_total", "counter", "Answers over HTTP, by class of status.");
  for (std::size_t i = 2; i < all.answers.size(); ++i)
    out.line("http_answers_total", "status", std::to_string(i) + "xx", all.answers[i].count());
  write_limits(out, meters);
  return std::move(out.text);
}

}  // namespace atelier::server
