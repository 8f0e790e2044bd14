// Where the sources lie, for tests that read files beside them. Only one small file holds the name: in every command it would keep the
// compiler's cache from serving a second clone.
#pragma once

#include <string>

namespace atelier::testing {
std::string source_folder();
}
