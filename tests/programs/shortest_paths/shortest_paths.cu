// Bellman and Ford on edges with atomicMin until nothing changes; Dijkstra with a priority queue on the host.
#include <cstdio>
#include <climits>
#include <queue>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

struct Edge { int from, to, weight; };

__global__ void relax(const Edge *edges, int m, int *dist, int *changed)
{
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= m)
        return;
    int d = atomicAdd(&dist[edges[e].from], 0);
    if (d == INT_MAX)
        return;
    d += edges[e].weight;
    if (atomicMin(&dist[edges[e].to], d) > d)
        atomicExch(changed, 1);
}

int main()
{
    const int n = 500, m = 2500;
    std::mt19937 gen(77);
    std::vector<Edge> edges(m);
    std::vector<std::vector<std::pair<int, int>>> out(n);
    for (auto &e : edges) {
        e.from = gen() % n;
        e.to = gen() % n;
        e.weight = 1 + gen() % 100;
        out[e.from].push_back({e.to, e.weight});
    }
    std::vector<int> dist(n, INT_MAX), want(n, INT_MAX);
    dist[0] = want[0] = 0;
    Edge *dEdges;
    int *dDist, *dChanged, changed, rounds = 0;
    cudaMalloc(&dEdges, m * sizeof(Edge));
    cudaMalloc(&dDist, n * sizeof(int));
    cudaMalloc(&dChanged, sizeof(int));
    cudaMemcpy(dEdges, edges.data(), m * sizeof(Edge), cudaMemcpyHostToDevice);
    cudaMemcpy(dDist, dist.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    do {
        changed = 0;
        cudaMemcpy(dChanged, &changed, sizeof(int), cudaMemcpyHostToDevice);
        relax<<<(m + 127) / 128, 128>>>(dEdges, m, dDist, dChanged);
        cudaMemcpy(&changed, dChanged, sizeof(int), cudaMemcpyDeviceToHost);
    } while (changed && ++rounds < n);
    cudaMemcpy(dist.data(), dDist, n * sizeof(int), cudaMemcpyDeviceToHost);
    using Item = std::pair<int, int>;
    std::priority_queue<Item, std::vector<Item>, std::greater<Item>> queue;
    queue.push({0, 0});
    while (!queue.empty()) {
        int d, v;
        std::tie(d, v) = queue.top();
        queue.pop();
        if (d > want[v])
            continue;
        for (const auto &[to, weight] : out[v])
            if (d + weight < want[to])
                queue.push({want[to] = d + weight, to});
    }
    int wrong = 0, farthest = 0;
    for (int v = 0; v < n; v++) {
        wrong += dist[v] != want[v];
        if (dist[v] != INT_MAX && dist[v] > dist[farthest])
            farthest = v;
    }
    printf("farthest node %d at %d, %d wrong\n", farthest, dist[farthest], wrong);
    cudaFree(dEdges);
    cudaFree(dDist);
    cudaFree(dChanged);
    return wrong != 0;
}
