// Keys with their values are sorted by four bits a pass; std::stable_sort has to give the same pairs.
#include <algorithm>
#include <iostream>
#include <random>
#include <utility>
#include <vector>

using u32 = unsigned int;
constexpr int BITS = 4, DIGITS = 1 << BITS, BLOCK = 128;

__global__ void count(const u32 *keys, u32 *counts, int n, int shift)
{
    __shared__ u32 local[DIGITS];
    if (threadIdx.x < DIGITS)
        local[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * BLOCK + threadIdx.x;
    if (i < n)
        atomicAdd(&local[(keys[i] >> shift) & (DIGITS - 1)], 1u);
    __syncthreads();
    if (threadIdx.x < DIGITS)
        counts[threadIdx.x * gridDim.x + blockIdx.x] = local[threadIdx.x];
}

__global__ void scatter(const u32 *keys, const u32 *values, u32 *outKeys, u32 *outValues, const u32 *starts, int n, int shift)
{
    __shared__ unsigned char digits[BLOCK];
    int i = blockIdx.x * BLOCK + threadIdx.x;
    u32 digit = i < n ? (keys[i] >> shift) & (DIGITS - 1) : DIGITS;
    digits[threadIdx.x] = digit;
    __syncthreads();
    if (i < n) {
        u32 before = 0;
        for (int t = 0; t < threadIdx.x; t++)
            before += digits[t] == digit;
        u32 to = starts[digit * gridDim.x + blockIdx.x] + before;
        outKeys[to] = keys[i];
        outValues[to] = values[i];
    }
}

int main()
{
    const int n = 3000, blocks = (n + BLOCK - 1) / BLOCK;
    std::mt19937 gen(2024);
    std::vector<std::pair<u32, u32>> pairs(n);
    std::vector<u32> keys(n), values(n), counts(DIGITS * blocks), starts(counts.size());
    for (int i = 0; i < n; ++i) {
        pairs[i] = {static_cast<u32>(gen() & 0xffff), static_cast<u32>(i)};
        keys[i] = pairs[i].first;
        values[i] = pairs[i].second;
    }
    u32 *k[2], *v[2], *c;
    for (int b = 0; b < 2; ++b) {
        cudaMalloc(&k[b], n * sizeof(u32));
        cudaMalloc(&v[b], n * sizeof(u32));
    }
    cudaMalloc(&c, counts.size() * sizeof(u32));
    cudaMemcpy(k[0], keys.data(), n * sizeof(u32), cudaMemcpyHostToDevice);
    cudaMemcpy(v[0], values.data(), n * sizeof(u32), cudaMemcpyHostToDevice);
    int from = 0;
    for (int shift = 0; shift < 16; shift += BITS, from ^= 1) {
        count<<<blocks, BLOCK>>>(k[from], c, n, shift);
        cudaMemcpy(counts.data(), c, counts.size() * sizeof(u32), cudaMemcpyDeviceToHost);
        u32 sum = 0;
        for (size_t i = 0; i < counts.size(); ++i) {
            starts[i] = sum;
            sum += counts[i];
        }
        cudaMemcpy(c, starts.data(), starts.size() * sizeof(u32), cudaMemcpyHostToDevice);
        scatter<<<blocks, BLOCK>>>(k[from], v[from], k[from ^ 1], v[from ^ 1], c, n, shift);
    }
    cudaMemcpy(keys.data(), k[from], n * sizeof(u32), cudaMemcpyDeviceToHost);
    cudaMemcpy(values.data(), v[from], n * sizeof(u32), cudaMemcpyDeviceToHost);
    std::stable_sort(pairs.begin(), pairs.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    bool same = true;
    for (int i = 0; i < n; ++i)
        same = same && pairs[i].first == keys[i] && pairs[i].second == values[i];
    std::cout << "first key " << keys.front() << ", last key " << keys.back() << std::endl;
    std::cout << std::boolalpha << "stable and sorted: " << same << std::endl;
    for (int b = 0; b < 2; ++b) {
        cudaFree(k[b]);
        cudaFree(v[b]);
    }
    cudaFree(c);
    return same ? 0 : 1;
}
