// Pi by darts, with a linear congruential generator of each thread; std::chrono measures, nothing of it is printed.
#include <chrono>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <numeric>
#include <vector>

__device__ float uniform(std::uint64_t &state)
{
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (state >> 40) * (1.0f / 16777216.0f);
}

__global__ void throwDarts(int *hits, int darts)
{
    int thread = blockIdx.x * blockDim.x + threadIdx.x;
    std::uint64_t state = 88172645463325252ULL + thread * 7919ULL;
    uniform(state);
    int inside = 0;
    for (int i = 0; i < darts; ++i) {
        float x = uniform(state), y = uniform(state);
        if (__fadd_rn(__fmul_rn(x, x), __fmul_rn(y, y)) <= 1.0f)
            ++inside;
    }
    hits[thread] = inside;
}

int main()
{
    constexpr int blocks = 16, threads = 128, darts = 200;
    std::vector<int> hits(blocks * threads);
    int *dHits = nullptr;
    cudaMalloc(&dHits, hits.size() * sizeof(int));
    auto start = std::chrono::high_resolution_clock::now();
    throwDarts<<<blocks, threads>>>(dHits, darts);
    cudaDeviceSynchronize();
    auto stop = std::chrono::high_resolution_clock::now();
    std::chrono::duration<double, std::milli> took = stop - start;
    cudaMemcpy(hits.data(), dHits, hits.size() * sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(dHits);
    long total = std::accumulate(hits.begin(), hits.end(), 0L);
    double pi = 4.0 * total / (double(darts) * hits.size());
    std::cout << "hits: " << total << " of " << darts * hits.size() << "\n";
    std::cout << "pi is about " << pi << "\n";
    if (took.count() < 0)
        std::cout << "time ran backwards\n";
    bool ok = std::fabs(pi - 3.14159265) < 0.02;
    std::cout << (ok ? "close enough" : "too far") << std::endl;
    return ok ? 0 : 1;
}
