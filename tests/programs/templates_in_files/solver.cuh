#pragma once
#include <cstddef>
#include <string>
namespace sim
{
template <typename T>
class Solver
{
public:
    Solver(std::size_t n, T dt);
    ~Solver();
    void step(int k);
    T energy() const;
    static const char *name();

private:
    std::size_t n_;
    T dt_;
    T *d_x = nullptr, *d_v = nullptr;
};
template <>
const char *Solver<float>::name();
template <>
const char *Solver<double>::name();
extern template class Solver<float>;
extern template class Solver<double>;
struct Config {
    int n = 256, steps = 10;
    std::string out = "-";
    bool parse(int argc, char **argv);
};
extern int g_verbose;
extern "C" double host_energy(const double *x, const double *v, int n);
} // namespace sim
