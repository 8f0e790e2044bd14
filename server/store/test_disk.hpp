// For the tests: a disk under SQLite that fails where it is told to. Every write, sync, truncation, opened file and page of shared memory
// is a step; at a chosen step, or from it on, the disk refuses, as a full or broken one does.
#pragma once

#include <atomic>
#include <cstring>
#include <string>

#include <sqlite3.h>

namespace atelier::server {

class TestDisk {
 public:
  enum class Fault { once, full, gone };  // one step, or all from then on; a disk that is gone opens no file either

  TestDisk() {
    real() = sqlite3_vfs_find("unix");
    vfs_ = *real();
    vfs_.pNext = nullptr;
    vfs_.zName = "test-disk";
    vfs_.szOsFile = static_cast<int>(sizeof(File)) + real()->szOsFile;
    vfs_.xOpen = open;
    sqlite3_vfs_register(&vfs_, 1);
  }
  ~TestDisk() {
    sqlite3_vfs_unregister(&vfs_);
    mend();
  }
  TestDisk(TestDisk const&) = delete;
  TestDisk& operator=(TestDisk const&) = delete;

  // The step after the next `after` ones fails.
  void fail(int after, Fault fault) {
    failed() = false;
    lasting() = fault != Fault::once;
    opens() = fault == Fault::full;
    left() = after;
  }
  void mend() { left() = never; }
  bool has_failed() const { return failed(); }

 private:
  static constexpr int never = -1;
  struct File {
    sqlite3_file base;
    sqlite3_file* inner() { return reinterpret_cast<sqlite3_file*>(this + 1); }
  };

  static sqlite3_vfs*& real() {
    static sqlite3_vfs* vfs = nullptr;
    return vfs;
  }
  static std::atomic<int>& left() {
    static std::atomic<int> steps = never;
    return steps;
  }
  static std::atomic<bool>& lasting() {
    static std::atomic<bool> is = false;
    return is;
  }
  static std::atomic<bool>& opens() {
    static std::atomic<bool> is = false;
    return is;
  }
  static std::atomic<bool>& failed() {
    static std::atomic<bool> has = false;
    return has;
  }
  static bool refuses() {
    if (left() == never) return false;
    if (left() > 0) return --left(), false;
    failed() = true;
    if (!lasting()) left() = never;
    return true;
  }

  static sqlite3_file* inner(sqlite3_file* file) { return reinterpret_cast<File*>(file)->inner(); }
  static sqlite3_io_methods const& of(sqlite3_file* file) { return *inner(file)->pMethods; }

  static int open(sqlite3_vfs*, char const* name, sqlite3_file* file, int flags, int* out) {
    file->pMethods = nullptr;
    if (!opens() && refuses()) return SQLITE_CANTOPEN;
    int const result = real()->xOpen(real(), name, inner(file), flags, out);
    if (result == SQLITE_OK) file->pMethods = &methods();
    return result;
  }
  // A full disk takes a part before it refuses.
  static int write(sqlite3_file* file, void const* bytes, int size, sqlite3_int64 at) {
    if (!refuses()) return of(file).xWrite(inner(file), bytes, size, at);
    of(file).xWrite(inner(file), bytes, size / 2, at);
    return SQLITE_FULL;
  }
  static int sync(sqlite3_file* file, int flags) { return refuses() ? SQLITE_IOERR_FSYNC : of(file).xSync(inner(file), flags); }
  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    return refuses() ? SQLITE_IOERR_TRUNCATE : of(file).xTruncate(inner(file), size);
  }
  static int shared(sqlite3_file* file, int page, int size, int extend, void volatile** at) {
    return extend && refuses() ? SQLITE_IOERR_SHMSIZE : of(file).xShmMap(inner(file), page, size, extend, at);
  }

  static sqlite3_io_methods const& methods() {
    static sqlite3_io_methods const all = {
        .iVersion = 2,
        .xClose = [](sqlite3_file* f) { return of(f).xClose(inner(f)); },
        .xRead = [](sqlite3_file* f, void* to, int size, sqlite3_int64 at) { return of(f).xRead(inner(f), to, size, at); },
        .xWrite = write,
        .xTruncate = truncate,
        .xSync = sync,
        .xFileSize = [](sqlite3_file* f, sqlite3_int64* size) { return of(f).xFileSize(inner(f), size); },
        .xLock = [](sqlite3_file* f, int level) { return of(f).xLock(inner(f), level); },
        .xUnlock = [](sqlite3_file* f, int level) { return of(f).xUnlock(inner(f), level); },
        .xCheckReservedLock = [](sqlite3_file* f, int* out) { return of(f).xCheckReservedLock(inner(f), out); },
        .xFileControl = [](sqlite3_file* f, int op, void* arg) { return of(f).xFileControl(inner(f), op, arg); },
        .xSectorSize = [](sqlite3_file* f) { return of(f).xSectorSize(inner(f)); },
        .xDeviceCharacteristics = [](sqlite3_file* f) { return of(f).xDeviceCharacteristics(inner(f)); },
        .xShmMap = shared,
        .xShmLock = [](sqlite3_file* f, int at, int n, int flags) { return of(f).xShmLock(inner(f), at, n, flags); },
        .xShmBarrier = [](sqlite3_file* f) { of(f).xShmBarrier(inner(f)); },
        .xShmUnmap = [](sqlite3_file* f, int remove) { return of(f).xShmUnmap(inner(f), remove); },
        .xFetch = nullptr,
        .xUnfetch = nullptr,
    };
    return all;
  }

  sqlite3_vfs vfs_{};
};

}  // namespace atelier::server
