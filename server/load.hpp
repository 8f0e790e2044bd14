// A load generator: many tables, a connection for every seat, random legal moves from what each seat is shown.
#pragma once

#include <string>

namespace atelier {

struct LoadSettings {
  std::string host = "127.0.0.1";  // this machine only
  int port = 8080;
  std::string game = "czary-mary";
  std::string options = "{}";
  int tables = 100;
  int seconds = 10;
  int rate = 0;  // moves a second over all tables; 0: as fast as the server answers
  int threads = 1;
  int server_pid = 0;  // to read the server's memory; 0: not known
  bool json = false;
};

// Answers the exit code: 0, or 2 with one sentence on stderr when it could not run.
int load(LoadSettings const&);

}  // namespace atelier
