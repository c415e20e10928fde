#pragma once
#include "solver.h"
#include <iomanip>
#include <ostream>

inline void printReport(std::ostream &out, const Problem &p, const Solution &s, double residual)
{
    out << p.n << " unknowns, converged: " << (s.iterations < 500 ? "yes" : "no") << "\n"
        << std::fixed << std::setprecision(4) << "x[0] = " << s.x[0] << ", x[" << p.n - 1 << "] = " << s.x[p.n - 1] << "\n"
        << (residual < 1e-3 ? "solved" : "NOT solved") << std::endl;
}
