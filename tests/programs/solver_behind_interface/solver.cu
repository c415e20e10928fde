#include "solver.hpp"
#include "kernels.cuh"
#include <cmath>
#include <ostream>
#include <vector>
struct Solver::Impl { std::size_t n; int block; double *a, *b; int steps = 0; };
Solver::Solver(std::size_t n, int block) : impl(new Impl{n, block, nullptr, nullptr}) {
  cudaMalloc(&impl->a, n * sizeof(double)); cudaMalloc(&impl->b, n * sizeof(double));
  std::vector<double> h(n, 0.0); h.front() = 1; h.back() = 1;
  cudaMemcpy(impl->a, h.data(), n * sizeof(double), cudaMemcpyHostToDevice); cudaMemcpy(impl->b, h.data(), n * sizeof(double), cudaMemcpyHostToDevice);
}
Solver::~Solver() { cudaFree(impl->a); cudaFree(impl->b); }
void Solver::relax(int steps) { for (int i = 0; i < steps; i++) { launch_jacobi(impl->a, impl->b, int(impl->n), impl->block); std::swap(impl->a, impl->b); impl->steps++; } }
double Solver::residual() const { std::vector<double> h(impl->n); cudaMemcpy(h.data(), impl->a, h.size() * 8, cudaMemcpyDeviceToHost); double r = 0; for (std::size_t i = 1; i + 1 < h.size(); i++) r += std::fabs(h[i] - 0.5 * (h[i - 1] + h[i + 1])); return r; }
std::ostream &operator<<(std::ostream &o, const Solver &s) { return o << "Solver(" << s.impl->n << ", " << s.impl->steps << " steps)"; }
