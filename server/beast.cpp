// The compiled part of Boost.Beast, once.
#include <boost/beast/src.hpp>
