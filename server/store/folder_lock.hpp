// One server a folder: tables are in its memory, and two memories would differ. Whoever holds this has the folder.
#pragma once

#include <cerrno>
#include <expected>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/store/file.hpp"

namespace atelier::server {

class FolderLock {
 public:
  static std::expected<FolderLock, std::string> take(std::string const& folder) {
    std::error_code error;
    auto above = std::filesystem::absolute(folder, error).lexically_normal().parent_path();
    auto const nearest = above;
    std::vector<std::string> changed;
    while (!std::filesystem::exists(above, error) && above.has_relative_path())
      above = above.parent_path(), changed.push_back(above.string());
    bool const made = std::filesystem::create_directories(folder, error);
    if (error) return std::unexpected("the data folder " + folder + " cannot be made: " + error.message());
    // A power cut may not take the folder away with all that is told from it, also when whoever made it died before this.
    for (auto const& each : changed)
      if (auto const safe = sync(each); !safe) return std::unexpected(safe.error());
    if (auto const safe = sync(nearest.string()); !safe && made) return std::unexpected(safe.error());
    close_to_others(folder, made);
    FolderLock lock;
    lock.file_ = ::open((folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock.file_ < 0)
      return std::unexpected("the data folder " + folder + " cannot be written to: " + std::generic_category().message(errno));
    if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) return std::unexpected("another server is using the data folder " + folder);
    return lock;
  }
  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock() {
    if (file_ >= 0) ::close(file_);
  }

 private:
  // What lies in it tells every deal of every running game. Files that were made under other rights, or copied here, are closed as well; a
  // folder that holds anything else is somebody's, and keeps its rights.
  static void close_to_others(std::string const& folder, bool made) {
    std::error_code ignored;
    bool ours_alone = true;
    for (auto const& each : std::filesystem::directory_iterator(folder, ignored)) {
      auto const name = each.path().filename().string();
      bool const ours = name == "lock" || name == "analyses" || name.starts_with("atelier.db");
      if (name == "analyses" && each.is_directory(ignored) && !each.is_symlink(ignored)) ::chmod(each.path().c_str(), 0700);
      if (ours && each.is_regular_file(ignored) && !each.is_symlink(ignored)) ::chmod(each.path().c_str(), 0600);
      ours_alone &= ours;
    }
    if (made || ours_alone) ::chmod(folder.c_str(), 0700);
  }

  FolderLock() = default;
  int file_ = -1;
};

}  // namespace atelier::server
