// SQLite's handles as values.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include <sqlite3.h>

namespace atelier::server {

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

// A prepared statement: bind, step, and it is ready again when the use of it ends.
class Statement {
 public:
  Statement() = default;
  bool prepare(sqlite3* database, char const* sql) {
    sqlite3_stmt* made = nullptr;
    bool const good = sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr) == SQLITE_OK;
    statement_.reset(made);
    return good;
  }
  void bind(int at, std::string const& text) { sqlite3_bind_text(get(), at, text.data(), static_cast<int>(text.size()), SQLITE_STATIC); }
  void bind(int at, std::int64_t number) { sqlite3_bind_int64(get(), at, number); }
  int step() { return sqlite3_step(get()); }
  int run() {
    int const result = step();
    reset();
    return result;
  }
  void reset() { sqlite3_reset(get()); }
  void close() { statement_.reset(); }
  std::string text(int column) {
    auto const* bytes = reinterpret_cast<char const*>(sqlite3_column_text(get(), column));
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(get(), column))};
  }
  std::int64_t number(int column) { return sqlite3_column_int64(get(), column); }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  sqlite3_stmt* get() const { return statement_.get(); }
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

}  // namespace atelier::server
