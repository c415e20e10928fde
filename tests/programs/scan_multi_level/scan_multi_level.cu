// Exclusive prefix sums of any length: blocks scan in shared memory, and their totals are scanned in turn.
#include <stdio.h>
#include <stdlib.h>
#include <vector>

#define CHECK(call)                                                                    \
    do {                                                                               \
        cudaError_t e = (call);                                                        \
        if (e != cudaSuccess) {                                                        \
            fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(e));                 \
            exit(1);                                                                   \
        }                                                                              \
    } while (0)

static const int WIDTH = 256;

// Up-sweep and down-sweep over one value of each thread.
__global__ void scanBlocks(const int *in, int *out, int *totals, int count)
{
    __shared__ int tree[WIDTH];
    const int t = threadIdx.x, at = blockIdx.x * WIDTH + t;
    tree[t] = at < count ? in[at] : 0;
    __syncthreads();
    for (int span = 1; span < WIDTH; span *= 2) {
        int right = (t + 1) * span * 2 - 1;
        if (right < WIDTH)
            tree[right] += tree[right - span];
        __syncthreads();
    }
    if (t == 0) {
        if (totals)
            totals[blockIdx.x] = tree[WIDTH - 1];
        tree[WIDTH - 1] = 0;
    }
    __syncthreads();
    for (int span = WIDTH / 2; span > 0; span /= 2) {
        int right = (t + 1) * span * 2 - 1;
        if (right < WIDTH) {
            int left = tree[right - span];
            tree[right - span] = tree[right];
            tree[right] += left;
        }
        __syncthreads();
    }
    if (at < count)
        out[at] = tree[t];
}

__global__ void addTotals(int *out, const int *totals, int count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count)
        out[at] += totals[blockIdx.x];
}

static void scan(const int *in, int *out, int count)
{
    int blocks = (count + WIDTH - 1) / WIDTH;
    if (blocks == 1) {
        scanBlocks<<<1, WIDTH>>>(in, out, NULL, count);
        CHECK(cudaGetLastError());
        return;
    }
    int *totals, *before;
    CHECK(cudaMalloc(&totals, blocks * sizeof(int)));
    CHECK(cudaMalloc(&before, blocks * sizeof(int)));
    scanBlocks<<<blocks, WIDTH>>>(in, out, totals, count);
    CHECK(cudaGetLastError());
    scan(totals, before, blocks);
    addTotals<<<blocks, WIDTH>>>(out, before, count);
    CHECK(cudaGetLastError());
    CHECK(cudaFree(totals));
    CHECK(cudaFree(before));
}

int main()
{
    int sizes[] = {1, 100, 256, 257, 5000, 70001};
    int failures = 0;
    for (int n : sizes) {
        std::vector<int> in(n), out(n);
        for (int &value : in)
            value = rand() % 10;
        int *dIn, *dOut;
        CHECK(cudaMalloc(&dIn, n * sizeof(int)));
        CHECK(cudaMalloc(&dOut, n * sizeof(int)));
        CHECK(cudaMemcpy(dIn, in.data(), n * sizeof(int), cudaMemcpyHostToDevice));
        scan(dIn, dOut, n);
        CHECK(cudaMemcpy(out.data(), dOut, n * sizeof(int), cudaMemcpyDeviceToHost));
        int sum = 0, wrong = 0;
        for (int i = 0; i < n; i++) {
            wrong += out[i] != sum;
            sum += in[i];
        }
        printf("n = %6d: last = %6d, %d wrong\n", n, out[n - 1], wrong);
        failures += wrong;
        CHECK(cudaFree(dIn));
        CHECK(cudaFree(dOut));
    }
    puts(failures ? "FAILED" : "PASSED");
    return failures != 0;
}
