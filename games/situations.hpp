// Situations written down for reading, one after another in a text: how the table stands, what is done, what must be true then. Each is a
// test of its own.
#pragma once

#include <cctype>
#include <fstream>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "games/source_folder.hpp"

namespace atelier::testing {

struct Statement {
  std::string word;
  std::string rest;
  bool is_move() const { return word == "do" || word == "refused"; }
};

struct Situation {
  std::string name;
  std::vector<Statement> before, story;  // the story begins with the first move
  friend std::ostream& operator<<(std::ostream& out, Situation const& each) { return out << each.name; }
};

inline std::vector<Situation> read_situations(std::string const& game) {
  std::ifstream in(source_folder() + "/games/" + game + "/situations.txt");
  std::vector<Situation> all;
  for (std::string text; std::getline(in, text);) {
    if (text.empty() || text[0] == '#') continue;
    std::istringstream words(text);
    Statement said;
    words >> said.word;
    std::getline(words >> std::ws, said.rest);
    if (said.word == "situation") {
      all.push_back({said.rest, {}, {}});
      continue;
    }
    auto& now = all.back();
    (said.is_move() || !now.story.empty() ? now.story : now.before).push_back(said);
  }
  return all;
}

inline std::vector<int> numbers(std::string const& text) {
  std::istringstream in(text);
  std::vector<int> all;
  for (int n; in >> n;) all.push_back(n);
  return all;
}

// Letters and digits of the name, words joined by underscores: what a test may be called.
inline std::string test_name(std::string const& name) {
  std::string out;
  for (char c : name.substr(0, name.find('(')))
    if (std::isalnum(static_cast<unsigned char>(c)))
      out += c;
    else if (!out.empty() && out.back() != '_')
      out += '_';
  while (out.ends_with('_')) out.pop_back();
  return out;
}

}  // namespace atelier::testing
