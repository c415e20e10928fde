#pragma once
#include <vector>

// A diagonally dominant system of equations.
struct Problem {
    int n;
    std::vector<float> a, b;
};

struct Solution {
    std::vector<float> x;
    int iterations;
};

Problem makeProblem(int n);
Solution solve(const Problem &problem, int limit, float tolerance);
double residualOf(const Problem &problem, const Solution &solution);
