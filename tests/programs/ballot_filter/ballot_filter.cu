// Warps pack what passes a filter by ballots and population counts; one atomic for each warp.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <set>
#include <vector>

__global__ void filter(const unsigned *in, unsigned *out, unsigned *count, int n, unsigned limit)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned lane = threadIdx.x & 31;
    unsigned value = i < n ? in[i] : 0;
    bool keep = i < n && value < limit;
    unsigned mask = __ballot_sync(0xffffffffu, keep);
    unsigned base = 0;
    if (lane == 0 && mask)
        base = atomicAdd(count, __popc(mask));
    base = __shfl_sync(0xffffffffu, base, 0);
    if (keep)
        out[base + __popc(mask & ((1u << lane) - 1))] = value;
}

int main()
{
    const int n = 10000;
    std::vector<unsigned> v(n), out(n);
    unsigned x = 12345;
    for (auto &e : v)
        e = x = x * 1664525u + 1013904223u;
    unsigned *in, *dOut, *dCount, count = 0;
    cudaMalloc(&in, n * 4);
    cudaMalloc(&dOut, n * 4);
    cudaMalloc(&dCount, 4);
    cudaMemcpy(in, v.data(), n * 4, cudaMemcpyHostToDevice);
    cudaMemcpy(dCount, &count, 4, cudaMemcpyHostToDevice);
    filter<<<(n + 255) / 256, 256>>>(in, dOut, dCount, n, 0x20000000u);
    cudaMemcpy(&count, dCount, 4, cudaMemcpyDeviceToHost);
    cudaMemcpy(out.data(), dOut, count * 4, cudaMemcpyDeviceToHost);
    out.resize(count);
    std::multiset<unsigned> got(out.begin(), out.end()), want;
    for (auto e : v)
        if (e < 0x20000000u)
            want.insert(e);
    std::sort(out.begin(), out.end(), std::greater<unsigned>());
    printf("%u kept, largest %u, smallest %u: %s\n", count, out.front(), out.back(), got == want ? "ok" : "WRONG");
    cudaFree(in);
    cudaFree(dOut);
    cudaFree(dCount);
    return got != want;
}
