// A server whose disk is full says so, changes nothing it said no to, and goes on when there is room again.
#include <filesystem>

#include "server/store/test_disk.hpp"
#include "server/test_sockets.hpp"

namespace atelier::server {
namespace {

std::string sitter(SocketPage& page, std::string const& table) {
  page.client.send(watch_text(table));
  auto const told = page.wait("table");
  return told.is_object() ? std::string(told.at("seats").at(0).at("sitter").as_string()) : "";
}

TEST(FullDisk, WhatIsRefusedIsNotThereAfterwards) {
  TestDisk disk;
  TestFolder const folder, remains;
  auto const server = run_server(folder.path());
  SocketPage page(server->port());
  auto const table = open_table(page, 2);
  EXPECT_EQ(sitter(page, table), "nobody");

  disk.fail(0, TestDisk::Fault::full);
  page.client.send(sit_text(0));
  EXPECT_EQ(page.wait("refused").at("code"), "not_stored");
  auto const unwell = get(server->port(), "/api/health");
  EXPECT_TRUE(unwell.starts_with("HTTP/1.1 503")) << unwell;
  EXPECT_NE(unwell.find(R"({"status":"failing","store":"the store cannot be written to"})"), unwell.npos) << unwell;
  for (std::string const name : {"atelier.db", "atelier.db-wal"})
    std::filesystem::copy_file(folder.path() + "/" + name, remains.path() + "/" + name);
  disk.mend();

  auto const after = run_server(remains.path());
  SocketPage later(after->port());
  EXPECT_EQ(sitter(later, table), "nobody");

  page.client.send(sit_text(0));
  EXPECT_TRUE(page.wait("seated").is_object());
  EXPECT_EQ(sitter(page, table), "person");
  std::string well;
  for (int tries = 0; tries < 1200 && !well.starts_with("HTTP/1.1 200"); ++tries) {
    well = get(server->port(), "/api/health");
    ::usleep(50'000);  // what was found is told for a moment
  }
  EXPECT_NE(well.find(R"({"status":"ok","store":"ok"})"), well.npos) << well;
}

}  // namespace
}  // namespace atelier::server
