// One server a folder: tables are in its memory, and two memories would differ. Whoever holds this has the folder.
#pragma once

#include <cerrno>
#include <expected>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace atelier::server {

class FolderLock {
 public:
  static std::expected<FolderLock, std::string> take(std::string const& folder) {
    std::error_code error;
    bool const made = std::filesystem::create_directories(folder, error);
    // What lies in it tells every deal of every running game.
    if (made) std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
    if (error) return std::unexpected("the data folder " + folder + " cannot be made: " + error.message());
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
  FolderLock() = default;
  int file_ = -1;
};

}  // namespace atelier::server
