// For the tests: a folder of their own that goes when they end, and what is in a file.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace atelier::server {

class TestFolder {
 public:
  TestFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "atelier-XXXXXX").string();
    path_ = ::mkdtemp(name.data()) ? name : "";
  }
  ~TestFolder() { std::filesystem::remove_all(path_); }
  TestFolder(TestFolder const&) = delete;
  TestFolder& operator=(TestFolder const&) = delete;
  std::string const& path() const { return path_; }

 private:
  std::string path_;
};

inline std::string bytes_of(std::string const& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

}  // namespace atelier::server
