// A class template with kernels in one source, instantiated there and used in another.
// run: -- -v --n=300 -s 20
#include "solver.cuh"
#include <cstdio>
#include <cmath>
#include <iostream>
#include <vector>
#include <cuda_runtime_api.h>
template <class T>
static bool run(const sim::Config &c)
{
    sim::Solver<T> s(c.n, T(0.01));
    T e0 = s.energy();
    s.step(c.steps);
    T e1 = s.energy();
    std::printf("%s: %.4f -> %.4f\n", s.name(), (double)e0, (double)e1);
    return std::abs(e1 - e0) < T(0.05) * e0;
}
int main(int argc, char **argv)
{
    sim::Config c;
    if (!c.parse(argc, argv))
        return 1;
    int n = 0;
    if (cudaGetDeviceCount(&n) != cudaSuccess || n == 0)
        return 77;
    if (sim::g_verbose)
        std::cout << "verbose, n = " << c.n << ", steps = " << c.steps << "\n";
    std::vector<double> z(4, 1.0);
    std::cout << sim::host_energy(z.data(), z.data(), 4) << "\n";
    bool ok = run<float>(c) & run<double>(c);
    std::cout << (ok ? "PASSED" : "FAILED") << std::endl;
    return ok ? 0 : 1;
}
