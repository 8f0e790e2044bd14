// The compiled part of Boost.Asio, once.
#include <boost/asio/impl/src.hpp>
