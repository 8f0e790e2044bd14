// What the store answers is true on a disk that fails at any step: what is told to be stored is there for whoever opens the folder next,
// what is told to have failed is not.
#include <filesystem>
#include <future>
#include <latch>
#include <map>

#include <gtest/gtest.h>

#include "server/store/sqlite.hpp"
#include "server/store/test_asking.hpp"
#include "server/store/test_disk.hpp"
#include "server/test_folder.hpp"

namespace atelier::server {
namespace {

using Fault = TestDisk::Fault;

std::expected<void, std::string> check(Store& store) {
  std::promise<std::expected<void, std::string>> promise;
  store.check([&](auto checked) { promise.set_value(checked); });
  return promise.get_future().get();
}

// The folder as a server that dies now leaves it.
class Remains {
 public:
  explicit Remains(TestFolder const& folder) {
    for (std::string const name : {"atelier.db", "atelier.db-wal"})
      std::filesystem::copy_file(folder.path() + "/" + name, copy_.path() + "/" + name);
    auto opened = open_sqlite(copy_.path());
    EXPECT_TRUE(opened) << opened.error();
    if (opened) store_ = *std::move(opened);
  }
  Store& store() { return *store_; }

 private:
  TestFolder copy_;
  std::unique_ptr<Store> store_;
};

struct Batch {
  Fate second, first_of_b, twice, line;

  // All in one transaction: the store's thread is held until they wait together.
  static Batch append_to(Store& store) {
    std::latch go(1);
    store.load("none", 0, [&](auto const&) { go.wait(); });
    auto second = append(store, "a", 2, "two");
    auto first_of_b = append(store, "b", 1, "other");
    auto twice = append(store, "b", 1, "another");
    auto line = keep(store, "a", 1, "hello");
    go.count_down();
    return {second.get(), first_of_b.get(), twice.get(), line.get()};
  }
};

void expect_true(Fate fate, std::optional<Texts> const& texts, int number, std::string const& text, std::string const& where) {
  ASSERT_TRUE(texts) << where;
  auto const found = texts->find(number);
  bool const there = found != texts->end() && found->second == text;
  if (fate == Fate::stored) EXPECT_TRUE(there) << where;
  if (fate == Fate::failed || fate == Fate::conflict) EXPECT_FALSE(there) << where;
}

void expect_true(Batch const& batch, Store& store, std::string const& where) {
  auto const a = load(store, "a");
  auto const b = load(store, "b");
  expect_true(Fate::stored, a, 1, "one", where);
  expect_true(batch.second, a, 2, "two", where);
  expect_true(batch.first_of_b, b, 1, "other", where);
  expect_true(batch.twice, b, 1, "another", where);
  expect_true(batch.line, recall(store, "a"), 1, "hello", where);
}

struct Seen {
  int steps = 0;
  std::map<Fate, int> fates;
};

// One run for each step at which the disk can fail while a batch is stored.
Seen fail_everywhere(Fault fault) {
  Seen seen;
  for (bool failed = true; failed; ++seen.steps) {
    std::string const where = "step " + std::to_string(seen.steps);
    TestDisk disk;
    TestFolder const folder;
    auto opened = open_sqlite(folder.path());
    EXPECT_TRUE(opened);
    auto store = *std::move(opened);
    EXPECT_EQ(append(*store, "a", 1, "one").get(), Fate::stored);

    disk.fail(seen.steps, fault);
    auto const batch = Batch::append_to(*store);
    failed = disk.has_failed();
    disk.mend();
    ++seen.fates[batch.second];
    EXPECT_TRUE(failed || batch.second == Fate::stored) << where;
    expect_true(batch, Remains(folder).store(), where + ", killed");

    // The same store, on a disk that works again.
    EXPECT_EQ(append(*store, "c", 1, "later").get(), Fate::stored) << where;
    EXPECT_TRUE(check(*store)) << where;
    expect_true(batch, *store, where + ", mended");
    auto const before = load(*store, "a");
    store.reset();
    store = *open_sqlite(folder.path());
    EXPECT_EQ(load(*store, "a"), before) << where;
    expect_true(Fate::stored, load(*store, "c"), 1, "later", where);
  }
  return seen;
}

TEST(Fates, AreTrueWhereverTheDiskFailsOnce) {
  auto const seen = fail_everywhere(Fault::once);
  EXPECT_GT(seen.steps, 3);
  EXPECT_TRUE(seen.fates.contains(Fate::failed));  // a page of the log was not written
  EXPECT_TRUE(seen.fates.contains(Fate::stored));  // the last page was: a server before this one said no to it, and it was there
  EXPECT_FALSE(seen.fates.contains(Fate::unknown));
}

TEST(Fates, AreTrueWhereverTheDiskIsFull) {
  auto const seen = fail_everywhere(Fault::full);
  EXPECT_TRUE(seen.fates.contains(Fate::failed));
  EXPECT_TRUE(seen.fates.contains(Fate::unknown));  // all pages are in the log, and nothing can make them safe
}

TEST(Fates, AreTrueWhereverTheDiskGoes) {
  auto const seen = fail_everywhere(Fault::gone);
  EXPECT_TRUE(seen.fates.contains(Fate::unknown));
}

// The last of them is the sync of the commit.
int steps_of_a_commit() {
  TestDisk disk;
  for (int steps = 0;; ++steps) {
    TestFolder const folder;
    auto const store = *open_sqlite(folder.path());
    disk.fail(steps, Fault::full);
    append(*store, "a", 1, "one").get();
    bool const failed = disk.has_failed();
    disk.mend();
    if (!failed) return steps;
  }
}

TEST(Fates, OfWhichNobodyKnowsAreNotReadUntilTheDiskWorks) {
  int const last = steps_of_a_commit() - 1;
  TestDisk disk;
  TestFolder const folder;
  auto const store = *open_sqlite(folder.path());
  disk.fail(last, Fault::full);
  EXPECT_EQ(append(*store, "a", 1, "one").get(), Fate::unknown);
  EXPECT_FALSE(load(*store, "a"));
  EXPECT_FALSE(recall(*store, "a"));
  EXPECT_EQ(append(*store, "b", 1, "other").get(), Fate::failed);
  auto const unwell = check(*store);
  ASSERT_FALSE(unwell);
  EXPECT_EQ(unwell.error(), "the store cannot be written to");
  disk.mend();
  EXPECT_EQ(load(*store, "a"), (Texts{{1, "one"}}));
  EXPECT_EQ(load(*store, "b"), Texts{});
  EXPECT_EQ(append(*store, "a", 1, "again").get(), Fate::conflict);
  EXPECT_TRUE(check(*store));
}

TEST(Fates, AFullDiskBeforeTheCommitFailsTheWholeBatch) {
  TestDisk disk;
  TestFolder const folder;
  auto const store = *open_sqlite(folder.path());
  disk.fail(0, Fault::full);
  auto const batch = Batch::append_to(*store);
  disk.mend();
  for (auto const fate : {batch.second, batch.first_of_b, batch.twice, batch.line}) EXPECT_EQ(fate, Fate::failed);
  EXPECT_EQ(load(*store, "b"), Texts{});
}

}  // namespace
}  // namespace atelier::server
