#include "solver.h"

#include <cmath>
#include <random>

Problem makeProblem(int n)
{
    std::mt19937 gen(n);
    Problem p{n, std::vector<float>(n * n), std::vector<float>(n)};
    for (int r = 0; r < n; ++r) {
        float sum = 0;
        for (int c = 0; c < n; ++c)
            sum += p.a[r * n + c] = gen() % 10;
        p.a[r * n + r] = 2 * sum + 1;
        p.b[r] = gen() % 100;
    }
    return p;
}

double residualOf(const Problem &p, const Solution &s)
{
    double worst = 0;
    for (int r = 0; r < p.n; ++r) {
        double sum = -p.b[r];
        for (int c = 0; c < p.n; ++c)
            sum += double(p.a[r * p.n + c]) * s.x[c];
        worst = std::max(worst, std::fabs(sum));
    }
    return worst;
}
