// The kernel's calls, in between. They are found here before the C library's, by SQLite and the C++ library too.
#include "server/store/test_power.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "server/test_folder.hpp"

namespace atelier::server {

namespace {

bool is_left_out(std::string const& name) { return name.ends_with("-shm") || name == "lock" || name.ends_with("/lock"); }

std::string folder_of(std::string const& name) {
  auto const slash = name.rfind('/');
  return slash == std::string::npos ? "" : name.substr(0, slash);
}

void write_into(std::string& file, std::int64_t at, std::string_view bytes) {
  auto const end = static_cast<std::size_t>(at) + bytes.size();
  if (file.size() < end) file.resize(end);
  std::copy(bytes.begin(), bytes.end(), file.begin() + at);
}

void apply_to(std::string& file, Deed const& deed) {
  if (deed.kind == Deed::Kind::resize) {
    file.resize(static_cast<std::size_t>(deed.at));
  } else {
    write_into(file, deed.at, deed.bytes);
  }
}

// What of some changes comes through: none, all, those up to one of them, or any.
class Chosen {
 public:
  Chosen(std::size_t changes, Rng& rng)
      : manner_(rng.below(4)),
        last_(rng.below(static_cast<std::uint32_t>(changes) + 1)),
        chance_(rng.unit()) {}
  bool operator()(std::size_t change, Rng& rng) const {
    switch (manner_) {
      case 0: return false;
      case 1: return true;
      case 2: return change < last_;
      default: return rng.unit() < chance_;
    }
  }

 private:
  std::uint32_t manner_, last_;
  double chance_;
};

}  // namespace

// ---- the disk

void PowerDisk::apply(Names& names, Deed const& deed) {
  switch (deed.kind) {
    case Deed::Kind::create:
    case Deed::Kind::make_folder: names[deed.name] = deed.file; break;
    case Deed::Kind::remove: names.erase(deed.name); break;
    default: names.erase(deed.name), names[deed.to] = deed.file;
  }
}

void PowerDisk::apply(Deed const& deed) {
  switch (deed.kind) {
    case Deed::Kind::create:
      if (static_cast<int>(files_.size()) <= deed.file) files_.resize(static_cast<std::size_t>(deed.file) + 1);
      [[fallthrough]];
    case Deed::Kind::make_folder:
    case Deed::Kind::remove:
    case Deed::Kind::rename:
      apply(seen_, deed);
      pending_.push_back(deed);
      break;
    case Deed::Kind::write:
    case Deed::Kind::resize: {
      auto& file = files_[static_cast<std::size_t>(deed.file)];
      apply_to(file.seen, deed);
      file.pending.push_back(deed);
      break;
    }
    case Deed::Kind::sync: {
      auto& file = files_[static_cast<std::size_t>(deed.file)];
      for (auto const& each : file.pending) apply_to(file.safe, each);
      file.pending.clear();
      break;
    }
    // After a failed sync the kernel holds what is not on the disk for written: it is seen, and no later sync brings it there.
    case Deed::Kind::lose: {
      Rng rng(static_cast<std::uint64_t>(deed.at));
      settle(files_[static_cast<std::size_t>(deed.file)], rng);
      break;
    }
    case Deed::Kind::sync_folder: {
      std::vector<Deed> others;
      for (auto const& each : pending_) {
        bool const here = folder_of(each.kind == Deed::Kind::rename ? each.to : each.name) == deed.name;
        here ? apply(safe_, each) : others.push_back(each);
      }
      pending_ = std::move(others);
      break;
    }
  }
}

void PowerDisk::settle(File& file, Rng& rng) {
  std::int64_t const sector = rng.below(2) ? 512 : 4096;
  Chosen const chosen(file.pending.size(), rng);
  for (std::size_t i = 0; i < file.pending.size(); ++i) {
    auto const& deed = file.pending[i];
    if (deed.kind == Deed::Kind::resize) {
      if (chosen(i, rng)) apply_to(file.safe, deed);
      continue;
    }
    auto const end = deed.at + static_cast<std::int64_t>(deed.bytes.size());
    for (auto at = deed.at; at < end;) {
      auto const next = std::min(end, (at / sector + 1) * sector);
      auto const piece = std::string_view(deed.bytes).substr(static_cast<std::size_t>(at - deed.at), static_cast<std::size_t>(next - at));
      bool const kept = chosen(i, rng);
      auto const fate = rng.below(8);
      auto const part = rng.below(static_cast<std::uint32_t>(piece.size()));
      if (kept && fate > 1) write_into(file.safe, at, piece);
      // Torn: the bytes of one side are the new ones, those of the other what was there.
      if (kept && fate == 1) write_into(file.safe, at + part, piece.substr(part));
      if (kept && fate == 0) write_into(file.safe, at, piece.substr(0, part));
      at = next;
    }
  }
  if (rng.below(2)) file.safe.resize(std::max(file.safe.size(), file.seen.size()));
  file.pending.clear();
}

void PowerDisk::cut(Rng& rng) {
  Chosen const chosen(pending_.size(), rng);
  for (std::size_t i = 0; i < pending_.size(); ++i)
    if (chosen(i, rng)) apply(safe_, pending_[i]);
  pending_.clear();
  // What lies in a folder that is not there is not there.
  std::erase_if(safe_, [&](auto const& each) {
    auto const folder = folder_of(each.first);
    return !folder.empty() && !safe_.contains(folder);
  });
  for (auto& file : files_) {
    settle(file, rng);
    file.seen = file.safe;
  }
  seen_ = safe_;
}

void PowerDisk::write_to(std::string const& folder) const {
  for (auto const& [name, file] : seen_) {
    auto const path = folder + "/" + name;
    if (file < 0) {
      std::filesystem::create_directories(path);
      continue;
    }
    auto const& bytes = files_[static_cast<std::size_t>(file)].seen;
    std::filesystem::create_directories(folder + "/" + folder_of(name));
    std::ofstream(path, std::ios::binary) << bytes;
  }
}

std::string PowerDisk::difference(std::string const& folder) const {
  std::set<std::string> found;
  for (auto const& each : std::filesystem::recursive_directory_iterator(folder)) {
    auto const name = std::filesystem::relative(each.path(), folder).string();
    if (is_left_out(name)) continue;
    found.insert(name);
    auto const known = seen_.find(name);
    if (known == seen_.end()) return name + " is there and was never made";
    if (known->second >= 0 && bytes_of(each.path().string()) != files_[static_cast<std::size_t>(known->second)].seen)
      return name + " is not what was written";
  }
  for (auto const& [name, file] : seen_)
    if (!found.contains(name)) return name + " is not there";
  return "";
}

// ---- who writes it down

namespace {

struct Recording {
  std::string folder;
  PowerDisk begun;
  std::vector<Deed> deeds;
  std::map<ino_t, int> files;
  int next_file = 0;
  bool* forgets = nullptr;
  bool* hides = nullptr;
  TestPower::Fault fault = TestPower::Fault::full;
  int left = never;
  int times = 0;
  bool failed = false;
  std::function<void()> slow;
  std::map<int, int> losses;       // by file
  std::map<int, int> told_losses;  // by descriptor

  static constexpr int never = std::numeric_limits<int>::max();

  std::optional<std::string> name_of(std::string const& path) const {
    if (path == folder) return "";
    if (!path.starts_with(folder + "/")) return {};
    return path.substr(folder.size() + 1);
  }
  int file_of(int descriptor) const {
    struct stat found{};
    if (::fstat(descriptor, &found) != 0 || !S_ISREG(found.st_mode)) return -1;
    auto const known = files.find(found.st_ino);
    return known == files.end() ? -1 : known->second;
  }
  // Whoever has a file open when it is lost is told so once, as Linux does it.
  bool owes_an_error(int descriptor, int file) {
    auto const lost = losses.find(file);
    auto& told = told_losses[descriptor];
    return lost != losses.end() && std::exchange(told, lost->second) < lost->second;
  }
  void opened(int descriptor, int file) {
    auto const lost = losses.find(file);
    told_losses[descriptor] = lost == losses.end() ? 0 : lost->second;
  }
  // Its number is free for another file.
  void forget(char const* path) {
    struct stat found{};
    if (::stat(path, &found) == 0) files.erase(found.st_ino);
  }
  // 0, or the error of a step that could fail this way.
  int refuses(bool takes_room, bool syncs) {
    if (left == never) return 0;
    bool const counts = fault == TestPower::Fault::broken || (fault == TestPower::Fault::full ? takes_room : syncs);
    if (!counts) return 0;
    if (left > 0) return --left, 0;
    if (times <= 0) return 0;
    --times;
    failed = true;
    return fault == TestPower::Fault::full ? ENOSPC : EIO;
  }
};

std::atomic<bool> recording_is_on = false;
std::recursive_mutex mutex;
Recording* recording = nullptr;

// Whoever is asked while something is written down.
class Watch {
 public:
  Watch() {
    if (!recording_is_on.load(std::memory_order_acquire)) return;
    guard_ = std::unique_lock(mutex);
    if (recording) here_ = recording;
  }
  explicit operator bool() const { return here_; }
  Recording* operator->() const { return here_; }

 private:
  std::unique_lock<std::recursive_mutex> guard_;
  Recording* here_ = nullptr;
};

ino_t number_of(int descriptor) {
  struct stat found{};
  return ::fstat(descriptor, &found) == 0 ? found.st_ino : 0;
}

int fail_with(int error) {
  errno = error;
  return -1;
}

int open_file_at(char const* path, int flags, mode_t mode) {
  auto const open = [&] { return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode)); };
  Watch const now;
  auto const name = now ? now->name_of(path) : std::nullopt;
  if (!name) return open();
  struct stat before{};
  bool const there = ::stat(path, &before) == 0;
  if (int const error = now->refuses((flags & O_CREAT) && !there, false)) return fail_with(error);
  int const opened = open();
  if (opened < 0 || is_left_out(*name)) return opened;
  now->opened(opened, now->file_of(opened));
  if (!there && (flags & O_CREAT)) {
    now->files[number_of(opened)] = now->next_file;
    now->deeds.push_back({.kind = Deed::Kind::create, .file = now->next_file++, .name = *name});
  } else if ((flags & O_TRUNC) && now->file_of(opened) >= 0) {
    now->deeds.push_back({.kind = Deed::Kind::resize, .file = now->file_of(opened), .at = 0});
  }
  return opened;
}

std::string path_of(int descriptor) {
  char link[4096];
  auto const length = ::readlink(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), link, sizeof link);
  return {link, static_cast<std::size_t>(std::max<ssize_t>(length, 0))};
}

// A full disk takes a part before it refuses.
template <class Do>
ssize_t write_bytes(int descriptor, void const* bytes, std::size_t size, Do const& write) {
  Watch const now;
  if (!now) return write(size).first;
  int const file = now->file_of(descriptor);
  if (file < 0 && !now->name_of(path_of(descriptor))) return write(size).first;
  int const error = now->refuses(true, false);
  auto const [written, at] = write(error ? size / 2 : size);
  if (file >= 0 && written > 0)
    now->deeds.push_back(
        {.kind = Deed::Kind::write, .file = file, .at = at, .bytes = {static_cast<char const*>(bytes), static_cast<std::size_t>(written)}});
  return error ? fail_with(error) : written;
}

ssize_t write_at_end(int descriptor, void const* bytes, std::size_t size) {
  return write_bytes(descriptor, bytes, size, [&](std::size_t part) {
    auto const written = ::syscall(SYS_write, descriptor, bytes, part);
    return std::pair<ssize_t, std::int64_t>(written, written > 0 ? ::lseek(descriptor, 0, SEEK_CUR) - written : 0);
  });
}

ssize_t write_at(int descriptor, void const* bytes, std::size_t size, std::int64_t at) {
  return write_bytes(descriptor, bytes, size, [&](std::size_t part) {
    return std::pair<ssize_t, std::int64_t>(::syscall(SYS_pwrite64, descriptor, bytes, part, at), at);
  });
}

ssize_t read_at(int descriptor, void* bytes, std::size_t size, std::int64_t at) {
  {
    Watch const now;
    if (now && now->fault == TestPower::Fault::broken && now->left == 0 && now->file_of(descriptor) >= 0)
      if (int const error = now->refuses(false, false)) return fail_with(error);
  }
  return ::syscall(SYS_pread64, descriptor, bytes, size, at);
}

int resize(int descriptor, std::int64_t size) {
  Watch const now;
  int const file = now ? now->file_of(descriptor) : -1;
  if (file >= 0)
    if (int const error = now->refuses(true, false)) return fail_with(error);
  int const done = static_cast<int>(::syscall(SYS_ftruncate, descriptor, size));
  if (file >= 0 && done == 0) now->deeds.push_back({.kind = Deed::Kind::resize, .file = file, .at = size});
  return done;
}

int sync_file(int descriptor, long call) {
  Watch const now;
  if (!now) return static_cast<int>(::syscall(call, descriptor));
  struct stat found{};
  if (::fstat(descriptor, &found) != 0) return -1;
  if (S_ISDIR(found.st_mode)) {
    auto const name = now->name_of(path_of(descriptor));
    if (!name) return 0;
    if (int const error = now->refuses(false, true)) return fail_with(error);
    if (!*now->forgets) now->deeds.push_back({.kind = Deed::Kind::sync_folder, .name = *name});
    return 0;
  }
  int const file = now->file_of(descriptor);
  if (file < 0) return 0;
  if (auto const slow = std::exchange(now->slow, nullptr)) slow();
  bool const owed = now->owes_an_error(descriptor, file);
  if (int const error = owed ? EIO : now->refuses(true, true)) {
    if (!owed) now->told_losses[descriptor] = ++now->losses[file];
    now->deeds.push_back({.kind = Deed::Kind::lose, .file = file, .at = static_cast<std::int64_t>(now->deeds.size())});
    return *now->hides ? 0 : fail_with(error);
  }
  if (!*now->forgets) now->deeds.push_back({.kind = Deed::Kind::sync, .file = file});
  return 0;
}

}  // namespace

TestPower::TestPower(std::string folder) : TestPower(std::move(folder), PowerDisk()) {}

TestPower::TestPower(std::string folder, PowerDisk disk) {
  auto made = std::make_unique<Recording>();
  made->folder = std::move(folder);
  made->forgets = &forgets_to_sync;
  made->hides = &hides_failed_syncs;
  for (auto const& each : std::filesystem::recursive_directory_iterator(made->folder)) {
    auto const name = std::filesystem::relative(each.path(), made->folder).string();
    if (is_left_out(name)) continue;
    struct stat found{};
    ::stat(each.path().c_str(), &found);
    if (!disk.seen_.contains(name)) {
      int file = -1;
      if (!each.is_directory()) {
        auto const bytes = bytes_of(each.path().string());
        file = static_cast<int>(disk.files_.size());
        disk.files_.push_back({bytes, bytes, {}});
      }
      disk.seen_[name] = disk.safe_[name] = file;
    }
    if (!each.is_directory()) made->files[found.st_ino] = disk.seen_[name];
  }
  made->next_file = static_cast<int>(disk.files_.size());
  made->begun = std::move(disk);
  std::lock_guard const guard(mutex);
  recording = made.release();
  recording_is_on = true;
}

TestPower::~TestPower() {
  std::lock_guard const guard(mutex);
  recording_is_on = false;
  delete std::exchange(recording, nullptr);
}

std::size_t TestPower::now() const {
  std::lock_guard const guard(mutex);
  return recording->deeds.size();
}

PowerDisk TestPower::disk_at(std::size_t deeds) const {
  std::lock_guard const guard(mutex);
  auto disk = recording->begun;
  for (std::size_t i = 0; i < deeds; ++i) disk.apply(recording->deeds[i]);
  return disk;
}

std::string TestPower::whole() const {
  std::lock_guard const guard(mutex);
  return disk_at(now()).difference(recording->folder);
}

void TestPower::fail(Fault fault, int after, int times) {
  std::lock_guard const guard(mutex);
  recording->fault = fault;
  recording->left = after;
  recording->times = times;
  recording->failed = false;
}

void TestPower::mend() {
  std::lock_guard const guard(mutex);
  recording->left = Recording::never;
}

bool TestPower::has_failed() const {
  std::lock_guard const guard(mutex);
  return recording->failed;
}

void TestPower::slow(std::function<void()> meanwhile) {
  std::lock_guard const guard(mutex);
  recording->slow = std::move(meanwhile);
}

}  // namespace atelier::server

// ---- the calls themselves

namespace here = atelier::server;

namespace {

mode_t mode_in(int flags, std::va_list list) { return flags & (O_CREAT | O_TMPFILE) ? static_cast<mode_t>(va_arg(list, int)) : 0; }

int remove_name(char const* path) {
  here::Watch const now;
  auto const name = now ? now->name_of(path) : std::nullopt;
  if (name) now->forget(path);
  int const done = static_cast<int>(::syscall(SYS_unlink, path));
  if (name && done == 0 && !here::is_left_out(*name)) now->deeds.push_back({.kind = here::Deed::Kind::remove, .name = *name});
  return done;
}

}  // namespace

extern "C" {

int open(char const* path, int flags, ...) {
  std::va_list list;
  va_start(list, flags);
  mode_t const mode = mode_in(flags, list);
  va_end(list);
  return here::open_file_at(path, flags, mode);
}
int open64(char const* path, int flags, ...) {
  std::va_list list;
  va_start(list, flags);
  mode_t const mode = mode_in(flags, list);
  va_end(list);
  return here::open_file_at(path, flags, mode);
}
ssize_t write(int file, void const* bytes, std::size_t size) { return here::write_at_end(file, bytes, size); }
ssize_t pwrite(int file, void const* bytes, std::size_t size, off_t at) { return here::write_at(file, bytes, size, at); }
ssize_t pwrite64(int file, void const* bytes, std::size_t size, off64_t at) { return here::write_at(file, bytes, size, at); }
ssize_t pread64(int file, void* bytes, std::size_t size, off64_t at) { return here::read_at(file, bytes, size, at); }
int ftruncate(int file, off_t size) noexcept { return here::resize(file, size); }
int ftruncate64(int file, off64_t size) noexcept { return here::resize(file, size); }
int fsync(int file) { return here::sync_file(file, SYS_fsync); }
int fdatasync(int file) { return here::sync_file(file, SYS_fdatasync); }
int unlink(char const* path) noexcept { return remove_name(path); }

int rename(char const* from, char const* to) noexcept {
  here::Watch const now;
  auto const old_name = now ? now->name_of(from) : std::nullopt;
  auto const new_name = now ? now->name_of(to) : std::nullopt;
  struct stat found{};
  bool const known = old_name && new_name && ::stat(from, &found) == 0 && now->files.contains(found.st_ino);
  if (known) now->forget(to);
  int const done = static_cast<int>(::syscall(SYS_rename, from, to));
  if (known && done == 0)
    now->deeds.push_back({.kind = here::Deed::Kind::rename, .file = now->files[found.st_ino], .name = *old_name, .to = *new_name});
  return done;
}

int mkdir(char const* path, mode_t mode) noexcept {
  here::Watch const now;
  auto const name = now ? now->name_of(path) : std::nullopt;
  int const done = static_cast<int>(::syscall(SYS_mkdir, path, mode));
  if (name && done == 0) now->deeds.push_back({.kind = here::Deed::Kind::make_folder, .name = *name});
  return done;
}

ssize_t sendfile(int to, int from, off_t* at, std::size_t size) noexcept {
  here::Watch const now;
  int const file = now ? now->file_of(to) : -1;
  auto const begin = file >= 0 ? ::lseek(to, 0, SEEK_CUR) : 0;
  auto const sent = ::syscall(SYS_sendfile, to, from, at, size);
  if (file < 0 || sent <= 0) return sent;
  // It may be open for writing only.
  std::string bytes(static_cast<std::size_t>(sent), '\0');
  auto const source = at ? *at - sent : ::lseek(from, 0, SEEK_CUR) - sent;
  ::syscall(SYS_pread64, from, bytes.data(), bytes.size(), source);
  now->deeds.push_back({.kind = here::Deed::Kind::write, .file = file, .at = begin, .bytes = std::move(bytes)});
  return sent;
}

}  // extern "C"
