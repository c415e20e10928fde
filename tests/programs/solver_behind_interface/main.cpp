// Several sources: a class over device code behind a C interface, with constants of the build.
// run: -DBLOCK=64 -I include
#include "solver.hpp"
#include <cstdlib>
#include <iostream>
#ifndef BLOCK
#error "BLOCK is defined by the build"
#endif
int main(int argc, char **argv) {
  Solver s(argc > 1 ? std::atoi(argv[1]) : 200, BLOCK);
  s.relax(50);
  std::cout << "residual small: " << (s.residual() < 1.0) << ", version " << solver_version() << std::endl;
  std::cout << s << '\n';
  return s.residual() < 1.0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
