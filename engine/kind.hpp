// Makes a Kind, an AnyGame and a Position out of a concrete game. A game's kind.cpp instantiates it once.
//
// Besides the game, `Face` tells what hosts want to know of it:
//   static constexpr std::array bots{...}          names; "random" is first, and answered here
//   static constexpr std::array characters{...}    described: the people among them
//   static MoveId choose(int bot, G const&, View const&, Budget const&, Rng&, Company const&)   the last only if it cares
//   static constexpr int usual_playouts
//   static Prospects prospects(G const&, State const&, int playouts, std::uint64_t luck, Budget const&)
//   static Reconsidered reconsider(G const&, View const&, MoveId played, int playouts, std::uint64_t luck, Budget const&)
//   static Advice advise(G const&, View const&, int playouts, std::uint64_t luck, Budget const&)
//   static std::string_view components()           the TOML file in the program
//   static std::string_view text(language)         the catalogue in the program
//   static std::vector<Options> configurations()   what is measured and tested
//   static std::string draw(G const&, View const&, Words const&)   the table in a terminal
// where bots play beside people,
//   static constexpr std::array people{...}        names of those that play as people do; choose() answers for them after the bots
// and, where simulations shall count more than points,
//   static constexpr std::array measures{...}      names
//   static std::array<double, N> measure(G const&, State const&)   of a finished game
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>

#include "engine/any_game.hpp"
#include "engine/change.hpp"
#include "engine/components.hpp"
#include "engine/hearing.hpp"
#include "engine/json.hpp"
#include "engine/orders.hpp"
#include "engine/typescript.hpp"

namespace atelier {

// Writes events as hosts pass them on.
template <class Event>
struct Teller {
  std::vector<Told>* told;
  template <class Make>
  void tell(Audience audience, Make&& make) {
    if (!told) return;
    std::string json;
    write_json(json, Event(make()));
    told->push_back({audience, std::move(json)});
  }
};

template <class View>
concept HasMemory = requires(View const& view) { view.memory; };

// A view as a page gets it: its last member, the memory, only if `with_memory`.
template <class View>
void write_view_json(View const& view, bool with_memory, std::string& out) {
  out += '{';
  bool separate = false;
  for_each_member<View>([&](std::string_view name, auto pointer) {
    if (name == "memory" && !with_memory) return;
    if (separate) out += ',';
    separate = true;
    write_quoted(out, name);
    out += ':';
    write_json(out, view.*pointer);
  });
  out += '}';
}

// What must be merged into such a view of `before` to get the one of `now`. False: a change cannot say it; nothing is appended.
template <class View>
bool write_view_change(View const& before, View const& now, bool with_memory, std::string& out) {
  auto const begin = out.size();
  change_detail::Members members(out);
  for_each_member<View>([&](std::string_view name, auto pointer) {
    if ((name == "memory" && !with_memory) || change_detail::alike(before.*pointer, now.*pointer)) return;
    members.add([&](std::string& to) { to += name; }, [&] { return write_change(out, before.*pointer, now.*pointer); });
  });
  switch (members.done()) {
    case Difference::none: out += "{}"; return true;
    case Difference::written: return true;
    case Difference::too_great: break;
  }
  out.resize(begin);
  return false;
}

// The player that knows nothing: any legal move, evenly. Every game has it as its first bot.
template <Game G>
MoveId random_move(G const& game, typename G::View const& view, Rng& rng) {
  MoveList moves;
  game.legal(view, moves);
  return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
}

template <class Face, Game G>
MoveId bot_move(int bot, G const& game, typename G::View const& view, Budget const& budget, Rng& rng, Company const& company) {
  if (bot == 0) return random_move(game, view, rng);
  if constexpr (requires { Face::choose(bot, game, view, budget, rng, company); })
    return Face::choose(bot, game, view, budget, rng, company);
  else
    return Face::choose(bot, game, view, budget, rng);
}

// The game under a version of its rules; 0: the newest.
template <Game G>
std::expected<G, std::string> make_game(typename G::Options const& options, typename G::Components const& components, int rules = 0) {
  if (rules < 0 || rules > G::rules_version)
    return std::unexpected("it is played by version " + std::to_string(rules) +
                           " of the rules, and this program knows them up to version " + std::to_string(G::rules_version));
  return G::make(options, components, rules == 0 ? G::rules_version : rules);
}

template <Game G, class Face>
class PositionOf final : public Position {
 public:
  PositionOf(std::shared_ptr<G const> game, typename G::State const& state) : game_(std::move(game)), state_(state) {}

  std::unique_ptr<Position> clone() const override { return std::make_unique<PositionOf>(game_, state_); }
  Seats to_act() const override { return game_->to_act(state_); }
  Seats may_act() const override { return atelier::may_act(*game_, state_); }
  Seat ask_first(Seats among) const override { return atelier::ask_first(*game_, state_, among); }
  bool one_gesture() const override { return atelier::one_gesture(*game_, state_); }
  bool takes_back(Seat seat, MoveId id) const override { return atelier::takes_back(*game_, state_, seat, id); }
  int patience() const override {
    if constexpr (HasPatience<G>)
      return game_->patience(state_);
    else
      return 0;
  }
  MoveId silent_move([[maybe_unused]] Seat seat) const override {
    if constexpr (HasPatience<G>)
      return game_->silent_move(state_, seat);
    else
      return {};
  }
  std::optional<int> occasion() const override {
    if constexpr (HasOrders<G>)
      return game_->occasion(state_);
    else
      return {};
  }
  std::optional<Refusal> refuse_order([[maybe_unused]] Seat seat, [[maybe_unused]] int limit) const override {
    if constexpr (HasOrders<G>)
      return game_->refuse_order(state_, seat, limit);
    else
      return {};
  }
  MoveId ordered([[maybe_unused]] Seat seat, [[maybe_unused]] int limit) const override {
    if constexpr (HasOrders<G>)
      return game_->ordered(state_, seat, limit);
    else
      return {};
  }
  void legal(Seat seat, MoveList& out) const override { game_->legal(state_, seat, out); }
  void chance(Outcomes& out) const override { game_->chance(state_, out); }
  MoveId roll(Rng& rng) const override { return atelier::roll(*game_, state_, rng); }
  Scores scores() const override { return game_->scores(state_); }
  void apply(Seat seat, MoveId id, std::vector<Told>* told) override {
    Teller<typename G::Event> teller{told};
    game_->apply(state_, seat, id, teller);
  }

  std::expected<MoveId, Refusal> read_move(Seat seat, std::string_view json) const override {
    auto const value = parse_json(json);
    if (!value) return std::unexpected(Refusal{"unknown_move"});
    return move_of(seat, *value);
  }
  std::expected<MoveId, Refusal> move_of(Seat seat, boost::json::value const& json) const override {
    auto const move = read_value<typename G::Move>(json);
    auto const id = move ? game_->id(*move) : std::nullopt;
    if (!id) return std::unexpected(Refusal{"unknown_move"});
    if (possible(seat, *id)) return *id;
    return std::unexpected(seat == atelier::chance ? Refusal{"unknown_move"} : game_->refuse(state_, seat, *id));  // chance has no words
  }
  void write_move(MoveId id, std::string& out) const override { write_json(out, game_->move(id)); }
  void write_view(Viewer viewer, std::string& out, bool with_memory) const override {
    write_view_json(game_->view(state_, viewer), with_memory || game_->shows_memory(), out);
  }
  bool write_change(Position const& before, Viewer viewer, std::string& out) const override {
    auto const& old = static_cast<PositionOf const&>(before).state_;
    return write_view_change(game_->view(old, viewer), game_->view(state_, viewer), game_->shows_memory(), out);
  }
  std::string draw(Viewer viewer, Words const& words) const override { return Face::draw(*game_, game_->view(state_, viewer), words); }
  MoveId ask_bot(int bot, Seat seat, Budget const& budget, Rng& rng, Company const& company) const override {
    return bot_move<Face>(bot, *game_, game_->view(state_, seat), budget, rng, company);
  }
  int chapter() const override { return game_->chapter(state_); }
  bool closes_window([[maybe_unused]] Seat seat, [[maybe_unused]] MoveId id) const override {
    if constexpr (requires { game_->closes_window(state_, seat, id); })
      return game_->closes_window(state_, seat, id);
    else
      return false;
  }
  Prospects prospects(int playouts, std::uint64_t luck, Budget const& budget) const override {
    return Face::prospects(*game_, state_, playouts, luck, budget);
  }
  Reconsidered reconsider(Seat seat, MoveId played, int playouts, std::uint64_t luck, Budget const& budget) const override {
    return Face::reconsider(*game_, game_->view(state_, seat), played, playouts, luck, budget);
  }
  Advice advise(Seat seat, int playouts, std::uint64_t luck, Budget const& budget) const override {
    return Face::advise(*game_, game_->view(state_, seat), playouts, luck, budget);
  }

 private:
  bool possible(Seat seat, MoveId id) const {
    if (!may_act().has(seat)) return false;
    if (seat == atelier::chance) {
      Outcomes outcomes;
      game_->chance(state_, outcomes);
      for (int i = 0; i < outcomes.size(); ++i)
        if (outcomes.id(i) == id) return true;
      return false;
    }
    MoveList moves;
    game_->legal(state_, seat, moves);
    return moves.has(id);
  }

  std::shared_ptr<G const> game_;
  typename G::State state_;
};

template <Game G, class Face>
class GameOf final : public AnyGame {
 public:
  explicit GameOf(G game)
      : game_(std::make_shared<G const>(std::move(game))),
        options_(to_json(game_->options())),
        components_(to_json(game_->components())) {}

  std::string_view id() const override { return G::id_name; }
  int rules() const override { return game_->rules(); }
  int seats() const override { return game_->seats(); }
  int side(Seat seat) const override { return atelier::side(*game_, seat); }
  std::string const& options() const override { return options_; }
  std::string const& components() const override { return components_; }
  int usual_playouts() const override { return Face::usual_playouts; }
  std::unique_ptr<Position> start() const override { return std::make_unique<PositionOf<G, Face>>(game_, game_->start()); }
  std::vector<std::string> moves_in(boost::json::value const& json) const override {
    // A page's view may come without the memory, which legal moves do not depend on.
    auto const view = read_given<typename G::View>(json);
    std::vector<std::string> moves;
    if (!view) return moves;
    MoveList ids;
    game_->legal(*view, ids);
    for (MoveId id : ids) moves.push_back(to_json(game_->move(id)));
    return moves;
  }
  G const& concrete() const { return *game_; }

 private:
  std::shared_ptr<G const> game_;
  std::string options_;
  std::string components_;
};

template <Game G, class Face>
class KindOf final : public Kind {
 public:
  using Any = GameOf<G, Face>;

  std::string_view id() const override { return G::id_name; }
  int rules_version() const override { return G::rules_version; }
  std::span<std::string_view const> bots() const override { return Face::bots; }
  std::span<std::string_view const> people() const override {
    if constexpr (requires { Face::people; })
      return Face::people;
    else
      return {};
  }
  std::string_view default_components() const override { return Face::components(); }
  std::string_view text(std::string_view language) const override { return Face::text(language); }
  std::span<std::string_view const> measures() const override {
    if constexpr (measured)
      return Face::measures;
    else
      return {};
  }
  std::size_t state_bytes() const override { return sizeof(typename G::State); }

  std::expected<std::shared_ptr<AnyGame const>, std::string> make(std::string_view options, std::string_view components,
                                                                  int rules) const override {
    auto const read_opts = read_options<typename G::Options>(options);
    if (!read_opts) return std::unexpected(read_opts.error());
    auto const box = read_json<typename G::Components>(components);
    if (!box) return std::unexpected(box.error());
    auto game = make_game<G>(*read_opts, *box, rules);
    if (!game) return std::unexpected(game.error());
    return std::make_shared<Any const>(*std::move(game));
  }

  void write_info(std::string& out) const override {
    out += "{\"id\":";
    write_json(out, G::id_name);
    out += ",\"rules\":";
    write_json(out, G::rules_version);
    using SeatRange = std::remove_cvref_t<decltype(G::Options::seats)>;
    out += ",\"seats\":";
    write_json(out, std::array{SeatRange::low, SeatRange::high});
    out += ",\"bots\":[";
    for (auto const& bot : Face::bots) {
      if (&bot != &Face::bots[0]) out += ',';
      write_quoted(out, bot);
    }
    out += "],\"characters\":";
    write_json(out, Face::characters);
    out += ",\"options\":";
    write_options(out);
    out += ",\"moves\":";
    write_moves(out);
    out += ",\"components\":" + read_component_file(Face::components(), "components.toml")->json + "}";
  }

  std::string typescript() const override {
    TypeScript types;
    types.declare<typename G::Options>("Options");
    types.declare<typename G::Components>("Components");
    types.declare<typename G::Move>("Move");
    types.declare<typename G::Event>("Event");
    types.declare<typename G::View>("View");
    return types.text();
  }

  Tally simulate(AnyGame const& any, std::span<int const> bots, std::uint64_t games, std::uint64_t seed) const override {
    G const& game = concrete(any);
    auto const company = company_of(bots);
    return run(game, games, seed, [&](typename G::State const& state, Seat seat, Rng& rng) {
      return bot_move<Face>(bots[static_cast<std::size_t>(index(seat))], game, game.view(state, seat), Budget{}, rng, company);
    });
  }

  Tally playouts(AnyGame const& any, std::uint64_t games, std::uint64_t seed) const override {
    G const& game = concrete(any);
    return run(game, games, seed,
               [&](typename G::State const& state, Seat seat, Rng& rng) { return random_legal(game, state, seat, rng); });
  }

  // Flat: one loop in which the compiler sees every rule.
  [[gnu::flatten]] void roll_out(AnyGame const& any, std::uint64_t games, std::uint64_t seed) const override {
    G const& game = concrete(any);
    Rng rng(seed);
    for (std::uint64_t played = 0; played < games; ++played) {
      auto state = game.start();
      atelier::roll_out(game, state, rng, [&](Seat seat) { return random_legal(game, state, seat, rng); });
      auto const scores = game.scores(state);
      asm volatile("" : : "r"(&scores) : "memory");  // a result nobody reads would be left out
    }
  }

  void copy_states(AnyGame const& any, std::uint64_t copies) const override {
    typename G::State const state = concrete(any).start();
    std::array<typename G::State, 64> ring{};
    ring.fill(state);
    for (std::uint64_t i = 0; i < copies; ++i) {
      std::memcpy(static_cast<void*>(&ring[(i + 1) % ring.size()]), &ring[i % ring.size()], sizeof state);
      asm volatile("" : : "r"(ring.data()) : "memory");  // a copy nobody reads would be left out
    }
  }

  std::vector<std::string> configurations() const override {
    std::vector<std::string> all;
    for (auto const& options : Face::configurations()) all.push_back(to_json(options));
    return all;
  }

 private:
  static constexpr bool measured = requires { Face::measures; };
  static G const& concrete(AnyGame const& any) { return static_cast<Any const&>(any).concrete(); }

  // Chance and bots draw from generators of their own: the journal of a simulated game can be drawn again from its seed.
  template <class Choose>
  static Tally run(G const& game, std::uint64_t games, std::uint64_t seed, Choose&& choose) {
    Tally tally;
    tally.hash = mix_start;
    tally.wins.resize(static_cast<std::size_t>(game.seats()));
    tally.points.resize(static_cast<std::size_t>(game.seats()));
    if constexpr (measured) tally.measures.resize(Face::measures.size());
    Silence silence;
    for (; tally.games < games; ++tally.games) {
      Rng dice(game_seed(seed, tally.games));
      Rng mind(game_seed(seed, tally.games), 1);
      auto state = game.start();
      Running table(game, state, silence);
      play_out(table, [&](Seat seat) {
        MoveId const id = seat == atelier::chance ? roll(game, state, dice) : choose(state, seat, mind);
        ++tally.nodes;
        tally.moves += seat != atelier::chance;
        mix(tally.hash, static_cast<std::uint64_t>(index(id)) << 4 | static_cast<std::uint64_t>(index(seat)));
        return id;
      });
      auto const scores = game.scores(state);
      tally.won += std::ranges::find(scores.ranks, 1) != scores.ranks.end();
      for (int seat = 0; seat < game.seats(); ++seat) {
        auto const i = static_cast<std::size_t>(seat);
        tally.wins[i] += victory_share(scores, seat_at(seat), [&](Seat each) { return side(game, each); });
        tally.points[i] += scores.points[i];
        mix(tally.hash, static_cast<std::uint64_t>(scores.points[i]) << 8 | static_cast<std::uint64_t>(scores.ranks[i]));
      }
      if constexpr (measured) {
        auto const counted = Face::measure(game, state);
        for (std::size_t i = 0; i < counted.size(); ++i) tally.measures[i] += counted[i];
      }
    }
    return tally;
  }

  static void write_options(std::string& out) {
    typename G::Options const defaults{};
    out += '[';
    bool separate = false;
    for_each_member<typename G::Options>([&](std::string_view name, auto pointer) {
      using Option = std::remove_cvref_t<decltype(defaults.*pointer)>;
      if (separate) out += ',';
      separate = true;
      out += "{\"name\":";
      write_quoted(out, name);
      if constexpr (json_detail::is_within<Option>) {
        out += ",\"kind\":\"int\",\"low\":" + to_json(Option::low) + ",\"high\":" + to_json(Option::high);
      } else if constexpr (DescribedEnum<Option>) {
        out += ",\"kind\":\"choice\",\"choices\":[";
        bool next = false;
        for_each_enumerator<Option>([&](std::string_view each, Option) {
          if (next) out += ',';
          next = true;
          write_quoted(out, each);
        });
        out += ']';
      } else {
        static_assert(std::is_same_v<Option, bool>, "an option is a bool, a Within or a described enum");
        out += ",\"kind\":\"bool\"";
      }
      out += ",\"default\":" + to_json(defaults.*pointer) + "}";
    });
    out += ']';
  }

  // The typed moves and their fields, for programs that read journals.
  static void write_moves(std::string& out) {
    out += '[';
    bool separate = false;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, typename G::Move>>(
        [&]<class Each>(boost::mp11::mp_identity<Each>) {
          if (separate) out += ',';
          separate = true;
          out += "{\"type\":\"" + snake_name<Each>() + "\",\"fields\":[";
          bool next = false;
          for_each_member<Each>([&](std::string_view name, auto) {
            if (next) out += ',';
            next = true;
            write_quoted(out, name);
          });
          out += "]}";
        });
    out += ']';
  }
};

}  // namespace atelier
