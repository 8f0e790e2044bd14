#include "engine/journal.hpp"

#include <algorithm>
#include <istream>

#include "engine/fair.hpp"
#include "engine/json.hpp"

namespace atelier {

namespace {

struct MoveLine {
  int n = 0;
  Seat seat{};
  ParsedJson move;
  std::optional<std::int64_t> at;
  BOOST_DESCRIBE_CLASS(MoveLine, (), (n, seat, move, at), (), ())
};

struct SitterLine {
  Seat seat{};
  std::string plays;
  std::optional<std::int64_t> at;
  BOOST_DESCRIBE_CLASS(SitterLine, (), (seat, plays, at), (), ())
};

struct BackLine {
  int back = 0;
  Seat seat{};
  std::optional<std::int64_t> at;
  BOOST_DESCRIBE_CLASS(BackLine, (), (back, seat, at), (), ())
};

struct Result {
  std::vector<int> points;
  std::vector<int> ranks;
  BOOST_DESCRIBE_CLASS(Result, (), (points, ranks), (), ())
};

struct ResultLine {
  Result result;
  std::optional<std::string> secret;
  BOOST_DESCRIBE_CLASS(ResultLine, (), (result, secret), (), ())
};

std::string at_line(int line, std::string const& what) { return "line " + std::to_string(line) + ": " + what; }

std::expected<std::shared_ptr<AnyGame const>, std::string> game_of(JournalHeader const& header, FindKind find) {
  if (header.atelier != 1) return std::unexpected("format " + std::to_string(header.atelier) + " is not known to this program");
  Kind const* kind = find(header.game);
  if (!kind) return std::unexpected("the game '" + header.game + "' is not known to this program");
  if (header.rules < 1) return std::unexpected("there is no version " + std::to_string(header.rules) + " of the rules");
  if (header.components_hash != fair::hex(fair::hash(header.components.text)))
    return std::unexpected("the components do not fit their hash");
  auto game = kind->make(header.options.text, header.components.text, header.rules);
  if (game && static_cast<int>(header.seats.size()) != (*game)->seats())
    return std::unexpected("it names " + std::to_string(header.seats.size()) + " seats for a table of " + std::to_string((*game)->seats()));
  return game;
}

// Plays one line of the journal on; the error says why it cannot be.
std::expected<void, std::string> play_line(ReadJournal& read, std::string const& text) {
  auto const line = read_json<MoveLine>(text);
  if (!line) return std::unexpected(line.error());
  auto const expected_n = read.journal.moves.size() + 1;
  if (line->n != static_cast<std::int64_t>(expected_n))
    return std::unexpected("move " + std::to_string(line->n) + " stands where move " + std::to_string(expected_n) + " must");
  auto const id = read.end->move_of(line->seat, line->move.value);
  if (!id) return std::unexpected("the rules do not allow move " + std::to_string(line->n) + " (" + std::string(id.error().code) + ")");
  read.end->apply(line->seat, *id, nullptr);
  read.journal.moves.push_back({line->seat, *id, line->at});
  read.journal.played.push_back(read.journal.moves.back());
  return {};
}

std::expected<void, std::string> take_back(ReadJournal& read, std::string const& text) {
  auto const line = read_json<BackLine>(text);
  if (!line) return std::unexpected(line.error());
  auto& [header, moves, played, sitters, backs, result, secret] = read.journal;
  if (static_cast<std::size_t>(index(line->seat)) >= header.seats.size()) return std::unexpected("the table has no such seat");
  if (line->back < 1 || static_cast<std::size_t>(line->back) > moves.size())
    return std::unexpected("so many moves do not stand: " + std::to_string(line->back));
  if (read.end->to_act().empty()) return std::unexpected("the game is over, and nothing is taken back any more");
  auto const first = moves.end() - line->back;
  if (std::any_of(first, moves.end(), [](JournalMove const& each) { return each.seat == chance; }))
    return std::unexpected("what chance has drawn cannot be taken back");
  moves.erase(first, moves.end());
  read.end = read.game->start();
  for (auto const& each : moves) read.end->apply(each.seat, each.id, nullptr);
  backs.push_back({played.size(), line->seat, static_cast<std::size_t>(line->back), line->at});
  return {};
}

std::expected<void, std::string> change_sitter(ReadJournal& read, std::string const& text) {
  auto const line = read_json<SitterLine>(text);
  if (!line) return std::unexpected(line.error());
  auto const& seats = read.journal.header.seats;
  auto const seat = static_cast<std::size_t>(index(line->seat));
  if (seat >= seats.size() || seats[seat].kind != "person") return std::unexpected("no person sits there");
  read.journal.sitters.push_back({read.journal.played.size(), line->seat, line->plays, line->at});
  return {};
}

std::expected<void, std::string> check_result(ReadJournal& read, std::string const& text) {
  auto const line = read_json<ResultLine>(text);
  if (!line) return std::unexpected(line.error());
  if (!read.end->to_act().empty()) return std::unexpected("a result stands here, but the game is not over");
  auto const scores = read.end->scores();
  if (!std::equal(scores.points.begin(), scores.points.end(), line->result.points.begin(), line->result.points.end()) ||
      !std::equal(scores.ranks.begin(), scores.ranks.end(), line->result.ranks.begin(), line->result.ranks.end()))
    return std::unexpected("the result is not what the moves lead to");
  read.journal.result = scores;
  read.journal.secret = line->secret;
  return {};
}

}  // namespace

void write_header(JournalHeader const& header, std::string& out) {
  write_json(out, header);
  out += '\n';
}

void write_move_line(std::uint64_t n, JournalMove const& move, Position const& position, std::string& out) {
  out += "{\"n\":" + std::to_string(n) + ",\"seat\":";
  write_json(out, move.seat);
  out += ",\"move\":";
  position.write_move(move.id, out);
  if (move.at) out += ",\"at\":" + std::to_string(*move.at);
  out += "}\n";
}

void write_sitter_line(JournalSitter const& sitter, std::string& out) {
  out += "{\"seat\":";
  write_json(out, sitter.seat);
  out += ",\"plays\":";
  write_json(out, sitter.plays);
  if (sitter.at) out += ",\"at\":" + std::to_string(*sitter.at);
  out += "}\n";
}

void write_back_line(JournalBack const& back, std::string& out) {
  out += "{\"back\":" + std::to_string(back.back) + ",\"seat\":";
  write_json(out, back.seat);
  if (back.at) out += ",\"at\":" + std::to_string(*back.at);
  out += "}\n";
}

void write_result_line(Scores const& scores, std::optional<std::string> const& secret, std::string& out) {
  ResultLine line;
  line.result.points.assign(scores.points.begin(), scores.points.end());
  line.result.ranks.assign(scores.ranks.begin(), scores.ranks.end());
  line.secret = secret;
  write_json(out, line);
  out += '\n';
}

JournalHeader header_of(AnyGame const& game, std::vector<JournalSeat> seats, JournalChance chance) {
  return {1,
          std::string(game.id()),
          game.rules(),
          {game.options()},
          {game.components()},
          fair::hex(fair::hash(game.components())),
          {},
          std::move(seats),
          std::move(chance),
          {}};
}

std::expected<ReadJournal, std::string> JournalReader::next() {
  ReadJournal read;
  for (std::string text; std::getline(in_, text);) {
    ++line_;
    if (in_.eof() && read.game) return std::unexpected(at_line(line_, "the file ends in the middle of a line"));
    if (!read.game) {
      auto header = read_json<JournalHeader>(text);
      if (!header) return std::unexpected(at_line(line_, "this is not the header of a journal: " + header.error()));
      auto game = game_of(*header, find_);
      if (!game) return std::unexpected(at_line(line_, game.error()));
      read.journal.header = *std::move(header);
      read.game = *std::move(game);
      read.end = read.game->start();
      continue;
    }
    bool const result = text.starts_with("{\"result\"");
    bool const sitter = text.starts_with("{\"seat\"");
    bool const back = text.starts_with("{\"back\"");
    auto const played = result   ? check_result(read, text)
                        : sitter ? change_sitter(read, text)
                        : back   ? take_back(read, text)
                                 : play_line(read, text);
    if (!played) return std::unexpected(at_line(line_, played.error()));
    if (result) return read;
  }
  if (!read.game) return std::unexpected("the file is empty");
  return read;
}

bool JournalReader::more() { return in_.peek() != std::istream::traits_type::eof(); }

namespace {

// The stream of a fair table, after checking that what was told at the end is what had been sealed.
std::expected<fair::Stream, std::string> fair_stream(ReadJournal const& read) {
  auto const& from = read.journal.header.chance;
  if (!from.commitment || !from.table || !(from.entropy || from.parts))
    return std::unexpected("the journal does not say where its chance came from");
  if (!read.journal.secret) return std::unexpected("the table's secret is not revealed before the end of the game");
  auto const secret = fair::from_hex(*read.journal.secret);
  if (!secret) return std::unexpected("the secret " + secret.error());
  auto const sealed = from.parts ? fair::seal("secret", *read.journal.secret) : fair::hex(fair::commitment(*secret));
  if (sealed != *from.commitment) return std::unexpected("the secret is not the one the table committed to before the first deal");
  if (!from.parts) return fair::Stream(*secret, *from.table, *from.entropy);
  auto const& seats = read.journal.header.seats;
  auto const& parts = *from.parts;
  if (parts.sealed.size() != seats.size() || parts.told.size() != seats.size())
    return std::unexpected("the journal does not say what each seat has sealed and told");
  for (std::size_t i = 0; i < seats.size(); ++i) {
    bool const fits =
        seats[i].kind == "person" ? fair::seal("part", parts.told[i]) == parts.sealed[i] : parts.told[i].empty() && parts.sealed[i].empty();
    if (!fits) return std::unexpected("the part of seat " + std::to_string(i + 1) + " is not the one sealed before the first deal");
  }
  return fair::Stream::of_parts(*read.journal.secret, *from.table, parts.told);
}

}  // namespace

std::expected<std::uint64_t, std::string> verify_chance(ReadJournal const& read) {
  auto const& chance_of = read.journal.header.chance;
  fair::Stream stream;
  std::optional<Rng> seeded;
  if (chance_of.seed) {
    seeded.emplace(std::strtoull(chance_of.seed->c_str(), nullptr, 10));
  } else if (chance_of.deal) {
    stream = fair::Stream::of_deal(*chance_of.deal);
  } else {
    auto given = fair_stream(read);
    if (!given) return std::unexpected(given.error());
    stream = *given;
  }
  auto const& from = read.journal.header.from;
  if (from && (from->moves < 0 || static_cast<std::size_t>(from->moves) > read.journal.moves.size()))
    return std::unexpected("the journal has fewer moves than it says were played at another table");
  std::size_t const given = from ? static_cast<std::size_t>(from->moves) : 0;
  std::uint64_t checked = 0;
  auto position = read.game->start();
  Outcomes outcomes;
  for (std::size_t i = 0; i < read.journal.moves.size(); ++i) {
    auto const [seat, id, at] = read.journal.moves[i];
    if (seat == chance && i >= given) {
      position->chance(outcomes);
      auto const drawn = seeded ? outcomes.at(seeded->below(outcomes.total())) : stream.draw(outcomes, i + 1);
      if (drawn != id) return std::unexpected("move " + std::to_string(i + 1) + " is not what the table's chance gives");
      ++checked;
    }
    position->apply(seat, id, nullptr);
  }
  return checked;
}

}  // namespace atelier
