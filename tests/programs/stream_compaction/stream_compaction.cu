// Elements that pass a test are packed in order: flags, a scan of each block, a scan of the totals, a scatter.
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <random>
#include <vector>

constexpr unsigned BLOCK = 256;

struct Keep {
    __host__ __device__ bool operator()(int x) const { return x % 3 == 0 && x > 50; }
};

__device__ int scanBlock(int value, int *shared)
{
    // Hillis and Steele with two halves that swap.
    int in = 0;
    shared[threadIdx.x] = value;
    __syncthreads();
    for (unsigned d = 1; d < BLOCK; d *= 2) {
        int out = 1 - in;
        int v = shared[in * BLOCK + threadIdx.x];
        if (threadIdx.x >= d)
            v += shared[in * BLOCK + threadIdx.x - d];
        shared[out * BLOCK + threadIdx.x] = v;
        in = out;
        __syncthreads();
    }
    return shared[in * BLOCK + threadIdx.x];
}

template <typename Predicate>
__global__ void countKept(const int *in, int *totals, int n, Predicate keep)
{
    unsigned i = blockIdx.x * BLOCK + threadIdx.x;
    int kept = __syncthreads_count(i < n && keep(in[i]));
    if (threadIdx.x == 0)
        totals[blockIdx.x] = kept;
}

__global__ void scanTotals(const int *totals, int *before, int blocks)
{
    __shared__ int shared[2 * BLOCK];
    int mine = threadIdx.x < blocks ? totals[threadIdx.x] : 0;
    int upTo = scanBlock(mine, shared);
    if (threadIdx.x < blocks)
        before[threadIdx.x + 1] = upTo;
    if (threadIdx.x == 0)
        before[0] = 0;
}

template <typename Predicate>
__global__ void pack(const int *in, int *out, const int *before, int n, Predicate keep)
{
    __shared__ int shared[2 * BLOCK];
    unsigned i = blockIdx.x * BLOCK + threadIdx.x;
    bool kept = i < n && keep(in[i]);
    int upTo = scanBlock(kept, shared);
    if (kept)
        out[before[blockIdx.x] + upTo - 1] = in[i];
}

int main()
{
    const int n = 20000, blocks = (n + BLOCK - 1) / BLOCK;
    std::mt19937 rng(99);
    std::uniform_int_distribution<int> values(0, 999);
    std::vector<int> in(n), want, got;
    std::generate(in.begin(), in.end(), [&] { return values(rng); });
    std::copy_if(in.begin(), in.end(), std::back_inserter(want), Keep());

    int *dIn, *dOut, *dTotals, *dBefore, kept = -1;
    cudaMalloc(&dIn, n * sizeof(int));
    cudaMalloc(&dOut, n * sizeof(int));
    cudaMalloc(&dTotals, blocks * sizeof(int));
    cudaMalloc(&dBefore, (blocks + 1) * sizeof(int));
    cudaMemcpy(dIn, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    countKept<<<blocks, BLOCK>>>(dIn, dTotals, n, Keep());
    scanTotals<<<1, BLOCK>>>(dTotals, dBefore, blocks);
    pack<<<blocks, BLOCK>>>(dIn, dOut, dBefore, n, Keep());
    cudaMemcpy(&kept, dBefore + blocks, sizeof(int), cudaMemcpyDeviceToHost);
    got.resize(kept);
    cudaMemcpy(got.data(), dOut, kept * sizeof(int), cudaMemcpyDeviceToHost);
    printf("kept %d of %d, the first is %d\n", kept, n, got[0]);
    bool same = got == want;
    printf("%s\n", same ? "SUCCESS" : "FAILURE");
    cudaFree(dIn);
    cudaFree(dOut);
    cudaFree(dTotals);
    cudaFree(dBefore);
    return !same;
}
