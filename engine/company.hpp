// What a bot is told beside its view: what everybody at the table sees and hears, and no rule depends on. A bot that does not care need
// not take it.
#pragma once

#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "engine/list.hpp"
#include "engine/seat.hpp"

namespace atelier {

// Somebody has signalled, or pointed at a thing.
struct Remark {
  Seat seat{};
  std::string signal;              // its name in the game's catalogue; empty: pointed
  std::vector<std::string> about;  // things, kind:name
  friend bool operator==(Remark const&, Remark const&) = default;
  BOOST_DESCRIBE_CLASS(Remark, (), (seat, signal, about), (), ())
};

struct Company {
  List<Seat, max_seats> people;  // seats in which people play
  std::vector<Remark> remarks;   // of this chapter of the game, oldest first; of pointing the last of each seat
  friend bool operator==(Company const&, Company const&) = default;
  BOOST_DESCRIBE_CLASS(Company, (), (people, remarks), (), ())
};

}  // namespace atelier
