// What the server answers over plain HTTP: the page, the games, their components, journals and steps. No sockets here; door.cpp has those.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace atelier {
struct ServeSettings;
}

namespace atelier::server {

class Analyses;
class Boxes;
class Caller;
class Hall;
class Health;
class Meters;
class Reading;
struct Asset;

struct Asked {
  std::string method;
  std::string target;
  std::string known_etag;     // If-None-Match
  std::string authorization;  // "Bearer …"
  std::string host;           // that was called
  std::string scheme;         // by which the asker came to the proxy, if that says it: "https"
  std::string languages;      // Accept-Language
  std::string origin;         // of the page that asks; empty: a program, or a page of this house
  std::string address;        // of whoever asks
  std::string body = {};      // of a POST
  Caller* caller = nullptr;   // is charged, and is only there while `Site::ask` is called
};

struct Answer {
  int status = 200;
  std::string_view type = "application/json";
  std::string_view bytes;  // lives as long as the program; empty: `text` is the body
  std::string text;
  std::string_view etag;
  std::string_view cache = "no-store";
  std::string attachment;                // a file name
  Asset const* asset = nullptr;          // what `bytes` are of; it may have them compressed as well
  std::string_view encoding;             // of the body; empty: as it is
  bool varies = false;                   // with the encodings the asker can read
  std::string_view allow = "GET, HEAD";  // where another method was asked for
};

inline constexpr std::string_view for_ever = "public, max-age=31536000, immutable";

// One sentence as JSON.
Answer sorry(int status, std::string_view sentence);

// Where a journal is brought: the only address that takes a body, of so many bytes.
bool takes_journals(std::string_view method, std::string_view target);

// Whether a page from `origin` may speak with the server that was called `host`. Programs send no origin.
bool same_house(std::string_view origin, std::string_view host);

class Site {
 public:
  // Whoever sends the metrics' token may read them; without one nobody may. `origins` are the names browsers know this server by. Analyses
  // are kept in the data folder.
  Site(std::shared_ptr<Hall>, Meters const&, ServeSettings const&);
  ~Site();
  // `answer` is called now or later, from any thread.
  void ask(Asked const&, std::move_only_function<void(Answer)> answer) const;

 private:
  using Answered = std::move_only_function<void(Answer)>;
  void ask_table(std::string_view path, std::string_view query, Answered) const;
  void ask_journal(std::string const& table, Answered) const;
  void ask_steps(std::string const& table, std::string_view eyes, Answered) const;
  void ask_analysis(std::string const& table, Answered) const;
  void ask_components(std::string_view hash, Answered) const;
  void read_journal(Asked const&, Answered) const;
  void ask_place(Asked const&, std::string_view path, Answered) const;
  Answer place(Asked const&, std::string_view path, std::string_view game) const;

  void ask_health(Answered) const;
  Answer metrics(std::string_view authorization) const;

  std::shared_ptr<Hall> hall_;
  std::shared_ptr<Health> health_;
  std::shared_ptr<Analyses> analyses_;
  std::shared_ptr<Boxes> boxes_;
  std::shared_ptr<Reading> reading_;
  Meters const& meters_;
  std::string metrics_token_;
  std::vector<std::string> origins_;
  std::string games_;  // as JSON, once
};

}  // namespace atelier::server
