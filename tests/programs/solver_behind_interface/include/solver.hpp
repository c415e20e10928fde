#pragma once
#include <cstddef>
#include <iosfwd>
#include <memory>
extern "C" const char *solver_version();
class Solver {
public:
  Solver(std::size_t n, int block); ~Solver();
  Solver(const Solver &) = delete;
  void relax(int steps); double residual() const;
  friend std::ostream &operator<<(std::ostream &, const Solver &);
private:
  struct Impl; std::unique_ptr<Impl> impl;
};
