#include "engine/box.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include <boost/json/serialize.hpp>

#include "engine/box_tree.hpp"
#include "engine/components.hpp"
#include "engine/fair.hpp"
#include "engine/json.hpp"

namespace atelier {

namespace json = boost::json;

namespace {

constexpr std::size_t most_said = 1000;

std::vector<int> seat_counts(Kind const& kind) {
  std::string info;
  kind.write_info(info);
  auto const range = parse_json(info)->at("seats");
  std::vector<int> all;
  for (auto seats = range.at(0).as_int64(); seats <= range.at(1).as_int64(); ++seats) all.push_back(static_cast<int>(seats));
  return all;
}

// A sentence that begins with a path, as readers and `make` say it.
BoxProblem problem_of(std::string const& sentence, ComponentFile const* file) {
  BoxProblem problem;
  auto const colon = sentence.find(": ");
  bool const named = colon != sentence.npos && sentence.find(' ') > colon;
  if (named) problem.path = sentence.substr(0, colon);
  problem.en = named ? sentence.substr(colon + 2) : sentence;
  // Names in it may come from whoever has sent the box.
  if (problem.path.size() > most_said) problem.path.resize(most_said);
  if (problem.en.size() > most_said) problem.en.resize(most_said);
  problem.pl = box_words_in_polish(problem.en);
  if (!file) return problem;
  for (std::string path = problem.path; !path.empty() && !problem.line;) {
    if (auto const found = file->lines.find(path); found != file->lines.end()) problem.line = found->second;
    auto const cut = path.find_last_of(".[");
    path.resize(cut == path.npos ? 0 : cut);
  }
  return problem;
}

// Of a text that could not even be read: "box, line 3: …".
BoxProblem unreadable(std::string_view sentence) {
  constexpr std::string_view begin = "box, line ";
  BoxProblem problem;
  auto const colon = sentence.find(": ");
  if (sentence.starts_with(begin) && colon != sentence.npos) {
    problem.line = std::atoi(std::string(sentence.substr(begin.size(), colon - begin.size())).c_str());
    sentence.remove_prefix(colon + 2);
  }
  problem.en = sentence;
  problem.pl = box_words_in_polish(problem.en);
  return problem;
}

std::string of_seats(int seats) { return R"({"seats":)" + std::to_string(seats) + "}"; }

Boxed box_of(Kind const& kind, std::string_view components, ComponentFile const* file) {
  Box box;
  for (int const seats : seat_counts(kind)) {
    auto const game = kind.make(of_seats(seats), components);
    if (game) {
      box.seats.push_back(seats);
      box.components = (*game)->components();
      continue;
    }
    auto problem = problem_of(game.error(), file);
    bool const said =
        std::ranges::any_of(box.problems, [&](auto const& each) { return each.path == problem.path && each.en == problem.en; });
    if (!said) box.problems.push_back(std::move(problem));
  }
  if (box.seats.empty()) return std::unexpected(std::move(box.problems));
  box.hash = fair::hex(fair::hash(box.components));
  return box;
}

}  // namespace

Boxed read_box(Kind const& kind, std::string_view text) {
  auto const refuse = [](BoxProblem problem) { return std::unexpected(std::vector{std::move(problem)}); };
  if (text.size() > longest_box) return refuse(unreadable("a box has at most " + std::to_string(longest_box / 1024) + " KiB"));
  auto const first = text.find_first_not_of(" \t\r\n");
  if (first != text.npos && text[first] == '{') return box_of(kind, text, nullptr);
  auto const file = read_component_file(text, "box");
  if (!file) return refuse(unreadable(file.error()));
  return box_of(kind, file->json, &*file);
}

Box const& usual_box(Kind const& kind) {
  static std::mutex mutex;
  static std::map<Kind const*, Box> all;
  std::lock_guard const lock(mutex);
  auto const found = all.find(&kind);
  return found != all.end() ? found->second : all.emplace(&kind, *read_box(kind, kind.default_components())).first->second;
}

namespace {

// What the game's catalogues say as note.PATH.
std::vector<BoxNote> notes_of(Kind const& kind) {
  constexpr std::string_view begin = "note.";
  auto const english = *parse_json(kind.text("en")), polish = *parse_json(kind.text("pl"));
  std::vector<BoxNote> notes;
  for (auto const& [key, text] : english.as_object()) {
    auto const* other = polish.as_object().if_contains(key);
    if (std::string_view(key).starts_with(begin) && text.is_string() && other && other->is_string())
      notes.push_back({std::string(key).substr(begin.size()), std::string(text.as_string()), std::string(other->as_string())});
  }
  return notes;
}

}  // namespace

BoxSheet describe_box(Kind const& kind, Box const& box) {
  auto const& usual = usual_box(kind);
  auto const components = *parse_json(box.components);
  BoxSheet sheet;
  sheet.game = kind.id();
  sheet.hash = box.hash;
  sheet.own = box.hash != usual.hash;
  sheet.components.text = box.components;
  sheet.toml = box_toml(kind, components);
  sheet.seats = box.seats;
  sheet.fields = box_fields(kind);
  sheet.constraints = box_constraints(kind);
  sheet.notes = notes_of(kind);
  sheet.totals = box_totals(kind, components);
  if (sheet.own) sheet.changes = box_changes(*parse_json(usual.components), components);
  return sheet;
}

BoxVerdict judge_box(Kind const& kind, std::string_view text) {
  BoxVerdict verdict;
  auto box = read_box(kind, text);
  if (!box) {
    verdict.problems = std::move(box.error());
    return verdict;
  }
  auto const& usual = usual_box(kind);
  auto const components = *parse_json(box->components);
  verdict.sound = true;
  verdict.hash = box->hash;
  verdict.own = box->hash != usual.hash;
  verdict.seats = box->seats;
  verdict.problems = std::move(box->problems);
  verdict.totals = box_totals(kind, components);
  verdict.changes = box_changes(*parse_json(usual.components), components);
  verdict.components = Json{box->components};
  verdict.toml = box_toml(kind, components);
  return verdict;
}

}  // namespace atelier
