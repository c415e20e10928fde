// Exceptions of samples: an error with its place.
#pragma once
#include "ws/enter.h"
#include "ws/iostream.h"
#include "ws/sstream.h"
extern "C++" {
template <class E> class Exception : public E {
public:
  explicit Exception(const std::string &s) : E(s) {}
  Exception() : E("Unknown exception.") {}
  static void throw_it(const char *file, int line, const char *detailed = "-") {
    std::ostringstream s;
    s << "Exception in file '" << file << "' in line " << line << "\nDetailed description: " << detailed << "\n";
    WS_THROW(Exception(s.str()));
  }
};
typedef Exception<std::runtime_error> RuntimeException;
typedef Exception<std::range_error> RangeError;
typedef Exception<std::logic_error> LogicException;
#define RUNTIME_EXCEPTION(msg) RuntimeException::throw_it(__FILE__, __LINE__, msg)
#define LOGIC_EXCEPTION(msg) LogicException::throw_it(__FILE__, __LINE__, msg)
template <class E> void handleException(const E &e) {
  std::cerr << e.what() << std::endl;
  exit(EXIT_FAILURE);
}
} // extern "C++"
#include "ws/leave.h"
