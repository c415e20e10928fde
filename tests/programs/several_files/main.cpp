// A program of several files: this one knows no CUDA syntax, only the functions of solver.h.
// run: -- 40
#include "report.h"
#include "solver.h"

#include <cstdlib>
#include <iostream>

int main(int argc, char **argv)
{
    int n = argc > 1 ? std::atoi(argv[1]) : 10;
    Problem problem = makeProblem(n);
    Solution s = solve(problem, 500, 1e-6f);
    double residual = residualOf(problem, s);
    printReport(std::cout, problem, s, residual);
    return residual < 1e-3 ? 0 : 1;
}
