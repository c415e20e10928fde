#include "solver.cuh"
#include <cstring>
#include <cstdlib>
#include <iostream>
namespace sim
{
int g_verbose = 0;
bool Config::parse(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        std::string a = argv[i];
        if (a == "-v" || a == "--verbose")
            ++g_verbose;
        else if (a.rfind("--n=", 0) == 0)
            n = std::stoi(a.substr(4));
        else if (a == "-s" && i + 1 < argc)
            steps = std::atoi(argv[++i]);
        else {
            std::cerr << "unknown option " << a << '\n';
            return false;
        }
    }
    return true;
}
extern "C" double host_energy(const double *x, const double *v, int n)
{
    double e = 0;
    for (int i = 0; i < n; i++)
        e += x[i] * x[i] + v[i] * v[i];
    return e;
}
} // namespace sim
