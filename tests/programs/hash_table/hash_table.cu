// An open-addressing table: keys are claimed by atomicCAS, counts are added, lookups compared with unordered_map.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <unordered_map>
#include <vector>

constexpr uint32_t EMPTY = 0xffffffffu;

struct Table {
    uint32_t *keys;
    uint32_t *counts;
    uint32_t mask;
};

__device__ __host__ uint32_t mix(uint32_t k)
{
    k ^= k >> 16;
    k *= 0x85ebca6bu;
    k ^= k >> 13;
    k *= 0xc2b2ae35u;
    return k ^ (k >> 16);
}

__global__ void insert(Table table, const uint32_t *keys, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    uint32_t key = keys[i], slot = mix(key) & table.mask;
    for (;;) {
        uint32_t there = atomicCAS(&table.keys[slot], EMPTY, key);
        if (there == EMPTY || there == key) {
            atomicAdd(&table.counts[slot], 1u);
            return;
        }
        slot = (slot + 1) & table.mask;
    }
}

__global__ void lookup(Table table, const uint32_t *keys, uint32_t *counts, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    uint32_t key = keys[i], slot = mix(key) & table.mask;
    counts[i] = 0;
    while (table.keys[slot] != EMPTY) {
        if (table.keys[slot] == key) {
            counts[i] = table.counts[slot];
            return;
        }
        slot = (slot + 1) & table.mask;
    }
}

int main()
{
    const int n = 6000, capacity = 4096;
    std::mt19937 rng(31);
    std::vector<uint32_t> keys(n), counts(n);
    std::unordered_map<uint32_t, uint32_t> want;
    for (auto &k : keys) {
        k = rng() % 1500;
        ++want[k];
    }
    Table table;
    table.mask = capacity - 1;
    uint32_t *dKeys, *dCounts;
    cudaMalloc(&table.keys, capacity * sizeof(uint32_t));
    cudaMalloc(&table.counts, capacity * sizeof(uint32_t));
    cudaMalloc(&dKeys, n * sizeof(uint32_t));
    cudaMalloc(&dCounts, n * sizeof(uint32_t));
    cudaMemset(table.keys, 0xff, capacity * sizeof(uint32_t));
    cudaMemset(table.counts, 0, capacity * sizeof(uint32_t));
    cudaMemcpy(dKeys, keys.data(), n * sizeof(uint32_t), cudaMemcpyHostToDevice);
    insert<<<(n + 127) / 128, 128>>>(table, dKeys, n);
    for (int i = 0; i < n; i += 2)
        keys[i] += 1000000;
    cudaMemcpy(dKeys, keys.data(), n * sizeof(uint32_t), cudaMemcpyHostToDevice);
    lookup<<<(n + 127) / 128, 128>>>(table, dKeys, dCounts, n);
    cudaMemcpy(counts.data(), dCounts, n * sizeof(uint32_t), cudaMemcpyDeviceToHost);
    int hits = 0, wrong = 0;
    for (int i = 0; i < n; i++) {
        auto it = want.find(keys[i]);
        uint32_t expected = it == want.end() ? 0 : it->second;
        hits += counts[i] != 0;
        wrong += counts[i] != expected;
    }
    printf("%zu distinct keys, %d hits, %d wrong\n", want.size(), hits, wrong);
    cudaFree(table.keys);
    cudaFree(table.counts);
    cudaFree(dKeys);
    cudaFree(dCounts);
    return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
