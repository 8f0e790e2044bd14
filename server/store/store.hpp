// Where tables live. A table is its entries, numbered from 1; whoever stores number n first has decided what n is. What people say there,
// and what they order in advance, lies beside them, with numbers of its own.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace atelier::server {

enum class Fate {
  stored,    // it will be there after any crash
  conflict,  // another entry has this number
  failed,    // the store could not do it; nothing was changed
  unknown    // it may be there or not; until that is found out, reading this table fails, and nothing may be said
};

struct Stored {
  int number = 0;
  std::string text;
  std::int64_t time = 0;  // of an entry, in milliseconds since 1970
};

// A table as the lobby lists it. An index made from entries, written after them: a crash can leave it one change behind, and
// opening the table mends it.
struct Notice {
  std::string table;
  std::int64_t created = 0;  // seconds since 1970
  bool shown = false;
  std::string summary;  // JSON of protocol::TableSummary
};

// A box that somebody made, by its hash. Kept once, whoever sends it.
struct KeptBox {
  std::string hash;
  std::string game;
  std::string components;  // JSON
};
enum class Keeping { kept, full, failed };

// A table, and its last entry.
struct Last {
  std::string table;
  int number = 0;
  std::int64_t time = 0;
};

// Calls return at once; answers come on the store's own thread, in the order of the calls.
class Store {
 public:
  using Appended = std::move_only_function<void(Fate)>;
  using Loaded = std::move_only_function<void(std::expected<std::vector<Stored>, std::string>)>;
  using Checked = std::move_only_function<void(std::expected<void, std::string>)>;
  using Listed = std::move_only_function<void(std::expected<std::vector<Notice>, std::string>)>;
  using BoxKept = std::move_only_function<void(Keeping)>;
  using TablesFound = std::move_only_function<void(std::expected<std::vector<Last>, std::string>)>;
  using BoxesFound = std::move_only_function<void(std::expected<std::vector<std::string>, std::string>)>;
  using Removed = std::move_only_function<void(bool)>;
  using BoxFound = std::move_only_function<void(std::expected<std::optional<KeptBox>, std::string>)>;

  virtual ~Store() = default;
  virtual void append(std::string table, int number, std::int64_t time, std::string text, Appended) = 0;
  virtual void load(std::string table, int after, Loaded) = 0;  // the entries after number `after`, in order
  virtual void keep(std::string table, int number, std::string line, Appended) = 0;
  virtual void recall(std::string table, int most, Loaded) = 0;  // the last lines, in order
  virtual void keep_order(std::string table, int number, std::string order, Appended) = 0;
  virtual void recall_orders(std::string table, int after, Loaded) = 0;  // of each seat the last one after number `after`, in order
  virtual void note(Notice) = 0;                                         // takes the place of the table's former notice
  virtual void list(int most, Listed) = 0;                               // shown notices, newest table first
  // Used `now`, in milliseconds since 1970. A new one only while there are fewer than `most`; 0: any number.
  virtual void keep_box(KeptBox, std::int64_t now, int most, BoxKept) = 0;
  virtual void find_box(std::string hash, BoxFound) = 0;
  virtual void tables(std::string after, int most, TablesFound) = 0;  // those with names after that one, in order
  // All that is stored of a table, if its last entry still is that one. Whoever asks for the table from then on finds none.
  virtual void remove(std::string table, int number, Removed) = 0;
  virtual void boxes(std::int64_t used_before, BoxesFound) = 0;  // the hashes of those
  virtual void remove_box(std::string hash, std::int64_t used_before, Removed) = 0;
  virtual void check(Checked) = 0;  // reads and writes for good, as an entry would; the error is one sentence
};

}  // namespace atelier::server
