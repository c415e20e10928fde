// Page ranks by power iteration until the change is below a tolerance; the table is printed with iomanip.
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

__global__ void spread(const int *start, const int *from, const int *outDegree, const double *rank, double *next, int n, double damping)
{
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v >= n)
        return;
    double sum = 0;
    for (int e = start[v]; e < start[v + 1]; ++e)
        sum += rank[from[e]] / outDegree[from[e]];
    next[v] = (1 - damping) / n + damping * sum;
}

int main()
{
    const char *links = "home about\nhome products\nhome news\nabout home\nproducts home\nproducts cart\n"
                        "news home\nnews about\ncart home\ncart products\nblog home\nblog news\nabout blog\n";
    std::istringstream in(links);
    std::map<std::string, int> ids;
    std::vector<std::string> names;
    std::vector<std::pair<int, int>> edges;
    auto id = [&](const std::string &name) {
        auto added = ids.insert(std::make_pair(name, (int)names.size()));
        if (added.second)
            names.push_back(name);
        return added.first->second;
    };
    for (std::string a, b; in >> a >> b;) {
        int from = id(a), to = id(b);
        edges.emplace_back(to, from);
    }
    std::sort(edges.begin(), edges.end());
    const int n = names.size(), m = edges.size();
    std::vector<int> start(n + 1), from(m), degree(n);
    for (auto &e : edges) {
        ++start[e.first + 1];
        ++degree[e.second];
    }
    for (int v = 0; v < n; ++v)
        start[v + 1] += start[v];
    for (int e = 0; e < m; ++e)
        from[e] = edges[e].second;
    std::vector<double> rank(n, 1.0 / n), next(n);
    int *dStart, *dFrom, *dDegree;
    double *dRank, *dNext;
    cudaMalloc(&dStart, (n + 1) * sizeof(int));
    cudaMalloc(&dFrom, m * sizeof(int));
    cudaMalloc(&dDegree, n * sizeof(int));
    cudaMalloc(&dRank, n * sizeof(double));
    cudaMalloc(&dNext, n * sizeof(double));
    cudaMemcpy(dStart, start.data(), (n + 1) * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(dFrom, from.data(), m * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(dDegree, degree.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(dRank, rank.data(), n * sizeof(double), cudaMemcpyHostToDevice);
    int rounds = 0;
    for (double change = 1; change > 1e-10; ++rounds) {
        spread<<<1, 32>>>(dStart, dFrom, dDegree, dRank, dNext, n, 0.85);
        cudaMemcpy(next.data(), dNext, n * sizeof(double), cudaMemcpyDeviceToHost);
        change = 0;
        for (int v = 0; v < n; ++v)
            change += std::abs(next[v] - rank[v]);
        rank = next;
        std::swap(dRank, dNext);
    }
    std::vector<int> order(n);
    for (int v = 0; v < n; ++v)
        order[v] = v;
    std::sort(order.begin(), order.end(), [&](int a, int b) { return rank[a] > rank[b]; });
    double sum = 0;
    for (int v : order) {
        std::cout << std::left << std::setw(10) << names[v] << std::right << std::fixed << std::setprecision(4) << std::setw(8) << rank[v] << "\n";
        sum += rank[v];
    }
    std::cout << std::setfill('-') << std::setw(18) << "" << "\n";
    std::cout << "sum " << std::setprecision(6) << sum << (std::abs(sum - 1) < 1e-9 ? ", as it should be" : ", WRONG") << std::endl;
    cudaFree(dStart);
    cudaFree(dFrom);
    cudaFree(dDegree);
    cudaFree(dRank);
    cudaFree(dNext);
    return std::abs(sum - 1) < 1e-9 ? 0 : 1;
}
