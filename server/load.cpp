#include "server/load.hpp"
namespace atelier { int load(LoadSettings const&) { return 2; } }
